"""Loading goods (GT-6.11): the cubes lie in the loading bay, and the owner may rearrange everything aboard."""

from __future__ import annotations

from collections import Counter

from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.cards import RANK, Good
from starboard.games.galaxy_trucker.events.flight import Arranged, LeftBehind, Offered, Stowed, Unloaded
from starboard.games.galaxy_trucker.flight import arranging
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Arrange, DoneLoading, Stow, Unload
from starboard.games.galaxy_trucker.phrases import say_goods
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.boards import column_of, row_of, square
from starboard.games.galaxy_trucker.state import State

SUPPLY = {"red": 12, "yellow": 17, "green": 13, "blue": 14}
"""The cubes in the box, where a table wants that limit (GT-6.15)."""


def from_bank(play: Play, goods: tuple[Good, ...]) -> tuple[Good, ...]:
    """What the bank can give of these goods: all of them unless cubes are limited (GT-6.15)."""
    if not play.state.options.limited_goods:
        return goods
    left = dict(SUPPLY)
    for ship in play.ships:
        for good in ship.cargo():
            left[good] -= 1
    given: list[Good] = []
    for good in goods:
        if left[good]:
            left[good] -= 1
            given.append(good)
    return tuple(given)


class Load(Decision, frozen=True):
    """Goods to be put into holds. What is left in the bay when the owner is done is lost."""

    bay: tuple[Good, ...]
    started: bool = False
    clause = "GT-6.11"

    def run(self, play: Play) -> bool:
        if not self.started:
            bay = from_bank(play, self.bay)
            play.tell(Offered(seat=self.seat, goods=bay))
            play.push(Load(self.seat, bay, True))
            return False
        ship = play.ships[self.seat]
        if ship.stores():
            return True
        self._leave(play)
        return False

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-load", bay=say_goods(self.bay))

    def moves(self, state: State, seat: Seat) -> list[Move]:
        ship = state.players[self.seat].ship
        found: list[Move] = [DoneLoading()]
        best = arranging.best_fit(ship, self.bay)
        if {square(stack.row, stack.column): stack.goods for stack in best.holds} != ship.goods:
            found.append(best)
        bay = sorted(set(self.bay), key=RANK.__getitem__)
        for hold in ship.stores():
            row, column = row_of(hold), column_of(hold)
            found += [Stow(good, row, column) for good in bay if ship.takes(hold, good)]
            aboard = sorted(set(ship.goods.get(hold, ())), key=RANK.__getitem__)
            found += [Unload(good, row, column) for good in aboard]  # type: ignore[arg-type]
        return found

    def allows(self, state: State, move: Move) -> bool:
        """Any arrangement that fits, not only the best one."""
        if isinstance(move, Arrange):
            return arranging.refusal(state.players[self.seat].ship, self.bay, move) is None
        return super().allows(state, move)

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        ship = play.ships[self.seat]
        if isinstance(move, Arrange):
            self._arrange(play, move)
            return
        if isinstance(move, Stow):
            hold, bay = square(move.row, move.column), list(self.bay)
            bay.remove(move.good)
            ship.stow(hold, move.good)
            play.tell(Stowed(seat=self.seat, good=move.good, row=move.row, column=move.column))
            play.push(Load(self.seat, tuple(bay), True))
        elif isinstance(move, Unload):
            ship.unload(square(move.row, move.column), move.good)
            bay = sorted((*self.bay, move.good), key=RANK.__getitem__)
            play.tell(Unloaded(seat=self.seat, good=move.good, row=move.row, column=move.column))
            play.push(Load(self.seat, tuple(bay), True))
        else:
            self._leave(play)

    def why(self, state: State, move: Move) -> Illegal:
        ship = state.players[self.seat].ship
        if isinstance(move, Arrange):
            refusal = arranging.refusal(ship, self.bay, move)
            assert refusal is not None
            return refusal
        if isinstance(move, Stow):
            hold = square(move.row, move.column)
            if move.good not in self.bay:
                return Illegal("GT-6.11", "galaxy-trucker-why-not-in-the-bay", good=move.good)
            if hold not in ship.stores():
                return Illegal("GT-4.7", "galaxy-trucker-why-no-hold")
            if not ship.holds(hold, move.good):
                return Illegal("GT-4.7", "galaxy-trucker-why-red-needs-special")
            return Illegal("GT-4.7", "galaxy-trucker-why-hold-full")
        if isinstance(move, Unload):
            return Illegal("GT-6.11", "galaxy-trucker-why-not-in-this-hold", good=move.good)
        return super().why(state, move)

    def _arrange(self, play: Play, move: Arrange) -> None:
        """All at one time; what lies in no hold then is thrown away."""
        ship = play.ships[self.seat]
        before, ship.goods = ship.goods, {}
        for stack in move.holds:
            for good in stack.goods:
                ship.stow(square(stack.row, stack.column), good)
        kept = Counter(ship.cargo())
        left = Counter(self.bay) + Counter(good for goods in before.values() for good in goods) - kept
        cubes = arranging.ways(before, ship.goods, self.bay)
        play.tell(Arranged(seat=self.seat, cubes=tuple(cubes)))
        if left:
            goods = tuple(sorted(left.elements(), key=RANK.__getitem__))
            play.tell(LeftBehind(seat=self.seat, goods=goods))  # type: ignore[arg-type]

    def _leave(self, play: Play) -> None:
        if self.bay:
            play.tell(LeftBehind(seat=self.seat, goods=self.bay))
