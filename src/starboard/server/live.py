"""A table that is being played here: its fold in memory, the sockets that look on, its clock and its bots.

Whatever happens goes one way: somebody plans items from the fold, the store takes them, only then are they folded and
shown. A process that loses the race for the next number folds what the winner wrote and plans again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn, Protocol, TypeVar

import msgspec

from starboard.core.entries import Entry
from starboard.core.game import SPECTATOR, Illegal, Seat, State
from starboard.core.text import say
from starboard.server import flights, log, look
from starboard.server.clockwork import Bots, Clock, Premises
from starboard.server.fold import Earlier, Folded, entry_of
from starboard.server.hands import Hands
from starboard.server.limits import Bucket
from starboard.server.listener import Listener, encode
from starboard.server.log import AnyItem
from starboard.server.look import Audience
from starboard.server.messages.from_server import FromServer, Held, Pointed, Presence, Trouble, Update
from starboard.server.messages.tables import TableInfo, You
from starboard.server.plan import NOTHING, Plan, Planner, Tried
from starboard.server.refused import Refused
from starboard.server.shown import News, Shown, ToldTo
from starboard.server.store import Brief, Conflict, Store, Unavailable
from starboard.server.together import Together

logger = logging.getLogger(__name__)

RETRIES = 30
QUIET = (log.Played, log.Spoke)
"""Items that change nothing of what :class:`TableInfo` says."""
REMOTE_SECONDS = 75.0
"""How long another process' word on who is there is believed; it repeats it before that."""


T = TypeVar("T")
NO_NEWS = ToldTo([], None, None)


class Presences(NamedTuple):
    """The seats that are connected, how many only watch, and whether a television is among those."""

    here: set[Seat]
    watchers: int
    tv: bool


class Home(Premises, Protocol):
    """The house, as far as a table needs it."""

    store: Store
    process: str
    low: bool
    announcing: asyncio.Lock

    async def fold(self, code: str) -> Folded: ...
    def drop(self, live: Live) -> None: ...
    def forget(self, live: Live) -> None: ...
    def release(self, code: str) -> None: ...


