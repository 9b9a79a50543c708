"""What changes when five play (BX-3.2, ABE-8.4.1): enemies are beaten, places visited and planets landed on twice.

The second ship gets 1 credit, 1 goods block and 1 human less. Which block it does without is not known: the owner
chooses. Nor is it known how much weaker an enemy is once it was beaten: it takes 1 less, and skips its first shot.
"""

from __future__ import annotations

from collections.abc import Sized

from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.cards import VALUE, Good, Penalty
from starboard.games.galaxy_trucker.events.flight import DidWithout
from starboard.games.galaxy_trucker.flight.loading import Load
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import DoWithout
from starboard.games.galaxy_trucker.phrases import say_goods
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.state import State


def is_five(players: Sized) -> bool:
    """Whether this is a game of five."""
    return len(players) == 5


def weaker(penalty: Penalty) -> Penalty:
    """What an enemy that has been beaten once still takes; its shots are counted by whoever fires them."""
    return Penalty(lose=penalty.lose, amount=max(0, penalty.amount - 1), shots=penalty.shots)


class LoadLess(Decision, frozen=True):
    """The second ship gets one goods block less; then it loads the others."""

    goods: tuple[Good, ...]
    clause = "ABE-8.4.1"

    def run(self, play: Play) -> bool:
        if len(set(self.goods)) > 1:
            return True
        self._without(play, self.goods[0])
        return False

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-load-less", goods=say_goods(self.goods))

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [DoWithout(good) for good in VALUE if good in self.goods]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        assert isinstance(move, DoWithout)
        self._without(play, move.good)

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, DoWithout):
            return Illegal("ABE-8.4.1", "galaxy-trucker-why-not-in-the-bay", good=move.good)
        return super().why(state, move)

    def _without(self, play: Play, good: Good) -> None:
        left = list(self.goods)
        left.remove(good)
        play.tell(DidWithout(seat=self.seat, good=good))
        if left:
            play.push(Load(self.seat, tuple(left)))
