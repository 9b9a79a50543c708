"""What a table keeps of the support team: how it begins, and what a new round forgets."""

from __future__ import annotations

from typing import Any

from starboard.games.galaxy_trucker.state import Team

_EVERY_ROUND: dict[str, Any] = {
    "drilled": False,
    "drill_ends": None,
    "extras": 0,
    "bonus_paid": False,
    "predictions": (),
    "bent": (0, 0),
    "price": None,
    "tipped": -1,
    "discounted": -1,
}


def new_team(cards: list[str], seats: int) -> Team:
    """A team before anybody is recruited."""
    return Team(
        deck=sorted(cards), hired=[[] for _ in range(seats)], dealt=[[] for _ in range(seats)], chosen=[""] * seats
    )


def new_round(team: Team) -> None:
    """What abilities did in the round before is over."""
    for field, value in _EVERY_ROUND.items():
        setattr(team, field, value)
    team.skips = []
