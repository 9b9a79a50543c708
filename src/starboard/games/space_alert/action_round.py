"""The action round: planning in real time (SA-3).

Who may do what, and what each announcement does. Time is an input: :func:`announce` makes the announcements that are
due, :func:`next_announcement` says when the next one is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal
from starboard.games.space_alert import table_events as events
from starboard.games.space_alert.action_cards import HALVES, PHASES, Card, Laid, is_heroic, phase_of
from starboard.games.space_alert.announcements import Announcement
from starboard.games.space_alert.flight import Announced
from starboard.games.space_alert.missions import ZONES
from starboard.games.space_alert.moves import Agree, Draw, Give, Move, Place, Swap, TakeBack, TakePacket, Turn, Withdraw
from starboard.games.space_alert.state import State

# --- the clock ---------------------------------------------------------------------------------------------


def begin(state: State, chance: Chance) -> list[Event]:
    """The opening announcement: everybody takes the first packet in hand (SA-3.1)."""
    state.stage = "action"
    state.started = state.now
    state.ready = [False] * state.seats
    story: list[Event] = []
    for seat in range(state.seats):
        _take_packet(state, seat)
    if state.timed:
        return announce(state, state.now, chance)
    for announcement in state.timeline:
        # Practice: the script is dealt out beforehand (SA-17.3).
        if announcement.turn:
            story += [_said(announcement), *_threat(state, announcement, chance)]
    _open_practice_phase(state)
    return story


def next_announcement(state: State) -> float | None:
    """Table time of the next announcement; ``None`` when no clock runs."""
    if not state.timed:
        return None
    return state.started + state.timeline[state.heard].at * state.pace


def phase_end(state: State) -> float | None:
    """Table time at which the announced phase ends; ``None`` when no clock runs."""
    if not state.timed:
        return None
    return state.started + state.script.phase_ends[state.phase - 1] * state.pace


def announce(state: State, now: float, chance: Chance) -> list[Event]:
    """Make every announcement that is due by now."""
    story: list[Event] = []
    timeline = state.timeline
    while state.stage == "action" and (due := next_announcement(state)) is not None and due <= now:
        announcement = timeline[state.heard]
        state.heard += 1
        if state.options.incoming_data == "next-announcement":
            state.may_draw = [0] * state.seats
        story.append(_said(announcement))
        story += _EFFECTS.get(announcement.saying, _nothing)(state, announcement, chance)
    return story


def _said(announcement: Announcement) -> Event:
    return events.Said(**{name: getattr(announcement, name) for name in Announcement.__struct_fields__})


def _nothing(state: State, announcement: Announcement, chance: Chance) -> list[Event]:
    return []


def _threat(state: State, announcement: Announcement, chance: Chance) -> list[Event]:
    """The officer draws the top card of the deck and gives it its number (SA-3.9, SA-3.14)."""
    if announcement.unconfirmed and state.crew < 5:
        return []
    where = "internal" if announcement.zone is None else "external"
    deck = state.decks[f"{'serious' if announcement.serious else 'common'}-{where}"]
    card = deck.pop()
    zone = None if announcement.zone is None else ZONES.index(announcement.zone)
    state.threats.append(Announced(card, announcement.turn, zone))
    return [
        events.ThreatDrawn(threat=card, turn=announcement.turn, zone=announcement.zone, serious=announcement.serious)
    ]


def _incoming_data(state: State, announcement: Announcement, chance: Chance) -> list[Event]:
    state.may_draw = [rights + 1 for rights in state.may_draw]
    return []


def _transfer(state: State, announcement: Announcement, chance: Chance) -> list[Event]:
    state.transfer_open = True
    state.may_give = [1] * state.seats
    return []


def _transfer_over(state: State, announcement: Announcement, chance: Chance) -> list[Event]:
    state.transfer_open = False
    state.may_give = [0] * state.seats
    return []


def _silence(state: State, announcement: Announcement, chance: Chance) -> list[Event]:
    state.silence = announcement.saying == "communications-down"
    return []


def _phase_end(state: State, announcement: Announcement, chance: Chance) -> list[Event]:
    """Whoever has not done so takes the next packet; the last end is that of the round (SA-3.7, SA-3.8)."""
    if announcement.last:
        return close(state, early=False)
    state.phase += 1
    return [_take_packet(state, seat) for seat in range(state.seats) if state.planning[seat] < state.phase]


_EFFECTS: dict[str, Callable[[State, Announcement, Chance], list[Event]]] = {
    "threat": _threat,
    "internal-threat": _threat,
    "incoming-data": _incoming_data,
    "data-transfer": _transfer,
    "transfer-over": _transfer_over,
    "communications-down": _silence,
    "communications-restored": _silence,
    "phase-end": _phase_end,
}


def close(state: State, *, early: bool) -> list[Event]:
    """The end of the action round: only the cards in the slots count (SA-1.3)."""
    state.stage = "resolution"
    state.transfer_open = state.silence = False
    state.may_give = [0] * state.seats
    state.may_draw = [0] * state.seats
    return [events.ActionRoundOver(early=early, mission=state.script.id)]


def _take_packet(state: State, seat: int) -> Event:
    state.planning[seat] += 1
    if state.packets[seat]:
        state.hands[seat] += state.packets[seat].pop(0)
    return events.PacketTaken(seat=seat, phase=state.planning[seat])


def _open_practice_phase(state: State) -> None:
    """Without a clock the data lines of a phase can be used at any time in it."""
    if state.solo:
        return
    low, high = (0, *state.script.phase_ends)[state.phase - 1 : state.phase + 1]
    kinds = [line.kind for line in state.script.lines if low <= line.at < high]
    state.may_draw = [rights + kinds.count("incoming-data") for rights in state.may_draw]
    state.may_give = [kinds.count("data-transfer")] * state.seats
    state.transfer_open = "data-transfer" in kinds


# --- what a seat may do ------------------------------------------------------------------------------------


def moves(state: State, seat: int) -> Iterator[Move]:
    """What a seat may do now. Cards of the same name are alike, so each is offered once."""
    hand = sorted(set(state.hands[seat]))
    for crew in range(state.crew):
        if crew == seat or state.is_android(crew):
            yield from _placings(state, seat, crew, hand)
    for crew in _own(state, seat):
        yield from _changes(state, seat, crew)
    for move in (TakePacket(), Draw(), Agree(), Withdraw()):
        if ask(state, seat, move) is None:
            yield move
    if state.may_give[seat] and not state.solo:
        for card in hand:
            if not is_heroic(card):
                yield from (Give(card, to) for to in range(state.seats) if to != seat)


def _own(state: State, seat: int) -> range:
    """The crew members whose cards this seat may change."""
    return range(state.crew) if state.solo else range(seat, seat + 1)


def _placings(state: State, seat: int, crew: int, hand: list[Card]) -> Iterator[Move]:
    android = state.is_android(crew)
    cards = [card for card in hand if not (android and is_heroic(card))]
    heroic = state.heroics[crew]
    for slot in open_slots(state, seat, crew):
        if state.slots[crew][slot - 1] is not None:
            continue
        for card in cards:
            for half in HALVES:
                yield Place(crew, slot, card, half)
        if heroic and (slot <= 3 or state.options.android_heroics == "any-phase"):
            for half in HALVES:
                yield Place(crew, slot, heroic, half)


def _changes(state: State, seat: int, crew: int) -> Iterator[Move]:
    slots = open_slots(state, seat, crew)
    row = state.slots[crew]
    for slot in slots:
        if row[slot - 1] is not None:
            yield Turn(crew, slot)
            yield TakeBack(crew, slot)
    for slot in slots:
        for other in slots:
            if slot < other and row[slot - 1] != row[other - 1] and _swap_keeps_heroic(state, crew, slot, other):
                yield Swap(crew, slot, other)


def open_slots(state: State, seat: int, crew: int) -> list[int]:
    """The slots of a crew member that this seat may fill: one open phase, or for an android up to two."""
    first, last = open_phases(state, seat, crew)
    # No phase beyond the last of the script is ever open.
    return [slot for phase in range(first, last + 1) for slot in PHASES[phase - 1]]


def open_phases(state: State, seat: int, crew: int) -> tuple[int, int]:
    """From which to which phase this seat may plan for this crew member.

    Own slots: the phase whose packet was taken last (SA-3.12). An android's: from the phase open by announcement to the
    one this human plans (SA-16.5).
    """
    if not state.is_android(crew):
        return state.planning[seat], state.planning[seat]
    return state.phase, max(state.phase, state.planning[seat])


def ask(state: State, seat: int, move: Move) -> Illegal | None:
    """Why this move would be refused in the action round, or ``None``."""
    check = _CHECKS.get(type(move))
    if check is None:
        return Illegal("SA-1.2", "space-alert-why-action-round")
    return check(state, seat, move)


def _ask_slot(state: State, seat: int, crew: int, slot: int) -> Illegal | None:
    """Whether this seat may touch this slot now."""
    if not 0 <= crew < state.crew or not 1 <= slot <= 12:
        return Illegal("SA-3.3", "space-alert-why-no-slot")
    if slot > state.script.last_turn:
        return Illegal("SA-6.14", "space-alert-why-test-run-slot", slot=slot)
    android = state.is_android(crew)
    if crew != seat and not android:
        return Illegal("SA-3.3", "space-alert-why-not-own-slot")
    first, last = open_phases(state, seat, crew)
    phase = phase_of(slot)
    if phase > last:
        return Illegal("SA-3.12", "space-alert-why-later-phase", phase=phase)
    if phase < first:
        if android:
            return Illegal("SA-16.5", "space-alert-why-android-locked", phase=phase)
        clause = "SA-3.7" if phase < state.phase else "SA-3.6"
        return Illegal(clause, "space-alert-why-locked", phase=phase)
    return None


def _ask_place(state: State, seat: int, move: Place) -> Illegal | None:
    refusal = _ask_slot(state, seat, move.crew, move.slot)
    if refusal:
        return refusal
    if state.slots[move.crew][move.slot - 1] is not None:
        return Illegal("SA-3.3", "space-alert-why-slot-full", slot=move.slot)
    android = state.is_android(move.crew)
    if android and move.card == state.heroics[move.crew]:
        if state.options.android_heroics == "first-phase" and move.slot > 3:
            return Illegal("SA-16.8", "space-alert-why-android-heroic-phase")
        return None
    if move.card in state.heroics:
        return Illegal("SA-16.2", "space-alert-why-other-heroic")
    if move.card not in state.hands[seat]:
        clause = "SA-17.2" if state.solo else "SA-3.3"
        return Illegal(clause, "space-alert-why-not-in-hand")
    if android and is_heroic(move.card):
        return Illegal("SA-16.4", "space-alert-why-own-heroic")
    return None


def _ask_laid(state: State, seat: int, crew: int, slot: int) -> Illegal | None:
    """Whether this seat may change the card in this slot."""
    refusal = _ask_slot(state, seat, crew, slot)
    if refusal:
        return refusal
    if state.is_android(crew) and not state.solo:
        return Illegal("SA-16.4", "space-alert-why-android-fixed")
    return None


def _ask_change(state: State, seat: int, move: Turn | TakeBack) -> Illegal | None:
    refusal = _ask_laid(state, seat, move.crew, move.slot)
    if refusal is None and state.slots[move.crew][move.slot - 1] is None:
        return Illegal("SA-3.5", "space-alert-why-slot-empty", slot=move.slot)
    return refusal


def _ask_swap(state: State, seat: int, move: Swap) -> Illegal | None:
    for slot in (move.slot, move.other):
        refusal = _ask_laid(state, seat, move.crew, slot)
        if refusal:
            return refusal
    row = state.slots[move.crew]
    if row[move.slot - 1] == row[move.other - 1]:
        return Illegal("SA-3.5", "space-alert-why-swap-nothing")
    if not _swap_keeps_heroic(state, move.crew, move.slot, move.other):
        return Illegal("SA-16.8", "space-alert-why-android-heroic-phase")
    return None


def _swap_keeps_heroic(state: State, crew: int, slot: int, other: int) -> bool:
    """A swap between phases may not carry an android's heroic card out of phase 1 where that is the ruling (D-53)."""
    if state.options.android_heroics == "any-phase" or not state.is_android(crew):
        return True
    row = state.slots[crew]
    return not any(
        (laid := row[start - 1]) is not None and is_heroic(laid.card) and end > 3
        for start, end in ((slot, other), (other, slot))
    )


