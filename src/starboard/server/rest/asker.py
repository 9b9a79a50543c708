"""Who asks: what every handler of the REST part is given, and what it may answer with."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from starboard.server import identity, look
from starboard.server.answers import Packed
from starboard.server.hindsight import Hindsight
from starboard.server.house import House
from starboard.server.limits import Who
from starboard.server.live import Live
from starboard.server.messages.house import Problem
from starboard.server.messages.tables import Seated
from starboard.server.refused import Refused
from starboard.server.replays import Archive

T = TypeVar("T")

PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=why)
    for status, why in (
        (400, "can't be understood"),
        (403, "not for you"),
        (404, "not here"),
        (405, "not this way"),
        (409, "not now"),
        (410, "of an earlier version"),
        (413, "too big"),
        (415, "not in this form"),
        (429, "too fast"),
        (503, "the store does not answer"),
    )
}

Code = Annotated[str, Parameter(max_length=12, description="the table's code, such as KRZPTV")]
Asked = Annotated[bool, Parameter(description="only sent to those who ask for it")]
AnyRequest = Request[Any, Any, State]


class Asker:
    """Who asks: the house, the guest behind the cookie, their household."""

    def __init__(self, request: AnyRequest) -> None:
        self.house: House = request.app.state.house
        self.archive: Archive = request.app.state.archive
        self.hindsight: Hindsight = request.app.state.hindsight
        self.guest: str = request.scope["starboard"]["guest"]  # type: ignore[typeddict-item]
        self.household: str = request.scope["starboard"]["household"]  # type: ignore[typeddict-item]
        self.who = Who(self.household, self.guest)
        settings = self.house.settings
        own = str(request.base_url).rstrip("/")
        local = request.base_url.hostname in ("localhost", "127.0.0.1", "::1")
        self.base = settings.address or (settings.lan if local else None) or own

    async def table(self, code: str) -> Live:
        """The table of this code."""
        return await self.house.table(code.upper(), self.household)

    async def name(self, given: str | None) -> str | None:
        """The guest's name: the one just given, or the one the house remembers."""
        if given is None:
            return await self.house.store.name(self.guest)
        name = identity.clean(given)
        if not name:
            raise Refused(400, "server-name-empty")
        await self.house.store.set_name(self.guest, name)
        return name

    def seated(self, live: Live) -> Seated:
        """The table as this guest sees it."""
        folded = live.folded
        return Seated(table=live.info(self.house.now()), you=look.you(folded, self.guest, folded.seat_of(self.guest)))


async def waited(request: AnyRequest, answer: Coroutine[Any, Any, T]) -> T:
    """An answer that takes long: given up when nobody waits for it any more."""
    work, leaving = asyncio.ensure_future(answer), asyncio.ensure_future(gone(request))
    try:
        await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise Refused(409, "server-nobody-waits")
        return work.result()
    finally:
        leaving.cancel()
        work.cancel()


async def gone(request: AnyRequest) -> None:
    """Until whoever asked no longer waits."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def packed(request: AnyRequest, answer: Packed, media: str = "application/json") -> Response[bytes]:
    """The bytes that the asker can read."""
    headers = {"vary": "accept-encoding"}
    if answer.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(answer.body, headers=headers, media_type=media)
    return Response(answer.packed, headers={**headers, "content-encoding": "gzip"}, media_type=media)


Asking = NamedDependency[Asker]


async def asker(request: AnyRequest) -> Asker:
    """Dependency of every handler."""
    return Asker(request)
