"""The state of a game: plain numbers and short lists, cheap to copy.

Marines, teams, Terrain and Genestealer cards are their index in the tables of ``cards.py``. A *place* is a position
and a side in one number, ``2 * position + side`` with positions from 0 and left before right, so that places in
ascending order are the order in which swarms attack (DA-8.1). Piles and decks have their top at the end.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from starboard.core import game as core
from starboard.core.agenda import Step
from starboard.core.copying import copier
from starboard.games.death_angel.moves import Aim, Slay
from starboard.games.death_angel.options import Options

SETUP, CHOOSE, RESOLVE, GENESTEALERS_ATTACK, EVENT = range(5)
"""The phases (DA-5.1); 0 before the first round."""

IN_BOX, GONE = -1, -2
"""Terrain that lies in the box (DA-1.7), and an Artefact that was taken."""


class Swarm(msgspec.Struct, frozen=True, array_like=True):
    """Genestealer cards that act as one (DA-2.3). ``cards`` are sorted, so Brood Lords come last."""

    cards: tuple[int, ...]
    attacked: int = 0
    """When it attacked in this round's Genestealer Attack Phase: 1 for the first attack, 0 for not yet."""
    protected: bool = False
    """By Power Field, until the end of the round (DA-12.4)."""


class State(core.State, kw_only=True):
    """Everything about a game."""

    options: Options
    seats: int
    owners: list[int]
    """The seat of each team; -1 for a team nobody took."""

    setup: int
    location: int
    location_deck: list[int]
    visited: list[int]

    round: int = 0
    phase: int = SETUP
    current: int = 0
    """The current player (DA-9.2); player 1 until cards have been chosen."""

    formation: list[int] = msgspec.field(default_factory=list)
    """Marines from the top down."""
    faces: list[int]
    """The side each Marine faces."""
    tokens: list[int]
    """Support Tokens on each Marine."""
    supply: int
    door_tokens: int = 0
    launch_tokens: int = 0

    terrain: list[int]
    """The place of each Terrain card, or IN_BOX or GONE."""
    activated: list[int] = msgspec.field(default_factory=list)
    """Terrain activated this round (DA-7.14)."""
    capped: int = -1
    """The Terrain card named with the Core Cogitator."""
    artefact: int = -1
    """The seat that holds the Artefact."""

    swarms: list[tuple[Swarm, ...]] = msgspec.field(default_factory=list)
    """The groups at each place: mostly none or one, two while DA-12.2 keeps them apart."""
    attacks: int = 0
    """How many attacks there were in this round's Genestealer Attack Phase."""
    lords_slain: list[int] = msgspec.field(default_factory=list)

    left_blips: list[int] = msgspec.field(default_factory=list)
    right_blips: list[int] = msgspec.field(default_factory=list)
    deck: list[int]
    discard: list[int] = msgspec.field(default_factory=list)
    events: list[int]
    event_discard: list[int] = msgspec.field(default_factory=list)
    scouted: list[int] = msgspec.field(default_factory=list)
    """Indices into the Event deck, counted from its bottom, that the purple player has seen (Forward Scouting)."""
    event: int = -1
    """The Event being resolved."""
    revealed: bool = True
    """Whether that Event lies open; an Instinct Event is hidden until its choices are made (DA-9.3)."""
    aim: Aim | None = None
    """What the current player has chosen for that Event, in secret if it is hidden: its target ..."""
    marked: list[Slay] = msgspec.field(default_factory=list)
    """... and its victims."""

    chosen: list[int]
    """The Action card each team plays this round, by number; 0 for none."""
    rests: list[int]
    """The Action card each team resolved last round."""
    resolving: int = 0
    """The Action card being resolved."""
    resolved: list[int] = msgspec.field(default_factory=list)
    """The Action cards resolved this round."""
    lead_used: bool = False
    """Whether Lead by Example has placed its token this round."""

    lasting: int = -1
    """The Event of last round whose effect is on this round, and its target."""
    lasting_target: int = -1
    upcoming: int = -1
    """The same for next round."""
    upcoming_target: int = -1

    travelling: bool = False
    """No victory counts while the Location changes (DA-13.6)."""
    outcome: Literal["", "won", "lost"] = ""
    ending: Literal["", "launch", "brood-lords", "elimination", "slain"] = ""
    """What ended the game: ``launch``, ``brood-lords``, ``elimination`` or ``slain``."""
    stood_last: int = -1
    """The Marine with whom the game was lost."""

    agenda: list[Step] = msgspec.field(default_factory=list)
    """What is still to be done, the topmost last; the question that is open, if any, is on top."""


copy = copier(State)
"""An independent copy."""


def pile_of(state: State, side: int) -> list[int]:
    """The Blip pile of a side; its top is the end of the list."""
    return state.right_blips if side else state.left_blips
