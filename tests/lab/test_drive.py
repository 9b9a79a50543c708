"""Bots at one table: who waits is waited for as long as somebody else goes on; then it is as at a server's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard import games
from starboard.bots.random import RandomBot
from starboard.core.bot import Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.table import Table
from starboard.lab.drive import play_on


class Waits:
    """A bot that would rather not."""

    looks = False

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Any, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        self.asked += 1
        return Choice(None)


def table() -> Table:
    game = games.find("death-angel")
    assert game is not None
    laid = Table(game, 3, seed=1)
    assert len(laid.to_move) > 1, "several are asked at once, and no clock runs"
    return laid


def test_when_all_wait_the_last_one_plays_something_at_once() -> None:
    bots = [Waits(), Waits(), Waits()]
    laid = table()
    asked = laid.to_move
    play_on(laid, bots, Seeded(1))
    assert [bot.asked for bot in bots] == [1 if seat in asked else 0 for seat in range(3)], "nobody is asked twice"
    assert len(laid.record.entries) == 1


def test_who_does_not_wait_goes_on() -> None:
    laid = table()
    busy = laid.to_move[-1]
    bots = [RandomBot() if seat == busy else Waits() for seat in range(3)]
    for seed in range(20):
        again = Table.resume(laid.game, laid.record)
        play_on(again, bots, Seeded(seed))
        assert [entry.seat for entry in again.record.entries] == [busy], "whoever is asked first"
