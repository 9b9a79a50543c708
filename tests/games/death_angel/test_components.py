"""Components: cards, die, tokens, the box (section 1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.death_angel.scenes import Scene

from starboard.core.chance import Seeded
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import (
    ACTIONS,
    DIE_FACES,
    EVENTS,
    GENESTEALERS,
    LOCATIONS,
    MARINES,
    SKULL,
    TEAM_NAMES,
    TERRAIN,
    TOKENS,
)
from starboard.games.death_angel.game import DeathAngel
from starboard.games.death_angel.moves import Activate, PlaceToken
from starboard.games.death_angel.options import Options
from starboard.lab.conformance import random_table


@pytest.mark.clause("DA-1.1")
def test_128_cards() -> None:
    genestealers = sum(card.copies for card in GENESTEALERS if not card.brood_lord)
    lords = sum(card.copies for card in GENESTEALERS if card.brood_lord)
    kinds = (len(ACTIONS), len(MARINES), len(EVENTS), genestealers, lords, len(LOCATIONS), len(TERRAIN))
    assert kinds == (18, 12, 30, 36, 2, 22, 8)
    assert sum(kinds) == 128
    levels = Counter(location.level for location in LOCATIONS)
    assert levels == {"setup": 4, "1A": 3, "1B": 3, "1C": 3, "2": 3, "3": 3, "4": 3}
    assert (TOKENS, len(TEAM_NAMES)) == (12, 6)


@pytest.mark.clause("DA-1.1")
def test_events_as_printed() -> None:
    """22 titles, 8 of them twice; spawn icons and movements add up as the colours' threat says."""
    titles = Counter(event.id for event in EVENTS)
    assert Counter(titles.values()) == {1: 14, 2: 8}
    boxes = Counter(box.colour for event in EVENTS for box in event.spawn)
    assert boxes == {"red": 24, "orange": 18, "yellow": 12, "green": 6}
    moves = Counter((event.movement.kind, event.movement.symbol) for event in EVENTS if event.movement)
    assert moves == {
        **{("adjacent", symbol): 5 for symbol in ("head", "tail", "tongue", "claws")},
        **{("flank", symbol): 2 for symbol in ("head", "tail", "tongue", "claws")},
    }


@pytest.mark.clause("DA-1.2")
def test_the_die() -> None:
    assert DIE_FACES == 6
    assert [face for face in range(DIE_FACES) if SKULL[face]] == [1, 2, 3]


@pytest.mark.clause("DA-1.2")
@pytest.mark.parametrize("face", range(6))
def test_a_skull_slays_and_other_faces_do_not(face: int) -> None:
    scene = Scene("scipio< noctis>", swarms={"L1": "head"}, attacked=True)
    scene.choose()
    scene.play(scene.moves[0], rolls=[face])
    assert (scene.swarm("L1") == "") == (face in (1, 2, 3))


@pytest.mark.clause("DA-1.3")
def test_six_teams_of_two_marines_and_three_cards() -> None:
    assert set(TEAM_NAMES) == {"green", "yellow", "blue", "red", "purple", "grey"}
    assert sorted(action.number for action in ACTIONS) == list(range(1, 19))
    for team in TEAM_NAMES:
        assert len([marine for marine in MARINES if marine.team == team]) == 2
        types = sorted(action.type for action in ACTIONS if action.team == team)
        assert types == ["attack", "move-activate", "support"]


@pytest.mark.clause("DA-1.3")
def test_which_card_belongs_to_whom() -> None:
    by_team = {team: {action.number for action in ACTIONS if action.team == team} for team in TEAM_NAMES}
    assert by_team == {
        "green": {1, 12, 16},
        "yellow": {2, 9, 18},
        "blue": {3, 11, 13},
        "red": {4, 7, 17},
        "purple": {5, 10, 14},
        "grey": {6, 8, 15},
    }
    assert {action.number for action in ACTIONS if action.type == "support"} == {1, 2, 3, 4, 5, 6}
    assert {action.number for action in ACTIONS if action.type == "move-activate"} == {7, 8, 9, 10, 11, 12}


@pytest.mark.clause("DA-1.4", "DA-1.6")
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_box_adds_up_all_game_long(seats: int) -> None:
    """Random play with every invariant looked at after every move: tokens, Genestealers, Terrain, Events, Locations."""
    table = random_table(DeathAngel(), seats, seed=100 + seats)
    assert table.result is not None
    state: Any = table.state
    assert state.supply + sum(state.tokens) + state.door_tokens + state.launch_tokens == 12
    piles = len(state.deck) + len(state.discard) + len(state.left_blips) + len(state.right_blips)
    formation = sum(card < 4 for groups in state.swarms for group in groups for card in group.cards)
    assert piles + formation == 36


@pytest.mark.clause("DA-1.5")
def test_with_an_empty_supply_only_the_token_is_lost() -> None:
    scene = Scene("noctis< gideon> scipio<", tokens={"noctis": 12}, swarms={"L1": "head"})
    scene.choose(grey=6)
    assert scene.question == "power-field", "the rest of the card still happens"
    assert scene.supply == 0


@pytest.mark.clause("DA-1.5")
def test_secret_route_with_one_token_left() -> None:
    scene = Scene("noctis< scipio<", terrain={"door": "L1"}, tokens={"noctis": 11}, event="secret-route")
    scene.to_event()
    assert scene.state.door_tokens == 1
    assert [event.tokens for event in scene.happened(events.SupplyEmpty)] == [1]


@pytest.mark.clause("DA-1.6")
def test_where_tokens_can_be() -> None:
    state = DeathAngel().new(Options(), 4, Seeded(1))
    assert state.supply == 12
    scene = Scene("noctis< scipio<", terrain={"door": "L2"}, tokens={"noctis": 2}, door=3)
    view = scene.view()
    assert view.supply == 7
    assert [row.tokens for row in view.rows] == [2, 0]
    assert [terrain.tokens for terrain in view.rows[1].left.terrain] == [3]


@pytest.mark.clause("DA-1.7")
def test_a_blown_tank_comes_back_with_a_later_location() -> None:
    scene = Scene(
        "noctis< scipio< leon> deino>",
        location="munitorium",
        ahead="black-holds",
        terrain={"promethium-tank": "L2"},
        blips=(1, 4),
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "promethium-tank"), rolls=[5])
    assert scene.terrain == {}
    scene.set_blips(0, 4)
    scene.skip()
    assert scene.location == "black-holds"
    # Black Holds: Ventilation Duct 3rd, Promethium Tank 2nd from the bottom.
    assert scene.terrain["promethium-tank"] == "R3"


@pytest.mark.clause("DA-1.7")
def test_a_taken_artefact_is_gone_for_good() -> None:
    scene = Scene("noctis< scipio<", location="wrath-of-baal-chapel", terrain={"artefact": "L2"}, blips=(1, 4))
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "artefact"))
    assert scene.terrain == {}
    assert scene.view().artefact == 0
    scene.set_blips(0, 4)
    scene.skip()
    assert scene.location == "launch-control-room"
    assert scene.view().artefact == 0, "it stays in hand through travel"
    assert "artefact" not in scene.terrain


@pytest.mark.clause("DA-1.5", "DA-7.10")
def test_spent_tokens_return_to_the_supply() -> None:
    scene = Scene("noctis< scipio<", tokens={"scipio": 2}, swarms={"L2": "head"})
    scene.choose(grey=6)
    scene.play(PlaceToken("scipio"))
    assert (scene.tokens("scipio"), scene.supply) == (3, 9)
