"""The REST part: the house, tables before and around play, replays, rules and boxes."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any

import segno
from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import ResponseHeader, State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter
from litestar.types import ControllerRouterHandler

import starboard
from starboard import bots, games
from starboard.coach.hindsight import Advice
from starboard.core import clauses, languages, lessons
from starboard.core import options as options_
from starboard.core.game import SPECTATOR, AnyGame
from starboard.games.space_alert.flight_log import LogLine
from starboard.server import boxes, deeds, flights, identity, learning, lobby, look, tools
from starboard.server.hindsight import Hindsight
from starboard.server.house import House
from starboard.server.live import Live
from starboard.server.messages import (
    MOST_ENTRIES,
    PROTOCOL,
    ChangeTable,
    ClaimSeat,
    Clause,
    CreateTable,
    GameInfo,
    Health,
    Home,
    Learn,
    LessonBrief,
    LessonPlan,
    Me,
    PickSeat,
    PlayOn,
    Problem,
    Ready,
    Replay,
    ReplayInfo,
    Rules,
    Seated,
    SeatLink,
    SetBot,
    SetName,
    Sit,
    Start,
    Step,
    TableBrief,
    WhatIf,
)
from starboard.server.refused import Refused
from starboard.server.replays import Archive
from starboard.server.store import Unavailable

LONGEST_TAG = 35
"""Characters of a language's tag that any program must take (BCP 47, 4.4.1)."""

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
LessonId = Annotated[str, Parameter(max_length=40, description="the lesson's name, such as da-taste")]
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


Asking = NamedDependency[Asker]


async def asker(request: AnyRequest) -> Asker:
    """Dependency of every handler."""
    return Asker(request)


# --- the house -----------------------------------------------------------------------------------------------


@get("/api/games", responses=PROBLEMS)
async def home(asker: Asking) -> Home:
    """What this house offers."""
    offered = [_offered(game) for name in games.names() if (game := asker.house.find(name)) is not None]
    return Home(
        version=starboard.__version__,
        protocol=PROTOCOL,
        games=offered,
        languages=languages.languages(),
        quick_phrases=look.QUICK_PHRASES,
        address=asker.base,
    )


@get("/api/flight-log", responses=PROBLEMS)
async def flight_log(asker: Asking) -> list[LogLine]:
    """The Space Alert missions flown in this house, the newest first."""
    path = asker.house.settings.flight_log
    return [] if path is None else await asyncio.to_thread(flights.latest, Path(path))


def _offered(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        least=game.players[0],
        most=game.players[-1],
        options=options_.describe(game),
        bots=bots.names()[::-1],
        lesson=next(iter(lessons.of(game)), None),
        box=boxes.address(game),
    )


@get("/api/me", responses=PROBLEMS)
async def me(asker: Asking) -> Me:
    """The guest and the tables they sit at."""
    tables = [
        TableBrief(
            code=brief.code,
            game=brief.game,
            phase=brief.phase,  # type: ignore[arg-type]
            seats=brief.seats,
            updated=brief.updated,
            lesson=brief.lesson,
        )
        for brief in await asker.house.tables_of(asker.guest)
    ]
    return Me(name=await asker.house.store.name(asker.guest), tables=tables)


@put("/api/me", responses=PROBLEMS)
async def set_name(asker: Asking, data: JSONBody[SetName]) -> Me:
    """Take a name."""
    name = await asker.name(data.name)
    return Me(name=name, tables=[])


@get("/health", responses={503: ResponseSpec(Health, generate_examples=False)})
async def health(asker: Asking) -> Response[Health]:
    """Whether the server and its store are well."""
    house = asker.house
    status, code = "ok", 200
    try:
        await house.store.check()
    except Unavailable:
        status, code = "failing", 503
    return Response(
        Health(
            status=status,  # type: ignore[arg-type]
            version=starboard.__version__,
            store=house.store.kind,
            tables=len(house.lives),
            sockets=house.sockets,
        ),
        status_code=code,
    )


# --- tables --------------------------------------------------------------------------------------------------


@post("/api/tables", responses=PROBLEMS)
async def create(asker: Asking, data: JSONBody[CreateTable]) -> Seated:
    """Lay a table."""
    if not asker.house.creating.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    name = await asker.name(data.name)
    return asker.seated(await lobby.create(asker.house, asker.guest, name, data))


