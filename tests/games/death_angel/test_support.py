"""Support cards (DA-7.5)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.positions import build
from tests.games.death_angel.scenes import EVENT, Scene

from starboard.games.death_angel.moves import Attack, ChooseSwarm, MoveSwarm, PlaceToken, Trade, Turn


@pytest.mark.clause("DA-7.5")
def test_support_one_token_on_any_marine_of_anybody() -> None:
    scene = Scene("noctis< scipio< deino<", players="green | grey | blue", tokens={"deino": 3})
    scene.choose(green=1)
    assert scene.asked == (0,)
    assert scene.offered(PlaceToken) == {PlaceToken("noctis"), PlaceToken("scipio"), PlaceToken("deino")}
    assert not scene.may_pass, "placing it is a must"
    scene.play(PlaceToken("deino"))
    assert scene.tokens("deino") == 4
    assert scene.supply == 8
    assert scene.question != "support", "one token a card"


@pytest.mark.clause("DA-7.5", "DA-1.5")
def test_support_with_an_empty_supply_still_has_its_ability() -> None:
    scene = Scene("omnio< scipio<", tokens={"scipio": 12}, swarms={"L1": "head"}, attacked=True)
    scene.choose(purple=5)
    assert scene.question == "strategize"
    scene.play(MoveSwarm("L1", "L2"))
    assert scene.swarms == {"L2": "head"}


@pytest.mark.clause("DA-7.5", "DA-7.11", "DA-7.16")
def test_faq_02_one_token_in_total_but_both_marines_act() -> None:
    scene = Scene("noctis< gideon< scipio>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose(green=1)
    scene.play(PlaceToken("scipio"))
    assert scene.supply == 11
    assert scene.phase == EVENT, "one token, and that was it"

    scene = Scene("noctis< gideon< scipio>")
    scene.choose(green=12)
    scene.play(Trade("noctis", "gideon"))
    assert scene.offered(Trade), "Gideon may move too"
    scene.on_to("who-turns")
    scene.play(Turn("noctis"), Turn("gideon"))

    scene = Scene("noctis< gideon< scipio>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose(green=16)
    scene.play(Attack("noctis", "L1"), rolls=[0])
    scene.play(Attack("gideon", "L2"), rolls=[0])


@pytest.mark.clause("DA-7.5", "DA-1.5")
def test_an_empty_supply_leaves_the_ability() -> None:
    scene = build("Scipio<6 Zael>6", cards=["power-field"], swarms={"L1": "head"})
    assert scene.offered(PlaceToken) == []
    assert ChooseSwarm("L1") in scene.moves
