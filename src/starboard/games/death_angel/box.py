"""The box: every card as the engine runs it, for boards to draw."""

from __future__ import annotations

from starboard.core import game as core
from starboard.games.death_angel.card_texts import card_texts
from starboard.games.death_angel.cards import (
    ACTIONS,
    EVENTS,
    GENESTEALERS,
    LOCATIONS,
    MARINES,
    PLACE_NAMES,
    SKULL,
    TERRAIN,
    TOKENS,
    Action,
    EventCard,
    Genestealer,
    Location,
    Marine,
    Place,
    TerrainCard,
)


class Box(core.Box, frozen=True, kw_only=True):
    """The 128 cards, the die and the tokens (DA-1)."""

    marines: list[Marine]
    actions: list[Action]
    events: list[EventCard]
    locations: list[Location]
    terrain: list[TerrainCard]
    genestealers: list[Genestealer]
    places: tuple[Place, ...]
    """Both sides of every position, from the top down."""
    skulls: tuple[bool, ...]
    """For each face of the die, whether it has a skull."""
    tokens: int


def box() -> Box:
    """All of it."""
    return Box(
        cards=card_texts(),
        marines=MARINES,
        actions=ACTIONS,
        events=EVENTS,
        locations=LOCATIONS,
        terrain=TERRAIN,
        genestealers=GENESTEALERS,
        places=PLACE_NAMES,
        skulls=SKULL,
        tokens=TOKENS,
    )
