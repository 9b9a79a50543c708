"""Finished tables and uploaded records, looked at again from any seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starboard.core import course
from starboard.core import record as record_
from starboard.core.entries import BadRecord, Entry, Record
from starboard.core.game import SPECTATOR, AnyGame, Event, Seat, State
from starboard.core.tale import Tale
from starboard.server import fold, identity, log, look, verdict
from starboard.server.answers import Packed, fitting, pack
from starboard.server.book import Book
from starboard.server.film import Camera, Shot
from starboard.server.fold import FindGame
from starboard.server.house import House
from starboard.server.kept import Kept
from starboard.server.limits import Who
from starboard.server.look import Audience
from starboard.server.messages.parts import MOST_STEPS
from starboard.server.messages.study import Choices, Replay, ReplayInfo, ReplayMark, ReplayStep, Tried, Verdict
from starboard.server.refused import Refused

KEPT = 20_000
"""Entries of all records that are kept in memory: some hundred games, or two of the longest there may be."""
SHOWN_KEPT = 8_000_000
"""Bytes of answers."""


class Archive:
    """Reads replays, and keeps the latest few in memory."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._kept: Kept[str, Book] = Kept(KEPT)
        self._shown: Kept[tuple[str, Seat, int, int, bool, bool], Packed] = Kept(SHOWN_KEPT)

    async def find(self, id: str, who: Who) -> Book:
        """A finished table by its code, or an upload by its id."""
        found = self._kept.get(id)
        if found is not None:
            return found
        found = await (self._of_table(id, who) if identity.is_code(id) else self._of_upload(id, who))
        self._keep(id, found)
        return found

    def _keep(self, id: str, book: Book) -> None:
        self._kept.keep(id, book, book.entries)

    async def so_far(self, id: str, who: Who) -> Book:
        """The same of a table that may still be playing: only for what tells nothing but what that table has seen."""
        folded = (await self.house.table(id, who.household)).folded if identity.is_code(id) else None
        if folded is None or folded.phase == "over":
            return await self.find(id, who)
        if folded.phase != "playing":
            raise Refused(409, "server-not-over")
        return await self._bound(folded.game, id, who)

    async def _of_table(self, code: str, who: Who) -> Book:
        folded = (await self.house.table(code, who.household)).folded
        # A record holds every secret: it opens when the game is over.
        if folded.phase != "over":
            raise Refused(409, "server-not-over")
        return await self._bound(folded.game, code, who)

    async def _bound(self, game: AnyGame, code: str, who: Who) -> Book:
        rows = await self.house.store.items(code)
        return await self.house.study(who, _bound, game, rows, length=len(rows))

    async def _of_upload(self, id: str, who: Who) -> Book:
        data = await self.house.store.replay(id) if identity.is_replay(id) else None
        if data is None:
            raise Refused(404 if self.house.missing.take(who.household) else 429, "server-no-replay")
        return await self._read(data, who)

    async def _read(self, data: bytes, who: Who) -> Book:
        return await self.house.study(who, _read, data, self.house.find, length=data.count(b"\n"))

    async def upload(self, data: bytes, who: Who) -> str:
        """Keep a record that replays from its first line to its last."""
        book = await self._read(data, who)
        id = identity.new_replay()
        await self.house.store.keep_replay(id, data)
        self._keep(id, book)
        return id

    async def info(self, id: str, who: Who) -> ReplayInfo:
        """What it is a record of."""
        book = await self.find(id, who)
        return await self.house.study(who, _info, id, book, length=book.entries)

    async def steps(
        self, id: str, seat: Seat, first: int, last: int, who: Who, *, moments: bool = False, panels: bool = False
    ) -> Packed:
        """A :class:`Replay`: steps of it from one seat; with ``moments`` event by event, as changes of the view."""
        book = await self._seen_by(id, seat, who)
        last = min(last, first + MOST_STEPS - 1, book.entries)
        asked = (id, seat, first, last, moments, panels)
        shown = self._shown.get(asked)
        if shown is None:
            shown = await self.house.study(who, _shown, book, *asked, length=book.entries)
            self._shown.keep(asked, shown, len(shown.body) + len(shown.packed or b""))
        return shown

    async def tale(self, id: str, seat: Seat, who: Who) -> Tale:
        """A finished game as a story for this seat."""
        book = await self._seen_by(id, seat, who)
        tale = await self.house.study(who, _tale, book, seat, length=book.entries)
        if tale is None:
            raise Refused(404, "server-no-tale")
        return tale

    async def choices(self, id: str, seat: Seat, n: int, who: Who) -> Choices:
        """What a seat could have played at this place."""
        book = await self._seen_by(id, seat, who)
        if n >= book.entries:
            raise Refused(409, "server-over")
        return await self.house.study(who, _choices, book, seat, n, length=book.entries)

    async def verdict(self, id: str, asked: Tried, who: Who) -> Verdict:
        """A move that is tried again beside what was played: both are played on, in a process of its own."""
        book = await self._seen_by(id, asked.seat, who)
        if asked.n >= book.entries:
            raise Refused(409, "server-over")
        return await self.house.labour(who, verdict.judged, book, asked)

    async def _seen_by(self, id: str, seat: Seat, who: Who) -> Book:
        book = await self.find(id, who)
        if not SPECTATOR <= seat < book.seats:
            raise Refused(404, "server-no-seat", seat=seat)
        return book

    async def file(self, id: str, who: Who) -> Packed:
        """The record file."""
        book = await self.find(id, who)
        return await self.house.study(who, _file, book, length=book.entries)


