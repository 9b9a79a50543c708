"""What a defence roll means (DA-8.3 to DA-8.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from starboard.games.death_angel.cards import (
    ACTION,
    BROOD_LORD,
    EVENTS,
    MARINE,
    SKULL,
    TEAM,
    TEAM_OF_MARINE,
    FaceSaves,
    RerollSaves,
    SkullSaves,
    action_with,
)
from starboard.games.death_angel.state import State, Swarm

BLOCK, _BLOCK = action_with(SkullSaves, strikes_back=False)
COUNTER_ATTACK, _COUNTER = action_with(SkullSaves, strikes_back=True)
DEFENSIVE_STANCE, _STANCE = action_with(RerollSaves)
BLOCKER = MARINE[_BLOCK.marine]
COUNTER_ATTACKER = MARINE[_COUNTER.marine]
STANCE_TEAM = TEAM[ACTION[DEFENSIVE_STANCE].team]
STANCE_FAILS = _STANCE.except_face
FACE_SAVES = [event.effect.face if isinstance(event.effect, FaceSaves) else -1 for event in EVENTS]
"""The face with which an Event of last round saves its Marine (Second Wind)."""

Saved: TypeAlias = Literal["number", "block", "counter-attack", "defensive-stance", "second-wind", "artefact", "hit"]


def lords_in(swarm: Swarm) -> int:
    """How many Brood Lords are in a swarm: each subtracts 1 from the defence roll (DA-12.9)."""
    cards = swarm.cards
    if cards[-1] < BROOD_LORD:
        return 0
    return sum(card >= BROOD_LORD for card in cards)


class Guards(NamedTuple):
    """What a round has that can save Marines: Action cards resolved, and the Event of the round before."""

    resolved: tuple[int, ...] = ()
    lasting: int = -1
    lasting_target: int = -1


def guards(state: State) -> Guards:
    """Those in force now."""
    return Guards(saving(state.resolved), state.lasting, state.lasting_target)


def saving(cards: Sequence[int]) -> tuple[int, ...]:
    """Those of the Action cards that can save Marines."""
    return tuple([card for card in _SAVING if card in cards])


_SAVING = (BLOCK, COUNTER_ATTACK, DEFENSIVE_STANCE)


def judgement(state: State | Guards, marine: int, swarm: Swarm, face: int, rerolled: bool) -> Saved:
    """What an accepted face means, in the order of DA-8.9. Skulls and faces are the printed ones (DA-8.4)."""
    resolved = state.resolved
    if SKULL[face]:
        if marine == BLOCKER and BLOCK in resolved:
            return "block"
        if marine == COUNTER_ATTACKER and COUNTER_ATTACK in resolved:
            return "counter-attack"
    if rerolled and face != STANCE_FAILS and TEAM_OF_MARINE[marine] == STANCE_TEAM and DEFENSIVE_STANCE in resolved:
        return "defensive-stance"
    if state.lasting >= 0 and face == FACE_SAVES[state.lasting] and marine == state.lasting_target:
        return "second-wind"
    return "number" if face - lords_in(swarm) > len(swarm.cards) else "hit"
