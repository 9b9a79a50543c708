"""How likely Marines are to survive: every roll that can come, judged by the rules that will judge it.

Chances are exact. A Marine's tokens are spent as well as can be (DA-7.7). The Artefact is not counted on, since it
saves but once; whether it could save somebody whom no face saves is a question of its own (:func:`spared`).
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from starboard.games.death_angel.cards import DIE_FACES, MARINE_NAMES, TEAM_OF_MARINE, ProtectSwarm, action_with
from starboard.games.death_angel.defence import Guards, guards, judgement, saving
from starboard.games.death_angel.formation import as_one
from starboard.games.death_angel.state import EVENT, GENESTEALERS_ATTACK, RESOLVE, State, Swarm
from starboard.games.death_angel.supposing import swarms_at

NEVER, SURE = Fraction(0), Fraction(1)
POWER_FIELD, _ = action_with(ProtectSwarm)
SHOWN = 1000
"""Chances in effects are out of so many."""


# --- one attack ------------------------------------------------------------------------------------------------


Cards: TypeAlias = tuple[int, ...]


@lru_cache(maxsize=16384)
def chance(
    guard: Guards,
    marine: int,
    cards: Cards,
    tokens: int = 0,
    rerolled: bool = False,
    then: tuple[Cards, ...] = (),
    spare: bool = False,
) -> Fraction:
    """How likely the Marine survives the attack of these cards, with tokens that he may spend on it.

    Groups that attack him ``then``, from the same side, must leave him alive as well: he has the same tokens for all.
    ``spare``: the Artefact may save him once.
    """
    again = chance(guard, marine, cards, tokens - 1, True, then, spare) if tokens else NEVER
    faces = [max(kept(guard, marine, cards, tokens, face, rerolled, then, spare), again) for face in range(DIE_FACES)]
    return sum(faces, NEVER) / DIE_FACES


def kept(
    guard: Guards,
    marine: int,
    cards: Cards,
    tokens: int,
    face: int,
    rerolled: bool,
    then: tuple[Cards, ...] = (),
    spare: bool = False,
) -> Fraction:
    """The same once this face is kept: after a Counter Attack the rest attacks again at once (DA-8.9)."""
    by = judgement(guard, marine, Swarm(cards), face, rerolled)
    if by == "hit":
        if not spare:
            return NEVER
        spare = False
    # A Brood Lord is slain last (DA-12.8), and is last among the cards.
    rest = cards[1:] if by == "counter-attack" else ()
    if rest:
        return chance(guard, marine, rest, tokens, False, then, spare)
    return chance(guard, marine, then[0], tokens, False, then[1:], spare) if then else SURE


@lru_cache(maxsize=65536)
def falls(guard: Guards, marine: int, cards: Cards, tokens: int = 0) -> float:
    """How likely the Marine falls to the attack of these cards: the same for whoever has to be quick."""
    return float(1 - chance(guard, marine, cards, tokens))


# --- what comes next -------------------------------------------------------------------------------------------


def _later(state: State, swarm: Swarm) -> bool:
    """Whether a swarm attacks no more this round."""
    return state.phase == EVENT or swarm.attacked > 0


def under_way(state: State, swarm: Swarm) -> bool:
    """Whether it is this swarm whose attack is being resolved."""
    attacking = state.phase == GENESTEALERS_ATTACK and not state.travelling
    return attacking and 0 < swarm.attacked == state.attacks


def coming(state: State) -> Guards:
    """What there will be against the attacks of this round: once revealed, cards still to be resolved too."""
    if state.phase == RESOLVE:
        return Guards(saving(state.resolved + state.chosen), state.lasting, state.lasting_target)
    return guards(state)


def lasting(state: State) -> Guards:
    """What there is now that will be there against the attacks of the next round."""
    return Guards((), state.upcoming, state.upcoming_target)


def _next_attack(state: State, place: int, group: int) -> tuple[Guards, Cards]:
    """The cards of the next attack of a swarm as things stand (none: it is held off), and what there is against it.

    This round those resolved or, once revealed, still to be resolved; next round, only what lasts until then. By then
    nothing is protected any more and the groups of a place are one (DA-9.22, DA-12.2, DA-12.4).
    """
    swarm = state.swarms[place][group]
    if under_way(state, swarm):
        return guards(state), swarm.cards
    if _later(state, swarm):
        return lasting(state), as_one(state.swarms[place]).cards
    return coming(state), () if swarm.protected else swarm.cards


def survival(state: State, place: int, group: int, tokens: int = 0) -> Fraction:
    """How likely the Marine here survives the next attack of the swarm."""
    if not state.formation:
        return SURE
    against, cards = _next_attack(state, place, group)
    return chance(against, state.formation[place >> 1], cards, tokens) if cards else SURE


def usable(state: State, place: int) -> int:
    """The tokens that the Marine here may spend against a swarm at this place: if he faces it (DA-7.7)."""
    if not state.formation:
        return 0
    marine = state.formation[place >> 1]
    return state.tokens[marine] if state.faces[marine] == place & 1 else 0


def stands(state: State, marine: int, more: int = 0, turned: bool = False) -> Fraction:
    """How likely a Marine survives all that attacks him next: with ``more`` tokens than he has, or turned around."""
    left, right = _sides(state, marine, more, turned)
    return left * right


def with_token(state: State, marine: int) -> tuple[Fraction, Fraction]:
    """How likely a Marine survives all that attacks him next as it will come, and how likely with one token more.

    A revealed Power Field that has still to hold a swarm (DA-12.4) will hold the one where that saves most by then: a
    token against the same swarm would be no help.
    """
    pending = state.phase == RESOLVE and POWER_FIELD in state.chosen and POWER_FIELD not in state.resolved
    with swarms_at(state, _held(state, marine) if pending else {}):
        return stands(state, marine), stands(state, marine, more=1)


def _held(state: State, marine: int) -> dict[int, tuple[Swarm, ...]]:
    """The place with the swarm held whose attack costs whoever stands there most, were the token this Marine's."""
    most, found = NEVER, dict[int, tuple[Swarm, ...]]()
    for place, groups in enumerate(state.swarms):
        beside = state.formation[place >> 1]
        more = int(beside == marine)
        for group, swarm in enumerate(groups):
            held = Swarm(swarm.cards, swarm.attacked, True)
            at = {place: (*groups[:group], held, *groups[group + 1 :])}
            before = stands(state, beside, more)
            with swarms_at(state, at):
                gain = stands(state, beside, more) - before
            if gain > most:
                most, found = gain, at
    return found