def _ask_take_packet(state: State, seat: int, move: TakePacket) -> Illegal | None:
    if state.solo and state.timed:
        return Illegal("SA-17.4", "space-alert-why-solo-packets")
    if state.planning[seat] >= state.script.phases:
        return Illegal("SA-3.8", "space-alert-why-last-packet")
    return None


def _ask_draw(state: State, seat: int, move: Draw) -> Illegal | None:
    if state.solo:
        return Illegal("SA-17.2", "space-alert-why-solo-data")
    if not state.may_draw[seat]:
        return Illegal("SA-3.9", "space-alert-why-no-incoming-data")
    if not state.pile:
        return Illegal("SA-3.11", "space-alert-why-pile-empty")
    return None


def _ask_give(state: State, seat: int, move: Give) -> Illegal | None:
    if state.solo:
        return Illegal("SA-17.2", "space-alert-why-solo-data")
    if not state.transfer_open:
        return Illegal("SA-3.9", "space-alert-why-no-transfer")
    if not state.may_give[seat]:
        return Illegal("SA-3.9", "space-alert-why-gave-already")
    if not 0 <= move.to < state.seats or move.to == seat:
        return Illegal("SA-3.13", "space-alert-why-give-to")
    if is_heroic_name(move.card):
        return Illegal("SA-3.9", "space-alert-why-give-heroic")
    if move.card not in state.hands[seat]:
        return Illegal("SA-3.13", "space-alert-why-give-not-in-hand")
    return None


