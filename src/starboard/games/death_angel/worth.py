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

from starboard.games.death_angel.cards import ATTACK_OF_TEAM, CONTROL_PANEL, FINAL, RANGE, TEAM_OF_MARINE
from starboard.games.death_angel.defence import Guards
from starboard.games.death_angel.odds import falls, lasting
from starboard.games.death_angel.state import CHOOSE, State

MOST_AHEAD = 5
"""Locations that can lie ahead, the one at hand with them."""
MARINES = 12


class Model(msgspec.Struct, frozen=True):
    """A layer of neurons and one that sums them up."""

    hidden: list[list[float]]
    """By neuron the weight of every feature."""
    bias: list[float]
    out: list[float]
    base: float

    def win(self, features: list[float]) -> float:
        """How likely the mission is won."""
        total = self.base
        for weights, bias, out in zip(self.hidden, self.bias, self.out, strict=True):
            sum_ = sum(map(mul, weights, features), bias)
            if sum_ > 0:
                total += out * sum_
        return 1 / (1 + math.exp(-total)) if total > -50 else 0.0


def encode(model: Model) -> bytes:
    """As the file has it, a line for every neuron."""
    return msgspec.json.encode(model).replace(b"],[", b"],\n[") + b"\n"


@cache
def model() -> Model:
    """The fitted one."""
    return msgspec.json.decode((files(__package__) / "data" / "worth.json").read_bytes(), type=Model)


def worth(state: State) -> float:
    """From 0 (lost) to 1 (won)."""
    return model().win(features(state))


def features(state: State) -> list[float]:
    """What the model looks at, each about from 0 to 1."""
    formation = state.formation
    everybody = 2 * sum(owner >= 0 for owner in state.owners)
    alive = len(formation) / everybody
    ahead = len(state.location_deck)
    final = FINAL[state.location]
    left, right = len(state.left_blips), len(state.right_blips)
    found = [0.0] * (MOST_AHEAD + 1)
    found[min(ahead, MOST_AHEAD)] = 1.0
    spread = [0.0] * (MOST_AHEAD + 1)
    spread[min(ahead, MOST_AHEAD)] = alive
    guard = lasting(state) if state.phase != CHOOSE else Guards((), state.lasting, state.lasting_target)
    found += spread
    found += _formation(state, guard)
    found += [
        alive * alive,
        everybody / MARINES,
        min(left, right) / 6,
        max(left, right) / 6,
        final * (left + right) / 12,
        final * len(state.lords_slain),
        state.launch_tokens / 4,
        state.door_tokens / 3,
        float(state.artefact >= 0),
        float(final and state.terrain[CONTROL_PANEL] >= 0),
    ]
    there = [0.0] * MARINES
    for marine in formation:
        there[marine] = 1.0
    ready = [0.0] * 6
    for team, owner in enumerate(state.owners):
        if owner >= 0 and state.rests[team] != ATTACK_OF_TEAM[team]:
            ready[team] = 1.0
    return [*found, *there, *ready]


def _formation(state: State, guard: Guards) -> list[float]:
    """What swarms threaten, and what can be done about them."""
    before = behind = squares = worst = expected = likely = tokens = useful = ends = 0.0
    exposed: set[int] = set()
    last = len(state.formation) - 1
    swarms = state.swarms
    for row, marine in enumerate(state.formation):
        side, held = state.faces[marine], state.tokens[marine]
        tokens += held
        fall = 0.0
        for place in (2 * row, 2 * row + 1):
            groups = swarms[place]
            if not groups:
                continue
            cards = groups[0].cards if len(groups) == 1 else tuple(sorted(c for g in groups for c in g.cards))
            size = len(cards)
            squares += size * size
            facing = side == place & 1
            if facing:
                before += size
                useful += held > 0
            else:
                behind += size
            if row in (0, last):
                ends += size
            fall = 1 - (1 - fall) * (1 - falls(guard, marine, cards, held if facing else 0))
        expected += fall
        worst = max(worst, fall)
        likely += fall > 0.5
        if state.rests[TEAM_OF_MARINE[marine]] != ATTACK_OF_TEAM[TEAM_OF_MARINE[marine]]:
            reach = RANGE[marine]
            for there in range(max(0, row - reach), min(last, row + reach) + 1):
                if swarms[2 * there + side]:
                    exposed.add(2 * there + side)
    reached = sum(len(group.cards) for place in exposed for group in swarms[place])
    facing_left = sum(state.faces[marine] == 0 for marine in state.formation) / max(1, last + 1)
    return [
        before / 6,
        behind / 6,
        squares / 20,
        ends / 6,
        expected / 2,
        worst,
        likely / 2,
        tokens / 4,
        useful / 3,
        reached / 6,
        len(exposed) / 3,
        abs(facing_left - 0.5),
    ]
