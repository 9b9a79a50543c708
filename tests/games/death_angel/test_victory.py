"""Victory and defeat (section 13)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.common import LAIR, LAUNCH, TEXT, TOXIN, activate
from tests.games.death_angel.positions import GAME, Position, build
from tests.games.death_angel.scenes import CHOOSE, EVENT, RESOLVE, Scene, attack_with

from starboard.games.death_angel import events
from starboard.games.death_angel.cards import LOCATIONS
from starboard.games.death_angel.moves import (
    ADD_TOKEN,
    HEROIC_CHARGE,
    PASS,
    ROLL_DIE,
    Activate,
    AddToken,
    Attack,
    ChooseMarine,
    ChoosePile,
    HeroicCharge,
    Pass,
    PlaceToken,
    RollDie,
    Slay,
)

FINAL_LOCATIONS = ["launch-control-room", "genestealer-lair", "toxin-pumping-station"]


def won(scene: Position) -> bool:
    result = GAME.result(scene.state)
    return result is not None and bool(result.winners)


@pytest.mark.clause("DA-13.1")
def test_launch() -> None:
    scene = Scene("scipio< noctis>", location="launch-control-room", terrain={"control-panel": "L1"})
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"))
    scene.play(RollDie(), rolls=[0])
    assert scene.won
    assert [event.by for event in scene.happened(events.GameWon)] == ["launch"]
    assert scene.result is not None
    assert scene.result.clause == "DA-13.1"


@pytest.mark.clause("DA-13.1")
def test_both_brood_lords() -> None:
    scene = Scene(
        "leon< noctis>", location="genestealer-lair", swarms={"L1": "brood-lord-1 brood-lord-2", "L2": "head"}
    )
    scene.choose()
    attack_with(scene, "leon")
    scene.play(Attack("leon", "L1"), rolls=[1])
    scene.play(Slay("L1", "brood-lord-2"))
    assert scene.result is None
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.won
    assert [event.by for event in scene.happened(events.GameWon)] == ["brood-lords"]


@pytest.mark.parametrize("location", FINAL_LOCATIONS)
@pytest.mark.clause("DA-13.2")
def test_elimination_at_any_final_location(location: str) -> None:
    lords = "brood-lord-1" if location == "genestealer-lair" else ""
    scene = Scene(
        "deino< noctis>",
        location=location,
        swarms={"L1": "brood-lord-2" if lords else "head"},
        lords_slain=lords,
        blips=(0, 0),
    )
    scene.choose()
    scene.play(Attack("deino", "L1"), rolls=[1])
    assert scene.won


@pytest.mark.parametrize(("swarms", "blips"), [({"R2": "head"}, (0, 0)), ({}, (1, 0)), ({}, (0, 1))])
@pytest.mark.clause("DA-13.2")
def test_elimination_needs_both_piles_and_the_formation_empty(swarms: dict[str, str], blips: tuple[int, int]) -> None:
    scene = Scene(
        "deino< noctis>",
        location="toxin-pumping-station",
        swarms={"L1": "head"} | swarms,
        blips=blips,
        attacked=True,
    )
    scene.choose(blue=13)
    scene.play(Attack("deino", "L1"), rolls=[1])
    assert scene.result is None


@pytest.mark.clause("DA-13.3")
def test_defeat() -> None:
    scene = Scene("deino<", swarms={"L1": "head"})
    scene.fight(1)
    assert scene.lost
    assert scene.result is not None
    assert scene.result.winners == ()
    assert scene.result.clause == "DA-13.3"
    # Who stood last is named, to whoever looks.
    assert TEXT(scene.result.reason) == "Deino was the last to stand"
    assert TEXT(GAME.question(GAME.view(scene.state, 0))) == "Deino was the last to stand"
    # And he lies with his team.
    assert [team.slain for team in scene.view().teams if team.team == "blue"] == [("lorenzo", "deino")]


@pytest.mark.clause("DA-13.4")
def test_victory_comes_first_when_the_last_marine_dies_with_it() -> None:
    """A Promethium Tank at a final Location: it slays the last Genestealers, then its own last Marine."""
    scene = Scene(
        "scipio<",
        location="toxin-pumping-station",
        terrain={"promethium-tank": "L1"},
        swarms={"L1": "head", "R1": "tail"},
        blips=(0, 0),
        attacked=True,
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "promethium-tank"), rolls=[0])
    assert scene.formation == ""
    assert scene.won


@pytest.mark.clause("DA-13.5", "DA-11.7")
def test_all_win_together_and_everything_stops() -> None:
    scene = Scene(
        "deino< noctis>",
        players="blue | green | grey",
        location="launch-control-room",
        swarms={"L1": "head"},
        blips=(0, 0),
    )
    scene.choose()
    scene.play(Attack("deino", "L1"), rolls=[1])
    assert scene.result is not None
    assert scene.result.winners == (0, 1, 2), "grey has no Marines and wins too"
    assert scene.asked == ()
    assert scene.phase == RESOLVE
    assert not scene.happened(events.EventDrawn)


@pytest.mark.clause("DA-13.5")
def test_all_lose_together() -> None:
    scene = Scene("deino<", players="blue | green | grey", swarms={"L1": "head"})
    scene.fight(0)
    assert scene.lost
    assert scene.asked == ()


@pytest.mark.clause("DA-13.6")
def test_victory_after_each_completed_effect() -> None:
    """Psychic Assault's spawn box would bring new ones, but Cleansing Flames have ended the game before it."""
    scene = Scene(
        "deino< noctis>",
        location="toxin-pumping-station",
        swarms={"L1": "head"},
        blips=(0, 0),
        attacked=True,
        event="cleansing-flames",
    )
    scene.to_event(blue=3, green=1, token_to="noctis")
    scene.play(ChooseMarine("deino"), rolls=[2])
    assert scene.won
    assert scene.phase == EVENT
    assert not scene.happened(events.SpawnBoxOpened)


