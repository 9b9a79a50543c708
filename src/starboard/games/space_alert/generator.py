"""Random missions: a script made from dials and chance.

The constraints are distilled from the printed missions and from public generators; they are listed in
docs/missions.md and a test checks every one of them over thousands of scripts. Everything is built, nothing is tried
and thrown away, so a record of the mission keeps only a handful of answers of chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Literal, TypeAlias

import msgspec

from starboard.core.chance import Chance
from starboard.games.space_alert.missions import Kind, Line, Script
from starboard.games.space_alert.ship import ZONES, Zone

GRID = 5
"""All times are multiples of five seconds."""
SPEECH: dict[Kind, int] = {"threat": 10, "internal-threat": 10, "incoming-data": 5, "data-transfer": 10}
"""How long an announcement blocks the air."""

Length: TypeAlias = Literal["short", "normal", "long"]
PHASE_LENGTHS: dict[Length, tuple[tuple[int, int], tuple[int, int], tuple[int, int]]] = {
    "short": ((185, 205), (165, 185), (125, 140)),
    "normal": ((205, 240), (180, 225), (140, 155)),
    "long": ((240, 275), (225, 265), (155, 180)),
}
NUMBERS = ((1, 2, 3, 4), (5, 6, 7, 8))
"""Numbers announced in phase 1 and in phase 2; none in phase 3."""
GAP = 25
"""Least distance between two threat announcements."""
AMBUSH_PERCENT = 33


class Dials(msgspec.Struct, frozen=True, kw_only=True):
    """What a crew may ask of a random mission. ``None`` leaves it to chance, within what printed missions do."""

    length: Length = "normal"
    points: int = 8
    """Common threats 1 point, serious ones 2; one common threat is unconfirmed, as in every printed mission."""
    transfers: int | None = None
    black_outs: int | None = None


class _Threat(msgspec.Struct, frozen=True):
    """A threat before it has a zone and a moment."""

    turn: int
    internal: bool
    serious: bool

    @property
    def points(self) -> int:
        return 2 if self.serious else 1


def generate(dials: Dials, chance: Chance, ends: tuple[int, ...] | None = None) -> Script:
    """A new script, with phase ends of its own unless they are given."""
    ends = ends or _phase_ends(dials, chance)
    roster = chance.pick(rosters(dials.points))
    air = _Air(ends)
    lines = _threats(roster, ends, air, chance)
    lines += _transfers(lines, ends, dials.transfers, air, chance)
    lines += _incoming(lines, ends, air, chance)
    lines += _black_outs(ends, dials.black_outs, air, chance)
    return Script("generated", "", "generated", ends, tuple(sorted(lines, key=lambda line: line.at)))


def _phase_ends(dials: Dials, chance: Chance) -> tuple[int, ...]:
    ranges = PHASE_LENGTHS[dials.length]
    lengths = [low + GRID * chance.below((high - low) // GRID + 1) for low, high in ranges]
    return tuple(accumulate(lengths))


# --- which threats ------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def rosters(points: int) -> tuple[tuple[_Threat, ...], ...]:
    """Every set of numbered threats of this weight that the constraints allow, so that chance picks one evenly."""
    return tuple(roster for roster in _rosters((), 1, points) if _balanced(roster, points))


def _rosters(chosen: tuple[_Threat, ...], turn: int, left: int) -> Iterator[tuple[_Threat, ...]]:
    if left == 0:
        yield chosen
    if left <= 0 or turn > 8:
        return
    yield from _rosters(chosen, turn + 1, left)
    for internal in (False, True):
        for serious in (False, True):
            threat = _Threat(turn, internal, serious)
            if _may_follow(chosen, threat):
                yield from _rosters((*chosen, threat), turn + 1, left - threat.points)


def _may_follow(chosen: tuple[_Threat, ...], new: _Threat) -> bool:
    if new.internal:
        first, last = (3, 6) if new.serious else (2, 7)
        if chosen and chosen[-1].internal:
            return False  # An external threat always lies between two internal ones.
        if sum(threat.internal for threat in chosen) == 2:
            return False
        if any(threat.internal and new.turn - threat.turn < 2 + new.serious * threat.serious for threat in chosen):
            return False
    else:
        first, last = (2, 7) if new.serious else (1, 8)
    if new.serious and sum(threat.serious for threat in chosen) == 3:
        return False
    return first <= new.turn <= last


def _balanced(roster: tuple[_Threat, ...], points: int) -> bool:
    first = [threat for threat in roster if threat.turn <= 4]
    second = [threat for threat in roster if threat.turn > 4]
    weight = sum(threat.points for threat in first), sum(threat.points for threat in second)
    internal = sum(threat.points for threat in roster if threat.internal)
    return (
        abs(len(first) - len(second)) <= 1
        and abs(weight[0] - weight[1]) <= 2
        and max(weight) <= points // 2 + 1
        and 1 <= internal <= 3
        and sum(not threat.serious for threat in roster) <= 7
        and any(not threat.serious for threat in roster)
    )


# --- when and where -----------------------------------------------------------------------------------------


class _Air:
    """Which seconds are already spoken for. Warnings come first and block their own time."""

    def __init__(self, ends: tuple[int, ...]) -> None:
        self.taken: list[tuple[int, int]] = [(0, 10)]
        for end in ends:
            self.taken += [(end - 60, end - 55), (end - 20, end - 15), (end - 5, end + 5)]

    def free(self, first: int, last: int, seconds: int) -> list[int]:
        """The moments from ``first`` to ``last`` at which this many seconds are free."""
        return [
            at
            for at in range(first, last + 1, GRID)
            if all(at + seconds <= begin or at >= end for begin, end in self.taken)
        ]

    def take(self, at: int, seconds: int) -> None:
        self.taken.append((at, at + seconds))


def _threats(roster: tuple[_Threat, ...], ends: tuple[int, ...], air: _Air, chance: Chance) -> list[Line]:
    ambush = _ambush(roster, chance)
    moments: dict[int, int] = {}
    for numbers, begin, end, latest_first in ((NUMBERS[0], 0, ends[0], 20), (NUMBERS[1], ends[0], ends[1], 40)):
        regular = [threat.turn for threat in roster if threat.turn in numbers and threat.turn != ambush]
        moments |= zip(regular, _moments(len(regular), begin, end, latest_first, chance), strict=True)
        for at in moments.values():
            air.take(at, SPEECH["threat"])
        if ambush in numbers:
            earliest = max(end - 55, *(at + GAP for at in moments.values()))
            moments[ambush] = chance.pick(air.free(earliest, end - 20 - SPEECH["threat"], SPEECH["threat"]))
            air.take(moments[ambush], SPEECH["threat"])
    common = [threat.turn for threat in roster if not threat.serious]
    unconfirmed = chance.pick(common)
    lines = []
    for threat, zone in zip(roster, _zones(roster, chance), strict=True):
        kind: Kind = "internal-threat" if threat.internal else "threat"
        at = moments[threat.turn]
        lines.append(Line(at, kind, threat.turn, zone, threat.serious, threat.turn == unconfirmed))
    return lines


def _ambush(roster: tuple[_Threat, ...], chance: Chance) -> int:
    """The number of the common external threat that is announced late, or 0. At most one in a mission."""
    able = [threat.turn for threat in roster if threat.turn in (4, 8) and not threat.internal and not threat.serious]
    return chance.pick(able) if able and chance.below(100) < AMBUSH_PERCENT else 0


def _moments(count: int, begin: int, end: int, latest_first: int, chance: Chance) -> list[int]:
    """Moments of the regular threats of a phase: the first soon, the last in time for the crew to answer."""
    if count == 0:
        return []
    length = end - begin
    limit = min(length * 7 // 10, length - 70) // GRID * GRID
    latest_first = min(latest_first, limit - GAP * (count - 1))
    first = 10 + GRID * chance.below((latest_first - 10) // GRID + 1)
    slack = (limit - first - GAP * (count - 1)) // GRID
    extra = sorted(chance.below(slack + 1) for _ in range(count - 1))
    return [begin + first] + [begin + first + GAP * n + GRID * steps for n, steps in enumerate(extra, start=1)]


def _zones(roster: tuple[_Threat, ...], chance: Chance) -> list[Zone | None]:
    """A zone for every external threat: never twice running, at most three times each."""
    zones: list[Zone | None] = []
    last: Zone | None = None
    for threat in roster:
        if threat.internal:
            zones.append(None)
            continue
        last = chance.pick([zone for zone in ZONES if zone != last and zones.count(zone) < 3])
        zones.append(last)
    return zones


def _transfers(threats: list[Line], ends: tuple[int, ...], asked: int | None, air: _Air, chance: Chance) -> list[Line]:
    """Data transfers: the first of phases 1 and 2 follows the last regular threat of that phase."""
    per_phase = [(0, 2, 1), (1, 1, 1), (1, 2, 1)][chance.below(3)] if asked is None else TRANSFERS[asked]
    lines = []
    for phase, count in enumerate(per_phase):
        begin, end = (0, *ends)[phase], ends[phase]
        regular = [line.at for line in threats if begin <= line.at <= end - 70]
        for n in range(count):
            spots: list[int] = []
            if n == 0 and phase < 2 and regular:
                last = max(regular)
                spots = air.free(last + 10, last + 30, SPEECH["data-transfer"])
                spots = spots or air.free(last + 35, last + 45, SPEECH["data-transfer"])
            spots = spots or air.free(begin + 10, end - 20 - SPEECH["data-transfer"], SPEECH["data-transfer"])
            if spots:
                lines.append(Line(chance.pick(spots), "data-transfer"))
                air.take(lines[-1].at, SPEECH["data-transfer"])
    return lines


TRANSFERS = ((0, 0, 0), (0, 1, 0), (0, 1, 1), (1, 1, 1), (1, 2, 1), (2, 2, 1), (2, 2, 2))
"""Data transfers by phase for each number a crew may ask for."""


def _incoming(lines: list[Line], ends: tuple[int, ...], air: _Air, chance: Chance) -> list[Line]:
    """Incoming data: with the transfers two or three data events in phases 1 and 2, at least two draws in all."""
    transfers = [
        sum(line.kind == "data-transfer" and low < line.at < high for line in lines) for low, high in _spans(ends)
    ]
    least = [max(1, 2 - transfers[0]), max(0, 2 - transfers[1])]
    most = [min(3, max(1, 3 - transfers[0])), min(2, max(0, 3 - transfers[1]))]
    counts = [low + chance.below(high - low + 1) for low, high in zip(least, most, strict=True)]
    while sum(counts) < 2:
        counts[0 if counts[0] < most[0] else 1] += 1
    drawn = []
    for (begin, end), count in zip(_spans(ends)[:2], counts, strict=True):
        for _ in range(count):
            at = chance.pick(air.free(begin + 10, end - 25, SPEECH["incoming-data"]))
            air.take(at, SPEECH["incoming-data"])
            drawn.append(Line(at, "incoming-data"))
    return drawn


def _spans(ends: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip((0, *ends[:-1]), ends, strict=True))


def _black_outs(ends: tuple[int, ...], asked: int | None, air: _Air, chance: Chance) -> list[Line]:
    """Communications down: 45 to 65 seconds in pieces of 5 to 30, at least 20 of them in phase 3."""
    count = 3 + chance.below(3) if asked is None else asked
    total = min(45 + GRID * chance.below(5), 30 * count)
    pieces = _split(total, count, chance)
    lines: list[Line] = []
    late = 0
    for piece in sorted(pieces, reverse=True):
        # The longest pieces go to phase 3 until it has its share; then anywhere.
        begin = ends[-2] + 10 if late < 20 else 10
        spots = air.free(begin, ends[-1] - 20 - piece, piece) or air.free(10, ends[-1] - 20 - piece, piece)
        at = chance.pick(spots)
        late += piece if at >= ends[-2] else 0
        air.take(at, piece)
        lines.append(Line(at, "communications-down", until=at + piece))
    return lines


def _split(total: int, count: int, chance: Chance) -> list[int]:
    """``total`` seconds in ``count`` pieces of 5 to 30 seconds."""
    pieces = [GRID] * count
    for _ in range((total - GRID * count) // GRID):
        pieces[chance.pick([n for n, piece in enumerate(pieces) if piece < 30])] += GRID
    return pieces
