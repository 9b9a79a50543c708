"""Galaxy Trucker on the contract: the phases of a round tied together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from starboard.core.agenda import Question, QuestionGame
from starboard.core.bot import Bot
from starboard.core.chance import Chance
from starboard.core.game import Clock, Illegal, Result, Seat, Tell, unheard
from starboard.core.text import Panel, Phrase, say
from starboard.core.tools import AnyLookback, AnyTool
from starboard.games.galaxy_trucker import bot, flying, invariants, previews, promise, rounds, setup
from starboard.games.galaxy_trucker.box import Box, box
from starboard.games.galaxy_trucker.building import building
from starboard.games.galaxy_trucker.clocks import clocks
from starboard.games.galaxy_trucker.events import AnyEvent
from starboard.games.galaxy_trucker.flying import Flying
from starboard.games.galaxy_trucker.lookback import LOOKBACKS
from starboard.games.galaxy_trucker.moves import AnyMove
from starboard.games.galaxy_trucker.moves.flight import Withdraw
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.state import State, copy
from starboard.games.galaxy_trucker.team import windows
from starboard.games.galaxy_trucker.tools import TOOLS
from starboard.games.galaxy_trucker.view import View, imagine, view
from starboard.games.galaxy_trucker.words import table as words
from starboard.games.galaxy_trucker.words.events import say_event

AT_THE_YARD = 0.2
"""The share of its usual time that a bot takes for a decision where ships are built in turns."""


class GalaxyTrucker(QuestionGame[State, Options, AnyMove, AnyEvent, View]):
    """Build a ship from junk in real time, then fly it."""

    id: ClassVar[str] = "galaxy-trucker"
    version: ClassVar[int] = 3
    players: ClassVar[range] = range(2, 6)

    # --- rules -------------------------------------------------------------------------------------------

    def new(self, options: Options, seats: int, chance: Chance) -> State:
        state = setup.new_state(options, seats, chance)
        rounds.begin(Flying(state, chance))
        return state

    def copy(self, state: State) -> State:
        return copy(state)

    def asked(self, state: State) -> Question | None:
        return rounds.asked(state)

    def closed(self, state: State, seat: Seat) -> Illegal | None:
        if state.phase == "over":
            return Illegal("GT-10.7", "galaxy-trucker-why-over")
        if not 0 <= seat < len(state.players):
            return Illegal("GT-1.2", "galaxy-trucker-why-stranger")
        return None

    def ask(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        """An order to fly on can be withdrawn whoever is asked what (GT-9.2)."""
        if isinstance(move, Withdraw) and state.phase == "flight":
            return self.closed(state, seat) or flying.refuse_withdrawing(state, seat)
        return super().ask(state, seat, move)

    def carry_out(self, state: State, seat: Seat, move: AnyMove, chance: Chance, tell: Tell = unheard) -> None:
        question, play = rounds.asked(state), Flying(state, chance, tell)
        assert question is not None
        if isinstance(move, Withdraw):
            flying.withdraw(play, seat)
            return
        if play.agenda and play.agenda[-1] is question:
            play.agenda.pop()
        question.answer(play, seat, move)
        rounds.lead_on(play)

    def deadline(self, state: State) -> float | None:
        """When the sand runs out, or number tiles are handed out."""
        return windows.deadline(state) if state.phase == "team" else building.deadline(state)

    def tempo(self, state: State) -> float:
        """At the yard a turn is a dozen tiles taken, looked at and laid: nobody waits for each of them."""
        return AT_THE_YARD if state.phase == "building" else 1.0

    def tick(self, state: State, now: float, chance: Chance, tell: Tell = unheard) -> None:
        state.now = now
        play = Flying(state, chance, tell)
        if state.phase == "team":
            windows.tick(state)
        else:
            building.tick(play)
        rounds.lead_on(play)

    def result(self, state: State) -> Result | None:
        """Most credits win, equal credits share the place; without a single credit nobody has won (GT-1.3)."""
        if state.phase != "over":
            return None
        credits = tuple(player.credits for player in state.players)
        winners = tuple(seat for seat, amount in enumerate(credits) if amount == max(credits) > 0)
        return Result(winners, words.say_result(winners, credits), "GT-1.3", credits)

    def check(self, state: State) -> None:
        invariants.check(state)

    # --- knowledge ---------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat) -> View:
        return view(state, seat)

    def imagine(self, view: View, options: Options, chance: Chance) -> State:
        return imagine(view, options, chance)

    def clocks(self, view: View) -> list[Clock]:
        return clocks(view)

    def preview(self, state: State, seat: Seat, move: AnyMove) -> dict[str, tuple[int, int]]:
        return previews.preview(state, seat, move)

    def promise(self, state: State, seat: Seat) -> float:
        return promise.promise(state, seat)

    def sensible(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Sequence[AnyMove | None]:
        return bot.sensible(state, seat, moves)

    def bot(self, level: str, view: View, options: Options) -> Bot:
        # Who plays no bot needs none of what a bot thinks with.
        from starboard.games.galaxy_trucker.trucker.player import Trucker

        return Trucker(level)

    # --- words -------------------------------------------------------------------------------------------

    def question(self, view: View) -> Phrase:
        repairing = any(player.repairing for player in view.players)
        question = rounds.open_question(view.flight, view.phase, repairing)
        return say("galaxy-trucker-ask-over") if question is None else question.phrase(view)

    def say_move(self, view: View, move: AnyMove) -> Phrase:
        return words.say_move(view, move)

    def say_event(self, event: AnyEvent) -> Phrase | None:
        return say_event(event)

    def panels(self, view: View) -> list[Panel]:
        return words.panels(view)

    def box(self) -> Box:
        return box()

    def tools(self) -> Mapping[str, AnyTool]:
        return TOOLS

    def lookbacks(self) -> Mapping[str, AnyLookback]:
        return LOOKBACKS

    def rounds(self, state: State) -> int:
        """Flights begun."""
        return state.round + 1