@pytest.mark.clause("DA-13.6", "DA-10.12")
def test_no_victory_while_the_location_changes() -> None:
    """The Lair's own Brood Lords arrive before the first check; an empty board on the way does not count."""
    scene = Scene("deino< noctis>", location="generatorium", ahead="toxin-pumping-station", blips=(0, 0))
    scene.choose()
    assert scene.location == "toxin-pumping-station"
    assert scene.result is None
    assert scene.blips == (7, 7)


@pytest.mark.clause("DA-13.7")
def test_an_empty_board_earlier_only_causes_travel() -> None:
    scene = Scene("deino< noctis>", swarms={"L1": "head"}, blips=(1, 1), attacked=True, travel_trigger="both")
    scene.choose(blue=13)
    scene.set_blips(0, 0)
    scene.play(Attack("deino", "L1"), rolls=[1])
    scene.play(Pass())
    assert scene.result is None
    assert scene.location == "teleportarium"


@pytest.mark.clause("DA-13.7")
def test_final_locations() -> None:
    assert [card.id for card in LOCATIONS if card.level == "4"] == FINAL_LOCATIONS
    scene = Scene("deino< noctis>", location="launch-control-room")
    assert scene.view().location.final
    assert not Scene("deino< noctis>").view().location.final


@pytest.mark.clause("DA-13.1")
def test_a_token_on_the_launch_control_room_is_not_yet_a_launch() -> None:
    scene = Scene("scipio< noctis>", location="launch-control-room", terrain={"control-panel": "L1"})
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), AddToken())
    assert scene.result is None
    assert (scene.state.launch_tokens, scene.supply) == (1, 11)


@pytest.mark.clause("DA-13.3", "DA-13.7")
def test_a_heroic_end_elsewhere_is_defeat() -> None:
    scene = Scene("claudio<", swarms={"L1": "head"}, blips=(6, 6))
    scene.choose()
    scene.play(HeroicCharge(), rolls=[0])
    assert scene.lost


@pytest.mark.clause("DA-13.2")
def test_the_toxin_pumping_station_has_no_other_way() -> None:
    """Its panel only empties piles; with a Genestealer in the formation that is no victory."""
    scene = Scene(
        "scipio< noctis>",
        location="toxin-pumping-station",
        terrain={"control-panel": "L1"},
        swarms={"R2": "head"},
        blips=(2, 0),
        attacked=True,
    )
    scene.choose(grey=8, green=1)
    scene.skip_to("who-activates", token_to="noctis")
    scene.play(Activate("scipio", "control-panel"), rolls=[5])
    scene.play(ChoosePile("left"))
    assert scene.blips == (0, 0)
    assert scene.result is None


@pytest.mark.parametrize("tokens", range(7))
@pytest.mark.clause("DA-13.1")
def test_r_launch_the_chance_grows_with_the_tokens(tokens: int) -> None:
    wins = 0
    for face in range(6):
        scene = activate("control-panel", location="launch-control-room", launch=tokens)
        assert set(scene.moves) == {AddToken(), RollDie()}
        scene.play(RollDie(), rolls=[face])
        wins += scene.won
        assert [event.bad for event in scene.happened(events.DieRolled)] == [not scene.won]
    assert wins == min(tokens + 1, 6)


@pytest.mark.clause("DA-13.1", "DA-1.5")
def test_r_launch_tokens_come_from_the_supply_and_stay() -> None:
    scene = activate("control-panel", location="launch-control-room", launch=2)
    scene.play(AddToken())
    assert (scene.state.launch_tokens, scene.supply) == (3, 9)
    assert scene.view().location.tokens == 3
    # With an empty supply only the roll is possible, so nothing is asked.
    scene = activate("control-panel", "L1", 3, location="launch-control-room", launch=2, tokens={"noctis": 10})
    assert scene.result is None
    assert scene.state.launch_tokens == 2


