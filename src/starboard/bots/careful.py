"""The careful player: tries each move on imagined tables and keeps the one that turned out best.

Flat Monte Carlo that knows no game. It deals the hidden cards anew (``imagine``), plays each move that is worth a
thought (``sensible``) on the same imagined tables, lets players of good sense go on for a while (``foresight``), and
asks the game how promising the outcome looks (``promise``). It never sees more than its seat's view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.core.chance import Chance, Seeded
from starboard.core.course import carry_out
from starboard.core.game import AnyGame

TRIES = 240
"""Moves that are tried and played on, all in all: with this and the foresight the time for a decision is bounded."""
WORLDS = 40
"""Imagined tables a move is tried on at most."""
PLANNED_WORLDS = 4
"""Imagined tables on which changes of a plan are tried."""
CANDIDATES = 16
"""Different moves that are tried; where there are more, a random selection."""


class CarefulBot:
    """Thinks a moment before every decision; a tenth of a second or so."""

    looks = True

    def __init__(self, tries: int = TRIES) -> None:
        self.tries = tries

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Any:
        """The move that looked best; ``None`` to wait while a clock runs."""
        candidates = list(game.sensible(game.imagine(view, options, chance), view.seat, moves))
        if len(candidates) == 1:
            return candidates[0]
        if game.plans:
            return self._improve(game, view, options, candidates, chance)
        return self._compare(game, view, options, _some(candidates, chance), chance)

    def _compare(self, game: AnyGame, view: Any, options: Any, candidates: list[Any], chance: Chance) -> Any:
        """Someone has to decide: what is best on the average."""
        totals = [0.0] * len(candidates)
        for _ in range(min(WORLDS, max(1, self.tries // len(candidates)))):
            world = game.imagine(view, options, chance)
            luck = chance.below(2**31)
            for place, move in enumerate(candidates):
                # Every candidate meets the same luck, so the moves are compared and not the dice.
                totals[place] += self._try(game, game.copy(world), view.seat, move, Seeded(luck))
        return candidates[max(range(len(candidates)), key=totals.__getitem__)]

    def _try(self, game: AnyGame, state: Any, seat: int, move: Any, chance: Chance) -> float:
        carry_out(game, state, state.now, seat, move, chance)
        for _ in range(game.foresight):
            seats = game.to_move(state)
            if not seats:
                break
            actor = seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]
            carry_out(game, state, state.now, actor, _likely(game, state, actor, chance), chance)
        return game.promise(state, seat)

    def _improve(self, game: AnyGame, view: Any, options: Any, candidates: list[Any], chance: Chance) -> Any:
        """A plan can be changed again: a change is as good as the best that can follow it."""
        worlds = [game.imagine(view, options, chance) for _ in range(PLANNED_WORLDS)]
        seat, found = view.seat, candidates.pop()
        best = _outlook(game, worlds, seat)
        changes = _some(candidates, chance)
        for number in range(self.tries // PLANNED_WORLDS):
            states = [game.copy(world) for world in worlds]
            first = move = changes[number % len(changes)]
            for _ in range(1 + game.foresight):
                for state in states:
                    carry_out(game, state, state.now, seat, move, chance)
                outlook = _outlook(game, states, seat)
                if outlook > best:
                    best, found = outlook, first
                if seat not in game.to_move(states[0]):
                    break
                move = _likely(game, states[0], seat, chance)
                if any(game.ask(state, seat, move) is not None for state in states):
                    break  # whether it can be played depends on what nobody knows
        return found


def _outlook(game: AnyGame, states: list[Any], seat: int) -> float:
    return sum(game.promise(state, seat) for state in states)


def _some(candidates: list[Any], chance: Chance) -> list[Any]:
    """As many as there is time for."""
    if len(candidates) > CANDIDATES:
        chance.shuffle(candidates)
        del candidates[CANDIDATES:]
    return candidates


def _likely(game: AnyGame, state: Any, seat: int, chance: Chance) -> Any:
    """What somebody might do here."""
    moves = game.moves(state, seat)
    if len(moves) > 1:
        moves = [move for move in game.sensible(state, seat, moves) if move is not None] or moves
    return moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]
