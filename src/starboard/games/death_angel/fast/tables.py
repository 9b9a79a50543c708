"""The cards as tables of numbers, made from the same data as the engine's."""

from __future__ import annotations

from typing import Any

import numpy as np

from starboard.games.death_angel import cards

# --- Action cards --------------------------------------------------------------------------------------------------

_ABILITIES: tuple[type, ...] = (
    cards.SkullSaves,
    cards.RerollSaves,
    cards.PaidAttack,
    cards.DisplaceSwarm,
    cards.ProtectSwarm,
    cards.ExtraDoorToken,
    cards.DiscardBlips,
    cards.TradeAnywhere,
    cards.ScoutEvent,
    cards.DriveBack,
    cards.TokenForKill,
    cards.SlayNumber,
    cards.AttackAgain,
    cards.SlayOnFace,
    cards.ManyAttacks,
    cards.Charge,
)
(
    SKULL_SAVES,
    REROLL_SAVES,
    PAID_ATTACK,
    DISPLACE,
    PROTECT,
    EXTRA_DOOR,
    DISCARD_BLIPS,
    TRADE_ANYWHERE,
    SCOUT_EVENT,
    DRIVE_BACK,
    TOKEN_FOR_KILL,
    SLAY_NUMBER,
    ATTACK_AGAIN,
    SLAY_ON_FACE,
    MANY_ATTACKS,
    CHARGE,
) = range(1, len(_ABILITIES) + 1)

CARDS = len(cards.ACTIONS) + 1
"""Action cards are their numbers, from 1."""


def _by_card(of: Any) -> Any:
    return np.array([0, *(of(cards.ACTION[number]) for number in range(1, CARDS))], np.int64)


SUPPORTS, MOVES, ATTACKS = range(3)
CARD_TYPE = _by_card(lambda card: ("support", "move-activate", "attack").index(card.type))
CARD_TEAM = _by_card(lambda card: cards.TEAM[card.team])
ABILITY = _by_card(lambda card: 1 + _ABILITIES.index(type(card.ability)))
ABILITY_MARINE = _by_card(lambda card: cards.MARINE[getattr(card.ability, "marine", "gideon")])
ABILITY_FACE = _by_card(lambda card: getattr(card.ability, "face", getattr(card.ability, "except_face", 0)))
ABILITY_MOST = _by_card(
    lambda card: next(
        (getattr(card.ability, name) for name in ("most", "attacks", "tokens") if hasattr(card.ability, name)), 0
    )
)
ABILITY_REACH = _by_card(lambda card: getattr(card.ability, "reach", 0))


def bits(faces: Any) -> int:
    """Faces, a bit each."""
    return sum(1 << face for face in faces)


ABILITY_FATAL = _by_card(lambda card: bits(getattr(card.ability, "fatal", ())))
BLOCK, _ = cards.action_with(cards.SkullSaves, strikes_back=False)
COUNTER, _ = cards.action_with(cards.SkullSaves, strikes_back=True)
STANCE = cards.action_with(cards.RerollSaves)[0]
OVERWATCH_CARD = cards.action_with(cards.PaidAttack, when="event-end")[0]
BLOCKER = int(ABILITY_MARINE[BLOCK])
COUNTERER = int(ABILITY_MARINE[COUNTER])
STANCE_TEAM = int(CARD_TEAM[STANCE])
STANCE_FAILS = int(ABILITY_FACE[STANCE])
TEAM_CARDS = np.array(cards.ACTIONS_OF_TEAM, np.int64)
TEAM_ATTACK = np.array(cards.ATTACK_OF_TEAM, np.int64)
RANGE = np.array(cards.RANGE, np.int64)
SKULL = np.array(cards.SKULL, np.int64)

# --- Events --------------------------------------------------------------------------------------------------------

