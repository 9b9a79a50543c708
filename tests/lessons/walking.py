"""A lesson played without a browser, as the server and the client would: goal by goal."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard import bots, games
from starboard.bots.levels import EFFORTS
from starboard.bots.search import SearchBot
from starboard.core import lessons
from starboard.core.chance import Seeded
from starboard.core.course import Course, seeded
from starboard.core.game import AnyGame, Event, Move, State
from starboard.core.lessons import SCRIPT, Goal, Lesson
from starboard.core.table import Table

ALL = [
    (game, lesson)
    for name in games.ours()
    if (game := games.find(name)) is not None
    for lesson in lessons.of(game).values()
]
LONGEST = 600
"""More moves nobody needs for a free goal."""


class Walk:
    """A learner on the way."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.seat = lesson.table.learner
        state = Table.resume(game, lessons.lay(game, lesson)).state
        self.course = Course(game, state, seeded(lesson.table.seed), len(lessons.lay(game, lesson).entries))
        self.last: list[Event] = []
        """What happened last."""
        self._began: dict[str, tuple[State, int]] = {}

    def view(self) -> Any:
        """What the learner sees, as JSON has it."""
        view = self.game.view(self.course.state, self.seat)
        return msgspec.json.decode(msgspec.json.encode(view))

    def accepted(self, goal: Goal) -> list[Move]:
        """The moves that reach the goal, the one that is shown first."""
        legal = self.game.moves(self.course.state, self.seat)
        found = [move for pattern in goal.play for move in legal if lessons.matches(as_json(move), pattern)]
        return list(dict.fromkeys(found))

    def play(self, move: Move) -> None:
        """The learner moves."""
        attempt = self.course.attempt(self.seat, move)
        assert attempt.refusal is None, attempt.refusal
        self.last = attempt.events

    def reach(self, goal: Goal, move: Move | None = None) -> None:
        """Reach a goal (by this move, or as it is shown), and let happen what comes then."""
        self._began[goal.id] = self.game.copy(self.course.state), self.course.n
        if goal.play:
            moves = self._waited_for(goal)
            assert moves, f"{self.lesson.id}, {goal.id}: nothing that is wanted is legal"
            self.play(move or moves[0])
        elif (goal.free or (goal.film is not None and goal.until)) and not self.lesson.table.bots:
            # (With bots it is a real game: tests/lab shows that those end.)
            self._freely(goal)
        happened = list(lessons.lead(self.course, goal.do))
        if happened:
            self.last = [event for step in happened for event in step.events]

    def wind_back(self, goal: Goal) -> None:
        """After what is expected has been seen."""
        if goal.rewind:
            state, self.course.n = self._began[goal.rewind]
            self.course.state = self.game.copy(state)

    def _waited_for(self, goal: Goal) -> list[Move]:
        """Where the clock runs, what is wanted may come with a later announcement."""
        while self.lesson.table.time == "real" and not self.accepted(goal):
            deadline = self.game.deadline(self.course.state)
            if deadline is None:
                break
            self.course.tick(deadline)
        return self.accepted(goal)

    def _freely(self, goal: Goal) -> None:
        # A learner knows no more than what lies on the table: no crew mate who plans with the others.
        bot, chance = SearchBot(EFFORTS["normal"]), Seeded(1)
        for _ in range(LONGEST):
            if any(lessons.matches(self.view(), pattern) for pattern in goal.until):
                return
            self._anybody(bot, chance)
        raise AssertionError(f"{self.lesson.id}, {goal.id}: it does not end")

    def _anybody(self, bot: bots.Bot, chance: Seeded) -> None:
        """The next move of whoever has one, or the next stroke of the clock."""
        game, state, table = self.game, self.course.state, self.lesson.table
        for seat in game.to_move(state):
            plays = seat == self.seat or table.bots.get(str(seat), SCRIPT) != SCRIPT
            moves = game.moves(state, seat) if plays else []
            move = bot.choose(game, game.view(state, seat), state.options, moves, chance).move if moves else None
            if move is not None:
                self.course.attempt(seat, move)
                return
        deadline = game.deadline(state)
        assert deadline is not None, f"{self.lesson.id}: nobody can move"
        self.course.tick(deadline)


def as_json(said: Move | Event) -> Any:
    """A move or an event as it travels."""
    return msgspec.json.decode(msgspec.json.encode(said))