def is_heroic_name(card: Card) -> bool:
    """Like :func:`is_heroic`, for a name that may be no card at all."""
    return len(card) > 1 and is_heroic(card)


def _ask_agree(state: State, seat: int, move: Agree) -> Illegal | None:
    if state.timed and state.phase < 3:
        return Illegal("SA-3.10", "space-alert-why-early-end")
    if state.phase < state.script.phases:
        return Illegal("SA-3.10", "space-alert-why-practice-end")
    if state.silence:
        return Illegal("SA-3.9", "space-alert-why-silence")
    if state.ready[seat]:
        return Illegal("SA-3.10", "space-alert-why-agreed-already")
    return None


def _ask_withdraw(state: State, seat: int, move: Withdraw) -> Illegal | None:
    return None if state.ready[seat] else Illegal("SA-3.10", "space-alert-why-not-agreed")


_CHECKS: dict[type, Callable[[State, int, Any], Illegal | None]] = {
    Place: _ask_place,
    Turn: _ask_change,
    TakeBack: _ask_change,
    Swap: _ask_swap,
    TakePacket: _ask_take_packet,
    Draw: _ask_draw,
    Give: _ask_give,
    Agree: _ask_agree,
    Withdraw: _ask_withdraw,
}


# --- doing it ----------------------------------------------------------------------------------------------


