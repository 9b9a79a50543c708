"""From card to card (GT-6.1, GT-8.24, GT-9): who must give up, who wants to, and the next card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starboard.core.game import Move, Seat
from starboard.games.galaxy_trucker.adventures import (
    combat_zone,
    derelicts,
    enemies,
    epidemic,
    hazardous_sector,
    intruders,
    meteoric_swarm,
    mostly_open_space,
    open_space,
    planets,
    radiation_leak,
    sabotage,
    stardust,
)
from starboard.games.galaxy_trucker.cards import (
    AbandonedShip,
    AbandonedStation,
    CombatZone,
    Commando,
    CommandoPair,
    Epidemic,
    HazardousSector,
    MeteoricSwarm,
    MostlyOpenSpace,
    OpenSpace,
    Pirates,
    Planets,
    Predator,
    PredatorCommando,
    PredatorPair,
    RadiationLeak,
    Sabotage,
    Slavers,
    Smugglers,
    Stardust,
    cards,
)
from starboard.games.galaxy_trucker.events.flight import CardTurned
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.steps import Question, Step
from starboard.games.galaxy_trucker.moves.flight import FlyOn, GiveUp

if TYPE_CHECKING:
    from starboard.games.galaxy_trucker.flight.steps import Play
    from starboard.games.galaxy_trucker.state import State

BEGIN: dict[type[Any], Callable[[Play, Any], None]] = {
    OpenSpace: open_space.begin,
    Stardust: stardust.begin,
    Epidemic: epidemic.begin,
    Sabotage: sabotage.begin,
    MeteoricSwarm: meteoric_swarm.begin,
    Planets: planets.begin,
    CombatZone: combat_zone.begin,
    AbandonedShip: derelicts.begin,
    AbandonedStation: derelicts.begin,
    Smugglers: enemies.begin,
    Slavers: enemies.begin,
    Pirates: enemies.begin,
    HazardousSector: hazardous_sector.begin,
    MostlyOpenSpace: mostly_open_space.begin,
    RadiationLeak: radiation_leak.begin,
    Predator: intruders.begin,
    Commando: intruders.begin,
    PredatorPair: intruders.begin,
    CommandoPair: intruders.begin,
    PredatorCommando: intruders.begin,
}
"""How each kind of card begins."""


class NextCard(Step, frozen=True):
    """The bottom of the agenda: the leader turns a card, until there is none or nobody is left (GT-6.1, GT-9.7)."""

    def run(self, play: Play) -> bool:
        flight = play.flight
        deck, order = play.state.cards.deck, track.order(play.players)
        if not deck or not order:
            play.pop()
            return False
        flight.card = play.turn_card()
        for ship in play.ships:
            if ship.active or ship.drained:  # crewbots sleep again, panels have power again (ABE-3.1.2, ABE-3.5.1)
                ship.active = ship.drained = ()
        number = flight.cards - len(deck)
        play.tell(CardTurned(card=flight.card, number=number, of=flight.cards, leader=order[0]))
        play.push(AfterCard())
        card = cards()[flight.card]
        BEGIN[type(card)](play, card)
        return False


class AfterCard(Step, frozen=True):
    """The card is done: forced giving up, then the others are asked, leader first (GT-8.24, GT-9.6)."""

    def run(self, play: Play) -> bool:
        play.pop()
        force_out(play)
        order = track.order(play.players)
        if play.state.cards.deck and order:
            play.push(StayOrLeave(order[0], order[1:]))
        return False


def force_out(play: Play) -> None:
    """No human aboard, or lapped: both looked up on one and the same state (GT-9.1, GT-8.24)."""
    lapped = track.lapped(play.players)
    empty = [seat for seat in track.order(play.players) if not play.ships[seat].human_crew]
    for seat in track.order(play.players):
        if seat in empty:
            track.leave(play, seat, "no-humans")
        elif seat in lapped:
            track.leave(play, seat, "lapped")


class StayOrLeave(Question, frozen=True):
    """Between two cards a player may give up (GT-9.2)."""

    waiting: tuple[Seat, ...]
    """Who decides after this seat."""
    clause = "GT-9.2"

    def run(self, play: Play) -> bool:
        if play.players[self.seat].flying:
            return True
        self._next(play)  # a late repair has left nobody aboard (GT-3.11)
        return False

    def moves(self, state: State) -> list[Move]:
        return [FlyOn(), GiveUp()]

    def answer(self, play: Play, move: Move) -> None:
        if isinstance(move, GiveUp):
            track.leave(play, self.seat, "choice")
        self._next(play)

    def _next(self, play: Play) -> None:
        if self.waiting:
            play.replace(StayOrLeave(self.waiting[0], self.waiting[1:]))
        else:
            play.pop()
