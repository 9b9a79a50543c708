"""When the group travels (DA-10.1), and what a pile that runs empty means for it."""

from __future__ import annotations

from starboard.core.text import Phrase, say
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import LEFT, RIGHT, SIDE_NAMES
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.state import State, pile_of


def is_due(state: State) -> bool:
    """Whether the group travels: a Blip pile (or both) is empty and there is a Location to go to (DA-10.1)."""
    return _due(state, not state.left_blips, not state.right_blips)


def _due(state: State, left: bool, right: bool) -> bool:
    if not state.location_deck or not state.formation:
        return False
    return left or right if state.options.travel_trigger == "either" else left and right


def _decides(state: State, side: int) -> bool:
    """Whether the group travels because this pile is empty, and would not without."""
    other = not pile_of(state, 1 - side)
    return _due(state, True, other) and not _due(state, False, other)


def calls(state: State, side: int) -> bool:
    """Whether this pile is empty, and the group travels for it as the phase ends (DA-5.2)."""
    return not pile_of(state, side) and not state.travelling and _decides(state, side)


def run_out(play: Play, side: int) -> None:
    """Say that a pile has run empty, if the group travels for it."""
    if calls(play.state, side):
        play.tell(events.PileEmptied(side=SIDE_NAMES[side]))


def running_out(state: State) -> list[int]:
    """The piles without which the group would travel."""
    return [side for side in (LEFT, RIGHT) if pile_of(state, side) and _decides(state, side)]


def last_cards(state: State, sides: tuple[int, ...] = (LEFT, RIGHT)) -> Phrase | None:
    """A warning where one of these piles has a last card, and the group travels without it."""
    last = [side for side in sides if len(pile_of(state, side)) == 1 and _decides(state, side)]
    if not last or state.travelling:
        return None
    return say("death-angel-hint-last-card", side=SIDE_NAMES[last[0]] if len(last) == 1 else "both")


def called_off(state: State) -> Phrase | None:
    """A warning where cards that go back to the smaller pile would keep the group from travelling."""
    empty = [side for side in (LEFT, RIGHT) if calls(state, side)]
    if not empty:
        return None
    return say("death-angel-hint-journey-off", side=SIDE_NAMES[empty[0]] if len(empty) == 1 else "both")
