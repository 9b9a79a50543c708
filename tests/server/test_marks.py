"""Markers on the board: everybody sees them, they stay with the table, and they are talk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import QUICK, Guest, Socket, served, told
from tests.server.test_live import Party

from starboard.server.deeds import MOST_MARKS


async def mark(socket: Socket, piece: str, at: str | None) -> dict[str, Any]:
    return await socket.ask("mark", piece=piece, at=at)


async def marks(socket: Socket, seq: int) -> dict[str, str]:
    """What lies on the board once this much has happened."""
    await socket.reach(seq)
    shown: dict[str, str] = socket.table["marks"]
    return shown


@told
async def test_markers_are_seen_by_all_and_kept(base: str) -> None:
    async with Party(base, 2, length=20) as party, Guest(base, "Eve") as eve:
        ada, ben = party.sockets
        assert ada.table["marks"] == {}
        await mark(ada, "cube 3", "red-upper")
        answer = await mark(ben, "figure 1", "blue-lower")
        for socket in (ada, ben):
            assert await marks(socket, answer["seq"]) == {"cube 3": "red-upper", "figure 1": "blue-lower"}
        answer = await mark(ada, "figure 1", "white-upper")
        assert await marks(ben, answer["seq"]) == {"cube 3": "red-upper", "figure 1": "white-upper"}
        answer = await mark(ben, "cube 3", None)
        assert await marks(ada, answer["seq"]) == {"figure 1": "white-upper"}
        late = await eve.connect(party.code)
        assert late.table["marks"] == {"figure 1": "white-upper"}
        assert (await mark(late, "cube 4", "red-upper"))["type"] == "refusal", "who watches moves nothing"


@told
async def test_they_go_when_everything_is_laid_out_anew(base: str) -> None:
    async with Party(base, 2, length=20) as party:
        ada, ben = party.sockets
        await mark(ada, "cube 3", "red-upper")
        rolled = await ada.play({"move": "Roll"})
        assert await marks(ben, rolled["seq"]) == {"cube 3": "red-upper"}
        shown = await ben.play({"move": "Show"})
        assert await marks(ada, shown["seq"]) == {}
        assert await marks(ben, shown["seq"]) == {}


@told
async def test_they_are_shut_while_the_game_mutes(base: str) -> None:
    async with Party(base, 2, length=1, race=True, seconds=3_600) as party:
        ada, ben = party.sockets
        await mark(ada, "cube 3", "red-upper")
        played = await ada.play({"move": "Nudge", "by": 1})
        assert await marks(ben, played["seq"]) == {"cube 3": "red-upper"}
        answer = await mark(ben, "cube 3", "blue-upper")
        assert (answer["type"], answer["reason"]["id"]) == ("refusal", "server-muted")


@told
async def test_there_are_not_too_many(base: str) -> None:
    async with Party(base, 1, length=20) as party:
        (ada,) = party.sockets
        for n in range(MOST_MARKS):
            assert (await mark(ada, f"cube {n}", "red-upper"))["type"] == "accepted"
        assert (await mark(ada, "one more", "red-upper"))["reason"]["id"] == "server-marks-full"
        assert (await mark(ada, "cube 3", "blue-upper"))["type"] == "accepted"


# --- nobody there -----------------------------------------------------------------------------------------------------


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[str]:
    """A server that waits only a moment for an only player who is gone."""
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", away_seconds=0.1)
    with served(settings) as address:
        yield address


@told
async def test_the_clock_stops_when_the_only_player_has_gone(impatient: str) -> None:
    async with Party(impatient, 1, length=1, race=True, seconds=3_600) as party, Guest(impatient, "Eve") as eve:
        (ada,) = party.sockets
        await ada.play({"move": "Nudge", "by": 1})
        watcher = await eve.connect(party.code)
        await ada.close()
        await watcher.until(lambda got: got["type"] == "update" and (got["table"] or {}).get("paused") == -1)
        assert watcher.position is not None
        stood = watcher.position["stopped"]
        assert stood is not None
        back = await party.guests[0].connect(party.code)
        assert back.table["paused"] == -1, "it says so, and waits for a word"
        assert back.position is not None
        assert back.position["stopped"] == stood
        await back.reach((await back.ask("pause", paused=False))["seq"])
        assert back.position["stopped"] is None
        assert (await back.play({"move": "Tap"}))["type"] == "accepted"


@told
async def test_it_goes_on_while_another_plays(impatient: str) -> None:
    async with Party(impatient, 2, length=1, race=True, seconds=1) as party:
        ada, ben = party.sockets
        await ada.play({"move": "Nudge", "by": 1})
        await ada.close()
        await ben.until(lambda got: got["type"] == "update" and bool(got["position"]["result"]))
        assert ben.table["paused"] is None
