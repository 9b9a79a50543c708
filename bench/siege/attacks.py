"""The kinds of attack, each a coroutine that goes on as long as its enemy does. What the report of the attack had
(D-1 to D-11), and what was thought of since."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

import msgspec

from bench.siege.enemy import BINARY, HOST, LOST, PING, PONG, TEXT, Enemy, Line, deaf, frame, noise

Attack: TypeAlias = Callable[[Enemy], Awaitable[None]]
SOCKETS = 150
JUNK = [
    b'{"id":"\xff"}',
    b"\xff\xfe",
    b"[" * 2_000,
    b'{"type":"ask","id":"x","move":{"move":"fly"}}',
    b'{"type":"play","id":"x","move":{}}',
    b'{"type":"hold","at":"x"}',
    b'{"type":"hello","seq":-1}',
    b'{"type":"chat","id":"\\ud800","text":"x"}',
    b'{"type":"undo","id":"u"}',
    b'{"type":"mark","id":"m","piece":"p","at":"a"}',
    b'{"type":"ping","sent":1e308}',
    b'{"type":"point","at":"' + b"x" * 500 + b'"}',
    b"",
]


async def crowd(enemy: Enemy, size: int, one: Callable[[int], Awaitable[None]]) -> None:
    """Many at once; whoever is hung up on comes back."""

    async def again(which: int) -> None:
        while enemy.goes_on:
            try:
                await one(which)
            except LOST:
                enemy.refused += 1
                await asyncio.sleep(0.01)

    await asyncio.gather(*(again(which) for which in range(size)))


async def flooded(enemy: Enemy, line: Line, data: bytes, frames: int) -> None:
    """The same bytes over and over, while somebody listens."""
    listening = asyncio.create_task(line.listen())
    try:
        while enemy.goes_on:
            line.writer.write(data)
            enemy.sent += frames
            await line.flush()
            await asyncio.sleep(0)
    finally:
        listening.cancel()
        line.close()


async def pings(enemy: Enemy) -> None:
    """Ping and pong frames without end."""
    for_all = [frame(b"", PING) * 1_000, frame(b"", PONG) * 1_000]
    await crowd(
        enemy,
        4,
        lambda which: _then(enemy, lambda line: flooded(enemy, line, for_all[which % 2], 1_000)),
    )


async def _then(enemy: Enemy, work: Callable[[Line], Awaitable[None]], cookie: str = "", code: str = "") -> None:
    await work(await enemy.socket(code or enemy.order.code, cookie))


async def tiny(enemy: Enemy) -> None:
    """Text frames of nothing, as many as a write takes."""
    await crowd(enemy, 4, lambda _: _then(enemy, lambda line: flooded(enemy, line, frame(b"") * 10_000, 10_000)))


async def junk(enemy: Enemy) -> None:
    """Messages that can't be read, or can't be done."""
    cookie = await enemy.guest()
    code = await enemy.table(cookie)
    dice = random.Random(1)

    async def one(which: int) -> None:
        line = await enemy.socket(code if which % 2 else enemy.order.code, cookie if which % 2 else "")
        listening = asyncio.create_task(line.listen())
        try:
            while enemy.goes_on:
                for _ in range(50):
                    line.frame(dice.choice(JUNK), dice.choice((TEXT, BINARY)))
                await line.flush()
                await asyncio.sleep(0)
        finally:
            listening.cancel()
            line.close()

    await crowd(enemy, 20, one)


async def steadily(enemy: Enemy, message: bytes, every: float, cookie: str, code: str, size: int = SOCKETS) -> None:
    """Many sockets at one table, each inside its limits."""

    async def one(_which: int) -> None:
        line = await enemy.socket(code, cookie)
        listening = asyncio.create_task(line.listen())
        try:
            while enemy.goes_on and not line.reader.at_eof():
                line.frame(message)
                await line.flush()
                await asyncio.sleep(every)
        finally:
            listening.cancel()
            line.close()

    await crowd(enemy, size, one)


async def hellos(enemy: Enemy) -> None:
    """A hall full of watchers at an honest table who say hello all the time."""
    await steadily(enemy, b'{"type":"hello","seq":null,"panels":true}', 0.31, "", enemy.order.code)


async def asks(enemy: Enemy) -> None:
    """Questions about moves, from many sockets of one seat."""
    cookie = await enemy.guest()
    code = await enemy.table(cookie)
    await steadily(enemy, b'{"type":"ask","id":"a","move":{"move":"draw"}}', 0.053, cookie, code)


async def storms(enemy: Enemy) -> None:
    """Watchers who come to an honest table and leave at once."""

    async def one(_which: int) -> None:
        line = await enemy.socket(enemy.order.code)
        await line.flush()
        line.close()

    await crowd(enemy, 50, one)


async def slowloris(enemy: Enemy) -> None:
    """Connections that never finish what they ask, some with not a word."""

    async def one(which: int) -> None:
        reader, writer = await enemy.connect()
        enemy.sent += 1
        try:
            if which % 3:
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: x")
            while enemy.goes_on and not reader.at_eof():
                if which % 3 == 2:
                    writer.write(b"x")
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await reader.read(1_000)
        finally:
            writer.transport.abort()

    await crowd(enemy, 1_000, one)


async def _uploaded(enemy: Enemy, cookie: str) -> str:
    """The long record as a replay of this house; its id."""
    data = await asyncio.to_thread(Path(enemy.order.record).read_bytes)
    _, made, _ = await enemy.ask("POST", "/api/replays", data, cookie)
    return str(made["id"])


async def unread(enemy: Enemy) -> None:
    """Large answers asked for without end, and never read."""
    id = await _uploaded(enemy, await enemy.guest())
    loop = asyncio.get_running_loop()

    async def one(which: int) -> None:
        made = deaf()
        try:
            await loop.sock_connect(made, (HOST, enemy.order.port))
            path = f"/api/replays/{id}/steps?first={which * 10}&last={which * 10 + 99}&panels=true"
            for _ in range(20):
                await loop.sock_sendall(made, enemy.head("GET", path))
                enemy.sent += 1
            while enemy.goes_on:
                await asyncio.sleep(0.5)
                await loop.sock_sendall(made, b"\r\n")
        finally:
            made.close()

    await crowd(enemy, SOCKETS, one)


async def gorge(enemy: Enemy) -> None:
    """Large answers, read as fast as they come."""
    cookies = [await enemy.guest() for _ in range(5)]
    id = await _uploaded(enemy, cookies[0])
    seats = ("-1", "0")

    async def one(which: int) -> None:
        path = f"/api/replays/{id}/steps?seat={seats[which % 2]}&first=0&last=99&panels=true"
        await enemy.ask("GET", path, cookie=cookies[which % 5])

    await crowd(enemy, 20, one)


async def films(enemy: Enemy) -> None:
    """Other steps each time: nothing of it is kept ready."""
    cookies = [await enemy.guest() for _ in range(5)]
    id = await _uploaded(enemy, cookies[0])
    dice = random.Random(2)

    async def one(which: int) -> None:
        first = dice.randrange(4_000)
        path = f"/api/replays/{id}/steps?first={first}&last={first + 99}&moments=true"
        await enemy.ask("GET", path, cookie=cookies[which % 5])

    await crowd(enemy, 20, one)


async def playing_on(enemy: Enemy) -> None:
    """New tables from the end of a long record."""
    cookies = [await enemy.guest() for _ in range(5)]
    id = await _uploaded(enemy, cookies[0])

    async def one(which: int) -> None:
        order = {"n": 4_000, "seat": 0, "name": "Eve"}
        await enemy.ask("POST", f"/api/replays/{id}/play-on", order, cookies[which])

    await crowd(enemy, 5, one)


async def undos(enemy: Enemy) -> None:
    """Taking back at a table with a very long log."""
    cookie = await enemy.guest()
    id = await _uploaded(enemy, cookie)
    _, made, _ = await enemy.ask("POST", f"/api/replays/{id}/play-on", {"n": 4_000, "seat": 0, "name": "Eve"}, cookie)
    await steadily(enemy, b'{"type":"undo","id":"u"}', 0.55, cookie, made["table"]["code"], 8)


async def uploads(enemy: Enemy) -> None:
    """Long records, again and again."""
    data = await asyncio.to_thread(Path(enemy.order.record).read_bytes)

    async def one(_which: int) -> None:
        await enemy.ask("POST", "/api/replays", data)

    await crowd(enemy, 10, one)


async def tables(enemy: Enemy) -> None:
    """Tables full of bots."""

    async def one(_which: int) -> None:
        cookie = await enemy.guest()
        line = await enemy.socket(await enemy.table(cookie, "death-angel"), cookie)
        await line.listen()

    await crowd(enemy, 30, one)


async def pages(enemy: Enemy) -> None:
    """The client's own files, as fast as they come."""
    paths = ("/", "/api/games", "/no/such.file", "/api/locale/en")

    async def one(which: int) -> None:
        await enemy.ask("GET", paths[which % len(paths)])

    await crowd(enemy, 100, one)


