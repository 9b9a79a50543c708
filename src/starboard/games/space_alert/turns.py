"""The resolution round turn by turn, in the exact order of steps (SA-4.3)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.games.space_alert.actions import player_actions
from starboard.games.space_alert.battlebots import come_home
from starboard.games.space_alert.crew import delay
from starboard.games.space_alert.damage import Lost
from starboard.games.space_alert.events import ComputerCheck, Jump, ShipLost, TurnBegins
from starboard.games.space_alert.fate import appear
from starboard.games.space_alert.flight import FLYING, IN_PLAY, LOST, SURVIVED, WAITING, Flight, Story
from starboard.games.space_alert.ship import CHECKS, LAST_TURN, PHASE, SPACE, Z
from starboard.games.space_alert.threat_actions import perform, threat_actions
from starboard.games.space_alert.threats import card_of
from starboard.games.space_alert.weapons import compute_damage


def fly(flight: Flight, story: Story = None) -> Flight:
    """Play all turns that are left."""
    while flight.outcome == FLYING:
        play_turn(flight, story)
    return flight


def play_turn(flight: Flight, story: Story = None, trips: Mapping[int, int] | None = None) -> None:
    """Play the next turn, the final step after the last one.

    ``trips`` says what crew members meant whose card of this turn lies wrong (SA-6.3): crew member to order.
    """
    if flight.outcome != FLYING:
        raise ValueError("the flight is over")
    flight.turn += 1
    final = flight.turn > flight.last_turn
    if story is not None:
        story.append(TurnBegins(turn=flight.turn, final=final))
    try:
        if final:
            _final_step(flight, story)
        else:
            _turn(flight, story, trips or {})
    except Lost as lost:
        flight.outcome = LOST
        flight.lost_to = lost.card
        if story is not None:
            story.append(ShipLost(threat=lost.card, turn=flight.turn))


def _turn(flight: Flight, story: Story, trips: Mapping[int, int]) -> None:
    for threat in flight.threats:
        if threat.number == flight.turn and threat.status == WAITING:
            appear(flight, threat, story)
    flight.lift_used = [False, False, False]
    player_actions(flight, story, trips)
    compute_damage(flight, story)
    threat_actions(flight, story)
    if flight.turn in CHECKS:
        _computer_check(flight, story)
    if flight.turn == flight.last_turn < LAST_TURN and not flight.rulings.final_step_after_test_run:
        _jump(flight, story)


def _computer_check(flight: Flight, story: Story) -> None:
    """Without maintenance the next turn of everybody on the ship is delayed (SA-13.1)."""
    phase = PHASE[flight.turn]
    passed = flight.maintained[phase]
    if story is not None:
        story.append(ComputerCheck(phase=phase + 1, passed=passed))
    if not passed:
        for index, crew in enumerate(flight.crew):
            if crew.station != SPACE:
                delay(flight, index, "computer", story)


def _final_step(flight: Flight, story: Story) -> None:
    """The last rocket, the pilot's return, the last threat actions, the jump (SA-14.6)."""
    compute_damage(flight, story)
    pilot = flight.pilot
    if pilot >= 0 and not flight.crew[pilot].knocked_out:
        come_home(flight, pilot, story)
    threat_actions(flight, story)
    for threat in flight.threats:
        if threat.status == IN_PLAY and card_of(threat.card).at_the_jump:
            perform(flight, threat, Z, story)
    _jump(flight, story)


def _jump(flight: Flight, story: Story) -> None:
    flight.outcome = SURVIVED
    if story is not None:
        story.append(Jump())
