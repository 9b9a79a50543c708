"""What a board of Space Alert can look up: read off the plan of the ship and the boards (SA-2.8)."""

from __future__ import annotations

import msgspec
from tests.games.space_alert.tables import GAME

from starboard.games.space_alert.missions import scripts

BOX = GAME.box()


def test_the_six_stations() -> None:
    plan = {station.id: station for station in BOX.stations}
    assert [(station.zone, station.deck) for station in BOX.stations] == [
        (zone, deck) for deck in ("upper", "lower") for zone in ("red", "white", "blue")
    ]
    assert {name: (one.a, one.b, one.c) for name, one in plan.items()} == {
        "red-upper": ("heavy-laser", "shield", "interceptors"),
        "white-upper": ("heavy-laser", "shield", "computer"),
        "blue-upper": ("heavy-laser", "shield", "battlebots"),
        "red-lower": ("light-laser", "reactor", "battlebots"),
        "white-lower": ("pulse-cannon", "fuel", "window"),
        "blue-lower": ("light-laser", "reactor", "rockets"),
    }
    assert [one.strength for one in BOX.stations] == [4, 5, 4, 2, 1, 2]
    assert [one.id for one in BOX.stations if one.squad] == ["blue-upper", "red-lower"]
    assert BOX.places == (*plan, "space")


def test_the_ways_between_them() -> None:
    plan = {station.id: station for station in BOX.stations}
    assert (plan["red-upper"].red, plan["red-upper"].blue, plan["red-upper"].lift) == (None, "white-upper", "red-lower")
    assert (plan["blue-lower"].red, plan["blue-lower"].blue) == ("white-lower", None)
    for one in BOX.stations:
        assert plan[one.lift].lift == one.id
        assert one.blue is None or plan[one.blue].red == one.id


def test_a_trajectory_is_drawn_from_its_squares() -> None:
    """T3 begins on square 12, with X on 8, Y on 3 and Z on 1; range 1 ends with square 5, range 2 with square 10."""
    assert [track.number for track in BOX.trajectories] == [1, 2, 3, 4, 5, 6, 7]
    squares = BOX.trajectories[2].squares
    assert [one.square for one in squares] == list(range(12, 0, -1))
    assert {one.square: one.letter for one in squares if one.letter} == {8: "X", 3: "Y", 1: "Z"}
    assert [one.range for one in squares] == [3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]


def test_action_cards_have_two_halves() -> None:
    cards = {one.card: one for one in BOX.actions}
    assert (cards["A<"].action, cards["A<"].movement, cards["A<"].heroic, cards["A<"].copies) == ("A", "<", False, 10)
    assert (cards["B!@ub"].action, cards["B!@ub"].movement, cards["B!@ub"].heroic) == ("B!", "@ub", True)
    assert sum(one.copies for one in BOX.actions if not one.heroic) == 90


def test_a_script_is_named_and_no_more() -> None:
    """What a mission has in store stays a secret: no moment of any script, and no phase's end, is in the box."""
    assert {one.id for one in BOX.missions} == set(scripts())
    assert set(msgspec.structs.asdict(BOX.missions[0])) == {"id", "code", "group", "phases"}
    kinds = [line.kind for script in scripts().values() for line in script.lines]
    data = msgspec.json.encode(msgspec.structs.replace(BOX, cards=[]))
    assert not [kind for kind in kinds if f'"{kind}"'.encode() in data]