@pytest.mark.clause("DA-13.1", "DA-13.5")
def test_a_game_is_won_once() -> None:
    """The last Lord is the last Genestealer and no Blip is left: two reasons, one end."""
    scene = build(
        "Leon< Valencio<",
        cards=["full-auto"],
        location=LAIR,
        lords_slain=["brood-lord-2"],
        swarms={"L1": "brood-lord-1"},
        blips=(0, 0),
    )
    scene.roll(1).play(Attack("leon", "L1"))
    assert [event.by for event in scene.said(events.GameWon)] == ["brood-lords"]
    assert scene.state.ending == "brood-lords"


@pytest.mark.clause("DA-13.1")
def test_sc_74_launch_control_room() -> None:
    def at_the_panel() -> Scene:
        scene = Scene(
            "noctis< scipio> calistarius>",
            location="launch-control-room",
            terrain={"control-panel": "R2"},
            launch=2,
            event="gun-jam",
        )
        scene.choose(grey=8)
        scene.on_to("who-activates")
        scene.play(Activate("scipio", "control-panel"))
        assert set(scene.moves) == {AddToken(), RollDie()}
        return scene

    scene = at_the_panel()
    scene.play(RollDie(), rolls=[2])
    assert scene.won
    assert not scene.asked

    scene = at_the_panel()
    scene.play(RollDie(), rolls=[3])
    assert scene.result is None
    assert scene.state.launch_tokens == 2
    assert "control-panel" in scene.view().activated, "not again this round"
    scene.skip()
    assert scene.phase == CHOOSE
    assert scene.view().activated == ()


@pytest.mark.clause("DA-13.1", "DA-12.10")
def test_sc_80_both_brood_lords_slain() -> None:
    scene = Scene(
        "lorenzo< scipio>",
        location="genestealer-lair",
        swarms={"L1": "brood-lord-1", "R2": "head"},
        lords_slain="brood-lord-2",
    )
    scene.choose()
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    assert scene.won
    assert scene.swarms == {"R2": "head"}
    assert scene.phase == RESOLVE
    assert not scene.asked
    assert Pass() not in scene.moves


@pytest.mark.clause("DA-13.1")
def test_overwatch_slays_the_second_brood_lord() -> None:
    scene = build(
        "Leon<1 Valencio<",
        phase="event",
        cards=["overwatch"],
        event="secret-route",
        location=LAIR,
        lords_slain=["brood-lord-2"],
        swarms={"L1": "brood-lord-1", "R1": "head"},
    )
    scene.roll(2).play(Attack("leon", "L1"))
    assert won(scene)


@pytest.mark.clause("DA-13.1", "DA-13.4")
def test_a_charge_that_slays_the_last_lord_needs_no_roll() -> None:
    scene = build(
        "Claudio> Goriel>",
        cards=["heroic-charge"],
        location=LAIR,
        lords_slain=["brood-lord-1"],
        swarms={"L2": "head brood-lord-2", "R1": "tail"},
    )
    scene.play(HEROIC_CHARGE, Slay("L2", "head"), Slay("L2", "brood-lord-2"))
    assert won(scene)


@pytest.mark.clause("DA-13.1")
def test_a_launch_without_tokens() -> None:
    def launch(face: int) -> Position:
        scene = build("Leon> Valencio>", cards=["onward-brothers"], location=LAUNCH, terrain={"control-panel": "R1"})
        scene.play(PASS, PASS, Activate("leon", "control-panel"))
        assert set(scene.moves) == {ROLL_DIE, ADD_TOKEN}
        return scene.roll(face).play(ROLL_DIE)

    assert won(launch(0))
    assert not won(launch(1))
    poor = build("Leon>12 Valencio>", cards=["onward-brothers"], location=LAUNCH, terrain={"control-panel": "R1"})
    poor.roll(1).play(PASS, PASS, Activate("leon", "control-panel"))
    assert poor.idle, "with an empty supply he can only roll"


@pytest.mark.parametrize(
    ("side", "face", "blips"),
    [("left", 3, (1, 5)), ("right", 0, (4, 5)), ("left", 5, (0, 5)), ("right", 5, (4, 0))],
)
@pytest.mark.clause("DA-13.2", "DA-10.8")
def test_r_toxin_from_one_pile_only(side: Any, face: int, blips: tuple[int, int]) -> None:
    scene = activate("control-panel", "L1", face, location="toxin-pumping-station", blips=(4, 5), swarms={"L2": "head"})
    assert [event.bad for event in scene.happened(events.DieRolled)] == [face == 0]
    if face:
        assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
        scene.play(ChoosePile(side))
    assert scene.blips == blips
    assert scene.result is None


