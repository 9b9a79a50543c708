"""Which Action cards a team may choose (DA-6.1, DA-6.2)."""

from __future__ import annotations

from functools import cache

from starboard.games.death_angel.cards import ACTIONS_OF_TEAM, ATTACK_OF_TEAM, EVENTS, JamGuns
from starboard.games.death_angel.state import State

JAMS_GUNS = [isinstance(event.effect, JamGuns) for event in EVENTS]


def is_jammed(state: State, team: int) -> bool:
    """Whether Gun Jam forbids the team its Attack card this round."""
    return state.lasting >= 0 and state.lasting_target == team and JAMS_GUNS[state.lasting]


def legal_cards(state: State, team: int) -> tuple[int, ...]:
    """The cards a team may choose: not last round's (DA-6.2), not an Attack card with jammed guns."""
    return _legal(team, state.rests[team], is_jammed(state, team))


@cache
def _legal(team: int, resting: int, jammed: bool) -> tuple[int, ...]:
    forbidden = (resting, ATTACK_OF_TEAM[team] if jammed else 0)
    return tuple(card for card in ACTIONS_OF_TEAM[team] if card not in forbidden)
