"""Thrusters (ABE-3.2): after a roll, ships with a nozzle at right angles to the attack may shift its line by one.

Whoever rolls for a line (meteors, shots, intruders) calls :func:`roll`, tells what fell, puts on the agenda what comes
next and then calls :func:`steer`: all concerned ships decide in flight order before anything strikes (ABE-3.2.12). The
line of a ship is then ``flight.shifted.get(seat, line)``, and on a cylinder ``flight.start`` is the start column.
"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.cards import Hit
from starboard.games.galaxy_trucker.events.flight import Shifted, StartRolled
from starboard.games.galaxy_trucker.flight.declare import Pay
from starboard.games.galaxy_trucker.flight.musters import activate, station_moves
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import HoldCourse, Power, Thrust
from starboard.games.galaxy_trucker.phrases import say_card, say_hit
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.boards import Roll, Square, board
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import FRONT, LEFT, REAR, RIGHT, SIDES, Side, tiles
from starboard.games.galaxy_trucker.state import State


def roll(play: Play, seats: Sequence[Seat], side: Side) -> Roll:
    """Throw the dice for what comes from this side at these ships; nobody has shifted it yet."""
    rolled = board(play.ships[seats[0]].board).roll(play.chance, side)
    if play.flight.shifted:
        play.flight.shifted = {}
    play.flight.start = rolled.start
    return rolled


def steer(play: Play, seats: tuple[Seat, ...], side: Side, line: int, *, crewed: bool = False) -> None:
    """Let the ships that can shift the line decide; ``crewed``: only thrusters connected to crew count (ABE-3.2.9)."""
    if any(_has_thrusters(play.ships[seat]) for seat in seats):
        play.push(Steering(side, line, seats, crewed))


def across(side: Side) -> tuple[Side, Side]:
    """The directions at right angles to an attack from this side."""
    return (LEFT, RIGHT) if side in (FRONT, REAR) else (FRONT, REAR)


_THRUSTERS = frozenset(name for name, tile in tiles().items() if tile.nozzles)


def _has_thrusters(ship: Ship) -> bool:
    return any(component.tile in _THRUSTERS for component in ship.components.values())


def thrusters(ship: Ship, direction: Side, *, crewed: bool = False) -> list[Square]:
    """The thrusters with a nozzle in this direction; against intruders those connected to crew (ABE-3.2.11)."""
    found = [place for place in ship.places("thruster") if direction in ship.face(place).nozzles]
    if crewed:
        found = [place for place in found if any(ship.crew_on(other) for other in ship.connected(place))]
    return found


def directions(ship: Ship, side: Side, *, crewed: bool = False) -> list[Side]:
    """The directions in which the ship can fire and pay for it (ABE-3.2.3)."""
    found = []
    for direction in across(side):
        ready = thrusters(ship, direction, crewed=crewed)
        if ready and ship.can_power(*ready):
            found.append(direction)
    return found


class Striking(Step, frozen=True):
    """One hit in one line, for the ships that it has not reached yet."""

    hit: Hit
    line: int
    waiting: tuple[Seat, ...]


class Steering(Step, frozen=True):
    """The ships that have not decided yet, by flight order; then, on a cylinder, a die that may still be missing."""

    side: Side
    line: int
    waiting: tuple[Seat, ...]
    crewed: bool = False

    def run(self, play: Play) -> bool:
        if not self.waiting:
            _second_die(play, self.side)
            return False
        seat = self.waiting[0]
        play.push(
            Steer(seat, self.side, self.line, self.crewed),
            Steering(self.side, self.line, self.waiting[1:], self.crewed),
        )
        return False


def _second_die(play: Play, side: Side) -> None:
    """A side attack that had missed a cylinder needs its start column once somebody shifts it (ABE-4.2.15)."""
    flight = play.flight
    if flight.start or not flight.shifted or side in (FRONT, REAR):
        return
    cylinder = board(play.ships[next(iter(flight.shifted))].board).cylinder
    if cylinder is not None and any(line in cylinder.rows for line in flight.shifted.values()):
        die = play.chance.die()
        flight.start = cylinder.starts[die - 1]
        play.tell(StartRolled(die=die, start=flight.start))


class Steer(Decision, frozen=True):
    """Fire thrusters in a direction, or hold course. Against intruders crewbots may be woken up for it (ABE-3.5.6)."""

    side: Side
    line: int
    crewed: bool = False
    clause = "ABE-3.2.3"

    def run(self, play: Play) -> bool:
        ship = play.ships[self.seat]
        return bool(directions(ship, self.side, crewed=self.crewed)) or (self.crewed and self._could_wake(ship))

    def _could_wake(self, ship: Ship) -> bool:
        """Whether a station connected to a thruster that blows across the attack could be activated."""
        sides = across(self.side)
        return any(
            ship.face(other).kind == "thruster" and set(ship.face(other).nozzles) & set(sides)
            for station in ship.stations()
            for other in ship.connected(station)
        )

    def words(self, view: FlightSeen) -> Phrase:
        axis = "column" if self.side in (FRONT, REAR) else "row"
        line = board(self.seen(view).board).number_at(self.side, self.line)
        return say("galaxy-trucker-ask-steer", what=self._coming(view), axis=axis, line=line)

    def _coming(self, view: FlightSeen) -> Phrase:
        """What the thrusters are to be fired against: the hits, or the intruder, next on the agenda."""
        assert view.flight is not None
        waiting = [step for step in reversed(view.flight.agenda) if isinstance(step, Striking)]
        found = [step.hit for step in waiting if step.line == self.line]
        if self.crewed or not found:
            return say("galaxy-trucker-intruder-from", card=say_card(view.flight.card), side=SIDES[self.side])
        return say_hit(Hit("double-meteor", found[0].side) if len(found) > 1 else found[0])

    def moves(self, state: State, seat: Seat) -> list[Move]:
        ship = state.players[self.seat].ship
        found: list[Move] = [Thrust(SIDES[side]) for side in directions(ship, self.side, crewed=self.crewed)]  # type: ignore[arg-type]
        return [*found, *(station_moves(ship) if self.crewed else ()), HoldCourse()]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        ship = play.ships[self.seat]
        if isinstance(move, Power):
            activate(play, self, move)
            return
        if isinstance(move, Thrust):
            direction = SIDES.index(move.side)
            first, *others = thrusters(ship, direction, crewed=self.crewed)
            line = board(ship.board).beside(self.line, direction)
            play.push(Pay(self.seat, first, tuple(others)), Shift(self.seat, self.line, line, direction))

    def why(self, state: State, move: Move) -> Illegal:
        ship = state.players[self.seat].ship
        if isinstance(move, Thrust):
            direction = SIDES.index(move.side)
            if direction not in across(self.side):
                return Illegal("ABE-3.2.4", "galaxy-trucker-why-nozzle-useless")
            if not thrusters(ship, direction):
                return Illegal("ABE-3.2.3", "galaxy-trucker-why-no-nozzle", side=move.side)
            if self.crewed and not thrusters(ship, direction, crewed=True):
                return Illegal("ABE-3.2.9", "galaxy-trucker-why-no-thruster-crew")
            return Illegal("ABE-3.2.3", "galaxy-trucker-why-no-power")
        return super().why(state, move)


class Shift(Step, frozen=True):
    """The thrusters have fired: for this ship the attack comes along another line (ABE-3.2.4)."""

    seat: Seat
    was: int
    line: int
    direction: Side

    def run(self, play: Play) -> bool:
        play.flight.shifted = {**play.flight.shifted, self.seat: self.line}
        plan, side = board(play.ships[self.seat].board), across(self.direction)[0]
        was, line = plan.number_at(side, self.was), plan.number_at(side, self.line)
        play.tell(Shifted(seat=self.seat, was=was, line=line, direction=SIDES[self.direction]))  # type: ignore[arg-type]
        return False
