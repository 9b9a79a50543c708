"""The engine with every face of the die, and random positions with a roll to come: what tests of odds compare with."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any

from starboard.core.agenda import Step
from starboard.core.chance import Chance, ChanceError, Seeded
from starboard.core.game import unheard
from starboard.games.death_angel import events
from starboard.games.death_angel.action_abilities import PowerField, Strategize
from starboard.games.death_angel.attack import (
    AttackForToken,
    AttackMore,
    AttackRoll,
    AttackVictim,
    ChargeVictim,
    LeadByExample,
    QuickInstincts,
    WhoAttacks,
)
from starboard.games.death_angel.cards import (
    ACTION,
    BROOD_LORD,
    CONTROL_PANEL,
    DIE_FACES,
    EVENTS,
    LOCATIONS,
    TEAM_OF_ACTION,
    TERRAIN,
    AttackAgain,
    Charge,
    Explode,
    FaceSaves,
    GrantAttack,
    ManyAttacks,
    Overload,
    PaidAttack,
    SlayForTokens,
    SlayMarine,
    Teleport,
    action_with,
)
from starboard.games.death_angel.defence import BLOCK, COUNTER_ATTACK, DEFENSIVE_STANCE
from starboard.games.death_angel.event import EventTarget, EventVictim, ResolveEvent
from starboard.games.death_angel.formation import in_front, merge_all
from starboard.games.death_angel.game import DeathAngel
from starboard.games.death_angel.genestealer_attack import DefenceRoll, NextSwarm
from starboard.games.death_angel.locations import BlackHolds, LaunchControlRoom, Munitorium, Teleportarium
from starboard.games.death_angel.moves import ACCEPT, CHOOSE_MARINE, PASS, REROLL, AnyMove
from starboard.games.death_angel.odds import POWER_FIELD
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.play import Play, controller, living
from starboard.games.death_angel.resolve_actions import EnterFormation, Support, WhoActivates, WhoMoves, WhoTurns
from starboard.games.death_angel.state import EVENT, GENESTEALERS_ATTACK, RESOLVE, State, Swarm

GAME = DeathAngel()


def event_with(effect: type) -> int:
    return next(n for n, event in enumerate(EVENTS) if isinstance(event.effect, effect))


SECOND_WIND = event_with(FaceSaves)
TANK = next(n for n, card in enumerate(TERRAIN) if isinstance(card.activation, Explode))
PANELS = {type(card.panel): n for n, card in enumerate(LOCATIONS) if isinstance(card.panel, Teleport | Overload)}
FATAL = next(card.panel.fatal for card in LOCATIONS if isinstance(card.panel, Teleport))
CHARGE, PSIONIC, FULL_AUTO = (action_with(one)[0] for one in (Charge, AttackAgain, ManyAttacks))


class Face(Chance):
    """One known face; what else is left to chance stays as it is."""

    def __init__(self, face: int) -> None:
        self.answers = None
        self.face = face

    def _below(self, n: int) -> int:
        return self.face

    def order(self, n: int) -> list[int]:
        return list(range(n))


class Faces(Chance):
    """Known faces, and no more."""

    def __init__(self, faces: tuple[int, ...] = ()) -> None:
        self.answers = None
        self.faces = list(faces)

    def _below(self, n: int) -> int:
        if not self.faces:
            raise ChanceError("another die")
        return self.faces.pop(0)

    def order(self, n: int) -> list[int]:
        return list(range(n))


# --- positions ---------------------------------------------------------------------------------------------------


def games(rng: random.Random) -> Iterator[State]:
    """Every decision of games that random players play, for ever."""
    for seed in range(10**6):
        seats, chance = rng.randint(1, 6), Seeded(seed)
        state = GAME.new(Options(), seats, chance)
        for _ in range(400):
            if GAME.result(state) is not None:
                break
            yield state
            seat = rng.choice(GAME.to_move(state))
            moves = GAME.moves(state, seat)
            pick = GAME.sensible(state, seat, moves) if rng.random() < 0.8 else moves
            GAME.carry_out(state, seat, rng.choice(list(pick)), chance)


def shaken(state: State, rng: random.Random) -> State:
    """The same formation with other swarms, tokens, cards and Events."""
    state = GAME.copy(state)
    state.phase = rng.choice((RESOLVE, GENESTEALERS_ATTACK, EVENT))
    state.travelling = False
    for place in range(len(state.swarms)):
        cards = tuple(sorted(rng.randrange(BROOD_LORD + 2 * (rng.random() < 0.1)) for _ in range(rng.choice(SIZES))))
        attacked = int(state.phase == GENESTEALERS_ATTACK and rng.random() < 0.2)
        groups = [Swarm(cards, attacked, rng.random() < 0.15)] if cards else []
        if groups and len(cards) <= 3 and rng.random() < 0.06:  # DA-12.2 keeps groups apart
            groups.append(Swarm(tuple(sorted(rng.choices(range(BROOD_LORD), k=rng.randint(1, 2))))))
        state.swarms[place] = tuple(groups)
    for marine in state.formation:
        state.tokens[marine] = rng.choice((0, 0, 1, 1, 2, 3))
    state.supply, state.launch_tokens = 6, rng.randint(0, 6)
    cards_out = [card for card in (BLOCK, COUNTER_ATTACK, DEFENSIVE_STANCE) if rng.random() < 0.5]
    state.resolved, state.chosen, state.resolving = [], [0] * len(state.chosen), 0
    for card in cards_out:
        if state.owners[TEAM_OF_ACTION[card]] >= 0:
            state.chosen[TEAM_OF_ACTION[card]] = card
            if state.phase != RESOLVE or rng.random() < 0.5:
                state.resolved.append(card)
    if state.launch_tokens > 3 and state.owners[TEAM_OF_ACTION[POWER_FIELD]] >= 0:  # still to hold a swarm
        state.chosen[TEAM_OF_ACTION[POWER_FIELD]] = POWER_FIELD
    state.lasting, state.lasting_target = rng.choice(((-1, -1), (SECOND_WIND, rng.choice(state.formation))))
    state.upcoming, state.upcoming_target = rng.choice(((-1, -1), (SECOND_WIND, rng.choice(state.formation))))
    state.artefact = rng.choice((-1, rng.randrange(state.seats)))
    state.event, state.aim, state.marked, state.lead_used, state.activated = -1, None, [], False, []
    state.agenda = agenda(state, rng)
    return state


SIZES = (0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 7)


def agenda(state: State, rng: random.Random) -> list[Step]:
    """A question that a roll follows, and what it needs."""
    teams = [team for team, owner in enumerate(state.owners) if owner >= 0 and living(state, team)]
    team = rng.choice(teams)
    seat, marines = state.owners[team], tuple(living(state, team))
    marine, someone = rng.choice(marines), rng.choice(state.formation)
    card = next(card for card in ACTION if TEAM_OF_ACTION[card] == team and ACTION[card].type == "attack")
    full = [(place, group) for place, groups in enumerate(state.swarms) for group in range(len(groups))]
    kind = rng.choice(KINDS)
    if kind in (AttackRoll, DefenceRoll) and full:
        place, group = rng.choice(full)
        face, rerolled = rng.randrange(DIE_FACES), rng.random() < 0.3
        if state.phase == GENESTEALERS_ATTACK:
            attacked = state.formation[place >> 1]
            return [DefenceRoll(controller(state, attacked), attacked, place, group, face, rerolled)]
        roll = AttackRoll(seat, card * (rng.random() < 0.8), marine, place, group, face, rerolled)
        return [AttackMore(seat, FULL_AUTO, marine, rng.randint(1, 2)), roll] if card == FULL_AUTO else [roll]
    if kind is AttackMore:
        return [AttackMore(seat, card, marine, rng.randint(1, 2))]
    if kind is AttackForToken:
        return [AttackForToken(seat, action_with(PaidAttack, when="after-card")[0], marines)]
    if kind is QuickInstincts:
        return [QuickInstincts(seat, card * rng.randint(0, 1), marine)]
    if kind is LeadByExample:
        return [LeadByExample(seat, card, marine)]
    if kind is Munitorium:
        given = tuple(rng.sample(state.formation, rng.randint(0, 1)))
        return [Munitorium(seat, 2 - len(given), given)]
    if kind is Teleportarium:
        return [Teleportarium(seat, marine, FATAL)]
    if kind is BlackHolds:
        return [BlackHolds(seat, 2)]
    if kind is LaunchControlRoom:
        return [LaunchControlRoom(seat, marine)]
    if kind is WhoActivates:
        terrain = rng.choice((TANK, CONTROL_PANEL))
        state.terrain[terrain] = in_front(state, marine)
        state.location = rng.choice(list(PANELS.values()))
        return [WhoActivates(seat, card, marines)]
    if kind in (EventTarget, EventVictim):
        state.phase, state.current, state.revealed = EVENT, seat, True
        if kind is EventTarget:
            state.event = event_with(rng.choice((GrantAttack, SlayMarine, SlayForTokens)))
            return [ResolveEvent(), EventTarget(seat)]
        state.event, state.aim = event_with(SlayForTokens), CHOOSE_MARINE[someone]
        return [EventVictim(seat, someone)]
    if kind in (Strategize, PowerField, EnterFormation, Support):
        return [kind(seat, card)]
    assert kind in (AttackRoll, DefenceRoll, WhoAttacks, WhoTurns, WhoMoves)
    return [(kind if kind in (WhoTurns, WhoMoves) else WhoAttacks)(seat, card, marines)]


KINDS: tuple[Any, ...] = (
    *(AttackRoll, DefenceRoll) * 3,
    *(WhoAttacks, Support, WhoTurns, EventTarget, WhoActivates) * 2,
    *(AttackMore, AttackForToken, QuickInstincts) * 2,
    *(LeadByExample, EnterFormation, Munitorium, Teleportarium, LaunchControlRoom) * 2,
    BlackHolds,
    EventVictim,
    Strategize,
    PowerField,
    WhoMoves,
)


# --- played out --------------------------------------------------------------------------------------------------


def situation(state: State) -> object:
    """All of a fight that can change while it is played."""
    return (
        tuple(state.agenda),
        tuple(state.swarms),
        tuple(state.tokens),
        tuple(state.faces),
        tuple(state.resolved),
        tuple(state.formation),
        tuple(state.owners),
        (state.phase, state.artefact, state.lasting, state.lasting_target),
    )


Known = dict[object, Fraction]


def survives(state: State, marine: int, known: Known | None = None) -> Fraction:
    """How likely the Marine outlives what is on the agenda: every face played, the best decision taken."""
    known = {} if known is None else known
    if marine not in state.formation:
        return Fraction(0)
    if not state.agenda:
        return Fraction(1)
    key = ("asked", marine, situation(state))
    if key not in known:
        seat = GAME.to_move(state)[0]
        known[key] = max(rolled(state, seat, move, marine, known) for move in GAME.moves(state, seat))
    return known[key]


def rolled(state: State, seat: int, move: AnyMove, marine: int, known: Known) -> Fraction:
    """The same after a move: on average over all dice that follow it."""
    return after_dice(state, lambda play: play.answer(seat, move), marine, known, again=move is REROLL)


def after_dice(
    state: State, act: Callable[[Play], None], marine: int, known: Known, *faces: int, again: bool = False
) -> Fraction:
    after = GAME.copy(state)
    try:
        act(Play(after, Faces(faces), unheard))
    except ChanceError:
        if marine not in after.formation:
            return Fraction(0)
        # The table as the die is taken up: the same one leads to the same chances, however it came about.
        key = ("rolls", marine, again and not faces, situation(after))
        if key not in known:
            each = [after_dice(state, act, marine, known, *faces, face, again=again) for face in range(DIE_FACES)]
            known[key] = sum(each, Fraction(0)) / DIE_FACES
        return known[key]
    return survives(after, marine, known)


def alone(state: State) -> State:
    """Only what is asked now, nothing that comes after it."""
    state = GAME.copy(state)
    del state.agenda[:-1]
    return state


def played(state: State, seat: int, move: AnyMove, face: int = 0, tell: Any = unheard) -> State:
    after = GAME.copy(state)
    GAME.carry_out(after, seat, move, Face(face), tell)
    return after


def unaided(state: State) -> State:
    """As if nobody had the Artefact: numbers don't count on it."""
    state = GAME.copy(state)
    state.artefact = -1
    return state


