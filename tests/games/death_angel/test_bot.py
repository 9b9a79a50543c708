"""What a seasoned player weighs and what he does not; how a position is judged."""

from __future__ import annotations

from tests.games.death_angel.positions import GAME, Position, build

from starboard.games.death_angel.bot import promise
from starboard.games.death_angel.habit import Danger
from starboard.games.death_angel.moves import (
    ACCEPT,
    PASS,
    REROLL,
    USE_ARTEFACT,
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
