"""Threat cards as data: one vocabulary of effects, the 55 cards of the base game, and a deck of the expansion.

An effect is a small tagged struct. :mod:`.effects` carries it out, :mod:`.threat_text` puts it into words; what a card
does is written once, in ``data/threats.toml``.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from starboard.core.data import load
from starboard.games.space_alert.ship import STATIONS

Zones: TypeAlias = Literal["own", "all", "other_two", "red", "white", "blue", "red_and_blue"]
"""``own`` is the zone of the trajectory, or of the token of an internal threat; several zones go from left to right."""

CrewScope: TypeAlias = Literal[
    "own_station",
    "own_station_without_active_squad",
    "own_zone",
    "token_stations",
    "start_stations",
    "leaders_of_active_squads",
    "outside_white_upper",
    "ship",
]
"""Crew on the ship; a pilot in space never counts (SA-8.6)."""

ALL = 99
"""An amount that takes everything there is."""


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all effects."""


class Attack(Effect, frozen=True, tag="attack"):
    """An external attack: shields absorb, the rest becomes damage tokens (SA-11.5)."""

    strength: int | Literal["remaining_hp", "twice_remaining_hp"]
    zones: Zones = "own"
    ignore_shields: bool = False
    if_damage: int = 0
    """Only with at least this much damage on the card."""
    if_damage_below: int = ALL
    """Only with less than this much damage on the card."""


class FrontierAttack(Effect, frozen=True, tag="frontier_attack"):
    """An attack with a rule of The New Frontier."""

    strength: int
    zones: Zones = "own"
    plasmatic: bool = False
    """Where the shield absorbs nothing and there is damage, the crew of the zone is knocked out."""
    carrier: int = 0
    """So much weaker while a crew member is in space."""
    phased: int | None = None
    """The strength while it is phased out."""
    unless_rocket: bool = False
    """Only if no rocket has ever hit it."""


class Damage(Effect, frozen=True, tag="damage"):
    """Damage from inside: shields do not help (SA-11.8)."""

    amount: int
    zones: Zones | Literal["tokens"] = "own"
    """``tokens``: the zone of each of its tokens, once for each."""
    phased: int | None = None
    """The amount while it is phased out."""


class CountedDamage(Effect, frozen=True, tag="counted_damage"):
    """Damage from inside to its own zone, as much as there is of something (SA-11.16)."""

    count: Literal["central_energy", "crew_in_station", "three_per_rocket"]


class Heal(Effect, frozen=True, tag="heal"):
    """Remove damage from the card (SA-11.10)."""

    amount: int | Literal["half"]


class HurtSelf(Effect, frozen=True, tag="hurt_self"):
    """Put damage on its own card, shield or not (SA-19.12)."""

    amount: int


class Speed(Effect, frozen=True, tag="speed"):
    """A change of speed, from the next move on (SA-11.9)."""

    by: int


class ShieldBy(Effect, frozen=True, tag="shield"):
    """A change of the shield."""

    by: int


class ShieldTo(Effect, frozen=True, tag="set_shield"):
    """A new value of the shield."""

    to: int


class Reveal(Effect, frozen=True, tag="reveal"):
    """Weapons can target it from now on (SA-19.2)."""


class AttackAura(Effect, frozen=True, tag="attack_aura"):
    """A bonus to all attacks of all other external threats (SA-19.6)."""

    bonus: int


class ShieldAura(Effect, frozen=True, tag="shield_aura"):
    """A bonus to the shields of all external threats, itself included (SA-19.9)."""

    bonus: int


class Advance(Effect, frozen=True, tag="advance"):
    """All other external threats move outside their turn (SA-19.16)."""

    squares: int


class DrainShields(Effect, frozen=True, tag="drain_shields"):
    """Shields lose energy (SA-11.15)."""

    zones: Zones
    amount: int = ALL


class DrainReactors(Effect, frozen=True, tag="drain_reactors"):
    """Reactors lose energy."""

    zones: Zones
    amount: int = ALL


class TakeEnergy(Effect, frozen=True, tag="take_energy"):
    """The reactor of its zone loses energy; an empty one costs damage to the zone instead."""

    amount: int
    otherwise: int


class Overload(Effect, frozen=True, tag="overload"):
    """Central energy fills the white shield; what is left is lost and damages the white zone (D-23)."""


class Leak(Effect, frozen=True, tag="leak"):
    """All energy of the source is lost; each block damages the zone it was in (D-23)."""

    source: Literal["white_shield", "reactors"]


class LoseFuel(Effect, frozen=True, tag="lose_fuel"):
    """Fuel capsules are lost."""

    amount: int


class LoseRocket(Effect, frozen=True, tag="lose_rocket"):
    """Stored rockets are lost."""

    amount: int


class DisableStored(Effect, frozen=True, tag="disable_stored"):
    """The squad stored in the station becomes disabled, unless it was taken."""

    station: str


class Step(Effect, frozen=True, tag="move"):
    """The token moves one station (SA-11.11)."""

    to: Literal["left", "right", "other_deck"]
    when_phased_in: bool = False


class Jump(Effect, frozen=True, tag="jump"):
    """It changes to the next zone's trajectory on the same square, if that is long enough (The New Frontier)."""

    to: Literal["left", "right"]


class Seek(Effect, frozen=True, tag="seek"):
    """The token moves to the neighbouring station with most crew (SA-20.8)."""


class Spread(Effect, frozen=True, tag="spread"):
    """Slime grows along the lower deck (SA-20.13)."""

    to: Literal["left", "right"]


class GrowUp(Effect, frozen=True, tag="grow_up"):
    """It returns fire from now on (SA-20.4)."""


