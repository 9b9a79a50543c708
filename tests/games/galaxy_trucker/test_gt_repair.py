"""Checking and repair (GT-3.9 ff.)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME, Builders, names, ship_of

from starboard.games.galaxy_trucker.events.building import (
    Fined,
    FoundFaulty,
    FoundSound,
    MovedToLast,
    RepairDone,
    TakenOff,
)
from starboard.games.galaxy_trucker.events.flight import AlienLost, LeftFlight
from starboard.games.galaxy_trucker.moves.building import (
    BuildIn,
    House,
    KeepPiece,
    PointOut,
    Ready,
    Remove,
    Repaired,
    TakeNumber,
)
from starboard.games.galaxy_trucker.moves.flight import Enough, FlyOn
from starboard.games.galaxy_trucker.ship.ship import Ship

FAULTY = (("T035", 7, 8, 0), ("T053", 8, 7, 0), ("T038", 8, 8, 0))
"""T038's left side (double) touches T053's right side (single); its front is joined to T035's rear (both double)."""

TURNED = (("T064", 7, 6, 1),)
"""An engine that blows to the left."""


def checked(ship: Ship, *others: Ship, **options: Any) -> Builders:
    """Everybody has built these ships and finished, in order of seats."""
    ships = [ship, *others] if others else [ship, ship_of("I")]
    table = Builders(len(ships), **{"building": "classic", **options})
    used = {part.tile for given in ships for part in given.components.values()}
    table.state.face_down = {spot: tile for spot, tile in table.state.face_down.items() if tile not in used}
    for seat, given in enumerate(ships):
        table.player(seat).ship = given
    for seat in range(len(ships)):
        table.finish(seat, seat + 1)
    return table


@pytest.mark.clause("GT-3.9", "GT-5.8")
def test_ships_are_checked_after_building_and_before_crews_come_aboard() -> None:
    table = checked(ship_of("I", *FAULTY))
    assert table.phase == "repair"
    assert GAME.to_move(table.state) == (0,)
    assert table.ship(0).humans == {}
    assert not table.player(0).flying
    assert table.refused(1, Remove(7, 7)) == "GT-3.9"
    assert table.refused(0, TakeNumber(1)) == "GT-3.9"


@pytest.mark.clause("GT-3.10", "GT-11.2")
def test_the_owner_removes_components_of_their_choice_until_the_ship_is_legal() -> None:
    table = checked(ship_of("I", *FAULTY))
    assert GAME.moves(table.state, 0) == [Remove(7, 7), Remove(7, 8), Remove(8, 7), Remove(8, 8)]
    assert table.refused(0, Remove(6, 6)) == "GT-3.10"
    events = table.play(0, Remove(8, 8))
    assert names(events)[:2] == ["TakenOff", "RepairDone"]
    assert table.player(0).lost == ["T038"]
    assert table.phase == "flight"


@pytest.mark.clause("GT-3.10")
def test_an_engine_that_points_wrongly_must_itself_go() -> None:
    """T066 [1, 0, 0, 0] upside down on 6,7: whatever else goes, the error stays until the engine goes."""
    ship = ship_of("I", ("T066", 6, 7, 2), ("T050", 7, 8, 0), ("T001", 7, 9, 0))
    table = checked(ship)
    table.play(0, Remove(7, 9))
    assert table.player(0).repairing
    table.play(0, Remove(6, 7))
    assert not table.player(0).repairing
    assert table.player(0).lost == ["T001", "T066"]


