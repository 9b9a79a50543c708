"""What a seat may know (section 16), shaped for a board: rows from the top down with both sides.

``pending`` is the agenda as the seat may know it; a client can ignore it, ``imagine`` needs it.
"""

from __future__ import annotations

from itertools import product
from typing import Literal, TypeAlias

import msgspec

from starboard.core import game as core
from starboard.core.chance import Chance
from starboard.games.death_angel.attack import kills
from starboard.games.death_angel.cards import (
    ACTION,
    ACTIONS_OF_TEAM,
    ARTEFACT,
    BROOD_LORD,
    DIE_FACES,
    DOOR,
    ENEMY,
    ENEMY_NAMES,
    EVENT,
    EVENTS,
    FINAL,
    GENESTEALERS,
    LEFT,
    LEVELS,
    LOCATION,
    LOCATIONS,
    MARINE,
    MARINE_NAMES,
    MARINES_OF_TEAM,
    PLACE_NAMES,
    RANGE,
    SIDE,
    SIDE_NAMES,
    SKULL,
    TEAM,
    TEAM_NAMES,
    TEAM_OF_ACTION,
    TEAM_OF_MARINE,
    TERRAIN_ID,
    TERRAIN_NAMES,
    ActionType,
    Colour,
    Enemy,
    FaceSaves,
    JamGuns,
    MarineName,
    Place,
    ScoutEvent,
    SideName,
    TeamName,
    TerrainName,
    action_with,
)
from starboard.games.death_angel.choose_actions import choosers, legal_cards
from starboard.games.death_angel.event import QUESTIONS
from starboard.games.death_angel.genestealer_attack import judgement, lords_in
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.spawn import amount
from starboard.games.death_angel.state import GONE, IN_BOX, RESOLVE, Options, State, Step, Swarm

SCOUTS = TEAM_OF_ACTION[action_with(ScoutEvent)]
"""The team that can look at Events."""

QuestionKind: TypeAlias = Literal[
    "take-team",
    "choose-actions",
    "support",
    "enter-formation",
    "move",
    "turn",
    "activate",
    "onward-brothers",
    "strategize",
    "power-field",
    "stealth",
    "stealth-other",
    "scout",
    "scout-put",
    "intimidate",
    "intimidate-take",
    "smaller-pile",
    "attack",
    "attack-more",
    "paid-attack",
    "quick-instincts",
    "attack-roll",
    "slay",
    "lead-by-example",
    "charge",
    "defence-roll",
    "artefact",
    "counter-attack",
    "event-target",
    "event-victim",
    "cleanse",
    "spawn-order",
    "everywhere",
    "door",
    "refill",
    "discard-blip",
    "cap-spawn",
    "place-tokens",
    "token-and-turn",
    "turn-chosen",
    "spawn-on-swarm",
    "spawn-behind",
    "place-terrain",
    "brood-lords",
    "teleport",
    "overload",
    "launch",
    "pump-toxin",
    "instinct",
]
"""What is asked. ``instinct`` is what the others see while the current player reads an Instinct Event (DA-9.3)."""


class TerrainView(msgspec.Struct, frozen=True):
    """A Terrain card in the formation."""

    terrain: TerrainName
    tokens: int = 0
    activated: bool = False
    capped: bool = False


class SwarmView(msgspec.Struct, frozen=True):
    """A swarm; Brood Lords come last in ``cards``."""

    cards: tuple[Enemy, ...]
    attacked: int = 0
    """The how-manieth attack of this phase was its; 0 for not yet."""
    protected: bool = False
    survival: int = 6
    """With how many of the six faces the Marine here survives its attack, without a reroll."""


class SideView(msgspec.Struct, frozen=True):
    """One side of a row."""

    terrain: tuple[TerrainView, ...]
    swarms: tuple[SwarmView, ...]
    """Mostly none or one; two while DA-12.2 keeps groups apart. The index is ``group`` in moves."""


class RowView(msgspec.Struct, frozen=True):
    """A position: a Marine and what is left and right of him."""

    position: int
    marine: MarineName
    team: TeamName
    player: core.Seat
    facing: SideName
    tokens: int
    range: int
    left: SideView
    right: SideView


