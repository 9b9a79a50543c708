"""What happens when a team or a player is out (DA-11.7 to DA-11.10)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.common import TEXT, activate
from tests.games.death_angel.positions import GAME, build
from tests.games.death_angel.scenes import EVENT, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.moves import PASS, Attack, ChooseMarine, ChoosePile, ChooseTerrain, Pass


@pytest.mark.clause("DA-11.7")
def test_an_eliminated_team_has_no_cards_and_its_player_watches() -> None:
    scene = Scene("noctis< scipio> deino<", players="green | grey | blue", swarms={"R1": "head"}, event="evasion")
    scene.fight(0)
    (gone,) = scene.happened(events.TeamEliminated)
    assert (gone.team, gone.player, gone.out) == ("green", 0, True)
    line = GAME.say_event(gone)
    assert line is not None
    assert TEXT(line).startswith("The Green team is gone: ")
    assert TEXT(line).endswith(" is out.")
    assert scene.asked == (1, 2)
    green = next(team for team in scene.view().teams if team.team == "green")
    assert (green.actions, green.marines, set(green.slain)) == ((), (), {"noctis", "gideon"})
    assert scene.result is None


def test_whoever_has_another_team_is_not_out() -> None:
    scene = Scene("noctis< scipio> deino<", players="green blue | grey", swarms={"R1": "head"}, event="evasion")
    scene.fight(0)
    (gone,) = scene.happened(events.TeamEliminated)
    line = GAME.say_event(gone)
    assert line is not None
    assert TEXT(line) == "The Green team is gone."


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
def test_r_artefact_stays_when_the_marine_who_took_it_dies() -> None:
    scene = activate("artefact", "L1", swarms={"R1": "head"}, attacked=False)
    scene.skip(rolls=[0])
    scene.play(Pass())  # he does not use it
    assert "scipio" not in scene.formation
    assert scene.view().artefact == 0


@pytest.mark.clause("DA-11.7")
def test_r_artefact_is_lost_with_the_players_last_marine() -> None:
    scene = Scene("scipio< noctis<", players="grey | green", swarms={"R1": "head"}, artefact=0)
    scene.fight(0)
    scene.play(Pass())
    assert scene.view().artefact is None
    assert scene.happened(events.ArtefactLost)


@pytest.mark.clause("DA-11.7")
def test_the_artefact_is_lost_with_the_last_marine_of_its_player() -> None:
    """Its holder is asked first and keeps it."""
    scene = build(
        "Leon> Zael>",
        players=2,
        owners={"red": 0, "purple": 1},
        phase="attack",
        swarms={"L1": "head"},
        artefact=0,
        dice=[0],
    )
    scene.play(PASS)
    assert [event.player for event in scene.said(events.ArtefactLost)] == [0]
    assert scene.state.artefact == -1
    assert GAME.view(scene.state, 0).artefact_gone


@pytest.mark.clause("DA-11.7", "DA-15.4")
def test_the_artefact_stays_while_its_player_has_another_team() -> None:
    """Player 1 loses red; he plays on with grey beside the Marines of player 2."""
    scene = build(
        "Leon> Zael> Scipio>",
        slain="valencio",
        players=2,
        owners={"red": 0, "purple": 1, "grey": 0},
        phase="attack",
        swarms={"L1": "head"},
        artefact=0,
        dice=[0],
    )
    scene.play(PASS)
    assert scene.formation == "zael> scipio>"
    assert GAME.view(scene.state, 1).artefact == 0
    assert [judged.by for judged in scene.said(events.DefenceJudged)] == ["hit"]


@pytest.mark.clause("DA-11.8")
def test_the_lowest_remaining_card_makes_the_current_player() -> None:
    scene = Scene("noctis> scipio> deino<", players="green | grey | blue", swarms={"L2": "head"})
    scene.choose(green=12, grey=8, blue=11)
    assert scene.current == 1
    scene.skip(rolls=[0])
    assert scene.current == 2, "11 is lower than 12"
    assert [event.player for event in scene.happened(events.CurrentPlayer)][-1] == 2


@pytest.mark.parametrize(("option", "current"), [("lowest-card", 1), ("last-card", 0)])
@pytest.mark.clause("DA-11.8")
def test_a_player_with_another_card_keeps_the_role_by_option(option: str, current: int) -> None:
    """Player 0 has grey 6 and green 12, player 1 has blue 11; grey dies."""
    scene = Scene("noctis> scipio> deino<", players="green grey | blue", swarms={"L2": "head"}, current_player=option)
    scene.choose(green=12, grey=8, blue=11)
    scene.skip(rolls=[0])
    assert scene.formation == "noctis> deino<"
    assert scene.current == current


@pytest.mark.clause("DA-11.8")
@pytest.mark.parametrize(
    ("option", "owners", "heir"),
    [
        ("lowest-card", {"yellow": 0, "grey": 1, "blue": 0}, 1),
        ("last-card", {"yellow": 0, "grey": 1, "blue": 0}, 0),
        ("last-card", {"yellow": 0, "grey": 1, "blue": 1}, 1),
    ],
)
def test_who_is_current_player_after_an_elimination(option: str, owners: dict[str, int], heir: int) -> None:
    """Cards 2 yellow, 6 grey, 13 blue. Yellow dies out: its player keeps the role by option, with a card left."""
    scene = build(
        "Goriel> Scipio> Lorenzo>",
        slain="claudio",
        players=2,
        owners=owners,
        phase="attack",
        cards=["defensive-stance", "power-field", "lead-by-example"],
        swarms={"L1": "head"},
        current_player=option,
        dice=[0],
    )
    assert scene.formation == "scipio> lorenzo>"
    assert GAME.view(scene.state, 0).current == heir


@pytest.mark.clause("DA-11.8")
def test_sc_48_the_next_lowest_card_draws_the_event() -> None:
    scene = Scene("scipio> goriel< deino>", players="grey | yellow | blue", swarms={"L2": "head"})
    scene.choose(yellow=2, grey=6, blue=13)
    assert scene.current == 1
    scene.skip(rolls=[0], token_to="deino")
    assert scene.formation == "scipio> deino>"
    assert scene.current == 0
    assert (scene.phase, scene.asked) == (EVENT, (0,))


@pytest.mark.clause("DA-11.8", "DA-11.10")
def test_sc_92_the_role_passes_on_in_the_middle_of_an_event() -> None:
    scene = Scene(
        "goriel< scipio> deino> noctis< leon> zael<",
        players="yellow blue | grey green | red purple",
        terrain={"ventilation-duct": "L2", "spore-chimney": "L3"},
        blips=(4, 6),
        event="psychic-assault",
    )
    scene.to_event(yellow=2, grey=6, blue=13, green=16, red=17, purple=14, token_to="noctis")
    assert (scene.current, scene.asked) == (0, (0,))
    scene.play(ChooseMarine("goriel"), rolls=[1])
    assert scene.formation == "scipio> deino> noctis< leon> zael<"
    assert scene.current == 1
    assert scene.offered(ChooseTerrain) == {ChooseTerrain("ventilation-duct"), ChooseTerrain("spore-chimney")}
    assert scene.asked == (1,), "red minor is 3 a card and four are there: B decides"


@pytest.mark.clause("DA-11.8", "DA-11.10", "DA-9.2")
def test_elimination_in_phase_3_passes_the_event_on() -> None:
    scene = build(
        "Goriel> Zael> Scipio>",
        slain="claudio omnio calistarius",
        players=3,
        owners={"yellow": 1, "purple": 0, "grey": 2},
        phase="attack",
        cards=["defensive-stance", "power-field", "flamer-attack"],
        swarms={"L1": "head"},
        event="full-scan",
        dice=[1],
    )
    assert scene.formation == "zael> scipio>"
    scene.go_on()
    assert scene.seat == 2
    assert set(scene.moves) == {ChoosePile("left"), ChoosePile("right")}


@pytest.mark.clause("DA-11.8", "DA-9.22")
def test_the_red_team_lost_in_the_event_does_not_shoot() -> None:
    scene = build(
        "Leon<3 Zael>",
        slain="valencio",
        phase="event",
        cards=["overwatch"],
        event="psychic-assault",
        swarms={"L2": "head"},
        dice=[],
    )
    scene.roll(0).play(ChooseMarine("leon"))
    assert scene.formation == "zael>"
    assert scene.idle


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
