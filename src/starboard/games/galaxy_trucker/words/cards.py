"""The adventure cards in words, made from the data the engine runs."""

from __future__ import annotations

from functools import cache

from starboard.core.text import CardText, Phrase, say
from starboard.games.galaxy_trucker.adventures import catalogue
from starboard.games.galaxy_trucker.cards import BaseCard

HITS = ("small-meteor", "large-meteor", "double-meteor", "light-fire", "heavy-fire")
"""In the order in which they are explained."""


def _explained(card: BaseCard) -> list[Phrase]:
    """What meteors and cannon fire do, and what the star means: for whoever reads the card without the rules."""
    hits = {hit.hit for hit in card.hits}
    if "double-meteor" in hits:
        hits |= {"small-meteor", "large-meteor"}
    about = [*card.about, *(kind for kind in HITS if kind in hits)]
    lines = [say(f"galaxy-trucker-about-{name}") for name in about]
    if card.starred:
        lines.append(say("galaxy-trucker-about-star"))
    return lines


@cache
def card_text(code: str) -> CardText:
    """The card as ``starboard cards`` shows it."""
    card = catalogue()[code]
    kind = say("galaxy-trucker-deck", deck=card.deck, starred="yes" if card.starred else "no")
    lines = [*card.text(), *_explained(card)]
    if card.reconstructed:
        lines = [*lines, say("galaxy-trucker-text-reconstructed")]
    return CardText(code, card.name, kind, lines)
