"""The one play loop: time passes before a move is judged, entries and events are made once, and can be witnessed."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from overload.game import Overload
from overload.pieces import Boost, Boosted, Gauged, Options, ShutDown, TimeIsUp, WentOut
from starboard.core import course
from starboard.core.chance import Seeded
from starboard.core.course import Course, seeded
from starboard.core.entries import BadRecord, Entry
from starboard.core.game import SPECTATOR, Illegal
from starboard.core.table import Table
from starboard.lab.conformance import encoded

GAME = Overload()


def under_way(seats: int = 2, **options: Any) -> Course:
    return Course(GAME, GAME.new(Options(**options), seats, Seeded(3)), seeded(3))


def test_a_move_is_an_entry_with_its_chance_and_its_events() -> None:
    playing = under_way()
    attempt = playing.attempt(0, Boost(), 1.5)
    (happened,) = attempt.happened
    entry = happened.entry
    assert (attempt.refusal, entry.n, entry.at, entry.seat, entry.move) == (None, 1, 1.5, 0, Boost())
    (answer,) = entry.chance
    assert isinstance(answer, int)
    assert attempt.events == happened.events == [Boosted(seat=0, power=answer + 1)]
    assert (playing.n, playing.state.now) == (1, 1.5)


def test_ticks_that_are_due_come_before_the_move_each_at_its_own_moment() -> None:
    playing = under_way()
    attempt = playing.attempt(0, Boost(), 99)
    assert [(step.entry.at, step.entry.seat, step.events) for step in attempt.happened] == [(10.0, None, [TimeIsUp()])]
    assert attempt.refusal == Illegal("OV-3.1", "overload-why-over")


def test_a_refused_move_keeps_the_events_of_due_time_and_changes_nothing_else() -> None:
    """B1: the ticks are in state and record, so their events must reach somebody."""
    ticked, refused = under_way(), under_way()
    happened = ticked.tick(11)
    attempt = refused.attempt(SPECTATOR, Boost(), 11)
    assert attempt.refusal is not None
    assert attempt.happened == happened
    assert attempt.events == [TimeIsUp()]
    assert encoded(refused.state) == encoded(ticked.state)
    assert refused.n == ticked.n == 1


def test_a_refused_move_before_any_deadline_changes_nothing() -> None:
    playing = under_way()
    before = encoded(playing.state)
    attempt = playing.attempt(SPECTATOR, Boost(), 9.9)
    assert (attempt.happened, attempt.events) == ([], [])
    assert (encoded(playing.state), playing.n) == (before, 0)


def test_space_alert_tells_what_a_refused_move_found() -> None:
    """B1 as it was found: in a mission, a refused move at 60 s lost the announcement of a threat."""
    table = starboard.table("space-alert", 2, {"mission": "mission-1"}, seed=1)
    for seat in (0, 1):
        (ready,) = [move for move in table.moves(seat) if type(move).__name__ == "Ready"]
        table.play(seat, ready)
    with pytest.raises(Illegal) as refused:
        table.play(SPECTATOR, ready, at=60)
    ticks = [entry for entry in table.record.entries if entry.seat is None]
    assert len(ticks) == 2
    told = [type(event).__name__ for event in refused.value.events]
    assert "ThreatDrawn" in told
    replayed = [events for entry, events, _state in table.replay() if entry is not None and entry.seat is None]
    assert refused.value.events == [event for events in replayed for event in events]


def test_time_never_runs_backwards_and_is_kept_to_the_millisecond() -> None:
    playing = under_way()
    playing.attempt(0, Boost(), 5.00049)
    playing.attempt(1, Boost(), 3)
    assert playing.state.now == 5.0


def test_nothing_ticks_after_the_end() -> None:
    playing = under_way()
    for seat in (0, 1):
        playing.attempt(seat, ShutDown())
    assert playing.tick(99) == []


def test_a_witness_sees_the_state_of_every_moment() -> None:
    """Shutting down: the gauge is read when the reactor is off already, and both events find the state so."""
    state = GAME.new(Options(clock=False), 2, Seeded(3))
    seen: list[tuple[Any, bool]] = []
    entry = Entry(n=1, at=0.0, seat=0, move=ShutDown(), chance=[])
    total = state.charges[0]
    events = course.replay_entry(GAME, state, entry, lambda event: seen.append((event, state.off[0])))
    assert events == [Gauged(total=total, seats=(0,)), WentOut(seat=0)]
    assert seen == [(event, True) for event in events]


def test_a_film_shows_a_seat_what_it_witnesses_and_leaves_the_state_alone() -> None:
    state = GAME.new(Options(clock=False), 2, Seeded(3))
    before = encoded(state)
    entry = Entry(n=1, at=2.0, seat=0, move=ShutDown(), chance=[])
    films = {seat: course.film(GAME, state, entry, seat) for seat in (0, 1, SPECTATOR)}
    assert encoded(state) == before
    assert [type(moment.event) for moment in films[0]] == [Gauged, WentOut]
    assert (
        [type(moment.event) for moment in films[1]] == [type(moment.event) for moment in films[SPECTATOR]] == [WentOut]
    )
    for seat, film in films.items():
        for moment in film:
            assert moment.view.seat == seat
            assert moment.view == GAME.view(course_after(state, entry), seat)


def course_after(state: Any, entry: Entry) -> Any:
    after = GAME.copy(state)
    course.replay_entry(GAME, after, entry)
    return after


def test_the_end_of_a_record_is_where_its_table_stands() -> None:
    table = Table(GAME, 3, seed=8)
    table.play(2, Boost(), at=1)
    table.play(0, ShutDown(), at=2)
    assert encoded(course.end(GAME, table.record)) == encoded(table.state)
    assert [entry and entry.n for entry, _events, _state in course.replay(GAME, table.record)] == [None, 1, 2]


def test_an_entry_that_does_not_fit_names_its_line() -> None:
    state = GAME.new(Options(), 2, Seeded(3))
    for entry, reason in (
        (Entry(n=4, at=0.0, seat=7, move=Boost(), chance=[]), "record-illegal"),
        (Entry(n=4, at=0.0, seat=0, move=Boost(), chance=[]), "record-chance"),
        (Entry(n=4, at=0.0, seat=0, move=ShutDown(), chance=[3]), "record-chance-left"),
    ):
        with pytest.raises(BadRecord) as bad:
            course.replay_entry(GAME, GAME.copy(state), entry)
        assert (bad.value.line, bad.value.reason.id) == (5, reason)
