"""What happens during the flight, fine enough to animate and to explain. All of it is public.

Power and strength are in half points, so that ½ stays a whole number (GT-6.17).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from starboard.core.game import Event, Seat
from starboard.games.galaxy_trucker.cards import Criterion, Deck, Good, HitKind, LeftOrRight, SideName
from starboard.games.galaxy_trucker.ship.boards import Coordinates


class CardTurned(Event, frozen=True, kw_only=True):
    """The leader turns the next card (GT-6.1)."""

    card: str
    number: int
    of: int
    leader: Seat


class NoEffect(Event, frozen=True, kw_only=True):
    """The card does nothing because one ship flies alone (GT-8.12, GT-8.14)."""

    card: str


class Powered(Event, frozen=True, kw_only=True):
    """A battery token goes into a device (GT-6.7)."""

    seat: Seat
    row: int
    column: int
    battery: Coordinates
    left: int
    """Tokens left on the battery component."""


class SunPowered(Event, frozen=True, kw_only=True):
    """A solar panel powers a device connected to it (ABE-3.1.1)."""

    seat: Seat
    row: int
    column: int
    panel: Coordinates


class TokenSpared(Event, frozen=True, kw_only=True):
    """A techie powers a device for nothing (BX-2.8)."""

    seat: Seat
    row: int
    column: int


class Negotiated(Event, frozen=True, kw_only=True):
    """A diplomat keeps harm away and leaves the ship (BX-2.8)."""

    seat: Seat


class WokeUp(Event, frozen=True, kw_only=True):
    """A sleeper moves from a stasis chamber into a cabin (BX-2.2)."""

    seat: Seat
    row: int
    column: int
    left: int
    """How many still sleep aboard."""


class Activated(Event, frozen=True, kw_only=True):
    """The crewbots of a station are awake for the rest of the card (ABE-3.5.1)."""

    seat: Seat
    row: int
    column: int
    bots: int


class Mustered(Event, frozen=True, kw_only=True):
    """A crew whose size is not the number of its figures: crewbots count, the armed count twice (ABE-3.7.3)."""

    seat: Seat
    crew: int
    bots: int
    armed: int
    """Crew and bots that count twice."""
    total: int


class Shifted(Event, frozen=True, kw_only=True):
    """Thrusters fire to a side: for this ship the attack comes along another line (ABE-3.2.4)."""

    seat: Seat
    was: int
    line: int
    direction: SideName


class StartRolled(Event, frozen=True, kw_only=True):
    """A cylinder: a side attack that was shifted onto a row gets its start column (ABE-4.2.15)."""

    die: int
    start: int


class Declared(Event, frozen=True, kw_only=True):
    """A ship's engine or cannon power with its sum, in half points (GT-6.5, GT-6.6)."""

    seat: Seat
    what: Literal["engines", "cannons"]
    singles: int
    doubles: int
    pairs: int = 0
    """Pairs of defense systems (ABE-3.6.2)."""
    alien: int
    total: int


class Moved(Event, frozen=True, kw_only=True):
    """A rocket goes from space to space; a gap between two stops is a ship that was jumped (GT-6.3)."""

    seat: Seat
    start: int
    stops: tuple[int, ...]
    forward: bool
    gap: int
    """Days behind the leader, now."""


class Rolled(Event, frozen=True, kw_only=True):
    """The dice name the column or row of a hit (GT-7.1)."""

    by: Seat
    hit: HitKind
    side: SideName
    dice: tuple[int, ...]
    line: int
    """The printed row or column; on a cylinder 0 for a die that names no row (ABE-4.2.4)."""
    at: tuple[Seat, ...]
    """The ships it flies at."""
    start: int = 0
    """A cylinder: the column in which a side attack starts; 0 for none (ABE-4.2.5)."""


class Missed(Event, frozen=True, kw_only=True):
    """Nothing of the ship stands in the line (GT-7.1)."""

    seat: Seat
    hit: HitKind
    side: SideName
    line: int


