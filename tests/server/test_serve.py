"""``starboard serve`` as people start it."""

from __future__ import annotations

import gc
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.client import NO_TLS, PATIENCE

from starboard.cli import serve

ROOT = Path(__file__).parent.parent.parent


def started(folder: Path, *arguments: str, port: int = 0) -> subprocess.Popen[str]:
    """On a port of the system's choice: what is free now may be taken in a moment."""
    where = ["--host", "127.0.0.1", "--port", str(port)]
    return subprocess.Popen(
        [sys.executable, "-m", "starboard", "serve", "--no-browser", *where, *arguments],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "STARBOARD_DATA": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_what_comes_and_goes_is_no_garbage() -> None:
    """Positions that replace each other do not send Python through every table; what really piles up is found."""
    before = gc.get_threshold()
    gc.collect()
    try:
        serve.tidy_seldom()
        looked = [each["collections"] for each in gc.get_stats()]
        for _ in range(20):
            assert len([[n] for n in range(10_000)]) == 10_000
        assert [each["collections"] for each in gc.get_stats()] == looked
        for _ in range(60_000):
            ring: list[object] = []
            ring.append(ring)
        assert [each["collections"] for each in gc.get_stats()] != looked
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


@pytest.mark.parametrize(("arguments", "speaks"), [((), False), (("--verbose",), True)])
def test_the_address_stands_alone(tmp_path: Path, arguments: tuple[str, ...], speaks: bool) -> None:
    """No log line before, between or after what people read, unless they want it."""
    server = started(tmp_path, *arguments)
    try:
        assert server.stdout is not None
        assert server.stderr is not None
        greeting = re.search(r"http://localhost:(\d+)", server.stdout.readline())
        assert greeting is not None
        httpx.get(f"http://127.0.0.1:{greeting[1]}/health", timeout=PATIENCE, verify=NO_TLS)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(60)
    assert bool(server.stderr.read()) is speaks


def test_start_serve_stop(tmp_path: Path) -> None:
    server = started(tmp_path)
    try:
        assert server.stdout is not None
        greeting = re.search(r"http://localhost:(\d+)", server.stdout.readline())
        assert greeting is not None, "it says where it is as soon as it is up"
        port = int(greeting[1])
        assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE, verify=NO_TLS).status_code == 200
        taken = started(tmp_path, port=port)
        _, complaint = taken.communicate(timeout=PATIENCE)
        assert taken.returncode == 2
        assert str(port) in complaint
        second = started(tmp_path)
        _, complaint = second.communicate(timeout=PATIENCE)
        assert second.returncode == 2, "one file, one server"
        assert "in use by another server" in complaint
        assert "Traceback" not in complaint
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert (tmp_path / "tables.sqlite3").exists()


def test_a_host_may_keep_no_flight_log(tmp_path: Path) -> None:
    flown = '{"date":"2026-01-01","players":["Ola"],"entry":{"mission":"S2-1","common":"1","serious":"1","captain":0,'
    (tmp_path / "flight-log.jsonl").write_text(flown + '"communications":0,"security":0,"crew":4,"total":7}}\n')
    for arguments, lines in (((), 1), (("--no-flight-log",), 0)):
        server = started(tmp_path, *arguments)
        try:
            assert server.stdout is not None
            greeting = re.search(r"http://localhost:(\d+)", server.stdout.readline())
            assert greeting is not None
            log = httpx.get(f"http://127.0.0.1:{greeting[1]}/api/flight-log", timeout=PATIENCE, verify=NO_TLS)
            assert len(log.json()) == lines
        finally:
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("database", ["postgresql://nobody@127.0.0.1:1/x", "mysql://x"])
def test_a_database_that_can_not_be_used(tmp_path: Path, database: str) -> None:
    server = started(tmp_path, "--database", database)
    _, complaint = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert "The database can’t be used" in complaint
    assert "Traceback" not in complaint


def test_addresses() -> None:
    assert serve._addresses("127.0.0.1", 80) == ("http://localhost:80", None)
    assert serve._addresses("10.1.2.3", 80) == ("http://10.1.2.3:80", "http://10.1.2.3:80")
    own, lan = serve._addresses("0.0.0.0", 80)
    assert own == "http://localhost:80"
    assert lan is None or lan.startswith("http://")


def test_the_first_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        monkeypatch.setattr(serve, "PORT", busy.getsockname()[1])
        listening = serve._listen("127.0.0.1", None)
        assert listening is not None
        assert listening.getsockname()[1] > busy.getsockname()[1]
        listening.close()