@get("/api/lessons", responses=PROBLEMS)
async def all_lessons(asker: Asking) -> list[LessonBrief]:
    """The lessons of all games, each game's in their order."""
    return learning.offered(asker.house)


@get("/api/lessons/{id:str}", responses=PROBLEMS)
async def lesson(asker: Asking, id: LessonId) -> LessonPlan:
    """A lesson as the client gives it."""
    return learning.plan_of(learning.find(asker.house, id)[1])


@post("/api/lessons/{id:str}", responses=PROBLEMS)
async def learn(asker: Asking, id: LessonId, data: JSONBody[Learn]) -> Seated:
    """To the table of a lesson: where it was left, or a new one."""
    game, wanted = learning.find(asker.house, id)
    if not data.anew and (live := await learning.left(asker.house, asker.guest, wanted)) is not None:
        return asker.seated(live)
    if not asker.house.creating.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    return asker.seated(await learning.lay(asker.house, asker.guest, await asker.name(data.name), game, wanted))


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def table(asker: Asking, code: Code) -> Seated:
    """A table."""
    return asker.seated(await asker.table(code))


@post("/api/tables/{code:str}/sit", responses=PROBLEMS, status_code=200)
async def sit(asker: Asking, code: Code, data: JSONBody[Sit]) -> Seated:
    """Take a seat."""
    live = await asker.table(code)
    await lobby.sit(live, asker.guest, await asker.name(data.name), data.seat)
    return asker.seated(live)


@post("/api/tables/{code:str}/leave", responses=PROBLEMS, status_code=200)
async def leave(asker: Asking, code: Code) -> Seated:
    """Stand up."""
    live = await asker.table(code)
    await lobby.leave(live, asker.guest)
    return asker.seated(live)


@post("/api/tables/{code:str}/ready", responses=PROBLEMS, status_code=200)
async def ready(asker: Asking, code: Code, data: JSONBody[Ready]) -> Seated:
    """Ready, or not."""
    live = await asker.table(code)
    await lobby.ready(live, asker.guest, data.ready)
    return asker.seated(live)


@post("/api/tables/{code:str}/bot", responses=PROBLEMS, status_code=200)
async def bot(asker: Asking, code: Code, data: JSONBody[SetBot]) -> Seated:
    """Hand a seat to a bot, or back."""
    live = await asker.table(code)
    await lobby.hand(live, asker.guest, data.seat, data.bot)
    return asker.seated(live)


@post("/api/tables/{code:str}/change", responses=PROBLEMS, status_code=200)
async def change(asker: Asking, code: Code, data: JSONBody[ChangeTable]) -> Seated:
    """Other options, another number of seats."""
    live = await asker.table(code)
    await lobby.change(live, asker.guest, data)
    return asker.seated(live)


@post("/api/tables/{code:str}/host", responses=PROBLEMS, status_code=200)
async def host(asker: Asking, code: Code, data: JSONBody[PickSeat]) -> Seated:
    """Pass the host's role on."""
    live = await asker.table(code)
    await lobby.pass_on(live, asker.guest, data.seat)
    return asker.seated(live)


@post("/api/tables/{code:str}/remove", responses=PROBLEMS, status_code=200)
async def remove(asker: Asking, code: Code, data: JSONBody[PickSeat]) -> Seated:
    """Send a player away."""
    live = await asker.table(code)
    await lobby.remove(live, asker.guest, data.seat)
    return asker.seated(live)


@post("/api/tables/{code:str}/start", responses=PROBLEMS, status_code=200)
async def start(asker: Asking, code: Code, data: JSONBody[Start]) -> Seated:
    """Begin."""
    live = await asker.table(code)
    await lobby.start(live, asker.guest, fill=data.fill)
    return asker.seated(live)


@post("/api/tables/{code:str}/rematch", responses=PROBLEMS, status_code=200)
async def rematch(asker: Asking, code: Code) -> Seated:
    """The same people at a new table."""
    live = await asker.table(code)
    return asker.seated(await lobby.rematch(asker.house, live, asker.guest))


@post("/api/tables/{code:str}/link", responses=PROBLEMS, status_code=200)
async def link(asker: Asking, code: Code) -> SeatLink:
    """A private link to the own seat."""
    token = await lobby.link(await asker.table(code), asker.guest)
    path = f"/seat/{token}"
    return SeatLink(token=token, path=path, qr=qr_code(asker.base + path).decode())