def attacked(state: State, marine: int, places: set[int], spend: bool = False) -> Fraction:
    """How likely he survives the next attacks of the swarms at these places, by the engine; or with the Artefact."""
    state = GAME.copy(state) if spend else unaided(state)
    if state.phase == EVENT:
        state.resolved, state.lasting, state.lasting_target = [], state.upcoming, state.upcoming_target
        merge_all(Play(state, Chance(), unheard))
        state.swarms = [tuple(Swarm(swarm.cards) for swarm in groups) for groups in state.swarms]
    elif state.phase == RESOLVE:
        state.resolved = [card for card in state.chosen if card]
    for place in range(len(state.swarms)):
        if place not in places:
            state.swarms[place] = ()
    state.phase = GENESTEALERS_ATTACK
    state.agenda = [NextSwarm()]
    return after_dice(state, Play.work, marine, {})


def engaged(state: State, marine: int) -> set[int]:
    left = 2 * state.formation.index(marine)
    return {left, left + 1}


def stands(state: State, marine: int) -> Fraction:
    """How likely he survives all that attacks him next."""
    return attacked(state, marine, engaged(state, marine))


def to_be_held(state: State, marine: int) -> State:
    """Where a Power Field is still to come: with the swarm held that is best held if he gets the token (DA-12.4)."""
    if state.phase != RESOLVE or POWER_FIELD not in state.chosen or POWER_FIELD in state.resolved:
        return state
    aided = GAME.copy(state)
    aided.tokens[marine] += 1
    gains = [(Fraction(0), state)]
    for place, groups in enumerate(state.swarms):
        beside = state.formation[place >> 1]
        for group, swarm in enumerate(groups):
            held = (*groups[:group], Swarm(swarm.cards, swarm.attacked, True), *groups[group + 1 :])
            with_it, without, table = GAME.copy(aided), aided, GAME.copy(state)
            with_it.swarms[place] = table.swarms[place] = held
            gains.append((stands(with_it, beside) - stands(without, beside), table))
    return max(gains, key=lambda gain: gain[0])[1]


