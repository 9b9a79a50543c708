"""Activating Terrain cards (DA-7.14, DA-7.15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.games.death_angel import events as ev
from starboard.games.death_angel import locations
from starboard.games.death_angel.cards import (
    ACTION,
    ARTEFACT,
    LOCATIONS,
    MARINE_NAMES,
    SKULL,
    TERRAIN,
    TERRAIN_NAMES,
    DiscardOnSkull,
    Explode,
    ExtraDoorToken,
    TakeArtefact,
    TokensOnDoor,
    UsePanel,
)
from starboard.games.death_angel.formation import both_sides, slay, slay_marine
from starboard.games.death_angel.moves import PASS, USE_ABILITY, AnyMove, Pass, UseAbility
from starboard.games.death_angel.play import Play, Question, controller, tokens_on_door
from starboard.games.death_angel.state import GONE, IN_BOX, State, Step

ACTIVATABLE = [n for n, card in enumerate(TERRAIN) if card.activation is not None]


def activate(play: Play, step: Step, marine: int, terrain: int) -> None:
    """A Marine activates a Terrain card; it is used up for this round, whatever it did (DA-7.14)."""
    play.state.activated.append(terrain)
    play.tell(ev.Activated(marine=MARINE_NAMES[marine], terrain=TERRAIN_NAMES[terrain]))
    effect = TERRAIN[terrain].activation
    _ACTIVATION[type(effect)](play, effect, step, marine, terrain)


def put_away(play: Play, terrain: int) -> None:
    """A Terrain card goes back to the box (DA-1.7)."""
    play.state.terrain[terrain] = IN_BOX
    play.tell(ev.TerrainDiscarded(terrain=TERRAIN_NAMES[terrain]))


def _door(play: Play, effect: TokensOnDoor, step: Step, _marine: int, _terrain: int) -> None:
    """A token on the Door; with Onward Brothers! there may be another."""
    if isinstance(ACTION[step.card].ability, ExtraDoorToken):
        play.push(Step("onward-brothers", step.seat, card=step.card))
    tokens_on_door(play, effect.tokens)


def _onward_moves(state: State, _step: Step) -> list[AnyMove]:
    return [USE_ABILITY, PASS] if state.supply else []


def _onward(play: Play, step: Step, move: UseAbility | Pass) -> None:
    ability = ACTION[step.card].ability
    if type(move) is UseAbility and isinstance(ability, ExtraDoorToken):
        tokens_on_door(play, ability.tokens)


def _explode(play: Play, effect: Explode, _step: Step, marine: int, terrain: int) -> None:
    """The Promethium Tank takes everybody at the position with it, Brood Lords too, protected swarms not (R-TANK)."""
    state = play.state
    put_away(play, terrain)
    for place in both_sides(state, marine):
        for group in reversed(range(len(state.swarms[place]))):
            swarm = state.swarms[place][group]
            if not swarm.protected:
                for card in swarm.cards:
                    slay(play, place, group, card)
    face = play.roll()
    fatal = face in effect.fatal
    play.tell(ev.DieRolled(why="promethium-tank", face=face, marine=MARINE_NAMES[marine], bad=fatal))
    if fatal:
        slay_marine(play, marine)


def _discard_on_skull(play: Play, _effect: DiscardOnSkull, _step: Step, marine: int, terrain: int) -> None:
    """The Spore Chimney."""
    face = play.roll()
    play.tell(ev.DieRolled(why="spore-chimney", face=face, marine=MARINE_NAMES[marine], bad=not SKULL[face]))
    if SKULL[face]:
        put_away(play, terrain)


def _use_panel(play: Play, _effect: UsePanel, step: Step, marine: int, _terrain: int) -> None:
    """The Control Panel: the Location says what happens (DA-10.8, R-CP)."""
    effect = LOCATIONS[play.state.location].panel
    if effect is not None:
        locations.resolve(play, effect, step.seat, marine)


def _take_artefact(play: Play, _effect: TakeArtefact, _step: Step, marine: int, _terrain: int) -> None:
    """The Artefact goes into the hand of the activating player (R-ARTEFACT)."""
    state = play.state
    state.terrain[ARTEFACT] = GONE
    state.artefact = controller(state, marine)
    play.tell(ev.ArtefactTaken(player=state.artefact))


_ACTIVATION: dict[type, Callable[[Play, Any, Step, int, int], None]] = {
    TokensOnDoor: _door,
    Explode: _explode,
    DiscardOnSkull: _discard_on_skull,
    UsePanel: _use_panel,
    TakeArtefact: _take_artefact,
}
QUESTIONS = {"onward-brothers": Question(_onward_moves, _onward)}
