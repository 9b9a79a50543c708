"""Questions and steps, in a game of ten lines: a pile of stones, a toll, and a gift to either neighbour."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.core.agenda import Play, Question, Step
from starboard.core.chance import Chance, Scripted
from starboard.core.game import Event, Illegal, Move, Seat, Tell
from starboard.core.text import Phrase, say


class Table(msgspec.Struct):
    stones: list[int]
    agenda: list[Step]
    settled: int = 0


class Give(Move, frozen=True):
    to: Seat


class Keep(Move, frozen=True):
    pass


class Given(Event, frozen=True):
    to: Seat


class TollPaid(Event, frozen=True):
    stones: int


class Game(Play):
    def settle(self) -> None:
        self.state.settled += 1


class Toll(Step, frozen=True):
    stones: int

    def run(self, play: Game) -> bool:
        play.state.stones[0] -= self.stones
        play.tell(TollPaid(stones=self.stones))
        return False


class Gift(Question, frozen=True):
    clause = "ST-1.1"
    of: Seat
    may: bool = False

    def seats(self, state: Table) -> tuple[Seat, ...]:
        return (self.of,)

    def moves(self, state: Table, seat: Seat) -> list[Give | Keep]:
        if not state.stones[self.of]:
            return []
        gifts: list[Give | Keep] = [Give(other) for other in range(len(state.stones)) if other != self.of]
        return [*gifts, Keep()] if self.may else gifts

    def answer(self, play: Game, seat: Seat, move: Give | Keep) -> None:
        if isinstance(move, Give):
            play.state.stones[self.of] -= 1
            play.state.stones[move.to] += 1
            play.tell(Given(to=move.to))

    def refuse(self, state: Table, seat: Seat, move: Give | Keep) -> Illegal:
        return Illegal(self.clause, "stones-not-yours" if seat != self.of else "stones-not-so")

    def phrase(self, view: Any) -> Phrase:
        return say("stones-gift", of=self.of)


def play(state: Table, tell: Tell, chance: Chance | None = None) -> Game:
    return Game(state, chance or Scripted(), tell, state.agenda)


def test_steps_are_done_in_the_order_they_are_pushed_until_somebody_has_to_decide() -> None:
    state = Table([9, 0, 0], [])
    told: list[Event] = []
    playing = play(state, told.append)
    playing.push(Toll(1), Toll(2), Gift(0), Toll(3))
    playing.work()
    assert told == [TollPaid(stones=1), TollPaid(stones=2)]
    assert state.agenda == [Toll(3), Gift(0)], "the question lies on top, as plain data"
    assert state.settled == 2, "after every step that was done the game looks around"


def test_a_question_without_an_answer_does_not_arise_and_one_answer_is_made() -> None:
    told: list[Event] = []
    playing = play(Table([1, 0], []), told.append)
    playing.push(Gift(1), Gift(0))
    playing.work()
    assert told == [Given(to=1)]
    assert playing.agenda == []


def test_a_may_is_always_asked() -> None:
    playing = play(Table([1, 0], []), lambda event: None)
    playing.push(Gift(0, may=True))
    playing.work()
    assert playing.agenda == [Gift(0, may=True)]


def test_an_event_finds_the_state_it_tells_of() -> None:
    state = Table([3, 0, 0], [])
    seen: list[list[int]] = []
    playing = play(state, lambda event: seen.append(state.stones[:]))
    Gift(0).answer(playing, 0, Give(2))
    assert seen == [[2, 0, 1]]


def test_a_question_refuses_strangers_and_what_is_no_answer() -> None:
    state = Table([3, 0, 0], [Gift(0)])
    question = Gift(0)
    assert question.ask(state, 0, Give(1)) is None
    assert question.ask(state, 1, Give(2)) == Illegal("ST-1.1", "stones-not-yours")
    assert question.ask(state, 0, Keep()) == Illegal("ST-1.1", "stones-not-so")


def test_steps_travel_under_the_names_of_their_classes() -> None:
    assert msgspec.json.encode([Toll(2), Gift(1)]) == b'[{"step":"toll","stones":2},{"step":"gift","of":1,"may":false}]'
    back = msgspec.json.decode(b'{"step":"gift","of":1}', type=Toll | Gift)
    assert back == Gift(1)
