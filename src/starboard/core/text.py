"""Localised text from Fluent catalogues. No user-facing sentence stands in code.

A game speaks in :class:`Phrase` objects (a message name and its arguments): plain data that travels to any client
and is put into words by whoever shows it, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from starboard.core import pseudo
from starboard.core.languages import ENGLISH, PSEUDO, catalogues, fallbacks

Argument: TypeAlias = "int | float | str | Phrase | list[Phrase]"


class Phrase(msgspec.Struct, frozen=True):
    """A message of the catalogues with its arguments; arguments may be phrases (or lists of them) again."""

    id: str
    args: dict[str, Any] = {}

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        """In English, for whoever prints it; clients put it into the reader's language."""
        return Text()(self)


def say(id: str, **args: Argument) -> Phrase:
    """Short for a :class:`Phrase`; ``say("deal", cards=3)``."""
    return Phrase(id, args)


CASES = ("gen", "dat", "acc", "loc", "ins", "gender")
"""What a name's message may say of the name as attributes, where a language needs it."""

PEOPLE = ("player", "crew-member")
"""Messages in whose place a name stands where it is known, by ``seat``, counted from 1."""


def player(seat: int) -> Phrase:
    """Somebody at the table, by seat. Whoever knows the players' names shows the name instead."""
    return Phrase("player", {"seat": seat + 1})


def bot(seat: int) -> Phrase:
    """A bot at the table, by seat: what stands where a player's name would."""
    return Phrase("bot", {"seat": seat + 1})


def crew_member(number: int) -> Phrase:
    """Somebody aboard, counted from 0: the seats come first, androids after them. Whoever knows the players' names
    shows those, and the androids' own; who plays alone commands androids only, and is none of them."""
    return Phrase("crew-member", {"seat": number + 1})


def number(n: float) -> Phrase:
    """A number on its own, as the reader's language writes it."""
    return Phrase("number", {"n": n})


