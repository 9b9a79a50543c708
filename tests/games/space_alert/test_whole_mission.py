"""A whole flight at the table, from the briefing to the log, worked out by hand."""

from __future__ import annotations

import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.games.space_alert import ship
from starboard.games.space_alert.moves import GoOn, TakePacket

GUNSHIP, FIGHTER, GRAPPLER = "E1-05", "E1-07", "E1-08"

PHASE_1 = {
    0: {1: ("C>", "movement"), 2: ("A<", "action"), 3: ("A^", "action")},
    1: {1: ("C<", "action"), 2: ("A>", "action"), 3: ("A<", "action")},
    2: {1: ("B<", "movement"), 3: ("A^", "action")},
    3: {},
}
PHASE_2 = {
    0: {4: ("R^", "movement"), 5: ("B>", "action")},
    1: {4: ("B>", "movement"), 5: ("A<", "action")},
    2: {4: ("A<", "action")},
    3: {4: ("C^", "action"), 6: ("A^", "movement"), 7: ("C<", "action")},
}


@pytest.mark.clause("SA-1.2", "SA-1.5", "SA-3.6", "SA-14.5", "SA-15.1", "SA-15.2", "SA-15.3")
def test_first_test_run() -> None:
    """Test run 1 with four players: Gunship T+1 on blue (T2), Fighter T+2 on white (T4), Grappler T+3 on red (T3).

    Turn 1. Gunship at 11. P1 goes to upper blue, P2 maintains the computer, P3 goes to upper red. Gunship 11-9.
    Turn 2. Fighter at 13. P1's laser: 4-2 = 2 on the Gunship. P2's laser: 5-2 = 3 on the Fighter.
            Gunship 9-7, X at 8: attack 2 on blue, the shield takes 1, one token (structure). Fighter 13-10.
    Turn 3. Grappler at 12. P1: Gunship 4 of 5. P2: Fighter 6 of 4, destroyed (4 points). P3: 4-3 = 1 on the Grappler.
            Gunship 7-5 (T2 has no Y). Grappler 12-10. Reactors now: red 1, central 1, blue 0.
    Turn 4. P1 takes the lift to lower blue, P2 goes to upper blue, P3: Grappler 2 of 4, red reactor 0, P4 maintains.
            Gunship 5-3. Grappler 10-8, X: attack 1 on red, the shield takes it.
    Turn 5. P1 moves the last central energy to the blue reactor, P2 fires it: Gunship 6 of 5, destroyed (4 points).
            Grappler 8-6. Check passed.
    Turn 6. P4 takes the lift to the window. Grappler 6-4.
    Turn 7. P4 looks out: 1 point. Grappler 4-2, Y at 3: repairs 1.
    Turn 8, final. Grappler 2-1, Z: attack 4 on red, no shield: four tokens. Survived (2 points).

    Score: 8 destroyed + 2 survived - 5 tokens - 4 in red + 1 visual = 2.
    """
    desk = Desk(4, mission="test-run-1")
    state = desk.state
    state.boards = [3, 4, 2, 1]
    state.decks["common-external"] = [GRAPPLER, FIGHTER, GUNSHIP]
    state.stacks[ship.BLUE].sort(reverse=True)  # The structure comes first.
    desk.begin()
    desk.until(15)
    assert [(one.card, one.turn) for one in state.threats] == [(GUNSHIP, 1)]
    desk.until(135)
    assert [(one.card, one.turn, one.zone) for one in state.threats] == [
        (GUNSHIP, 1, ship.BLUE),
        (FIGHTER, 2, ship.WHITE),
        (GRAPPLER, 3, ship.RED),
    ]
    lay(desk, PHASE_1)
    for seat in (3, 1, 0):
        desk.play(seat, TakePacket())
    desk.until(250)
    assert state.planning == [2, 2, 2, 2]
    lay(desk, PHASE_2)
    desk.until(420)
    for seat in range(4):
        if seat in GAME.to_move(state):
            desk.play(seat, GoOn(rest=True))
    desk.until(500)

    flight = state.flight
    assert flight is not None
    assert (flight.outcome, flight.turn) == ("survived", 8)
    assert [len(zone) for zone in flight.damage] == [4, 0, 1]
    assert flight.damage[ship.BLUE] == [ship.STRUCTURAL]
    assert flight.reactor == [0, 0, 0]
    # The blue shield spent its block on turn 2, the red one on turn 4.
    assert flight.shield[1:] == [1, 0]
    assert [member.station for member in flight.crew] == [
        ship.BLUE_LOWER,
        ship.BLUE_UPPER,
        ship.RED_UPPER,
        ship.WHITE_LOWER,
    ]
    (entry,) = state.log
    assert (entry.mission, entry.destroyed, entry.survived, entry.penalties, entry.visual) == ("S1-1", 8, 2, -9, 1)
    assert entry.total == 2
    result = desk.table.result
    assert result is not None
    assert result.scores == (2, 2, 2, 2)


def lay(desk: Desk, plans: dict[int, dict[int, tuple[str, str]]]) -> None:
    """Put these cards into the players' hands and slots."""
    for seat, plan in plans.items():
        for slot, (card, half) in plan.items():
            desk.place(seat, slot, card, half)
