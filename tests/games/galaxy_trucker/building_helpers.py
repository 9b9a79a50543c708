"""A table for tests of building: moves by seat, refusals by clause, tiles by name."""

from __future__ import annotations

from typing import Any

from starboard.core.chance import Chance, Scripted
from starboard.games.galaxy_trucker.events import AnyEvent
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.moves import AnyMove
from starboard.games.galaxy_trucker.moves.building import (
    Flip,
    Put,
    Ready,
    Return,
    SetAside,
    TakeAside,
    TakeFaceDown,
    TakeFaceUp,
    TakeNumber,
)
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.ship.boards import board, square
from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import start_cabins
from starboard.games.galaxy_trucker.state import Player, State

GAME = GalaxyTrucker()


def ship_of(board_name: str, *parts: tuple[str, int, int, int], start: bool = True) -> Ship:
    """A ship from (tile, row, column, turn), with the first start cabin on its square."""
    ship = Ship(board=board_name)
    if start:
        ship.put(board(board_name).start, Component(start_cabins()[0]))
    for tile, row, column, turn in parts:
        ship.put(square(row, column), Component(tile, turn))
    return ship


class Builders:
    """A table where ships are built. Shuffles leave things as they are, so every tile's spot is known."""

    def __init__(self, seats: int = 2, *, begun: bool = True, chance: Chance | None = None, **options: Any) -> None:
        self.chance = chance or Scripted()
        self.state: State = GAME.new(Options(**options), seats, self.chance)
        if begun and self.state.phase == "ready":
            for seat in range(seats):
                self.play(seat, Ready())

    @property
    def phase(self) -> str:
        return self.state.phase

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def ship(self, seat: int) -> Ship:
        return self.state.players[seat].ship

    def play(self, seat: int, move: AnyMove) -> list[AnyEvent]:
        """Play a move that must be allowed."""
        return GAME.apply(self.state, seat, move, self.chance)

    def refused(self, seat: int, move: AnyMove) -> str:
        """The clause that refuses a move."""
        refusal = GAME.ask(self.state, seat, move)
        assert refusal is not None, f"allowed: {move}"
        assert move not in GAME.moves(self.state, seat)
        return refusal.clause

    def allowed(self, seat: int, move: AnyMove) -> bool:
        return GAME.ask(self.state, seat, move) is None

    def spot(self, tile: str) -> int:
        return next(spot for spot, lies in self.state.face_down.items() if lies == tile)

    def take(self, seat: int, tile: str) -> list[AnyEvent]:
        """Take a tile from wherever it is."""
        if tile in self.player(seat).aside:
            return self.play(seat, TakeAside(tile))
        if tile in self.state.face_up.values():
            return self.play(seat, TakeFaceUp(tile))
        return self.play(seat, TakeFaceDown(self.spot(tile)))

    def put(self, seat: int, tile: str, row: int, column: int, turn: int = 0) -> None:
        """Take a tile and put it on the ship."""
        self.take(seat, tile)
        self.play(seat, Put(row, column, turn))

    def return_(self, seat: int, tile: str) -> None:
        self.take(seat, tile)
        self.play(seat, Return())

    def set_aside(self, seat: int, tile: str) -> None:
        self.take(seat, tile)
        self.play(seat, SetAside())

    def finish(self, seat: int, number: int) -> list[AnyEvent]:
        return self.play(seat, TakeNumber(number))

    def wait(self, seconds: float) -> list[AnyEvent]:
        """Let time pass; the clock ticks when it is due."""
        now = self.state.now + seconds
        events: list[AnyEvent] = []
        while (due := GAME.deadline(self.state)) is not None and due <= now:
            GAME.tick(self.state, due, self.chance, events.append)
        self.state.now = now
        return events

    def run_out(self, flipper: int) -> list[AnyEvent]:
        """Let the sand run out on every space; one player (who has finished) makes all flips."""
        events = self.wait(90)
        while self.state.phase == "building":
            events += self.play(flipper, Flip())
            events += self.wait(90)
        return events


def names(events: list[AnyEvent]) -> list[str]:
    return [type(event).__name__ for event in events]
