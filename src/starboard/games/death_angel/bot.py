"""How a good player thinks: what makes a position promising, and which moves are worth a thought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from starboard.games.death_angel.attack import kills, targets
from starboard.games.death_angel.cards import ACTION, FINAL, MARINE, PLACE
from starboard.games.death_angel.formation import both_sides, in_front, is_engaged
from starboard.games.death_angel.genestealer_attack import judgement
from starboard.games.death_angel.moves import ACCEPT, PASS, REROLL, AnyMove, ChooseSwarm, PlaceToken, Trade, Turn
from starboard.games.death_angel.state import State, Step
from starboard.games.death_angel.terrain import ACTIVATABLE


def promise(state: State) -> float:
    """How well the group stands, from 0 (slain) to 1 (won): Marines, the way so far, what attacks next."""
    if state.outcome:
        return float(state.outcome == "won")
    everybody = 2 * sum(owner >= 0 for owner in state.owners)
    marines = len(state.formation) / everybody
    way = (len(state.visited) + _done_here(state)) / (len(state.visited) + len(state.location_deck) + 1)
    tokens = sum(state.tokens[marine] for marine in state.formation) / 12
    return 0.05 + 0.45 * marines + 0.35 * way + 0.03 * tokens - 0.12 * min(1.0, danger(state) / 3)


def _done_here(state: State) -> float:
    """How much of what has to be done at this Location is done, from 0 to 1."""
    if not FINAL[state.location]:
        # Travel is near when a Blip pile is nearly empty (DA-10.1).
        return 0.7 / (1 + min(len(state.left_blips), len(state.right_blips)))
    enemies = len(state.left_blips) + len(state.right_blips) + sum(len(s.cards) for g in state.swarms for s in g)
    return max(len(state.lords_slain) / 2, state.launch_tokens / 6, 1 - enemies / 15)


def danger(state: State) -> float:
    """Marines who would fall if every swarm attacked now: the sum of the chances of DA-8.5."""
    expected = 0.0
    for groups in state.swarms:
        for swarm in groups:
            if not swarm.protected:
                expected += min(6, len(swarm.cards) + 1) / 6
    return expected


# --- moves worth a thought -------------------------------------------------------------------------------------


def sensible(state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """The moves a seasoned player would weigh; the others are there because the rules allow them."""
    step = state.agenda[-1]
    habit = _HABITS.get(step.kind)
    return (habit(state, step, moves) or moves) if habit else moves


def _act(_state: State, _step: Step, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """What costs nothing is not declined."""
    return [move for move in moves if move is not PASS]


def _attack_roll(state: State, step: Step, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """A hit is kept; whether a miss is worth a token is worth a thought."""
    ability = ACTION[step.card].ability if step.card else None
    return [ACCEPT] if kills(ability, step.marine, step.n)[0] else moves


def _defence_roll(state: State, step: Step, _moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """A token for a life, and none for a miss."""
    swarm = state.swarms[step.place][step.group]
    return [REROLL] if judgement(state, step.marine, swarm, step.n, step.rerolled) == "hit" else [ACCEPT]


def _token(state: State, _step: Step, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """Tokens go to Marines who look a swarm in the eye."""
    return [
        move for move in moves if isinstance(move, PlaceToken) and state.swarms[in_front(state, MARINE[move.marine])]
    ]


def _trade(state: State, _step: Step, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """Marines trade places where somebody is engaged or something can be activated."""

    def matters(marine: int) -> bool:
        return is_engaged(state, marine) or any(
            state.terrain[card] in both_sides(state, marine) for card in ACTIVATABLE
        )

    return [
        move
        for move in moves
        if not isinstance(move, Trade) or matters(MARINE[move.marine]) or matters(MARINE[move.other])
    ]


def _turn(state: State, _step: Step, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """Marines turn to what they can shoot at or activate."""

    def worth(marine: int) -> int:
        place = in_front(state, marine)
        return 2 * len(targets(state, marine)) + any(state.terrain[card] == place for card in ACTIVATABLE)

    def gains(marine: int) -> bool:
        here = worth(marine)
        state.faces[marine] ^= 1
        there = worth(marine)
        state.faces[marine] ^= 1
        return there > here

    return [move for move in moves if not isinstance(move, Turn) or gains(MARINE[move.marine])]


def _largest(state: State, _step: Step, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """The swarms that are the greatest danger."""
    sizes = {
        move: len(state.swarms[PLACE[move.place]][move.group].cards) for move in moves if isinstance(move, ChooseSwarm)
    }
    most = max(sizes.values())
    return [move for move, size in sizes.items() if size == most]


Habit: TypeAlias = Callable[[State, Step, Sequence[AnyMove]], Sequence[AnyMove]]
_HABITS: dict[str, Habit] = {
    **dict.fromkeys(
        (
            "attack",
            "attack-more",
            "quick-instincts",
            "artefact",
            "slay",
            "charge",
            "overload",
            "door",
            "onward-brothers",
            "intimidate",
            "scout",
            "stealth",
        ),
        _act,
    ),
    **dict.fromkeys(("support", "lead-by-example", "enter-formation", "place-tokens"), _token),
    "attack-roll": _attack_roll,
    "defence-roll": _defence_roll,
    "move": _trade,
    "turn": _turn,
    "power-field": _largest,
}
