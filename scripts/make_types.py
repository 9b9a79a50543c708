"""Write the client's TypeScript types from the Python structs: ``python scripts/make_types.py [--check]``.

The wire messages become interfaces; every game becomes a namespace with its options, moves, events and view, and the
messages that carry them take the game's id as a type parameter (``Position<"death-angel">``).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from starboard import game as find_game
from starboard import games
from starboard.coach.hindsight import Advice
from starboard.core.game import AnyGame
from starboard.core.tale import Tale
from starboard.core.text import CardText
from starboard.core.tools import AnyLookback, AnyTool, Staged
from starboard.server.messages import from_client, from_server, house, play, study, tables

TARGET = Path(__file__).parent.parent / "web" / "src" / "net" / "types.ts"

KINDS = ("Options", "Move", "Event", "View", "Box", "Change")
WIRE = {module.__name__: module for module in (house, tables, play, from_client, from_server, study)}

HEAD = """\
// Made by scripts/make_types.py from the Python structs: change those, then run it again.
/* eslint-disable */
import type { Patch } from './patch';

"""


class Writer:
    """Collects the interfaces that a set of types needs."""

    def __init__(self, outer: Mapping[type, str] | None = None) -> None:
        self.outer = outer or {}
        self.names: dict[type, str] = {}
        self.made: dict[str, str] = {}
        self.generic: set[str] = set()
        self.asking = False
        """What is written now is asked of a tool: it may leave defaults out."""

    def type(self, info: inspect.Type) -> str:
        """A type expression; interfaces it needs are made on the way."""
        match info:
            case inspect.Metadata(type=inner, extra=extra):
                if extra and "patch" in extra:
                    return "Patch"
                if extra and "game" in extra:
                    of_game = f'Games[G]["{extra["game"]}"]'
                    return f"Partial<{of_game}>" if extra["game"] == "options" else of_game
                return self.type(inner)
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.LiteralType(values=values):
                return " | ".join(_literal(value) for value in values)
            case inspect.EnumType(cls=cls):
                return " | ".join(_literal(member.value) for member in cls)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type(each) for each in types))
            case inspect.TupleType(item_types=types):
                return f"[{', '.join(self.type(each) for each in types)}]"
            case inspect.CollectionType(item_type=item):
                return f"{_grouped(self.type(item))}[]"
            case inspect.DictType(key_type=key, value_type=value):
                keys = self.type(key)
                # JSON has only string keys; closed sets of them need not all be there.
                return (
                    f"Record<{'string' if keys == 'number' else keys}, {self.type(value)}>"
                    if keys in ("string", "number")
                    else f"Partial<Record<{keys}, {self.type(value)}>>"
                )
            case inspect.StructType():
                return self.struct(info)
        raise TypeError(f"no TypeScript for {info}")

    def struct(self, info: inspect.StructType) -> str:
        """The name of a struct's interface, which is made if it is new."""
        if info.cls in self.outer:
            return self.outer[info.cls]
        if info.cls not in self.names:
            name = info.cls.__name__
            while name in self.made:
                name += "_"
            self.names[info.cls] = name
            self.made[name] = ""  # a struct may contain itself
            self.made[name] = self._interface(name, info)
        name = self.names[info.cls]
        return f"{name}<G>" if name in self.generic else name

    def _interface(self, name: str, info: inspect.StructType) -> str:
        if info.array_like:
            return f"  export type {name} = [{', '.join(self.type(field.type) for field in info.fields)}];\n"
        # What a client sends and a struct that omits defaults may leave a default out; elsewhere it is always there.
        config = info.cls.__struct_config__
        sent = self.asking or (config.forbid_unknown_fields and info.cls.__module__ in WIRE)
        optional = config.omit_defaults or sent or issubclass(info.cls, from_client.FromClient)
        lines = [] if info.tag_field is None else [f"    {info.tag_field}: {_literal(info.tag)};"]
        for field in info.fields:
            mark = "?" if optional and not field.required else ""
            lines.append(f"    {field.encode_name}{mark}: {self.type(field.type)};")
        if any("<G>" in line or "Games[G]" in line for line in lines):
            self.generic.add(name)
        parameter = "<G extends GameId = GameId>" if name in self.generic else ""
        note = _note(info.cls)
        return f"{note}  export interface {name}{parameter} {{\n" + "\n".join(lines) + "\n  }\n"


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _grouped(expression: str) -> str:
    return f"({expression})" if " | " in expression else expression


