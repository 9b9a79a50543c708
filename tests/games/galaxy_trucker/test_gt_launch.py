"""Preparing for launch (GT-5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME, Builders, names, ship_of

from starboard.core.chance import Scripted, Seeded
from starboard.games.galaxy_trucker.cards import cards
from starboard.games.galaxy_trucker.events.building import Housed, Loaded, RocketPlaced
from starboard.games.galaxy_trucker.events.flight import CardTurned, LeftFlight
from starboard.games.galaxy_trucker.moves.building import House, Ready, TakeNumber
from starboard.games.galaxy_trucker.moves.flight import FlyOn
from starboard.games.galaxy_trucker.ship.ship import Ship

ALIENS = (("T038", 8, 7, 1), ("T137", 8, 8, 2), ("T109", 8, 9, 0))
"""Cabins at 8,7 and 8,9, both joined to the purple life support at 8,8."""


def launched(*ships: Ship, order: tuple[int, ...] = (), **options: Any) -> tuple[Builders, list[str]]:
    """Everybody finished, in this order of seats; the events of the last finish."""
    table = Builders(len(ships), **options)
    used = {part.tile for ship in ships for part in ship.components.values()}
    table.state.face_down = {spot: tile for spot, tile in table.state.face_down.items() if tile not in used}
    for seat, ship in enumerate(ships):
        table.player(seat).ship = ship
    events = []
    for number, seat in enumerate(order or range(len(ships)), start=1):
        events = table.finish(seat, number)
    return table, names(events)


@pytest.mark.clause("GT-5.1", "GT-5.8")
@pytest.mark.parametrize(
    ("rounds", "ship_class", "positions"),
    [("I", "I", [-2, 0, -6, -4]), ("II", "II", [-3, 0, -9, -6]), ("III", "III", [-4, 0, -12, -8])],
)
def test_rockets_start_by_number_tile(rounds: str, ship_class: str, positions: list[int]) -> None:
    table = Builders(4, rounds=rounds)
    events = []
    for number, seat in enumerate((1, 0, 3, 2), start=1):
        events = table.finish(seat, number)
    placed = [(event.seat, event.position) for event in events if isinstance(event, RocketPlaced)]
    assert placed == [(seat, positions[seat]) for seat in (1, 0, 3, 2)]
    order = names(events)
    assert order.index("RocketPlaced") < order.index("Loaded") < order.index("DeckShuffled")


@pytest.mark.clause("GT-5.2", "GT-5.3")
def test_batteries_are_full_holds_empty_cabins_manned() -> None:
    """T011 battery for 3 [1, 0, 0, 1], T040 cabin [0, 1, 0, 3], T016 hold [0, 0, 0, 3]."""
    ship = ship_of("I", ("T011", 8, 7, 0), ("T040", 7, 8, 0), ("T016", 7, 6, 2), ("T003", 6, 7, 3))
    table, _events = launched(ship, ship_of("I"))
    assert table.ship(0).batteries == {807: 3, 607: 2}
    assert table.ship(0).goods == {}
    assert table.ship(0).humans == {707: 2, 708: 2}
    assert table.ship(0).aliens == {}
    assert table.ship(0).crew == 4


@pytest.mark.clause("GT-5.3", "GT-5.4", "GT-11.3")
def test_an_alien_takes_a_whole_cabin_and_there_is_one_of_each_colour() -> None:
    table, events = launched(ship_of("I", *ALIENS), ship_of("I"))
    assert table.phase == "crew"
    assert GAME.moves(table.state, 0) == [House(8, 7, "humans"), House(8, 7, "purple")]
    assert table.refused(0, House(8, 7, "brown")) == "GT-5.4"
    assert table.refused(0, House(8, 9, "purple")) == "GT-5.4"  # one cabin at a time
    assert table.refused(0, House(7, 7, "purple")) == "GT-5.4"  # never the start cabin
    assert table.refused(0, Ready()) == "GT-5.3"
    housed = [event for event in table.play(0, House(8, 7, "purple")) if isinstance(event, Housed)]
    # Only humans are left for the other cabin, so nobody is asked.
    assert [(event.column, event.who) for event in housed] == [(7, "purple"), (9, "humans")]
    assert table.ship(0).aliens == {807: "purple"}
    assert table.ship(0).humans == {707: 2, 809: 2}
    assert table.phase == "flight"
    assert "Loaded" in events


@pytest.mark.clause("GT-5.4")
def test_one_life_support_serves_several_cabins() -> None:
    table, _events = launched(ship_of("I", *ALIENS), ship_of("I"))
    table.play(0, House(8, 7, "humans"))
    assert GAME.moves(table.state, 0) == [House(8, 9, "humans"), House(8, 9, "purple")]
    table.play(0, House(8, 9, "purple"))
    assert table.ship(0).humans == {707: 2, 807: 2}
    assert table.ship(0).aliens == {809: "purple"}


@pytest.mark.clause("GT-5.4")
def test_a_cabin_with_both_life_supports_takes_one_alien_of_either_colour() -> None:
    """Cabin T055 [1, 2, 1, 1] at 7,8; purple T139 [0, 1, 0, 3] right, brown T135 [1, 0, 0, 3] above with its rear..."""
    # T139 turned by a half: [0, 3, 0, 1]: its left 1 does not fit T055's right 2; T139 as it is: left 3 fits 2.
    # T135 [1, 0, 0, 3] turned three quarters: [0, 0, 3, 1]: its rear 3 fits T055's front 1.
    ship = ship_of("I", ("T055", 7, 8, 0), ("T139", 7, 9, 0), ("T135", 6, 8, 3))
    assert ship.supported(708) == ["brown", "purple"]
    table, _events = launched(ship, ship_of("I"))
    assert GAME.moves(table.state, 0) == [House(7, 8, "humans"), House(7, 8, "purple"), House(7, 8, "brown")]
    table.play(0, House(7, 8, "brown"))
    assert table.ship(0).aliens == {708: "brown"}
    assert table.ship(0).crew == 3


@pytest.mark.clause("GT-5.5")
def test_aliens_are_chosen_in_order_of_number_tiles_openly() -> None:
    other = Ship(board="I")
    for place, part in ship_of("I", ("T040", 7, 8, 0), ("T138", 7, 9, 0)).components.items():
        other.put(place, part)
    table, _events = launched(ship_of("I", *ALIENS), other, order=(1, 0))
    assert GAME.to_move(table.state) == (1,)
    assert table.refused(0, House(8, 7, "purple")) == "GT-5.5"
    table.play(1, House(7, 8, "purple"))
    assert GAME.view(table.state, 0).players[1].ship.aliens == {708: "purple"}
    assert GAME.to_move(table.state) == (0,)


@pytest.mark.clause("GT-5.6")
@pytest.mark.parametrize(("rounds", "level", "count"), [("I", "I", 8), ("II", "II", 12), ("III", "III", 16)])
def test_the_piles_become_the_deck_with_a_card_of_the_round_on_top(rounds: str, level: str, count: int) -> None:
    for seed in range(5):
        table = Builders(2, rounds=rounds, chance=Seeded(seed))
        piles = sorted(card for pile in table.state.cards.piles for card in pile)
        assert len(piles) == count
        table.finish(0, 1)
        table.finish(1, 2)
        table.play(0, FlyOn())
        events = table.play(1, FlyOn())
        turned = next(event for event in events if isinstance(event, CardTurned))
        assert cards()[turned.card].deck == level


@pytest.mark.clause("GT-5.6", "GT-11.6")
def test_the_deck_is_reshuffled_until_the_top_card_fits() -> None:
    """Round 2 piles are I, II, II each. A shuffle that leaves a I on top is followed by another one."""
    asked = []

    def shuffler(n: int) -> list[int]:
        if n == 12:
            asked.append(n)
            # Piles are dealt I, II, II: place 9 holds the fourth pile's I, place 11 its last II.
            return [*range(9), 10, 11, 9] if len(asked) == 1 else [11, *range(11)]
        return list(range(n))

    table = Builders(2, rounds="II", chance=Scripted(shuffler=shuffler))
    levels = [cards()[card].deck for pile in table.state.cards.piles for card in pile]
    assert levels == ["I", "II", "II"] * 4
    table.play(0, TakeNumber(1))
    table.play(1, TakeNumber(2))
    assert asked == [12, 12]


@pytest.mark.clause("GT-5.7")
def test_a_ship_without_a_human_gives_up_before_the_first_card() -> None:
    ship = ship_of("I", ("T050", 7, 8, 0), start=False)
    table, _events = launched(ship, ship_of("I"))
    assert not table.player(0).flying
    table = Builders(2)
    table.player(0).ship = ship_of("I", ("T050", 7, 8, 0), start=False)
    table.finish(0, 1)
    events = table.finish(1, 2)
    left = names(events).index("LeftFlight")
    assert left >= 0
    assert "CardTurned" not in names(events), "the first card waits until everybody has seen the launch"
    assert "CardTurned" in names(table.play(1, FlyOn()))
    assert next(event.seat for event in events if isinstance(event, LeftFlight)) == 0


def test_what_is_loaded_is_told() -> None:
    table = Builders(2)
    table.finish(0, 1)
    events = table.finish(1, 2)
    assert [(event.humans, event.batteries) for event in events if isinstance(event, Loaded)] == [(2, 0), (2, 0)]
