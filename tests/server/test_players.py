"""Bots at the web table: what one would do in your place, what they say, and strangers' that can't hurt a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import toy
from tests.server.client import QUICK, told
from tests.server.test_house import WallClock, looking, until

from starboard import games
from starboard.cli import main
from starboard.core.bot import Choice
from starboard.core.text import say
from starboard.server import deeds, lobby, look, players
from starboard.server.house import House
from starboard.server.limits import Who
from starboard.server.live import Live
from starboard.server.messages.tables import CreateTable, Manners
from starboard.server.refused import Refused
from starboard.server.settings import Settings
from starboard.server.store.sqlite import Sqlite

ADA = Who("home", "ada")

STRANGERS = """
import os, time
from starboard.bots import Choice


class Last:
    looks = True

    def choose(self, game, view, options, moves, chance):
        assert view.seat == 1
        print("what is printed is no answer")
        return Choice(moves[-1])


class Crashes(Last):
    def choose(self, *given):
        os._exit(3)


class Stumbles(Last):
    def choose(self, *given):
        raise KeyError("oh")


class Hangs(Last):
    def choose(self, *given):
        while True:
            time.sleep(1)


class Cheats(Last):
    def choose(self, game, view, options, moves, chance):
        return Choice("I win")


class Waits(Last):
    def choose(self, *given):
        return Choice(None)
"""


@asynccontextmanager
async def house_with(path: Path, *strangers: str) -> AsyncIterator[House]:
    file = path / "strangers.py"
    file.write_text(STRANGERS, encoding="utf-8")
    settings: Settings = msgspec.structs.replace(QUICK, bots=tuple(f"{file}:{name}" for name in strangers))
    house = House(Sqlite(path / "x.sqlite3"), settings, toy.find, WallClock())
    await house.open()
    yield house
    await house.close()


async def laid(house: House, game: str = "death-angel", seats: int = 1, **order: Any) -> Live:
    return await lobby.create(house, "ada", "Ada", CreateTable(game=game, seats=seats, quick=True, **order))


# --- what would you do? ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.ours())
@told
async def test_what_a_bot_would_do_and_why(game: str, tmp_path: Path) -> None:
    """The same question at every game; the move is one that can be played at once."""
    async with house_with(tmp_path) as house:
        live = await laid(house, game, seats=2)
        counsel = await deeds.counsel(house, live, ADA)
        assert counsel.n == live.folded.n
        assert counsel.why is not None
        if counsel.move is not None:
            assert counsel.phrase is not None
            assert live.folded.game.ask(live.folded.state, 0, counsel.move) is None


@told
async def test_only_who_decides_and_where_the_host_allows_it(tmp_path: Path) -> None:
    async with house_with(tmp_path) as house:
        live = await laid(house)
        with pytest.raises(Refused) as refused:
            await deeds.counsel(house, live, Who("home", "eve"))
        assert refused.value.status == 403
        strict = await laid(house, manners=Manners(counsel=False))
        with pytest.raises(Refused) as refused:
            await deeds.counsel(house, strict, ADA)
        assert refused.value.reason.id == "server-no-counsel"


# --- what they say ---------------------------------------------------------------------------------------------------


@told
async def test_what_a_bot_says_stands_in_the_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_with(tmp_path) as house:
        live = await laid(house, "lanterns", seats=2, bots={"1": "random"})
        real = live.bots._choose

        async def chatty(*given: Any) -> Choice:
            choice: Choice = await real(*given)
            return msgspec.structs.replace(choice, says=say("quick-hello"))

        monkeypatch.setattr(live.bots, "_choose", chatty)
        await lobby.hand(live, "ada", 0, "random")
        looking(live)
        await until(lambda: len(live.folded.chat) >= 2)
        lines = [look.line(seq, spoke) for seq, spoke in live.folded.chat]
        said = [line for line in lines if line.phrase is not None and line.phrase.id == "quick-hello"]
        assert said
        assert {(line.name, line.text) for line in said} == {("", None)}


@told
async def test_why_a_bot_did_it_is_told_with_the_step(tmp_path: Path) -> None:
    """Of what everybody saw: the cards that lie face down are nobody's business."""
    async with house_with(tmp_path) as house:
        live = await laid(house)
        await lobby.hand(live, "ada", 0, "easy")
        looking(live)
        await until(lambda: any(told.why is not None for told in live.folded.steps))
        for told_ in live.folded.steps:
            step = look.step(live.folded.game, told_, 0)
            assert step.why is None or all(event.event.seats is None for event in step.events)
        again = await house.fold(live.folded.code)
        assert [one.why for one in again.steps][:3] == [one.why for one in live.folded.steps][:3]


# --- strangers -------------------------------------------------------------------------------------------------------


@told
async def test_a_strangers_bot_plays(tmp_path: Path) -> None:
    """It is offered first, plays the seats that nobody takes, and sees its own seat's view."""
    async with house_with(tmp_path, "Last") as house:
        assert house.players.names[0] == "Last"
        live = await laid(house, "lanterns", seats=2)
        assert live.folded.chairs[1].bot == "Last"
        await lobby.hand(live, "ada", 0, "random")
        looking(live)
        await until(lambda: live.folded.n >= 6)


@pytest.mark.parametrize("name", ["Crashes", "Stumbles", "Hangs", "Cheats", "Waits"])
@told
async def test_a_strangers_bot_cannot_hurt_the_table(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it does, a move is made for it and the game goes on."""
    monkeypatch.setattr(players, "PATIENCE", 0.5)
    async with house_with(tmp_path, name) as house:
        live = await laid(house, "lanterns", seats=2)
        await lobby.hand(live, "ada", 0, "random")
        looking(live)
        moved: set[int | None] = set()

        def both() -> bool:
            moved.update(step.seat for step in live.folded.steps)
            return {0, 1} <= moved

        await until(both)


@told
async def test_bots_that_all_wait_for_each_other_move_on(tmp_path: Path) -> None:
    """Three who are asked at the same time, and no clock: the last of them may not wait for the others who wait."""
    async with house_with(tmp_path, "Waits") as house:
        live = await laid(house, seats=3)
        assert len(live.folded.to_move) == 3
        await lobby.hand(live, "ada", 0, "Waits")
        looking(live)
        await until(lambda: live.folded.n >= 4)


def test_a_file_that_is_no_bot_is_refused_before_the_house_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "strangers.py"
    file.write_text(STRANGERS, encoding="utf-8")
    assert main(["serve", "--no-browser", "--bot", f"{file}:Nobody"]) == 2
    assert "has no class Nobody" in " ".join(capsys.readouterr().err.split())
