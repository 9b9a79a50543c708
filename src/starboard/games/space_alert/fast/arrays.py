"""Flights as arrays for :mod:`.batch` and :mod:`.gpu`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast import mission
from starboard.games.space_alert.flight import Flight

PLAN_SIZE = at.MOST_CREW * at.SLOTS

Trips = Mapping[int, Mapping[int, int]]


@cache
def tables() -> Any:
    """The tables of all cards."""
    return np.array(mission.tables().numbers, np.int16)


def begun(flights: Sequence[Flight]) -> Any:
    """The states of these flights, a row each."""
    rows = np.zeros((len(flights), at.STATE_SIZE), np.int8)
    for row, flight in zip(rows, flights, strict=True):
        numbers = mission.state(flight)
        row[: len(numbers)] = numbers
    return rows


def fixed(flights: Sequence[Flight], trips: Sequence[Trips] | None = None) -> Any:
    """What is fixed in these flights, a row each. Raises :class:`.tables.Unknown`."""
    rows = np.zeros((len(flights), at.FIXED_SIZE), np.int16)
    for place, flight in enumerate(flights):
        rows[place] = mission.fixed(flight, trips[place] if trips else None)
    return rows


def plans(flights: Sequence[Flight]) -> Any:
    """The orders as they lie before the crews, a row for each flight."""
    rows = np.zeros((len(flights), PLAN_SIZE), np.int8)
    for row, flight in zip(rows, flights, strict=True):
        for index, crew in enumerate(flight.crew):
            row[index * at.SLOTS : index * at.SLOTS + len(crew.slots)] = crew.slots
    return rows


def room() -> Any:
    """Room for one flight."""
    return np.zeros(at.STATE_SIZE, np.int8)


def results(flights: int) -> Any:
    """Room for outcome, turn and score of so many flights."""
    return np.zeros((flights, 3), np.int16)


def traces(flights: int) -> Any:
    """Room for the states of so many flights before turn 1 and after every turn."""
    return np.zeros((flights, at.SLOTS + 2, at.STATE_SIZE), np.int8)
