"""The 128 cards as typed data (``data/*.toml``) and the tables the engine looks things up in.

A card's effect is one struct of the vocabulary below, and each deck has its own: an effect of another deck does not
load. The engine runs it, ``names.py`` puts it into a sentence.
Inside the engine cards are small numbers, their index in the tables here; moves, events and views use names.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypeVar, get_args

import msgspec

from starboard.core.data import load
from starboard.core.game import kebab

TeamName: TypeAlias = Literal["green", "yellow", "blue", "red", "purple", "grey"]
MarineName: TypeAlias = Literal[
    "gideon",
    "noctis",
    "claudio",
    "goriel",
    "lorenzo",
    "deino",
    "leon",
    "valencio",
    "zael",
    "omnio",
    "calistarius",
    "scipio",
]
TerrainName: TypeAlias = Literal[
    "ventilation-duct",
    "spore-chimney",
    "dark-corner",
    "promethium-tank",
    "control-panel",
    "door",
    "corridor",
    "artefact",
]
Enemy: TypeAlias = Literal["head", "tail", "tongue", "claws", "brood-lord-1", "brood-lord-2"]
"""A Genestealer card: its symbol, or one of the two Brood Lords."""
SideName: TypeAlias = Literal["left", "right"]
Colour: TypeAlias = Literal["red", "orange", "yellow", "green"]
ActionType: TypeAlias = Literal["support", "move-activate", "attack"]
Place: TypeAlias = str
"""A position and side: ``L3`` is left of the third Marine from the top (DA-2.1)."""


# --- the vocabulary of effects ------------------------------------------------------------------------------


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """What a card does."""


# Action cards


class SkullSaves(Effect, frozen=True):
    """This round a skull saves the Marine; ``strikes_back``: it also slays one attacker, and the rest attack again."""

    marine: MarineName
    strikes_back: bool = False


class RerollSaves(Effect, frozen=True):
    """This round a token-paid defence reroll saves the team's Marines on any face but one."""

    except_face: int


class PaidAttack(Effect, frozen=True):
    """Each Marine of the team may pay a token of his own for one attack."""

    when: Literal["after-card", "event-end"]


class DisplaceSwarm(Effect, frozen=True):
    """A swarm may be moved one position and/or to the other side."""


class ProtectSwarm(Effect, frozen=True):
    """A swarm neither attacks nor can be slain this round."""


class ExtraDoorToken(Effect, frozen=True):
    """Activating the Door with this card may put extra tokens on it."""

    tokens: int


class DiscardBlips(Effect, frozen=True):
    """The top card of one Blip pile may be discarded, then for a token that of the other."""


class TradeAnywhere(Effect, frozen=True):
    """In the move step the team's Marines may trade places with any Marine."""


class ScoutEvent(Effect, frozen=True):
    """The next Event may be looked at and put back on top or underneath."""


class DriveBack(Effect, frozen=True):
    """The die says how many engaged Genestealers go back into the smaller Blip pile."""


class TokenForKill(Effect, frozen=True):
    """Once a round, after a kill, a token may be placed."""


class SlayNumber(Effect, frozen=True):
    """The Marine's attacks slay as many as the number rolled."""

    marine: MarineName


class AttackAgain(Effect, frozen=True):
    """Each skull of the Marine's attacks grants him another attack."""

    marine: MarineName


class SlayOnFace(Effect, frozen=True):
    """The team's attacks slay up to ``most`` on this face."""

    face: int
    most: int


class ManyAttacks(Effect, frozen=True):
    """The Marine attacks several times."""

    marine: MarineName
    attacks: int


class Charge(Effect, frozen=True):
    """Instead of attacking, the Marine slays up to ``most`` in reach without a roll; then a fatal face kills him."""

    marine: MarineName
    reach: int
    most: int
    fatal: tuple[int, ...]


# Events


class TurnAll(Effect, frozen=True):
    """Every Marine turns around."""


class AddBlips(Effect, frozen=True):
    """Cards of the Genestealer deck go under each Blip pile."""

    each: int


class DiscardBlip(Effect, frozen=True):
    """The top card of a chosen Blip pile is discarded."""


class TokensOnDoor(Effect, frozen=True):
    """Tokens go onto the Door."""

    tokens: int


class SpawnBehind(Effect, frozen=True):
    """Genestealers spawn behind a Marine: a chosen one, the topmost, or a chosen one without tokens."""

    who: Literal["chosen", "top", "without-token"]
    count: int


