"""What somebody wants to append to a table's log, worked out from the table as it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from starboard.core.course import Course, Happened
from starboard.core.game import Move, Seat
from starboard.core.text import Phrase
from starboard.server import log
from starboard.server.fold import Folded
from starboard.server.log import AnyItem


class Tried(NamedTuple):
    """What has been played to make a plan: the course, which stands where its items lead, and what happened on it."""

    items: Sequence[log.Played]
    course: Course
    happened: Sequence[Happened]

    def tells(self, folded: Folded) -> bool:
        """Whether lists of tables say something new after it: another round, or the end."""
        game, state = self.course.game, self.course.state
        return game.rounds(state) != game.rounds(folded.state) or game.result(state) is not None


class Plan(NamedTuple):
    """Items to append, and what was tried to make them if they are all played."""

    items: Sequence[AnyItem]
    tried: Tried | None = None


Planner: TypeAlias = Callable[[Folded, float], Plan]
"""Makes a plan from the table and the time, or refuses. Called again when another process was faster."""

NOTHING = Plan(())


def play(
    folded: Folded, now: float, seat: Seat, move: Move, guest: str | None, id: str | None, why: Phrase | None = None
) -> Plan:
    """A move and the ticks that are due before it; raises :class:`~starboard.core.game.Illegal`."""
    course = folded.course()
    attempt = course.attempt(seat, move, folded.time(now))
    if attempt.refusal is not None:
        # The ticks before it are not lost: the clock plays them at their time, the next move at the latest.
        raise attempt.refusal
    planned = _plan(course, attempt.happened, now, guest, id)
    return planned if why is None else _because(planned, why)


def _because(plan: Plan, why: Phrase) -> Plan:
    """The same, with what spoke for its move, which is the last of the items."""
    assert plan.tried is not None
    items = [*plan.tried.items[:-1], msgspec.structs.replace(plan.tried.items[-1], why=why)]
    return Plan(items, plan.tried._replace(items=items))


def say(folded: Folded, now: float, seat: Seat, line: Phrase) -> Plan:
    """What a bot tells the table; nothing where the game forbids all talk."""
    return NOTHING if folded.muted(seat) else Plan([log.Spoke(when=now, seat=seat, name="", line=line)])


def tick(folded: Folded, now: float) -> Plan:
    """The ticks that are due."""
    if folded.deadline is None:
        return NOTHING
    course = folded.course()
    return _plan(course, course.tick(folded.time(now)), now)


def _plan(
    course: Course, happened: Sequence[Happened], now: float, guest: str | None = None, id: str | None = None
) -> Plan:
    made = items(happened, now, guest, id)
    return Plan(made, Tried(made, course, happened))


def items(
    happened: Sequence[Happened], now: float, guest: str | None = None, id: str | None = None
) -> list[log.Played]:
    """What has happened on a course, as the log has it."""
    return [_item(step, now, guest, id) for step in happened]


def _item(step: Happened, now: float, guest: str | None, id: str | None) -> log.Played:
    entry = step.entry
    if entry.seat is None:
        return log.Played(when=now, n=entry.n, at=entry.at, chance=entry.chance)
    # Encoded anew, not as it came: the log holds what the game has read and nothing else.
    move = msgspec.Raw(msgspec.json.encode(entry.move))
    return log.Played(
        when=now, guest=guest, id=id, n=entry.n, at=entry.at, seat=entry.seat, move=move, chance=entry.chance
    )
