"""The resolution round as plain data: a flight that is begun once and then played turn by turn.

The interface of the resolution round::

    flight = begin(plans, boards, threats, stacks)      # nothing is left to chance after this
    play_turn(flight, tell)                             # turn 1; again for 2 … 12 and the final step, 13
    play_turn(flight, tell, trips={2: orders.B})        # crew member 2 (from 0) says oops and does B (SA-6.3)
    flight.outcome                                      # FLYING, SURVIVED or LOST, with flight.lost_to
    scoring.score(flight)                               # the score sheet, after SURVIVED
    fly(flight)                                         # all the turns left, and nobody is told

``begin``, ``copy`` and the structs are here, ``play_turn`` and ``fly`` in :mod:`.turns`, ``score`` in :mod:`.scoring`.
Whoever wants to know passes ``tell``: it gets each event of :mod:`.flight_events` at its moment, the flight being as
the event says. Without it no event is even built: that is the fast way.

- ``plans``: one list of orders (:mod:`.orders`) per crew member in turn order, the captain first; shorter ones are
  filled with empty slots. ``flight.crew[i].slots[turn - 1]`` is the card of a turn; delays move it.
- ``boards``: the numbers (1 to 7) of the trajectories of red, white, blue and the internal threats.
- ``threats``: ``Announced(card, turn, zone)``; internal threats have no zone.
- ``stacks``: for each zone the order in which its damage tokens (:data:`.ship.TOKENS`) are drawn.
- a campaign adds ``carried`` (tokens on the ship from earlier flights, SA-18.4) and ``squads`` (stations that get one);
  a two-phase test run has ``last_turn=7`` and ends on turn 8 (SA-14.5).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starboard.core.copying import copier
from starboard.games.space_alert import ship
from starboard.games.space_alert.orders import NOTHING
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.threats import ThreatCard, card_of

FLYING, SURVIVED, LOST = "flying", "survived", "destroyed"

WAITING, IN_PLAY, DESTROYED, OUTLASTED = "waiting", "in-play", "destroyed", "survived"
"""Where a threat card is: not yet there, on its trajectory, with the captain, with the communications officer."""

NO_SQUAD, ACTIVE, DISABLED = range(3)
"""The battlebot squad of a crew member or of a storage place."""

SLIME, CONTAMINATION = 1, 2
"""What entering a station does, as bits: a delay, a knock-out."""


class Announced(msgspec.Struct, frozen=True):
    """A threat as it was announced: its card, its number and the zone of its trajectory (none for an internal one)."""

    card: str
    turn: int
    zone: int | None = None


class Crew(msgspec.Struct):
    """A crew member, human or android."""

    slots: list[int]
    """The order of each turn; ``slots[turn - 1]``."""
    station: int = ship.WHITE_UPPER
    """Where the figure is; :data:`.ship.SPACE` for the pilot of the interceptors."""
    squad: int = NO_SQUAD
    knocked_out: bool = False
    delayed: int = 0
    """The turn that has been delayed already: a turn is delayed only once (SA-6.5)."""


class Threat(msgspec.Struct):
    """A threat card with everything that lies on it."""

    card: str
    number: int
    zone: int
    """The place of its trajectory: a zone, or :data:`.ship.INTERNAL`."""
    speed: int
    shield: int
    hp: int
    status: str = WAITING
    square: int = 0
    reached: int = 0
    """How many letter squares of its trajectory it has reached or passed."""
    damage: int = 0
    tokens: list[int] = []
    """The stations of an internal threat's tokens."""
    hidden: bool = False
    """No weapon can target it yet (SA-19.2)."""
    cryoshield: bool = False
    returns_fire: bool = False
    attack_aura: int = 0
    """What it adds to the attacks of the others (SA-19.6)."""
    shield_aura: int = 0
    """What it adds to the shields of all (SA-19.9)."""
    rocketed: bool = False
    """A rocket has hit it."""
    joint: int = 0
    """Repairs of this turn that only count together: a bit for each station, or heads at the Nuclear Device."""


