"""A Space Alert table as plain data.

Crew members are counted from 0: humans by their seat, then the androids. In a solo game all four are androids and
seat 0 plans for them (SA-17.2).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import field

from starboard.core import agenda, game
from starboard.core.copying import copier
from starboard.games.space_alert.action_cards import Card, Laid
from starboard.games.space_alert.announcements import Announcement, timeline
from starboard.games.space_alert.flight import Announced, Flight
from starboard.games.space_alert.flight_log import Entry
from starboard.games.space_alert.missions import Script, ScriptName
from starboard.games.space_alert.options import PACE, Difficulty, Options
from starboard.games.space_alert.orders import NOTHING, ORDER
from starboard.games.space_alert.scoring import Score
from starboard.games.space_alert.ship import LAST_TURN

Stage: TypeAlias = Literal["briefing", "action", "resolution", "repairs", "vote", "squad", "over"]

Slots: TypeAlias = list[Laid | None]

Topic: TypeAlias = Literal["go-on", "common", "serious"]
"""What the crew votes on between two missions of a campaign (SA-18.1)."""


class Campaign(msgspec.Struct):
    """What is carried from one mission of a campaign to the next (SA-18)."""

    scripts: list[ScriptName] = []
    """The missions completed so far."""
    damage: list[list[int]] = field(default_factory=lambda: [[], [], []])
    """Tokens on the ship from earlier missions, by zone."""
    broken_squads: int = 0
    """Squads that nobody has repaired."""
    squad_station: int | None = None
    """Where the only squad is stored, once the crew has chosen."""
    to_repair: list[int] = []
    """Crew members who still have their one thing to do, in turn order."""
    repaired: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Tokens repaired since the last mission, by zone: two at most."""
    votes: list[str | None] = []
    """Proposals on the present topic by seat."""
    topic: Topic | None = None


class Gift(msgspec.Struct, frozen=True):
    """Who gave a card to whom; which card it was only they know."""

    giver: int
    to: int


class Told(msgspec.Struct, frozen=True):
    """What somebody has told of his cards: as they were when there was last talk."""

    hand: tuple[Card, ...]
    slots: tuple[Laid | None, ...]
    follows: bool = False
    """Whether he lays them as the last proposal has it."""


class Proposal(msgspec.Struct, frozen=True):
    """A plan for the crew that somebody has said aloud."""

    seat: int
    heard: int
    """How many announcements had been made by then."""
    clock: float
    """Seconds of the script by then."""
    phase: int
    """The phase that was open by announcement."""
    plan: tuple[tuple[Laid | None, ...], ...]


