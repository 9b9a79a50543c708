"""What speaks for a move, in a line: why a bot has chosen it. The chances are those that shields show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import TypeAlias

import msgspec

from starboard.core.text import Argument, Phrase, either, say
from starboard.games.death_angel import names
from starboard.games.death_angel.asking import Ask, AskForVictimInSwarm
from starboard.games.death_angel.attack import AttackForToken, AttackRoll, only_one_attacks, targets
from starboard.games.death_angel.cards import (
    ACTION,
    ENEMY,
    EVENTS,
    LEFT,
    LOCATIONS,
    MARINE,
    MARINE_NAMES,
    PLACE,
    RIGHT,
    SIDE_NAMES,
    TEAM_OF_ACTION,
    TEAM_OF_MARINE,
    TERRAIN,
    TERRAIN_ID,
    Charge,
    DisplaceSwarm,
    Explode,
    ProtectSwarm,
    SlayForTokens,
    UsePanel,
    action_with,
)
from starboard.games.death_angel.event import EventVictim
from starboard.games.death_angel.formation import as_one, behind, both_sides, in_front
from starboard.games.death_angel.genestealer_attack import DefenceRoll
from starboard.games.death_angel.locations import BlackHolds, LaunchControlRoom, launching
from starboard.games.death_angel.moves import (
    Accept,
    Activate,
    AddToken,
    AnyMove,
    Attack,
    ChooseAction,
    ChooseSwarm,
    HeroicCharge,
    MoveSwarm,
    Pass,
    PlaceToken,
    PutEvent,
    Reroll,
    RollDie,
    Slay,
    Trade,
    Turn,
)
from starboard.games.death_angel.odds import NEVER, SURE, most_endangered, stands, survival, usable
from starboard.games.death_angel.play import living
from starboard.games.death_angel.resolve_actions import WhoMoves, WhoTurns
from starboard.games.death_angel.state import RESOLVE, State, Swarm, pile_of
from starboard.games.death_angel.terrain import ACTIVATABLE


def why(question: Ask, state: State, move: AnyMove) -> Phrase | None:
    """Nothing where it speaks for itself."""
    match move:
        case ChooseAction():
            return _card(state, move.card)
        case PlaceToken():
            return _token(question, state, MARINE[move.marine])
        case Trade():
            return _trade(state, MARINE[move.marine], MARINE[move.other])
        case Activate():
            return _use(state, TERRAIN_ID[move.terrain], MARINE[move.marine])
        case RollDie() if isinstance(question, LaunchControlRoom):
            return say("death-angel-because-launch", odds=launching(state.launch_tokens))
        case AddToken() if isinstance(question, LaunchControlRoom):
            return say("death-angel-because-later", odds=launching(state.launch_tokens + 1))
        case HeroicCharge():
            return _charges()
        case PutEvent():
            return say(f"death-angel-because-event-{move.where}")
        case Accept() if isinstance(question, DefenceRoll) and question.worth(state) == SURE:
            return say("death-angel-because-stands", marine=names.marine(MARINE_NAMES[question.marine]))
        case Accept() if isinstance(question, AttackRoll) and question.tempting(state):
            return say("death-angel-because-hit")
        case Pass() if isinstance(question, WhoTurns) and not any(
            stands(state, marine, turned=True) > stands(state, marine) for marine in state.formation
        ):
            return say("death-angel-because-faces")
        case Pass() if isinstance(question, WhoMoves) and not any(
            _worse_off(state, one, other) < _traded(state, one, other)
            for place, one in enumerate(state.formation)
            for other in state.formation[:place]
        ):
            return say("death-angel-because-stays")
        case Turn():
            marine = MARINE[move.marine]
            safer = _better(state, marine, stands(state, marine), stands(state, marine, turned=True))
            turns = say("death-angel-because-turns", marine=names.marine(move.marine))
            return safer or (turns if state.swarms[behind(state, marine)] else _looks(state, marine))
        case Reroll() if isinstance(question, DefenceRoll):
            return _better(state, question.marine, question.worth(state), question.rerolling(state))
        case Reroll() if isinstance(question, AttackRoll):
            return _again(state, question)
        case Slay() if isinstance(question, EventVictim):
            return _bought(state, question, move)
        case Attack() if isinstance(question, AttackForToken) and _beside_himself(state, move):
            victim = (PLACE[move.place], move.group, state.swarms[PLACE[move.place]][move.group].cards[0])
            return _paid(state, MARINE[move.marine], [victim], 1)
        case Attack() | Slay() if not isinstance(question, AskForVictimInSwarm):
            return _fewer(state, PLACE[move.place], move.group)
        case ChooseSwarm() if isinstance(question, BlackHolds):
            return _joined(state, PLACE[move.place], move.group, question.count)
        case ChooseSwarm():
            return _beside(state, PLACE[move.place], move.group)
        case MoveSwarm():
            return _moved(state, PLACE[move.place], move.group, PLACE[move.to])
    return None


def _charges() -> Phrase:
    _, charge = action_with(Charge)
    return say("death-angel-because-charge", count=charge.most, fatal=either(charge.fatal))


def next_one(state: State, after: State, whom: Iterable[int], move: Phrase) -> Phrase | None:
    """What is meant to be done next, and whom of these it helps most, once it is done."""
    gains = [(stands(after, one) - stands(state, one), one) for one in whom if one in after.formation]
    gain, marine = max(gains, default=(NEVER, -1))
    if gain <= 0:
        return None
    then = stands(after, marine)
    return say(
        "death-angel-because-next",
        move=move,
        marine=names.marine(MARINE_NAMES[marine]),
        safe=names.yes(then == SURE),
        odds=names.odds(then, stands(state, marine)),
    )


def concerned(state: State, moves: Sequence[AnyMove]) -> list[int]:
    """The Marines whom these moves are for."""
    found = []
    for move in moves:
        match move:
            case PlaceToken() | Turn():
                found.append(MARINE[move.marine])
            case Attack():
                found.append(state.formation[PLACE[move.place] >> 1])
    return found


def _token(question: Ask, state: State, marine: int) -> Phrase:
    """What it changes; else whether he can attack with it, or who does without it."""
    better = _better(state, marine, stands(state, marine), stands(state, marine, more=1))
    if better is not None:
        return better
    name = names.marine(MARINE_NAMES[marine])
    if _will_attack(state, marine):
        return say("death-angel-because-attacks", marine=name)
    helped = concerned(state, question.hinted(state, question.moves(state, question.seats(state)[0])))
    if not helped:
        return say("death-angel-because-keeps", marine=name)
    before, after = stands(state, helped[0]), stands(state, helped[0], more=1)
    return say(
        "death-angel-because-without",
        marine=names.marine(MARINE_NAMES[helped[0]]),
        before=names.odds(before, after),
        after=names.odds(after, before),
    )


def _will_attack(state: State, marine: int) -> bool:
    """Whether his team's Attack card is still to come this round, and he has somebody to attack."""
    card = state.chosen[TEAM_OF_MARINE[marine]]
    if state.phase != RESOLVE or not card or card in state.resolved or card == state.resolving:
        return False
    return ACTION[card].type == "attack" and not only_one_attacks(state) and bool(targets(state, marine))


