"""Live play: order, drops, resends, races, clocks, chat, undo."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.client import Guest, Socket, told


class Party:
    """A started table with people around it."""

    def __init__(self, base: str, seats: int, **options: Any) -> None:
        self.base, self.seats, self.options = base, seats, options
        self.stack = AsyncExitStack()

    async def __aenter__(self) -> Party:
        self.guests = [await self.stack.enter_async_context(Guest(self.base, f"G{n}")) for n in range(self.seats)]
        self.code = await self.guests[0].create(seats=self.seats, options=self.options, seed=7)
        for guest in self.guests[1:]:
            await guest.sit(self.code)
        await self.guests[0].call("POST", f"/api/tables/{self.code}/start", {})
        self.sockets = [await guest.connect(self.code) for guest in self.guests]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()


@told
async def test_everybody_sees_a_move_in_order(base: str) -> None:
    async with Party(base, 2, length=20) as party:
        for turn in range(6):
            answer = await party.sockets[turn % 2].play({"move": "Roll"})
            assert answer["type"] == "accepted"
            for socket in party.sockets:
                await socket.reach(answer["seq"])
        for socket in party.sockets:
            assert [step["n"] for step in socket.steps] == [1, 2, 3, 4, 5, 6]
            assert [step["seq"] for step in socket.steps] == sorted(step["seq"] for step in socket.steps)
            assert socket.position is not None
            assert socket.position["n"] == 6


@told
async def test_a_refusal_cites_its_clause_and_changes_nothing(base: str) -> None:
    async with Party(base, 2) as party:
        answer = await party.sockets[1].play({"move": "Roll"})
        assert (answer["type"], answer["clause"]) == ("refusal", "TOY-2.1")
        assert answer["reason"] == {"id": "toy-why-turn", "args": {}}
        assert (await party.sockets[0].ask("ask", move={"move": "Tap"}))["clause"] == "TOY-2.2"
        assert (await party.sockets[0].ask("ask", move={"move": "Roll"}))["type"] == "allowed"
        fresh = await party.guests[0].connect(party.code)
        assert fresh.position is not None
        assert fresh.position["n"] == 0


@told
async def test_a_resent_move_is_played_once(base: str) -> None:
    async with Party(base, 1) as party:
        first = await party.sockets[0].play({"move": "Roll"}, id="same")
        again = await party.sockets[0].play({"move": "Roll"}, id="same")
        assert again == first
        other = await party.guests[0].connect(party.code)
        assert (await other.play({"move": "Roll"}, id="same")) == first, "also over a new connection"
        assert other.position is not None
        assert other.position["n"] == 1


@told
async def test_a_client_that_drops_misses_nothing(base: str) -> None:
    async with Party(base, 2, length=200) as party:
        watcher = party.sockets[1]
        for turn in range(4):
            await party.sockets[turn % 2].play({"move": "Roll"})
        await watcher.reach(party.sockets[0].seq)
        last, before = watcher.seq, list(watcher.steps)
        await watcher.close()
        await party.sockets[0].play({"move": "Roll"})
        await party.sockets[0].ask("chat", text="where are you?")
        back = await party.guests[1].connect(party.code, seq=last)
        news = back.got[-1]
        assert news["type"] == "update"
        assert [step["n"] for step in news["steps"]] == [5]
        assert [line["text"] for line in news["chat"]] == ["where are you?"]
        whole = await party.guests[1].connect(party.code)
        assert before + back.steps == whole.steps
        assert back.position == whole.position


@told
async def test_after_a_long_absence_comes_a_snapshot_and_the_past_can_be_fetched(base: str) -> None:
    async with Party(base, 2, length=500) as party:
        last = party.sockets[1].seq
        await party.sockets[1].close()
        party.sockets[1] = await party.guests[1].connect(party.code)
        for turn in range(60):
            await party.sockets[turn % 2].play({"move": "Peek"} if turn < 50 else {"move": "Nudge", "by": 1})
        back = await party.guests[1].connect(party.code, seq=last)
        assert back.got[-1]["type"] == "snapshot"
        assert back.got[-1]["first"] == back.steps[0]["n"] - 1
        first = back.got[-1]["first"]
        older = await party.guests[1].call("GET", f"/api/tables/{party.code}/steps?last={first}")
        assert [step["n"] for step in older + back.steps] == list(range(1, 61))
        mine = [step for step in older if step["seat"] == 1]
        theirs = [step for step in older if step["seat"] == 0]
        assert all(step["events"] for step in mine)
        assert not any(step["events"] for step in theirs), (
            "what only the other seat witnessed stays out of the past too"
        )


@told
async def test_two_who_act_at_once_are_both_heard(base: str) -> None:
    async with Party(base, 4, length=1, race=True, seconds=3_600) as party:
        await party.sockets[0].play({"move": "Nudge", "by": 1})
        for socket in party.sockets:
            await socket.reach(party.sockets[0].seq)
        answers = await asyncio.gather(
            *(socket.play({"move": "Tap"}) for socket in party.sockets for _ in range(1)),
        )
        assert {answer["type"] for answer in answers} == {"accepted"}
        assert len({answer["seq"] for answer in answers}) == 4
        last = max(answer["seq"] for answer in answers)
        for socket in party.sockets:
            await socket.reach(last)
            assert socket.position is not None
            assert socket.position["view"]["points"] == [2, 1, 1, 1]


@told
async def test_the_clock_strikes_on_time(base: str) -> None:
    async with Party(base, 2, length=1, race=True, seconds=1) as party:
        answer = await party.sockets[0].play({"move": "Nudge", "by": 1})
        await party.sockets[1].reach(answer["seq"])
        position, moved = party.sockets[1].position, party.sockets[1].steps[-1]
        assert position is not None
        (clock,) = position["clocks"]
        assert clock["ends"] == pytest.approx(moved["at"] + 1), "a second after the move"
        struck = await party.sockets[1].until(lambda got: got["type"] == "update" and got["steps"] != [])
        assert time.time() >= position["origin"] + clock["ends"] - 0.01, "not before its time"
        assert struck["steps"][0]["at"] == pytest.approx(moved["at"] + 1)
        assert struck["steps"][0]["seat"] is None
        assert struck["position"]["result"]["clause"] == "TOY-3.1"
        assert struck["table"]["phase"] == "over"


@told
async def test_a_pause_stops_the_clock(base: str) -> None:
    async with Party(base, 2, length=1, race=True, seconds=3_600) as party:
        ada, ben = party.sockets
        assert (await ada.ask("pause", paused=True))["reason"]["id"] == "server-no-clock"
        played = await ada.play({"move": "Nudge", "by": 1})
        await ben.reach(played["seq"])
        assert ben.position is not None
        (clock,), origin, before = ben.position["clocks"], ben.position["origin"], time.time()
        assert (await ben.ask("pause", paused=True))["type"] == "accepted"
        await ben.reach(ben.got[-1]["seq"])
        assert ben.table["paused"] == 1
        assert ben.position is not None
        assert 0 <= ben.position["stopped"] <= clock["ends"]
        assert ben.position["clocks"] == [clock], "it stands still in sight"
        assert ben.position["moves"] == []
        assert (await ben.play({"move": "Tap"}))["reason"]["id"] == "server-paused"
        await asyncio.sleep(0.3)
        await ada.ask("pause", paused=False)
        after = time.time()
        going = await ben.until(lambda got: got["type"] == "update" and got["position"]["stopped"] is None)
        assert going["position"]["clocks"] == [clock], "in table time it is the same"
        assert 0.29 < going["position"]["origin"] - origin < after - before + 0.01, "later by as long as it stood"


@told
async def test_chat_reaches_everybody_once_and_cleaned(base: str) -> None:
    async with Party(base, 2) as party, Guest(base, "Eve") as eve:
        ada, ben = party.sockets
        watcher = await eve.connect(party.code)
        await ada.ask("chat", text="hi \u202e<b>there</b>\x07", id="c1")
        await ada.ask("chat", text="again", id="c1")
        line = (await ben.until(lambda got: got["type"] == "update" and got["chat"]))["chat"][0]
        assert (line["text"], line["seat"], line["name"]) == ("hi <b>there</b>", 0, "G0")
        await ben.ask("phrase", phrase=2)
        line = (await watcher.until(lambda got: got["type"] == "update" and bool(got["chat"][0]["phrase"])))["chat"][0]
        assert line["phrase"] == {"id": "quick-well-played", "args": {}}
        assert (await ada.ask("chat", text="\u200b"))["reason"]["id"] == "server-chat-empty"
        assert (await ada.ask("phrase", phrase=77))["reason"]["id"] == "server-chat-empty"
        assert (await watcher.ask("chat", text="hi"))["reason"]["id"] == "server-not-seated"
        await eve.call("PUT", "/api/me", {"name": "Eve"})
        await watcher.close()
        watcher = await eve.connect(party.code)
        assert [line["text"] for line in watcher.got[-1]["chat"]] == ["hi <b>there</b>", None]
        assert (await watcher.ask("chat", text="nice"))["type"] == "accepted"


@told
async def test_nobody_talks_or_points_while_the_game_mutes(base: str) -> None:
    async with Party(base, 2, length=1, race=True, seconds=3_600) as party:
        ada, ben = party.sockets
        await ada.send(type="point", at="lantern 3")
        assert (await ben.until(lambda got: got["type"] == "pointed"))["at"] == "lantern 3"
        await ada.play({"move": "Nudge", "by": 1})
        await ben.reach(ada.got[-1]["seq"])
        assert ben.position is not None
        assert ben.position["muted"] is True
        assert (await ben.ask("chat", text="psst"))["reason"]["id"] == "server-muted"
        await ben.send(type="point", at="there")
        await ben.send(type="ping", sent=1.5)
        pong = await ben.until(lambda got: got["type"] in ("pong", "pointed"))
        assert pong["type"] == "pong"
        assert pong["sent"] == 1.5


@told
async def test_presence(base: str) -> None:
    async with Party(base, 2) as party, Guest(base, "Eve") as eve:
        await eve.connect(party.code)
        await party.sockets[0].until(
            lambda got: got == {"type": "presence", "here": [0, 1], "watchers": 1, "tv": False}
        )
        await party.sockets[1].close()
        await party.sockets[0].until(lambda got: got == {"type": "presence", "here": [0], "watchers": 1, "tv": False})


# --- undo --------------------------------------------------------------------------------------------------------


async def points(socket: Socket) -> list[int]:
    assert socket.position is not None
    found: list[int] = socket.position["view"]["points"]
    return found


@told
async def test_undo_needs_the_others(base: str) -> None:
    async with Party(base, 3) as party:
        ada, ben, cleo = party.sockets
        await ada.play({"move": "Nudge", "by": 2})
        assert (await ada.ask("undo"))["type"] == "accepted"
        await ben.until(lambda got: got["type"] == "update" and bool((got["table"] or {}).get("undo")))
        assert (ben.table["undo"]["seat"], ben.table["undo"]["to"], ben.table["undo"]["waiting"]) == (0, 0, [1, 2])
        assert (await cleo.ask("undo"))["reason"]["id"] in ("server-undo-waiting", "server-undo-nothing")
        await ben.ask("vote", agree=True)
        await cleo.ask("vote", agree=True)
        await ada.until(lambda got: got["type"] == "snapshot")
        assert ada.steps == []
        assert ada.position is not None
        assert ada.position["n"] == 0
        assert await points(ada) == [0, 0, 0]
        await ada.play({"move": "Nudge", "by": 1})
        assert await points(ada) == [1, 0, 0]
        stale = await party.guests[1].connect(party.code, seq=2)
        assert stale.got[-1]["type"] == "snapshot", "who saw the past that is gone needs a new picture"
        assert [step["n"] for step in stale.steps] == [1]


@told
async def test_one_no_is_enough(base: str) -> None:
    async with Party(base, 3) as party:
        ada, ben, _ = party.sockets
        await ada.play({"move": "Nudge", "by": 2})
        await ada.ask("undo")
        await ben.ask("vote", agree=False)
        await ada.until(
            lambda got: got["type"] == "update" and got["table"] is not None and got["table"]["undo"] is None
        )
        assert (await ben.ask("vote", agree=True))["reason"]["id"] == "server-undo-none"
        assert await points(ada) == [2, 0, 0]


@told
async def test_alone_undo_is_at_once_and_goes_back_to_the_last_reveal(base: str) -> None:
    async with Party(base, 1, length=50) as party:
        (ada,) = party.sockets
        await ada.play({"move": "Roll"})
        for by in (1, 2, 1):
            await ada.play({"move": "Nudge", "by": by})
        await ada.reach(ada.got[-1]["seq"])
        assert ada.position is not None
        assert ada.position["undoable"] is True
        await ada.ask("undo")
        assert ada.got[-2]["type"] == "snapshot"
        assert ada.position["n"] == 3
        assert (await ada.ask("undo", to=0))["reason"] == {"id": "server-undo-reveal", "args": {"seen": "die"}}
        await ada.ask("undo", to=1)
        assert ada.position["n"] == 1
        assert ada.position["undoable"] is False
        assert (await ada.ask("undo"))["reason"]["id"] == "server-undo-reveal"


@told
async def test_undo_is_offered_to_whom_it_would_help(base: str) -> None:
    async with Party(base, 2, length=50) as party:
        ada, ben = party.sockets
        await ada.play({"move": "Nudge", "by": 1})
        for socket in (ada, ben):
            await socket.reach(ada.got[-1]["seq"])
        assert ada.position is not None
        assert ben.position is not None
        assert (ada.position["undoable"], ben.position["undoable"]) == (True, False), "Ben has no move of his own"


@told
async def test_a_table_may_do_without_votes_or_without_undo(base: str) -> None:
    for undo, answer in (("own", "accepted"), ("never", "refusal")):
        async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
            code = await ada.create(seats=2, manners={"undo": undo}, options={"length": 50})
            await ben.sit(code)
            await ben.call("POST", f"/api/tables/{code}/ready", {})
            await ada.call("POST", f"/api/tables/{code}/start", {})
            socket, other = await ada.connect(code), await ben.connect(code)
            await socket.play({"move": "Nudge", "by": 1})
            assert socket.position is not None
            assert (await socket.ask("undo"))["type"] == answer
            assert socket.position["n"] == (0 if undo == "own" else 1)
            assert socket.position["undoable"] is False
            await other.close()


@told
async def test_a_peek_at_the_deck_or_a_shown_card_can_not_be_taken_back(base: str) -> None:
    async with Party(base, 2, length=50) as party:
        ada, ben = party.sockets
        for socket, move in ((ada, "Peek"), (ben, "Show")):
            await socket.play({"move": move})
            assert (await socket.ask("undo"))["reason"] == {"id": "server-undo-reveal", "args": {"seen": "something"}}
        assert ben.position is not None
        assert ben.position["undoable"] is False, "an event that shows something takes the offer away"


@told
async def test_spectators_see_what_is_public_and_can_do_nothing(base: str) -> None:
    async with Party(base, 2) as party, Guest(base, "Eve") as eve:
        await eve.call("GET", "/api/me")
        watcher = await eve.connect(party.code, panels=True)
        assert watcher.you == {"seat": -1, "host": False}
        assert watcher.position is not None
        assert watcher.position["view"]["card"] is None
        assert watcher.position["moves"] == []
        assert watcher.position["panels"][0]["title"]["id"] == "toy-points"
        for type, more in (("play", {"move": {"move": "Roll"}}), ("ask", {"move": {"move": "Roll"}}), ("undo", {})):
            answer = await watcher.ask(type, **more)
            assert answer["reason"]["id"] in ("server-not-seated", "server-undo-nothing")
        television = await party.guests[0].connect(party.code, watch=True)
        assert television.position is not None
        assert television.position["view"]["card"] is None, "a player's own television shows no secrets"


@told
async def test_a_player_on_two_devices_sees_the_same(base: str) -> None:
    async with Party(base, 1) as party:
        other = await party.guests[0].connect(party.code)
        answer = await other.play({"move": "Peek"})
        await party.sockets[0].reach(answer["seq"])
        await other.reach(answer["seq"])
        assert party.sockets[0].position == other.position


@told
async def test_sitting_down_and_standing_up_change_the_picture_at_once(base: str) -> None:
    async with Party(base, 2, length=90) as party:
        ada, ben = party.sockets
        await party.guests[0].call("POST", f"/api/tables/{party.code}/remove", {"seat": 1})
        picture = await ben.until(lambda got: got["type"] == "snapshot")
        assert picture["you"]["seat"] == -1
        assert picture["position"]["view"]["card"] is None
        assert ben.connection.state.name == "OPEN"
        assert (await ben.play({"move": "Roll"}))["reason"]["id"] == "server-not-seated"
        assert ada.you["seat"] == 0
