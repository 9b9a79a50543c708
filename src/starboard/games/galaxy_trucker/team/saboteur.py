"""The Saboteur (ABE-9.12): A takes what others have set aside; B stands their own people between their components."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Event, Move, Seat
from starboard.games.galaxy_trucker.events.team import ManPlanted
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.moves.team import Decline, Snatch
from starboard.games.galaxy_trucker.ship import buyer, tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, Square, column_of, row_of
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.team.asks import Answered, Ask, place_of, spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.ship.ship import Ship
    from starboard.games.galaxy_trucker.state import Player, State


def snatching(state: State, seat: Seat) -> list[Move]:
    """A: what others have set aside, unless the Buyer guards it."""
    if "saboteur.a" not in state.players[seat].ship.perks:
        return []
    return [
        Snatch(other, tile)
        for other, player in enumerate(state.players)
        if other != seat and not buyer.is_safe(player.ship)
        for tile in player.aside
    ]


def cabins(ship: Ship) -> list[Square]:
    """The cabins a human can be taken from: no passenger of a luxury cabin."""
    return sorted(place for place in ship.humans if ship.face(place).kind != "luxury-cabin")


def planted(ship: Ship) -> int:
    """How many of a ship's humans stand between its components."""
    return len(tokens.find(ship, "man"))


def neighbours(ship: Ship, place: Square) -> list[Square]:
    """The components beside this one, joined to it or not (R-28)."""
    return sorted({other for side in range(4) if (other := ship.neighbour(place, side)) != OFF})


class Plant(Ask, frozen=True):
    """B: opponent by opponent, leader first: which human, between which two neighbours? Or leave this one alone."""

    done: tuple[Seat, ...] = ()
    """Opponents dealt with."""
    cabin: Square = OFF
    first: Square = OFF
    perk: ClassVar[str] = "saboteur.b"
    clause: ClassVar[str] = "ABE-9.26"

    def victim(self, players: Sequence[Player]) -> Seat | None:
        """The opponent in question."""
        for seat in track.order(players):
            ship = players[seat].ship
            able = cabins(ship) and any(neighbours(ship, place) for place in ship.components)
            if seat != self.seat and seat not in self.done and able:
                return seat
        return None

    def choices(self, state: State) -> list[Move]:
        victim = self.victim(state.players)
        if victim is None:
            return []
        ship = state.players[victim].ship
        if self.cabin == OFF:
            return [spot(place) for place in cabins(ship)]
        if self.first == OFF:
            return [spot(place) for place in sorted(ship.components) if neighbours(ship, place)]
        return [spot(place) for place in neighbours(ship, self.first)]

    def moves(self, state: State) -> list[Move]:
        return super().moves(state) if self.cabin == OFF else self.choices(state)

    def answer(self, state: State, move: Move, chance: Chance) -> Answered:
        victim = self.victim(state.players)
        assert victim is not None
        rest = Plant(self.seat, (*self.done, victim))
        if isinstance(move, Decline):
            return self.decline(state), rest
        place = place_of(move)
        if self.cabin == OFF:
            return [], Plant(self.seat, self.done, place)
        if self.first == OFF:
            return [], Plant(self.seat, self.done, self.cabin, place)
        return [self.used(), self._plant(state.players[victim].ship, victim, place)], rest

    def _plant(self, ship: Ship, victim: Seat, second: Square) -> Event:
        ship.humans[self.cabin] -= 1
        if not ship.humans[self.cabin]:
            del ship.humans[self.cabin]
        pair = (min(self.first, second), max(self.first, second))
        tokens.add(ship, Overlay("man", pair[0], other=pair[1]))
        return ManPlanted(seat=victim, row=row_of(self.cabin), column=column_of(self.cabin), squares=pair)
