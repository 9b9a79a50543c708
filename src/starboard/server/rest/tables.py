"""Tables before and around play, and the lessons that are given at some of them."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated

import segno
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from starboard.core.game import SPECTATOR
from starboard.server import deeds, identity, joining, learning, lobby
from starboard.server.messages.parts import MOST_ENTRIES
from starboard.server.messages.play import Step
from starboard.server.messages.tables import (
    AskSeat,
    ChangeTable,
    ClaimSeat,
    Counsel,
    CreateTable,
    Learn,
    LessonBrief,
    LessonPlan,
    LetIn,
    PickSeat,
    Ready,
    Seated,
    SeatLink,
    SetBot,
    Sit,
    Start,
)
from starboard.server.refused import Refused
from starboard.server.rest.asker import PROBLEMS, AnyRequest, Asked, Asking, Code, packed, waited

LessonId = Annotated[str, Parameter(max_length=40, description="the lesson's name, such as da-taste")]


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
    return asker.seated(await learning.lay(asker.house, asker.who, await asker.name(data.name), game, wanted))


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


@post("/api/tables/{code:str}/ask", responses=PROBLEMS, status_code=200)
async def ask(asker: Asking, code: Code, data: JSONBody[AskSeat]) -> Seated:
    """Ask the host for a seat that a bot plays for nobody."""
    live = await asker.table(code)
    await joining.ask(live, asker.guest, await asker.name(data.name), data.seat)
    return asker.seated(live)


@post("/api/tables/{code:str}/let-in", responses=PROBLEMS, status_code=200)
async def let_in(asker: Asking, code: Code, data: JSONBody[LetIn]) -> Seated:
    """Let somebody in who asks, or not."""
    live = await asker.table(code)
    await joining.answer(live, asker.guest, data.ask, data.agree)
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


@get("/api/tables/{code:str}/counsel", responses=PROBLEMS)
async def counsel(asker: Asking, request: AnyRequest, code: Code) -> Counsel:
    """What a bot would do in the asker's seat, and why."""
    return await waited(request, deeds.counsel(asker.house, await asker.table(code), asker.who))


@get(
    "/api/tables/{code:str}/steps",
    responses={200: ResponseSpec(list[Step], generate_examples=False), **PROBLEMS},
    media_type="application/json",
)
async def steps(
    asker: Asking,
    request: AnyRequest,
    code: Code,
    first: Annotated[int, Parameter(ge=0, le=MOST_ENTRIES)] = 1,
    last: Annotated[int, Parameter(ge=0, le=MOST_ENTRIES)] = MOST_ENTRIES,
    moments: Asked = False,
    watch: Asked = False,
) -> Response[bytes]:
    """Earlier steps of a running game as the asker's seat (or, with watch, a spectator) witnessed them, at most 100.

    With moments the first has the view where it led, 0 being the setup; those after it change that view event by event.
    """
    live = await asker.table(code)
    seat = SPECTATOR if watch else live.folded.seat_of(asker.guest)
    work = deeds.history(asker.house, live, asker.who, seat, first, last, moments)
    return packed(request, await waited(request, work))


def qr_code(address: str) -> bytes:
    """An address as a QR code, drawn as SVG that fills whatever field it is given."""
    out = BytesIO()
    segno.make(address, error="m").save(
        out, kind="svg", scale=4, border=2, xmldecl=False, svgns=True, nl=False, omitsize=True
    )
    return out.getvalue()


HANDLERS = [
    create,
    all_lessons,
    lesson,
    learn,
    table,
    sit,
    ask,
    let_in,
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
    counsel,
    steps,
]