class Delay(Effect, frozen=True, tag="delay"):
    """The next turn of these crew members is delayed (SA-11.12)."""

    crew: CrewScope


class KnockOut(Effect, frozen=True, tag="knock_out"):
    """These crew members are out (SA-11.13)."""

    crew: CrewScope


class DoubleDamage(Effect, frozen=True, tag="double_damage"):
    """Each point of damage to these zones draws two tokens until it is repaired (SA-20.5)."""

    zones: Literal["red", "all"]


class DestroyShip(Effect, frozen=True, tag="destroy_ship"):
    """The mission is lost (SA-11.14)."""


class IfDamaged(Effect, frozen=True, tag="if_damaged"):
    """One of two effects, by whether there is damage on the card."""

    then: Step
    otherwise: Damage


AnyEffect: TypeAlias = (
    Attack
    | FrontierAttack
    | Damage
    | CountedDamage
    | Heal
    | HurtSelf
    | Speed
    | ShieldBy
    | ShieldTo
    | Reveal
    | AttackAura
    | ShieldAura
    | Advance
    | DrainShields
    | DrainReactors
    | TakeEnergy
    | Overload
    | Leak
    | LoseFuel
    | LoseRocket
    | DisableStored
    | Step
    | Jump
    | Seek
    | Spread
    | GrowUp
    | Delay
    | KnockOut
    | DoubleDamage
    | DestroyShip
    | IfDamaged
)

Severity: TypeAlias = Literal["common", "serious"]
CardDifficulty: TypeAlias = Literal["white", "yellow", "red"]


class ThreatCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A threat card. Values that are rare have defaults; each field that is a rule of its own cites its clause."""

    code: str
    severity: Severity
    difficulty: CardDifficulty
    speed: int
    hp: int | Literal["rockets"]
    """``rockets``: as many as are stored on board (SA-20.1)."""
    survived: int | None = None
    """Points when survived; none if its Z loses the mission."""
    destroyed: int
    x: list[AnyEffect] = []
    y: list[AnyEffect] = []
    z: list[AnyEffect] = []
    first_printing_speed: int | None = None
    """D-06."""

    # External threats.
    shield: int = 0
    rockets: Literal["yes", "never", "wasted", "always"] = "yes"
    """Can rockets target it? ``wasted`` on the Phantom Fighter (SA-19.2), ``always`` the Juggernaut (SA-19.15)."""
    double_tokens: bool = False
    """SA-19.4."""
    hidden_until_x: bool = False
    """SA-19.2."""
    hidden_at_range_3: bool = False
    """SA-19.11."""
    pulse_weakness: bool = False
    """SA-19.5."""
    cryoshield: bool = False
    """SA-19.3."""
    heavy_laser_immune: bool = False
    """SA-19.6."""
    most_per_step: int = ALL
    """SA-19.7."""
    explosion: int = 0
    """SA-19.10."""
    interceptor_bait: int = 0
    """The strength of interceptors that target it alone (SA-19.14)."""
    retaliates: int = 0
    """SA-19.12."""
    last_attack: int = 0
    """Strength of its last attack for each X or Y square reached (SA-19.13)."""

    # Internal threats.
    type: Literal["intruder", "malfunction"] | None = None
    start: list[str] = []
    """Stations of its tokens."""
    system: Literal["A", "B", "C"] | None = None
    """The letter a malfunction covers, which is also what repairs it."""
    returns_fire: bool = False
    joint_bonus: int = 0
    """Extra damage when all its stations were repaired in one turn (SA-20.15)."""
    joint_crew: int = 0
    """It is repaired only by so many crew members in one turn (SA-20.10)."""
    special: Literal["slime", "overheated", "fissure", "seeker", "contamination"] | None = None
    """A rule of its own, carried out by :mod:`.unique`."""

    # The New Frontier.
    phasing: bool = False
    """Phased in when it appears, then out and in by turns; phased out it moves, but nothing can hit it."""
    megashield: bool = False
    """Its shield drops by 1 after each step in which it was hit."""
    polarized: bool = False
    """The lasers' sum against it is halved, rounded up."""
    accelerates: int = 0
    """Its speed grows by so much at the end of every turn."""
    at_the_jump: bool = False
    """Still there at the jump, it performs Z then."""
    costly_repair: bool = False
    """The last repair takes 1 energy from the zone's reactor and has no effect without."""

    @property
    def internal(self) -> bool:
        """Whether it is an internal threat."""
        return self.type is not None

    @property
    def stations(self) -> list[int]:
        """The stations of its tokens as the engine counts them."""
        return [STATIONS.index(station) for station in self.start]


class _Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    threat: list[ThreatCard]


@cache
def deck(name: str = "threats") -> dict[str, ThreatCard]:
    """The cards of a file of ``data`` by code: ``threats`` is the base game."""
    return {card.code: card for card in load("starboard.games.space_alert", name, _Deck).threat}


CARDS: dict[str, ThreatCard] = deck()
"""Every threat card of the base game by code."""
NEW_FRONTIER: dict[str, ThreatCard] = deck("new_frontier")
"""The expansion's cards whose data is certain; in play only where they are switched on."""
LIBRARY: dict[str, ThreatCard] = CARDS | NEW_FRONTIER
"""Every card the engine knows."""


@cache
def only(special: str) -> str:
    """The code of the card whose rule this is."""
    (code,) = [code for code, card in LIBRARY.items() if card.special == special]
    return code


def card_of(code: str) -> ThreatCard:
    """The card of this code; ``KeyError`` if there is none."""
    return LIBRARY[code]
