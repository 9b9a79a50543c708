"""A mission is laid out, as ``setup.py`` does it."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import tables as of
from starboard.games.death_angel.fast.answers import fill
from starboard.games.death_angel.fast.column import (
    below,
    push,
    shuffle,
)
from starboard.games.death_angel.fast.rounds import CHOOSE
from starboard.games.death_angel.fast.target import compiled
from starboard.games.death_angel.fast.travel import put_terrain_out


@compiled
def begin(s: Numbers, r: Numbers, setup: int, seats: int) -> None:
    """Decks, Locations, teams, formation and what is to be done first."""
    for n in range(at.ALL):
        s[n] = 0
    s[at.SETUP] = setup
    s[at.LOCATION] = setup
    s[at.SUPPLY] = of.TOKENS
    for card in range(at.TERRAIN):
        s[at.LIES + card] = -1
    s[at.CAPPED] = -1
    s[at.ARTEFACT] = -1
    s[at.EVENT] = -1
    s[at.LASTING] = -1
    s[at.LASTING_TARGET] = -1
    s[at.UPCOMING] = -1
    s[at.UPCOMING_TARGET] = -1
    for card in range(at.LORDS):
        for _ in range(of.COPIES[card]):
            s[at.DECK_CARDS + s[at.DECK]] = card
            s[at.DECK] += 1
    for event in range(of.EVENTS):
        s[at.EVENT_CARDS + event] = event
    s[at.EVENTS] = of.EVENTS
    shuffle(s, r, at.DECK_CARDS, s[at.DECK])
    shuffle(s, r, at.EVENT_CARDS, of.EVENTS)
    s[at.AHEAD] = of.SETUP_DECK[setup]
    for n in range(s[at.AHEAD]):
        level = of.SETUP_LEVELS[setup, n]
        s[at.DECKED + s[at.AHEAD] - 1 - n] = of.LEVEL_LOCATIONS[level, below(r, of.LEVEL_SIZE[level])]
    _teams(s, r, of.SETUP_TEAMS[setup], seats)
    fill(s, r, of.BLIPS[setup, 0], of.BLIPS[setup, 1])
    push(s, at.BEGIN_PHASE, CHOOSE, 0, 0, 0, 0, 0)
    push(s, at.DISCARD_EVENT, 0, 0, 0, 0, 0, 0)
    push(s, at.OPEN_SPAWN_BOX, 1, 0, 0, 0, 0, 0)
    push(s, at.OPEN_SPAWN_BOX, 0, 0, 0, 0, 0, 0)
    s[at.EVENTS] -= 1
    s[at.EVENT] = s[at.EVENT_CARDS + s[at.EVENTS]]


@compiled
def _teams(s: Numbers, r: Numbers, teams: int, seats: int) -> None:
    for team in range(at.TEAMS):
        s[at.OWNERS + team] = -1
        s[at.MARKED_CARDS + team] = team
    shuffle(s, r, at.MARKED_CARDS, at.TEAMS)
    for turn in range(teams):
        s[at.OWNERS + s[at.MARKED_CARDS + turn]] = turn % seats
    for team in range(at.TEAMS):
        s[at.MARKED_CARDS + team] = 0
        if s[at.OWNERS + team] >= 0:
            s[at.FORM + s[at.ROWS]] = 2 * team
            s[at.FORM + s[at.ROWS] + 1] = 2 * team + 1
            s[at.ROWS] += 2
    rows = s[at.ROWS]
    shuffle(s, r, at.FORM, rows)
    for row in range(rows):
        s[at.FACES + s[at.FORM + row]] = 0 if row < rows // 2 else 1
    put_terrain_out(s)
