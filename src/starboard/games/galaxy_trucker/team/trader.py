"""The Trader (ABE-9.17): A buys yellow goods before the flight; B changes a price after it."""

from __future__ import annotations

from typing import ClassVar, get_args

from starboard.core.game import Move
from starboard.core.text import Argument
from starboard.games.galaxy_trucker.cards import VALUE, Good
from starboard.games.galaxy_trucker.events.team import GoodsBought, PriceChanged
from starboard.games.galaxy_trucker.flight.loading import SUPPLY
from starboard.games.galaxy_trucker.moves.team import Price
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen
from starboard.games.galaxy_trucker.ship.boards import class_number, column_of, row_of
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask, place_of, spot

COST = 1
LEAST = 1
"""No price drops below this (ABE-9.17)."""


def _in_stock(state: State) -> bool:
    """Whether the bank has a yellow cube left, where cubes are limited (GT-6.15)."""
    aboard = [good for player in state.players for good in player.ship.cargo()]
    return not state.options.limited_goods or aboard.count("yellow") < SUPPLY["yellow"]


class BuyGoods(AbilityAsk, frozen=True):
    """A: cube by cube, as many as the round's number, with money in hand and room in a hold (ABE-9.23)."""

    bought: int = 0
    perk: ClassVar[Perk] = "trader.a"
    clause: ClassVar[str] = "ABE-9.17"

    def choices(self, state: State) -> list[Move]:
        player = state.players[self.seat]
        if self.bought == state.number or player.credits < COST or not _in_stock(state):
            return []
        return [spot(place) for place in sorted(player.ship.components) if player.ship.takes(place, "yellow")]

    def use(self, play: Play, move: Move) -> Ask | None:
        player, place = play.players[self.seat], place_of(move)
        player.credits -= COST
        player.ship.stow(place, "yellow")
        if not self.begun:
            self.tell_used(play)
        play.tell(GoodsBought(seat=self.seat, row=row_of(place), column=column_of(place)))
        return BuyGoods(self.seat, self.bought + 1)

    @property
    def begun(self) -> bool:
        return self.bought > 0

    def said(self, view: Seen) -> dict[str, Argument]:
        return {"n": class_number(view.ship_class) - self.bought}


class ChangePrice(AbilityAsk, frozen=True):
    """B: one colour, one credit up or down, for everybody."""

    perk: ClassVar[Perk] = "trader.b"
    clause: ClassVar[str] = "ABE-9.17"

    def choices(self, state: State) -> list[Move]:
        colours: tuple[Good, ...] = get_args(Good)
        return [Price(good, change) for good in colours for change in (1, -1) if VALUE[good] + change >= LEAST]

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, Price)
        assert play.state.team is not None
        play.state.team.price = (move.good, move.change)
        self.tell_used(play)
        play.tell(PriceChanged(seat=self.seat, good=move.good, price=prices(play.state)[move.good]))
        return None


def prices(state: State) -> dict[str, int]:
    """What each colour sells for today."""
    today: dict[str, int] = {**VALUE}
    if state.team is not None and state.team.price is not None:
        good, change = state.team.price
        today[good] += change
    return today
