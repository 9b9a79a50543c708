"""Open Space (GT-8.1, GT-8.15): one after the other, declare engine power and fly at once."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.game import Seat
from starboard.games.galaxy_trucker.cards import BaseCard
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.declare import NOT_YET, Declare, forget
from starboard.games.galaxy_trucker.play import Play


class OpenSpace(BaseCard, frozen=True):
    """GT-8.1."""

    def begin(self, play: Play) -> None:
        """Leader first."""
        forget(play)
        play.push(FlyAhead(track.order(play.players)))


class FlyAhead(Step, frozen=True):
    """The ships that have not flown yet, by the order the card began with."""

    waiting: tuple[Seat, ...]

    def run(self, play: Play) -> bool:
        if not self.waiting:
            return False
        seat = self.waiting[0]
        halves = play.flight.declared[seat]
        if halves == NOT_YET:
            play.push(Declare(seat, "engines"), self)
            return False
        if halves == 0:
            track.leave(play, seat, "no-engines")
        else:
            track.move(play, seat, halves // 2)
        play.push(FlyAhead(self.waiting[1:]))
        return False
