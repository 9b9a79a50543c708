"""Crewbots and crews that are compared (ABE-3.5, ABE-3.7)."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.events.flight import Activated, Mustered
from starboard.games.galaxy_trucker.flight.declare import Pay
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Enough, Power
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.matching import matching
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State


def station_moves(ship: Ship) -> list[Move]:
    """The stations that could be activated, as moves."""
    return [Power(row_of(place), column_of(place)) for place in ship.stations()]


def activate(play: Play, question: Decision, move: Power) -> None:
    """Pay for a station and wake its crewbots; then the same question is asked again (ABE-3.5.1, ABE-3.5.7)."""
    seat, place = question.seat, square(move.row, move.column)
    play.push(Pay(seat, place), Activate(seat, place), question)


def most_bots(ship: Ship) -> int:
    """The most crewbots that could be active: every station needs a token, or a panel of its own."""
    stations = ship.stations()
    if not stations:
        return ship.bots()
    panels = {panel for station in stations for panel in ship.panels(station)}
    graph = {station: ship.panels(station) for station in stations}
    graph.update({panel: [station for station in stations if panel in graph[station]] for panel in panels})
    paid = min(len(stations), ship.tokens + matching(graph))
    return ship.bots() + sum(sorted((ship.face(place).capacity for place in stations), reverse=True)[:paid])


class Activate(Step, frozen=True):
    """A station has been paid for: its bots are awake for the rest of the card."""

    seat: Seat
    station: Square

    def run(self, play: Play) -> bool:
        ship = play.ships[self.seat]
        ship.active = tuple(sorted({*ship.active, self.station}))
        row, column = row_of(self.station), column_of(self.station)
        play.tell(Activated(seat=self.seat, row=row, column=column, bots=ship.face(self.station).capacity))
        return False


class Muster(Decision, frozen=True):
    """Crews are going to be compared: the owner may wake crewbots first, seeing what others did (ABE-3.5.8).

    The crew's size is left in ``flight.declared``.
    """

    clause = "ABE-3.5.8"

    def run(self, play: Play) -> bool:
        if play.ships[self.seat].stations():
            return True
        self._stand(play)
        return False

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-muster", now=self.seen(view).fighting_crew())

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [*station_moves(state.players[self.seat].ship), Enough()]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        if isinstance(move, Power):
            activate(play, self, move)
        else:
            self._stand(play)

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, Power):
            return Illegal("ABE-3.5.1", "galaxy-trucker-why-no-station")
        return super().why(state, move)

    def _stand(self, play: Play) -> None:
        ship = play.ships[self.seat]
        size = ship.fighting_crew()
        play.flight.declared[self.seat] = size
        if size != ship.crew:
            armed = sum(ship.crew_on(place) for place in ship.armed())
            play.tell(Mustered(seat=self.seat, crew=ship.crew, bots=ship.bots(), armed=armed, total=size))
