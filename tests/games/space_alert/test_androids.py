"""Androids: two and three players, the fifth crew member, the solo game (SA-16, SA-17)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.game import SPECTATOR
from starboard.games.space_alert import events
from starboard.games.space_alert.action_cards import Laid, action_deck, is_heroic
from starboard.games.space_alert.moves import (
    Agree,
    Appoint,
    Draw,
    Give,
    GoOn,
    Place,
    SeatAndroid,
    Swap,
    TakeBack,
    TakePacket,
    Trip,
    Turn,
)


def action_round(seats: int, **options: Any) -> Desk:
    desk = Desk(seats, mission="mission-1", **options)
    desk.begin()
    return desk


def ordinary(desk: Desk, seat: int) -> str:
    return next(card for card in desk.state.hands[seat] if not is_heroic(card))


@pytest.mark.clause("SA-16.1")
@pytest.mark.parametrize(("humans", "androids"), [(3, 1), (2, 2)])
def test_androids_fill_the_crew_up_to_four(humans: int, androids: int) -> None:
    state = Desk(humans).state
    assert state.crew == 4
    assert [state.is_android(crew) for crew in range(4)] == [False] * humans + [True] * androids
    assert len(state.slots) == 4
    assert state.acting == [0, 1, 2, 3]


@pytest.mark.clause("SA-16.1", "SA-6.1")
def test_an_android_has_a_fixed_place_in_the_turn_order() -> None:
    desk = Desk(3)
    desk.play(1, SeatAndroid(3, 0))
    desk.play(1, Appoint("captain", 2))
    assert desk.state.acting == [2, 0, 3, 1]
    assert desk.clause(1, SeatAndroid(3, 0)) == "SA-6.1"
    assert desk.clause(1, SeatAndroid(3, 3)) == "SA-6.1"
    assert desk.clause(1, SeatAndroid(0, 1)) == "SA-16.1"


@pytest.mark.clause("SA-16.2")
def test_an_androids_heroic_card_is_turned_up_when_phase_1_begins() -> None:
    desk = Desk(2, mission="mission-1")
    assert all(desk.state.heroics[2:])
    for seat in (0, 1, SPECTATOR):
        assert [member.heroic for member in GAME.view(desk.state, seat).crew] == [None] * 4
    desk.begin()
    for seat in (0, 1, SPECTATOR):
        assert [member.heroic for member in GAME.view(desk.state, seat).crew] == desk.state.heroics


@pytest.mark.clause("SA-16.2")
def test_only_that_android_uses_it_and_any_human_may_place_it() -> None:
    desk = action_round(2)
    heroic = desk.state.heroics[2]
    assert heroic is not None
    assert desk.clause(1, Place(3, 1, heroic, "action")) == "SA-16.2"
    assert desk.clause(1, Place(1, 1, heroic, "action")) == "SA-16.2"
    story = desk.play(1, Place(2, 1, heroic, "action"))
    assert desk.state.slots[2][0] == Laid(heroic, "action")
    assert desk.state.heroics[2] is None
    assert [event.card for event in story if isinstance(event, events.CardPlaced)] == [heroic]


@pytest.mark.clause("SA-16.3")
@pytest.mark.parametrize(("humans", "cards"), [(3, [6, 6, 6]), (2, [9, 6, 6])])
def test_cards_of_two_and_three_humans(humans: int, cards: list[int]) -> None:
    for packets in Desk(humans).state.packets:
        assert [len(packet) for packet in packets] == cards
        assert sum(map(is_heroic, packets[0])) == 1


@pytest.mark.clause("SA-16.4")
def test_a_card_on_an_android_lies_face_up_and_stays() -> None:
    desk = action_round(3)
    card = ordinary(desk, 1)
    desk.play(1, Place(3, 2, card, "movement"))
    for seat in (0, 1, 2, SPECTATOR):
        back = GAME.view(desk.state, seat).crew[3].slots[1]
        assert back is not None
        assert (back.card, back.half) == (card, "movement")
    for change in (Turn(3, 2), TakeBack(3, 2), Swap(3, 2, 3)):
        assert desk.clause(1, change) == "SA-16.4"
    assert desk.clause(0, Place(3, 2, ordinary(desk, 0), "action")) == "SA-3.3"
    heroic = next(card for card in desk.state.hands[0] if is_heroic(card))
    assert desk.clause(0, Place(3, 1, heroic, "action")) == "SA-16.4"


@pytest.mark.clause("SA-16.5")
def test_android_slots_are_locked_by_announced_ends() -> None:
    """Who has taken packet 2 early may still fill the android's phase 1; after the announcement nobody may."""
    desk = action_round(3)
    desk.play(0, TakePacket())
    desk.play(0, Place(3, 1, ordinary(desk, 0), "action"))
    assert desk.clause(1, Place(3, 4, ordinary(desk, 1), "action")) == "SA-3.12"
    desk.until(225)
    assert desk.clause(0, Place(3, 2, ordinary(desk, 0), "action")) == "SA-16.5"
    desk.play(1, Place(3, 4, ordinary(desk, 1), "action"))


