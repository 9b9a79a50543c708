"""Movement of swarms (DA-9.15 to DA-9.21)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.common import SIX
from tests.games.death_angel.scenes import CHOOSE, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.moves import ChoosePile

ADJACENT = {
    "head": "stalking-from-the-shadows",
    "tail": "gun-jam",
    "claws": "secret-route",
}
"""Events whose ability does nothing in an empty setting, by the symbol that moves one position."""


@pytest.mark.clause("DA-9.11", "DA-9.16", "DA-9.20", "DA-9.19")
def test_sc_50_spawned_cards_move_and_swarms_in_a_row_do_not_merge() -> None:
    scene = Scene(
        "noctis< claudio< deino> leon>",
        location="core-cogitator",
        terrain={"dark-corner": "R1", "control-panel": "R3"},
        swarms={"R2": "tail"},
        attacked=True,
        blips=(7, "head tail claws tongue tongue"),
        event="gun-jam",
    )
    scene.to_event()
    assert scene.phase == CHOOSE, "all teams attacked, so Gun Jam had no target"
    assert scene.swarms == {"R1": "tail", "R2": "head tail claws"}
    assert scene.blips == (7, 2)


@pytest.mark.parametrize("symbol", ["head", "tail", "tongue", "claws"])
@pytest.mark.clause("DA-9.15")
def test_swarms_with_the_symbol_move_as_a_whole(symbol: str) -> None:
    events = {
        "head": "stalking-from-the-shadows",
        "tail": "gun-jam",
        "tongue": "full-scan",
        "claws": "secret-route",
    }
    other = "tail" if symbol != "tail" else "head"
    scene = Scene(SIX, swarms={"L2": f"{symbol} {other}", "L4": other}, attacked=True, event=events[symbol])
    scene.to_event()
    if symbol == "tongue":
        scene.play(ChoosePile("left"))
    assert set(scene.sizes) == {"L3", "L4"}
    assert scene.sizes == {"L3": 2, "L4": 1}


@pytest.mark.parametrize("facing", "<>")
@pytest.mark.clause("DA-9.16")
def test_small_arrows_left_down_right_up_whatever_the_facing(facing: str) -> None:
    column = SIX.replace("<", facing).replace(">", facing)
    scene = Scene(column, swarms={"L3": "head", "R3": "head"}, attacked=True, event="stalking-from-the-shadows")
    scene.to_event()
    assert scene.swarms == {"L4": "head", "R2": "head"}


@pytest.mark.clause("DA-9.16", "DA-9.20")
def test_sc_51_left_swarms_move_down_together() -> None:
    scene = Scene(SIX, swarms={"L1": "head", "L2": "head claws"}, attacked=True, event=ADJACENT["head"])
    scene.to_event()
    assert scene.swarms == {"L2": "head", "L3": "head claws"}


@pytest.mark.parametrize(
    ("top", "bottom", "swarms"),
    [
        ("<", "<", {"R1": "head", "R6": "head"}),
        (">", ">", {"L1": "head", "L6": "head"}),
    ],
)
@pytest.mark.clause("DA-9.17")
def test_at_the_ends_a_swarm_flanks_or_stays(top: str, bottom: str, swarms: dict[str, str]) -> None:
    column = SIX.replace("noctis<", f"noctis{top}").replace("goriel>", f"goriel{bottom}")
    scene = Scene(column, swarms={"R1": "head", "L6": "head"}, attacked=True, event="stalking-from-the-shadows")
    scene.to_event()
    assert scene.swarms == swarms


@pytest.mark.parametrize(("marine", "place"), [("noctis>", "L1"), ("noctis<", "R1")])
@pytest.mark.clause("DA-9.17", "DA-9.18")
def test_sc_52_off_the_top_a_swarm_flanks(marine: str, place: str) -> None:
    scene = Scene(f"{marine} claudio<", swarms={"R1": "head"}, attacked=True, event=ADJACENT["head"])
    scene.to_event()
    assert scene.swarms == {place: "head"}


@pytest.mark.parametrize(("marine", "place"), [("goriel<", "R6"), ("goriel>", "L6")])
@pytest.mark.clause("DA-9.17")
def test_sc_53_off_the_bottom_a_swarm_flanks(marine: str, place: str) -> None:
    scene = Scene(SIX.replace("goriel>", marine), swarms={"L6": "head"}, attacked=True, event=ADJACENT["head"])
    scene.to_event()
    assert scene.swarms == {place: "head"}


@pytest.mark.clause("DA-9.17", "DA-9.20")
def test_sc_81_who_joins_during_the_box_does_not_drag_along() -> None:
    scene = Scene(
        SIX.replace("noctis<", "noctis>"),
        swarms={"R1": "tail", "L1": "head", "L2": "tail"},
        attacked=True,
        event="gun-jam",
    )
    scene.to_event()
    assert scene.swarms == {"L1": "head tail", "L3": "tail"}


@pytest.mark.clause("DA-9.18")
def test_flanking_goes_behind_the_marine() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        swarms={"L1": "claws", "L2": "claws", "R2": "claws head", "R3": "claws"},
        attacked=True,
        event="outnumbered",
    )
    scene.to_event()
    assert scene.swarms == {"R1": "claws", "L2": "head claws claws", "R3": "claws"}
    # Two of the four with claws: the others are behind their Marine already, and nobody is told that they move.
    (box,) = scene.happened(events.MovementBoxOpened)
    assert box.swarms == 2
    assert box.paths == (("L1", "R1"), ("R2", "L2"))


@pytest.mark.clause("DA-9.18")
def test_sc_54_flanking_swarms_join_those_behind() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "tail claws", "R1": "head"}, attacked=True, event="outnumbered")
    scene.to_event()
    assert scene.swarms == {"R1": "head tail claws"}


@pytest.mark.clause("DA-9.19")
def test_spawned_cards_may_move_in_the_same_phase() -> None:
    scene = Scene("noctis< scipio>", terrain={"dark-corner": "L1"}, blips=("claws head", 6), event="outnumbered")
    scene.to_event()
    assert scene.swarms == {"R1": "claws"}


@pytest.mark.clause("DA-9.19")
def test_faq_10_genestealers_move_in_the_phase_they_spawned() -> None:
    scene = Scene("noctis< scipio>", terrain={"ventilation-duct": "L1"}, blips=("head", 6), event="chaos-of-battle")
    scene.to_event()
    # Red minor at L1, then heads go one down.
    assert scene.swarms == {"L2": "head"}


@pytest.mark.clause("DA-9.19", "DA-12.1")
def test_sc_83_a_card_moves_once() -> None:
    scene = Scene(SIX, swarms={"R3": "claws", "R2": "head"}, attacked=True, event="secret-route")
    scene.to_event()
    assert scene.swarms == {"R2": "head claws"}


@pytest.mark.clause("DA-9.20")
def test_a_whole_row_of_swarms_moves_at_once() -> None:
    swarms = {"L1": "head tail", "L2": "head tongue", "L3": "head claws", "L4": "head", "L5": "head head"}
    scene = Scene(SIX, swarms=swarms, attacked=True, event="stalking-from-the-shadows")
    scene.to_event()
    assert scene.swarms == {f"L{n + 1}": swarms[f"L{n}"] for n in range(1, 6)}


@pytest.mark.clause("DA-9.20")
def test_sc_82_all_swarms_move_at_once() -> None:
    scene = Scene(
        SIX.replace("noctis<", "noctis>"),
        swarms={"R1": "head tail", "L1": "tail tongue", "L2": "tail claws"},
        attacked=True,
        event="gun-jam",
    )
    scene.to_event()
    assert scene.swarms == {"L1": "head tail", "L2": "tail tongue", "L3": "tail claws"}
