"""A Galaxy Trucker table while ships are built: what a move costs and how many bytes its updates have.

Four players with two tiles a second each at boards of their own, and a television. Measured is all that a table does
with a move but for the store and the sockets: judging and playing it, what everybody sees of it, patches and JSON.
One core, plain CPython.
"""

from __future__ import annotations

import time

import msgspec

from starboard import game as find_game
from starboard.core import patch
from starboard.core.chance import Seeded
from starboard.core.course import Course, seeded
from starboard.core.game import SPECTATOR, AnyGame, Move, Seat, State, View, witnesses
from starboard.games.galaxy_trucker.moves.building import Put, Ready, Return, TakeFaceDown

PLAYERS, TILES_A_SECOND, TILES = 4, 2, 120
AUDIENCES = (*range(PLAYERS), SPECTATOR)
TABLES: dict[str, dict[str, object]] = {
    "class III": {"rounds": "III"},
    "class IV, expanded": {"expansion": "abe", "sequence": "IV", "support_team": False},
}


def main() -> None:
    """Print cost and size."""
    for name, options in TABLES.items():
        moves, spent, sizes = build({**options, "timer_seconds": 600})
        share = spent / moves * 2 * PLAYERS * TILES_A_SECOND  # a tile is taken and put: two moves
        print(
            f"{name:18} {1e3 * spent / moves:5.2f} ms a move; four players with two tiles a second each: "
            f"{100 * share:.1f} % of a core (wanted: under 10); median update {sizes[len(sizes) // 2]} bytes "
            f"(wanted: at most 2,000), 95 of 100 at most {sizes[len(sizes) * 95 // 100]}"
        )


def build(options: dict[str, object]) -> tuple[int, float, list[int]]:
    """Moves played, CPU seconds that they took, and the bytes of every update."""
    game = find_game("galaxy-trucker")
    course = Course(game, game.new(game.Options(**options), PLAYERS, Seeded(1)), seeded(1))
    for seat in range(PLAYERS):
        course.attempt(seat, Ready(), 0.0)
    chance, sizes, moves = Seeded(2), list[int](), 0
    old = {seat: _sees(game, course.state, seat) for seat in AUDIENCES}
    start = time.process_time()
    for number in range(TILES * 2):
        seat = number // 2 % PLAYERS
        attempt = course.attempt(seat, _next(game.moves(course.state, seat), chance), number / 16)
        assert attempt.refusal is None, attempt.refusal
        for audience in AUDIENCES:
            told = [(event, game.say_event(event)) for event in attempt.events if witnesses(event, audience)]
            now = _sees(game, course.state, audience)
            sizes.append(len(msgspec.json.encode((told, patch.diff(old[audience], now)))))
            old[audience] = now
        moves += 1
    return moves, time.process_time() - start, sorted(sizes)


def _next(legal: list[Move], chance: Seeded) -> Move:
    """Put what is held where it fits, or return it; else draw."""
    puts = [move for move in legal if isinstance(move, Put)]
    if puts:
        return chance.pick(puts)
    return Return() if Return() in legal else TakeFaceDown()


def _sees(game: AnyGame, state: State, seat: Seat) -> tuple[View, list[Move]]:
    return game.view(state, seat), game.moves(state, seat) if seat >= 0 else []


if __name__ == "__main__":
    main()