class ActionView(msgspec.Struct, frozen=True):
    """An Action card of a team and whether it can be chosen this round."""

    card: int
    type: ActionType
    status: Literal["ready", "resting", "jammed"]


class TeamView(msgspec.Struct, frozen=True):
    """A combat team in play."""

    team: TeamName
    player: core.Seat
    marines: tuple[MarineName, ...]
    """The living ones, from the top of the formation."""
    slain: tuple[MarineName, ...]
    actions: tuple[ActionView, ...]
    """Its Action cards; none once the team is eliminated."""
    has_chosen: bool
    chosen: int
    """This round's card; 0 if there is none or this seat may not see it."""


class LocationView(msgspec.Struct, frozen=True):
    """Where the group is: ``step`` of ``steps`` Locations, the setup Location being the first."""

    code: str
    level: str
    step: int
    steps: int
    tokens: int
    """Tokens on the card (Launch Control Room)."""
    final: bool


class Roll(msgspec.Struct, frozen=True):
    """The die on the table."""

    kind: Literal["attack", "defence"]
    marine: MarineName
    place: Place
    group: int
    face: int
    skull: bool
    size: int
    lords: int
    rerolled: bool
    good: bool
    """Whether the face as it lies is a success for the Marine."""
    odds: int
    """Faces out of six that would be a success on a reroll."""
    can_reroll: bool


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the table waits for. Fields that a kind of question has no use for are left out."""

    kind: QuestionKind
    seats: tuple[core.Seat, ...]
    marine: MarineName | None = None
    """The Marine it is about: who rolls, attacks, activates ..."""
    marines: tuple[MarineName, ...] = ()
    """The Marines who can still act."""
    place: Place | None = None
    group: int = 0
    card: int = 0
    """The Action card behind it."""
    terrain: TerrainName | None = None
    count: int = 0
    """How many are still to pick."""


class Lasting(msgspec.Struct, frozen=True):
    """An Event that has an effect on a whole round."""

    event: str
    marine: MarineName | None = None
    team: TeamName | None = None


class SpawnBoxView(msgspec.Struct, frozen=True):
    """A spawn box: so many on every Terrain card of the colour."""

    colour: Colour
    size: Literal["major", "minor"]
    count: int


class EventBoxes(msgspec.Struct, frozen=True):
    """The boxes of the Event on the table: what will spawn where, and which swarms will move."""

    spawn: tuple[SpawnBoxView, ...]
    movement: Literal["adjacent", "flank"] | None
    symbol: Enemy | None


class Scouted(msgspec.Struct, frozen=True):
    """An Event the viewer has seen with Forward Scouting: so many cards lie above it."""

    above: int
    event: str


class Ending(msgspec.Struct, frozen=True):
    """How the game ended."""

    won: bool
    by: Literal["launch", "brood-lords", "elimination", "slain"]


class View(core.View, frozen=True, kw_only=True):
    """What one seat may know."""

    seat: core.Seat
    seats: int
    options: Options
    now: float
    round: int
    phase: int
    """1 Choose Actions, 2 Resolve Actions, 3 Genestealer Attack, 4 Event; 0 at setup."""
    current: core.Seat
    """The current player."""

    location: LocationView
    visited: tuple[str, ...]
    """Locations left behind, the setup Location first."""
    major: int
    minor: int
    rows: tuple[RowView, ...]
    beyond: tuple[SideView, ...]
    """The two sides of the last row once its Marine is dead and the game lost."""
    supply: int
    left_blips: int
    right_blips: int
    genestealer_deck: int
    genestealer_discard: tuple[Enemy, ...]
    event_deck: int
    event_discard: tuple[str, ...]
    location_deck: int
    lords_slain: tuple[Enemy, ...]
    artefact: core.Seat | None
    """Who holds the Artefact."""
    artefact_gone: bool
    attacks: int
    """How many attacks there were in this round's Genestealer Attack Phase."""

    teams: tuple[TeamView, ...]
    order: tuple[int, ...]
    """The Action cards of this round in ascending order, once revealed."""
    resolving: int
    resolved: tuple[int, ...]
    lead_used: bool
    rests: tuple[int, ...]
    """The Action card each of the six teams resolved last round; 0 for none."""
    activated: tuple[TerrainName, ...]

    event: str | None
    """The Event on the table, if this seat may see it."""
    event_boxes: EventBoxes | None
    event_hidden: bool
    """An Instinct Event lies face down before the current player."""
    picks: tuple[int, ...]
    lasting: Lasting | None
    """An Event of last round that is on this round."""
    upcoming: Lasting | None
    scouted: tuple[Scouted, ...]

    question: Question | None
    roll: Roll | None
    pending: tuple[Step, ...]
    travelling: bool
    ending: Ending | None


