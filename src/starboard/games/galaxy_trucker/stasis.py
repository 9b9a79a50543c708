"""Stasis chambers of the first Big Expansion (BX-2.2): sleepers who are woken when crew is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.core.game import Move
from starboard.games.galaxy_trucker.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.flight_events import WokeUp
from starboard.games.galaxy_trucker.flight_moves import Enough, WakeUp
from starboard.games.galaxy_trucker.steps import Question

if TYPE_CHECKING:
    from starboard.games.galaxy_trucker.ship import Ship
    from starboard.games.galaxy_trucker.state import TruckerState
    from starboard.games.galaxy_trucker.steps import Play


def beds(ship: Ship) -> list[Square]:
    """The cabins with room for somebody who wakes up: ordinary ones without an alien. None without awake humans."""
    if not ship.asleep or not ship.human_crew:
        return []
    return [
        place
        for place in ship.places("start_cabin", "cabin")
        if place not in ship.aliens and ship.humans.get(place, 0) < ship.face(place).capacity
    ]


def rouse(play: Play) -> None:
    """Whoever has lost crew since the last look may wake sleepers at once."""
    for seat, before in play.sleepy.items():
        ship = play.ships[seat]
        play.sleepy[seat] = ship.crew
        if ship.crew < before and beds(ship):
            play.push(Wake(seat))


class Wake(Question, frozen=True, tag="wake"):
    """Wake sleepers one by one and put them into cabins."""

    clause = "BX-2.2"

    def run(self, play: Play) -> bool:
        if beds(play.ships[self.seat]):
            return True
        play.pop()
        return False

    def moves(self, state: TruckerState) -> list[Move]:
        return [*(WakeUp(row_of(bed), column_of(bed)) for bed in beds(state.players[self.seat].ship)), Enough()]

    def answer(self, play: Play, move: Move) -> None:
        if not isinstance(move, WakeUp):
            play.pop()
            return
        ship, bed = play.ships[self.seat], square(move.row, move.column)
        chamber = min(ship.asleep)
        ship.asleep[chamber] -= 1
        if not ship.asleep[chamber]:
            del ship.asleep[chamber]
        ship.humans[bed] = ship.humans.get(bed, 0) + 1
        play.sleepy[self.seat] = ship.crew
        play.tell(WokeUp(seat=self.seat, row=move.row, column=move.column, left=sum(ship.asleep.values())))
