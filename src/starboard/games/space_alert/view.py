"""What a seat may know of the table, and a state it could be in.

Hidden are: other hands and packets, what lies face down (only the half that is up shows, SA-3.4), the order of every
deck and damage stack, and what the script still has in store.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from starboard.core import game
from starboard.core.chance import Chance
from starboard.games.space_alert import flight as flight_
from starboard.games.space_alert.action_cards import Card, Half, Laid, action_deck, heroic_deck, is_heroic
from starboard.games.space_alert.announcements import Announcement, timeline
from starboard.games.space_alert.flight import FLYING, Announced, Flight
from starboard.games.space_alert.flight_log import Entry
from starboard.games.space_alert.generator import generate
from starboard.games.space_alert.missions import Line, Script, full_missions, scripts
from starboard.games.space_alert.options import PACE, Difficulty, Options
from starboard.games.space_alert.orders import NOTHING, ORDER
from starboard.games.space_alert.setup import DECKS, deck_cards
from starboard.games.space_alert.state import Campaign, Slots, Stage, State, copy_campaign


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


class View(game.View, frozen=True, kw_only=True):
    """The table through the eyes of one seat."""

    seat: int
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

    flight: Flight | None
    """The ship in the resolution, its stacks sorted and the cards still face down left out."""
    trips: list[str | None]
    window_ends: float | None
    campaign: Campaign | None
    log: list[Entry]

    @property
    def muted(self) -> bool:
        """No talk while communications are down (SA-3.9)."""
        return self.silence


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
        hand=state.hands[seat][:] if 0 <= seat < state.seats else state.hands[0][:] if state.solo else [],
        pile=len(state.pile),
        may_draw=state.may_draw[:],
        may_give=state.may_give[:],
        transfer_open=state.transfer_open,
        silence=state.silence,
        flight=_flight(state, seat),
        trips=state.trips[:],
        window_ends=state.window_ends,
        campaign=copy_campaign(state.campaign),
        log=state.log[:],
    )


def _script_is_open(state: State) -> bool:
    """Whether everybody knows the script: it was chosen by name, dealt out beforehand, or is over."""
    named = state.options.mission not in ("random", "generated")
    dealt_out = not state.timed and state.stage == "action"
    return named or dealt_out or state.stage not in ("briefing", "action")


def _revealed(state: State) -> int:
    """The last turn whose cards lie open on the table."""
    if state.flight is None:
        return 0
    return state.flight.turn + 1 if state.flight.outcome == FLYING else 12


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


def _flight(state: State, seat: int) -> Flight | None:
    if state.flight is None:
        return None
    seen = flight_.copy(state.flight)
    seen.stacks = [sorted(stack) for stack in seen.stacks]
    revealed = _revealed(state)
    for place, crew in enumerate(state.acting):
        if not (state.is_android(crew) or crew == seat):
            row = seen.crew[place].slots
            row[revealed:] = [NOTHING] * (len(row) - revealed)
    return seen


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
        campaign=copy_campaign(view.campaign),
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
        told = timeline(script, view.options.transfer_seconds, view.seats == 1)
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
    state.stacks = [[] for _ in range(3)]
    if view.flight is None:
        for zone in range(3):
            stack = [token for token in range(6) if token not in on_ship[zone]]
            chance.shuffle(stack)
            state.stacks[zone] = stack


def _imagine_flight(state: State, seen: Flight, chance: Chance) -> Flight:
    flight = flight_.copy(seen)
    for stack in flight.stacks:
        chance.shuffle(stack)
    start = _revealed_of(seen)
    for place, crew in enumerate(state.acting):
        row = flight.crew[place].slots
        for slot in range(start, len(row)):
            laid = state.slots[crew][slot]
            row[slot] = ORDER[laid.order] if laid else NOTHING
    return flight


def _revealed_of(flight: Flight) -> int:
    return flight.turn + 1 if flight.outcome == FLYING else 12


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
                if view.stage == "briefing" and self.heroic and self._heroics_are_dealt():
                    state.heroics[crew] = self.heroic.pop()
            else:
                self._human(crew, member)
        if view.seats == 1:
            # A solo player's androids share the plan's phase; the deck lies open.
            state.hands[0] = view.hand[:]
            state.planning[0] = 0 if view.stage == "briefing" else view.phase
        state.pile = [self.ordinary.pop() for _ in range(view.pile)]

    def _heroics_are_dealt(self) -> bool:
        return self.view.options.training_heroics or not self.state.script.training

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
        if self._heroics_are_dealt() and not self._heroic_seen(crew, member):
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