# --- beside the event loop -----------------------------------------------------------------------------------------


def _bound(game: AnyGame, rows: list[bytes]) -> Book:
    record = fold.to_record(game, [log.decode(row) for row in rows])
    assert record is not None
    return Book.of(game, record)


def _read(data: bytes, find: FindGame) -> Book:
    try:
        game, record, _ = record_.loads(data, find)
    except BadRecord as bad:
        raise Refused(400, bad.reason, line=bad.line) from None
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError, RecursionError) as error:
        # A forged file may lead an engine where no play leads; it is the file that is wrong.
        raise Refused(400, "record-line", line=1, reason=type(error).__name__) from None
    return Book.of(game, record)


def _file(book: Book) -> Packed:
    record = book.open()
    return pack(record_.dumps(book.game, record, course.end(book.game, record)))


def _shown(book: Book, id: str, seat: Seat, first: int, last: int, moments: bool, panels: bool) -> Packed:
    steps = fitting(witnessed(book.game, book.open(), seat, first, last, moments, panels))
    return pack(Replay(id=id, seat=seat, steps=steps, more=len(steps) < last - first + 1))  # type: ignore[arg-type]


def _info(id: str, book: Book) -> ReplayInfo:
    game, record = book.game, book.open()
    marks: list[ReplayMark] = []
    result = None
    for entry, events, state in course.replay(game, record):
        if entry is not None:
            marks += _marks(game, entry, events, bool(entry.seat is not None and record.header.seats[entry.seat]))
        result = game.result(state)
    tale = _tale(book, SPECTATOR)
    if tale is not None and tale.turn is not None and tale.turn.kind == "turn":
        marks = sorted([*marks, ReplayMark(n=tale.turn.n, kind="turn")], key=lambda mark: mark.n)
    return ReplayInfo(
        id=id,
        game=game.id,
        seats=record.header.seats,
        options=record.header.options,
        entries=len(record.entries),
        result=result,
        marks=marks,
    )


def _marks(game: AnyGame, entry: Entry, events: list[Event], person: bool) -> list[ReplayMark]:
    """What a step is remembered for: a person's decision, and what the game makes of its events."""
    made = [ReplayMark(n=entry.n, kind="decision", seat=entry.seat)] if person else []
    kinds = Counter(kind for event in events if (kind := game.mark(event)))
    return made + [ReplayMark(n=entry.n, kind=kind, count=count) for kind, count in kinds.items()]


def _tale(book: Book, seat: Seat) -> Tale | None:
    game, record = book.game, book.open()
    return game.tale(lambda witness: course.replay(game, record, witness), seat)


def _choices(book: Book, seat: Seat, n: int) -> Choices:
    game = book.game
    state = course.end(game, book.open().prefix(n))
    moves, advice = look.choices(game, state, game.view(state, seat), Audience(seat))
    return Choices(moves=moves, advice=advice)


def witnessed(
    game: AnyGame, record: Record, seat: Seat, first: int, last: int, moments: bool = False, panels: bool = False
) -> Iterator[ReplayStep]:
    """Steps of a record as a seat witnessed them."""
    camera = Camera(game, seat, first, moments)
    before = None
    for n, (entry, _events, state) in enumerate(course.replay(game, record.prefix(last), camera.witness)):
        if n >= first:
            yield step_of(game, n, entry, state, camera.shot(state), before, panels)
        # The words of the next move are those of the position it was played from.
        mover = record.entries[n].seat if n < len(record.entries) else None
        before = game.view(state, mover) if mover is not None and n + 1 >= first else None
        camera.turn(state)


def step_of(
    game: AnyGame, n: int, entry: Entry | None, state: State, shot: Shot, before: object, panels: bool
) -> ReplayStep:
    """A step of a replay as it travels; ``before`` is the view in which its move is put into words."""
    move = None if entry is None else entry.move
    return ReplayStep(
        n=n,
        at=0.0 if entry is None else entry.at,
        seat=None if entry is None else entry.seat,
        move=move,
        phrase=None if move is None or before is None else game.say_move(before, move),
        events=shot.events,
        view=shot.view if shot.whole else None,
        patch=shot.patch,
        question=game.question(shot.view),
        panels=game.panels(shot.view) if panels else None,
        to_move=[] if game.result(state) is not None else list(game.to_move(state)),
        result=game.result(state),
    )
