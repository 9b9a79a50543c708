"""Lessons: a table that stands ready, and goals that are reached one by one on it. No rule is known here.

A lesson is a TOML file in ``data/lessons/`` of a game's package; its words are the messages ``lesson-ID-STEP``.
docs/lessons.md says how one is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

import msgspec

from starboard.core import data
from starboard.core.course import Course, Happened, seeded
from starboard.core.entries import Record
from starboard.core.game import AnyGame, Move, Seat
from starboard.core.table import Table

Value: TypeAlias = str | int | float | bool
Pattern: TypeAlias = dict[str, Value | list[Value]]
"""Fields of a move, or paths into a view, and what they must be: see :func:`fits`."""

YOU = "you"
"""The learner's place among a lesson's seats."""
SCRIPT = "script"
"""Whoever plays a seat without a bot: nobody, but for what the lesson says."""
NOTHING = "-"
"""The last of several moves of a line: none of them."""


class Laid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table of a lesson, as it stands when the first goal is told."""

    seats: list[str]
    """``you`` and the names of the others."""
    seed: int
    options: dict[str, Any] = {}
    prefix: list[str] = []
    """Played before anybody looks: lines as :func:`lead` reads them."""
    time: Literal["held", "real"] = "held"
    """Held: table time passes only where the lesson says so."""
    bots: dict[str, str] = {}
    """Real bots by seat; every other seat plays what the lesson says."""

    @property
    def learner(self) -> Seat:
        """Where the learner sits."""
        return self.seats.index(YOU)


class CoachLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the coach on the way, said once: in a free step when the view is so, in a film with such an event."""

    when: Pattern = {}
    unless: Pattern = {}
    """Not if the view is already so."""


class Goal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One goal: exactly one of ``play``, ``look``, ``tap``, ``ask``, ``film`` and ``free``."""

    id: str
    show: list[str] = []
    """Names of things on the board, ``*`` for any end: lit, in the order in which they are tapped."""
    play: list[Pattern] = []
    """Moves that reach the goal; the first is the one that is shown."""
    guess: bool = False
    """A question: nothing is lit, until what was tried was wrong too often or nothing was for long."""
    look: list[str] = []
    """Open the explanation of one of these things."""
    tap: list[str] = []
    """Touch one of these things; nothing is played."""
    through: bool = False
    """What is touched also does what it always does: another row is shown, a board turns."""
    ask: list[Pattern] = []
    """Try one of these moves, and read why it is refused."""
    film: str | None = None
    """Watch what happens; the line comes with the first event of this name (or, empty, at once)."""
    free: bool = False
    """Play as one likes."""
    until: list[Pattern] = []
    """It is over when the view is like one of these. A goal that is played may have them where the clock runs."""
    lines: list[CoachLine] = []
    """Of a free step and of a film: what the coach says on the way, messages ``lesson-ID-STEP-1``, ``-2`` …"""
    wrong: list[Pattern] = []
    """Legal moves with another idea; each is answered by its message ``lesson-ID-STEP-wrong-1``, ``-2`` …"""
    args: dict[str, str] = {}
    """What the step's messages fill in: paths into the view by name, ``$`` in one is the thing touched."""
    hint: tuple[int, int] = (8, 20)
    """Seconds until the brackets breathe, and until the ghost shows the move."""
    do: list[str] = []
    """What happens after the goal: lines as :func:`lead` reads them."""
    rewind: str = ""
    """After the goal the table stands again as it did when the step of this name began, dice and all."""
    expect: Pattern = {}
    """What the learner's view must be then (before it is wound back): for tests."""

    def __post_init__(self) -> None:
        kinds = [bool(self.play), bool(self.look), bool(self.tap), bool(self.ask), self.film is not None, self.free]
        if sum(kinds) != 1:
            raise ValueError(f"step {self.id} needs one of play, look, tap, ask, film and free")
        if self.free and not self.until:
            raise ValueError(f"step {self.id} never ends")
        if self.rewind and self.do:
            raise ValueError(f"step {self.id} is wound back: nothing can happen after it")


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as its file says it."""

    id: str
    game: str
    minutes: float
    order: int
    """Its place among the lessons of its game."""
    next: str | None = None
    """The lesson to go on with."""
    again: str = ""
    """A field of the view: whoever fails may go back to where it last changed, such as ``round``."""
    table: Laid
    step: list[Goal]

    def at(self, step: str) -> int:
        """The number of a step by its name. Raises ``ValueError``."""
        return [one.id for one in self.step].index(step)

    def after(self, step: str) -> str:
        """The name of the next step; empty after the last."""
        n = self.at(step) + 1
        return self.step[n].id if n < len(self.step) else ""


@cache
def of(game: AnyGame) -> dict[str, Lesson]:
    """A game's lessons by name, in their order: the files in ``data/lessons/`` of its package."""
    package = type(game).__module__.rpartition(".")[0]
    folder = files(package) / "data" / "lessons"
    found = [
        data.read(file.read_bytes(), Lesson, f"{package}: data/lessons/{file.name}")
        for file in (folder.iterdir() if folder.is_dir() else ())
        if file.name.endswith(".toml")
    ]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: lesson.order)}


