"""A league is fair: the same deals for all, every bot in every seat; and it says how sure one can be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from starboard import bots, games
from starboard.bots.random import RandomBot
from starboard.cli import main
from starboard.lab.league import league

LAST = '''
from starboard.bots import Choice


class Last:
    """Always the last move of the list."""
    looks = False

    def choose(self, game, view, options, moves, chance):
        return Choice(moves[-1])


class Deaf:
    looks = "no"


silence = 4
'''


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    file = tmp_path / "stranger.py"
    file.write_text(LAST, encoding="utf-8")
    return file


def found(name: str) -> Any:
    game = games.find(name)
    assert game is not None
    return game


def test_twins_share_every_deal() -> None:
    """Two bots that play alike win half of every deal to the last digit: each has had the other's seat."""
    one, two = league(found("galaxy-trucker"), 2, 3, ["random", "random"], jobs=1)
    assert (one.wins, one.wins_from, one.wins_to) == (two.wins, two.wins_from, two.wins_to) == (0.5, 0.5, 0.5)
    assert (one.games, one.score, one.score_error) == (two.games, two.score, two.score_error)
    assert one.games == 6


def test_players_who_win_together_take_all_seats() -> None:
    """Death Angel: each of the twins plays each deal once, alone, and reaches the same."""
    one, two = league(found("death-angel"), 2, 4, ["random", "random"], jobs=1)
    assert (one.games, one.wins, one.decisions) == (two.games, two.wins, two.decisions)
    assert one.games == 4


def test_how_sure_one_can_be() -> None:
    """None of ten: Wilson's interval ends at z²/(n + z²) = 3.8416 / 13.8416."""
    (random,) = league(found("death-angel"), 1, 10, ["random"], jobs=1)
    assert (random.wins, random.wins_from) == (0, 0)
    assert random.wins_to == pytest.approx(3.8416 / 13.8416)


def test_processes_change_nothing() -> None:
    alone, beside = (league(found("death-angel"), 1, 6, ["random"], seed=3, jobs=jobs)[0] for jobs in (1, 2))
    assert (alone.wins, alone.decisions) == (beside.wins, beside.decisions)


def test_a_strangers_bot(stranger: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A class in a file is a bot: it plays in the league under the name it was called by."""
    assert main(["league", "death-angel", "random", f"{stranger}:Last", "-d", "2", "--json"]) == 0
    assert f'"bot":"{stranger}:Last"' in capsys.readouterr().out


def test_a_strangers_file_runs_once(stranger: Path) -> None:
    """A model that it loads is loaded once, not for every deal."""
    runs = stranger.with_name("runs")
    with stranger.open("a", encoding="utf-8") as more:
        more.write(f"\nwith open({str(runs)!r}, 'a') as runs:\n    runs.write('.')\n")
    league(found("death-angel"), 1, 3, [f"{stranger}:Last"], jobs=1)
    assert runs.read_text(encoding="utf-8") == "."


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nobody", "No bot is called nobody"),
        ("{file}:Nobody", "has no class Nobody"),
        ("{file}:silence", "has no class silence"),
        ("{file}:Deaf", "needs “looks”"),
        ("{file}x.py:Last", "is not there"),
    ],
)
def test_what_is_no_bot_is_told(name: str, words: str, stranger: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["league", "death-angel", name.format(file=stranger)])
    assert left.value.code == 2
    assert words in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("game", games.ours())
def test_the_bot_of_the_guide_plays(game: str, tmp_path: Path) -> None:
    """The twenty lines in docs/adding.md are a bot for every game."""
    guide = (Path(__file__).parents[2] / "docs" / "adding.md").read_text(encoding="utf-8")
    (lines,) = re.findall(r"```python\n(.*?)```", guide[guide.index("## A bot") : guide.index("## A game")], re.S)
    file = tmp_path / "mine.py"
    file.write_text(lines, encoding="utf-8")
    players = 1 if found(game).together else 2
    standings = league(found(game), players, 1, ["random", f"{file}:Greedy"], jobs=1)
    assert all(one.decisions for one in standings)


def test_a_name_is_still_a_name() -> None:
    assert isinstance(bots.make("random"), RandomBot)
