"""Par: the best score that was found for a mission, offline and knowing everything, for a crew to beat.

A mission is one of the printed ones with a fixed seed, or the mission of a day: generated, with the date as its seed.
What was found is data (``data/par.json``), made by ``scripts/make_par.py`` with a number of plans, so anybody can make
it again; of a day that is not among them the planner makes it when it is asked for.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files

import msgspec

from starboard.coach.deal import dealt
from starboard.coach.planner import Found, Progress, plan
from starboard.coach.problem import Gift, Problem
from starboard.games.space_alert import orders
from starboard.games.space_alert.missions import full_missions
from starboard.games.space_alert.options import Options

SEATS = 4
SEED = 1


class Par(msgspec.Struct, frozen=True):
    """What was found for a mission: with all cards, threats and damage known beforehand."""

    mission: str
    """A printed mission, or the day of a generated one (2026-11-15)."""
    seats: int
    seed: int
    score: int | None
    """Nothing where no plan was found that brings the ship home."""
    plans: int
    seconds: float
    crew: list[str]
    """What each of them lays, in the order of seats."""
    gifts: list[Gift]


class _Data(msgspec.Struct, frozen=True):
    par: list[Par]


@cache
def known() -> dict[str, Par]:
    """What is kept as data, by mission."""
    data = files(__package__).joinpath("data", "par.json").read_bytes()
    return {one.mission: one for one in msgspec.json.decode(data, type=_Data).par}


def missions() -> tuple[str, ...]:
    """The printed missions, each with the seed that par is known for."""
    return tuple(full_missions())


def of_day(day: date) -> str:
    """The mission of a day."""
    return day.isoformat()


def set_up(mission: str) -> tuple[Options, int]:
    """The options and the seed of a table that plays it. Raises ``ValueError`` if there is no such mission."""
    if mission in missions():
        return Options(mission=mission), SEED  # type: ignore[arg-type]
    return Options(mission="generated"), int(date.fromisoformat(mission).strftime("%Y%m%d"))


def problem(mission: str) -> Problem:
    """The mission as it is dealt, all of it known."""
    options, seed = set_up(mission)
    return dealt(options, SEATS, seed, hands=True, stacks_known=True)


def search(mission: str, *, seconds: float = 10.0, plans: int | None = None, progress: Progress | None = None) -> Par:
    """Look for the best plan of a mission."""
    found = plan(problem(mission), seconds=seconds, plans=plans, progress=progress)
    return _par(mission, found)


def _par(mission: str, found: Found) -> Par:
    return Par(
        mission=mission,
        seats=SEATS,
        seed=set_up(mission)[1],
        score=None if found.score is None else round(found.score),
        plans=found.tried,
        seconds=round(found.seconds, 1),
        crew=[orders.write(row) for row in found.plans],
        gifts=found.gifts,
    )
