"""The action cards and the trajectory boards in words, for ``starboard cards`` and the rules page."""

from __future__ import annotations

from collections import Counter

from starboard.core.text import CardText, Phrase, say
from starboard.games.space_alert.action_cards import HALVES, Card, action_deck, half, heroic_deck, is_heroic
from starboard.games.space_alert.ship import SHIP, Trajectory
from starboard.games.space_alert.words import ORDER_NAMES, card, order


def deck_texts() -> list[CardText]:
    """Every kind of action card by its name in the notation of plans, then the trajectories ``T1`` to ``T7``."""
    copies = Counter([*action_deck(), *heroic_deck()])
    texts = [_action_card(name, n) for name, n in copies.items()]
    return texts + [_trajectory(n, board) for n, board in enumerate(SHIP.trajectory, start=1)]


def _action_card(name: Card, copies: int) -> CardText:
    kind = "space-alert-heroic-card-kind" if is_heroic(name) else "space-alert-action-card-kind"
    return CardText(name, card(name), say(kind, n=copies), [_means(half(name, which)) for which in HALVES])


def _means(token: str) -> Phrase:
    """What one half does; every heroic movement says the same with another station."""
    name = "heroic-movement" if token.startswith("@") else ORDER_NAMES[token]
    return say(f"space-alert-means-{name}", order=order(token))


def _trajectory(number: int, board: Trajectory) -> CardText:
    letters = [
        say("space-alert-trajectory-letter", letter="xyz"[letter], square=square) for square, letter in board.letters()
    ]
    line = say("space-alert-trajectory-squares", start=board.start, letters=letters)
    name = say("space-alert-trajectory-name", number=number)
    return CardText(f"T{number}", name, say("space-alert-trajectory-kind"), [line])
