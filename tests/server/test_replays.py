"""Finished tables and uploads, looked at again."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.server import toy
from tests.server.client import QUICK, Guest, served, told

from starboard.core import record as record_
from starboard.server.rest import replays as rest


async def finished(ada: Guest, length: int = 6) -> str:
    code = await ada.create(seats=2, bots={"1": "random"}, options={"length": length}, seed=3)
    await ada.call("POST", f"/api/tables/{code}/start", {})
    table = await ada.connect(code)
    assert table.position is not None
    for turn in range(0, length, 2):
        while table.position["to_move"] != [0]:
            await table.read()
        await table.play({"move": ("Peek", "Roll", "Show")[turn // 2 % 3]})
    while not table.position["result"]:
        await table.read()
    return code


@told
async def test_a_finished_table_is_a_replay_from_any_seat(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Stranger") as stranger:
        code = await finished(ada)
        info = await stranger.call("GET", f"/api/replays/{code.lower()}")
        assert (info["game"], info["seats"], info["entries"]) == ("lanterns", ["Ada", ""], 6)
        assert info["result"]["clause"] == "TOY-3.1"
        mine = await stranger.call("GET", f"/api/replays/{code}/steps?seat=0")
        other = await stranger.call("GET", f"/api/replays/{code}/steps?seat=1")
        assert [step["n"] for step in mine["steps"]] == [0, 1, 2, 3, 4, 5, 6]
        assert mine["steps"][0]["move"] is None
        assert mine["steps"][1]["move"] == {"move": "Peek"}
        assert mine["steps"][1]["phrase"]["id"] == "toy-move-peek"
        assert mine["steps"][1]["events"] != [], "Ada saw what she drew"
        assert other["steps"][1]["events"] == [], "her neighbour did not, not even in the replay from their seat"
        assert mine["steps"][6]["result"] is not None
        assert mine["steps"][6]["to_move"] == []
        part = await stranger.call("GET", f"/api/replays/{code}/steps?seat=0&first=2&last=3")
        assert part["steps"] == mine["steps"][2:4]
        await stranger.call("GET", f"/api/replays/{code}/steps?seat=5", expect=404)


@told
async def test_playing_on_from_a_moment(base: str) -> None:
    """The new table stands where the old game stood, with the same chance to come; the old one stays as it is."""
    async with Guest(base, "Ada") as ada, Guest(base, "Eve") as eve:
        code = await finished(ada)
        then = await eve.call("GET", f"/api/replays/{code}/steps?seat=0&first=2&last=2")
        order = {"n": 2, "seat": 0, "name": "Eve"}
        made = await eve.call("POST", f"/api/replays/{code}/play-on", order, expect=201)
        assert made["you"] == {"seat": 0, "host": True}
        assert made["table"]["seats"][0]["name"] == "Eve"
        table = await eve.connect(made["table"]["code"])
        assert table.position is not None
        assert (table.position["n"], table.position["view"]) == (2, then["steps"][0]["view"])
        await table.play({"move": "Roll"})
        while not table.position["result"]:
            await table.read()
            if table.position["to_move"] == [0]:
                await table.play({"move": "Roll"})
        assert (await ada.call("GET", f"/api/replays/{code}"))["entries"] == 6
        await eve.call("POST", f"/api/replays/{code}/play-on", {**order, "n": 6}, expect=409)
        await eve.call("POST", f"/api/replays/{code}/play-on", {**order, "seat": 7}, expect=404)
        running = await ada.create(seats=2, bots={"1": "random"})
        await eve.call("POST", f"/api/replays/{running}/play-on", order, expect=409)


@told
async def test_a_decision_tried_again(base: str) -> None:
    """What could have been played then is told with its words, and can be played on at once."""
    async with Guest(base, "Ada") as ada, Guest(base, "Eve") as eve:
        code = await finished(ada)
        info = await eve.call("GET", f"/api/replays/{code}")
        own = [mark["n"] for mark in info["marks"] if mark["kind"] == "decision"]
        assert own == [1, 3, 5], "only people decide"
        assert {mark.get("seat") for mark in info["marks"] if mark["kind"] == "decision"} == {0}
        choices = await eve.call("GET", f"/api/replays/{code}/choices?seat=0&n=2")
        assert {"move": "Roll"} in [said["move"] for said in choices["moves"]]
        assert all(said["phrase"] for said in choices["moves"])
        assert (await eve.call("GET", f"/api/replays/{code}/choices?seat=1&n=2"))["moves"] == []
        await eve.call("GET", f"/api/replays/{code}/choices?seat=0&n=6", expect=409)
        order = {"n": 2, "seat": 0, "name": "Eve", "move": {"move": "Roll"}}
        made = await eve.call("POST", f"/api/replays/{code}/play-on", order, expect=201)
        table = await eve.connect(made["table"]["code"])
        assert table.position is not None
        assert table.position["n"] >= 3, "it has been played"


@told
async def test_a_story_is_told_of_games_that_have_one(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await finished(ada)
        await ada.call("GET", f"/api/replays/{code}/tale?seat=0", expect=404)


@told
async def test_download_upload_round_trip(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Stranger") as stranger:
        code = await finished(ada)
        answer = await ada.http.get(f"/api/tables/{code}/record")
        assert "attachment" in answer.headers["content-disposition"]
        game, record, state = record_.loads(answer.content, toy.find)
        assert game.result(state) is not None
        assert record.header.seed == 3
        uploaded = await stranger.http.post("/api/replays", content=answer.content)
        assert uploaded.status_code == 201
        id = uploaded.json()["id"]
        assert len(id) == 24
        again = await ada.call("GET", f"/api/replays/{id}/steps?seat=1")
        assert again["steps"] == (await ada.call("GET", f"/api/replays/{code}/steps?seat=1"))["steps"]
        assert (await ada.http.get(f"/api/replays/{id}/record")).content == answer.content


@told
async def test_bad_uploads_are_refused_with_their_line(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await finished(ada)
        data = (await ada.http.get(f"/api/tables/{code}/record")).content
        lines = data.split(b"\n")
        edited = b"\n".join([*lines[:2], lines[2].replace(b'"seat":1', b'"seat":0'), *lines[3:]])
        for content, line in (
            (b"", 1),
            (b"hello", 1),
            (data[:-5], len(lines) - 1),
            (edited, 3),
            (b'{"starboard":1}', 1),
        ):
            answer = await ada.http.post("/api/replays", content=content)
            assert answer.status_code == 400, content[:40]
            assert answer.json()["line"] == line
            assert answer.json()["reason"]["id"].startswith("record-")
        await ada.call("GET", "/api/replays/nothing", expect=404)


@told
async def test_undone_moves_are_not_in_the_record(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=1, quick=True, options={"length": 3})
        table = await ada.connect(code)
        await table.play({"move": "Nudge", "by": 1})
        await table.ask("undo")
        for by in (2, 2, 1):
            await table.play({"move": "Nudge", "by": by})
        data = (await ada.http.get(f"/api/tables/{code}/record")).content
        _, record, _ = record_.loads(data, toy.find)
        assert [msgspec.to_builtins(entry.move) for entry in record.entries] == [
            {"move": "Nudge", "by": 2},
            {"move": "Nudge", "by": 2},
            {"move": "Nudge", "by": 1},
        ]


@told
async def test_a_bots_name_is_put_into_words_by_the_reader(base: str) -> None:
    """The record lasts for ever; the language of the server that made it is nobody's business."""
    async with Guest(base, "Ada") as ada:
        code = await finished(ada)
        data = (await ada.http.get(f"/api/tables/{code}/record")).content
        _game, record, _ = record_.loads(data, toy.find)
        assert record.header.seats == ["Ada", ""]
        order = {"n": 5, "seat": 1, "name": "Eve"}
        made = await ada.call("POST", f"/api/replays/{code}/play-on", order, expect=201)
        table = await ada.connect(made["table"]["code"])
        await table.play({"move": "Roll"})
        again = await ada.call("GET", f"/api/replays/{made['table']['code']}")
        assert again["seats"] == ["", "Eve"]


@told
async def test_two_servers_in_one_process_have_each_their_own_limit(tmp_path: Path) -> None:
    small, large = (
        msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/{size}.sqlite3", upload_bytes=size)
        for size in (1_000, 100_000)
    )
    everybodys = rest.upload.request_max_body_size
    with served(small) as one, served(large) as two:
        for base, status in ((one, 413), (two, 400)):
            async with Guest(base, "Ada") as ada:
                assert (await ada.http.post("/api/replays", content=b"x" * 2_000)).status_code == status
    assert rest.upload.request_max_body_size is everybodys
