"""What a seat may know, shaped for a board: rows from the top down with both sides."""

from __future__ import annotations

from typing import Literal

import msgspec

from starboard.core import game as core
from starboard.games.death_angel.cards import (
    ActionType,
    Colour,
    Enemy,
    MarineName,
    Place,
    SideName,
    TeamName,
    TerrainName,
)
from starboard.games.death_angel.defence import Saved
from starboard.games.death_angel.moves import Aim, Slay


class TerrainView(msgspec.Struct, frozen=True):
    """A Terrain card in the formation."""

    terrain: TerrainName
    tokens: int = 0
    activated: bool = False
    capped: bool = False


class SwarmView(msgspec.Struct, frozen=True):
    """A swarm; Brood Lords come last in ``cards``."""

    cards: tuple[Enemy, ...]
    attacked: int = 0
    """When it attacked in this phase: 1 for the first attack, 0 for not yet."""
    protected: bool = False
    survival: int = 6
    """With how many faces of six the Marine here survives its next attack without a token: that of this round, or once
    it is over that of the next. Less what is left over, if that is no whole number: then there is a ``percent``."""
    percent: int | None = None
    """The same in percent where faces can't say it: after a Counter Attack the rest attacks again."""
    supported: int | None = None
    """The same in percent if he spends his tokens on it, where that helps."""
    goes: Place | None = None
    """Where it goes when it moves next: by the Event that this seat may see, or along its arrow; ``None``: it stays."""


class SideView(msgspec.Struct, frozen=True):
    """One side of a row."""

    terrain: tuple[TerrainView, ...]
    swarms: tuple[SwarmView, ...]
    """Mostly none or one; two while DA-12.2 keeps groups apart. The index is ``group`` in moves."""


class RowView(msgspec.Struct, frozen=True):
    """A position: a Marine and what is left and right of him."""

    position: int
    marine: MarineName
    team: TeamName
    player: core.Seat
    facing: SideName
    tokens: int
    range: int
    left: SideView
    right: SideView


class ActionView(msgspec.Struct, frozen=True):
    """An Action card of a team and whether it can be chosen this round."""

    card: int
    type: ActionType
    status: Literal["ready", "resting", "jammed"]
    fallen: MarineName | None = None
    """The Marine whom its ability is about, if he is slain: it does no more than any card of its type."""


class TeamView(msgspec.Struct, frozen=True):
    """A combat team in play."""

    team: TeamName
    player: core.Seat
    marines: tuple[MarineName, ...]
    """The living ones, from the top of the formation."""
    slain: tuple[MarineName, ...]
    actions: tuple[ActionView, ...]
    """Its Action cards; none once the team is eliminated."""
    has_chosen: bool
    chosen: int
    """This round's card; 0 if there is none or this seat may not see it."""


class LocationView(msgspec.Struct, frozen=True):
    """Where the group is: ``step`` of ``steps`` Locations, the setup Location being the first."""

    code: str
    level: str
    step: int
    steps: int
    tokens: int
    """Tokens on the card (Launch Control Room)."""
    final: bool


class Roll(msgspec.Struct, frozen=True):
    """The die on the table."""

    kind: Literal["attack", "defence"]
    marine: MarineName
    place: Place
    group: int
    face: int
    skull: bool
    size: int
    lords: int
    rerolled: bool
    good: bool
    """Whether the face as it lies is a success for the Marine."""
    odds: int
    """Faces out of six that would be better on a reroll than this one is."""
    can_reroll: bool
    by: Saved = "number"
    """Of a defence: by what he would stand, or that he is hit."""
    worse: int = 0
    """Faces out of six that would be worse on a reroll: it replaces what lies there."""
    misses: int = 0
    """Of those, faces that are no success at all."""


class QuestionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the table waits for, as the question shows itself. Fields that it has no use for are left out."""

    kind: str
    """The name of the question, as in the steps of ``pending``."""
    seats: tuple[core.Seat, ...]
    marine: MarineName | None = None
    """The Marine it is about: who rolls, attacks, activates ..."""
    marines: tuple[MarineName, ...] = ()
    """The Marines who can still act."""
    place: Place | None = None
    group: int = 0
    card: int = 0
    """The Action card behind it."""
    terrain: TerrainName | None = None
    count: int = 0
    """How many are still to pick."""


class Lasting(msgspec.Struct, frozen=True):
    """An Event that has an effect on a whole round."""

    event: str
    marine: MarineName | None = None
    team: TeamName | None = None


class SpawnBoxView(msgspec.Struct, frozen=True):
    """A spawn box: so many on every Terrain card of the colour."""

    colour: Colour
    size: Literal["major", "minor"]
    count: int


class EventBoxes(msgspec.Struct, frozen=True):
    """The boxes of the Event on the table: what will spawn where, and which swarms will move."""

    spawn: tuple[SpawnBoxView, ...]
    movement: Literal["adjacent", "flank"] | None
    symbol: Enemy | None


class Scouted(msgspec.Struct, frozen=True):
    """An Event the viewer has seen with Forward Scouting: so many cards lie above it."""

    above: int
    event: str


class Ending(msgspec.Struct, frozen=True):
    """How the game ended."""

    won: bool
    by: Literal["launch", "brood-lords", "elimination", "slain"]
    stood_last: MarineName | None = None
    """With whom it was lost."""


class Seen(core.View, frozen=True, kw_only=True):
    """What one seat may know: all that words are made of."""

    seats: int
    now: float
    round: int
    phase: int
    """1 Choose Actions, 2 Resolve Actions, 3 Genestealer Attack, 4 Event; 0 at setup."""
    current: core.Seat
    """The current player."""

    location: LocationView
    visited: tuple[str, ...]
    """Locations left behind, the setup Location first."""
    major: int
    minor: int
    rows: tuple[RowView, ...]
    beyond: tuple[SideView, ...]
    """The two sides of the last row once its Marine is dead and the game lost."""
    supply: int
    left_blips: int
    right_blips: int
    genestealer_deck: int
    genestealer_discard: tuple[Enemy, ...]
    event_deck: int
    event_discard: tuple[str, ...]
    location_deck: int
    lords_slain: tuple[Enemy, ...]
    artefact: core.Seat | None
    """Who holds the Artefact."""
    artefact_gone: bool
    attacks: int
    """How many attacks there were in this round's Genestealer Attack Phase."""

    teams: tuple[TeamView, ...]
    order: tuple[int, ...]
    """The Action cards of this round in ascending order, once revealed."""
    resolving: int
    resolved: tuple[int, ...]
    lead_used: bool
    rests: tuple[int, ...]
    """The Action card each of the six teams resolved last round; 0 for none."""
    activated: tuple[TerrainName, ...]

    event: str | None
    """The Event on the table, if this seat may see it."""
    event_boxes: EventBoxes | None
    event_hidden: bool
    """An Instinct Event lies face down before the current player."""
    aim: Aim | None
    """What has been chosen for that Event: its target ..."""
    marked: tuple[Slay, ...]
    """... and its victims."""
    lasting: Lasting | None
    """An Event of last round that is on this round."""
    upcoming: Lasting | None
    scouted: tuple[Scouted, ...]

    question: QuestionView | None
    """None when the game is over; while a move is carried out it may be one that is asked later."""
    roll: Roll | None
    travelling: bool
    ending: Ending | None
