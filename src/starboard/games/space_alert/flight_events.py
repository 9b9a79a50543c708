"""What happens in the resolution round, fine enough to animate and to explain.

Crew members are counted from 0 in turn order, threats are named by their card, stations, zones and damage tokens by
name, orders by their token.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from starboard.core.game import Event
from starboard.games.space_alert.orders import Order
from starboard.games.space_alert.ship import Letter, Place, StationName, Token, Zone

Weapon: TypeAlias = StationName | Literal["rocket", "interceptors"]
"""A cannon by its station, a rocket, the interceptors."""
How: TypeAlias = Literal["arrow", "lift", "heroic", "launch", "return"]
Why: TypeAlias = Literal[
    "edge",
    "there",
    "fired",
    "no-energy",
    "nothing-to-move",
    "no-fuel",
    "maintained",
    "no-rocket",
    "rocket-launched",
    "squad-active",
    "no-squad-stored",
    "no-active-squad",
    "no-intruder",
    "interceptors-away",
    "irreparable",
]
"""Why a card does nothing."""
Changed: TypeAlias = Literal[
    "speed",
    "shield",
    "revealed",
    "grown",
    "attack-aura",
    "shield-aura",
    "healed",
    "cryoshield",
    "double-red",
    "double-all",
]


class Shot(msgspec.Struct, frozen=True):
    """One weapon's part of the damage to a threat."""

    weapon: Weapon
    strength: int


# --- the turn ---------------------------------------------------------------------------------------------


class TurnBegins(Event, frozen=True, kw_only=True):
    """A turn of the resolution round; the last one is the final step (SA-4.3)."""

    turn: int
    final: bool = False


class ThreatAppeared(Event, frozen=True, kw_only=True):
    """A threat's number goes to the first square of its trajectory (SA-5.1)."""

    threat: str
    number: int
    zone: Zone | None
    square: int
    stations: list[StationName]


class ComputerCheck(Event, frozen=True, kw_only=True):
    """After turns 2, 5 and 9 (SA-13.1)."""

    phase: int
    passed: bool


class ShipJumped(Event, frozen=True, kw_only=True):
    """The ship jumps: success (SA-14.3)."""


class ShipLost(Event, frozen=True, kw_only=True):
    """The mission ends at this instant (SA-4.6)."""

    threat: str
    turn: int


# --- crew -------------------------------------------------------------------------------------------------


class CardPlayed(Event, frozen=True, kw_only=True):
    """A crew member carries out the card of the turn."""

    crew: int
    order: Order


class Tripped(Event, frozen=True, kw_only=True):
    """Oops: the card was laid wrong, this is what was meant (SA-6.3)."""

    crew: int
    order: Order


class Delayed(Event, frozen=True, kw_only=True):
    """A crew member's turn is delayed (SA-6.4)."""

    crew: int
    turn: int
    cause: str
    """``lift``, ``slime``, ``trip``, ``computer``, ``space`` or the card of a threat."""
    lost: Order | None = None
    """The order pushed beyond the last slot."""


class CrewMoved(Event, frozen=True, kw_only=True):
    """A figure changes place."""

    crew: int
    start: Place
    end: Place
    how: How


class KnockedOut(Event, frozen=True, kw_only=True):
    """A crew member is out for the rest of the mission (SA-11.13)."""

    crew: int
    threat: str


class NoEffect(Event, frozen=True, kw_only=True):
    """A card that does nothing here and now (SA-7.16)."""

    crew: int
    why: Why


class WeaponFired(Event, frozen=True, kw_only=True):
    """A cannon is marked as fired (SA-7.5, SA-7.6)."""

    crew: int
    station: StationName
    strength: int
    energy: int
    """What is left in the reactor it drew from; -1 for a light laser."""


class EnergyMoved(Event, frozen=True, kw_only=True):
    """Energy flows from a reactor, or from a fuel capsule, to where it is needed (SA-7.8 to SA-7.10)."""

    crew: int
    source: str
    """``reactor`` of a zone or ``fuel``: ``red-reactor``, ``fuel``."""
    target: str
    amount: int
    bonus: int = 0
    level: int
    """What the target holds now."""


class Maintained(Event, frozen=True, kw_only=True):
    """Computer maintenance of a phase is done (SA-7.11)."""

    crew: int
    phase: int


class RocketLaunched(Event, frozen=True, kw_only=True):
    """A rocket goes to square 1 of its track (SA-7.12)."""

    crew: int
    left: int


class RocketMoved(Event, frozen=True, kw_only=True):
    """The rocket goes to square 2 (SA-11.4)."""


class Looked(Event, frozen=True, kw_only=True):
    """A crew member at the window (SA-7.13)."""

    crew: int


class VisualConfirmed(Event, frozen=True, kw_only=True):
    """What the crew at the window saw this turn."""

    phase: int
    crew: int
    """How many."""
    points: int
    best: int
    """The phase's value now."""


class SquadTaken(Event, frozen=True, kw_only=True):
    """A crew member takes a stored squad (SA-8.1)."""

    crew: int
    station: StationName
    active: bool


class SquadRepaired(Event, frozen=True, kw_only=True):
    """A disabled squad works again (SA-8.1)."""

    crew: int


