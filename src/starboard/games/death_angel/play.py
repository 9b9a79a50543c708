"""One move being played: the state it changes, chance, and the events it makes. What every phase needs is here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from starboard.core.chance import Chance
from starboard.core.game import SPECTATOR, Seat, Tell
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import (
    DIE_FACES,
    DOOR,
    MARINE_NAMES,
    MARINES_OF_TEAM,
    TEAM_OF_MARINE,
)
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.state import State, Step


class Play:
    """A move under way. ``tell`` takes each event when it happens."""

    __slots__ = ("chance", "push", "state", "tell")

    def __init__(self, state: State, chance: Chance, tell: Tell) -> None:
        self.state = state
        self.chance = chance
        self.tell = tell
        self.push: Callable[[Step], None] = state.agenda.append

    def roll(self) -> int:
        """The face of the die (DA-1.2)."""
        return self.chance.below(DIE_FACES)


Run: TypeAlias = Callable[[Play, Step], None]
"""Carries out a step of the agenda."""


class Question(NamedTuple):
    """A step that waits for a move: what can be answered, and what the answer does.

    No moves: the question does not arise. One move: the engine makes it. So a "may" always offers Pass as well.
    """

    moves: Callable[[State, Step], list[AnyMove]]
    answer: Callable[[Play, Step, Any], None]


# --- who ------------------------------------------------------------------------------------------------------


def controller(state: State, marine: int) -> Seat:
    """The player of a Marine."""
    return state.owners[TEAM_OF_MARINE[marine]]


def living(state: State, team: int) -> list[int]:
    """The Marines of a team that stand in the formation."""
    formation = state.formation
    return [marine for marine in MARINES_OF_TEAM[team] if marine in formation]


def plays_on(state: State, seat: Seat) -> bool:
    """Whether the player still has a Marine."""
    return any(controller(state, marine) == seat for marine in state.formation)


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody but this seat, spectators included: witnesses of what is hidden from them."""
    return tuple(other for other in (SPECTATOR, *range(state.seats)) if other != seat)


def name_current_player(play: Play) -> None:
    """The player of the lowest card in play is current player (DA-9.2, DA-11.8, DA-15.2)."""
    state = play.state
    cards = [card for card in state.chosen if card]
    if cards:
        seat = state.owners[state.chosen.index(min(cards))]
        if seat != state.current:
            state.current = seat
            play.tell(ev.CurrentPlayer(player=seat))


# --- tokens ---------------------------------------------------------------------------------------------------


def place_token(play: Play, marine: int) -> None:
    """Put a token from the supply on a Marine; with an empty supply it is lost (DA-1.5)."""
    state = play.state
    if state.supply:
        state.supply -= 1
        state.tokens[marine] += 1
        play.tell(ev.TokensPlaced(on=MARINE_NAMES[marine]))
    else:
        play.tell(ev.SupplyEmpty())


def tokens_on_door(play: Play, tokens: int) -> None:
    """Put tokens on the Door if it is in the formation, as far as the supply goes."""
    state = play.state
    if state.terrain[DOOR] < 0:
        return
    placed = min(tokens, state.supply)
    if placed:
        state.supply -= placed
        state.door_tokens += placed
        play.tell(ev.TokensPlaced(on="door", tokens=placed))
    if placed < tokens:
        play.tell(ev.SupplyEmpty(tokens=tokens - placed))


def lose_tokens(play: Play, marine: int, tokens: int) -> None:
    """Tokens of a Marine return to the supply."""
    if tokens:
        state = play.state
        state.tokens[marine] -= tokens
        state.supply += tokens
        play.tell(ev.TokensLost(marine=MARINE_NAMES[marine], tokens=tokens))
