"""Epidemic (GT-8.13, GT-8.22): whoever sleeps next door to somebody catches it."""

from __future__ import annotations

from starboard.games.galaxy_trucker.cards import BaseCard
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.losses import LoseFrom, occupied
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.boards import Square
from starboard.games.galaxy_trucker.ship.ship import Ship


def infected(ship: Ship) -> list[Square]:
    """The occupied cabins connected to another occupied cabin."""
    cabins = occupied(ship)
    return [cabin for cabin in cabins if any(other in cabins for other in ship.connected(cabin))]


class Epidemic(BaseCard, frozen=True):
    """GT-8.13."""

    def begin(self, play: Play) -> None:
        """Which cabins are hit is fixed before anybody is removed; all ships at the same time."""
        cabins = {seat: tuple(infected(play.ships[seat])) for seat in track.order(play.players)}
        play.push(*(LoseFrom(seat, places) for seat, places in cabins.items() if places))