@pytest.mark.clause("SA-16.6")
@pytest.mark.parametrize("humans", [2, 3])
def test_unconfirmed_reports_are_ignored(humans: int) -> None:
    desk = action_round(humans)
    desk.until(240)
    assert [threat.turn for threat in desk.state.threats] == [2, 4, 5]


@pytest.mark.clause("SA-16.7")
def test_a_named_human_carries_out_an_androids_cards() -> None:
    """With two androids the first is spoken for by seat 0, the second by seat 1: tripping for it is theirs."""
    desk = action_round(2)
    assert [desk.state.keeper(crew) for crew in range(4)] == [0, 1, 0, 1]
    desk.place(0, 1, "A<", "action", crew=2)
    desk.until(600)
    assert desk.state.stage == "resolution"
    assert desk.clause(1, Trip(2, "<")) == "SA-6.3"
    desk.play(0, Trip(2, "<"))
    for seat in range(2):
        desk.play(seat, GoOn())
    assert desk.state.flight is not None
    assert desk.state.flight.crew[2].station == 0  # It went to red-upper, as was meant.


@pytest.mark.clause("SA-16.8")
def test_roles_are_held_by_humans() -> None:
    desk = Desk(3)
    for role in ("captain", "communications", "security"):
        assert desk.clause(0, Appoint(role, 3)) == "SA-16.8"


@pytest.mark.clause("SA-16.8")
def test_an_androids_heroic_card_in_any_phase_and_fixed() -> None:
    desk = action_round(3)
    desk.until(450)
    heroic = desk.state.heroics[3]
    assert heroic is not None
    desk.play(0, Place(3, 9, heroic, "movement"))
    assert desk.clause(0, TakeBack(3, 9)) == "SA-16.4"


def test_an_androids_heroic_card_in_phase_1_only() -> None:
    """The other reading of D-53."""
    desk = action_round(3, android_heroics="first-phase")
    heroic = desk.state.heroics[3]
    assert heroic is not None
    desk.play(0, TakePacket())
    assert desk.clause(0, Place(3, 4, heroic, "action")) == "SA-16.8"
    desk.play(0, Place(3, 3, heroic, "action"))


@pytest.mark.clause("SA-3.13")
def test_androids_neither_draw_nor_receive() -> None:
    desk = action_round(3)
    desk.until(185)
    assert desk.clause(0, Give(ordinary(desk, 0), 3)) == "SA-3.13"
    assert len(desk.state.may_draw) == 3


# --- SA-17 -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-17.1")
@pytest.mark.parametrize(("humans", "cards"), [(2, [10, 6, 6]), (3, [7, 6, 6]), (4, [6, 5, 5])])
def test_fifth_crew_member(humans: int, cards: list[int]) -> None:
    """One android more, one ordinary card more for everybody in phase 1, and unconfirmed reports count."""
    desk = action_round(humans, fifth=True)
    assert desk.state.crew == 5
    assert sum(desk.state.is_android(crew) for crew in range(5)) == 5 - humans
    for hand, packets in zip(desk.state.hands, desk.state.packets, strict=True):
        assert [len(hand), *map(len, packets)] == cards
        assert sum(map(is_heroic, hand)) == 1
    desk.until(55)
    assert [threat.turn for threat in desk.state.threats] == [2, 3]
    GAME.check(desk.state)


