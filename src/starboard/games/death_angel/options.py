"""The options of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from starboard.core import game as core


class Options(core.Options, frozen=True, kw_only=True):
    """What the rules leave open (DA-17.1, DA-17.2) or the sources dispute."""

    asked: ClassVar[tuple[str, ...]] = ("teams",)
    doubts: ClassVar[Mapping[str, str]] = {
        "travel_trigger": "DA-10.1",
        "merge_timing": "DA-12.2",
        "current_player": "DA-11.8",
        "attack_abilities": "DA-7.23",
    }

    travel_trigger: Literal["either", "both"] = "either"
    """Travel when at least one Blip pile is empty, or only when both are (DA-10.1)."""
    merge_timing: Literal["event-end", "attack-end"] = "event-end"
    """When swarms kept apart by a shift become one (DA-12.2)."""
    teams: Literal["random", "choose"] = "random"
    """How combat teams are given out (DA-3.5)."""
    current_player: Literal["lowest-card", "last-card"] = "lowest-card"
    """When the role passes on after an elimination: with the card that gave it, or with the player's last (DA-11.8)."""
    attack_abilities: Literal["card", "round"] = "card"
    """Whether abilities of Attack cards help a Quick Instincts attack in the same round (DA-7.23)."""
