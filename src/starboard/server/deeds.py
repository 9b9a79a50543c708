"""What people do in a running game: move, ask, talk, pause, take back, look back."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from starboard import bots
from starboard.core import course, undo
from starboard.core.entries import Header
from starboard.core.game import SPECTATOR, AnyGame, Illegal, Move, Seat, witnesses
from starboard.core.text import player
from starboard.server import fold, identity, log, look, plan
from starboard.server.answers import Packed, fitting, pack
from starboard.server.film import Camera
from starboard.server.fold import Folded
from starboard.server.house import House
from starboard.server.limits import Who
from starboard.server.live import Live
from starboard.server.log import AnyItem
from starboard.server.messages.parts import MOST_STEPS
from starboard.server.messages.play import SaidEvent, Step
from starboard.server.messages.tables import Counsel
from starboard.server.plan import NOTHING, Plan
from starboard.server.refused import Refused


def read_move(game: AnyGame, raw: msgspec.Raw) -> Move:
    """A move of the game from what came over the wire."""
    try:
        return fold.moves_of(game)(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused(400, "server-bad-move", reason=str(error)) from None


async def play(live: Live, guest: str, seat: Seat, raw: msgspec.Raw, id: str) -> int:
    """Play a move, once."""
    move = read_move(live.folded.game, raw)

    def planner(folded: Folded, now: float) -> Plan:
        if folded.done(guest, id) is not None:
            return NOTHING
        playing(folded, guest, seat)
        if folded.paused is not None:
            raise Refused(409, "server-paused")
        return plan.play(folded, now, seat, move, guest, id)

    await live.wake()
    seq = await live.act(planner)
    return live.folded.done(guest, id) or seq


def ask(live: Live, guest: str, seat: Seat, raw: msgspec.Raw) -> Illegal | None:
    """Would it be allowed?"""
    folded = live.folded
    playing(folded, guest, seat)
    return folded.game.ask(folded.state, seat, read_move(folded.game, raw))


def playing(folded: Folded, guest: str, seat: Seat) -> None:
    """Refuses whoever does not play this seat of a running game."""
    if folded.phase != "playing":
        raise Refused(409, "server-over" if folded.phase == "over" else "server-not-started")
    if seat == SPECTATOR or folded.seat_of(guest) != seat:
        raise Refused(403, "server-not-seated")
    if folded.chairs[seat].bot is not None:
        raise Refused(409, "server-seat-is-bot")


async def counsel(house: House, live: Live, who: Who) -> Counsel:
    """What the strongest of our bots would do in the seat of whoever asks, and why, by what that seat knows."""
    folded = live.folded
    seat = folded.seat_of(who.guest)
    playing(folded, who.guest, seat)
    if not folded.manners.counsel or folded.lesson is not None:
        raise Refused(403, "server-no-counsel")
    game, state, n = folded.game, folded.state, folded.n
    assert state is not None
    moves = game.moves(state, seat) if folded.paused is None else []
    if not moves:
        raise Refused(409, "server-not-asked")
    if not house.counselling.take(who.household, who.guest):
        raise Refused(429, "server-too-fast")
    choice = await house.players.decide(who.household, bots.strongest(), game, state, seat, moves)
    said = None if choice.move is None else game.say_move(game.view(state, seat), choice.move)
    return Counsel(n=n, move=choice.move, phrase=said, why=choice.why)


async def speak(
    live: Live, guest: str, name: str | None, seat: Seat, id: str, text: str | None, phrase: int | None
) -> int:
    """Say something at the table."""
    if text is not None:
        text = identity.clean(text)
        if not text:
            raise Refused(400, "server-chat-empty")
    elif phrase is None or look.quick(phrase) is None:
        raise Refused(400, "server-chat-empty")

    def planner(folded: Folded, now: float) -> Plan:
        if folded.done(guest, id) is not None:
            return NOTHING
        if folded.muted(seat):
            raise Refused(409, "server-muted")
        called = folded.chairs[seat].name if seat != SPECTATOR else name
        if not called:
            raise Refused(400, "server-name-needed")
        return Plan([log.Spoke(when=now, guest=guest, id=id, seat=seat, name=called, text=text, phrase=phrase)])

    seq = await live.act(planner)
    return live.folded.done(guest, id) or seq


MOST_MARKS = 64
"""Markers on one board."""


async def mark(live: Live, guest: str, seat: Seat, id: str, piece: str, at: str | None) -> int:
    """Move a marker that everybody sees, or take it away. It is talk: shut while talk is."""
    piece, at = identity.clean(piece), identity.clean(at or "") or None

    def planner(folded: Folded, now: float) -> Plan:
        if folded.done(guest, id) is not None or folded.marks.get(piece) == at:
            return NOTHING
        playing(folded, guest, seat)
        if folded.muted(seat):
            raise Refused(409, "server-muted")
        if at is not None and piece not in folded.marks and len(folded.marks) >= MOST_MARKS:
            raise Refused(409, "server-marks-full")
        return Plan([log.Marked(when=now, guest=guest, id=id, seat=seat, piece=piece, at=at)])

    seq = await live.act(planner)
    return live.folded.done(guest, id) or seq


async def pause(live: Live, guest: str, seat: Seat, id: str, stop: bool) -> int:
    """Stop the clock, or let it go on."""

    def planner(folded: Folded, now: float) -> Plan:
        if folded.done(guest, id) is not None or (folded.paused is not None) == stop:
            return NOTHING
        playing(folded, guest, seat)
        if not stop:
            assert folded.paused is not None
            return Plan([log.Resumed(when=now, guest=guest, id=id, at=folded.paused.at)])
        if folded.deadline is None:
            raise Refused(409, "server-no-clock")
        at = min(folded.time(now), folded.deadline)
        return Plan([log.Paused(when=now, guest=guest, id=id, seat=seat, at=round(at, 3))])

    return await live.act(planner)


async def ask_undo(live: Live, house: House, who: Who, seat: Seat, id: str, to: int | None) -> int:
    """Take back the own last move (or all after entry ``to``), at once or when the others agree."""
    guest = who.guest
    playing(live.folded, guest, seat)
    if (seq := live.folded.done(guest, id)) is not None:
        return seq
    if live.folded.manners.undo == "never":
        raise Refused(409, "server-undo-never")
    n, limit = live.folded.n, live.folded.open_to_undo
    wanted = to if to is not None else live.folded.before_last(seat)
    if wanted is None or wanted >= n:
        raise Refused(409, "server-undo-nothing")
    if wanted < limit:
        raise Refused(409, "server-undo-reveal", seen=live.folded.shown(limit))
    if live.studied:
        raise Refused(409, "server-undo-waiting")
    # Few entries can be open, and looking needs the position before them: done beside the event loop, once at a time.
    live.studied = True
    try:
        rows = await house.store.items(live.folded.code)
        least = await house.study(who, _last_reveal, live.folded.game, rows, n, limit, length=len(rows))
    finally:
        live.studied = False

    def planner(folded: Folded, now: float) -> Plan:
        if folded.done(guest, id) is not None:
            return NOTHING
        playing(folded, guest, seat)
        if folded.undo is not None and folded.undo.expires > now:
            raise Refused(409, "server-undo-waiting")
        back = to if to is not None else folded.before_last(seat)
        if back is None or back >= folded.n:
            raise Refused(409, "server-undo-nothing")
        if folded.n != n:
            mover = next((step.seat for step in folded.steps if step.n > n and step.seat is not None), None)
            if mover is None:
                raise Refused(409, "server-undo-reveal", seen=undo.SOMETHING)
            raise Refused(409, "server-undo-reveal", seen="move", player=player(mover))
        if back < least:
            raise Refused(409, "server-undo-reveal", seen=folded.shown(least))
        here = live.presence(now).here
        asked = [
            other
            for other, chair in enumerate(folded.chairs)
            if other != seat and other in here and chair.kind == "human"
        ]
        if not asked or folded.manners.undo == "own":
            return Plan([log.Undone(when=now, guest=guest, id=id, to=back)])
        expires = now + house.settings.undo_seconds
        return Plan([log.UndoAsked(when=now, guest=guest, id=id, seat=seat, to=back, waiting=asked, expires=expires)])

    return await live.act(planner)


def _last_reveal(game: AnyGame, rows: list[bytes], n: int, limit: int) -> int:
    """The fewest entries that may stay of ``n``; all of them, if the log has gone on meanwhile."""
    record = fold.to_record(game, [log.decode(row) for row in rows])
    if record is None or len(record.entries) != n:
        return n
    return undo.last_reveal(game, record, limit)


async def vote(live: Live, guest: str, seat: Seat, id: str, agree: bool) -> int:
    """Answer somebody's wish to take a move back."""

    def planner(folded: Folded, now: float) -> Plan:
        if folded.done(guest, id) is not None:
            return NOTHING
        playing(folded, guest, seat)
        asked = folded.undo
        if asked is None or asked.expires <= now or (seat not in asked.waiting and seat != asked.seat):
            raise Refused(409, "server-undo-none")
        items: list[AnyItem] = [log.Voted(when=now, guest=guest, id=id, seat=seat, agree=agree)]
        if agree and set(asked.waiting) <= {*folded.votes, seat}:
            items.append(log.Undone(when=now, to=asked.to))
        return Plan(items)

    return await live.act(planner)