def halves(n: int) -> Phrase:
    """Half points as players write them: ``4½`` for 9."""
    return Phrase("half", {"whole": n // 2}) if n % 2 else number(n // 2)


def clock(seconds: float) -> Phrase:
    """A moment or a span in minutes and seconds: ``4:05``."""
    return Phrase("clock", {"minutes": int(seconds) // 60, "seconds": int(seconds) % 60})


LINKS = {
    "list-and": "list-more",
    "list-or": "list-more",
    "list-more": "list-more",
    "list-dots": "list-dots",
    "sum": "sum",
}
"""Messages that link the last of some ``items`` to those before it, and what links these to each other."""


def listed(items: Sequence[Argument]) -> Phrase:
    """``a, b and c``: what is there. A list among the arguments of a phrase is said the same way."""
    return Phrase("list-and", {"items": list(items)})


def commas(items: Sequence[Argument]) -> Phrase:
    """``a, b, c``: to choose from, or to look up."""
    return Phrase("list-more", {"items": list(items)})


def either(items: Sequence[Argument]) -> Phrase:
    """``a, b or c``."""
    return Phrase("list-or", {"items": list(items)})


def added(numbers: Sequence[Argument]) -> Phrase:
    """``3 + 4``."""
    return Phrase("sum", {"items": list(numbers)})


def spoken(prefix: str, thing: msgspec.Struct, fields: Mapping[str, Callable[[Any], Any]], **more: Argument) -> Phrase:
    """A tagged struct in words: the message is named after its tag, the arguments after its fields.

    ``fields`` says how a field of this name is put into words, ``more`` adds arguments or replaces them. Where nothing
    is said, a flag is ``yes`` or ``no``, nothing is ``none``, and everything else stands as it is.
    """
    args: dict[str, Any] = {}
    for name in thing.__struct_fields__:
        if name != "seats" and name not in more:
            value = getattr(thing, name)
            args[name] = fields[name](value) if name in fields and value is not None else _plain(value)
    return Phrase(f"{prefix}-{thing.__struct_config__.tag}", {**args, **more})


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else value


class Cell(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A field of a panel that is drawn: a square of a ship, a slot of a plan, a card of a hand."""

    row: int = 0
    column: int = 0
    icon: str = ""
    """A picture by its name, for boards that have it; the others show the sign."""
    sign: str = ""
    """A few letters or digits, the same in every language."""
    note: str = ""
    """Smaller, below the sign: a count, what is inside."""
    words: list[Phrase] = []
    """What it is. With an icon or a sign they are only its label."""
    tone: str = ""
    """What it belongs to: ``label`` (names a row or a column), a colour, ``loose``, ``wrong``, ``threat``, ``held``,
    ``void``."""
    seats: tuple[int, ...] = ()
    """Whose pieces stand here."""
    sides: tuple[str, ...] = ()
    """What its four sides show, clockwise from the top: a digit for the connector, letters for what else is there."""
    at: dict[str, int | str] = {}
    """The fields of a move that choose this cell; empty where nothing can be chosen."""
    alike: bool = False
    """Any of the moves that choose this cell will do."""


class Panel(msgspec.Struct, frozen=True):
    """A labelled part of a view: text lines for the console, and where a picture says more, cells for the generic
    board."""

    title: Phrase
    lines: list[Phrase]
    kind: str = "list"
    """How to lay it out: ``list`` (lines, or cells one after the other), ``grid`` (cells by row and column, or rows of
    a table), ``hand`` (private to the viewer)."""
    cells: list[Cell] = []
    """The same as the lines, to be drawn: by row and column in a ``grid``, else one after the other, those of one row
    together as one card."""
    rows: list[list[Phrase]] = []
    """Instead of lines: a table of words, one column under the other."""


class CardText(msgspec.Struct, frozen=True):
    """A card (tile, ship ...) of a game in words made from its data, for ``starboard cards`` and the rules page."""

    code: str
    """Short name, unique in the game: ``A07``."""
    name: Phrase
    kind: Phrase
    """What sort of card it is: ``Action``, ``Event`` ..."""
    lines: list[Phrase]


class Text:
    """Phrases put into words of one language; what it lacks is said in the language it is a kind of, or in English.

    Whoever sits at the table is called by name, if ``people`` says who sits where.
    """

    def __init__(self, language: str = ENGLISH, people: Sequence[str] = ()) -> None:
        self.language, self.people = language, people
        self._bundles = [_bundle(name) for name in fallbacks(language)]

    def among(self, people: Sequence[str]) -> Text:
        """The same language among these people, by seat."""
        return Text(self.language, people)

    def has(self, id: str) -> bool:
        """Whether a message of this name exists."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def __call__(self, phrase: Phrase | str, **args: Any) -> str:
        """The phrase as a sentence. An unknown message shows its name, so nothing is ever silently empty."""
        sentence = self._said(Phrase(phrase, args) if isinstance(phrase, str) else phrase)
        return pseudo.bracketed(sentence) if self.language == PSEUDO else sentence

    def price(self, phrase: Phrase) -> str:
        """What a move costs and brings, said in small letters beside it: the attribute ``price`` of its message."""
        said = self._attributes(phrase).get("price", "")
        return pseudo.bracketed(said) if self.language == PSEUDO else said

    def _said(self, phrase: Phrase) -> str:
        if phrase.id in PEOPLE and (name := self._name(phrase)):
            return name
        if phrase.id in LINKS and "items" in phrase.args:
            return self._linked(phrase.id, phrase.args["items"])
        for bundle in self._bundles:
            if bundle.has_message(phrase.id):
                pattern = bundle.get_message(phrase.id).value
                if pattern is not None:
                    sentence, _errors = bundle.format_pattern(pattern, self._values(phrase))
                    return str(sentence)
        return phrase.id

    def _values(self, phrase: Phrase) -> dict[str, Any]:
        """What the message is told: the arguments in words, and the cases of names.

        A phrase given as ``$beside`` is also ``$beside_gen``, ``$beside_ins`` …: the attributes of its message in the
        language that says it. In place of a case that a name lacks (:data:`CASES`) the plain name stands.
        """
        values = {name: self._argument(value) for name, value in phrase.args.items()}
        for name, value in phrase.args.items():
            if isinstance(value, Phrase):
                plain = values[name]
                said = dict.fromkeys(CASES, plain) | self._attributes(value)
                values |= {f"{name}_{case}": words for case, words in said.items()}
        return values

    def _attributes(self, phrase: Phrase) -> dict[str, str]:
        """What a message says besides: the cases of a name, the price of a move."""
        if phrase.id in PEOPLE and self._name(phrase):
            return {}
        for bundle in self._bundles:
            if bundle.has_message(phrase.id):
                message = bundle.get_message(phrase.id)
                values = self._values(phrase) if message.attributes else {}
                return {
                    case: str(bundle.format_pattern(pattern, values)[0]) for case, pattern in message.attributes.items()
                }
        return {}

    def problems(self, phrase: Phrase) -> list[str]:
        """What is wrong with this phrase's words: an unknown message or arguments that do not fit it."""
        if phrase.id in LINKS and "items" in phrase.args:
            return [
                problem for item in phrase.args["items"] if isinstance(item, Phrase) for problem in self.problems(item)
            ]
        for bundle in self._bundles:
            if bundle.has_message(phrase.id) and (pattern := bundle.get_message(phrase.id).value) is not None:
                message = bundle.get_message(phrase.id)
                values = self._values(phrase)
                patterns = [pattern, *message.attributes.values()]
                errors = [error for each in patterns for error in bundle.format_pattern(each, values)[1]]
                return [f"{phrase.id}: {error}" for error in errors]
        return [f"{phrase.id}: no such message"]

    def _name(self, phrase: Phrase) -> str | None:
        seat = phrase.args.get("seat", 0)
        if phrase.id == "crew-member" and self.people:
            aboard = len(self.people) if len(self.people) > 1 else 0
            if seat > aboard:
                return self._said(Phrase("android", {"number": seat - aboard}))
        return self.people[seat - 1] if 0 < seat <= len(self.people) else None

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Phrase):
            value = self._said(value)
        elif isinstance(value, Mapping) and "id" in value:
            value = self._said(Phrase(value["id"], value.get("args", {})))
        elif isinstance(value, list | tuple):
            value = self._linked("list-and", value)
        if isinstance(value, int | float) and not -_LONG < value < _LONG:
            return _shortened(value)
        if isinstance(value, str) and len(value) > _LONGEST:
            return f"{value[:200]}…"
        return value

    def _linked(self, last: str, items: Sequence[Argument]) -> str:
        if not items:
            return self._said(Phrase("list-none"))
        said = self._said(Phrase("list-one", {"item": items[0]}))
        for place, item in enumerate(items[1:], start=2):
            said = self._said(Phrase(last if place == len(items) else LINKS[last], {"head": said, "item": item}))
        return said


_LONG = 10**15
_LONGEST = 2400
"""Characters of one argument: Fluent shows ``{???}`` instead of more than 2500."""


def _shortened(number: float) -> str:
    """A number that no message formats as one: the formatter has 28 digits, and nobody reads more than a few."""
    digits = str(number)
    return digits if len(digits) <= 20 else f"{digits[:12]}…"


def laid_out(panel: Panel, text: Text) -> list[str]:
    """The lines of a panel in words; the cells of a table stand under each other."""
    if not panel.rows:
        return [text(line) for line in panel.lines]
    rows = [[text(cell) for cell in row] for row in panel.rows]
    widths = [max(len(row[n]) if n < len(row) else 0 for row in rows) for n in range(max(map(len, rows), default=0))]
    return ["  ".join(cell.ljust(widths[n]) for n, cell in enumerate(row)).rstrip() for row in rows]


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolating marks are for mixed-direction text; in a terminal and in SVG they only show up as boxes.
    bundle = FluentBundle(fallbacks(language), use_isolating=False)
    made = pseudo.resource if language == PSEUDO else FluentResource
    for _file, source in catalogues(ENGLISH if language == PSEUDO else language):
        bundle.add_resource(made(source))
    return bundle
