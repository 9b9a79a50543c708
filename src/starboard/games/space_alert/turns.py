"""The resolution round turn by turn, in the exact order of steps (SA-4.3)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.core.game import Tell
from starboard.games.space_alert.actions import player_actions
from starboard.games.space_alert.battlebots import come_home
from starboard.games.space_alert.crew import delay
from starboard.games.space_alert.damage import Lost
from starboard.games.space_alert.fate import appear
from starboard.games.space_alert.flight import FLYING, IN_PLAY, LOST, SURVIVED, WAITING, Flight
from starboard.games.space_alert.flight_events import ComputerCheck, ShipJumped, ShipLost, TurnBegins
from starboard.games.space_alert.ship import CHECKS, LAST_TURN, PHASE, SPACE, Z
from starboard.games.space_alert.threat_actions import perform, threat_actions
from starboard.games.space_alert.threats import card_of
from starboard.games.space_alert.weapons import compute_damage


def fly(flight: Flight, tell: Tell | None = None, trips: Mapping[int, Mapping[int, int]] | None = None) -> Flight:
    """Play all turns that are left; ``trips`` by turn, as :func:`play_turn` takes them."""
    while flight.outcome == FLYING:
        play_turn(flight, tell, trips.get(flight.turn + 1) if trips else None)
    return flight


def play_turn(flight: Flight, tell: Tell | None = None, trips: Mapping[int, int] | None = None) -> None:
    """Play the next turn, the final step after the last one.

    ``trips`` says what crew members meant whose card of this turn lies wrong (SA-6.3): crew member to order.
    """
    if flight.outcome != FLYING:
        raise ValueError("the flight is over")
    flight.turn += 1
    final = flight.turn > flight.last_turn
    flight.lift_used = [False, False, False]
    if tell:
        tell(TurnBegins(turn=flight.turn, final=final))
    try:
        if final:
            _final_step(flight, tell)
        else:
            _turn(flight, tell, trips or {})
    except Lost as lost:
        flight.outcome = LOST
        flight.lost_to = lost.card
        if tell:
            tell(ShipLost(threat=lost.card, turn=flight.turn))


def _turn(flight: Flight, tell: Tell | None, trips: Mapping[int, int]) -> None:
    for threat in flight.threats:
        if threat.number == flight.turn and threat.status == WAITING:
            appear(flight, threat, tell)
    player_actions(flight, tell, trips)
    compute_damage(flight, tell)
    threat_actions(flight, tell)
    if flight.turn in CHECKS:
        _computer_check(flight, tell)
    if flight.turn == flight.last_turn < LAST_TURN and not flight.rulings.final_step_after_test_run:
        _jump(flight, tell)


def _computer_check(flight: Flight, tell: Tell | None) -> None:
    """Without maintenance the next turn of everybody on the ship is delayed (SA-13.1)."""
    phase = PHASE[flight.turn]
    passed = flight.maintained[phase]
    if tell:
        tell(ComputerCheck(phase=phase + 1, passed=passed))
    if not passed:
        for index, crew in enumerate(flight.crew):
            if crew.station != SPACE:
                delay(flight, index, "computer", tell)


def _final_step(flight: Flight, tell: Tell | None) -> None:
    """The last rocket, the pilot's return, the last threat actions, the jump (SA-14.6)."""
    compute_damage(flight, tell)
    pilot = flight.pilot
    if pilot >= 0 and not flight.crew[pilot].knocked_out:
        come_home(flight, pilot, tell)
    threat_actions(flight, tell)
    for threat in flight.threats:
        if threat.status == IN_PLAY and card_of(threat.card).at_the_jump:
            perform(flight, threat, Z, tell)
    _jump(flight, tell)


def _jump(flight: Flight, tell: Tell | None) -> None:
    flight.outcome = SURVIVED
    if tell:
        tell(ShipJumped())
