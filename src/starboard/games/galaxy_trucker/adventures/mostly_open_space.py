"""Mostly Open Space (ABE-5.7): everybody flies ahead, then meteors find the fastest ship."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.adventures.open_space import FlyAhead
from starboard.games.galaxy_trucker.cards import BaseCard, Hit, the_card
from starboard.games.galaxy_trucker.events.flight import Fastest
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.declare import forget
from starboard.games.galaxy_trucker.flight.five_players import is_five
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.phrases import say_hit
from starboard.games.galaxy_trucker.play import Play


class MostlyOpenSpace(BaseCard, frozen=True, kw_only=True):
    """ABE-5.7."""

    meteors: tuple[Hit, ...]

    def begin(self, play: Play) -> None:
        """First as Open Space."""
        forget(play)
        play.push(FlyAhead(track.order(play.players)), LoneSwarm())

    @property
    def hits(self) -> tuple[Hit, ...]:
        return self.meteors

    def text(self) -> list[Phrase]:
        return [say("galaxy-trucker-text-open-space"), *super().text(), *map(say_hit, self.meteors)]


class LoneSwarm(Step, frozen=True):
    """The ship with the most power is struck, on a tie the one ahead now (ABE-5.7); of five players two (ABE-5.7.2)."""

    def run(self, play: Play) -> bool:
        order = track.order(play.players)
        if not order:
            return False
        card = the_card(play.flight, MostlyOpenSpace)
        power = play.flight.declared
        ranks = sorted(order, key=lambda seat: -power[seat])  # keeps the flight's order among equals
        values = tuple(power[seat] for seat in order)
        tie = values.count(power[ranks[0]]) > 1
        play.tell(Fastest(order=order, values=values, fastest=ranks[0], tie=tie))
        first, meteors = card.meteors[:1], card.meteors[1:]
        struck = track.in_order(play.players, ranks[:2] if is_five(play.players) else ranks[:1])
        play.push(Volley(first, (ranks[0],), order[0]), Volley(meteors, struck, order[0]))
        return False
