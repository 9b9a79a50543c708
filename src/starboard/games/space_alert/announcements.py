"""Everything the ship's computer says in an action round, and when (SA-3.9).

A script lists threats, data and black-outs. The opening, the warnings before a phase ends, the closing beep of a data
transfer and "communications restored" follow from it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from starboard.games.space_alert.missions import Line, Script
from starboard.games.space_alert.ship import Zone

Saying: TypeAlias = Literal[
    "opening",
    "threat",
    "internal-threat",
    "incoming-data",
    "data-transfer",
    "transfer-over",
    "communications-down",
    "communications-restored",
    "one-minute",
    "twenty-seconds",
    "countdown",
    "phase-end",
]

WARNINGS: dict[Saying, int] = {"one-minute": 60, "twenty-seconds": 20, "countdown": 5, "phase-end": 0}
"""Seconds before the end of a phase."""

DATA: tuple[Saying, ...] = (
    "incoming-data",
    "data-transfer",
    "transfer-over",
    "communications-down",
    "communications-restored",
)
"""What a solo player ignores (SA-17.2)."""

# At one instant what ends is said before what begins, so a beep can't shut a window that has just opened.
_RANK = {"phase-end": 0, "transfer-over": 1, "communications-restored": 2}


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    """One announcement, ``at`` seconds after the opening."""

    at: int
    saying: Saying
    phase: int
    """The phase it falls into; of a warning the phase that ends."""
    last: bool = False
    """The phase is the mission's last, so the words are about the operation."""
    turn: int = 0
    zone: Zone | None = None
    serious: bool = False
    unconfirmed: bool = False
    until: int = 0
    """When the transfer window shuts. When communications come back nobody knows until they do."""


def phase_at(script: Script, at: int) -> int:
    """The phase (1 to 3) that runs at this second; an end belongs to the phase it begins."""
    return min(1 + sum(at >= end for end in script.phase_ends), script.phases)


@lru_cache(maxsize=256)
def timeline(script: Script, window: int, solo: bool = False) -> tuple[Announcement, ...]:
    """All announcements of a script in order; ``window`` is the length of a data transfer in seconds (D-31)."""
    said = [Announcement(0, "opening", 1)]
    transfers = [line.at for line in script.lines if line.kind == "data-transfer"]
    for line in script.lines:
        # A longer window than usual shuts when the next transfer opens its own.
        until = min([line.at + window, *(at for at in transfers if at > line.at)])
        said += _of(script, line, until)
    for phase, end in enumerate(script.phase_ends, start=1):
        last = phase == script.phases
        said += [Announcement(end - before, saying, phase, last) for saying, before in WARNINGS.items()]
    if solo:
        said = [one for one in said if one.saying not in DATA]
    return tuple(sorted(said, key=lambda one: (one.at, _RANK.get(one.saying, 3))))


def _of(script: Script, line: Line, shuts: int) -> list[Announcement]:
    phase = phase_at(script, line.at)
    if line.kind == "data-transfer":
        return [
            Announcement(line.at, line.kind, phase, until=shuts),
            Announcement(shuts, "transfer-over", phase_at(script, shuts)),
        ]
    if line.kind == "communications-down":
        return [
            Announcement(line.at, line.kind, phase),
            Announcement(line.until, "communications-restored", phase_at(script, line.until)),
        ]
    return [
        Announcement(
            line.at,
            line.kind,
            phase,
            turn=line.turn,
            zone=line.zone,
            serious=line.serious,
            unconfirmed=line.unconfirmed,
        )
    ]
