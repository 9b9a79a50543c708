"""Make the golden playthroughs of the games anew: ``python scripts/make_golden.py [GAME …] [--again]``.

With ``--again`` the games are played again by bots; without it the recorded moves are kept and only what comes of them
is written anew, which is what a change of words, events or views needs. A new card in a deck, or a new question, needs
``--again``. Read the difference before you commit it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from starboard import games
from starboard.bots import Bot
from starboard.bots.random import RandomBot
from starboard.bots.search import Effort, SearchBot
from starboard.core.entries import BadRecord
from starboard.lab import golden

FOLDER = Path(__file__).parent.parent / "tests" / "lab" / "golden"
CAREFUL = SearchBot(Effort(20))
RANDOM = RandomBot()

TABLES: dict[str, dict[str, tuple[int, dict[str, Any], int, Bot]]] = {
    "death-angel": {
        "solo": (1, {}, 1, CAREFUL),
        "two": (2, {"teams": "choose"}, 2, CAREFUL),
        "four": (4, {}, 3, CAREFUL),
        "six": (6, {}, 4, CAREFUL),
    },
    "galaxy-trucker": {
        "two": (2, {"rounds": "I-II", "building": "classic", "pace": "turns"}, 1, CAREFUL),
        "expanded": (3, {"rounds": "I-II", "expansion": "abe"}, 5, RANDOM),
    },
    "space-alert": {
        "solo": (1, {"clock": "off", "mission": "test-run-1", "resolution": "run"}, 137, RANDOM),
        "two": (2, {"mission": "mission-2"}, 1, CAREFUL),
        "five": (5, {"mission": "generated", "common": "mixed", "serious": "mixed"}, 315, RANDOM),
        "campaign": (3, {"campaign": True, "clock": "off", "mission": "generated", "threat_points": 5}, 303, RANDOM),
    },
}
"""Seats, options, seed and players of the playthroughs of a game; another game gets one with its defaults."""


def main() -> None:
    """Write them."""
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    FOLDER.mkdir(exist_ok=True)
    for name in words or games.names():
        game = games.find(name)
        if game is None:
            raise SystemExit(f"there is no game {name}")
        plain = {"plain": (game.players[0], dict[str, Any](), 1, CAREFUL)}
        for title, (seats, options, seed, bot) in TABLES.get(name, plain).items():
            path = FOLDER / f"{name}-{title}.jsonl"
            if "--again" in sys.argv or not path.exists():
                record = golden.play(game, seats, options, seed, [bot] * seats)
            else:
                _game, record = golden.recorded(path.read_text(encoding="utf-8"), games.find)
            try:
                path.write_text(golden.written(game, record), encoding="utf-8")
            except BadRecord as error:
                raise SystemExit(f"{path.name}: {error} With --again a new game is played.") from None
            print(f"{path.name}: {len(record.entries)} entries")


if __name__ == "__main__":
    main()
