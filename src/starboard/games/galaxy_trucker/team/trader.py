"""The Trader (ABE-9.17): A buys yellow goods before the flight; B changes a price after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, get_args

from starboard.core.game import Event, Move
from starboard.games.galaxy_trucker.cards import VALUE, Good
from starboard.games.galaxy_trucker.events.team import GoodsBought, PriceChanged
from starboard.games.galaxy_trucker.flight.loading import SUPPLY
from starboard.games.galaxy_trucker.moves.team import Price
from starboard.games.galaxy_trucker.ship.boards import column_of, row_of
from starboard.games.galaxy_trucker.team.asks import Answered, Ask, place_of, spot

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.state import State

COST = 1
LEAST = 1
"""No price drops below this (ABE-9.17)."""


def _in_stock(state: State) -> bool:
    """Whether the bank has a yellow cube left, where cubes are limited (GT-6.15)."""
    aboard = [good for player in state.players for good in player.ship.cargo()]
    return not state.options.limited_goods or aboard.count("yellow") < SUPPLY["yellow"]


class BuyGoods(Ask, frozen=True):
    """A: cube by cube, as many as the round's number, with money in hand and room in a hold (ABE-9.23)."""

    bought: int = 0
    perk: ClassVar[str] = "trader.a"
    clause: ClassVar[str] = "ABE-9.17"

    def choices(self, state: State) -> list[Move]:
        player = state.players[self.seat]
        if self.bought == state.number or player.credits < COST or not _in_stock(state):
            return []
        return [spot(place) for place in sorted(player.ship.components) if player.ship.takes(place, "yellow")]

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        player, place = state.players[self.seat], place_of(move)
        player.credits -= COST
        player.ship.stow(place, "yellow")
        told: list[Event] = [GoodsBought(seat=self.seat, row=row_of(place), column=column_of(place))]
        return told if self.bought else [self.used(), *told], BuyGoods(self.seat, self.bought + 1)


class ChangePrice(Ask, frozen=True):
    """B: one colour, one credit up or down, for everybody."""

    perk: ClassVar[str] = "trader.b"
    clause: ClassVar[str] = "ABE-9.17"

    def choices(self, state: State) -> list[Move]:
        colours: tuple[Good, ...] = get_args(Good)
        return [Price(good, change) for good in colours for change in (1, -1) if VALUE[good] + change >= LEAST]

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        assert isinstance(move, Price)
        assert state.team is not None
        state.team.price = (move.good, move.change)
        price = prices(state)[move.good]
        return [self.used(), PriceChanged(seat=self.seat, good=move.good, price=price)], None


def prices(state: State) -> dict[str, int]:
    """What each colour sells for today."""
    today: dict[str, int] = {**VALUE}
    if state.team is not None and state.team.price is not None:
        good, change = state.team.price
        today[good] += change
    return today
