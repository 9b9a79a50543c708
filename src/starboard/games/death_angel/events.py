"""What happened, fine enough to animate and to explain. Places are written as in moves: ``L3``."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starboard.core.game import Event, Seat
from starboard.games.death_angel.cards import Colour, Enemy, MarineName, Place, SideName, TeamName, TerrainName

Where: TypeAlias = Literal["front", "behind", "beside"]
"""How people point at a place beside a Marine: ``beside`` him while only one of his sides is taken."""

# --- setup and round -----------------------------------------------------------------------------------------


class TeamTaken(Event, frozen=True, kw_only=True):
    """A player took a team."""

    player: Seat
    team: TeamName


class FormationDealt(Event, frozen=True, kw_only=True):
    """The Marines stand in their column, from the top down."""

    marines: tuple[MarineName, ...]


class RoundBegan(Event, frozen=True, kw_only=True):
    """A new round."""

    round: int


class PhaseBegan(Event, frozen=True, kw_only=True):
    """A phase of the round."""

    phase: int


class ActionChosen(Event, frozen=True, kw_only=True):
    """A card lies face down; ``card`` is 0 for those who may not see it."""

    player: Seat
    team: TeamName
    card: int = 0
    alone: bool = False
    """Whether nobody else plays, so that nobody needs to be named."""
    only: bool = False
    """Whether the team had no other card to choose; whoever may not see the card is not told that either."""


class ActionsRevealed(Event, frozen=True, kw_only=True):
    """The chosen cards in the order in which they are resolved."""

    cards: tuple[int, ...]


class CurrentPlayer(Event, frozen=True, kw_only=True):
    """Who is current player now (DA-9.2, DA-11.8)."""

    player: Seat


class CardBegan(Event, frozen=True, kw_only=True):
    """An Action card is being resolved."""

    card: int
    player: Seat
    """Whose it is: the move before it may have been another player's."""


# --- tokens --------------------------------------------------------------------------------------------------


class TokensPlaced(Event, frozen=True, kw_only=True):
    """Tokens from the supply on a Marine, the Door or the Location."""

    on: MarineName | Literal["door", "location"]
    tokens: int = 1
    by: Seat | None = None
    """Who decided it for all, at a table of several."""


class SupplyEmpty(Event, frozen=True, kw_only=True):
    """Tokens could not be placed (DA-1.5)."""

    tokens: int = 1


class TokensLost(Event, frozen=True, kw_only=True):
    """Tokens of a Marine went back to the supply."""

    marine: MarineName
    tokens: int = 1
    card: int = 0
    """The Action card that is paid for with them."""


class TokensCollected(Event, frozen=True, kw_only=True):
    """A Marine got the tokens of all others."""

    marine: MarineName
    tokens: int


# --- formation -----------------------------------------------------------------------------------------------


class Traded(Event, frozen=True, kw_only=True):
    """Two Marines traded places."""

    marine: MarineName
    other: MarineName


class Turned(Event, frozen=True, kw_only=True):
    """A Marine turned to this side."""

    marine: MarineName
    side: SideName


class Activated(Event, frozen=True, kw_only=True):
    """A Marine activated a Terrain card."""

    marine: MarineName
    terrain: TerrainName


class MarineSlain(Event, frozen=True, kw_only=True):
    """A Marine died; his row goes to the neighbour from ``moving`` (``above``, ``below`` or, for the last, nowhere)."""

    marine: MarineName
    position: int
    moving: Literal["above", "below", "none"]


class MarineRescued(Event, frozen=True, kw_only=True):
    """A slain Marine returned at this position."""

    marine: MarineName
    position: int


class TeamEliminated(Event, frozen=True, kw_only=True):
    """Both Marines of a team are dead (DA-11.7); with the last of their teams players are out."""

    team: TeamName
    player: Seat
    out: bool


# --- swarms --------------------------------------------------------------------------------------------------


class Spawned(Event, frozen=True, kw_only=True):
    """Genestealers appeared; ``wanted`` is more than there are if the Blip pile ran out."""

    place: Place
    beside: MarineName
    where: Where
    cards: tuple[Enemy, ...]
    wanted: int
    terrain: TerrainName | None = None
    by: Seat | None = None
    """As of :class:`TokensPlaced`."""


class GenestealerSlain(Event, frozen=True, kw_only=True):
    """A Genestealer went to the discard pile, or a Brood Lord out of the game."""

    place: Place
    card: Enemy
    group: int = 0
    by: Seat | None = None
    """Who used the Door for it, at a table of several."""


