"""The games of the house, found by name. Each is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from starboard.core.game import AnyGame

_ROOMS = {
    "death-angel": ("death_angel", "DeathAngel"),
    "space-alert": ("space_alert", "SpaceAlert"),
    "galaxy-trucker": ("galaxy_trucker", "GalaxyTrucker"),
}


def names() -> list[str]:
    """The names of all games."""
    return list(_ROOMS)


@cache
def find(name: str) -> AnyGame | None:
    """The game of this name, or ``None``."""
    if name not in _ROOMS:
        return None
    room, class_ = _ROOMS[name]
    module = import_module(f"starboard.games.{room}.game")
    game: AnyGame = getattr(module, class_)()
    return game