class State(game.State, kw_only=True):
    """Everything about the table."""

    options: Options
    seats: int
    crew: int
    """Humans and androids together."""
    stage: Stage = "briefing"

    # The crew.
    order: list[int]
    """Crew members clockwise around the table."""
    captain: int
    communications: int
    security: int
    """The seats of the other two roles."""
    ready: list[bool]
    """Seats that wait for nothing any more: to begin, to go on."""
    agreed: list[bool]
    """Seats that would end the action round now."""
    trusting: list[bool]
    """Seats that have said they won't correct anything any more."""

    # The mission.
    common: Difficulty
    serious: Difficulty
    script: Script
    boards: list[int]
    """Trajectories of red, white, blue and the internal threats."""
    decks: dict[str, list[str]]
    """Threat cards face down, the top one last: ``common-external`` and so on (SA-2.4)."""
    stacks: list[list[int]]
    """Damage tokens of each zone in the order they will be drawn, until the flight takes them over."""
    threats: list[Announced] = field(default_factory=list)

    # The action round.
    started: float = 0.0
    """Table time of the opening announcement."""
    heard: int = 0
    """How many announcements of the timeline have been made."""
    phase: int = 1
    """The phase that is open by announcement."""
    planning: list[int] = field(default_factory=list)
    """The phase each seat plans: the last packet taken."""
    hands: list[list[Card]] = field(default_factory=list)
    packets: list[list[list[Card]]] = field(default_factory=list)
    """For each seat the packets not yet taken, the next one first."""
    heroics: list[Card | None] = field(default_factory=list)
    """For each crew member the heroic card of an android that is not yet placed."""
    slots: list[Slots] = field(default_factory=list)
    """For each crew member what lies in slots 1 to 12."""
    placed_by: list[list[int | None]] = field(default_factory=list)
    """For each crew member the seats that laid those cards."""
    pile: list[Card] = field(default_factory=list)
    """The rest of the action deck, the top card last."""
    may_draw: list[int] = field(default_factory=list)
    """For each seat the cards it may still draw for incoming data."""
    may_give: list[int] = field(default_factory=list)
    """For each seat the cards it may still give in the open data transfer."""
    transfer_open: bool = False
    given: list[Gift] = field(default_factory=list)
    """What was given in the open data transfer."""
    lost: list[list[Card]] = field(default_factory=list)
    """For each crew member the cards that delays have pushed beyond the last slot (SA-6.4)."""
    silence: bool = False
    """Communications are down."""
    told: list[Told | None] = field(default_factory=list)
    """For each seat what it tells of its cards, if it tells at all."""
    proposal: Proposal | None = None
    """The last plan that somebody has proposed."""

    # The resolution.
    flight: Flight | None = None
    revealed: int = 0
    """The last turn whose cards everybody has revealed (SA-6.1)."""
    trips: list[str | None] = field(default_factory=list)
    """Corrections declared for the coming turn: what each crew member meant."""
    window_ends: float | None = None
    """Table time at which the coming turn is played without waiting longer."""
    score: Score | None = None
    """The score sheet of the mission, once the ship is home."""

    campaign: Campaign | None = None
    log: list[Entry] = field(default_factory=list)
    """The lines for the flight log, one for each mission flown."""

    # --- who is who ---------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """One human with four androids."""
        return self.seats == 1

    @property
    def humans(self) -> int:
        """How many crew members are human: they come first, by seat."""
        return 0 if self.seats == 1 else self.seats

    def is_android(self, crew: int) -> bool:
        """Whether this crew member is an android."""
        return crew >= self.humans

    def keeper(self, crew: int) -> int:
        """The seat that speaks for a crew member: its own, or the human named for the android (SA-16.7)."""
        return crew if crew < self.humans else (crew - self.humans) % self.seats

    @property
    def acting(self) -> list[int]:
        """Crew members in turn order: the captain first, then clockwise (SA-6.1)."""
        return clockwise(self.order, self.captain)

    def orders(self, crew: int) -> list[int]:
        """The plan of a crew member as the resolution reads it."""
        return [ORDER[laid.order] if laid else NOTHING for laid in self.slots[crew]]

    # --- what time it is ----------------------------------------------------------------------------------

    @property
    def timed(self) -> bool:
        """Whether a clock runs in the action round (SA-17.3)."""
        return self.options.clock != "off"

    @property
    def pace(self) -> float:
        """Table seconds for a second of the script."""
        return PACE.get(self.options.clock, 1.0)

    @property
    def timeline(self) -> tuple[Announcement, ...]:
        """All announcements of this mission, made and to come."""
        return timeline(self.script, self.options.transfer_seconds, self.solo)

    @property
    def clock(self) -> float:
        """Seconds of the script since the opening announcement."""
        return (self.now - self.started) / self.pace


copy = copier(State)
"""An independent copy, cheap enough for search."""


class Play(agenda.Play):
    """A move being carried out, or time passing."""

    __slots__ = ()
    state: State


def clockwise(order: list[int], first: int) -> list[int]:
    """Who sits around the table, beginning with this one."""
    at = order.index(first)
    return order[at:] + order[:at]


def empty_slots() -> Slots:
    """A slot for every turn with nothing in it."""
    return [None] * LAST_TURN


def nobody_placed() -> list[int | None]:
    """Who laid what into empty slots."""
    return [None] * LAST_TURN
