"""What speaks for a move, in a line: why a bot has chosen it. The chances are those that shields show.

Only what the move does, or spares, is named, and only where it changes something: two chances that would be read out as
the same are no reason. What a bot means to do later, and what it prefers a move to, is told in ``reasons.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TypeAlias

import msgspec

from starboard.core.text import Argument, Phrase, either, say
from starboard.games.death_angel import names
from starboard.games.death_angel.action_abilities import Intimidate, PowerField, Scout
from starboard.games.death_angel.asking import Ask, AskForVictimInSwarm
from starboard.games.death_angel.attack import AttackForToken, AttackRoll, only_one_attacks, targets
from starboard.games.death_angel.cards import (
    ACTION,
    DIE_FACES,
    ENEMY,
    EVENTS,
    LOCATIONS,
    MARINE,
    MARINE_NAMES,
    PLACE,
    TEAM_OF_ACTION,
    TEAM_OF_MARINE,
    TERRAIN,
    TERRAIN_ID,
    Charge,
    DisplaceSwarm,
    Explode,
    ProtectSwarm,
    SlayForTokens,
    TokensOnDoor,
    UsePanel,
    action_with,
)
from starboard.games.death_angel.defence import saving
from starboard.games.death_angel.event import EventVictim
from starboard.games.death_angel.formation import as_one, behind, both_sides, in_front
from starboard.games.death_angel.genestealer_attack import Artefact, DefenceRoll
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
    TakeTeam,
    Trade,
    Turn,
    UseAbility,
    UseArtefact,
)
from starboard.games.death_angel.odds import NEVER, SURE, most_endangered, stands, survival, usable, with_card
from starboard.games.death_angel.play import living
from starboard.games.death_angel.resolve_actions import WhoMoves, WhoTurns
from starboard.games.death_angel.state import RESOLVE, State, Swarm, pile_of
from starboard.games.death_angel.supposing import places_traded, swarms_at, turned


def why(question: Ask, state: State, move: AnyMove) -> Phrase | None:
    """Nothing where nothing can be said that is true of this move rather than of the others."""
    match move:
        case TakeTeam():
            return say("death-angel-because-close")
        case ChooseAction():
            return _card(state, move.card)
        case PlaceToken():
            return _token(state, MARINE[move.marine])
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
        case Accept() if isinstance(question, AttackRoll):
            if not question.better(state):
                return say("death-angel-hint-settled")
            return say("death-angel-because-hit") if question.tempting(state) else _spared(state, question)
        case UseAbility() if isinstance(question, Intimidate):
            return say("death-angel-because-roll")
        case UseAbility() if isinstance(question, Scout):
            return say("death-angel-because-look")
        case UseArtefact() if isinstance(question, Artefact):
            return say("death-angel-because-artefact", marine=names.marine(MARINE_NAMES[question.marine]))
        case Pass() if isinstance(question, Artefact):
            return say("death-angel-because-artefact-kept")
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
            return _turned(state, MARINE[move.marine])
        case Reroll() if isinstance(question, DefenceRoll):
            tokens = state.tokens[question.marine] - 1
            return _better(state, question.marine, question.worth(state), question.rerolling(state), tokens)
        case Reroll() if isinstance(question, AttackRoll):
            return _again(state, question)
        case Slay() if isinstance(question, EventVictim):
            return _bought(state, question, move)
        case Attack() if isinstance(question, AttackForToken) and _beside_himself(state, move):
            victim = (PLACE[move.place], move.group, state.swarms[PLACE[move.place]][move.group].cards[0])
            return _paid(state, MARINE[move.marine], [victim], 1)
        case Attack() | Slay() if not isinstance(question, AskForVictimInSwarm):
            return _fewer(question, state, PLACE[move.place], move.group)
        case ChooseSwarm() if isinstance(question, BlackHolds):
            return _joined(state, question, move)
        case ChooseSwarm() if isinstance(question, PowerField):
            return _held(state, PLACE[move.place], move.group)
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
            case MoveSwarm():
                found += [state.formation[PLACE[place] >> 1] for place in (move.place, move.to)]
    return found


def _token(state: State, marine: int) -> Phrase | None:
    """What it changes; else whether he can attack with it, or that nobody needs it now."""
    better = _better(state, marine, stands(state, marine), stands(state, marine, more=1))
    if better is not None:
        return better
    name = names.marine(MARINE_NAMES[marine])
    if _will_attack(state, marine):
        return say("death-angel-because-attacks", marine=name)
    if any(stands(state, one, more=1) > stands(state, one) for one in state.formation):
        return None
    return say("death-angel-because-keeps", marine=name)


def _will_attack(state: State, marine: int) -> bool:
    """Whether his team's Attack card is still to come this round, and he has somebody to attack."""
    card = state.chosen[TEAM_OF_MARINE[marine]]
    if state.phase != RESOLVE or not card or card in state.resolved or card == state.resolving:
        return False
    return ACTION[card].type == "attack" and not only_one_attacks(state) and bool(targets(state, marine))


