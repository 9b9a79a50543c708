"""A hard player thinks with the kernel, and plays on without it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.games.death_angel.common import TEXT, activate
from tests.games.death_angel.positions import GAME, Position, build

from starboard.core.chance import Seeded
from starboard.games.death_angel import thinker
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import table
from starboard.games.death_angel.fast.bridge import code_of, pack
from starboard.games.death_angel.fast.features import SIZE
from starboard.games.death_angel.fast.target import plain
from starboard.games.death_angel.fast.value import SCRATCH, WEIGHTS
from starboard.games.death_angel.moves import ADD_TOKEN, PASS, ROLL_DIE, AnyMove, Attack, ChooseSwarm, PlaceToken


def test_there_is_a_weight_for_everything() -> None:
    assert len(table.weights()) == WEIGHTS


def thoughts(state: Any, moves: list[Any], rounds: int) -> list[float]:
    """What moves are worth in this very world, found by the kernel as plain Python."""
    weights = np.array(table.weights(), np.float32)
    rooms = [[0] * at.ALL, [0] * at.ALL, [0] * 8, [0] * 2 * at.MOST_MOVES, [0.0] * SIZE, weights, [0.0] * SCRATCH]
    out = np.zeros((len(moves), 1), np.float32)
    lines = np.array([[code_of(move)] for move in moves], np.int32)
    plain("thinking").think(*rooms, np.array([pack(state)]), [7], lines, rounds, out)
    return [float(one) for one in out[:, 0]]


def test_what_wins_is_worth_all() -> None:
    scene = activate("control-panel", location="launch-control-room")
    scene.state.supply -= 5
    scene.state.launch_tokens = 5
    rolled, waited = thoughts(scene.state, [ROLL_DIE, ADD_TOKEN], 1)
    assert rolled == 1.0
    assert 0.0 < waited < 1.0


def test_who_has_no_kernel_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "_Compiler", type("Fresh", (), {"ready": False, "waited": 0}))
    monkeypatch.setattr(thinker, "kernel_installed", lambda: False)
    state = GAME.new(GAME.Options(), 1, Seeded(3))
    assert GAME.bot("hard", GAME.view(state, 0), state.options) is None
    monkeypatch.setattr(thinker, "kernel_installed", lambda: True)
    monkeypatch.setattr(table, "compiled", lambda: True)
    assert isinstance(GAME.bot("hard", GAME.view(state, 0), state.options), thinker.Thinker)
    assert GAME.bot("easy", GAME.view(state, 0), state.options) is None
    two = GAME.new(GAME.Options(), 2, Seeded(3))
    assert isinstance(GAME.bot("hard", GAME.view(two, 1), two.options), thinker.Thinker), "beside others as well"
    doubted = GAME.Options(travel_trigger="both")
    assert GAME.bot("hard", GAME.view(state, 0), doubted) is None, "the kernel does not know that rule"


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_only_what_the_seat_may_know_counts(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """The truth is poisoned: all that is hidden is dealt anew. With the same luck it thinks of the same worlds."""
    met: list[list[int]] = []

    def looks_at_everything(worlds: Any, seeds: Any, lines: Any, rounds: int) -> tuple[list[list[float]], int]:
        rows = [pack(world) for world in worlds]
        met.extend(rows)
        codes = [[code_of(move) for move in line] for line in lines]
        return [[hash((*row, *line)) % 1000 / 1000 for row in rows] for line in codes], 10_000

    monkeypatch.setattr(table, "think", looks_at_everything)
    chance, tried = Seeded(seats, 8), 0
    state = GAME.new(GAME.Options(), seats, chance)
    while not state.outcome and tried < 12:
        seat = GAME.to_move(state)[-1]
        moves = GAME.moves(state, seat)
        view = GAME.view(state, seat)
        poisoned = GAME.imagine(view, state.options, Seeded(tried))
        found = []
        for truth in (state, poisoned):
            met.clear()
            known = GAME.view(truth, seat)
            choice = thinker.Thinker(40_000).choose(GAME, known, state.options, GAME.moves(truth, seat), Seeded(5))
            found.append((choice, list(met)))
        assert found[0] == found[1]
        tried += len(moves) > 1 and bool(met)
        GAME.carry_out(state, seat, GAME.habit(state, seat, moves, chance), chance)
    assert tried == 12


@pytest.mark.parametrize(("rounds_bring", "chosen"), [(0.55, 0), (1.0, 1)])
def test_judgement_and_rounds_played_on_are_weighed(
    monkeypatch: pytest.MonkeyPatch, rounds_bring: float, chosen: int
) -> None:
    """Of three moves the first is judged to win 50 of 100, the second 46, the third 30. The third is out of reach and
    not thought about. Rounds after the first bring 50; the second is taken where rounds after it bring much more, and
    not where two bring a little more: (2 x 0.55 + 24 x 0.46) / 26 is 0.47, with 1 for 0.55 it is 0.502."""
    judged, asked = (0.5, 0.46, 0.3), list[int]()
    scene = activate("control-panel", location="launch-control-room")
    moves: list[AnyMove] = [ROLL_DIE, ADD_TOKEN, ADD_TOKEN]

    def think(worlds: Any, seeds: Any, lines: Any, rounds: int) -> tuple[list[list[float]], int]:
        if not rounds:
            return [[worth] * len(worlds) for worth in judged], 1
        asked.append(len(lines))
        return [[worth] * len(worlds) for worth in (0.5, rounds_bring)], 10**9

    monkeypatch.setattr(table, "think", think)
    view = GAME.view(scene.state, 0)
    line = thinker.Thinker(1000)._best(GAME, view, scene.state.options, [(move,) for move in moves], Seeded(1))
    assert line == (moves[chosen],)
    assert asked == [2]


def test_the_cards_of_many_teams_are_weighed_in_turn() -> None:
    """All ways with three teams; with more of them each team's cards in turn, and what is found is as good as any."""
    policy = plain("policy")
    state = GAME.new(GAME.Options(), 6, Seeded(4))
    s = pack(state)
    teams = 0b111111
    hands = [policy._hand(s, team) for team in range(6)]
    ways = {policy._varied(s, teams, 0, team, card) for team, able in enumerate(hands) for card in range(able)}
    assert len(ways) == 1 + sum(able - 1 for able in hands), "one card is another one, and all the others are the first"
    assert policy._varied(s, teams, 0, 2, hands[2]) == -1
    assert policy._varied(s, teams & ~4, 0, 2, 1) == -1
    chosen = [0] * at.ALL
    policy._lay(s, chosen, teams, policy._varied(s, teams, policy._varied(s, teams, 0, 2, 1), 5, 2))
    first = [0] * at.ALL
    policy._lay(s, first, teams, 0)
    assert [n - at.CHOSEN for n in range(at.ALL) if chosen[n] != first[n]] == [2, 5]


