"""The property that finds what a board could not draw, tried on boxes that lack something."""

from __future__ import annotations

import msgspec
import pytest

from starboard.core.chance import Seeded
from starboard.core.game import Box
from starboard.games.death_angel.box import Box as DeathAngelBox
from starboard.games.death_angel.game import DeathAngel
from starboard.games.galaxy_trucker.box import Box as GalaxyTruckerBox
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.options import Options
from starboard.lab import conformance, names


class Roofless(DeathAngel):
    """Nobody put the Locations into the box."""

    def box(self) -> DeathAngelBox:
        return msgspec.structs.replace(super().box(), locations=[])


class Uncut(GalaxyTrucker):
    """The boards of class IIIB lie there without those whose squares are closed."""

    def box(self) -> GalaxyTruckerBox:
        box = super().box()
        return msgspec.structs.replace(box, boards=[plan for plan in box.boards if ":" not in plan.id])


class Plain(DeathAngel):
    """A box with nothing but the words of its cards."""

    def box(self) -> Box:  # type: ignore[override]
        return Box(cards=super().box().cards)


def test_a_name_that_is_not_in_the_box_is_found() -> None:
    with pytest.raises(AssertionError, match=r"death-angel: named, but not in the box: \[\('View.location.code', '"):
        conformance.assert_boxed(conformance.random_table(Roofless(), 2))


def test_a_board_that_is_not_in_the_box_is_found() -> None:
    game = Uncut()
    state = game.new(Options(expansion="abe", sequence="IIIB", support_team=False), 2, Seeded(1))
    names.assert_boxed(game, game.view(state, 0))
    for seat in range(2):
        game.apply(state, seat, game.moves(state, seat)[0], Seeded(2))
    with pytest.raises(AssertionError, match=r"View.players\[\].ship.board', 'IIIB:\d-\d'"):
        names.assert_boxed(game, game.view(state, 0))


def test_a_plain_box_has_the_codes_of_its_cards() -> None:
    """A Location is named by its code; what level it has stands on no card, nor where a swarm will go."""
    lost = r"\[\('View.location.level', 'setup'\)(, \('View.rows\[\].(left|right).swarms\[\].goes', '[LR]\d'\))+\]"
    with pytest.raises(AssertionError, match=f"not in the box: {lost}"):
        conformance.assert_boxed(conformance.random_table(Plain(), 2))
