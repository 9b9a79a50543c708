"""Declaring engine and cannon power (GT-6.5 ... GT-6.8), and the batteries that go into it."""

from __future__ import annotations

from typing import Literal

import msgspec

from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, halves, say
from starboard.games.galaxy_trucker.events.flight import Declared, Powered, SunPowered, TokenSpared
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Enough, Power, Spend
from starboard.games.galaxy_trucker.phrases import say_part
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import power
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State

NOT_YET = -1


def forget(play: Play) -> None:
    """No declaration counts any more: every step needs its own (GT-6.7)."""
    play.flight.declared = [NOT_YET] * len(play.ships)


class Declare(Decision, frozen=True):
    """The owner powers double engines or cannons one by one, then the sum stands.

    The result is left in ``flight.declared``, in half points.
    """

    what: Literal["engines", "cannons"]
    powered: tuple[Square, ...] = ()
    clause = "GT-6.7"

    def devices(self, ship: Ship) -> list[Square]:
        """What could still be powered."""
        found = power.double_engines(ship) if self.what == "engines" else power.double_cannons(ship)
        return [place for place in found if place not in self.powered and ship.can_power(place)]

    def run(self, play: Play) -> bool:
        if self.devices(play.ships[self.seat]):
            return True
        self._stand(play)
        return False

    def words(self, view: FlightSeen) -> Phrase:
        now = halves(total(self.seen(view), self.seat, self.what, self.powered).total)
        return say("galaxy-trucker-ask-declare", what=self.what, now=now)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        devices = self.devices(state.players[self.seat].ship)
        return [*(Power(row_of(place), column_of(place)) for place in devices), Enough()]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        if isinstance(move, Power):
            device = square(move.row, move.column)
            play.push(Pay(self.seat, device), msgspec.structs.replace(self, powered=(*self.powered, device)))
        else:
            self._stand(play)

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, Power):
            if square(move.row, move.column) in self.powered:
                return Illegal("GT-6.7", "galaxy-trucker-why-powered-already")
            return Illegal("GT-6.7", "galaxy-trucker-why-no-such-device", what=self.what)
        return super().why(state, move)

    def _stand(self, play: Play) -> None:
        event = total(play.ships[self.seat], self.seat, self.what, self.powered)
        play.flight.declared[self.seat] = event.total
        play.tell(event)


def total(ship: Ship, seat: Seat, what: Literal["engines", "cannons"], powered: tuple[Square, ...]) -> Declared:
    """The sum of a declaration, part by part, in half points (GT-6.5, GT-6.6)."""
    if what == "engines":
        singles, base = 2 * power.engines_alone(ship, ()), 2 * power.engines_alone(ship, powered)
        whole = 2 * power.engine_power(ship, powered)
    else:
        singles, base = power.cannons_alone(ship, ()), power.cannons_alone(ship, powered)
        whole = power.cannon_halves(ship, powered)
    pairs = 2 * power.pairs(ship) if what == "cannons" else 0
    return Declared(
        seat=seat,
        what=what,
        singles=singles - pairs,
        doubles=base - singles,
        pairs=pairs,
        alien=whole - base,
        total=whole,
    )


class Pay(Decision, frozen=True):
    """What powers a device: a token of a battery component (GT-4.6), or a solar panel connected to it (ABE-3.1.1)."""

    device: Square
    others: tuple[Square, ...] = ()
    """Further devices that the same payment powers: thrusters that fire together (ABE-3.2.3)."""
    clause = "GT-4.6"

    def sources(self, ship: Ship) -> list[Square]:
        """The components that can pay."""
        return ship.sources(self.device, *self.others)

    def run(self, play: Play) -> bool:
        ship = play.ships[self.seat]
        if ship.has_specialist("techie") and self._spare(play, ship):
            return False
        sources = self.sources(ship)
        if len(sources) > 1:
            return True
        self._spend(play, sources[0])
        return False

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-pay", device=say_part(self.seen(view), self.device))

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [Spend(row_of(place), column_of(place)) for place in self.sources(state.players[self.seat].ship)]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        assert isinstance(move, Spend)
        self._spend(play, square(move.row, move.column))

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, Spend):
            ship, place = state.players[self.seat].ship, square(move.row, move.column)
            if place in ship.drained:
                return Illegal("ABE-3.1.2", "galaxy-trucker-why-panel-drained")
            if place in ship.components and ship.face(place).kind == "solar-panel":
                return Illegal("ABE-3.1.3", "galaxy-trucker-why-panel-apart")
            return Illegal("GT-4.6", "galaxy-trucker-why-no-token")
        return super().why(state, move)

    def _spare(self, play: Play, ship: Ship) -> bool:
        """A techie makes the first use of the card free, as long as a real token is aboard (BX-2.8, ABE-8.3.3)."""
        techie = next(place for place, alien in ship.aliens.items() if alien == "cyan")
        if not ship.batteries or techie in ship.drained:
            return False
        ship.drained = (*ship.drained, techie)
        play.tell(TokenSpared(seat=self.seat, row=row_of(self.device), column=column_of(self.device)))
        return True

    def _spend(self, play: Play, source: Square) -> None:
        ship = play.ships[self.seat]
        row, column, spot = row_of(self.device), column_of(self.device), (row_of(source), column_of(source))
        if source in ship.batteries:
            left = take_token(ship, source)
            play.tell(Powered(seat=self.seat, row=row, column=column, battery=spot, left=left))
        else:
            ship.drained = (*ship.drained, source)
            play.tell(SunPowered(seat=self.seat, row=row, column=column, panel=spot))


def take_token(ship: Ship, battery: Square) -> int:
    """A token leaves a battery component; how many are left on it."""
    ship.batteries[battery] -= 1
    return ship.batteries[battery] or ship.batteries.pop(battery)
