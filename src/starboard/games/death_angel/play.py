"""One move being played: the state it changes, chance, and who hears of it. What every phase needs is here."""

from __future__ import annotations

from functools import cache

from starboard.core import agenda
from starboard.core.chance import Chance
from starboard.core.game import SPECTATOR, Seat, Tell
from starboard.games.death_angel import events, victory
from starboard.games.death_angel.cards import DIE_FACES, DOOR, FINAL, MARINE_NAMES, MARINES_OF_TEAM, TEAM_OF_MARINE
from starboard.games.death_angel.state import State


class Play(agenda.Play):
    """A move under way."""

    __slots__ = ()
    state: State

    def __init__(self, state: State, chance: Chance, tell: Tell) -> None:
        # As in the base, spelled out: this is done for every single move.
        self.state = state
        self.chance = chance
        self.tell = tell
        self.agenda = state.agenda

    def settle(self) -> None:
        """The game may have been decided by any step (DA-13.4)."""
        state = self.state
        if not state.formation or FINAL[state.location]:
            victory.check(state, self.tell)

    def roll(self) -> int:
        """The face of the die (DA-1.2)."""
        return self.chance.below(DIE_FACES)


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
    return _others(state.seats, seat)


@cache
def _others(seats: int, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in (SPECTATOR, *range(seats)) if other != seat)


def name_current_player(play: Play) -> None:
    """The player of the lowest card in play is current player (DA-9.2, DA-11.8, DA-15.2)."""
    state = play.state
    cards = [card for card in state.chosen if card]
    if cards:
        seat = state.owners[state.chosen.index(min(cards))]
        if seat != state.current:
            state.current = seat
            play.tell(events.CurrentPlayer(player=seat))


def named(state: State, seat: Seat) -> Seat | None:
    """Who is named for having decided what concerns all: nobody at a table of one."""
    return seat if state.seats > 1 else None


# --- tokens ---------------------------------------------------------------------------------------------------


def place_token(play: Play, marine: int, by: Seat | None = None) -> None:
    """Put a token from the supply on a Marine; with an empty supply it is lost (DA-1.5)."""
    state = play.state
    if state.supply:
        state.supply -= 1
        state.tokens[marine] += 1
        play.tell(events.TokensPlaced(on=MARINE_NAMES[marine], by=by))
    else:
        play.tell(events.SupplyEmpty())


def tokens_on_door(play: Play, tokens: int) -> None:
    """Put tokens on the Door if it is in the formation, as far as the supply goes."""
    state = play.state
    if state.terrain[DOOR] < 0:
        return
    placed = min(tokens, state.supply)
    if placed:
        state.supply -= placed
        state.door_tokens += placed
        play.tell(events.TokensPlaced(on="door", tokens=placed))
    if placed < tokens:
        play.tell(events.SupplyEmpty(tokens=tokens - placed))


def lose_tokens(play: Play, marine: int, tokens: int, card: int = 0) -> None:
    """Tokens of a Marine return to the supply, for an Action card that he pays for with them."""
    if tokens:
        state = play.state
        state.tokens[marine] -= tokens
        state.supply += tokens
        play.tell(events.TokensLost(marine=MARINE_NAMES[marine], tokens=tokens, card=card))
