"""The attacks to come, weighed quickly: how likely Marines fall to them, and what it is worth to slay attackers."""

from __future__ import annotations

from collections import Counter
from functools import cache

from starboard.games.death_angel.attack import in_sight, kills, reach
from starboard.games.death_angel.cards import (
    ACTION,
    DIE_FACES,
    MARINE,
    AttackAgain,
    Charge,
    ManyAttacks,
)
from starboard.games.death_angel.defence import Guards
from starboard.games.death_angel.formation import in_front
from starboard.games.death_angel.odds import coming, falls, lasting
from starboard.games.death_angel.state import EVENT, State

KILL = 0.1
"""What a slain Genestealer is worth beyond the next attack."""
TOKEN = 0.06
"""The same of a token."""
RECKLESS = 0.15
"""What a charge costs."""
FULL_AUTO, PSIONIC = 2.5, 1.6
"""Attacks that follow each other, on the average."""


class Danger:
    """The attacks to come, as the state stands."""

    __slots__ = ("guard", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.guard: Guards = lasting(state) if state.phase == EVENT else coming(state)

    def cards(self, place: int) -> tuple[int, ...]:
        """What is at a place and can attack, Brood Lords last."""
        groups = self.state.swarms[place]
        if not groups:
            return ()
        if len(groups) == 1:
            swarm = groups[0]
            return () if swarm.protected and self.state.phase != EVENT else swarm.cards
        return tuple(sorted(card for swarm in groups for card in swarm.cards))

    def at(self, place: int, cards: tuple[int, ...], more: int = 0) -> float:
        """How likely the Marine here falls, if these cards are at this place and he has so many tokens more."""
        if not cards:
            return 0.0
        state = self.state
        marine = state.formation[place >> 1]
        if state.faces[marine] != place & 1:
            return falls(self.guard, marine, cards)
        return falls(self.guard, marine, cards, max(0, state.tokens[marine] + more))

    def here(self, place: int) -> float:
        """How likely the Marine here falls to what is there."""
        cards = self.cards(place)
        return self.at(place, cards) if cards else 0.0

    def less(self, place: int, slain: int) -> float:
        """What it is worth to slay so many at this place."""
        cards = self.cards(place)
        slain = min(slain, len(cards))
        return self.at(place, cards) - self.at(place, cards[slain:]) + KILL * slain if slain else 0.0


# --- attacks of Marines ------------------------------------------------------------------------------------------


def best_attack(danger: Danger, marine: int, card: int) -> float:
    """What the best attack of a Marine is worth, with an Attack card or (0) without."""
    state = danger.state
    best = 0.0
    for place in in_sight(state, marine):
        best = max(best, shot(danger, card, marine, place))
    ability = ACTION[card].ability if card else None
    if isinstance(ability, Charge) and MARINE[ability.marine] == marine:
        best = max(best, max(danger.less(place, ability.most) for place in reach(state, marine, ability)) - RECKLESS)
    return best


def shot(danger: Danger, card: int, marine: int, place: int) -> float:
    """What an attack on this place is worth on the average."""
    worth = 0.0
    for slain, often in yields(card, marine):
        worth += often * danger.less(place, slain)
    return worth


@cache
def yields(card: int, marine: int) -> tuple[tuple[int, float], ...]:
    """How many an attack slays, and how often; where further attacks follow they count as well."""
    ability = ACTION[card].ability if card else None
    more = 1.0
    if isinstance(ability, ManyAttacks | AttackAgain) and MARINE[ability.marine] == marine:
        more = FULL_AUTO if isinstance(ability, ManyAttacks) else PSIONIC
    faces = Counter(kills(ability, marine, face)[0] for face in range(DIE_FACES))
    return tuple((slain, more * often / DIE_FACES) for slain, often in faces.items() if slain)


@cache
def reaped(card: int, marine: int, size: int) -> float:
    """How many an attack on a swarm of this size slays on the average."""
    return sum(often * min(slain, size) for slain, often in yields(card, marine))


# --- tokens ------------------------------------------------------------------------------------------------------


def token(danger: Danger, marine: int) -> float:
    """What a token more is worth to a Marine."""
    place = in_front(danger.state, marine)
    cards = danger.cards(place)
    return danger.at(place, cards) - danger.at(place, cards, 1) - 0.02 * danger.state.tokens[marine]
