"""The settlement after a flight (GT-10): rewards, the best-looking ship, selling, paying for losses."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.game import Seat
from starboard.games.galaxy_trucker import money
from starboard.games.galaxy_trucker.events.flight import Settled
from starboard.games.galaxy_trucker.flight import cyan, track
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import hiding
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import insurance_cap
from starboard.games.galaxy_trucker.team import accounts

LOST_COMPONENT = 1
"""What a component of the lost pile costs (GT-10.5)."""


def best_looking(ships: Sequence[Ship], finishers: Sequence[Seat]) -> list[Seat]:
    """The finishers with the fewest exposed connectors; all tied ships get the full sum (GT-10.3)."""
    exposed = {seat: ships[seat].exposed() for seat in finishers}
    fewest = min(exposed.values(), default=0)
    return [seat for seat in finishers if exposed[seat] == fewest]


def proceeds(worth: int, *, finished: bool) -> int:
    """What goods of this worth bring in: half, rounded up once, for a ship that gave up (GT-10.4, GT-10.10)."""
    return worth if finished else (worth + 1) // 2


def cost_of(lost: int, cap: int | None) -> int:
    """What a lost pile of this size costs; ``cap`` is ``None`` for a ship without insurance (GT-10.5, GT-10.11)."""
    cost = lost * LOST_COMPONENT
    return cost if cap is None else min(cap, cost)


def settle(play: Play) -> None:
    """Pay everybody for the flight: finishing, looks and goods first, then what is lost is charged (GT-10.1)."""
    state = play.state
    finishers = track.order(state.players)
    beauties = best_looking([player.ship for player in state.players], finishers)
    (finishing, beauty), price = accounts.rewards(state), accounts.prices(state)
    for seat, player in enumerate(state.players):
        before, cap = player.credits, insurance_cap(state, player)
        place = finishers.index(seat) + 1 if seat in finishers else 0
        finish = money.bonus(player.ship, finishing[place - 1]) if place else 0
        looks = money.bonus(player.ship, beauty) if seat in beauties else 0
        worth = sum(price[good] for good in player.ship.cargo()) + hiding.premium(player.ship)
        worth += cyan.merchants_profit(player.ship)
        goods = proceeds(worth, finished=place > 0)
        due = cyan.lawyers_bill(player.ship, cost_of(len(player.lost), cap), insured=cap is not None)
        cost = money.bill(player.ship, due)
        extras = cyan.managers_fee(player.ship)
        extras += cyan.passengers_fee(player.ship, state.number) if place else 0
        player.credits += finish + looks + goods + extras
        paid = money.charge(state, player, cost)
        play.tell(
            Settled(
                seat=seat,
                place=place,
                finish=finish,
                looks=looks,
                exposed=player.ship.exposed(),
                worth=worth,
                goods=goods,
                extras=extras,
                lost=len(player.lost),
                cost=cost,
                cap=cap,
                paid=paid,
                before=before,
                after=player.credits,
            )
        )


def conclude(play: Play) -> None:
    """The end of a round: what specialists bring in, then the settlement."""
    state = play.state
    finishers = track.order(state.players)
    beauties = best_looking([player.ship for player in state.players], finishers)
    for seat in range(len(state.players)):
        accounts.income(play, seat, finishers, beauties)
    if state.team is not None:
        state.team.finishers = list(finishers)
    state.phase = "settled"
    settle(play)
