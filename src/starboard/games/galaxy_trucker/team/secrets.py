"""What a seat may know of the support team, and a team it could be (ABE-7.13)."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from starboard.core.chance import Chance
from starboard.core.game import SPECTATOR, Seat
from starboard.games.galaxy_trucker.seen import HIDDEN
from starboard.games.galaxy_trucker.ship.perks import Window
from starboard.games.galaxy_trucker.state import Employed, Team
from starboard.games.galaxy_trucker.team.questions import TeamAsk


class TeamView(msgspec.Struct, frozen=True, kw_only=True):
    """The specialists of a table: the pack, what others were dealt and what they chose are hidden."""

    deck: list[str]
    gone: list[str] = []
    hired: list[list[Employed]]
    """By seat, in the order in which they were recruited."""
    dealt: list[list[str]]
    """By seat: the cards to choose from."""
    chosen: list[str]
    """By seat: what was chosen but is not revealed yet; empty before."""
    laid: list[str] = []
    """The open cards of the competition."""
    finishers: list[Seat] = []
    """Who finished the flight before, in order."""
    window: Window | Literal[""] = ""
    """The window that is open."""
    asks: list[TeamAsk] = []
    """Who may do what in it, the first one first."""
    ends: float | None = None
    """When the time to look at piles before building is over (ABE-9.9)."""
    drilled: bool = False
    drill_ends: float | None = None
    skips: list[int] = []
    """By seat: turns that fall to a drill."""
    extras: int = 0
    """Components the Swindler has added after the number tile."""
    bonus_paid: bool = False
    predictions: tuple[int, ...] = ()
    bent: tuple[int, int] = (0, 0)
    """Which way the Bureaucrat has bent rewards for finishing, and for looks."""
    price: tuple[str, int] | None = None
    """The colour and the change of the Trader's price."""
    tipped: int = -1
    discounted: int = -1


def shown(team: Team, seat: Seat) -> TeamView:
    """The team as this seat sees it."""
    dealt = [[HIDDEN] * len(cards) for cards in team.dealt]
    chosen = [card and HIDDEN for card in team.chosen]
    if seat != SPECTATOR:
        dealt[seat], chosen[seat] = team.dealt[seat].copy(), team.chosen[seat]
    return TeamView(
        deck=[HIDDEN] * len(team.deck),
        gone=team.gone.copy(),
        hired=[hired.copy() for hired in team.hired],
        dealt=dealt,
        chosen=chosen,
        laid=team.laid.copy(),
        finishers=team.finishers.copy(),
        window=team.window,
        asks=cast(list[TeamAsk], team.asks.copy()),
        ends=team.ends,
        drilled=team.drilled,
        drill_ends=team.drill_ends,
        skips=team.skips.copy(),
        extras=team.extras,
        bonus_paid=team.bonus_paid,
        predictions=team.predictions,
        bent=team.bent,
        price=team.price,
        tipped=team.tipped,
        discounted=team.discounted,
    )


def imagined(seen: TeamView, cards: list[str], chance: Chance) -> Team:
    """The team that is seen, the hidden cards dealt anew."""
    team = Team(
        deck=[],
        gone=seen.gone.copy(),
        hired=[hired.copy() for hired in seen.hired],
        dealt=[dealt.copy() for dealt in seen.dealt],
        chosen=seen.chosen.copy(),
        laid=seen.laid.copy(),
        finishers=seen.finishers.copy(),
        window=seen.window,
        asks=[*seen.asks],
        ends=seen.ends,
        drilled=seen.drilled,
        drill_ends=seen.drill_ends,
        skips=seen.skips.copy(),
        extras=seen.extras,
        bonus_paid=seen.bonus_paid,
        predictions=seen.predictions,
        bent=seen.bent,
        price=seen.price,
        tipped=seen.tipped,
        discounted=seen.discounted,
    )
    known = {*team.gone, *team.laid, *(one.card for hired in team.hired for one in hired)}
    known.update(card for dealt in team.dealt for card in dealt)
    unseen = [card for card in cards if card not in known]
    chance.shuffle(unseen)
    for seat, dealt in enumerate(team.dealt):
        if HIDDEN in dealt:
            team.dealt[seat] = sorted(unseen.pop() for _ in dealt)
        if team.chosen[seat] == HIDDEN:
            team.chosen[seat] = chance.pick(team.dealt[seat])
    team.deck = sorted(unseen)
    return team
