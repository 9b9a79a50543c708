"""A record as long as somebody patient can make one: a trucker who takes tiles and lays them back."""

from __future__ import annotations

from starboard.core import record
from starboard.core.table import Table
from starboard.games import find
from starboard.games.galaxy_trucker.moves.building import Return

ENTRIES = 5_000
MOST_BYTES = 950_000
"""The server takes a million."""


def long_record(entries: int = ENTRIES) -> bytes:
    """The file."""
    game = find("galaxy-trucker")
    assert game is not None
    table = Table(game, 2, seed=1)
    while len(table.record.entries) < entries:
        kinds = {type(move).__name__: (seat, move) for seat in table.to_move for move in table.moves(seat)}
        wanted = next((kind for kind in ("Return", "TakeFaceUp", "TakeFaceDown") if kind in kinds), next(iter(kinds)))
        seat, move = kinds[wanted]
        table.play(seat, move)
        while wanted == "TakeFaceUp" and len(table.record.entries) < entries:
            # The same tile up and down again: nothing else changes.
            table.play(seat, Return())
            table.play(seat, move)
    return record.dumps(game, table.record, table.state)
