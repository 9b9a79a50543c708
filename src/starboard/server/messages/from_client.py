"""Live play: what a client sends."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from starboard.server.messages.parts import PROTOCOL, MessageId, RawMove


class FromClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What a client sends over ``/ws/tables/CODE``."""


class Hello(FromClient, tag="hello", frozen=True, kw_only=True):
    """The first message. ``seq`` is the last one seen: only what came after it is sent again."""

    seq: Annotated[int, Meta(ge=0)] | None = None
    protocol: int = PROTOCOL
    """What the page understands. One that is left over from another version is sent a snapshot, which says ours."""
    panels: bool = False
    """Send the view as text panels too."""
    words: bool | Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = True
    """Send the legal moves with their phrases; a list names the kinds of moves that have them, all others are bare."""
    moments: bool = False
    """Send with each event what it changed in the view."""
    watch: bool = False
    """Look on as a spectator although a seat is yours."""
    tv: bool = False
    """This page is the room's television: it looks on, and the room's sound comes from it."""


class Play(FromClient, tag="play", frozen=True, kw_only=True):
    """Play a move. Answered by ``accepted`` or ``refusal``; sent again with the same id it is played once.

    It is judged by the position it meets, not by the one the player looked at.
    """

    id: MessageId
    move: RawMove


class Ask(FromClient, tag="ask", frozen=True, kw_only=True):
    """Would this move be allowed? Answered by ``allowed`` or ``refusal``."""

    id: MessageId
    move: RawMove


class Chat(FromClient, tag="chat", frozen=True, kw_only=True):
    """Say something."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class QuickPhrase(FromClient, tag="phrase", frozen=True, kw_only=True):
    """Say one of ``home.quick_phrases``."""

    id: MessageId
    phrase: Annotated[int, Meta(ge=0, le=99)]


class Point(FromClient, tag="point", frozen=True, kw_only=True):
    """Point at something on the board; shown to everybody for a moment and kept nowhere."""

    at: Annotated[str, Meta(max_length=80)]


class Hold(FromClient, tag="hold", frozen=True, kw_only=True):
    """Hold a finger on something, or a piece over it; ``null`` lets go. Shown to everybody, kept nowhere."""

    at: Annotated[str, Meta(max_length=80)] | None


class Mark(FromClient, tag="mark", frozen=True, kw_only=True):
    """Put a marker somewhere on the board for everybody to see, or (``null``) take it away. Kept with the table."""

    id: MessageId
    piece: Annotated[str, Meta(min_length=1, max_length=40)]
    at: Annotated[str, Meta(max_length=80)] | None


class Undo(FromClient, tag="undo", frozen=True, kw_only=True):
    """Ask to take back the own last move and what came after it (or all after entry ``to``)."""

    id: MessageId
    to: Annotated[int, Meta(ge=0)] | None = None


class Vote(FromClient, tag="vote", frozen=True, kw_only=True):
    """Answer somebody's ``undo``."""

    id: MessageId
    agree: bool


class Pause(FromClient, tag="pause", frozen=True, kw_only=True):
    """Stop the table's clock, or let it go on."""

    id: MessageId
    paused: bool


class Lead(FromClient, tag="lead", frozen=True, kw_only=True):
    """A step of the lesson is over (or, ``back``, the one before it is to be done again).

    The server lets happen what the lesson says comes then; the numbers are counted without a name.
    """

    id: MessageId
    step: Annotated[str, Meta(max_length=40)]
    how: Literal["done", "skipped", "back"]
    seconds: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    refused: Annotated[int, Meta(ge=0, le=99)] = 0
    """Moves that the rules did not allow."""
    other: Annotated[int, Meta(ge=0, le=99)] = 0
    """Moves that were allowed and had another idea."""
    hints: Annotated[int, Meta(ge=0, le=2)] = 0


class Told(FromClient, tag="told", frozen=True, kw_only=True):
    """So far this page has shown what happened. Where no clock runs bots wait a little for the eyes of who plays."""

    n: Annotated[int, Meta(ge=0)]


class Show(FromClient, tag="show", frozen=True, kw_only=True):
    """In the review of a table that is over: everybody looks where this page looks. ``null``: nobody leads any more.

    Who shows a place leads from then on, whoever led before. Kept nowhere.
    """

    place: Annotated[str, Meta(max_length=40)] | None


class Ping(FromClient, tag="ping", frozen=True, kw_only=True):
    """Answered by ``pong``: keeps the connection and measures the clock."""

    sent: float = 0.0


ClientMessage: TypeAlias = (
    Hello | Play | Ask | Chat | QuickPhrase | Point | Hold | Mark | Undo | Vote | Pause | Lead | Told | Show | Ping
)
