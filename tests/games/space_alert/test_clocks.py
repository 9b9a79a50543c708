"""The clocks that a seat sees: mission, phase, data transfer, corrections; and none that tells a secret."""

from __future__ import annotations

import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.game import SPECTATOR, Clock


def clocks(desk: Desk, seat: int = 0) -> list[Clock]:
    return GAME.clocks(GAME.view(desk.state, seat))


@pytest.mark.clause("SA-3.9")
def test_the_clock_counts_up_until_the_computer_warns() -> None:
    desk = Desk(4, mission="mission-1")
    assert clocks(desk) == []
    desk.begin()
    # The computer speaks after ten seconds, and nobody may know that before.
    assert GAME.deadline(desk.state) == 10.0
    mission = Clock("mission", 0.0, None)
    first, second, _third = desk.state.script.phase_ends
    desk.until(first - 60.1)
    assert clocks(desk) == [mission]
    desk.until(first - 60)
    assert clocks(desk) == [Clock("phase", 0.0, first), mission]
    desk.until(first)
    assert clocks(desk, SPECTATOR) == [mission]
    desk.until(second - 60)
    assert clocks(desk, SPECTATOR) == [Clock("phase", first, second), mission]


@pytest.mark.clause("SA-3.9")
def test_a_data_transfer_is_open_from_its_announcement_to_the_beep() -> None:
    desk = Desk(4, mission="mission-1")
    desk.begin()
    at = next(line.at for line in desk.state.script.lines if line.kind == "data-transfer")
    desk.until(at)
    window = desk.state.options.transfer_seconds
    assert clocks(desk)[2] == Clock("transfer", at, at + window)
    desk.until(at + window)
    assert [clock.name for clock in clocks(desk)] == ["phase", "mission"]


def test_a_slower_mission_has_slower_seconds() -> None:
    """An announcement at 0:10 of the script is read as 0:10, however long a second of it lasts."""
    desk = Desk(2, mission="mission-1", clock="slow")
    desk.begin()
    (mission,) = clocks(desk)
    desk.until(20)
    assert mission.began is not None
    assert (desk.state.now - mission.began) / mission.pace == 10 == desk.state.timeline[desk.state.heard - 1].at
    end = 2 * desk.state.script.phase_ends[0]
    desk.until(end - 120)
    assert clocks(desk)[0] == Clock("phase", 0.0, end, pace=2.0)


@pytest.mark.clause("SA-17.3")
def test_without_a_clock_there_is_none() -> None:
    desk = Desk(2, mission="test-run-1", clock="off")
    desk.begin()
    assert clocks(desk) == []


@pytest.mark.clause("SA-6.3")
def test_a_turn_waits_a_minute_for_those_who_say_nothing() -> None:
    desk = Desk(2, mission="test-run-1")
    desk.begin()
    desk.place(0, 1, "A<")
    desk.until(desk.state.script.phase_ends[-1])
    assert desk.state.stage == "resolution"
    now = desk.state.now
    assert clocks(desk) == [Clock("turn", now, now + 60.0)]
