"""Abandoned Ship and Abandoned Station (GT-8.4, GT-8.5, GT-8.17, GT-8.18): the first taker ends the card.

With five players the second one does (ABE-5.5.1). Those of deck IV shoot at whoever wants to visit; after that the
visitor decides once more (ABE-5.5).
"""

from __future__ import annotations

from typing import TypeAlias

from starboard.core.game import Illegal, Move, Seat
from starboard.games.galaxy_trucker.cards import AbandonedShip, AbandonedStation, cards
from starboard.games.galaxy_trucker.events.flight import Approached, Claimed, Passed
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.five_players import is_five
from starboard.games.galaxy_trucker.flight.losses import GiveCrew
from starboard.games.galaxy_trucker.flight.musters import activate, most_bots, station_moves
from starboard.games.galaxy_trucker.flight.rewards import Collect
from starboard.games.galaxy_trucker.flight.steps import Decision
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.moves.flight import Pass, Power, Take
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.state import State

Derelict: TypeAlias = AbandonedShip | AbandonedStation


def begin(play: Play, card: Derelict) -> None:
    """Leader first."""
    order = track.order(play.players)
    play.push(Boarding(order[0], order[1:]))


class Boarding(Decision, frozen=True):
    """Take the derelict or leave it to the next."""

    waiting: tuple[Seat, ...]
    """Who decides after this seat."""
    shot_at: bool = False
    """The place has shot at this seat already (ABE-5.5)."""
    second: bool = False
    """Of five players, somebody has been here before: the reward is smaller (ABE-5.5.1)."""
    clause = "GT-8.4"

    def run(self, play: Play) -> bool:
        ship, card = play.ships[self.seat], _card(play.flight.card)
        if ship.crew + (most_bots(ship) if isinstance(card, AbandonedStation) else 0) >= card.crew:
            return True
        play.tell(Passed(seat=self.seat, card=play.flight.card, unable=True))
        self._next(play)
        return False

    def moves(self, state: State, seat: Seat) -> list[Move]:
        assert state.flight is not None
        ship, card = state.players[self.seat].ship, _card(state.flight.card)
        if ship.crew >= card.crew:
            return [Take(), Pass()]
        # A crew that is demanded, not given up, counts active crewbots (ABE-3.5.2).
        enough = ship.crew + ship.bots() >= card.crew
        return [Take(), Pass()] if enough else [*station_moves(ship), Pass()]

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, Take):
            return Illegal("ABE-3.5.2", "galaxy-trucker-why-crewbots-first")
        return super().why(state, move)

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        card = _card(play.flight.card)
        if isinstance(move, Power):
            activate(play, self, move)
            return
        if isinstance(move, Pass):
            play.tell(Passed(seat=self.seat, card=card.id))
            self._next(play)
            return
        if card.shots and not self.shot_at:
            play.tell(Approached(seat=self.seat, card=card.id))
            play.push(Volley(card.shots, (self.seat,)), Boarding(self.seat, self.waiting, True, self.second))
            return
        play.tell(Claimed(seat=self.seat, card=card.id))
        if is_five(play.players) and not self.second:
            self._next(play, second=True)
        play.push(Collect(self.seat, card.reward, card.days, self.second))
        if isinstance(card, AbandonedShip):
            play.push(GiveCrew(self.seat, card.crew))

    def _next(self, play: Play, *, second: bool = False) -> None:
        if self.waiting:
            play.push(Boarding(self.waiting[0], self.waiting[1:], False, self.second or second))


def _card(code: str) -> Derelict:
    card = cards()[code]
    assert isinstance(card, AbandonedShip | AbandonedStation)
    return card
