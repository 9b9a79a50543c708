"""What speaks for a move is said, and is true."""

from __future__ import annotations

import pytest
from tests.games.death_angel.common import TEXT
from tests.games.death_angel.positions import GAME, Position, build

from starboard.core.text import Phrase
from starboard.games.death_angel.because import why
from starboard.games.death_angel.bot import question
from starboard.games.death_angel.cards import MARINE
from starboard.games.death_angel.locations import LaunchControlRoom
from starboard.games.death_angel.moves import (
    ACCEPT,
    ADD_TOKEN,
    PASS,
    ROLL_DIE,
    Activate,
    AnyMove,
    Attack,
    ChooseAction,
    ChooseMarine,
    ChooseSwarm,
    HeroicCharge,
    MoveSwarm,
    PlaceToken,
    PutEvent,
    Slay,
    Trade,
    Turn,
    UseAbility,
)
from starboard.games.death_angel.odds import stands


def reason(scene: Position, move: AnyMove) -> Phrase | None:
    before = scene.state.formation[:]
    said = why(question(scene.state), scene.state, move)
    assert scene.state.formation == before
    return said


def said(scene: Position, move: AnyMove) -> str:
    found = reason(scene, move)
    return found.id if found else ""


def test_a_trade_says_how_the_worse_off_stands() -> None:
    """Zael has his back to three; Claudio would face them and can spend his tokens."""
    scene = build("Zael> Claudio<2", swarms={"L1": "head tail tail"}, cards=["reorganize"])
    found = reason(scene, Trade("claudio", "zael"))
    assert found
    assert found.id == "death-angel-because-trade"
    worse = min(stands(scene.state, MARINE["zael"]), stands(scene.state, MARINE["claudio"]))
    scene.play(Trade("claudio", "zael"))
    assert min(stands(scene.state, MARINE["zael"]), stands(scene.state, MARINE["claudio"])) > worse


def test_staying_is_explained_only_where_it_is_best() -> None:
    scene = build("Zael> Claudio<2", swarms={"L1": "head tail tail"}, cards=["reorganize"])
    assert said(scene, PASS) == ""
    scene = build("Claudio<2 Zael>", swarms={"L1": "head tail tail"}, cards=["reorganize"])
    assert said(scene, PASS) == "death-angel-because-stays"


def test_turning_is_explained_only_where_it_would_not_help() -> None:
    scene = build("Zael> Claudio<2", swarms={"L1": "head tail"}, cards=["reorganize"]).play(PASS)
    assert said(scene, PASS) == "death-angel-because-faces"
    scene = build("Zael> Claudio>2", swarms={"L2": "head tail"}, cards=["reorganize"]).play(PASS)
    assert said(scene, PASS) == ""


def test_terrain_is_explained_by_what_it_does() -> None:
    scene = build("Zael> Claudio<", terrain={"promethium-tank": "L2"}, cards=["reorganize"]).play(PASS, PASS)
    assert said(scene, Activate("claudio", "promethium-tank")) == "death-angel-because-blast"
    scene = build(
        "Zael> Claudio<",
        swarms={"L2": "head tail", "R2": "claws"},
        terrain={"promethium-tank": "L2"},
        cards=["reorganize"],
    ).play(PASS, PASS)
    blast = reason(scene, Activate("claudio", "promethium-tank"))
    assert blast
    assert TEXT(blast).startswith("3 Genestealers fall without a roll. He falls on ")


def test_a_kill_is_explained_by_what_it_changes() -> None:
    """Against two he stands with 3, 4 and 5; against one with the 2 as well."""
    scene = build("Zael> Claudio>", swarms={"R1": "head tail"}, cards=["flamer-attack"])
    found = reason(scene, Attack("zael", "R1"))
    assert found
    assert TEXT(found) == "One fewer leaves Zael 4 of 6 to survive instead of 3 of 6."
    assert (
        scene.state.swarms[1][0].cards == build("Zael> Claudio>", swarms={"R1": "head tail"}).state.swarms[1][0].cards
    )
    scene = build("Zael> Claudio>", swarms={"R1": "head"}, cards=["flamer-attack"])
    found = reason(scene, Attack("zael", "R1"))
    assert found
    assert TEXT(found) == "Without it that side is safe; with it Zael has 4 of 6."


@pytest.mark.clause("DA-12.2")
def test_nobody_is_safe_without_one_swarm_where_another_is_kept_apart() -> None:
    """Two groups on one side attack each for itself."""
    scene = build("Zael> Claudio>", swarms={"R1": "head | tail"}, cards=["flamer-attack"])
    assert reason(scene, Attack("zael", "R1")) is None


def test_a_charge_is_explained_by_its_card() -> None:
    scene = build("Zael> Claudio>", swarms={"R2": "head tail"}, cards=["heroic-charge"])
    found = reason(scene, HeroicCharge())
    assert found
    assert TEXT(found) == "Up to 3 fall without a roll. He falls on 0."


