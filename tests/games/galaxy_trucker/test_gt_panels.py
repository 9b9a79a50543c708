"""What boards draw: squares, tiles and the heap as cells that choose the moves they stand for."""

from __future__ import annotations

import msgspec
import pytest

from starboard.core.chance import Seeded
from starboard.core.table import Table
from starboard.core.text import Cell, Panel, Text
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.moves.building import Put, Ready, Return, TakeFaceDown, TakeFaceUp
from starboard.games.galaxy_trucker.ship.boards import square
from starboard.games.galaxy_trucker.ship.ship import Component
from starboard.games.galaxy_trucker.ship.tiles import tiles
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.view import View

GAME = GalaxyTrucker()


def panels(table: Table, seat: int) -> list[Panel]:
    view = table.view(seat)
    assert isinstance(view, View)
    return GAME.panels(view)


def building(seed: int = 5) -> Table:
    table = Table(GAME, 2, {}, seed)
    for seat in (0, 1):
        table.play(seat, Ready())
    return table


def cells(table: Table, name: str, seat: int = 0) -> list[Cell]:
    return next((one.cells for one in panels(table, seat) if one.title.id == f"galaxy-trucker-panel-{name}"), [])


def fits(move: object, cell: Cell) -> bool:
    fields = msgspec.to_builtins(move)
    return bool(cell.at) and all(fields.get(name) == value for name, value in cell.at.items())


@pytest.mark.clause("GT-2.2", "GT-2.4")
def test_the_heap_the_held_tile_and_the_squares_are_cells() -> None:
    table = building()
    draws = [move for move in table.moves(0) if isinstance(move, TakeFaceDown)]
    pile = cells(table, "heap")[0]
    assert pile.alike
    assert all(fits(move, pile) for move in draws)
    table.play(0, draws[0])
    held = cells(table, "own")[0]
    assert held.tone == "held"
    puts = [move for move in table.moves(0) if isinstance(move, Put)]
    assert puts
    for move in puts:
        assert fits(move, held)
        assert [(cell.row, cell.column) for cell in cells(table, "ship") if fits(move, cell)] == [
            (move.row, move.column)
        ]
    table.play(0, Return())
    assert [cell.at for cell in cells(table, "heap")[1:]] == [
        msgspec.to_builtins(move) for move in table.moves(1) if isinstance(move, TakeFaceUp)
    ]


@pytest.mark.clause("GT-2.16")
def test_nobody_else_sees_the_tile_in_hand() -> None:
    table = building()
    table.play(0, next(move for move in table.moves(0) if isinstance(move, TakeFaceDown)))
    assert cells(table, "own", seat=1) == []
    others = [one for one in panels(table, 1) if one.title.id == "galaxy-trucker-panel-ship"][1]
    assert all(cell.at == {} for cell in others.cells)


def test_sides_are_the_connectors_and_what_else_is_there() -> None:
    """The start cabin has universal connectors all round (GT-1.5)."""
    start = next(cell for cell in cells(building(), "ship") if cell.icon == "start-cabin")
    assert start.sides == ("3", "3", "3", "3")


def test_words_of_a_whole_game_are_known() -> None:
    table, text, chance = building(11), Text(), Seeded(3)
    for turn in range(400):
        if table.result is not None:
            break
        seat = table.to_move[turn % len(table.to_move)]
        table.play(seat, chance.pick(table.moves(seat)))
        if turn % 20 == 0:
            lines = [line for one in panels(table, seat) for line in (one.title, *one.lines)]
            lines += [line for one in panels(table, seat) for cell in one.cells for line in cell.words]
            assert [text.problems(line) for line in lines if text.problems(line)] == []


@pytest.mark.clause("GT-3.9")
def test_the_owner_of_a_faulty_ship_is_shown_what_is_wrong() -> None:
    """An engine that blows to the right, on row 7, column 8 (GT-3.5)."""
    table = Table(GAME, 2, {"building": "classic"}, 5)
    for seat in (0, 1):
        table.play(seat, Ready())
    assert isinstance(table.state, State)
    player = table.state.players[0]
    engine = next(name for name, tile in tiles().items() if tile.kind == "engine" and tile.connectors[0])
    player.ship.put(square(7, 8), Component(engine, 3))
    player.repairing, table.state.phase = True, "repair"
    errors = next(one for one in panels(table, 0) if one.title.id == "galaxy-trucker-panel-errors")
    assert [line.id for line in errors.lines] == ["galaxy-trucker-error-engine-turned"]
    wrong = [(cell.row, cell.column) for cell in cells(table, "ship") if cell.tone == "wrong"]
    assert wrong == [(7, 8)]
