"""How a good player thinks: what makes a position promising before it is won or lost."""

from __future__ import annotations

from starboard.games.death_angel.state import State


def promise(state: State) -> float:
    """How well the group stands, from 0 (slain) to 1 (won): Marines, the way so far, what attacks next."""
    if state.outcome:
        return float(state.outcome == "won")
    everybody = 2 * sum(owner >= 0 for owner in state.owners)
    marines = len(state.formation) / everybody
    way = len(state.visited) / (len(state.visited) + len(state.location_deck) + 1)
    # Travel is near when a Blip pile is nearly empty.
    near = 1 / (1 + min(len(state.left_blips), len(state.right_blips)))
    tokens = sum(state.tokens[marine] for marine in state.formation) / 12
    return 0.05 + 0.45 * marines + 0.3 * way + 0.05 * near + 0.03 * tokens - 0.12 * min(1.0, danger(state) / 3)


def danger(state: State) -> float:
    """Marines who would fall if every swarm attacked now: the sum of the chances of DA-8.5."""
    expected = 0.0
    for groups in state.swarms:
        for swarm in groups:
            if not swarm.protected:
                expected += min(6, len(swarm.cards) + 1) / 6
    return expected
