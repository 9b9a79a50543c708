"""Galaxy Trucker on the contract: the phases of a round tied together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.core import game as core
from starboard.core.agenda import Question, QuestionGame
from starboard.core.chance import Chance
from starboard.core.game import Illegal, Result, Seat, Tell, unheard
from starboard.core.text import CardText, Panel, Phrase, say
from starboard.games.galaxy_trucker import bot, cards, invariants, promise, round, rounds
from starboard.games.galaxy_trucker import options as choices
from starboard.games.galaxy_trucker import state as states
from starboard.games.galaxy_trucker import view as views
from starboard.games.galaxy_trucker.building import building
from starboard.games.galaxy_trucker.flying import Flying
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team import windows
from starboard.games.galaxy_trucker.view import View
from starboard.games.galaxy_trucker.wire import AnyEvent, AnyMove
from starboard.games.galaxy_trucker.words import table as words
from starboard.games.galaxy_trucker.words import team as team_words
from starboard.games.galaxy_trucker.words.cards import card_text
from starboard.games.galaxy_trucker.words.events import say_event
from starboard.games.galaxy_trucker.words.tiles import tile_texts


class GalaxyTrucker(QuestionGame[State, Options, core.Move, core.Event, View]):
    """Build a ship from junk in real time, then fly it."""

    id: ClassVar[str] = "galaxy-trucker"
    version: ClassVar[int] = 2
    players: ClassVar[range] = range(2, 6)
    State: ClassVar = State
    Options: ClassVar = Options
    Move: ClassVar = AnyMove
    Event: ClassVar = AnyEvent
    View: ClassVar = View

    # --- rules -------------------------------------------------------------------------------------------

    def new(self, options: choices.Options, seats: int, chance: Chance) -> states.State:
        """A table with the first round set up."""
        state = rounds.new_state(options, seats, chance)
        round.begin(Flying(state, chance))
        return state

    def copy(self, state: states.State) -> states.State:
        """An independent copy."""
        return states.copy(state)

    def asked(self, state: states.State) -> Question | None:
        """The question that is open."""
        return round.asked(state)

    def closed(self, state: states.State, seat: Seat) -> Illegal | None:
        """The game is over, or nobody sits there."""
        if state.phase == "over":
            return Illegal("GT-10.7", "galaxy-trucker-why-over")
        if not 0 <= seat < len(state.players):
            return Illegal("GT-1.2", "galaxy-trucker-why-stranger")
        return None

    def carry_out(self, state: states.State, seat: Seat, move: core.Move, chance: Chance, tell: Tell = unheard) -> None:
        """Play a move, and go on to the next question."""
        question, play = round.asked(state), Flying(state, chance, tell)
        assert question is not None
        if play.agenda and play.agenda[-1] is question:
            play.agenda.pop()
        question.answer(play, seat, move)
        round.lead_on(play)

    def deadline(self, state: states.State) -> float | None:
        """When the sand runs out, or number tiles are handed out."""
        return windows.deadline(state) if state.phase == "team" else building.deadline(state)

    def tick(self, state: states.State, now: float, chance: Chance, tell: Tell = unheard) -> None:
        """Time has passed."""
        state.now = now
        play = Flying(state, chance, tell)
        if state.phase == "team":
            windows.tick(state)
        else:
            building.tick(play)
        round.lead_on(play)

    def result(self, state: states.State) -> Result | None:
        """Most credits win; equal credits share the place (GT-1.3)."""
        if state.phase != "over":
            return None
        credits = tuple(player.credits for player in state.players)
        winners = tuple(seat for seat, amount in enumerate(credits) if amount == max(credits))
        return Result(winners, words.say_result(winners, credits), "GT-1.3", credits)

    def check(self, state: states.State) -> None:
        """Assert the invariants."""
        invariants.check(state)

    # --- knowledge ---------------------------------------------------------------------------------------

    def view(self, state: states.State, seat: Seat) -> views.View:
        """What the seat may know."""
        return views.view(state, seat)

    def imagine(self, seen: views.View, chance: Chance) -> states.State:
        """A state that gives this view."""
        return views.imagine(seen, chance)

    def promise(self, state: states.State, seat: Seat) -> float:
        """How well the seat stands."""
        return promise.promise(state, seat)

    def sensible(self, state: states.State, seat: Seat, moves: Sequence[core.Move]) -> Sequence[core.Move]:
        """The moves worth a thought."""
        return bot.sensible(state, seat, moves)

    # --- words -------------------------------------------------------------------------------------------

    def question(self, seen: views.View) -> Phrase:
        """What the table waits for."""
        repairing = any(player.repairing for player in seen.players)
        question = round.open_question(seen.flight, seen.phase, repairing)
        return say("galaxy-trucker-ask-over") if question is None else question.phrase(seen)

    def say_move(self, seen: views.View, move: core.Move) -> Phrase:
        """A move as a line to choose."""
        return words.say_move(seen, move)

    def say_event(self, event: core.Event) -> Phrase | None:
        """An event as a line of the log."""
        return say_event(event)

    def panels(self, seen: views.View) -> list[Panel]:
        """The table as text."""
        return words.panels(seen)

    def cards(self) -> dict[str, CardText]:
        """The adventure cards and the component tiles in words."""
        return {**{code: card_text(code) for code in cards.cards()}, **tile_texts(), **team_words.card_texts()}

    def rounds(self, state: states.State) -> int:
        """Flights begun."""
        return state.round + 1
