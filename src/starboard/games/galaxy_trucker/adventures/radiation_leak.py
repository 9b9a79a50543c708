"""Radiation Leak (ABE-5.9): power harms people near it, and much power in one place explodes."""

from __future__ import annotations

from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.adventures.explosions import Explosion
from starboard.games.galaxy_trucker.cards import BaseCard
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.losses import LoseFrom, occupied
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.boards import Square
from starboard.games.galaxy_trucker.ship.ship import Ship


class RadiationLeak(BaseCard, frozen=True, kw_only=True):
    """ABE-5.9."""

    threshold: int
    """A chain of this value explodes."""
    crew: int
    """Figures lost from each component that is too near to power."""

    def begin(self, play: Play) -> None:
        """All crew goes before anything explodes; all ships at the same time (ABE-5.9.1, ABE-5.9.3)."""
        order = track.order(play.players)
        victims = {seat: tuple(irradiated(play.ships[seat])) for seat in order}
        blasts = {seat: exploding(play.ships[seat], self.threshold) for seat in order}
        play.push(
            *(LoseFrom(seat, cabins) for seat, cabins in victims.items() for _ in range(self.crew) if cabins),
            *(Explosion(seat, squares) for seat, squares in blasts.items() if squares),
        )

    def text(self) -> list[Phrase]:
        return [
            say("galaxy-trucker-text-radiation-crew", n=self.crew),
            say("galaxy-trucker-text-radiation-chains", threshold=self.threshold),
        ]


def radiates(ship: Ship, place: Square) -> bool:
    """A solar panel, or a component with a battery token in it; empty batteries do nothing (ABE-5.9.1)."""
    return place in ship.batteries or ship.face(place).kind == "solar-panel"


def irradiated(ship: Ship) -> list[Square]:
    """The components with people that are connected to power: one figure of each is lost."""
    return [cabin for cabin in occupied(ship) if any(radiates(ship, other) for other in ship.connected(cabin))]


def chains(ship: Ship) -> list[list[Square]]:
    """The largest connected groups made only of panels, switchboards and loaded batteries, each sorted."""
    links = [
        place for place in sorted(ship.components) if radiates(ship, place) or ship.face(place).kind == "switchboard"
    ]
    found: set[Square] = set()
    groups = []
    for first in links:
        if first in found:
            continue
        found.add(first)
        chain = [first]
        for place in chain:  # grows while it is walked
            for other in ship.connected(place):
                if other in links and other not in found:
                    found.add(other)
                    chain.append(other)
        groups.append(sorted(chain))
    return groups


def value(ship: Ship, chain: list[Square]) -> int:
    """A chain's battery tokens and solar panels."""
    tokens = sum(ship.batteries.get(place, 0) for place in chain)
    return tokens + sum(ship.face(place).kind == "solar-panel" for place in chain)


def exploding(ship: Ship, threshold: int) -> tuple[Square, ...]:
    """Everything in chains of at least this value."""
    return tuple(sorted(place for chain in chains(ship) if value(ship, chain) >= threshold for place in chain))
