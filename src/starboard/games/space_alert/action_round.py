"""The action round: planning in real time (SA-3). Who may do what; what the computer does is in :mod:`.computer`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Seat
from starboard.core.text import Phrase, say
from starboard.games.space_alert import computer, events
from starboard.games.space_alert.action_cards import HALVES, Card, Laid, action_deck, heroic_deck, is_heroic
from starboard.games.space_alert.moves import (
    Agree,
    AnyMove,
    Draw,
    Give,
    Place,
    Propose,
    Swap,
    TakeBack,
    TakePacket,
    Tell,
    Turn,
    Withdraw,
)
from starboard.games.space_alert.ship import LAST_TURN, PHASE, PHASES
from starboard.games.space_alert.state import Gift, Play, Proposal, State, Told
from starboard.games.space_alert.view import View


class Planning(Question, frozen=True):
    """Everybody plans at once, while time passes."""

    clause: ClassVar[str] = "SA-1.2"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(state.seats) if next(_moves(state, seat), None) is not None)

    def asks(self, state: State, seat: Seat) -> bool:
        return 0 <= seat < state.seats

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return list(_moves(state, seat))

    def ask(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        why = _WHY.get(type(move))
        return Illegal(self.clause, "space-alert-why-action-round") if why is None else why(state, seat, move)

    def answer(self, play: Play, seat: Seat, move: AnyMove) -> None:
        _DO[type(move)](play, seat, move)
        computer.tell_cards(play.state)

    def phrase(self, view: View) -> Phrase:
        return say("space-alert-question-action", phase=view.phase if view.solo else view.crew[view.seat].planning)


# --- what a seat may do ------------------------------------------------------------------------------------


def _moves(state: State, seat: int) -> Iterator[AnyMove]:
    """What a seat may do now. Cards of the same name are alike, so each is offered once."""
    hand = sorted(set(state.hands[seat]))
    for crew in range(state.crew):
        if crew == seat or state.is_android(crew):
            yield from _placings(state, seat, crew, hand)
    for crew in _own(state, seat):
        yield from _changes(state, seat, crew)
    for move in (TakePacket(), Draw(), Agree(), Withdraw()):
        if _WHY[type(move)](state, seat, move) is None:
            yield move
    if state.may_give[seat] and not state.solo:
        for card in hand:
            if not is_heroic(card):
                yield from (Give(card, to) for to in range(state.seats) if to != seat)


def _own(state: State, seat: int) -> range:
    """The crew members whose cards this seat may change."""
    return range(state.crew) if state.solo else range(seat, seat + 1)


def _placings(state: State, seat: int, crew: int, hand: list[Card]) -> Iterator[AnyMove]:
    android = state.is_android(crew)
    cards = [card for card in hand if not (android and is_heroic(card))]
    heroic = state.heroics[crew]
    for slot in open_slots(state, seat, crew):
        if state.slots[crew][slot - 1] is not None:
            continue
        for card in cards:
            for half in HALVES:
                yield Place(crew, slot, card, half)
        if heroic and _heroic_goes(state, slot):
            for half in HALVES:
                yield Place(crew, slot, heroic, half)


def _changes(state: State, seat: int, crew: int) -> Iterator[AnyMove]:
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


def _ask_slot(state: State, seat: int, crew: int, slot: int) -> Illegal | None:
    """Whether this seat may touch this slot now."""
    if not 0 <= crew < state.crew or not 1 <= slot <= LAST_TURN:
        return Illegal("SA-3.3", "space-alert-why-no-slot")
    if slot > state.script.last_turn:
        return Illegal("SA-6.14", "space-alert-why-test-run-slot", slot=slot)
    android = state.is_android(crew)
    if crew != seat and not android:
        return Illegal("SA-3.3", "space-alert-why-not-own-slot")
    first, last = open_phases(state, seat, crew)
    phase = PHASE[slot] + 1
    if phase > last:
        return Illegal("SA-3.12", "space-alert-why-later-phase", phase=phase)
    if phase < first:
        if android:
            return Illegal("SA-16.5", "space-alert-why-android-locked", phase=phase)
        clause = "SA-3.7" if phase < state.phase else "SA-3.6"
        return Illegal(clause, "space-alert-why-locked", phase=phase)
    return None


def _heroic_goes(state: State, slot: int) -> bool:
    """Whether an android's heroic card may lie in this slot (D-53)."""
    return state.options.android_heroics == "any-phase" or slot in PHASES[0]


