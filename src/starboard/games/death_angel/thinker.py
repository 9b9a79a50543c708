"""A hard player: every line of moves is tried in imagined worlds and played on by value, thousands of rounds a second.

The kernel plays (``fast/``), what a moment is worth it has learnt by playing missions against itself
(``data/value.json``, ``scripts/learn_death_angel_value.py``). Where numba is not installed, while nobody should wait
for its compiler, and for rules that the kernel does not know, the search of ``bots/`` plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.core.bot import Bot, Choice
from starboard.core.chance import Chance
from starboard.core.compiler import kernel_installed
from starboard.games.death_angel import reasons
from starboard.games.death_angel.bot import question
from starboard.games.death_angel.choose_actions import ChooseActions
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.seen import Seen
from starboard.games.death_angel.state import SETUP, State

THOUGHT = 400_000
"""Marines that are looked at before a decision, all in all: by the million it takes half a second."""
GLANCES = 24
"""Imagined tables on which every line is judged as soon as it has been played."""
REACH = 0.08
"""A line that is judged to win so much less often than the best of them is not thought about."""
TRUST = 24
"""That judgement counts as much as so many rounds played on: a round is full of luck, and there is time for few."""
FIRST, WORLDS = 2, 16
"""Imagined tables on which rounds are played at first, to see what they cost, and then at a time, at most."""
IMAGINED, BEGUN = 600, 50
"""What it costs to imagine a table, and to begin a line on it, in Marines looked at."""
ENOUGH = 8
"""Tables after which it may be clear that one line is worse than another."""
CLEAR = 2.2
"""Standard errors that make it clear that one line is worse than another."""
UNSEEN = 0.02
SAME = 1e-4
NEAR = 0.01
"""What is worth so much less, and no more than a standard error, can't be told from the best."""
AHEAD = 4
"""Moves after a move are thought about so much less: they only say what it is for."""
WORTH_COMPILING = 1000
"""Decisions after which it is worth to compile the kernel, if nobody has done that yet (:func:`prepare`)."""


def knows(options: Options) -> bool:
    """Whether the kernel plays by these rules."""
    return (options.travel_trigger, options.merge_timing, options.attack_abilities) == ("either", "event-end", "card")


class _Compiler:
    """Whether the compiled kernel is there, or should be by now."""

    ready = False
    waited = 0
    """Decisions that were made in this process without it."""


def ready() -> bool:
    """The same, asked before a decision."""
    if not _Compiler.ready and kernel_installed():
        from starboard.games.death_angel.fast import table

        _Compiler.waited += 1
        _Compiler.ready = _Compiler.waited > WORTH_COMPILING or table.compiled()
    return _Compiler.ready


