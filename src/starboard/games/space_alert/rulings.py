"""Open points of the rules, each with the ruling we take by default and a switch for the other reading.

The names D-nn are those of docs/rule-doubts.md.
"""

from __future__ import annotations

import msgspec


class Rulings(msgspec.Struct, frozen=True, kw_only=True):
    """How the open points are played in the resolution round."""

    first_printing: bool = False
    """D-06: the Stealth Fighter has the speed of its first printing, 4 instead of 3."""
    doublings_multiply: bool = True
    """D-12: Destroyer, Fissure and old structural damage multiply each other; otherwise one doubling is all."""
    pulse_beats_marauder: bool = True
    """D-13: the pulse-cannon weakness makes the whole shield 0; otherwise the Marauder's +1 remains."""
    bonus_without_letters: bool = False
    """D-16: an asteroid destroyed before any letter attacks with the Scout's bonus alone."""
    scout_bonus_ends_at_once: bool = True
    """D-16: a Scout destroyed in the step gives no bonus to the attacks at the end of that step."""
    last_retaliation: bool = True
    """D-20: Nemesis strikes back also when that very damage destroyed it."""
    count_knocked_out: bool = True
    """D-22: Seeker and Alien count the figures of knocked-out crew members too."""
    heroic_move_uses_lift: bool = False
    """D-34: a heroic movement to the other deck of the same zone marks the gravolift as used."""
    return_delay_apart: bool = True
    """D-37: the delay of a forced return from space does not stand for a later delay of the following turn."""
    final_step_after_test_run: bool = True
    """D-39: a two-phase test run ends with the final step on turn 8; otherwise after turn 7."""
    surplus_lost: bool = True
    """D-42: a lost capacity also costs what a heroic transfer had put above the old one."""
    nemesis_stops: bool = True
    """D-46: Nemesis killed by its own X or Y stops at once; otherwise it finishes its move."""
    refuelling_trims: bool = False
    """D-50: refuelling a reactor above its capacity sets it back to the capacity."""
    amounts_fixed: bool = True
    """D-52: an amount read from the ship is fixed before its first token is drawn."""
