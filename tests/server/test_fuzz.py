"""Everything the wire can carry is thrown at the server: no 5xx, no crash, no leak, and the table plays on."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from tests.server import toy
from tests.server.client import NO_TLS, PATIENCE, Guest, dial, told
from tests.server.test_leaks import cards_in
from websockets.exceptions import ConnectionClosed

from starboard.core.chance import Seeded

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    2**63,
    -(2**70),
    1.5,
    1e308,
    "",
    "x",
    "\u0000\ud7ff\u202e",
    "0" * 3_000,
    [],
    [[[[]]]],
    {},
    {"move": "Roll"},
    {"move": {"move": "Roll"}},
    {"move": "Fly"},
    {"move": "Nudge", "by": "two"},
    {"move": "Nudge", "by": 10**30},
    {"id": [], "args": {}},
]
TYPES = [
    "hello",
    "play",
    "ask",
    "chat",
    "phrase",
    "point",
    "hold",
    "undo",
    "vote",
    "pause",
    "ping",
    "snapshot",
    "",
    None,
    7,
]
FIELDS = ["id", "move", "text", "phrase", "at", "to", "agree", "paused", "sent", "seq", "panels", "watch"]
FRAMES: list[str | bytes] = [
    "",
    " ",
    "null",
    "{",
    "[" * 8_000,
    '{"a":' * 2_500,
    '{"type":"play","type":"ask"}',
    '{"type":"ping","sent":NaN}',
    '{"type":"chat","id":"\\ud800","text":"x"}',
    "x" * 16_000,
    b"\x00\xff\xfe",
    b'{"type":"ping"}',
    b'{"type":"chat","id":"b1","text":"\xff"}',
    b'{"type":"play","id":"b2","move":{"move":"Nudge","by":1,"x":"\xff"}}',
    '{"type":"play","id":"b3","move":{"move":"Nudge","by":' + "[" * 2_000,
]


def message(dice: random.Random, seq: int) -> Any:
    """A message that is wrong in some ways and right in others."""
    made: dict[str, Any] = {"type": dice.choice(TYPES)}
    for field in dice.sample(FIELDS, dice.randrange(len(FIELDS))):
        made[field] = dice.choice(JUNK)
    if dice.random() < 0.8:
        made["id"] = f"f{dice.randrange(50)}"
    if dice.random() < 0.4:
        made["move"] = dice.choice([{"move": "Roll"}, {"move": "Tap"}, {"move": "Peek"}, {"move": "Nudge", "by": 9}])
    if dice.random() < 0.4:
        made["seq"] = dice.choice([0, 1, seq - 1, seq + 1_000_000])
    return made


@pytest.mark.parametrize("seed", range(4))
@told
async def test_sockets_survive_anything(base: str, seed: int) -> None:
    dice = random.Random(seed)
    async with Guest(base, "Ada") as ada, Guest(base, "Mallory") as mallory, Guest(base, "Eve") as eve:
        code = await ada.create(seats=2, options={"length": 1_000_000}, seed=seed)
        await mallory.sit(code)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        honest = await ada.connect(code)
        hidden = toy.secrets_of(toy.LANTERNS.new(toy.ToyOptions(), 2, Seeded(seed)), 1)
        for attacker in (mallory, eve):
            socket = await attacker.connect(code)
            for _ in range(250):
                frame = dice.choice(FRAMES) if dice.random() < 0.2 else encode(message(dice, honest.seq))
                await socket.connection.send(frame)
            await socket.send(type="ping", sent=42.5)
            await socket.until(lambda got: got == {"type": "pong", "sent": 42.5, "now": got.get("now")})
            for answer in socket.got:
                assert answer.get("reason", {}).get("id") != "server-broken", answer
            if attacker is eve:
                assert not any(answer["type"] == "accepted" and answer["id"] != "" for answer in socket.got)
        fresh = await mallory.connect(code)
        assert fresh.position is not None
        assert fresh.position["n"] == 0, "it was Ada's turn all the time: nobody moved for her"
        for frame in fresh.raw:
            assert not cards_in(frame) & hidden
        assert (await honest.play({"move": "Roll"}))["type"] == "accepted"


def encode(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


@told
async def test_huge_frames_and_broken_handshakes(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=1, quick=True)
        for size in (40_000, 1_000_000, 20_000_000):
            socket = await ada.connect(code)
            with pytest.raises(ConnectionClosed):
                await asyncio.gather(socket.connection.send("x" * size), drain(socket))
        for first in ('{"type":"play","id":"x","move":{}}', "nonsense", b"\xff", "[" * 9_000):
            socket = await ada.connect(code)
            raw = await dial(base.replace("http", "ws", 1) + f"/ws/tables/{code}")
            await raw.send(first)
            assert msgspec.json.decode(await raw.recv())["type"] == "gone"
            await raw.close()
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=NO_TLS) as http:
            assert (await http.get(f"/ws/tables/{code}")).status_code == 404
        assert (await (await ada.connect(code)).play({"move": "Roll"}))["type"] == "accepted"


async def drain(socket: Any) -> None:
    while True:
        await socket.read()


@told
async def test_odd_requests(base: str) -> None:
    """What no schema describes: raw bytes, wrong types, odd paths and cookies."""
    dice = random.Random(5)
    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=2)
        deeds = ("sit", "leave", "ready", "bot", "change", "host", "remove", "start", "link", "rematch")
        paths = [f"/api/tables/{code}/{deed}" for deed in deeds]
        paths += ["/api/tables", "/api/claim", "/api/me", "/api/replays"]
        for path in paths:
            for _ in range(12):
                body = dice.choice([b"", b"\xff\xfe", b"[" * 5_000, b"{}", b"null", encode(dice.choice(JUNK)).encode()])
                kind = dice.choice(["application/json", "text/plain", "application/x-msgpack", "multipart/form-data"])
                method = dice.choice(["POST", "POST", "PUT", "PATCH", "DELETE"])
                answer = await ada.http.request(method, path, content=body, headers={"content-type": kind})
                assert answer.status_code < 500, (method, path, body, kind, answer.text)
        for path in (
            "/%00",
            "/api/%ff",
            "/api/tables/%2e%2e%2f",
            "/../../etc/passwd",
            "/assets/../../x",
            "/api/rules/%20",
        ):
            assert (await ada.http.get(path)).status_code < 500
        for cookie in ("starboard=", "starboard=a.b; starboard=c", "=;=;", 'starboard="\\', "x" * 5_000):
            answer = httpx.get(f"{base}/api/me", headers={"Cookie": cookie}, timeout=PATIENCE, verify=NO_TLS)
            assert answer.status_code in (200, 400, 431)


def test_the_api_keeps_its_openapi_description(base: str) -> None:
    """Schemathesis makes requests from the schema: every answer has a described status and body, and none is a 5xx."""
    schema = schemathesis.openapi.from_url(f"{base}/schema", timeout=PATIENCE)
    with httpx.Client(base_url=base, timeout=PATIENCE, verify=NO_TLS) as host:
        table = host.post("/api/tables", json={"game": "lanterns", "name": "Ada", "seats": 3}).json()["table"]
        cookies = dict(host.cookies)
    operations: Any = schema.get_all_operations()
    assert sum(calls_of(found.ok(), table["code"], cookies) for found in operations) > 200


def calls_of(operation: Any, code: str, cookies: dict[str, str]) -> int:
    """Try one operation many times, every other time as the host of a table that is there; how often."""
    count = 0

    @settings(
        max_examples=15,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=True,
    )
    @given(case=operation.as_strategy())
    def call(case: Any) -> None:
        nonlocal count
        count += 1
        if count % 2 and "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
        case.call_and_validate(checks=checks, cookies=cookies, timeout=PATIENCE)

    call()
    return count
