"""Planets (GT-8.3, GT-8.16): land on one that is free, load, and lose the days when all have decided."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.adventures.hiring import Hiring
from starboard.games.galaxy_trucker.cards import BaseCard, Good, the_card
from starboard.games.galaxy_trucker.events.flight import Landed, Passed
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.five_players import LoadLess, is_five
from starboard.games.galaxy_trucker.flight.loading import Load
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Land, Pass
from starboard.games.galaxy_trucker.phrases import say_goods
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.state import State


class Planets(BaseCard, frozen=True, kw_only=True):
    """GT-8.3."""

    planets: tuple[tuple[Good, ...], ...]
    days: int
    humans: tuple[int, ...] = ()
    """For each planet, how many can be hired there; nothing where nobody can (ABE-5.6)."""

    def to_hire(self, planet: int) -> int:
        """The humans of a planet, counted from 1."""
        return self.humans[planet - 1] if self.humans else 0

    def begin(self, play: Play) -> None:
        """Leader first."""
        order = track.order(play.players)
        play.push(Landing(order[0], order[1:], (), 2 if is_five(play.players) else 1))

    def text(self) -> list[Phrase]:
        planets = [
            say("galaxy-trucker-text-planet", number=number, goods=say_planet(self, number))
            for number in range(1, len(self.planets) + 1)
        ]
        lines = [say("galaxy-trucker-text-planets", days=self.days), *planets]
        return [*lines, say("galaxy-trucker-text-hiring")] if self.humans else lines


class Landing(Decision, frozen=True):
    """Land on a free planet or pass."""

    waiting: tuple[Seat, ...]
    """Who decides after this seat."""
    taken: tuple[tuple[int, Seat], ...]
    """The planets that are taken (counted from 1) and by whom."""
    room: int = 1
    """How many ships a planet takes."""
    clause = "GT-8.3"

    def free(self, card: Planets) -> list[int]:
        """The planets with room: nobody has landed on them, or, with five players, only one ship (ABE-5.6.1)."""
        landed = [planet for planet, _seat in self.taken]
        return [planet for planet in range(1, len(card.planets) + 1) if landed.count(planet) < self.room]

    def run(self, play: Play) -> bool:
        if self.free(the_card(play.flight, Planets)):
            return True
        play.tell(Passed(seat=self.seat, card=play.flight.card, unable=True))
        self._next(play, self.taken)
        return False

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-landing", days=the_card(view.flight, Planets).days)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [*map(Land, self.free(the_card(state.flight, Planets))), Pass()]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        if isinstance(move, Land):
            play.tell(Landed(seat=self.seat, planet=move.planet))
            self._next(play, (*self.taken, (move.planet, self.seat)))
            card = the_card(play.flight, Planets)
            second = any(planet == move.planet for planet, _seat in self.taken)
            goods, humans = card.planets[move.planet - 1], card.to_hire(move.planet)
            if humans:
                play.push(Hiring(self.seat, humans - second))
            if goods:
                play.push(LoadLess(self.seat, goods) if second else Load(self.seat, goods))
        else:
            play.tell(Passed(seat=self.seat, card=play.flight.card))
            self._next(play, self.taken)

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, Land):
            taken = any(planet == move.planet for planet, _seat in self.taken)
            reason = "galaxy-trucker-why-planet-taken" if taken else "galaxy-trucker-why-no-such-planet"
            return Illegal("GT-8.3", reason, planet=move.planet)
        return super().why(state, move)

    def _next(self, play: Play, taken: tuple[tuple[int, Seat], ...]) -> None:
        """On to the next ship, or, with everybody done, to the days that landing costs."""
        if self.waiting:
            play.push(Landing(self.waiting[0], self.waiting[1:], taken, self.room))
        else:
            play.push(TakeOff(tuple(seat for _planet, seat in taken)))


class TakeOff(Step, frozen=True):
    """The ships that landed lose the card's days, the rearmost first (GT-6.4)."""

    landed: tuple[Seat, ...]

    def run(self, play: Play) -> bool:
        days = the_card(play.flight, Planets).days
        track.lose_together(play, dict.fromkeys(self.landed, days))
        return False


def say_planet(card: Planets, planet: int) -> list[Phrase]:
    """What a planet has, counted from 1: ``2 red and 1 human``."""
    found = say_goods(card.planets[planet - 1])
    if card.to_hire(planet):
        found.append(say("galaxy-trucker-humans", n=card.to_hire(planet)))
    return found
