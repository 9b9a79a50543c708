"""What speaks for a move is said, and is true."""

from __future__ import annotations

from tests.games.death_angel.positions import Position, build

from starboard.core.text import Phrase
from starboard.games.death_angel.because import why
from starboard.games.death_angel.bot import question
from starboard.games.death_angel.cards import MARINE
from starboard.games.death_angel.moves import PASS, Activate, AnyMove, ChooseAction, HeroicCharge, PlaceToken, Trade
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
    assert said(scene, Activate("claudio", "promethium-tank")) == "death-angel-effect-explode"


def test_a_charge_and_a_token() -> None:
    scene = build("Zael> Claudio>", swarms={"R2": "head tail"}, cards=["heroic-charge"])
    assert said(scene, HeroicCharge()) == "death-angel-because-charge"
    scene = build("Zael> Claudio>", swarms={"R2": "head tail"}, cards=["defensive-stance"])
    assert said(scene, PlaceToken("claudio")) == "death-angel-because-survives"
    assert said(scene, PlaceToken("zael")) == "death-angel-because-token"


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
