"""What a seasoned player weighs and what he does not; how a position is judged."""

from __future__ import annotations

from tests.games.death_angel.positions import GAME, Position, build

from starboard import bots
from starboard.core.chance import Seeded
from starboard.games.death_angel.bot import promise
from starboard.games.death_angel.danger import Danger
from starboard.games.death_angel.moves import (
    ACCEPT,
    PASS,
    REROLL,
    ROLL_DIE,
    USE_ARTEFACT,
    Activate,
    AnyMove,
    Attack,
    ChooseSwarm,
    PlaceToken,
    Slay,
    Trade,
    Turn,
)


def sensible(scene: Position) -> set[object]:
    return set(GAME.sensible(scene.state, scene.seat, scene.moves))


def test_a_token_for_a_life_and_none_for_a_miss() -> None:
    hit = build("Leon<1 Zael>", phase="attack", swarms={"L1": "head"}, dice=[1])
    assert sensible(hit) == {REROLL}
    miss = build("Leon<1 Zael>", phase="attack", swarms={"L1": "head"}, dice=[2])
    assert sensible(miss) == {ACCEPT}
    artefact = build("Leon> Zael>", phase="attack", swarms={"L1": "head"}, artefact=0, dice=[0])
    assert sensible(artefact) == {USE_ARTEFACT}


def test_attacks_are_made_and_hits_are_kept() -> None:
    scene = build("Leon<1 Valencio>", cards=["full-auto"], swarms={"L1": "head tail", "L2": "claws"})
    assert sensible(scene) == {Attack("leon", "L1"), Attack("leon", "L2")}
    scene.roll(5).play(Attack("leon", "L1"))
    assert sensible(scene) == {REROLL, ACCEPT}, "a miss: is it worth a token?"
    scene.roll(3).play(REROLL)
    assert sensible(scene) == {Slay("L1", "head"), Slay("L1", "tail")}


def test_tokens_go_to_marines_who_face_a_swarm() -> None:
    scene = build("Leon< Zael> Omnio<", cards=["overwatch"], swarms={"L1": "head", "L2": "tail"})
    assert sensible(scene) == {PlaceToken("leon")}
    quiet = build("Leon< Zael>", cards=["overwatch"])
    assert sensible(quiet) == {PlaceToken("leon"), PlaceToken("zael")}


def test_moving_and_turning_has_a_reason() -> None:
    scene = build(
        "Leon> Zael> Omnio> Valencio< Scipio<",
        cards=["onward-brothers"],
        swarms={"L4": "head", "L1": "tail"},
        terrain={"corridor": "R3"},
    )
    assert sensible(scene) == {Trade("leon", "zael"), Trade("valencio", "omnio"), Trade("valencio", "scipio"), PASS}
    scene.play(PASS)
    assert sensible(scene) == {Turn("leon"), PASS}, "Valencio sees the swarm at L4 already"


def test_the_power_field_holds_the_largest_swarm() -> None:
    scene = build("Scipio< Zael>", cards=["power-field"], swarms={"L1": "head", "R2": "tail tail", "L2": "claws head"})
    scene.play(PlaceToken("scipio"))
    assert sensible(scene) == {ChooseSwarm("R2"), ChooseSwarm("L2")}


def test_danger_is_how_likely_a_marine_falls() -> None:
    """DA-8.5: swarms of 1, 3 and 6 hit with 2/6, 4/6 and 1; a protected one not at all."""
    scene = build(
        "Leon< Zael> Omnio<",
        swarms={"L1": "head", "R1": "head head head", "L2": "tail " * 6, "R2": "claws"},
        protected=["R2"],
    )
    danger = Danger(scene.state)
    assert [danger.here(place) for place in range(4)] == [2 / 6, 4 / 6, 1, 0]


def test_a_position_is_better_with_more_done() -> None:
    def launch(tokens: int) -> float:
        return promise(build("Leon< Zael>", location="launch-control-room", launch=tokens).state)

    def lair(*slain: str) -> float:
        left = {"L1": "brood-lord-1", "R1": "brood-lord-2"}
        swarms = {place: lord for place, lord in left.items() if lord not in slain}
        return promise(build("Leon< Zael>", location="genestealer-lair", lords_slain=slain, swarms=swarms).state)

    def blips(left: int, right: int) -> float:
        return promise(build("Leon< Zael>", blips=(left, right)).state)

    assert 0 < launch(0) < launch(5) < 1
    assert lair() < lair("brood-lord-1")
    assert blips(4, 4) < blips(1, 4) < blips(0, 4), "travel is near"


# --- what is clear to who thinks ----------------------------------------------------------------------------------


def chosen(scene: Position, level: str = "hard") -> set[AnyMove]:
    """What a bot does here, with one luck and another."""
    state, seat = scene.state, scene.seat
    view = GAME.view(state, seat)
    return {bots.make(level).choose(GAME, view, state.options, scene.moves, Seeded(luck)).move for luck in range(3)}


def test_a_launch_that_cannot_fail_is_launched() -> None:
    scene = build(
        "Leon< Zael<",
        cards=["onward-brothers"],
        location="launch-control-room",
        terrain={"control-panel": "L1"},
        launch=5,
        swarms={"L2": "head head head"},
    )
    while scene.kind != "who-activates":
        scene.play(scene.moves[-1])
    assert chosen(scene) == chosen(scene, "normal") == {Activate("leon", "control-panel")}
    scene.play(Activate("leon", "control-panel"))
    assert chosen(scene) == chosen(scene, "normal") == {ROLL_DIE}


def test_who_has_tokens_turns_to_the_swarm_behind_him() -> None:
    """Three at his back slay him in four of six cases; with two tokens, face to face, in eight of 27."""
    scene = build(
        "Valencio> Leon>2 Scipio> Zael>", cards=["onward-brothers"], swarms={"L2": "head tail claws"}, blips=(4, 4)
    )
    while scene.kind != "who-turns":
        scene.play(scene.moves[-1])
    assert chosen(scene) == {Turn("leon")}


def test_a_token_goes_where_it_saves_a_life() -> None:
    scene = build("Valencio> Leon< Scipio> Zael>", cards=["overwatch"], swarms={"L2": "head tail claws"}, blips=(4, 4))
    assert chosen(scene) == {PlaceToken("leon")}
