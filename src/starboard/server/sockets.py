"""Live play over WebSocket: ``/ws/tables/CODE``, straight on ASGI."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

import msgspec

from starboard.core.game import SPECTATOR, Illegal
from starboard.core.text import Phrase, say
from starboard.server import deeds, identity, learning
from starboard.server.asgi import Receive, Scope, Send
from starboard.server.house import House
from starboard.server.limits import Bucket, Who
from starboard.server.listener import Listener, encode
from starboard.server.live import Live
from starboard.server.messages.from_client import (
    Ask,
    Chat,
    ClientMessage,
    Hello,
    Hold,
    Lead,
    Mark,
    Pause,
    Ping,
    Play,
    Point,
    QuickPhrase,
    Show,
    Told,
    Undo,
    Vote,
)
from starboard.server.messages.from_server import Accepted, Allowed, Gone, Pong, Refusal, Trouble
from starboard.server.meter import metered
from starboard.server.refused import Refused
from starboard.server.store import Unavailable

logger = logging.getLogger(__name__)

_read = msgspec.json.Decoder(ClientMessage).decode

# Close codes: 1000 well, 1008 against the house rules, 1011 our fault, 1013 no answer from the store, 4404 no table.
POLICY, BROKEN, TRY_LATER, NO_TABLE = 1008, 1011, 1013, 4404

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading a frame may end with: no JSON, no message, no text, brackets in brackets in brackets."""

COSTS: dict[type, float] = {Hello: 5.0, Undo: 10.0, Lead: 4.0}
"""Messages that are more work than others count for more."""


class _Named(msgspec.Struct):
    """As much of a broken message as an answer needs."""

    id: str | None = None