# --- looking back ------------------------------------------------------------------------------------------------


async def history(house: House, live: Live, who: Who, seat: Seat, first: int, last: int, moments: bool) -> Packed:
    """Earlier steps as a seat witnessed them, at most :data:`MOST_STEPS`, the latest of those asked for.

    What does not fit into an answer is left out at the end.
    """
    folded = live.folded
    last = min(last, folded.n)
    first = max(first, last - MOST_STEPS + 1)
    if not moments and folded.steps and folded.steps[0].n <= first:
        return pack([look.step(folded.game, step, seat) for step in folded.steps if first <= step.n <= last])
    rows = await house.store.items(folded.code)
    return await house.study(who, _witnessed, folded.game, rows, seat, first, last, moments, length=len(rows))


def _witnessed(game: AnyGame, rows: list[bytes], seat: Seat, first: int, last: int, moments: bool) -> Packed:
    items = [log.decode(row) for row in rows]
    return pack(fitting(_steps(game, items, seat, first, last, moments)))


def _steps(game: AnyGame, items: list[AnyItem], seat: Seat, first: int, last: int, moments: bool) -> Iterator[Step]:
    record = fold.to_record(game, items)
    if record is None:
        return
    seqs = [0, *(seq for seq, _ in fold.standing(items))]
    camera = Camera(game, seat, first, moments)
    for n, (entry, _events, state) in enumerate(course.replay(game, record.prefix(last), camera.witness)):
        if n >= first and (entry is not None or moments):
            shot = camera.shot(state)
            events = shot.events if entry else _dealt(game, record.header, seat)
            yield Step(
                seq=seqs[n],
                n=n,
                at=0.0 if entry is None else entry.at,
                seat=None if entry is None else entry.seat,
                events=events,
                view=shot.view if moments and shot.whole else None,
                patch=shot.patch,
            )
        camera.turn(state)


def _dealt(game: AnyGame, header: Header, seat: Seat) -> list[SaidEvent]:
    """What this seat saw of the setup, in words."""
    return [SaidEvent(event, game.say_event(event)) for event in course.dealt(game, header) if witnesses(event, seat)]
