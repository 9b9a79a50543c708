"""The scripts: eight missions and eight training flights."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from starboard.core.data import load
from starboard.games.space_alert.ship import PHASES, Zone

Kind: TypeAlias = Literal["threat", "internal-threat", "incoming-data", "data-transfer", "communications-down"]
ScriptName: TypeAlias = Literal[
    "generated",
    "mission-1",
    "mission-2",
    "mission-3",
    "mission-4",
    "mission-5",
    "mission-6",
    "mission-7",
    "mission-8",
    "test-run-1",
    "test-run-2",
    "simulation-1",
    "simulation-2",
    "simulation-3",
    "advanced-simulation-1",
    "advanced-simulation-2",
    "advanced-simulation-3",
]
"""A printed script, or one that was made for the table."""
Group: TypeAlias = Literal["mission", "test-run", "simulation", "advanced-simulation", "generated"]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a script, at a moment in seconds from the opening announcement."""

    at: int
    kind: Kind
    turn: int = 0
    """The number n of "time T+n"; 0 for lines that are no threat."""
    zone: Zone | None = None
    """The trajectory of an external threat."""
    serious: bool = False
    unconfirmed: bool = False
    """Counts only with a crew of five (SA-3.9)."""
    until: int = 0
    """When communications are restored."""

    @property
    def points(self) -> int:
        """What a threat weighs: common 1, serious 2; 0 for other lines."""
        return (2 if self.serious else 1) if self.turn else 0


class Script(msgspec.Struct, frozen=True):
    """What is announced in a mission and when its phases end; the last end is that of the action round."""

    id: ScriptName
    code: str
    group: Group
    phase_ends: tuple[int, ...]
    lines: tuple[Line, ...]

    @property
    def phases(self) -> int:
        """Two in a test run, otherwise three."""
        return len(self.phase_ends)

    @property
    def last_turn(self) -> int:
        """The last turn with actions of the crew (SA-14.5)."""
        return PHASES[self.phases - 1][-1]

    @property
    def training(self) -> bool:
        """Whether this is one of the eight training flights."""
        return self.group not in ("mission", "generated")

    def threats(self, crew: int) -> list[Line]:
        """The threats that count for a crew of this size, in the order they are announced (SA-3.14)."""
        return [line for line in self.lines if line.turn and (crew == 5 or not line.unconfirmed)]


class _File(msgspec.Struct, frozen=True):
    script: tuple[Script, ...]


@cache
def scripts() -> dict[str, Script]:
    """The sixteen printed scripts by id."""
    return {script.id: script for script in load("starboard.games.space_alert", "missions", _File).script}


def find(name: str) -> Script | None:
    """A printed script by its id or by the code on its sheet: ``mission-1`` is ``S2-1``."""
    wanted = name.strip().lower()
    return next((script for script in scripts().values() if wanted in (script.id, script.code.lower())), None)


def code_of(name: str) -> str:
    """What the flight log calls a script: the code printed on it, or its name where it has none."""
    return scripts()[name].code if name in scripts() else name


def full_missions() -> list[str]:
    """The eight scripts with the complete rules (SA-2.11)."""
    return [script.id for script in scripts().values() if script.group == "mission"]
