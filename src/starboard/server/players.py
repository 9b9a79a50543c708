"""The bots of a house: ours think in one process, each stranger's in a process of its own that can't hurt a table.

A stranger's bot that breaks down, takes too long or plays what the rules refuse has lost that decision, nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from starboard import bots
from starboard.core.bot import Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.game import AnyGame, Seat, State
from starboard.server.beside import Beside
from starboard.server.limits import Who
from starboard.server.refused import Refused
from starboard.server.workers import Workers

logger = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds that a stranger's bot has for a decision, and as many for each that is before it in the line."""


class Stranger:
    """Somebody's own bot: the class of a file, and the process it runs in."""

    def __init__(self, path: str) -> None:
        """Of ``path/to/file.py:Name``."""
        file, _, self.name = path.rpartition(":")
        self.path = f"{Path(file).resolve()}:{self.name}"
        self.beside = Beside(Workers(1), stops=True)

    async def think(self, who: Who, *given: Any) -> Choice:
        """What it chooses, if it does so in time."""
        async with asyncio.timeout(PATIENCE * (1 + self.beside.running + self.beside.waiting)):
            return await self.beside.do(who, bots.decide, self.path, *given)


class Players:
    """All that can be asked to play a seat."""

    def __init__(self, strangers: Sequence[str] = ()) -> None:
        self.ours = Beside(Workers(1), stops=True)
        self._strangers = {one.name: one for one in map(Stranger, strangers)}

    @property
    def names(self) -> list[str]:
        """Strangers first, then ours, the strongest first: the first takes a seat when nobody says which."""
        return [*self._strangers, *reversed(bots.names())]

    def find(self, name: str) -> str:
        """Refused if nobody is called so."""
        if name not in self.names:
            raise Refused(400, "server-no-bot", bot=name[:40])
        return name

    def close(self) -> None:
        """No more decisions."""
        for beside in (self.ours, *(one.beside for one in self._strangers.values())):
            beside.executor.shutdown(wait=False, cancel_futures=True)

    async def decide(
        self,
        host: str,
        name: str,
        game: AnyGame,
        state: State,
        seat: Seat,
        moves: Sequence[Any],
        waiting: Iterable[Seat] = (),
    ) -> Choice:
        """What the bot of this name chooses at a table of this host; the hosts take turns.

        A bot that stumbles must not stop the table, nor may it wait where no clock runs and all others who are asked
        wait already: then it is any of the moves.
        """
        chance = Seeded(secrets.randbits(63))
        try:
            choice = await self._think(Who(host, host), name, game, state, seat, moves, chance)
            if choice.move is None and game.deadline(state) is None and {seat, *waiting} >= set(game.to_move(state)):
                raise ValueError("waits, and for nobody")
            if choice.move is not None and choice.move not in moves:
                refusal = game.ask(state, seat, choice.move)
                if refusal is not None:
                    raise refusal
            return choice
        except Exception:
            logger.exception("bot failed", extra={"bot": name})
            return Choice(chance.pick(moves))

    async def _think(
        self, who: Who, name: str, game: AnyGame, state: State, seat: Seat, moves: Sequence[Any], chance: Chance
    ) -> Choice:
        stranger = self._strangers.get(name)
        if stranger is not None:
            return await stranger.think(who, game, game.view(state, seat), state.options, moves, chance)
        # A bot that is not here any more is played by the strongest of ours.
        bot = bots.make(name if name in bots.names() else bots.strongest())
        if not bot.looks:
            return bot.choose(game, None, state.options, moves, chance)
        return await self.ours.do(who, bot.choose, game, game.view(state, seat), state.options, moves, chance)
