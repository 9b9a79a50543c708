"""Swarms, protected swarms and Brood Lords (section 12)."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from tests.games.death_angel.common import LAIR, LAUNCH, SIX, attacks
from tests.games.death_angel.positions import build
from tests.games.death_angel.scenes import CHOOSE, EVENT, Scene, attack_with

from starboard.games.death_angel import events
from starboard.games.death_angel.cards import GENESTEALERS, LOCATIONS
from starboard.games.death_angel.moves import (
    HEROIC_CHARGE,
    PASS,
    Accept,
    Activate,
    Attack,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    ChooseTeam,
    MoveSwarm,
    Pass,
    PlaceToken,
    Slay,
)


def fielded(place: str, **position: Any) -> Scene:
    """Scipio, last in the column, holds a swarm."""
    scene = Scene(**{"formation": "noctis< scipio>", "attacked": True, **position})
    scene.choose(**{"grey": 6, **position.pop("cards", {})})
    scene.play(PlaceToken("scipio"), ChooseSwarm(place))
    return scene


Timing = Literal["event-end", "attack-end"]


def after_the_death_of_the_fourth(event: str, timing: Timing = "event-end") -> Scene:
    """L4 = head killed Marine 4; L5 = two tails came up with old Marine 5, attacked and missed."""
    scene = Scene(
        SIX.replace("calistarius>", "calistarius<"),
        swarms={"L4": "head", "L5": "tail tail"},
        terrain={"dark-corner": "L4"},
        blips=("claws claws", 6),
        event=event,
        merge_timing=timing,
    )
    scene.fight(0, 5)
    assert attacks(scene) == [("L4", "scipio", 1), ("L4", "calistarius", 2)]
    return scene


@pytest.mark.clause("DA-12.1")
def test_cards_that_come_to_a_swarm_join_it_at_once() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        swarms={"L1": "tail", "L2": "tongue"},
        terrain={"dark-corner": "L2"},
        blips=("claws claws", 6),
        attacked=True,
        event="for-my-battle-brothers",
    )
    scene.to_event()
    scene.play(ChooseMarine("deino"))
    # Orange minor: a card spawns at L2. Then tails move: L1 comes down to L2.
    assert scene.swarms == {"L2": "tail tongue claws"}


@pytest.mark.clause("DA-12.2")
def test_attacked_groups_join_each_other_and_so_do_those_that_have_not() -> None:
    """Noctis's swarms have attacked when Scipio dies below him; Noctis comes down onto Scipio's row."""
    scene = Scene(
        "noctis< scipio> deino< leon>",
        swarms={"L1": "head", "R1": "tail", "L2": "claws", "R2": "tongue"},
    )
    scene.fight(5, 5, 0, 5)
    assert scene.formation == "noctis< deino< leon>"
    assert scene.groups("L1") == ["head claws"], "both had attacked"
    assert scene.groups("R1") == ["tail", "tongue"], "the tongue had not"
    assert attacks(scene)[-1] == ("R1", "noctis", 1), "it attacks Noctis then"


@pytest.mark.clause("DA-12.2")
def test_groups_stay_apart_also_after_the_second_has_attacked() -> None:
    """In the Event Phase each of them is a target of its own."""
    scene = Scene(
        "noctis< scipio> deino> leon>",
        players="green grey | blue red",
        swarms={"L3": "head", "L4": "tail claws"},
        event="temporary-sanctuary",
    )
    scene.fight(0, 5)
    assert scene.offered(ChooseSwarm) == {ChooseSwarm("L3", 0), ChooseSwarm("L3", 1)}
    scene.play(ChooseSwarm("L3", 1))
    assert scene.offered(ChoosePile)
    scene.play(ChoosePile("left"))
    assert scene.swarms == {"L3": "head"}


@pytest.mark.clause("DA-12.2")
def test_each_group_is_a_target_of_its_own_for_an_attack() -> None:
    scene = Scene(
        "noctis< scipio> deino< leon<",
        players="green grey | blue red",
        swarms={"L3": "head", "L4": "tail claws"},
        event="quick-instincts",
    )
    scene.fight(0, 5)
    scene.play(ChooseMarine("leon"))
    assert scene.offered(Attack) == {Attack("leon", "L3", 0), Attack("leon", "L3", 1)}
    scene.play(Attack("leon", "L3", 1), rolls=[1])
    assert scene.offered(Slay) == {Slay("L3", "tail", 1), Slay("L3", "claws", 1)}
    scene.play(Slay("L3", "tail", 1))
    assert [event.group for event in scene.happened(events.GenestealerSlain)] == [1]


@pytest.mark.parametrize(
    ("timing", "groups"), [("event-end", ["head", "tail claws"]), ("attack-end", ["head tail claws"])]
)
@pytest.mark.clause("DA-12.2", "DA-17.2")
def test_when_they_merge(timing: str, groups: list[str]) -> None:
    scene = Scene(
        "noctis< scipio> deino> leon>",
        players="green grey | blue red",
        swarms={"L3": "head", "L4": "tail claws"},
        merge_timing=timing,
    )
    scene.fight(0, 5)
    assert scene.phase == EVENT
    assert scene.groups("L3") == groups
    scene.play(ChooseMarine("noctis"))
    assert scene.phase == CHOOSE
    assert scene.groups("L3") == ["head tail claws"]


@pytest.mark.clause("DA-12.2")
def test_a_swarm_that_moves_to_two_groups_is_one_with_them_when_the_phase_ends() -> None:
    """A tail comes down to L3, where a head and two claws are kept apart until then."""
    scene = Scene(
        "noctis< scipio> deino> leon<",
        players="green grey | blue red",
        swarms={"L2": "tail", "L3": "head", "L4": "claws claws"},
        event="for-my-battle-brothers",
        tokens={"noctis": 1},
    )
    scene.fight(5, 0, 5)
    # Noctis alone has a token and no enemy. Tails move: L2 goes to L3. Then all merge.
    assert scene.swarms == {"L3": "head tail claws claws"}
    assert [event.to for event in scene.happened(events.SwarmMoved)] == ["L3"]


@pytest.mark.clause("DA-12.3")
def test_strategize_merges_when_the_card_is_done() -> None:
    scene = Scene("omnio< zael> scipio<", swarms={"L1": "head", "R2": "tail"}, attacked=True)
    scene.choose(purple=5)
    scene.play(PlaceToken("scipio"), MoveSwarm("L1", "R2"))
    assert scene.swarms == {"R2": "head tail"}


@pytest.mark.clause("DA-12.4")
def test_protection_covers_all_that_joins_and_nothing_that_leaves() -> None:
    scene = Scene(
        "lorenzo< scipio>",
        players="blue | grey",
        swarms={"L1": "head tail"},
        blips=("head", 6),
        attacked=True,
    )
    scene.choose(grey=6, blue=11)
    scene.play(PlaceToken("scipio"), ChooseSwarm("L1"))
    scene.on_to("intimidate")
    scene.play(scene.moves[0], rolls=[1])
    scene.play(Slay("L1", "head"))
    assert scene.blips == (2, 6), "going back into a pile is not slaying"
    row = scene.view().rows[0]
    assert [swarm.protected for swarm in row.left.swarms] == [True], "the tail that stays is still protected"


@pytest.mark.clause("DA-12.4")
def test_a_protected_swarm_cannot_be_slain() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "head"}, tokens={"noctis": 1})
    scene.choose(grey=6, green=16)
    scene.play(PlaceToken("scipio"), ChooseSwarm("L1"))
    assert scene.offered(Attack) == {Attack("noctis", "L1")}, "it may be chosen"
    scene.play(Attack("noctis", "L1"), rolls=[1])
    scene.play(scene.moves[-1])
    assert scene.swarm("L1") == "head"


@pytest.mark.clause("DA-12.5")
def test_slain_genestealers_are_discarded_face_up() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "tongue"}, deck=23)
    assert dict(scene.discard) == {}
    scene.choose()
    scene.play(Attack("noctis", "L1"), rolls=[1])
    assert scene.view().genestealer_discard == ("tongue",)


@pytest.mark.clause("DA-12.6")
def test_a_brood_lord_is_moved_and_counted_like_any_genestealer() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        location=LAIR,
        swarms={"L1": "claws brood-lord-1", "R3": "brood-lord-2"},
        tokens={"noctis": 1, "scipio": 1, "deino": 1},
        attacked=True,
        event="outnumbered",
    )
    scene.to_event()
    assert [scene.tokens(marine) for marine in ("noctis", "scipio", "deino")] == [0, 1, 0], "engaged with a Brood Lord"
    # Outnumbered: claws flank. L1 has claws; BL2 (claws + tongue) stands behind Deino already.
    assert scene.swarms == {"R1": "claws brood-lord-1", "R3": "brood-lord-2"}


@pytest.mark.clause("DA-12.7")
def test_two_symbols() -> None:
    symbols = {card.id: card.symbols for card in GENESTEALERS if card.brood_lord}
    assert symbols == {"brood-lord-1": ("head", "tail"), "brood-lord-2": ("claws", "tongue")}


@pytest.mark.parametrize(
    ("event", "moved"),
    [
        ("stalking-from-the-shadows", "brood-lord-1"),  # head
        ("gun-jam", "brood-lord-1"),  # tail
        ("secret-route", "brood-lord-2"),  # claws
        ("full-scan", "brood-lord-2"),  # tongue
    ],
)
@pytest.mark.clause("DA-12.7", "DA-9.15")
def test_a_brood_lords_swarm_moves_for_either_symbol(event: str, moved: str) -> None:
    lords = {"brood-lord-1", "brood-lord-2"}
    other = (lords - {moved}).pop()
    scene = Scene(
        "noctis< scipio> deino<", location=LAIR, swarms={"L1": moved, "L2": other}, attacked=True, event=event
    )
    scene.to_event()
    if scene.phase == EVENT:
        scene.play(scene.moves[0])
    assert scene.groups("L2")[0].split().count(moved) == 1
    assert scene.sizes == {"L2": 2}


@pytest.mark.clause("DA-12.7")
def test_brood_lords_come_only_with_the_lair() -> None:
    lairs = [card.id for card in LOCATIONS if type(card.entering).__name__ == "BroodLords"]
    assert lairs == [LAIR]


@pytest.mark.clause("DA-12.8")
def test_normal_cards_shield_a_brood_lord() -> None:
    scene = Scene(
        "leon< scipio>",
        location=LAIR,
        swarms={"L1": "head tail brood-lord-1 brood-lord-2"},
        attacked=True,
    )
    scene.choose()
    attack_with(scene, "leon")
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "tail")}
    scene.play(Slay("L1", "head"))
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.swarm("L1") == "brood-lord-1 brood-lord-2"
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.offered(Slay) == {Slay("L1", "brood-lord-1"), Slay("L1", "brood-lord-2")}, "either may be taken"


@pytest.mark.clause("DA-12.9")
def test_each_brood_lord_subtracts_one() -> None:
    """Two Brood Lords and nobody else: 5 - 2 = 3 is more than 2."""
    for face, alive in ((5, True), (4, False)):
        scene = Scene("noctis< scipio>", location=LAIR, swarms={"L2": "brood-lord-1 brood-lord-2"})
        scene.fight(face)
        assert ("scipio" in scene.formation) == alive


@pytest.mark.clause("DA-12.10")
def test_a_slain_brood_lord_is_out_of_the_game() -> None:
    scene = Scene("lorenzo< scipio>", location=LAIR, swarms={"L1": "brood-lord-1", "R2": "brood-lord-2"}, attacked=True)
    before = dict(scene.discard)
    scene.choose()
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    assert scene.view().lords_slain == ("brood-lord-1",)
    assert dict(scene.discard) == before
    assert scene.swarms == {"R2": "brood-lord-2"}


@pytest.mark.clause("DA-12.11")
def test_a_tank_takes_the_brood_lord_along() -> None:
    """No Location has both; after all it is the rule for whole positions."""
    scene = Scene(
        "scipio< noctis>",
        location=LAIR,
        terrain={"promethium-tank": "L1"},
        swarms={"L1": "head tail brood-lord-1", "R1": "claws", "R2": "brood-lord-2"},
        attacked=True,
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "promethium-tank"), rolls=[5])
    assert scene.swarms == {"R2": "brood-lord-2"}
    assert scene.view().lords_slain == ("brood-lord-1",)


@pytest.mark.clause("DA-12.11")
def test_victims_are_taken_one_by_one_so_the_last_may_be_the_brood_lord() -> None:
    scene = Scene(
        "zael< noctis>",
        location=LAIR,
        swarms={"L1": "head tail brood-lord-1", "R2": "brood-lord-2"},
        attacked=True,
    )
    scene.choose()
    attack_with(scene, "zael")
    scene.play(Attack("zael", "L1"), rolls=[3])
    assert scene.swarm("L1") == ""
    assert [event.card for event in scene.happened(events.GenestealerSlain)] == ["head", "tail", "brood-lord-1"]


@pytest.mark.clause("DA-12.12")
def test_a_brood_lord_counts_for_the_elimination_victory() -> None:
    scene = Scene(
        "lorenzo< scipio>",
        location=LAIR,
        swarms={"L1": "head", "R2": "brood-lord-2"},
        lords_slain="brood-lord-1",
        blips=(0, 0),
        attacked=True,
    )
    scene.choose()
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    assert scene.result is None
    assert scene.may_pass
    scene.play(Pass())
    assert scene.swarms == {"R2": "brood-lord-2"}


@pytest.mark.parametrize(
    ("timing", "swarms"),
    [("event-end", {"L5": "head", "L4": "tail tail"}), ("attack-end", {"L5": "head tail tail"})],
)
@pytest.mark.clause("DA-12.2", "DA-17.2")
def test_sc_84_groups_kept_apart_move_apart(timing: Timing, swarms: dict[str, str]) -> None:
    scene = after_the_death_of_the_fourth("stalking-from-the-shadows", timing)
    assert scene.formation == "noctis< gideon< claudio< calistarius< goriel>"
    assert scene.swarms == swarms


@pytest.mark.clause("DA-12.2")
def test_sc_85_a_spawned_card_joins_the_group_that_attacked_last() -> None:
    scene = after_the_death_of_the_fourth("outnumbered")
    # Outnumbered spawns one (claws) on the Dark Corner at L4; then swarms with claws flank: the two tails go along.
    assert scene.swarms == {"L4": "head", "R4": "tail tail claws"}


@pytest.mark.clause("DA-12.2", "DA-8.7")
def test_groups_of_one_standing_join_at_the_shift() -> None:
    """L3 slays 3 of 5 (2 and 2: the lower part moves up): attacked L3 stays apart from L4, R3 and R4 become one."""
    scene = build(
        "Zael> Omnio> Leon> Valencio> Scipio>",
        phase="attack",
        swarms={"L3": "tail", "L4": "head", "R3": "claws", "R4": "tongue tongue"},
        dice=[0, 4, 3],
    )
    # L4's head attacks Valencio at 3: 4 > 1. Then R3, one swarm of three: 3 <= 3, Valencio is slain too
    assert scene.formation == "zael> omnio> scipio>"
    assert sorted(map(sorted, scene.groups("R3"))) == [["claws", "tongue", "tongue"]]
    assert sum(len(group) for group in scene.groups("L3")) == 2


@pytest.mark.clause("DA-12.2")
def test_a_second_shift_joins_attacked_groups_only_where_others_come_in() -> None:
    """Leon 3 of 5 dies by L3, then Valencio in his place by R3: tail and head at L3 have both attacked.

    Scipio comes up to them. With nobody at his left they still stay apart; a swarm that has not attacked makes it a
    collision, and a place holds two groups at most: those that have attacked join.
    """

    def fight(left_of_scipio: str, *dice: int) -> list[list[str]]:
        swarms = {"L3": "tail", "L4": "head", "R3": "claws", "R4": "tongue tongue"}
        if left_of_scipio:
            swarms["L5"] = left_of_scipio
        scene = build("Zael> Omnio> Leon> Valencio> Scipio>", phase="attack", swarms=swarms, dice=[0, 4, 3, *dice])
        assert scene.formation == "zael> omnio> scipio>"
        return scene.groups("L3")

    assert fight("") == [["tail"], ["head"]]
    assert fight("claws", 5) == [["head", "tail"], ["claws"]]


@pytest.mark.clause("DA-12.4", "DA-10.4")
def test_faq_13_and_from_the_door() -> None:
    scene = Scene(
        "scipio> leon> omnio<",
        swarms={"R2": "head claws", "L1": "tongue"},
        terrain={"door": "L3"},
        door=3,
        blips=(1, 4),
        attacked=True,
    )
    scene.choose(grey=6)
    scene.play(PlaceToken("omnio"))
    scene.set_blips(0, 4)
    scene.play(ChooseSwarm("R2"))
    scene.skip_to("door")
    assert scene.offered(Slay) == {Slay("L1", "tongue")}


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


@pytest.mark.clause("DA-12.9")
def test_faq_07_brood_lords_add_up() -> None:
    scene = Scene("noctis> scipio<", location="genestealer-lair", swarms={"L1": "brood-lord-1 brood-lord-2"})
    scene.fight(4)
    assert [(event.size, event.lords) for event in scene.happened(events.DefenceRolled)] == [(2, 2)]
    assert "noctis" not in scene.formation, "4 - 2 = 2, not more than 2"


@pytest.mark.parametrize(("face", "survives"), [(4, False), (5, True)])
@pytest.mark.clause("DA-12.9", "DA-8.2")
def test_sc_34_a_brood_lord_subtracts_one(face: int, survives: bool) -> None:
    scene = Scene(
        "lorenzo> scipio>",
        location="genestealer-lair",
        swarms={"L1": "head tail brood-lord-1"},
        lords_slain="brood-lord-2",
    )
    scene.fight(face)
    assert ("lorenzo" in scene.formation) == survives


@pytest.mark.parametrize(("face", "survives"), [(4, False), (5, True)])
@pytest.mark.clause("DA-12.9")
def test_sc_35_two_brood_lords_subtract_two(face: int, survives: bool) -> None:
    scene = Scene("lorenzo> scipio>", location="genestealer-lair", swarms={"L1": "brood-lord-1 brood-lord-2"})
    scene.fight(face)
    assert ("lorenzo" in scene.formation) == survives


@pytest.mark.clause("DA-12.12", "DA-12.8")
def test_sc_99_a_discarded_brood_lord_counts_as_slain() -> None:
    def brothers(swarm: str) -> Scene:
        scene = Scene(
            "goriel< scipio>",
            location="genestealer-lair",
            swarms={"L2": swarm},
            lords_slain="brood-lord-2",
            tokens={"scipio": 1},
            attacked=True,
            event="for-my-battle-brothers",
        )
        scene.to_event()
        return scene

    assert brothers("brood-lord-1").won, "Scipio is the only one with a token, BL1 the only victim"
    scene = brothers("head brood-lord-1")
    assert scene.result is None
    assert scene.swarm("L2") == "brood-lord-1", "the normal card shields him"
    assert scene.tokens("scipio") == 0


# --- Power Field ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-8.6")
def test_a_swarm_in_a_power_field_is_skipped() -> None:
    scene = Scene("scipio> gideon<", swarms={"L1": "head", "R1": "tail"})
    scene.choose(grey=6)
    scene.play(PlaceToken("gideon"))
    scene.play(ChooseSwarm("L1"), rolls=[5])
    assert attacks(scene) == [("R1", "scipio", 1)]


@pytest.mark.clause("DA-11.7")
def test_a_power_field_outlives_the_team_that_made_it() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        swarms={"R2": "head", "L3": "tail"},
        terrain={"dark-corner": "L3"},
        event="evasion",
    )
    scene.choose(grey=6)
    scene.play(PlaceToken("noctis"))
    scene.play(ChooseSwarm("L3"))
    scene.skip(rolls=[0])
    rolled = [event.place for event in scene.happened(events.DefenceRolled)]
    assert rolled == ["R2"], "the protected swarm does not attack, though grey is dead"
    assert scene.formation == "noctis< deino<"


@pytest.mark.clause("DA-12.4")
def test_faq_12_a_merged_protected_swarm_is_safe_from_overwatch() -> None:
    scene = Scene(
        "scipio> leon> omnio<", swarms={"R2": "head claws", "R3": "tail"}, tokens={"leon": 1}, event="gun-jam"
    )
    scene.choose(red=4, grey=6)
    scene.play(PlaceToken("omnio"), PlaceToken("omnio"))
    scene.play(ChooseSwarm("R3"), rolls=[4])
    scene.skip_defence()
    scene.play(scene.moves[0])  # Gun Jam names a team; tails go one up, R3 joins R2
    assert scene.swarm("R2") == "head tail claws"
    scene.play(Attack("leon", "R2"), rolls=[1])
    assert scene.sizes["R2"] == 3
    assert scene.happened(events.SwarmUntouchable)


@pytest.mark.clause("DA-8.6", "DA-12.4")
def test_r_powerfield_neither_attacks_nor_can_be_slain() -> None:
    scene = Scene("noctis> scipio>", swarms={"L1": "head"})
    scene.choose(grey=6)
    scene.play(PlaceToken("scipio"), ChooseSwarm("L1"))
    assert scene.phase == EVENT
    assert attacks(scene) == []


@pytest.mark.clause("DA-12.4")
def test_r_powerfield_may_be_put_back_into_a_pile() -> None:
    scene = fielded("L1", swarms={"L1": "head tail"}, event="temporary-sanctuary", blips=(3, 5))
    scene.skip()
    assert scene.swarms == {}
    assert scene.blips == (5, 5)


@pytest.mark.clause("DA-12.4")
def test_r_powerfield_protects_from_whatever_slays_or_discards() -> None:
    scene = fielded("L1", swarms={"L1": "head head"}, tokens={"noctis": 1}, event="for-my-battle-brothers")
    scene.skip()
    scene.play(ChooseMarine("noctis"))
    assert scene.tokens("noctis") == 0
    assert scene.swarms == {"L1": "head head"}

    scene = fielded("L1", swarms={"L1": "head head", "R1": "claws"}, event="cleansing-flames")
    scene.skip()
    scene.play(ChooseMarine("noctis"), rolls=[1])
    assert scene.swarms == {"L1": "head head"}, "only the claws could be taken"


@pytest.mark.clause("DA-12.4")
def test_r_powerfield_psionic_attack_goes_on_though_nobody_falls() -> None:
    """A skull against a protected swarm slays nobody but grants the next attack (D-19): not with grey's own card, of
    course; here the field is made by hand."""
    scene = Scene("calistarius< noctis>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    state = scene.state
    state.swarms[0] = (type(state.swarms[0][0])(state.swarms[0][0].cards, 1, True),)
    scene.choose()
    scene.play(Attack("calistarius", "L1"), rolls=[1])
    assert scene.swarm("L1") == "head"
    assert scene.offered(Attack) == {Attack("calistarius", "L1"), Attack("calistarius", "L2")}


@pytest.mark.clause("DA-12.4", "DA-9.22")
def test_r_powerfield_ends_with_the_round() -> None:
    scene = fielded("L1", swarms={"L1": "tail"}, event=("evasion", "second-wind"), attacked=False)
    scene.skip()
    assert scene.phase == CHOOSE
    assert not scene.view().rows[0].left.swarms[0].protected
    scene.fight(5)
    assert attacks(scene) == [("L1", "noctis", 1)]


@pytest.mark.clause("DA-7.2")
def test_06_power_field_any_swarm_anywhere_or_none() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "head", "R2": "tail"}, attacked=True)
    scene.choose(grey=6)
    scene.play(PlaceToken("scipio"))
    assert scene.offered(ChooseSwarm) == {ChooseSwarm("L1"), ChooseSwarm("R2")}
    assert scene.may_pass


@pytest.mark.clause("DA-8.6")
def test_sc_38_a_power_field_holds_a_swarm() -> None:
    scene = Scene("lorenzo> scipio> noctis<", swarms={"L1": "head", "L2": "tail", "R2": "claws"})
    scene.choose(grey=6)
    scene.play(PlaceToken("noctis"), ChooseSwarm("L2"))
    scene.skip(rolls=[5, 5])
    assert attacks(scene) == [("L1", "lorenzo", 1), ("R2", "scipio", 1)]


@pytest.mark.clause("DA-12.4")
def test_sc_62_a_swarm_that_merges_with_a_protected_one_is_protected() -> None:
    scene = Scene(
        "scipio> leon> omnio<",
        terrain={"door": "L1"},
        door=2,
        swarms={"R3": "tail", "R2": "head claws"},
        blips=("head claws", 6),
        event="gun-jam",
        ahead="teleportarium",
    )
    scene.choose(red=4, grey=6)
    scene.play(PlaceToken("leon"), PlaceToken("scipio"))
    scene.play(ChooseSwarm("R3"), rolls=[5])  # only R2 attacks
    scene.play(Accept())
    assert scene.phase == EVENT
    scene.play(ChooseTeam("grey"))
    assert scene.swarms == {"L1": "head claws", "R2": "head tail claws"}
    assert scene.offered(Attack) == {Attack("leon", "R2")}, "Overwatch"
    scene.play(Attack("leon", "R2"), rolls=[2])
    assert scene.sizes["R2"] == 3, "nobody is slain"
    assert scene.question == "door"
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "claws")}
    scene.play(Pass())
    assert scene.location == "teleportarium"


@pytest.mark.clause("DA-12.4", "DA-9.22")
def test_sc_96_who_spawns_onto_a_protected_swarm_is_protected() -> None:
    scene = Scene(
        "scipio> omnio> leon<",
        terrain={"dark-corner": "L2", "door": "R1"},
        door=2,
        swarms={"L2": "head tail"},
        blips=("tongue", 6),
        event=("outnumbered", "second-wind"),
        ahead="teleportarium",
    )
    scene.choose(red=4, grey=6)
    scene.play(PlaceToken("leon"), PlaceToken("scipio"), ChooseSwarm("L2"))
    assert scene.swarm("L2") == "head tail tongue"
    assert scene.offered(Attack) == {Attack("leon", "L2")}
    scene.play(Attack("leon", "L2"), rolls=[1])
    assert scene.sizes == {"L2": 3}
    assert scene.location == "teleportarium", "the Door had two tokens and nobody to slay"
    assert scene.phase == CHOOSE
    scene.choose(red=17, grey=15)
    scene.on_to("who-attacks")
    while not any(move.marine == "leon" for move in scene.offered(Attack)):
        scene.on_to("who-attacks")
    scene.play(Attack("leon", "L2"), rolls=[1])
    assert scene.offered(Slay), "next round they are normal"


@pytest.mark.clause("DA-12.4", "DA-12.2", "DA-8.6")
def test_a_protected_swarm_takes_those_that_join_it_out_of_the_fight() -> None:
    """L2 slays Marine 2 of 3 (1 and 1: the lower moves up). R2 = 1 has not attacked, protected R3 joins: no attack."""
    scene = build(
        "Zael> Omnio> Leon>",
        phase="attack",
        swarms={"L2": "tail", "R2": "head", "R3": "claws"},
        protected=["R3"],
        dice=[0],
    )
    assert scene.formation == "zael> leon>"
    assert scene.swarm("R2") == ["head", "claws"]
    assert scene.idle


@pytest.mark.clause("DA-12.2", "DA-12.4", "DA-9.22")
def test_a_protected_swarm_stays_apart_from_one_that_has_attacked_until_the_event_ends() -> None:
    """L1 slays Zael, the others close up: the protected L2 comes to it, apart. Merged before Overwatch: none dies."""
    scene = build(
        "Zael> Leon<1 Valencio<",
        phase="attack",
        cards=["overwatch"],
        event="secret-route",
        swarms={"L1": "tongue", "L2": "head"},
        protected=["L2"],
        dice=[0],
    )
    assert scene.formation == "leon<1 valencio<"
    assert scene.groups("L1") == [["tongue"], ["head"]]
    assert [swarm.protected for swarm in scene.state.swarms[0]] == [False, True]
    scene.go_on()
    assert scene.offered(Attack) == [Attack("leon", "L1")]
    scene.roll(1).play(Attack("leon", "L1"))
    assert scene.swarm("L1") == ["head", "tongue"]


@pytest.mark.clause("DA-12.4", "DA-7.19")
def test_no_heroic_charge_at_protected_swarms_alone() -> None:
    scene = build("Goriel> Claudio>", cards=["heroic-charge"], swarms={"L2": "head", "R2": "tail"}, protected=["L2"])
    scene.roll(4).play(HEROIC_CHARGE)
    assert scene.swarms() == {"L2": 1}
    alone = build("Goriel> Claudio>", cards=["heroic-charge"], swarms={"L2": "head"}, protected=["L2"])
    assert alone.idle, "nobody has anything to do"


@pytest.mark.clause("DA-12.4")
def test_a_psionic_skull_at_a_protected_swarm_slays_nobody_and_chains() -> None:
    scene = build(
        "Calistarius< Scipio>", cards=["psionic-attack"], swarms={"L1": "head", "L2": "tail"}, protected=["L1"]
    )
    scene.roll(2).play(Attack("calistarius", "L1"))
    assert scene.swarm("L1") == ["head"]
    scene.roll(1).play(Attack("calistarius", "L2"))
    assert scene.swarms() == {"L1": 1}


@pytest.mark.clause("DA-12.4")
def test_surrounded_shares_the_protection() -> None:
    scene = build(
        "Leon<1 Valencio<",
        phase="event",
        cards=["overwatch"],
        event="surrounded",
        swarms={"L1": "head", "L2": "tail", "R2": "claws"},
        protected=["L2"],
    )
    scene.play(ChooseMarine("leon"))
    assert scene.swarms() == {"L1": 2, "R1": 1}
    scene.roll(1).play(Attack("leon", "L1"))
    assert scene.swarms() == {"L1": 2, "R1": 1}, "all of them are protected"


@pytest.mark.clause("DA-12.4", "DA-9.20")
def test_flanking_shares_the_protection() -> None:
    scene = build(
        "Leon< Valencio<",
        phase="event",
        event="flanking-manoeuvre",
        swarms={"L1": "head", "R1": "tail"},
        protected=["L1"],
    )
    assert [swarm.protected for groups in scene.state.swarms for swarm in groups] == [True]
    assert scene.swarms() == {"R1": 2}


@pytest.mark.clause("DA-12.4", "DA-9.22")
def test_protection_ends_with_the_round() -> None:
    scene = build(
        "Scipio< Calistarius<",
        phase="event",
        cards=["power-field"],
        event="evasion",
        swarms={"L1": "head"},
        protected=["L1"],
    )
    scene.go_on()
    assert scene.state.round == 3
    assert [swarm.protected for groups in scene.state.swarms for swarm in groups] == [False]


@pytest.mark.clause("DA-12.8", "DA-12.4")
def test_cleansing_flames_skip_the_protected_and_reach_the_lord() -> None:
    scene = build(
        "Leon> Valencio>",
        phase="event",
        event="cleansing-flames",
        location=LAIR,
        swarms={"L1": "head brood-lord-1", "R1": "tail brood-lord-2"},
        protected=["R1"],
    )
    scene.roll(3).play(ChooseMarine("leon"))
    assert scene.swarms() == {"L1": 2}, "the head, then the Lord; what was at R1 flanked to L1 (tongue)"


@pytest.mark.clause("DA-10.4", "DA-12.4", "DA-12.8")
def test_the_door_obeys_the_power_field_and_may_stop() -> None:
    scene = build(
        "Leon> Valencio>",
        phase="travel",
        swarms={"L1": "head", "R2": "tail claws"},
        protected=["L1"],
        terrain={"door": "L2"},
        door=3,
        blips=(0, 2),
        location_deck=["teleportarium", "generatorium", LAUNCH],
    )
    assert set(scene.moves) == {Slay("R2", "tail"), Slay("R2", "claws"), PASS}
    scene.play(Slay("R2", "tail"), PASS)
    assert scene.swarms() == {"L1": 1, "R2": 1}
    assert scene.state.supply == 12
