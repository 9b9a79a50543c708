"""Victory and defeat (section 13)."""

from __future__ import annotations

from typing import Literal

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import FINAL, LOCATIONS, BroodLords
from starboard.games.death_angel.play import Play

LAIR = [isinstance(location.entering, BroodLords) for location in LOCATIONS]


def win(play: Play, by: Literal["launch", "brood-lords", "elimination"]) -> None:
    """The players win at once; nothing further is resolved (DA-13.5)."""
    _end(play, "won", by)
    play.tell(ev.GameWon(by=by))


def check(play: Play) -> None:
    """Has the game been decided? Victory counts before defeat (DA-13.4), and never while travelling (DA-13.6)."""
    state = play.state
    if state.outcome or not state.phase:
        return
    if FINAL[state.location] and not state.travelling:
        if len(state.lords_slain) == 2:
            win(play, "brood-lords")
            return
        if not (state.left_blips or state.right_blips or any(state.swarms)):
            win(play, "elimination")
            return
    if not state.formation:
        _end(play, "lost", "slain")
        play.tell(ev.GameLost())


def _end(
    play: Play, outcome: Literal["won", "lost"], ending: Literal["launch", "brood-lords", "elimination", "slain"]
) -> None:
    state = play.state
    state.outcome = outcome
    state.ending = ending
    state.agenda.clear()
