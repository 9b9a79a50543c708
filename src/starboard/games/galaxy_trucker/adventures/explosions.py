"""Explosions inside a ship: bombs (ABE-6.5.2) and radiating chains (ABE-5.9)."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.game import Seat
from starboard.games.galaxy_trucker.events.flight import Exploded
from starboard.games.galaxy_trucker.flight.breaking import destroy, spots
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.boards import Square


class Explosion(Step, frozen=True):
    """These components go at the same time; then one look at what falls off. Armour is no help (ABE-3.8.3)."""

    seat: Seat
    squares: tuple[Square, ...]

    def run(self, play: Play) -> bool:
        play.tell(Exploded(seat=self.seat, squares=spots(self.squares)))
        destroy(play, self.seat, self.squares)
        return False
