"""Genestealers appear (DA-9.8 to DA-9.14)."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Seat
from starboard.games.death_angel import events, names
from starboard.games.death_angel.asking import AskPlayer, no
from starboard.games.death_angel.cards import (
    ENEMY_NAMES,
    EVENTS,
    LOCATIONS,
    PLACE_NAMES,
    RECIPE,
    TERRAIN_ID,
    TERRAIN_NAMES,
    TERRAIN_OF_COLOUR,
    CapSpawn,
    SpawnBehind,
)
from starboard.games.death_angel.formation import behind, join, join_group, nearby
from starboard.games.death_angel.leaving import run_out
from starboard.games.death_angel.moves import CHOOSE_MARINE, CHOOSE_TERRAIN, AnyMove, ChooseTerrain
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.state import State, Swarm, pile_of

CAPS = [location.panel.most if isinstance(location.panel, CapSpawn) else 0 for location in LOCATIONS]


def spawn(play: Play, place: int, wanted: int, *, terrain: int = -1, group: int = -1, by: Seat | None = None) -> None:
    """Cards of the Blip pile on that side appear at a place, as many as there are (DA-9.8, DA-9.9)."""
    state = play.state
    pile = pile_of(state, place & 1)
    cards = [pile.pop() for _ in range(min(wanted, len(pile)))]
    if group >= 0:
        for card in cards:
            join_group(state, place, group, card)
    elif cards:
        join(state, place, Swarm(tuple(sorted(cards))))
    beside, where = nearby(state, place)
    play.tell(
        events.Spawned(
            place=PLACE_NAMES[place],
            beside=beside,
            where=where,
            cards=tuple(ENEMY_NAMES[card] for card in cards),
            wanted=wanted,
            terrain=TERRAIN_NAMES[terrain] if terrain >= 0 else None,
            by=by,
        )
    )
    if cards and not pile:
        run_out(play, place & 1)


# --- behind a Marine -------------------------------------------------------------------------------------------


def behind_whom(state: State, effect: SpawnBehind) -> list[AnyMove]:
    """Behind which Marines the effect lets Genestealers spawn; of those to choose from where as many as possible do."""
    marines = state.formation
    if effect.who == "top":
        return [CHOOSE_MARINE[marines[0]]]
    if effect.who == "without-token":
        marines = [marine for marine in marines if not state.tokens[marine]] or marines
    return [CHOOSE_MARINE[marine] for marine in _fullest(state, marines, effect.count)]


def _fullest(state: State, marines: list[int], count: int) -> list[int]:
    """The Marines behind whom as many as possible would spawn; none if nobody would (DA-9.5, R-FULLEST)."""
    room = {marine: min(count, len(pile_of(state, behind(state, marine) & 1))) for marine in marines}
    most = max(room.values(), default=0)
    return [marine for marine in marines if room[marine] == most] if most else []


def spawn_behind(play: Play, effect: SpawnBehind, marine: int, by: Seat | None = None) -> None:
    """Genestealers spawn behind this Marine."""
    spawn(play, behind(play.state, marine), effect.count, by=by)


# --- spawn boxes -----------------------------------------------------------------------------------------------


def asked(state: State, terrain: int, count: int) -> int:
    """How many a Terrain card asks for: the Core Cogitator may have capped it (R-COGITATOR)."""
    return min(count, CAPS[state.location]) if terrain == state.capped else count


class OpenSpawnBox(Step, frozen=True):
    """The amount of a box of the Event spawns on every Terrain card of its colour, each on its own side (DA-9.11)."""

    box: int

    def run(self, play: Play) -> bool:
        state = play.state
        box = EVENTS[state.event].spawn[self.box]
        count = RECIPE[state.setup].spawns(box)
        cards = [terrain for terrain in TERRAIN_OF_COLOUR[box.colour] if state.terrain[terrain] >= 0]
        terrain_names = tuple(TERRAIN_NAMES[terrain] for terrain in cards)
        play.tell(events.SpawnBoxOpened(colour=box.colour, size=box.size, count=count, terrain=terrain_names))
        for side in (0, 1):
            here = [terrain for terrain in cards if state.terrain[terrain] & 1 == side]
            there = len(pile_of(state, side))
            if len(here) > 1 and 0 < there < sum(asked(state, terrain, count) for terrain in here):
                play.push(SpawnOrder(state.current, count, tuple(here)))
            else:
                for terrain in here:
                    _spawn_on(play, terrain, count)
        return False


def _spawn_on(play: Play, terrain: int, count: int) -> None:
    spawn(play, play.state.terrain[terrain], asked(play.state, terrain, count), terrain=terrain)


class SpawnOrder(AskPlayer, frozen=True):
    """A pile can't pay for all: which Terrain card is served first (DA-9.13)."""

    clause = "DA-9.13"
    count: int
    terrains: tuple[int, ...]

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [CHOOSE_TERRAIN[terrain] for terrain in self.terrains]

    def answer(self, play: Play, seat: Seat, move: ChooseTerrain) -> None:
        first = TERRAIN_ID[move.terrain]
        _spawn_on(play, first, self.count)
        rest = tuple(terrain for terrain in self.terrains if terrain != first)
        if rest:
            play.push(SpawnOrder(play.state.current, self.count, rest))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return unfit_terrain(self.clause, state, move) if isinstance(move, ChooseTerrain) else None


def unfit_terrain(clause: str, state: State, move: ChooseTerrain) -> Illegal:
    """Why a Terrain card can't be named."""
    if state.terrain[TERRAIN_ID[move.terrain]] < 0:
        return no(clause, "no-terrain", terrain=names.terrain(move.terrain))
    return no(clause, "no-fit")