def carry_out(state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
    """Play an allowed move of the action round."""
    match move:
        case Place():
            return _place(state, seat, move)
        case Turn(crew, slot):
            laid = state.slots[crew][slot - 1]
            assert laid is not None
            state.slots[crew][slot - 1] = laid.turned()
            return [events.CardTurned(crew=crew, slot=slot, half=laid.turned().half)]
        case Swap(crew, slot, other):
            row = state.slots[crew]
            row[slot - 1], row[other - 1] = row[other - 1], row[slot - 1]
            return [events.CardsSwapped(crew=crew, slot=slot, other=other)]
        case TakeBack(crew, slot):
            return _take_back(state, seat, crew, slot)
        case TakePacket():
            return _close_phase(state, seat)
        case Draw():
            card = state.pile.pop()
            state.may_draw[seat] -= 1
            state.hands[seat].append(card)
            return [events.CardDrawn(seat=seat), events.CardSeen(seats=(seat,), card=card)]
        case Give(card, to):
            state.hands[seat].remove(card)
            state.hands[to].append(card)
            state.may_give[seat] -= 1
            return [events.CardGiven(giver=seat, to=to), events.CardSeen(seats=(seat, to), card=card)]
        case Agree() | Withdraw():
            state.ready[seat] = isinstance(move, Agree)
            story: list[Event] = [events.Agreed(seat=seat, agrees=state.ready[seat])]
            return story + close(state, early=True) if all(state.ready) else story
        case _:
            raise AssertionError(move)


def _place(state: State, seat: int, move: Place) -> list[Event]:
    android = state.is_android(move.crew)
    if android and move.card == state.heroics[move.crew]:
        state.heroics[move.crew] = None
    else:
        state.hands[seat].remove(move.card)
    state.slots[move.crew][move.slot - 1] = Laid(move.card, move.half)
    shown = move.card if android else None
    return [events.CardPlaced(crew=move.crew, slot=move.slot, half=move.half, card=shown, by=seat)]


def _take_back(state: State, seat: int, crew: int, slot: int) -> list[Event]:
    laid = state.slots[crew][slot - 1]
    assert laid is not None
    state.slots[crew][slot - 1] = None
    if state.is_android(crew) and is_heroic(laid.card):
        state.heroics[crew] = laid.card
    else:
        state.hands[seat].append(laid.card)
    return [events.CardTakenBack(crew=crew, slot=slot)]


def _close_phase(state: State, seat: int) -> list[Event]:
    story: list[Event] = [_take_packet(state, seat)]
    if not state.timed and min(state.planning) > state.phase:
        # Without a clock a phase is over when everybody has closed it.
        state.phase += 1
        _open_practice_phase(state)
    return story