class Live:
    """A table in memory."""

    def __init__(self, house: Home, folded: Folded) -> None:
        self.house = house
        self.folded = folded
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote: dict[str, tuple[Presences, float]] = {}
        """Who is connected to other processes, and until when we believe it."""
        self.shown = Shown()
        self.clock = Clock(self)
        self.bots = Bots(self)
        self.hands = Hands(self._held, self._pass_on, lambda seat: self.folded.muted(seat))
        self.together = Together(lambda: self.listeners, self._note_show)
        self._noting = asyncio.Lock()
        self.studied = False
        """Somebody's undo is being looked into."""
        self._gallery: Bucket | None = None
        self._gathering: asyncio.TimerHandle | None = None
        self._idle: asyncio.TimerHandle | None = None

    # --- changing ---------------------------------------------------------------------------------------------

    async def act(self, planner: Planner) -> int:
        """Append what the planner makes of the table as it stands, and show it. Returns the seq it led to."""
        async with self.lock:
            for _ in range(RETRIES):
                now = self.house.now()
                try:
                    plan = planner(self.folded, now)
                except (Illegal, Refused):
                    # Another process may have stored what makes it possible, and the news be on its way.
                    if self.house.store.shared and await self._fold_news():
                        continue
                    raise
                if not plan.items:
                    return self.folded.seq
                try:
                    await self._append(plan, now)
                except Conflict:
                    await self._fold_news()
                    continue
                await self._take(plan.items, plan.tried)
                return self.folded.seq
        raise Refused(503, "server-busy")

    async def _append(self, plan: Plan, now: float) -> None:
        folded = self.folded
        brief = None
        if any(not isinstance(item, QUIET) for item in plan.items):
            brief = brief_of(folded.preview(plan.items), now)
        elif plan.tried is not None and plan.tried.tells(folded):
            brief = brief_of(folded, now, plan.tried.course.state)
        await self.house.store.append(folded.code, folded.seq, [log.encode(item) for item in plan.items], brief)

    async def catch_up(self) -> None:
        """Fold what other processes appended. Refused if they are of another version and we can't."""
        async with self.lock:
            await self._fold_news()

    async def _fold_news(self) -> bool:
        news = await self.house.store.items(self.folded.code, self.folded.seq)
        if news:
            try:
                items = [log.decode(item) for item in news]
            except msgspec.DecodeError:
                self._give_up()
            await self._take(items)
        return bool(news)

    async def _take(self, items: Sequence[AnyItem], tried: Tried | None = None) -> None:
        """Fold stored items and show them; what was tried on this very position need not be played again."""
        try:
            if not any(isinstance(item, log.Undone) for item in items):
                self._advance(items, tried)
                return
        except Earlier:
            self._give_up()
        except Exception:
            # The log is the truth: whatever the fold stumbled over, it is made anew.
            logger.exception("fold failed", extra={"table": self.folded.code, "seq": self.folded.seq})
        try:
            self.folded = await self.house.fold(self.folded.code)
        except Earlier:
            self._give_up()
        self.shown.turn()
        self._reseat()
        for listener in self.listeners:
            self._picture(listener, self.house.now())
        self._let_go()
        self._arm()

    def _give_up(self) -> NoReturn:
        """A server of another version has gone on with it: nobody can from here."""
        refused = earlier(self.folded.code)
        for listener in self.listeners:
            listener.close(refused.reason)
        self.house.drop(self)
        raise refused

    def _advance(self, items: Sequence[AnyItem], tried: Tried | None) -> None:
        # Nothing waits in here, so nobody sees half of it.
        was, seq, marks = self.folded.phase, self.folded.seq, self.folded.marks
        before = self._before(tried)
        if tried is not None:
            told = self.folded.adopt(*tried)
        else:
            told = [step for item in items if (step := self.folded.add(item)) is not None]
        loud = any(not isinstance(item, QUIET) for item in items)
        loud = loud or was != self.folded.phase or marks is not self.folded.marks
        played = bool(told) or any(isinstance(item, log.Started | log.Paused | log.Resumed) for item in items)
        if self.folded.phase == "over" and was != "over":
            logger.info("table over", extra={"table": self.folded.code, "game": self.folded.game.id})
            self._write_down()
        moved = self._reseat() if loud else set()
        news = None
        if played:
            news = News(self.folded, told, self.shown.turn(), self.shown)
            if told and before is not None:
                news.film(before, _entries(self.folded, items, tried))
        self._show(seq, news, loud, moved)
        self._let_go()
        self._arm()

    def _write_down(self) -> None:
        """A mission that was flown goes into the house's log."""
        path, new = self.house.settings.flight_log, flights.flown(self.folded)
        if path is not None and new:
            self.house.spawn(asyncio.to_thread(flights.write, Path(path), new))

    def _before(self, tried: Tried | None) -> State | None:
        """The state as it stands, to play from it once more; ``None`` if nobody wants moments."""
        if self.folded.state is None or not any(listener.wants.moments for listener in self.listeners):
            return None
        # What was tried was tried on a copy: then this one is left over.
        return self.folded.state if tried is not None else self.folded.game.copy(self.folded.state)

    # --- showing ----------------------------------------------------------------------------------------------

    def info(self, now: float) -> TableInfo:
        """The table as everybody sees it."""
        here, watchers, tv = self.presence(now)
        return look.table(self.folded, here, watchers, tv, self.house.low, now)

    def presence(self, now: float) -> Presences:
        """Who is connected anywhere."""
        here, watchers, tv = self._here()
        for remote, until in self.remote.values():
            if until > now:
                here, watchers, tv = here | remote.here, watchers + remote.watchers, tv or remote.tv
        return Presences(here, watchers, tv)

    def _here(self) -> Presences:
        """Who is connected to this process."""
        seats = [listener.seat for listener in self.listeners]
        return Presences(set(seats) - {SPECTATOR}, seats.count(SPECTATOR), any(one.tv for one in self.listeners))

    def _show(self, after: int, news: News | None, loud: bool, moved: set[Listener]) -> None:
        """Send everybody what is new to them; who sees the same gets the same bytes."""
        now = self.house.now()
        info = self.info(now) if loud else None
        said = look.chat(self.folded, after)

        def you(listener: Listener) -> You | None:
            return look.you(self.folded, listener.guest, listener.seat) if loud else None

        def frame(listener: Listener) -> bytes | None:
            told = NO_NEWS if news is None else news.to(listener.audience)
            if told is None and not loud and not said:
                return None
            steps, position, changes = told or NO_NEWS
            return encode(
                Update(
                    seq=self.folded.seq,
                    table=info,
                    you=you(listener),
                    steps=steps,
                    position=position,
                    patch=changes,
                    chat=said,
                )
            )

        frames: dict[tuple[Audience, You | None], tuple[bytes | None, bool]] = {}
        for listener in self.listeners:
            if listener in moved or listener.lost:
                self._picture(listener, now)
                continue
            audience = (listener.audience, you(listener))
            if audience not in frames:
                frames[audience] = self._safely(frame, listener), listener.lost
            made, listener.lost = frames[audience]
            if made is not None:
                listener.send(made)

    def _picture(self, listener: Listener, now: float, after: int | None = None) -> None:
        """Send the whole table; only what came after this seq, as far as that can be told."""

        def frame(listener: Listener) -> bytes:
            info, place = self.info(now), self.shown.position(self.folded, listener.audience)
            reader = self.folded, info, listener.guest, listener.seat, place
            missed = None if after is None else look.missed(*reader, after)
            return encode(look.snapshot(*reader) if missed is None else missed)

        listener.lost = False
        listener.send(self._safely(frame, listener))

    def _safely(self, frame: Callable[[Listener], T], listener: Listener) -> T | bytes:
        """A view that can't be drawn must not keep the others from theirs."""
        try:
            return frame(listener)
        except Exception:
            listener.lost = True
            trace = secrets.token_hex(4)
            logger.exception("view failed", extra={"trace_id": trace, "table": self.folded.code, "seat": listener.seat})
            return encode(Trouble(id=None, reason=say("server-broken", trace=trace)))

    def _reseat(self) -> set[Listener]:
        """Give every socket the seat its guest has now; those that changed seats need a whole new picture."""
        moved = set()
        for listener in self.listeners:
            seat = SPECTATOR if listener.watch else self.folded.seat_of(listener.guest)
            if seat != listener.seat:
                listener.seat = seat
                moved.add(listener)
        return moved

    def send_all(self, message: FromServer) -> None:
        """The same to everybody."""
        frame = encode(message)
        for listener in self.listeners:
            listener.send(frame)

    def tell_table(self) -> None:
        """Something about the table has changed that is not in its log."""
        self.send_all(Update(seq=self.folded.seq, table=self.info(self.house.now()), steps=[], chat=[]))

    # --- coming and going ---------------------------------------------------------------------------------------

    def join(self, listener: Listener, after: int | None) -> None:
        """A socket says hello: it gets all it missed, and from now on every update."""
        self._stay()
        before = self._here()
        listener.seat = SPECTATOR if listener.watch else self.folded.seat_of(listener.guest)
        self.listeners.add(listener)
        self._picture(listener, self.house.now(), after if listener.understands else None)
        for seat, at in self.hands.at.items():
            if seat != listener.seat:
                listener.send(encode(Held(seat=seat, at=at)))
        self.together.tell(listener)
        if self._here() != before:
            self._presence_changed()
        self._arm()

    def leave(self, listener: Listener) -> None:
        """A socket is gone."""
        self.listeners.discard(listener)
        self.together.leave(listener)
        self.shown.keep({other.audience for other in self.listeners})
        self._presence_changed()
        self.rest()

    def _presence_changed(self) -> None:
        """Who comes and goes is gathered before it is told: however many do, it is one message a while."""
        self._let_go()
        self.clock.watch()
        if self._gathering is None:
            wait = self.house.settings.gather_seconds
            self._gathering = asyncio.get_running_loop().call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._gathering = None
        self.send_all(_presence(self.presence(self.house.now())))
        if self.house.store.shared:
            self.house.spawn(self.announce())

    async def announce(self) -> None:
        """Tell the other processes who is connected here."""
        # One after the other: an old word must not come after a new one.
        async with self.house.announcing:
            here, watchers, tv = self._here()
            seats = ",".join(str(seat) for seat in sorted(here))
            await self.house.store.note(self.folded.code, f"here {self.house.process} {watchers} {tv:d} {seats}")
        for seat in here & self.hands.at.keys():
            await self._note_hand(seat, self.hands.at.get(seat))

    def heard(self, text: str) -> None:
        """A passing note from another process."""
        kind, _, rest = text.partition(" ")
        if kind == "here":
            process, watchers, tv, seats = rest.split(" ")
            known = self.presence(self.house.now())
            there = Presences({int(seat) for seat in seats.split(",") if seat}, int(watchers), tv == "1")
            self.remote[process] = (there, self.house.now() + REMOTE_SECONDS)
            now = self.presence(self.house.now())
            if now != known:
                self.send_all(_presence(now))
                self._let_go()
                self.clock.watch()
        elif kind == "who" and self.listeners:
            self.house.spawn(self.announce())
        elif kind == "point":
            seat, _, at = rest.partition(" ")
            self.send_all(Pointed(seat=int(seat), at=at))
        elif kind == "show":
            place, _, name = rest.partition(" ")
            self.together.heard(name, place or None)
        elif kind == "hold":
            seat, _, at = rest.partition(" ")
            if not at or not self.folded.muted(int(seat)):
                self.hands.set(int(seat), at or None)

    def point(self, seat: Seat, at: str) -> None:
        """Show everybody where a seat points."""
        self.send_all(Pointed(seat=seat, at=at))
        if self.house.store.shared:
            self.house.spawn(self.house.store.note(self.folded.code, f"point {seat} {at}"))

    def _note_show(self, name: str, place: str | None) -> None:
        """Tell the other processes who leads through the review."""
        if self.house.store.shared:
            self.house.spawn(self.house.store.note(self.folded.code, f"show {place or ''} {name}"))

    def _held(self, seat: Seat, at: str | None) -> None:
        """Show the others what a seat holds."""
        frame = encode(Held(seat=seat, at=at))
        for listener in self.listeners:
            if listener.seat != seat:
                listener.send(frame)

    def _pass_on(self, seat: Seat, at: str | None) -> None:
        if self.house.store.shared:
            self.house.spawn(self._note_hand(seat, at))

    async def _note_hand(self, seat: Seat, at: str | None) -> None:
        # One after the other: a hand that has let go must not come back.
        async with self._noting:
            await self.house.store.note(self.folded.code, f"hold {seat} {at or ''}")

    def _let_go(self) -> None:
        """Hands of seats that are gone, or may not talk any more, are seen no longer."""
        if self.hands.at:
            here = self.presence(self.house.now()).here
            self.hands.clear([seat for seat in self.hands.at if seat not in here or self.folded.muted(seat)])

    def hears_watcher(self) -> bool:
        """Whether one more line from those who watch is let through: together they may say what one player may."""
        if self._gallery is None:
            self._gallery = Bucket(self.house.settings.chat_a_second, self.house.settings.chat_a_second * 5)
        return self._gallery.take()

    def _stay(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def rest(self) -> None:
        """With nobody here the table is forgotten after a while; the store has it."""
        self._stay()
        if not self.listeners:
            self.house.release(self.folded.code)
            self._idle = asyncio.get_running_loop().call_later(
                self.house.settings.idle_seconds, self.house.forget, self
            )

    def stop(self) -> None:
        """No more timers."""
        self.clock.stop()
        self.clock.forget()
        self.bots.stop()
        self.hands.stop()
        self._stay()
        if self._gathering is not None:
            self._gathering.cancel()
            self._gathering = None

    # --- by itself ----------------------------------------------------------------------------------------------

    def _arm(self) -> None:
        """Set the timers for what comes next. Idle tables have none."""
        self.clock.arm()
        self.bots.arm()

    def _overslept(self, folded: Folded, now: float) -> bool:
        """Whether a deadline passed and nobody was awake to see it: an empty room, a server down, a lid closed.

        Or the wall clock was set back while no server was awake: what was last seen lies in the future.
        """
        deadline = folded.deadline
        late = self.house.settings.overslept_seconds
        return deadline is not None and (folded.time(now) >= deadline + late or now < folded.last - late)

    async def wake(self) -> None:
        """If the clock was overslept, let it go on from where it was last seen."""

        def planner(folded: Folded, now: float) -> Plan:
            deadline = folded.deadline
            if deadline is None or not self._overslept(folded, now):
                return NOTHING
            seen = min(folded.time(folded.last), deadline)
            return Plan([log.Resumed(when=now, at=round(seen, 3))])

        if self._overslept(self.folded, self.house.now()):
            await self.act(planner)

    async def go_on_from(self, when: float) -> None:
        """The machine has slept since then: a clock that ran goes on as if no time had passed."""

        def planner(folded: Folded, now: float) -> Plan:
            deadline = folded.deadline
            if deadline is None:
                return NOTHING
            return Plan([log.Resumed(when=now, at=round(min(folded.time(max(when, folded.last)), deadline), 3))])

        if self.folded.deadline is not None:
            with contextlib.suppress(Refused, Unavailable):
                await self.act(planner)


def _entries(folded: Folded, items: Sequence[AnyItem], tried: Tried | None) -> list[Entry]:
    """The entries that were just folded."""
    if tried is not None:
        return [step.entry for step in tried.happened]
    return [entry_of(folded.game, item) for item in items if isinstance(item, log.Played)]


def _presence(now: Presences) -> Presence:
    return Presence(here=sorted(now.here), watchers=now.watchers, tv=now.tv)


def earlier(code: str) -> Refused:
    """What is said of a table that only another version of this program can fold."""
    return Refused(410, "server-earlier", code=code)


def brief_of(folded: Folded, now: float, state: State | None = None) -> Brief:
    """What lists of tables show; of the game as it will stand, if that is given."""
    state = folded.state if state is None else state
    result = None if state is None else folded.game.result(state)
    phase = folded.phase if result is None else "over"
    return Brief(
        code=folded.code,
        game=folded.game.id,
        rules=folded.game.version,
        phase="over" if folded.trail and not folded.trail[-1].step else phase,
        seats=[chair.name or "" for chair in folded.chairs],
        updated=now,
        guests=[chair.guest for chair in folded.chairs if chair.guest is not None],
        lesson=folded.lesson,
        copied=folded.copied,
        places=[chair.guest or "" for chair in folded.chairs],
        rounds=0 if state is None else folded.game.rounds(state),
        winners=None if result is None else list(result.winners),
        scores=None if result is None or result.scores is None else list(result.scores),
    )
