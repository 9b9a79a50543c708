"""One copier for every state: made from the types of a struct, so no field can be forgotten.

What can't change (numbers, strings, tuples, frozen structs) is shared; lists, dictionaries and structs that can change
are copied as deep as their types say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T", bound=msgspec.Struct)


def copier(type: type[S]) -> Callable[[S], S]:
    """A function that copies structs of this type. Made once, when its module is loaded: calling it is cheap."""
    return cast("Callable[[S], S]", _Maker().struct(type))


def taker(source: type[S], target: type[T], *given: str) -> Callable[..., T]:
    """A function that makes a ``target`` of a ``source``: the fields that both name, each a copy.

    For a view of a part of the state, and for the way back: what the view does not name stays behind, and has its
    default in the part that is made from it. The fields named in ``given`` are arguments of the function instead.
    """
    return cast("Callable[..., T]", _Maker().taker(source, target, given))


class _Maker:
    """Writes the copying functions as source, as ``dataclasses`` does: a loop over fields would cost several times as
    much."""

    def __init__(self) -> None:
        self.made: dict[type, str] = {}
        self.scope: dict[str, Any] = {}

    def struct(self, type: type) -> Any:
        return self.scope[self._function(type)]

    def taker(self, source: type, target: type, given: tuple[str, ...]) -> Any:
        """The function that makes a struct of what it has in common with another one."""
        names = {field.name for field in cast(inspect.StructType, inspect.type_info(source)).fields}
        parts = [f"{name}={name}" for name in given]
        for field in cast(inspect.StructType, inspect.type_info(target)).fields:
            if field.name in given:
                continue
            if field.name in names:
                of = f"was.{field.name}"
                parts.append(f"{field.name}={self._copied(field.type, of) or of}")
            elif field.required:
                raise TypeError(f"{source.__name__} has no {field.name} for {target.__name__}")
        self.scope["target"] = target
        lines = [f"def take({', '.join(['was', *given])}):", f"    return target({', '.join(parts)})"]
        exec("\n".join(lines), self.scope)  # from types alone, no text of anybody's
        return self.scope["take"]

    def _function(self, type: type) -> str:
        """The name of the function that copies this struct."""
        if type in self.made:
            return self.made[type]
        name = self.made[type] = f"copy_{type.__name__}_{len(self.made)}"
        info = cast(inspect.StructType, inspect.type_info(type))
        body = [f"def {name}(was):", "    twin = was.__copy__()"]
        for field in info.fields:
            copied = self._copied(field.type, f"was.{field.name}")
            if copied is not None:
                body.append(f"    twin.{field.name} = {copied}")
        exec("\n".join([*body, "    return twin"]), self.scope)  # from types alone, no text of anybody's
        return name

    def _copied(self, info: inspect.Type, of: str) -> str | None:
        """An expression for a copy of what ``of`` names; ``None`` where it can be shared."""
        match info:
            case inspect.Metadata(type=inner):
                return self._copied(inner, of)
            case inspect.StructType(cls=cls):
                return None if self._is_frozen(cls) else f"{self._function(cls)}({of})"
            case inspect.ListType(item_type=item):
                each = self._copied(item, "item")
                return f"{of}[:]" if each is None else f"[{each} for item in {of}]"
            case inspect.DictType(value_type=value):
                each = self._copied(value, "item")
                return f"{of}.copy()" if each is None else f"{{key: {each} for key, item in {of}.items()}}"
            case inspect.SetType():
                return f"{of}.copy()"
            case inspect.UnionType(types=types):
                copies = {self._copied(part, of) for part in types} - {None}
                if not copies:
                    return None
                if len(copies) > 1 or len(types) > 2 or not info.includes_none:
                    raise TypeError(f"no copier for {info}")
                return f"(None if {of} is None else {copies.pop()})"
            case inspect.VarTupleType(item_type=item):
                if self._copied(item, "item") is not None:
                    raise TypeError(f"a tuple of what can change: {info}")
                return None
            case inspect.TupleType(item_types=types):
                if any(self._copied(part, "item") is not None for part in types):
                    raise TypeError(f"a tuple of what can change: {info}")
                return None
            case inspect.AnyType():
                raise TypeError(f"no copier for {of}: its type says nothing")
        return None

    @staticmethod
    def _is_frozen(cls: type) -> bool:
        return bool(cast(Any, cls).__struct_config__.frozen)
