"""Sabotage (GT-8.14, GT-8.23, ABE-4.2.16): something goes off inside the ship with the smallest crew."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.game import Seat
from starboard.games.galaxy_trucker.adventures.combat_zone import compare, declared
from starboard.games.galaxy_trucker.cards import BaseCard
from starboard.games.galaxy_trucker.events.flight import NoEffect, SabotageRolled
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.breaking import destroy
from starboard.games.galaxy_trucker.flight.declare import forget
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.boards import board, square
from starboard.games.galaxy_trucker.ship.tiles import FRONT, LEFT

TRIES = 3


class Sabotage(BaseCard, frozen=True):
    """GT-8.14."""

    def begin(self, play: Play) -> None:
        """Nothing happens to a ship flying alone."""
        if len(track.order(play.players)) == 1:
            play.tell(NoEffect(card=self.id))
        else:
            forget(play)
            play.push(Sabotaging())


class Sabotaging(Step, frozen=True):
    """Crews are mustered and compared, then the saboteur tries."""

    def run(self, play: Play) -> bool:
        order = track.order(play.players)
        values = declared(play, "crew", order, self)
        if values is None:
            return False
        victim = compare(play, "crew", order, values)
        forget(play)
        sabotage(play, victim)
        return False


def sabotage(play: Play, victim: Seat) -> None:
    """Roll a column and a row until something stands there, three times at most."""
    ship = play.ships[victim]
    plan = board(ship.board)
    for attempt in range(1, TRIES + 1):
        column_dice, column = plan.roll_place(play.chance, FRONT)
        row_dice, row = plan.roll_place(play.chance, LEFT)
        found = square(row, column) in ship.components
        play.tell(
            SabotageRolled(
                seat=victim,
                attempt=attempt,
                column_dice=column_dice,
                row_dice=row_dice,
                column=column,
                row=row,
                found=found,
            )
        )
        if found:
            destroy(play, victim, [square(row, column)])
            return