def test_the_launch_is_explained_by_its_faces() -> None:
    scene = build("Leon<", location="launch-control-room", terrain={"control-panel": "L1"}, cards=["onward-brothers"])
    scene.state.launch_tokens = 2
    asked, state = LaunchControlRoom(0, MARINE["leon"]), scene.state
    roll, wait = why(asked, state, ROLL_DIE), why(asked, state, ADD_TOKEN)
    assert roll
    assert wait
    assert TEXT(roll) == "3 of 6 win the mission at once."
    assert TEXT(wait) == "With one more token 4 of 6 win."


def test_a_trade_that_makes_nobody_safer_may_bring_them_into_reach() -> None:
    """Zael reaches one row; what lies in wait is beside Claudio's row and Zael faces that side."""
    scene = build("Claudio< Noctis< Zael>", swarms={"R1": "head"}, cards=["reorganize"])
    found = reason(scene, Trade("noctis", "zael"))
    assert found
    assert TEXT(found) == "Trading places puts 1 Genestealer in reach instead of 0."


def test_a_charge_and_a_token() -> None:
    scene = build("Zael> Claudio>", swarms={"R2": "head tail"}, cards=["heroic-charge"])
    assert said(scene, HeroicCharge()) == "death-angel-because-charge"
    scene = build("Zael> Claudio>", swarms={"R2": "head tail"}, cards=["defensive-stance"])
    assert said(scene, PlaceToken("claudio")) == "death-angel-because-survives"
    assert reason(scene, PlaceToken("zael")) is None, "what somebody else would do with it speaks against the move"


def test_support_names_only_those_whom_it_helps() -> None:
    """Against what is at his back a token is no help; a Power Field is."""
    scene = build("Zael< Claudio> Calistarius>", phase="choose", swarms={"R1": "head tail tail", "R2": "head tail"})
    stance, field = reason(scene, ChooseAction(2)), reason(scene, ChooseAction(6))
    assert stance
    assert field
    assert [stance.id, field.id] == ["death-angel-because-help"] * 2
    assert "claudio" in str(stance.args)
    assert "zael" not in str(stance.args)
    assert "zael" in str(field.args)


def test_what_could_be_said_of_every_card_is_no_reason() -> None:
    """Nor is what somebody faces, as long as nobody means to use it."""
    scene = build("Zael< Claudio> Calistarius>", phase="choose", terrain={"door": "R3"})
    assert [said(scene, ChooseAction(card)) for card in (15, 2, 8)] == ["", "", ""]
    bare = GAME.why(scene.state, 0, ChooseAction(15))
    assert bare
    assert TEXT(bare) == "Played ahead, nothing did clearly better."


def test_a_card_that_saves_by_the_die_says_whom() -> None:
    """Six beside Gideon: no face is higher. With Block the skulls 1, 2 and 3 save him."""
    scene = build("Gideon> Noctis<", phase="choose", swarms={"R1": "head tail tail tongue claws claws"})
    found = reason(scene, ChooseAction(1))
    assert found
    assert TEXT(found) == "With it Gideon has 3 of 6 to survive instead of 0 of 6."


def test_a_turn_is_for_the_swarm_behind_or_speaks_for_itself() -> None:
    """Without a token it makes him no safer: he can attack whom he faces. Where nobody is, there is no reason."""
    scene = build("Zael> Claudio>", phase="choose", swarms={"L1": "head"})
    found = reason(scene, Turn("zael"))
    assert found
    assert TEXT(found) == "Turned, Zael faces the swarm at his back."
    assert reason(scene, Turn("claudio")) is None, "he reaches nobody there"
    scene = build("Zael> Leon>", phase="choose", swarms={"L1": "head tail"})
    found = reason(scene, Turn("leon"))
    assert found
    assert TEXT(found) == "Turned, Leon has 2 in reach instead of 0."
    scene = build("Zael> Claudio>", phase="choose", swarms={"R1": "head"})
    assert reason(scene, Turn("claudio")) is None


def test_a_turn_away_from_his_attackers_needs_a_better_reason() -> None:
    """Four on the left are more than the two that attack him; but turned he can't spend his token on those."""
    scene = build("Zael> Claudio>1 Leon>", phase="choose", swarms={"L1": "head tail", "R2": "head tail", "L3": "claws"})
    assert reason(scene, Turn("claudio")) is None


def test_two_chances_that_are_compared_are_said_in_the_same_way() -> None:
    """Against two, three faces save him: half. With a token he rolls again where he fails: three quarters."""
    scene = build("Zael> Claudio>", swarms={"R2": "head tail"}, cards=["strategize"])
    found = reason(scene, PlaceToken("claudio"))
    assert found
    assert TEXT(found) == "Claudio has 75% to survive instead of 50%."


def test_a_chance_with_tokens_says_so() -> None:
    """The shield does not count them: it would read like a contradiction."""
    plain = reason(
        build("Zael> Claudio>", swarms={"R2": "head tail"}, cards=["defensive-stance"]), PlaceToken("claudio")
    )
    rich = reason(
        build("Zael> Claudio>1", swarms={"R2": "head tail"}, cards=["defensive-stance"]), PlaceToken("claudio")
    )
    assert plain
    assert rich
    assert TEXT(plain).startswith("Claudio has")
    assert TEXT(rich).startswith("With tokens Claudio has")


