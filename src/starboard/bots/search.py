"""A player that tries each move on imagined tables and keeps the one that turned out best.

Monte Carlo that knows no game. It deals the hidden cards anew (``imagine``), plays each move that is worth a thought
(``sensible``) on the same imagined tables, lets everybody go on by habit for a while (``habit``, ``foresight``), and
asks the game how promising the outcome looks (``promise``). It never sees more than its seat's view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from starboard.core.bot import Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.course import carry_out
from starboard.core.game import AnyGame

PLANNED_WORLDS = 4
"""Imagined tables on which changes of a plan are tried."""
CANDIDATES = 27
"""Different lines that are tried; where there are more, a random selection."""

GLANCE = 12
"""Imagined tables after which it is seen what is clearly worse, or the same."""
CLEAR = 2.5
"""Standard errors that make it clear."""
UNSEEN = 0.05
"""Squares that are added up beforehand: what is rare may just not have been seen yet."""
SAME = 0.002
"""What makes no difference."""


class Effort(NamedTuple):
    """How hard a player thinks."""

    tries: int
    """Moves that are tried and played on, all in all: with this and the foresight the work of a decision is bounded."""
    slack: float = 0.0
    """How much less a move may promise than the best, and be played all the same: a moment's inattention."""


class SearchBot:
    """Thinks a moment before every decision."""

    looks = True

    def __init__(self, effort: Effort) -> None:
        self.effort = effort

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        """The move that looked best; ``None`` to wait while a clock runs."""
        world, seat = game.imagine(view, options, chance), view.seat
        if game.plans:
            candidates = list(game.sensible(world, seat, moves))
            several = len(candidates) > 1
            move = self._improve(game, view, options, candidates, chance) if several else candidates[0]
        else:
            lines = list(game.lines(world, seat, moves))
            several = len(lines) > 1
            move = self._compare(game, view, options, _some(lines, chance), chance)[0] if several else lines[0][0]
        # What can't be put into a sentence that helps is not put into one.
        return Choice(move, None if move is None else game.why(world, seat, move))

    def _compare(self, game: AnyGame, view: Any, options: Any, lines: list[Any], chance: Chance) -> Any:
        """Someone has to decide: what is best on the average."""
        good = self.weigh(game, view, options, lines, chance)
        return (chance.pick(good) if len(good) > 1 else good[0])[1]

    def weigh(
        self, game: AnyGame, view: Any, options: Any, lines: Sequence[Any], chance: Chance
    ) -> list[tuple[float, Any]]:
        """What the best lines promise on the average, the very best first: as many as an inattentive player takes for
        equal.

        Half of what is left is given up again and again, so that most of the work goes into telling the best apart;
        and what is clearly worse earlier, so that what is clear is soon decided.
        """
        left, found = list(range(len(lines))), [[0.0] * 0 for _ in lines]
        halvings = max(1, (len(lines) - 1).bit_length())
        slack = self.effort.slack
        for _ in range(halvings):
            for number in range(max(1, self.effort.tries // (halvings * len(left)))):
                if number % GLANCE == 0:
                    left = _hopeful(left, found, slack)
                    if len(left) == 1:
                        break
                world = game.imagine(view, options, chance)
                luck = chance.below(2**31)
                for place in left:
                    # Every line meets the same luck, so the moves are compared and not the dice.
                    found[place].append(try_out(game, game.copy(world), view.seat, lines[place], Seeded(luck)))
            left.sort(key=lambda place: (sum(found[place]), place), reverse=True)
            promised = [sum(found[place]) / len(found[place]) for place in left]
            good = sum(promise >= promised[0] - slack for promise in promised)
            kept = max(2, (len(left) + 1) // 2, good if slack else 0)
            result = [(promise, lines[place]) for promise, place in zip(promised[:good], left[:good], strict=True)]
            del left[kept:]
        return result

    def _improve(self, game: AnyGame, view: Any, options: Any, candidates: list[Any], chance: Chance) -> Any:
        """A plan can be changed again: a change is as good as the best that can follow it."""
        worlds = [game.imagine(view, options, chance) for _ in range(PLANNED_WORLDS)]
        seat, found = view.seat, candidates.pop()
        best = _outlook(game, worlds, seat)
        changes = _some(candidates, chance)
        for number in range(self.effort.tries // PLANNED_WORLDS):
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


def try_out(game: AnyGame, state: Any, seat: int, line: Sequence[Any], chance: Chance) -> float:
    """How promising it looks after this line, and after everybody has gone on by habit for a while."""
    last = game.rounds(state) + game.horizon
    for number, move in enumerate(line):
        if not number or move in game.moves(state, seat):
            carry_out(game, state, state.now, seat, move, chance)
    for _ in range(game.foresight):
        seats = game.to_move(state)
        if not seats or (game.horizon and game.rounds(state) >= last):
            break
        actor = seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]
        carry_out(game, state, state.now, actor, _likely(game, state, actor, chance), chance)
    return game.promise(state, seat)


def _hopeful(left: list[int], found: list[list[float]], slack: float) -> list[int]:
    """Those that may still turn out to be the best, or as good as that; all of them have met the same worlds."""
    worlds = len(found[left[0]])
    if worlds < GLANCE:
        return left
    best = max(left, key=lambda place: sum(found[place]))
    hopeful = [best]
    for place in left:
        behind = [one - other for one, other in zip(found[best], found[place], strict=True)]
        mean = sum(behind) / worlds
        spread = sum((one - mean) ** 2 for one in behind)
        clear = slack + CLEAR * (spread + UNSEEN) ** 0.5 / worlds
        if place != best and mean <= clear and mean + CLEAR * spread**0.5 / worlds > SAME:
            hopeful.append(place)
    return hopeful


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
    return game.habit(state, seat, moves, chance) if len(moves) > 1 else moves[0]