_EFFECTS: tuple[type, ...] = (
    cards.TurnAll,
    cards.AddBlips,
    cards.DiscardBlip,
    cards.TokensOnDoor,
    cards.SpawnBehind,
    cards.TokenForGenestealer,
    cards.LoseTokens,
    cards.JamGuns,
    cards.GatherSwarms,
    cards.Cleanse,
    cards.ReturnSwarm,
    cards.Rescue,
    cards.SlayForTokens,
    cards.SlayMarine,
    cards.GrantAttack,
    cards.FlankAll,
    cards.CollectTokens,
    cards.TokenBeforeMoving,
    cards.OneAttacker,
    cards.SpawnInFront,
    cards.FaceSaves,
)
(
    TURN_ALL,
    ADD_BLIPS,
    DISCARD_BLIP,
    TOKENS_ON_DOOR,
    SPAWN_BEHIND,
    TOKEN_FOR_GENESTEALER,
    LOSE_TOKENS,
    JAM_GUNS,
    GATHER,
    CLEANSE,
    RETURN_SWARM,
    RESCUE,
    SLAY_FOR_TOKENS,
    SLAY_MARINE,
    GRANT_ATTACK,
    FLANK_ALL,
    COLLECT_TOKENS,
    TOKEN_BEFORE_MOVING,
    ONE_ATTACKER,
    SPAWN_IN_FRONT,
    FACE_SAVES,
) = range(1, len(_EFFECTS) + 1)
CHOSEN, TOP, WITHOUT_TOKEN, ENGAGED = range(4)
_WHO = ("chosen", "top", "without-token", "engaged")
_NUMBERS = ("each", "tokens", "count", "most", "face")


def _number(effect: Any) -> int:
    return next((int(getattr(effect, name)) for name in _NUMBERS if hasattr(effect, name)), 0)


def _by_event(of: Any) -> Any:
    return np.array([of(card) for card in cards.EVENTS], np.int64)


EVENTS = len(cards.EVENTS)
INSTINCT = _by_event(lambda card: int(card.instinct))
EFFECT = _by_event(lambda card: 1 + _EFFECTS.index(type(card.effect)))
EFFECT_NUMBER = _by_event(lambda card: _number(card.effect))
EFFECT_WHO = _by_event(lambda card: _WHO.index(getattr(card.effect, "who", "chosen")))
EFFECT_FACES = _by_event(lambda card: bits(getattr(card.effect, "faces", ())))
_COLOURS = tuple(cards.TERRAIN_OF_COLOUR)
BOX_COLOUR = _by_event(lambda card: [_COLOURS.index(box.colour) for box in card.spawn])
BOX_MAJOR = _by_event(lambda card: [int(box.size == "major") for box in card.spawn])
ADJACENT, FLANK = 1, 2
MOVEMENT = _by_event(lambda card: 0 if card.movement is None else 1 + ("adjacent", "flank").index(card.movement.kind))
MOVED = _by_event(lambda card: [0, 0] if card.movement is None else list(cards.MOVED_BY[card.movement.symbol]))
"""The two kinds of cards that move."""

# --- Terrain -------------------------------------------------------------------------------------------------------

_ACTIVATIONS = (cards.TokensOnDoor, cards.DiscardOnSkull, cards.Explode, cards.UsePanel, cards.TakeArtefact)
USE_DOOR, USE_CHIMNEY, USE_TANK, USE_PANEL, USE_ARTEFACT = range(1, 6)
COLOUR = np.array([_COLOURS.index(card.colour) for card in cards.TERRAIN], np.int64)
ACTIVATION = np.array(
    [0 if card.activation is None else 1 + _ACTIVATIONS.index(type(card.activation)) for card in cards.TERRAIN],
    np.int64,
)
ACTIVATION_FATAL = np.array([bits(getattr(card.activation, "fatal", ())) for card in cards.TERRAIN], np.int64)
ACTIVATION_TOKENS = np.array([getattr(card.activation, "tokens", 0) for card in cards.TERRAIN], np.int64)
THREAT = np.array([card.threat for card in cards.TERRAIN], np.int64)
DOOR, PANEL, ARTEFACT_CARD = cards.DOOR, cards.CONTROL_PANEL, cards.ARTEFACT
RED = np.array(cards.TERRAIN_OF_COLOUR["red"], np.int64)

# --- Locations -----------------------------------------------------------------------------------------------------

