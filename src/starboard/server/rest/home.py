"""The house itself: what it offers, who the guest is, its rules, boxes, tools and words, and whether it is well."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Annotated

from litestar import Response, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

import starboard
from starboard import games
from starboard.core import clauses, languages, lessons
from starboard.core import options as options_
from starboard.core.game import AnyGame
from starboard.games.space_alert.flight_log import LogLine
from starboard.server import boxes, flights, lobby, look, tools
from starboard.server.house import House
from starboard.server.messages.house import GameInfo, Health, Home, Me, SetName
from starboard.server.messages.parts import PROTOCOL
from starboard.server.messages.study import Clause, Rules
from starboard.server.refused import Refused
from starboard.server.rest.asker import PROBLEMS, AnyRequest, Asked, Asking, packed, waited
from starboard.server.store import Unavailable

LONGEST_TAG = 35
"""Characters of a language's tag that any program must take (BCP 47, 4.4.1)."""


@get("/api/games", responses=PROBLEMS)
async def home(asker: Asking) -> Home:
    """What this house offers."""
    return Home(
        version=starboard.__version__,
        protocol=PROTOCOL,
        games=offered(asker.house),
        languages=languages.languages(),
        quick_phrases=look.QUICK_PHRASES,
        address=asker.base,
    )


@get("/api/flight-log", responses=PROBLEMS)
async def flight_log(asker: Asking) -> list[LogLine]:
    """The Space Alert missions flown in this house, the newest first."""
    path = asker.house.settings.flight_log
    return [] if path is None else await asyncio.to_thread(flights.latest, Path(path))


def offered(house: House) -> list[GameInfo]:
    """The games of the house. The first time half a second's work: a server does it before it opens, or its first guest
    would have used up what a guest may."""
    bots = tuple(house.players.names)
    return [_offered(game, bots) for name in games.names() if (game := house.find(name)) is not None]


@cache
def _offered(game: AnyGame, bots: tuple[str, ...]) -> GameInfo:
    """Made once a game: it takes 3 ms, and every page asks for it."""
    return GameInfo(
        id=game.id,
        least=game.players[0],
        most=game.players[-1],
        options=options_.describe(game),
        bots=list(bots),
        lesson=next(iter(lessons.of(game)), None),
        box=boxes.address(game),
    )


@get("/api/me", responses=PROBLEMS)
async def me(asker: Asking) -> Me:
    """The guest and the tables they sit at."""
    tables = [look.brief(kept, asker.guest) for kept in await asker.house.tables_of(asker.guest)]
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
    room = house.look_for_room()
    status, code = "low" if house.low else "ok", 200
    try:
        await house.store.check()
    except Unavailable:
        status, code = "failing", 503
    return Response(
        Health(
            status=status,  # type: ignore[arg-type]
            version=starboard.__version__,
            store=house.store.kind,
            room=room,
            tables=len(house.lives),
            sockets=house.sockets,
        ),
        status_code=code,
    )


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
    work = asker.house.study(asker.who, tools.answer, found, tools.find(found, name), asked, panels)
    answer, media = await waited(request, work)
    return packed(request, answer, media)


@get("/api/locale/{language:str}", responses=PROBLEMS, media_type="text/plain")
async def locale(language: Annotated[str, Parameter(max_length=LONGEST_TAG)]) -> str:
    """The Fluent catalogue of a language, without the languages it falls back to."""
    if language not in languages.languages():
        raise Refused(404, "server-no-language", language=language)
    return _catalogue(language)


@cache
def _catalogue(language: str) -> str:
    return "\n".join(source for _file, source in languages.catalogues(language))


HANDLERS = [home, flight_log, me, set_name, health, rules, box, tool, locale]
