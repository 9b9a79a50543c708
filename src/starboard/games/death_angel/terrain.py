"""Activating Terrain cards (DA-7.14, DA-7.15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.game import Seat
from starboard.games.death_angel import events, locations
from starboard.games.death_angel.asking import AskPlayer
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
from starboard.games.death_angel.play import Play, controller, tokens_on_door
from starboard.games.death_angel.state import GONE, IN_BOX, State
from starboard.games.death_angel.use import Use

ACTIVATABLE = [n for n, card in enumerate(TERRAIN) if card.activation is not None]


def activate(play: Play, use: Use) -> None:
    """A Marine activates a Terrain card; it is used up for this round, whatever it did (DA-7.14)."""
    play.state.activated.append(use.terrain)
    play.tell(events.Activated(marine=MARINE_NAMES[use.marine], terrain=TERRAIN_NAMES[use.terrain]))
    effect = TERRAIN[use.terrain].activation
    _ACTIVATION[type(effect)](play, effect, use)


def put_away(play: Play, terrain: int) -> None:
    """A Terrain card goes back to the box (DA-1.7)."""
    play.state.terrain[terrain] = IN_BOX
    play.tell(events.TerrainDiscarded(terrain=TERRAIN_NAMES[terrain]))


def _door(play: Play, effect: TokensOnDoor, use: Use) -> None:
    """A token on the Door; with Onward Brothers! there may be another."""
    if isinstance(ACTION[use.card].ability, ExtraDoorToken):
        play.push(OnwardBrothers(use.seat, use.card))
    tokens_on_door(play, effect.tokens)


class OnwardBrothers(AskPlayer, frozen=True):
    """Whether an extra token goes onto the Door."""

    clause = "DA-7.2"
    declined = "no"
    free = True
    card: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [USE_ABILITY, PASS] if state.supply else []

    def answer(self, play: Play, seat: Seat, move: UseAbility | Pass) -> None:
        ability = ACTION[self.card].ability
        if type(move) is UseAbility and isinstance(ability, ExtraDoorToken):
            tokens_on_door(play, ability.tokens)


def _explode(play: Play, effect: Explode, use: Use) -> None:
    """The Promethium Tank takes everybody at the position with it, Brood Lords too, protected swarms not (R-TANK)."""
    state = play.state
    put_away(play, use.terrain)
    for place in both_sides(state, use.marine):
        for group in reversed(range(len(state.swarms[place]))):
            swarm = state.swarms[place][group]
            if not swarm.protected:
                for card in swarm.cards:
                    slay(play, place, group, card)
    face = play.roll()
    fatal = face in effect.fatal
    play.tell(events.DieRolled(why="promethium-tank", face=face, marine=MARINE_NAMES[use.marine], bad=fatal))
    if fatal:
        slay_marine(play, use.marine)


def _discard_on_skull(play: Play, _effect: DiscardOnSkull, use: Use) -> None:
    """The Spore Chimney."""
    face = play.roll()
    play.tell(events.DieRolled(why="spore-chimney", face=face, marine=MARINE_NAMES[use.marine], bad=not SKULL[face]))
    if SKULL[face]:
        put_away(play, use.terrain)


def _use_panel(play: Play, _effect: UsePanel, use: Use) -> None:
    """The Control Panel: the Location says what happens (DA-10.8, R-CP)."""
    effect = LOCATIONS[play.state.location].panel
    if effect is not None:
        locations.resolve(play, effect, use)


def _take_artefact(play: Play, _effect: TakeArtefact, use: Use) -> None:
    """The Artefact goes into the hand of the activating player (R-ARTEFACT)."""
    state = play.state
    state.terrain[ARTEFACT] = GONE
    state.artefact = controller(state, use.marine)
    play.tell(events.ArtefactTaken(player=state.artefact))


_ACTIVATION: dict[type, Callable[[Play, Any, Use], None]] = {
    TokensOnDoor: _door,
    Explode: _explode,
    DiscardOnSkull: _discard_on_skull,
    UsePanel: _use_panel,
    TakeArtefact: _take_artefact,
}
