"""A decision tried again: it is compared with what was decided of the same thing, and the better one is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard import games
from starboard.bots.comparing import compare
from starboard.core import course
from starboard.core.chance import Seeded
from starboard.core.entries import Record
from starboard.core.game import AnyGame
from starboard.games.death_angel.cards import TEAM_OF_ACTION
from starboard.games.death_angel.moves import ACCEPT, ChooseAction, Reroll
from starboard.lab import golden
from starboard.server.book import Book
from starboard.server.messages.study import Tried, Verdict
from starboard.server.refused import Refused
from starboard.server.verdict import judged

GOLDEN = Path(__file__).parents[1] / "lab" / "golden"


def recorded(name: str) -> tuple[AnyGame, Record]:
    return golden.recorded((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"), games.find)


def asked(game: AnyGame, record: Record, n: int, seat: int, move: Any) -> Verdict:
    return judged(Book.of(game, record), Tried(seat=seat, n=n, move=msgspec.to_builtins(move)))


def test_a_card_is_compared_with_the_card_of_its_own_team() -> None:
    """Alone with three teams, whatever was chosen first at the table."""
    game, record = recorded("death-angel-solo")
    n = next(entry.n - 1 for entry in record.entries if isinstance(entry.move, ChooseAction))
    state = course.end(game, record.prefix(n))
    moves = game.moves(state, 0)
    teams = {TEAM_OF_ACTION[move.card] for move in moves}
    assert len(teams) > 1
    played = {
        TEAM_OF_ACTION[entry.move.card]: entry.move.card
        for entry in record.entries[n : n + len(teams)]
        if isinstance(entry.move, ChooseAction)
    }
    for move in moves:
        verdict = asked(game, record, n, 0, move)
        assert verdict.played.move.card == played[TEAM_OF_ACTION[move.card]]
        assert (verdict.better == "same") == (move.card == verdict.played.move.card)
        assert verdict.better, "there is a verdict"
        if verdict.better in ("tried", "played"):
            ahead = verdict.tried_wins - verdict.played_wins
            assert (ahead > 0) == (verdict.better == "tried")


def test_a_decision_of_its_own_is_compared_with_the_very_next() -> None:
    """Who rolls again and keeps it then is not told that it was kept at once."""
    game, record = recorded("death-angel-six")
    n, seat = next((entry.n - 1, entry.seat) for entry in record.entries if isinstance(entry.move, Reroll))
    assert seat is not None
    assert isinstance(asked(game, record, n, seat, ACCEPT).played.move, Reroll)


def test_what_is_clearly_better_is_said_so() -> None:
    """To let a Marine fall although a token could save him, beside rolling again."""
    game, record = recorded("death-angel-six")
    for entry in record.entries:
        if isinstance(entry.move, Reroll):
            state = course.end(game, record.prefix(entry.n - 1))
            assert entry.seat is not None
            view = game.view(state, entry.seat)
            if view.roll is not None and view.roll.kind == "defence" and not view.roll.good and view.roll.odds >= 3:
                found = compare(game, view, state.options, [entry.move], [ACCEPT], Seeded(1), game.weighed)
                assert found.clear
                assert found.one > found.other
                return
    pytest.fail("nobody rolled again to save himself")


def test_what_nobody_could_play_is_refused() -> None:
    game, record = recorded("death-angel-solo")
    with pytest.raises(Refused):
        asked(game, record, 3, 0, ACCEPT)
    with pytest.raises(Refused):
        judged(Book.of(game, record), Tried(seat=0, n=3, move={"move": "nonsense"}))
