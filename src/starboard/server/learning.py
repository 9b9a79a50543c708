"""Lessons at tables: a private table that stands ready, what happens after a step, the way back, and the numbers.

What a learner sends names a step and nothing else; what then happens stands in the lesson's own data, so a lesson's
table can do no more than its author wrote. Moves are the learner's, judged like at any other table.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from starboard import games
from starboard.core import lessons
from starboard.core.game import AnyGame, Seat
from starboard.core.lessons import SCRIPT, Lesson
from starboard.server import lobby, log, plan
from starboard.server.fold import Folded, Led
from starboard.server.house import House
from starboard.server.limits import Who
from starboard.server.live import Live
from starboard.server.log import AnyItem
from starboard.server.messages.from_client import Lead
from starboard.server.messages.tables import LessonBrief, LessonPlan
from starboard.server.plan import NOTHING, Plan
from starboard.server.refused import Refused

SPANS = (2, 4, 8, 15, 30, 60, 120, 300)
"""Seconds up to which steps are counted together."""


def offered(house: House) -> list[LessonBrief]:
    """All lessons of the house."""
    return [
        LessonBrief(id=lesson.id, game=lesson.game, minutes=lesson.minutes)
        for name in games.names()
        if (game := house.find(name)) is not None
        for lesson in lessons.of(game).values()
    ]


def find(house: House, id: str) -> tuple[AnyGame, Lesson]:
    """A lesson by its name, and its game."""
    for name in games.names():
        if (game := house.find(name)) is not None and (lesson := lessons.of(game).get(id)) is not None:
            return game, lesson
    raise Refused(404, "server-no-lesson", lesson=id)


def plan_of(lesson: Lesson) -> LessonPlan:
    """What the client needs of it."""
    replace = msgspec.structs.replace
    steps = [replace(step, do=[], expect={}) for step in lesson.step]
    return LessonPlan(id=lesson.id, game=lesson.game, next=lesson.next, again=lesson.again, steps=steps)


# --- the table ---------------------------------------------------------------------------------------------------


async def left(house: House, guest: str, lesson: Lesson) -> Live | None:
    """The guest's table of this lesson, if it is not over."""
    for brief in await house.tables_of(guest):
        if brief.lesson == lesson.id and brief.phase == "playing":
            live = await house.table(brief.code)
            await live.act(lambda folded, now: Plan(_asked_again(folded, lesson, now)))
            return live
    return None


async def lay(house: House, who: Who, name: str | None, game: AnyGame, lesson: Lesson) -> Live:
    """A table of this lesson, at its first step."""
    if name is None:
        raise Refused(400, "server-name-needed")
    guest, table, now = who.guest, lesson.table, house.now()
    record = await house.study(who, lessons.lay, game, lesson, name)
    header, first = record.header, lesson.step[0].id
    items: list[AnyItem] = [
        log.Opened(
            when=now,
            guest=guest,
            game=game.id,
            options=header.options,
            seats=len(table.seats),
            seed=table.seed,
            lesson=lesson.id,
            held=table.time == "held",
        ),
        log.Sat(when=now, guest=guest, seat=table.learner, name=name),
        *(
            log.Handed(when=now, seat=seat, bot=table.bots.get(str(seat), SCRIPT))
            for seat in range(len(table.seats))
            if seat != table.learner
        ),
        *lobby.begun(record, guest, now),
        log.Stepped(when=now, guest=guest, step=first),
    ]
    live = await house.lay(items, who)
    await house.store.count({_name(lesson, first, "seen"): 1})
    return live


# --- steps -------------------------------------------------------------------------------------------------------


async def lead(live: Live, house: House, guest: str, seat: Seat, said: Lead) -> int:
    """A step is over: what comes after it happens, and the next one begins. Or back to the one before."""
    lesson = _lesson(live.folded, house)

    def planner(folded: Folded, now: float) -> Plan:
        if folded.done(guest, said.id) is not None:
            return NOTHING
        _learner(folded, guest, seat)
        if said.step != folded.trail[-1].step or not said.step:
            raise Refused(409, "server-lesson-elsewhere")
        return Plan(_back(folded, guest, said, now) if said.how == "back" else _on(folded, lesson, guest, said, now))

    before = live.folded.seq
    seq = await live.act(planner)
    if seq != before and said.how != "back":
        await house.store.count(_numbers(lesson, said))
    return live.folded.done(guest, said.id) or seq


def _on(folded: Folded, lesson: Lesson, guest: str, said: Lead, now: float) -> list[AnyItem]:
    over = lesson.step[lesson.at(said.step)]
    if _unplayed(folded, lesson, folded.trail[-1], folded.n):
        raise Refused(409, "server-lesson-unplayed")
    following = log.Stepped(when=now, guest=guest, id=said.id, step=lesson.after(said.step))
    if over.rewind:
        began = next(led.n for led in folded.trail if led.step == over.rewind)
        # By way of that step: the way back leads there, not to what was wound back.
        return [*_undone(folded, began, now), log.Stepped(when=now, guest=guest, step=over.rewind), following]
    course = folded.course()
    happened = list(lessons.lead(course, over.do))
    # A clock that runs is set forward: nobody waits for what the lesson has no use for.
    at = lessons.clock(over.do)
    ahead = [log.Resumed(when=now, at=at)] if not folded.held and at > folded.time(now) else []
    return [*plan.items(happened, now), *ahead, following]


