"""Hazardous Sector (ABE-5.2): cards of a higher deck come next."""

from __future__ import annotations

from starboard.games.galaxy_trucker.cards import HazardousSector
from starboard.games.galaxy_trucker.events.flight import CardsAdded
from starboard.games.galaxy_trucker.play import Play


def begin(play: Play, card: HazardousSector) -> None:
    """Draw unseen from what is left of the deck; the card drawn first is turned first (ABE-5.2.1)."""
    held = play.state.cards
    box = held.box.get(card.source, [])
    drawn = [box.pop(play.chance.below(len(box))) for _ in range(min(card.add, len(box)))]
    held.deck += reversed(drawn)
    play.flight.cards += len(drawn)
    play.flight.added += [card.source] * len(drawn)
    play.tell(CardsAdded(card=card.id, deck=card.source, number=len(drawn)))