class SquadDisabled(Event, frozen=True, kw_only=True):
    """A squad is disabled: led by a crew member, or stored in a station."""

    crew: int | None = None
    station: StationName | None = None
    threat: str


class IntruderHit(Event, frozen=True, kw_only=True):
    """Battlebots attack an intruder (SA-8.3)."""

    crew: int
    threat: str
    station: StationName
    damage: int
    hp: int


class Repaired(Event, frozen=True, kw_only=True):
    """A malfunction is worked on (SA-7.1); no crew member for the extra of joint repairs (SA-20.15)."""

    crew: int | None
    threat: str
    amount: int
    damage: int
    hp: int


class JointRepair(Event, frozen=True, kw_only=True):
    """One of several crew members who must repair in the same turn (SA-20.10)."""

    crew: int
    threat: str
    count: int
    needed: int


# --- computing damage ---------------------------------------------------------------------------------------


class DamageComputed(Event, frozen=True, kw_only=True):
    """All weapons on one threat: summands, shield, result (SA-10.8)."""

    threat: str
    shots: list[Shot]
    shield: int
    dealt: int
    damage: int
    """On the card now."""
    hp: int
    why: Literal["cryoshield", "swarm", "pulse", "polarized"] | None = None
    """A rule that changed the sum."""


class NoTarget(Event, frozen=True, kw_only=True):
    """A weapon that finds nothing to hit."""

    weapon: Weapon


class ThreatDestroyed(Event, frozen=True, kw_only=True):
    """The captain gets the card (SA-10.9)."""

    threat: str
    points: int


class ThreatDamaged(Event, frozen=True, kw_only=True):
    """Damage from something other than weapons: the Tanker's explosion, Nemesis itself, a lost rocket."""

    threat: str
    amount: int
    damage: int
    hp: int
    cause: str


# --- threats --------------------------------------------------------------------------------------------------


class ThreatMoved(Event, frozen=True, kw_only=True):
    """A threat moves on its trajectory (SA-11.1)."""

    threat: str
    start: int
    end: int


class ThreatJumped(Event, frozen=True, kw_only=True):
    """A threat changes to another zone's trajectory (The New Frontier)."""

    threat: str
    zone: Zone
    square: int


class ThreatAction(Event, frozen=True, kw_only=True):
    """A threat performs a letter."""

    threat: str
    letter: Letter


class ThreatSurvived(Event, frozen=True, kw_only=True):
    """The communications officer gets the card (SA-11.2)."""

    threat: str
    points: int


class SpecialAttack(Event, frozen=True, kw_only=True):
    """An attack at the end of computing damage: a destroyed asteroid or a damaged Nemesis (SA-10.13)."""

    threat: str


class ZoneHit(Event, frozen=True, kw_only=True):
    """An attack on a zone, or damage from inside (SA-11.5, SA-11.8)."""

    threat: str
    zone: Zone
    strength: int
    bonus: int = 0
    """The Scout's part of the strength."""
    absorbed: int = 0
    times: int = 1
    """How many tokens each point draws (SA-12.4)."""
    tokens: int
    inside: bool = False


class DamageToken(Event, frozen=True, kw_only=True):
    """A damage token is drawn and works at once (SA-12.1)."""

    zone: Zone
    token: Token
    lost: int = 0
    """Energy lost with the capacity."""


class EnergyLost(Event, frozen=True, kw_only=True):
    """Energy or fuel goes to the bank (SA-11.15)."""

    source: str
    amount: int
    left: int


class EnergyShifted(Event, frozen=True, kw_only=True):
    """Crossed Wires push energy from the central reactor into the shield."""

    source: str
    target: str
    amount: int


class RocketLost(Event, frozen=True, kw_only=True):
    """A stored rocket is gone."""

    left: int


class ThreatChanged(Event, frozen=True, kw_only=True):
    """Speed, shield or another standing of a threat changes."""

    threat: str
    what: Changed
    value: int = 0


class TokenMoved(Event, frozen=True, kw_only=True):
    """An intruder's token moves (SA-11.11)."""

    threat: str
    start: StationName
    end: StationName


class TokenPlaced(Event, frozen=True, kw_only=True):
    """Slime spreads to a station (SA-20.13)."""

    threat: str
    station: StationName


class TokenRemoved(Event, frozen=True, kw_only=True):
    """A token of Slime or Contamination is gone."""

    threat: str
    station: StationName


FlightEvent: TypeAlias = (
    TurnBegins
    | ThreatAppeared
    | ComputerCheck
    | ShipJumped
    | ShipLost
    | CardPlayed
    | Tripped
    | Delayed
    | CrewMoved
    | KnockedOut
    | NoEffect
    | WeaponFired
    | EnergyMoved
    | Maintained
    | RocketLaunched
    | RocketMoved
    | Looked
    | VisualConfirmed
    | SquadTaken
    | SquadRepaired
    | SquadDisabled
    | IntruderHit
    | Repaired
    | JointRepair
    | DamageComputed
    | NoTarget
    | ThreatDestroyed
    | ThreatDamaged
    | ThreatMoved
    | ThreatJumped
    | ThreatAction
    | ThreatSurvived
    | SpecialAttack
    | ZoneHit
    | DamageToken
    | EnergyLost
    | EnergyShifted
    | RocketLost
    | ThreatChanged
    | TokenMoved
    | TokenPlaced
    | TokenRemoved
)
