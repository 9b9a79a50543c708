"""How well a seat stands in flight: the money it can count on, and what its ship will still earn. In credits."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from starboard.core.game import Seat
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.settlement import cost_of, proceeds
from starboard.games.galaxy_trucker.ship.power import cannons_alone, engines_alone
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship
from starboard.games.galaxy_trucker.state import Player, State, insurance_cap
from starboard.games.galaxy_trucker.team import accounts
from starboard.games.galaxy_trucker.trucker.danger import dangers
from starboard.games.galaxy_trucker.trucker.earnings import TOKEN, Circumstances, Rivals, earnings
from starboard.games.galaxy_trucker.trucker.means import aboard
from starboard.games.galaxy_trucker.trucker.outlook import Outlook
from starboard.games.galaxy_trucker.trucker.worth import Yard, worth

SURE = 0.4
"""How unsure strengths are in flight, in points."""
ENVY = 0.5
"""What a credit less for the best of the others is worth."""
SETTLED = ("settlement", "settled", "over")
"""When all is paid."""
AHEAD = 12
"""A lead of more days than this is no better."""

_encode = msgspec.msgpack.Encoder().encode


def standing(state: State, seat: Seat, outlook: Outlook) -> float:
    """The credits this seat can count on, against those of the best other one."""
    others = [_counts_on(state, other, outlook) for other in range(len(state.players)) if other != seat]
    return _counts_on(state, seat, outlook) - ENVY * max(others)


def _counts_on(state: State, seat: Seat, outlook: Outlook) -> float:
    player = state.players[seat]
    if state.phase in SETTLED:
        return float(player.credits)
    price = accounts.prices(state)
    money = player.credits - cost_of(len(player.lost), insurance_cap(state, player))
    money += proceeds(sum(price[good] for good in player.ship.cargo()), finished=player.flying)
    if player.flying:
        return money + _at_the_end(state, seat, outlook) + _still_earns(state, seat, outlook)
    if state.flight is None and not any(one.flying for one in state.players):
        yard = Yard(outlook, state.options.boxes, state.figures.best_looking, hurry=1.0)
        return money + worth(player.ship, yard)
    return float(money)


def _at_the_end(state: State, seat: Seat, outlook: Outlook) -> float:
    """What finishing will bring: by the places as they are now, and how near the others are."""
    order, (finish, looks) = track.order(state.players), accounts.rewards(state)
    position = state.players[seat].position
    lead = sum(max(-AHEAD, min(AHEAD, position - state.players[other].position)) for other in order if other != seat)
    exposed = {other: state.players[other].ship.exposed() for other in order}
    fewer = min((exposed[other] for other in order if other != seat), default=99)
    beauty = 0.9 if exposed[seat] <= fewer else 0.3 / (exposed[seat] - fewer)
    days = 0.3 * outlook.day if outlook.left else 0.0
    return finish[order.index(seat)] + looks * beauty + days * lead / max(1, len(order) - 1)


def _still_earns(state: State, seat: Seat, outlook: Outlook) -> float:
    rivals = [player for other, player in enumerate(state.players) if other != seat and player.flying]
    weakest = Rivals(
        crew=min((one.ship.crew for one in rivals), default=0),
        engines=min((_force(one, "engines") for one in rivals), default=0),
        cannons=min((_force(one, "cannons") for one in rivals), default=0),
    )
    player = state.players[seat]
    ship = _manned(player) if player.cabins else player.ship
    return _future(_encode(ship), outlook, weakest)


def _manned(player: Player) -> Ship:
    """The ship with humans where nobody has been chosen yet (GT-5.4)."""
    ship = copy_ship(player.ship)
    ship.humans = {**ship.humans, **{place: ship.face(place).capacity for place in player.cabins}}
    return ship


def _force(player: Player, what: str) -> float:
    """What somebody will declare, in half points."""
    alone = engines_alone if what == "engines" else cannons_alone
    low, high = alone(player.ship, ()), alone(player.ship, player.ship.components)
    halves = 2.0 if what == "engines" else 1.0
    return halves * (low + (high - low) * min(1.0, player.ship.tokens / 4))


@lru_cache(maxsize=4096)
def _future(encoded: bytes, outlook: Outlook, rivals: Rivals) -> float:
    """What the cards to come bring in; nobody looks at the same ship twice."""
    ship = msgspec.msgpack.decode(encoded, type=Ship)
    means = aboard(ship)
    part = 0.5 + 0.2 * outlook.number
    harm = dangers(ship, ship.faces(), part, means.power)
    share = min(1.0, outlook.left / (4.0 + 4.0 * outlook.number))
    return earnings(means, harm, Circumstances(outlook, rivals, SURE)) + share * TOKEN * min(means.tokens, 6)
