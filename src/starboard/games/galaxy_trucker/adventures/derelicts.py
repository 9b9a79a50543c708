"""Abandoned Ship and Abandoned Station (GT-8.4, GT-8.5, GT-8.17, GT-8.18): the first taker ends the card.

With five players the second one does (ABE-5.5.1). Those of deck IV shoot at whoever wants to visit; after that the
visitor decides once more (ABE-5.5).
"""

from __future__ import annotations

from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.cards import BaseCard, Hit, Reward, the_card
from starboard.games.galaxy_trucker.events.flight import Approached, Claimed, Passed
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.five_players import is_five
from starboard.games.galaxy_trucker.flight.losses import GiveCrew
from starboard.games.galaxy_trucker.flight.musters import activate, most_bots, station_moves
from starboard.games.galaxy_trucker.flight.rewards import Collect
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.moves.flight import Pass, Power, Take
from starboard.games.galaxy_trucker.phrases import say_hit, say_reward
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.state import State


class Derelict(BaseCard, frozen=True, kw_only=True):
    """GT-8.17: a place that can be visited once."""

    crew: int
    reward: Reward
    days: int
    shots: tuple[Hit, ...] = ()
    """What flies at whoever wants to visit (ABE-5.5)."""

    def begin(self, play: Play) -> None:
        """Leader first."""
        order = track.order(play.players)
        play.push(Boarding(order[0], order[1:]))

    @property
    def hits(self) -> tuple[Hit, ...]:
        return self.shots

    def text(self) -> list[Phrase]:
        reward = say_reward(self.reward)
        line = say(f"galaxy-trucker-text-{self.kind}", crew=self.crew, reward=reward, days=self.days)
        return [line, say("galaxy-trucker-text-vengeful"), *map(say_hit, self.shots)] if self.shots else [line]


class AbandonedShip(Derelict, frozen=True):
    """GT-8.4: it takes ``crew`` figures."""


class AbandonedStation(Derelict, frozen=True):
    """GT-8.5: it demands ``crew`` figures aboard and takes none."""


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
        ship, card = play.ships[self.seat], the_card(play.flight, Derelict)
        if ship.crew + (most_bots(ship) if isinstance(card, AbandonedStation) else 0) >= card.crew:
            return True
        play.tell(Passed(seat=self.seat, card=play.flight.card, unable=True))
        self._next(play)
        return False

    def words(self, view: FlightSeen) -> Phrase:
        card = the_card(view.flight, Derelict)
        kind = "ship" if isinstance(card, AbandonedShip) else "station"
        if card.shots and not self.shot_at:
            return say("galaxy-trucker-ask-approach", kind=kind, crew=card.crew, shots=[*map(say_hit, card.shots)])
        reward = say_reward(card.reward)
        return say("galaxy-trucker-ask-boarding", kind=kind, crew=card.crew, reward=reward, days=card.days)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        ship, card = state.players[self.seat].ship, the_card(state.flight, Derelict)
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
        card = the_card(play.flight, Derelict)
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
