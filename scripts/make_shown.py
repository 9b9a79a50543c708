"""Print what each game's views show, path by path: ``python scripts/make_shown.py GAME > tests/lab/shown/GAME.txt``.

Every line is a path of the state and who sees it. Read it before you commit it: whatever is on the list may be seen.
"""

from __future__ import annotations

import sys

from starboard import game as find_game
from starboard.core import course
from starboard.core.chance import Seeded
from starboard.lab import conformance, secrets

TABLES, MOMENTS = 14, 30


def main() -> None:
    """Look at many moments of many random games."""
    game = find_game(sys.argv[1])
    seen: dict[str, secrets.Audience] = {}
    there: set[str] = set()
    for seats, options, seed in conformance.samples(game, TABLES):
        if seats == 1:
            continue  # whoever watches somebody play alone may see it all
        table = conformance.random_table(game, seats, options, seed)
        entries = table.record.entries
        for number, (_entry, _events, state) in enumerate(course.replay(game, table.record)):
            if number % max(1, len(entries) // MOMENTS) == 0:
                there |= secrets.paths(state)
                for path, who in secrets.shown(game, state, seats, Seeded(seed, number)).items():
                    seen[path] = "everybody" if "everybody" in (who, seen.get(path)) else who
    print(f"# What {game.id} shows of its state: a path, and who sees it. Everything else is secret.")
    for path, who in sorted(seen.items()):
        print(path, who)
    print(f"{len(there - set(seen))} secret: {', '.join(sorted(there - set(seen)))}", file=sys.stderr)


if __name__ == "__main__":
    main()
