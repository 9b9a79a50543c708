"""A decision in flight: one ship's owner is asked at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from starboard.core.agenda import Question, Step
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, player, say
from starboard.games.galaxy_trucker.moves.building import PointOut
from starboard.games.galaxy_trucker.moves.flight import GiveUp
from starboard.games.galaxy_trucker.seen import Seen, rebuild
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State


class AgendaSeen(Protocol):
    """What is seen of a flight, as far as questions need it."""

    @property
    def card(self) -> str: ...
    @property
    def agenda(self) -> Sequence[Step]: ...


class FlightSeen(Seen, Protocol):
    """A view, as far as the questions of a flight need it."""

    @property
    def flight(self) -> AgendaSeen | None: ...


class Decision(Question, frozen=True):
    """A question to one seat. While it is answered it is off the agenda; to ask again it is pushed again."""

    seat: Seat

    clause = "GT-11.5"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def asks(self, state: State, seat: Seat) -> bool:
        return seat == self.seat

    def allows(self, state: State, move: Move) -> bool:
        """Whether this move is an answer. There may be more ways to give an answer than :meth:`moves` lists."""
        return move in self.moves(state, self.seat)

    def ask(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        return None if seat == self.seat and self.allows(state, move) else self.refuse(state, seat, move)

    def refuse(self, state: State, seat: Seat, move: Move) -> Illegal:
        if isinstance(move, PointOut):
            if not state.options.players_check:
                return Illegal("GT-3.9", "galaxy-trucker-why-all-checked")
            return Illegal("GT-3.11", "galaxy-trucker-why-point-later")
        if isinstance(move, GiveUp):
            return Illegal("GT-9.2", "galaxy-trucker-why-give-up-later")
        if seat != self.seat:
            return Illegal("GT-6.1", "galaxy-trucker-why-not-asked")
        return self.why(state, move)

    def phrase(self, view: FlightSeen) -> Phrase:
        asked = self.words(view)
        if view.seat == self.seat:
            return asked
        return say("galaxy-trucker-ask-other", player=player(self.seat), ask=asked)

    def words(self, view: FlightSeen) -> Phrase:
        """The question, as the seat that is asked should read it."""
        raise NotImplementedError

    def seen(self, view: FlightSeen) -> Ship:
        """The ship of the seat that is asked."""
        return rebuild(view.players[self.seat].ship)

    def why(self, state: State, move: Move) -> Illegal:
        """Why a move of the seat that is asked is no answer."""
        return Illegal(self.clause, "galaxy-trucker-why-not-an-answer")
