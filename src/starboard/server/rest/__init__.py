"""The REST part: the house, tables before and around play, replays."""

from __future__ import annotations

from litestar import Router
from litestar.types import ControllerRouterHandler

from starboard.server.rest import home, replays, tables
from starboard.server.rest.asker import asker


def router(upload_bytes: int) -> Router:
    """All handlers; an uploaded record may have this many bytes."""
    handlers: list[ControllerRouterHandler] = [
        *home.HANDLERS,
        *tables.HANDLERS,
        *replays.HANDLERS,
        Router("/", route_handlers=[replays.upload], request_max_body_size=upload_bytes),
    ]
    return Router("/", route_handlers=handlers, dependencies={"asker": asker})