class SwarmMoved(Event, frozen=True, kw_only=True):
    """A swarm went from one place to another: to ``next``, whom it stands in front of or behind from now on."""

    place: Place
    beside: MarineName
    where: Where
    to: Place
    next: MarineName
    arrives: Literal["front", "behind"]
    cards: tuple[Enemy, ...]
    group: int = 0


class SwarmProtected(Event, frozen=True, kw_only=True):
    """A Power Field holds a swarm until the end of the round."""

    place: Place
    beside: MarineName
    where: Where
    group: int = 0


class SwarmUntouchable(Event, frozen=True, kw_only=True):
    """A hit on a protected swarm slew nobody."""

    place: Place
    beside: MarineName
    where: Where


class SwarmsMerged(Event, frozen=True, kw_only=True):
    """Two groups at one place became one swarm."""

    place: Place
    beside: MarineName
    where: Where


class SentToBlips(Event, frozen=True, kw_only=True):
    """Genestealers of the formation were shuffled into a Blip pile."""

    side: SideName
    cards: tuple[Enemy, ...]
    places: tuple[Place, ...]


class BroodLordArrived(Event, frozen=True, kw_only=True):
    """A Brood Lord appeared."""

    place: Place
    beside: MarineName
    where: Where
    card: Enemy
    by: Seat | None = None
    """As of :class:`TokensPlaced`."""


# --- dice ----------------------------------------------------------------------------------------------------


class AttackRolled(Event, frozen=True, kw_only=True):
    """A Marine attacks: the die shows a face."""

    marine: MarineName
    place: Place
    beside: MarineName
    where: Where
    face: int
    group: int = 0
    size: int
    rerolled: bool = False
    slays: int | None = None
    """How many of them, where the card's ability decides and not the skull."""


class AttackMissed(Event, frozen=True, kw_only=True):
    """The accepted face slays nobody."""

    marine: MarineName


class DefenceRolled(Event, frozen=True, kw_only=True):
    """A swarm attacks a Marine: the die shows a face."""

    marine: MarineName
    place: Place
    face: int
    group: int = 0
    size: int
    lords: int = 0
    rerolled: bool = False


class DefenceJudged(Event, frozen=True, kw_only=True):
    """Whether the Marine survived, and by what: the number or one of the abilities."""

    marine: MarineName
    by: Literal["number", "block", "counter-attack", "defensive-stance", "second-wind", "artefact", "hit"]
    face: int
    size: int
    lords: int = 0


class DieRolled(Event, frozen=True, kw_only=True):
    """Any other roll; ``why`` names what it is for."""

    why: Literal[
        "heroic-charge",
        "intimidation",
        "promethium-tank",
        "spore-chimney",
        "teleportarium",
        "generatorium",
        "launch",
        "toxin",
        "cleansing-flames",
        "psychic-assault",
    ]
    face: int
    marine: MarineName | None = None
    bad: bool = False
    """Whether the roll went against the players."""


# --- Event phase ---------------------------------------------------------------------------------------------


class EventDrawn(Event, frozen=True, kw_only=True):
    """The current player drew an Event. ``card`` is empty for those who may not see it yet."""

    player: Seat
    card: str = ""
    alone: bool = False
    """As of :class:`ActionChosen`."""


class EventRevealed(Event, frozen=True, kw_only=True):
    """The Event is open, with what the player who drew it has chosen for it in secret."""

    player: Seat
    card: str
    marine: MarineName | None = None
    place: Place | None = None
    beside: MarineName | None = None
    where: Where | None = None
    side: SideName | None = None
    team: TeamName | None = None
    alone: bool = False
    """As of :class:`ActionChosen`."""


class EventIdle(Event, frozen=True, kw_only=True):
    """The ability of the Event finds no target, or changes nothing on the table."""

    card: str


class EventLasts(Event, frozen=True, kw_only=True):
    """The Event has an effect on the next round."""

    card: str
    marine: MarineName | None = None
    team: TeamName | None = None


class SpawnBoxOpened(Event, frozen=True, kw_only=True):
    """A spawn box is resolved."""

    colour: Colour
    size: Literal["major", "minor"]
    count: int
    terrain: tuple[TerrainName, ...]


class MovementBoxOpened(Event, frozen=True, kw_only=True):
    """The movement box is resolved."""

    kind: Literal["adjacent", "flank"]
    symbol: Enemy
    swarms: int
    paths: tuple[tuple[Place, Place], ...] = ()
    """From where to where they go: who stands behind his Marine already slips nowhere (DA-9.18)."""


