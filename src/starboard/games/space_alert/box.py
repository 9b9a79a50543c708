"""The box: ship, trajectories, threats and cards, for boards to draw.

Stations, zones and damage tokens are numbers in views: their places in the lists here. Scripts are only named: what a
mission has in store is a secret while it is flown.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

import msgspec

from starboard.core import game
from starboard.games.space_alert import systems
from starboard.games.space_alert.action_cards import Card, action_deck, half, heroic_deck, is_heroic
from starboard.games.space_alert.battlebots import launch, squad
from starboard.games.space_alert.deck_words import deck_texts
from starboard.games.space_alert.missions import Group, scripts
from starboard.games.space_alert.moves import ROLES, Role
from starboard.games.space_alert.orders import Order
from starboard.games.space_alert.ship import (
    LETTER_SQUARES,
    LETTERS,
    PLACES,
    SHIP,
    SQUAD_STATIONS,
    START_SQUARE,
    STATIONS,
    STRENGTH,
    TOKENS,
    ZONES,
    Energy,
    Token,
    Turns,
    Visual,
    Weapons,
    Zone,
    neighbour,
    other_deck,
)
from starboard.games.space_alert.state import Topic
from starboard.games.space_alert.threat_text import card_text
from starboard.games.space_alert.threats import CARDS, ThreatCard
from starboard.games.space_alert.voting import CHOICES
from starboard.games.space_alert.weapons import PULSE, REACH

SystemName: TypeAlias = Literal[
    "heavy-laser",
    "light-laser",
    "pulse-cannon",
    "shield",
    "reactor",
    "fuel",
    "interceptors",
    "computer",
    "battlebots",
    "window",
    "rockets",
]

_NAMES: dict[systems.System, SystemName] = {
    systems.fire: "heavy-laser",
    systems.fire_light: "light-laser",
    systems.charge: "shield",
    systems.fill: "reactor",
    systems.refuel: "fuel",
    launch: "interceptors",
    systems.maintain: "computer",
    squad: "battlebots",
    systems.look: "window",
    systems.launch_rocket: "rockets",
}


class Station(msgspec.Struct, frozen=True, kw_only=True):
    """A station, what A, B and C do there, and the ways out of it."""

    id: str
    zone: Zone
    deck: Literal["upper", "lower"]
    a: SystemName
    b: SystemName
    c: SystemName
    strength: int
    """Of the cannon that A fires, undamaged."""
    squad: bool
    """Whether battlebots are stored here."""
    lift: str
    """The station at the other end of the gravolift."""
    red: str | None
    """Through the door towards red; none at the edge of the ship."""
    blue: str | None


class Square(msgspec.Struct, frozen=True, kw_only=True):
    """A square of a trajectory."""

    square: int
    letter: Literal["X", "Y", "Z"] | None
    range: int
    """How far from the ship: 1, 2 or 3 (SA-10.2)."""


class Track(msgspec.Struct, frozen=True, kw_only=True):
    """A trajectory board."""

    number: int
    squares: list[Square]
    """From where threats appear to the ship."""


class ActionCard(msgspec.Struct, frozen=True, kw_only=True):
    """An action card: its two halves as orders."""

    card: Card
    action: Order
    movement: Order
    heroic: bool
    copies: int


class Mission(msgspec.Struct, frozen=True, kw_only=True):
    """A script, as far as everybody may know it before it is flown."""

    id: str
    code: str
    """What stands on its sheet."""
    group: Group
    phases: int


class Box(game.Box, frozen=True, kw_only=True):
    """What lies on the table before the mission (SA-2.8)."""

    zones: tuple[Zone, ...]
    stations: list[Station]
    places: tuple[str, ...]
    """The stations, and space beside them."""
    energy: Energy
    weapons: Weapons
    visual: Visual
    turns: Turns
    tokens: tuple[Token, ...]
    """Every zone has one of each."""
    trajectories: list[Track]
    threats: list[ThreatCard]
    """An amount of 99 is all there is."""
    actions: list[ActionCard]
    missions: list[Mission]
    roles: tuple[Role, ...]
    votes: dict[Topic, tuple[str, ...]]
    """What can be proposed between two missions of a campaign, from the most cautious to the boldest (SA-18.1)."""


def box() -> Box:
    """All of it."""
    return Box(
        cards=[*map(card_text, CARDS), *deck_texts()],
        zones=ZONES,
        stations=[_station(number) for number in range(len(STATIONS))],
        places=PLACES,
        energy=SHIP.energy,
        weapons=SHIP.weapons,
        visual=SHIP.visual,
        turns=SHIP.turns,
        tokens=TOKENS,
        trajectories=[_track(number) for number in range(1, len(START_SQUARE))],
        threats=list(CARDS.values()),
        actions=[_action_card(name, copies) for name, copies in Counter([*action_deck(), *heroic_deck()]).items()],
        missions=[Mission(id=one.id, code=one.code, group=one.group, phases=one.phases) for one in scripts().values()],
        roles=ROLES,
        votes=CHOICES,
    )


def _station(number: int) -> Station:
    a, b, c = (_NAMES[row[number]] for row in systems.SYSTEMS)
    red, blue = neighbour(number, -1), neighbour(number, 1)
    return Station(
        id=STATIONS[number],
        zone=ZONES[number % len(ZONES)],
        deck="upper" if number < len(ZONES) else "lower",
        a="pulse-cannon" if STATIONS[number] == PULSE else a,
        b=b,
        c=c,
        strength=STRENGTH[number],
        squad=number in SQUAD_STATIONS,
        lift=STATIONS[other_deck(number)],
        red=None if red == number else STATIONS[red],
        blue=None if blue == number else STATIONS[blue],
    )


def _track(number: int) -> Track:
    letters = {square: LETTERS[letter] for square, letter in LETTER_SQUARES[number]}
    return Track(
        number=number,
        squares=[
            Square(
                square=square,
                letter=letters.get(square),
                range=next(reach for reach, farthest in enumerate(REACH) if square <= farthest),
            )
            for square in range(START_SQUARE[number], 0, -1)
        ],
    )


def _action_card(name: Card, copies: int) -> ActionCard:
    action, movement = half(name, "action"), half(name, "movement")
    return ActionCard(card=name, action=action, movement=movement, heroic=is_heroic(name), copies=copies)  # type: ignore[arg-type]
