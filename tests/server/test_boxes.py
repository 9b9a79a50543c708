"""What a game is made of is fetched once and kept for ever, under an address that changes with it."""

from __future__ import annotations

import os
import subprocess
import sys

import httpx
import pytest
from tests.server.client import NO_TLS, PATIENCE, Guest, told

from starboard import games
from starboard.core.record import canonical
from starboard.server import boxes

FOR_EVER = "public, max-age=31536000, immutable"


@told
async def test_a_box_is_kept_for_ever_and_by_anybody(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        offered = (await ada.call("GET", "/api/games"))["games"]
    for info in offered:
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=NO_TLS) as stranger:
            packed = await stranger.get(info["box"])
            plain = await stranger.get(info["box"], headers={"accept-encoding": "identity"})
        assert packed.status_code == plain.status_code == 200
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert int(packed.headers["content-length"]) < len(plain.content) / 4
        assert packed.content == plain.content
        for answer in (packed, plain):
            assert answer.headers.get_list("cache-control") == [FOR_EVER]
            assert "accept-encoding" in answer.headers["vary"]
            assert answer.headers["content-type"].startswith("application/json")
            assert "set-cookie" not in answer.headers, "whoever keeps the answer would hand the cookie on"
        box = games.find(info["id"]).box()  # type: ignore[union-attr]
        assert canonical(packed.json()) == canonical(box)


@told
async def test_another_address_has_no_box(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        [first, second, *_] = [info["box"] for info in (await ada.call("GET", "/api/games"))["games"]]
        folder, _slash, file = first.rpartition("/")
        for wrong in (f"{folder}/0.json", f"{folder}/{second.rpartition('/')[2]}", f"/api/box/chess/{file}", folder):
            problem = await ada.call("GET", wrong, expect=404)
            assert problem["reason"]["id"] in ("server-not-found", "server-no-game")
        answer = await ada.http.get(f"{folder}/0.json")
        assert answer.headers.get_list("cache-control") == ["no-store"]


@pytest.mark.parametrize("name", games.names())
def test_every_server_makes_the_same_box(name: str) -> None:
    """Several servers share a house: the address that one gives is good at the others."""
    game = games.find(name)
    assert game is not None
    script = f"import starboard; from starboard.server import boxes; print(boxes.address(starboard.game({name!r})))"
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == boxes.address(game)