@pytest.mark.clause("GT-3.10")
def test_when_the_rest_falls_apart_the_owner_keeps_one_piece_with_a_cabin() -> None:
    """Removing 7,8 leaves {7,7 8,7}, {7,9 with a cabin} and {6,8} (a lone battery): only the first two may be kept."""
    # T053 [3, 1, 2, 3] at 7,8 joins the start cabin (left 3), 6,8 (front 3) and 7,9 (right 1).
    # T006 [1, 2, 0, 3] at 6,8 turned three quarters: [2, 0, 3, 1]: rear 3 joins 7,8. T041 [0, 1, 1, 3] at 7,9: left 3.
    ship = ship_of("I", ("T053", 7, 8, 0), ("T006", 6, 8, 3), ("T041", 7, 9, 0), ("T067", 8, 7, 3))
    # T067 [1, 1, 0, 0] turned three quarters: [1, 0, 0, 1]; front 1 joins the start cabin; its exhaust points right.
    table = checked(ship)
    table.play(0, Remove(7, 8))
    assert table.player(0).pieces == [[707, 807], [709]]
    assert GAME.moves(table.state, 0) == [KeepPiece(7, 7), KeepPiece(7, 9)]
    assert table.refused(0, KeepPiece(6, 8)) == "GT-3.10"
    assert table.refused(0, Remove(8, 7)) == "GT-3.10"
    events = table.play(0, KeepPiece(7, 9))
    (fell,) = [event for event in events if isinstance(event, TakenOff)]
    assert fell.fell_off
    assert set(fell.squares) == {608, 707, 807}
    assert sorted(table.player(0).lost) == sorted(["T053", "T006", "T031", "T067"])
    assert any(isinstance(event, RepairDone) for event in events)


@pytest.mark.clause("GT-3.10")
def test_a_piece_without_a_cabin_falls_off_without_a_question() -> None:
    ship = ship_of("I", ("T050", 7, 8, 0), ("T001", 7, 9, 0), ("T066", 6, 7, 2))
    table = checked(ship)
    table.play(0, Remove(7, 8))
    assert table.player(0).pieces == []
    assert set(table.ship(0).components) == {707, 607}
    assert table.player(0).lost == ["T050", "T001"]


@pytest.mark.clause("GT-3.15")
def test_all_repair_at_the_same_time_and_even_the_start_cabin_may_go() -> None:
    table = checked(ship_of("I", *FAULTY), ship_of("I", ("T066", 6, 7, 2)))
    assert GAME.to_move(table.state) == (0, 1)
    table.play(1, Remove(7, 7))  # not the smallest repair: the engine alone is left, still wrong
    assert set(table.ship(1).components) == {607}
    table.play(0, Remove(8, 8))
    assert table.phase == "repair"
    table.play(1, Remove(6, 7))
    assert table.ship(1).components == {}
    assert table.phase == "flight"


@pytest.mark.clause("GT-3.15")
def test_a_start_cabin_alone_is_a_ship() -> None:
    table = checked(ship_of("I"))
    assert table.phase == "flight"
    assert table.ship(0).humans == {707: 2}


@pytest.mark.clause("GT-3.12")
def test_lenient_repair_rebuilds_without_loss_for_the_last_number() -> None:
    table = checked(ship_of("I", *FAULTY), ship_of("I"), ship_of("I"), repairs="lenient")
    assert [player.number for player in table.state.players] == [3, 1, 2]
    assert table.refused(0, Repaired()) == "GT-3.10"
    table.play(0, Remove(8, 8))
    assert table.player(0).lost == []
    assert table.player(0).tray == ["T038"]
    assert table.player(0).repairing
    # T038 is [2, 1, 2, 2]; only turned by a half, [2, 2, 2, 1], it has a 2 in front and a 1 to the left.
    assert table.refused(0, BuildIn("T038", 8, 8, 0)) == "GT-3.2"
    assert table.refused(0, BuildIn("T039", 8, 8, 0)) == "GT-3.12"
    assert table.refused(0, BuildIn("T038", 8, 8, 9)) == "GT-2.3"
    assert BuildIn("T038", 8, 8, 2) in GAME.moves(table.state, 0)
    table.play(0, BuildIn("T038", 8, 8, 2))
    table.play(0, Repaired())
    assert table.ship(0).components[808].turn == 2
    assert table.phase == "flight"


@pytest.mark.clause("GT-3.12")
def test_of_two_faulty_ships_the_faster_one_stays_ahead() -> None:
    """Seats 0, 1, 2 have finished third, first and second; 0 and 1 have errors. The sound ship moves up to 1."""
    table = Builders(3, building="classic", repairs="lenient")
    table.player(0).ship = ship_of("I", *TURNED)
    table.player(1).ship = ship_of("I", *FAULTY)
    for seat, number in ((1, 1), (2, 2), (0, 3)):
        table.finish(seat, number)
    assert [player.number for player in table.state.players] == [3, 2, 1]


