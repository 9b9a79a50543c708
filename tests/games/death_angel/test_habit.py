"""What Marines do without a thought: the answers that bots imagine when they play a mission on in their mind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.death_angel.positions import GAME, Position, build

from starboard.core.bot import Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.game import AnyGame
from starboard.games.death_angel import worth
from starboard.games.death_angel.moves import (
    Activate,
    AnyMove,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    PutEvent,
    SpendToken,
    UseAbility,
)
from starboard.games.death_angel.state import State
from starboard.lab.drive import play_out


def done(scene: Position) -> set[AnyMove]:
    """What is done by habit, whatever the luck."""
    return {GAME.habit(scene.state, scene.seat, scene.moves, Seeded(luck)) for luck in range(12)}


def test_they_come_behind_somebody_who_is_lost_anyway() -> None:
    scene = build(
        "Leon< Zael< Omnio<", phase="event", events=["out-of-thin-air"], swarms={"L2": "head tail tail claws claws"}
    )
    assert done(scene) == {ChooseMarine("zael")}


def test_the_mind_that_is_assaulted_is_that_of_somebody_who_is_lost_anyway() -> None:
    scene = build("Leon< Zael< Omnio<", phase="event", events=["psychic-assault"], swarms={"L3": "head " * 5})
    assert done(scene) == {ChooseMarine("omnio")}


def test_a_sanctuary_from_the_largest_swarm() -> None:
    scene = build(
        "Leon< Zael< Omnio<",
        phase="event",
        events=["temporary-sanctuary"],
        swarms={"L1": "head", "R3": "tail tail tail"},
    )
    assert done(scene) == {ChooseSwarm("R3")}


def test_a_second_wind_for_who_needs_it() -> None:
    scene = build("Leon< Zael< Omnio<", phase="event", events=["second-wind"], swarms={"R2": "tail tail"})
    assert done(scene) == {ChooseMarine("zael")}


def test_blips_are_taken_where_that_brings_the_group_on() -> None:
    scene = build("Leon< Zael<", phase="event", events=["full-scan"], blips=(4, 2))
    assert done(scene) == {ChoosePile("right")}


def test_who_scouts_puts_underneath_what_he_dreads() -> None:
    def put(event: str) -> set[AnyMove]:
        scene = build("Zael< Omnio<", cards=["forward-scouting"], events=[event, "gun-jam"])
        while scene.kind != "scout":
            scene.play(scene.moves[-1])
        return done(scene.play(UseAbility()))

    assert put("psychic-assault") == {PutEvent("bottom")}
    assert put("rescue-space-marine") == {PutEvent("top")}


def test_the_last_panels_are_used() -> None:
    """The mission ends with them."""
    scene = build(
        "Leon< Zael<",
        cards=["onward-brothers"],
        location="launch-control-room",
        terrain={"control-panel": "L1"},
    )
    while scene.kind != "who-activates":
        scene.play(scene.moves[-1])
    assert done(scene) == {Activate("leon", "control-panel")}


def test_a_token_is_cheaper_than_a_marine() -> None:
    scene = build(
        "Leon<1 Zael<",
        cards=["onward-brothers"],
        location="teleportarium",
        terrain={"control-panel": "L1"},
    )
    while scene.kind != "who-activates":
        scene.play(scene.moves[-1])
    scene.play(Activate("leon", "control-panel"))
    assert done(scene) == {SpendToken("leon")}


class Habit:
    """Plays by habit."""

    looks = True

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        return Choice(game.habit(game.imagine(view, options, chance), view.seat, moves, chance))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_what_is_looked_at_is_always_as_much(seats: int) -> None:
    """Wherever a mission comes to: the model has a weight for every feature, and says something from 0 to 1."""
    model = worth.model()
    chance = Seeded(5, seats)
    state = GAME.new(GAME.Options(), seats, chance)

    def look(state: State) -> None:
        if state.formation and not state.outcome:
            features = worth.features(state)
            assert len(features) == len(model.linear) == len(model.hidden[0])
            assert 0 <= model.win(features) <= 1

    play_out(GAME, state, [Habit()] * seats, chance, after=look)
    assert state.outcome