def withstands(state: State, place: int, group: int) -> Fraction:
    """How likely the Marine here survives this one swarm, with his tokens."""
    only = GAME.copy(state)
    if state.phase != EVENT:  # where the groups are one by then
        only.swarms[place] = (state.swarms[place][group],)
    return attacked(only, state.formation[place >> 1], {place})


# --- attacks -----------------------------------------------------------------------------------------------------


def slain(state: State, seat: int, move: AnyMove, face: int) -> tuple[int, bool]:
    """How many an attack slays with this face (as many as it lets, where it asks), and whether another is granted."""
    after = alone(state)
    told: list[events.AnyEvent] = []
    carry_out = partial(GAME.carry_out, after, seat, chance=Face(face), tell=told.append)
    carry_out(move)
    asked = GAME.asked(after)
    if isinstance(asked, AttackRoll):
        carry_out(ACCEPT)
        asked = GAME.asked(after)
    while isinstance(asked, AttackVictim):
        carry_out(next(one for one in GAME.moves(after, seat) if one is not PASS))
        asked = GAME.asked(after)
    count = sum(isinstance(event, events.GenestealerSlain) for event in told)
    return count, isinstance(asked, AttackMore)


def charge(state: State, seat: int, move: AnyMove, marine: int, face: int) -> tuple[int, bool]:
    """How many a charge slays at most, and whether he falls by this face."""
    after = alone(state)
    told: list[events.AnyEvent] = []
    GAME.carry_out(after, seat, move, Face(face), told.append)
    while isinstance(GAME.asked(after), ChargeVictim):
        victim = next(one for one in GAME.moves(after, seat) if one is not PASS)
        GAME.carry_out(after, seat, victim, Face(face), told.append)
    count = sum(isinstance(event, events.GenestealerSlain) for event in told)
    return count, marine not in after.formation