async def guessing(enemy: Enemy) -> None:
    """Codes of tables, one after the other."""
    dice = random.Random(3)

    async def one(_which: int) -> None:
        code = "".join(dice.choice("BCDFGHJKLMPQRSTVWXZ") for _ in range(6))
        await enemy.ask("GET", f"/api/tables/{code}")

    await crowd(enemy, 50, one)


async def fuzz(enemy: Enemy) -> None:
    """Requests that are wrong in some way: method, path, headers, body."""
    dice = random.Random(4)
    deeds = (
        "sit",
        "leave",
        "ready",
        "bot",
        "change",
        "host",
        "remove",
        "start",
        "link",
        "rematch",
        "steps",
        "qr",
        "record",
    )
    paths = [f"/api/tables/{enemy.order.code}/{deed}" for deed in deeds]
    paths += [
        "/api/tables",
        "/api/me",
        "/api/claim",
        "/api/replays",
        "/api/replays/x/what-if",
        "/api/replays/x/play-on",
    ]
    paths += [
        "/health",
        "/schema",
        "/%00",
        "/api/%ff",
        "/api/tools/space-alert/resolve",
        "/api/box/x/y",
        "/api/lessons/x",
    ]
    heads = [
        "",
        "Host: [::1",
        "Host: 127.0.0.1:x",
        "Origin: http://[::1",
        "Cookie: starboard=\xff",
        "Expect: 100-continue",
    ]
    heads += [
        "Transfer-Encoding: chunked",
        "Content-Type: application/x-msgpack",
        "Accept-Encoding: gzip;q=x",
        "Range: x",
    ]
    bodies = [
        b"",
        b"{}",
        b"null",
        b"[" * 3_000,
        b'{"name":"\xff"}',
        b'{"seat":1e999}',
        b'{"seat":-1}',
        b'{"token":"A-1-x"}',
    ]

    async def one(_which: int) -> None:
        reader, writer = await enemy.connect()
        try:
            body = dice.choice([*bodies, noise(dice.randrange(200)), msgspec.json.encode({"game": "x" * 99})])
            method = dice.choice(["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "BREW"])
            more = dice.choice(heads)
            start = f"{method} {dice.choice(paths)}?{dice.choice(['', 'first=-1', 'last=x', 'seat=99'])} HTTP/1.1\r\n"
            host = "" if more.startswith("Host") else f"Host: {HOST}:{enemy.order.port}\r\n"
            head = f"{start}{host}{more + chr(13) + chr(10) if more else ''}Connection: close\r\n"
            head += f"Content-Length: {len(body)}\r\n\r\n"
            writer.write(head.encode("latin-1") + body)
            enemy.sent += 1
            said = await asyncio.wait_for(reader.read(400), 60)
            enemy.note(int(said.split()[1]) if said[:5] == b"HTTP/" else 0)
        finally:
            writer.transport.abort()

    await crowd(enemy, 30, one)


KINDS: dict[str, Attack] = {
    "pings": pings,
    "tiny": tiny,
    "junk": junk,
    "hellos": hellos,
    "asks": asks,
    "storms": storms,
    "slowloris": slowloris,
    "unread": unread,
    "gorge": gorge,
    "films": films,
    "play-on": playing_on,
    "undos": undos,
    "uploads": uploads,
    "tables": tables,
    "pages": pages,
    "guessing": guessing,
    "fuzz": fuzz,
}
