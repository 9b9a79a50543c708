"""What a board of Death Angel can look up."""

from __future__ import annotations

from typing import get_args

from starboard.games.death_angel.cards import Enemy, MarineName, TeamName, TerrainName
from starboard.games.death_angel.game import DeathAngel

BOX = DeathAngel().box()


def test_everything_that_has_a_name_is_there_once() -> None:
    assert [card.id for card in BOX.marines] == list(get_args(MarineName))
    assert [card.id for card in BOX.terrain] == list(get_args(TerrainName))
    assert [card.id for card in BOX.genestealers] == list(get_args(Enemy))
    assert {card.team for card in BOX.marines} == {card.team for card in BOX.actions} == set(get_args(TeamName))
    assert sorted(card.number for card in BOX.actions) == list(range(1, 19))


def test_every_card_in_words_is_there_as_data_too() -> None:
    """Genestealers of one symbol are one text: ``G1`` to ``G4``, ``BL1`` and ``BL2``."""
    data = [*BOX.marines, *BOX.actions, *BOX.events, *BOX.locations, *BOX.terrain]
    words = [card.code for card in BOX.cards if card.code[0] != "G" and card.code[:2] != "BL"]
    assert sorted(card.code for card in data) == sorted(words)
    assert len(BOX.cards) - len(words) == len(BOX.genestealers) == 6


def test_the_die_and_the_tokens() -> None:
    """Faces 0 to 5, a skull on 1, 2 and 3; 12 Support Tokens (DA-1.2)."""
    assert BOX.skulls == (False, True, True, True, False, False)
    assert BOX.tokens == 12
