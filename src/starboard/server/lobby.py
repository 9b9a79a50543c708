"""What people do at a table around the game: seats, bots, the host's powers, the start, the rematch.

Each deed checks that it may be done and plans the items it leads to.
"""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.core import options as options_
from starboard.core.entries import Record
from starboard.core.game import SPECTATOR, AnyGame, Illegal, Seat
from starboard.core.options import BadOption
from starboard.core.table import Table
from starboard.core.text import commas, say
from starboard.server import identity, log
from starboard.server.book import Book
from starboard.server.fold import Folded
from starboard.server.house import House
from starboard.server.limits import Who
from starboard.server.live import Live
from starboard.server.log import AnyItem
from starboard.server.messages.tables import ChangeTable, CreateTable, Manners, PlayOn
from starboard.server.plan import NOTHING, Plan
from starboard.server.players import Players
from starboard.server.refused import Refused


async def create(house: House, guest: str, name: str | None, order: CreateTable) -> Live:
    """Lay a table."""
    game = find_game(house, order.game)
    seats = order.seats if order.seats is not None else game.players[0]
    options = _options(game, order.options, seats)
    now = house.now()
    items: list[AnyItem] = [
        log.Opened(
            when=now,
            guest=guest,
            game=game.id,
            options=options,
            seats=seats,
            seed=order.seed,
            manners=_agreed(house.players, order.manners),
        )
    ]
    mine = None if order.watch else 0
    if mine is not None:
        if name is None:
            raise Refused(400, "server-name-needed")
        items.append(log.Sat(when=now, guest=guest, seat=mine, name=name))
    for seat, bot in _bots(house, order, seats, mine).items():
        items.append(log.Handed(when=now, guest=guest, seat=seat, bot=bot))
    live = await house.lay(items)
    if order.quick:
        await start(live, guest, fill=True, anyway=True)
    return live


def _bots(house: House, order: CreateTable, seats: int, mine: Seat | None) -> dict[Seat, str]:
    chosen = {}
    for seat, bot in order.bots.items():
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < seats and int(seat) != mine):
            raise Refused(400, "server-no-seat", seat=seat[:8])
        chosen[int(seat)] = house.players.find(bot)
    return chosen


def find_game(house: House, name: str) -> AnyGame:
    """A game by name."""
    game = house.find(name)
    if game is None:
        raise Refused(404, "server-no-game", game=name[:40])
    return game


def _options(game: AnyGame, values: dict[str, Any], seats: int) -> dict[str, Any]:
    """The game's options with these values; refused if no table can be set up with them."""
    if seats not in game.players:
        raise Refused(
            400,
            "server-seats",
            game=say(f"{game.id}-name"),
            least=game.players[0],
            most=game.players[-1],
            seats=seats,
        )
    try:
        options = options_.read(game, values)
        Table(game, seats, options)
    except BadOption as error:
        raise Refused(400, error.reason) from None
    except Illegal as illegal:
        raise Refused(400, illegal.reason, clause=illegal.clause) from None
    chosen: dict[str, Any] = msgspec.to_builtins(options)
    return chosen


def _agreed(players: Players, manners: Manners) -> Manners:
    if manners.bots:
        players.find(manners.bots)
    return manners


async def sit(live: Live, guest: str, name: str | None, seat: Seat | None) -> None:
    """Take a seat, or change to another."""
    if name is None:
        raise Refused(400, "server-name-needed")

    def planner(folded: Folded, now: float) -> Plan:
        mine = folded.seat_of(guest)
        if guest in folded.sent_away:
            raise Refused(403, "server-sent-away")
        if seat is None and mine != SPECTATOR:
            return NOTHING
        taken = mine if seat is None else existing(folded, seat)
        if seat is None:
            free = [place for place, chair in enumerate(folded.chairs) if chair.kind == "open"]
            if not free:
                raise Refused(409, "server-table-full")
            taken = free[0]
        if taken == mine:
            return NOTHING
        if mine != SPECTATOR and folded.phase != "lobby":
            raise Refused(409, "server-already-started")
        if folded.chairs[taken].kind != "open":
            raise Refused(409, "server-seat-taken")
        return Plan([log.Sat(when=now, guest=guest, seat=taken, name=unlike(folded, name, guest))])

    await live.act(planner)


def unlike(folded: Folded, name: str, guest: str) -> str:
    """The name, numbered if somebody here already has it."""
    others = {chair.name for chair in folded.chairs if chair.guest != guest}
    number, numbered = 2, name
    while numbered in others:
        numbered, number = f"{name} {number}", number + 1
    return numbered


async def leave(live: Live, guest: str) -> None:
    """Stand up; in play a bot takes over."""

    def planner(folded: Folded, now: float) -> Plan:
        return Plan([_left(live, now, _mine(folded, guest))])

    await live.act(planner)


