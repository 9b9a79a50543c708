"""Whether the expansion's data files hang together: for whoever puts printed numbers in place of ours.

:func:`faults` checks what is known for certain (counts, shapes, what dice must cover), :func:`reconstructed` lists what
is still our own choice. docs/replace-reconstructed.md is the guide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

import msgspec

from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.adventures import catalogue
from starboard.games.galaxy_trucker.ship import boards, tiles
from starboard.games.galaxy_trucker.ship.boards import board, halves
from starboard.games.galaxy_trucker.ship.tiles import SIDES, Tile, tile_set

TILES, BOARDS, CARDS = "abe_tiles.toml", "abe_boards.toml", "abe_cards.toml"
MORE_TILES = "big_expansion_tiles.toml"

EXACT = {
    "switchboard": 4,
    "shared-life-support": 2,
    "crewbot-station": 4,
    "defense-system": 10,
    "special-cargo-hold": 3,
}
"""How many tiles of a kind the box holds; solar panels, thrusters and armories are 19 together."""
UNDECIDED, UNDECIDED_COUNT = ("solar-panel", "thruster", "armory"), 19
DECKS = {"I": 4, "II": 4, "III": 4, "IV": 20}
"""How many cards the expansion adds to each deck."""
FRONT_SQUARES, REAR_SQUARES = 27, 18


class DataFault(msgspec.Struct, frozen=True):
    """Something in a data file that can't be right."""

    file: str
    where: str
    reason: Phrase


def faults() -> list[DataFault]:
    """All that is wrong with the data; a file that can't be read is one fault and hides those behind it."""
    found: list[DataFault] = []
    for file, check in _CHECKS:
        try:
            found += check()
        except (msgspec.ValidationError, msgspec.DecodeError, ValueError, KeyError) as error:
            found.append(DataFault(file, "", say("galaxy-trucker-data-unreadable", reason=str(error))))
    return found


# --- tiles -----------------------------------------------------------------------------------------------------


def _tiles() -> Iterator[DataFault]:
    found = tile_set("abe")
    counts = Counter[str](tile.kind for tile in found.values())
    for kind, exact in EXACT.items():
        if counts[kind] != exact:
            yield _wrong_count(TILES, kind, counts[kind], exact)
    undecided = sum(counts[kind] for kind in UNDECIDED)
    if undecided != UNDECIDED_COUNT:
        yield _wrong_count(TILES, " + ".join(UNDECIDED), undecided, UNDECIDED_COUNT)
    for tile in found.values():
        yield from (DataFault(TILES, tile.id, say(reason)) for reason in _tile(tile))


def _tile(tile: Tile) -> Iterator[str]:
    """What is wrong with a tile: the message of each fault."""
    if not any(tile.connectors) or not all(0 <= connector <= 3 for connector in tile.connectors):
        yield "galaxy-trucker-data-connectors"
    if (tile.kind == "thruster") != (len(tile.nozzles) == 2):
        yield "galaxy-trucker-data-nozzles"
    sides = [SIDES.index(side) for side in (*tile.nozzles, *tile.armour)]
    if len(set(sides)) != len(sides) or any(tile.connectors[side] for side in sides):
        yield "galaxy-trucker-data-smooth"
    if (tile.kind == "shared-life-support") != (len(set(tile.aliens)) == 2):
        yield "galaxy-trucker-data-aliens"


# --- boards ----------------------------------------------------------------------------------------------------


def _boards() -> Iterator[DataFault]:
    yield from (DataFault(BOARDS, "IIB", say(reason)) for reason in _cylinder())
    for die in range(1, 7):
        closed = len(board(f"IIIB:{die}-{die}").closed) - 1
        if closed != 5:
            yield _wrong_count(BOARDS, f"IIIB {die}", closed, 5)
    for part, exact in (("front", FRONT_SQUARES), ("rear", REAR_SQUARES)):
        for name in halves(part):  # type: ignore[arg-type]
            plan = board(f"IV:{name}+B1" if part == "front" else f"IV:T1+{name}")
            squares = sum((place // 100 <= 7) == (part == "front") for place in plan.squares)
            if squares != exact:
                yield _wrong_count(BOARDS, name, squares, exact)
            if not (plan.cap if part == "front" else plan.price):
                yield DataFault(BOARDS, name, say("galaxy-trucker-data-insurance"))


def _cylinder() -> Iterator[str]:
    """What is wrong with the dice tables of IIB: the message of each fault."""
    cylinder = board("IIB").cylinder
    assert cylinder is not None
    pairs = Counter(pair for column in cylinder.columns for pair in column)
    if pairs != Counter(combinations_with_replacement(range(1, 7), 2)) or len(cylinder.columns) != 9:
        yield "galaxy-trucker-data-pairs"
    elif any(sum(1 + (one != other) for one, other in column) != 4 for column in cylinder.columns):
        yield "galaxy-trucker-data-likely"
    elif {number for number, column in enumerate(cylinder.columns, 1) if any(sum(p) == 7 for p in column)} != {4, 5, 6}:
        yield "galaxy-trucker-data-sevens"
    if sorted(cylinder.rows.values()) != [1, 2, 3, 4] or not set(cylinder.rows) <= set(range(1, 7)):
        yield "galaxy-trucker-data-rows"
    if sorted(cylinder.starts) != [3, 3, 3, 7, 7, 7]:
        yield "galaxy-trucker-data-starts"


# --- cards -----------------------------------------------------------------------------------------------------


def _cards() -> Iterator[DataFault]:
    counts = Counter[str](card.deck for code, card in catalogue().items() if code.startswith("ABE-"))
    for deck, exact in DECKS.items():
        if counts[deck] != exact:
            yield _wrong_count(CARDS, deck, counts[deck], exact)


def _wrong_count(file: str, where: str, found: int, exact: int) -> DataFault:
    return DataFault(file, where, say("galaxy-trucker-data-count", found=found, exact=exact))


_CHECKS: tuple[tuple[str, Callable[[], Iterator[DataFault]]], ...] = (
    (TILES, _tiles),
    (BOARDS, _boards),
    (CARDS, _cards),
)


# --- what is still ours ----------------------------------------------------------------------------------------


def reconstructed() -> dict[str, dict[str, tuple[str, ...]]]:
    """By file and entry the fields that are our own choice."""
    return {
        TILES: {name: tile.reconstructed for name, tile in tile_set("abe").items() if tile.reconstructed},
        f"{tiles.FILES['tbe']}.toml": {
            name: tile.reconstructed for name, tile in tile_set("tbe").items() if tile.reconstructed
        },
        BOARDS: boards.reconstructed(),
        CARDS: {code: card.reconstructed for code, card in catalogue().items() if card.reconstructed},
    }
