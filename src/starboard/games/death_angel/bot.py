"""How a good player thinks: what makes a position promising, and which moves are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.death_angel.asking import Ask
from starboard.games.death_angel.cards import DIE_FACES, FINAL, TOKENS
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.state import State

ALIVE = 0.05
"""What it is worth that the game goes on; the weights of the rest add up to nearly 1 with it."""
MARINES, WAY, TOKENS_HELD = 0.45, 0.35, 0.03
DANGER = -0.12
WORST = 3
"""Marines expected to fall at once: more danger does not count."""
TRAVEL_NEAR = 0.7
"""How much of a Location is done when the next check travels."""
LAUNCH_TOKENS = 6
"""With so many tokens on the Launch Control Room every roll wins."""
ENEMIES = 15
"""About so many Genestealers are left when the last Location is entered."""


def promise(state: State) -> float:
    """How well the group stands, from 0 (slain) to 1 (won): Marines, the way so far, what attacks next."""
    if state.outcome:
        return float(state.outcome == "won")
    everybody = 2 * sum(owner >= 0 for owner in state.owners)
    marines = len(state.formation) / everybody
    way = (len(state.visited) + _done_here(state)) / (len(state.visited) + len(state.location_deck) + 1)
    tokens = sum(state.tokens[marine] for marine in state.formation) / TOKENS
    return ALIVE + MARINES * marines + WAY * way + TOKENS_HELD * tokens + DANGER * min(1.0, danger(state) / WORST)


def _done_here(state: State) -> float:
    """How much of what has to be done at this Location is done, from 0 to 1."""
    if not FINAL[state.location]:
        # Travel is near when a Blip pile is nearly empty (DA-10.1).
        return TRAVEL_NEAR / (1 + min(len(state.left_blips), len(state.right_blips)))
    enemies = len(state.left_blips) + len(state.right_blips) + sum(len(s.cards) for g in state.swarms for s in g)
    return max(len(state.lords_slain) / 2, state.launch_tokens / LAUNCH_TOKENS, 1 - enemies / ENEMIES)


def danger(state: State) -> float:
    """Marines who would fall if every swarm attacked now: the sum of the chances of DA-8.5."""
    expected = 0.0
    for groups in state.swarms:
        for swarm in groups:
            if not swarm.protected:
                expected += min(DIE_FACES, len(swarm.cards) + 1) / DIE_FACES
    return expected


# --- moves worth a thought -------------------------------------------------------------------------------------


def sensible(state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """The moves a seasoned player would weigh; the others are there because the rules allow them."""
    return question(state).sensible(state, moves) or moves


def question(state: State) -> Ask:
    """What is asked now."""
    asked = state.agenda[-1]
    assert isinstance(asked, Ask)
    return asked
