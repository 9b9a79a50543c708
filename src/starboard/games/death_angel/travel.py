"""Travel to the next Location (section 10)."""

from __future__ import annotations

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.blips import discard_top, fill, pile_of
from starboard.games.death_angel.cards import (
    DOOR,
    ENEMY,
    LEFT,
    LOCATIONS,
    PLACE,
    PLACE_NAMES,
    RIGHT,
    TERRAIN_ID,
    Location,
    TerrainName,
)
from starboard.games.death_angel.formation import everywhere, slay, victims
from starboard.games.death_angel.locations import resolve
from starboard.games.death_angel.moves import PASS, AnyMove, Pass, Slay
from starboard.games.death_angel.play import Play, Question
from starboard.games.death_angel.state import IN_BOX, State, Step


def is_due(state: State) -> bool:
    """Whether the group travels: a Blip pile (or both) is empty and there is a Location to go to (DA-10.1)."""
    if not state.location_deck or not state.formation:
        return False
    empty = (not state.left_blips, not state.right_blips)
    return any(empty) if state.options.travel_trigger == "either" else all(empty)


def check(play: Play, _step: Step) -> None:
    """The end of a phase (DA-5.2): travel, once at most (DA-10.2)."""
    state = play.state
    if is_due(state):
        # Travel is one unit: no victory counts until it is over (DA-10.12, DA-13.6).
        state.travelling = True
        for kind in ("travel-end", "travel-enter", "travel-blips", "travel-on"):
            play.push(Step(kind))
        if state.terrain[DOOR] >= 0 and state.door_tokens:
            play.push(Step("door", state.current, n=state.door_tokens))


def _door_moves(state: State, _step: Step) -> list[AnyMove]:
    """For each token on the Door a Genestealer anywhere may be slain (DA-10.4, R-DOOR)."""
    moves = victims(state, everywhere(state))
    return [*moves, PASS] if moves else []


def _door(play: Play, step: Step, move: Slay | Pass) -> None:
    if type(move) is Slay:
        slay(play, PLACE[move.place], move.group, ENEMY[move.card])
        if step.n > 1:
            play.push(Step("door", step.seat, n=step.n - 1))


def _go_on(play: Play, _step: Step) -> None:
    """Steps 1 and 2: the next Location, its Terrain instead of the old (DA-10.5, DA-10.6)."""
    state = play.state
    state.visited.append(state.location)
    state.location = state.location_deck.pop()
    location = LOCATIONS[state.location]
    play.tell(ev.Travelled(location=location.code))
    state.supply += state.door_tokens
    state.door_tokens = 0
    state.capped = -1
    state.terrain[:] = [place if place < 0 else IN_BOX for place in state.terrain]
    put_terrain_out(play, location)


def put_terrain_out(play: Play, location: Location) -> None:
    """Count from the top on the left side, from the bottom on the right, no further than the end (DA-10.6)."""
    state = play.state
    rows = len(state.formation)
    for spot in location.left:
        _put(play, spot.terrain, 2 * (min(spot.number, rows) - 1))
    for spot in location.right:
        _put(play, spot.terrain, 2 * (rows - min(spot.number, rows)) + 1)


def _put(play: Play, terrain: TerrainName, place: int) -> None:
    number = TERRAIN_ID[terrain]
    play.state.terrain[number] = place
    play.tell(ev.TerrainPlaced(terrain=terrain, place=PLACE_NAMES[place]))


def _blips(play: Play, _step: Step) -> None:
    """Step 3: what is left of the piles is discarded, then they are filled (DA-10.7)."""
    state = play.state
    for side in (LEFT, RIGHT):
        discard_top(play, side, len(pile_of(state, side)))
    fill(play, *LOCATIONS[state.location].blips)


def _enter(play: Play, _step: Step) -> None:
    """Step 4: what happens upon entering; the current player decides (DA-10.8, DA-10.10)."""
    effect = LOCATIONS[play.state.location].entering
    if effect is not None:
        resolve(play, effect, play.state.current)


def _arrived(play: Play, _step: Step) -> None:
    play.state.travelling = False


STEPS = {
    "travel-check": check,
    "travel-on": _go_on,
    "travel-blips": _blips,
    "travel-enter": _enter,
    "travel-end": _arrived,
}
QUESTIONS = {"door": Question(_door_moves, _door)}
