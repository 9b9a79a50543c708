"""What a crew can choose before it sits down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from starboard.core import game
from starboard.games.space_alert.generator import Dials, Length
from starboard.games.space_alert.missions import ScriptName
from starboard.games.space_alert.rulings import Rulings

Difficulty: TypeAlias = Literal["white", "mixed", "yellow"]
"""Of common or of serious threats, from the most cautious (SA-2.2, SA-2.3)."""

MissionName: TypeAlias = Literal["random", ScriptName]

Count: TypeAlias = Literal["any", "0", "1", "2", "3", "4", "5"]


class Options(game.Options, Rulings, frozen=True, kw_only=True):
    """A Space Alert table; the switches of :class:`Rulings` come after its own options."""

    asked: ClassVar[tuple[str, ...]] = ("mission", "common", "serious", "clock", "forecast", "ghost")
    doubts: ClassVar[Mapping[str, str]] = {
        "transfer_seconds": "SA-3.9",
        "incoming_data": "SA-3.9",
        "android_heroics": "SA-16.4",
        "campaign_penalties": "SA-18.6",
        **dict.fromkeys(Rulings.__struct_fields__, ""),
    }

    mission: MissionName = "random"
    rehearsal: bool = False
    """The script lies open from the start; otherwise even that of a mission chosen by name is a secret in play."""
    common: Difficulty = "white"
    serious: Difficulty = "white"
    fifth: bool = False
    """One android more, so that the crew is five (SA-17.1)."""
    campaign: bool = False
    """Up to three missions in a row (SA-18)."""
    clock: Literal["real", "relaxed", "slow", "off"] = "real"
    """``off`` is practice: the threats are dealt out beforehand and nobody is hurried (SA-17.3)."""
    resolution: Literal["step", "run"] = "step"
    """Turn by turn, when everybody has seen the turn before; or all at once."""
    tripping: bool = True
    """D-40: a card laid wrong may be corrected in the resolution."""
    training_heroics: bool = True
    """Heroic cards also in the training flights."""

    forecast: bool = True
    """Say on which turns a threat acts if nobody stops it."""
    ghost: bool = True
    """Show everybody where the own cards lead, as far as they alone can tell."""

    length: Length = "normal"
    threat_points: Annotated[int, Meta(ge=5, le=10)] = 8
    data_transfers: Count = "any"
    black_outs: Count = "any"

    transfer_seconds: Annotated[int, Meta(ge=5, le=30)] = 10
    """D-31: from the announcement of a data transfer to its beep."""
    incoming_data: Literal["kept", "next-announcement"] = "kept"
    """D-32: how long the right to draw a card stays open."""
    android_heroics: Literal["any-phase", "first-phase"] = "any-phase"
    """D-53: when an android's heroic card may be placed."""
    campaign_penalties: Literal["ship", "last-mission"] = "ship"
    """D-54: penalties for the ship as it is at the end, or only for what the last mission did to it."""

    def dials(self) -> Dials:
        """What a generated mission should be like."""
        return Dials(
            length=self.length,
            points=self.threat_points,
            transfers=None if self.data_transfers == "any" else int(self.data_transfers),
            black_outs=None if self.black_outs == "any" else int(self.black_outs),
        )

    def rulings(self) -> Rulings:
        """The open points of the resolution as this table plays them."""
        return Rulings(**{name: getattr(self, name) for name in Rulings.__struct_fields__})


PACE = {"real": 1.0, "relaxed": 1.5, "slow": 2.0}
"""Table seconds for a second of the script."""

CAUTION: tuple[Difficulty, ...] = ("white", "mixed", "yellow")
"""From the most cautious proposal to the boldest (SA-18.1)."""
