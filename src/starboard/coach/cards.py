"""Whether the cards that were there allow a plan: every order needs a card of its own that could have lain there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from starboard.coach.problem import Dealt
from starboard.games.space_alert.orders import NOTHING

Place: TypeAlias = tuple[int, int]
"""A crew member and a slot, from 0."""
Rows: TypeAlias = Sequence[Sequence[int]]


class Cards:
    """The cards of a flown mission; plans near the flown one are judged fast."""

    def __init__(self, dealt: Sequence[Dealt], flown: Rows) -> None:
        self._dealt, self._flown = dealt, flown
        self._fitting: dict[tuple[int, int, int], list[int]] = {}
        self._lies: dict[int, Place] = {}
        """Which card lies where in the flown plan."""
        places = [(crew, slot) for crew, row in enumerate(flown) for slot in range(len(row))]
        self.consistent = self._lay(flown, places, self._lies)
        """Whether they allow what was flown."""

    def allow(self, plans: Rows) -> bool:
        """Whether they allow these plans."""
        changed = [
            (crew, slot)
            for crew, (old, new) in enumerate(zip(self._flown, plans, strict=True))
            if old != new
            for slot in range(len(new))
            if old[slot] != new[slot]
        ]
        free = set(changed)
        return self._lay(plans, changed, {card: place for card, place in self._lies.items() if place not in free})

    def _lay(self, plans: Rows, places: Sequence[Place], lies: dict[int, Place]) -> bool:
        return all(
            plans[crew][slot] == NOTHING or self._seat(plans, (crew, slot), lies, set()) for crew, slot in places
        )

    def _seat(self, plans: Rows, place: Place, lies: dict[int, Place], asked: set[int]) -> bool:
        """Find a card for this place; cards that lie already may make room."""
        for card in self._for(place, plans[place[0]][place[1]]):
            if card not in asked:
                asked.add(card)
                if card not in lies or self._seat(plans, lies[card], lies, asked):
                    lies[card] = place
                    return True
        return False

    def _for(self, place: Place, order: int) -> list[int]:
        crew, slot = place
        found = self._fitting.get((crew, slot, order))
        if found is None:
            dealt = enumerate(self._dealt)
            found = [number for number, card in dealt if order in card.orders() and card.goes(crew, slot + 1)]
            self._fitting[crew, slot, order] = found
        return found
