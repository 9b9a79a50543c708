"""What a table keeps of the support team. Every card exists once, so what an ability has done is kept once."""

from __future__ import annotations

from copy import copy as shallow
from typing import Any, TypeAlias

import msgspec

from starboard.core.game import Seat
from starboard.games.galaxy_trucker.team.advertiser import Prediction
from starboard.games.galaxy_trucker.team.architect import EarlyBonus
from starboard.games.galaxy_trucker.team.assembler import Plating, Wireless
from starboard.games.galaxy_trucker.team.bureaucrat import BendRewards, FlyAheadOfTime
from starboard.games.galaxy_trucker.team.deliveryman import SparePart
from starboard.games.galaxy_trucker.team.hotel_clerk import ShareCabin
from starboard.games.galaxy_trucker.team.hypergeometer import Turret
from starboard.games.galaxy_trucker.team.inspector import Preview
from starboard.games.galaxy_trucker.team.planner import KeepPart, Markers
from starboard.games.galaxy_trucker.team.plumber import Pipes
from starboard.games.galaxy_trucker.team.recruiting import Employed, KeepSpecialist, Pick
from starboard.games.galaxy_trucker.team.saboteur import Plant
from starboard.games.galaxy_trucker.team.security_guard import ChargeConnectors
from starboard.games.galaxy_trucker.team.swindler import LastExtra
from starboard.games.galaxy_trucker.team.trader import BuyGoods, ChangePrice
from starboard.games.galaxy_trucker.team.welder import Caps, MoveWelds

TeamAsk: TypeAlias = (
    KeepSpecialist
    | Pick
    | Markers
    | Preview
    | LastExtra
    | SparePart
    | MoveWelds
    | KeepPart
    | Wireless
    | Plating
    | Pipes
    | Caps
    | EarlyBonus
    | ShareCabin
    | FlyAheadOfTime
    | BuyGoods
    | ChargeConnectors
    | Turret
    | Plant
    | Prediction
    | BendRewards
    | ChangePrice
)


class Team(msgspec.Struct, kw_only=True):
    """The specialists of a table."""

    deck: list[str]
    """The cards nobody has: face down, in no order."""
    gone: list[str] = []
    """Cards that have been discarded for good, in the open."""
    hired: list[list[Employed]]
    """By seat, in the order in which they were recruited."""
    dealt: list[list[str]]
    """By seat: the cards to choose from, a secret of their player (ABE-7.13)."""
    chosen: list[str]
    """By seat: what was chosen but is not revealed yet; empty before."""
    laid: list[str] = []
    """The open cards of the competition."""
    finishers: list[Seat] = []
    """Who finished the flight before, in order."""

    window: str = ""
    """The window that is open (:mod:`.windows`)."""
    asks: list[TeamAsk] = []
    """Who may do what in it, the first one first."""
    then: str = ""
    """The phase that follows."""
    ends: float | None = None
    """When the time to look at piles before building is over (ABE-9.9)."""

    drilled: bool = False
    """The Security Guard has called the drill of this round."""
    drill_ends: float | None = None
    skips: list[int] = []
    """By seat: turns that fall to a drill."""
    extras: int = 0
    """Components the Swindler has added after the number tile."""
    bonus_paid: bool = False
    """The Architect's extra bonus of this round is paid."""
    predictions: tuple[int, ...] = ()
    """The Advertiser's, by seat."""
    bent: tuple[int, int] = (0, 0)
    """Which way the Bureaucrat has bent rewards for finishing, and for looks."""
    price: tuple[str, int] | None = None
    """The colour and the change of the Trader's price."""
    tipped: int = -1
    discounted: int = -1
    """How many cards were turned when the Swindler last got a credit more, and paid one less."""

    def copy(self) -> Team:
        """An independent copy."""
        copy = shallow(self)
        copy.deck, copy.gone, copy.laid = self.deck.copy(), self.gone.copy(), self.laid.copy()
        copy.hired = [hired.copy() for hired in self.hired]
        copy.dealt = [dealt.copy() for dealt in self.dealt]
        copy.chosen, copy.finishers = self.chosen.copy(), self.finishers.copy()
        copy.asks, copy.skips = self.asks.copy(), self.skips.copy()
        return copy


_EVERY_ROUND: dict[str, Any] = {
    "drilled": False,
    "drill_ends": None,
    "extras": 0,
    "bonus_paid": False,
    "predictions": (),
    "bent": (0, 0),
    "price": None,
    "tipped": -1,
    "discounted": -1,
}


def new_team(cards: list[str], seats: int) -> Team:
    """A team before anybody is recruited."""
    return Team(
        deck=sorted(cards), hired=[[] for _ in range(seats)], dealt=[[] for _ in range(seats)], chosen=[""] * seats
    )


def new_round(team: Team) -> None:
    """What abilities did in the round before is over."""
    for field, value in _EVERY_ROUND.items():
        setattr(team, field, value)
    team.skips = []
