"""What a seat may know of the table.

A view is built up field by field: what is not named here is a secret. Hidden are other hands and packets, what lies
face down (only the half that is up shows, SA-3.4), the order of every deck and damage stack, and what the script still
has in store.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from starboard.core import game
from starboard.games.space_alert.action_cards import Card, Half
from starboard.games.space_alert.announcements import Announcement
from starboard.games.space_alert.flight import FLYING, Announced, Crew, Flight, Threat, speed_of
from starboard.games.space_alert.flight_log import Entry
from starboard.games.space_alert.forecast import Act, acts
from starboard.games.space_alert.missions import ScriptName
from starboard.games.space_alert.options import Difficulty, MissionName, Options
from starboard.games.space_alert.ship import INTERNAL, LAST_TURN
from starboard.games.space_alert.state import Campaign, Stage, State, Topic, clockwise
from starboard.games.space_alert.threats import LIBRARY


class Back(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a slot: which half is up, and the card itself where it may be seen."""

    half: Half
    card: Card | None = None


class CrewView(msgspec.Struct, frozen=True):
    """A crew member as the viewer sees him."""

    android: bool
    keeper: int
    """The seat that speaks for him."""
    planning: int
    """The phase he plans; an android the one that is announced."""
    hand: int
    """How many cards he holds."""
    packets: list[int]
    """How many cards lie in each packet he has not taken yet."""
    slots: list[Back | None]
    heroic: Card | None = None
    """An android's heroic card that is not placed yet."""
    lost: list[Card] = []
    """Cards that delays have pushed beyond the last slot."""


class FigureView(msgspec.Struct, frozen=True):
    """A crew member aboard in the resolution, in turn order."""

    station: int
    squad: int
    knocked_out: bool
    delayed: int


class ThreatView(msgspec.Struct, frozen=True):
    """A threat card with everything that lies on it."""

    card: str
    number: int
    zone: int
    speed: int
    shield: int
    hp: int
    status: Literal["waiting", "in-play", "destroyed", "survived"]
    square: int
    reached: int
    damage: int
    tokens: list[int]
    hidden: bool
    cryoshield: bool
    returns_fire: bool
    attack_aura: int
    shield_aura: int
    rocketed: bool
    joint: int


class FlightView(msgspec.Struct, frozen=True):
    """The ship in the resolution; what the fields mean stands at :class:`.flight.Flight`."""

    crew: list[FigureView]
    threats: list[ThreatView]
    turn: int
    outcome: Literal["flying", "survived", "destroyed"]
    lost_to: str | None
    damage: list[list[int]]
    reactor: list[int]
    reactor_capacity: list[int]
    shield: list[int]
    shield_capacity: list[int]
    fuel: int
    strength: list[int]
    pulse_range: int
    lift_broken: list[bool]
    weakened: list[bool]
    fissured: list[bool]
    rockets: int
    rocket_launched: bool
    rocket_arriving: bool
    squads: list[int]
    blocked: list[int]
    hazard: list[int]
    attack_aura: int
    shield_aura: int
    pilot: int
    interceptors_lost: bool
    maintained: list[bool]
    visual: list[int]
    fired: list[int]
    lift_used: list[bool]
    intercepting: int
    looking: int


class CampaignView(msgspec.Struct, frozen=True):
    """What is carried from one mission to the next, and what the crew decides between them."""

    scripts: list[ScriptName]
    damage: list[list[int]]
    broken_squads: int
    squad_station: int | None
    to_repair: list[int]
    repaired: list[int]
    votes: list[str | None]
    topic: Topic | None


class Flown(msgspec.Struct, frozen=True):
    """What a mission brought from which the ship came home; penalties are below zero (SA-15)."""

    survived: int
    destroyed: int
    penalties: int
    visual: int
    total: int


