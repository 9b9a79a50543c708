"""Cyan aliens of the first Big Expansion and what they are good at (BX-2.7, BX-2.8).

Manager, merchant and lawyer work by themselves, the techie whenever something is powered; the diplomat is asked.
"""

from __future__ import annotations

from starboard.core.game import Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.cards import Penalty
from starboard.games.galaxy_trucker.events.flight import Negotiated
from starboard.games.galaxy_trucker.flight.losses import lose_figure
from starboard.games.galaxy_trucker.flight.penalties import suffer
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Negotiate, Pass
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State

SPARED = -2
"""In ``flight.declared``: a diplomat has seen to it that this ship is left alone."""

ALIEN_CREDITS = (0, 1, 3, 6)
"""What a manager earns by the number of aliens aboard when the flight ends."""
DEAR = ("red", "yellow")
"""The goods a merchant sells for more."""


def merchants_profit(ship: Ship) -> int:
    """A credit more for every red and yellow cube."""
    return sum(good in DEAR for good in ship.cargo()) if ship.has_specialist("merchant") else 0


def managers_fee(ship: Ship) -> int:
    """Credits for the aliens aboard."""
    return ALIEN_CREDITS[len(ship.aliens)] if ship.has_specialist("manager") else 0


def lawyers_bill(ship: Ship, cost: int, *, insured: bool) -> int:
    """What lost components cost with a lawyer: nothing if insured, else half, rounded down (ABE-4.4.6)."""
    if not ship.has_specialist("lawyer"):
        return cost
    return 0 if insured else cost // 2


def passengers_fee(ship: Ship, number: int) -> int:
    """What luxury passengers pay a ship that finishes: the number of the round for every occupied cabin (BX-2.1)."""
    return number * sum(ship.humans.get(place, 0) > 0 for place in ship.places("luxury-cabin"))


# --- the diplomat ----------------------------------------------------------------------------------------------


def suffer_or_negotiate(play: Play, seat: Seat, penalty: Penalty) -> None:
    """The penalty of a combat zone's line, unless a diplomat prevents it."""
    if play.ships[seat].has_specialist("diplomat"):
        play.push(Negotiation(seat, penalty))
    else:
        suffer(play, seat, penalty)


class Negotiation(Decision, frozen=True):
    """Send the diplomat, who then leaves the ship; or keep them for another time."""

    penalty: Penalty | None = None
    """What happens otherwise; ``None`` for an enemy about to attack."""
    clause = "BX-2.8"

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-negotiate")

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [Negotiate(), Pass()]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        if isinstance(move, Negotiate):
            ship = play.ships[self.seat]
            cabin = next(place for place, alien in ship.aliens.items() if alien == "cyan")
            play.tell(Negotiated(seat=self.seat))
            lose_figure(play, self.seat, cabin)
            if self.penalty is None:
                play.flight.declared[self.seat] = SPARED
        elif self.penalty is not None:
            suffer(play, self.seat, self.penalty)
