"""Questions and what is still to be done: one way to ask, for every game.

What is half done is a stack of steps in the state, plain data each, the topmost last. A step does its part and puts
further steps on top, or it is a :class:`Question` and waits. So a game can stop anywhere, be copied, saved, searched.

A question owns all that belongs to it, in one class in one file: the clause, who is asked, the moves, what they do, why
others are refused, and the words. A phase in which everybody acts at once is a question too: to all of them.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, ClassVar

import msgspec

from starboard.core.chance import Chance
from starboard.core.game import E, Game, Illegal, M, O, S, Seat, Tell, V, kebab
from starboard.core.text import Phrase


class Play:
    """A move being carried out: what a step gets to work with. Lives for one move."""

    __slots__ = ("agenda", "chance", "state", "tell")

    def __init__(self, state: Any, chance: Chance, tell: Tell, agenda: list[Any]) -> None:
        self.state = state
        self.chance = chance
        self.tell = tell
        self.agenda = agenda

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda, the first of them to be done first."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def answer(self, seat: Seat, move: Any) -> None:
        """The move answers the question on top of the agenda; then the agenda goes on."""
        self.agenda.pop().answer(self, seat, move)
        self.settle()
        self.work()

    def work(self) -> None:
        """Work the agenda off until somebody has to decide or nothing is left to do."""
        agenda, settle = self.agenda, self.settle
        while agenda:
            step = agenda.pop()
            if step.run(self):
                agenda.append(step)
                return
            settle()

    def settle(self) -> None:
        """Called after every step that was done: what a game looks at all the time, such as its end."""


class Step(msgspec.Struct, frozen=True, tag_field="step", tag=kebab):
    """Something that is still to be done. A subclass gets its tag from its name."""

    def run(self, play: Any) -> bool:
        """Do it; it has been taken off the agenda. ``True``: somebody has to decide first, it goes back on top."""
        raise NotImplementedError


class Question(Step, frozen=True):
    """A step that waits for a move.

    As a step of an agenda: no moves, and it does not arise; one move, and the engine makes it. So a "may" always offers
    another move as well.
    """

    clause: ClassVar[str]
    """The rule that asks."""

    def seats(self, state: Any) -> tuple[Seat, ...]:
        """Who is asked."""
        raise NotImplementedError

    def asks(self, state: Any, seat: Seat) -> bool:
        """Whether this seat is asked: :meth:`seats` for one of them, where that can be told faster."""
        return seat in self.seats(state)

    def moves(self, state: Any, seat: Seat) -> list[Any]:
        """The answers this seat may give; only those who are asked are looked up."""
        raise NotImplementedError

    def answer(self, play: Any, seat: Seat, move: Any) -> None:
        """Carry out one of the answers."""
        raise NotImplementedError

    def ask(self, state: Any, seat: Seat, move: Any) -> Illegal | None:
        """Why this move of this seat would be refused. There may be more ways to answer than :meth:`moves` lists."""
        if self.asks(state, seat) and move in self.moves(state, seat):
            return None
        return self.refuse(state, seat, move)

    def refuse(self, state: Any, seat: Seat, move: Any) -> Illegal:
        """Why a move that is no answer, or comes from somebody who is not asked, can't be played."""
        raise NotImplementedError

    def phrase(self, view: Any) -> Phrase:
        """The question, as whoever has this view should read it."""
        raise NotImplementedError

    def run(self, play: Any) -> bool:
        for seat in self.seats(play.state):
            moves = self.moves(play.state, seat)
            if len(moves) > 1:
                return True
            if moves:
                self.answer(play, seat, moves[0])
        return False


def steps_of(module: ModuleType) -> Any:
    """The union of all steps in the package of a module, which has to load them all: what a view is decoded with, and
    what the client's types are made from. Classes that others build on are no steps of their own."""
    found: dict[str, type[Step]] = {}
    waiting: list[type[Step]] = [Step]
    while waiting:
        below = waiting.pop().__subclasses__()
        waiting += below
        for step in below:
            if step.__module__.startswith(f"{module.__package__}.") and not step.__subclasses__():
                found[step.__name__] = step
    return reduce(or_, (found[name] for name in sorted(found)))


class QuestionGame(Game[S, O, M, E, V]):
    """A game that goes from question to question: who is to move, what they may do and why not, the open one knows."""

    @abstractmethod
    def asked(self, state: S) -> Question | None:
        """The question that is open; ``None`` when the game is over."""

    @abstractmethod
    def closed(self, state: S, seat: Seat) -> Illegal | None:
        """Why nobody, or not this seat, can move at all: the game is over, or it is no seat of this table."""

    def to_move(self, state: S) -> tuple[Seat, ...]:
        question = self.asked(state)
        return () if question is None else question.seats(state)

    def moves(self, state: S, seat: Seat) -> list[M]:
        question = self.asked(state)
        return [] if question is None or not question.asks(state, seat) else question.moves(state, seat)

    def ask(self, state: S, seat: Seat, move: M) -> Illegal | None:
        refusal = self.closed(state, seat)
        question = self.asked(state)
        return refusal if refusal is not None or question is None else question.ask(state, seat, move)