@pytest.mark.clause("SA-17.2")
def test_solo_has_four_androids_and_the_whole_deck() -> None:
    desk = action_round(1)
    state = desk.state
    assert state.crew == 4
    assert all(state.is_android(crew) for crew in range(4))
    assert all(state.heroics)
    assert sorted(state.hands[0]) == sorted(action_deck())
    assert GAME.view(state, SPECTATOR).hand == state.hands[0]  # The deck lies face up.
    desk.play(0, Place(2, 1, "A<", "action"))
    assert state.heroics[0] is not None
    assert desk.clause(0, Place(1, 2, state.heroics[0], "action")) == "SA-16.2"
    desk.play(0, Place(0, 2, state.heroics[0], "action"))


@pytest.mark.clause("SA-17.2")
def test_solo_plans_may_change_until_the_phase_ends() -> None:
    desk = action_round(1)
    heroic = desk.state.heroics[1]
    assert heroic is not None
    desk.play(0, Place(1, 1, "A<", "action"))
    desk.play(0, Place(1, 2, heroic, "action"))
    desk.play(0, Turn(1, 1))
    desk.play(0, Swap(1, 1, 3))
    desk.play(0, TakeBack(1, 2))
    assert desk.state.heroics[1] == heroic
    desk.play(0, TakeBack(1, 3))
    assert len(desk.state.hands[0]) == 90
    desk.play(0, Place(1, 1, "A<", "action"))
    desk.until(225)
    assert desk.clause(0, Turn(1, 1)) == "SA-16.5"


@pytest.mark.clause("SA-17.2")
def test_solo_ignores_data_and_unconfirmed_lines() -> None:
    desk = action_round(1)
    desk.until(185)
    assert desk.clause(0, Draw()) == "SA-17.2"
    assert desk.clause(0, Give("A<", 0)) == "SA-17.2"
    assert not desk.state.silence
    assert [threat.turn for threat in desk.state.threats] == [2, 4]


@pytest.mark.clause("SA-17.2")
def test_a_card_used_up_is_not_there_any_more() -> None:
    desk = action_round(1)
    desk.state.hands[0] = ["A<"]
    desk.play(0, Place(0, 1, "A<", "action"))
    assert desk.clause(0, Place(0, 2, "A<", "action")) == "SA-17.2"


@pytest.mark.clause("SA-17.4")
def test_solo_order_and_captain_are_androids() -> None:
    desk = Desk(1)
    desk.play(0, SeatAndroid(3, 0))
    desk.play(0, Appoint("captain", 3))
    assert desk.state.acting == [3, 1, 2, 0]
    assert (desk.state.communications, desk.state.security) == (0, 0)


@pytest.mark.clause("SA-17.4")
def test_solo_slots_are_locked_by_announced_ends_only() -> None:
    desk = action_round(1)
    assert desk.clause(0, TakePacket()) == "SA-17.4"
    assert desk.clause(0, Place(0, 4, "A<", "action")) == "SA-3.12"
    desk.until(225)
    desk.play(0, Place(0, 4, "A<", "action"))


@pytest.mark.clause("SA-17.3", "SA-17.2")
def test_solo_practice() -> None:
    """No clock: the one player closes the phases, and may change what is planned until then."""
    desk = Desk(1, mission="mission-1", clock="off")
    desk.begin()
    assert len(desk.state.threats) == 5
    desk.play(0, Place(0, 1, "A<", "action"))
    desk.play(0, Turn(0, 1))
    desk.play(0, TakePacket())
    assert desk.state.phase == 2
    assert desk.clause(0, Turn(0, 1)) == "SA-16.5"
    desk.play(0, TakePacket())
    desk.play(0, Agree())
    assert desk.state.flight is not None
