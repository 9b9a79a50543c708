"""Every level plays every game by what its seat may know, says why, and does nothing senseless."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from starboard import bots
from starboard.bots.levels import LevelBot
from starboard.bots.search import Effort, SearchBot
from starboard.core.chance import Seeded
from starboard.core.game import AnyGame
from starboard.core.text import Text
from starboard.games.death_angel.game import DeathAngel
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.space_alert.game import SpaceAlert
from starboard.lab.conformance import problems
from starboard.lab.drive import play_out

LEVELS = ["easy", "normal", "hard"]
TABLES = [(DeathAngel(), 2), (SpaceAlert(), 2), (GalaxyTrucker(), 2)]


def _on_the_way(game: AnyGame, seats: int, seed: int, decisions: int) -> Any:
    """A table after so many decisions of random players; ``None`` if it was over earlier."""
    chance, made = Seeded(seed), 0
    state = game.new(game.Options(), seats, chance)
    kept: Any = None

    def look(state: Any) -> None:
        nonlocal made, kept
        made += 1
        if made == decisions and game.to_move(state):
            kept = game.copy(state)

    play_out(game, state, [bots.make("random")] * seats, chance, after=look)
    return kept


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", ""))
def test_only_what_the_seat_may_know_counts(game: AnyGame, seats: int, level: str) -> None:
    """The truth is poisoned: all that is hidden is dealt anew. With the same luck the choice is the same."""
    tried = said = 0
    for seed in range(3):
        truth = _on_the_way(game, seats, seed, 8 + 6 * seed)
        if truth is None:
            continue
        seat = game.to_move(truth)[0]
        view = game.view(truth, seat)
        poisoned = game.imagine(view, truth.options, Seeded(1000 + seed))
        assert msgspec.json.encode(game.view(poisoned, seat)) == msgspec.json.encode(view)
        choices = [
            LevelBot(level).choose(game, game.view(one, seat), one.options, game.moves(one, seat), Seeded(seed, 7))
            for one in (truth, poisoned)
        ]
        assert choices[0] == choices[1]
        if choices[0].why is not None:  # what speaks for itself is not explained
            assert problems(Text(), choices[0].why) == []
            said += 1
        tried += 1
    assert tried
    assert 2 * said > tried


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", ""))
def test_who_slips_still_does_nothing_senseless(game: AnyGame, seats: int) -> None:
    """Whatever an inattentive player does is among what a seasoned one would weigh."""
    slips = SearchBot(Effort(12, slack=1.0))
    for seed in range(4):
        state = _on_the_way(game, seats, seed, 10)
        if state is None:
            continue
        seat = game.to_move(state)[0]
        if game.bot("easy", game.view(state, seat), state.options) is not None:
            continue
        moves = game.moves(state, seat)
        choice = slips.choose(game, game.view(state, seat), state.options, moves, Seeded(seed))
        assert choice.move in game.sensible(state, seat, moves)


def test_a_slip_stays_near_the_best() -> None:
    """Attention is what tells levels apart: without it any move that promises nearly as much will do."""
    game = DeathAngel()
    state = _on_the_way(game, 1, 5, 12)
    seat = game.to_move(state)[0]
    given = game, game.view(state, seat), state.options, game.moves(state, seat)
    sharp = {SearchBot(Effort(60)).choose(*given, Seeded(luck)).move for luck in range(6)}
    dull = {SearchBot(Effort(60, slack=1.0)).choose(*given, Seeded(luck)).move for luck in range(6)}
    assert len(dull) >= len(sharp)
