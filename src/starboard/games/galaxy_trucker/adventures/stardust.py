"""Stardust (GT-8.2): a flight day lost for each exposed connector."""

from __future__ import annotations

from starboard.games.galaxy_trucker.cards import BaseCard
from starboard.games.galaxy_trucker.events.flight import Counted
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.play import Play


class Stardust(BaseCard, frozen=True):
    """GT-8.2."""

    def begin(self, play: Play) -> None:
        """Every ship loses its days, the rearmost first."""
        order = track.order(play.players)
        days = {seat: play.ships[seat].exposed() for seat in order}
        play.tell(Counted(order=order, exposed=tuple(days.values())))
        track.lose_together(play, days)