def test_which_of_a_swarm_falls_is_not_explained_by_whom_it_attacks() -> None:
    scene = build("Zael>1 Claudio>", swarms={"R1": "head tail"}, cards=["flamer-attack"]).roll(1)
    assert said(scene, Attack("zael", "R1")) == "death-angel-because-fewer"
    scene.play(Attack("zael", "R1"))
    assert said(scene, ACCEPT) == "death-angel-because-hit"
    scene.play(ACCEPT)
    assert said(scene, Slay("R1", "head")) == ""


def test_a_scouted_event_is_weighed_against_an_unknown_one() -> None:
    scene = build("Omnio< Scipio>", cards=["forward-scouting"]).play(PASS, PASS, UseAbility())
    assert said(scene, PutEvent("top")) == "death-angel-because-event-top"
    assert said(scene, PutEvent("bottom")) == "death-angel-because-event-bottom"


@pytest.mark.parametrize(
    ("victims", "line"),
    [
        # Three against him, and two tokens: he falls if 0 to 3 come three times, 8/27. One less of each: 1/4.
        (1, "One fewer for a token: Valencio has 75%, not 70%."),
        # One is left and no token: 2 to 5 save him, 4 of 6.
        (2, "2 fewer for 2 tokens: Valencio has 67%, not 70%."),
    ],
)
@pytest.mark.clause("DA-9.24")
def test_what_tokens_buy_is_said_with_their_price(victims: int, line: str) -> None:
    """Rewarded Faith; before it the chance is the one that the shield shows with his tokens."""
    scene = build("Valencio>2 Leon>", phase="event", event="rewarded-faith", swarms={"R1": "head* tail* claws*"})
    scene.play(ChooseMarine("valencio"))
    if victims > 1:
        scene.play(Slay("R1", "head"))
    found = reason(scene, Slay("R1", "claws"))
    assert found
    assert TEXT(found) == line
    assert GAME.view(scene.state, 0).rows[0].right.swarms[0].supported == 70


@pytest.mark.clause("DA-7.18")
def test_an_attack_that_costs_a_token_says_how_he_stands_without_it() -> None:
    """Run and Gun against the two beside him: now 1 - 1/4; one left, and no token: 4 of 6."""
    scene = build("Noctis>1 Gideon>", cards=["run-and-gun"], swarms={"R1": "head tail"}).play(PASS, PASS)
    found = reason(scene, Attack("noctis", "R1"))
    assert found
    assert TEXT(found) == "One fewer for a token: Noctis has 67%, not 75%."


@pytest.mark.clause("DA-12.3")
def test_a_swarm_that_goes_on_to_another_names_both() -> None:
    """Against four a 5 saves Leon; the seven that they become beside Omnio nobody survives, three he did by 4 and 5."""
    swarms = {"R1": "head tail tail claws", "R2": "head tongue claws"}
    scene = build("Leon> Omnio> Zael>", cards=["strategize"], swarms=swarms).play(PlaceToken("zael"))
    found = reason(scene, MoveSwarm("R1", "R2"))
    assert found
    assert TEXT(found) == "5 more of 6 save Leon, 2 fewer save Omnio."


@pytest.mark.clause("DA-10.10")
def test_more_that_join_a_swarm_are_counted() -> None:
    """Black Holds: two join the one beside Leon, whom 2 to 5 save from one and 4 and 5 from three: two faces less. The
    two beside Zael would be four: two faces less as well, and only the 5 left."""
    scene = build(
        "Leon> Zael>",
        phase="travel",
        players=2,
        location="munitorium",
        location_deck=["black-holds", "generatorium", "toxin-pumping-station"],
        blips=(0, 3),
        swarms={"R1": "head", "R2": "tail tail"},
    )
    assert scene.kind == "black-holds"
    found = reason(scene, ChooseSwarm("R1"))
    assert found
    assert TEXT(found) == "Elsewhere it would be worse: Zael would have 1 of 6 to survive."
    assert reason(scene, ChooseSwarm("R2")) is None, "that would be no reason for it"


@pytest.mark.clause("DA-12.4")
def test_a_swarm_that_is_held_does_not_attack() -> None:
    """Two beside Zael, whom 3, 4 and 5 would save: held, they leave him alone."""
    scene = build("Scipio> Zael>", cards=["power-field"], swarms={"R2": "head tail"}).play(PlaceToken("scipio"))
    found = reason(scene, ChooseSwarm("R2"))
    assert found
    assert TEXT(found) == "Zael has 6 of 6 to survive instead of 3 of 6."


def test_a_token_that_saves_nobody_now_says_what_it_is_for() -> None:
    """Zael attacks with his flamer later this round; Scipio has nobody to attack, and nobody is attacked from the
    front."""
    scene = build("Scipio> Zael>", cards=["power-field", "flamer-attack"], swarms={"L1": "head tail"})
    scene.state.faces[MARINE["zael"]] = 0
    told = [reason(scene, PlaceToken(one)) for one in ("zael", "scipio")]
    assert [TEXT(line) for line in told if line] == [
        "So Zael can roll again when he attacks.",
        "A token changes little yet: Scipio keeps it for later.",
    ]
