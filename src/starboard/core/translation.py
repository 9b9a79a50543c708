"""What a language lacks beside English, what it has too much, and what it says of other things."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from starboard.core.clauses import is_heading, parsed
from starboard.core.languages import ENGLISH, catalogues, fallbacks, rulebooks


class Different(msgspec.Struct, frozen=True):
    """A message that speaks of other things than in English."""

    name: str
    english: list[str]
    here: list[str]


class Faults(msgspec.Struct):
    """What is wrong with a file."""

    missing: list[str] = []
    surplus: list[str] = []
    different: list[Different] = []
    broken: list[str] = []
    """The first lines of what can't be read."""

    def __bool__(self) -> bool:
        return bool(self.missing or self.surplus or self.different or self.broken)


class _Entry(msgspec.Struct):
    file: str
    arguments: set[str]
    mentions: set[str]


def counted(language: str) -> tuple[int, int]:
    """How many of the messages of English a language has itself, and how many there are."""
    english, here = _messages(ENGLISH)[0], _messages(language)[0]
    return len(english.keys() & here.keys()), len(english)


def faults(language: str) -> dict[str, Faults]:
    """What is wrong with a language, by file; nothing for those that are whole.

    A variety lacks only what the language it is a kind of lacks too: ``pt-BR`` is looked for in ``pt`` as well.
    """
    found = {**_in_catalogues(language), **_in_rules(language)}
    return {file: all_ for file, all_ in sorted(found.items()) if all_}


def _in_catalogues(language: str) -> dict[str, Faults]:
    english, _broken = _messages(ENGLISH)
    own, broken = _messages(language)
    found: dict[str, Faults] = {}
    known = {name for tag in _kin(language) for name in _messages(tag)[0]}
    for name, entry in english.items():
        if name not in known:
            found.setdefault(entry.file, Faults()).missing.append(name)
    for name, entry in own.items():
        at = found.setdefault(entry.file, Faults())
        if name not in english:
            at.surplus.append(name)
        elif (here := _speaks_of(name, own)) != (there := _speaks_of(name, english)):
            at.different.append(Different(name, sorted(there), sorted(here)))
    for file, lines in broken:
        found.setdefault(file, Faults()).broken.append(lines)
    return found


def _in_rules(language: str) -> dict[str, Faults]:
    found = {}
    for game in rulebooks(ENGLISH):
        english = _clauses(game, [ENGLISH])
        missing = [clause for clause in english if clause not in _clauses(game, _kin(language))]
        surplus = [clause for clause in _clauses(game, [language]) if clause not in english]
        found[f"rules/{game}.md"] = Faults(missing=missing, surplus=surplus)
    return found


def _kin(language: str) -> list[str]:
    """The language and what it is a kind of, without English that stands in for all."""
    return [tag for tag in fallbacks(language) if tag != ENGLISH or language == ENGLISH]


def _clauses(game: str, tags: Iterable[str]) -> dict[str, None]:
    return {name: None for tag in tags for name in parsed(game, tag) if not is_heading(name)}


def _messages(language: str) -> tuple[dict[str, _Entry], list[tuple[str, str]]]:
    """The messages of a language by name, and what can't be read."""
    found: dict[str, _Entry] = {}
    broken = []
    for file, source in catalogues(language):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message):
                looking = _Looking()
                looking.visit(entry)
                found[entry.id.name] = _Entry(file, looking.arguments, looking.mentions)
            elif isinstance(entry, Junk):
                broken.append((file, (entry.content or "").strip().partition("\n")[0]))
    return found, broken


def _speaks_of(name: str, messages: dict[str, _Entry]) -> set[str]:
    """The arguments of a message, with those of the messages it mentions."""
    entry = messages.get(name)
    if entry is None:
        return set()
    return entry.arguments.union(*(_speaks_of(other, messages) for other in entry.mentions if other != name))


class _Looking(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.mentions: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.mentions.add(node.id.name)
