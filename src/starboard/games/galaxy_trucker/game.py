"""Galaxy Trucker on the contract: the phases of a round tied together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from starboard.core import game as core
from starboard.core.chance import Chance
from starboard.core.game import Game, Illegal, Result, Seat, Tell, unheard
from starboard.core.text import CardText, Panel, Phrase
from starboard.games.galaxy_trucker import bot, cards, check, promise, rounds, settlement
from starboard.games.galaxy_trucker import options as choices
from starboard.games.galaxy_trucker import state as states
from starboard.games.galaxy_trucker import view as views
from starboard.games.galaxy_trucker.building import building, insurance, launch, repair
from starboard.games.galaxy_trucker.flight import flight
from starboard.games.galaxy_trucker.moves.building import PointOut
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team import planner, recruiting, windows
from starboard.games.galaxy_trucker.view import View
from starboard.games.galaxy_trucker.wire import AnyEvent, AnyMove
from starboard.games.galaxy_trucker.words import table as words
from starboard.games.galaxy_trucker.words import team as team_words
from starboard.games.galaxy_trucker.words.cards import card_text
from starboard.games.galaxy_trucker.words.events import say_event
from starboard.games.galaxy_trucker.words.tiles import tile_texts

_ROOMS: dict[str, Any] = {
    "ready": building,
    "building": building,
    "numbers": building,
    "repair": repair,
    "crew": launch,
    "insurance": insurance,
    "flight": flight,
    "team": windows,
}
"""Which module runs a phase. Each has ``to_move``, ``moves_of``, ``ask`` and ``carry_out``."""


def _room(state: State) -> Any:
    """Who is in charge: a repair in flight comes before the flight (GT-3.11)."""
    if state.phase == "flight" and repair.holds_up(state):
        return repair
    return _ROOMS.get(state.phase)


class GalaxyTrucker(Game[State, Options, core.Move, core.Event, View]):
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
        self._go_on(state, chance)
        return state

    def copy(self, state: states.State) -> states.State:
        """An independent copy."""
        return state.copy()

    def to_move(self, state: states.State) -> tuple[Seat, ...]:
        """Who may act now."""
        room = _room(state)
        seats: tuple[Seat, ...] = room.to_move(state) if room is not None else ()
        return seats

    def moves(self, state: states.State, seat: Seat) -> list[core.Move]:
        """All that the seat may do now."""
        room = _room(state)
        if room is None or not 0 <= seat < len(state.players):
            return []
        if room is not flight:
            found: list[core.Move] = room.moves_of(state, seat)
            return found
        found = flight.moves(state, seat)
        if found and repair.players_check(state) and repair.between_cards(state):
            found = [*found, *repair.pointing(state)]
        return found

    def ask(self, state: states.State, seat: Seat, move: core.Move) -> Illegal | None:
        """Why the move would be refused, or ``None``."""
        room = _room(state)
        if room is None:
            return Illegal("GT-10.7", "galaxy-trucker-why-over")
        if not 0 <= seat < len(state.players):
            return Illegal("GT-1.2", "galaxy-trucker-why-stranger")
        if isinstance(move, PointOut):
            room = repair
        refusal: Illegal | None = room.ask(state, seat, move)
        return refusal

    def carry_out(self, state: states.State, seat: Seat, move: core.Move, chance: Chance, tell: Tell = unheard) -> None:
        """Play a move, and go on to the next decision."""
        room = repair if isinstance(move, PointOut) else _room(state)
        events: list[core.Event] = room.carry_out(state, seat, move, chance)
        for event in events + self._go_on(state, chance):
            tell(event)

    def deadline(self, state: states.State) -> float | None:
        """When the sand runs out, or number tiles are handed out."""
        return windows.deadline(state) if state.phase == "team" else building.deadline(state)

    def tick(self, state: states.State, now: float, chance: Chance, tell: Tell = unheard) -> None:
        """Time has passed."""
        state.now = now
        events = windows.tick(state) if state.phase == "team" else building.tick(state, chance)
        for event in events + self._go_on(state, chance):
            tell(event)

    def _go_on(self, state: states.State, chance: Chance) -> list[core.Event]:
        """Lead from a phase that is done to the next one."""
        if state.phase == "building" or state.flight is not None:
            return []  # most moves: the phase goes on
        events: list[core.Event] = []
        if state.phase == "built":
            events += windows.open_window(state, "extras", then="checked")
        if state.phase == "checked":
            events += windows.open_window(state, "cures", then="cured")
        if state.phase == "cured":
            events += planner.drop_parts(state)
            events += windows.open_window(state, "parts", then="whole")
        if state.phase == "whole":
            events += repair.begin(state)
        if state.phase == "repair" and repair.is_done(state):
            events += windows.open_window(state, "fittings", then="fitted")
        if state.phase == "fitted":
            events += planner.pay(state)
            events += windows.open_window(state, "payments", then="paid")
        if state.phase == "paid":
            events += launch.begin(state, chance)
        if state.phase == "manned":
            events += windows.open_window(state, "crew-placement", then="lodged")
        if state.phase == "lodged":
            events += windows.open_window(state, "before-flight", then="staffed")
        if state.phase == "staffed":
            events += insurance.begin(state)
        if state.phase == "flight" and state.flight is None:
            events += flight.begin(state, chance)
        if state.phase == "landed":
            events += settlement.conclude(state)
        if state.phase == "settled":
            events += rounds.next_round(state, chance)
        if state.phase == "fresh":
            events += windows.recruit(state, chance)
        if state.phase == "hired":
            events += self._begin(state)
        if state.phase == "ready" and building.in_turns(state):
            events += building.begin(state, chance)  # without a timer nobody has to be ready for it
        return events

    def _begin(self, state: states.State) -> list[core.Event]:
        """Everybody has their specialists of this round: those who work before building are asked."""
        if state.team is not None:
            recruiting.outfit(state)
        return windows.open_window(state, "before-building", then="ready")

    def result(self, state: states.State) -> Result | None:
        """Most credits win; equal credits share the place (GT-1.3)."""
        if state.phase != "over":
            return None
        credits = tuple(player.credits for player in state.players)
        winners = tuple(seat for seat, amount in enumerate(credits) if amount == max(credits))
        return Result(winners, words.say_result(winners, credits), "GT-1.3", credits)

    def check(self, state: states.State) -> None:
        """Assert the invariants."""
        check.check(state)

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
        return words.question(seen)

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
