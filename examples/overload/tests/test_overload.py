"""Overload keeps the properties of every game, and its own rules."""

from __future__ import annotations

import pytest

from overload.game import Overload
from overload.pieces import Boost, Options, ShutDown
from starboard.core.chance import Scripted, Seeded
from starboard.core.game import SPECTATOR
from starboard.lab import conformance, secrets
from starboard.lab.conformance import Sample

GAME = Overload()
SAMPLES = conformance.samples(GAME)
SHOWN: dict[str, secrets.Audience] = {
    "now": "everybody",
    "power[]": "everybody",
    "off[]": "everybody",
    "charges[]": "seat",
}
"""What of a state is shown while the reactors run, and to whom. Everything else is secret."""


@pytest.mark.parametrize("sample", SAMPLES)
def test_it_keeps_the_properties_of_every_game(sample: Sample) -> None:
    conformance.assert_conforms(GAME, *sample)
    conformance.assert_bot_plays(GAME, *sample)


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_view_shows_what_it_names_and_no_more(sample: Sample) -> None:
    seats, options, seed = sample
    secrets.assert_built_up(GAME)
    table = conformance.random_table(GAME, seats, options, seed, moves=2)
    if table.result is None:
        secrets.assert_new_fields_stay_secret(GAME, table.state, seats, Seeded(seed))
        secrets.assert_shows_only(GAME, table.state, seats, SHOWN, seed)


def test_the_strongest_reactor_that_has_not_blown_up_wins() -> None:
    """OV-3.1: charges 1, 2, 3; 1 + 6 + 6 + 6 = 19 beats 3; 2 + 6 + 6 + 6 + 1 = 21 is too much."""
    state = GAME.new(Options(clock=False), 3, Scripted())
    for seat, dice in ((0, (5, 5, 5)), (1, (5, 5, 5, 0)), (2, ())):
        for face in dice:
            GAME.apply(state, seat, Boost(), Scripted(face))
        assert GAME.view(state, SPECTATOR).charges == [None] * 3
        GAME.apply(state, seat, ShutDown(), Scripted())
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.scores, result.clause) == ((0,), (19, 0, 3), "OV-3.1")
    assert GAME.view(state, SPECTATOR).charges == [1, 2, 3]