# --- looking ---------------------------------------------------------------------------------------------------

_COUNTED = frozenset(
    (
        "take-team",
        "intimidate-take",
        "attack-more",
        "slay",
        "charge",
        "door",
        "refill",
        "place-tokens",
        "spawn-on-swarm",
        "spawn-behind",
        "overload",
        "pump-toxin",
        "cleanse",
        "everywhere",
        "spawn-order",
    )
)
"""Questions whose number is how many there are to pick, place or spawn."""
_ABOUT_MARINES = frozenset(["attack", "paid-attack", "move", "turn", "activate", "everywhere"])
"""Questions that list the Marines who can still act."""


def view(state: State, seat: core.Seat) -> View:
    """What the seat may know (DA-16.1), and no more (DA-16.2)."""
    knows_event = state.event >= 0 and (state.revealed or seat == state.current)
    hides = state.event >= 0 and not knows_event
    pending = _masked(state.agenda) if hides else tuple(state.agenda)
    rows = tuple(_row(state, position) for position in range(len(state.formation)))
    location = LOCATIONS[state.location]
    recipe = LOCATIONS[state.setup].setup
    assert recipe is not None
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        now=state.now,
        round=state.round,
        phase=state.phase,
        current=state.current,
        location=LocationView(
            code=location.code,
            level=location.level,
            step=len(state.visited) + 1,
            steps=len(recipe.deck) + 1,
            tokens=state.launch_tokens,
            final=FINAL[state.location],
        ),
        visited=tuple(LOCATIONS[n].code for n in state.visited),
        major=recipe.major,
        minor=recipe.minor,
        rows=rows,
        beyond=() if rows or not state.swarms else (_side(state, 0), _side(state, 1)),
        supply=state.supply,
        left_blips=len(state.left_blips),
        right_blips=len(state.right_blips),
        genestealer_deck=len(state.deck),
        genestealer_discard=tuple([ENEMY_NAMES[card] for card in state.discard]),
        event_deck=len(state.events),
        event_discard=tuple([EVENTS[card].code for card in state.event_discard]),
        location_deck=len(state.location_deck),
        lords_slain=tuple([ENEMY_NAMES[card] for card in state.lords_slain]),
        artefact=state.artefact if state.artefact >= 0 else None,
        artefact_gone=state.terrain[ARTEFACT] == GONE,
        attacks=state.attacks,
        teams=tuple([_team(state, team, seat) for team, owner in enumerate(state.owners) if owner >= 0]),
        order=tuple(sorted(card for card in state.chosen if card)) if state.phase >= RESOLVE else (),
        resolving=state.resolving,
        resolved=tuple(state.resolved),
        lead_used=state.lead_used,
        rests=tuple(state.rests),
        activated=tuple([TERRAIN_NAMES[terrain] for terrain in state.activated]),
        event=EVENTS[state.event].code if knows_event else None,
        event_boxes=_boxes(state) if knows_event else None,
        event_hidden=state.event >= 0 and not state.revealed,
        picks=() if hides else tuple(state.picks),
        lasting=_lasting(state.lasting, state.lasting_target),
        upcoming=_lasting(state.upcoming, state.upcoming_target),
        scouted=_scouted(state) if seat == state.owners[SCOUTS] else (),
        question=_question(state, pending[-1]) if pending else None,
        roll=_roll(state),
        pending=pending,
        travelling=state.travelling,
        ending=Ending(state.outcome == "won", state.ending) if state.ending else None,
    )


