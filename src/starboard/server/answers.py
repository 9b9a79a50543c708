"""Large answers: made, cut to size and packed beside the event loop, which only hands the bytes over."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec

T = TypeVar("T")

MOST_BYTES = 400_000
"""Of an answer that has pieces: what does not fit is asked for in another."""
LEAST_PIECES = 2
"""There are always so many: who asks on from the last one they have comes further."""
PACKED_FROM = 2_000
"""Answers of so many bytes are gzipped, if the asker can read that."""

encode = msgspec.json.Encoder().encode


class Packed(NamedTuple):
    """An answer's bytes, as they are and gzipped; small ones only as they are."""

    body: bytes
    packed: bytes | None


def pack(answer: Any) -> Packed:
    """An answer's bytes; bytes are taken as they are."""
    body = answer if isinstance(answer, bytes) else encode(answer)
    return Packed(body, gzip.compress(body, 5, mtime=0) if len(body) >= PACKED_FROM else None)


def fitting(pieces: Iterable[T]) -> list[msgspec.Raw]:
    """The first of these pieces, as they travel: as many as fit into one answer."""
    taken: list[msgspec.Raw] = []
    size = 0
    for piece in pieces:
        written = encode(piece)
        size += len(written)
        if size > MOST_BYTES and len(taken) >= LEAST_PIECES:
            break
        taken.append(msgspec.Raw(written))
    return taken
