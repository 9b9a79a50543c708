"""What players can do. Every decision at the table is one of these moves (section 18 of the rules).

Places are written as ``L3`` (left of position 3). ``group`` tells apart the two groups that DA-12.2 can keep at one
place; it is 0 everywhere else.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from starboard.core.game import Move
from starboard.games.death_angel.cards import (
    ACTION,
    BROOD_LORD,
    ENEMY_NAMES,
    MARINE_NAMES,
    PLACE_NAMES,
    SIDE_NAMES,
    TEAM_NAMES,
    TERRAIN_NAMES,
    Enemy,
    MarineName,
    Place,
    SideName,
    TeamName,
    TerrainName,
)


class TakeTeam(Move, frozen=True):
    """Take a combat team at setup (DA-3.5)."""

    team: TeamName


class ChooseAction(Move, frozen=True):
    """Choose an Action card, face down (DA-6.1)."""

    card: int


class PlaceToken(Move, frozen=True):
    """Put a Support Token from the supply on a Marine."""

    marine: MarineName


class Trade(Move, frozen=True):
    """A Marine moves: he trades places with another (DA-7.12)."""

    marine: MarineName
    other: MarineName


class Turn(Move, frozen=True):
    """Turn a Marine around (DA-7.13)."""

    marine: MarineName


class Activate(Move, frozen=True):
    """A Marine activates a Terrain card in front of him (DA-7.14)."""

    marine: MarineName
    terrain: TerrainName


class Attack(Move, frozen=True):
    """A Marine attacks a swarm (DA-7.17)."""

    marine: MarineName
    place: Place
    group: int = 0


class HeroicCharge(Move, frozen=True):
    """Claudio charges instead of attacking (Action card 18)."""


class Reroll(Move, frozen=True):
    """Spend a token of the rolling Marine and roll again (DA-7.6)."""


class Accept(Move, frozen=True):
    """Keep the roll."""


class UseArtefact(Move, frozen=True):
    """Discard the Artefact: the attack is a miss (DA-8.9)."""


class Slay(Move, frozen=True):
    """Choose a Genestealer to be slain, taken or discarded."""

    place: Place
    card: Enemy
    group: int = 0


class MoveSwarm(Move, frozen=True):
    """Move a swarm (Strategize)."""

    place: Place
    to: Place
    group: int = 0


class ChooseSwarm(Move, frozen=True):
    """Name a swarm."""

    place: Place
    group: int = 0


class ChooseMarine(Move, frozen=True):
    """Name a Marine."""

    marine: MarineName


class ChooseTeam(Move, frozen=True):
    """Name a combat team (Gun Jam)."""

    team: TeamName


class ChoosePile(Move, frozen=True):
    """Name a Blip pile."""

    side: SideName


class ChooseTerrain(Move, frozen=True):
    """Name a Terrain card."""

    terrain: TerrainName


class ChoosePlace(Move, frozen=True):
    """Name a place for a Terrain card."""

    place: Place


class ChooseBroodLord(Move, frozen=True):
    """Name the Brood Lord who goes left."""

    card: Enemy


class SpendToken(Move, frozen=True):
    """Discard a token of a Marine for an effect other than a reroll."""

    marine: MarineName


class RollDie(Move, frozen=True):
    """Roll instead of paying (Teleportarium) or of adding a token (Launch Control Room)."""


class AddToken(Move, frozen=True):
    """Put a token on the Launch Control Room."""


class UseAbility(Move, frozen=True):
    """Use the ability of the Action card being resolved."""


class PutEvent(Move, frozen=True):
    """Put the scouted Event back on top of the deck or underneath."""

    where: Literal["top", "bottom"]


class Pass(Move, frozen=True):
    """Do not, or no more."""


AnyMove: TypeAlias = (
    TakeTeam
    | ChooseAction
    | PlaceToken
    | Trade
    | Turn
    | Activate
    | Attack
    | HeroicCharge
    | Reroll
    | Accept
    | UseArtefact
    | Slay
    | MoveSwarm
    | ChooseSwarm
    | ChooseMarine
    | ChooseTeam
    | ChoosePile
    | ChooseTerrain
    | ChoosePlace
    | ChooseBroodLord
    | SpendToken
    | RollDie
    | AddToken
    | UseAbility
    | PutEvent
    | Pass
)
Aim: TypeAlias = ChooseMarine | ChooseTeam | ChoosePile | ChooseSwarm
"""What an Event can be aimed at."""


# --- every move there can be, made once ------------------------------------------------------------------------
# Moves are frozen, so `moves()` hands out the same objects again and again: the engine's numbers look them up.

_GROUPS = range(2)

TAKE_TEAM = [TakeTeam(team) for team in TEAM_NAMES]
CHOOSE_ACTION = {number: ChooseAction(number) for number in ACTION}
PLACE_TOKEN = [PlaceToken(marine) for marine in MARINE_NAMES]
TRADE = [[Trade(marine, other) for other in MARINE_NAMES] for marine in MARINE_NAMES]
TURN = [Turn(marine) for marine in MARINE_NAMES]
ACTIVATE = [[Activate(marine, terrain) for terrain in TERRAIN_NAMES] for marine in MARINE_NAMES]
ATTACK = [[[Attack(marine, place, group) for group in _GROUPS] for place in PLACE_NAMES] for marine in MARINE_NAMES]
SLAY = [[[Slay(place, card, group) for card in ENEMY_NAMES] for group in _GROUPS] for place in PLACE_NAMES]
CHOOSE_SWARM = [[ChooseSwarm(place, group) for group in _GROUPS] for place in PLACE_NAMES]
CHOOSE_MARINE = [ChooseMarine(marine) for marine in MARINE_NAMES]
CHOOSE_TEAM = [ChooseTeam(team) for team in TEAM_NAMES]
CHOOSE_PILE = [ChoosePile(side) for side in SIDE_NAMES]
CHOOSE_TERRAIN = [ChooseTerrain(terrain) for terrain in TERRAIN_NAMES]
CHOOSE_PLACE = [ChoosePlace(place) for place in PLACE_NAMES]
CHOOSE_BROOD_LORD = [ChooseBroodLord(card) for card in ENEMY_NAMES[BROOD_LORD:]]
SPEND_TOKEN = [SpendToken(marine) for marine in MARINE_NAMES]
HEROIC_CHARGE = HeroicCharge()
REROLL = Reroll()
ACCEPT = Accept()
USE_ARTEFACT = UseArtefact()
ROLL_DIE = RollDie()
ADD_TOKEN = AddToken()
USE_ABILITY = UseAbility()
PUT_EVENT = [PutEvent("top"), PutEvent("bottom")]
PASS = Pass()
