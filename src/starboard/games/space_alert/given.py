"""A file that does not fit its structs, read field by field: the first fault that is met is named, with its place.

:class:`Given` stands in for the struct. Looking at one of its fields checks what is given there, so the reader meets
the faults of the form and those of the contents in one order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NoReturn, Union, cast, get_args, get_origin

from msgspec import NODEFAULT, UNSET, Struct, StructMeta
from msgspec.structs import FieldInfo, fields

from starboard.core.text import Argument, commas, say
from starboard.core.tools import Unusable


class BadFlight(Unusable):
    """A file that is no flight: the reason says what is wrong and where."""

    def __str__(self) -> str:
        return str(self.reason)


def bad(message: str, where: str = "", **args: Argument) -> NoReturn:
    """Refuse the file."""
    raise BadFlight(say(f"space-alert-resolve-{message}", where=where, **args))


class Given:
    """What is given where a struct of this type is expected."""

    def __init__(self, value: Any, type: type[Struct], where: str) -> None:
        if not isinstance(value, dict):
            bad("object", where)
        known = _fields(type)
        for name in value:
            if name not in known:
                bad("unknown", where, field=name, known=commas(sorted(known)))
        self._value, self._fields, self._where = value, known, where

    @property
    def names(self) -> list[str]:
        """The fields that are there, as they are written."""
        return list(self._value)

    def has(self, name: str) -> bool:
        """Whether anything is given there."""
        return self._value.get(name) is not None

    def __getattr__(self, name: str) -> Any:
        field = self._fields[name]
        if name in self._value:
            where = name if self._where == "$" else f"{self._where}.{name}"
            return _checked(self._value[name], field.type, where)
        if field.required:
            bad("missing", self._where, field=name)
        if field.default is not NODEFAULT:
            return field.default
        return UNSET if field.default_factory is NODEFAULT else field.default_factory()


@cache
def _fields(type: type[Struct]) -> dict[str, FieldInfo]:
    return {field.name: field for field in fields(type)}


class _List:
    """A list whose items are checked when they are met."""

    def __init__(self, items: list[Any], type: Any, where: str) -> None:
        self._items, self._type, self._where = items, type, where

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[Any]:
        for index, item in enumerate(self._items):
            yield _checked(item, self._type, f"{self._where}[{index}]")


def _checked(value: Any, type: Any, where: str) -> Any:
    """The value, if it is what the type says. Bounds and patterns are the reader's."""
    kind, parts = get_origin(type), get_args(type)
    if kind is Annotated or kind is Union or kind is UnionType:
        return _checked(value, parts[0], where)
    if kind is list:
        if not isinstance(value, list):
            bad("list", where)
        return _List(value, parts[0], where)
    if kind is Literal or type is str:
        if not isinstance(value, str):
            bad("text", where)
        if parts and value not in parts:
            bad("name", where, name=value, known=commas(parts))
    elif type is bool and not isinstance(value, bool):
        bad("switch", where)
    elif type is int:
        return _whole(value, where)
    elif isinstance(type, StructMeta):
        return Given(value, cast("type[Struct]", type), where)
    return value


def _whole(value: Any, where: str) -> int:
    if isinstance(value, float) and value.is_integer():
        return int(value)  # JSON and its schemas have one kind of number: 2.0 is 2
    if type(value) is not int:
        bad("whole", where)
    return value