@post("/api/claim", responses=PROBLEMS, status_code=200)
async def claim(asker: Asking, data: JSONBody[ClaimSeat]) -> Seated:
    """Take over the seat of a private link."""
    place = identity.read_link(data.token)
    if place is None:
        raise Refused(403, "server-bad-link")
    live = await asker.table(place[0])
    await lobby.claim(live, asker.guest, place[1], data.token)
    return asker.seated(live)


@get("/api/tables/{code:str}/qr", responses=PROBLEMS, media_type="image/svg+xml")
async def qr(asker: Asking, code: Code) -> bytes:
    """The table's address as a QR code."""
    live = await asker.table(code)
    return qr_code(f"{asker.base}/table/{live.folded.code}")


@get("/api/tables/{code:str}/steps", responses=PROBLEMS)
async def steps(
    asker: Asking,
    code: Code,
    first: Annotated[int, Parameter(ge=0, le=MOST_ENTRIES)] = 1,
    last: Annotated[int, Parameter(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES,
    moments: Asked = False,
    watch: Asked = False,
) -> list[Step]:
    """Earlier steps of a running game as the asker's seat (or, with watch, a spectator) witnessed them, at most 100.

    With moments the first has the view where it led, 0 being the setup; those after it change that view event by event.
    """
    live = await asker.table(code)
    seat = SPECTATOR if watch else live.folded.seat_of(asker.guest)
    return await deeds.history(asker.house, live, seat, first, last, moments)


def qr_code(address: str) -> bytes:
    """An address as a QR code, drawn as SVG."""
    out = BytesIO()
    segno.make(address, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False, svgns=True, nl=False)
    return out.getvalue()


# --- replays, rules, boxes, words ------------------------------------------------------------------------------


@get(
    ["/api/tables/{code:str}/record", "/api/replays/{code:str}/record"],
    responses=PROBLEMS,
    media_type="application/x-ndjson",
    response_headers=[ResponseHeader(name="content-disposition", value='attachment; filename="game.starboard"')],
)
async def record(asker: Asking, code: Annotated[str, Parameter(max_length=40)]) -> bytes:
    """The record file of a finished game."""
    return await asker.archive.file(_id(code), asker.household)


@get("/api/replays/{id:str}", responses=PROBLEMS)
async def replay(asker: Asking, id: Annotated[str, Parameter(max_length=40)]) -> ReplayInfo:
    """A replay."""
    return await asker.archive.info(_id(id), asker.household)


@get("/api/replays/{id:str}/steps", responses=PROBLEMS)
async def replay_steps(
    asker: Asking,
    id: Annotated[str, Parameter(max_length=40)],
    seat: Annotated[int, Parameter(ge=-1, le=31)] = -1,
    first: Annotated[int, Parameter(ge=0, le=MOST_ENTRIES)] = 0,
    last: Annotated[int, Parameter(ge=0, le=MOST_ENTRIES)] = 99,
    moments: Asked = False,
    panels: Asked = False,
) -> Replay:
    """Steps of a replay from one seat; with moments the first has the view, those after it change it event by event."""
    return await asker.archive.steps(_id(id), seat, first, last, asker.household, moments=moments, panels=panels)


@post("/api/replays/{id:str}/play-on", responses=PROBLEMS)
async def play_on(asker: Asking, id: Annotated[str, Parameter(max_length=40)], data: JSONBody[PlayOn]) -> Seated:
    """Play on from a moment of a finished game, at a new table with bots."""
    if not asker.house.creating.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    game, record = await asker.archive.find(_id(id), asker.household)
    name = await asker.name(data.name)
    return asker.seated(await lobby.play_on(asker.house, asker.guest, name, game, record, data))


@post("/api/replays/{id:str}/what-if", responses=PROBLEMS, status_code=200)
async def what_if(asker: Asking, id: Annotated[str, Parameter(max_length=40)], data: JSONBody[WhatIf]) -> Replay:
    """A finished game told otherwise: where it branches, and all that would have come of it."""
    if not asker.house.wondering.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    return await asker.hindsight.what_if(_id(id), data, asker.household)


@get("/api/replays/{id:str}/advice", responses=PROBLEMS)
async def advice(
    asker: Asking,
    request: AnyRequest,
    id: Annotated[str, Parameter(max_length=40)],
    branch: Annotated[int, Parameter(ge=0, le=99)] = 0,
    deep: Asked = False,
) -> Advice:
    """What the coach says of a finished game: which change would have done better, and what each card was worth.

    Deep is for a ship that no single change would have saved: pairs of changes, and the last turn to save it.
    """
    allowance = asker.house.advising_deeply if deep else asker.house.advising
    if not allowance.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    return await asker.hindsight.advice(_id(id), branch, deep, asker.household, partial(_gone, request))


async def _gone(request: AnyRequest) -> None:
    """Until whoever asked no longer waits."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _id(id: str) -> str:
    return id.upper() if identity.is_code(id.upper()) else id


@post("/api/replays", responses=PROBLEMS, status_code=201)
async def upload(asker: Asking, request: AnyRequest) -> ReplayInfo:
    """Keep a record: the body is the file."""
    if not asker.house.uploading.take(asker.household, asker.guest):
        raise Refused(429, "server-too-fast")
    id = await asker.archive.upload(await request.body())
    return await asker.archive.info(id, asker.household)


@get("/api/rules/{game:str}", responses=PROBLEMS)
async def rules(
    asker: Asking,
    game: Annotated[str, Parameter(max_length=40)],
    language: Annotated[str, Parameter(max_length=LONGEST_TAG)] = "en",
) -> Rules:
    """The rules of a game, clause by clause."""
    found = lobby.find_game(asker.house, game)
    chosen = languages.negotiate([language])
    return Rules(game=found.id, language=chosen, clauses=_clauses(found.id, chosen))


@cache
def _clauses(game: str, language: str) -> list[Clause]:
    return [Clause(name, words) for name, words in clauses.rules(game, language).items()]


@get("/api/box/{game:str}/{file:str}", responses=PROBLEMS, media_type="application/json")
async def box(
    asker: Asking,
    request: AnyRequest,
    game: Annotated[str, Parameter(max_length=40)],
    file: Annotated[str, Parameter(max_length=40)],
) -> Response[bytes]:
    """What a game is made of, typed as ``Games[G]["box"]``; its address is in ``GET /api/games``."""
    found = boxes.pack(lobby.find_game(asker.house, game))
    if file != found.file:
        raise Refused(404, "server-not-found")
    headers = {"cache-control": boxes.FOR_EVER, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.body, headers=headers)
    return Response(found.packed, headers={**headers, "content-encoding": "gzip"})


@post("/api/tools/{game:str}/{name:str}", responses=PROBLEMS, status_code=200)
async def tool(
    asker: Asking,
    request: AnyRequest,
    game: Annotated[str, Parameter(max_length=40)],
    name: Annotated[str, Parameter(max_length=40)],
    panels: Asked = False,
) -> Response[bytes]:
    """What a game answers beside its tables, typed as ``Games[G]["tools"]``; nothing is kept of it."""
    found = lobby.find_game(asker.house, game)
    asked = await request.body()
    body, media = await asker.house.study(tools.answer, found, tools.find(found, name), asked, panels)
    return Response(body, media_type=media)


@get("/api/locale/{language:str}", responses=PROBLEMS, media_type="text/plain")
async def locale(language: Annotated[str, Parameter(max_length=LONGEST_TAG)]) -> str:
    """The Fluent catalogue of a language, without the languages it falls back to."""
    if language not in languages.languages():
        raise Refused(404, "server-no-language", language=language)
    return _catalogue(language)


@cache
def _catalogue(language: str) -> str:
    return "\n".join(source for _file, source in languages.catalogues(language))


def router(upload_bytes: int) -> Router:
    """All handlers; an uploaded record may have this many bytes."""
    handlers: list[ControllerRouterHandler] = [
        home,
        flight_log,
        me,
        set_name,
        health,
        create,
        all_lessons,
        lesson,
        learn,
        table,
        sit,
        leave,
        ready,
        bot,
        change,
        host,
        remove,
        start,
        rematch,
        link,
        claim,
        qr,
        steps,
        record,
        replay,
        replay_steps,
        play_on,
        what_if,
        advice,
        Router("/", route_handlers=[upload], request_max_body_size=upload_bytes),
        rules,
        box,
        tool,
        locale,
    ]
    return Router("/", route_handlers=handlers, dependencies={"asker": asker})