def _better(state: State, marine: int, before: Fraction, after: Fraction) -> Phrase | None:
    if after <= before:
        return None
    return say(
        "death-angel-because-survives",
        marine=names.marine(MARINE_NAMES[marine]),
        tokens=state.tokens[marine],
        before=names.odds(before, after),
        after=names.odds(after, before),
    )


def _again(state: State, question: AttackRoll) -> Phrase | None:
    """By the numbers of its button."""
    better = question.better(state)
    if not better:
        return None
    if not question.die(state).good:
        return say("death-angel-because-may-hit", odds=better)
    return say("death-angel-because-again", **names.instead(better, question.worse(state), question.misses(state)))


def _use(state: State, card: int, marine: int) -> Phrase | None:
    """What it does."""
    activation = TERRAIN[card].activation
    if isinstance(activation, Explode):
        there = (swarm for place in both_sides(state, marine) for swarm in state.swarms[place] if not swarm.protected)
        count = sum(len(swarm.cards) for swarm in there)
        return say("death-angel-because-blast", count=count, fatal=either(activation.fatal))
    if not isinstance(activation, UsePanel):
        return None if activation is None else names.effect(activation)
    panel = LOCATIONS[state.location].panel
    return None if panel is None else names.effect(panel)


def _worse_off(state: State, one: int, other: int) -> Fraction:
    return min(stands(state, one), stands(state, other))