class Thinker:
    """Tries lines of moves before every decision, and looks at so many Marines."""

    looks = True

    def __init__(self, thought: int) -> None:
        self.thought = thought

    def choose(self, game: Any, view: Any, options: Any, moves: Sequence[AnyMove], chance: Chance) -> Choice:
        """The move that is worth most on the average."""
        world: State = game.imagine(view, options, chance)
        cards = type(question(world)) is ChooseActions
        lines = list(game.lines(world, view.seat, moves)) if cards else [(move,) for move in moves]
        if cards:
            found = self._weighed(game, view, options, lines, chance)
            why = reasons.card_reason(game, view, options, world, found, _glance, chance)
            return Choice(found.line[0], why)
        hinted = question(world).hinted(world, moves)
        found = self._weighed(game, view, options, lines, chance, hinted)

        def best(seen: Any, choices: Sequence[AnyMove], helped: Sequence[AnyMove]) -> AnyMove:
            quick = Thinker(self.thought // AHEAD)
            return quick._best(game, seen, options, [(one,) for one in choices], chance, helped)[0]

        return Choice(found.line[0], reasons.reason(game, view, world, found, hinted, best))

    def _best(
        self,
        game: Any,
        view: Any,
        options: Any,
        lines: Sequence[Sequence[AnyMove]],
        chance: Chance,
        hinted: Sequence[AnyMove] = (),
    ) -> Sequence[AnyMove]:
        """The line that is worth most."""
        return self._weighed(game, view, options, lines, chance, hinted).line

    def _weighed(
        self,
        game: Any,
        view: Any,
        options: Any,
        lines: Sequence[Sequence[AnyMove]],
        chance: Chance,
        hinted: Sequence[AnyMove] = (),
    ) -> reasons.Advised:
        """Every line is judged as soon as it has been played, then a round is played on after those within reach; what
        is clearly worse, or the same as the best, is given up after every few worlds. Of what can't be told from the
        best that is taken which the help on the table speaks for: whoever asks both should hear one thing."""
        judged, used = _think(game, view, options, lines, chance, GLANCES, rounds=0)
        trials = [_Trial(line, sum(worth) / GLANCES) for line, worth in zip(lines, judged, strict=True)]
        reach = max(trial.judged for trial in trials) - REACH
        left, count = [trial for trial in trials if trial.judged > reach], FIRST
        while count and len(left) > 1:
            thoughts, cost = _think(game, view, options, [trial.line for trial in left], chance, count, rounds=1)
            for trial, worth in zip(left, thoughts, strict=True):
                trial.found += worth
            used += cost
            count = min(WORLDS, max(0, self.thought - used) * count // cost)
            if len(left[0].found) >= ENOUGH:
                left = _hopeful(left)
        best = max(left, key=_Trial.worth)
        equals = [
            trial for trial in trials if trial.line[0] in hinted and best.line[0] not in hinted and trial.near(best)
        ]
        taken = max(equals, key=_Trial.worth, default=best)
        others = [trial for trial in trials if trial.line[0] != taken.line[0]]
        rival = max(others, key=_Trial.tried, default=None)
        close = rival is not None and (rival is best or rival.near(taken))
        return reasons.Advised(taken.line, None if rival is None else rival.line[0], close)


class _Trial:
    """A line of moves, and what is thought of it."""

    def __init__(self, line: Sequence[AnyMove], judged: float) -> None:
        self.line, self.judged = line, judged
        self.found: list[float] = []
        """What it was worth a round later, in one world after the other."""

    def tried(self) -> tuple[int, float]:
        """By how long it has been thought about, and by what came of it."""
        return len(self.found), self.worth()

    def worth(self) -> float:
        """How likely it wins, all in all."""
        return self._first(len(self.found))

    def _first(self, worlds: int) -> float:
        return (sum(self.found[:worlds]) + TRUST * self.judged) / (worlds + TRUST)

    def near(self, best: _Trial) -> bool:
        """Whether it can't be told from the best, in the worlds that both have met."""
        worlds = len(self.found)
        if not worlds:
            return False
        ahead = [one - other for one, other in zip(best.found, self.found, strict=False)]
        mean = sum(ahead) / worlds
        spread = (sum((one - mean) ** 2 for one in ahead) / worlds) ** 0.5
        doubt: float = spread * worlds**0.5 / (worlds + TRUST)
        return best._first(worlds) - self._first(worlds) <= min(NEAR, doubt + SAME)


def _think(
    game: Any, view: Any, options: Any, lines: Sequence[Sequence[AnyMove]], chance: Chance, count: int, rounds: int
) -> tuple[list[list[float]], int]:
    """What every line is worth so many rounds later in each of so many worlds, and what it cost to find out."""
    from starboard.games.death_angel.fast import table

    worlds = [game.imagine(view, options, chance) for _ in range(count)]
    seeds = [chance.below(1 << 31) for _ in worlds]
    thoughts, cost = table.think(worlds, seeds, lines, rounds)
    return thoughts, cost + count * (IMAGINED + BEGUN * len(lines))


def _glance(state: State, moves: Sequence[AnyMove], chance: Chance) -> AnyMove:
    """The move after which this very table is worth most."""
    from starboard.games.death_angel.fast import table

    if len(moves) == 1:
        return moves[0]
    seeds = [chance.below(1 << 31) for _ in range(reasons.SEEDS)]
    worths, _ = table.think([state] * len(seeds), seeds, [(move,) for move in moves], 0)
    return moves[max(range(len(moves)), key=lambda n: sum(worths[n]))]


def _hopeful(left: list[_Trial]) -> list[_Trial]:
    """Those that may still turn out to be the best; all of them have met the same worlds."""
    best, worlds = max(left, key=_Trial.worth), len(left[0].found)
    hopeful = [best]
    for trial in left:
        ahead = [one - other for one, other in zip(best.found, trial.found, strict=True)]
        mean = sum(ahead) / worlds
        spread = (sum((one - mean) ** 2 for one in ahead) / worlds) ** 0.5
        doubt = CLEAR * (spread + UNSEEN) * worlds**0.5 / (worlds + TRUST)
        if trial is not best and best.worth() - trial.worth() < doubt and max(map(abs, ahead)) > SAME:
            hopeful.append(trial)
    return hopeful


def prepare() -> None:
    """Compile the kernel, where numba is installed and it is not kept on disk: it takes half a minute."""
    if kernel_installed():
        from starboard.games.death_angel.fast import table

        table.compile_now()


def bot(level: str, view: Seen, options: Options) -> Bot | None:
    """Who thinks with the kernel, where it can."""
    begun = view.phase != SETUP
    return Thinker(THOUGHT) if level == "hard" and begun and knows(options) and ready() else None
