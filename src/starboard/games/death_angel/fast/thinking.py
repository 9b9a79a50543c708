"""Missions thought on from where a player stands: what lines of moves lead to, played on by value."""

from __future__ import annotations

from typing import Any

from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast.answers import answer
from starboard.games.death_angel.fast.column import (
    settle,
)
from starboard.games.death_angel.fast.policy import Q, advance, judge
from starboard.games.death_angel.fast.target import entry


@entry
def think(
    s: Any,
    trial: Any,
    r: Any,
    m: Any,
    x: Any,
    w: Any,
    h: Any,
    worlds: Any,
    seeds: Any,
    lines: Any,
    rounds: Any,
    out: Any,
) -> None:
    """What every line of moves is worth in every world, with the same luck: the mission is played on by value until so
    many rounds have begun. A line ends with -1 or at the end of its row."""
    for world in range(worlds.shape[0]):
        for line in range(lines.shape[0]):
            for n in range(at.STATE_SIZE):
                s[n] = worlds[world, n]
            r[0] = seeds[world]
            r[1] = 0
            r[2] = 0
            r[Q] = seeds[world] ^ 0x2545F4914F6
            for n in range(lines.shape[1]):
                if lines[line, n] >= 0:
                    answer(s, r, lines[line, n])
                    settle(s)
            advance(s, trial, r, m, x, w, h, s[at.ROUND] + rounds, 0.0)
            out[line, world] = judge(s, x, w, h)
