"""What specialists change about the settlement (GT-10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starboard.core.game import Seat
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team import advertiser, architect, bureaucrat, trader

INCOME: tuple[Callable[[Play, Seat, Sequence[Seat], Sequence[Seat]], None], ...] = (advertiser.income, architect.income)
"""Who is paid at the end of the flight."""


def income(play: Play, seat: Seat, finishers: Sequence[Seat], beauties: Sequence[Seat]) -> None:
    """What a player's specialists bring in at the end of the flight."""
    if play.state.team is not None and play.ships[seat].perks:
        for earn in INCOME:
            earn(play, seat, finishers, beauties)


def rewards(state: State) -> tuple[tuple[int, ...], int]:
    """What each place and the best-looking ship are paid today."""
    return bureaucrat.rewards(state)


def prices(state: State) -> dict[str, int]:
    """What each colour sells for today."""
    return trader.prices(state)
