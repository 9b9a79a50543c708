"""Sitting down in a running game: who watches asks for a bot's seat, the host lets them in, nobody else does."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.server.client import Guest, told
from tests.server.test_leaks import cards_in

NUDGE = {"move": "Nudge", "by": 1}


async def begun(ada: Guest, **order: Any) -> str:
    """Ada plays with two bots that wait for her."""
    code = await ada.create(**{"seats": 3, "bots": {"1": "random", "2": "random"}, "options": {"length": 20}, **order})
    await ada.call("POST", f"/api/tables/{code}/start", {})
    return code


async def ask(guest: Guest, code: str, seat: int | None = 1, expect: int | None = None) -> Any:
    order = {"seat": seat, "name": guest.name}
    answer = await guest.call("POST", f"/api/tables/{code}/ask", order, expect=expect)
    return answer if expect is None else answer["reason"]["id"]


async def let_in(guest: Guest, code: str, id: int, agree: bool = True, expect: int | None = None) -> Any:
    answer = await guest.call("POST", f"/api/tables/{code}/let-in", {"ask": id, "agree": agree}, expect=expect)
    return answer if expect is None else answer["reason"]["id"]


@told
async def test_who_watches_asks_and_sits_when_the_host_has_said_yes(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
        code = await begun(ada)
        await ben.call("GET", "/api/me")
        host, watcher = await ada.connect(code), await ben.connect(code)
        asked = await ask(ben, code)
        assert asked["you"] == {"seat": -1, "host": False, "asking": 1}
        await host.until(lambda got: got["type"] == "update" and bool((got["table"] or {}).get("asks")))
        (one,) = host.table["asks"]
        assert (one["seat"], one["name"]) == (1, "Ben")
        assert ben.http.cookies["starboard"].split(".")[0] not in msgspec.json.encode(host.table).decode()
        assert (await ask(ben, code))["table"]["asks"] == [one], "again is no error"
        # Until then the watcher sees what everybody sees: nobody's card.
        assert not set().union(*map(cards_in, watcher.raw))
        await let_in(ada, code, one["id"])
        await watcher.until(lambda got: got["type"] == "snapshot" and got["you"]["seat"] == 1)
        assert watcher.position is not None
        assert cards_in(watcher.raw[-1]), "and now what the seat sees"
        seats = watcher.table["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [("human", "Ada"), ("human", "Ben"), ("bot", None)]
        assert watcher.table["asks"] == []
        again = await ben.connect(code)
        assert again.you == {"seat": 1, "host": False}, "after a reload the seat is still theirs"
        said = [line["phrase"]["id"] for line in again.got[-1]["chat"] if line["phrase"] and not line["name"]]
        assert "server-hand-sat" in said


@told
async def test_only_the_host_lets_in_and_a_no_is_a_no(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben, Guest(base, "Cleo") as cleo:
        code = await ada.create(seats=3, bots={"2": "random"}, options={"length": 100})
        await ben.sit(code)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        one = (await ask(cleo, code, 2))["table"]["asks"][0]
        assert await let_in(cleo, code, one["id"], expect=403) == "server-not-host"
        assert await let_in(ben, code, one["id"], expect=403) == "server-not-host"
        assert await let_in(ada, code, one["id"] + 1, expect=409) == "server-nobody-asks"
        assert (await cleo.call("POST", f"/api/tables/{code}/sit", {"seat": 2}, expect=409))["reason"]["id"] == (
            "server-seat-taken"
        )
        table = await let_in(ada, code, one["id"], agree=False)
        assert table["table"]["asks"] == []
        assert (await cleo.call("GET", f"/api/tables/{code}"))["you"] == {"seat": -1, "host": False, "declined": True}
        assert await let_in(ada, code, one["id"], expect=409) == "server-nobody-asks", "a no is not turned round"
        assert await ask(cleo, code, 2, expect=429) == "server-ask-later"


@told
async def test_what_can_be_asked_for(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben, Guest(base, "Cleo") as cleo:
        code = await ada.create(seats=3, bots={"2": "random"}, options={"length": 100})
        assert await ask(cleo, code, 2, expect=409) == "server-not-started"
        await ben.sit(code)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        assert await ask(cleo, code, 0, expect=409) == "server-seat-taken", "somebody plays it, though nobody is there"
        await ben.call("POST", f"/api/tables/{code}/bot", {"seat": 1, "bot": "random"})
        assert await ask(cleo, code, 1, expect=409) == "server-seat-taken", "Ben comes back to it"
        async with Guest(base, "") as nameless:
            problem = await nameless.call("POST", f"/api/tables/{code}/ask", {"seat": 2}, expect=400)
            assert problem["reason"]["id"] == "server-name-needed"
        assert await ask(cleo, code, 7, expect=404) == "server-no-seat"
        assert await ask(ben, code, 2, expect=409) == "server-already-seated", "nobody has two seats"
        await ada.call("POST", f"/api/tables/{code}/remove", {"seat": 1})
        assert await ask(ben, code, 1, expect=403) == "server-sent-away"
        one = (await ask(cleo, code, 1))["table"]["asks"][0]
        gone = await ask(cleo, code, None)
        assert (gone["table"]["asks"], gone["you"]) == ([], {"seat": -1, "host": False})
        assert await let_in(ada, code, one["id"], expect=409) == "server-nobody-asks"


@told
async def test_one_seat_for_one_and_the_second_who_asked_is_not_let_in(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben, Guest(base, "Cleo") as cleo:
        code = await begun(ada)
        await ask(ben, code)
        first, second = (await ask(cleo, code))["table"]["asks"]
        await let_in(ada, code, first["id"])
        assert await let_in(ada, code, second["id"], expect=409) == "server-nobody-asks"
        assert (await cleo.call("GET", f"/api/tables/{code}"))["you"] == {"seat": -1, "host": False}
        both = await ask(cleo, code, 2)
        await let_in(ada, code, both["table"]["asks"][0]["id"])
        assert (await cleo.call("GET", f"/api/tables/{code}"))["you"]["seat"] == 2


@told
async def test_the_host_of_bots_sits_down_without_asking(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=2, quick=True, watch=True, options={"length": 10_000})
        seated = await ask(ada, code, 1)
        assert seated["you"] == {"seat": 1, "host": True}


@told
async def test_who_left_for_good_may_ask_again_and_the_seat_changes_hands_in_the_record(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben, Guest(base, "Cleo") as cleo:
        code = await ada.create(seats=2, options={"length": 3})
        await ben.sit(code)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        table = await ada.connect(code)
        await ben.call("POST", f"/api/tables/{code}/leave")
        one = (await ask(cleo, code))["table"]["asks"][0]
        await let_in(ada, code, one["id"])
        await table.play(NUDGE)
        await table.ask("undo")
        await table.catch_up()
        assert [seat["name"] for seat in table.table["seats"]] == ["Ada", "Cleo"], "taking back moves nobody"
        seat = await cleo.connect(code)
        for turn in (table, seat, table):
            await turn.play(NUDGE)
            await table.catch_up()
            await seat.catch_up()
        file = (await ada.http.get(f"/api/tables/{code}/record")).content
        header = msgspec.json.decode(file.splitlines()[0])
        assert header["seats"] == ["Ada", "Ben"], "who sat there at the start"
        assert [(hand["n"], hand["how"], hand["name"]) for hand in header["hands"]] == [
            (0, "left", ""),
            (0, "sat", "Cleo"),
        ]
        assert (await ada.http.post("/api/replays", content=file)).status_code == 201