def stand_in(live: Live) -> str:
    """The bot that takes a seat of this table when nobody says which."""
    return live.folded.manners.bots or live.house.players.names[0]


def _left(live: Live, now: float, seat: Seat, sent_away: bool = False) -> log.Left:
    bot = stand_in(live) if live.folded.phase == "playing" else None
    return log.Left(when=now, seat=seat, bot=bot, sent_away=sent_away)


async def ready(live: Live, guest: str, is_ready: bool) -> None:
    """Ready, or not."""

    def planner(folded: Folded, now: float) -> Plan:
        seat = _mine(folded, guest)
        if folded.phase != "lobby":
            raise Refused(409, "server-already-started")
        return Plan([log.Readied(when=now, guest=guest, seat=seat, ready=is_ready)])

    await live.act(planner)


async def hand(live: Live, guest: str, seat: Seat, bot: str | None) -> None:
    """Hand a seat to a bot, or back."""
    if bot is not None:
        live.house.players.find(bot)

    def planner(folded: Folded, now: float) -> Plan:
        if folded.seat_of(guest) != existing(folded, seat):
            only_host(folded, guest)
        if folded.phase == "over":
            raise Refused(409, "server-over")
        return Plan([log.Handed(when=now, guest=guest, seat=seat, bot=bot)])

    await live.act(planner)


async def change(live: Live, guest: str, order: ChangeTable) -> None:
    """Other options, more or fewer seats."""

    def planner(folded: Folded, now: float) -> Plan:
        only_host(folded, guest)
        if folded.phase != "lobby":
            raise Refused(409, "server-already-started")
        seats = len(folded.chairs) if order.seats is None else order.seats
        values = folded.options if order.options is None else order.options
        if any(chair.guest is not None for chair in folded.chairs[seats:]):
            raise Refused(409, "server-seat-taken")
        options = _options(folded.game, values, seats)
        manners = None if order.manners is None else _agreed(live.house.players, order.manners)
        return Plan([log.Changed(when=now, guest=guest, options=options, seats=seats, manners=manners)])

    await live.act(planner)


async def pass_on(live: Live, guest: str, seat: Seat) -> None:
    """Another host."""

    def planner(folded: Folded, now: float) -> Plan:
        only_host(folded, guest)
        heir = folded.chairs[existing(folded, seat)].guest
        if heir is None:
            raise Refused(409, "server-host-bot")
        return Plan([log.Hosted(when=now, guest=guest, host=heir)])

    await live.act(planner)


async def remove(live: Live, guest: str, seat: Seat) -> None:
    """Send a player away."""

    def planner(folded: Folded, now: float) -> Plan:
        only_host(folded, guest)
        if folded.seat_of(guest) == existing(folded, seat):
            raise Refused(409, "server-yourself")
        return Plan([_left(live, now, seat, sent_away=True)])

    await live.act(planner)


async def start(live: Live, guest: str, *, fill: bool, anyway: bool = False) -> None:
    """Begin. Open seats get bots, or are taken away."""

    def planner(folded: Folded, now: float) -> Plan:
        only_host(folded, guest)
        if folded.phase != "lobby":
            raise Refused(409, "server-already-started")
        # The host says "start": that is their "ready".
        waiting = [
            chair.name or ""
            for chair in folded.chairs
            if chair.kind == "human" and not chair.ready and chair.guest != guest
        ]
        if waiting and not anyway:
            raise Refused(409, "server-not-ready", names=commas(waiting))
        items: list[AnyItem] = []
        if fill:
            bot = stand_in(live)
            items += [
                log.Handed(when=now, guest=guest, seat=seat, bot=bot)
                for seat, chair in enumerate(folded.chairs)
                if chair.kind == "open"
            ]
        after = folded.preview(items)
        names = [
            # A bot has no name: whoever reads the record calls it a bot in their own language.
            chair.name or ""
            for chair in after.chairs
            if chair.kind != "open"
        ]
        if len(names) not in folded.game.players:
            _options(folded.game, folded.options, len(names))
        try:
            table = Table(folded.game, names, folded.options, folded.seed)
        except BadOption as error:
            raise Refused(400, error.reason) from None
        except Illegal as illegal:
            raise Refused(400, illegal.reason, clause=illegal.clause) from None
        items.append(log.Started(when=now, guest=guest, header=table.record.header))
        return Plan(items)

    await live.act(planner)


