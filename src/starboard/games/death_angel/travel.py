"""Travel to the next Location (section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from starboard.core.agenda import Step
from starboard.core.game import Seat
from starboard.core.text import Phrase, say
from starboard.games.death_angel import events
from starboard.games.death_angel.asking import AskForVictim
from starboard.games.death_angel.blips import discard_top, fill
from starboard.games.death_angel.cards import (
    DOOR,
    LEFT,
    LOCATIONS,
    RIGHT,
    Location,
)
from starboard.games.death_angel.formation import everywhere, put_terrain, slay_chosen, victims
from starboard.games.death_angel.leaving import is_due
from starboard.games.death_angel.locations import resolve
from starboard.games.death_angel.moves import PASS, AnyMove, Pass, Slay
from starboard.games.death_angel.play import Play, named
from starboard.games.death_angel.state import IN_BOX, State, pile_of
from starboard.games.death_angel.use import Use


def _empty(state: State) -> Literal["left", "right", "both"]:
    """Which pile makes the group travel."""
    left, right = not state.left_blips, not state.right_blips
    return "both" if left and right else "left" if left else "right"


class CheckTravel(Step, frozen=True):
    """The end of a phase (DA-5.2): travel, once at most (DA-10.2)."""

    def run(self, play: Play) -> bool:
        state = play.state
        if is_due(state):
            # Travel is one unit: no victory counts until it is over (DA-10.12, DA-13.6).
            state.travelling = True
            play.push(NextLocation(), NextBlips(), EnterLocation(), EndTravel())
            if state.terrain[DOOR] >= 0 and state.door_tokens:
                play.push(Door(state.current, state.door_tokens))
                if victims(state, everywhere(state)):
                    play.tell(events.TravelBegan(location=LOCATIONS[state.location].code, empty=_empty(state)))
        return False


class Door(AskForVictim, frozen=True):
    """For each token on the Door a Genestealer anywhere may be slain (DA-10.4, R-DOOR)."""

    clause = "DA-10.4"
    free = True
    count: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves = victims(state, everywhere(state))
        return [*moves, PASS] if moves else []

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        held = any(swarm.protected for groups in state.swarms for swarm in groups)
        return say("death-angel-hint-door-held") if held else None

    def answer(self, play: Play, seat: Seat, move: Slay | Pass) -> None:
        if type(move) is Slay:
            slay_chosen(play, move, named(play.state, self.seat))
            if self.count > 1:
                play.push(Door(self.seat, self.count - 1))


class NextLocation(Step, frozen=True):
    """Steps 1 and 2: the next Location, its Terrain instead of the old (DA-10.5, DA-10.6)."""

    def run(self, play: Play) -> bool:
        state = play.state
        state.visited.append(state.location)
        state.location = state.location_deck.pop()
        location = LOCATIONS[state.location]
        empty = _empty(state)
        state.supply += state.door_tokens
        state.door_tokens = 0
        state.capped = -1
        state.terrain[:] = [place if place < 0 else IN_BOX for place in state.terrain]
        play.tell(events.Travelled(location=location.code, empty=empty))
        put_terrain_out(play, location)
        return False


def put_terrain_out(play: Play, location: Location) -> None:
    """Count from the top on the left side, from the bottom on the right, no further than the end (DA-10.6)."""
    state = play.state
    rows = len(state.formation)
    for spot in location.left:
        put_terrain(play, spot.terrain, 2 * (min(spot.number, rows) - 1))
    for spot in location.right:
        put_terrain(play, spot.terrain, 2 * (rows - min(spot.number, rows)) + 1)


class NextBlips(Step, frozen=True):
    """Step 3: what is left of the piles is discarded, then they are filled (DA-10.7)."""

    def run(self, play: Play) -> bool:
        state = play.state
        for side in (LEFT, RIGHT):
            discard_top(play, side, len(pile_of(state, side)))
        fill(play, *LOCATIONS[state.location].blips)
        return False


class EnterLocation(Step, frozen=True):
    """Step 4: what happens upon entering; the current player decides (DA-10.8, DA-10.10)."""

    def run(self, play: Play) -> bool:
        effect = LOCATIONS[play.state.location].entering
        if effect is not None:
            resolve(play, effect, Use(play.state.current))
        return False


class EndTravel(Step, frozen=True):
    """From now on victory counts again."""

    def run(self, play: Play) -> bool:
        play.state.travelling = False
        return False