class EventScouted(Event, frozen=True, kw_only=True):
    """A player looked at the next Event. ``card`` is empty for those who may not see it."""

    player: Seat
    card: str = ""
    alone: bool = False
    """As of :class:`ActionChosen`."""


class EventPut(Event, frozen=True, kw_only=True):
    """The scouted Event was put back."""

    player: Seat
    where: Literal["top", "bottom"]


# --- Blips, Terrain, Locations -------------------------------------------------------------------------------


class BlipsDiscarded(Event, frozen=True, kw_only=True):
    """Cards of a Blip pile went face up to the discard pile."""

    side: SideName
    cards: tuple[Enemy, ...]
    travelling: bool = False
    """What was left of it when the group went on."""


class PileEmptied(Event, frozen=True, kw_only=True):
    """The last card of a Blip pile is gone: the group travels as the phase ends."""

    side: SideName


class JourneyOff(Event, frozen=True, kw_only=True):
    """A Blip pile for which the group would have travelled has cards again."""

    side: SideName


class BlipsAdded(Event, frozen=True, kw_only=True):
    """Cards of the Genestealer deck joined the Blip piles."""

    left: int
    right: int


class Reshuffled(Event, frozen=True, kw_only=True):
    """A discard pile became the new deck (DA-14.2)."""

    deck: Literal["genestealers", "events"]


class TerrainPlaced(Event, frozen=True, kw_only=True):
    """A Terrain card was put into the formation."""

    terrain: TerrainName
    place: Place
    beside: MarineName
    by: Seat | None = None
    """As of :class:`TokensPlaced`."""


class TerrainDiscarded(Event, frozen=True, kw_only=True):
    """A Terrain card went back to the box."""

    terrain: TerrainName


class ArtefactTaken(Event, frozen=True, kw_only=True):
    """A player took the Artefact into hand."""

    player: Seat


class ArtefactLost(Event, frozen=True, kw_only=True):
    """The player who held the Artefact has no Marines left."""

    player: Seat


class SpawnCapped(Event, frozen=True, kw_only=True):
    """At most one Genestealer will spawn on this Terrain card this round."""

    terrain: TerrainName


class TravelBegan(Event, frozen=True, kw_only=True):
    """The group is about to leave, since a Blip pile is empty (DA-10.1); the Door comes first (DA-10.4)."""

    location: str
    empty: Literal["left", "right", "both"]


class Travelled(Event, frozen=True, kw_only=True):
    """The group entered a Location, since a Blip pile was empty (DA-10.1)."""

    location: str
    empty: Literal["left", "right", "both"]


# --- end -----------------------------------------------------------------------------------------------------


class GameWon(Event, frozen=True, kw_only=True):
    """The Marines won."""

    by: Literal["launch", "brood-lords", "elimination"]


class GameLost(Event, frozen=True, kw_only=True):
    """The last Marine was slain."""


AnyEvent: TypeAlias = (
    TeamTaken
    | FormationDealt
    | RoundBegan
    | PhaseBegan
    | ActionChosen
    | ActionsRevealed
    | CurrentPlayer
    | CardBegan
    | TokensPlaced
    | SupplyEmpty
    | TokensLost
    | TokensCollected
    | Traded
    | Turned
    | Activated
    | MarineSlain
    | MarineRescued
    | TeamEliminated
    | Spawned
    | GenestealerSlain
    | SwarmMoved
    | SwarmProtected
    | SwarmUntouchable
    | SwarmsMerged
    | SentToBlips
    | BroodLordArrived
    | AttackRolled
    | AttackMissed
    | DefenceRolled
    | DefenceJudged
    | DieRolled
    | EventDrawn
    | EventRevealed
    | EventIdle
    | EventLasts
    | SpawnBoxOpened
    | MovementBoxOpened
    | EventScouted
    | EventPut
    | BlipsDiscarded
    | PileEmptied
    | JourneyOff
    | BlipsAdded
    | Reshuffled
    | TerrainPlaced
    | TerrainDiscarded
    | ArtefactTaken
    | ArtefactLost
    | SpawnCapped
    | TravelBegan
    | Travelled
    | GameWon
    | GameLost
)

REVEALING = (EventScouted, EventDrawn, EventRevealed, Spawned, Travelled, BlipsDiscarded)
"""They turn up what lay face down; cards that were chosen in secret are shown by :class:`ActionsRevealed`."""
