"""The properties every game keeps, for every game that is found: nobody has to remember to call them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

from starboard import games
from starboard.core import course
from starboard.core.game import AnyGame
from starboard.core.table import Table
from starboard.lab import conformance, secrets
from starboard.lab.conformance import Sample, samples

QUICK, ALL = 3, 8
"""Tables a game is tried at in every run, and in the full one."""


class Case(NamedTuple):
    game: AnyGame
    sample: Sample


def cases() -> Iterator[Any]:
    for name in games.names():
        game = games.find(name)
        assert game is not None
        for number, sample in enumerate(samples(game, ALL)):
            marks = [pytest.mark.slow] if number >= QUICK else []
            yield pytest.param(Case(game, sample), id=f"{name}-{number}", marks=marks)


CASES = list(cases())
every_game = pytest.mark.parametrize("case", CASES)


@cache
def played(game: AnyGame, seats: int, seed: int, options: tuple[tuple[str, Any], ...]) -> Table:
    return conformance.random_table(game, seats, dict(options), seed)


def table_of(case: Case) -> Table:
    seats, options, seed = case.sample
    return played(case.game, seats, seed, tuple(options.items()))


def moments(case: Case, count: int) -> Iterator[tuple[Any, Any]]:
    """States spread over a random game of this case, each with the entry that follows."""
    game, table = case.game, table_of(case)
    entries = table.record.entries
    state = course.setup(game, table.record.header)
    for number, entry in enumerate(entries):
        if number % max(1, len(entries) // count) == 0:
            yield state, entry
        course.replay_entry(game, state, entry)


@every_game
def test_keeps_the_properties_of_every_game(case: Case) -> None:
    conformance.assert_conforms(case.game, *case.sample)


@every_game
def test_the_careful_bot_can_play_it(case: Case) -> None:
    conformance.assert_bot_plays(case.game, *case.sample)


@every_game
def test_a_refused_move_lets_due_time_pass_with_its_events(case: Case) -> None:
    ticks = [conformance.assert_time_passes(case.game, state) for state, _entry in moments(case, 40)]
    assert any(ticks) == any(case.game.deadline(state) is not None for state, _entry in moments(case, 40))


@every_game
def test_the_clocks_of_a_seat_lie_in_time(case: Case) -> None:
    running = [conformance.assert_clocks(case.game, state, case.sample.seats) for state, _entry in moments(case, 40)]
    assert any(running) == any(case.game.deadline(state) is not None for state, _entry in moments(case, 40))


@every_game
def test_every_event_can_be_witnessed(case: Case) -> None:
    for state, entry in moments(case, 150):
        conformance.assert_films(case.game, state, entry, case.sample.seats)


@every_game
def test_only_what_is_on_the_list_is_shown(case: Case) -> None:
    """Every value of the state is changed, one after the other: who sees another view must be on the game's list."""
    allowed = shown_by(case.game)
    if case.sample.seats == 1:
        pytest.skip("whoever watches somebody play alone may see it all")
    for number, (state, _entry) in enumerate(moments(case, 12)):
        secrets.assert_shows_only(case.game, state, case.sample.seats, allowed, number)


def shown_by(game: AnyGame) -> dict[str, secrets.Audience]:
    """The list of a game: a path of its state a line, and who may see it."""
    path = Path(__file__).parent / "shown" / f"{game.id}.txt"
    if not path.exists():
        pytest.skip("it lives in a package of its own, and so does its list")
    lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {where: cast(secrets.Audience, who) for where, who in lines}