def _note(cls: type) -> str:
    doc = cls.__dict__.get("__doc__")
    return "" if not doc else f"  /** {' '.join(doc.split()).replace('``', '`')} */\n"


def wire() -> Writer:
    """The wire messages."""
    writer = Writer()
    for thing in (thing for module in WIRE.values() for thing in vars(module).values()):
        is_struct = isinstance(thing, type) and issubclass(thing, msgspec.Struct)
        if is_struct and thing.__module__ in WIRE and not thing.__name__.startswith("From"):
            writer.type(inspect.type_info(thing))
    for beside in (CardText, Advice, Tale):
        writer.type(inspect.type_info(beside))
    return writer


def one_game(game: AnyGame, outer: Mapping[type, str]) -> str:
    """A game's namespace."""
    writer = Writer(outer)
    unions = {
        name: writer.type(inspect.type_info(type_))
        for name, type_ in ((f"{kind}_", _type_of(game, kind)) for kind in KINDS)
    }
    unions["Tools_"] = _tools(game, game.tools(), writer)
    unions["Lookbacks_"] = _tools(game, game.lookbacks(), writer)
    lines = [f"export namespace {type(game).__name__} {{", *writer.made.values()]
    lines += [f"  export type {name} = {union};" for name, union in unions.items()]
    return "\n".join([*lines, "}", ""])


def _tools(game: AnyGame, tools: Mapping[str, AnyTool | AnyLookback], writer: Writer) -> str:
    """What the game answers beside its tables or about them, by name: what it takes, and what it gives."""
    named = []
    for name, tool in tools.items():
        writer.asking = True
        takes = writer.type(inspect.type_info(tool.takes))
        writer.asking = False
        gives = _given(game, tool, writer)
        named.append(f"{_literal(name)}: {{ takes: {takes}; gives: {gives} }}")
    return "{ " + "; ".join(named) + " }"


def _given(game: AnyGame, tool: AnyTool | AnyLookback, writer: Writer) -> str:
    if tool.gives is bytes:
        return "Blob"
    if tool.gives is Staged:
        return f"{study.Filmed.__name__}<{_literal(game.id)}>"
    return writer.type(inspect.type_info(tool.gives))


def _type_of(game: AnyGame, kind: str) -> Any:
    """What a game puts into its messages; its box is what :meth:`Game.box` says it gives."""
    return get_type_hints(type(game).box)["return"] if kind == "Box" else getattr(game, kind)


def text() -> str:
    """The whole file."""
    shared = wire()
    # Games of other packages have no board that could use their types.
    there = {name: find_game(name) for name in games.ours()}
    parts = [HEAD, f"export type GameId = {' | '.join(_literal(name) for name in there)};\n\n"]
    parts += ["/** What each game puts into the messages. */\nexport interface Games {\n"]
    for name, game in there.items():
        kinds = "; ".join(f"{kind.lower()}: {type(game).__name__}.{kind}_" for kind in (*KINDS, "Tools", "Lookbacks"))
        parts.append(f"  {_literal(name)}: {{ {kinds} }};\n")
    parts.append("}\n\n")
    parts += [f"{_dedent(body)}\n" for body in shared.made.values()]
    for union, module in (("ClientMessage", from_client), ("ServerMessage", from_server)):
        names = [cls.__name__ for cls in getattr(module, union).__args__]
        kinds = " | ".join(f"{name}<G>" if name in shared.generic else name for name in names)
        parts.append(f"export type {union}<G extends GameId = GameId> = {kinds};\n\n")
    parts += [f"{one_game(game, shared.names)}\n" for game in there.values()]
    return "".join(parts)


def _dedent(body: str) -> str:
    return "\n".join(line.removeprefix("  ") for line in body.split("\n"))


def main() -> int:
    """Write the file, or check that it is current."""
    new = text()
    if "--check" in sys.argv:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == new:
            return 0
        print(f"{TARGET.name} is not what the structs say: run python scripts/make_types.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
