"""Player actions: everybody carries out the card of the turn (SA-6, SA-9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from starboard.core.game import Tell
from starboard.games.space_alert import orders
from starboard.games.space_alert.battlebots import fight, in_space
from starboard.games.space_alert.crew import delay, enter, no_effect
from starboard.games.space_alert.flight import Flight
from starboard.games.space_alert.flight_events import CardPlayed, Tripped
from starboard.games.space_alert.orders import NOTHING
from starboard.games.space_alert.repairs import joint_repairs, repair
from starboard.games.space_alert.ship import SPACE, STATIONS, neighbour, other_deck
from starboard.games.space_alert.systems import SYSTEMS, visual_confirmation

Action: TypeAlias = Callable[[Flight, int, Tell | None], None]
"""What a card does: flight, crew member, whom to tell."""


def player_actions(flight: Flight, tell: Tell | None, trips: Mapping[int, int]) -> None:
    """One after the other, the captain first (SA-6.1); what counts all together comes last."""
    slot = flight.turn - 1
    for index, crew in enumerate(flight.crew):
        if crew.knocked_out:
            continue
        order = crew.slots[slot]
        if index in trips and order != NOTHING:
            _trip(flight, index, trips[index], tell)
        else:
            _act(flight, index, order, tell)
    joint_repairs(flight, tell)
    visual_confirmation(flight, tell)


def _act(flight: Flight, index: int, order: int, tell: Tell | None) -> None:
    """Carry out the card of the turn, where the crew member is."""
    if flight.crew[index].station == SPACE:
        in_space(flight, index, order, tell)
    elif order != NOTHING:
        if tell:
            tell(CardPlayed(crew=index, order=orders.ORDERS[order]))
        CARRY_OUT[order](flight, index, tell)


def _trip(flight: Flight, index: int, meant: int, tell: Tell | None) -> None:
    """Oops: he does what he meant, and his next turn is delayed (SA-6.3).

    The delay comes last: a return from space may push the card into that turn first (SA-6.11, SA-8.7).
    """
    if tell:
        tell(Tripped(crew=index, order=orders.ORDERS[meant]))
    _act(flight, index, meant, tell)
    delay(flight, index, "trip", tell)


# --- movement -------------------------------------------------------------------------------------------------------


def _arrow(step: int) -> Action:
    def move(flight: Flight, index: int, tell: Tell | None) -> None:
        """One station towards a colour, or nowhere at the edge of the ship (SA-6.7)."""
        station = flight.crew[index].station
        target = neighbour(station, step)
        if target == station:
            no_effect(index, "edge", tell)
        else:
            enter(flight, index, target, "arrow", tell)

    return move


def _lift(flight: Flight, index: int, tell: Tell | None) -> None:
    """A damaged or busy gravolift takes you there, but late (SA-6.8, SA-6.15)."""
    station = flight.crew[index].station
    zone = station % 3
    late = flight.lift_broken[zone] or flight.lift_used[zone]
    flight.lift_used[zone] = True
    enter(flight, index, other_deck(station), "lift", tell)
    if late:
        delay(flight, index, "lift", tell)


def _heroic_move(target: int) -> Action:
    def move(flight: Flight, index: int, tell: Tell | None) -> None:
        """Straight to the printed station; to where one is, nothing happens (SA-9.1, SA-9.8)."""
        station = flight.crew[index].station
        if target == station:
            no_effect(index, "there", tell)
            return
        if flight.rulings.heroic_move_uses_lift and target == other_deck(station):
            flight.lift_used[target % 3] = True
        enter(flight, index, target, "heroic", tell)

    return move


# --- letters and battlebots -----------------------------------------------------------------------------------------


def _letter(letter: int, heroic: bool = False) -> Action:
    systems = SYSTEMS[letter]

    def act(flight: Flight, index: int, tell: Tell | None) -> None:
        """Repair first; a heroic repair counts two (SA-7.1, SA-7.4, SA-9.4)."""
        station = flight.crew[index].station
        if flight.blocked[3 * station + letter]:
            repair(flight, index, letter, 2 if heroic else 1, tell)
        else:
            systems[station](flight, index, heroic, tell)

    return act


CARRY_OUT: dict[int, Action] = {
    orders.A: _letter(0),
    orders.B: _letter(1),
    orders.C: _letter(2),
    orders.HEROIC_A: _letter(0, heroic=True),
    orders.HEROIC_B: _letter(1, heroic=True),
    orders.BATTLEBOTS: lambda flight, index, tell: fight(flight, index, False, tell),
    orders.HEROIC_BATTLEBOTS: lambda flight, index, tell: fight(flight, index, True, tell),
    orders.TO_RED: _arrow(-1),
    orders.TO_BLUE: _arrow(1),
    orders.LIFT: _lift,
    **{orders.HEROIC_MOVE + station: _heroic_move(station) for station in range(len(STATIONS))},
}
"""How each order is carried out on the ship."""
