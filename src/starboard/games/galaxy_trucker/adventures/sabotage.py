"""Sabotage (GT-8.14, GT-8.23): something goes off inside the ship with the smallest crew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games.galaxy_trucker import hits, track
from starboard.games.galaxy_trucker.adventures.combat_zone import compare, crew_sizes
from starboard.games.galaxy_trucker.boards import square
from starboard.games.galaxy_trucker.breaking import destroy
from starboard.games.galaxy_trucker.cards import Sabotage
from starboard.games.galaxy_trucker.flight_events import NoEffect, SabotageRolled

if TYPE_CHECKING:
    from starboard.games.galaxy_trucker.steps import Play

TRIES = 3


def begin(play: Play, card: Sabotage) -> None:
    """Roll a column and a row until something stands there, three times at most."""
    order = track.order(play.players)
    if len(order) == 1:
        play.tell(NoEffect(card=card.id))
        return
    victim = compare(play, "crew", order, crew_sizes(play, order))
    for attempt in range(1, TRIES + 1):
        column_dice, column = hits.roll_line(play.chance)
        row_dice, row = hits.roll_line(play.chance)
        found = square(row, column) in play.ships[victim].components
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
