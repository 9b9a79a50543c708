"""Victory and defeat (section 13)."""

from __future__ import annotations

from typing import Literal

from starboard.core.game import Tell
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import FINAL
from starboard.games.death_angel.state import State


def win(state: State, tell: Tell, by: Literal["launch", "brood-lords", "elimination"]) -> None:
    """The players win at once; nothing further is resolved (DA-13.5)."""
    state.outcome, state.ending = "won", by
    state.agenda.clear()
    tell(events.GameWon(by=by))


def check(state: State, tell: Tell) -> None:
    """Has the game been decided? Victory counts before defeat (DA-13.4), and never while travelling (DA-13.6)."""
    if state.outcome or not state.phase:
        return
    if FINAL[state.location] and not state.travelling:
        if len(state.lords_slain) == 2:
            win(state, tell, "brood-lords")
            return
        if not (state.left_blips or state.right_blips or any(state.swarms)):
            win(state, tell, "elimination")
            return
    if not state.formation:
        state.outcome, state.ending = "lost", "slain"
        state.agenda.clear()
        tell(events.GameLost())
