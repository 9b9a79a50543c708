"""Movement of swarms (DA-9.15 to DA-9.21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from starboard.core.agenda import Step
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import ENEMY_NAMES, EVENTS, MARINE_NAMES, MOVED_BY, PLACE_NAMES, MarineName
from starboard.games.death_angel.formation import join, leave, nearby, side_of
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.state import State, Swarm

Origin: TypeAlias = tuple[MarineName, events.Where]
"""How people point at where a swarm stood before it moved."""


def _tell(play: Play, place: int, group: int, to: int, swarm: Swarm, origin: Origin) -> None:
    state = play.state
    beside, where = origin
    play.tell(
        events.SwarmMoved(
            place=PLACE_NAMES[place],
            beside=beside,
            where=where,
            group=group,
            to=PLACE_NAMES[to],
            next=MARINE_NAMES[state.formation[to >> 1]],
            arrives=side_of(state, to),
            cards=tuple(ENEMY_NAMES[card] for card in swarm.cards),
        )
    )


def move_swarm(play: Play, place: int, group: int, to: int) -> None:
    """One swarm goes elsewhere and joins what is there."""
    origin = nearby(play.state, place)
    swarm = leave(play.state, place, group)
    join(play.state, to, swarm)
    _tell(play, place, group, to, swarm, origin)


def flanked(state: State, place: int) -> int:
    """Where a swarm goes that flanks: behind its Marine, or nowhere if it is there already (DA-9.18)."""
    in_front = state.faces[state.formation[place >> 1]] == place & 1
    return place ^ 1 if in_front else place


def along_arrow(state: State, place: int) -> int:
    """Where the small arrow leads: left side one down, right side one up; off the end it flanks (DA-9.16, DA-9.17)."""
    to = place - 2 if place & 1 else place + 2
    return to if 0 <= to < len(state.swarms) else flanked(state, place)


def move_all(play: Play, destinations: dict[tuple[int, int], int]) -> None:
    """Swarms move at the same time: all leave, then all arrive (DA-9.20). What is there already stays."""
    state = play.state
    movers = []
    origins = {place: nearby(state, place) for place, _group in destinations}
    # Within a place the higher group leaves first, so that the lower one keeps its number.
    for (place, group), to in sorted(destinations.items(), reverse=True):
        if to != place:
            movers.append((place, group, to, leave(state, place, group)))
    movers.reverse()
    for _place, _group, to, swarm in movers:
        join(state, to, swarm)
    for place, group, to, swarm in movers:
        _tell(play, place, group, to, swarm, origins[place])


class OpenMovementBox(Step, frozen=True):
    """Every swarm with the symbol of the Event moves, all its cards together (DA-9.15)."""

    def run(self, play: Play) -> bool:
        state = play.state
        box = EVENTS[state.event].movement
        if box is None:
            return False
        movers = MOVED_BY[box.symbol]
        path = along_arrow if box.kind == "adjacent" else flanked
        destinations = {
            (place, group): to
            for place, groups in enumerate(state.swarms)
            if groups and (to := path(state, place)) != place
            for group, swarm in enumerate(groups)
            if movers[0] in swarm.cards or movers[1] in swarm.cards
        }
        ways = sorted({(place, to) for (place, _group), to in destinations.items()})
        paths = tuple((PLACE_NAMES[place], PLACE_NAMES[to]) for place, to in ways)
        play.tell(events.MovementBoxOpened(kind=box.kind, symbol=box.symbol, swarms=len(destinations), paths=paths))
        move_all(play, destinations)
        return False


Path: TypeAlias = Callable[[State, int, Swarm], int]
"""Where a swarm at a place goes."""


def heading(state: State, known: bool) -> Path:
    """Where swarms go when they move next: as the Event on the table will have it, if it is ``known`` and still to move
    them, or else along the small arrow, whichever Event comes."""
    box = EVENTS[state.event].movement if known else None
    if box is None or not any(isinstance(step, OpenMovementBox) for step in state.agenda):
        return lambda state, place, swarm: along_arrow(state, place)
    movers = MOVED_BY[box.symbol]
    path = along_arrow if box.kind == "adjacent" else flanked
    return lambda state, place, swarm: (
        path(state, place) if movers[0] in swarm.cards or movers[1] in swarm.cards else place
    )


def flank_all(play: Play) -> None:
    """Every swarm goes behind its Marine (Flanking Manoeuvre)."""
    state = play.state
    move_all(
        play,
        {
            (place, group): flanked(state, place)
            for place, groups in enumerate(state.swarms)
            for group in range(len(groups))
        },
    )


def gather(play: Play, left: int, right: int) -> None:
    """All swarms of a side become one at a place (Surrounded, Genestealer Lair)."""
    state = play.state
    for place, groups in enumerate(state.swarms):
        to = right if place & 1 else left
        if groups and (place != to or len(groups) > 1):
            origin = nearby(state, place)
            state.swarms[place] = ()
            for swarm in groups:
                join(state, to, swarm)
            if place != to:
                for group, swarm in enumerate(groups):
                    _tell(play, place, group, to, swarm, origin)
