"""Learn what any moment of a Death Angel mission is worth: missions by the kernel, played by what was learnt so far.

    python scripts/learn_death_angel_value.py --minutes 60                 goes on from data/value.json and writes it
    python scripts/learn_death_angel_value.py --minutes 60 --anew          from nothing
    python scripts/learn_death_angel_value.py --missions 20000             only plays, and says how many are won

Every mission adds some moments, each with what it turned out to be worth: how it ended, mixed with what was thought of
the moments after it (``--trust``: how much of that a step). Who knows nothing never wins, so at first the way they came
counts as well (far), less and less. What is written is the mean of the weights of late. Needs numba.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from starboard.games.death_angel.cards import SETUP_FOR
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import value as net
from starboard.games.death_angel.fast.features import ROW, SIZE, WHOLE
from starboard.games.death_angel.fast.missions import SCALE, many
from starboard.games.death_angel.fast.policy import MOST_STEPS

OUT = Path(__file__).parent.parent / "src/starboard/games/death_angel/data/value.json"
KEPT = 16
"""Moments that are kept of a mission."""
SEATS = (1, 1, 1, 2, 5, 6)
"""How many players there are in the missions, in turn: with one of them three teams, then four, five, six."""
ROWS = at.MARINES
BATCH = 256


class Stage(NamedTuple):
    """How it is learnt for a while."""

    until: float
    """Up to this share of missions won."""
    far: float
    trust: float
    luck: float
    rate: float


STAGES = (
    Stage(0.015, 0.5, 0.0, 0.03, 0.002),
    Stage(0.06, 0.15, 0.07, 0.01, 0.0015),
    Stage(0.09, 0.08, 0.06, 0.003, 0.0015),
    Stage(0.18, 0.04, 0.15, 0.002, 0.0015),
    Stage(0.26, 0.0, 0.15, 0.001, 0.001),
    Stage(1.0, 0.0, 0.15, 0.001, 0.0004),
)


def play(weights: Any, missions: int, seed: int, stage: Stage, seats: int) -> tuple[Any, Any, Any]:
    """Missions of so many players: moments, what they are worth, and how each mission ended."""
    kept = np.zeros((missions, KEPT, ROWS * ROW + WHOLE), np.uint8)
    worth, ends = np.full((missions, KEPT), -1, np.float32), np.zeros((missions, 4), np.float32)
    rooms = (np.zeros(at.ALL, np.int16), np.zeros(at.ALL, np.int16), np.zeros(8, np.int64))
    more = (np.zeros(2 * at.MOST_MOVES, np.int32), np.zeros(SIZE, np.float32))
    steps, slots = np.zeros(MOST_STEPS + 1, np.float32), np.zeros(KEPT, np.int32)
    scratch = np.zeros(net.SCRATCH, np.float32)
    how = (SETUP_FOR[seats], seats, seed, stage.luck, 1 - stage.trust, stage.far, ROWS)
    many(*rooms, *more, weights, scratch, *how, kept, worth, steps, slots, ends)
    there = worth.reshape(-1) >= 0
    return kept.reshape(-1, kept.shape[2])[there], worth.reshape(-1)[there], ends


def parts(weights: Any) -> tuple[Any, ...]:
    """The layers, as views of the flat array."""
    h1, h2 = net.H1, net.H2
    return (
        weights[net.W_ROW : net.B_ROW].reshape(ROW, h1),
        weights[net.B_ROW : net.W_POOL],
        weights[net.W_POOL : net.W_WHOLE].reshape(h1, h2),
        weights[net.W_WHOLE : net.B_WHOLE].reshape(WHOLE, h2),
        weights[net.B_WHOLE : net.OUT],
        weights[net.OUT : net.LIN_POOL],
        weights[net.LIN_POOL : net.LIN_WHOLE],
        weights[net.LIN_WHOLE : net.BASE],
        weights[net.BASE :],
    )


class Learner:
    """The weights, and how they change (Adam)."""

    def __init__(self, weights: Any) -> None:
        self.weights = weights.astype(np.float32)
        self.first, self.second = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.steps = 0

    def step(self, moments: Any, worth: Any, rate: float) -> float:
        """One step towards what these moments are worth; how surprising they were."""
        w_row, b_row, w_pool, w_whole, b_whole, out, lin_pool, lin_whole, base = parts(self.weights)
        rows, whole = moments[:, : ROWS * ROW].reshape(-1, ROWS, ROW), moments[:, ROWS * ROW :]
        alive = rows[:, :, : at.MARINES].sum(2) > 0
        one = np.maximum(rows @ w_row + b_row, 0) * alive[:, :, None]
        pool = one.sum(1)
        two = np.maximum(pool @ w_pool + whole @ w_whole + b_whole, 0)
        p = 1 / (1 + np.exp(-(two @ out + pool @ lin_pool + whole @ lin_whole + base[0])))
        wrong = ((p - worth) / len(p)).astype(np.float32)
        slope = np.empty_like(self.weights)
        into = parts(slope)
        back = wrong[:, None] * out * (two > 0)
        back_pool = back @ w_pool.T + wrong[:, None] * lin_pool
        back_rows = (back_pool[:, None, :] * (one > 0)).reshape(-1, net.H1)
        found = (
            rows.reshape(-1, ROW).T @ back_rows,
            back_rows.sum(0),
            pool.T @ back,
            whole.T @ back,
            back.sum(0),
            two.T @ wrong,
            pool.T @ wrong,
            whole.T @ wrong,
            wrong.sum(),
        )
        for room, number in zip(into, found, strict=True):
            room[...] = number
        slope += 1e-5 * self.weights
        self.steps += 1
        self.first = 0.9 * self.first + 0.1 * slope
        self.second = 0.999 * self.second + 0.001 * slope * slope
        mean, spread = self.first / (1 - 0.9**self.steps), self.second / (1 - 0.999**self.steps)
        self.weights -= rate * mean / (np.sqrt(spread) + 1e-8)
        p = np.clip(p, 1e-6, 1 - 1e-6)
        return float(-(worth * np.log(p) + (1 - worth) * np.log(1 - p)).mean())


def fresh(luck: Any) -> Any:
    """Weights that know nothing."""
    weights = np.zeros(net.WEIGHTS, np.float32)
    w_row, _, w_pool, w_whole, _, out, *_ = parts(weights)
    for room, spread in ((w_row, 0.15), (w_pool, 0.1), (w_whole, 0.15), (out, 0.2)):
        room[...] = luck.normal(0, spread, room.shape)
    return weights


def learn(weights: Any, minutes: float, missions: int, out: Path) -> None:
    """Play, learn from it, play again."""
    luck, learner = np.random.default_rng(), Learner(weights)
    memory: list[tuple[Any, Any]] = []
    mean = weights
    begun, seed, turn = time.monotonic(), int(time.time()) * 10, 0
    usual = play(weights, missions, seed, STAGES[-1], 1)[2][:, 0].mean()
    stage = next(n for n, one in enumerate(STAGES) if usual <= one.until)
    while time.monotonic() < begun + 60 * minutes:
        seats = SEATS[turn % len(SEATS)]
        turn, seed = turn + 1, seed + missions
        moments, worth, ends = play(learner.weights, missions, seed, STAGES[stage], seats)
        memory = [*memory[-11:], (moments, worth)]
        seen, turned_out = (np.concatenate(column) for column in zip(*memory, strict=True))
        wrong = 0.0
        rounds = 4 * len(worth) // BATCH
        for _ in range(rounds):
            some = luck.integers(0, len(seen), BATCH)
            wrong += learner.step(seen[some].astype(np.float32) / SCALE, turned_out[some], STAGES[stage].rate)
        if seats == 1:
            usual = 0.8 * usual + 0.2 * ends[:, 0].mean()
            stage += usual > STAGES[stage].until
        mean = 0.95 * mean + 0.05 * learner.weights if stage else learner.weights
        how = f"{time.monotonic() - begun:.0f} s, stage {stage}, surprise {wrong / rounds:.4f}, {seats} seats"
        print(f"{how}: {said(ends)}", flush=True)
        out.write_text(written(mean))


def written(weights: Any) -> str:
    """The weights as a file, a line for every input."""
    numbers = [f"{one:.4f}".rstrip("0").rstrip(".") for one in weights]
    lines = [",".join(numbers[n : n + net.H1]) for n in range(0, len(numbers), net.H1)]
    return "[" + ",\n".join(lines) + "]\n"


def said(ends: Any) -> str:
    """How missions ended."""
    won = ends[:, 0]
    last = [f"{won[ends[:, 3] == place].mean():.2f}" for place in np.unique(ends[:, 3])[-3:]]
    return f"{len(won)} missions, won {won.mean():.3f}, way {ends[:, 1].mean():.2f}, at the last ones {' '.join(last)}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--missions", type=int, default=1500)
    parser.add_argument("--seats", type=int, default=1, help="with --missions alone: how many players")
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    weights = fresh(np.random.default_rng(1)) if args.anew else np.array(json.loads(args.out.read_text()), np.float32)
    if args.minutes:
        learn(weights, args.minutes, args.missions, args.out)
    else:
        print(said(play(weights, args.missions, 1, STAGES[-1]._replace(luck=0.0), args.seats)[2]))


if __name__ == "__main__":
    main()
