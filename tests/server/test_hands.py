"""Standing pointers and lifted hands: shown to the others until dropped, at most so often, never while talk is shut."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import PATIENCE, Guest, Socket, served, told
from tests.server.test_live import Party

from starboard.core.game import Seat
from starboard.server.hands import A_SECOND, Hands
from starboard.server.settings import Settings


async def held(socket: Socket) -> tuple[int, str | None]:
    """What is held next."""
    got = await socket.until(lambda got: got["type"] == "held")
    return got["seat"], got["at"]


async def answered(socket: Socket) -> list[str]:
    """The kinds of all messages up to the answer of a ping that is sent now."""
    seen = len(socket.got)
    await socket.send(type="ping", sent=7.0)
    await socket.until(lambda got: got["type"] == "pong")
    return [got["type"] for got in socket.got[seen:]]


@told
async def test_a_hand_is_shown_to_the_others_until_it_lets_go(base: str) -> None:
    async with Party(base, 3) as party, Guest(base, "Eve") as eve:
        ada, ben, cid = party.sockets
        await ada.send(type="hold", at="tile 5")
        for other in (ben, cid):
            assert await held(other) == (0, "tile 5")
        assert "held" not in await answered(ada), "it knows where its own hand is"
        watcher = await eve.connect(party.code)
        assert await held(watcher) == (0, "tile 5"), "who comes late sees it too"
        back = await party.guests[1].connect(party.code, seq=ben.seq)
        assert await held(back) == (0, "tile 5"), "and who comes back"
        await ada.send(type="hold", at=None)
        for other in (ben, cid, watcher):
            assert await held(other) == (0, None)
        late = await eve.connect(party.code)
        assert "held" not in await answered(late)


@told
async def test_a_flood_is_shown_eight_times_a_second_and_ends_where_the_hand_is(base: str) -> None:
    async with Party(base, 2) as party:
        ada, ben = party.sockets
        began = time.monotonic()
        for n in range(400):
            await ada.send(type="hold", at=f"tile {n}")
        seen = [(await held(ben))[1]]
        while seen[-1] != "tile 399":
            seen.append((await held(ben))[1])
        assert seen[0] == "tile 0"
        assert len(seen) <= 2 + A_SECOND * (time.monotonic() - began)
        assert {got["type"] for got in ada.got} <= {"snapshot", "presence"}, "nothing is refused"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[str]:
    """A server that gives each page the usual number of messages."""
    settings = Settings(database=f"sqlite:///{tmp_path}/x.sqlite3", hello_seconds=PATIENCE)
    with served(settings) as address:
        yield address


@told
async def test_hands_take_nothing_from_the_budget_of_moves(strict: str) -> None:
    async with Party(strict, 2, length=20) as party:
        ada = party.sockets[0]
        for n in range(300):
            await ada.send(type="hold", at=f"tile {n}")
        assert (await ada.play({"move": "Nudge", "by": 1}))["type"] == "accepted"
        assert "trouble" not in {got["type"] for got in ada.got}


@told
async def test_hands_are_shut_while_the_game_mutes(base: str) -> None:
    async with Party(base, 2, length=1, race=True, seconds=3_600) as party:
        ada, ben = party.sockets
        await ben.send(type="hold", at="lantern 3")
        assert await held(ada) == (1, "lantern 3")
        await ada.send(type="play", id="mute", move={"move": "Nudge", "by": 1})
        assert await held(ada) == (1, None), "what was held is held no longer"
        await asyncio.sleep(2 / A_SECOND)
        await ben.send(type="hold", at="lantern 4")
        trouble = await ben.until(lambda got: got["type"] == "trouble")
        assert trouble["reason"]["id"] == "server-muted"
        await ben.send(type="hold", at=None)
        await asyncio.sleep(2 / A_SECOND)
        assert "held" not in await answered(ada)
        late = await party.guests[0].connect(party.code)
        assert "held" not in await answered(late)


@told
async def test_a_seat_that_is_gone_holds_nothing(base: str) -> None:
    async with Party(base, 2) as party:
        ada, ben = party.sockets
        await ben.send(type="hold", at="tile 5")
        assert await held(ada) == (1, "tile 5")
        await ben.close()
        assert await held(ada) == (1, None)


@told
async def test_who_stands_up_lets_go(base: str) -> None:
    async with Party(base, 2) as party:
        ada, ben = party.sockets
        await ben.send(type="hold", at="tile 5")
        assert await held(ada) == (1, "tile 5")
        await party.guests[1].call("POST", f"/api/tables/{party.code}/leave")
        assert await held(ada) == (1, None)


@told
async def test_who_watches_has_no_hand(base: str) -> None:
    async with Party(base, 2) as party, Guest(base, "Eve") as eve:
        watcher = await eve.connect(party.code)
        await watcher.send(type="hold", at="tile 5")
        await answered(watcher)
        assert "held" not in await answered(party.sockets[0])


@told
async def test_only_the_last_of_what_came_too_fast_is_kept() -> None:
    shown: list[tuple[Seat, str | None]] = []
    passed_on: list[Any] = []
    hands = Hands(
        lambda seat, at: shown.append((seat, at)), lambda seat, at: passed_on.append((seat, at)), lambda _seat: False
    )
    for at in ("a", "b", "c", None, "d"):
        hands.hold(1, at)
    hands.hold(2, "x")
    assert shown == [(1, "a"), (2, "x")]
    await asyncio.sleep(1.5 / A_SECOND)
    assert shown == [(1, "a"), (2, "x"), (1, "d")] == passed_on
    hands.clear([1, 2])
    assert hands.at == {}
    assert len(passed_on) == 3, "every process sees for itself who is gone"
    hands.stop()
