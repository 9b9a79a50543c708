"""Find the system's Chromium, or install it, or say loudly that there is none."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APT = ("apt-get", "install", "-y", "-q", "-o", "DPkg::Lock::Timeout=600", "chromium")

MISSING = """\
No Chromium was found and none could be installed, so the table was not tried in a browser.
Install one (Debian, Ubuntu: apt-get install chromium), name one in STARBOARD_CHROMIUM, or set STARBOARD_NO_BROWSER=1 to
leave these tests out."""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
]


def find() -> str | None:
    """The path of a Chromium; it is installed if that is possible here."""
    if named := os.environ.get("STARBOARD_CHROMIUM"):
        return named
    if found := _on_path():
        return found
    # Several test processes may want it at once; the first one installs, the others find.
    with (Path(tempfile.gettempdir()) / "starboard-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _on_path() or _installed()


def _on_path() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def _installed() -> str | None:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    print("No Chromium here: installing it with apt-get.", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(("apt-get", "update", "-q"), env=environment, check=False, timeout=600)
    subprocess.run(APT, env=environment, check=False, timeout=900)
    return _on_path()
