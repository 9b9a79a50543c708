"""The browser client: files made by the build, held in memory. Every other path is a page of the client.

A plain request to a socket's path (``/ws/``) is none: whoever does not speak WebSocket there hears 404.
"""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from starboard.server.asgi import Scope, Send

PAGE = "index.html"
_SMALL = 1_000


class _File(NamedTuple):
    body: bytes
    packed: bytes | None
    type: bytes
    mark: bytes
    lasting: bool


class Pages:
    """Serves the built client."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._files: dict[str, _File] = {}
        folder = folder if folder is not None else files("starboard") / "server" / "static"
        if folder.is_dir():
            self._read(folder, "")

    @property
    def built(self) -> bool:
        """Whether there is a client to serve."""
        return PAGE in self._files

    def _read(self, folder: Traversable, prefix: str) -> None:
        for entry in folder.iterdir():
            name = prefix + entry.name
            if entry.is_dir():
                self._read(entry, f"{name}/")
            else:
                self._files[name] = _prepare(name, entry.read_bytes())

    async def __call__(self, scope: Scope, send: Send) -> bool:
        """Answer with a file or a page; ``False`` if there is none."""
        name = scope["path"].lstrip("/")
        file = self._files.get(name)
        if file is None and "." not in name.rsplit("/", 1)[-1] and not name.startswith("ws/"):
            file = self._files.get(PAGE)
        if file is None or scope["method"] not in ("GET", "HEAD"):
            return False
        asked = dict(scope["headers"])
        headers = [
            (b"etag", file.mark),
            (b"cache-control", b"public, max-age=31536000, immutable" if file.lasting else b"no-cache"),
            (b"vary", b"accept-encoding"),
        ]
        if asked.get(b"if-none-match") == file.mark:
            await _answer(send, 304, headers, b"")
            return True
        body = file.body
        if file.packed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
            body = file.packed
            headers.append((b"content-encoding", b"gzip"))
        headers += [(b"content-type", file.type), (b"content-length", str(len(body)).encode())]
        await _answer(send, 200, headers, b"" if scope["method"] == "HEAD" else body)
        return True


def _prepare(name: str, body: bytes) -> _File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith((".js", ".mjs")):
        kind = "text/javascript"  # some systems' registries say otherwise, and browsers then refuse modules
    if kind.startswith("text/") or kind in ("application/json", "application/manifest+json", "image/svg+xml"):
        kind += "; charset=utf-8"
    packed = gzip.compress(body, 9, mtime=0) if len(body) > _SMALL and "charset" in kind else None
    mark = f'"{blake2b(body, digest_size=9).hexdigest()}"'.encode()
    # The build puts a digest into the name of everything below assets/.
    return _File(body, packed, kind.encode(), mark, name.startswith("assets/"))


async def _answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