class Aimed(Event, frozen=True, kw_only=True):
    """The component the hit meets first (GT-7.1)."""

    seat: Seat
    hit: HitKind
    side: SideName
    row: int
    column: int
    tile: str


class Bounced(Event, frozen=True, kw_only=True):
    """A small meteor bounces off a side without exposed connector (GT-7.3), anything off armour (ABE-3.8.1)."""

    seat: Seat
    row: int
    column: int
    off: Literal["smooth", "armour", "join"] = "smooth"


class Shielded(Event, frozen=True, kw_only=True):
    """A powered shield stops the hit (GT-7.3, GT-7.6)."""

    seat: Seat
    row: int
    column: int
    cost: int = 0
    """Battery tokens that it took."""


class ShotDown(Event, frozen=True, kw_only=True):
    """A cannon shoots a large meteor (GT-7.4)."""

    seat: Seat
    row: int
    column: int
    cost: int = 0
    """Battery tokens that it took."""


class Destroyed(Event, frozen=True, kw_only=True):
    """A component is destroyed with all that is on it (GT-6.18)."""

    seat: Seat
    row: int
    column: int
    tile: str


class BrokeApart(Event, frozen=True, kw_only=True):
    """The ship is in several pieces; the owner will keep one (GT-6.12)."""

    seat: Seat
    pieces: tuple[tuple[Coordinates, ...], ...]


class FellOff(Event, frozen=True, kw_only=True):
    """Components that no longer hold go to the lost pile (GT-6.12)."""

    seat: Seat
    squares: tuple[Coordinates, ...]
    tiles: tuple[str, ...]


class CrewLost(Event, frozen=True, kw_only=True):
    """A figure is gone (GT-6.9)."""

    seat: Seat
    row: int
    column: int
    who: Literal["human", "purple", "brown", "cyan"]


class AlienLost(Event, frozen=True, kw_only=True):
    """An alien without life support is lost (GT-6.13)."""

    seat: Seat
    row: int
    column: int
    alien: Literal["purple", "brown", "cyan"]


class GoodLost(Event, frozen=True, kw_only=True):
    """A cube is taken (GT-6.10)."""

    seat: Seat
    row: int
    column: int
    good: Good


class TokenLost(Event, frozen=True, kw_only=True):
    """A battery token is taken for a missing cube (GT-6.10)."""

    seat: Seat
    row: int
    column: int
    left: int


class NothingToLose(Event, frozen=True, kw_only=True):
    """There was nothing (more) to take (GT-6.10, GT-8.21)."""

    seat: Seat


class Landed(Event, frozen=True, kw_only=True):
    """A ship lands on a planet (GT-8.3)."""

    seat: Seat
    planet: int


class Passed(Event, frozen=True, kw_only=True):
    """A ship leaves what the card offers, because it wants to or because it can't have it."""

    seat: Seat
    card: str
    unable: bool = False


class Claimed(Event, frozen=True, kw_only=True):
    """A ship takes a derelict or the reward of a beaten enemy (GT-8.4 ... GT-8.6)."""

    seat: Seat
    card: str


class Earned(Event, frozen=True, kw_only=True):
    """Credits are paid out; ``balance`` is what the player owns now."""

    seat: Seat
    credits: int
    balance: int


class Offered(Event, frozen=True, kw_only=True):
    """Goods lie in the loading bay (GT-6.11)."""

    seat: Seat
    goods: tuple[Good, ...]


class Stowed(Event, frozen=True, kw_only=True):
    """A cube is put into a hold (GT-6.11)."""

    seat: Seat
    good: Good
    row: int
    column: int


class Unloaded(Event, frozen=True, kw_only=True):
    """A cube is taken out of a hold (GT-6.11)."""

    seat: Seat
    good: Good
    row: int
    column: int


