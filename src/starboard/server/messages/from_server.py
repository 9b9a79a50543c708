"""Live play: what the server sends."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from starboard.core.text import Phrase
from starboard.server.messages.parts import Patch
from starboard.server.messages.play import Position, Said, Step
from starboard.server.messages.tables import TableInfo, You


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What a client gets over ``/ws/tables/CODE``."""


class Snapshot(FromServer, tag="snapshot", frozen=True, kw_only=True):
    """The whole table: the answer to a first ``hello``, and whenever the past was changed (undo) or is too long."""

    protocol: int
    seq: int
    table: TableInfo
    you: You
    position: Position | None
    """``null`` before the start."""
    steps: list[Step]
    """The latest steps of the game; ``first`` says how many came before them."""
    first: int
    chat: list[Said]


class Update(FromServer, tag="update", frozen=True, kw_only=True, omit_defaults=True):
    """What happened since ``seq`` of the message before. Only what changed is there."""

    seq: int
    table: TableInfo | None = None
    you: You | None = None
    steps: list[Step]
    position: Position | None = None
    """The whole position, where there is no ``patch``."""
    patch: Patch | None = None
    """What changed in the position that this page has, after the patches of the events changed its view."""
    chat: list[Said]


class Accepted(FromServer, tag="accepted", frozen=True, kw_only=True):
    """The message of this id was carried out and is in the store."""

    id: str
    seq: int


class Allowed(FromServer, tag="allowed", frozen=True, kw_only=True):
    """The move asked about would be accepted."""

    id: str


class Refusal(FromServer, tag="refusal", frozen=True, kw_only=True):
    """The rules (or the house) say no, and nothing has changed."""

    id: str
    clause: str | None
    """The rule that forbids it; ``null`` when it is not a rule of the game."""
    reason: Phrase


class Trouble(FromServer, tag="trouble", frozen=True, kw_only=True):
    """A message that could not be understood, or came too fast. ``id`` is filled in where it could be read."""

    id: str | None
    reason: Phrase


class Presence(FromServer, tag="presence", frozen=True, kw_only=True):
    """Who is connected."""

    here: list[int]
    watchers: int
    tv: bool


class Pointed(FromServer, tag="pointed", frozen=True, kw_only=True):
    """A seat points at something."""

    seat: int
    at: str


class Held(FromServer, tag="held", frozen=True, kw_only=True):
    """A seat holds something, or has let go."""

    seat: int
    at: str | None


class Shown(FromServer, tag="shown", frozen=True, kw_only=True):
    """Somebody leads through the review, and looks here; ``null``: nobody leads."""

    name: str
    place: str | None
    you: bool = False
    """It is this very page that leads."""


class Pong(FromServer, tag="pong", frozen=True, kw_only=True):
    """The answer to a ``ping``."""

    sent: float
    now: float


class Gone(FromServer, tag="gone", frozen=True, kw_only=True):
    """The last message before the server closes the socket, with the reason."""

    reason: Phrase


ServerMessage: TypeAlias = (
    Snapshot | Update | Accepted | Allowed | Refusal | Trouble | Presence | Pointed | Held | Shown | Pong | Gone
)