async def rematch(house: House, live: Live, guest: str) -> Live:
    """The same people at a new table; if somebody was faster, theirs."""
    folded = live.folded
    _mine(folded, guest)
    if folded.phase != "over":
        raise Refused(409, "server-not-over")
    if folded.rematch is None:
        now = house.now()
        items: list[AnyItem] = [
            log.Opened(
                when=now,
                guest=guest,
                game=folded.game.id,
                options=folded.options,
                seats=len(folded.chairs),
                manners=folded.manners,
            )
        ]
        for seat, chair in enumerate(folded.chairs):
            # Whoever let a bot play to the end sits there again: only seats of bots are played by bots.
            if chair.guest is not None:
                items.append(log.Sat(when=now, guest=chair.guest, seat=seat, name=chair.name or ""))
            elif chair.bot is not None:
                items.append(log.Handed(when=now, seat=seat, bot=chair.bot))
        new = (await house.lay(items)).folded.code

        def planner(folded: Folded, now: float) -> Plan:
            return NOTHING if folded.rematch else Plan([log.Rematched(when=now, guest=guest, code=new)])

        await live.act(planner)
    assert live.folded.rematch is not None
    return await house.table(live.folded.rematch)


async def play_on(house: House, who: Who, name: str | None, book: Book, order: PlayOn) -> Live:
    """A table that begins in the middle of a game: what if it had gone on otherwise? Bots have the other seats."""
    if order.n >= book.entries:
        raise Refused(409, "server-over")
    if order.seat >= book.seats:
        raise Refused(404, "server-no-seat", seat=order.seat)
    if name is None:
        raise Refused(400, "server-name-needed")
    begins = (book, order.n, order.seat, who.guest, name, house.players.names[0], house.now())
    return await house.lay_beside(who, book.entries, copied, *begins)


def copied(book: Book, n: int, mine: Seat, guest: str, name: str, bot: str, now: float) -> list[AnyItem]:
    """What a table begins with that goes on after ``n`` entries of a game."""
    record = book.open()
    header, seats = record.header, range(book.seats)
    names = [name if seat == mine else "" for seat in seats]
    so_far = Record(msgspec.structs.replace(header, seats=names), record.entries[:n])
    return [
        log.Opened(
            when=now,
            guest=guest,
            game=book.game.id,
            options=header.options,
            seats=book.seats,
            seed=header.seed,
            copied=True,
        ),
        log.Sat(when=now, guest=guest, seat=mine, name=name),
        *(log.Handed(when=now, guest=guest, seat=seat, bot=bot) for seat in seats if seat != mine),
        *begun(so_far, guest, now),
    ]


def begun(record: Record, guest: str, now: float) -> list[AnyItem]:
    """A game that has been played so far; its clock goes on from the moment of the last entry."""
    entries = record.entries
    return [
        log.Started(when=now, guest=guest, header=record.header),
        *(
            log.Played(
                when=now,
                n=entry.n,
                at=entry.at,
                seat=entry.seat,
                move=msgspec.Raw(msgspec.json.encode(entry.move)),
                chance=entry.chance,
            )
            for entry in entries
        ),
        log.Resumed(when=now, at=entries[-1].at if entries else 0.0),
    ]


async def link(live: Live, guest: str) -> str:
    """A private link to the guest's own seat; an older one no longer works."""
    token = ""

    def planner(folded: Folded, now: float) -> Plan:
        nonlocal token
        seat = _mine(folded, guest)
        token, kept = identity.new_link(folded.code, seat)
        return Plan([log.Linked(when=now, guest=guest, seat=seat, digest=kept)])

    await live.act(planner)
    return token


async def claim(live: Live, guest: str, seat: Seat, token: str) -> None:
    """Take over the seat of a private link."""

    def planner(folded: Folded, now: float) -> Plan:
        if not folded.link_fits(seat, identity.digest(token)):
            raise Refused(403, "server-bad-link")
        if guest in folded.sent_away:
            raise Refused(403, "server-sent-away")
        mine = folded.seat_of(guest)
        if mine == seat:
            return NOTHING
        items: list[AnyItem] = [] if mine == SPECTATOR else [_left(live, now, mine)]
        return Plan([*items, log.Claimed(when=now, guest=guest, seat=seat)])

    await live.act(planner)


# --- who may -----------------------------------------------------------------------------------------------------


def existing(folded: Folded, seat: Seat) -> Seat:
    """Refused if the table has no such seat."""
    if not 0 <= seat < len(folded.chairs):
        raise Refused(404, "server-no-seat", seat=seat)
    return seat


def _mine(folded: Folded, guest: str) -> Seat:
    seat = folded.seat_of(guest)
    if seat == SPECTATOR:
        raise Refused(403, "server-not-seated")
    return seat


def only_host(folded: Folded, guest: str) -> None:
    """Refuses whoever is not the host."""
    if guest != folded.host:
        raise Refused(403, "server-not-host")
