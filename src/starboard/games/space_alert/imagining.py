"""A state that a seat could be looking at: what it can't know is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeVar

import msgspec

from starboard.core.chance import Chance
from starboard.games.space_alert.action_cards import Card, Laid, action_deck, heroic_deck, is_heroic
from starboard.games.space_alert.announcements import WARNINGS, Announcement
from starboard.games.space_alert.campaign import campaign_score, log_line
from starboard.games.space_alert.flight import Crew, Flight, Threat
from starboard.games.space_alert.flight_log import Entry
from starboard.games.space_alert.generator import GRID, generate
from starboard.games.space_alert.missions import Line, Script, scripts
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.setup import DECKS, deck_cards, heroics_are_dealt
from starboard.games.space_alert.ship import TOKENS, ZONES
from starboard.games.space_alert.state import Campaign, Slots, State, Told, nobody_placed
from starboard.games.space_alert.view import CrewView, FlightView, View, known_ends


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
        agreed=view.agreed[:],
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
        given=view.given[:],
        silence=view.silence,
        told=view.told[:],
        proposal=view.proposal,
        placed_by=[member.placed_by[:] or nobody_placed() for member in view.crew],
        lost=[member.lost[:] for member in view.crew],
        trips=view.trips[:],
        window_ends=view.window_ends,
        revealed=view.revealed,
        score=None if view.stage == "resolution" else view.score,
        campaign=None if view.campaign is None else copied(view.campaign, Campaign),
    )
    _imagine_decks(state, view, chance)
    _Dealer(state, view, chance).deal()
    if view.flown_out:
        state.flight = _imagine_flight(state, view.flight, chance)
    state.log = _imagine_log(state, view)
    return state


def _imagine_script(view: View, options: Options, chance: Chance) -> Script:
    """All that is known of the script, and as long as it goes on the rest of another mission."""
    known = view.script or view.heard
    lines = [_line(said, known) for said in known if said.saying in _SCRIPTED]
    lines += [Line(said.until, "data-transfer") for said in known if _cut_short(known, options, said)]
    ends = known_ends(known)
    if not view.script:
        now = view.clock if view.heard else -1.0
        other = generate(options.dials(), chance)
        ends = _imagine_ends(ends, other.phase_ends[: view.phases], now)
        if view.silence:
            lines = [_restored(line, now, chance) for line in lines]
        busy = max([now, *(said.until for said in known), *(line.until for line in lines)])
        numbers = {line.turn for line in lines if line.turn}
        lines += [
            line
            for line in other.lines
            if line.at > busy and max(line.at, line.until) < ends[-1] and line.turn not in numbers
        ]
    chosen = scripts().get(options.mission)
    return Script(
        view.mission if view.script and view.mission != "random" else "generated",
        "",
        chosen.group if chosen else "mission",
        tuple(ends),
        tuple(lines),
    )


def _imagine_ends(known: list[int], others: tuple[int, ...], now: float) -> list[int]:
    """The ends there might be: those that are known, then phases as long as another mission's, which no warning has
    announced yet."""
    ends = known[:]
    for begin, end in list(zip((0, *others), others, strict=False))[len(known) :]:
        unwarned = int(max(now, 0)) + WARNINGS["one-minute"] + GRID
        ends.append(max((ends[-1] if ends else 0) + end - begin, unwarned))
        now = ends[-1]
    return ends


def _restored(line: Line, now: float, chance: Chance) -> Line:
    """When communications might come back that are down now."""
    if line.kind != "communications-down" or line.until:
        return line
    return msgspec.structs.replace(line, until=int(now) + GRID * (1 + chance.below(4)))


def _cut_short(known: list[Announcement], options: Options, said: Announcement) -> bool:
    """A data transfer that will end early, because the next one begins then: that much of the future is known."""
    short = said.saying == "data-transfer" and said.until < said.at + options.transfer_seconds
    return short and known[-1].at < said.until


_SCRIPTED = ("threat", "internal-threat", "incoming-data", "data-transfer", "communications-down")


def _line(said: Announcement, known: list[Announcement]) -> Line:
    kind, until = said.saying, 0
    assert kind in _SCRIPTED
    if kind == "communications-down":
        until = next((one.at for one in known if one.saying == "communications-restored" and one.at > said.at), 0)
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
    if not view.flown_out:
        state.stacks = [[token for token in range(len(TOKENS)) if token not in old] for old in on_ship]
        for stack in state.stacks:
            chance.shuffle(stack)


def _imagine_flight(state: State, seen: FlightView, chance: Chance) -> Flight:
    flight = copied(
        seen,
        Flight,
        crew=[
            copied(figure, Crew, slots=state.orders(crew)[: state.script.last_turn])
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
    if view.stage == "over" and view.flight.lost_to is not None:
        lost = log_line(state, view.mission, len(log))
        log.append(msgspec.structs.replace(lost, lost_to=view.flight.lost_to))
    elif view.stage == "over" and view.campaign is not None:
        log[-1] = msgspec.structs.replace(log[-1], campaign_total=campaign_score(log).total)
    return log


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
        for crew, member in enumerate(self.view.crew):
            told = self._told(crew, member)
            if told is not None:
                seen.update(told.hand)
                seen.update(laid.card for laid in told.slots if laid)
            seen.update(back.card for back in member.slots if back and back.card)
            seen.update(member.lost)
            if member.heroic:
                seen[member.heroic] += 1
        if self.view.heroic:
            seen[self.view.heroic] += 1
        return seen

    def _told(self, crew: int, member: CrewView) -> Told | None:
        """The cards of somebody who tells them; none if they may have changed since, while there was no talk."""
        told = self.view.told[crew] if crew != self.view.seat and crew < len(self.view.told) else None
        if told is None or len(told.hand) != member.hand:
            return None
        agrees = [laid and laid.half for laid in told.slots] == [back and back.half for back in member.slots]
        return told if agrees else None

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
        told = self._told(crew, member)
        if told is not None:
            state.hands[crew], state.slots[crew] = list(told.hand), list(told.slots)
            state.packets[crew] = [[self.ordinary.pop() for _ in range(size)] for size in member.packets]
            return
        own = crew == view.seat
        hidden_slots = [slot for slot, back in enumerate(member.slots) if back and back.card is None]
        first = 0 if own else member.hand
        if member.planning == 0:
            first += member.packets[0]
        place = -1
        if heroics_are_dealt(self.state) and not self._heroic_seen(crew, member):
            place = self.chance.below(first + len(hidden_slots))
        hidden = first + len(hidden_slots)
        dealt = [self._heroic(crew) if n == place else self.ordinary.pop() for n in range(hidden)]
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

    def _heroic(self, crew: int) -> Card:
        """The heroic card of a human; the viewer knows his own even in the briefing."""
        own = self.view.heroic if crew == self.view.seat else None
        return own or self.heroic.pop()

    def _heroic_seen(self, crew: int, member: CrewView) -> bool:
        cards = [back.card for back in member.slots if back and back.card] + member.lost
        if crew == self.view.seat:
            cards += self.view.hand
        return any(is_heroic(card) for card in cards)


def _face_up(member: CrewView) -> Slots:
    return [Laid(back.card, back.half) if back and back.card else None for back in member.slots]
