"""Games looked at again: finished tables and uploaded records, played on, told otherwise, advised upon."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from starboard.coach.hindsight import Advice
from starboard.core.tale import Tale
from starboard.server import deeds, identity, lobby
from starboard.server.messages.parts import MOST_ENTRIES
from starboard.server.messages.study import Choices, Replay, ReplayInfo, Tried, Verdict, WhatIf
from starboard.server.messages.tables import PlayOn, Seated
from starboard.server.refused import Refused
from starboard.server.rest.asker import PROBLEMS, AnyRequest, Asked, Asking, gone, packed, waited

LINES = "application/x-ndjson"

LONG = 1_000
"""A table that begins with so many lines costs as much again as one that begins empty, up to :data:`DEAREST`."""
DEAREST = 5.0

Id = Annotated[str, Parameter(max_length=40)]
REPLAY = {200: ResponseSpec(Replay, generate_examples=False), **PROBLEMS}


@get(
    ["/api/tables/{code:str}/record", "/api/replays/{code:str}/record"],
    responses=PROBLEMS,
    media_type=LINES,
    response_headers=[ResponseHeader(name="content-disposition", value='attachment; filename="game.starboard"')],
)
async def record(asker: Asking, request: AnyRequest, code: Id) -> Response[bytes]:
    """The record file of a finished game."""
    return packed(request, await waited(request, asker.archive.file(_id(code), asker.who)), LINES)


@get("/api/replays/{id:str}", responses=PROBLEMS)
async def replay(asker: Asking, request: AnyRequest, id: Id) -> ReplayInfo:
    """A replay."""
    return await waited(request, asker.archive.info(_id(id), asker.who))


@get("/api/replays/{id:str}/steps", responses=REPLAY, media_type="application/json")
async def replay_steps(
    asker: Asking,
    request: AnyRequest,
    id: Id,
    seat: Annotated[int, Parameter(ge=-1, le=31)] = -1,
    first: Annotated[int, Parameter(ge=0, le=MOST_ENTRIES)] = 0,
    last: Annotated[int, Parameter(ge=0, le=MOST_ENTRIES)] = 99,
    moments: Asked = False,
    panels: Asked = False,
) -> Response[bytes]:
    """Steps of a replay from one seat; with moments the first has the view, those after it change it event by event."""
    work = asker.archive.steps(_id(id), seat, first, last, asker.who, moments=moments, panels=panels)
    return packed(request, await waited(request, work))


@get("/api/replays/{id:str}/tale", responses=PROBLEMS)
async def tale(asker: Asking, request: AnyRequest, id: Id, seat: Annotated[int, Parameter(ge=-1, le=31)] = -1) -> Tale:
    """A finished game as a story: what a result page tells."""
    return await waited(request, asker.archive.tale(_id(id), seat, asker.who))


@get("/api/replays/{id:str}/choices", responses=PROBLEMS)
async def choices(
    asker: Asking,
    request: AnyRequest,
    id: Id,
    n: Annotated[int, Parameter(ge=0, le=MOST_ENTRIES)],
    seat: Annotated[int, Parameter(ge=0, le=31)] = 0,
) -> Choices:
    """What a seat could have played after so many entries: to try again."""
    return await waited(request, asker.archive.choices(_id(id), seat, n, asker.who))


@post("/api/replays/{id:str}/verdict", responses=PROBLEMS, status_code=200)
async def verdict(asker: Asking, request: AnyRequest, id: Id, data: JSONBody[Tried]) -> Verdict:
    """A move that is tried again beside what was played."""
    if not asker.house.wondering.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    return await waited(request, asker.archive.verdict(_id(id), data, asker.who))


@post("/api/replays/{id:str}/play-on", responses=PROBLEMS)
async def play_on(asker: Asking, request: AnyRequest, id: Id, data: JSONBody[PlayOn]) -> Seated:
    """Play on from a moment of a finished game, at a new table with bots."""
    if not asker.house.creating.take(asker.household, asker.guest, min(1 + data.n / LONG, DEAREST)):
        raise Refused(429, "server-too-fast")
    book = await waited(request, asker.archive.find(_id(id), asker.who))
    name = await asker.name(data.name)
    live = await lobby.play_on(asker.house, asker.who, name, book, data)
    if data.move is not None:
        move = msgspec.Raw(msgspec.json.encode(data.move))
        await deeds.play(live, asker.guest, data.seat, move, secrets.token_hex(8))
    return asker.seated(live)


@post("/api/replays/{id:str}/what-if", responses=REPLAY, status_code=200, media_type="application/json")
async def what_if(asker: Asking, request: AnyRequest, id: Id, data: JSONBody[WhatIf]) -> Response[bytes]:
    """A finished game told otherwise: where it branches, and all that would have come of it."""
    if not asker.house.wondering.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    return packed(request, await waited(request, asker.hindsight.what_if(_id(id), data, asker.who)))


@post("/api/replays/{id:str}/lookback/{name:str}", responses=PROBLEMS, status_code=200, media_type="application/json")
async def look_back(
    asker: Asking, request: AnyRequest, id: Id, name: Annotated[str, Parameter(max_length=40)]
) -> Response[bytes]:
    """What a game answers about itself, typed as ``Games[G]["lookbacks"]``: of a record, or of a table in play."""
    if not asker.house.wondering.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    asked = await request.body()
    return packed(request, await waited(request, asker.hindsight.look_back(_id(id), name, asked, asker.who)))


@get("/api/replays/{id:str}/advice", responses=PROBLEMS)
async def advice(
    asker: Asking,
    request: AnyRequest,
    id: Id,
    branch: Annotated[int, Parameter(ge=0, le=99)] = 0,
    deep: Asked = False,
) -> Advice:
    """What the coach says of a finished game: which change would have done better, and what each card was worth.

    Deep is for a ship that no single change would have saved: pairs of changes, and the last turn to save it.
    """
    allowance = asker.house.advising_deeply if deep else asker.house.advising
    if not allowance.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    return await asker.hindsight.advice(_id(id), branch, deep, asker.who, partial(gone, request))


def _id(id: str) -> str:
    return id.upper() if identity.is_code(id.upper()) else id


@post("/api/replays", responses=PROBLEMS, status_code=201)
async def upload(asker: Asking, request: AnyRequest) -> ReplayInfo:
    """Keep a record: the body is the file."""
    if not asker.house.uploading.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    id = await asker.archive.upload(await request.body(), asker.who)
    return await asker.archive.info(id, asker.who)


HANDLERS = [record, replay, replay_steps, tale, choices, verdict, play_on, what_if, look_back, advice]
