"""``python -m bench [NAME …]``: all benchmarks, or the named ones. Timing is printed, never judged.

``python -m bench --against DIR`` compares this checkout with another (``git worktree add DIR COMMIT``) in one run.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from bench import against


def main() -> None:
    """Run the benchmarks one after the other, each in this process, on one core."""
    words = sys.argv[1:]
    if words[:1] == ["--against"]:
        against.main(Path(words[1]).resolve())
        return
    found = sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py") if path.stem != "against")
    for name in words or found:
        print(f"== {name}", flush=True)
        import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main()
