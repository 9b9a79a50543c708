"""What messages are made of: what belongs to the game at the table, names, numbers, limits."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

# What belongs to the game at the table. The generated TypeScript ties them to the game's own unions.
GameMove: TypeAlias = Annotated[Any, Meta(extra={"game": "move"})]
RawMove: TypeAlias = Annotated[msgspec.Raw, Meta(extra={"game": "move"})]
"""A move that is on its way in: the game at the table reads it."""
GameEvent: TypeAlias = Annotated[Any, Meta(extra={"game": "event"})]
GameView: TypeAlias = Annotated[Any, Meta(extra={"game": "view"})]
GameChange: TypeAlias = Annotated[Any, Meta(extra={"game": "change"})]
"""What is thought otherwise in hindsight: the game reads it."""
GameOptions: TypeAlias = Annotated[dict[str, Any], Meta(extra={"game": "options"})]
Patch: TypeAlias = Annotated[Any, Meta(extra={"patch": True})]
"""What has changed in a value; docs/wire.md says how it is written."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made by the client, new for every message, the same when the message is sent again."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]

MOST_STEPS = 100
"""As many steps are answered at once."""
MOST_ENTRIES = 1_000_000
"""No number of an entry is asked for beyond this; no game is nearly as long."""

PROTOCOL = 2
"""Raised when an old client would misunderstand; a client that meets another number reloads the page."""