def _unplayed(folded: Folded, lesson: Lesson, began: Led, until: int) -> bool:
    """A move was the goal of this step, and up to entry ``until`` it was not made. What is no longer kept was."""
    goal = lesson.step[lesson.at(began.step)]
    # What is wound back to stands without its move; where the clock runs a move may pass.
    owed = goal.play and not goal.until and all(one.rewind != goal.id for one in lesson.step)
    kept = folded.steps[0].n if folded.steps else folded.n + 1
    made = any(step.seat == lesson.table.learner and began.n < step.n <= until for step in folded.steps)
    return bool(owed) and began.n + 1 >= kept and not made


def _asked_again(folded: Folded, lesson: Lesson, now: float) -> list[AnyItem]:
    """Who comes back to a lesson that went on without a goal's move stands at that goal."""
    for began, following in pairwise(folded.trail):
        if _unplayed(folded, lesson, began, following.n):
            return [*_undone(folded, began.n, now), log.Stepped(when=now, step=began.step)]
    return []


def _back(folded: Folded, guest: str, said: Lead, now: float) -> list[AnyItem]:
    if len(folded.trail) < 2:
        raise Refused(409, "server-undo-nothing")
    step, n = folded.trail[-2]
    stepped = log.Stepped(when=now, guest=guest, id=said.id, step=step)
    return [*_undone(folded, n, now), stepped]


async def undo(live: Live, guest: str, seat: Seat, id: str, to: int | None) -> int:
    """Take back the own last move, or all after entry ``to``: in a lesson as far as its step goes, dice and all."""

    def planner(folded: Folded, now: float) -> Plan:
        if folded.done(guest, id) is not None:
            return NOTHING
        _learner(folded, guest, seat)
        last = next((step.n - 1 for step in reversed(folded.steps) if step.seat == seat), folded.n)
        back = last if to is None else to
        if not folded.trail[-1].n <= back < folded.n:
            raise Refused(409, "server-undo-nothing")
        return Plan(_undone(folded, back, now, guest, id))

    return await live.act(planner)


def _undone(folded: Folded, to: int, now: float, guest: str | None = None, id: str | None = None) -> list[AnyItem]:
    """Back to the position after so many entries. A clock that runs is set back with it, if it is known how far."""
    if to == folded.n:
        return []
    at = next((step.at for step in folded.steps if step.n == to), None)
    undone: list[AnyItem] = [log.Undone(when=now, guest=guest, id=id, to=to)]
    return undone if folded.held or at is None else [*undone, log.Resumed(when=now, at=at)]


def _lesson(folded: Folded, house: House) -> Lesson:
    if folded.lesson is None:
        raise Refused(409, "server-lesson-none")
    return find(house, folded.lesson)[1]


def _learner(folded: Folded, guest: str, seat: Seat) -> None:
    if not folded.trail or folded.seat_of(guest) != seat:
        raise Refused(403, "server-not-seated")


# --- numbers -----------------------------------------------------------------------------------------------------


def _name(lesson: Lesson, step: str, what: str) -> str:
    return f"lesson {lesson.id} {step} {what}"


def _numbers(lesson: Lesson, said: Lead) -> dict[str, int]:
    """What is counted of a step that is over. Who left is who has seen it and did neither."""
    span = bisect_left(SPANS, said.seconds)
    counts = {said.how: 1, "refused": said.refused, "other": said.other, f"hints-{said.hints}": 1, f"span-{span}": 1}
    numbers = {_name(lesson, said.step, what): n for what, n in counts.items() if n}
    following = lesson.after(said.step)
    return numbers | ({_name(lesson, following, "seen"): 1} if following else {})


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one step, counted over all who were there."""

    lesson: str
    step: str
    seen: int
    done: int
    skipped: int
    left: int
    refused: int
    other: int
    hints: int
    """The median."""
    seconds: int | None
    """Half of those who went on needed no more than this; ``None``: longer than we count, or nobody did."""


def numbers(all_lessons: Sequence[Lesson], counted: dict[str, int]) -> list[Numbers]:
    """The table of ``starboard lessons --numbers``."""
    made = []
    for lesson in all_lessons:
        for step in lesson.step:
            got = {what: counted.get(_name(lesson, step.id, what), 0) for what in _COUNTED}
            hints = _median([got[f"hints-{n}"] for n in range(3)])
            span = _median([got[f"span-{n}"] for n in range(len(SPANS) + 1)])
            made.append(
                Numbers(
                    lesson=lesson.id,
                    step=step.id,
                    left=max(0, got["seen"] - got["done"] - got["skipped"]),
                    hints=hints or 0,
                    seconds=None if span is None or span == len(SPANS) else SPANS[span],
                    **{name: got[name] for name in ("seen", "done", "skipped", "refused", "other")},
                )
            )
    return made


_COUNTED = (
    *("seen", "done", "skipped", "refused", "other"),
    *(f"hints-{n}" for n in range(3)),
    *(f"span-{n}" for n in range(len(SPANS) + 1)),
)


def _median(counts: Sequence[int]) -> int | None:
    """The place at which half of all have been counted."""
    total = 0
    for place, n in enumerate(counts):
        total += n
        if n and 2 * total >= sum(counts):
            return place
    return None
