"""A mission as it is dealt at a table, as a problem for the planner: what a crew would need to know beforehand."""

from __future__ import annotations

from starboard.coach.problem import Held, Problem
from starboard.core.chance import Seeded
from starboard.games.space_alert.flight import Announced
from starboard.games.space_alert.flight_file import Request
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.setup import new
from starboard.games.space_alert.ship import PHASES, ZONES
from starboard.games.space_alert.state import State


def dealt(options: Options, seats: int, seed: int, *, hands: bool, stacks_known: bool) -> Problem:
    """The mission that a table with this seed plays.

    With ``hands`` only the cards count that are dealt: the packets, what is drawn for incoming data (by everybody in
    the order of seats, at once), and what can be given in data transfers (SA-3.9).
    """
    state = new(options, seats, Seeded(seed))
    request = Request(
        names=[f"{crew + 1}" for crew in range(state.crew)],
        plans=[[] for _ in range(state.crew)],
        boards=state.boards,
        threats=_threats(state),
        stacks=state.stacks,
        carried=[[], [], []],
        trips={},
        last_turn=state.script.last_turn,
        rulings=options.rulings(),
    )
    free = [[True] * request.last_turn for _ in range(state.crew)]
    if not hands:
        return Problem(request, free, None, stacks_known)
    held, transfers = _hands(state)
    return Problem(request, free, held, stacks_known, transfers)


def _threats(state: State) -> list[Announced]:
    """The cards that will be drawn for the announcements, in their order."""
    found = []
    for line in state.script.threats(state.crew):
        deck = f"{'serious' if line.serious else 'common'}-{'internal' if line.zone is None else 'external'}"
        zone = None if line.zone is None else ZONES.index(line.zone)
        found.append(Announced(state.decks[deck].pop(), line.turn, zone))
    return found


def _hands(state: State) -> tuple[list[list[Held]], list[int]]:
    """What everybody will hold, with the turn from which it can be laid, and the phases of the data transfers."""
    held = [
        [Held(card, PHASES[phase][0]) for phase, packet in enumerate(packets) for card in packet]
        for packets in state.packets
    ]
    transfers = []
    for line in state.script.lines:
        phase = next(number for number, end in enumerate(state.script.phase_ends) if line.at <= end)
        if line.kind == "incoming-data":
            for hand in held:
                hand.append(Held(state.pile.pop(), PHASES[phase][0]))
        elif line.kind == "data-transfer":
            transfers.append(phase + 1)
    return held, transfers