@pytest.mark.clause("GT-3.12")
def test_what_a_lenient_repair_leaves_out_goes_back_to_the_heap() -> None:
    table = checked(ship_of("I", *FAULTY), repairs="lenient")
    table.play(0, Remove(8, 8))
    events = table.play(0, Repaired())
    assert list(table.state.face_up.values()) == ["T038"]
    assert table.player(0).lost == []
    assert any(isinstance(event, RepairDone) for event in events)


@pytest.mark.clause("GT-3.12")
def test_without_that_variant_nothing_is_built_in_again() -> None:
    table = checked(ship_of("I", *FAULTY))
    assert table.refused(0, BuildIn("T038", 8, 8, 2)) == "GT-3.12"
    assert table.refused(0, Repaired()) == "GT-3.12"


@pytest.mark.clause("GT-3.12")
def test_the_last_number_is_announced() -> None:
    table = Builders(2, building="classic", repairs="lenient")
    table.player(0).ship = ship_of("I", *FAULTY)
    table.finish(0, 1)
    events = table.finish(1, 2)
    assert [(event.seat, event.number) for event in events if isinstance(event, MovedToLast)] == [(0, 2)]


def flown(ship: Ship, card: str, *others: Ship, **options: Any) -> Builders:
    """Players check; nobody pointed at a ship; both fly, the given card is on top."""
    table = checked(ship, *others, checking="players", **options)
    cards = [code for pile in table.state.cards.piles for code in pile]
    rest = [code for code in cards if code != card]
    table.state.cards.box["I"] = [code for code in table.state.cards.box["I"] if code != card] + (
        [rest.pop()] if card not in cards else []
    )
    table.state.cards.piles = [[*rest, card], [], [], []]
    table.play(0, Ready())
    table.play(1, Ready())
    if table.phase == "flight":
        for seat in GAME.to_move(table.state):
            table.play(seat, FlyOn())  # the first card is turned
    return table


@pytest.mark.clause("GT-3.9")
def test_players_may_check_each_others_ships() -> None:
    table = checked(ship_of("I", *FAULTY), checking="players")
    assert GAME.to_move(table.state) == (0, 1)
    # Sound ships can be pointed at too: the list of moves does not give the error away.
    assert GAME.moves(table.state, 0) == [Ready(), PointOut(0), PointOut(1)]
    (sound,) = table.play(0, PointOut(1))
    assert isinstance(sound, FoundSound)
    (faulty,) = table.play(1, PointOut(0))
    assert isinstance(faulty, FoundFaulty)
    assert faulty.errors == 1
    assert table.refused(0, Ready()) == "GT-3.10"
    assert table.refused(1, PointOut(0)) == "GT-3.9"
    table.play(0, Remove(8, 8))
    table.play(0, Ready())
    table.play(1, Ready())
    assert table.phase == "flight"
    assert table.player(0).credits == 0


@pytest.mark.clause("GT-3.11")
def test_an_error_noticed_in_flight_is_repaired_at_once_and_costs_a_credit() -> None:
    """Stardust I-04 first; between the cards seat 1 points at seat 0, who owns 3 credits."""
    table = flown(ship_of("I", *FAULTY), "I-04")
    table.player(0).credits = 3
    asked = GAME.to_move(table.state)[0]
    events = table.play(asked, PointOut(0))
    assert [event.paid for event in events if isinstance(event, Fined)] == [1]
    assert table.player(0).credits == 2
    assert GAME.to_move(table.state) == (0,)
    assert table.refused(1, FlyOn()) == "GT-3.9"
    table.play(0, Remove(8, 8))
    assert table.player(0).lost == ["T038"]
    assert asked in GAME.to_move(table.state)
    assert FlyOn() in GAME.moves(table.state, asked)


@pytest.mark.clause("GT-3.11", "GT-1.4")
def test_whoever_has_nothing_pays_nothing() -> None:
    table = flown(ship_of("I", *FAULTY), "I-04")
    events = table.play(GAME.to_move(table.state)[0], PointOut(0))
    assert [event.paid for event in events if isinstance(event, Fined)] == [0]
    assert table.player(0).credits == 0


