"""A table that is looked at as if something were otherwise, and is afterwards as it was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from starboard.games.death_angel.state import State, Swarm


@contextmanager
def turned(state: State, marine: int) -> Iterator[None]:
    """As if a Marine faced the other way."""
    state.faces[marine] ^= 1
    try:
        yield
    finally:
        state.faces[marine] ^= 1


@contextmanager
def places_traded(state: State, one: int, other: int) -> Iterator[None]:
    """As if two Marines had traded places."""
    formation = state.formation
    here, there = formation.index(one), formation.index(other)
    formation[here], formation[there] = other, one
    try:
        yield
    finally:
        formation[here], formation[there] = one, other


@contextmanager
def swarms_at(state: State, at: Mapping[int, tuple[Swarm, ...]]) -> Iterator[None]:
    """As if these were at these places."""
    before = {place: state.swarms[place] for place in at}
    for place, groups in at.items():
        state.swarms[place] = groups
    try:
        yield
    finally:
        for place, groups in before.items():
            state.swarms[place] = groups
