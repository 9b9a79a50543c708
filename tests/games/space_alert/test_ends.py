"""One door to the engine and to the kernel: whoever asks it gets the engine's answer, whatever is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.bots import make
from starboard.core import kernel
from starboard.core.chance import Seeded
from starboard.core.compiler import kernel_installed
from starboard.games.space_alert import bot, ends
from starboard.games.space_alert.ends import Mission
from starboard.games.space_alert.flight import SURVIVED
from starboard.games.space_alert.game import SpaceAlert
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.resolution_round import take_off
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.state import State
from starboard.games.space_alert.turns import fly
from starboard.lab import fast_proof
from starboard.lab.drive import play_out

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"
FLIGHTS = 150


def check(flights: range) -> None:
    for number in flights:
        drawn = fast_proof.draw(number)
        plans = [crew.slots for crew in drawn.begin().crew]
        flight = fly(drawn.begin(), trips=drawn.trips)
        home = flight.outcome == SURVIVED
        expected = (home, flight.turn, score(flight).total if home else 0)
        mission = Mission(drawn.begin(), drawn.trips)
        assert mission.end(plans) == expected
        assert mission.outlook(plans) == (expected, ends.hits(flight))
        rows = [mission.row(plan) for plan in plans]
        assert list(mission.ends([rows, rows[:]], 2)) == [expected, expected]


def test_the_ends_are_the_engines() -> None:
    check(range(FLIGHTS))


@pytest.mark.slow
def test_the_ends_of_the_kernel_are_the_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    if not kernel_installed():
        pytest.skip("NUMBA IS NOT INSTALLED: the compiled kernel is not tested")
    monkeypatch.setattr(ends, "WORTH_COMPILING", 0)
    check(range(10 * FLIGHTS))


def test_the_kernel_is_not_compiled_for_a_few_flights(monkeypatch: pytest.MonkeyPatch) -> None:
    if not kernel_installed():
        pytest.skip("NUMBA IS NOT INSTALLED: nothing is compiled at all")
    monkeypatch.setattr(kernel, "compiled_already", lambda *_: False)
    monkeypatch.setattr(ends._Kernel, "flown", 0)
    mission = Mission(fast_proof.draw(1).begin())
    assert mission._kernel(10) is None
    assert mission._kernel(ends.WORTH_COMPILING) is not None


def test_a_mission_is_left_as_it_was() -> None:
    drawn = fast_proof.draw(3)
    mission = Mission(drawn.begin(), drawn.trips)
    plans = [crew.slots for crew in drawn.begin().crew]
    idle: list[list[int]] = [[] for _ in plans]
    first, other = mission.end(plans), mission.end(idle)
    assert (mission.end(plans), mission.end(idle)) == (first, other)


def test_a_bot_judges_a_plan_by_its_flight() -> None:
    """What a position promises is the same, however it is flown (SA-4)."""
    game, chance = SpaceAlert(), Seeded(5)
    state = game.new(Options(mission="mission-2", clock="off"), 3, chance)
    promises = []

    def look(state: State) -> None:
        if state.stage == "action":
            promises.append((game.promise(state, 0), bot._worth(state, fly(take_off(state)))))

    play_out(game, state, [make("random")] * 3, chance, after=look)
    assert len(promises) > 20
    assert all(promise == flown for promise, flown in promises)


@pytest.mark.parametrize("command", [["plan", "--plans", "20"], ["coach", "--seconds", "0"]])
def test_without_numba_it_works_and_says_what_it_would_gain(command: list[str]) -> None:
    asked = [*command, str(EXAMPLES / "flight-heroes.json")]
    program = f"import sys; sys.modules['numba'] = None; from starboard.cli import main; sys.exit(main({asked}))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "starboard-games[fast]" in done.stderr
    assert done.stdout
