"""Phase 2: the order of cards, whose Marines, and what a death changes (DA-7.1 to DA-7.4, DA-7.20)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.positions import GAME, build
from tests.games.death_angel.scenes import EVENT, RESOLVE, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.moves import (
    HEROIC_CHARGE,
    PASS,
    USE_ABILITY,
    Activate,
    Attack,
    ChoosePile,
    Pass,
    PlaceToken,
    Slay,
    Trade,
    Turn,
    UseAbility,
)


@pytest.mark.clause("DA-7.1")
def test_each_card_is_resolved_once_and_whole_before_the_next() -> None:
    scene = Scene("noctis< goriel< deino< leon> omnio> scipio>")
    scene.choose(green=12, yellow=9, blue=11, red=7, purple=10, grey=8)
    scene.skip()
    assert [event.card for event in scene.happened(events.CardBegan)] == [7, 8, 9, 10, 11, 12]

    scene = Scene("noctis< goriel< deino< leon> omnio> scipio>")
    scene.choose(green=1, yellow=2, blue=3, red=4, purple=5, grey=6)
    scene.skip(token_to="scipio")
    assert [event.card for event in scene.happened(events.CardBegan)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("DA-7.1")
def test_the_table_sees_which_card_is_being_resolved() -> None:
    scene = Scene("noctis< scipio>")
    scene.choose(green=12, grey=8)
    assert (scene.phase, scene.view().resolving, scene.view().order) == (RESOLVE, 8, (8, 12))


@pytest.mark.clause("DA-7.1")
def test_between_cards_none_is_being_resolved() -> None:
    scene = build("Leon> Zael>", cards=["overwatch", "flamer-attack"])
    assert GAME.view(scene.state, 0).resolving == 4
    scene.play(PlaceToken("leon"))
    view = GAME.view(scene.state, 0)
    assert (view.resolving, view.resolved) == (0, (4, 14))


@pytest.mark.clause("DA-7.1", "DA-9.2")
def test_sc_07_ascending_order_and_the_lowest_card_leads() -> None:
    scene = Scene("scipio< claudio< deino>", players="grey | yellow | blue")
    scene.choose(grey=15, yellow=2, blue=11)
    scene.skip()
    assert [event.card for event in scene.happened(events.CardBegan)] == [2, 11, 15]
    assert scene.current == 1
    assert scene.asked == (1,), "he draws the Event"


@pytest.mark.clause("DA-7.2", "DA-7.15")
def test_an_ability_after_the_action_comes_after_all_steps() -> None:
    scene = Scene("noctis> scipio>", terrain={"door": "L2"}, swarms={"L2": "head"}, tokens={"noctis": 1})
    scene.choose(green=12)
    seen = [scene.question]
    scene.play(Trade("noctis", "scipio"))
    seen.append(scene.question)
    scene.play(Turn("noctis"))
    seen.append(scene.question)
    scene.play(Activate("noctis", "door"))
    assert scene.state.door_tokens == 1, "the activation is resolved at once"
    seen.append(scene.question)
    assert seen == ["who-moves", "who-turns", "who-activates", "attack-for-token"]
    assert scene.offered(Attack) == {Attack("noctis", "L2")}


@pytest.mark.clause("DA-7.2")
@pytest.mark.parametrize(
    ("team", "card", "question"),
    [
        ("purple", 5, "strategize"),
        ("grey", 6, "power-field"),
        ("grey", 8, "stealth"),
        ("purple", 10, "scout"),
        ("blue", 11, "intimidate"),
        ("green", 12, "attack-for-token"),
    ],
)
def test_an_ability_with_may_can_be_declined(team: str, card: int, question: str) -> None:
    scene = Scene(
        "noctis< lorenzo< omnio< scipio<",
        players="green blue | purple grey",
        swarms={"L1": "head", "L2": "tail"},
        tokens={"noctis": 1},
        attacked=True,
    )
    scene.choose(**{team: card})
    scene.skip_to(question, token_to="noctis")
    before = (scene.swarms, scene.blips, scene.tokens("noctis"))
    assert scene.may_pass
    scene.play(Pass())
    assert (scene.swarms, scene.blips, scene.tokens("noctis")) == before


@pytest.mark.clause("DA-7.3")
def test_your_marines_are_the_two_of_the_team() -> None:
    """One player has all three teams; only the two of the card's team act."""
    scene = Scene("noctis< scipio< gideon> calistarius> deino<", swarms={"L1": "head", "R3": "tail"}, attacked=True)
    scene.choose(green=12)
    assert {move.marine for move in scene.offered(Trade)} == {"noctis", "gideon"}
    scene.on_to("who-turns")
    assert {move.marine for move in scene.offered(Turn)} == {"noctis", "gideon"}
    scene.on_to("who-attacks")
    assert {move.marine for move in scene.offered(Attack)} <= {"scipio", "calistarius", "deino"}


@pytest.mark.clause("DA-7.3")
def test_sc_09_your_marines_are_those_of_the_card() -> None:
    scene = Scene(
        "noctis< lorenzo< leon> scipio>",
        players="green blue | red grey",
        swarms={"L1": "head", "L2": "tail tongue"},
    )
    scene.choose(blue=11)
    scene.on_to("intimidate")
    scene.play(UseAbility(), rolls=[1])
    assert scene.offered(Slay) == {Slay("L2", "tail"), Slay("L2", "tongue")}


