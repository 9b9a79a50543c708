"""Puts the server together: ``app(settings)`` is the ASGI application, ``config(app, …)`` how uvicorn serves it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import starboard
from starboard import games
from starboard.core.text import Phrase, say
from starboard.server.answers import PACKED_FROM
from starboard.server.door import Door
from starboard.server.fold import FindGame
from starboard.server.front import Front
from starboard.server.hindsight import Hindsight
from starboard.server.house import House
from starboard.server.lean import LeanSocket
from starboard.server.messages.house import Problem
from starboard.server.pages import Pages
from starboard.server.refused import Refused
from starboard.server.replays import Archive
from starboard.server.rest import home, router
from starboard.server.settings import Settings
from starboard.server.store import Store, Unavailable
from starboard.server.store.connecting import connect

logger = logging.getLogger(__name__)

SMALL_BODY = 65_536
PACKED_ALREADY = ["^/api/box/", "/steps$", "/what-if$", "/record$", "^/api/tools/"]
"""These bring their own: what is large is packed beside the event loop."""
FRAMES_A_MESSAGE = 4
"""Frames of all kinds that may come for each message: hands and pings are among them."""


def app(settings: Settings | None = None, store: Store | None = None, find: FindGame = games.find) -> Front:
    """The whole server as one ASGI application."""
    settings = settings or Settings()
    house = House(store or connect(settings.database), settings, find)

    @asynccontextmanager
    async def life(rest: Litestar) -> AsyncIterator[None]:
        home.offered(house)
        await house.open()
        rest.state.house = house
        rest.state.archive = Archive(house)
        rest.state.hindsight = Hindsight(rest.state.archive)
        try:
            yield
        finally:
            await house.close()

    rest = Litestar(
        [router(settings.upload_bytes)],
        lifespan=[life],
        exception_handlers={
            Refused: _refused,
            Unavailable: _unavailable,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Starboard",
            version=starboard.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=SMALL_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=PACKED_FROM, gzip_compress_level=5, exclude=PACKED_ALREADY
        ),
        logging_config=None,
    )
    return Front(house, rest, Pages())  # type: ignore[arg-type]


AnyRequest = Request[Any, Any, Any]


def _problem(status: int, reason: Phrase, clause: str | None = None, line: int | None = None) -> Response[Problem]:
    return Response(
        Problem(status=status, reason=reason, clause=clause, line=line),
        status_code=status,
        media_type="application/json",
    )


def _refused(_request: AnyRequest, error: Refused) -> Response[Problem]:
    return _problem(error.status, error.reason, error.clause, error.line)


def _unavailable(_request: AnyRequest, error: Unavailable) -> Response[Problem]:
    logger.error("store unavailable", extra={"error": str(error)})
    return _problem(503, say("server-store"))


def _too_deep(_request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """Brackets in brackets in brackets: the decoder's limit, not ours."""
    return _problem(400, say("server-bad-request", reason="too deep"))


def _no_text(_request: AnyRequest, _error: UnicodeDecodeError) -> Response[Problem]:
    """Bytes that are no text."""
    return _problem(400, say("server-bad-request", reason="not UTF-8"))


_HTTP_WORDS = {404: "server-not-found", 405: "server-method", 413: "server-too-big"}


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return _broken(request, error)
    if error.status_code in _HTTP_WORDS:
        return _problem(error.status_code, say(_HTTP_WORDS[error.status_code]))
    details = [str(each.get("message", "")) for each in error.extra or [] if isinstance(each, dict)]
    return _problem(error.status_code, say("server-bad-request", reason="; ".join(details) or error.detail))


def _broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """What went wrong goes into the log; the client gets only the number under which it stands there."""
    trace = secrets.token_hex(4)
    logger.error("request failed", exc_info=error, extra={"trace_id": trace, "path": request.url.path})
    return _problem(500, say("server-broken", trace=trace))


def config(front: Front, host: str, port: int, **more: Any) -> uvicorn.Config:
    """How uvicorn serves it: light WebSockets, small frames, no compression of them, no logs of its own."""
    settings = front.house.settings
    socket: Any = partial(LeanSocket, frames_a_second=settings.messages_a_second * FRAMES_A_MESSAGE)
    door: Any = partial(Door, settings=settings, open=front.house.connections)
    return uvicorn.Config(
        front,
        host=host,
        port=port,
        http=door,
        ws=socket,
        ws_max_size=settings.frame_bytes * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        **more,
    )