class Flight(msgspec.Struct):
    """The ship, its crew and what attacks it, between two turns of the resolution round."""

    crew: list[Crew]
    threats: list[Threat]
    """In ascending order of their numbers: the order in which they act (SA-11.1)."""
    boards: list[int]
    stacks: list[list[int]]
    """For each zone the damage tokens still to be drawn, the next one first."""
    rulings: Rulings = Rulings()
    last_turn: int = ship.LAST_TURN
    turn: int = 0
    """The turn played last."""
    outcome: str = FLYING
    lost_to: str | None = None
    """The card whose effect destroyed the ship (SA-4.6)."""

    damage: list[list[int]] = msgspec.field(default_factory=lambda: [[], [], []])
    """For each zone the damage tokens on the ship."""
    reactor: list[int] = msgspec.field(default_factory=ship.REACTOR_START.copy)
    reactor_capacity: list[int] = msgspec.field(default_factory=ship.REACTOR_CAPACITY.copy)
    shield: list[int] = msgspec.field(default_factory=ship.SHIELD_START.copy)
    shield_capacity: list[int] = msgspec.field(default_factory=ship.SHIELD_CAPACITY.copy)
    fuel: int = ship.SHIP.energy.fuel
    strength: list[int] = msgspec.field(default_factory=ship.STRENGTH.copy)
    """Of the weapon of each station."""
    pulse_range: int = ship.SHIP.weapons.pulse_range
    lift_broken: list[bool] = msgspec.field(default_factory=lambda: [False] * 3)
    weakened: list[bool] = msgspec.field(default_factory=lambda: [False] * 3)
    """Zones with structural damage from an earlier flight (SA-18.4)."""
    fissured: list[bool] = msgspec.field(default_factory=lambda: [False] * 3)
    """Zones whose damage the Fissure doubles (SA-20.5)."""
    rockets: int = ship.SHIP.weapons.rocket.stored
    """Stored in blue-lower."""
    rocket_launched: bool = False
    """A rocket is on square 1 of the track."""
    rocket_arriving: bool = False
    """A rocket is on square 2: it hits in the next computing of damage."""
    squads: list[int] = msgspec.field(default_factory=lambda: [NO_SQUAD] * 6)
    """The squad stored in each station."""
    blocked: list[int] = msgspec.field(default_factory=lambda: [0] * 18)
    """How many malfunctions cover a system: ``blocked[3 * station + letter]``, A is 0."""
    hazard: list[int] = msgspec.field(default_factory=lambda: [0] * 6)
    """What happens on entering each station: bits :data:`SLIME` and :data:`CONTAMINATION`."""
    attack_aura: int = 0
    shield_aura: int = 0
    pilot: int = -1
    """The crew member in space, or -1."""
    interceptors_lost: bool = False
    maintained: list[bool] = msgspec.field(default_factory=lambda: [False] * 3)
    """Computer maintenance by phase."""
    visual: list[int] = msgspec.field(default_factory=lambda: [0] * 3)
    """Points of visual confirmation by phase."""

    # What lasts for one turn only.
    fired: list[int] = msgspec.field(default_factory=lambda: [0] * 6)
    """Weapons fired this turn by station: 1, or 2 for a heroic shot."""
    lift_used: list[bool] = msgspec.field(default_factory=lambda: [False] * 3)
    intercepting: int = 0
    """The interceptors fire this turn: 1, or 2 with heroic battlebots."""
    looking: int = 0
    """Crew members at the window this turn."""


def begin(
    plans: Sequence[Sequence[int]],
    boards: Sequence[int],
    threats: Sequence[Announced],
    stacks: Sequence[Sequence[int]],
    *,
    carried: Sequence[Sequence[int]] = ((), (), ()),
    squads: Sequence[int] = ship.SQUAD_STATIONS,
    last_turn: int = ship.LAST_TURN,
    rulings: Rulings = Rulings(),  # noqa: B008  (frozen)
) -> Flight:
    """The ship before turn 1 (SA-4.1, SA-2.8), with what a campaign has left on it (SA-18.4)."""
    empty = [NOTHING] * last_turn
    flight = Flight(
        crew=[Crew(slots=(list(plan) + empty)[:last_turn]) for plan in plans],
        threats=[_threat(announced, rulings) for announced in _in_order(threats)],
        boards=list(boards),
        stacks=[list(stack) for stack in stacks],
        rulings=rulings,
        last_turn=last_turn,
    )
    for station in squads:
        flight.squads[station] = ACTIVE
    for zone, tokens in enumerate(carried):
        for token in tokens:
            carry_over(flight, zone, token)
    return flight


def _in_order(threats: Sequence[Announced]) -> list[Announced]:
    """Ascending numbers; with equal numbers external before internal (D-43)."""
    return sorted(threats, key=lambda announced: (announced.turn, announced.zone is None))


def _threat(announced: Announced, rulings: Rulings) -> Threat:
    card = card_of(announced.card)
    return Threat(
        card=card.code,
        number=announced.turn,
        zone=ship.INTERNAL if announced.zone is None else announced.zone,
        speed=speed_of(card, rulings),
        shield=card.shield,
        hp=0 if card.hp == "rockets" else card.hp,
        hidden=card.hidden_until_x,
        cryoshield=card.cryoshield,
        returns_fire=card.returns_fire,
    )


def speed_of(card: ThreatCard, rulings: Rulings) -> int:
    """The speed with which it appears (D-06)."""
    return card.first_printing_speed if rulings.first_printing and card.first_printing_speed else card.speed


def phased_out(flight: Flight, threat: Threat) -> bool:
    """A phasing threat is in when it appears, out the next turn, and so on."""
    return (flight.turn - threat.number) % 2 == 1 and card_of(threat.card).phasing


def place_token(flight: Flight, zone: int, token: int) -> None:
    """Lay a damage token on the ship: what it lowers is lowered from now on (SA-12.2)."""
    flight.damage[zone].append(token)
    if token == ship.UPPER_CANNON:
        flight.strength[zone] -= 1
    elif token == ship.LOWER_CANNON:
        if zone == ship.WHITE:
            flight.pulse_range -= 1
        else:
            flight.strength[zone + 3] -= 1
    elif token == ship.SHIELD_TOKEN:
        flight.shield_capacity[zone] -= 1
    elif token == ship.REACTOR_TOKEN:
        flight.reactor_capacity[zone] -= 1
    elif token == ship.GRAVOLIFT:
        flight.lift_broken[zone] = True


def carry_over(flight: Flight, zone: int, token: int) -> None:
    """A damage token from an earlier flight: less energy at the start, or a weak structure (SA-18.4, SA-18.8)."""
    place_token(flight, zone, token)
    if token == ship.SHIELD_TOKEN:
        flight.shield[zone] = max(0, min(flight.shield[zone] - 1, flight.shield_capacity[zone]))
    elif token == ship.REACTOR_TOKEN:
        flight.reactor[zone] = max(0, min(flight.reactor[zone] - 1, flight.reactor_capacity[zone]))
    elif token == ship.STRUCTURAL:
        flight.weakened[zone] = True


copy = copier(Flight)
"""An independent copy."""
