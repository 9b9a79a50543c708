"""The player that searches, at all three tables: it ends what it begins, in bounded time, and beats chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from starboard import bots
from starboard.bots.levels import EFFORTS
from starboard.bots.search import CANDIDATES, Effort, SearchBot
from starboard.core.bot import Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.game import AnyGame
from starboard.core.text import Text, say
from starboard.games.death_angel.game import DeathAngel
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.space_alert.game import SpaceAlert
from starboard.lab.conformance import problems
from starboard.lab.drive import play_out

HASTY = 16
"""Few tries: enough to see that games end, quick enough for a test."""
HARD = EFFORTS["hard"]


class Watched(SearchBot):
    """Checks each decision: one of the moves, or to wait while a clock runs."""

    def __init__(self, tries: int) -> None:
        super().__init__(Effort(tries))
        self.waited = 0

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        choice = super().choose(game, view, options, moves, chance)
        move = choice.move
        self.waited += move is None
        assert move in moves or (move is None and game.deadline(game.imagine(view, options, chance)) is not None)
        return choice


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (DeathAngel(), 1, {}),
        (DeathAngel(), 6, {"teams": "choose"}),
        (SpaceAlert(), 2, {}),
        (SpaceAlert(), 1, {"clock": "off"}),
        (SpaceAlert(), 3, {"clock": "off"}),
        (GalaxyTrucker(), 2, {"rounds": "I"}),
        (GalaxyTrucker(), 3, {"rounds": "I", "pace": "turns"}),
    ],
    ids=lambda value: value.id if hasattr(value, "id") else str(value),
)
def test_a_table_of_searching_players_ends(game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    chance = Seeded(12, seats)
    state = game.new(game.Options(**options), seats, chance)
    decisions = play_out(game, state, [Watched(HASTY)] * seats, chance, limit=3000)
    assert game.result(state) is not None
    assert decisions > 10


class Counting:
    """A game that counts what a bot tries on it."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.tried = game, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def carry_out(self, *args: Any) -> Any:
        self.tried += 1
        return self.game.carry_out(*args)


@pytest.mark.parametrize("game", [DeathAngel(), SpaceAlert(), GalaxyTrucker()], ids=lambda game: game.id)
def test_a_decision_takes_bounded_time(game: AnyGame) -> None:
    """However many moves there are: so many tries, each played on so far."""
    chance = Seeded(9)
    state = game.new(game.Options(), max(2, game.players[0]), chance)
    most = 0
    for _ in range(25):
        seats = game.to_move(state)
        moves = game.moves(state, seats[0])
        counting: Any = Counting(game)
        SearchBot(HARD).choose(counting, game.view(state, seats[0]), state.options, moves, chance)
        most = max(most, counting.tried)
        game.carry_out(state, seats[0], chance.pick(moves), chance)
    assert most <= max(HARD.tries, 2 * CANDIDATES) * (1 + game.foresight)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (DeathAngel(), 2, {}),
        (SpaceAlert(), 3, {}),
        (SpaceAlert(), 2, {"clock": "off", "campaign": True}),
        (GalaxyTrucker(), 2, {"rounds": "I-II"}),
        (GalaxyTrucker(), 3, {"expansion": "abe", "rounds": "I-II"}),
    ],
    ids=lambda value: value.id if hasattr(value, "id") else str(value),
)
def test_good_sense_picks_among_the_moves_and_touches_nothing(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    """Wherever random players come to: at least one of the moves, ``None`` only while a clock runs."""

    def look(state: Any) -> None:
        if chance.below(4):
            return
        for seat in game.to_move(state):
            moves = game.moves(state, seat)
            before = msgspec.json.encode(state)
            sensible = game.sensible(state, seat, moves)
            assert msgspec.json.encode(state) == before
            assert sensible
            assert set(sensible) <= {*moves, *([None] if game.deadline(state) is not None else [])}

    chance = Seeded(8, seats)
    state = game.new(game.Options(**options), seats, chance)
    play_out(game, state, [bots.make("random")] * seats, chance, after=look)


def test_what_is_weighed_comes_back_the_best_first() -> None:
    """Who pays attention is left with the best alone, unless others promise as much; who does not takes more for it."""
    game, chance = DeathAngel(), Seeded(4)
    state = game.new(game.Options(), 1, chance)
    view, lines = game.view(state, 0), list(game.lines(state, 0, game.moves(state, 0)))
    sharp = SearchBot(Effort(81)).weigh(game, view, state.options, lines, Seeded(1))
    dull = SearchBot(Effort(81, slack=0.5)).weigh(game, view, state.options, lines, Seeded(1))
    for weighed in (sharp, dull):
        promised = [promise for promise, _line in weighed]
        assert promised == sorted(promised, reverse=True)
        assert 0 <= promised[-1] <= promised[0] <= 1
        assert all(line in lines for _promise, line in weighed)
    assert len(sharp) <= len(dull)


def test_bots_have_names() -> None:
    """``bot-NAME`` in locale/en/server.ftl is what people read at the table."""
    assert bots.names() == ["random", "easy", "normal", "hard"]
    assert bots.strongest() == bots.names()[-1]
    assert [found for name in bots.names() for found in problems(Text(), say(f"bot-{name}"))] == []
    with pytest.raises(bots.NoBot):
        bots.make("reckless")


# --- better than chance ------------------------------------------------------------------------------------------


def _locations(bot: bots.Bot, games: int) -> int:
    """Locations that solo groups reach, all in all."""
    game, total = DeathAngel(), 0
    for number in range(games):
        chance = Seeded(31, number)
        state = game.new(game.Options(), 1, chance)
        play_out(game, state, [bot], chance)
        total += len(state.visited) + (state.outcome == "won")
    return total


def test_marines_who_think_get_further() -> None:
    assert _locations(SearchBot(Effort(30)), 3) >= 2 * _locations(bots.make("random"), 3)


def test_truckers_who_think_earn_more() -> None:
    game, credits = GalaxyTrucker(), [0, 0]
    for number in range(4):
        chance = Seeded(12, number)
        state = game.new(game.Options(rounds="I"), 2, chance)
        play_out(game, state, [SearchBot(Effort(HASTY)), bots.make("random")], chance)
        for seat, player in enumerate(state.players):
            credits[seat] += player.credits
    assert credits[0] >= 2 * credits[1] + 10
