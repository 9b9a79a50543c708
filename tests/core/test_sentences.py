"""Sentences that every language can say: whole ones, with their numbers in them, in all categories of its plural."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import starboard
from starboard.core.text import Text, say

LOCALE = Path(starboard.__file__).parent / "locale" / "en"
WHOLE = (
    "core.ftl",
    "cli.ftl",
    "server.ftl",
    "web.ftl",
    "death-angel.ftl",
    "death-angel-web.ftl",
    "death-angel-lessons.ftl",
)


class _Seams(Visitor):
    """Selectors that stand inside a sentence, and spaces written as pieces of text."""

    def __init__(self) -> None:
        super().__init__()
        self.found = 0

    def visit_Pattern(self, node: Pattern) -> None:
        chosen = [one for one in node.elements if isinstance(one, Placeable) and selects(one)]
        if chosen and len(node.elements) > 1:
            self.found += 1
        # Behind a question in the terminal there is room for the answer.
        if any(isinstance(one, Placeable) and is_space(one) for one in node.elements[1:-1]):
            self.found += 1
        self.generic_visit(node)


class _Numberless(Visitor):
    """Variants of the category one that don't show the number: elsewhere it holds 21, 31 and more."""

    def __init__(self) -> None:
        super().__init__()
        self.found = 0

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        counted = variables(node.selector)
        for variant in node.variants:
            one = isinstance(variant.key, Identifier) and variant.key.name == "one"
            self.found += one and not counted & variables(variant.value)
        self.generic_visit(node)


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: BaseNode) -> set[str]:
    found = _Variables()
    found.visit(node)
    return found.names


def selects(one: Placeable) -> bool:
    return isinstance(one.expression, SelectExpression)


def is_space(one: Placeable) -> bool:
    return isinstance(one.expression, StringLiteral) and not one.expression.value.strip()


def messages(file: str) -> Iterator[Message]:
    for entry in FluentParser().parse((LOCALE / file).read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            yield entry


@pytest.mark.parametrize("file", WHOLE)
@pytest.mark.parametrize("look", [_Seams, _Numberless])
def test_a_selector_holds_whole_sentences(file: str, look: type[_Seams | _Numberless]) -> None:
    """No language has to put a sentence together from pieces of it, or to guess how many one is."""
    wrong = []
    for message in messages(file):
        seen = look()
        seen.visit(message)
        if seen.found:
            wrong.append(message.id.name)
    assert wrong == []


CZECH = """
tokens = { $tokens ->
    [one] { $on } dostává { $tokens } žeton.
    [few] { $on } dostává { $tokens } žetony.
    [many] { $on } dostává { $tokens } žetonu.
   *[other] { $on } dostává { $tokens } žetonů.
 }
    .price = { $tokens ->
        [1] poslední žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
     }
"""
RUSSIAN = """
tokens = { $tokens ->
    [one] { $on } получает { $tokens } жетон.
    [few] { $on } получает { $tokens } жетона.
   *[many] { $on } получает { $tokens } жетонов.
 }
"""


def tongue(monkeypatch: pytest.MonkeyPatch, language: str, source: str) -> Text:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    text = Text()
    monkeypatch.setattr(text, "_bundles", [bundle])
    return text


def test_a_plural_has_as_many_categories_as_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Czech: 1 · 2 to 4 · a broken number · all others. An exact number goes before its category."""
    text = tongue(monkeypatch, "cs", CZECH)
    said = [text(say("tokens", on="Leon", tokens=n)) for n in (1, 2, 4, 5, 0, 21, 22)]
    assert said == [
        f"Leon dostává {of}."
        for of in ("1 žeton", "2 žetony", "4 žetony", "5 žetonů", "0 žetonů", "21 žetonů", "22 žetonů")
    ]
    assert text(say("tokens", on="Leon", tokens=1.5)).endswith("žetonu.")
    assert [text.price(say("tokens", on="Leon", tokens=n)) for n in (1, 3, 6)] == [
        "poslední žeton",
        "3 žetony",
        "6 žetonů",
    ]


def test_one_is_not_the_number_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Russian counts 21 and 31 as it counts 1, 22 as 2, and 11 to 14 as 5."""
    text = tongue(monkeypatch, "ru", RUSSIAN)
    said = [text(say("tokens", on="Леон", tokens=n)).split()[-1] for n in (1, 21, 31, 2, 22, 5, 11, 12, 25)]
    assert said == [f"{word}." for word in ["жетон"] * 3 + ["жетона"] * 2 + ["жетонов"] * 4]