def _ask_place(state: State, seat: int, move: Place) -> Illegal | None:
    refusal = _ask_slot(state, seat, move.crew, move.slot)
    if refusal:
        return refusal
    if state.slots[move.crew][move.slot - 1] is not None:
        return Illegal("SA-3.3", "space-alert-why-slot-full", slot=move.slot)
    android = state.is_android(move.crew)
    if android and move.card == state.heroics[move.crew]:
        if not _heroic_goes(state, move.slot):
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
    if not state.is_android(crew):
        return True
    row = state.slots[crew]
    return not any(
        (laid := row[start - 1]) is not None and is_heroic(laid.card) and not _heroic_goes(state, end)
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
    if _is_heroic_name(move.card):
        return Illegal("SA-3.9", "space-alert-why-give-heroic")
    if move.card not in state.hands[seat]:
        return Illegal("SA-3.13", "space-alert-why-give-not-in-hand")
    return None


def _is_heroic_name(card: Card) -> bool:
    """Like :func:`is_heroic`, for a name that may be no card at all."""
    return len(card) > 1 and is_heroic(card)


def _ask_agree(state: State, seat: int, move: Agree) -> Illegal | None:
    if state.phase < state.script.phases:
        return Illegal("SA-3.10", f"space-alert-why-{'early' if state.timed else 'practice'}-end")
    if state.silence:
        return Illegal("SA-3.9", "space-alert-why-silence")
    if state.agreed[seat]:
        return Illegal("SA-3.10", "space-alert-why-agreed-already")
    return None


def _ask_withdraw(state: State, seat: int, move: Withdraw) -> Illegal | None:
    return None if state.agreed[seat] else Illegal("SA-3.10", "space-alert-why-not-agreed")


def _ask_tell(state: State, seat: int, move: Tell) -> Illegal | None:
    told = state.told[seat]
    if state.solo or (told is not None and told.follows == move.follows):
        return Illegal("SA-3.2", "space-alert-why-told-already")
    return Illegal("SA-3.9", "space-alert-why-silence") if state.silence else None


def _ask_propose(state: State, seat: int, move: Propose) -> Illegal | None:
    if state.silence:
        return Illegal("SA-3.9", "space-alert-why-silence")
    known = {*action_deck(), *heroic_deck()}
    fits = len(move.plan) == state.crew and all(len(row) in (0, LAST_TURN) for row in move.plan)
    if not fits or any(laid and laid.card not in known for row in move.plan for laid in row):
        return Illegal("SA-3.2", "space-alert-why-no-plan")
    return None


_WHY: dict[type[AnyMove], Callable[[State, int, Any], Illegal | None]] = {
    Place: _ask_place,
    Turn: _ask_change,
    TakeBack: _ask_change,
    Swap: _ask_swap,
    TakePacket: _ask_take_packet,
    Draw: _ask_draw,
    Give: _ask_give,
    Agree: _ask_agree,
    Withdraw: _ask_withdraw,
    Tell: _ask_tell,
    Propose: _ask_propose,
}
"""Why a move of the action round can't be made now."""


# --- doing it ----------------------------------------------------------------------------------------------


def _place(play: Play, seat: int, move: Place) -> None:
    state = play.state
    android = state.is_android(move.crew)
    if android and move.card == state.heroics[move.crew]:
        state.heroics[move.crew] = None
    else:
        state.hands[seat].remove(move.card)
    state.slots[move.crew][move.slot - 1] = Laid(move.card, move.half)
    state.placed_by[move.crew][move.slot - 1] = seat
    shown = move.card if android else None
    play.tell(events.CardPlaced(crew=move.crew, slot=move.slot, half=move.half, card=shown, by=seat))


def _turn(play: Play, seat: int, move: Turn) -> None:
    laid = _laid(play.state, move.crew, move.slot).turned()
    play.state.slots[move.crew][move.slot - 1] = laid
    play.tell(events.CardTurned(crew=move.crew, slot=move.slot, half=laid.half))


def _swap(play: Play, seat: int, move: Swap) -> None:
    rows: tuple[list[Any], list[Any]] = (play.state.slots[move.crew], play.state.placed_by[move.crew])
    for row in rows:
        row[move.slot - 1], row[move.other - 1] = row[move.other - 1], row[move.slot - 1]
    play.tell(events.CardsSwapped(crew=move.crew, slot=move.slot, other=move.other))


def _take_back(play: Play, seat: int, move: TakeBack) -> None:
    state = play.state
    card = _laid(state, move.crew, move.slot).card
    state.slots[move.crew][move.slot - 1] = None
    state.placed_by[move.crew][move.slot - 1] = None
    if state.is_android(move.crew) and is_heroic(card):
        state.heroics[move.crew] = card
    else:
        state.hands[seat].append(card)
    play.tell(events.CardTakenBack(crew=move.crew, slot=move.slot))


def _laid(state: State, crew: int, slot: int) -> Laid:
    laid = state.slots[crew][slot - 1]
    assert laid is not None
    return laid


def _draw(play: Play, seat: int, move: Draw) -> None:
    state = play.state
    card = state.pile.pop()
    state.may_draw[seat] -= 1
    state.hands[seat].append(card)
    play.tell(events.CardDrawn(seat=seat))
    play.tell(events.CardSeen(seats=(seat,), card=card))


def _give(play: Play, seat: int, move: Give) -> None:
    state = play.state
    state.hands[seat].remove(move.card)
    state.hands[move.to].append(move.card)
    state.may_give[seat] -= 1
    state.given.append(Gift(seat, move.to))
    play.tell(events.CardGiven(giver=seat, to=move.to))
    play.tell(events.CardSeen(seats=(seat, move.to), card=move.card))


def _agree(play: Play, seat: int, move: Agree | Withdraw) -> None:
    state = play.state
    state.agreed[seat] = isinstance(move, Agree)
    play.tell(events.Agreed(seat=seat, agrees=state.agreed[seat]))
    if all(state.agreed):
        computer.close(play, early=True)


def _tell(play: Play, seat: int, move: Tell) -> None:
    play.state.told[seat] = Told((), (), move.follows)
    computer.tell_cards(play.state)
    play.tell(events.CardsTold(seat=seat, follows=move.follows))


def _propose(play: Play, seat: int, move: Propose) -> None:
    state = play.state
    state.proposal = Proposal(seat, state.heard, round(state.clock, 3), state.phase, move.plan)
    play.tell(events.PlanProposed(seat=seat))


_DO: dict[type[AnyMove], Callable[[Play, int, Any], None]] = {
    Place: _place,
    Turn: _turn,
    Swap: _swap,
    TakeBack: _take_back,
    TakePacket: lambda play, seat, move: computer.close_phase(play, seat),
    Draw: _draw,
    Give: _give,
    Agree: _agree,
    Withdraw: _agree,
    Tell: _tell,
    Propose: _propose,
}
