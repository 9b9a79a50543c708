"""Chance is an input: seeded, the same everywhere, recorded, and refused when it does not fit."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.core.chance import ChanceError, Recorded, Scripted, Seeded


def test_a_seed_gives_these_numbers_for_ever() -> None:
    """Records of old tables count on it: the stream is BLAKE2b, keyed by the seed, 16 numbers a block.

    The expected numbers were computed from that description alone, with hashlib and struct.
    """
    chance = Seeded(20261115, 3)
    assert [chance.die() for _ in range(12)] == [4, 3, 5, 6, 2, 2, 1, 4, 6, 3, 3, 6]
    assert Seeded(1).order(8) == [7, 3, 5, 2, 6, 1, 4, 0]
    chance = Seeded(20261115, 3)
    numbers = [chance.below(1000) for _ in range(40)]
    assert numbers[14:20] == [672, 417, 859, 218, 672, 245], "the second block begins with the 17th number"
    assert numbers[30:34] == [626, 470, 562, 383], "the third with the 33rd"


def test_a_shuffle_is_an_order_of_the_old_places() -> None:
    deck = list("abcdefgh")
    Seeded(1).shuffle(deck)
    assert "".join(deck) == "hdfcgbea"
    assert Seeded(1).answers is None, "nobody asked for them"
    assert Seeded(7).below(1000) == Seeded(7, 0).below(1000)
    assert (Seeded(0).order(2), Seeded(1).order(2)) == ([0, 1], [1, 0]), "also the last two change places"


def test_answers_are_collected_whoever_gives_them() -> None:
    first = Seeded(3)
    first.answers = []
    first.below(6), first.order(4)
    again = Recorded(first.answers)
    again.answers = []
    again.below(6), again.order(4)
    assert again.answers == first.answers


@given(seed=st.integers(0, 2**63), name=st.integers(0, 1000), n=st.integers(1, 200))
def test_numbers_stay_below(seed: int, name: int, n: int) -> None:
    chance = Seeded(seed, name)
    assert all(0 <= chance.below(n) < n for _ in range(40))
    assert sorted(chance.order(n)) == list(range(n))


def test_every_face_is_as_likely() -> None:
    chance = Seeded(99)
    faces = Counter(chance.die() for _ in range(60_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    # Five standard deviations of a fair die: 10,000 ± 460.
    assert all(abs(count - 10_000) < 460 for count in faces.values())


def test_streams_of_one_seed_are_independent() -> None:
    assert [Seeded(5, n).below(1000) for n in range(20)] != [Seeded(5, n + 1).below(1000) for n in range(20)]
    assert len({Seeded(5, n).below(2**32) for n in range(200)}) == 200


@given(seed=st.integers(0, 2**63))
def test_what_was_answered_is_answered_again(seed: int) -> None:
    first = Seeded(seed)
    first.answers = []
    deck = list("abcdefgh")
    first.shuffle(deck)
    dice = [first.die() for _ in range(5)]
    again = Recorded(first.answers)
    copy = list("abcdefgh")
    again.shuffle(copy)
    assert (copy, [again.die() for _ in range(5)]) == (deck, dice)
    assert again.spent


@pytest.mark.parametrize("answers", [[], [6], [-1], [[0, 1]], [True]])
def test_an_answer_that_does_not_fit_is_refused(answers: list[object]) -> None:
    with pytest.raises(ChanceError):
        Recorded(answers).die()  # type: ignore[arg-type]


@pytest.mark.parametrize("answers", [[], [3], [[0, 1]], [[0, 1, 1]], [[1, 2, 3]]])
def test_an_order_that_does_not_fit_is_refused(answers: list[object]) -> None:
    with pytest.raises(ChanceError):
        Recorded(answers).order(3)  # type: ignore[arg-type]


def test_a_script_answers_in_order() -> None:
    chance = Scripted(5, 0)
    assert (chance.die(), chance.die(), chance.spent) == (6, 1, True)
    assert Scripted().order(3) == [0, 1, 2]
    assert Scripted(shuffler=lambda n: list(range(n))[::-1]).order(3) == [2, 1, 0]
    with pytest.raises(ChanceError):
        Scripted(6).die()
    with pytest.raises(ChanceError):
        chance.die()
