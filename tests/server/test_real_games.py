"""The games of the house over the wire: what every socket got is exactly what the core says its seat may know."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import QUICK, Guest, Socket, served, told

from starboard import games
from starboard.core import course
from starboard.core.game import SPECTATOR, AnyGame, witnesses
from starboard.server import fold, log

SEATS = 3
MOVES = 60


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder: Path = tmp_path_factory.mktemp("real")
    return f"sqlite:///{folder}/x.sqlite3"


@pytest.fixture(scope="module")
def real(database: str) -> Iterator[str]:
    with served(msgspec.structs.replace(QUICK, database=database)) as address:
        yield address


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("name", games.names())
@told
async def test_each_socket_gets_its_seats_views_and_events_and_nothing_else(
    real: str, database: str, name: str
) -> None:
    game = games.find(name)
    assert game is not None
    dice = random.Random(5)
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(real, f"G{n}")) for n in range(SEATS)]
        eve = await stack.enter_async_context(Guest(real, "Eve"))
        code = await guests[0].create(name, seats=SEATS, seed=3)
        for guest in guests[1:]:
            await guest.sit(code)
        sockets = [await guest.connect(code, panels=True) for guest in guests]
        sockets.append(await eve.connect(code, panels=True))
        await guests[0].call("POST", f"/api/tables/{code}/start", {})
        for socket in sockets:
            await socket.until(lambda got: bool(got.get("position")))
        for _ in range(MOVES):
            ready = [socket for socket in sockets if socket.position and socket.position["moves"]]
            if not ready:
                break
            mover = dice.choice(ready)
            assert mover.position is not None
            await mover.play(dice.choice(mover.position["moves"])["move"])
            for socket in sockets:
                await socket.catch_up()
        for socket in sockets[:SEATS]:
            assert (await socket.ask("undo"))["type"] in ("accepted", "refusal")
            for other in sockets[:SEATS]:
                await other.ask("vote", agree=False)
        for socket in sockets:
            await socket.catch_up()
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
        rows = file.execute("select item from log where code = ? order by seq", (code,)).fetchall()
    compare(game, [log.decode(row[0]) for row in rows], sockets)


def compare(game: AnyGame, items: list[Any], sockets: list[Socket]) -> None:
    """Replay the log beside what was received."""
    record = fold.to_record(game, items)
    assert record is not None
    assert len(record.entries) >= 20
    positions = [
        {got["position"]["n"]: got["position"] for got in socket.got if got.get("position")} for socket in sockets
    ]
    steps = [{step["n"]: step for step in socket.steps} for socket in sockets]
    compared = 0
    for n, (entry, events, state) in enumerate(course.replay(game, record)):
        for place, socket_positions in enumerate(positions):
            seat = place if place < SEATS else SPECTATOR
            if n in socket_positions:
                position = socket_positions[n]
                view = game.view(state, seat)
                assert position["view"] == plain(view)
                moves = [] if seat == SPECTATOR else game.moves(state, seat)
                assert [move["move"] for move in position["moves"]] == plain(moves)
                assert position["panels"] == plain(game.panels(view))
                compared += 1
            if entry is not None and n in steps[place]:
                seen = [event["event"] for event in steps[place][n]["events"]]
                assert seen == plain([event for event in events if witnesses(event, seat)])
    assert compared > 20 * len(sockets)


@pytest.mark.parametrize("name", games.names())
@told
async def test_bots_fill_the_table_and_play(real: str, name: str) -> None:
    async with Guest(real, "Ada") as ada:
        code = await ada.create(name, seats=SEATS, quick=True, watch=True, seed=1)
        table = await ada.connect(code)
        while len({step["seat"] for step in table.steps} - {None}) < SEATS:
            await table.read()


@told
async def test_rules_cards_and_words_are_served(real: str) -> None:
    async with Guest(real, "Ada") as ada:
        home = await ada.call("GET", "/api/games")
        assert [game["id"] for game in home["games"]] == games.names()
        catalogue = (await ada.call("GET", "/api/locale/en")).decode()
        for game in home["games"]:
            assert f"{game['id']}-name" in catalogue
            assert game["options"]
            rules = await ada.call("GET", f"/api/rules/{game['id']}?language=xx")
            assert rules["language"] == "en"
            assert len(rules["clauses"]) > 50
            assert len((await ada.call("GET", game["box"]))["cards"]) > 20
        await ada.call("GET", "/api/rules/chess", expect=404)
        await ada.call("GET", "/api/locale/xx", expect=404)


@told
async def test_the_head_of_the_log_is_what_was_seen_of_the_setup(real: str) -> None:
    """Also to whoever only watches: nothing of a setup is anybody's own."""
    async with Guest(real, "Ada") as ada, Guest(real, "Eve") as eve:
        code = await ada.create("death-angel", seats=1, seed=3)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        [mine] = await ada.call("GET", f"/api/tables/{code}/steps?first=0&last=0&moments=true")
        [watched] = await eve.call("GET", f"/api/tables/{code}/steps?first=0&last=0&moments=true")
        kinds = [told["event"]["event"] for told in mine["events"]]
        assert (mine["n"], kinds[0], kinds[-1]) == (0, "formation-dealt", "phase-began")
        assert kinds.count("terrain-placed") == 4
        assert all(told["phrase"] for told in mine["events"] if told["event"]["event"] == "terrain-placed")
        assert watched["events"] == mine["events"]
