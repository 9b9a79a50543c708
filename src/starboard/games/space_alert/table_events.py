"""What happens at the table outside the resolution itself: briefing, action round, corrections, campaign."""

from __future__ import annotations

from typing import TypeAlias

from starboard.core.game import Event
from starboard.games.space_alert.action_cards import Card, Half
from starboard.games.space_alert.announcements import Saying
from starboard.games.space_alert.missions import Zone
from starboard.games.space_alert.moves import Role
from starboard.games.space_alert.options import Difficulty


class MissionPrepared(Event, frozen=True, tag=True):
    """The table is set up for a mission (SA-2)."""

    number: int
    """Its place in a campaign; 1 otherwise."""
    common: Difficulty
    serious: Difficulty
    boards: list[int]


class Appointed(Event, frozen=True, tag=True):
    """A role has a new holder."""

    role: Role
    crew: int


class AndroidSeated(Event, frozen=True, tag=True):
    """An android has another place in the turn order."""

    android: int
    after: int


class SeatReady(Event, frozen=True, tag=True):
    """A seat is ready to begin."""

    seat: int


class Said(Event, frozen=True, tag=True):
    """The computer announces something (SA-3.9)."""

    at: int
    saying: Saying
    phase: int
    last: bool = False
    turn: int = 0
    zone: Zone | None = None
    serious: bool = False
    unconfirmed: bool = False
    until: int = 0


class ThreatDrawn(Event, frozen=True, tag=True):
    """The threat card that belongs to an announcement."""

    threat: str
    turn: int
    zone: Zone | None = None
    serious: bool = False


class CardPlaced(Event, frozen=True, tag=True):
    """A card lies in a slot. ``card`` is told only of androids, whose cards lie face up."""

    crew: int
    slot: int
    half: Half
    by: int
    """The seat that placed it."""
    card: Card | None = None


class CardTurned(Event, frozen=True, tag=True):
    """A card in a slot was turned."""

    crew: int
    slot: int
    half: Half


class CardsSwapped(Event, frozen=True, tag=True):
    """Two slots exchanged what lay in them."""

    crew: int
    slot: int
    other: int


class CardTakenBack(Event, frozen=True, tag=True):
    """A slot is empty again."""

    crew: int
    slot: int


class PacketTaken(Event, frozen=True, tag=True):
    """A seat has closed its phase and plans the next one (SA-3.6, SA-3.7)."""

    seat: int
    phase: int


class CardDrawn(Event, frozen=True, tag=True):
    """Somebody drew a card for incoming data."""

    seat: int


class CardSeen(Event, frozen=True, tag=True):
    """Which card it was that came: only for those who see it."""

    card: Card


class CardGiven(Event, frozen=True, tag=True):
    """A card changed hands."""

    giver: int
    to: int


class Agreed(Event, frozen=True, tag=True):
    """A seat would end the action round now, or no longer would."""

    seat: int
    agrees: bool


class ActionRoundOver(Event, frozen=True, tag=True):
    """Planning is over; what lies in the slots counts (SA-1.3)."""

    early: bool
    mission: str


class Revealed(Event, frozen=True, tag=True):
    """Everybody reveals the card of a turn (SA-6.1); ``.`` is an empty slot."""

    turn: int
    orders: list[str]
    """By crew member."""


class TripDeclared(Event, frozen=True, tag=True):
    """Somebody laid a card wrong (SA-6.3)."""

    crew: int
    laid: str
    meant: str


class MissionScored(Event, frozen=True, tag=True):
    """The score sheet (SA-15)."""

    destroyed: int
    survived: int
    damage: int
    worst_zone: int
    knocked_out: int
    squads: int
    visual: int
    total: int


class Voted(Event, frozen=True, tag=True):
    """A proposal in a campaign (SA-18.1)."""

    seat: int
    topic: str
    choice: str


class Decided(Event, frozen=True, tag=True):
    """The most cautious proposal of a vote."""

    topic: str
    choice: str


class Recovered(Event, frozen=True, tag=True):
    """A knocked-out crew member is back on his feet (SA-18.3)."""

    crew: int


class TokenRepaired(Event, frozen=True, tag=True):
    """A damage token is gone from the ship (SA-18.3)."""

    crew: int
    zone: Zone
    token: str


class SquadMended(Event, frozen=True, tag=True):
    """A disabled squad is repaired between missions (SA-18.3)."""

    crew: int


class SquadStored(Event, frozen=True, tag=True):
    """The only squad goes to this station (SA-18.4)."""

    station: str


class CampaignScored(Event, frozen=True, tag=True):
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