@pytest.mark.clause("GT-3.11")
def test_ships_are_pointed_at_between_cards() -> None:
    """Open Space I-05 asks seat 0 for its double engine T086 first."""
    table = flown(ship_of("I", *FAULTY, ("T086", 7, 6, 0), ("T005", 6, 7, 3)), "I-05")
    assert Enough() in GAME.moves(table.state, 0)
    assert table.refused(1, PointOut(0)) == "GT-3.11"


@pytest.mark.clause("GT-3.11")
def test_a_late_repair_may_cost_an_alien_its_life_support() -> None:
    """Purple life support T139 [0, 1, 0, 3] at 8,9: its left 3 fits the right 1 of the cabin on 8,8."""
    table = flown(ship_of("I", *FAULTY, ("T139", 8, 9, 0)), "I-04")
    table.play(0, House(8, 8, "purple"))
    assert table.ship(0).crew == 5
    table.play(GAME.to_move(table.state)[0], PointOut(0))
    table.play(0, Remove(8, 9))
    events = table.play(0, Remove(8, 7))
    assert [(event.row, event.column) for event in events if isinstance(event, AlienLost)] == [(8, 8)]
    assert table.ship(0).crew == 4


@pytest.mark.clause("GT-9.1", "GT-3.11", "GT-3.15")
def test_a_late_repair_that_leaves_no_human_ends_the_ships_flight() -> None:
    """Seat 0 takes the start cabin off first, then the engine: the card before is done, and nobody is aboard."""
    table = flown(ship_of("I", *TURNED), "I-04")
    assert GAME.to_move(table.state) == (0, 1)
    table.play(0, PointOut(0))
    table.play(0, Remove(7, 7))
    events = table.play(0, Remove(7, 6))
    assert [(event.seat, event.why) for event in events if isinstance(event, LeftFlight)] == [(0, "no-humans")]
    assert not table.player(0).flying
    assert GAME.to_move(table.state) == (1,)
    assert FlyOn() in GAME.moves(table.state, 1)
    GAME.check(table.state)


@pytest.mark.clause("GT-9.1", "GT-9.7", "GT-3.11")
def test_the_flight_is_over_when_a_late_repair_leaves_nobody() -> None:
    """Seat 1 has given up, seat 0 points at its own ship and takes the start cabin off."""
    table = flown(ship_of("I", *TURNED), "I-04")
    table.play(0, FlyOn())
    table.play(1, PointOut(0))
    table.play(0, Remove(7, 7))
    assert GAME.to_move(table.state) == (0,)
    table.player(1).flying = False
    table.play(0, Remove(7, 6))
    assert table.state.flight is None
    assert table.phase == "settlement"


@pytest.mark.clause("GT-3.11", "GT-9.1")
def test_the_next_card_waits_for_every_late_repair() -> None:
    """Both ships are faulty; seat 0, the last to be asked, is left without anybody while seat 1 still repairs."""
    table = flown(ship_of("I", *TURNED), "I-04", ship_of("I", ("T065", 7, 6, 1)))
    table.play(0, PointOut(0))
    table.play(1, PointOut(1))
    table.play(0, Remove(7, 7))
    table.play(0, Remove(7, 6))
    assert not table.player(0).flying
    assert GAME.to_move(table.state) == (1,)
    GAME.check(table.state)
    table.play(1, Remove(7, 6))
    assert FlyOn() in GAME.moves(table.state, 1)
    GAME.check(table.state)


@pytest.mark.clause("GT-3.11", "GT-3.12")
def test_nothing_is_rebuilt_in_flight() -> None:
    """The lenient variant costs the number tile, which is of no use any more: what comes off in flight is lost."""
    table = flown(ship_of("I", *FAULTY), "I-04", repairs="lenient")
    table.play(GAME.to_move(table.state)[0], PointOut(0))
    table.play(0, Remove(8, 8))
    assert table.player(0).lost == ["T038"]
    assert table.player(0).tray == []
    assert not table.player(0).repairing