_ENTRIES: tuple[type, ...] = (
    cards.SpawnOnTerrain,
    cards.FaceAll,
    cards.SpawnBehind,
    cards.TurnFromTerrain,
    cards.PlaceTokens,
    cards.SpawnOnSwarm,
    cards.BlipsPerMarine,
    cards.PlaceTerrain,
    cards.BroodLords,
)
(
    SPAWN_ON_TERRAIN,
    FACE_ALL,
    ENTRY_SPAWN_BEHIND,
    TURN_FROM_TERRAIN,
    PLACE_TOKENS,
    SPAWN_ON_SWARM,
    BLIPS_PER_MARINE,
    PLACE_TERRAIN,
    BROOD_LORDS,
) = range(1, len(_ENTRIES) + 1)
_PANELS: tuple[type, ...] = (
    cards.ReplacePanel,
    cards.DiscardBlip,
    cards.CapSpawn,
    cards.TokenAndTurn,
    cards.Teleport,
    cards.Overload,
    cards.Launch,
    cards.PumpToxin,
)
REPLACE_PANEL, PANEL_DISCARD, CAP_SPAWN, TOKEN_AND_TURN, TELEPORTS, OVERLOAD, LAUNCHES, PUMP_TOXIN = range(
    1, len(_PANELS) + 1
)


def _by_location(of: Any) -> Any:
    return np.array([of(card) for card in cards.LOCATIONS], np.int64)


def _kind(effect: Any, kinds: tuple[type, ...]) -> int:
    return 0 if effect is None else 1 + kinds.index(type(effect))


def _entry_number(effect: Any) -> int:
    if isinstance(effect, cards.FaceAll):
        return cards.SIDE[effect.side]
    return next((int(getattr(effect, name)) for name in ("count", "marines") if hasattr(effect, name)), 0)


LOCATIONS = len(cards.LOCATIONS)
BLIPS = _by_location(lambda card: list(card.blips))
LEFT_TERRAIN = _by_location(lambda card: [cards.TERRAIN_ID[spot.terrain] for spot in card.left])
LEFT_NUMBER = _by_location(lambda card: [spot.number for spot in card.left])
RIGHT_TERRAIN = _by_location(lambda card: [cards.TERRAIN_ID[spot.terrain] for spot in card.right])
RIGHT_NUMBER = _by_location(lambda card: [spot.number for spot in card.right])
ENTERING = _by_location(lambda card: _kind(card.entering, _ENTRIES))
ENTERING_NUMBER = _by_location(lambda card: _entry_number(card.entering))
ENTERING_WHO = _by_location(lambda card: _WHO.index(getattr(card.entering, "who", "chosen")))
ENTERING_TERRAIN = _by_location(lambda card: cards.TERRAIN_ID[getattr(card.entering, "terrain", "corridor")])
PANEL_KIND = _by_location(lambda card: _kind(card.panel, _PANELS))
PANEL_MOST = _by_location(lambda card: getattr(card.panel, "most", 0))
PANEL_FATAL = _by_location(lambda card: bits(getattr(card.panel, "fatal", ())))
PANEL_TERRAIN = _by_location(lambda card: cards.TERRAIN_ID[getattr(card.panel, "terrain", "corridor")])
FINAL = _by_location(lambda card: int(card.level == "4"))
MAJOR = _by_location(lambda card: card.setup.major if card.setup else 0)
MINOR = _by_location(lambda card: card.setup.minor if card.setup else 0)
SETUP_TEAMS = _by_location(lambda card: card.setup.teams if card.setup else 0)
SETUP_DECK = _by_location(lambda card: len(card.setup.deck) if card.setup else 0)
LEVELS = tuple(cards.LEVELS)
LEVEL_LOCATIONS = np.array([(list(cards.LEVELS[level]) + [0] * 4)[:4] for level in LEVELS], np.int64)
LEVEL_SIZE = np.array([len(cards.LEVELS[level]) for level in LEVELS], np.int64)
SETUP_LEVELS = _by_location(
    lambda card: (
        [LEVELS.index(level) for level in (card.setup.deck if card.setup else ())]
        + [0] * (4 - (len(card.setup.deck) if card.setup else 0))
    )
)
COPIES = np.array([card.copies for card in cards.GENESTEALERS], np.int64)
TOKENS = cards.TOKENS
