"""The Bureaucrat (ABE-9.4): A flies ahead before the flight; B bends the rewards for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Move
from starboard.games.galaxy_trucker import track
from starboard.games.galaxy_trucker.flight_events import Moved
from starboard.games.galaxy_trucker.team.asks import Answered, Ask
from starboard.games.galaxy_trucker.team.events import RewardsBent
from starboard.games.galaxy_trucker.team.moves import Bend, Use

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.state import TruckerState

FINISH = (4, 3, 2, 1)
"""By how much the reward of each place changes; a fifth place has none (ABE-9.4)."""
LOOKS = 2


class FlyAhead(Ask, frozen=True, tag="fly_ahead_of_time"):
    """A: advance by the round's number and the rockets ahead, counted before moving (R-31)."""

    perk: ClassVar[str] = "bureaucrat.a"
    clause: ClassVar[str] = "ABE-9.4"

    def choices(self, state: TruckerState) -> list[Move]:
        return [Use()]

    def use(self, state: TruckerState, move: Move, chance: Chance) -> Answered:
        player = state.players[self.seat]
        days = state.number + track.order(state.players).index(self.seat)
        stops = track.stops(state.players, self.seat, days)
        told = Moved(seat=self.seat, start=player.position, stops=stops, forward=True)
        player.position = stops[-1]
        return [self.used(), told], None


class BendRewards(Ask, frozen=True, tag="bend_rewards"):
    """B: raise or lower what finishing pays, and what looks pay, each on its own."""

    perk: ClassVar[str] = "bureaucrat.b"
    clause: ClassVar[str] = "ABE-9.4"

    def choices(self, state: TruckerState) -> list[Move]:
        return [Bend(finish, looks) for finish in (1, 0, -1) for looks in (1, 0, -1) if finish or looks]

    def use(self, state: TruckerState, move: Move, chance: Chance) -> Answered:
        assert isinstance(move, Bend)
        assert state.team is not None
        state.team.bent = (move.finish, move.looks)
        finish, looks = rewards(state)
        return [self.used(), RewardsBent(seat=self.seat, finish=finish, best_looking=looks)], None


def rewards(state: TruckerState) -> tuple[tuple[int, ...], int]:
    """What each place and the best-looking ship are paid today."""
    finish, looks = state.figures.finish, state.figures.best_looking
    if state.team is None:
        return tuple(finish), looks
    up, pretty = state.team.bent
    steps = (*FINISH, *(0 for _ in finish[len(FINISH) :]))
    return tuple(reward + up * step for reward, step in zip(finish, steps, strict=False)), looks + pretty * LOOKS
