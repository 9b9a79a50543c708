"""How well the group stands at the beginning of a round: what many missions played before have taught.

A small network over what a seasoned player looks at. Its weights are data (``data/worth.json``), fitted to the outcome
of missions that bots have played against nobody but chance: ``scripts/learn_death_angel.py``.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from operator import mul

import msgspec

from starboard.games.death_angel.attack import only_one_attacks
from starboard.games.death_angel.cards import (
    ACTION,
    ATTACK_OF_TEAM,
    BROOD_LORD,
    CONTROL_PANEL,
    DOOR,
    FINAL,
    LEVELS,
    LOCATIONS,
    RANGE,
    TEAM_OF_MARINE,
    TERRAIN,
)
from starboard.games.death_angel.danger import reaped
from starboard.games.death_angel.defence import Guards
from starboard.games.death_angel.hands import legal_cards
from starboard.games.death_angel.odds import falls, lasting
from starboard.games.death_angel.state import CHOOSE, State

MOST_AHEAD = 5
"""Locations that can lie ahead, the one at hand with them."""
MARINES = 12
LAST = LEVELS["4"]
THREAT = [card.threat for card in TERRAIN]
HIT = 0.5
"""How likely an attack slays one."""


class Model(msgspec.Struct, frozen=True):
    """What speaks for every feature by itself, a layer of neurons, and one that sums them up."""

    linear: list[float]
    hidden: list[list[float]]
    """By neuron the weight of every feature."""
    bias: list[float]
    out: list[float]
    base: float

    def win(self, features: list[float]) -> float:
        """How likely the mission is won."""
        total = sum(map(mul, self.linear, features), self.base)
        for weights, bias, out in zip(self.hidden, self.bias, self.out, strict=True):
            sum_ = sum(map(mul, weights, features), bias)
            if sum_ > 0:
                total += out * sum_
        return 1 / (1 + math.exp(-total)) if total > -50 else 0.0


def encode(model: Model) -> bytes:
    """As the file has it, a line for every neuron."""
    return msgspec.json.encode(model).replace(b"],", b"],\n") + b"\n"


@cache
def model() -> Model:
    """The fitted one."""
    return msgspec.json.decode((files(__package__) / "data" / "worth.json").read_bytes(), type=Model)


def worth(state: State) -> float:
    """From 0 (lost) to 1 (won)."""
    return model().win(features(state))


def features(state: State) -> list[float]:
    """What the model looks at, each about from 0 to 1."""
    everybody = 2 * sum(owner >= 0 for owner in state.owners)
    alive = len(state.formation) / everybody
    return [
        alive * alive,
        everybody / MARINES,
        *_way(state, alive),
        *_formation(state),
        *_terrain(state),
        *_teams(state),
    ]


def _way(state: State, alive: float) -> list[float]:
    """How far it is, and what is done already where it ends."""
    ahead = min(len(state.location_deck), MOST_AHEAD)
    steps, spread = [0.0] * (MOST_AHEAD + 1), [0.0] * (MOST_AHEAD + 1)
    steps[ahead], spread[ahead] = 1.0, alive
    left, right = len(state.left_blips), len(state.right_blips)
    near, far = (left, right) if left < right else (right, left)
    final = FINAL[state.location]
    there = sum(len(swarm.cards) for groups in state.swarms for swarm in groups)
    here, ends = [0.0] * len(LOCATIONS), [0.0] * len(LAST)
    here[state.location] = 1.0
    lords = 0.0
    if final:
        ends[LAST.index(state.location)] = alive
        lords = sum(len(swarm.cards) for groups in state.swarms for swarm in groups if swarm.cards[-1] >= BROOD_LORD)
    return [
        *steps,
        *spread,
        *here,
        *ends,
        0.0 if final else near / 6,
        0.0 if final else far / 6,
        0.0 if final else near * alive / 6,
        float(not final and near <= 1),
        (left + right) / 12 if final else 0.0,
        (left + right + there) * (1 - alive) / 12 if final else 0.0,
        there / 12 if final else 0.0,
        float(len(state.lords_slain)),
        lords / 6,
        state.launch_tokens / 4,
        (state.launch_tokens / 4) ** 2,
        state.door_tokens / 3,
        min(state.door_tokens, there) / 3,
        float(state.artefact >= 0),
        float(only_one_attacks(state)),
    ]


def _formation(state: State) -> list[float]:
    """What swarms threaten, and what can be done about them."""
    guard = lasting(state) if state.phase != CHOOSE else Guards((), state.lasting, state.lasting_target)
    formation, swarms, faces = state.formation, state.swarms, state.faces
    last = len(formation) - 1
    armed = [0.0] * len(swarms)  # how many can shoot at each place next round
    covered = [0.0] * len(swarms)  # how many face it at all
    sizes = [sum(len(group.cards) for group in groups) if groups else 0 for groups in swarms]
    firepower = 0.0
    for row, marine in enumerate(formation):
        side, reach, team = faces[marine], RANGE[marine], TEAM_OF_MARINE[marine]
        card = ATTACK_OF_TEAM[team]
        ready = card in legal_cards(state, team)
        aim = 0
        for place in range(2 * max(0, row - reach) + side, 2 * min(last, row + reach) + 2, 2):
            covered[place] += 1
            if ready:
                armed[place] += 1
                aim = max(aim, sizes[place])
        if aim:
            firepower += reaped(card, marine, aim)
    before = behind = squares = worst = expected = likely = tokens = useful = ends = 0.0
    naked = answered = large = held = uncovered = hunters = 0.0
    safe = 1.0
    for row, marine in enumerate(formation):
        side, carried = faces[marine], state.tokens[marine]
        tokens += carried
        held += carried > 0
        stands = 1.0
        for place in (2 * row, 2 * row + 1):
            groups = swarms[place]
            if not groups:
                continue
            cards = groups[0].cards if len(groups) == 1 else tuple(sorted(c for g in groups for c in g.cards))
            size = sizes[place]
            squares += size * size
            large += size >= 4
            facing = side == place & 1
            fall = falls(guard, marine, cards, carried if facing else 0)
            if facing:
                before += size
                useful += carried > 0
            else:
                behind += size
            if not armed[place]:
                naked += fall
            if not covered[place]:
                uncovered += fall
            answered += min(size, HIT * armed[place])
            if cards[-1] >= BROOD_LORD:
                hunters += min(3, armed[place])
            if row in (0, last):
                ends += size
            stands *= 1 - fall
        expected += 1 - stands
        worst = max(worst, 1 - stands)
        likely += stands < 0.5
        safe *= stands
    many = max(1, last + 1)
    left = sum(not faces[marine] for marine in formation) / many
    return [
        before / 6,
        behind / 6,
        squares / 20,
        ends / 6,
        expected / 2,
        expected / many,
        worst,
        likely / 2,
        large / 2,
        safe,
        tokens / 4,
        held / 3,
        useful / 3,
        naked / 2,
        uncovered / 2,
        answered / 4,
        firepower / 4,
        hunters / 3,
        sum(map(bool, armed)) / 12,
        sum(map(bool, covered)) / 12,
        abs(left - 0.5),
    ]


def _terrain(state: State) -> list[float]:
    """Where they will come from: who looks there, who can shoot there, and who is there already."""
    formation, faces, swarms = state.formation, state.faces, state.swarms
    open_, unseen, growing, red = 0.0, 0.0, 0.0, 0.0
    for card, place in enumerate(state.terrain):
        if place < 0 or place >= len(swarms):
            continue
        row, side = divmod(place, 2)
        threat = THREAT[card]
        red += threat
        if faces[formation[row]] != side:
            open_ += threat
        if not any(faces[marine] == side and abs(at - row) <= RANGE[marine] for at, marine in enumerate(formation)):
            unseen += threat
        growing += threat * sum(len(swarm.cards) for swarm in swarms[place])
    return [red / 10, open_ / 10, unseen / 10, growing / 20, _faced(state, CONTROL_PANEL), _faced(state, DOOR)]


def _faced(state: State, card: int) -> float:
    """Whether a Terrain card can be activated next round as the Marines stand: half if somebody has to turn."""
    place = state.terrain[card]
    if not 0 <= place < len(state.swarms) or (card == CONTROL_PANEL and LOCATIONS[state.location].panel is None):
        return 0.0
    marine = state.formation[place >> 1]
    team = TEAM_OF_MARINE[marine]
    if not any(ACTION[card].type == "move-activate" for card in legal_cards(state, team)):
        return 0.0
    return 1.0 if state.faces[marine] == place & 1 else 0.5


def _teams(state: State) -> list[float]:
    """Who lives, and which cards are at hand: a card for every Marine who can use it."""
    there = [0.0] * MARINES
    for marine in state.formation:
        there[marine] = 1.0
    cards: list[float] = []
    for team, owner in enumerate(state.owners):
        living = sum(there[2 * team : 2 * team + 2])
        attack = support = 0.0
        if owner >= 0 and living:
            rests = state.rests[team]
            attack = living / 2 * (ATTACK_OF_TEAM[team] in legal_cards(state, team))
            support = float(not rests or ACTION[rests].type != "support")
        cards += [attack, support, float(living > 0)]
    return [*there, *cards]
