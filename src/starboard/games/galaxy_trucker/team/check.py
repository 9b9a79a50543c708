"""What must hold of the support team at any moment."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from starboard.games.galaxy_trucker.team.cards import pack, specialists

if TYPE_CHECKING:
    from starboard.games.galaxy_trucker.state import State


def check(state: State) -> None:
    """Raise ``AssertionError`` when something can't be."""
    team = state.team
    assert team is not None
    hired = [one.card for cards in team.hired for one in cards]
    everywhere = [*team.deck, *team.gone, *team.laid, *hired, *(card for dealt in team.dealt for card in dealt)]
    assert Counter(everywhere) == Counter(pack(state.options.big_expansion)), "a specialist is missing or there twice"
    for seat, chosen in enumerate(team.chosen):
        assert not chosen or chosen in team.dealt[seat], "a card was chosen that was not dealt"
    assert (state.phase == "team") == bool(team.asks), "a window is open and nobody is asked"
    for player in state.players:
        laid = Counter(overlay.token for overlay in player.ship.overlays)
        for token, number in laid.items():
            assert number <= _supply(token), f"too many tokens: {token}"
        for overlay in player.ship.overlays:
            marks = overlay.token.startswith("marker-")
            assert marks or overlay.square in player.ship.components, f"a token on nothing: {overlay}"


_NAMES = {"join": "universal-join", "cap": "weld-cap", "universal": "universal-all-sides"}


def _supply(token: str) -> int:
    """How many tokens of this name there are. A pair of pipes is one overlay; markers and figures are there once."""
    if token in ("pipe", "man") or token.startswith("marker-"):
        return 1
    name = _NAMES.get(token, token)
    return next(card.tokens[name] for card in specialists().values() if name in card.tokens)
