"""Every piece of advice has a reason: what is meant, what sets it apart, or that it is a close call."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from tests.games.death_angel.common import TEXT
from tests.games.death_angel.positions import GAME, Position, build

from starboard.core.chance import Seeded
from starboard.core.text import Phrase
from starboard.games.death_angel import reasons, thinker
from starboard.games.death_angel.fast import table
from starboard.games.death_angel.moves import (
    ACCEPT,
    PASS,
    Activate,
    AnyMove,
    Attack,
    ChooseAction,
    ChooseSwarm,
    PlaceToken,
    Turn,
    UseAbility,
)
from starboard.games.death_angel.rounds import BeginPhase
from starboard.games.death_angel.state import RESOLVE

POSITIONS = 120
"""Decisions that are looked at; other random games are met by another number of seats."""
WORDS = 14
"""At most so many; a button that is quoted is one."""
BUTTON = re.compile("“[^”]*”")
INSTEAD = re.compile(r"(\d+%|\d of 6),? (?:to survive,? )?(?:instead of|otherwise|not) (\d+%|\d of 6)")


@pytest.fixture(scope="module", autouse=True)
def kernel() -> None:
    thinker.prepare()


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_advice_has_a_reason(seats: int) -> None:
    """In games that are played at random, so that all kinds of positions come up; a hard player advises in each."""
    met, seed, found = 0, seats, Counter[str]()
    while met < POSITIONS:
        chance, seed = Seeded(seed, 77), seed + 10
        state = GAME.new(GAME.Options(), seats, chance)
        while not state.outcome and met < POSITIONS:
            seat = GAME.to_move(state)[-1]
            moves = GAME.moves(state, seat)
            if chance.below(3) == 0 and state.phase:
                found[reasonable(state, seat, moves, chance)] += 1
                met += 1
            GAME.carry_out(state, seat, GAME.habit(state, seat, moves, chance), chance)
    assert len(found) > 10
    assert found["death-angel-because-close"] < POSITIONS // 3


def reasonable(state: Any, seat: int, moves: list[AnyMove], chance: Any) -> str:
    """The reason for what is advised, checked."""
    choice = thinker.Thinker(30_000).choose(GAME, GAME.view(state, seat), state.options, moves, chance)
    assert choice.move in moves
    assert choice.why is not None
    line = TEXT(choice.why)
    assert line
    assert len(BUTTON.sub("it", line).split()) <= WORDS, line
    for one, other in INSTEAD.findall(line):
        assert one != other, line
    return choice.why.id


Worth = dict[AnyMove, float]


def advised(monkeypatch: pytest.MonkeyPatch, scene: Position, worth: Worth, thought: int = 20_000) -> tuple[Any, str]:
    """What is advised, and why, where moves are worth so much, and all others nothing."""

    def think(worlds: Any, seeds: Any, lines: Any, rounds: int) -> tuple[list[list[float]], int]:
        return [[sum(worth.get(move, 0.0) for move in line)] * len(worlds) for line in lines], 1000

    monkeypatch.setattr(table, "think", think)
    view = GAME.view(scene.state, scene.seat)
    choice = thinker.Thinker(thought).choose(GAME, view, scene.state.options, scene.moves, Seeded(1))
    return choice.move, TEXT(choice.why) if choice.why else ""


def test_a_move_card_says_what_it_is_meant_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lorenzo faces the Tank. Who means to leave it alone does not name it; who means to use it does."""
    tank = {"promethium-tank": "L1"}
    card, use = ChooseAction(11), Activate("lorenzo", "promethium-tank")
    scene = build("Lorenzo< Deino>", phase="choose", terrain=tank)
    scene.state.agenda.insert(0, BeginPhase(RESOLVE))
    assert advised(monkeypatch, scene, {card: 0.9, PASS: 0.5}) == (
        card,
        "Played ahead, it beats “Blue · 3 Counter Attack”.",
    )
    assert advised(monkeypatch, scene, {card: 0.9, PASS: 0.5, use: 0.8}) == (card, "Planned: “Lorenzo uses the Tank”.")


def test_a_turn_says_what_it_leads_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three attack Deino from the right; he turns left for the Door, and for nothing else."""
    scene = build("Deino> Lorenzo<", cards=["intimidation"], swarms={"R1": "head tail claws"}, terrain={"door": "L1"})
    scene.play(PASS)
    turn, use = Turn("deino"), Activate("deino", "door")
    assert advised(monkeypatch, scene, {turn: 0.9, PASS: 0.5, use: 0.8}) == (turn, "Planned: “Deino uses the Door”.")
    assert advised(monkeypatch, scene, {turn: 0.9, PASS: 0.5}) == (turn, "Played ahead, it beats “Done turning”.")


def test_a_close_call_is_called_one(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = build("Deino> Lorenzo<", cards=["intimidation"]).play(PASS)
    _, why = advised(monkeypatch, scene, {PASS: 0.5, Turn("deino"): 0.5, Turn("lorenzo"): 0.495})
    assert why == "Close call: the others are about as good."


def test_what_sets_a_move_apart_is_found_by_carrying_out_both() -> None:
    """Power Field: two beside Zael, three beside Scipio. Held, those can't hurt him, whom else 4 and 5 save; Zael would
    have been saved by 3, 4 and 5."""
    scene = build("Scipio> Zael>", cards=["power-field"], swarms={"R1": "head tail claws", "R2": "head tail"}).play(
        PlaceToken("scipio")
    )
    scene.state.tokens[:] = [0] * len(scene.state.tokens)
    found = reasons.apart(GAME, scene.state, 0, ChooseSwarm("R1"), ChooseSwarm("R2"))
    assert said(found) == "Otherwise 4 fewer of 6 save Scipio, 3 more save Zael."
    assert reasons.apart(GAME, scene.state, 0, ChooseSwarm("R2"), ChooseSwarm("R1")) is None
    alone = reasons.apart(GAME, scene.state, 0, ChooseSwarm("R1"), PASS)
    assert said(alone) == "Scipio has 6 of 6 to survive, otherwise 2 of 6."


def test_the_price_of_a_new_roll_is_named() -> None:
    """One beside Noctis himself: with the token 1 - 1/9 = 89 %. A new roll: a hit leaves nobody, a miss 4 of 6 and no
    token, 5/6 in all."""
    scene = build("Noctis>1 Gideon<", cards=["dead-aim"], swarms={"R1": "head"}).roll(0).play(Attack("noctis", "R1"))
    assert said(GAME.why(scene.state, 0, ACCEPT)) == "Kept for defence, the token gives Noctis 89%, not 67%."
    scene = build("Noctis>1 Gideon<", cards=["dead-aim"], swarms={"R2": "head"}).roll(0).play(Attack("noctis", "R2"))
    reroll = next(move for move in scene.moves if move is not ACCEPT)
    assert said(GAME.why(scene.state, 0, reroll)) == "4 of 6 hit. Noctis’s defence doesn’t need the token."


def test_what_costs_nothing_says_so() -> None:
    scene = build("Deino> Lorenzo<", cards=["intimidation"], swarms={"R1": "head tail"}).play(PASS, PASS)
    assert said(GAME.why(scene.state, 0, UseAbility())) == "A 0 costs nothing; any other face drives some back."


def said(found: Phrase | None) -> str:
    return TEXT(found) if found else ""
