"""The settlement after a flight (GT-10): rewards, the best-looking ship, selling, paying for losses."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, player, say
from starboard.games.galaxy_trucker import money
from starboard.games.galaxy_trucker.events.flight import SawSettlement, Settled
from starboard.games.galaxy_trucker.flight import cyan, track
from starboard.games.galaxy_trucker.moves.flight import Seen as SeenMove
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen
from starboard.games.galaxy_trucker.ship import hiding
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import Account, State, insurance_cap
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


def settle(play: Play, team: Sequence[int] = ()) -> None:
    """Pay everybody for the flight: finishing, looks and goods first, then what is lost is charged (GT-10.1).

    ``team`` is what everybody's specialists have just brought in.
    """
    state = play.state
    finishers = track.order(state.players)
    beauties = best_looking([one.ship for one in state.players], finishers)
    (finishing, beauty), price = accounts.rewards(state), accounts.prices(state)
    state.settlement = []
    for seat, owner in enumerate(state.players):
        brought = team[seat] if team else 0
        before, cap = owner.credits - brought, insurance_cap(state, owner)
        place = finishers.index(seat) + 1 if seat in finishers else 0
        finish = money.bonus(owner.ship, finishing[place - 1]) if place else 0
        looks = money.bonus(owner.ship, beauty) if seat in beauties else 0
        worth = sum(price[good] for good in owner.ship.cargo()) + hiding.premium(owner.ship)
        worth += cyan.merchants_profit(owner.ship)
        goods = proceeds(worth, finished=place > 0)
        due = cyan.lawyers_bill(owner.ship, cost_of(len(owner.lost), cap), insured=cap is not None)
        cost = money.bill(owner.ship, due)
        extras = cyan.managers_fee(owner.ship)
        extras += cyan.passengers_fee(owner.ship, state.number) if place else 0
        owner.credits += finish + looks + goods + extras
        paid = money.charge(state, owner, cost)
        account = Account(
            place=place,
            before=before,
            team=brought,
            finish=finish,
            looks=looks,
            exposed=owner.ship.exposed(),
            worth=worth,
            goods=goods,
            extras=extras,
            lost=len(owner.lost),
            cost=cost,
            cap=cap,
            paid=paid,
            after=owner.credits,
        )
        state.settlement.append(account)
        play.tell(Settled(seat=seat, **msgspec.structs.asdict(account)))


def conclude(play: Play) -> None:
    """The end of a round: what specialists bring in, then the settlement, which is held until everybody has seen it."""
    state = play.state
    finishers = track.order(state.players)
    beauties = best_looking([one.ship for one in state.players], finishers)
    before = [one.credits for one in state.players]
    for seat in range(len(state.players)):
        accounts.income(play, seat, finishers, beauties)
    if state.team is not None:
        state.team.finishers = list(finishers)
    state.phase = "settlement"
    for one in state.players:
        one.ready = False
    settle(play, [one.credits - was for one, was in zip(state.players, before, strict=True)])


class Settlement(Question, frozen=True):
    """Everybody looks at what the flight has brought (GT-10.9); the table goes on when all have."""

    clause = "GT-10.9"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, one in enumerate(state.players) if not one.ready)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [SeenMove()]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        play.players[seat].ready = True
        play.tell(SawSettlement(seat=seat))
        if all(one.ready for one in play.players):
            play.state.phase = "settled"

    def refuse(self, state: State, seat: Seat, move: Move) -> Illegal:
        return Illegal(self.clause, "galaxy-trucker-why-settling")

    def phrase(self, view: Seen) -> Phrase:
        waiting = [seat for seat, one in enumerate(view.players) if not one.ready]
        if view.seat in waiting:
            return say("galaxy-trucker-ask-seen")
        return say("galaxy-trucker-ask-seen-wait", players=[player(seat) for seat in waiting])