# --- what happens by itself --------------------------------------------------------------------------------------


def lay(game: AnyGame, lesson: Lesson, name: str = YOU) -> Record:
    """The record of the lesson's table as it stands at the first goal."""
    table = lesson.table
    names = [name if seat == YOU else seat for seat in table.seats]
    laid = Table(game, names, table.options, table.seed)
    course = Course(game, laid.state, seeded(table.seed))
    return Record(laid.record.header, [step.entry for step in lead(course, table.prefix)])


def lead(course: Course, lines: Sequence[str]) -> Iterator[Happened]:
    """Let a lesson's lines happen: ``clock 1:30`` (time passes up to then) or ``SEAT MOVE FIELDS…``.

    Of several moves in a line, ``0 pass | 0 accept``, the first is played that the rules allow; ``-`` at the end is
    nothing at all, where the clock may have been quicker. Raises :class:`~starboard.core.game.Illegal` for a line that
    they refuse.
    """
    for line in lines:
        first, _, rest = line.partition(" ")
        if first == "clock":
            yield from course.tick(seconds(rest))
        else:
            yield from _played(course, line.split(" | "))


def clock(lines: Sequence[str]) -> float:
    """The last table time that these lines name; 0 for none."""
    return max((seconds(line.removeprefix("clock ")) for line in lines if line.startswith("clock ")), default=0.0)


def _played(course: Course, choices: Sequence[str]) -> list[Happened]:
    for choice in choices:
        if choice == NOTHING:
            return []
        seat, _, words = choice.partition(" ")
        attempt = course.attempt(int(seat), read_move(course.game, words))
        if attempt.refusal is None:
            return attempt.happened
    assert attempt.refusal is not None
    raise attempt.refusal


def seconds(text: str) -> float:
    """``1:30`` as seconds."""
    minutes, _, rest = text.rpartition(":")
    return 60.0 * int(minutes or 0) + float(rest)


def read_move(game: AnyGame, words: str) -> Move:
    """A move as a lesson writes it: its tag, then its fields in their order (``NAME=value`` out of it)."""
    tag, *given = words.split()
    kind = _kinds(game)[tag]
    fields: dict[str, str] = {}
    for n, word in enumerate(given):
        name, sign, value = word.partition("=")
        named = bool(sign) and name in kind.__struct_fields__
        fields[name if named else kind.__struct_fields__[n]] = value if named else word
    made: Move = msgspec.convert({"move": tag, **fields}, kind, strict=False)
    return made


@cache
def _kinds(game: AnyGame) -> dict[str, type[Move]]:
    return {kind.__struct_config__.tag: kind for kind in game.Move.__args__}


# --- patterns: the client has the same in web/src/learn/patterns.ts ----------------------------------------------


def matches(value: Any, pattern: Pattern) -> bool:
    """Whether a move or a view, as JSON has it, is as the pattern says."""
    return all(fits(find(value, path), wanted) for path, wanted in pattern.items())


def fits(value: Any, wanted: Value | list[Value]) -> bool:
    """``*`` is anything there is, a list one of several, ``<5`` and ``>5`` less and more; all else the value itself."""
    if isinstance(wanted, list):
        return any(fits(value, one) for one in wanted)
    if isinstance(wanted, str) and (number := re.fullmatch(r"([<>])(-?[\d.]+)", wanted)):
        if not isinstance(value, int | float):
            return False
        return value < float(number[2]) if number[1] == "<" else value > float(number[2])
    if wanted == "*":
        return value is not None
    return bool(value == wanted) and isinstance(value, bool) == isinstance(wanted, bool)


_PART = re.compile(r"([^.\[\]]+)|\[(\w+)=([^\]]*)\]")


def find(value: Any, path: str) -> Any:
    """What stands at a path of JSON: ``rows.0.tokens``, ``rows[marine=leon].tokens``, ``rows.length``."""
    for name, field, wanted in _PART.findall(path):
        if field:
            items = value if isinstance(value, list) else []
            value = next((one for one in items if str(one.get(field)) == wanted), None)
        elif isinstance(value, list):
            value = len(value) if name == "length" else value[int(name)] if int(name) < len(value) else None
        elif isinstance(value, dict):
            value = value.get(name)
        else:
            return None
    return value
