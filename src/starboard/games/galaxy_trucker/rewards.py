"""Getting what a card pays: credits, goods, and the flight days it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.core.game import Seat
from starboard.games.galaxy_trucker import track
from starboard.games.galaxy_trucker.cards import Reward
from starboard.games.galaxy_trucker.loading import Load
from starboard.games.galaxy_trucker.steps import Step

if TYPE_CHECKING:
    from starboard.games.galaxy_trucker.steps import Play


class Collect(Step, frozen=True, tag="collect"):
    """Credits first, then goods are loaded, then the days are lost (GT-8.17)."""

    seat: Seat
    reward: Reward
    days: int

    def run(self, play: Play) -> bool:
        if self.reward.credits:
            play.earn(self.seat, self.reward.credits)
        goods = self.reward.goods
        if goods:
            play.replace(Collect(self.seat, Reward(), self.days), Load(self.seat, goods))
            return False
        play.pop()
        track.move(play, self.seat, -self.days)
        return False