def _better(state: State, marine: int, before: Fraction, after: Fraction, tokens: int | None = None) -> Phrase | None:
    if after <= before or not names.differ(before, after):
        return None
    return say(
        "death-angel-because-survives",
        marine=names.marine(MARINE_NAMES[marine]),
        tokens=state.tokens[marine] if tokens is None else tokens,
        before=names.odds(before, after),
        after=names.odds(after, before),
    )


def _turned(state: State, marine: int) -> Phrase | None:
    """That he is safer, that he faces who is at his back and turns it to nobody, or that more are in his reach."""
    before, after = stands(state, marine), stands(state, marine, turned=True)
    if after < before:
        return None
    better = _better(state, marine, before, after)
    if better is not None:
        return better
    name = names.marine(MARINE_NAMES[marine])
    if state.swarms[behind(state, marine)] and not state.swarms[in_front(state, marine)]:
        return say("death-angel-because-turns", marine=name)
    here = _in_reach(state, (marine,))
    with turned(state, marine):
        there = _in_reach(state, (marine,))
    return say("death-angel-because-turned", marine=name, there=there, here=here) if there > here else None


def _again(state: State, question: AttackRoll) -> Phrase | None:
    """By the numbers of its button, with what the token would have been good for."""
    better = question.better(state)
    if not better or not state.tokens[question.marine]:
        return None
    if question.die(state).good:
        return say("death-angel-because-again", **names.instead(better, question.worse(state), question.misses(state)))
    before, after = stands(state, question.marine), stands(state, question.marine, more=-1)
    args: dict[str, Argument] = {"odds": better, "marine": names.marine(MARINE_NAMES[question.marine])}
    if question.place >> 1 == state.formation.index(question.marine):
        after = _rolled_again(state, question)
        if after > before and names.differ(before, after):
            odds = {"before": names.odds(before, after), "after": names.odds(after, before)}
            return say("death-angel-because-may-save", **args, **odds)
        after = stands(state, question.marine, more=-1)
    if not names.differ(before, after):
        return say("death-angel-because-may-hit", **args)
    return say(
        "death-angel-because-may-cost",
        **args,
        before=names.odds(before, after),
        after=names.odds(after, before),
    )


def _rolled_again(state: State, question: AttackRoll) -> Fraction:
    """How he stands after a new roll against what is beside him, over all its faces: with a token less."""
    place, group = question.place, question.group
    groups = state.swarms[place]
    cards, found = groups[group].cards, NEVER
    for fallen in question.falls(state):
        left = msgspec.structs.replace(groups[group], cards=cards[fallen:])
        rest = (left,) if left.cards else ()
        with swarms_at(state, {place: (*groups[:group], *rest, *groups[group + 1 :])}):
            found += stands(state, question.marine, more=-1)
    return found / DIE_FACES


def _spared(state: State, question: AttackRoll) -> Phrase | None:
    """What the token is worth that is not spent on a miss."""
    if not state.tokens[question.marine]:
        return None
    before, after = stands(state, question.marine, more=-1), stands(state, question.marine)
    if not names.differ(before, after):
        return None
    return say(
        "death-angel-because-spared",
        marine=names.marine(MARINE_NAMES[question.marine]),
        before=names.odds(before, after),
        after=names.odds(after, before),
    )