class View(game.View, frozen=True, kw_only=True):
    """The table through the eyes of one seat."""

    seats: int
    stage: Stage
    now: float
    started: float
    clock: float
    """Seconds of the script since the opening announcement; it stands still outside the action round."""
    pace: float
    """Table seconds for a second of the script; 0 where no clock runs (SA-17.3)."""

    crew: list[CrewView]
    order: list[int]
    captain: int
    communications: int
    security: int
    ready: list[bool]
    trusting: list[bool]

    common: Difficulty
    serious: Difficulty
    mission: MissionName
    """The name of the script once it is no secret; before, how it was chosen: ``random`` or ``generated``."""
    phase_ends: tuple[int, ...]
    heard: list[Announcement]
    boards: list[int]
    threats: list[Announced]
    forecast: list[tuple[Act, ...]]
    """For each of the threats what it will do if nobody stops it; empty at a table that plays without."""
    phase: int

    hand: list[Card]
    """The viewer's own hand; in a solo game the open deck."""
    pile: int
    may_draw: list[int]
    may_give: list[int]
    transfer_open: bool
    silence: bool
    """Communications are down: a client shuts chat, markers and voice."""

    flight: FlightView | None
    """The ship in the resolution."""
    revealed: int
    """The last turn whose cards lie open."""
    trips: list[str | None]
    window_ends: float | None
    campaign: CampaignView | None
    flown: list[Flown]
    """The missions from which the ship came home."""

    @property
    def muted(self) -> bool:
        """No talk while communications are down (SA-3.9)."""
        return self.silence

    @property
    def solo(self) -> bool:
        """One human with four androids."""
        return self.seats == 1

    @property
    def acting(self) -> list[int]:
        """Crew members in turn order (SA-6.1)."""
        return clockwise(self.order, self.captain)


def view(state: State, seat: int) -> View:
    """What the seat (or the spectator) may know."""
    running = state.stage == "action"
    return View(
        seat=seat,
        seats=state.seats,
        stage=state.stage,
        now=state.now,
        started=state.started,
        clock=round(state.clock, 3) if running else 0.0,
        pace=state.pace if state.timed else 0.0,
        crew=[_crew(state, seat, crew) for crew in range(state.crew)],
        order=state.order[:],
        captain=state.captain,
        communications=state.communications,
        security=state.security,
        ready=state.ready[:],
        trusting=state.trusting[:],
        common=state.common,
        serious=state.serious,
        mission=state.script.id if is_open(state.options, state.stage) else state.options.mission,
        phase_ends=state.script.phase_ends,
        heard=list(state.timeline[: state.heard]),
        boards=state.boards[:],
        threats=state.threats[:],
        forecast=[_acts(state, threat) for threat in state.threats] if state.options.forecast else [],
        phase=state.phase,
        hand=_hand(state, seat),
        pile=len(state.pile),
        may_draw=state.may_draw[:],
        may_give=state.may_give[:],
        transfer_open=state.transfer_open,
        silence=state.silence,
        flight=None if state.flight is None else _flight(state.flight),
        revealed=_revealed(state),
        trips=state.trips[:],
        window_ends=state.window_ends,
        campaign=None if state.campaign is None else _campaign(state.campaign),
        flown=[_flown(entry) for entry in state.log if entry.won],
    )


def is_open(options: Options, stage: Stage) -> bool:
    """Whether everybody knows the script: it was chosen by name, dealt out beforehand, or is over."""
    named = options.mission not in ("random", "generated")
    dealt_out = options.clock == "off" and stage == "action"
    return named or dealt_out or stage not in ("briefing", "action")


def _acts(state: State, threat: Announced) -> tuple[Act, ...]:
    board = state.boards[INTERNAL if threat.zone is None else threat.zone]
    return acts(threat.card, threat.turn, board, state.script.phases, speed_of(LIBRARY[threat.card], state.options))


def _flown(entry: Entry) -> Flown:
    assert entry.total is not None
    return Flown(entry.survived, entry.destroyed, entry.penalties, entry.visual, entry.total)


