"""Section 11: slain Marines and how the column closes up."""

from __future__ import annotations

import pytest
from tests.games.death_angel.scenario import EVENT, GENESTEALERS, Scene

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import TERRAIN_NAMES
from starboard.games.death_angel.moves import (
    Activate,
    Attack,
    ChooseMarine,
    ChooseSwarm,
    ChooseTerrain,
    PlaceToken,
    Trade,
)

COLUMN = ["noctis", "gideon", "scipio", "calistarius", "deino", "lorenzo", "leon", "valencio"]


@pytest.mark.parametrize(("n", "k"), [(n, k) for n in range(3, 9) for k in range(1, n + 1)])
@pytest.mark.clause("DA-11.12", "DA-11.2", "DA-11.3", "DA-11.4")
def test_the_shift_in_numbers(n: int, k: int) -> None:
    """Marine k of n is slain. Each row has a Terrain card as a marker on the left; the swarm that kills is right."""
    names = COLUMN[:n]
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
    [slain] = scene.happened(ev.MarineSlain)
    assert (slain.position, slain.moving) == (k, "above" if heir < k else "below")

    def new_row(old: int) -> int:
        return old if old < k else old - 1

    # The dead Marine's row goes to his heir; every other row stays with its Marine.
    rows = {TERRAIN_NAMES[row - 1]: new_row(heir if row == k else row) for row in range(1, n + 1)}
    assert {name: int(place[1:]) for name, place in scene.terrain.items()} == rows
    assert dict.fromkeys(scene.sizes, 1) == {f"R{new_row(heir)}": 1}


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
    assert [event.place for event in scene.happened(ev.Spawned)] == ["L1", "L1"]


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


@pytest.mark.clause("DA-11.7")
def test_an_eliminated_team_has_no_cards_and_its_player_watches() -> None:
    scene = Scene("noctis< scipio> deino<", players="green | grey | blue", swarms={"R1": "head"}, event="evasion")
    scene.fight(0)
    assert [event.team for event in scene.happened(ev.TeamEliminated)] == ["green"]
    assert scene.asked == (1, 2)
    green = next(team for team in scene.view().teams if team.team == "green")
    assert (green.actions, green.marines, set(green.slain)) == ((), (), {"noctis", "gideon"})
    assert scene.result is None


@pytest.mark.clause("DA-11.7", "DA-13.5")
def test_he_still_wins_with_the_group() -> None:
    scene = Scene(
        "deino<",
        players="green | grey | blue",
        location="toxin-pumping-station",
        swarms={"L1": "head"},
        blips=(0, 0),
    )
    scene.choose()
    scene.play(Attack("deino", "L1"), rolls=[1])
    assert scene.result is not None
    assert scene.result.winners == (0, 1, 2)


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
    rolled = [event.place for event in scene.happened(ev.DefenceRolled)]
    assert rolled == ["R2"], "the protected swarm does not attack, though grey is dead"
    assert scene.formation == "noctis< deino<"


@pytest.mark.clause("DA-11.8")
def test_the_lowest_remaining_card_makes_the_current_player() -> None:
    scene = Scene("noctis> scipio> deino<", players="green | grey | blue", swarms={"L2": "head"})
    scene.choose(green=12, grey=8, blue=11)
    assert scene.current == 1
    scene.skip(rolls=[0])
    assert scene.current == 2, "11 is lower than 12"
    assert [event.player for event in scene.happened(ev.CurrentPlayer)][-1] == 2


@pytest.mark.parametrize(("option", "current"), [("lowest-card", 1), ("last-card", 0)])
@pytest.mark.clause("DA-11.8")
def test_a_player_with_another_card_keeps_the_role_by_option(option: str, current: int) -> None:
    """Player 0 has grey 6 and green 12, player 1 has blue 11; grey dies."""
    scene = Scene("noctis> scipio> deino<", players="green grey | blue", swarms={"L2": "head"}, current_player=option)
    scene.choose(green=12, grey=8, blue=11)
    scene.skip(rolls=[0])
    assert scene.formation == "noctis> deino<"
    assert scene.current == current


@pytest.mark.clause("DA-11.9")
def test_an_empty_formation_is_defeat() -> None:
    scene = Scene("noctis>", swarms={"L1": "head"})
    scene.fight(0)
    assert scene.formation == ""
    assert scene.lost
    assert scene.phase == GENESTEALERS


@pytest.mark.clause("DA-11.10")
def test_choices_made_stay_valid_and_later_ones_are_the_new_current_players() -> None:
    scene = Scene(
        "goriel< scipio> deino>",
        players="yellow | grey | blue",
        terrain={"ventilation-duct": "L1", "spore-chimney": "L2"},
        blips=(4, 6),
        event="psychic-assault",
    )
    scene.to_event(yellow=9, grey=15, blue=13)
    assert scene.asked == (0,)
    scene.play(ChooseMarine("goriel"), rolls=[0])
    assert scene.asked == (2,)
    assert scene.offered(ChooseTerrain)


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


@pytest.mark.clause("DA-11.11", "DA-12.2")
def test_a_death_in_the_event_phase_leaves_groups_apart() -> None:
    assert two_groups_beside_deino("").swarms == {"R1": "head", "R3": "tail", "L3": "tongue"}


@pytest.mark.clause("DA-11.11", "DA-12.2")
def test_a_swarm_that_a_shift_brings_to_two_groups_joins_the_one_that_attacked_last() -> None:
    assert two_groups_beside_deino("claws").swarms == {"R1": "head", "R3": "tail", "L3": "tongue claws"}