def _use(state: State, card: int, marine: int) -> Phrase | None:
    """What it does."""
    activation = TERRAIN[card].activation
    if isinstance(activation, Explode):
        there = (swarm for place in both_sides(state, marine) for swarm in state.swarms[place] if not swarm.protected)
        count = sum(len(swarm.cards) for swarm in there)
        return say("death-angel-because-blast", count=count, fatal=either(activation.fatal))
    used = LOCATIONS[state.location].panel if isinstance(activation, UsePanel) else activation
    if isinstance(used, TokensOnDoor) and not state.location_deck:
        return None
    return None if used is None else names.use(used, TERRAIN[card].id)


def _worse_off(state: State, one: int, other: int) -> Fraction:
    return min(stands(state, one), stands(state, other))


def _traded(state: State, one: int, other: int) -> Fraction:
    """How the worse off of the two would stand in each other's place."""
    with places_traded(state, one, other):
        return _worse_off(state, one, other)


def _trade(state: State, one: int, other: int) -> Phrase | None:
    before, after = _worse_off(state, one, other), _traded(state, one, other)
    if after <= before or not names.differ(before, after):
        return _reaches(state, one, other)
    tokens = state.tokens[one] + state.tokens[other]
    return say(
        "death-angel-because-trade", tokens=tokens, before=names.odds(before, after), after=names.odds(after, before)
    )


def _reaches(state: State, one: int, other: int) -> Phrase | None:
    """What they can attack in each other's place, if that is more."""
    before = _in_reach(state, (one, other))
    with places_traded(state, one, other):
        after = _in_reach(state, (one, other))
    return say("death-angel-because-reaches", before=before, after=after) if after > before else None


Victim: TypeAlias = tuple[int, int, int]
"""Place, group and card."""


def _bought(state: State, question: EventVictim, move: Slay) -> Phrase | None:
    """What those picked mean together, once their price is paid."""
    picked = [(PLACE[one.place], one.group, ENEMY[one.card]) for one in (*state.marked, move)]
    price = len(picked) if isinstance(EVENTS[state.event].effect, SlayForTokens) else 1
    paid = min(price, state.tokens[question.marine])
    if not paid:
        return _fewer(question, state, PLACE[move.place], move.group)
    return _paid(state, question.marine, picked, paid)


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
    with swarms_at(state, left):
        after = stands(state, marine, more=-tokens)
    if not names.differ(before, after):
        return None
    return say(
        "death-angel-because-paid",
        marine=names.marine(MARINE_NAMES[marine]),
        count=tokens,
        before=names.odds(before, after),
        after=names.odds(after, before),
    )


def _grown(state: State, move: ChooseSwarm, count: int) -> tuple[int, Fraction, Fraction]:
    """Who is beside a swarm that more join, and how he stands before and after it."""
    place, group = PLACE[move.place], move.group
    marine, groups = state.formation[place >> 1], state.swarms[place]
    come = min(count, len(pile_of(state, place & 1)))
    grown = as_one((groups[group], Swarm((0,) * come)))
    before = stands(state, marine)
    with swarms_at(state, {place: (*groups[:group], grown, *groups[group + 1 :])}):
        return marine, before, stands(state, marine)


def _joined(state: State, question: BlackHolds, move: ChooseSwarm) -> Phrase | None:
    """Where it would cost more: beside whom it costs least, among the others."""
    _, before, after = _grown(state, move, question.count)
    others = [one for one in question.moves(state, question.seats(state)[0]) if one != move]
    grown = [_grown(state, one, question.count) for one in others if isinstance(one, ChooseSwarm)]
    marine, was, then = min(grown, key=lambda one: one[1] - one[2], default=(-1, NEVER, NEVER))
    if marine < 0 or was - then < before - after or then >= after or not names.differ(then, after):
        return None
    return say("death-angel-because-elsewhere", marine=names.marine(MARINE_NAMES[marine]), odds=names.odds(then))


def _moved(state: State, place: int, group: int, to: int) -> Phrase | None:
    """Who is better off when a swarm goes on to another place, where it joins what is there, and who is worse."""
    one, other, groups = state.formation[place >> 1], state.formation[to >> 1], state.swarms[place]
    before, was = stands(state, one), stands(state, other)
    there = (as_one((*state.swarms[to], groups[group])),)
    with swarms_at(state, {place: groups[:group] + groups[group + 1 :], to: there}):
        after, then = stands(state, one), stands(state, other)
    if not names.differ(was, then) or one == other:
        return _better(state, one, before, after)
    if after - before < was - then or after <= before or not names.differ(before, after):
        return None
    return names.better_and_worse("death-angel-because-moved", (one, before, after), (other, was, then))


