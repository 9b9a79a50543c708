"""A move being carried out: what everything that happens in it gets to work with."""

from __future__ import annotations

from starboard.core import agenda
from starboard.core.chance import Chance
from starboard.core.game import Seat, Tell, unheard
from starboard.games.galaxy_trucker import money
from starboard.games.galaxy_trucker.events.flight import Earned
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import Flight, Player, State


class Play(agenda.Play):
    """Lives for one move. What happens is told when it has happened: whoever hears it may look at the state."""

    __slots__ = ("players", "ships", "sleepy")

    state: State

    def __init__(self, state: State, chance: Chance, tell: Tell = unheard) -> None:
        flight, players = state.flight, state.players
        # Written out, not called: it is made for every move.
        self.state = state
        self.chance = chance
        self.tell = tell
        self.agenda = [] if flight is None else flight.agenda
        self.players: list[Player] = players
        self.ships: list[Ship] = [player.ship for player in players]
        self.sleepy: list[Seat] = []
        """The ships with sleepers, while they fly (BX-2.2)."""
        if flight is not None:
            self.look_for_sleepers()

    def seat_players(self) -> None:
        """Everybody has a new ship."""
        self.players = self.state.players
        self.ships = [player.ship for player in self.players]

    def look_for_sleepers(self) -> None:
        """Note the ships with sleepers."""
        self.sleepy = [seat for seat, ship in enumerate(self.ships) if ship.asleep]

    @property
    def flight(self) -> Flight:
        """The flight that is going on."""
        flight = self.state.flight
        assert flight is not None
        return flight

    def earn(self, seat: Seat, credits: int) -> None:
        """Pay credits to a player."""
        credits += money.tip(self.state, seat, credits)
        player = self.players[seat]
        player.credits += credits
        self.tell(Earned(seat=seat, credits=credits, balance=player.credits))
