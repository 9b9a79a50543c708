"""What happens at a table by itself: the clock strikes, bots move. Timers for what is due next, no polling."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Protocol

from starboard.core.bot import Choice
from starboard.core.game import SPECTATOR, Illegal, Seat
from starboard.core.lessons import SCRIPT
from starboard.server import log, plan
from starboard.server.fold import Folded
from starboard.server.plan import NOTHING, Plan, Planner
from starboard.server.players import Players
from starboard.server.refused import Refused
from starboard.server.settings import Settings
from starboard.server.store import Unavailable

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
CLAIM_SECONDS = 0.3
AHEAD = 2
"""So many entries the game may be ahead of what people are being shown."""


class Premises(Protocol):
    """What the house lends to whatever happens by itself."""

    settings: Settings
    now: Callable[[], float]
    players: Players

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None: ...
    async def claim(self, code: str) -> bool: ...


class Present(Protocol):
    """Who is connected."""

    @property
    def here(self) -> Collection[Seat]: ...


class Looking(Protocol):
    """A page that looks on."""

    seat: Seat
    told: int | None


class Playing(Protocol):
    """The table it happens at."""

    @property
    def house(self) -> Premises: ...
    @property
    def folded(self) -> Folded: ...
    @property
    def listeners(self) -> Collection[Looking]: ...
    def presence(self, now: float) -> Present: ...
    async def act(self, planner: Planner) -> int: ...
    async def wake(self) -> None: ...


class Clock:
    """Ticks at the game's deadlines, while somebody is there; it stops when the only player has gone."""

    def __init__(self, live: Playing) -> None:
        self._live = live
        self._timer: asyncio.TimerHandle | None = None
        self._patience: asyncio.TimerHandle | None = None

    @property
    def armed(self) -> bool:
        """Whether it will strike."""
        return self._timer is not None

    def arm(self) -> None:
        """Set the timer to the next deadline, if there is one."""
        self.stop()
        deadline = self._live.folded.deadline
        if deadline is not None and self._live.listeners:
            wait = deadline - self._live.folded.time(self._live.house.now())
            self._timer = asyncio.get_running_loop().call_later(max(wait, 0.0), self._strike)
        self.watch()

    def stop(self) -> None:
        """No tick until armed again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- nobody there -----------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Somebody may have come or gone: wait a little for an only player who is away, then stop the clock."""
        away = self._only_player_away()
        if away and self._patience is None:
            wait = self._live.house.settings.away_seconds
            self._patience = asyncio.get_running_loop().call_later(wait, self._give_up)
        elif not away:
            self.forget()

    def forget(self) -> None:
        """Wait for nobody any more."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _only_player_away(self) -> bool:
        folded = self._live.folded
        if folded.deadline is None:
            return False
        people = [seat for seat, chair in enumerate(folded.chairs) if chair.kind == "human"]
        return len(people) == 1 and people[0] not in self._live.presence(self._live.house.now()).here

    def _give_up(self) -> None:
        self._patience = None
        self._live.house.spawn(self._stop_for_nobody())

    async def _stop_for_nobody(self) -> None:
        def planner(folded: Folded, now: float) -> Plan:
            deadline = folded.deadline
            if deadline is None or not self._only_player_away():
                return NOTHING
            at = min(folded.time(now), deadline)
            return Plan([log.Paused(when=now, seat=SPECTATOR, at=round(at, 3))])

        with contextlib.suppress(Refused, Unavailable):
            await self._live.act(planner)

    def _strike(self) -> None:
        self._timer = None
        if self._live.listeners:
            self._live.house.spawn(self.tick())

    async def tick(self) -> None:
        """Play the ticks that are due."""
        try:
            if await self._live.house.claim(self._live.folded.code):
                await self._live.wake()
                await self._live.act(plan.tick)
            else:
                # Another process lets it strike. If that one dies, we do.
                await asyncio.sleep(CLAIM_SECONDS)
        except (Refused, Unavailable):
            await asyncio.sleep(RETRY_SECONDS)
        if not self.armed:
            self.arm()


class Bots:
    """Plays the seats that bots have, one decision at a time, at a pace that people can follow."""

    def __init__(self, live: Playing) -> None:
        self._live = live
        self._timer: asyncio.TimerHandle | None = None
        self._waits_for_eyes = False
        self._thinks = False
        self._last: Seat = -1
        self._waits: dict[Seat, int] = {}
        """Who rather waited, and at which entry: where no clock runs nobody is asked again before something happens."""

    @property
    def armed(self) -> bool:
        """Whether a bot is about to move."""
        return self._timer is not None or self._thinks

    def arm(self) -> None:
        """Let the next bot move in a while, if one has a move and somebody is there to see it."""
        seats = self._seats()
        if self.armed or not seats:
            return
        settings, folded = self._live.house.settings, self._live.folded
        if folded.deadline is None:
            pace = settings.bot_pace * folded.game.tempo(folded.state)
        else:
            pace = settings.bot_pace_timed / len(seats)
        # The jitter looks human.
        wait = pace * (0.7 + secrets.randbelow(600) / 1000)
        if folded.undo is not None:
            wait = max(wait, folded.undo.expires - self._live.house.now() + 0.01)
        self._waits_for_eyes = self._behind()
        if self._waits_for_eyes:
            wait = max(wait, settings.eyes_seconds)
        self._timer = asyncio.get_running_loop().call_later(wait, self._due)

    def seen(self) -> None:
        """Somebody has been shown more: whoever waited for these eyes moves at the usual pace."""
        if self._timer is not None and self._waits_for_eyes and not self._behind():
            self.stop()
            self.arm()

    def _behind(self) -> bool:
        """Whether somebody who plays is still being shown what happened some time ago. A clock waits for nobody."""
        folded = self._live.folded
        return folded.deadline is None and any(
            page.seat != SPECTATOR and page.told is not None and page.told < folded.n - AHEAD
            for page in self._live.listeners
        )

    def stop(self) -> None:
        """No move until armed again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _seats(self) -> list[Seat]:
        folded = self._live.folded
        if folded.paused is not None or not self._live.listeners:
            return []
        timed = folded.deadline is not None
        return [
            seat
            for seat in folded.to_move
            if folded.chairs[seat].bot not in (None, SCRIPT) and (timed or self._waits.get(seat) != folded.n)
        ]

    def _due(self) -> None:
        self._timer = None
        self._thinks = True
        self._live.house.spawn(self.turn())

    async def turn(self) -> None:
        """Play one bot's move, if there is one to play."""
        try:
            await self._move()
        except (Refused, Illegal, Unavailable) as error:
            logger.info("bot move lost", extra={"table": self._live.folded.code, "error": repr(error)})
        finally:
            self._thinks = False
        self.arm()

    async def _move(self) -> None:
        folded = self._live.folded
        seats = self._seats()
        if not seats or _vote_runs(folded, self._live.house.now()):
            return
        if not await self._live.house.claim(folded.code):
            await asyncio.sleep(CLAIM_SECONDS)
            return
        seat = self._last = next((seat for seat in seats if seat > self._last), seats[0])
        moves = folded.game.moves(folded.state, seat)
        if not moves:
            return
        n = folded.n
        choice = await self._choose(folded, seat, moves)

        def unless_late(planner: Planner) -> Planner:
            def prompt(folded: Folded, now: float) -> Plan:
                stale = folded.n != n and folded.deadline is None
                late = stale or seat not in self._seats() or _vote_runs(folded, now)
                return NOTHING if late else planner(folded, now)

            return prompt

        if (line := choice.says) is not None:
            await self._live.act(unless_late(lambda folded, now: plan.say(folded, now, seat, line)))
        if (move := choice.move) is not None:
            await self._live.act(
                unless_late(lambda folded, now: plan.play(folded, now, seat, move, None, None, choice.why))
            )
        else:
            self._waits[seat] = n

    async def _choose(self, folded: Folded, seat: Seat, moves: list[Any]) -> Choice:
        assert folded.state is not None
        name = folded.chairs[seat].bot or ""
        waiting = [other for other, n in self._waits.items() if n == folded.n]
        return await self._live.house.players.decide(
            folded.host or folded.code, name, folded.game, folded.state, seat, moves, waiting
        )


def _vote_runs(folded: Folded, now: float) -> bool:
    return folded.undo is not None and folded.undo.expires > now
