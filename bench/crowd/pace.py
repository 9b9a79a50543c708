"""What is assumed of people: how often they decide, which moves they like, what their boards ask for."""

from __future__ import annotations

from typing import Any

SEATS = 4
HEARTBEAT = 20.0
"""Seconds between two pings of a page (net/live)."""

GAMES = ("death-angel", "space-alert", "galaxy-trucker")

PACE = {"death-angel": 6.0, "space-alert": 2.5, "galaxy-trucker": 0.75}
"""Seconds between two moves at a table.

Death Angel: one decision at a time, each thought about and talked over. Space Alert: four people plan at once against
the clock, and each lays, turns or takes back a card about every 10 s (12 cards in ten minutes, laid and changed four or
five times over). Galaxy Trucker, building: each takes, looks, puts or returns about every 3 s (a tile every 6 s: some
25 in the sand of a round).
"""
FLIGHT = 5.0
"""Galaxy Trucker in flight: one decision at a time, most of them quick."""
BUILDING = 3
"""One Galaxy Trucker table of so many is building, the others fly: of a round's twenty minutes five are building."""
AHEAD = 40
"""Death Angel tables are anywhere in the first so many decisions when the measuring begins."""
TILES = 10
"""So many tiles a ship has that was built before the measuring began."""
HURRIED = {"ready": 1.0, "take-face-down": 1.0, "put": 1.0, "return": 0.01}
FINISHING = {"return": 1.0, "take-number": 1.0}
"""How a ship is built before the measuring begins: every tile that fits is put, then the builder is done."""

OPTIONS: dict[str, dict[str, Any]] = {
    "death-angel": {},
    "space-alert": {"mission": "mission-1"},
    # Sand for longer than we look: building goes on.
    "galaxy-trucker": {"timer_seconds": 600},
}

LIKING: dict[str, dict[str, float]] = {
    "space-alert": {
        "appoint": 0.0,
        "place": 1.0,
        "turn": 0.3,
        "swap": 0.3,
        "take-back": 0.4,
        "give": 0.1,
        "take-packet": 0.0,
        "agree": 0.0,
        "trip": 0.0,
    },
    "galaxy-trucker": {
        "take-face-down": 1.0,
        "take-face-up": 0.3,
        "take-aside": 0.1,
        "put": 1.0,
        "return": 0.5,
        "set-aside": 0.05,
        "lift": 0.05,
        "look": 0.05,
        "flip": 0.0,
        "take-number": 0.0,
        "give-up": 0.0,
    },
}
"""How gladly a move of a kind is played (1 if not said): first the kind is chosen, then one of its moves. 0 is never:
the game stays where it is, nobody closes a planning phase or finishes a ship before the others."""

BUTTONS = (
    *("ready", "take-packet", "draw", "agree", "withdraw", "go-on", "trip"),
    *("vote", "repair", "repair-squad", "store-squad"),
)
"""The moves that are buttons on Space Alert's board (its `door.ts`): they come with words."""

OWN: dict[str, dict[str, Any]] = {
    "death-angel": {"panels": False, "words": True, "moments": True},
    "space-alert": {"panels": False, "words": BUTTONS, "moments": True},
    "galaxy-trucker": {"panels": False, "words": False, "moments": False},
}
"""What a board of its own asks for: it lights things, and has words of its own for the buttons it has."""
GENERIC: dict[str, Any] = {"panels": True, "words": True, "moments": False}
"""What the board that knows no game asks for."""
