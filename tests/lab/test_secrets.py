"""The property that finds leaks, tried on games that leak."""

from __future__ import annotations

import pytest

from overload import pieces
from overload.game import Overload
from starboard.core.chance import Seeded
from starboard.core.game import Seat
from starboard.lab import secrets

ALLOWED: dict[str, secrets.Audience] = {
    "now": "everybody",
    "charges[]": "seat",
    "power[]": "everybody",
    "off[]": "everybody",
}


class Neighbourly(Overload):
    """Everybody sees the next player's charge instead of their own."""

    def view(self, state: pieces.State, seat: Seat) -> pieces.View:
        return super().view(state, (seat + 1) % len(state.charges) if seat >= 0 else seat)


class Watched(Overload):
    """Whoever watches sees the first player's charge."""

    def view(self, state: pieces.State, seat: Seat) -> pieces.View:
        return super().view(state, max(seat, 0))


def looked_at(game: Overload) -> None:
    state = game.new(pieces.Options(), 3, Seeded(4))
    secrets.assert_shows_only(game, state, 3, ALLOWED)


def test_what_is_on_the_list_may_be_shown() -> None:
    looked_at(Overload())


@pytest.mark.parametrize(("game", "who"), [(Neighbourly(), "somebody"), (Watched(), "everybody")])
def test_a_secret_shown_to_another_is_found(game: Overload, who: str) -> None:
    with pytest.raises(AssertionError, match=rf"'charges\[\]': '{who}'"):
        looked_at(game)
