"""The Bureaucrat (ABE-9.4): A flies ahead before the flight; B bends the rewards for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.core.game import Move, Seat
from starboard.games.galaxy_trucker.events.team import RewardsBent
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.moves.team import Bend, Use
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen
from starboard.games.galaxy_trucker.ship.boards import Figures, class_number
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask

FINISH = (4, 3, 2, 1)
"""By how much the reward of each place changes; a fifth place has none (ABE-9.4)."""
LOOKS = 2


class FlyAheadOfTime(AbilityAsk, frozen=True):
    """A: advance by the round's number and the rockets ahead, counted before moving (R-31)."""

    perk: ClassVar[Perk] = "bureaucrat.a"
    clause: ClassVar[str] = "ABE-9.4"

    def choices(self, state: State) -> list[Move]:
        return [Use()]

    def use(self, play: Play, move: Move) -> Ask | None:
        self.tell_used(play)
        track.move(play, self.seat, days_ahead(play.players, play.state.number, self.seat))
        return None

    def gain(self, view: Seen) -> int:
        return days_ahead(view.players, class_number(view.ship_class), self.seat)


def days_ahead(players: Sequence[track.Rocket], number: int, seat: Seat) -> int:
    """The round's number, and one more for each rocket ahead."""
    return number + track.order(players).index(seat)


class BendRewards(AbilityAsk, frozen=True):
    """B: raise or lower what finishing pays, and what looks pay, each on its own."""

    perk: ClassVar[Perk] = "bureaucrat.b"
    clause: ClassVar[str] = "ABE-9.4"

    def choices(self, state: State) -> list[Move]:
        return [Bend(finish, looks) for finish in (1, 0, -1) for looks in (1, 0, -1) if finish or looks]

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, Bend)
        assert play.state.team is not None
        play.state.team.bent = (move.finish, move.looks)
        finish, looks = rewards(play.state)
        self.tell_used(play)
        play.tell(RewardsBent(seat=self.seat, finish=finish, best_looking=looks))
        return None


def rewards(state: State) -> tuple[tuple[int, ...], int]:
    """What each place and the best-looking ship are paid today."""
    return bent_rewards(state.figures, *((0, 0) if state.team is None else state.team.bent))


def bent_rewards(figures: Figures, up: int, pretty: int) -> tuple[tuple[int, ...], int]:
    """The rewards for finishing and for looks, raised (1), lowered (-1) or as they are (0)."""
    steps = (*FINISH, *(0 for _ in figures.finish[len(FINISH) :]))
    finish = tuple(reward + up * step for reward, step in zip(figures.finish, steps, strict=False))
    return finish, figures.best_looking + pretty * LOOKS
