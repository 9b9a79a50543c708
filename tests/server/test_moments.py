"""The moments of a step are told as changes of the view, and they end in exactly the view the step led to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import Guest, Socket, told
from tests.server.test_replays import finished

from starboard import games
from starboard.core import course, patch
from starboard.core.game import SPECTATOR
from starboard.lab import golden
from starboard.server import replays

PLAYED = sorted((Path(__file__).parents[1] / "lab" / "golden").glob("*.jsonl"))


def plain(value: Any) -> Any:
    """As it is on the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def views(steps: list[dict[str, Any]]) -> tuple[list[Any], list[list[Any]]]:
    """What a client makes of an answer: the view after each step, and after each moment of it."""
    stood, moments = [], []
    view: Any = None
    for step in steps:
        seen = []
        for event in step["events"]:
            if "patch" in event:
                view = patch.apply(view, event["patch"])
            seen.append(view)
        if "view" in step:
            view = step["view"]
        elif "patch" in step:
            view = patch.apply(view, step["patch"])
        moments.append(seen)
        stood.append(view)
    return stood, moments


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_moments_end_in_the_next_view_for_every_seat(path: Path) -> None:
    game, record = golden.recorded(path.read_text(encoding="utf-8"), games.find)
    for seat in range(SPECTATOR, len(record.header.seats)):
        steps = list(replays.witnessed(game, record, seat, 0, len(record.entries), moments=True))
        stood, moments = views(plain(steps))
        state = course.setup(game, record.header)
        assert stood[0] == plain(game.view(state, seat))
        for n, entry in enumerate(record.entries, start=1):
            film = course.film(game, state, entry, seat)
            assert moments[n] == [plain(moment.view) for moment in film], (seat, n)
            course.replay_entry(game, state, entry)
            assert stood[n] == plain(game.view(state, seat)), (seat, n)


@told
async def test_an_answer_begins_with_a_view_and_goes_on_with_changes(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Stranger") as stranger:
        code = await finished(ada)
        for seat in (-1, 0, 1):
            whole = (await stranger.call("GET", f"/api/replays/{code}/steps?seat={seat}"))["steps"]
            for first in (0, 3):
                address = f"/api/replays/{code}/steps?seat={seat}&first={first}&moments=true"
                told = (await stranger.call("GET", address))["steps"]
                assert ["view" in step for step in told] == [True] + [False] * (len(told) - 1)
                assert views(told)[0] == [step["view"] for step in whole[first:]]
            assert all("panels" not in step for step in whole)
        panels = (await stranger.call("GET", f"/api/replays/{code}/steps?seat=0&panels=true"))["steps"]
        assert all(step["panels"] for step in panels)


def at(table: Socket) -> dict[str, Any]:
    """Where its game stands."""
    assert table.position is not None
    return table.position


@told
async def test_a_running_game_is_told_again_from_the_own_seat_only(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben, Guest(base, "Eve") as eve:
        code = await ada.create(seats=2, options={"length": 50}, seed=3)
        await ben.call("POST", f"/api/tables/{code}/sit", {"name": "Ben"})
        await ben.call("POST", f"/api/tables/{code}/ready", {"ready": True})
        await ada.call("POST", f"/api/tables/{code}/start", {})
        tables = [await guest.connect(code) for guest in (ada, ben)]
        for turn, move in enumerate(("Peek", "Peek", "Roll", "Show")):
            table = tables[turn % 2]
            while at(table)["to_move"] != [turn % 2]:
                await table.read()
            await table.play({"move": move})
        for guest, table in ((ada, tables[0]), (ben, tables[1])):
            while at(table)["n"] < 4:
                await table.read()
            steps = await guest.call("GET", f"/api/tables/{code}/steps?first=0&moments=true")
            assert [step["n"] for step in steps] == [0, 1, 2, 3, 4]
            assert [step["seq"] for step in steps[1:]] == [step["seq"] for step in table.steps]
            stood, _ = views(steps)
            assert stood[-1] == at(table)["view"]
            bare = await guest.call("GET", f"/api/tables/{code}/steps?first=0")
            assert bare == table.steps
        watched, _ = views(await eve.call("GET", f"/api/tables/{code}/steps?first=2&moments=true"))
        mine, _ = views(await ada.call("GET", f"/api/tables/{code}/steps?first=2&moments=true"))
        assert len(watched) == len(mine) == 3
        assert watched != mine, "who only looks on has not seen what she peeked at"
        television, _ = views(await ada.call("GET", f"/api/tables/{code}/steps?first=2&moments=true&watch=true"))
        assert television == watched, "her television shows it to everybody"