class TokenForGenestealer(Effect, frozen=True):
    """A chosen Marine loses a token and one Genestealer engaged with him is discarded."""


class LoseTokens(Effect, frozen=True):
    """A chosen Marine, or every engaged one, loses all tokens."""

    who: Literal["chosen", "engaged"]


class JamGuns(Effect, frozen=True):
    """Next round a team that did not attack may not choose its Attack card."""


class GatherSwarms(Effect, frozen=True):
    """All Genestealers gather at a chosen Marine, on their sides."""


class Cleanse(Effect, frozen=True):
    """On a skull Genestealers engaged with a chosen Marine are slain."""

    most: int


class ReturnSwarm(Effect, frozen=True):
    """A chosen swarm goes back into the smaller Blip pile."""


class Rescue(Effect, frozen=True):
    """A slain Marine returns at the bottom of the formation."""


class SlayForTokens(Effect, frozen=True):
    """A chosen Marine's tokens may be discarded to slay as many Genestealers engaged with him."""


class SlayMarine(Effect, frozen=True):
    """A chosen Marine is slain if the die shows one of the faces."""

    faces: tuple[int, ...]


class GrantAttack(Effect, frozen=True):
    """A chosen Marine may attack once."""


class FlankAll(Effect, frozen=True):
    """Every swarm moves behind its Marine."""


class CollectTokens(Effect, frozen=True):
    """A chosen Marine gets the tokens of all others."""


class TokenBeforeMoving(Effect, frozen=True):
    """Next round each Move + Activate card may first place a token."""


class OneAttacker(Effect, frozen=True):
    """Next round only one Marine attacks with each Attack card."""


class SpawnInFront(Effect, frozen=True):
    """A Genestealer spawns in front of every Marine who is not engaged."""


class FaceSaves(Effect, frozen=True):
    """Next round this face saves a chosen Marine."""

    face: int


# Terrain


class DiscardOnSkull(Effect, frozen=True):
    """The Terrain card is discarded on a skull."""


class Explode(Effect, frozen=True):
    """The Terrain card is discarded and slays every Genestealer at its position; a fatal face slays the Marine too."""

    fatal: tuple[int, ...]


class UsePanel(Effect, frozen=True):
    """The Control Panel ability of the Location is resolved."""


class TakeArtefact(Effect, frozen=True):
    """The player takes the card; later it turns one hit on a Marine of his into a miss."""


# Locations


class SpawnOnTerrain(Effect, frozen=True):
    """Genestealers spawn at a Terrain card."""

    terrain: TerrainName
    count: int


class ReplacePanel(Effect, frozen=True):
    """The Control Panel is replaced by another Terrain card."""

    terrain: TerrainName


class FaceAll(Effect, frozen=True):
    """Every Marine faces this side."""

    side: SideName


class TurnFromTerrain(Effect, frozen=True):
    """Every Marine who faces Terrain turns around."""


class PlaceTokens(Effect, frozen=True):
    """One token each on so many different Marines."""

    marines: int


class CapSpawn(Effect, frozen=True):
    """In this round's Event Phase at most so many spawn on a chosen Terrain card."""

    most: int


class TokenAndTurn(Effect, frozen=True):
    """A chosen Marine gets a token and may be turned around."""


class SpawnOnSwarm(Effect, frozen=True):
    """Genestealers join a chosen swarm."""

    count: int


class Teleport(Effect, frozen=True):
    """For each Marine a token or a roll that may be fatal; then both Blip piles are discarded."""

    fatal: tuple[int, ...]


class Overload(Effect, frozen=True):
    """On a skull so many Genestealers may be slain anywhere; without one the activating Marine is slain."""

    most: int


class BlipsPerMarine(Effect, frozen=True):
    """Each Blip pile gets a card for every Marine."""


class PlaceTerrain(Effect, frozen=True):
    """A Terrain card is put anywhere in the formation."""

    terrain: TerrainName


class Launch(Effect, frozen=True):
    """A token on the Location, or a roll that wins if it is not above the tokens there."""


class BroodLords(Effect, frozen=True):
    """All swarms gather at the red Terrain cards, and a Brood Lord joins each. Slaying both wins."""


class PumpToxin(Effect, frozen=True):
    """The die says how many cards are discarded from a chosen Blip pile."""


