"""Finished games told otherwise: the state as it stood at a branch, changed, and played to its end. Nothing is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec

from starboard.coach.hindsight import ADVISORS, Advice, Advisor, NoFlight
from starboard.core import course
from starboard.core.entries import Record
from starboard.core.game import SPECTATOR, AnyGame, Event, Illegal, State
from starboard.core.tools import Unusable
from starboard.server.answers import Packed, pack
from starboard.server.book import Book
from starboard.server.film import Camera
from starboard.server.kept import Kept
from starboard.server.limits import Who
from starboard.server.messages.study import Replay, WhatIf
from starboard.server.refused import Refused
from starboard.server.replays import Archive, step_of

KEPT = 8


class Branch(NamedTuple):
    """A place from which a game can be told otherwise."""

    state: State
    """As it stood there: a copy."""
    flown: list[Event]
    """What really happened after it, up to the next such place."""


def branch_of(game: AnyGame, record: Record, nth: int) -> Branch:
    """The nth branch of a record. Refused if there are not so many."""
    found: Branch | None = None
    count = 0
    state: State | None = None

    def witness(event: Event) -> None:
        nonlocal found, count
        if game.branches(event):
            if count == nth:
                found = Branch(game.branched(state), [])
            count += 1
        elif found is not None and count == nth + 1:
            found.flown.append(event)

    for _entry, _events, now in course.replay(game, record, witness):
        state = now
    if found is None:
        raise Refused(404, "server-no-branch")
    return found


def _branch(book: Book, nth: int) -> Branch:
    return branch_of(book.game, book.open(), nth)


def told_otherwise(game: AnyGame, branch: Branch, id: str, asked: WhatIf) -> Replay:
    """Two steps: where it branches, and all that comes of it, moment by moment."""
    state = game.copy(branch.state)
    camera = Camera(game, asked.seat, 0, True)
    begins = step_of(game, 0, None, state, camera.shot(state), None, False)
    camera.turn(state)
    try:
        changes = [msgspec.convert(change, game.Change) for change in asked.changes]
        game.otherwise(state, branch.flown, changes, camera.witness)
    except msgspec.MsgspecError as error:
        raise Refused(400, "server-bad-request", reason=str(error)) from None
    except Illegal as illegal:
        raise Refused(409, illegal.reason, clause=illegal.clause) from None
    ends = step_of(game, 1, None, state, camera.shot(state), None, False)
    return Replay(id=id, seat=asked.seat, steps=[begins, ends])


def _told(game: AnyGame, branch: Branch, id: str, asked: WhatIf) -> Packed:
    return pack(told_otherwise(game, branch, id, asked))


def looked_back(book: Book, name: str, asked: bytes) -> Packed:
    """What the game says to a question about itself."""
    lookback = book.game.lookbacks()[name]
    try:
        wish = msgspec.json.decode(asked, type=lookback.takes)
        return pack(lookback.use(book.game, book.open(), wish))
    except Unusable as unusable:
        raise Refused(400, unusable.reason) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, "server-bad-request", reason=str(error)) from None


def _advised(advisor: Advisor, book: Book, nth: int, deep: bool) -> Advice:
    return advisor(book.open(), nth, deep)


class Hindsight:
    """Tells finished games otherwise. The latest branches are kept: the next what-if is of the same game."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self._kept: Kept[tuple[str, int], Branch] = Kept(KEPT)

    async def branch(self, id: str, nth: int, who: Who) -> tuple[Book, Branch]:
        """The game's record and the place from which it is told otherwise."""
        book = await self.archive.find(id, who)
        branch = self._kept.get((id, nth))
        if branch is None:
            branch = await self.archive.house.study(who, _branch, book, nth, length=book.entries)
            self._kept.keep((id, nth), branch, 1)
        return book, branch

    async def look_back(self, id: str, name: str, asked: bytes, who: Who) -> Packed:
        """What the game answers about itself, also while it goes on."""
        book = await self.archive.so_far(id, who)
        if name not in book.game.lookbacks():
            raise Refused(404, "server-not-found")
        return await self.archive.house.study(who, looked_back, book, name, asked, length=book.entries)

    async def what_if(self, id: str, asked: WhatIf, who: Who) -> Packed:
        """What would have come of it: a :class:`Replay`."""
        book, branch = await self.branch(id, asked.branch, who)
        if not SPECTATOR <= asked.seat < book.seats:
            raise Refused(404, "server-no-seat", seat=asked.seat)
        return await self.archive.house.study(who, _told, book.game, branch, id, asked)

    async def advice(
        self, id: str, nth: int, deep: bool, who: Who, gone: Callable[[], Coroutine[Any, Any, None]]
    ) -> Advice:
        """What the coach says; it stops when whoever asked is gone."""
        book = await self.archive.find(id, who)
        advisor = ADVISORS.get(book.game.id)
        if advisor is None:
            raise Refused(404, "server-no-coach")
        work = asyncio.ensure_future(self.archive.house.labour(who, _advised, advisor, book, nth, deep))
        leaving = asyncio.ensure_future(gone())
        try:
            await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise Refused(409, "server-nobody-waits")
            return work.result()
        except NoFlight:
            raise Refused(404, "server-no-branch") from None
        finally:
            work.cancel()
            leaving.cancel()
