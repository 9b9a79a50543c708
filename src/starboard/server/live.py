"""A table that is being played here: its fold in memory, the sockets that look on, its clock and its bots.

Whatever happens goes one way: somebody plans items from the fold, the store takes them, only then are they folded and
shown. A process that loses the race for the next number folds what the winner wrote and plans again.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from starboard import bots
from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR, Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.server import log, look
from starboard.server.fold import Folded, Happened
from starboard.server.log import AnyItem
from starboard.server.messages import FromServer, Gone, Pointed, Presence, TableInfo, Update
from starboard.server.refused import Refused
from starboard.server.store import Brief, Conflict, Unavailable

if TYPE_CHECKING:
    from starboard.server.house import House

logger = logging.getLogger(__name__)

RETRIES = 30
QUIET = (log.Played, log.Spoke)
"""Items that change nothing of what :class:`TableInfo` says."""
REMOTE_SECONDS = 75.0

encode = msgspec.json.Encoder().encode


class Plan:
    """What somebody wants to append: items, and whether they end the game."""

    __slots__ = ("ends", "items")

    def __init__(self, items: Sequence[AnyItem], ends: bool = False) -> None:
        self.items, self.ends = items, ends


class Listener:
    """A socket that looks on from a seat, with the frames that wait to be written to it."""

    __slots__ = ("_frames", "_room", "_waiter", "closing", "guest", "panels", "seat", "watch")

    def __init__(self, guest: str | None, panels: bool, watch: bool, room: int) -> None:
        self.guest, self.panels, self.watch = guest, panels, watch
        self.seat: Seat = SPECTATOR
        self.closing = False
        self._room = room
        self._frames: list[bytes] = []
        self._waiter: asyncio.Future[None] | None = None

    def send(self, frame: bytes) -> None:
        """Queue a frame. A reader too slow for the queue is cut off; it comes back and catches up."""
        if self.closing:
            return
        if len(self._frames) >= self._room:
            self.close(say("server-gone-slow"))
        else:
            self._frames.append(frame)
            self._wake()

    def close(self, reason: Phrase) -> None:
        """Say why and hang up."""
        if not self.closing:
            self.closing = True
            self._frames.append(encode(Gone(reason=reason)))
            self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def frames(self) -> list[bytes]:
        """All that waits to be written, when there is something; empty at the end. (An asyncio.Queue costs 3 kB.)"""
        while not self._frames and not self.closing:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        waiting, self._frames = self._frames, []
        return waiting


class Live:
    """A table in memory."""

    def __init__(self, house: House, folded: Folded) -> None:
        self.house = house
        self.folded = folded
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote: dict[str, tuple[set[Seat], int, float]] = {}
        """Who is connected to other processes: seats, watchers, until when we believe it."""
        self._clock: asyncio.TimerHandle | None = None
        self._bot: asyncio.TimerHandle | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._bot_thinks = False
        self._last_bot = -1

    # --- changing ---------------------------------------------------------------------------------------------

    async def act(self, plan: Callable[[Folded, float], Plan]) -> int:
        """Append what ``plan`` makes of the table as it stands, and show it. Returns the seq it led to."""
        async with self.lock:
            for _ in range(RETRIES):
                now = time.time()
                try:
                    planned = plan(self.folded, now)
                except (Illegal, Refused):
                    # Another process may have stored what makes it possible, and the news be on its way.
                    if self.house.store.shared and await self._fold_news():
                        continue
                    raise
                if not planned.items:
                    return self.folded.seq
                try:
                    await self._append(planned, now)
                except Conflict:
                    await self._fold_news()
                    continue
                await self._take(planned.items)
                return self.folded.seq
        raise Refused(503, "server-busy")

    async def _append(self, planned: Plan, now: float) -> None:
        folded = self.folded
        brief = None
        if any(not isinstance(item, QUIET) for item in planned.items):
            brief = brief_of(folded.preview(planned.items), now)
        elif planned.ends:
            brief = msgspec.structs.replace(brief_of(folded, now), phase="over")
        await self.house.store.append(folded.code, folded.seq, [log.encode(item) for item in planned.items], brief)

    async def catch_up(self) -> None:
        """Fold what other processes appended."""
        async with self.lock:
            await self._fold_news()

    async def _fold_news(self) -> bool:
        news = await self.house.store.items(self.folded.code, self.folded.seq)
        if news:
            await self._take([log.decode(item) for item in news])
        return bool(news)

    async def _take(self, items: Sequence[AnyItem]) -> None:
        """Fold stored items and show them."""
        if any(isinstance(item, log.Undone) for item in items):
            # The past has changed: start again from the whole log.
            self.folded = await self.house.fold(self.folded.code)
            self._reseat()
            self._show_all()
            self._arm()
        else:
            self._advance(items)

    def _advance(self, items: Sequence[AnyItem]) -> None:
        # Nothing waits in here, so nobody sees half of it.
        was = self.folded.phase
        seq = self.folded.seq
        happened = [step for item in items if (step := self.folded.add(item)) is not None]
        loud = any(not isinstance(item, QUIET) for item in items) or was != self.folded.phase
        played = bool(happened) or any(isinstance(item, log.Started | log.Paused | log.Resumed) for item in items)
        if self.folded.phase == "over" and was != "over":
            logger.info("table over", extra={"table": self.folded.code, "game": self.folded.game.id})
        moved = self._reseat() if loud else set()
        self._show(seq, happened, loud, played, moved)
        self._arm()

    # --- showing ----------------------------------------------------------------------------------------------

    def info(self, now: float) -> TableInfo:
        """The table as everybody sees it."""
        here, watchers = self.presence(now)
        return look.table(self.folded, here, watchers, now)

    def presence(self, now: float) -> tuple[set[Seat], int]:
        """The seats that are connected anywhere, and how many only watch."""
        here = {listener.seat for listener in self.listeners} - {SPECTATOR}
        watchers = sum(listener.seat == SPECTATOR for listener in self.listeners)
        for seats, watching, until in self.remote.values():
            if until > now:
                here |= seats
                watchers += watching
        return here, watchers

    def _show(self, after: int, happened: list[Happened], loud: bool, played: bool, moved: set[Listener]) -> None:
        now = time.time()
        info = self.info(now) if loud or moved else None
        said = look.chat(self.folded, after)
        frames: dict[tuple[Seat, bool, bool], bytes] = {}
        for listener in self.listeners:
            if listener in moved:
                self._picture(listener, now)
                continue
            host = listener.guest is not None and listener.guest == self.folded.host
            audience = (listener.seat, listener.panels, loud and host)
            frame = frames.get(audience)
            if frame is None:
                seat = listener.seat
                frame = frames[audience] = encode(
                    Update(
                        seq=self.folded.seq,
                        table=info,
                        you=look.you(self.folded, listener.guest, seat) if loud else None,
                        steps=[look.step(self.folded.game, one, seat) for one in happened],
                        position=look.position(self.folded, seat, now, listener.panels) if played else None,
                        chat=said,
                    )
                )
            listener.send(frame)

    def _picture(self, listener: Listener, now: float) -> None:
        listener.send(
            encode(
                look.snapshot(self.folded, self.info(now), listener.guest, listener.seat, now, listener.panels),
            )
        )

    def _show_all(self) -> None:
        now = time.time()
        for listener in self.listeners:
            self._picture(listener, now)

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

    # --- coming and going ---------------------------------------------------------------------------------------

    def join(self, listener: Listener, after: int | None) -> None:
        """A socket says hello: it gets all it missed, and from now on every update."""
        self._stay()
        listener.seat = SPECTATOR if listener.watch else self.folded.seat_of(listener.guest)
        self.listeners.add(listener)
        now = time.time()
        news = None
        if after is not None:
            news = look.missed(self.folded, self.info(now), listener.guest, listener.seat, now, listener.panels, after)
        if news is None:
            self._picture(listener, now)
        else:
            listener.send(encode(news))
        self._presence_changed(but=listener)
        self._arm()

    def leave(self, listener: Listener) -> None:
        """A socket is gone."""
        self.listeners.discard(listener)
        self._presence_changed()
        self.rest()

    def _presence_changed(self, but: Listener | None = None) -> None:
        here, watchers = self.presence(time.time())
        frame = encode(Presence(here=sorted(here), watchers=watchers))
        for listener in self.listeners:
            if listener is not but:
                listener.send(frame)
        if self.house.store.shared:
            self.house.spawn(self.announce())

    async def announce(self) -> None:
        """Tell the other processes who is connected here."""
        here = {listener.seat for listener in self.listeners}
        watchers = sum(listener.seat == SPECTATOR for listener in self.listeners)
        seats = ",".join(str(seat) for seat in sorted(here - {SPECTATOR}))
        await self.house.store.note(self.folded.code, f"here {self.house.process} {watchers} {seats}")

    def heard(self, text: str) -> None:
        """A passing note from another process."""
        kind, _, rest = text.partition(" ")
        if kind == "here":
            process, watchers, seats = rest.split(" ")
            known = self.presence(time.time())
            self.remote[process] = (
                {int(seat) for seat in seats.split(",") if seat},
                int(watchers),
                time.time() + REMOTE_SECONDS,
            )
            now = self.presence(time.time())
            if now != known:
                self.send_all(Presence(here=sorted(now[0]), watchers=now[1]))
        elif kind == "who" and self.listeners:
            self.house.spawn(self.announce())
        elif kind == "point":
            seat, _, at = rest.partition(" ")
            self.send_all(Pointed(seat=int(seat), at=at))

    def point(self, seat: Seat, at: str) -> None:
        """Show everybody where a seat points."""
        self.send_all(Pointed(seat=seat, at=at))
        if self.house.store.shared:
            self.house.spawn(self.house.store.note(self.folded.code, f"point {seat} {at}"))

    def _stay(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def rest(self) -> None:
        """With nobody here the table is forgotten after a while; the store has it."""
        self._stay()
        if not self.listeners:
            self._idle = asyncio.get_running_loop().call_later(
                self.house.settings.idle_seconds, self.house.forget, self
            )

    def stop(self) -> None:
        """No more timers."""
        for timer in (self._clock, self._bot, self._idle):
            if timer is not None:
                timer.cancel()
        self._clock = self._bot = self._idle = None

    # --- the clock ----------------------------------------------------------------------------------------------

    def _arm(self) -> None:
        """Set the timers for what comes next: the clock's deadline, a bot's move. Idle tables have none."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        deadline = self.folded.deadline
        if deadline is not None and self.listeners:
            wait = deadline - self.folded.time(time.time())
            self._clock = asyncio.get_running_loop().call_later(max(wait, 0.0), self._strike)
        self._arm_bots()

    def _strike(self) -> None:
        self._clock = None
        if self.listeners:
            self.house.spawn(self._tick())

    async def _tick(self) -> None:
        try:
            await self.act(_due)
        except Unavailable:
            await asyncio.sleep(1.0)
        if self._clock is None:
            self._arm()

    async def wake(self) -> None:
        """After a time when nobody was here, or no server awake, the clock goes on from where it was last seen."""

        def plan(folded: Folded, now: float) -> Plan:
            deadline = folded.deadline
            if deadline is None or folded.time(now) < deadline + self.house.settings.overslept_seconds:
                return Plan([])
            seen = min(max(folded.time(folded.last), 0.0), deadline)
            return Plan([log.Resumed(when=now, at=round(seen, 3))])

        await self.act(plan)

    # --- bots ---------------------------------------------------------------------------------------------------

    def _bot_seats(self) -> list[Seat]:
        folded = self.folded
        if folded.phase != "playing" or folded.paused is not None or not self.listeners:
            return []
        return [seat for seat in folded.to_move if folded.chairs[seat].bot is not None]

    def _arm_bots(self) -> None:
        if self._bot is not None or self._bot_thinks:
            return
        seats = self._bot_seats()
        if not seats:
            return
        settings = self.house.settings
        if self.folded.game.deadline(self.folded.state) is None:
            pace = settings.bot_pace
        else:
            pace = settings.bot_pace_timed / len(seats)
        # The jitter looks human, and lets one of several processes be first.
        wait = pace * (0.7 + secrets.randbelow(600) / 1000)
        undo = self.folded.undo
        if undo is not None:
            wait = max(wait, undo.expires - time.time() + 0.01)
        self._bot = asyncio.get_running_loop().call_later(wait, self._bot_due)

    def _bot_due(self) -> None:
        self._bot = None
        self._bot_thinks = True
        self.house.spawn(self._bot_turn())

    async def _bot_turn(self) -> None:
        try:
            await self._bot_move()
        except (Refused, Illegal, Unavailable) as error:
            logger.info("bot move lost", extra={"table": self.folded.code, "error": repr(error)})
        finally:
            self._bot_thinks = False
        self._arm_bots()

    async def _bot_move(self) -> None:
        folded = self.folded
        seats = self._bot_seats()
        if not seats or _undo_waits(folded, time.time()):
            return
        seat = next((seat for seat in seats if seat > self._last_bot), seats[0])
        self._last_bot = seat
        moves = folded.game.moves(folded.state, seat)
        if not moves:
            return
        n = folded.n
        move = await self._choose(folded, seat, moves)

        def plan(folded: Folded, now: float) -> Plan:
            stale = (folded.n != n and folded.deadline is None) or _undo_waits(folded, now)
            if stale or folded.phase != "playing" or folded.paused is not None or folded.chairs[seat].bot is None:
                return Plan([])
            return plan_move(folded, now, seat, move, None, None)

        await self.act(plan)

    async def _choose(self, folded: Folded, seat: Seat, moves: list[Any]) -> Any:
        chance = Seeded(secrets.randbits(63))
        bot = bots.make(folded.chairs[seat].bot or "random")
        if not bot.looks:
            return bot.choose(folded.game, None, moves, chance)
        view = folded.game.view(folded.state, seat)
        think = functools.partial(bot.choose, folded.game, view, moves, chance)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.house.thinking, think)
        except Exception:
            # A bot that stumbles must not stop the table.
            logger.exception("bot failed", extra={"table": folded.code, "bot": folded.chairs[seat].bot})
            return chance.pick(moves)


def _undo_waits(folded: Folded, now: float) -> bool:
    return folded.undo is not None and folded.undo.expires > now


def _due(folded: Folded, now: float) -> Plan:
    """The ticks that are due."""
    if folded.deadline is None:
        return Plan([])
    trial = folded.trial()
    trial.tick(folded.time(now), now)
    return Plan(trial.items, trial.over)


def plan_move(folded: Folded, now: float, seat: Seat, move: Move, guest: str | None, id: str | None) -> Plan:
    """A move and the ticks that are due before it; raises :class:`Illegal`."""
    trial = folded.trial()
    trial.play(seat, move, folded.time(now), now, guest, id)
    return Plan(trial.items, trial.over)


def brief_of(folded: Folded, now: float) -> Brief:
    """What lists of tables show."""
    return Brief(
        code=folded.code,
        game=folded.game.id,
        phase=folded.phase,
        seats=[chair.name or "" for chair in folded.chairs],
        updated=now,
        guests=[chair.guest for chair in folded.chairs if chair.guest is not None],
    )