def _masked(agenda: list[Step]) -> tuple[Step, ...]:
    """The agenda for those who may not see what an Instinct Event asks (DA-9.3)."""
    return (*agenda[:-1], Step("instinct", agenda[-1].seat))


def _row(state: State, position: int) -> RowView:
    marine = state.formation[position]
    team = TEAM_OF_MARINE[marine]
    return RowView(
        position + 1,
        MARINE_NAMES[marine],
        TEAM_NAMES[team],
        state.owners[team],
        SIDE_NAMES[state.faces[marine]],
        state.tokens[marine],
        RANGE[marine],
        _side(state, 2 * position),
        _side(state, 2 * position + 1),
    )


def _side(state: State, place: int) -> SideView:
    terrain: tuple[TerrainView, ...] = ()
    if place in state.terrain:
        terrain = tuple(
            TerrainView(
                TERRAIN_NAMES[card],
                state.door_tokens if card == DOOR else 0,
                card in state.activated,
                card == state.capped,
            )
            for card, where in enumerate(state.terrain)
            if where == place
        )
    swarms = tuple(
        [
            SwarmView(
                tuple([ENEMY_NAMES[card] for card in swarm.cards]),
                swarm.attacked,
                swarm.protected,
                _survival(state, place, swarm),
            )
            for swarm in state.swarms[place]
        ]
    )
    return SideView(terrain, swarms)


def _survival(state: State, place: int, swarm: Swarm) -> int:
    if swarm.protected or not state.formation:
        return DIE_FACES
    marine = state.formation[place >> 1]
    return sum(judgement(state, marine, swarm, face, False) != "hit" for face in range(DIE_FACES))


def _team(state: State, team: int, seat: core.Seat) -> TeamView:
    alive = [marine for marine in state.formation if TEAM_OF_MARINE[marine] == team]
    slain = [marine for marine in MARINES_OF_TEAM[team] if marine not in alive] if state.formation else []
    card = state.chosen[team]
    legal = legal_cards(state, team)
    actions = [
        ActionView(
            number,
            ACTION[number].type,
            "ready" if number in legal else "resting" if number == state.rests[team] else "jammed",
        )
        for number in ACTIONS_OF_TEAM[team]
    ]
    return TeamView(
        TEAM_NAMES[team],
        state.owners[team],
        tuple([MARINE_NAMES[marine] for marine in alive]),
        tuple([MARINE_NAMES[marine] for marine in slain]),
        tuple(actions) if alive or not state.phase else (),
        card > 0,
        card if state.phase >= RESOLVE or seat == state.owners[team] else 0,
    )


def _boxes(state: State) -> EventBoxes:
    card = EVENTS[state.event]
    return EventBoxes(
        tuple([SpawnBoxView(box.colour, box.size, amount(state, box)) for box in card.spawn]),
        card.movement.kind if card.movement else None,
        card.movement.symbol if card.movement else None,
    )


def _lasting(event: int, target: int) -> Lasting | None:
    if event < 0:
        return None
    card = EVENTS[event]
    return Lasting(
        card.code,
        MARINE_NAMES[target] if isinstance(card.effect, FaceSaves) else None,
        TEAM_NAMES[target] if isinstance(card.effect, JamGuns) else None,
    )


def _scouted(state: State) -> tuple[Scouted, ...]:
    """Known Events of the deck, the next one first."""
    top = len(state.events) - 1
    return tuple(Scouted(top - n, EVENTS[state.events[n]].code) for n in sorted(state.scouted, reverse=True))


def _question(state: State, step: Step) -> Question:
    kind: QuestionKind = step.kind  # type: ignore[assignment]
    if kind == "choose-actions":
        return Question(kind, choosers(state, step))
    return Question(
        kind,
        (step.seat,),
        marine=MARINE_NAMES[step.marine] if step.marine >= 0 else None,
        marines=tuple([MARINE_NAMES[marine] for marine in step.who]) if kind in _ABOUT_MARINES else (),
        place=PLACE_NAMES[step.place] if step.place >= 0 else None,
        group=step.group,
        card=0 if kind == "place-terrain" else step.card,
        terrain=TERRAIN_NAMES[step.card] if kind == "place-terrain" else None,
        count=step.n if kind in _COUNTED else 0,
    )


