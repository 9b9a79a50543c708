"""Death Angel as the table plays it: the one object that ties the room together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.core.chance import Chance
from starboard.core.game import Game, Illegal, Result, Seat, Tell, unheard
from starboard.core.text import CardText, Panel, Phrase
from starboard.games.death_angel import agenda, bot, events, invariants, moves, setup, why, words
from starboard.games.death_angel import state as states
from starboard.games.death_angel import view as views
from starboard.games.death_angel.events import AnyEvent
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.state import Options, State
from starboard.games.death_angel.view import View


class DeathAngel(Game[State, Options, AnyMove, AnyEvent, View]):
    """Space Hulk: Death Angel, for 1 to 6 players who win or lose together."""

    id = "death-angel"
    version = 2
    players = range(1, 7)
    State: ClassVar = State
    Options: ClassVar = Options
    Move: ClassVar = moves.AnyMove
    Event: ClassVar = events.AnyEvent
    View: ClassVar = View

    # --- rules -------------------------------------------------------------------------------------------

    def new(self, options: states.Options, seats: int, chance: Chance) -> states.State:
        """A table set up (section 3)."""
        if seats not in self.players:
            raise Illegal("DA-15.1", "death-angel-why-players")
        table = setup.lay_out(options, seats, chance)
        agenda.work(Play(table, chance, unheard))
        return table

    def copy(self, state: states.State) -> states.State:
        """An independent copy."""
        return states.copy(state)

    def to_move(self, state: states.State) -> tuple[Seat, ...]:
        """Who has to decide now; in phase 1 all who have not chosen."""
        return agenda.deciders(state)

    def moves(self, state: states.State, seat: Seat) -> list[AnyMove]:
        """Every answer to the open question."""
        return agenda.moves(state, seat)

    def ask(self, state: states.State, seat: Seat, move: AnyMove) -> Illegal | None:
        """Why not, with the clause."""
        return None if move in agenda.moves(state, seat) else why.refusal(state, seat, move)

    def carry_out(self, state: states.State, seat: Seat, move: AnyMove, chance: Chance, tell: Tell = unheard) -> None:
        """Answer the open question and go on to the next."""
        agenda.answer(Play(state, chance, tell), move)

    def result(self, state: states.State) -> Result | None:
        """All win or lose together (DA-13.5)."""
        return words.result(state)

    # --- knowledge ---------------------------------------------------------------------------------------

    def view(self, state: states.State, seat: Seat) -> views.View:
        """What the seat may know (section 16)."""
        return views.view(state, seat)

    def imagine(self, view: views.View, chance: Chance) -> states.State:
        """A state this seat could be in."""
        return views.imagine(view, chance)

    def promise(self, state: states.State, seat: Seat) -> float:
        """How well the group stands; the same for every seat."""
        return bot.promise(state)

    def sensible(self, state: states.State, seat: Seat, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """The moves worth a thought."""
        return bot.sensible(state, moves)

    # --- words -------------------------------------------------------------------------------------------

    def question(self, view: views.View) -> Phrase:
        """The one thing the table waits for."""
        return words.question(view)

    def say_move(self, view: views.View, move: AnyMove) -> Phrase:
        """A move as a button."""
        return words.say_move(view, move)

    def say_event(self, event: AnyEvent) -> Phrase | None:
        """An event as a line of the log."""
        return words.say_event(event)

    def panels(self, view: views.View) -> list[Panel]:
        """The view as text."""
        return words.panels(view)

    def cards(self) -> dict[str, CardText]:
        """All 128 cards."""
        return words.cards()

    def rounds(self, state: states.State) -> int:
        """Rounds begun."""
        return state.round

    def check(self, state: states.State) -> None:
        """The box adds up."""
        invariants.check(state)