@contextmanager
def _each_others_place(state: State, one: int, other: int) -> Iterator[None]:
    formation = state.formation
    here, there = formation.index(one), formation.index(other)
    formation[here], formation[there] = other, one
    try:
        yield
    finally:
        formation[here], formation[there] = one, other


def _traded(state: State, one: int, other: int) -> Fraction:
    """How the worse off of the two would stand in each other's place."""
    with _each_others_place(state, one, other):
        return _worse_off(state, one, other)


def _trade(state: State, one: int, other: int) -> Phrase | None:
    before, after = _worse_off(state, one, other), _traded(state, one, other)
    if after <= before:
        return _reaches(state, one, other)
    tokens = state.tokens[one] + state.tokens[other]
    return say(
        "death-angel-because-trade", tokens=tokens, before=names.odds(before, after), after=names.odds(after, before)
    )


def _reaches(state: State, one: int, other: int) -> Phrase | None:
    """What they can attack in each other's place, if that is more."""
    before = _in_reach(state, (one, other))
    with _each_others_place(state, one, other):
        after = _in_reach(state, (one, other))
    return say("death-angel-because-reaches", before=before, after=after) if after > before else None


@contextmanager
def _swarms(state: State, at: Mapping[int, tuple[Swarm, ...]]) -> Iterator[None]:
    """As if these were at these places."""
    before = {place: state.swarms[place] for place in at}
    for place, groups in at.items():
        state.swarms[place] = groups
    try:
        yield
    finally:
        for place, groups in before.items():
            state.swarms[place] = groups


Victim: TypeAlias = tuple[int, int, int]
"""Place, group and card."""


def _bought(state: State, question: EventVictim, move: Slay) -> Phrase | None:
    """What those picked mean together, once their price is paid."""
    picked = [(PLACE[one.place], one.group, ENEMY[one.card]) for one in (*state.marked, move)]
    price = len(picked) if isinstance(EVENTS[state.event].effect, SlayForTokens) else 1
    paid = min(price, state.tokens[question.marine])
    return _paid(state, question.marine, picked, paid) if paid else _fewer(state, PLACE[move.place], move.group)


def _beside_himself(state: State, move: Attack) -> bool:
    """Whether he attacks what attacks him."""
    return state.formation[PLACE[move.place] >> 1] == MARINE[move.marine]


def _paid(state: State, marine: int, victims: Sequence[Victim], tokens: int) -> Phrase | None:
    """How the Marine stands when they are gone, and his tokens that are the price."""
    at = {place: [[*swarm.cards] for swarm in state.swarms[place]] for place, _, _ in victims}
    for place, group, card in victims:
        at[place][group].remove(card)
    left = {
        place: tuple(
            msgspec.structs.replace(swarm, cards=tuple(cards))
            for swarm, cards in zip(state.swarms[place], groups, strict=True)
            if cards
        )
        for place, groups in at.items()
    }
    before = stands(state, marine)
    with _swarms(state, left):
        after = stands(state, marine, more=-tokens)
    return say(
        "death-angel-because-paid",
        marine=names.marine(MARINE_NAMES[marine]),
        count=tokens,
        before=names.odds(before, after),
        after=names.odds(after, before),
    )


def _joined(state: State, place: int, group: int, count: int) -> Phrase | None:
    """What it means to who is beside a swarm that more join."""
    marine, groups = state.formation[place >> 1], state.swarms[place]
    come = min(count, len(pile_of(state, place & 1)))
    grown = as_one((groups[group], Swarm((0,) * come)))
    before = stands(state, marine)
    with _swarms(state, {place: (*groups[:group], grown, *groups[group + 1 :])}):
        after = stands(state, marine)
    if after == before:
        return None
    return say(
        "death-angel-because-joined",
        marine=names.marine(MARINE_NAMES[marine]),
        count=come,
        before=names.odds(before, after),
        after=names.odds(after, before),
    )


