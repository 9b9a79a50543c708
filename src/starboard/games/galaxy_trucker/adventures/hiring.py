"""Hiring people on developed planets (ABE-5.6)."""

from __future__ import annotations

from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.events.flight import Hired
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Enough, Hire
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import cabins
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State

TAKES = frozenset({"start-cabin", "cabin", "stasis-chamber"})
"""Where the hired live, or sleep; a luxury cabin is not for them (ABE-5.6.1)."""


def berths(ship: Ship) -> list[Square]:
    """The cabins with room for one more human: empty, or with exactly one human (ABE-5.6, ABE-5.6.2)."""
    return [place for place in ship.places(*TAKES) if _people(ship, place).get(place, 0) < _room(ship, place)]


def _people(ship: Ship, place: Square) -> dict[Square, int]:
    """The humans that a human in this component belongs to: who comes into a stasis chamber goes to sleep."""
    return ship.asleep if ship.face(place).kind == "stasis-chamber" else ship.humans


def _room(ship: Ship, place: Square) -> int:
    """How many humans can live there, or sleep."""
    awake = ship.humans.get(place, 0) if ship.face(place).kind == "stasis-chamber" else 0
    return cabins.beside_alien(ship, place, ship.face(place).capacity - awake)


class Hiring(Decision, frozen=True):
    """Up to so many humans come aboard, one at a time; the owner says where, or that it is enough."""

    humans: int
    clause = "ABE-5.6"

    def run(self, play: Play) -> bool:
        return self.humans > 0 and bool(berths(play.ships[self.seat]))

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-hiring", n=self.humans)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        cabins = berths(state.players[self.seat].ship)
        return [*(Hire(row_of(cabin), column_of(cabin)) for cabin in cabins), Enough()]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        if not isinstance(move, Hire):
            return
        cabin = square(move.row, move.column)
        people = _people(play.ships[self.seat], cabin)
        people[cabin] = people.get(cabin, 0) + 1
        play.tell(Hired(seat=self.seat, row=move.row, column=move.column))
        play.push(Hiring(self.seat, self.humans - 1))

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, Hire):
            return Illegal("ABE-5.6", "galaxy-trucker-why-no-berth")
        return super().why(state, move)
