"""The copier made from a struct's types: what can change is copied as deep as it goes, what can't is shared."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from starboard.core.agenda import Step
from starboard.core.copying import copier, taker
from starboard.lab.conformance import changeable


class Stamp(msgspec.Struct, frozen=True):
    code: str
    marks: tuple[int, ...] = ()


class Wait(Step, frozen=True):
    turns: int


class Busy(msgspec.Struct):
    agenda: list[Step]


class Part(msgspec.Struct):
    numbers: list[int]
    inner: Part | None = None


class Whole(msgspec.Struct, kw_only=True):
    number: int = 1
    word: Literal["a", "b"] = "a"
    ranged: Annotated[list[int], msgspec.Meta(max_length=9)] = []
    flat: list[int]
    nested: list[list[str]]
    parts: list[Part]
    named: dict[str, Part]
    table: dict[int, list[int]]
    counts: dict[str, int]
    marked: set[int]
    stamp: Stamp
    stamps: list[Stamp]
    pair: tuple[int, Stamp] | None
    row: tuple[str, ...]
    perhaps: Part | None
    some: list[int] | None = None
    either: int | str | None = None


def whole() -> Whole:
    return Whole(
        ranged=[7],
        flat=[1, 2],
        nested=[["x"], []],
        parts=[Part([1], Part([2]))],
        named={"a": Part([3])},
        table={1: [4]},
        counts={"c": 5},
        marked={6},
        stamp=Stamp("S", (1,)),
        stamps=[Stamp("T")],
        pair=(1, Stamp("U")),
        row=("y",),
        perhaps=Part([8]),
        some=[9],
        either="z",
    )


def test_a_copy_is_equal_and_shares_no_object_that_can_change() -> None:
    original = whole()
    twin = copier(Whole)(original)
    assert twin == original
    ours, theirs = changeable(original), changeable(twin)
    assert not set(ours) & set(theirs)
    assert sorted(ours.values()) == sorted(theirs.values())
    assert len(ours) == 22, "every list, dictionary, set and struct of the example"


def test_what_can_not_change_is_shared() -> None:
    original = whole()
    twin = copier(Whole)(original)
    assert twin.stamp is original.stamp
    assert twin.stamps[0] is original.stamps[0]
    assert twin.pair is original.pair
    assert twin.row is original.row


def test_nothing_where_there_is_nothing() -> None:
    original = whole()
    original.perhaps = original.some = original.pair = original.either = None
    assert copier(Whole)(original) == original


def test_a_subclass_keeps_its_class_and_its_own_fields() -> None:
    class More(Part):
        extra: int = 3

    twin = copier(Part)(More([1], extra=4))
    assert isinstance(twin, More)
    assert twin.extra == 4


@pytest.mark.parametrize("type_", [Any, list[Any], tuple[Part, ...], tuple[int, list[int]], list[int] | dict[str, int]])
def test_a_type_that_does_not_say_how_to_copy_it_is_refused_at_once(type_: Any) -> None:
    struct = msgspec.defstruct("Vague", [("field", type_)])
    with pytest.raises(TypeError):
        copier(struct)


def test_a_step_of_an_agenda_is_plain_data_and_shared() -> None:
    original = Busy([Wait(2)])
    twin = copier(Busy)(original)
    twin.agenda.pop()
    assert original.agenda == [Wait(2)]


class Token(msgspec.Struct):
    shown: list[int]
    secret: int = 7
    mine: str = ""


class TokenView(msgspec.Struct, frozen=True):
    shown: list[int]
    mine: str


def test_a_view_takes_what_it_names_and_shares_nothing() -> None:
    token = Token([1, 2], secret=9, mine="hand")
    seen = taker(Token, TokenView, "mine")(token, "?")
    assert seen == TokenView([1, 2], "?")
    assert seen.shown is not token.shown
    assert taker(TokenView, Token)(seen) == Token([1, 2], secret=7, mine="?"), "what was not seen has its default"


def test_what_neither_has_nor_is_given_is_an_error() -> None:
    with pytest.raises(TypeError, match="Token has no colour for Painted"):
        taker(Token, msgspec.defstruct("Painted", [("colour", str)]))
