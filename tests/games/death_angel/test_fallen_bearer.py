"""Some abilities are about one Marine (section 7): once he has fallen the card says what is left of it."""

from __future__ import annotations

import pytest
from tests.games.death_angel.common import TEXT
from tests.games.death_angel.positions import GAME
from tests.games.death_angel.scenes import Scene

from starboard.games.death_angel.cards import ACTION, BEARER, MARINE_NAMES
from starboard.games.death_angel.moves import ChooseAction

BEARERS = {1: "gideon", 3: "lorenzo", 14: "zael", 15: "calistarius", 17: "leon", 18: "claudio"}
"""Worked out from the cards' texts: whose name they carry."""
MATES = {1: "noctis", 3: "deino", 14: "omnio", 15: "scipio", 17: "valencio", 18: "goriel"}


def test_whose_name_a_card_carries() -> None:
    assert {card: MARINE_NAMES[marine] for card, marine in BEARER.items() if marine >= 0} == BEARERS


@pytest.mark.parametrize("card", BEARERS)
def test_a_card_without_its_marine_says_what_is_left(card: int) -> None:
    mate, bearer = MATES[card], BEARERS[card]
    left = "the common attack" if ACTION[card].type == "attack" else "the token"
    alone = Scene(f"{mate}< {bearer}>")
    assert {action.fallen for team in alone.view(0).teams for action in team.actions} == {None}
    scene = Scene(f"{mate}<")
    shown = {action.card: action.fallen for team in scene.view(0).teams for action in team.actions}
    assert {number: name for number, name in shown.items() if name} == {card: bearer}
    said, before = (TEXT.price(GAME.say_move(one.view(0), ChooseAction(card))) for one in (scene, alone))
    assert said.endswith(f"{bearer.title()} has fallen: only {left} is left.")
    assert "has fallen" not in before
