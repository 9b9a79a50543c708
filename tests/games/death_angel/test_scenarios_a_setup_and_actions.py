"""The worked cases of the fact sheet, SC-01 to SC-27: setup, choosing, Move + Activate, attacks of Marines."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Literal

import pytest
from tests.games.death_angel.scenario import CHOOSE, EVENT, GAME, RESOLVE, Scene

from starboard.core.chance import Chance, Seeded
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import EVENTS, LOCATIONS
from starboard.games.death_angel.moves import (
    Accept,
    Activate,
    Attack,
    ChoosePile,
    ChooseTeam,
    HeroicCharge,
    Pass,
    PlaceToken,
    Reroll,
    Slay,
    SpendToken,
    Trade,
    Turn,
    UseAbility,
)
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.state import State

Trigger = Literal["either", "both"]


class StartingWith(Chance):
    """Chance for a setup that draws this starting Event; nothing else is mixed."""

    def __init__(self, event: str) -> None:
        super().__init__()
        self.event = next(n for n, card in enumerate(EVENTS) if card.id == event)

    def _below(self, n: int) -> int:
        return 0

    def order(self, n: int) -> list[int]:
        cards = list(range(n))
        if n == len(EVENTS):
            cards.append(cards.pop(self.event))
        return cards


def set_up(players: int, event: str, **options: Any) -> Scene:
    """A table after setup with this starting Event."""
    return Scene.of(GAME.new(Options(**options), players, StartingWith(event)))


def on_sides(state: State) -> tuple[int, int]:
    """Genestealer cards on the left and on the right, in the Blip piles and in the formation together."""
    swarms = [sum(len(group.cards) for groups in state.swarms[side::2] for group in groups) for side in (0, 1)]
    return len(state.left_blips) + swarms[0], len(state.right_blips) + swarms[1]


# --- setup ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-3.2", "DA-3.3", "DA-3.6")
def test_sc_01_setup_for_four() -> None:
    state = GAME.new(Options(), 4, Seeded(3))
    view = GAME.view(state, 0)
    assert len(view.rows) == 8
    assert [row.facing for row in view.rows] == ["left"] * 4 + ["right"] * 4
    scene = Scene.of(state)
    assert scene.terrain == {"door": "L1", "dark-corner": "L3", "ventilation-duct": "R5", "corridor": "R7"}
    assert on_sides(state) == (7, 7), "7/7 Blips, some of them spawned by the starting Event"
    assert [LOCATIONS[card].level for card in reversed(state.location_deck)] == ["1C", "2", "3", "4"]
    assert (view.major, view.minor) == (3, 1)
    assert len(view.teams) == 4
    assert sum(len(team.actions) for team in view.teams) == 12
    assert all(action.status == "ready" for team in view.teams for action in team.actions)


@pytest.mark.clause("DA-3.2", "DA-3.3")
def test_sc_02_setup_alone() -> None:
    state = GAME.new(Options(), 1, Seeded(5))
    view = GAME.view(state, 0)
    assert [row.facing for row in view.rows] == ["left"] * 3 + ["right"] * 3
    scene = Scene.of(state)
    assert scene.terrain == {"door": "L1", "dark-corner": "L3", "ventilation-duct": "R4", "corridor": "R5"}
    assert on_sides(state) == (6, 6)
    assert [LOCATIONS[card].level for card in reversed(state.location_deck)] == ["2", "3", "4"]
    assert len(view.teams) == 3
    assert {team.player for team in view.teams} == {0}


@pytest.mark.clause("DA-3.9")
def test_sc_03_only_the_spawn_boxes_of_the_starting_event_count() -> None:
    scene = set_up(1, "secret-route")
    assert scene.sizes == {"L3": 2, "R5": 2}, "nothing moves, though the spawned cards are claws"
    assert set(scene.swarm("L3").split()) == {"claws"}
    assert scene.blips == (4, 4)
    assert scene.state.door_tokens == 0
    assert scene.supply == 12
    assert scene.event_discard == ["secret-route"]
    assert len(scene.state.events) == 29


@pytest.mark.parametrize(("trigger", "travels"), [("either", True), ("both", False)])
@pytest.mark.clause("DA-9.13", "DA-3.10", "DA-10.1")
def test_sc_04_setup_empties_a_pile_and_travel_waits_for_phase_1(trigger: Trigger, travels: bool) -> None:
    scene = set_up(6, "enter-formation", travel_trigger=trigger)
    assert scene.sizes == {"L5": 5, "L2": 4}
    assert scene.blips == (0, 9)
    assert scene.location == "void-lock"
    assert scene.phase == CHOOSE
    scene.choose()
    assert (scene.location != "void-lock") == travels
    if travels:
        assert LOCATIONS[scene.state.location].level == "1A"
        assert scene.happened(ev.Travelled)


@pytest.mark.clause("DA-3.3", "DA-9.11")
def test_sc_05_setup_for_five_spawns_on_the_right_only() -> None:
    scene = set_up(5, "rewarded-faith")
    assert scene.terrain["corridor"] == "R8"
    assert scene.terrain["ventilation-duct"] == "R6"
    assert scene.sizes == {"R8": 4, "R6": 2}
    assert scene.blips == (8, 2)


# --- choosing and order --------------------------------------------------------------------------------------


@pytest.mark.clause("DA-6.2")
def test_sc_06_last_rounds_card_rests() -> None:
    assert Scene("leon< valencio>").cards_of("red") == {4, 7, 17}
    assert Scene("leon< valencio>", rested={"red": 4}).cards_of("red") == {7, 17}


@pytest.mark.clause("DA-7.1", "DA-9.2")
def test_sc_07_ascending_order_and_the_lowest_card_leads() -> None:
    scene = Scene("scipio< claudio< deino>", players="grey | yellow | blue")
    scene.choose(grey=15, yellow=2, blue=11)
    scene.skip()
    assert [event.card for event in scene.happened(ev.CardBegan)] == [2, 11, 15]
    assert scene.current == 1
    assert scene.asked == (1,), "he draws the Event"


@pytest.mark.clause("DA-6.2")
def test_sc_08_gun_jam() -> None:
    scene = Scene("leon< lorenzo> scipio<", event="gun-jam")
    scene.to_event(red=4, blue=13, grey=6)
    assert scene.offered(ChooseTeam) == {ChooseTeam("red"), ChooseTeam("grey")}, "blue attacked"
    scene.play(ChooseTeam("red"))
    assert scene.phase == CHOOSE
    red = next(team for team in scene.view(0).teams if team.team == "red")
    assert {action.card: action.status for action in red.actions} == {4: "resting", 7: "ready", 17: "jammed"}
    assert red.chosen == 7, "no choice is left, so the card lies already"
    assert scene.cards_of("blue") == {3, 11}


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


# --- Move + Activate -----------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.11", "DA-7.12", "DA-7.13", "DA-7.14", "DA-7.15")
def test_sc_10_move_turn_activate() -> None:
    scene = Scene("noctis< claudio>", terrain={"door": "L1"})
    scene.choose(yellow=9)
    scene.play(Trade("claudio", "noctis"), Turn("claudio"), Activate("claudio", "door"))
    assert scene.formation == "claudio< noctis<"
    assert scene.terrain == {"door": "L1"}
    assert scene.state.door_tokens == 1
    assert scene.supply == 11


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


@pytest.mark.clause("DA-7.11")
def test_sc_13_activation_comes_after_moving() -> None:
    scene = Scene("noctis< claudio>", terrain={"door": "L1"})
    scene.choose(green=12)
    assert scene.question == "who-moves"
    assert not scene.offered(Activate)
    assert GAME.ask(scene.state, 0, Activate("noctis", "door")) is not None
    scene.play(Trade("noctis", "claudio"), Pass())
    assert scene.phase == EVENT, "away from the Door there is nothing left to activate"


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


@pytest.mark.clause("DA-7.12")
def test_sc_15_a_displaced_marine_still_has_his_move() -> None:
    scene = Scene("scipio< claudio< lorenzo> deino>")
    scene.choose(blue=11)
    scene.play(Trade("lorenzo", "deino"))
    assert scene.formation == "scipio< claudio< deino> lorenzo>"
    assert scene.offered(Trade) == {Trade("deino", "claudio"), Trade("deino", "lorenzo")}
    scene.play(Trade("deino", "claudio"))
    assert scene.formation == "scipio< deino> claudio< lorenzo>"


@pytest.mark.parametrize(("trigger", "travels"), [("either", True), ("both", False)])
@pytest.mark.clause("DA-10.1")
def test_sc_16_stealth_tactics_empties_a_pile(trigger: Trigger, travels: bool) -> None:
    scene = Scene(
        "scipio< calistarius>",
        blips=(1, 4),
        tokens={"scipio": 1},
        ahead="teleportarium",
        travel_trigger=trigger,
    )
    scene.choose(grey=8)
    scene.on_to("stealth")
    scene.play(ChoosePile("left"))
    assert scene.blips == (0, 4)
    scene.play(SpendToken("scipio"))
    assert scene.tokens("scipio") == 0
    if travels:
        assert (scene.location, scene.blips) == ("teleportarium", (7, 5))
    else:
        assert (scene.location, scene.blips) == ("void-lock", (0, 3))


@pytest.mark.clause("DA-12.7", "DA-7.3")
def test_sc_17_intimidation_sends_normal_cards_to_the_smaller_pile() -> None:
    scene = Scene(
        "lorenzo< scipio<",
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1", "R1": "tail"},
        lords_slain="brood-lord-2",
        blips=(3, 5),
    )
    scene.choose(blue=11)
    scene.on_to("intimidate")
    scene.play(UseAbility(), rolls=[3])
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("R1", "tail")}
    assert not scene.may_pass, "after the roll the number is a must"
    scene.play(Slay("L1", "head"))
    assert scene.swarms == {"L1": "brood-lord-1"}
    assert scene.blips == (5, 5)
    assert scene.dice.shuffled == [5]


# --- attacks of Marines --------------------------------------------------------------------------------------


@pytest.mark.clause("DA-4.2", "DA-4.3", "DA-2.4")
def test_sc_18_facing_and_range() -> None:
    scene = Scene(
        "noctis< claudio< scipio>",
        swarms={"L1": "head", "R1": "tail", "L2": "tongue"},
        event="theyre-everywhere",
    )
    scene.choose(grey=15, green=16, yellow=18)
    assert scene.offered(Attack) == {Attack("scipio", "R1")}
    scene.play(Pass())
    assert scene.offered(Attack) == {Attack("noctis", "L1"), Attack("noctis", "L2")}
    scene.play(Pass())
    assert scene.offered(Attack) == {Attack("claudio", "L2")}
    scene.play(Pass(), rolls=[5, 5, 5])
    spawned = [event.place for event in scene.happened(ev.Spawned)]
    assert spawned == ["R3"], "They're Everywhere!: only Scipio is engaged with nobody"


@pytest.mark.clause("DA-7.17", "DA-7.6")
def test_sc_19_a_token_buys_a_reroll() -> None:
    scene = Scene("scipio< claudio>", swarms={"L1": "head tail"}, tokens={"scipio": 1})
    scene.choose()
    scene.play(Attack("scipio", "L1"), rolls=[4])
    assert set(scene.moves) == {Reroll(), Accept()}
    scene.play(Reroll(), rolls=[2])
    assert [(event.face, event.rerolled) for event in scene.happened(ev.AttackRolled)] == [(2, True)]
    assert scene.tokens("scipio") == 0
    assert scene.supply == 12
    assert set(scene.moves) == {Slay("L1", "head"), Slay("L1", "tail")}
    scene.play(Slay("L1", "tail"))
    assert scene.swarm("L1") == "head"


@pytest.mark.parametrize("victims", range(4))
@pytest.mark.clause("DA-7.2")
def test_sc_20_dead_aim_slays_up_to_three_on_a_4(victims: int) -> None:
    scene = Scene("noctis<", swarms={"L1": "head head tail tongue claws"}, attacked=True)
    scene.choose(green=16)
    scene.play(Attack("noctis", "L1"), rolls=[4])
    for card in ("head", "tail", "claws")[:victims]:
        scene.play(Slay("L1", card))  # type: ignore[arg-type]
    if victims < 3:
        assert scene.may_pass
        left = len(scene.swarm("L1").split())
        assert left == 5 - victims
    else:
        slain = [event.card for event in scene.happened(ev.GenestealerSlain)]
        assert slain == ["claws"]
        assert not scene.offered(Slay), "three is the most"


@pytest.mark.clause("DA-7.17")
def test_sc_20_dead_aim_on_other_faces() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "head head tail tongue claws"}, event="gun-jam")
    scene.choose(green=16)
    scene.play(Attack("noctis", "L1"), rolls=[5, 5])  # the second 5: the swarm of five attacks him
    assert scene.formation == "scipio>"
    assert scene.happened(ev.AttackMissed)

    scene = Scene("noctis< scipio>", swarms={"L1": "head head tail tongue claws"})
    scene.choose(green=16)
    scene.play(Attack("noctis", "L1"), rolls=[3])
    assert not scene.may_pass
    scene.play(Slay("L1", "tongue"), rolls=[5])
    assert scene.swarm("L1") == "head head tail claws"


@pytest.mark.clause("DA-7.17", "DA-4.3")
def test_sc_21_flamer_attack_slays_the_number() -> None:
    def attack(swarm: str, face: int) -> Scene:
        scene = Scene("zael< scipio>", swarms={"L1": swarm}, attacked=True)
        scene.choose(purple=14)
        assert scene.offered(Attack) == {Attack("zael", "L1")}
        scene.play(Attack("zael", "L1"), rolls=[face])
        return scene

    scene = attack("head tail tongue claws", 3)
    assert not scene.may_pass, "exactly three"
    scene.play(Slay("L1", "head"), Slay("L1", "tongue"))
    assert not scene.may_pass
    scene.play(Slay("L1", "tail"))
    assert scene.swarm("L1") == "claws"

    assert attack("head tail tongue claws", 0).swarm("L1") == "head tail tongue claws"
    assert attack("head tail", 5).swarm("L1") == ""

    scene = Scene("zael< scipio> noctis<", swarms={"L3": "head"})
    scene.choose(purple=14)
    assert not any(move.marine == "zael" for move in scene.offered(Attack)), "range 1"


@pytest.mark.clause("DA-7.21", "DA-7.19")
def test_sc_22_psionic_attack_goes_on_with_every_skull() -> None:
    scene = Scene(
        "calistarius< scipio< noctis>",
        swarms={"L1": "head head", "L2": "tail tail"},
        tokens={"calistarius": 1},
    )
    scene.choose(grey=15, green=16)
    assert {move.marine for move in scene.offered(Attack)} == {"calistarius", "scipio"}
    scene.play(Attack("calistarius", "L1"), rolls=[2])
    scene.play(Accept())
    assert scene.swarm("L1") == "head"
    assert {move.marine for move in scene.offered(Attack)} == {"calistarius"}, "Scipio waits for the whole chain"
    scene.play(Attack("calistarius", "L2"), rolls=[1])
    scene.play(Accept())
    assert scene.swarm("L2") == "tail"
    scene.play(Attack("calistarius", "L1"), rolls=[5])
    assert set(scene.moves) == {Reroll(), Accept()}, "a token could still reroll the 5"
    scene.play(Accept())
    assert scene.swarm("L1") == "head"
    assert {move.marine for move in scene.offered(Attack)} == {"scipio"}


@pytest.mark.clause("DA-7.19", "DA-4.3")
def test_sc_23_full_auto_is_three_attacks_with_a_target_each() -> None:
    scene = Scene(
        "noctis> gideon> leon< scipio> calistarius>",
        swarms={"L2": "head", "L5": "tail"},
        attacked=True,
    )
    scene.choose(red=17)
    scene.on_to("who-attacks")
    for target in ("L2", "L2", "L5"):
        assert scene.offered(Attack) == {Attack("leon", "L2"), Attack("leon", "L5")}
        scene.play(Attack("leon", target), rolls=[4])
    assert not scene.offered(Attack), "three attacks, no fourth"


@pytest.mark.clause("DA-7.8", "DA-7.19")
def test_sc_24_heroic_charge() -> None:
    scene = Scene(
        "noctis< gideon< claudio< lorenzo> deino>",
        swarms={"L2": "head tail", "R3": "tongue", "L5": "claws claws head tail"},
        tokens={"claudio": 1},
        attacked=True,
    )
    scene.choose(yellow=18)
    scene.on_to("who-attacks")
    while HeroicCharge() not in scene.moves:
        scene.play(Pass())
        scene.on_to("who-attacks")
    scene.play(HeroicCharge())
    assert scene.offered(Slay) == {Slay("L2", "head"), Slay("L2", "tail"), Slay("R3", "tongue")}
    scene.play(Slay("L2", "head"), Slay("L2", "tail"))
    scene.play(Slay("R3", "tongue"), rolls=[0])
    assert scene.formation == "noctis< gideon< lorenzo> deino>"
    assert scene.supply == 12, "his token could not help and is back in the supply"
    assert scene.sizes == {"L4": 4}


@pytest.mark.clause("DA-7.2", "DA-7.22")
def test_sc_25_lead_by_example_gives_one_token() -> None:
    def killed_one() -> Scene:
        scene = Scene("lorenzo< deino< scipio>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
        scene.choose(blue=13)
        scene.play(Attack("lorenzo", "L1"), rolls=[1])
        assert {move.marine for move in scene.offered(PlaceToken)} == {"lorenzo", "deino", "scipio"}
        return scene

    scene = killed_one()
    scene.play(PlaceToken("scipio"))
    scene.play(Attack("deino", "L2"), rolls=[1])
    assert not scene.offered(PlaceToken), "one token in total"
    assert scene.supply == 11

    scene = killed_one()
    scene.play(Pass())
    scene.play(Attack("deino", "L2"), rolls=[1])
    assert scene.offered(PlaceToken), "declined at first, still there for the second kill"
    scene.play(PlaceToken("scipio"))
    assert scene.supply == 11

    scene = killed_one()
    scene.play(PlaceToken("deino"))
    scene.play(Attack("deino", "L2"), rolls=[4])
    assert set(scene.moves) == {Reroll(), Accept()}
    scene.play(Reroll(), rolls=[3])
    assert scene.swarms == {}


@pytest.mark.clause("DA-12.8")
def test_sc_26_the_brood_lord_goes_last() -> None:
    scene = Scene(
        "leon< noctis>",
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1", "R2": "brood-lord-2"},
        attacked=True,
    )
    scene.choose(red=17)
    scene.on_to("who-attacks")
    while not any(move.marine == "leon" for move in scene.offered(Attack)):
        scene.play(Pass())
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.swarm("L1") == "brood-lord-1"
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.swarm("L1") == ""
    assert scene.result is None, "the other Brood Lord lives"


@pytest.mark.clause("DA-7.16")
def test_sc_27_evasion_lets_one_marine_attack() -> None:
    scene = Scene(
        "lorenzo< deino< scipio>",
        swarms={"L1": "tail tail"},
        attacked=True,
        event=("evasion", "second-wind"),
    )
    scene.to_event(blue=3, grey=6, token_to="scipio")
    assert scene.phase == CHOOSE
    scene.choose(blue=13)
    assert {move.marine for move in scene.offered(Attack)} == {"lorenzo", "deino"}
    scene.play(Attack("deino", "L1"), rolls=[0, 5])  # a miss, then the swarm attacks Lorenzo
    assert scene.phase == EVENT, "Lorenzo does not attack"


def test_rounds_of_the_scenes_come_in_order() -> None:
    """The builder itself: phases follow one another through real moves."""
    scene = Scene("lorenzo< deino<")
    phases = [scene.phase]
    scene.choose(blue=11)
    phases.append(scene.phase)
    scene.skip()
    phases.append(scene.phase)
    assert phases == [CHOOSE, RESOLVE, EVENT]
    assert all(before < after for before, after in pairwise(phases))
