"""A language nobody speaks, made from English as the program runs: for finding what would trouble a real one.

Letters wear accents, so a plain one did not come from a catalogue; every text stands in brackets, so one that was put
together from pieces shows its seams; and all is about 40 % longer, as German is. What a message puts in (names,
numbers, other messages) is left alone.
"""

from __future__ import annotations

import re

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
WORN = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
TWICE = "aeiounrAEIOU"
"""These stand twice, which makes English as long as its translations."""
_ACCENTS = {ord(plain): worn * (2 if plain in TWICE else 1) for plain, worn in zip(PLAIN, WORN, strict=True)}

_KEPT = re.compile(r"(`[^`]*`|\b[A-Z]{2,3}-\d+(?:\.\d+)*)")
"""In the rules: what is typed as it stands, and the addresses of clauses."""
_MARK = re.compile(r"\s*([-*] |\d+\. )?")


def accented(text: str) -> str:
    """The same letters with accents, and longer."""
    return text.translate(_ACCENTS)


def bracketed(text: str) -> str:
    """A whole text, as it is shown."""
    return f"⟦{text}⟧" if text else text


def resource(source: str) -> Resource:
    """A catalogue in English, with accents."""
    made: Resource = FluentResource(source)
    _Accents().visit(made)
    return made


class _Accents(Transformer):
    """Puts accents on what a message says itself."""

    def visit_TextElement(self, node: TextElement) -> TextElement:
        node.value = accented(node.value)
        return node


def clause(markdown: str) -> str:
    """The text of a clause. Paragraphs, items and cells of a table are texts of their own."""
    lines = markdown.split("\n")
    made: list[str] = []
    for n, line in enumerate(lines):
        if line.lstrip().startswith("|"):
            made.append(line if "---" in line else "|".join(map(_whole, line.split("|"))))
        elif not line.strip():
            made.append(line)
        elif n and _goes_on(lines[n - 1], line):
            made[-1] = f"{made[-1].removesuffix('⟧')}\n{_worn(line)}⟧"
        else:
            made.append(_block(line))
    return "\n".join(made)


def _goes_on(before: str, line: str) -> bool:
    """Whether a line was only wrapped: it goes on with the one before."""
    return bool(before.strip()) and not before.lstrip().startswith("|") and not re.match(r"\s*([-*] |\d+\. )", line)


def _block(text: str) -> str:
    mark = _MARK.match(text)
    assert mark is not None, "it may be empty"
    return mark.group() + _whole(text[mark.end() :])


def _whole(text: str) -> str:
    """In brackets, but for the spaces around it."""
    words = text.strip()
    return text.replace(words, bracketed(_worn(words))) if words else text


def _worn(text: str) -> str:
    return "".join(part if _KEPT.fullmatch(part) else accented(part) for part in _KEPT.split(text))
