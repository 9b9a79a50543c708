"""What happens at the table: briefing, action round, corrections, campaign; and with the flight, all that can happen.

What happens in a turn of the resolution round is in :mod:`.flight_events`.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from starboard.core.game import Event
from starboard.games.space_alert.action_cards import Card, Half
from starboard.games.space_alert.announcements import Announcement
from starboard.games.space_alert.flight_events import FlightEvent
from starboard.games.space_alert.moves import Role
from starboard.games.space_alert.options import Difficulty
from starboard.games.space_alert.scoring import Score
from starboard.games.space_alert.ship import Zone


class MissionPrepared(Event, frozen=True):
    """The table is set up for a mission (SA-2)."""

    anew: ClassVar[bool] = True

    number: int
    """Its place in a campaign; 1 otherwise."""
    common: Difficulty
    serious: Difficulty
    boards: list[int]


class Appointed(Event, frozen=True):
    """A role has a new holder."""

    role: Role
    crew: int


class AndroidSeated(Event, frozen=True):
    """An android has another place in the turn order."""

    android: int
    after: int


class SeatReady(Event, frozen=True):
    """A seat is ready to begin."""

    seat: int


class Said(Event, frozen=True):
    """The computer announces something (SA-3.9)."""

    announcement: Announcement


class ThreatDrawn(Event, frozen=True):
    """The threat card that belongs to an announcement."""

    threat: str
    turn: int
    zone: Zone | None = None
    serious: bool = False


class CardPlaced(Event, frozen=True):
    """A card lies in a slot. ``card`` is told only of androids, whose cards lie face up."""

    crew: int
    slot: int
    half: Half
    by: int
    """The seat that placed it."""
    card: Card | None = None


class CardTurned(Event, frozen=True):
    """A card in a slot was turned."""

    crew: int
    slot: int
    half: Half


class CardsSwapped(Event, frozen=True):
    """Two slots exchanged what lay in them."""

    crew: int
    slot: int
    other: int


class CardTakenBack(Event, frozen=True):
    """A slot is empty again."""

    crew: int
    slot: int


class PacketTaken(Event, frozen=True):
    """A seat has closed its phase and plans the next one (SA-3.6, SA-3.7)."""

    seat: int
    phase: int


class CardDrawn(Event, frozen=True):
    """Somebody drew a card for incoming data."""

    seat: int


class CardSeen(Event, frozen=True):
    """Which card it was that came: only for those who see it."""

    card: Card


class CardGiven(Event, frozen=True):
    """A card changed hands."""

    giver: int
    to: int


class Agreed(Event, frozen=True):
    """A seat would end the action round now, or no longer would."""

    seat: int
    agrees: bool


class CardsTold(Event, frozen=True):
    """A seat tells its cards from now on (SA-3.2), and whether it will follow what is proposed."""

    seat: int
    follows: bool = False


class PlanProposed(Event, frozen=True):
    """A seat has said how the crew might lay its cards (SA-3.2)."""

    seat: int


class ActionRoundOver(Event, frozen=True):
    """Planning is over; what lies in the slots counts (SA-1.3)."""

    early: bool
    mission: str


class Revealed(Event, frozen=True):
    """Everybody reveals the card of a turn (SA-6.1); ``.`` is an empty slot."""

    turn: int
    orders: list[str]
    """By crew member."""


class TripDeclared(Event, frozen=True):
    """Somebody laid a card wrong (SA-6.3)."""

    crew: int
    laid: str
    meant: str


class MissionScored(Event, frozen=True):
    """The score sheet (SA-15)."""

    score: Score


class Voted(Event, frozen=True):
    """A proposal in a campaign (SA-18.1)."""

    seat: int
    topic: str
    choice: str


class Decided(Event, frozen=True):
    """The most cautious proposal of a vote."""

    topic: str
    choice: str


class Recovered(Event, frozen=True):
    """A knocked-out crew member is back on his feet (SA-18.3)."""

    crew: int


class TokenRepaired(Event, frozen=True):
    """A damage token is gone from the ship (SA-18.3)."""

    crew: int
    zone: Zone
    token: str


class SquadMended(Event, frozen=True):
    """A disabled squad is repaired between missions (SA-18.3)."""

    crew: int


class SquadStored(Event, frozen=True):
    """The only squad goes to this station (SA-18.4)."""

    station: str


class CampaignScored(Event, frozen=True):
    """The campaign's total (SA-18.6)."""

    threats: int
    penalties: int
    visual: int
    total: int
    missions: int


TableEvent: TypeAlias = (
    MissionPrepared
    | Appointed
    | AndroidSeated
    | SeatReady
    | Said
    | ThreatDrawn
    | CardPlaced
    | CardTurned
    | CardsSwapped
    | CardTakenBack
    | PacketTaken
    | CardDrawn
    | CardSeen
    | CardGiven
    | Agreed
    | CardsTold
    | PlanProposed
    | ActionRoundOver
    | Revealed
    | TripDeclared
    | MissionScored
    | Voted
    | Decided
    | Recovered
    | TokenRepaired
    | SquadMended
    | SquadStored
    | CampaignScored
)

AnyEvent: TypeAlias = TableEvent | FlightEvent