def with_card(state: State, card: int, more: int = 0) -> list[tuple[int, Fraction, Fraction]]:
    """Each Marine, how likely he survives what attacks him next, and how likely if this Action card were in play and
    he had so many tokens more."""
    resolved, before = state.resolved, [stands(state, marine) for marine in state.formation]
    state.resolved = [*resolved, card]
    try:
        after = [stands(state, marine, more) for marine in state.formation]
    finally:
        state.resolved = resolved
    return [*zip(state.formation, before, after, strict=True)]


def spared(state: State, marine: int) -> bool:
    """Whether his player's Artefact could save him from all that attacks him next."""
    if state.owners[TEAM_OF_MARINE[marine]] != state.artefact:
        return False
    without, spare = _sides(state, marine), _sides(state, marine, spare=True)
    return without[0] * spare[1] > 0 or spare[0] * without[1] > 0


def _sides(
    state: State, marine: int, more: int = 0, turned: bool = False, spare: bool = False
) -> tuple[Fraction, Fraction]:
    """How likely he survives what comes from the left, and what comes from the right."""
    left = 2 * state.formation.index(marine)
    front = left + (state.faces[marine] ^ turned)
    sides = []
    for place in (left, left + 1):
        groups = state.swarms[place]
        tokens = state.tokens[marine] + more if place == front else 0
        coming = [group for group, swarm in enumerate(groups) if not _later(state, swarm)]
        if groups and state.phase == EVENT:
            coming = [0]
        attacks = [_next_attack(state, place, group) for group in coming]
        cards = tuple(cards for _, cards in attacks if cards)
        first, then = (cards[0], cards[1:]) if cards else ((), ())
        sides.append(chance(attacks[0][0], marine, first, tokens, False, then, spare) if cards else SURE)
    return sides[0], sides[1]


def shown(value: Fraction) -> int:
    """A chance as effects show it, out of :data:`SHOWN`."""
    return round(value * SHOWN)


def percent(value: Fraction) -> int:
    """A chance that faces can't say: what may happen is never 0 or 100 percent."""
    return 100 if value == SURE else 0 if value == NEVER else min(99, max(1, round(100 * value)))


def most_endangered(state: State, marines: Iterable[int]) -> tuple[list[str], Fraction]:
    """Who of them is least likely to survive, several if it is the same for them; and how likely."""
    odds = {marine: stands(state, marine) for marine in marines}
    worst = min(odds.values(), default=SURE)
    return [MARINE_NAMES[marine] for marine, value in odds.items() if value == worst], worst
