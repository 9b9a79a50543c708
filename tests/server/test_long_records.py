"""Long logs and records are gone through in a process: the same comes of it, and nobody who plays shares its lock."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import toy
from tests.server.client import told
from tests.server.test_attack import EVE, played
from tests.server.test_house import NUDGE, house_on, laid

from starboard import games
from starboard.bots import make
from starboard.core import course
from starboard.core.record import canonical
from starboard.lab import golden
from starboard.server import deeds, house, lobby
from starboard.server.book import Book
from starboard.server.messages.tables import PlayOn
from starboard.server.refused import Refused
from starboard.server.replays import Archive
from starboard.server.store import Brief

SEATS = 3
GAMES = ["death-angel", "galaxy-trucker", "space-alert"]


def go_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on everything is long, and nothing may be replayed here: on the event loop or beside it."""

    def watched(*_: Any, **__: Any) -> Any:
        raise AssertionError("it was replayed in the server's process")

    monkeypatch.setattr(house, "LONG", 0)
    monkeypatch.setattr(course, "replay_entry", watched)


async def looked_at(archive: Archive, code: str) -> list[bytes]:
    """All that can be asked of a record."""
    info = msgspec.structs.replace(await archive.info(code, EVE), id="")
    steps = await archive.steps(code, 0, 0, 99, EVE, moments=True, panels=True)
    choices = await archive.choices(code, 0, 3, EVE)
    return [
        canonical(info),
        steps.body.partition(b'"seat"')[2],
        canonical(choices),
        (await archive.file(code, EVE)).body,
    ]


@told
async def test_a_long_record_is_read_in_a_process_and_tells_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_on(tmp_path) as here:
        code = await played(here, 40)
        expected = await looked_at(Archive(here), code)
        go_elsewhere(monkeypatch)
        assert await looked_at(Archive(here), code) == expected
        id = await Archive(here).upload(expected[-1], EVE)
        assert await looked_at(Archive(here), id) == expected, "also from the store"
        with pytest.raises(Refused) as refused:
            await Archive(here).upload(expected[-1].replace(b"Nudge", b"Roll", 1), EVE)
        assert (refused.value.status, refused.value.reason.id) == (400, "record-edited")


@told
async def test_a_long_beginning_is_played_on_from_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_on(tmp_path) as here:
        code = await played(here, 60)
        go_elsewhere(monkeypatch)
        book = await Archive(here).find(code, EVE)
        live = await lobby.play_on(here, EVE, "Eve", book, PlayOn(n=50, seat=0))
        assert (live.folded.n, live.folded.copied, live.folded.phase) == (50, True, "playing")
        assert live.folded.game == toy.LANTERNS
        await deeds.play(live, "eve", 0, NUDGE, "mine")
        before = live.folded
        here.forget(live)
        again = await here.table(before.code)
        assert again is not live
        assert (again.folded.seq, again.folded.n, again.folded.state) == (before.seq, before.n, before.state)
        assert await deeds.play(again, "eve", 0, NUDGE, "mine") == before.seq, "a message that came before the fold"
        assert again.folded.n == 51


@told
async def test_an_undo_at_a_long_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_elsewhere(monkeypatch)
    async with house_on(tmp_path) as here:
        live = await laid(here, length=100)
        for n in range(40):
            await deeds.play(live, "ada", 0, NUDGE, f"p{n}")
        await deeds.ask_undo(live, here, EVE._replace(guest="ada"), 0, "back", None)
        assert live.folded.n == 39


@told
async def test_a_long_beginning_is_written_in_parts_and_moves_go_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "PART", 10)
    async with house_on(tmp_path) as here:
        book = await Archive(here).find(await played(here, 60), EVE)
        other = await laid(here, length=100)
        written: list[tuple[str, int, bool]] = []
        real = here.store.append

        async def append(code: str, expected: int, items: Sequence[bytes], brief: Brief | None) -> None:
            written.append((code, len(items), brief is not None))
            await real(code, expected, items, brief)
            if len(written) == 2:
                await deeds.play(other, "ada", 0, NUDGE, "between")

        monkeypatch.setattr(here.store, "append", append)
        code = (await lobby.play_on(here, EVE, "Eve", book, PlayOn(n=50, seat=0))).folded.code
        assert other.folded.n == 1
        assert written[2][0] == other.folded.code
        parts = [(size, listed) for where, size, listed in written if where == code]
        assert all(size <= 10 for size, _ in parts)
        assert [listed for _, listed in parts] == [False] * (len(parts) - 1) + [True], "listed when it is whole"
        assert (await here.fold(code)).n == 50


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_came_from_a_process_plays_on_the_same(name: str) -> None:
    game = games.find(name)
    assert game is not None
    record = golden.play(game, SEATS, {}, 7, [make("random")] * SEATS)
    state, sent = course.setup(game, record.header), course.setup(game, record.header)
    for entry in record.entries:
        told_ = course.replay_entry(game, state, entry)
        if entry.n % 7 == 0:
            sent = pickle.loads(pickle.dumps(sent, pickle.HIGHEST_PROTOCOL))
        assert course.replay_entry(game, sent, entry) == told_
    assert canonical(sent) == canonical(state)
    assert Book.of(game, record).open() == record


@pytest.mark.parametrize("name", GAMES)
def test_a_game_from_another_process_is_the_same_game(name: str) -> None:
    game = games.find(name)
    sent = pickle.loads(pickle.dumps(game))
    assert (sent, hash(sent)) == (game, hash(game))
    assert sent != toy.LANTERNS
