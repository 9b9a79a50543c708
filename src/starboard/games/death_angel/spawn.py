"""Genestealers appear (DA-9.8 to DA-9.14)."""

from __future__ import annotations

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.blips import pile_of
from starboard.games.death_angel.cards import (
    ENEMY_NAMES,
    EVENTS,
    LOCATIONS,
    PLACE_NAMES,
    TERRAIN_ID,
    TERRAIN_NAMES,
    TERRAIN_OF_COLOUR,
    CapSpawn,
    SpawnBox,
)
from starboard.games.death_angel.formation import join, join_group
from starboard.games.death_angel.moves import CHOOSE_TERRAIN, AnyMove, ChooseTerrain
from starboard.games.death_angel.play import Play, Question
from starboard.games.death_angel.state import State, Step, Swarm

MAJOR = [location.setup.major if location.setup else 0 for location in LOCATIONS]
MINOR = [location.setup.minor if location.setup else 0 for location in LOCATIONS]
CAPS = [location.panel.most if isinstance(location.panel, CapSpawn) else 0 for location in LOCATIONS]


def spawn(play: Play, place: int, wanted: int, *, terrain: int = -1, group: int = -1) -> None:
    """Cards of the Blip pile on that side appear at a place, as many as there are (DA-9.8, DA-9.9)."""
    state = play.state
    pile = pile_of(state, place & 1)
    cards = [pile.pop() for _ in range(min(wanted, len(pile)))]
    if group >= 0:
        for card in cards:
            join_group(state, place, group, card)
    elif cards:
        join(state, place, Swarm(tuple(sorted(cards))))
    play.tell(
        ev.Spawned(
            place=PLACE_NAMES[place],
            cards=tuple(ENEMY_NAMES[card] for card in cards),
            wanted=wanted,
            terrain=TERRAIN_NAMES[terrain] if terrain >= 0 else None,
        )
    )


def amount(state: State, box: SpawnBox) -> int:
    """The setup Location's number for the size of a box (DA-9.10)."""
    return (MAJOR if box.size == "major" else MINOR)[state.setup]


def asked(state: State, terrain: int, count: int) -> int:
    """How many a Terrain card asks for: the Core Cogitator may have capped it (R-COGITATOR)."""
    return min(count, CAPS[state.location]) if terrain == state.capped else count


def spawn_box(play: Play, step: Step) -> None:
    """The amount spawns on every Terrain card of the colour, each on its own side (DA-9.11)."""
    state = play.state
    box = EVENTS[state.event].spawn[step.n]
    count = amount(state, box)
    cards = [terrain for terrain in TERRAIN_OF_COLOUR[box.colour] if state.terrain[terrain] >= 0]
    names = tuple(TERRAIN_NAMES[terrain] for terrain in cards)
    play.tell(ev.SpawnBoxOpened(colour=box.colour, size=box.size, count=count, terrain=names))
    for side in (0, 1):
        here = [terrain for terrain in cards if state.terrain[terrain] & 1 == side]
        there = len(pile_of(state, side))
        if len(here) > 1 and 0 < there < sum(asked(state, terrain, count) for terrain in here):
            play.push(Step("spawn-order", state.current, n=count, who=tuple(here)))
        else:
            for terrain in here:
                _spawn_on(play, terrain, count)


def _spawn_on(play: Play, terrain: int, count: int) -> None:
    spawn(play, play.state.terrain[terrain], asked(play.state, terrain, count), terrain=terrain)


def _order_moves(_state: State, step: Step) -> list[AnyMove]:
    """A pile can't pay for all: which Terrain card is served first (DA-9.13)."""
    return [CHOOSE_TERRAIN[terrain] for terrain in step.who]


def _order(play: Play, step: Step, move: ChooseTerrain) -> None:
    first = TERRAIN_ID[move.terrain]
    _spawn_on(play, first, step.n)
    rest = tuple(terrain for terrain in step.who if terrain != first)
    if rest:
        play.push(Step("spawn-order", play.state.current, n=step.n, who=rest))


STEPS = {"spawn-box": spawn_box}
QUESTIONS = {"spawn-order": Question(_order_moves, _order)}
