"""A state that a seat could be looking at: what it can't know is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeVar

import msgspec

from starboard.core.chance import Chance
from starboard.games.space_alert.action_cards import Card, Laid, action_deck, heroic_deck, is_heroic
from starboard.games.space_alert.announcements import Announcement, timeline
from starboard.games.space_alert.campaign import campaign_score, log_line
from starboard.games.space_alert.flight import Crew, Flight, Threat
from starboard.games.space_alert.flight_log import Entry
from starboard.games.space_alert.generator import generate
from starboard.games.space_alert.missions import Line, Script, full_missions, scripts
from starboard.games.space_alert.options import PACE, Options
from starboard.games.space_alert.orders import NOTHING, ORDER
from starboard.games.space_alert.setup import DECKS, deck_cards, heroics_are_dealt
from starboard.games.space_alert.ship import TOKENS, ZONES
from starboard.games.space_alert.state import Campaign, Slots, State
from starboard.games.space_alert.threats import CARDS
from starboard.games.space_alert.view import CrewView, FlightView, View, is_open


def imagine(view: View, options: Options, chance: Chance) -> State:
    """A state that looks like this to the viewer, its hidden parts dealt anew."""
    state = State(
        now=view.now,
        started=view.started,
        options=options,
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
        script=_imagine_script(view, options, chance),
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
    )
    _imagine_decks(state, view, chance)
    _Dealer(state, view, chance).deal()
    if view.flight is not None:
        state.flight = _imagine_flight(state, view.flight, chance)
    state.log = _imagine_log(state, view)
    return state


def _imagine_script(view: View, options: Options, chance: Chance) -> Script:
    """A script of which exactly this much has been heard."""
    if view.mission == "generated":
        return _imagine_generated(view, options, chance)
    if view.mission != "random":
        return scripts()[view.mission]
    flown = view.campaign.scripts if view.campaign else []
    pace = PACE.get(options.clock, 1.0)

    def fits(script: Script) -> bool:
        told = timeline(script, options.transfer_seconds, view.solo)
        count = len(view.heard)
        if script.phase_ends != view.phase_ends or list(told[:count]) != view.heard:
            return False
        return view.stage != "action" or view.started + told[count].at * pace >= view.now

    return chance.pick([scripts()[name] for name in full_missions() if name not in flown and fits(scripts()[name])])


def _imagine_generated(view: View, options: Options, chance: Chance) -> Script:
    """What was heard (in practice: drawn), and as long as it goes on the rest of another random mission."""
    known = [_line(said) for said in view.heard if said.saying in _SCRIPTED] if view.pace else _drawn(view)
    known += [Line(said.until, "data-transfer") for said in view.heard if _cut_short(view, options, said)]
    rest: list[Line] = []
    if view.stage in ("briefing", "action"):
        now = view.clock if view.heard else -1.0
        busy = max((said.until for said in view.heard), default=0)
        numbers = {line.turn for line in known if line.turn}
        script = generate(options.dials(), chance, view.phase_ends)
        rest = [line for line in script.lines if line.at > max(now, busy) and line.turn not in numbers]
        if is_open(options, view.stage):
            rest = [line for line in rest if not line.turn]
    return Script("generated", "", "generated", view.phase_ends, (*known, *rest))


def _drawn(view: View) -> list[Line]:
    """The threats that are dealt out in practice; when each was announced no longer matters (SA-17.3)."""
    return [
        Line(
            0,
            "internal-threat" if threat.zone is None else "threat",
            threat.turn,
            None if threat.zone is None else ZONES[threat.zone],
            CARDS[threat.card].severity == "serious",
        )
        for threat in view.threats
    ]


def _cut_short(view: View, options: Options, said: Announcement) -> bool:
    """A data transfer that will end early, because the next one begins then: that much of the future is known."""
    short = said.saying == "data-transfer" and said.until < said.at + options.transfer_seconds
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


def _imagine_log(state: State, view: View) -> list[Entry]:
    """The lines of the flights there have been, as far as a game is played on with them."""
    log: list[Entry] = []
    for name, sheet in zip(view.campaign.scripts if view.campaign else [view.mission], view.flown, strict=False):
        log.append(msgspec.structs.replace(log_line(state, name, len(log)), **msgspec.structs.asdict(sheet)))
    if view.stage == "over" and view.flight is not None and view.flight.lost_to is not None:
        lost = log_line(state, view.mission, len(log))
        log.append(msgspec.structs.replace(lost, lost_to=view.flight.lost_to))
    elif view.stage == "over" and view.campaign is not None:
        log[-1] = msgspec.structs.replace(log[-1], campaign_total=campaign_score(log).total)
    return log


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
