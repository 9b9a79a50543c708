"""Move + Activate cards (DA-7.11 to DA-7.15)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.common import TEXT
from tests.games.death_angel.positions import GAME, build
from tests.games.death_angel.scenes import EVENT, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.moves import PASS, USE_ABILITY, Activate, ChooseMarine, Pass, Trade, Turn, UseAbility


@pytest.mark.clause("DA-7.11")
def test_every_step_is_optional_for_every_marine() -> None:
    scene = Scene("noctis< scipio< gideon>", terrain={"door": "L1", "promethium-tank": "R3"}, event="gun-jam")
    scene.choose(green=12)
    for question in ("who-moves", "who-turns", "who-activates"):
        assert scene.question == question
        assert scene.may_pass
        scene.play(Pass())
    assert scene.formation == "noctis< scipio< gideon>"


@pytest.mark.clause("DA-7.11")
def test_one_step_for_the_whole_team_before_the_next() -> None:
    scene = Scene("noctis< scipio< gideon>", event="gun-jam")
    scene.choose(green=12)
    scene.play(Trade("noctis", "scipio"))
    assert scene.question == "who-moves"
    scene.play(Pass(), Turn("gideon"))
    assert scene.question == "who-turns", "Noctis may still turn"
    assert not scene.offered(Trade), "but nobody moves any more"


@pytest.mark.clause("DA-7.11", "DA-7.12", "DA-7.13", "DA-7.14", "DA-7.15")
def test_sc_10_move_turn_activate() -> None:
    scene = Scene("noctis< claudio>", terrain={"door": "L1"})
    scene.choose(yellow=9)
    scene.play(Trade("claudio", "noctis"), Turn("claudio"), Activate("claudio", "door"))
    assert scene.formation == "claudio< noctis<"
    assert scene.terrain == {"door": "L1"}
    assert scene.state.door_tokens == 1
    assert scene.supply == 11


@pytest.mark.clause("DA-7.11")
def test_sc_13_activation_comes_after_moving() -> None:
    scene = Scene("noctis< claudio>", terrain={"door": "L1"})
    scene.choose(green=12)
    assert scene.question == "who-moves"
    assert not scene.offered(Activate)
    assert GAME.ask(scene.state, 0, Activate("noctis", "door")) is not None
    scene.play(Trade("noctis", "claudio"), Pass())
    assert scene.phase == EVENT, "away from the Door there is nothing left to activate"


@pytest.mark.clause("DA-7.12")
def test_moving_is_trading_places_with_a_neighbour_once_each() -> None:
    scene = Scene("noctis< scipio> deino< gideon>", swarms={"L1": "head"}, tokens={"noctis": 1}, attacked=True)
    scene.choose(green=12)
    assert scene.offered(Trade) == {Trade("noctis", "scipio"), Trade("gideon", "deino")}
    scene.play(Trade("noctis", "scipio"))
    assert scene.formation == "scipio> noctis< deino< gideon>"
    assert scene.offered(Trade) == {Trade("gideon", "deino")}, "Noctis has moved"
    scene.play(Trade("gideon", "deino"))
    assert scene.formation == "scipio> noctis< gideon> deino<"
    assert scene.tokens("noctis") == 1
    assert scene.swarms == {"L1": "head"}
    assert scene.question == "who-turns"


@pytest.mark.clause("DA-7.12")
def test_sc_15_a_displaced_marine_still_has_his_move() -> None:
    scene = Scene("scipio< claudio< lorenzo> deino>")
    scene.choose(blue=11)
    scene.play(Trade("lorenzo", "deino"))
    assert scene.formation == "scipio< claudio< deino> lorenzo>"
    assert scene.offered(Trade) == {Trade("deino", "claudio"), Trade("deino", "lorenzo")}
    scene.play(Trade("deino", "claudio"))
    assert scene.formation == "scipio< deino> claudio< lorenzo>"


@pytest.mark.clause("DA-7.12", "DA-4.1")
def test_facing_and_tokens_go_with_the_marine() -> None:
    scene = build("Zael<2 Leon>1", cards=["forward-scouting"], swarms={"L1": "head"}, terrain={"door": "R1"})
    scene.play(Trade("zael", "leon"))
    assert scene.formation == "leon>1 zael<2"
    assert scene.swarms() == {"L1": 1}
    assert scene.terrain() == {"door": "R1"}


@pytest.mark.clause("DA-7.13")
def test_each_marine_turns_once_moved_or_not() -> None:
    scene = Scene("noctis< scipio> gideon>")
    scene.choose(green=12)
    scene.play(Trade("noctis", "scipio"), Pass())
    assert scene.offered(Turn) == {Turn("noctis"), Turn("gideon")}
    scene.play(Turn("noctis"))
    assert scene.offered(Turn) == {Turn("gideon")}
    scene.play(Turn("gideon"))
    assert scene.formation == "scipio> noctis> gideon<"


@pytest.mark.clause("DA-7.13")
def test_a_turned_marine_faces_the_terrain_he_activates() -> None:
    scene = build("Leon> Valencio>", cards=["onward-brothers"], terrain={"door": "L2"})
    scene.play(PASS, Turn("valencio"), PASS)
    assert scene.offered(Activate) == [Activate("valencio", "door")]


@pytest.mark.clause("DA-7.14")
def test_only_terrain_in_front_with_an_activation() -> None:
    scene = Scene(
        "noctis< scipio< gideon>",
        terrain={
            "door": "L1",
            "corridor": "L1",
            "dark-corner": "L1",
            "ventilation-duct": "L1",
            "promethium-tank": "R1",
            "spore-chimney": "R3",
            "artefact": "L2",
        },
    )
    scene.choose(green=12)
    scene.on_to("who-activates")
    assert scene.offered(Activate) == {Activate("noctis", "door"), Activate("gideon", "spore-chimney")}


@pytest.mark.clause("DA-7.14")
def test_two_marines_activate_two_cards_one_after_the_other() -> None:
    scene = Scene("noctis< scipio< gideon>", terrain={"door": "L1", "spore-chimney": "R3"}, event="gun-jam")
    scene.choose(green=12)
    scene.on_to("who-activates")
    scene.play(Activate("gideon", "spore-chimney"), rolls=[1])
    assert "spore-chimney" not in scene.terrain, "finished before the second is declared"
    assert scene.offered(Activate) == {Activate("noctis", "door")}
    scene.play(Activate("noctis", "door"))
    assert scene.happened(events.Activated)


@pytest.mark.clause("DA-7.14")
def test_an_activation_that_can_do_nothing_uses_the_card_up() -> None:
    scene = Scene("noctis< scipio<", terrain={"door": "L1"}, tokens={"scipio": 12}, event=("gun-jam", "gun-jam"))
    scene.choose(green=12, grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("noctis", "door"))
    assert scene.state.door_tokens == 0
    assert scene.view().activated == ("door",)


@pytest.mark.clause("DA-7.14", "DA-9.22")
def test_next_round_the_card_can_be_activated_again() -> None:
    scene = Scene("noctis< claudio<", terrain={"door": "L1"}, event=("surrounded", "gun-jam"))
    scene.choose(green=12)
    scene.on_to("who-activates")
    scene.play(Activate("noctis", "door"))
    scene.skip()
    scene.play(ChooseMarine("noctis"))
    assert scene.view().activated == ()
    scene.choose(green=16, yellow=9)
    scene.play(Trade("claudio", "noctis"))
    scene.on_to("who-activates")
    assert scene.offered(Activate) == {Activate("claudio", "door")}


@pytest.mark.clause("DA-7.14")
def test_faq_03_one_activation_a_marine_two_marines_two_cards() -> None:
    scene = Scene(
        "noctis< gideon< scipio>",
        terrain={"door": "L1", "spore-chimney": "L1", "promethium-tank": "L2"},
        event="gun-jam",
    )
    scene.choose(green=12)
    scene.on_to("who-activates")
    assert len(scene.offered(Activate)) == 3
    scene.play(Activate("noctis", "spore-chimney"), rolls=[0])
    assert scene.offered(Activate) == {Activate("gideon", "promethium-tank")}


@pytest.mark.clause("DA-7.14")
def test_one_activation_for_each_marine() -> None:
    scene = build(
        "Leon> Valencio<",
        cards=["onward-brothers"],
        location="munitorium",
        players=4,
        owners={"red": 0},
        terrain={"promethium-tank": "R1", "door": "R1", "spore-chimney": "L2"},
        dice=[],
    )
    scene.play(PASS, PASS, Activate("leon", "door"), PASS)
    assert scene.kind == "who-activates"
    assert scene.refused(Activate("leon", "promethium-tank")) == "DA-7.14"
    assert "has used one already" in TEXT(
        GAME.ask(scene.state, 0, Activate("leon", "promethium-tank")).reason  # type: ignore[union-attr]
    )


@pytest.mark.clause("DA-7.14")
def test_sc_11_a_terrain_card_is_activated_once_a_round() -> None:
    # The case says red, but the only red card that activates is number 7, before Reorganize; green's 12 comes later.
    scene = Scene(
        "noctis< claudio> gideon<",
        terrain={"door": "L1", "promethium-tank": "L3"},
        event="gun-jam",
    )
    scene.choose(yellow=9, green=12)
    scene.play(Trade("claudio", "noctis"), Turn("claudio"), Activate("claudio", "door"))
    scene.play(Trade("noctis", "claudio"))
    assert scene.formation.startswith("noctis<"), "he stands in front of the Door"
    scene.on_to("who-activates")
    assert scene.offered(Activate) == {Activate("gideon", "promethium-tank")}
    assert GAME.ask(scene.state, 0, Activate("noctis", "door")) is not None


@pytest.mark.clause("DA-7.14")
def test_sc_12_one_marine_activates_one_of_two_cards() -> None:
    scene = Scene(
        "noctis< claudio> scipio< calistarius<",
        players="green yellow | grey",
        location="munitorium",
        terrain={"promethium-tank": "L4", "door": "L4"},
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    assert scene.offered(Activate) == {
        Activate("calistarius", "promethium-tank"),
        Activate("calistarius", "door"),
    }
    scene.play(Activate("calistarius", "door"))
    assert scene.question != "who-activates", "the Tank is for another Marine, and none is in front of it"


# --- Onward Brothers --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.14", "DA-1.5")
def test_07_onward_brothers_the_second_token_is_a_may() -> None:
    scene = Scene("leon< scipio>", terrain={"door": "L1"})
    scene.choose(red=7)
    scene.on_to("who-activates")
    scene.play(Activate("leon", "door"), Pass())
    assert scene.state.door_tokens == 1


@pytest.mark.clause("DA-7.23")
def test_07_onward_brothers_only_with_this_card() -> None:
    scene = Scene("leon< scipio<", terrain={"door": "L2"})
    scene.choose(red=7, grey=8)
    scene.skip_to("who-activates")
    scene.play(Activate("scipio", "door"))
    assert scene.question == "stealth", "grey gets no second token"
    assert scene.state.door_tokens == 1


@pytest.mark.parametrize(("supply", "tokens"), [(12, 2), (2, 2), (1, 1), (0, 0)])
@pytest.mark.clause("DA-1.5")
def test_sc_14_onward_brothers(supply: int, tokens: int) -> None:
    scene = Scene("valencio< scipio<", terrain={"door": "L1"}, tokens={"scipio": 12 - supply})
    scene.choose(red=7)
    scene.on_to("who-activates")
    scene.play(Activate("valencio", "door"))
    if supply >= 2:
        scene.play(UseAbility())
    assert scene.state.door_tokens == tokens
    assert scene.supply == supply - tokens
    assert scene.view().activated == ("door",)


@pytest.mark.clause("DA-7.14")
def test_onward_brothers_extra_token_is_optional() -> None:
    scene = build("Leon> Valencio>", cards=["onward-brothers"], terrain={"door": "R1"})
    scene.play(PASS, PASS, Activate("leon", "door"))
    assert scene.state.door_tokens == 1
    assert {USE_ABILITY, PASS} <= set(scene.moves)
    scene.play(PASS)
    assert scene.state.door_tokens == 1


# --- Reorganize -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.12", "DA-11.6")
def test_09_reorganize_anybody_but_once_each() -> None:
    scene = Scene("claudio< noctis> scipio> goriel<")
    scene.choose(yellow=9)
    assert scene.offered(Trade) == {
        Trade("claudio", "noctis"),
        Trade("claudio", "scipio"),
        Trade("claudio", "goriel"),
        Trade("goriel", "claudio"),
        Trade("goriel", "noctis"),
        Trade("goriel", "scipio"),
    }
    scene.play(Trade("claudio", "goriel"))
    assert scene.formation == "goriel< noctis> scipio> claudio<"
    assert {move.marine for move in scene.offered(Trade)} == {"goriel"}, "he was only displaced"
    scene.play(Trade("goriel", "scipio"))
    assert scene.formation == "scipio> noctis> goriel< claudio<"
    assert scene.question == "who-turns"


@pytest.mark.clause("DA-11.6")
def test_sc_49_reorganize_trades_places() -> None:
    terrain: Any = {"door": "L1", "corridor": "R6"}
    swarms = {"L1": "head", "R3": "tail", "L6": "claws"}
    scene = Scene("claudio< noctis< gideon< scipio> calistarius> goriel>", terrain=terrain, swarms=swarms)
    scene.choose(yellow=9)
    scene.play(Trade("claudio", "goriel"))
    assert scene.formation == "goriel> noctis< gideon< scipio> calistarius> claudio<"
    assert scene.swarms == swarms
    assert scene.terrain == terrain


@pytest.mark.clause("DA-7.12")
def test_reorganize_trades_team_mates_and_each_still_has_his_move() -> None:
    scene = build("Claudio< Zael> Omnio> Goriel>", cards=["reorganize"])
    scene.play(Trade("claudio", "goriel"))
    assert scene.formation == "goriel> zael> omnio> claudio<"
    assert not [move for move in scene.offered(Trade) if move.marine == "claudio"]
    scene.play(Trade("goriel", "omnio"))
    assert scene.formation == "omnio> zael> goriel> claudio<"
