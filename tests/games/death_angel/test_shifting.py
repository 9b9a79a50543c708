"""A Marine dies: the formation closes up (DA-11.1 to DA-11.6, DA-11.11, DA-11.12)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.common import attacks
from tests.games.death_angel.positions import build
from tests.games.death_angel.scenes import CHOOSE, EVENT, GENESTEALERS, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.cards import TERRAIN_NAMES
from starboard.games.death_angel.moves import Activate, ChooseMarine, Trade

COLUMN_OF_EIGHT = ["noctis", "gideon", "scipio", "calistarius", "deino", "lorenzo", "leon", "valencio"]


def two_groups_beside_deino(leons: str) -> Scene:
    """Phase 3 left two groups at R3: a tail, which killed Scipio, and a tongue, which came up and attacked Deino.
    Then Psychic Assault kills Leon at the bottom; what is in his row goes to Deino. Afterwards tongues flank."""
    scene = Scene(
        "noctis< goriel> scipio> deino> leon>",
        players="green | yellow grey | blue red",
        swarms={"R1": "head", "R3": "tail", "R4": "tongue"} | ({"R5": leons} if leons else {}),
        event="psychic-assault",
    )
    scene.fight(5, 0, 5, *([5] if leons else []))
    assert scene.formation == "noctis< goriel> deino> leon>"
    assert scene.groups("R3") == ["tail", "tongue"]
    scene.play(ChooseMarine("leon"), rolls=[0])
    assert scene.formation == "noctis< goriel> deino>"
    return scene


@pytest.mark.clause("DA-11.1")
def test_his_tokens_return_to_the_supply() -> None:
    scene = Scene("noctis< scipio>", swarms={"R1": "head"}, tokens={"noctis": 4, "scipio": 1})
    scene.fight(0)
    assert scene.formation == "scipio>"
    assert scene.supply == 11


@pytest.mark.clause("DA-11.2", "DA-11.3")
def test_terrain_and_swarms_join_those_of_the_neighbour_on_the_same_sides() -> None:
    scene = Scene(
        "noctis< scipio> deino< leon>",
        swarms={"L2": "head", "R2": "tail", "L1": "claws", "R1": "tongue"},
        terrain={"door": "L2", "corridor": "R2", "dark-corner": "L1"},
        event="second-wind",
    )
    scene.fight(5, 5, 0, 5)  # L1, R1, then L2 kills Scipio: one above, two below; then R2, now at R1
    assert scene.formation == "noctis< deino< leon>"
    assert scene.terrain == {"door": "L1", "corridor": "R1", "dark-corner": "L1"}
    assert scene.groups("L1") == ["head claws"]
    assert sorted(scene.groups("R1")) == ["tail", "tongue"], "one had attacked, the other not yet"


@pytest.mark.clause("DA-11.3", "DA-12.2")
def test_sc_42_attacked_and_not_attacked_stay_apart_until_the_event_phase_ends() -> None:
    scene = Scene(
        "noctis< scipio> deino> claudio>", swarms={"L3": "head", "L4": "tail claws"}, players="green grey|blue yellow"
    )
    scene.fight(0, 3)
    assert scene.formation == "noctis< scipio> claudio>"
    assert attacks(scene) == [("L3", "deino", 1), ("L3", "claudio", 2)]
    assert scene.groups("L3") == ["head", "tail claws"]
    assert scene.phase == EVENT
    scene.play(ChooseMarine("noctis"))
    assert scene.phase == CHOOSE
    assert scene.groups("L3") == ["head tail claws"]


@pytest.mark.clause("DA-11.3")
def test_sc_42_claudio_needs_a_3() -> None:
    scene = Scene(
        "noctis< scipio> deino> claudio>", swarms={"L3": "head", "L4": "tail claws"}, players="green grey|blue yellow"
    )
    scene.fight(0, 2)
    assert scene.formation == "noctis< scipio>"


@pytest.mark.clause("DA-11.3", "DA-11.2", "DA-11.5")
def test_sc_43_equal_parts_the_lower_one_moves_up() -> None:
    scene = Scene(
        "noctis< gideon< claudio> scipio> calistarius>",
        swarms={"L3": "head", "R4": "tail"},
        terrain={"door": "R3", "dark-corner": "R4", "corridor": "L5", "ventilation-duct": "L2"},
    )
    scene.fight(0, 5)
    assert scene.formation == "noctis< gideon< scipio> calistarius>"
    assert scene.swarms == {"L3": "head", "R3": "tail"}
    assert scene.terrain == {"door": "R3", "dark-corner": "R3", "corridor": "L4", "ventilation-duct": "L2"}


@pytest.mark.clause("DA-11.3")
def test_sc_44_the_smaller_part_moves() -> None:
    scene = Scene(
        "noctis< claudio> gideon< scipio> calistarius> goriel<",
        swarms={"L2": "head", "R1": "tail", "R3": "claws"},
        terrain={"door": "L1", "dark-corner": "L2", "corridor": "L3"},
    )
    scene.fight(5, 0, 5)
    assert scene.formation == "noctis< gideon< scipio> calistarius> goriel<"
    assert scene.terrain == {"door": "L1", "dark-corner": "L1", "corridor": "L2"}
    assert scene.swarms == {"L1": "head", "R1": "tail", "R2": "claws"}


@pytest.mark.clause("DA-11.4")
def test_sc_45_the_top_marine_dies() -> None:
    scene = Scene(
        "claudio> gideon< noctis< scipio> calistarius>",
        swarms={"R1": "head", "L2": "tail"},
        terrain={"door": "L1", "corridor": "R2"},
    )
    scene.fight(0, 5)
    assert scene.formation == "gideon< noctis< scipio> calistarius>"
    assert scene.swarms == {"R1": "head", "L1": "tail"}
    assert scene.terrain == {"door": "L1", "corridor": "R1"}


@pytest.mark.clause("DA-11.4", "DA-11.12")
def test_sc_86_deaths_at_the_ends() -> None:
    def five(swarm: str, **terrain: str) -> Scene:
        return Scene(
            "noctis< claudio< gideon> scipio> calistarius>",
            swarms={swarm: "head"},
            terrain={name.replace("_", "-"): place for name, place in terrain.items()},
        )

    scene = five("R5", door="L4", dark_corner="L5", corridor="R5", ventilation_duct="R3")
    scene.fight(0)
    assert scene.formation == "noctis< claudio< gideon> scipio>"
    assert scene.terrain == {"door": "L4", "dark-corner": "L4", "corridor": "R4", "ventilation-duct": "R3"}
    assert scene.swarms == {"R4": "head"}

    scene = five("R1", door="L1", dark_corner="L2", corridor="R2", ventilation_duct="R3")
    scene.fight(0)
    assert scene.formation == "claudio< gideon> scipio> calistarius>"
    assert scene.terrain == {"door": "L1", "dark-corner": "L1", "corridor": "R1", "ventilation-duct": "R2"}
    assert scene.swarms == {"R1": "head"}


@pytest.mark.clause("DA-11.5")
def test_two_terrain_cards_at_one_place_both_spawn() -> None:
    scene = Scene(
        "noctis< scipio> deino< leon>",
        swarms={"R2": "head"},
        terrain={"ventilation-duct": "L1", "spore-chimney": "L2"},
        event="evasion",
    )
    scene.fight(0)
    assert scene.terrain == {"ventilation-duct": "L1", "spore-chimney": "L1"}
    assert [event.place for event in scene.happened(events.Spawned)] == ["L1", "L1"]


@pytest.mark.clause("DA-11.6")
def test_a_far_move_never_shifts() -> None:
    scene = Scene(
        "claudio< noctis> scipio> deino<",
        players="yellow green | grey blue",
        swarms={"L2": "head", "R4": "tail"},
        terrain={"door": "L2"},
    )
    scene.choose(yellow=9)
    scene.play(Trade("claudio", "deino"))
    assert scene.formation == "deino< noctis> scipio> claudio<"
    assert scene.swarms == {"L2": "head", "R4": "tail"}
    assert scene.terrain == {"door": "L2"}


@pytest.mark.clause("DA-11.9")
def test_an_empty_formation_is_defeat() -> None:
    scene = Scene("noctis>", swarms={"L1": "head"})
    scene.fight(0)
    assert scene.formation == ""
    assert scene.lost
    assert scene.phase == GENESTEALERS


@pytest.mark.clause("DA-11.11", "DA-12.1")
def test_outside_the_attack_phase_swarms_that_come_together_are_one() -> None:
    scene = Scene(
        "noctis< goriel> scipio> deino>",
        players="green | yellow | grey | blue",
        swarms={"L1": "head", "L2": "tail", "R2": "claws"},
        attacked=True,
        event="psychic-assault",
    )
    scene.to_event()
    scene.play(ChooseMarine("goriel"), rolls=[1])
    assert scene.formation == "noctis< scipio> deino>"
    assert scene.swarms == {"L1": "head tail", "R1": "claws"}


@pytest.mark.clause("DA-11.11", "DA-7.20")
def test_a_death_in_phase_2_shifts_at_once() -> None:
    scene = Scene(
        "noctis< scipio> deino> leon>",
        location="generatorium",
        players="green | grey | blue | red",
        terrain={"control-panel": "R2", "corridor": "R3"},
        swarms={"R2": "head", "R1": "tail"},
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[4])
    assert scene.formation == "noctis< deino> leon>"
    assert scene.terrain == {"control-panel": "R1", "corridor": "R2"}
    assert scene.swarms == {"R1": "head tail"}


@pytest.mark.clause("DA-11.11", "DA-12.2")
def test_a_death_in_the_event_phase_leaves_groups_apart() -> None:
    assert two_groups_beside_deino("").swarms == {"R1": "head", "R3": "tail", "L3": "tongue"}


@pytest.mark.clause("DA-11.11", "DA-12.2")
def test_a_swarm_that_a_shift_brings_to_two_groups_joins_the_one_that_attacked_last() -> None:
    assert two_groups_beside_deino("claws").swarms == {"R1": "head", "R3": "tail", "L3": "tongue claws"}


@pytest.mark.clause("DA-11.11", "DA-12.2")
@pytest.mark.parametrize("swarms", [{"L2": "head* | claws*", "L3": "tongue"}, {"L2": "tongue", "L3": "head* | claws*"}])
def test_a_death_in_the_event_brings_a_swarm_to_two_groups(swarms: dict[str, str]) -> None:
    """Marine 2 of 3 dies, 3 comes up. The tongue joins the claws, who attacked last, and takes them behind him."""
    scene = build("Leon> Zael> Omnio<", phase="event", event="psychic-assault", swarms=swarms)
    scene.roll(1).play(ChooseMarine("zael"))
    assert scene.formation == "leon> omnio<"
    assert scene.swarm("L2") == ["head"]
    assert scene.swarm("R2") == ["tongue", "claws"]


@pytest.mark.parametrize(("n", "k"), [(n, k) for n in range(3, 9) for k in range(1, n + 1)])
@pytest.mark.clause("DA-11.12", "DA-11.2", "DA-11.3", "DA-11.4")
def test_the_shift_in_numbers(n: int, k: int) -> None:
    """Marine k of n is slain. Each row has a Terrain card as a marker on the left; the swarm that kills is right."""
    names = COLUMN_OF_EIGHT[:n]
    scene = Scene(
        " ".join(f"{name}<" for name in names),
        players="green grey | blue red",
        swarms={f"R{k}": "head"},
        terrain={TERRAIN_NAMES[row - 1]: f"L{row}" for row in range(1, n + 1)},
        event="second-wind",
    )
    scene.fight(0)
    above, below = k - 1, n - k
    heir = k - 1 if above > 0 and (above < below or below == 0) else k + 1
    assert scene.formation == " ".join(f"{name}<" for name in names if name != names[k - 1])
    assert scene.phase == EVENT
    [slain] = scene.happened(events.MarineSlain)
    assert (slain.position, slain.moving) == (k, "above" if heir < k else "below")

    def new_row(old: int) -> int:
        return old if old < k else old - 1

    # The dead Marine's row goes to his heir; every other row stays with its Marine.
    rows = {TERRAIN_NAMES[row - 1]: new_row(heir if row == k else row) for row in range(1, n + 1)}
    assert {name: int(place[1:]) for name, place in scene.terrain.items()} == rows
    assert dict.fromkeys(scene.sizes, 1) == {f"R{new_row(heir)}": 1}
