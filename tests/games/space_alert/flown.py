"""A whole flight of the second mission (six threats) by a crew of four androids, to look at afterwards."""

from __future__ import annotations

from tests.games.space_alert.tables import GAME, Desk

from starboard.games.space_alert.action_cards import HALVES, half
from starboard.games.space_alert.moves import Agree, GoOn, Place, TakePacket, Trip
from starboard.games.space_alert.ship import PHASES

PLANS = [
    "^ B C C C > C C C A < C",
    "C A A A A B A C ^ B . C",
    "^ C C ^ B < A B . > ^ C",
    "> C < R C B B < ^ C > C",
]
"""Comes home, with all six threats destroyed."""

NOTHING = [". . . . . . . . . . . ."] * 4


def planned(plans: list[str] = PLANS, seed: int = 3) -> Desk:
    """The cards lie, and the first turn is revealed."""
    desk = Desk(1, seed, mission="mission-2", clock="off")
    desk.begin()
    for phase, slots in enumerate(PHASES):
        if phase:
            desk.play(0, TakePacket())
        for slot in slots:
            for crew, plan in enumerate(plans):
                if (order := plan.split()[slot - 1]) != ".":
                    desk.play(0, _laying(desk, crew, slot, order))
    desk.play(0, Agree())
    return desk


def _laying(desk: Desk, crew: int, slot: int, order: str) -> Place:
    return next(
        Place(crew, slot, card, which)
        for card in sorted(desk.state.hands[0])
        for which in HALVES
        if half(card, which) == order
    )


def flown(plans: list[str] = PLANS, seed: int = 3, trip: bool = False) -> Desk:
    """The flight, to its end; with a trip on its first turn, if wished."""
    desk = planned(plans, seed)
    if trip:
        desk.play(0, next(move for move in GAME.moves(desk.state, 0) if isinstance(move, Trip)))
    while desk.state.stage == "resolution":
        desk.play(0, GoOn())
    return desk