@pytest.mark.clause("DA-13.2")
def test_sc_75_toxin_pumping_station_empties_the_last_pile() -> None:
    scene = Scene("noctis< scipio>", location="toxin-pumping-station", terrain={"control-panel": "R2"}, blips=(3, 0))
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[4])
    scene.play(ChoosePile("left"))
    assert scene.won
    assert scene.blips == (0, 0)


@pytest.mark.clause("DA-13.2", "DA-13.5")
def test_sc_76_the_last_genestealer_dies_by_overwatch() -> None:
    scene = Scene(
        "leon< scipio>",
        location="launch-control-room",
        swarms={"L1": "head"},
        tokens={"leon": 1},
        blips=(0, 0),
        attacked=True,
        event="gun-jam",
    )
    scene.choose(red=4)
    scene.play(PlaceToken("scipio"))
    assert scene.offered(Attack) == {Attack("leon", "L1")}, "Gun Jam names red, the only team that did not attack"
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.won
    assert scene.phase == EVENT
    assert not scene.asked


@pytest.mark.clause("DA-13.2", "DA-13.3")
def test_sc_77_the_last_marine_charges() -> None:
    def charge(location: str, blips: tuple[int, int]) -> Scene:
        scene = Scene("claudio<", location=location, swarms={"L1": "head", "R1": "tail"}, blips=blips)
        scene.choose(yellow=18)
        scene.play(HeroicCharge(), Slay("L1", "head"))
        return scene

    scene = charge("launch-control-room", (0, 0))
    scene.play(Slay("R1", "tail"))
    assert scene.won, "before the die is rolled"

    scene = charge("void-lock", (6, 6))
    scene.play(Slay("R1", "tail"), rolls=[0])
    assert scene.lost


@pytest.mark.clause("DA-13.2", "DA-13.5")
def test_counter_attack_wins_the_game() -> None:
    scene = build(
        "Lorenzo> Deino>",
        phase="attack",
        cards=["counter-attack"],
        location=TOXIN,
        swarms={"L1": "head"},
        blips=(0, 0),
        dice=[1],
    )
    assert won(scene)


@pytest.mark.clause("DA-13.2", "DA-13.6")
def test_stealth_wins_when_it_takes_the_last_blip() -> None:
    scene = build("Scipio>3 Zael>", cards=["stealth-tactics"], blips=(0, 1), location=TOXIN)
    scene.play(PASS, PASS, ChoosePile("right"))
    assert won(scene)


@pytest.mark.clause("DA-13.2")
def test_toxin_takes_from_one_pile_only() -> None:
    scene = build(
        "Leon> Valencio>", cards=["onward-brothers"], location=TOXIN, terrain={"control-panel": "R1"}, blips=(3, 4)
    )
    scene.play(PASS, PASS)
    scene.roll(5).play(Activate("leon", "control-panel"), ChoosePile("left"))
    assert scene.blips == (0, 4)
    assert not won(scene)


@pytest.mark.clause("DA-13.3", "DA-11.9", "DA-13.5")
def test_sc_78_the_last_marine_dies() -> None:
    scene = Scene("claudio<", swarms={"L1": "head"}, location="launch-control-room")
    scene.fight(0)
    assert scene.lost
    assert not scene.asked
    assert scene.event_discard == []
    assert not scene.happened(events.EventDrawn)


@pytest.mark.clause("DA-13.6")
def test_sc_88_no_victory_inside_travel() -> None:
    scene = Scene("noctis< claudio<", location="generatorium", ahead="launch-control-room", blips=(0, 2))
    scene.choose()
    assert scene.location == "launch-control-room"
    assert scene.result is None
    assert scene.blips == (6, 6)


@pytest.mark.clause("DA-13.6", "DA-9.5")
def test_sc_89_full_scan_wins_before_the_spawn_boxes() -> None:
    scene = Scene(
        "noctis< claudio<",
        location="toxin-pumping-station",
        terrain={"ventilation-duct": "R2"},
        blips=(0, 1),
        event="full-scan",
    )
    scene.to_event()
    assert scene.won
    assert not scene.happened(events.SpawnBoxOpened)


@pytest.mark.clause("DA-13.6", "DA-13.2")
def test_battle_brothers_can_win_before_the_boxes() -> None:
    scene = build(
        "Leon>1 Valencio>",
        phase="event",
        event="E11",
        swarms={"L1": "claws"},
        blips=(0, 0),
        location=TOXIN,
        terrain={"ventilation-duct": "R2"},
    )
    assert won(scene), "Leon has the only token and the claws are all there is: no choice was left"
