"""Giving up goods with hidden ones aboard (ABE-9.19): for owners of the Smuggler or the Stock Boy."""

from __future__ import annotations

from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.cards import VALUE
from starboard.games.galaxy_trucker.events.flight import GoodLost, NothingToLose, TokenLost
from starboard.games.galaxy_trucker.flight.declare import take_token
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Spend
from starboard.games.galaxy_trucker.moves.team import GiveGood, HideRest
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import hiding
from starboard.games.galaxy_trucker.ship.boards import column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State


def concerns(ship: Ship) -> bool:
    """Whether this ship's owner gives up goods in a way of their own."""
    return bool(ship.leeway.nooks) or ship.leeway.chooses_goods


class GiveFreely(Decision, frozen=True):
    """So many goods or tokens are to be given up, one at a time."""

    amount: int
    clause = "ABE-9.19"

    def run(self, play: Play) -> bool:
        ship = play.ships[self.seat]
        if self.amount and not ship.goods and not ship.batteries:
            play.tell(NothingToLose(seat=self.seat))
            return False
        return self.amount > 0

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-give-freely", n=self.amount)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        ship = state.players[self.seat].ship
        found = [*_goods(ship), *_tokens(ship)]
        return [*found, HideRest()] if _may_stop(ship) else found

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        ship = play.ships[self.seat]
        if isinstance(move, GiveGood):
            ship.unload(square(move.row, move.column), move.good)
            play.tell(GoodLost(seat=self.seat, row=move.row, column=move.column, good=move.good))
            play.push(GiveFreely(self.seat, self.amount - 1))
        elif isinstance(move, Spend):
            left = take_token(ship, square(move.row, move.column))
            play.tell(TokenLost(seat=self.seat, row=move.row, column=move.column, left=left))
            play.push(GiveFreely(self.seat, self.amount - 1))
        else:
            play.tell(NothingToLose(seat=self.seat))

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, HideRest):
            return Illegal("ABE-9.19", "galaxy-trucker-why-not-all-hidden")
        if isinstance(move, GiveGood | Spend):
            return Illegal("ABE-9.19", "galaxy-trucker-why-open-goods-first")
        return super().why(state, move)


def _goods(ship: Ship) -> list[Move]:
    """The cubes that may go next: with the Smuggler alone, the dearest open ones while there are any."""
    lying = [(good, place) for place in sorted(ship.goods) for good in dict.fromkeys(ship.goods[place])]
    if not ship.leeway.chooses_goods:
        in_sight = [(good, place) for good, place in lying if not ship.hides(place)]
        dearest = next((good for good in VALUE if any(good == seen for seen, _place in in_sight)), None)
        lying = [(good, place) for good, place in in_sight if good == dearest] or lying
    return [GiveGood(good, row_of(place), column_of(place)) for good, place in lying]  # type: ignore[arg-type]


def _tokens(ship: Ship) -> list[Move]:
    """Tokens: at any time with the Stock Boy, with the Smuggler when no open goods are left."""
    if hiding.open_goods(ship) and not ship.leeway.chooses_goods:
        return []
    return [Spend(row_of(place), column_of(place)) for place in sorted(ship.batteries)]


def _may_stop(ship: Ship) -> bool:
    """Whether the owner may pretend to have nothing: all that is left is hidden, and no token is left."""
    return not hiding.open_goods(ship) and not ship.batteries