def _moved(state: State, place: int, group: int, to: int) -> Phrase | None:
    """Who is better off when a swarm goes on to another place, where it joins what is there, and who is worse."""
    one, other, groups = state.formation[place >> 1], state.formation[to >> 1], state.swarms[place]
    before, was = stands(state, one), stands(state, other)
    there = (as_one((*state.swarms[to], groups[group])),)
    with _swarms(state, {place: groups[:group] + groups[group + 1 :], to: there}):
        after, then = stands(state, one), stands(state, other)
    if then == was or one == other:
        return _better(state, one, before, after)
    if after == before:
        return None
    return say(
        "death-angel-because-moved",
        marine=names.marine(MARINE_NAMES[one]),
        before=names.odds(before, after),
        after=names.odds(after, before),
        other=names.marine(MARINE_NAMES[other]),
        was=names.odds(was, then),
        then=names.odds(then, was),
    )


def _fewer(state: State, place: int, group: int) -> Phrase:
    """What one fewer means to who is beside it."""
    swarm, marine = state.swarms[place][group], state.formation[place >> 1]
    odds = survival(state, place, group, usable(state, place))
    args: dict[str, Argument] = {
        "marine": names.marine(MARINE_NAMES[marine]),
        "tokens": usable(state, place),
        "size": len(swarm.cards),
        "before": names.odds(odds),
    }
    groups = state.swarms[place]
    if odds == SURE or len(swarm.cards) == 1:
        # Where another group is kept apart from it the side is not safe without it (DA-12.2).
        only = odds < SURE and len(groups) == 1
        return say("death-angel-because-only" if only else "death-angel-because-swarm", **args)
    left = msgspec.structs.replace(swarm, cards=swarm.cards[1:])
    with _swarms(state, {place: (*groups[:group], left, *groups[group + 1 :])}):
        after = survival(state, place, group, usable(state, place))
    if after <= odds:
        return say("death-angel-because-swarm", **args)
    return say("death-angel-because-fewer", **args | {"before": names.odds(odds, after)}, after=names.odds(after, odds))


def _beside(state: State, place: int, group: int) -> Phrase | None:
    odds = survival(state, place, group, usable(state, place))
    if odds == SURE:
        return None
    marine = names.marine(MARINE_NAMES[state.formation[place >> 1]])
    return say("death-angel-because-beside", marine=marine, odds=names.odds(odds))


def _card(state: State, card: int) -> Phrase:
    """What it is good for; else what it leaves for the next round."""
    marines = living(state, TEAM_OF_ACTION[card])
    count = _in_reach(state, marines)
    match ACTION[card].type:
        case "attack":
            found = say("death-angel-because-reach", count=count) if count else None
        case "support":
            # Cards about swarms help everybody; a token helps only against what its Marine faces.
            swarms = isinstance(ACTION[card].ability, ProtectSwarm | DisplaceSwarm)
            helped = [one for one in state.formation if swarms or stands(state, one, more=1) > stands(state, one)]
            worst = most_endangered(state, helped)
            found = names.endangered("death-angel-because-help", state, *worst) if helped else None
        case _:
            found = _moving(state, marines)
    if found is not None:
        return found
    # Whoever attacks without a target has another thought than that there is none.
    idle = not count and ACTION[card].type != "attack"
    return say("death-angel-because-no-target") if idle else say("death-angel-because-rests")


def _in_reach(state: State, marines: Sequence[int]) -> int:
    """How many Genestealers they could attack."""
    places = {PLACE[shot.place] for marine in marines for shot in targets(state, marine) if isinstance(shot, Attack)}
    return sum(len(swarm.cards) for place in places for swarm in state.swarms[place])


def _looks(state: State, marine: int) -> Phrase | None:
    """That more are on the side to which he turns, from which they go on to him."""
    sides = [sum(len(swarm.cards) for groups in state.swarms[side::2] for swarm in groups) for side in (LEFT, RIGHT)]
    to = 1 - state.faces[marine]
    if sides[to] <= sides[1 - to]:
        return None
    return say("death-angel-because-looks", side=SIDE_NAMES[to], there=sides[to], here=sides[1 - to])


def _moving(state: State, marines: Sequence[int]) -> Phrase | None:
    """Whom it lets turn around, or what can be used."""
    backs = [MARINE_NAMES[marine] for marine in marines if state.swarms[behind(state, marine)]]
    if backs:
        return say("death-angel-because-backs", marines=names.marines(backs), count=len(backs))
    for marine in marines:
        for card in ACTIVATABLE:
            if state.terrain[card] == in_front(state, marine):
                return say(
                    "death-angel-because-terrain",
                    marine=names.marine(MARINE_NAMES[marine]),
                    terrain=names.terrain(TERRAIN[card].id),
                )
    return None
