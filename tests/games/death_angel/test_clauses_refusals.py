""" "Why can't I?" A refused move names the clause that forbids it, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.scenario import GAME, Scene, attack_with

from starboard.core.text import Text
from starboard.games.death_angel.moves import (
    Activate,
    Attack,
    ChooseAction,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    ChooseTeam,
    HeroicCharge,
    MoveSwarm,
    Pass,
    PlaceToken,
    Slay,
    Trade,
    Turn,
)
from starboard.lab.conformance import encoded


def refused(scene: Scene, move: Any, clause: str, seat: int | None = None) -> None:
    """The move is refused with this clause, in words, and nothing changes."""
    who = scene.asked[0] if seat is None else seat
    before = encoded(scene.state)
    refusal = GAME.ask(scene.state, who, move)
    assert refusal is not None
    assert refusal.clause == clause
    assert Text().problems(refusal.reason) == []
    assert encoded(scene.state) == before


@pytest.mark.clause("DA-6.1", "DA-6.2")
def test_choosing() -> None:
    scene = Scene("noctis< scipio>", players="green | grey", rested={"green": 12})
    refused(scene, ChooseAction(12), "DA-6.2", seat=0)
    refused(scene, Pass(), "DA-6.1", seat=0)
    scene.play(ChooseAction(16), seat=0)
    refused(scene, ChooseAction(1), "DA-6.1", seat=0)


@pytest.mark.clause("DA-6.2")
def test_a_jammed_gun() -> None:
    scene = Scene("noctis< gideon> scipio>", event="gun-jam")
    scene.to_event(green=1, grey=8, token_to="noctis")
    scene.play(ChooseTeam("green"))
    refused(scene, ChooseAction(16), "DA-6.2")


@pytest.mark.clause("DA-7.5")
def test_a_support_token_must_be_placed() -> None:
    scene = Scene("noctis< scipio>")
    scene.choose(green=1)
    refused(scene, Pass(), "DA-7.5")
    refused(scene, PlaceToken("deino"), "DA-11.1")


@pytest.mark.clause("DA-7.3", "DA-7.11", "DA-7.12", "DA-7.13", "DA-7.14")
def test_moving_turning_activating() -> None:
    scene = Scene("noctis< scipio> deino< gideon>", terrain={"door": "L1", "corridor": "R4", "spore-chimney": "R2"})
    scene.choose(green=12)
    refused(scene, Trade("noctis", "gideon"), "DA-7.12")
    refused(scene, Trade("scipio", "deino"), "DA-7.3")
    refused(scene, Activate("noctis", "door"), "DA-7.11")
    scene.on_to("who-turns")
    scene.play(Turn("noctis"))
    refused(scene, Turn("noctis"), "DA-7.13")
    scene.play(Turn("gideon"))

    scene = Scene("noctis< scipio> deino< gideon>", terrain={"door": "L1", "corridor": "R4", "spore-chimney": "R2"})
    scene.choose(green=12)
    scene.on_to("who-activates")
    refused(scene, Activate("gideon", "corridor"), "DA-7.14")
    refused(scene, Activate("noctis", "spore-chimney"), "DA-7.14")


@pytest.mark.clause("DA-4.2", "DA-4.3", "DA-7.16", "DA-7.18", "DA-7.3")
def test_attacking() -> None:
    swarms = {"L1": "head", "R1": "tail", "L4": "claws"}
    scene = Scene("calistarius< scipio< deino> omnio>", swarms=swarms, attacked=True)
    scene.choose()
    attack_with(scene, "calistarius")
    refused(scene, Attack("calistarius", "R1"), "DA-4.2")
    refused(scene, Attack("calistarius", "L4"), "DA-4.3")
    refused(scene, Attack("calistarius", "L2"), "DA-2.3")
    refused(scene, Attack("deino", "R1"), "DA-7.3")
    scene.play(Attack("calistarius", "L1"), rolls=[0])
    refused(scene, Attack("calistarius", "L1"), "DA-7.16")


@pytest.mark.clause("DA-7.21")
def test_no_alternating() -> None:
    scene = Scene("leon< valencio<", swarms={"L1": "head head"}, attacked=True)
    scene.choose()
    scene.play(Attack("leon", "L1"), rolls=[0])
    refused(scene, Attack("valencio", "L1"), "DA-7.21")


@pytest.mark.clause("DA-12.8", "DA-12.4")
def test_victims() -> None:
    scene = Scene(
        "claudio< scipio>",
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1", "R1": "tail", "R2": "brood-lord-2"},
        attacked=True,
    )
    scene.choose(grey=6)
    scene.play(PlaceToken("scipio"), ChooseSwarm("R1"))
    scene.play(HeroicCharge())
    refused(scene, Slay("L1", "brood-lord-1"), "DA-12.8")
    refused(scene, Slay("R1", "tail"), "DA-12.4")


@pytest.mark.clause("DA-9.5", "DA-9.25")
def test_event_targets() -> None:
    scene = Scene("noctis< scipio> deino>", event="stalking-from-the-shadows", tokens={"noctis": 1, "scipio": 1})
    scene.to_event()
    refused(scene, ChooseMarine("deino"), "DA-9.5")
    refused(scene, Pass(), "DA-9.5")
    scene = Scene("noctis< scipio< deino>", event="out-of-thin-air", blips=(1, 4))
    scene.to_event()
    refused(scene, ChooseMarine("deino"), "DA-9.5")


@pytest.mark.clause("DA-7.2")
def test_strategize_stays_in_the_formation() -> None:
    scene = Scene("omnio< scipio>", swarms={"L1": "head"}, attacked=True)
    scene.choose(purple=5)
    scene.play(PlaceToken("scipio"))
    for move in (MoveSwarm("L1", "L3"), MoveSwarm("L1", "L1"), MoveSwarm("L2", "L1")):
        assert GAME.ask(scene.state, 0, move) is not None


@pytest.mark.parametrize("move", [Pass(), ChoosePile("left"), PlaceToken("noctis"), Attack("noctis", "L1")])
@pytest.mark.clause("DA-5.1")
def test_somebody_elses_turn(move: Any) -> None:
    scene = Scene("noctis< scipio>", players="green | grey", swarms={"L1": "head"}, attacked=True)
    scene.choose(green=16, grey=8)
    assert scene.asked == (1,)
    before = encoded(scene.state)
    refusal = GAME.ask(scene.state, 0, move)
    assert refusal is not None
    assert refusal.clause.startswith("DA-")
    assert encoded(scene.state) == before


@pytest.mark.clause("DA-13.5")
def test_after_the_end_nothing_can_be_done() -> None:
    scene = Scene("noctis<", swarms={"L1": "head"})
    scene.fight(0)
    refused(scene, Pass(), "DA-13.5", seat=0)
