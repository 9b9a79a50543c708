"""What is kept has an end, but for games that are being played; seats that change hands say so; names have limits."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest
from tests.server import toy
from tests.server.client import QUICK, Guest, served, told
from tests.server.test_attack import EVE, played
from tests.server.test_house import NUDGE, WallClock, got, house_on, laid, looking

from starboard.cli import main
from starboard.core import record as record_
from starboard.core.entries import BadRecord
from starboard.core.table import Table
from starboard.server import deeds, keeping, lobby
from starboard.server.house import House
from starboard.server.messages.tables import PlayOn
from starboard.server.replays import Archive
from starboard.server.store import Holding
from starboard.server.store.connecting import connect


def holding(id: str, days: float, size: int, for_good: bool = False) -> Holding:
    return Holding("table", id, 1_000_000 - days * keeping.DAY, size, for_good)


def test_the_old_goes_then_the_oldest_until_the_rest_fits() -> None:
    held = [
        holding("a", 100, 5),
        holding("b", 50, 5),
        holding("c", 10, 5),
        holding("d", 1, 5),
        holding("x", 99, 5, True),
    ]

    def gone(days: float, most: int) -> str:
        return "".join(one.id for one in keeping.too_much(held, 1_000_000, days, most))

    assert gone(1_000, 1_000) == ""
    assert gone(60, 1_000) == "a"
    assert gone(1_000, 15) == "ab"
    assert gone(1_000, 0) == "abcd", "a game that is played stays, whatever there is"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@told
async def test_a_house_clears_away_what_is_over_and_nothing_else(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/x.sqlite3" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    now = WallClock()
    now.at = time.time()
    house = House(connect(url), msgspec.structs.replace(QUICK, keep_days=30), toy.find, now)
    await house.open()
    over = await played(house, 5)
    running = (await laid(house, length=5)).folded.code
    book = await Archive(house).find(over, EVE)
    copied = (await lobby.play_on(house, EVE, "Eve", book, PlayOn(n=3, seat=0))).folded.code
    upload = await Archive(house).upload((await Archive(house).file(over, EVE)).body, EVE)
    mine = {over, running, copied, upload}

    async def left() -> set[str]:
        return {one.id for one in await house.store.holdings()} & mine

    assert await left() == mine
    await house.tidy()
    assert await left() == mine, "nothing is old yet"
    now.at += 31 * keeping.DAY
    await house.tidy()
    assert await left() == mine - {upload}, "tables in memory are in use"
    for live in list(house.lives.values()):
        house.forget(live)
    await house.tidy()
    assert await left() == {running}
    assert await house.store.items(over) == []
    again = await house.table(running)
    await deeds.play(again, "ada", 0, NUDGE, "on")
    await house.close()


@told
async def test_a_disk_that_gets_full_is_told_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_on(tmp_path) as house:
        live = await laid(house)
        listener = looking(live)
        monkeypatch.setattr(house.store, "room", lambda: 1_000)
        house.look_for_room()
        house.look_for_room()
        monkeypatch.setattr(house.store, "room", lambda: 10**12)
        house.look_for_room()
        told_of = [message["table"]["low"] for message in got(listener) if message.get("table")]
        assert told_of == [False, True, False]


def test_a_store_is_shown_pruned_exported_and_taken_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    one, two, file = f"sqlite:///{tmp_path}/one.sqlite3", f"sqlite:///{tmp_path}/two.sqlite3", tmp_path / "house.jsonl"

    @told
    async def fill() -> None:
        house = House(connect(one), QUICK, toy.find)
        await house.open()
        code = await played(house, 5)
        await Archive(house).upload((await Archive(house).file(code, EVE)).body, EVE)
        await house.close()

    fill()

    def run(*words: str) -> str:
        assert main(["store", *words]) == 0
        return capsys.readouterr().out

    assert "Finished tables" in run("--database", one)
    assert "2 tables and records" in run("export", str(file), "--database", one)
    assert "Taken in: 2." in run("import", str(file), "--database", two)
    assert "Already there" in run("import", str(file), "--database", two)
    assert "nothing to clear away" in run("prune", "--database", two)
    assert "2 tables and records" in run("prune", "--megabytes", "0", "--database", two)
    file.write_text('{"replay": 7}')
    assert main(["store", "import", str(file), "--database", two]) == 2
    assert main(["store", "import", "--database", two]) == 2


# --- who may look ---------------------------------------------------------------------


@told
async def test_a_seat_that_changes_hands_says_so_to_everybody_and_in_the_record(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben, Guest(base, "Cleo") as cleo:
        code = await ada.create(seats=2, options={"length": 3})
        await ben.sit(code)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        table = await ada.connect(code)
        await table.play({"move": "Nudge", "by": 1})
        await ada.call("POST", f"/api/tables/{code}/remove", {"seat": 1})
        await ada.call("POST", f"/api/tables/{code}/bot", {"seat": 1, "bot": None})
        await cleo.call("POST", f"/api/tables/{code}/sit", {"seat": 1, "name": "Cleo"})
        link = await cleo.call("POST", f"/api/tables/{code}/link")
        async with Guest(base, "Dov") as dov:
            await dov.call("POST", "/api/claim", {"token": link["token"]})
            watcher = await ben.connect(code)
            said = [line["phrase"] for line in watcher.got[-1]["chat"]]
            assert [(phrase["id"], phrase["args"].get("name")) for phrase in said] == [
                ("server-hand-sent-away", "Ben"),
                ("server-hand-open", None),
                ("server-hand-sat", "Cleo"),
                ("server-hand-device", "Cleo"),
            ]
            seat = await dov.connect(code)
            await seat.play({"move": "Nudge", "by": 1})
            await table.play({"move": "Nudge", "by": 1})
        file = (await ada.http.get(f"/api/tables/{code}/record")).content
        header = msgspec.json.decode(file.splitlines()[0])
        assert [(hand["n"], hand["seat"], hand["how"], hand["name"]) for hand in header["hands"]] == [
            (1, 1, "sent-away", ""),
            (1, 1, "back", ""),
            (1, 1, "sat", "Cleo"),
            (1, 1, "device", "Cleo"),
        ]
        kept = await ada.http.post("/api/replays", content=file)
        assert kept.status_code == 201, "and it is read again"


@pytest.mark.parametrize("name", ["x" * 100_000, "a\nb", "\x1b[31mred", "\u202eevil", "\u2066x"])
def test_names_in_records_have_limits(name: str) -> None:
    table = Table(toy.LANTERNS, [name], seed=1)
    with pytest.raises(BadRecord) as bad:
        record_.loads(record_.dumps(toy.LANTERNS, table.record, table.state), toy.find)
    assert bad.value.reason.id == "record-names"


def test_names_that_people_have_are_fine() -> None:
    for name in ("Ada", "Зоя", "愛", "👩‍🚀", "Zoë 2", "", "מרים"):
        table = Table(toy.LANTERNS, [name], seed=1)
        record_.loads(record_.dumps(toy.LANTERNS, table.record, table.state), toy.find)


# --- for the host ---------------------------------------------------------------------


@told
async def test_numbers_for_prometheus(tmp_path: Path) -> None:
    prometheus = pytest.importorskip("prometheus_client")
    from starboard.server.metrics import Numbers

    async with house_on(tmp_path) as house:
        looking(await laid(house))
        house.counts["200"] += 3
        registry = prometheus.CollectorRegistry()
        registry.register(Numbers(house))
        page = prometheus.generate_latest(registry).decode()
        assert "starboard_tables 1.0" in page
        assert 'starboard_happened_total{what="200"} 3.0' in page
        assert "starboard_room_bytes" in page


def test_nothing_of_it_is_on_the_public_address(tmp_path: Path) -> None:
    @told
    async def ask() -> None:
        with served(msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3")) as base:
            async with Guest(base, "Eve") as eve:
                assert (await eve.http.get("/metrics")).headers["content-type"].startswith("text/html")

    ask()


def test_the_doctor_looks_at_a_server_as_people_reach_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own, other = f"sqlite:///{tmp_path}/x.sqlite3", f"sqlite:///{tmp_path}/y.sqlite3"
    with served(msgspec.structs.replace(QUICK, database=own)) as base:
        main(["doctor", base, "--database", own])
        said = " ".join(capsys.readouterr().out.split())
        assert "Database: a server is using it." in said
        assert "Own pages: they are let in." in said
        assert "Foreign pages: they are kept out." in said
        assert "Live play: sockets come through." in said
        assert "!! TLS: what people say and play can be read on the way." in said
        name = base.replace("127.0.0.1", "foreign.localhost")
        assert main(["doctor", name, "--database", other]) in (1, 2)
    assert main(["doctor", base, "--database", other]) == 1
    assert "does not answer" in capsys.readouterr().out
    assert main(["doctor", "ftp://x"]) == 2
