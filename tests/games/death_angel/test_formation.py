"""The formation: facing and range (section 4)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.positions import GAME
from tests.games.death_angel.scenes import Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.cards import MARINE_NAMES, MARINES, MarineName
from starboard.games.death_angel.moves import Accept, Attack, Pass, Reroll, Slay, Trade, UseAbility

RANGES = {
    "gideon": 0,
    "claudio": 0,
    "zael": 1,
    "leon": 3,
    **dict.fromkeys(["noctis", "goriel", "lorenzo", "deino", "valencio", "omnio", "calistarius", "scipio"], 2),
}


@pytest.mark.clause("DA-4.1")
def test_terrain_and_swarms_belong_to_the_position() -> None:
    scene = Scene(
        "noctis< scipio>",
        terrain={"door": "L1", "corridor": "R2"},
        door=2,
        tokens={"scipio": 1},
        swarms={"L1": "head", "R2": "tail"},
    )
    scene.choose(grey=8)
    scene.play(Trade("scipio", "noctis"))
    assert scene.formation == "scipio> noctis<", "each keeps his facing"
    assert scene.tokens("scipio") == 1, "and his tokens"
    assert scene.terrain == {"door": "L1", "corridor": "R2"}
    assert scene.state.door_tokens == 2
    assert scene.swarms == {"L1": "head", "R2": "tail"}


@pytest.mark.parametrize("facing", "<>")
@pytest.mark.clause("DA-4.2")
def test_attacks_only_on_the_side_he_faces(facing: str) -> None:
    scene = Scene(f"scipio{facing} noctis<", swarms={"L1": "head", "R1": "tail", "L2": "head", "R2": "tail"})
    scene.choose()
    side = "L" if facing == "<" else "R"
    assert scene.offered(Attack) == {Attack("scipio", f"{side}1"), Attack("scipio", f"{side}2")}


@pytest.mark.parametrize("facing", "<>")
@pytest.mark.clause("DA-4.2")
def test_tokens_help_only_on_the_side_he_faces(facing: str) -> None:
    scene = Scene(f"scipio{facing} noctis<", swarms={"L1": "head"}, tokens={"scipio": 1})
    scene.fight(5)
    assert (scene.question == "defence-roll") == (facing == "<")


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
    spawned = [event.place for event in scene.happened(events.Spawned)]
    assert spawned == ["R3"], "They're Everywhere!: only Scipio is engaged with nobody"


@pytest.mark.parametrize("name", MARINE_NAMES)
@pytest.mark.clause("DA-4.3")
def test_ranges(name: MarineName) -> None:
    """The Marine stands in the middle of eleven; every position has a swarm: nothing in between blocks."""
    others = [other for other in MARINE_NAMES if other != name]
    column = [f"{other}>" for other in others[:5]] + [f"{name}<"] + [f"{other}>" for other in others[5:]]
    symbols = ["head", "tail", "tongue", "claws"]
    scene = Scene(" ".join(column), swarms={f"L{n}": symbols[n % 4] for n in range(1, 13)}, attacked=True)
    scene.choose()
    team = next(marine.team for marine in MARINES if marine.id == name)
    while not any(move.marine == name for move in scene.offered(Attack)):
        scene.play(scene.moves[-1])
    reached = {int(move.place[1:]) for move in scene.offered(Attack) if move.marine == name}
    assert reached == {n for n in range(1, 13) if abs(n - 6) <= RANGES[name]}, team
    assert next(marine.range for marine in MARINES if marine.id == name) == RANGES[name]


@pytest.mark.clause("DA-4.4")
def test_abilities_ignore_facing() -> None:
    """Intimidation takes cards from behind a Marine too."""
    scene = Scene("lorenzo< scipio>", swarms={"L1": "head", "R1": "tail"})
    scene.choose(blue=11)
    scene.on_to("intimidate")
    scene.play(UseAbility(), rolls=[1])
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("R1", "tail")}


@pytest.mark.clause("DA-4.4", "DA-7.7")
def test_but_an_ability_that_attacks_does_not() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "head tail", "R1": "tail"}, tokens={"noctis": 2})
    scene.choose(green=12)
    scene.on_to("attack-for-token")
    assert scene.offered(Attack) == {Attack("noctis", "L1")}
    scene.play(Attack("noctis", "L1"), rolls=[0])
    assert set(scene.moves) == {Reroll(), Accept()}
    assert GAME.ask(scene.state, 0, Attack("noctis", "R1")) is not None
