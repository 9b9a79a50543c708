"""Learn how well a group of Marines stands: play missions, and fit the model of ``death_angel/worth.py`` to their ends.

    python scripts/learn_death_angel.py play OUT.npz --missions 2000 --tries 0 --seed 1    what became of positions
    python scripts/learn_death_angel.py fit OUT.npz MORE.npz                               writes data/worth.json

With ``--tries 0`` everybody plays by habit; else bots think so long, with the model that is there. Begin with habit,
fit, and go on with bots that know what was learnt. Needs numpy.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from starboard.bots.search import Effort, SearchBot
from starboard.core.bot import Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.game import AnyGame
from starboard.games.death_angel import worth
from starboard.games.death_angel.game import DeathAngel
from starboard.lab.drive import play_out

OUT = Path(__file__).parent.parent / "src/starboard/games/death_angel/data/worth.json"
NEURONS = 16


class Habit:
    """Plays by habit."""

    looks = True

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Any, chance: Chance) -> Choice:
        """What comes to mind first."""
        return Choice(
            game.habit(game.imagine(view, options, chance), view.seat, moves, chance) if moves[1:] else moves[0]
        )


def play(out: Path, missions: int, tries: int, seed: int, seats: list[int]) -> None:
    """Play missions, and keep every position at the beginning of a round with how it ended."""
    game = DeathAngel()
    bot = SearchBot(Effort(tries, slack=0.01, seconds=60)) if tries else Habit()
    positions: list[list[float]] = []
    labels: list[float] = []
    for number in range(missions):
        players = seats[number % len(seats)]
        chance = Seeded(seed, number)
        state = game.new(game.Options(), players, chance)
        seen: list[list[float]] = []
        last = 0

        def look(state: Any, seen: list[list[float]] = seen) -> None:
            nonlocal last
            if state.round != last and not state.outcome:
                last = state.round
                seen.append(worth.features(state))

        play_out(game, state, [bot] * players, chance, after=look)
        positions += seen
        labels += [_worth(state)] * len(seen)
        if number % 50 == 49:
            print(number + 1, "missions", len(labels), "positions", flush=True)
            np.savez_compressed(out, x=np.array(positions, np.float32), y=np.array(labels, np.float32))
    np.savez_compressed(out, x=np.array(positions, np.float32), y=np.array(labels, np.float32))


def _worth(state: Any) -> float:
    """What an end is worth: half of it is how far they came, since who learns to play seldom wins."""
    way = len(state.visited) / (len(state.visited) + len(state.location_deck) + 1)
    return 1.0 if state.outcome == "won" else 0.5 * way


def fit(files: list[Path], epochs: int) -> None:
    """Fit the model to all positions, and write it."""
    parts = [np.load(file) for file in files]
    x, y = (np.concatenate([part[name] for part in parts]) for name in ("x", "y"))
    luck = np.random.default_rng(1)
    order = luck.permutation(len(x))
    held, kept = order[: len(x) // 10], order[len(x) // 10 :]
    weights = {
        "hidden": luck.normal(0, 0.25, (x.shape[1], NEURONS)),
        "bias": np.full(NEURONS, 0.05),
        "out": luck.normal(0, 0.25, NEURONS),
        "base": np.array([np.log(y.mean() / (1 - y.mean()))]),
    }
    first = {name: np.zeros_like(one) for name, one in weights.items()}
    second = {name: np.zeros_like(one) for name, one in weights.items()}
    best, found, step = np.inf, weights, 0
    for epoch in range(epochs):
        rate = 0.003 * (1 - epoch / epochs) + 0.0003
        for batch in np.array_split(luck.permutation(kept), max(1, len(kept) // 256)):
            step += 1
            for name, slope in _slopes(weights, x[batch], y[batch]).items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                mean, spread = first[name] / (1 - 0.9**step), second[name] / (1 - 0.999**step)
                weights[name] = weights[name] - rate * mean / (np.sqrt(spread) + 1e-8)
        loss = _loss(weights, x[held], y[held])
        if loss < best:
            best, found = loss, {name: one.copy() for name, one in weights.items()}
        print(f"epoch {epoch}: {_loss(weights, x[kept], y[kept]):.4f}, held out {loss:.4f}", flush=True)
    nothing = _loss({**weights, "out": weights["out"] * 0, "base": np.log(y.mean() / (1 - y.mean()))}, x[held], y[held])
    print(f"{len(x)} positions, {y.mean():.3f} won; held out {best:.4f}, for who knows nothing {nothing:.4f}")
    hidden = np.round(found["hidden"].T, 4).tolist()
    bias, out = np.round(found["bias"], 4).tolist(), np.round(found["out"], 4).tolist()
    model = worth.Model(hidden, bias, out, round(float(found["base"][0]), 4))
    OUT.write_bytes(worth.encode(model))


def _forward(weights: dict[str, Any], x: Any) -> tuple[Any, Any]:
    hidden = np.maximum(0, x @ weights["hidden"] + weights["bias"])
    return hidden, 1 / (1 + np.exp(-(hidden @ weights["out"] + weights["base"])))


def _loss(weights: dict[str, Any], x: Any, y: Any) -> float:
    p = np.clip(_forward(weights, x)[1], 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def _slopes(weights: dict[str, Any], x: Any, y: Any) -> dict[str, Any]:
    hidden, p = _forward(weights, x)
    wrong = (p - y) / len(y)
    back = np.outer(wrong, weights["out"]) * (hidden > 0)
    return {
        "hidden": x.T @ back + 1e-4 * weights["hidden"],
        "bias": back.sum(0),
        "out": hidden.T @ wrong + 1e-4 * weights["out"],
        "base": np.array([wrong.sum()]),
    }


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("out", type=Path)
    playing.add_argument("--missions", type=int, default=2000)
    playing.add_argument("--tries", type=int, default=0)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--seats", type=int, nargs="+", default=[1])
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--epochs", type=int, default=30)
    args = parser.parse_args()
    if args.command == "play":
        play(args.out, args.missions, args.tries, args.seed, args.seats)
    else:
        fit(args.files, args.epochs)


if __name__ == "__main__":
    main()
