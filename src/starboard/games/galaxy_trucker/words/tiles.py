"""The component tiles in words, made from the data the engine runs."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.core.text import CardText, Phrase, say
from starboard.games.galaxy_trucker.ship.tiles import CONNECTORS, SIDES, Tile, tiles


def tile_texts() -> list[CardText]:
    """Every component tile: what it does, then its sides."""
    return [_tile_text(tile) for tile in tiles().values()]


def _tile_text(tile: Tile) -> CardText:
    front, right, rear, left = tile.connectors
    kind = say("galaxy-trucker-component", kind=tile.kind)
    name = say(
        "galaxy-trucker-tile-title",
        kind=kind,
        aliens=_aliens(tile),
        served=len(tile.aliens),
        capacity=tile.capacity,
        front=front,
        right=right,
        rear=rear,
        left=left,
    )
    lines = [_does(tile), _sides(tile), *_parts(tile)]
    if tile.reconstructed:
        lines.append(say("galaxy-trucker-tile-reconstructed"))
    return CardText(tile.id, name, say("galaxy-trucker-tile-kind"), lines)


def _does(tile: Tile) -> Phrase:
    """What the component is good for (GT-4, ABE-3, BX-2)."""
    if tile.unknown:
        return say("galaxy-trucker-does-unknown")
    return say(
        f"galaxy-trucker-does-{tile.kind}",
        capacity=tile.capacity,
        normal=tile.normal,
        special=tile.special,
        cells=tile.cells,
        power=tile.power,
        cost=tile.cost,
        aliens=_aliens(tile),
        colour=tile.aliens[0] if tile.aliens else "",
        sides=_named(tile.guards),
    )


def _sides(tile: Tile) -> Phrase:
    connectors = {
        side: say(f"galaxy-trucker-connector-{CONNECTORS[connector]}")
        for side, connector in zip(SIDES, tile.connectors, strict=True)
    }
    return say("galaxy-trucker-tile-sides", **connectors)


def _parts(tile: Tile) -> list[Phrase]:
    """What else a side carries, as the tile is printed."""
    barrels = [side for side in (tile.barrel, tile.second_barrel) if side]
    parts = {
        "barrel": barrels,
        "exhaust": [tile.exhaust] if tile.exhaust else [],
        "nozzle": list(tile.nozzles),
        "armour": list(tile.armour),
    }
    return [
        say("galaxy-trucker-tile-part", part=part, sides=_named(sides), n=len(sides))
        for part, sides in parts.items()
        if sides
    ]


def _aliens(tile: Tile) -> list[Phrase]:
    return [say(f"galaxy-trucker-alien-{colour}") for colour in tile.aliens]


def _named(sides: Iterable[str]) -> list[Phrase]:
    return [say(f"galaxy-trucker-side-{side}") for side in sides]
