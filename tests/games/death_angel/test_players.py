"""One to six players (section 15)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.positions import GAME
from tests.games.death_angel.scenes import EVENT, Scene

from starboard.core.chance import Seeded
from starboard.games.death_angel import events
from starboard.games.death_angel.moves import (
    Activate,
    ChooseAction,
    ChooseMarine,
    ChoosePile,
    PlaceToken,
    SpendToken,
    UseArtefact,
)
from starboard.games.death_angel.options import Options


@pytest.mark.parametrize(("players", "teams"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (6, 1)])
@pytest.mark.clause("DA-15.1")
def test_teams_for_each_player(players: int, teams: int) -> None:
    state = GAME.new(Options(), players, Seeded(11))
    for seat in range(players):
        own = [team for team in GAME.view(state, seat).teams if team.player == seat]
        assert len(own) == teams
        cards = {move.card for move in GAME.moves(state, seat)}  # type: ignore[union-attr]
        assert len(cards) == 3 * teams, "one card is chosen for each team"


@pytest.mark.clause("DA-15.1")
def test_a_player_with_two_teams_plays_two_cards_in_their_order() -> None:
    scene = Scene("noctis< deino> scipio< leon>", players="green blue | grey red")
    scene.choose(green=12, blue=3, grey=6, red=7)
    assert [len(GAME.moves(scene.state, seat)) > 0 for seat in (0, 1)] == [True, False]
    scene.skip(token_to="leon")
    assert [event.card for event in scene.happened(events.CardBegan)] == [3, 6, 7, 12]


@pytest.mark.clause("DA-15.2")
def test_the_current_player_is_found_by_card() -> None:
    scene = Scene("noctis< deino> scipio< leon>", players="green blue | grey red")
    scene.choose(green=12, blue=11, grey=15, red=7)
    assert scene.current == 1, "red's 7"
    scene = Scene("noctis< deino> scipio< leon>", players="green blue | grey red")
    scene.choose(green=1, blue=13, grey=6, red=4)
    assert scene.current == 0, "green's 1, though 6 and 4 are lower than 13"


@pytest.mark.clause("DA-15.3")
def test_alone_every_decision_is_the_one_players() -> None:
    scene = Scene("noctis< deino> scipio<", swarms={"L1": "head"}, tokens={"noctis": 1})
    asked = set()
    chance = Seeded(5)
    for _ in range(200):
        if not scene.asked:
            break
        asked.add(scene.asked)
        [seat] = scene.asked
        GAME.apply(scene.state, seat, chance.pick(GAME.moves(scene.state, seat)), chance)
    assert asked == {(0,)}


@pytest.mark.clause("DA-15.4")
def test_your_on_a_terrain_card_means_all_your_marines() -> None:
    """Grey took the Artefact; it saves the blue Marine of the same player, not the green one of another."""
    scene = Scene(
        "deino> scipio< noctis>", players="grey blue | green", swarms={"L1": "head", "L3": "tail"}, artefact=0
    )
    scene.fight(0)
    assert (scene.asked, scene.question) == ((0,), "artefact")
    scene.play(UseArtefact(), rolls=[5])

    scene = Scene("deino> scipio< noctis>", players="grey blue | green", swarms={"L3": "tail"}, artefact=0)
    scene.fight(0)
    assert "noctis" not in scene.formation


@pytest.mark.clause("DA-15.4")
def test_the_token_of_stealth_tactics_may_come_from_any_marine_of_the_player() -> None:
    scene = Scene("deino> scipio< noctis>", players="grey blue | green", tokens={"deino": 1, "noctis": 1, "scipio": 1})
    scene.choose(grey=8)
    scene.on_to("stealth")
    scene.play(ChoosePile("left"))
    assert scene.offered(SpendToken) == {SpendToken("deino"), SpendToken("scipio")}, "Noctis is another player's"


@pytest.mark.clause("DA-15.4")
def test_you_on_a_panel_is_the_player_of_the_activating_marine() -> None:
    scene = Scene(
        "deino> scipio< noctis> leon> omnio>",
        players="blue | grey | green | red | purple",
        location="cryo-control",
        terrain={"control-panel": "L2"},
    )
    scene.choose(grey=8, blue=3)
    scene.play(PlaceToken("deino"))
    assert scene.current == 0
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"))
    assert scene.asked == (1,)
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}


@pytest.mark.clause("DA-15.4")
def test_you_upon_entering_and_on_an_event_is_the_current_player() -> None:
    scene = Scene("deino> scipio< noctis> leon<", players="blue | grey | green | red", ahead="munitorium", blips=(0, 4))
    scene.choose(blue=13, grey=15, green=16, red=4)
    assert (scene.question, scene.asked) == ("munitorium", (3,))
    scene.play(PlaceToken("deino"), PlaceToken("leon"))
    scene.skip(token_to="leon")
    assert (scene.phase, scene.asked) == (EVENT, (3,))
    assert scene.offered(ChooseMarine)


@pytest.mark.clause("DA-15.1", "DA-6.1")
def test_seats_without_marines_are_not_asked() -> None:
    scene = Scene("deino> scipio<", players="blue | grey | green | red")
    assert scene.asked == (0, 1)
    scene.play(ChooseAction(13), seat=0)
    scene.play(ChooseAction(15), seat=1)
    assert scene.phase == EVENT