ActionAbility: TypeAlias = (
    SkullSaves
    | RerollSaves
    | PaidAttack
    | DisplaceSwarm
    | ProtectSwarm
    | ExtraDoorToken
    | DiscardBlips
    | TradeAnywhere
    | ScoutEvent
    | DriveBack
    | TokenForKill
    | SlayNumber
    | AttackAgain
    | SlayOnFace
    | ManyAttacks
    | Charge
)
EventEffect: TypeAlias = (
    TurnAll
    | AddBlips
    | DiscardBlip
    | TokensOnDoor
    | SpawnBehind
    | TokenForGenestealer
    | LoseTokens
    | JamGuns
    | GatherSwarms
    | Cleanse
    | ReturnSwarm
    | Rescue
    | SlayForTokens
    | SlayMarine
    | GrantAttack
    | FlankAll
    | CollectTokens
    | TokenBeforeMoving
    | OneAttacker
    | SpawnInFront
    | FaceSaves
)
Activation: TypeAlias = TokensOnDoor | DiscardOnSkull | Explode | UsePanel | TakeArtefact
"""What a Terrain card does when a Marine activates it."""
EntryEffect: TypeAlias = (
    SpawnOnTerrain
    | FaceAll
    | SpawnBehind
    | TurnFromTerrain
    | PlaceTokens
    | SpawnOnSwarm
    | BlipsPerMarine
    | PlaceTerrain
    | BroodLords
)
"""What happens upon entering a Location."""
PanelEffect: TypeAlias = ReplacePanel | DiscardBlip | CapSpawn | TokenAndTurn | Teleport | Overload | Launch | PumpToxin
"""What the Control Panel of a Location does."""


# --- the cards ----------------------------------------------------------------------------------------------


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every kind of card has."""

    code: str
    id: str


class Marine(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Marine and how far he shoots (DA-4.3)."""

    id: MarineName
    team: TeamName
    range: int


