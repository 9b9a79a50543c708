"""The score sheet of a flight that came home (SA-15)."""

from __future__ import annotations

import msgspec

from starboard.games.space_alert.flight import DESTROYED, DISABLED, OUTLASTED, Flight
from starboard.games.space_alert.threats import card_of


class Score(msgspec.Struct, frozen=True):
    """Points by column; penalties are negative."""

    destroyed: int
    survived: int
    damage: int
    worst_zone: int
    knocked_out: int
    squads: int
    visual: int
    total: int

    @property
    def penalties(self) -> int:
        """All that counts against the crew, together."""
        return self.damage + self.worst_zone + self.knocked_out + self.squads


def disabled_squads(flight: Flight) -> int:
    """Squads that are disabled, led or stored (SA-15.2, SA-15.5)."""
    return [crew.squad for crew in flight.crew].count(DISABLED) + flight.squads.count(DISABLED)


def threat_points(flight: Flight) -> tuple[int, int]:
    """Points for destroyed and for survived threats (SA-15.1)."""
    destroyed = sum(card_of(threat.card).destroyed for threat in flight.threats if threat.status == DESTROYED)
    survived = sum(card_of(threat.card).survived or 0 for threat in flight.threats if threat.status == OUTLASTED)
    return destroyed, survived


def score(flight: Flight) -> Score:
    """The sheet for the state of the ship at the end; a lost mission has none (SA-1.4)."""
    destroyed, survived = threat_points(flight)
    tokens = [len(zone) for zone in flight.damage]
    damage, worst_zone = -sum(tokens), -max(tokens)
    knocked_out = -2 * sum(crew.knocked_out for crew in flight.crew)
    squads = -disabled_squads(flight)
    visual = sum(flight.visual)
    total = destroyed + survived + damage + worst_zone + knocked_out + squads + visual
    return Score(destroyed, survived, damage, worst_zone, knocked_out, squads, visual, total)
