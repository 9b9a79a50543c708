"""A game's data files: read once, into typed structs."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


def load(package: str, name: str, type: type[T]) -> T:
    """What stands in ``data/NAME.toml`` of a game's package. Raises with the file's name where it does not fit."""
    file = files(package) / "data" / f"{name}.toml"
    try:
        return msgspec.toml.decode(file.read_bytes(), type=type)
    except msgspec.DecodeError as error:
        raise msgspec.ValidationError(f"{package}: data/{name}.toml: {error}") from None
