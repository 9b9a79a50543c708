"""A table's life around the game: seats, ready, bots, host, links, rematch, lists."""

from __future__ import annotations

from typing import Any

from tests.server.client import Guest, told


def names(seated: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in seated["table"]["seats"]]


def kinds(seated: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in seated["table"]["seats"]]


@told
async def test_home_lists_languages_phrases_and_bots(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        home = await ada.call("GET", "/api/games")
        assert "en" in home["languages"]
        assert home["quick_phrases"][0] == {"id": "quick-hello", "args": {}}
        assert home["address"] == base


@told
async def test_a_name_is_all_a_guest_needs_and_it_is_remembered(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        problem = await ada.call("POST", "/api/tables", {"game": "lanterns"}, expect=400)
        assert problem["reason"]["id"] == "server-name-needed"
        await ada.call("PUT", "/api/me", {"name": "  Ada\u202e   Lovelace\n"})
        assert (await ada.call("GET", "/api/me"))["name"] == "Ada Lovelace"
        seated = await ada.call("POST", "/api/tables", {"game": "lanterns", "seats": 2})
        assert names(seated) == ["Ada Lovelace", None]
        assert seated["you"] == {"seat": 0, "host": True}
        tables = (await ada.call("GET", "/api/me"))["tables"]
        assert [table["code"] for table in tables] == [seated["table"]["code"]]


@told
async def test_an_invisible_name_is_no_name(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        problem = await ada.call("PUT", "/api/me", {"name": "\u200b\u200b"}, expect=400)
        assert problem["reason"]["id"] == "server-name-empty"


@told
async def test_join_ready_start_play(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ada") as other, Guest(base, "Cleo") as cleo:
        code = await ada.create(seats=3)
        assert await other.sit(code.lower()) == 1, "codes may be typed in small letters"
        seated = await cleo.call("POST", f"/api/tables/{code}/sit", {"name": "Cleo", "seat": 2})
        assert names(seated) == ["Ada", "Ada 2", "Cleo"], "two of the same name are told apart"
        problem = await ada.call("POST", f"/api/tables/{code}/start", {}, expect=409)
        waiting = {"id": "list-more", "args": {"items": ["Cleo"]}}
        assert problem["reason"] == {"id": "server-not-ready", "args": {"names": waiting}}
        await cleo.call("POST", f"/api/tables/{code}/ready", {})
        await cleo.call("POST", f"/api/tables/{code}/start", {}, expect=403)
        started = await ada.call("POST", f"/api/tables/{code}/start", {})
        assert started["table"]["phase"] == "playing"
        await ada.call("POST", f"/api/tables/{code}/start", {}, expect=409)
        await cleo.call("POST", f"/api/tables/{code}/sit", {"seat": 1}, expect=409)


@told
async def test_taking_seats(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben, Guest(base, "Cleo") as cleo:
        code = await ada.create(seats=2)
        await ben.call("POST", f"/api/tables/{code}/sit", {"name": "Ben", "seat": 0}, expect=409)
        await ben.call("POST", f"/api/tables/{code}/sit", {"name": "Ben", "seat": 7}, expect=404)
        assert await ben.sit(code) == 1
        full = await cleo.call("POST", f"/api/tables/{code}/sit", {"name": "Cleo"}, expect=409)
        assert full["reason"]["id"] == "server-table-full"
        assert (await ben.call("POST", f"/api/tables/{code}/sit", {}))["you"]["seat"] == 1, "again is no error"
        left = await ben.call("POST", f"/api/tables/{code}/leave")
        assert kinds(left) == ["human", "open"]
        await ben.call("POST", f"/api/tables/{code}/leave", expect=403)
        await ada.call("POST", f"/api/tables/{code}/sit", {"seat": 1})
        assert kinds(await ada.call("GET", f"/api/tables/{code}")) == ["open", "human"], "Ada changed seats"


@told
async def test_what_only_the_host_may_do(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
        code = await ada.create(seats=3)
        await ben.sit(code)
        for path, body in (
            ("bot", {"seat": 2, "bot": "random"}),
            ("change", {"seats": 2}),
            ("host", {"seat": 1}),
            ("remove", {"seat": 0}),
            ("start", {}),
        ):
            problem = await ben.call("POST", f"/api/tables/{code}/{path}", body, expect=403)
            assert problem["reason"]["id"] == "server-not-host"
        await ada.call("POST", f"/api/tables/{code}/remove", {"seat": 0}, expect=409)
        await ada.call("POST", f"/api/tables/{code}/host", {"seat": 2}, expect=409)
        passed = await ada.call("POST", f"/api/tables/{code}/host", {"seat": 1})
        assert passed["you"]["host"] is False
        removed = await ben.call("POST", f"/api/tables/{code}/remove", {"seat": 0})
        assert kinds(removed) == ["open", "human", "open"]
        assert (await ada.call("GET", f"/api/tables/{code}"))["you"]["seat"] == -1
        again = await ada.call("POST", f"/api/tables/{code}/sit", {"seat": 0}, expect=403)
        assert again["reason"]["id"] == "server-sent-away"


@told
async def test_who_was_sent_away_is_told_and_nobody_else(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
        code = await ada.create(seats=2)
        await ben.sit(code)
        assert "sent_away" not in (await ben.call("GET", f"/api/tables/{code}"))["you"]
        await ada.call("POST", f"/api/tables/{code}/remove", {"seat": 1})
        assert (await ben.call("GET", f"/api/tables/{code}"))["you"] == {"seat": -1, "host": False, "sent_away": True}
        assert (await ada.call("GET", f"/api/tables/{code}"))["you"] == {"seat": 0, "host": True}


@told
async def test_manners_are_agreed_on_and_kept_in_the_rematch(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        for wrong in ({"undo": "sometimes"}, {"bots": "clever"}, {"haste": True}):
            order = {"game": "lanterns", "name": "Ada", "manners": wrong}
            await ada.call("POST", "/api/tables", order, expect=400)
        code = await ada.create(seats=2, manners={"undo": "own"})
        manners = {"undo": "never", "hints": False, "counsel": False, "bots": "random"}
        changed = await ada.call("POST", f"/api/tables/{code}/change", {"manners": manners})
        assert changed["table"]["manners"] == manners
        again = await ada.call("POST", f"/api/tables/{code}/change", {"seats": 3})
        assert again["table"]["manners"] == manners, "what is not named stays"
        started = await ada.call("POST", f"/api/tables/{code}/start", {})
        assert [seat["bot"] for seat in started["table"]["seats"]] == [None, "random", "random"]


@told
async def test_options_are_checked_by_the_game(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        for order, reason in (
            ({"options": {"lenght": 3}}, "option-unknown"),
            ({"options": {"length": "x"}}, "option-number"),
            ({"seats": 9}, "server-seats"),
            ({"bots": {"7": "random"}}, "server-no-seat"),
            ({"bots": {"0": "random"}}, "server-no-seat"),
            ({"seats": 2, "bots": {"1": "clever"}}, "server-no-bot"),
        ):
            problem = await ada.call("POST", "/api/tables", {"game": "lanterns", "name": "Ada", **order}, expect=400)
            assert problem["reason"]["id"] == reason
        problem = await ada.call(
            "POST", "/api/tables", {"game": "lanterns", "name": "A", "options": {"seconds": -1}}, expect=400
        )
        assert problem["clause"] == "TOY-1.1", "an impossible table is refused with the game's own clause"
        await ada.call("POST", "/api/tables", {"game": "chess", "name": "Ada"}, expect=404)


@told
async def test_the_host_changes_options_and_seats(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
        code = await ada.create(seats=2)
        await ben.sit(code)
        changed = await ada.call("POST", f"/api/tables/{code}/change", {"seats": 4, "options": {"length": 3}})
        assert changed["table"]["options"]["length"] == 3
        assert kinds(changed) == ["human", "human", "open", "open"]
        assert not changed["table"]["seats"][1]["ready"], "a changed table must be agreed to again"
        await ada.call("POST", f"/api/tables/{code}/change", {"seats": 1}, expect=409)


@told
async def test_open_seats_get_bots_or_go(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
        filled = await ada.create(seats=3)
        started = await ada.call("POST", f"/api/tables/{filled}/start", {})
        assert kinds(started) == ["human", "bot", "bot"]
        smaller = await ada.create(seats=4)
        await ben.sit(smaller, 2)
        started = await ada.call("POST", f"/api/tables/{smaller}/start", {"fill": False})
        assert names(started) == ["Ada", "Ben"]
        assert (await ben.call("GET", f"/api/tables/{smaller}"))["you"]["seat"] == 1


@told
async def test_quick_play_with_bots_runs_by_itself(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=3, quick=True, options={"length": 6})
        table = await ada.connect(code)
        assert table.position is not None
        while table.position["result"] is None:
            if table.position["to_move"] == [0]:
                await table.play({"move": "Nudge", "by": 1})
            await table.read()
        assert {step["seat"] for step in table.steps} == {0, 1, 2}
        assert (await ada.call("GET", f"/api/tables/{code}"))["table"]["phase"] == "over"


@told
async def test_a_table_of_bots_to_watch(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=2, quick=True, watch=True, options={"length": 4})
        table = await ada.connect(code)
        await table.until(lambda got: got["type"] == "update" and bool(got["position"]["result"]))
        assert table.you["seat"] == -1


@told
async def test_a_seat_goes_to_a_bot_and_back(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
        code = await ada.create(seats=2, options={"length": 100})
        await ben.sit(code)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        handed = await ben.call("POST", f"/api/tables/{code}/bot", {"seat": 1, "bot": "random"})
        assert (kinds(handed), names(handed)) == (["human", "bot"], ["Ada", "Ben"])
        table = await ben.connect(code)
        answer = await table.play({"move": "Roll"})
        assert answer["reason"]["id"] == "server-seat-is-bot"
        back = await ada.call("POST", f"/api/tables/{code}/bot", {"seat": 1, "bot": None})
        assert kinds(back) == ["human", "human"], "the host gave it back to Ben"
        left = await ben.call("POST", f"/api/tables/{code}/leave")
        assert (kinds(left), names(left)) == (["human", "bot"], ["Ada", None]), "who leaves in play leaves a bot"
        await ada.call("POST", f"/api/tables/{code}/bot", {"seat": 1, "bot": None})
        assert (await ben.call("POST", f"/api/tables/{code}/sit", {}))["you"]["seat"] == 1, "an open seat in play"


@told
async def test_a_private_link_moves_a_seat_once(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Phone") as phone, Guest(base, "Thief") as thief:
        code = await ada.create(seats=1)
        link = await ada.call("POST", f"/api/tables/{code}/link")
        assert link["path"] == f"/seat/{link['token']}"
        assert link["qr"].startswith("<svg")
        await thief.call("POST", "/api/claim", {"token": f"{code}-0-{'0' * 32}"}, expect=403)
        await thief.call("POST", "/api/claim", {"token": "x" * 20}, expect=403)
        moved = await phone.call("POST", "/api/claim", {"token": link["token"]})
        assert moved["you"] == {"seat": 0, "host": True}
        assert names(moved) == ["Ada"], "the player is the same, on another device"
        assert (await ada.call("GET", f"/api/tables/{code}"))["you"] == {"seat": -1, "host": False}
        await thief.call("POST", "/api/claim", {"token": link["token"]}, expect=403)
        again = await phone.call("POST", f"/api/tables/{code}/link")
        await ada.call("POST", "/api/claim", {"token": again["token"]})


@told
async def test_rematch_keeps_everybody_and_happens_once(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben, Guest(base, "Cleo") as cleo:
        code = await ada.create(seats=3, bots={"2": "random"}, options={"length": 1})
        await ben.sit(code)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        await ben.call("POST", f"/api/tables/{code}/rematch", expect=409)
        table = await ada.connect(code)
        await table.play({"move": "Roll"})
        again = await ben.call("POST", f"/api/tables/{code}/rematch")
        assert names(again) == ["Ada", "Ben", None]
        assert kinds(again) == ["human", "human", "bot"]
        assert again["you"] == {"seat": 1, "host": True}
        same = await ada.call("POST", f"/api/tables/{code}/rematch")
        assert same["table"]["code"] == again["table"]["code"]
        assert again["table"]["options"] == {"length": 1, "race": False, "seconds": 2}
        await table.until(lambda got: got["type"] == "update" and bool((got["table"] or {}).get("rematch")))
        await cleo.call("POST", f"/api/tables/{code}/rematch", expect=403)


@told
async def test_a_rematch_gives_seats_back_to_those_who_let_a_bot_play(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
        code = await ada.create(seats=3, bots={"2": "random"}, options={"length": 1})
        await ben.sit(code)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        handed = await ben.call("POST", f"/api/tables/{code}/bot", {"seat": 1, "bot": "random"})
        assert handed["table"]["seats"][1]["bot"] == "random"
        table = await ada.connect(code)
        await table.play({"move": "Roll"})
        again = await ben.call("POST", f"/api/tables/{code}/rematch")
        assert [seat["bot"] for seat in again["table"]["seats"]] == [None, None, "random"]
        assert kinds(again) == ["human", "human", "bot"]
        assert names(again) == ["Ada", "Ben", None]
        await ada.call("POST", f"/api/tables/{again['table']['code']}/ready", {"ready": True})
        await ben.call("POST", f"/api/tables/{again['table']['code']}/start", {})
        begun = await ben.call("GET", f"/api/tables/{again['table']['code']}")
        assert [seat["bot"] for seat in begun["table"]["seats"]] == [None, None, "random"]


@told
async def test_the_square_code_is_a_picture(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=1)
        answer = await ada.http.get(f"/api/tables/{code}/qr")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert b"<svg" in answer.content


@told
async def test_host_passes_to_the_next_person_when_the_host_leaves(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
        code = await ada.create(seats=2)
        await ben.sit(code)
        await ada.call("POST", f"/api/tables/{code}/leave")
        assert (await ben.call("GET", f"/api/tables/{code}"))["you"] == {"seat": 1, "host": True}
