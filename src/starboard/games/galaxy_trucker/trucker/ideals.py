"""What a tile would do for a ship if it fitted in well: a quick guess that tells which ones are worth a try."""

from __future__ import annotations

from starboard.games.galaxy_trucker.adventures.intruders import Intruder
from starboard.games.galaxy_trucker.ship.power import ALIEN_BONUS
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import CABINS, CANNONS, FACES, Face, Side
from starboard.games.galaxy_trucker.trucker.earnings import Circumstances, earnings, usual_rivals
from starboard.games.galaxy_trucker.trucker.means import Means, planned
from starboard.games.galaxy_trucker.trucker.outlook import Outlook
from starboard.games.galaxy_trucker.trucker.worth import HAZE, NO_DANGER, Yard

SHIELDED = 0.5
"""What it is worth to guard another side, for every number of the class."""
FENDS_OFF = 0.35
"""What a component against intruders is worth, for every such card to come."""


class Ideals:
    """For one ship, as it is."""

    def __init__(self, ship: Ship, yard: Yard) -> None:
        faces = ship.faces()
        self._yard = yard
        self._around = Circumstances(yard.outlook, usual_rivals(yard.outlook.number), HAZE)
        self._means = planned(ship, 0.0)[0]
        self._now = self._earns(self._means)
        self._guarded: set[Side] = {side for face in faces.values() for side in face.guards}
        self._cabins = any(face.kind == "cabin" for face in faces.values())
        self._served = {colour for face in faces.values() for colour in face.aliens}
        self._known: dict[tuple[object, ...], float] = {}

    def __getitem__(self, tile: str) -> float:
        face = FACES[tile][0]
        key = (face.kind, face.capacity, face.aliens, face.guards)
        if key not in self._known:
            self._known[key] = self._earns(self._with(face)) - self._now + self._besides(face)
        return self._known[key]

    def _earns(self, means: Means) -> float:
        return earnings(means, NO_DANGER, self._around)

    def _with(self, face: Face) -> Means:
        """The means with one such component more, turned as it should be."""
        means, halves = self._means, 2 * face.power
        engine = halves if face.exhaust >= 0 else 0
        cannon = halves * (1 + (face.second_barrel >= 0)) if face.kind in CANNONS else 0
        return means._replace(
            engines=means.engines + (0 if face.cost else engine),
            most_engines=means.most_engines + engine,
            cannons=means.cannons + (0 if face.cost else cannon),
            most_cannons=means.most_cannons + cannon,
            crew=means.crew + (face.capacity if face.kind in CABINS else 0),
            normal=means.normal + face.normal,
            special=means.special + face.special,
            tokens=means.tokens + face.cells,
            panels=means.panels + (face.kind == "solar-panel"),
        )

    def _besides(self, face: Face) -> float:
        """What does not show in the means."""
        number = self._yard.outlook.number
        gain = SHIELDED * number * len(set(face.guards) - self._guarded) * (1.0 if self._means.tokens else 0.5)
        if face.kind in ("defense-system", "armory"):
            gain += FENDS_OFF * _intruders(self._yard.outlook)
        colours = ("brown", "purple") if face.kind == "shared-life-support" else face.aliens
        for colour in colours:
            gain = max(gain, self._alien(colour)) if colour not in self._served else gain
        return gain

    def _alien(self, colour: str) -> float:
        """What an alien would do; less while there is no cabin for one."""
        means, more = self._means, 2 * ALIEN_BONUS
        if colour == "brown":
            means = means._replace(engines=means.engines + more, most_engines=means.most_engines + more)
        elif colour == "purple":
            means = means._replace(cannons=means.cannons + more, most_cannons=means.most_cannons + more)
        gain = self._earns(means._replace(crew=means.crew - 1)) - self._now
        return gain * (0.8 if self._cabins else 0.4)


def _intruders(outlook: Outlook) -> float:
    return sum(often for card, often in outlook.cards if isinstance(card, Intruder))
