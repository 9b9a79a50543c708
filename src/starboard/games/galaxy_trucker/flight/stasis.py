"""Stasis chambers of the first Big Expansion (BX-2.2): sleepers who are woken when crew is lost."""

from __future__ import annotations

from starboard.core.game import Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.events.flight import WokeUp
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Enough, WakeUp
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import cabins
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State


def beds(ship: Ship) -> list[Square]:
    """The ordinary cabins with room for somebody who wakes up. None without awake humans."""
    if not ship.asleep or not ship.human_crew:
        return []
    return [
        place
        for place in ship.places("start-cabin", "cabin")
        if ship.humans.get(place, 0) < cabins.beside_alien(ship, place, ship.face(place).capacity)
    ]


def rouse(play: Play) -> None:
    """Whoever has lost crew since the last look may wake sleepers; first they choose the piece to go on with."""
    crews = play.flight.crews
    for seat in play.sleepy:
        ship = play.ships[seat]
        before = crews.get(seat, ship.crew)
        if ship.crew < before and len(ship.pieces()) > 1:
            continue
        if crews.get(seat) != ship.crew:
            crews = {**crews, seat: ship.crew}
        if ship.crew < before and beds(ship):
            play.push(Wake(seat))
    play.flight.crews = crews


class Wake(Decision, frozen=True):
    """Wake sleepers one by one and put them into cabins."""

    clause = "BX-2.2"

    def run(self, play: Play) -> bool:
        return bool(beds(play.ships[self.seat]))

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-wake", n=sum(self.seen(view).asleep.values()))

    def moves(self, state: State, seat: Seat) -> list[Move]:
        ship = state.players[self.seat].ship
        several = [(row_of(chamber), column_of(chamber)) for chamber in sorted(ship.asleep)]
        chambers = several if len(several) > 1 else [(0, 0)]
        return [
            *(WakeUp(row_of(bed), column_of(bed), *chamber) for bed in beds(ship) for chamber in chambers),
            Enough(),
        ]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        if not isinstance(move, WakeUp):
            return
        ship, bed = play.ships[self.seat], square(move.row, move.column)
        chamber = square(move.from_row, move.from_column) or min(ship.asleep)
        ship.asleep[chamber] -= 1
        if not ship.asleep[chamber]:
            del ship.asleep[chamber]
        ship.humans[bed] = ship.humans.get(bed, 0) + 1
        play.tell(WokeUp(seat=self.seat, row=move.row, column=move.column, left=sum(ship.asleep.values())))
        play.push(self)
