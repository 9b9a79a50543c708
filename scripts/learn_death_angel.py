"""Learn how well a group of Marines stands: play missions, and fit the model of ``death_angel/worth.py`` to their ends.

    python scripts/learn_death_angel.py play OUT.npz --missions 2000 --seed 1    what became of positions, by habit
    python scripts/learn_death_angel.py fit OUT.npz --far 0.5                    writes data/worth.json
    python scripts/learn_death_angel.py play OUT2.npz --cards 64 --tries 16      bots think, with the model at hand
    python scripts/learn_death_angel.py fit OUT2.npz MORE.npz --trust 0.3        fits it anew

Who plays by habit seldom wins, so at first half of an end's worth is how far they came (``--far``). Afterwards bots
think: about the cards that they choose with ``--cards`` tries, about everything else with ``--tries``. What a position
is taken for is then partly how it ended, and partly what they thought of it then and later (``--trust``). Needs numpy.
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
from starboard.games.death_angel.bot import question
from starboard.games.death_angel.choose_actions import ChooseActions
from starboard.games.death_angel.game import DeathAngel
from starboard.lab.drive import play_out

OUT = Path(__file__).parent.parent / "src/starboard/games/death_angel/data/worth.json"
NEURONS = 16


class Learner:
    """Thinks about cards and about the rest as long as it is told to; not at all is by habit."""

    looks = True

    def __init__(self, cards: int, tries: int) -> None:
        self.cards, self.tries = cards, tries
        self.promised: dict[int, float] = {}
        """By round what it thought of the position before cards were chosen."""
        self.line: list[Any] = []
        """Cards that it will choose next."""

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Any, chance: Chance) -> Choice:
        """What comes to mind, first or last."""
        if self.line and self.line[0] in moves:
            return Choice(self.line.pop(0))
        world = game.imagine(view, options, chance)
        asked = type(question(world))
        if asked is ChooseActions and self.cards:
            lines = list(game.lines(world, view.seat, moves))
            promised, line = SearchBot(Effort(self.cards)).weigh(game, view, options, lines, chance)[0]
            self.promised.setdefault(world.round, promised)
            self.line = [*line[1:]]
            return Choice(line[0])
        if self.tries and asked is not ChooseActions:
            return SearchBot(Effort(self.tries)).choose(game, view, options, moves, chance)
        return Choice(game.habit(world, view.seat, moves, chance))


def play(out: Path, missions: int, cards: int, tries: int, seed: int, seats: list[int]) -> None:
    """Play missions, and keep every position at the beginning of a round with how it ended."""
    game = DeathAngel()
    rows: list[list[float]] = []
    kept: dict[str, list[float]] = {"mission": [], "won": [], "way": [], "thought": [], "seats": []}
    wins = 0
    for number in range(missions):
        players = seats[number % len(seats)]
        chance = Seeded(seed, number)
        state = game.new(game.Options(), players, chance)
        bot = Learner(cards, tries)
        first = state.round
        seen = [worth.features(state)]

        def look(state: Any, first: int = first, seen: list[list[float]] = seen) -> None:
            if state.round == first + len(seen) and not state.outcome:
                seen.append(worth.features(state))

        play_out(game, state, [bot] * players, chance, after=look)
        won = state.outcome == "won"
        wins += won
        rows += seen
        kept["mission"] += [seed * 1e6 + number] * len(seen)
        kept["seats"] += [players] * len(seen)
        kept["won"] += [float(won)] * len(seen)
        kept["way"] += [len(state.visited) / (len(state.visited) + len(state.location_deck) + 1)] * len(seen)
        kept["thought"] += [bot.promised.get(first + n, np.nan) for n in range(len(seen))]
        if number % 100 == 99 or number == missions - 1:
            print(number + 1, "missions", wins, "won", len(rows), "positions", flush=True)
            found: dict[str, Any] = {name: np.array(one, np.float64) for name, one in kept.items()}
            np.savez_compressed(out, x=np.array(rows, np.float32), **found)


def labels(part: Any, far: float, trust: float) -> Any:
    """What the positions of a file are taken for."""
    won, way, mission, thought = (part[name] for name in ("won", "way", "mission", "thought"))
    value = np.where(won > 0, 1.0, far * way)
    for n in range(len(value) - 1, -1, -1):
        after = value[n + 1] if n + 1 < len(value) and mission[n] == mission[n + 1] else value[n]
        value[n] = after if np.isnan(thought[n]) else (1 - trust) * after + trust * thought[n]
    return value


def fit(files: list[Path], epochs: int, far: float, trust: float, decay: float, anew: bool, out: Path) -> None:
    """Fit the model to all positions, and write it."""
    parts = [dict(np.load(file)) for file in files]
    x = np.concatenate([part["x"] for part in parts]).astype(np.float64)
    y = np.concatenate([labels(part, far, trust) for part in parts])
    won = np.concatenate([part["won"] for part in parts])
    missions = np.concatenate([part["mission"] for part in parts])
    luck = np.random.default_rng(1)
    held = np.isin(missions, luck.permutation(np.unique(missions))[: len(np.unique(missions)) // 8])
    weights = fresh(x, y, luck) if anew else known()
    first = {name: np.zeros_like(one) for name, one in weights.items()}
    second = {name: np.zeros_like(one) for name, one in weights.items()}
    kept = np.flatnonzero(~held)
    print(f"{len(x)} positions of {len(np.unique(missions))} missions")
    print(f"held out, before {loss(weights, x[held], y[held]):.4f}")
    best, found, step = np.inf, weights, 0
    for epoch in range(epochs):
        rate = 0.002 * (1 - epoch / epochs) + 0.0001
        for batch in np.array_split(luck.permutation(kept), max(1, len(kept) // 256)):
            step += 1
            for name, slope in slopes(weights, x[batch], y[batch], decay).items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                mean, spread = first[name] / (1 - 0.9**step), second[name] / (1 - 0.999**step)
                weights[name] = weights[name] - rate * mean / (np.sqrt(spread) + 1e-8)
        now = loss(weights, x[held], y[held])
        if now < best:
            best, found = now, {name: one.copy() for name, one in weights.items()}
    p = forward(found, x)[1]
    mean = y[held].mean()
    print(f"held out {best:.4f}, for who knows nothing {-(mean * np.log(mean) + (1 - mean) * np.log(1 - mean)):.4f}")
    print(f"held out, by the ends alone: {entropy(p[held], won[held]):.4f}")
    out.write_bytes(worth.encode(rounded(found)))


def fresh(x: Any, y: Any, luck: Any) -> dict[str, Any]:
    """A model that knows nothing."""
    return {
        "linear": np.zeros(x.shape[1]),
        "hidden": luck.normal(0, 0.2, (x.shape[1], NEURONS)),
        "bias": np.full(NEURONS, 0.05),
        "out": luck.normal(0, 0.2, NEURONS),
        "base": np.array([np.log(y.mean() / (1 - y.mean()))]),
    }


def known() -> dict[str, Any]:
    """The model that is there."""
    model = worth.model()
    return {
        "linear": np.array(model.linear),
        "hidden": np.array(model.hidden).T.copy(),
        "bias": np.array(model.bias),
        "out": np.array(model.out),
        "base": np.array([model.base]),
    }


def rounded(weights: dict[str, Any]) -> worth.Model:
    """As it is kept."""
    linear, hidden, bias, out = (np.round(weights[name], 4) for name in ("linear", "hidden", "bias", "out"))
    base = round(float(weights["base"][0]), 4)
    return worth.Model(linear.tolist(), hidden.T.tolist(), bias.tolist(), out.tolist(), base)


def forward(weights: dict[str, Any], x: Any) -> tuple[Any, Any]:
    """What the neurons say, and how likely it is won."""
    hidden = np.maximum(0, x @ weights["hidden"] + weights["bias"])
    total = hidden @ weights["out"] + x @ weights["linear"] + weights["base"]
    return hidden, 1 / (1 + np.exp(-total))


def entropy(p: Any, y: Any) -> float:
    """How surprising it is."""
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def loss(weights: dict[str, Any], x: Any, y: Any) -> float:
    """How surprising the positions are."""
    return entropy(forward(weights, x)[1], y)


def slopes(weights: dict[str, Any], x: Any, y: Any, decay: float) -> dict[str, Any]:
    """Where it would be less surprised."""
    hidden, p = forward(weights, x)
    wrong = (p - y) / len(y)
    back = np.outer(wrong, weights["out"]) * (hidden > 0)
    return {
        "linear": x.T @ wrong + decay * weights["linear"],
        "hidden": x.T @ back + decay * weights["hidden"],
        "bias": back.sum(0),
        "out": hidden.T @ wrong + decay * weights["out"],
        "base": np.array([wrong.sum()]),
    }


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("out", type=Path)
    playing.add_argument("--missions", type=int, default=2000)
    playing.add_argument("--cards", type=int, default=0)
    playing.add_argument("--tries", type=int, default=0)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--seats", type=int, nargs="+", default=[1])
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--epochs", type=int, default=30)
    fitting.add_argument("--far", type=float, default=0.0)
    fitting.add_argument("--trust", type=float, default=0.0)
    fitting.add_argument("--decay", type=float, default=3e-4)
    fitting.add_argument("--anew", action="store_true", help="from nothing, not from the model that is there")
    fitting.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    if args.command == "play":
        play(args.out, args.missions, args.cards, args.tries, args.seed, args.seats)
    else:
        fit(args.files, args.epochs, args.far, args.trust, args.decay, args.anew, args.out)


if __name__ == "__main__":
    main()
