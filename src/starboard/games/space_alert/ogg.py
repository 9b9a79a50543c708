"""Opus in Ogg, cut and joined without decoding it: a file is a row of packets, 20 ms of sound each (RFC 3533, 7845)."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import NamedTuple

FRAME = 20
"""Milliseconds of sound in a packet."""
SAMPLES = 960
"""The same in samples: Opus counts 48,000 a second, whatever went in."""
SILENCE = b"\xf8\xff\xfe"
"""A packet of nothing at all."""
A_PAGE = 50
"""Packets in a page of ours: one second, so that players find any moment quickly."""
_HEAD = struct.Struct("<4sBBqIIIB")
_CONTINUED, _FIRST, _LAST = 1, 2, 4
_SERIAL = 0x53544152


class Stream(NamedTuple):
    """An Opus file: what it says of itself, and its sound."""

    head: bytes
    tags: bytes
    packets: list[bytes]

    @property
    def skip(self) -> int:
        """Samples at the beginning that a player leaves out: the encoder's own delay."""
        return int(struct.unpack_from("<H", self.head, 10)[0])


def read(data: bytes) -> Stream:
    """An Ogg file with one Opus stream."""
    head, tags, *packets = _packets(data)
    if not head.startswith(b"OpusHead"):
        raise ValueError("no Opus")
    return Stream(head, tags, packets)


def _packets(data: bytes) -> Iterator[bytes]:
    place, part = 0, b""
    while place < len(data):
        mark, *_, count = _HEAD.unpack_from(data, place)
        if mark != b"OggS":
            raise ValueError("no Ogg")
        sizes = data[place + _HEAD.size : place + _HEAD.size + count]
        place += _HEAD.size + count
        for size in sizes:
            part += data[place : place + size]
            place += size
            if size < 255:
                yield part
                part = b""


def write(stream: Stream) -> bytes:
    """The stream as a file."""
    pages = [_page([stream.head], 0, 0, _FIRST), _page([stream.tags], 0, 1, 0)]
    total = len(stream.packets)
    for number, start in enumerate(range(0, total, A_PAGE), start=2):
        end = min(start + A_PAGE, total)
        pages.append(_page(stream.packets[start:end], end * SAMPLES, number, _LAST if end == total else 0))
    return b"".join(pages)


def _page(packets: Sequence[bytes], granule: int, number: int, flags: int) -> bytes:
    sizes = b"".join(b"\xff" * (len(packet) // 255) + bytes([len(packet) % 255]) for packet in packets)
    head = bytearray(_HEAD.pack(b"OggS", 0, flags, granule, _SERIAL, number, 0, len(sizes)))
    page = head + sizes + b"".join(packets)
    struct.pack_into("<I", page, 22, _checksum(page))
    return bytes(page)


def _table() -> list[int]:
    made = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        made.append(value & 0xFFFFFFFF)
    return made


_TABLE = _table()


def _checksum(page: bytes | bytearray) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
