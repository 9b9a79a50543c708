"""The games' boxes as they are sent: made once, packed once, under an address that changes with what is in them."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from starboard.core.game import AnyGame

FOR_EVER = "public, max-age=31536000, immutable"


class Packed(NamedTuple):
    """A box, ready to go."""

    file: str
    """The last part of its address."""
    body: bytes
    packed: bytes


@cache
def pack(game: AnyGame) -> Packed:
    """A game's box; it is the same for as long as the server runs."""
    body = msgspec.json.encode(game.box())
    return Packed(f"{blake2b(body, digest_size=9).hexdigest()}.json", body, gzip.compress(body, 9, mtime=0))


def address(game: AnyGame) -> str:
    """Where a game's box is."""
    return f"/api/box/{game.id}/{pack(game).file}"