_ROLLS = ("attack-roll", "defence-roll", "artefact")


def _roll(state: State) -> Roll | None:
    """The die on the table, with how good it is and how good a reroll could be."""
    if not state.agenda or state.agenda[-1].kind not in _ROLLS:
        return None
    step = state.agenda[-1]
    swarm = state.swarms[step.place][step.group]
    if step.kind == "attack-roll":
        ability = ACTION[step.card].ability if step.card else None
        good = kills(ability, step.marine, step.n)[0] > 0
        odds = sum(kills(ability, step.marine, face)[0] > 0 for face in range(DIE_FACES))
        can = state.tokens[step.marine] > 0
    else:
        good = judgement(state, step.marine, swarm, step.n, step.rerolled) != "hit"
        odds = sum(judgement(state, step.marine, swarm, face, True) != "hit" for face in range(DIE_FACES))
        can = step.kind == "defence-roll"
    return Roll(
        "attack" if step.kind == "attack-roll" else "defence",
        MARINE_NAMES[step.marine],
        PLACE_NAMES[step.place],
        step.group,
        step.n,
        SKULL[step.n],
        len(swarm.cards),
        lords_in(swarm),
        step.rerolled,
        good,
        odds,
        can,
    )


# --- imagining -------------------------------------------------------------------------------------------------


def imagine(seen: View, chance: Chance) -> State:
    """A state that gives this very view: what the seat can't know is dealt anew."""
    state = _known(seen)
    _deal_genestealers(state, seen, chance)
    _deal_locations(state, seen, chance)
    _deal_actions(state, seen, chance)
    _deal_events(state, seen, chance)
    return state


def _known(seen: View) -> State:
    """All that the view says."""
    state = State(
        now=seen.now,
        options=seen.options,
        seats=seen.seats,
        owners=[-1] * len(TEAM_NAMES),
        setup=LOCATION[(*seen.visited, seen.location.code)[0]],
        location=LOCATION[seen.location.code],
        location_deck=[],
        visited=[LOCATION[code] for code in seen.visited],
        round=seen.round,
        phase=seen.phase,
        current=seen.current,
        formation=[MARINE[row.marine] for row in seen.rows],
        faces=[LEFT] * len(MARINE_NAMES),
        tokens=[0] * len(MARINE_NAMES),
        supply=seen.supply,
        launch_tokens=seen.location.tokens,
        terrain=[IN_BOX] * len(TERRAIN_NAMES),
        activated=[TERRAIN_ID[terrain] for terrain in seen.activated],
        artefact=-1 if seen.artefact is None else seen.artefact,
        attacks=seen.attacks,
        lords_slain=[ENEMY[card] for card in seen.lords_slain],
        deck=[],
        discard=[ENEMY[card] for card in seen.genestealer_discard],
        events=[],
        event_discard=[EVENT[code] for code in seen.event_discard],
        event=EVENT[seen.event] if seen.event else -1,
        revealed=not seen.event_hidden,
        picks=list(seen.picks),
        chosen=[0] * len(TEAM_NAMES),
        rests=list(seen.rests),
        resolving=seen.resolving,
        resolved=list(seen.resolved),
        lead_used=seen.lead_used,
        travelling=seen.travelling,
        agenda=list(seen.pending),
    )
    if seen.artefact_gone:
        state.terrain[ARTEFACT] = GONE
    for row in seen.rows:
        state.faces[MARINE[row.marine]] = SIDE[row.facing]
        state.tokens[MARINE[row.marine]] = row.tokens
        _remember_side(state, row.left)
        _remember_side(state, row.right)
    for side in seen.beyond:
        _remember_side(state, side)
    for team in seen.teams:
        state.owners[TEAM[team.team]] = team.player
        state.chosen[TEAM[team.team]] = team.chosen
    state.lasting, state.lasting_target = _remembered(seen.lasting)
    state.upcoming, state.upcoming_target = _remembered(seen.upcoming)
    if seen.ending is not None:
        state.outcome = "won" if seen.ending.won else "lost"
        state.ending = seen.ending.by
    return state


