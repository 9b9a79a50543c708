"""Death Angel as the table plays it: the one object that ties the room together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.core.agenda import Question, QuestionGame
from starboard.core.bot import Bot
from starboard.core.chance import Chance
from starboard.core.game import Advice, Illegal, Result, Seat, Tell, unheard
from starboard.core.tale import Replaying, Tale
from starboard.core.text import Panel, Phrase, say
from starboard.games.death_angel import bot, invariants, setup, tale, thinker, words
from starboard.games.death_angel.asking import no
from starboard.games.death_angel.because import why
from starboard.games.death_angel.box import Box, box
from starboard.games.death_angel.events import REVEALING, ActionsRevealed, AnyEvent
from starboard.games.death_angel.habit import habit
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.state import State, copy
from starboard.games.death_angel.view import View, imagine, view


class DeathAngel(QuestionGame[State, Options, AnyMove, AnyEvent, View]):
    """Space Hulk: Death Angel, for 1 to 6 players who win or lose together."""

    id = "death-angel"
    version = 2
    players = range(1, 7)
    foresight = 80
    horizon = 1
    thought = 3
    weighed = 200
    together = True

    # --- rules -------------------------------------------------------------------------------------------

    def new(self, options: Options, seats: int, chance: Chance) -> State:
        if seats not in self.players:
            raise Illegal("DA-15.1", "death-angel-why-players")
        return self._set_up(options, seats, chance, unheard)

    def dealt(self, options: Options, seats: int, chance: Chance) -> list[AnyEvent]:
        told: list[Any] = []
        self._set_up(options, seats, chance, told.append)
        return told

    def _set_up(self, options: Options, seats: int, chance: Chance, tell: Tell) -> State:
        state = setup.lay_out(options, seats, chance)
        Play(state, chance, tell).work()
        return state

    def copy(self, state: State) -> State:
        return copy(state)

    def asked(self, state: State) -> Question | None:
        question: Any = state.agenda[-1] if state.agenda else None
        return question  # type: ignore[no-any-return]

    def closed(self, state: State, seat: Seat) -> Illegal | None:
        if state.outcome:
            return no("DA-13.5", "over")
        return None if 0 <= seat < state.seats else no("DA-15.1", "spectator")

    def carry_out(self, state: State, seat: Seat, move: AnyMove, chance: Chance, tell: Tell = unheard) -> None:
        Play(state, chance, tell).answer(seat, move)

    def result(self, state: State) -> Result | None:
        return words.result(state)

    # --- knowledge ---------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat) -> View:
        return view(state, seat)

    def imagine(self, view: View, options: Options, chance: Chance) -> State:
        return imagine(view, options, chance)

    def preview(self, state: State, seat: Seat, move: AnyMove) -> dict[str, tuple[int, int]]:
        return bot.question(state).effects(state, move)

    def advise(self, state: State, seat: Seat) -> Advice:
        asked, moves = bot.question(state), self.moves(state, seat)
        return Advice(asked.hint(state, seat, moves), tuple(asked.best(state, moves)))

    def promise(self, state: State, seat: Seat) -> float:
        return bot.promise(state)

    def sensible(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        return bot.sensible(state, moves)

    def lines(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Sequence[Sequence[AnyMove]]:
        return bot.lines(state, seat, moves)

    def habit(self, state: State, seat: Seat, moves: Sequence[AnyMove], chance: Chance) -> AnyMove:
        return habit(bot.question(state), state, moves, chance)

    def bot(self, level: str, view: View, options: Options) -> Bot | None:
        return thinker.bot(level, view, options)

    def why(self, state: State, seat: Seat, move: AnyMove) -> Phrase | None:
        return why(bot.question(state), state, move) or say("death-angel-because-best")

    # --- words -------------------------------------------------------------------------------------------

    def question(self, view: View) -> Phrase:
        return words.question(view)

    def say_move(self, view: View, move: AnyMove) -> Phrase:
        return words.say_move(view, move)

    def say_event(self, event: AnyEvent) -> Phrase | None:
        return words.say_event(event)

    def panels(self, view: View) -> list[Panel]:
        return words.panels(view)

    def box(self) -> Box:
        return box()

    def rounds(self, state: State) -> int:
        return state.round

    def reveals(self, state: State, event: AnyEvent) -> bool:
        return isinstance(event, REVEALING) or (state.seats > 1 and isinstance(event, ActionsRevealed))

    # --- in hindsight ------------------------------------------------------------------------------------

    def mark(self, event: AnyEvent) -> str:
        return tale.mark(event)

    def tale(self, replay: Replaying, seat: Seat) -> Tale | None:
        return tale.tale(replay, seat)

    def check(self, state: State) -> None:
        invariants.check(state)