class Carried(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A cube's way: without a place it comes from the loading bay, or is thrown away."""

    good: Good
    start: Coordinates | None = None
    end: Coordinates | None = None


class Arranged(Event, frozen=True, kw_only=True):
    """All goods are arranged at one time (GT-6.11)."""

    seat: Seat
    cubes: tuple[Carried, ...]
    """Those that do not stay where they were."""


class LeftBehind(Event, frozen=True, kw_only=True):
    """What was not stowed is lost (GT-6.11)."""

    seat: Seat
    goods: tuple[Good, ...]


class Attacked(Event, frozen=True, kw_only=True):
    """An enemy's strength against a ship's cannon power, both in half points (GT-8.6)."""

    seat: Seat
    card: str
    strength: int
    power: int
    outcome: Literal["wins", "draws", "loses"]


class Compared(Event, frozen=True, kw_only=True):
    """All ships are compared; the worst one is hit, the one ahead on a tie (GT-8.11, GT-8.14)."""

    criterion: Criterion
    order: tuple[Seat, ...]
    values: tuple[int, ...]
    """By ``order``; power in half points, crew in figures."""
    worst: Seat
    tie: bool
    line: int = 0
    """The line of the combat zone, counted from 1; 0 for sabotage."""


class Counted(Event, frozen=True, kw_only=True):
    """The exposed connectors of all ships, by flight order (GT-8.2)."""

    order: tuple[Seat, ...]
    exposed: tuple[int, ...]


class SabotageRolled(Event, frozen=True, kw_only=True):
    """A saboteur's try: the dice of the column, the dice of the row (GT-8.14)."""

    seat: Seat
    attempt: int
    column_dice: tuple[int, ...]
    row_dice: tuple[int, ...]
    column: int
    row: int
    found: bool


class LeftFlight(Event, frozen=True, kw_only=True):
    """A ship gives up (GT-9.1, GT-9.2)."""

    seat: Seat
    why: Literal["choice", "no-humans", "no-engines", "lapped"]


class WillFlyOn(Event, frozen=True, kw_only=True):
    """A player is ready for the next card, or for all that follow (GT-9.2)."""

    seat: Seat
    standing: bool = False


class OrderWithdrawn(Event, frozen=True, kw_only=True):
    """A player wants to be asked again before the next card (GT-9.2)."""

    seat: Seat


class FlightOver(Event, frozen=True, kw_only=True):
    """The flight has ended; the ships that finished, by order (GT-6.1)."""

    finishers: tuple[Seat, ...]


class Settled(Event, frozen=True, kw_only=True):
    """One player's result of a flight, step by step (GT-10.9)."""

    seat: Seat
    place: int
    """Counted from 1; 0 for a ship that did not finish."""
    finish: int
    looks: int
    exposed: int
    worth: int
    """What the goods are worth."""
    goods: int
    """What they brought in: half for a ship that gave up."""
    extras: int = 0
    """What luxury passengers pay, and a manager's fee (BX-2.1, BX-2.8)."""
    team: int = 0
    """What specialists have brought in just before; told by them."""
    lost: int
    """Components in the lost pile."""
    cost: int
    """What they cost, after the maximum."""
    cap: int | None
    """The maximum, if the ship has one."""
    paid: int
    """What was paid: the rest is forgiven (GT-1.4)."""
    before: int
    after: int


class SawSettlement(Event, frozen=True, kw_only=True):
    """A player has looked at the settlement (GT-10.9)."""

    seat: Seat


# --- Another Big Expansion: adventures ---------------------------------------------------------------------


class CardsAdded(Event, frozen=True, kw_only=True):
    """Cards of another deck are put unseen on top of the flight's cards (ABE-5.2)."""

    card: str
    deck: Deck
    number: int


class Fastest(Event, frozen=True, kw_only=True):
    """The ship with the most engine power meets the meteors, the one ahead on a tie (ABE-5.7)."""

    order: tuple[Seat, ...]
    values: tuple[int, ...]
    """By ``order``, in half points."""
    fastest: Seat
    tie: bool


class Exploded(Event, frozen=True, kw_only=True):
    """Components explode at the same time: bombs, or a radiating chain (ABE-5.9, ABE-6.5.2)."""

    seat: Seat
    squares: tuple[Coordinates, ...]


class Hired(Event, frozen=True, kw_only=True):
    """A human comes aboard (ABE-5.6)."""

    seat: Seat
    row: int
    column: int


class Approached(Event, frozen=True, kw_only=True):
    """A ship wants to visit a place that shoots (ABE-5.5)."""

    seat: Seat
    card: str


class DidWithout(Event, frozen=True, kw_only=True):
    """Of five players the second to win or visit gets one goods block less (ABE-8.4.1)."""

    seat: Seat
    good: Good


class IntruderRolled(Event, frozen=True, kw_only=True):
    """The dice name the column or row of entry (ABE-6.1.1)."""

    by: Seat
    card: str
    side: SideName
    dice: tuple[int, ...]
    line: int
    start: int
    """A cylinder: the column in which it starts from the side, else 0 (ABE-4.2.13)."""
    at: tuple[Seat, ...]


class NoWayIn(Event, frozen=True, kw_only=True):
    """Nothing of the ship stands in the line: nobody enters (ABE-6.2.1)."""

    seat: Seat
    card: str
    side: SideName
    line: int


class ScaredOff(Event, frozen=True, kw_only=True):
    """The entry is defended: nobody enters, and nothing is paid (ABE-6.2.2, ABE-6.6.2)."""

    seat: Seat
    card: str
    row: int
    column: int
    tile: str


class Intruding(Event, frozen=True, kw_only=True):
    """What an intruder does, and where: the component it stands on."""

    seat: Seat
    card: str
    hand: LeftOrRight
    step: int
    """Counted from 1, which is the entry (ABE-6.3.1)."""
    row: int
    column: int
    tile: str


class IntruderStepped(Intruding, frozen=True, kw_only=True):
    """A step; without any join it stays where it is (ABE-6.3.4 ... ABE-6.3.6)."""

    heading: SideName
    """The side of the ship it is heading for."""


class BombPlanted(Intruding, frozen=True, kw_only=True):
    """A leg is done: a bomb lies here (ABE-6.5.1)."""


class IntruderKilled(Intruding, frozen=True, kw_only=True):
    """It has stepped onto a defended component (ABE-6.2.4)."""


class IntruderLeft(Intruding, frozen=True, kw_only=True):
    """All steps are done: it leaves, and nothing is paid (ABE-6.3.7)."""


FlightEvent: TypeAlias = (
    CardTurned
    | NoEffect
    | Powered
    | SunPowered
    | Activated
    | TokenSpared
    | Negotiated
    | WokeUp
    | Mustered
    | Shifted
    | StartRolled
    | Declared
    | Moved
    | Rolled
    | Missed
    | Aimed
    | Bounced
    | Shielded
    | ShotDown
    | Destroyed
    | BrokeApart
    | FellOff
    | CrewLost
    | AlienLost
    | GoodLost
    | TokenLost
    | NothingToLose
    | Landed
    | Passed
    | Claimed
    | Earned
    | Offered
    | Stowed
    | Unloaded
    | Arranged
    | LeftBehind
    | Attacked
    | Compared
    | Counted
    | SabotageRolled
    | LeftFlight
    | WillFlyOn
    | OrderWithdrawn
    | FlightOver
    | Settled
    | SawSettlement
    | CardsAdded
    | Fastest
    | Exploded
    | Hired
    | Approached
    | DidWithout
    | IntruderRolled
    | NoWayIn
    | ScaredOff
    | IntruderStepped
    | BombPlanted
    | IntruderKilled
    | IntruderLeft
)
