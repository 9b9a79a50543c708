"""What a seat may know of the table, and a state it could be in.

A view is built up field by field: what is not named here is a secret. Hidden are other hands and packets, what lies
face down (only the half that is up shows, SA-3.4), the order of every deck and damage stack, and what the script still
has in store.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeVar

import msgspec

from starboard.core import game
from starboard.core.chance import Chance
from starboard.games.space_alert.action_cards import Card, Half, Laid, action_deck, heroic_deck, is_heroic
from starboard.games.space_alert.announcements import Announcement, timeline
from starboard.games.space_alert.flight import FLYING, Announced, Crew, Flight, Threat
from starboard.games.space_alert.flight_log import Entry
from starboard.games.space_alert.generator import generate
from starboard.games.space_alert.missions import Line, Script, full_missions, scripts
from starboard.games.space_alert.options import PACE, Difficulty, Options
from starboard.games.space_alert.orders import NOTHING, ORDER
from starboard.games.space_alert.setup import DECKS, deck_cards, heroics_are_dealt
from starboard.games.space_alert.ship import LAST_TURN, TOKENS, ZONES
from starboard.games.space_alert.state import Campaign, Slots, Stage, State, Topic, clockwise


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
    status: str
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
    outcome: str
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

    scripts: list[str]
    damage: list[list[int]]
    broken_squads: int
    squad_station: int | None
    to_repair: list[int]
    repaired: list[int]
    votes: list[str | None]
    topic: Topic | None


class View(game.View, frozen=True, kw_only=True):
    """The table through the eyes of one seat."""

    seats: int
    options: Options
    stage: Stage
    now: float
    started: float
    clock: float
    """Seconds of the script since the opening announcement; it stands still outside the action round."""

    crew: list[CrewView]
    order: list[int]
    captain: int
    communications: int
    security: int
    ready: list[bool]
    trusting: list[bool]

    common: Difficulty
    serious: Difficulty
    script: Script | None
    """The script, once it is no secret."""
    phase_ends: tuple[int, ...]
    heard: list[Announcement]
    boards: list[int]
    threats: list[Announced]
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
    log: list[Entry]

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
        options=state.options,
        stage=state.stage,
        now=state.now,
        started=state.started,
        clock=round(state.clock, 3) if running else 0.0,
        crew=[_crew(state, seat, crew) for crew in range(state.crew)],
        order=state.order[:],
        captain=state.captain,
        communications=state.communications,
        security=state.security,
        ready=state.ready[:],
        trusting=state.trusting[:],
        common=state.common,
        serious=state.serious,
        script=state.script if _script_is_open(state) else None,
        phase_ends=state.script.phase_ends,
        heard=list(state.timeline[: state.heard]),
        boards=state.boards[:],
        threats=state.threats[:],
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
        log=state.log[:],
    )


def _script_is_open(state: State) -> bool:
    """Whether everybody knows the script: it was chosen by name, dealt out beforehand, or is over."""
    named = state.options.mission not in ("random", "generated")
    dealt_out = not state.timed and state.stage == "action"
    return named or dealt_out or state.stage not in ("briefing", "action")


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
        outcome=flight.outcome,
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
        status=threat.status,
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


# --- imagining -------------------------------------------------------------------------------------------------


def imagine(view: View, chance: Chance) -> State:
    """A state that looks like this to the viewer, its hidden parts dealt anew."""
    state = State(
        now=view.now,
        started=view.started,
        options=view.options,
        seats=view.seats,
        crew=len(view.crew),
        stage=view.stage,
        order=view.order[:],
        captain=view.captain,
        communications=view.communications,
        security=view.security,
        ready=view.ready[:],
        trusting=view.trusting[:],
        common=view.common,
        serious=view.serious,
        script=view.script or _imagine_script(view, chance),
        boards=view.boards[:],
        decks={},
        stacks=[],
        threats=view.threats[:],
        heard=len(view.heard),
        phase=view.phase,
        may_draw=view.may_draw[:],
        may_give=view.may_give[:],
        transfer_open=view.transfer_open,
        silence=view.silence,
        lost=[member.lost[:] for member in view.crew],
        trips=view.trips[:],
        window_ends=view.window_ends,
        revealed=view.revealed,
        campaign=None if view.campaign is None else copied(view.campaign, Campaign),
        log=view.log[:],
    )
    _imagine_decks(state, view, chance)
    _Dealer(state, view, chance).deal()
    if view.flight is not None:
        state.flight = _imagine_flight(state, view.flight, chance)
    return state


def _imagine_script(view: View, chance: Chance) -> Script:
    """A script of which exactly this much has been heard."""
    if view.options.mission == "generated":
        return _imagine_generated(view, chance)
    flown = view.campaign.scripts if view.campaign else []
    pace = PACE.get(view.options.clock, 1.0)

    def fits(script: Script) -> bool:
        told = timeline(script, view.options.transfer_seconds, view.solo)
        count = len(view.heard)
        if script.phase_ends != view.phase_ends or list(told[:count]) != view.heard:
            return False
        return view.stage != "action" or view.started + told[count].at * pace >= view.now

    return chance.pick([scripts()[name] for name in full_missions() if name not in flown and fits(scripts()[name])])


def _imagine_generated(view: View, chance: Chance) -> Script:
    """What was heard, and the rest of another random mission."""
    script = generate(view.options.dials(), chance, view.phase_ends)
    now = view.clock if view.heard else -1.0
    heard = [_line(said) for said in view.heard if said.saying in _SCRIPTED]
    heard += [Line(said.until, "data-transfer") for said in view.heard if _cut_short(view, said)]
    numbers = {line.turn for line in heard if line.turn}
    busy = max((said.until for said in view.heard), default=0)
    rest = [line for line in script.lines if line.at > max(now, busy) and line.turn not in numbers]
    return Script(script.id, script.code, script.group, script.phase_ends, (*heard, *rest))


def _cut_short(view: View, said: Announcement) -> bool:
    """A data transfer that will end early, because the next one begins then: that much of the future is known."""
    short = said.saying == "data-transfer" and said.until < said.at + view.options.transfer_seconds
    return short and view.heard[-1].at < said.until


_SCRIPTED = ("threat", "internal-threat", "incoming-data", "data-transfer", "communications-down")


def _line(said: Announcement) -> Line:
    until = said.until if said.saying == "communications-down" else 0
    kind = said.saying
    assert kind in _SCRIPTED
    return Line(said.at, kind, said.turn, said.zone, said.serious, said.unconfirmed, until)  # type: ignore[arg-type]


def _imagine_decks(state: State, view: View, chance: Chance) -> None:
    drawn = {threat.card for threat in view.threats}
    for name in DECKS:
        difficulty = view.common if name.startswith("common") else view.serious
        deck = [card for card in deck_cards(name, difficulty) if card not in drawn]
        chance.shuffle(deck)
        state.decks[name] = deck
    on_ship = view.campaign.damage if view.campaign else [[], [], []]
    state.stacks = [[] for _ in ZONES]
    if view.flight is None:
        state.stacks = [[token for token in range(len(TOKENS)) if token not in old] for old in on_ship]
        for stack in state.stacks:
            chance.shuffle(stack)


def _imagine_flight(state: State, seen: FlightView, chance: Chance) -> Flight:
    flight = copied(
        seen,
        Flight,
        crew=[
            copied(figure, Crew, slots=_orders(state, state.slots[crew]))
            for figure, crew in zip(seen.crew, state.acting, strict=True)
        ],
        threats=[copied(threat, Threat) for threat in seen.threats],
        boards=state.boards[:],
        stacks=[[token for token in range(len(TOKENS)) if token not in tokens] for tokens in seen.damage],
        rulings=state.options.rulings(),
        last_turn=state.script.last_turn,
    )
    for stack in flight.stacks:
        chance.shuffle(stack)
    return flight


def _orders(state: State, row: Slots) -> list[int]:
    return [ORDER[laid.order] if laid else NOTHING for laid in row[: state.script.last_turn]]


S = TypeVar("S", bound=msgspec.Struct)


def copied(seen: msgspec.Struct, of: type[S], **more: Any) -> S:
    """What this is a picture of, made anew: the fields of the same names, and what is added."""
    return of(**{**msgspec.to_builtins(seen), **more})


class _Dealer:
    """Deals the action cards that the viewer can't see."""

    def __init__(self, state: State, view: View, chance: Chance) -> None:
        self.state, self.view = state, view
        seen = self._seen()
        self.ordinary = list((Counter(action_deck()) - seen).elements())
        self.heroic = [card for card in heroic_deck() if card not in seen]
        chance.shuffle(self.ordinary)
        chance.shuffle(self.heroic)
        self.chance = chance

    def _seen(self) -> Counter[Card]:
        seen = Counter(self.view.hand)
        for member in self.view.crew:
            seen.update(back.card for back in member.slots if back and back.card)
            seen.update(member.lost)
            if member.heroic:
                seen[member.heroic] += 1
        return seen

    def deal(self) -> None:
        state, view = self.state, self.view
        state.hands = [[] for _ in range(view.seats)]
        state.packets = [[] for _ in range(view.seats)]
        state.planning = [0] * view.seats
        state.slots = [[None] * len(member.slots) for member in view.crew]
        state.heroics = [member.heroic for member in view.crew]
        for crew, member in enumerate(view.crew):
            if member.android:
                state.slots[crew] = _face_up(member)
                if view.stage == "briefing" and self.heroic and heroics_are_dealt(self.state):
                    state.heroics[crew] = self.heroic.pop()
            else:
                self._human(crew, member)
        if view.solo:
            # A solo player's androids share the plan's phase; the deck lies open.
            state.hands[0] = view.hand[:]
            state.planning[0] = 0 if view.stage == "briefing" else view.phase
        state.pile = [self.ordinary.pop() for _ in range(view.pile)]

    def _human(self, crew: int, member: CrewView) -> None:
        """Fill a human's hand, packets and face-down slots; his heroic card lies in one of the hidden places."""
        state, view = self.state, self.view
        state.planning[crew] = member.planning
        own = crew == view.seat
        hidden_slots = [slot for slot, back in enumerate(member.slots) if back and back.card is None]
        first = 0 if own else member.hand
        if member.planning == 0:
            first += member.packets[0]
        place = -1
        if heroics_are_dealt(self.state) and not self._heroic_seen(crew, member):
            place = self.chance.below(first + len(hidden_slots))
        dealt = [self.heroic.pop() if n == place else self.ordinary.pop() for n in range(first + len(hidden_slots))]
        state.slots[crew] = _face_up(member)
        for slot, card in zip(hidden_slots, dealt[first:], strict=True):
            back = member.slots[slot]
            assert back is not None
            state.slots[crew][slot] = Laid(card, back.half)
        if own:
            state.hands[crew] = view.hand[:]
        elif member.planning:
            state.hands[crew] = dealt[:first]
        for number, size in enumerate(member.packets):
            fresh = number == 0 and member.planning == 0
            state.packets[crew].append(dealt[:first] if fresh else [self.ordinary.pop() for _ in range(size)])

    def _heroic_seen(self, crew: int, member: CrewView) -> bool:
        cards = [back.card for back in member.slots if back and back.card] + member.lost
        if crew == self.view.seat:
            cards += self.view.hand
        return any(is_heroic(card) for card in cards)


def _face_up(member: CrewView) -> Slots:
    return [Laid(back.card, back.half) if back and back.card else None for back in member.slots]
