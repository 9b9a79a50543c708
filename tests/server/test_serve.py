"""``starboard serve`` as people start it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from tests.server.client import free_port

from starboard.cli import serve

ROOT = Path(__file__).parent.parent.parent


def started(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "starboard", "serve", "--no-browser", "--host", "127.0.0.1", *arguments],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "STARBOARD_DATA": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError("not up")


def test_start_serve_stop(tmp_path: Path) -> None:
    port = free_port()
    server = started(tmp_path, "--port", str(port))
    try:
        wait_for(port)
        taken = started(tmp_path, "--port", str(port))
        _, complaint = taken.communicate(timeout=30)
        assert taken.returncode == 2
        assert str(port) in complaint
        second = started(tmp_path, "--port", str(free_port()))
        _, complaint = second.communicate(timeout=30)
        assert second.returncode == 2, "one file, one server"
        assert "in use by another server" in complaint
        assert "Traceback" not in complaint
    finally:
        server.send_signal(signal.SIGINT)
    said, _ = server.communicate(timeout=30)
    assert server.returncode == 0
    assert f"http://localhost:{port}" in said
    assert (tmp_path / "tables.sqlite3").exists()


@pytest.mark.parametrize("database", ["postgresql://nobody@127.0.0.1:1/x", "mysql://x"])
def test_a_database_that_can_not_be_used(tmp_path: Path, database: str) -> None:
    server = started(tmp_path, "--port", str(free_port()), "--database", database)
    _, complaint = server.communicate(timeout=30)
    assert server.returncode == 2
    assert "The database can't be used" in complaint
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