@pytest.mark.clause("DA-7.4")
def test_the_card_of_a_dead_team_is_removed() -> None:
    """Grey's Teleportarium kills Deino, the last of blue, before Lead by Example comes up."""
    scene = Scene(
        "scipio> deino< noctis<",
        location="teleportarium",
        terrain={"control-panel": "R1"},
        swarms={"L2": "head"},
        attacked=True,
    )
    scene.choose(grey=8, blue=13, green=16)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[4, 0, 4])
    scene.skip(until=EVENT)
    assert 13 not in scene.state.resolved
    assert "deino" not in scene.formation


@pytest.mark.clause("DA-7.4", "DA-11.7")
def test_sc_47_a_dead_team_plays_no_more() -> None:
    scene = Scene(
        "scipio> goriel< calistarius> noctis<",
        location="teleportarium",
        terrain={"control-panel": "R1"},
    )
    scene.choose(grey=8, yellow=18, green=16)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[5, 0, 5, 5])
    assert scene.formation == "scipio> calistarius> noctis<"
    yellow = next(team for team in scene.view().teams if team.team == "yellow")
    assert yellow.actions == ()
    scene.skip()
    assert 18 not in [event.card for event in scene.happened(events.CardBegan)]
    assert 18 not in scene.state.resolved


@pytest.mark.clause("DA-7.20")
def test_the_effect_in_progress_is_finished_when_the_team_is_eliminated() -> None:
    """Calistarius, last of grey, teleports the group away and dies: the piles are emptied all the same."""
    scene = Scene(
        "calistarius< noctis> gideon>", location="teleportarium", terrain={"control-panel": "L1"}, blips=(4, 4)
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("calistarius", "control-panel"), rolls=[0, 5, 5])
    discarded = [(event.side, len(event.cards)) for event in scene.happened(events.BlipsDiscarded)]
    assert discarded == [("left", 4), ("right", 4)]
    assert scene.location == "generatorium"
    assert scene.offered(ChoosePile) == set(), "no Stealth Tactics"


@pytest.mark.clause("DA-7.20", "DA-11.7")
def test_sc_90_an_eliminated_team_ends_its_card() -> None:
    scene = Scene(
        "calistarius< noctis< gideon>", location="generatorium", terrain={"control-panel": "L1"}, blips=(4, 5)
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("calistarius", "control-panel"), rolls=[5])
    assert scene.formation == "noctis< gideon>"
    assert scene.phase == EVENT, "Stealth Tactics is not asked for"
    assert scene.blips == (4, 5)
    assert [event.team for event in scene.happened(events.TeamEliminated)] == ["grey"]


@pytest.mark.clause("DA-7.20")
def test_sc_91_the_team_mate_goes_on_from_his_new_position() -> None:
    scene = Scene(
        "noctis< gideon< leon< valencio< scipio>",
        location="void-lock",
        terrain={"promethium-tank": "L3", "door": "L3"},
    )
    scene.choose(red=7)
    scene.on_to("who-activates")
    assert not any(move.marine == "valencio" for move in scene.offered(Activate))
    scene.play(Activate("leon", "promethium-tank"), rolls=[0])
    assert scene.formation == "noctis< gideon< valencio< scipio>"
    assert scene.terrain == {"door": "L3"}
    assert scene.offered(Activate) == {Activate("valencio", "door")}


@pytest.mark.clause("DA-7.20", "DA-11.12")
def test_goriel_attacks_from_where_claudios_death_leaves_him() -> None:
    """Claudio 2 of 3 dies (1 and 1: the lower part moves up): Goriel is at 2, the row of Claudio with him."""
    scene = build("Zael> Claudio< Goriel<", cards=["heroic-charge"], swarms={"L2": "head head", "L3": "tail"})
    scene.play(HEROIC_CHARGE, Slay("L2", "head"))
    scene.roll(0).play(PASS)
    assert scene.formation == "zael> goriel<"
    assert scene.swarm("L2") == ["head", "tail"]
    scene.roll(1).play(Attack("goriel", "L2"))
    assert set(scene.offered(Slay)) == {Slay("L2", "head"), Slay("L2", "tail")}


@pytest.mark.clause("DA-7.20")
def test_the_mate_activates_from_his_new_place() -> None:
    """Leon (1 of 3) dies at the Tank: the others close up; Valencio is at 1 and faces the Door that lay there."""
    scene = build(
        "Leon> Valencio> Zael>",
        cards=["onward-brothers"],
        players=4,
        owners={"red": 0},
        location="munitorium",
        terrain={"promethium-tank": "R1", "door": "R1"},
        swarms={"L1": "head"},
    )
    scene.play(PASS, PASS)
    scene.roll(0).play(Activate("leon", "promethium-tank"))
    assert scene.formation == "valencio> zael>"
    assert scene.swarms() == {}
    scene.play(Activate("valencio", "door"), USE_ABILITY)
    assert scene.state.door_tokens == 2
