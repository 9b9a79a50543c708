"""What views and moves name: it must lie in the game's box, so that a board can draw it.

A name is a string that the types leave open. Literals are closed vocabularies already, and tags name structs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from starboard.core.game import AnyGame
from starboard.core.text import Phrase
from starboard.lab.secrets import structs

NOT_KNOWN = ("", "?")
"""Stand for nothing, and for what a seat can't know."""


@cache
def known(game: AnyGame) -> frozenset[str]:
    """All names that a client can look up: what the box says, and the tags of the game's structs.

    The texts of cards are for readers: where a game has a box of its own, a name must stand in its data.
    """
    tags = {cls.__struct_config__.tag for kind in (game.View, game.Move) for cls in structs(kind)}
    box = msgspec.to_builtins(game.box(), str_keys=True)
    codes = [card["code"] for card in box.pop("cards")]
    return frozenset([*NOT_KNOWN, *(tag for tag in tags if isinstance(tag, str)), *(_strings(box) if box else codes)])


def _strings(thing: Any) -> Iterator[str]:
    match thing:
        case str():
            yield thing
        case dict():
            for key, value in thing.items():
                yield key
                yield from _strings(value)
        case list() | tuple():
            for item in thing:
                yield from _strings(item)


@cache
def _type(cls: type) -> inspect.Type:
    return inspect.type_info(cls)


def assert_boxed(game: AnyGame, *things: Any) -> None:
    """Every name in these views and moves lies in the box."""
    lost = {
        (path, name)
        for thing in things
        for path, name in _names(thing, inspect.AnyType(), type(thing).__name__)
        if name not in known(game)
    }
    assert not lost, f"{game.id}: named, but not in the box: {sorted(lost)}"


def _names(value: Any, info: inspect.Type, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, Phrase):
        return  # words are looked up in the catalogues
    match info:
        case inspect.Metadata(type=inner):
            yield from _names(value, inner, path)
        case inspect.UnionType(types=types):
            yield from _names(value, _meant(value, types), path)
        case inspect.StrType():
            yield path, value
        case inspect.StructType() | inspect.AnyType() if isinstance(value, msgspec.Struct):
            kind = _type(type(value))
            assert isinstance(kind, inspect.StructType)
            for field in kind.fields:
                if field.name == "clause":
                    continue  # looked up in the rules
                yield from _names(getattr(value, field.name), field.type, f"{path}.{field.name}")
        case inspect.DictType(key_type=keys, value_type=values):
            for key, item in value.items():
                yield from _names(key, keys, f"{path}{{}}")
                yield from _names(item, values, f"{path}{{}}")
        case inspect.TupleType(item_types=types):
            for item, each in zip(value, types, strict=True):
                yield from _names(item, each, f"{path}[]")
        case inspect.CollectionType(item_type=each):
            for item in value:
                yield from _names(item, each, f"{path}[]")


def _meant(value: Any, types: tuple[inspect.Type, ...]) -> inspect.Type:
    """Which of several types a value is of."""
    if isinstance(value, msgspec.Struct):
        return _type(type(value))
    if any(isinstance(one, inspect.LiteralType) and value in one.values for one in types):
        return inspect.AnyType()
    return next((one for one in types if isinstance(one, _KINDS.get(type(value), ()))), inspect.AnyType())


_KINDS: dict[type, tuple[type[inspect.Type], ...]] = {
    str: (inspect.StrType,),
    dict: (inspect.DictType,),
    list: (inspect.CollectionType,),
    tuple: (inspect.TupleType, inspect.CollectionType),
}
