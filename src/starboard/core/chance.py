"""Seeded dice and shuffles: the same numbers on every machine and every Python.

Chance is an input. A table asks one :class:`Chance` for each move and writes the answers into the record, so an
old record replays even after the generator or the order of draws has changed.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Answer: TypeAlias = int | list[int]
"""One answer of chance: a number, or the order in which a shuffle left the old places."""

_WORDS = struct.Struct("<16I")


class Chance:
    """A source of chance. ``answers`` collects what was answered when it is a list."""

    __slots__ = ("answers",)

    def __init__(self) -> None:
        self.answers: list[Answer] | None = None

    def _below(self, n: int) -> int:
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        answer = self._below(n)
        if self.answers is not None:
            self.answers.append(answer)
        return answer

    def die(self, sides: int = 6) -> int:
        """A number from 1 to ``sides``."""
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put the things in random order, in place."""
        things[:] = [things[i] for i in self.order(len(things))]

    def order(self, n: int) -> list[int]:
        """The numbers 0 to n - 1 in random order."""
        order = list(range(n))
        below = self._below
        for i in range(n - 1, 0, -1):
            j = below(i + 1)
            order[i], order[j] = order[j], order[i]
        if self.answers is not None:
            self.answers.append(order)
        return order


class Seeded(Chance):
    """Chance from a seed and a name: a keyed BLAKE2b stream, unpredictable without the seed.

    ``Seeded(seed, n)`` is independent for every n: a table uses its move number, so a resumed game goes on
    exactly as the uninterrupted one would have.
    """

    __slots__ = ("_block", "_key", "_name", "_words")

    def __init__(self, seed: int, name: int = 0) -> None:
        self.answers = None
        self._key = (seed & 0xFFFF_FFFF_FFFF_FFFF).to_bytes(8, "little")
        self._name = name & 0xFFFF_FFFF_FFFF_FFFF
        self._block = 0
        self._words: list[int] = []

    def _below(self, n: int) -> int:
        if not self._words:
            message = ((self._block << 64) | self._name).to_bytes(16, "little")
            self._words = list(_WORDS.unpack(blake2b(message, key=self._key).digest()))
            self._block += 1
        return (self._words.pop() * n) >> 32


class ChanceError(ValueError):
    """Recorded answers that do not fit what the game asks."""


class Recorded(Chance):
    """Chance that gives recorded answers again and refuses those that do not fit the question."""

    __slots__ = ("_left",)

    def __init__(self, answers: Iterable[Answer]) -> None:
        self.answers = None
        self._left = list(answers)
        self._left.reverse()

    def _next(self, asked: str) -> Answer:
        if not self._left:
            raise ChanceError(f"the game asks chance for {asked} and the record has no answer")
        return self._left.pop()

    def _below(self, n: int) -> int:
        answer = self._next(f"a number below {n}")
        if type(answer) is not int or not 0 <= answer < n:
            raise ChanceError(f"the game asks chance for a number below {n} and the record answers {answer}")
        return answer

    def order(self, n: int) -> list[int]:
        answer = self._next(f"an order of {n}")
        if not isinstance(answer, list) or sorted(answer) != list(range(n)):
            raise ChanceError(f"the game asks chance for an order of {n} and the record answers {answer}")
        if self.answers is not None:
            self.answers.append(answer)
        return list(answer)

    @property
    def spent(self) -> bool:
        """Whether every recorded answer has been used."""
        return not self._left


class Scripted(Chance):
    """Known numbers for examples and tests: dice answer in order, shuffles leave things as they are."""

    __slots__ = ("_numbers", "_shuffler")

    def __init__(self, *numbers: int, shuffler: Callable[[int], list[int]] | None = None) -> None:
        """Give the numbers :meth:`below` answers (``die`` shows one more); ``shuffler(n)`` gives an order."""
        self.answers = None
        self._numbers = list(numbers)
        self._shuffler = shuffler or (lambda n: list(range(n)))

    def _below(self, n: int) -> int:
        if not self._numbers:
            raise ChanceError(f"the script has no number left; a number below {n} is asked for")
        number = self._numbers.pop(0)
        if not 0 <= number < n:
            raise ChanceError(f"the script's next number is {number}; a number below {n} is asked for")
        return number

    def order(self, n: int) -> list[int]:
        return self._shuffler(n)

    @property
    def spent(self) -> bool:
        """Whether every scripted number has been used."""
        return not self._numbers
