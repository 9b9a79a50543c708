"""Films over the wire: the moments of every step, applied as patches, end in exactly the server's next view.

Whole recorded games of every kind, from every seat, by REST; and live over sockets that asked for moments, from points
of the same games where stories are long.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import QUICK, Guest, Socket, served, told

from starboard import games
from starboard.core import course, patch
from starboard.core import record as record_
from starboard.core.entries import Record
from starboard.core.game import SPECTATOR, AnyGame, Seat
from starboard.lab import golden
from starboard.server import fold, log

RECORDED = sorted((Path(__file__).parents[1] / "lab" / "golden").glob("*.jsonl"))
AT_ONCE = 60
"""Steps asked for at a time: no game is told in one answer."""
MOVES = 12
"""Of our own, live."""
PATIENT, QUIET, THINKING = 20, 1.0, 60.0
"""We wait for so many messages to be asked again; so many seconds for one where a clock runs, and where bots think."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('films')}/x.sqlite3"


@pytest.fixture(scope="module")
def house(database: str) -> Iterator[str]:
    with served(msgspec.structs.replace(QUICK, database=database)) as address:
        yield address


def recorded(path: Path) -> tuple[AnyGame, Record]:
    return golden.recorded(path.read_text(encoding="utf-8"), games.find)


async def uploaded(guest: Guest, game: AnyGame, record: Record) -> str:
    answer = await guest.http.post("/api/replays", content=record_.dumps(game, record, course.end(game, record)))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


class Truth:
    """What a seat saw of a record: after every entry, and at each moment of it."""

    def __init__(self, game: AnyGame, record: Record, seat: Seat) -> None:
        self.views: list[Any] = []
        self.moments: list[list[Any]] = [[]]
        before: Any = None
        for entry, _, state in course.replay(game, record):
            if entry is not None:
                self.moments.append([plain(moment.view) for moment in course.film(game, before, entry, seat)])
            self.views.append(plain(game.view(state, seat)))
            before = game.copy(state)


def told_by(view: Any, events: list[dict[str, Any]]) -> Iterator[Any]:
    """The view at each moment of a step, by its patches."""
    for event in events:
        if event.get("patch") is not None:
            view = patch.apply(view, event["patch"])
        yield view


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
@told
async def test_a_recorded_game_is_told_moment_by_moment(house: str, path: Path) -> None:
    game, record = recorded(path)
    moments = 0
    async with Guest(house, "Ada") as ada:
        id = await uploaded(ada, game, record)
        for seat in (SPECTATOR, *range(len(record.header.seats))):
            truth = Truth(game, record, seat)
            for first in range(0, len(record.entries), AT_ONCE):
                asked = f"/api/replays/{id}/steps?seat={seat}&first={first}&last={first + AT_ONCE}&moments=true"
                steps = (await ada.call("GET", asked))["steps"]
                view = steps[0]["view"]
                assert view == truth.views[first]
                for step in steps[1:]:
                    assert step.get("view") is None, "it is told, not shown again"
                    for event_view, seen in zip(told_by(view, step["events"]), truth.moments[step["n"]], strict=True):
                        assert event_view == seen
                        view = event_view
                        moments += 1
                    if step.get("patch") is not None:
                        view = patch.apply(view, step["patch"])
                    assert view == truth.views[step["n"]]
    assert moments > len(record.entries), "there was something to tell"


@pytest.mark.parametrize("part", [0.3, 0.8])
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
@told
async def test_a_game_is_told_live(house: str, database: str, path: Path, part: float) -> None:
    """From somewhere in a recorded game on, a player and somebody who watches get every moment as it was."""
    game, record = recorded(path)
    dice = random.Random(5)
    async with Guest(house, "Ada") as ada, Guest(house, "Eve") as eve:
        id = await uploaded(ada, game, record)
        order = {"n": int(len(record.entries) * part), "seat": 0, "name": "Ada"}
        seated = await ada.call("POST", f"/api/replays/{id}/play-on", order, expect=201)
        code = seated["table"]["code"]
        for seat in range(1, len(seated["table"]["seats"])):
            await ada.call("POST", f"/api/tables/{code}/bot", {"seat": seat, "bot": "random"})
        player, watcher = await ada.connect(code, moments=True), await eve.connect(code, moments=True)
        for _ in range(MOVES):
            if not await moved(player, dice):
                break
            await heard_all(watcher)
        await heard_all(player)
        for socket in (player, watcher):
            # The bots play on, and whoever hangs up politely would have to hear them out.
            socket.connection.transport.abort()
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
        rows = file.execute("select item from log where code = ? order by seq", (code,)).fetchall()
    whole = fold.to_record(game, [log.decode(row[0]) for row in rows])
    assert whole is not None
    steps = sum(follow(socket, Truth(game, whole, seat)) for socket, seat in ((player, 0), (watcher, SPECTATOR)))
    assert steps > 0


async def moved(player: Socket, dice: random.Random) -> bool:
    """A move of our own, once the bots have had theirs; not if that would be long: they build, or wait for a clock."""
    assert player.position is not None
    for _ in range(PATIENT):
        if player.position["result"]:
            return False
        if player.position["moves"]:
            await player.play(dice.choice(player.position["moves"])["move"])
            return True
        try:
            await player.read(timeout=QUIET if player.position["clocks"] else THINKING)
        except TimeoutError:
            return False
    return False


async def heard_all(socket: Socket) -> None:
    """Whoever has nothing new to see hears nothing, but all that is on its way comes before an answer."""
    await socket.send(type="ping", sent=1.0)
    await socket.until(lambda got: got["type"] == "pong")


def follow(socket: Socket, truth: Truth) -> int:
    """Do with every message what a page does, and compare; how many steps were told."""
    position: Any = None
    steps = 0
    for message in map(msgspec.json.decode, socket.raw):
        if message["type"] == "snapshot":
            position = message["position"]
        elif message["type"] == "update":
            for step in message["steps"]:
                if not any("patch" in event for event in step["events"]):
                    continue
                for view, seen in zip(told_by(position["view"], step["events"]), truth.moments[step["n"]], strict=True):
                    assert view == seen
                    position = {**position, "view": view}
                steps += 1
            position = message.get("position") or position
            if message.get("patch") is not None:
                position = patch.apply(position, message["patch"])
        else:
            continue
        assert position["view"] == truth.views[position["n"]]
    return steps
