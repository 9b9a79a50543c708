"""Golden playthroughs: one random game as a text that people can read, so that the diff of a rules change is prose.

``python -m tests.games.space_alert.playthroughs`` writes them anew, from the root of the project.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR, AnyGame, Event
from starboard.core.table import Table
from starboard.core.text import Text, laid_out
from starboard.games.space_alert.game import SpaceAlert

GAME: AnyGame = SpaceAlert()
FOLDER = Path(__file__).parent / "golden"
PACE = 7.0
"""Table seconds that a move costs while a clock runs."""

GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "solo": (1, {"clock": "off", "mission": "test-run-1", "resolution": "run"}, 137),
    "two": (2, {"mission": "mission-2"}, 357),
    "five": (5, {"mission": "generated", "common": "mixed", "serious": "mixed"}, 315),
    "campaign": (3, {"campaign": True, "clock": "off", "mission": "generated", "threat_points": 5}, 303),
}
"""Number of players, options and seed of each: games in which the crew gets far and much is asked."""


def transcript(name: str) -> str:
    """The whole game as the players read it: questions, moves, what happened, and the table at each stage."""
    seats, options, seed = GAMES[name]
    return "\n".join(lines(Table(GAME, seats, options, seed), Seeded(seed, -1))) + "\n"


def lines(table: Table, chance: Seeded) -> Iterator[str]:
    """Line by line."""
    text = Text("en")
    stage = ""
    while table.result is None:
        state: Any = table.state
        if state.stage != stage:
            stage = state.stage
            yield from _board(table, text)
        due = table.deadline
        seats = table.to_move
        if due is not None and (not seats or due <= state.now + PACE):
            yield f"{due:g} s"
            yield from _events(table.tick(due), text)
            continue
        seat = chance.pick(seats)
        view = table.view(seat)
        move = chance.pick(table.moves(seat))
        yield f"P{seat + 1}? {text(GAME.question(view))}"
        yield f"P{seat + 1}> {text(GAME.say_move(view, move))}"
        yield from _events(table.play(seat, move, None if due is None else state.now + PACE), text)
    yield from _board(table, text)
    yield f"{text(table.result.reason)} ({table.result.clause})"


def _events(told: Sequence[Event], text: Text) -> Iterator[str]:
    for event in told:
        phrase = GAME.say_event(event)
        if phrase is not None:
            seen = "" if event.seats is None else f" [only {', '.join(f'P{seat + 1}' for seat in event.seats)}]"
            yield f"    {text(phrase)}{seen}"


def _board(table: Table, text: Text) -> Iterator[str]:
    for panel in GAME.panels(table.view(SPECTATOR)):
        yield f"  | {text(panel.title)}"
        for line in laid_out(panel, text):
            yield f"  |   {line}"


def main() -> None:
    """Write the playthroughs anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")


if __name__ == "__main__":
    main()
