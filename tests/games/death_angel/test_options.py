"""Options (section 17)."""

from __future__ import annotations

import pytest

from starboard.core.chance import Seeded
from starboard.games.death_angel.game import DeathAngel
from starboard.games.death_angel.options import Options
from starboard.lab.conformance import encoded, random_table


@pytest.mark.clause("DA-17.1", "DA-10.1")
def test_travel_trigger_is_either_unless_told() -> None:
    assert Options().travel_trigger == "either"


@pytest.mark.clause("DA-17.2", "DA-12.2")
def test_merge_timing_is_the_end_of_the_event_phase_unless_told() -> None:
    assert Options().merge_timing == "event-end"


@pytest.mark.clause("DA-17.3")
def test_the_same_seed_gives_the_same_game() -> None:
    games = [random_table(DeathAngel(), 4, seed=seed) for seed in (7, 7, 8)]
    assert encoded(games[0].record) == encoded(games[1].record)
    assert encoded(games[0].state) == encoded(games[1].state)
    assert encoded(games[0].state) != encoded(games[2].state)


@pytest.mark.clause("DA-17.3")
def test_setup_asks_nobody_but_its_chance() -> None:
    game = DeathAngel()
    assert encoded(game.new(Options(), 6, Seeded(42))) == encoded(game.new(Options(), 6, Seeded(42)))


@pytest.mark.parametrize("trigger", ["either", "both"])
@pytest.mark.parametrize("timing", ["event-end", "attack-end"])
@pytest.mark.clause("DA-17.1", "DA-17.2")
def test_every_pair_of_options_can_be_played_to_the_end(trigger: str, timing: str) -> None:
    table = random_table(DeathAngel(), 2, {"travel_trigger": trigger, "merge_timing": timing}, seed=3)
    assert table.result is not None
