"""The ship check that every view holds: powers, room, guarded sides, exposed connectors, faults, networks."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME, Builders, ship_of
from tests.games.galaxy_trucker.flight_helpers import build

from starboard.games.galaxy_trucker.moves.building import PointOut, Put
from starboard.games.galaxy_trucker.ship.check import check
from starboard.games.galaxy_trucker.ship.ship import copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FACES


@pytest.mark.clause("GT-6.5", "GT-6.6", "GT-3.8")
def test_powers_alone_and_with_the_batteries_there_are() -> None:
    ship = build("I", "6,7 cannon2^", "7,6 battery2", "7,8 cannon2>", "8,7 engine2")
    found = check(ship, building=False)
    assert found.cannons == (0, 6), "4 halves ahead and 2 to the side: two tokens"
    assert found.engines == (0, 4)
    assert (found.crew, found.seats, found.batteries, found.cells) == (2, 2, 2, 2)
    ship.batteries = {706: 1}
    found = check(ship, building=False)
    assert found.cannons == (0, 4), "one token goes where it does most"
    ship.batteries = {}
    assert check(ship, building=False).cannons == (0, 0)
    assert check(ship, building=True).cannons == (0, 6), "before the launch what fits in counts"
    assert sum(map(len, found.exposed.values())) == ship.exposed()


@pytest.mark.clause("GT-6.6")
def test_an_alien_counts() -> None:
    ship = build("I", "6,7 cannon^", "7,8 cabin", "7,9 purple", aliens={"7,8": "purple"})
    assert check(ship, building=False).cannons == (6, 6)


def test_room_and_guarded_sides() -> None:
    ship = build("I", "7,8 hold2", "7,6 special1", "6,7 shield^", "7,9 battery2")
    found = check(ship, building=True)
    assert (found.cargo, found.special_cargo, found.cells, found.batteries) == (2, 1, 2, 2)
    assert len(found.guarded) == 2
    assert 0 in found.guarded


@pytest.mark.clause("ABE-3.3.7")
def test_networks_are_what_switchboards_connect() -> None:
    switch = next(name for name, faces in FACES.items() if faces[0].kind == "switchboard")
    ship = ship_of("II", (switch, 7, 8, 0))
    (network,) = check(ship, building=True).networks
    assert 708 in network


@pytest.mark.clause("GT-3.2", "GT-3.9")
def test_faults_come_with_clause_and_place() -> None:
    table = Builders(2, building="classic")
    engine = next(name for name, faces in FACES.items() if faces[0].kind == "engine")
    table.take(0, engine)
    put = next(
        move
        for move in GAME.moves(table.state, 0)
        if isinstance(move, Put) and move.turn and FACES[engine][move.turn].exhaust != 2
    )
    table.play(0, put)
    fault = next(fault for fault in GAME.view(table.state, 1).players[0].check.faults if fault.clause == "GT-3.5")
    assert (fault.row, fault.column) == (put.row, put.column)


@pytest.mark.clause("GT-3.2")
def test_a_misfit_names_its_side() -> None:
    ship = build("I", "7,8 beam", "7,6 beam")
    found = {(fault.clause, fault.side) for fault in check(ship, building=True).faults}
    assert found == set()
    wrong = copy_ship(ship)
    single = next(
        (name, turn)
        for name, faces in FACES.items()
        for turn in range(4)
        if faces[0].kind == "cabin" and faces[turn].connectors[3] == 0
    )
    wrong.components[708] = type(wrong.components[708])(*single)
    faults = check(wrong, building=True).faults
    assert next((fault.clause, fault.row, fault.column, fault.side) for fault in faults) == ("GT-3.2", 7, 7, 1)


@pytest.mark.clause("GT-3.9", "GT-3.11")
def test_where_players_check_nothing_is_given_away() -> None:
    table = Builders(2, building="classic", checking="players")
    engine = next(name for name, faces in FACES.items() if faces[0].kind == "engine")
    table.take(0, engine)
    wrong = next(
        move for move in GAME.moves(table.state, 0) if isinstance(move, Put) and FACES[engine][move.turn].exhaust != 2
    )
    table.play(0, wrong)
    assert GAME.view(table.state, 0).players[0].check.faults == ()
    table.finish(0, 1)
    table.finish(1, 2)
    table.play(1, PointOut(0))
    assert GAME.view(table.state, 0).players[0].check.faults


def test_a_check_is_made_once_for_a_ship() -> None:
    table = Builders(2)
    one = GAME.view(table.state, 0).players[1].check
    assert GAME.view(table.state, 1).players[1].check is one
    table.put(1, "T050", 7, 8)
    assert GAME.view(table.state, 1).players[1].check is not one
