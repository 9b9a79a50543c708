"""The Swindler (ABE-9.16): A goes on building after taking a number tile; B pays a credit less and gets one more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Event, Move, Seat
from starboard.games.galaxy_trucker.events.building import Placed
from starboard.games.galaxy_trucker.events.team import ExtraAdded
from starboard.games.galaxy_trucker.moves.building import Put, Return, TakeFaceUp
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import square
from starboard.games.galaxy_trucker.ship.ship import Component
from starboard.games.galaxy_trucker.team import plumber
from starboard.games.galaxy_trucker.team.asks import Answered, Ask

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.state import Player, State


def may_add(state: State, player: Player) -> bool:
    """Whether this player, finished, may still build: as many components as the round's number (ABE-9.16)."""
    if "swindler.a" not in player.ship.perks or state.team is None:
        return False
    return state.phase == "building" and bool(player.number) and state.team.extras < state.number


def added(state: State, seat: Seat) -> list[Event]:
    """One more, counted aloud (ABE-9.22)."""
    assert state.team is not None
    state.team.extras += 1
    return [ExtraAdded(seat=seat, n=state.team.extras, of=state.number)]


class LastExtra(Ask, frozen=True):
    """A: all others have finished before any extra was added: one face-up component may still be (R-51)."""

    tile: str = ""
    """What was taken."""
    perk: ClassVar[str] = "swindler.a"
    clause: ClassVar[str] = "ABE-9.22"

    def choices(self, state: State) -> list[Move]:
        assert state.team is not None
        if state.team.extras:
            return []
        if not self.tile:
            return [TakeFaceUp(tile) for tile in state.face_up]
        strict = state.options.building == "strict"
        ship = self.ship(state)
        return [*plumber.puts(ship, self.tile, legality.placements(ship, self.tile, strict)), Return()]

    def moves(self, state: State) -> list[Move]:
        return self.choices(state) if self.tile else super().moves(state)

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        if isinstance(move, TakeFaceUp):
            return [], LastExtra(self.seat, move.tile)
        if isinstance(move, Return):
            return [], LastExtra(self.seat)
        assert isinstance(move, Put)
        ship, place = self.ship(state), square(move.row, move.column)
        state.face_up.remove(self.tile)
        ship.put(place, Component(self.tile, move.turn))
        placed = Placed(seat=self.seat, tile=self.tile, row=move.row, column=move.column, turn=move.turn)
        piped = [] if ship.joined(place) else plumber.attach(ship, self.seat, place, move.pipe)
        return [self.used(), placed, *piped, *added(state, self.seat)], None
