"""A square has one name: no other row and column stand for it, in no move of any phase."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from tests.games.galaxy_trucker.building_helpers import GAME
from tests.games.galaxy_trucker.busy import BusyBot
from tests.games.galaxy_trucker.flight_helpers import build, fly
from tests.games.galaxy_trucker.team_helpers import TeamTable, team_flight
from tests.games.galaxy_trucker.test_abe_ships_mass import options

from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.flight.losses import GiveGoods
from starboard.games.galaxy_trucker.moves import AnyMove
from starboard.games.galaxy_trucker.ship.boards import OFF, square
from starboard.games.galaxy_trucker.state import State
from starboard.lab.drive import play_out

KINDS: set[type[Any]] = {kind for kind in get_args(AnyMove) if {"row", "column"} <= set(kind.__struct_fields__)}
"""The moves that name a square."""

GAMES = (1, 23, 45)
"""Games in which nearly all of them come up."""


def other_names(move: Any) -> list[Any]:
    """The move, with its square said as so many rows off and hundreds of columns too far."""
    return [
        msgspec.structs.replace(move, **{row: getattr(move, row) - rows, column: getattr(move, column) + 100 * rows})
        for row, column in (("row", "column"), ("to_row", "to_column"), ("from_row", "from_column"))
        if hasattr(move, row)
        for rows in (1, -1, getattr(move, row))
        if rows
    ]


def accepted(state: State, seen: set[type[Any]]) -> list[Any]:
    """Moves under other names that are not refused; all that can be played are put to ``seen``."""
    found = []
    for seat in GAME.to_move(state):
        for move in GAME.moves(state, seat):
            if type(move) in KINDS:
                seen.add(type(move))
                found += [other for other in other_names(move) if GAME.ask(state, seat, other) is None]
    return found


def test_every_move_names_a_square_in_one_way() -> None:
    seen: set[type[Any]] = set()
    wrong: list[Any] = []
    for number in GAMES:
        given = options(number)
        seats = 2 + number // 3 % (4 if given.big_expansion else 3)
        chance = Seeded(number, 11)
        state = GAME.new(given, seats, chance)
        play_out(
            GAME,
            state,
            [BusyBot()] * seats,
            chance,
            after=lambda now: wrong.extend(accepted(now, seen)),
            limit=60_000,
        )
    piped = TeamTable({0: ["deliveryman", "plumber"]})
    piped.lay(0, ("T016", 7, 8), ("T017", 6, 7, 3), ("T001", 6, 8, 1))
    welded = TeamTable({0: ["welder.a"]}, building="classic")
    welded.lay(0, ("T045", 7, 8), ("T046", 7, 6, 2), ("T047", 8, 7, 1))
    welded.lay(0, ("T088", 6, 8), ("T089", 6, 6), ("T025", 8, 8))
    capped = TeamTable({0: ["welder"]})
    capped.finish_all()
    capped.decline_until("fittings")
    goods = {"7,8": ["yellow"], "7,6": ["yellow"]}
    robbed = fly("I-04", [build("I", "7,8 hold2", "7,6 hold2", goods=goods), build("I")]).begin(GiveGoods(0, 1))
    boy = team_flight("I-04", [build("I", "7,8 hold2", goods={"7,8": ["blue"]}), build("I")], {0: ["stock-boy"]})
    boy.begin(GiveGoods(0, 1))
    for table in (piped, welded, capped, robbed, boy):
        wrong += accepted(table.state, seen)
    assert not wrong
    assert seen == KINDS


def test_a_column_too_far_is_no_square() -> None:
    assert square(7, 8) == 708
    assert {square(6, 108), square(8, -92), square(0, 708), square(7, 100), square(7, -1)} == {OFF}