Worth = Callable[[AnyMove], tuple[float, float]]


def advised(monkeypatch: pytest.MonkeyPatch, scene: Position, worth: Worth) -> tuple[AnyMove, str]:
    """What is advised, and why, where moves are worth so much in one world and so much in the next."""

    def think(worlds: Any, seeds: Any, lines: Any, rounds: int) -> tuple[list[list[float]], int]:
        return [[worth(line[0])[n % 2] for n in range(len(worlds))] for line in lines], 1000

    monkeypatch.setattr(table, "think", think)
    view = GAME.view(scene.state, scene.seat)
    choice = thinker.Thinker(20_000).choose(GAME, view, scene.state.options, scene.moves, Seeded(1))
    return choice.move, TEXT(choice.why) if choice.why else ""


def hurt(card: str = "power-field") -> Position:
    """Two stand before Scipio, whom a token helps (50 to 75 %) unless they are held; nobody stands before Zael."""
    return build("Scipio> Zael>", cards=[card], swarms={"R1": "head tail"})


HELPED, OTHER = PlaceToken("scipio"), PlaceToken("zael")


def test_of_equals_that_is_advised_which_the_help_speaks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A token for Zael brings a little more, but as often less as more: it can't be told apart."""
    line = GAME.advise(hurt("strategize").state, 0).line
    assert line
    assert TEXT(line) == "This round it helps Scipio most: 50% to survive, 75% with it."
    found = advised(monkeypatch, hurt("strategize"), lambda move: (0.61, 0.4) if move == OTHER else (0.4, 0.6))
    assert found == (HELPED, "Scipio has 75% to survive instead of 50%.")


def test_what_is_clearly_better_is_advised_and_says_what_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Power Field holds the two beside Scipio: he needs no token."""

    def worth(move: AnyMove) -> tuple[float, float]:
        return (0.6, 0.6) if move in (OTHER, ChooseSwarm("R1")) else (0.5, 0.5)

    assert advised(monkeypatch, hurt(), worth) == (
        OTHER,
        "Next: “Hold the 2 Genestealers beside Scipio” makes Scipio safe.",
    )


def test_what_was_only_tried_out_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """It means to hold nobody: what else it has found only playing ahead has shown."""

    def worth(move: AnyMove) -> tuple[float, float]:
        return (0.6, 0.6) if move in (OTHER, PASS) else (0.5, 0.5)

    assert advised(monkeypatch, hurt(), worth) == (
        OTHER,
        "Played ahead, it beats “A token for Scipio”.",
    )


def test_an_attack_elsewhere_says_that_it_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three stand beside Valencio, one beside Leon; the help says to help Valencio first."""
    scene = build("Leon> Valencio>", cards=["full-auto"], swarms={"R1": "head", "R2": "head tail claws"})
    line = GAME.advise(scene.state, 0).line
    assert line
    assert TEXT(line) == "Help Valencio first: 2 of 6 to survive."
    here, there = Attack("leon", "R1"), Attack("leon", "R2")
    move, why = advised(monkeypatch, scene, lambda move: (0.6, 0.6) if move == here else (0.5, 0.5))
    assert (move, why) == (here, "Played ahead, it beats “Leon attacks the 3 Genestealers beside Valencio”.")
    move, why = advised(monkeypatch, scene, lambda move: (0.5, 0.6) if move == here else (0.6, 0.5))
    assert move in (there, Attack("valencio", "R2"))