class Action(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An Action card; its number is its initiative (DA-7.1)."""

    number: int
    team: TeamName
    type: ActionType
    ability: ActionAbility


class SpawnBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many spawn on the Terrain of which colour (DA-9.10)."""

    size: Literal["major", "minor"]
    colour: Colour


class MovementBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which swarms move, and how (DA-9.15)."""

    kind: Literal["adjacent", "flank"]
    symbol: Literal["head", "tail", "tongue", "claws"]


class EventCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An Event (DA-9.1)."""

    instinct: bool
    effect: EventEffect
    spawn: tuple[SpawnBox, SpawnBox]
    movement: MovementBox | None = None


class TerrainCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Terrain card; its colour says which boxes spawn on it (DA-9.12)."""

    id: TerrainName
    colour: Colour
    threat: int
    activation: Activation | None = None


class TerrainSpot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Terrain of a Location, so many positions from the top (left side) or from the bottom (right side)."""

    terrain: TerrainName
    number: int


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a setup Location says for its numbers of players (DA-3.2)."""

    players: tuple[int, ...]
    teams: int
    deck: tuple[str, ...]
    major: int
    minor: int

    def spawns(self, box: SpawnBox) -> int:
        """How many a spawn box stands for (DA-9.10)."""
        return self.major if box.size == "major" else self.minor


class Location(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Location: Blips and Terrain to put out, and one ability, on entering or of the Control Panel (DA-10.8)."""

    level: Literal["setup", "1A", "1B", "1C", "2", "3", "4"]
    blips: tuple[int, int]
    left: tuple[TerrainSpot, TerrainSpot]
    right: tuple[TerrainSpot, TerrainSpot]
    setup: Recipe | None = None
    entering: EntryEffect | None = None
    panel: PanelEffect | None = None


class Genestealer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of Genestealer card; Brood Lords have two symbols (DA-12.7)."""

    id: Enemy
    symbols: tuple[str, ...]
    copies: int
    brood_lord: bool = False


T = TypeVar("T")


def _deck(name: str, kind: type[T]) -> list[T]:
    [cards] = load(__package__, name, dict[str, list[kind]]).values()  # type: ignore[valid-type]
    return cards


ACTIONS = _deck("actions", Action)
MARINES = _deck("marines", Marine)
EVENTS = _deck("events", EventCard)
LOCATIONS = _deck("locations", Location)
TERRAIN = _deck("terrain", TerrainCard)
GENESTEALERS = _deck("genestealers", Genestealer)


# --- numbers for names --------------------------------------------------------------------------------------

TEAM_NAMES: tuple[TeamName, ...] = get_args(TeamName)
MARINE_NAMES: tuple[MarineName, ...] = get_args(MarineName)
TERRAIN_NAMES: tuple[TerrainName, ...] = get_args(TerrainName)
ENEMY_NAMES: tuple[Enemy, ...] = get_args(Enemy)
SIDE_NAMES: tuple[SideName, ...] = get_args(SideName)
LEFT, RIGHT = 0, 1

TEAM: dict[str, int] = {name: n for n, name in enumerate(TEAM_NAMES)}
MARINE: dict[str, int] = {name: n for n, name in enumerate(MARINE_NAMES)}
TERRAIN_ID: dict[str, int] = {name: n for n, name in enumerate(TERRAIN_NAMES)}
ENEMY: dict[str, int] = {name: n for n, name in enumerate(ENEMY_NAMES)}
SIDE: dict[str, int] = {name: n for n, name in enumerate(SIDE_NAMES)}
LOCATION: dict[str, int] = {card.code: n for n, card in enumerate(LOCATIONS)}
EVENT: dict[str, int] = {card.code: n for n, card in enumerate(EVENTS)}

PLACE_NAMES: tuple[Place, ...] = tuple(f"{side}{position}" for position in range(1, 14) for side in "LR")
"""Places in the order in which swarms attack: from the top down, left before right (DA-8.1)."""
PLACE: dict[Place, int] = {name: n for n, name in enumerate(PLACE_NAMES)}

# --- tables -------------------------------------------------------------------------------------------------

DIE_FACES = 6
SKULL = (False, True, True, True, False, False)
"""Which faces carry a skull (DA-1.2)."""
TOKENS = 12

TEAM_OF_MARINE: tuple[int, ...] = tuple(TEAM[marine.team] for marine in MARINES)
MARINES_OF_TEAM: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n, marine in enumerate(MARINES) if marine.team == team) for team in TEAM_NAMES
)
RANGE: tuple[int, ...] = tuple(marine.range for marine in MARINES)
ACTION: dict[int, Action] = {action.number: action for action in ACTIONS}
TEAM_OF_ACTION: dict[int, int] = {action.number: TEAM[action.team] for action in ACTIONS}
ACTIONS_OF_TEAM: tuple[tuple[int, ...], ...] = tuple(
    tuple(action.number for action in ACTIONS if action.team == team) for team in TEAM_NAMES
)
BEARER: dict[int, int] = {action.number: MARINE.get(getattr(action.ability, "marine", ""), -1) for action in ACTIONS}
"""The Marine whom the ability of a card is about: without him it does no more than any card of its type; -1: nobody."""
ATTACK_OF_TEAM: tuple[int, ...] = tuple(
    next(n for n in actions if ACTION[n].type == "attack") for actions in ACTIONS_OF_TEAM
)

BROOD_LORD = ENEMY["brood-lord-1"]
"""Genestealer cards from this number on are Brood Lords."""
SYMBOLS = ENEMY_NAMES[:BROOD_LORD]
MOVED_BY: dict[str, tuple[int, ...]] = {
    symbol: tuple(ENEMY[card.id] for card in GENESTEALERS if symbol in card.symbols) for symbol in SYMBOLS
}
"""Which cards make their swarm move for a symbol (DA-9.15, DA-12.7)."""

DOOR = TERRAIN_ID["door"]
CONTROL_PANEL = TERRAIN_ID["control-panel"]
ARTEFACT = TERRAIN_ID["artefact"]
TERRAIN_OF_COLOUR: dict[str, tuple[int, ...]] = {
    colour: tuple(n for n, terrain in enumerate(TERRAIN) if terrain.colour == colour) for colour in get_args(Colour)
}
LEVELS: dict[str, tuple[int, ...]] = {}
for _n, _card in enumerate(LOCATIONS):
    LEVELS[_card.level] = (*LEVELS.get(_card.level, ()), _n)
FINAL: tuple[bool, ...] = tuple(location.level == "4" for location in LOCATIONS)
RECIPE: dict[int, Recipe] = {n: location.setup for n, location in enumerate(LOCATIONS) if location.setup}
"""What each setup Location says."""
SETUP_FOR: dict[int, int] = {players: n for n, recipe in RECIPE.items() for players in recipe.players}


A = TypeVar("A")


def action_with(ability: type[A], **fields: Any) -> tuple[int, A]:
    """The number of the Action card with this ability, and the ability."""
    [found] = [
        (action.number, action.ability)
        for action in ACTIONS
        if isinstance(action.ability, ability) and all(getattr(action.ability, k) == v for k, v in fields.items())
    ]
    return found
