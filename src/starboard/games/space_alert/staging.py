"""A crew's flight from the real box, set up as a table whose cards lie, so that it is told as any other film."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from starboard.core.chance import Seeded
from starboard.core.game import Tell
from starboard.core.tools import Staged
from starboard.games.space_alert import events, resolution_round, setup
from starboard.games.space_alert.action_cards import HALVES, Laid, action_deck, half, heroic_deck
from starboard.games.space_alert.announcements import timeline
from starboard.games.space_alert.flight_file import Request
from starboard.games.space_alert.missions import Script
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.orders import ORDERS
from starboard.games.space_alert.ship import LAST_TURN
from starboard.games.space_alert.state import Campaign, Play, Slots, State

_PHASE = 200
"""Seconds of a phase: nobody listens to this mission any more."""


def stage(request: Request) -> Staged:
    """The flight, ready to be shown from its first turn."""
    state = _table(request)

    def play(tell: Tell) -> Iterator[None]:
        tell(events.ActionRoundOver(early=False, mission=state.script.id))
        yield from resolution_round.turn_by_turn(Play(state, Seeded(0), tell, []), request.trips)

    return Staged(state, play, request.names)


def _table(request: Request) -> State:
    crew = len(request.names)
    rulings = msgspec.structs.asdict(request.rulings)
    options = Options(mission="generated", resolution="run", clock="off", **rulings)
    state = setup.new(options, crew, Seeded(0))
    phases = 3 if request.last_turn == LAST_TURN else 2
    ends = tuple(_PHASE * phase for phase in range(1, phases + 1))
    state.script = Script("generated", "", "generated", ends, ())
    state.heard = len(timeline(state.script, options.transfer_seconds, state.solo))
    state.phase = phases
    state.stage = "resolution"
    state.crew = crew
    state.order = list(range(crew))
    state.boards, state.threats, state.stacks = request.boards, list(request.threats), request.stacks
    state.slots = [_slots(plan) for plan in request.plans]
    state.hands = [[] for _ in range(state.seats)]
    state.packets = [[] for _ in range(state.seats)]
    state.planning = [phases] * state.seats
    state.heroics = [None] * crew
    state.lost = [[] for _ in range(crew)]
    state.trips = [None] * crew
    state.campaign = Campaign(damage=request.carried) if any(request.carried) else None
    state.ready = [True] * state.seats
    resolution_round.launch(state)
    state.campaign = None  # the damage is on the ship; what the crew does afterwards is its own business
    return state


def _slots(plan: list[int]) -> Slots:
    laid = [_laid(ORDERS[order]) for order in plan]
    return laid + [None] * (LAST_TURN - len(laid))


def _laid(order: str) -> Laid | None:
    """Some card with this half: the file names the halves that are up, and nobody asks for the other one any more."""
    if order == ".":
        return None
    for card in (*action_deck(), *heroic_deck()):
        for which in HALVES:
            if half(card, which) == order:
                return Laid(card, which)
    raise AssertionError(order)