class Connection:
    """One socket of one page."""

    __slots__ = ("_receive", "_send", "chatting", "code", "guest", "house", "household", "pace", "who")

    def __init__(self, house: House, scope: Scope, receive: Receive, send: Send) -> None:
        self.house, self._receive, self._send = house, receive, send
        self.guest: str | None = scope["starboard"]["guest"]
        self.household: str = scope["starboard"]["household"]
        self.who = Who(self.household, self.guest or self.household)
        self.code = scope["path"].removeprefix("/ws/tables/").upper()
        settings = house.settings
        self.pace = Bucket(settings.messages_a_second, settings.messages_a_second * 2)
        self.chatting = Bucket(settings.chat_a_second, settings.chat_a_second * 5)

    def spend(self, seconds: float) -> None:
        """So much work was done for this socket."""
        self.house.work.spend(self.who, seconds)

    async def run(self) -> None:
        """From the handshake to the end."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        open_here = self.house.addresses.get(self.household, 0)
        self.house.addresses[self.household] = open_here + 1
        try:
            if open_here >= self.house.settings.sockets_an_address:
                await self._hang_up(say("server-too-fast"), POLICY)
            else:
                await self._attend()
        except (_Disconnected, OSError):
            pass  # hung up, in the middle of a word or not
        finally:
            left = self.house.addresses[self.household] - 1
            if left:
                self.house.addresses[self.household] = left
            else:
                del self.house.addresses[self.household]

    async def _attend(self) -> None:
        try:
            await self.house.table(self.code, self.household)
            hello = await self._hello()
            live = await self._table(hello)
        except Refused as refused:
            return await self._hang_up(refused.reason, NO_TABLE if refused.status in (404, 410) else POLICY)
        except Unavailable:
            return await self._hang_up(say("server-store"), TRY_LATER)
        except (_Disconnected, OSError):
            raise
        except Exception:
            return await self._hang_up(_broken("table failed", self.code), BROKEN)
        listener = Listener(self.guest, hello, self.house.settings.queue_bytes)
        live.join(listener, hello.seq)
        writer = asyncio.create_task(metered(self._write(listener), self.spend))
        try:
            while not listener.closing:
                text = await self._text()
                await self.house.turns.enter(self.household)
                try:
                    await self._serve(live, listener, text)
                finally:
                    self.house.turns.leave(self.household)
        finally:
            live.leave(listener)
            if listener.closing:
                # The last words are still in the queue.
                await asyncio.wait({writer}, timeout=2)
            writer.cancel()
        return None

    async def _table(self, hello: Hello) -> Live:
        """The table, its clock awake, and as far as the page has seen it."""
        while True:
            live = await self.house.table(self.code, self.household)
            await live.wake()
            if hello.seq is not None and hello.seq > live.folded.seq and self.house.store.shared:
                await live.catch_up()  # the page comes from another process, and was faster than the news
            # It may have been forgotten meanwhile: there must be one of it in memory.
            if self.house.lives.get(self.code) is live:
                return live

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self.house.settings.hello_seconds):
                text = await self._text()
            message = _read(text)
        except TimeoutError:
            raise Refused(408, "server-gone-hello") from None
        except UNREADABLE:
            raise Refused(400, "server-hello-first") from None
        if not isinstance(message, Hello):
            raise Refused(400, "server-hello-first")
        return message

    async def _text(self) -> str | bytes:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise _Disconnected
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _write(self, listener: Listener) -> None:
        try:
            while frames := await listener.frames():
                for frame in frames:
                    await self._send({"type": "websocket.send", "text": frame.decode()})
                # While it waits for the next one, a thousand sockets would keep a thousand old views alive.
                del frame, frames
            await self._send({"type": "websocket.close", "code": 1000})
        except Exception:  # the other side is gone; the reader notices too
            listener.closing = True

    async def _hang_up(self, reason: Phrase, code: int) -> None:
        await self._send({"type": "websocket.send", "text": encode(Gone(reason=reason)).decode()})
        await self._send({"type": "websocket.close", "code": code})

    # --- messages -----------------------------------------------------------------------------------------------

    async def _serve(self, live: Live, listener: Listener, text: str | bytes) -> None:
        """Answer one message. Whatever it is, the connection and the table survive it."""
        if len(text) > self.house.settings.frame_bytes:
            listener.send(encode(Trouble(id=None, reason=say("server-too-big"))))
            return
        id: str | None = None
        try:
            message = self._paced(text)
            id = getattr(message, "id", None)
            answer = await self._answer(live, listener, message)
        except UNREADABLE as error:
            answer = Trouble(id=_id_of(text), reason=say("server-bad-message", reason=str(error)[:200]))
        except Illegal as illegal:
            answer = Refusal(id=id or "", clause=illegal.clause, reason=illegal.reason)
        except Refused as refused:
            if refused.status == 429 or id is None:
                answer = Trouble(id=id or _id_of(text), reason=refused.reason)
            else:
                answer = Refusal(id=id, clause=refused.clause, reason=refused.reason)
        except Unavailable:
            answer = Trouble(id=id, reason=say("server-store"))
        except Exception:
            answer = Trouble(id=id, reason=_broken("message failed", self.code))
        self.house.counts["message"] += 1
        if answer is not None:
            self.house.counts[type(answer).__name__.lower()] += 1
            listener.send(encode(answer))

    def _paced(self, text: str | bytes) -> Any:
        """The message, if it does not come too fast. Hands are not counted: only so many of them are shown."""
        if self.house.work.dry(self.who):
            raise Refused(429, "server-too-fast")
        try:
            message = _read(text)
        except UNREADABLE:
            self._take(1.0)
            raise
        if not isinstance(message, Hold):
            self._take(1.0 + COSTS.get(type(message), 0.0))
        return message

    def _take(self, cost: float) -> None:
        """One more message of this socket, and of its household."""
        if not (self.pace.take(cost) and self.house.messages.take(self.household, cost)):
            raise Refused(429, "server-too-fast")

    async def _answer(self, live: Live, listener: Listener, message: Any) -> Any:
        seat = listener.seat
        match message:
            case Ping(sent=sent):
                return Pong(sent=sent, now=self.house.now())
            case Hello():
                listener.wants = message
                live.join(listener, message.seq)
                return None
        guest = self.guest
        if guest is None:
            raise Refused(403, "server-not-seated")
        match message:
            case Play(id=id, move=move):
                return Accepted(id=id, seq=await deeds.play(live, guest, seat, move, id))
            case Ask(id=id, move=move):
                refusal = deeds.ask(live, guest, seat, move)
                if refusal is not None:
                    raise refusal
                return Allowed(id=id)
            case Chat() | QuickPhrase():
                return await self._speak(live, guest, seat, message)
            case Point(at=at):
                if seat != SPECTATOR and not live.folded.muted(seat):
                    live.point(seat, identity.clean(at))
                return None
            case Hold(at=at):
                if seat != SPECTATOR:
                    live.hands.hold(seat, identity.clean(at or "") or None)
                return None
            case Told(n=n):
                listener.told = n
                live.bots.seen()
                return None
            case Show(place=place):
                await self._lead_review(live, listener, guest, place)
                return None
            case Undo(id=id, to=to) if live.folded.lesson is not None:
                return Accepted(id=id, seq=await learning.undo(live, guest, seat, id, to))
            case Mark(id=id, piece=piece, at=at):
                return Accepted(id=id, seq=await deeds.mark(live, guest, seat, id, piece, at))
            case Undo(id=id, to=to):
                return Accepted(id=id, seq=await deeds.ask_undo(live, self.house, self.who, seat, id, to))
            case Vote(id=id, agree=agree):
                return Accepted(id=id, seq=await deeds.vote(live, guest, seat, id, agree))
            case Lead(id=id):
                return Accepted(id=id, seq=await learning.lead(live, self.house, guest, seat, message))
            case Pause(id=id, paused=paused):
                return Accepted(id=id, seq=await deeds.pause(live, guest, seat, id, paused))
        raise TypeError(message)

    async def _lead_review(self, live: Live, listener: Listener, guest: str, place: str | None) -> None:
        """A finished game is looked at together. Places have no spaces: they travel between processes in a line."""
        if live.folded.phase != "over":
            raise Refused(409, "server-not-over")
        seat = live.folded.seat_of(guest)
        name = live.folded.chairs[seat].name if seat != SPECTATOR else await self.house.store.name(guest)
        live.together.show(listener, name or "", identity.clean(place or "").replace(" ", "") or None)

    async def _speak(self, live: Live, guest: str, seat: int, message: Chat | QuickPhrase) -> Accepted:
        if not (live.hears_watcher() if seat == SPECTATOR else self.chatting.take()):
            raise Refused(429, "server-too-fast")
        name = await self.house.store.name(guest) if seat == SPECTATOR else None
        text = message.text if isinstance(message, Chat) else None
        phrase = message.phrase if isinstance(message, QuickPhrase) else None
        return Accepted(id=message.id, seq=await deeds.speak(live, guest, name, seat, message.id, text, phrase))


def _broken(what: str, table: str) -> Phrase:
    """Log what went wrong; the client gets only the number under which it stands there."""
    trace = secrets.token_hex(4)
    logger.exception(what, extra={"trace_id": trace, "table": table})
    return say("server-broken", trace=trace)


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that may be wrong in every other way."""
    try:
        id = msgspec.json.decode(text, type=_Named).id
    except UNREADABLE:
        return None
    return None if id is None else id[:40]


class _Disconnected(Exception):
    """The other side hung up."""
