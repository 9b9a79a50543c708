"""What a seat may know of the table.

A view is built up field by field: what is not named here is a secret. Hidden are other hands and packets, what lies
face down (only the half that is up shows, SA-3.4), the order of every deck and damage stack, and what the script still
has in store.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from starboard.core import game
from starboard.games.space_alert.action_cards import Card, Half, is_heroic
from starboard.games.space_alert.announcements import WARNINGS, Announcement
from starboard.games.space_alert.campaign import mission_score
from starboard.games.space_alert.flight import FLYING, LOST, Announced, Crew, Flight, Threat, begin, speed_of
from starboard.games.space_alert.flight_log import Entry
from starboard.games.space_alert.forecast import Act, acts
from starboard.games.space_alert.ghost import Step, walks
from starboard.games.space_alert.missions import ScriptName
from starboard.games.space_alert.options import Difficulty, MissionName, Options
from starboard.games.space_alert.scoring import Score
from starboard.games.space_alert.setup import squad_stations
from starboard.games.space_alert.ship import INTERNAL, LAST_TURN
from starboard.games.space_alert.state import Campaign, Gift, Proposal, Stage, State, Told, Topic, clockwise
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
    placed_by: list[int | None]
    """The seat that laid each card of an android; empty for a human, who lays his own."""
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
    """The ship; what the fields mean stands at :class:`.flight.Flight`."""

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
    """Seats that wait for nothing any more: to begin, or to go on with the film."""
    trusting: list[bool]
    agreed: list[bool]
    """Seats that would end the action round now."""

    common: Difficulty
    serious: Difficulty
    mission: MissionName
    """How the script was chosen; once it is no secret, its name."""
    phases: int
    """Two in a test run, otherwise three."""
    phase_ends: list[int]
    """The ends of phases that are over or that the computer has warned of, in seconds of the script."""
    heard: list[Announcement]
    script: list[Announcement]
    """All that is announced, where that is no secret: in a rehearsal, in practice and after the flight."""
    boards: list[int]
    threats: list[Announced]
    forecast: list[tuple[Act, ...]]
    """For each of the threats what it will do if nobody stops it; empty at a table that plays without."""
    phase: int

    hand: list[Card]
    """The viewer's own hand; in a solo game the open deck."""
    heroic: Card | None
    """In the briefing the heroic card in the viewer's own first packet."""
    pile: int
    may_draw: list[int]
    may_give: list[int]
    transfer_open: bool
    given: list[Gift]
    """Who has given to whom in the open data transfer."""
    silence: bool
    """Communications are down: a client shuts chat, markers and voice."""
    told: list[Told | None]
    """For each seat what it has told of its cards, as they were when there was last talk; none of one who tells not."""
    proposal: Proposal | None
    """The last plan for the crew that somebody has said aloud."""

    ghost: list[list[Step]]
    """For each crew member of the viewer where his cards lead, for the others nothing; empty at a table that plays
    without, and outside the action round."""

    flight: FlightView
    """The ship in the resolution; before it, as it will start."""
    score: Score | None
    """The score sheet as it stands in the resolution, and at its end; none for a ship that is lost."""
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
    def flown_out(self) -> bool:
        """The action round is over: the ship flies, or has flown."""
        return self.stage not in ("briefing", "action")

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
    heard = list(state.timeline[: state.heard])
    script = list(state.timeline) if is_open(state.options, state.stage) else []
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
        agreed=state.agreed[:],
        common=state.common,
        serious=state.serious,
        mission=state.script.id if script else state.options.mission,
        phases=state.script.phases,
        phase_ends=known_ends(script or heard),
        heard=heard,
        script=script,
        boards=state.boards[:],
        threats=state.threats[:],
        forecast=[_acts(state, threat) for threat in state.threats] if state.options.forecast else [],
        phase=state.phase,
        hand=_hand(state, seat),
        heroic=_own_heroic(state, seat),
        pile=len(state.pile),
        may_draw=state.may_draw[:],
        may_give=state.may_give[:],
        transfer_open=state.transfer_open,
        given=state.given[:],
        silence=state.silence,
        told=state.told[:],
        proposal=state.proposal,
        ghost=_ghost(state, seat) if running and state.options.ghost else [],
        flight=_flight(state.flight or _at_the_start(state)),
        score=_score(state),
        revealed=_revealed(state),
        trips=state.trips[:],
        window_ends=state.window_ends,
        campaign=None if state.campaign is None else _campaign(state.campaign),
        flown=[_flown(entry) for entry in state.log if entry.won],
    )


def is_open(options: Options, stage: Stage) -> bool:
    """Whether everybody knows the script: this is a rehearsal, it was dealt out beforehand, or it is over."""
    dealt_out = options.clock == "off" and stage == "action"
    return options.rehearsal or dealt_out or stage not in ("briefing", "action")


def known_ends(said: list[Announcement]) -> list[int]:
    """The ends of phases that are known to whoever has heard this: the one-minute warning names them (SA-3.9)."""
    return [one.at + WARNINGS["one-minute"] for one in said if one.saying == "one-minute"]


def _acts(state: State, threat: Announced) -> tuple[Act, ...]:
    board = state.boards[INTERNAL if threat.zone is None else threat.zone]
    return acts(threat.card, threat.turn, board, state.script.phases, speed_of(LIBRARY[threat.card], state.options))


def _ghost(state: State, seat: int) -> list[list[Step]]:
    """Own cards and androids' count, whose cards lie face up; shown are the own figure and the androids one keeps."""
    if state.solo:
        seat = 0
    acting = state.acting
    plans = tuple(tuple(state.orders(crew)) if crew == seat or state.is_android(crew) else None for crew in acting)
    carried = state.campaign.damage if state.campaign else [[], [], []]
    found = walks(
        plans,
        tuple(map(tuple, carried)),
        squad_stations(state),
        state.script.last_turn,
        state.options.rulings(),
        min((one.turn for one in state.threats if LIBRARY[one.card].type == "intruder"), default=LAST_TURN + 1),
    )
    own = {crew: found[place] for place, crew in enumerate(acting) if state.keeper(crew) == seat}
    return [own.get(crew, []) for crew in range(state.crew)]


def _at_the_start(state: State) -> Flight:
    """The ship before turn 1, with nothing on it that anybody has planned or announced."""
    return begin(
        [()] * state.crew,
        state.boards,
        (),
        ((), (), ()),
        carried=state.campaign.damage if state.campaign else ((), (), ()),
        squads=squad_stations(state),
        last_turn=state.script.last_turn,
    )


def _score(state: State) -> Score | None:
    """So far, or as it was written down; a lost mission has none (SA-1.4)."""
    if state.stage != "resolution" or state.flight is None or state.flight.outcome == LOST:
        return state.score
    return state.score or mission_score(state, state.flight)


def _flown(entry: Entry) -> Flown:
    assert entry.total is not None
    return Flown(entry.survived, entry.destroyed, entry.penalties, entry.visual, entry.total)


def _hand(state: State, seat: int) -> list[Card]:
    """The own hand; a solo player's deck lies open for everybody (SA-17.2)."""
    if state.solo:
        seat = 0
    return state.hands[seat][:] if 0 <= seat < state.seats else []


def _own_heroic(state: State, seat: int) -> Card | None:
    if state.stage != "briefing" or not 0 <= seat < state.humans:
        return None
    return next(filter(is_heroic, state.packets[seat][0]), None)


def _revealed(state: State) -> int:
    if state.flight is None:
        return state.revealed if state.stage == "resolution" else 0
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
        placed_by=state.placed_by[crew][:] if android else [],
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
