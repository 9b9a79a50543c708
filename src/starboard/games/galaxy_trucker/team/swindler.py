"""The Swindler (ABE-9.16): A goes on building after taking a number tile; B pays a credit less and gets one more."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.game import Move, Seat
from starboard.core.text import Argument
from starboard.games.galaxy_trucker import heap
from starboard.games.galaxy_trucker.events.building import Placed
from starboard.games.galaxy_trucker.events.team import ExtraAdded
from starboard.games.galaxy_trucker.moves.building import Put, Return, TakeFaceUp
from starboard.games.galaxy_trucker.phrases import say_named_tile
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import square
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.ship.ship import Component
from starboard.games.galaxy_trucker.state import Player, State
from starboard.games.galaxy_trucker.team import plumber
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask


def may_add(state: State, player: Player) -> bool:
    """Whether this player, finished, may still build: as many components as the round's number (ABE-9.16)."""
    if not player.ship.leeway.extras or state.team is None:
        return False
    return state.phase == "building" and bool(player.number) and state.team.extras < state.number


def added(play: Play, seat: Seat) -> None:
    """One more, counted aloud (ABE-9.22)."""
    team = play.state.team
    assert team is not None
    team.extras += 1
    play.tell(ExtraAdded(seat=seat, n=team.extras, of=play.state.number))


class LastExtra(AbilityAsk, frozen=True):
    """A: all others have finished before any extra was added: one face-up component may still be (R-51)."""

    tile: str = ""
    """What was taken."""
    perk: ClassVar[Perk] = "swindler.a"
    clause: ClassVar[str] = "ABE-9.22"

    def choices(self, state: State) -> list[Move]:
        assert state.team is not None
        if state.team.extras:
            return []
        if not self.tile:
            return [TakeFaceUp(tile) for _spot, tile in sorted(state.face_up.items())]
        strict = state.options.building == "strict"
        ship = self.ship(state)
        return [*plumber.puts(ship, self.tile, legality.placements(ship, self.tile, strict)), Return()]

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return self.choices(state) if self.tile else super().moves(state, seat)

    def use(self, play: Play, move: Move) -> Ask | None:
        if isinstance(move, TakeFaceUp):
            return LastExtra(self.seat, move.tile)
        if isinstance(move, Return):
            return LastExtra(self.seat)
        assert isinstance(move, Put)
        ship, place = self.ship(play.state), square(move.row, move.column)
        heap.pick_up(play.state, self.tile)
        ship.put(place, Component(self.tile, move.turn))
        self.tell_used(play)
        play.tell(Placed(seat=self.seat, tile=self.tile, row=move.row, column=move.column, turn=move.turn))
        if not ship.joined(place):
            plumber.attach(play, self.seat, place, move.pipe)
        added(play, self.seat)
        return None

    def said(self, view: Seen) -> dict[str, Argument]:
        return {"tile": say_named_tile(self.tile) if self.tile else "none"}
