"""Getting what a card pays: credits, goods, and the flight days it costs."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.game import Seat
from starboard.games.galaxy_trucker.cards import Reward
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.five_players import LoadLess
from starboard.games.galaxy_trucker.flight.loading import Load
from starboard.games.galaxy_trucker.play import Play


class Collect(Step, frozen=True):
    """Credits first, then goods are loaded, then the days are lost (GT-8.17)."""

    seat: Seat
    reward: Reward
    days: int
    second: bool = False
    """Of five players the second one: 1 credit and 1 goods block less (ABE-8.4.1)."""

    def run(self, play: Play) -> bool:
        credits, goods = self.reward.credits, self.reward.goods
        if credits:
            play.earn(self.seat, credits - self.second)
        if goods:
            loading = LoadLess(self.seat, goods) if self.second else Load(self.seat, goods)
            play.push(loading, Collect(self.seat, Reward(), self.days))
            return False
        track.move(play, self.seat, -self.days)
        return False
