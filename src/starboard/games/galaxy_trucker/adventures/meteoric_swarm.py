"""Meteoric Swarm (GT-8.10): every meteor flies at every ship, the leader rolls."""

from __future__ import annotations

from starboard.games.galaxy_trucker.cards import MeteoricSwarm
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.play import Play


def begin(play: Play, card: MeteoricSwarm) -> None:
    """One roll per meteor for all ships."""
    play.push(Volley(card.meteors, track.order(play.players)))
