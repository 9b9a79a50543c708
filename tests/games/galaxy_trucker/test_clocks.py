"""The clocks of building: sand, number tiles."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME, Builders

from starboard.core.game import SPECTATOR, Clock


def clocks(builders: Builders) -> list[Clock]:
    return GAME.clocks(GAME.view(builders.state, SPECTATOR))


@pytest.mark.clause("GT-2.10")
def test_the_sand_runs_as_long_as_the_table_says() -> None:
    builders = Builders(timer_seconds=60)
    assert clocks(builders) == [Clock("sand", 0.0, 60.0)]
    builders.wait(60)
    assert clocks(builders) == [], "it has run out, and nobody has turned it"


@pytest.mark.clause("GT-2.13")
def test_who_has_not_finished_has_ten_seconds_to_take_a_number() -> None:
    builders = Builders(3)
    builders.finish(0, 1)
    builders.run_out(0)
    now = builders.state.now
    assert clocks(builders) == [Clock("numbers", now, now + 10.0)]