def _remember_side(state: State, side: SideView) -> None:
    place = len(state.swarms)
    for terrain in side.terrain:
        number = TERRAIN_ID[terrain.terrain]
        state.terrain[number] = place
        if number == DOOR:
            state.door_tokens = terrain.tokens
        if terrain.capped:
            state.capped = number
    state.swarms.append(
        tuple(
            Swarm(tuple(ENEMY[card] for card in swarm.cards), swarm.attacked, swarm.protected) for swarm in side.swarms
        )
    )


def _remembered(lasting: Lasting | None) -> tuple[int, int]:
    if lasting is None:
        return -1, -1
    target = MARINE[lasting.marine] if lasting.marine else TEAM[lasting.team] if lasting.team else -1
    return EVENT[lasting.event], target


def _deal_genestealers(state: State, seen: View, chance: Chance) -> None:
    """Cards nobody sees lie in the Blip piles and the deck."""
    hidden = [card for card in range(BROOD_LORD) for _ in range(GENESTEALERS[card].copies)]
    for card in state.discard:
        hidden.remove(card)
    for groups in state.swarms:
        for swarm in groups:
            for card in swarm.cards:
                if card < BROOD_LORD:
                    hidden.remove(card)
    chance.shuffle(hidden)
    left, both = seen.left_blips, seen.left_blips + seen.right_blips
    state.left_blips, state.right_blips, state.deck = hidden[:left], hidden[left:both], hidden[both:]


def _deal_locations(state: State, seen: View, chance: Chance) -> None:
    """Any Location of the right level may lie in the deck (DA-3.4)."""
    recipe = LOCATIONS[state.setup].setup
    assert recipe is not None
    levels = recipe.deck[len(recipe.deck) - seen.location_deck :]
    state.location_deck = [chance.pick(LEVELS[level]) for level in reversed(levels)]


def _deal_actions(state: State, seen: View, chance: Chance) -> None:
    """Cards that lie face down can be any legal ones; once all lie, the lowest made its player current player."""
    hidden = [TEAM[team.team] for team in seen.teams if team.has_chosen and not team.chosen]
    if not hidden:
        return
    hands = [legal_cards(state, team) for team in hidden]
    choices = list(product(*hands))
    if seen.question is not None and seen.question.kind != "choose-actions":
        known = [(card, state.owners[team]) for team, card in enumerate(state.chosen) if card]
        owners = [state.owners[team] for team in hidden]
        choices = [cards for cards in choices if min([*known, *zip(cards, owners, strict=True)])[1] == state.current]
    for team, card in zip(hidden, chance.pick(choices), strict=True):
        state.chosen[team] = card


def _deal_events(state: State, seen: View, chance: Chance) -> None:
    """The Event deck in any order, but for what was scouted; a hidden Instinct Event is one that asks something."""
    known = {seen.event_deck - 1 - card.above: EVENT[card.event] for card in seen.scouted}
    out = {*state.event_discard, *known.values(), state.event}
    hidden = [card for card in range(len(EVENTS)) if card not in out]
    chance.shuffle(hidden)
    if seen.event_hidden and seen.event is None:
        state.event = next(card for card in hidden if EVENTS[card].instinct and _asks(state, card))
        hidden.remove(state.event)
    state.scouted = sorted(known)
    state.events = [known[n] if n in known else hidden.pop() for n in range(seen.event_deck)]


def _asks(state: State, event: int) -> bool:
    """Whether the current player would have something to choose; if so the agenda asks it."""
    state.event = event
    picks, agenda = state.picks[:], state.agenda[:]
    state.agenda[-1] = Step("event-target", state.agenda[-1].seat)
    play = Play(state, Chance(), core.unheard)
    while (step := state.agenda[-1]).kind in ("event-target", "event-victim"):
        question = QUESTIONS[step.kind]
        moves = question.moves(state, step)
        if len(moves) > 1:
            return True
        state.agenda.pop()
        if moves:
            question.answer(play, step, moves[0])
    state.picks, state.agenda = picks, agenda
    return False