def _fewer(question: Ask, state: State, place: int, group: int) -> Phrase | None:
    """What one fewer means to who is beside it; else that it is the largest swarm of those that can be picked."""
    swarm, marine = state.swarms[place][group], state.formation[place >> 1]
    odds = survival(state, place, group, usable(state, place))
    args: dict[str, Argument] = {
        "marine": names.marine(MARINE_NAMES[marine]),
        "tokens": usable(state, place),
        "size": len(swarm.cards),
        "before": names.odds(odds),
    }
    largest = say("death-angel-because-swarm", **args) if _is_largest(question, state, place, group) else None
    groups = state.swarms[place]
    if odds == SURE or len(swarm.cards) == 1:
        # Where another group is kept apart from it the side is not safe without it (DA-12.2).
        only = odds < SURE and len(groups) == 1
        return say("death-angel-because-only", **args) if only else largest
    left = msgspec.structs.replace(swarm, cards=swarm.cards[1:])
    with swarms_at(state, {place: (*groups[:group], left, *groups[group + 1 :])}):
        after = survival(state, place, group, usable(state, place))
    if after <= odds or not names.differ(odds, after):
        return largest
    return say("death-angel-because-fewer", **args | {"before": names.odds(odds, after)}, after=names.odds(after, odds))


def _is_largest(question: Ask, state: State, place: int, group: int) -> bool:
    """Whether every other swarm that can be picked is smaller."""
    sizes = {
        (PLACE[move.place], move.group): len(state.swarms[PLACE[move.place]][move.group].cards)
        for move in question.moves(state, question.seats(state)[0])
        if isinstance(move, Attack | Slay)
    }
    here = sizes.pop((place, group), 0)
    return bool(sizes) and here > max(sizes.values())


def _held(state: State, place: int, group: int) -> Phrase | None:
    """How he stands who is beside a swarm, if it is held."""
    marine, groups = state.formation[place >> 1], state.swarms[place]
    held = msgspec.structs.replace(groups[group], protected=True)
    before = stands(state, marine)
    with swarms_at(state, {place: (*groups[:group], held, *groups[group + 1 :])}):
        after = stands(state, marine)
    return _better(state, marine, before, after)


def _card(state: State, card: int) -> Phrase | None:
    """Whom it saves by itself; else what it is good for on the table as it is."""
    saves = guarded(state, card)
    if saves is not None:
        return saves
    marines = living(state, TEAM_OF_ACTION[card])
    match ACTION[card].type:
        case "attack":
            count = _in_reach(state, marines)
            return say("death-angel-because-reach", count=count) if count else None
        case "support":
            # Cards about swarms help everybody; a token helps only against what its Marine faces.
            swarms = isinstance(ACTION[card].ability, ProtectSwarm | DisplaceSwarm)
            helped = [one for one in state.formation if swarms or stands(state, one, more=1) > stands(state, one)]
            return names.endangered("death-angel-because-help", state, *most_endangered(state, helped))
    backs = [MARINE_NAMES[marine] for marine in marines if state.swarms[behind(state, marine)]]
    if not backs:
        return None
    return say("death-angel-because-backs", marines=names.marines(backs), count=len(backs))


def guarded(state: State, card: int) -> Phrase | None:
    """Whom a card saves that saves by the die, and how likely: found as if it had been resolved."""
    if not saving((card,)):
        return None
    gains = [(after - before, marine, before, after) for marine, before, after in with_card(state, card)]
    gain, marine, before, after = max(gains, default=(NEVER, -1, NEVER, NEVER))
    if gain <= 0 or not names.differ(before, after):
        return None
    return say(
        "death-angel-because-guarded",
        marine=names.marine(MARINE_NAMES[marine]),
        before=names.odds(before, after),
        after=names.odds(after, before),
    )


def _in_reach(state: State, marines: Sequence[int]) -> int:
    """How many Genestealers they could attack."""
    places = {PLACE[shot.place] for marine in marines for shot in targets(state, marine) if isinstance(shot, Attack)}
    return sum(len(swarm.cards) for place in places for swarm in state.swarms[place])
