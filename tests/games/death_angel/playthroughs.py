"""Golden playthroughs: one random game as a text that people can read, so that the diff of a rules change is prose.

``python -m tests.games.death_angel.playthroughs`` writes them anew, from the root of the project.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR, AnyGame
from starboard.core.table import Table
from starboard.core.text import Text, laid_out
from starboard.games.death_angel.game import DeathAngel

GAME: AnyGame = DeathAngel()
FOLDER = Path(__file__).parent / "golden"

GAMES = {
    "solo": (1, {}, 628),
    "two": (2, {"teams": "choose"}, 627),
    "four": (4, {}, 1082),
    "six": (6, {}, 2022),
}
"""Number of players, options and seed of each: games in which the group gets far and much is asked."""


def transcript(name: str) -> str:
    """The whole game as the players read it: questions, moves, what happened, and the board each round."""
    seats, options, seed = GAMES[name]
    return "\n".join(_lines(Table(GAME, seats, options, seed), Seeded(seed, -1))) + "\n"


def _lines(table: Table, chance: Seeded) -> Iterator[str]:
    text = Text("en")
    round_ = -1
    while table.to_move:
        if GAME.rounds(table.state) != round_:
            round_ = GAME.rounds(table.state)
            yield from _board(table, text)
        seat = chance.pick(table.to_move)
        view = table.view(seat)
        move = chance.pick(table.moves(seat))
        yield f"P{seat + 1}? {text(GAME.question(view))}"
        yield f"P{seat + 1}> {text(GAME.say_move(view, move))}"
        for event in table.play(seat, move):
            phrase = GAME.say_event(event)
            if phrase is not None:
                seen = "" if event.seats is None else f" [only {', '.join(_name(seat) for seat in event.seats)}]"
                yield f"    {text(phrase)}{seen}"
    yield from _board(table, text)
    assert table.result is not None
    yield f"{text(table.result.reason)} ({table.result.clause})"


def _name(seat: int) -> str:
    return "spectators" if seat == SPECTATOR else f"P{seat + 1}"


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
