"""Hazardous Sector (ABE-5.2): cards of a higher deck come next."""

from __future__ import annotations

from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.cards import BaseCard, Deck
from starboard.games.galaxy_trucker.events.flight import CardsAdded
from starboard.games.galaxy_trucker.play import Play


class HazardousSector(BaseCard, frozen=True, kw_only=True):
    """ABE-5.2: it adds cards of another deck to the flight."""

    add: int
    source: Deck

    def begin(self, play: Play) -> None:
        """Draw unseen from what is left of the deck; the card drawn first is turned first (ABE-5.2.1)."""
        held = play.state.cards
        box = held.box.get(self.source, [])
        drawn = [box.pop(play.chance.below(len(box))) for _ in range(min(self.add, len(box)))]
        held.deck += reversed(drawn)
        play.flight.cards += len(drawn)
        play.flight.added += [self.source] * len(drawn)
        play.tell(CardsAdded(card=self.id, deck=self.source, number=len(drawn)))

    def text(self) -> list[Phrase]:
        return [say("galaxy-trucker-text-hazardous-sector", n=self.add, deck=self.source)]
