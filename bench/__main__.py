"""``python -m bench [NAME …]``: all benchmarks, or the named ones. Timing is printed, never judged."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def main() -> None:
    """Run the benchmarks one after the other, each in this process, on one core."""
    found = sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py"))
    for name in sys.argv[1:] or found:
        print(f"== {name}", flush=True)
        import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main()
