"""A game's data files: read once, into typed structs."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def load(package: str, name: str, type: type[T]) -> T:
    """What stands in ``data/NAME.toml`` of a game's package. Raises with file and card where something does not fit."""
    return read((files(package) / "data" / f"{name}.toml").read_bytes(), type, f"{package}: data/{name}.toml")


def read(text: bytes, type: type[T], file: str) -> T:
    """TOML of a data file as this type; ``file`` is how an error calls it."""
    try:
        return msgspec.toml.decode(text, type=type)
    except msgspec.ValidationError as error:
        raise msgspec.ValidationError(f"{file}{_card(text, str(error))}: {error}") from None
    except msgspec.DecodeError as error:
        raise msgspec.ValidationError(f"{file}: {error}") from None


_ENTRY = re.compile(r"`\$(?:\.(\w+)|\[\.\.\.\])\[(\d+)\]")


def _card(text: bytes, error: str) -> str:
    """Which card of the file an error is about, by its code or id."""
    place = _ENTRY.search(error)
    if place is None:
        return ""
    decks: dict[str, Any] = msgspec.toml.decode(text)
    card = decks[place[1] or next(iter(decks))][int(place[2])]
    return f", {card.get('code', card.get('id', place[2]))}"
