"""Meteoric Swarm (GT-8.10): every meteor flies at every ship, the leader rolls."""

from __future__ import annotations

from starboard.core.text import Phrase
from starboard.games.galaxy_trucker.cards import BaseCard, Hit
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.phrases import say_hit
from starboard.games.galaxy_trucker.play import Play


class MeteoricSwarm(BaseCard, frozen=True, kw_only=True):
    """GT-8.10."""

    meteors: tuple[Hit, ...]

    def begin(self, play: Play) -> None:
        """One roll per meteor for all ships."""
        play.push(Volley(self.meteors, track.order(play.players)))

    @property
    def hits(self) -> tuple[Hit, ...]:
        return self.meteors

    def text(self) -> list[Phrase]:
        return [*super().text(), *map(say_hit, self.meteors)]
