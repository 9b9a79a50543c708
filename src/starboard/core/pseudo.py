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
_BLOCK = re.compile(r"(\s*(?:[-*] |\d+\. )?)(.*)", re.DOTALL)


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
            made.append("|".join(cell if set(cell) <= set(" -:") else _block(cell) for cell in line.split("|")))
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
    mark, words = re.fullmatch(_BLOCK, text).groups()  # type: ignore[union-attr]
    ends = words[len(words.rstrip()) :]
    return f"{mark}{bracketed(_worn(words.rstrip()))}{ends}"


def _worn(text: str) -> str:
    return "".join(part if _KEPT.fullmatch(part) else accented(part) for part in _KEPT.split(text))
