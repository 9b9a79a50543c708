"""Every lesson of the house is played to its end, on the ways that it allows, and its words are counted."""

from __future__ import annotations

import re

import msgspec
import pytest
from tests.lessons.walking import ALL, Walk, as_json

from starboard.core import languages, lessons
from starboard.core.game import AnyGame
from starboard.core.lessons import Goal, Lesson
from starboard.core.text import Text, say

MOST_WORDS = 12
FORBIDDEN = {"easy", "easily", "simply", "just"}

each = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[lesson.id for _, lesson in ALL])


def led(lesson: Lesson) -> list[Goal]:
    """The goals that cost an exact number of entries: what comes after a free one hangs on the player."""
    free = next((n for n, goal in enumerate(lesson.step) if goal.free), len(lesson.step))
    return lesson.step[:free]


def as_expected(walk: Walk, goal: Goal) -> None:
    view = walk.view()
    for path, wanted in goal.expect.items():
        found = lessons.find(view, path)
        assert lessons.fits(found, wanted), f"{walk.lesson.id}, {goal.id}: {path} is {found}, not {wanted}"


def as_told(walk: Walk, goal: Goal) -> None:
    """What a film waits for, and what its lines speak of, is told in it."""
    told = [as_json(event) for event in walk.last]
    if goal.film:
        assert goal.film in [one["event"] for one in told], f"{goal.id}: {told}"
    for line in [] if goal.until else goal.lines:
        assert any(lessons.matches(event, line.when) for event in told), f"{goal.id}: {line.when}, {told}"


@each
def test_the_way_that_is_shown_leads_to_the_end(game: AnyGame, lesson: Lesson) -> None:
    walk = Walk(game, lesson)
    for goal in lesson.step:
        if goal.film is not None:
            as_told(walk, goal)
        walk.reach(goal)
        as_expected(walk, goal)
        walk.wind_back(goal)


@each
def test_every_other_move_that_is_accepted_leads_on(game: AnyGame, lesson: Lesson) -> None:
    for n, goal in enumerate(led(lesson)):
        if not goal.play:
            continue
        walk = Walk(game, lesson)
        for before in lesson.step[:n]:
            walk.reach(before)
            walk.wind_back(before)
        for other in walk.accepted(goal)[1:]:
            again = Walk(game, lesson)
            for one in led(lesson):
                again.reach(one, other if one is goal else None)
                as_expected(again, one)
                again.wind_back(one)


@each
def test_every_other_idea_can_be_had(game: AnyGame, lesson: Lesson) -> None:
    """A line about a wrong move stands where that move is legal and not the one that is wanted."""
    walk = Walk(game, lesson)
    for goal in led(lesson):
        legal = [as_json(move) for move in game.moves(walk.course.state, walk.seat)]
        left = [move for move in legal if not any(lessons.matches(move, pattern) for pattern in goal.play)]
        for pattern in goal.wrong:
            met = [move for move in left if lessons.matches(move, pattern)]
            assert met, f"{lesson.id}, {goal.id}: {pattern} is nothing one could try"
            left = [move for move in left if move not in met]
        walk.reach(goal)
        walk.wind_back(goal)


@each
def test_what_is_to_be_refused_is_refused(game: AnyGame, lesson: Lesson) -> None:
    walk = Walk(game, lesson)
    for goal in led(lesson):
        for pattern in goal.ask:
            move = msgspec.convert(
                {name: 0 if wanted == "*" else wanted for name, wanted in pattern.items()}, game.Move
            )
            assert game.ask(walk.course.state, walk.seat, move) is not None, f"{lesson.id}, {goal.id}: {move}"
        walk.reach(goal)
        walk.wind_back(goal)


def messages(lesson: Lesson) -> dict[str, Goal | None]:
    """Every message of a lesson, and the goal whose view fills it in."""
    name = f"lesson-{lesson.id}"
    wanted: dict[str, Goal | None] = {name: None, f"{name}-about": None, f"{name}-end": None}
    for goal in lesson.step:
        wanted[f"{name}-{goal.id}"] = goal
        # What is said of the thing that was touched.
        wanted |= {f"{name}-{goal.id}-done": goal for path in goal.args.values() if "$" in path}
        wanted |= {f"{name}-{goal.id}-wrong-{n}": goal for n in range(1, len(goal.wrong) + 1)}
        wanted |= {f"{name}-{goal.id}-{n}": goal for n in range(1, len(goal.lines) + 1)}
    return wanted


@each
def test_every_line_is_in_every_catalogue(game: AnyGame, lesson: Lesson) -> None:
    for language in languages.languages():
        source = "\n".join(source for _file, source in languages.catalogues(language))
        missing = [name for name in messages(lesson) if not re.search(rf"^{name} =", source, re.MULTILINE)]
        assert missing == [], language


@each
def test_a_line_has_at_most_twelve_words(game: AnyGame, lesson: Lesson) -> None:
    walk, text = Walk(game, lesson), Text("en")
    for goal in led(lesson):
        view = walk.view()
        touched = goal.tap[0].partition(":")[2] if goal.tap else ""
        args = {name: lessons.find(view, path.replace("$", touched)) for name, path in goal.args.items()}
        assert None not in args.values(), f"{lesson.id}, {goal.id}: {args}"
        for name, of in messages(lesson).items():
            if of is goal:
                short(text(say(name, **args)))
        walk.reach(goal)
        walk.wind_back(goal)
    for name, goal_ in messages(lesson).items():
        if goal_ is None or goal_ not in led(lesson):
            short(text(say(name)))


def short(line: str) -> None:
    words = re.findall(r"[\w’'+−½]+", line)
    assert len(words) <= MOST_WORDS, f"{len(words)}: {line}"
    assert not FORBIDDEN & {word.lower() for word in words}, line


def test_no_line_is_left_over() -> None:
    known = {name for _, lesson in ALL for name in messages(lesson)}
    more = {f"{name}-{end}" for name in known for end in ("done", "refused", "won")}
    more |= {f"lesson-{lesson.id}-{goal.id}-else" for _, lesson in ALL for goal in lesson.step if goal.free}
    written = {
        name
        for file, source in languages.catalogues("en")
        if str(file).endswith("-lessons.ftl")
        for name in re.findall(r"^([a-z0-9-]+) =", source, re.MULTILINE)
    }
    assert written - known - more == set()


@each
def test_a_lesson_is_wound_back_to_an_earlier_step(game: AnyGame, lesson: Lesson) -> None:
    known: list[str] = []
    for goal in lesson.step:
        assert not goal.rewind or goal.rewind in known, f"{lesson.id}, {goal.id}"
        known.append(goal.id)


def test_lessons_lead_to_lessons() -> None:
    names = {lesson.id for _, lesson in ALL}
    assert {lesson.next for _, lesson in ALL} - {None} <= names
