"""Large answers are gzipped on their way; what they say, and for whom, stays the same."""

from __future__ import annotations

import httpx
from tests.server.client import NO_TLS, Guest, told

from starboard.server.answers import PACKED_FROM


@told
async def test_large_answers_are_packed_and_small_ones_are_not(base: str) -> None:
    async with httpx.AsyncClient(base_url=base, verify=NO_TLS) as http:
        rules, me = await http.get("/api/rules/death-angel"), await http.get("/api/me")
        bare = await http.get("/api/rules/death-angel", headers={"accept-encoding": "identity"})
    assert rules.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in rules.headers["vary"].lower()
    assert int(rules.headers["content-length"]) < len(rules.content) / 2
    assert len(rules.content) > PACKED_FROM
    assert rules.json() == bare.json()
    assert "content-encoding" not in bare.headers
    assert "content-encoding" not in me.headers


@told
async def test_packed_or_not_an_answer_is_for_the_asker_alone(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        await ada.create("lanterns", quick=True)
        for path in ("/api/games", "/api/me", "/api/rules/death-angel"):
            answer = await ada.http.get(path)
            assert answer.headers["cache-control"] == "no-store"
    async with httpx.AsyncClient(base_url=base, verify=NO_TLS) as http:
        first = await http.get("/api/rules/death-angel")
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-store", "it brings somebody their cookie"
    assert "starboard=" in first.headers["set-cookie"]


@told
async def test_a_box_is_packed_once(base: str) -> None:
    async with httpx.AsyncClient(base_url=base, verify=NO_TLS) as http:
        for game in (await http.get("/api/games")).json()["games"]:
            box = await http.get(game["box"])
            assert box.headers["content-encoding"] == "gzip"
            assert isinstance(box.json()["cards"], list)
