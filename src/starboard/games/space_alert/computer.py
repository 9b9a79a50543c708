"""The ship's computer in the action round: it opens the round, makes the announcements that are due, and closes it.

Time is an input: :func:`announce` makes the announcements that are due, :func:`next_announcement` says when the next
one is.
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.games.space_alert import events, resolution_round
from starboard.games.space_alert.announcements import Announcement
from starboard.games.space_alert.flight import Announced
from starboard.games.space_alert.ship import ZONES
from starboard.games.space_alert.state import Play, State, Told


def begin(play: Play) -> None:
    """The opening announcement: everybody takes the first packet in hand (SA-3.1)."""
    state = play.state
    state.stage = "action"
    state.started = state.now
    state.ready = [False] * state.seats
    for seat in range(state.seats):
        _next_packet(state, seat)
    if state.timed:
        announce(play)
        return
    _open_practice_phase(state)
    for announcement in state.timeline:
        # Practice: the script is dealt out beforehand (SA-17.3).
        if announcement.turn:
            _threat(play, announcement)


def next_announcement(state: State) -> float | None:
    """Table time of the next announcement; ``None`` when no clock runs."""
    if not state.timed:
        return None
    return state.started + state.timeline[state.heard].at * state.pace


def announce(play: Play) -> None:
    """Make every announcement that is due by now."""
    state = play.state
    timeline = state.timeline
    while state.stage == "action" and (due := next_announcement(state)) is not None and due <= state.now:
        announcement = timeline[state.heard]
        state.heard += 1
        if state.options.incoming_data == "next-announcement":
            state.may_draw = [0] * state.seats
        _EFFECTS.get(announcement.saying, _said)(play, announcement)
        tell_cards(state)


def close_phase(play: Play, seat: int) -> None:
    """A seat takes the next packet; without a clock a phase is over when everybody has closed it."""
    state = play.state
    _next_packet(state, seat)
    if not state.timed and min(state.planning) > state.phase:
        state.phase += 1
        _open_practice_phase(state)
    play.tell(events.PacketTaken(seat=seat, phase=state.planning[seat]))


def tell_cards(state: State) -> None:
    """Whoever tells his cards goes on telling them, unless communications are down (SA-3.2, SA-3.9)."""
    if state.silence:
        return
    for seat, told in enumerate(state.told):
        if told is not None:
            state.told[seat] = Told(tuple(state.hands[seat]), tuple(state.slots[seat]), told.follows)


def close(play: Play, *, early: bool) -> None:
    """The end of the action round: only the cards in the slots count (SA-1.3)."""
    state = play.state
    state.stage = "resolution"
    state.transfer_open = state.silence = False
    state.may_give = [0] * state.seats
    state.given = []
    state.may_draw = [0] * state.seats
    state.told = [None] * state.seats
    state.proposal = None
    play.tell(events.ActionRoundOver(early=early, mission=state.script.id))
    resolution_round.begin(play)


# --- what each announcement does ---------------------------------------------------------------------------


def _said(play: Play, announcement: Announcement) -> None:
    play.tell(events.Said(announcement=announcement))


def _threat(play: Play, announcement: Announcement) -> None:
    """The officer draws the top card of the deck and gives it its number (SA-3.9, SA-3.14)."""
    _said(play, announcement)
    state = play.state
    if announcement.unconfirmed and state.crew < 5:
        return
    where = "internal" if announcement.zone is None else "external"
    card = state.decks[f"{'serious' if announcement.serious else 'common'}-{where}"].pop()
    zone = None if announcement.zone is None else ZONES.index(announcement.zone)
    state.threats.append(Announced(card, announcement.turn, zone))
    play.tell(
        events.ThreatDrawn(threat=card, turn=announcement.turn, zone=announcement.zone, serious=announcement.serious)
    )


def _incoming_data(play: Play, announcement: Announcement) -> None:
    play.state.may_draw = [rights + 1 for rights in play.state.may_draw]
    _said(play, announcement)


def _transfer(play: Play, announcement: Announcement) -> None:
    state = play.state
    state.transfer_open = announcement.saying == "data-transfer"
    state.may_give = [int(state.transfer_open)] * state.seats
    state.given = []
    _said(play, announcement)


def _silence(play: Play, announcement: Announcement) -> None:
    play.state.silence = announcement.saying == "communications-down"
    _said(play, announcement)


def _phase_end(play: Play, announcement: Announcement) -> None:
    """Whoever has not done so takes the next packet; the last end is that of the round (SA-3.7, SA-3.8)."""
    if announcement.last:
        _said(play, announcement)
        close(play, early=False)
        return
    state = play.state
    state.phase += 1
    _said(play, announcement)
    for seat in range(state.seats):
        if state.planning[seat] < state.phase:
            close_phase(play, seat)


_EFFECTS: dict[str, Callable[[Play, Announcement], None]] = {
    "threat": _threat,
    "internal-threat": _threat,
    "incoming-data": _incoming_data,
    "data-transfer": _transfer,
    "transfer-over": _transfer,
    "communications-down": _silence,
    "communications-restored": _silence,
    "phase-end": _phase_end,
}


def _next_packet(state: State, seat: int) -> None:
    state.planning[seat] += 1
    if state.packets[seat]:
        state.hands[seat] += state.packets[seat].pop(0)


def _open_practice_phase(state: State) -> None:
    """Without a clock the data lines of a phase can be used at any time in it."""
    if state.solo:
        return
    low, high = (0, *state.script.phase_ends)[state.phase - 1 : state.phase + 1]
    kinds = [line.kind for line in state.script.lines if low <= line.at < high]
    state.may_draw = [rights + kinds.count("incoming-data") for rights in state.may_draw]
    state.may_give = [kinds.count("data-transfer")] * state.seats
    state.transfer_open = "data-transfer" in kinds
    state.given = []