def _hand(state: State, seat: int) -> list[Card]:
    """The own hand; a solo player's deck lies open for everybody (SA-17.2)."""
    if state.solo:
        seat = 0
    return state.hands[seat][:] if 0 <= seat < state.seats else []


def _revealed(state: State) -> int:
    if state.flight is None:
        return 0
    return state.revealed if state.flight.outcome == FLYING else LAST_TURN


def _crew(state: State, seat: int, crew: int) -> CrewView:
    android = state.is_android(crew)
    knows = android or crew == seat
    revealed = _revealed(state)
    return CrewView(
        android=android,
        keeper=state.keeper(crew),
        planning=state.phase if android else state.planning[crew],
        hand=0 if android else len(state.hands[crew]),
        packets=[] if android else [len(packet) for packet in state.packets[crew]],
        slots=[
            Back(laid.half, laid.card if knows or slot <= revealed else None) if laid else None
            for slot, laid in enumerate(state.slots[crew], start=1)
        ],
        heroic=state.heroics[crew] if state.stage != "briefing" else None,
        lost=state.lost[crew][:],
    )


def _flight(flight: Flight) -> FlightView:
    """The ship. Which tokens are left in a stack follows from those that are drawn; the order is a secret."""
    return FlightView(
        crew=[_figure(crew) for crew in flight.crew],
        threats=[_threat(threat) for threat in flight.threats],
        turn=flight.turn,
        outcome=flight.outcome,  # type: ignore[arg-type]
        lost_to=flight.lost_to,
        damage=[tokens[:] for tokens in flight.damage],
        reactor=flight.reactor[:],
        reactor_capacity=flight.reactor_capacity[:],
        shield=flight.shield[:],
        shield_capacity=flight.shield_capacity[:],
        fuel=flight.fuel,
        strength=flight.strength[:],
        pulse_range=flight.pulse_range,
        lift_broken=flight.lift_broken[:],
        weakened=flight.weakened[:],
        fissured=flight.fissured[:],
        rockets=flight.rockets,
        rocket_launched=flight.rocket_launched,
        rocket_arriving=flight.rocket_arriving,
        squads=flight.squads[:],
        blocked=flight.blocked[:],
        hazard=flight.hazard[:],
        attack_aura=flight.attack_aura,
        shield_aura=flight.shield_aura,
        pilot=flight.pilot,
        interceptors_lost=flight.interceptors_lost,
        maintained=flight.maintained[:],
        visual=flight.visual[:],
        fired=flight.fired[:],
        lift_used=flight.lift_used[:],
        intercepting=flight.intercepting,
        looking=flight.looking,
    )


def _figure(crew: Crew) -> FigureView:
    return FigureView(station=crew.station, squad=crew.squad, knocked_out=crew.knocked_out, delayed=crew.delayed)


def _threat(threat: Threat) -> ThreatView:
    return ThreatView(
        card=threat.card,
        number=threat.number,
        zone=threat.zone,
        speed=threat.speed,
        shield=threat.shield,
        hp=threat.hp,
        status=threat.status,  # type: ignore[arg-type]
        square=threat.square,
        reached=threat.reached,
        damage=threat.damage,
        tokens=threat.tokens[:],
        hidden=threat.hidden,
        cryoshield=threat.cryoshield,
        returns_fire=threat.returns_fire,
        attack_aura=threat.attack_aura,
        shield_aura=threat.shield_aura,
        rocketed=threat.rocketed,
        joint=threat.joint,
    )


def _campaign(campaign: Campaign) -> CampaignView:
    return CampaignView(
        scripts=campaign.scripts[:],
        damage=[tokens[:] for tokens in campaign.damage],
        broken_squads=campaign.broken_squads,
        squad_station=campaign.squad_station,
        to_repair=campaign.to_repair[:],
        repaired=campaign.repaired[:],
        votes=campaign.votes[:],
        topic=campaign.topic,
    )
