"""Lays siege to a server of its own; ``python -m bench.siege --help``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import uvloop

from bench.siege import __doc__ as about
from bench.siege.attacks import KINDS
from bench.siege.besieged import ROOT, Siege, show


def main() -> None:
    """Read what is wanted, lay siege, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.siege", description=(about or "").splitlines()[0])
    parser.add_argument("--kinds", nargs="*", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--tables", type=int, default=12, help="honest tables")
    parser.add_argument("--seconds", type=float, default=10.0, help="before, during and after each attack")
    parser.add_argument("--count", type=int, default=0, help="messages or requests that are enough, instead of seconds")
    parser.add_argument("--rest", type=float, default=0.0, help="seconds to wait after an attack before memory is read")
    parser.add_argument(
        "--times", type=int, default=1, help="each attack so often on the same server: does memory grow?"
    )
    parser.add_argument("--against", type=Path, metavar="DIR", help="the server of another checkout")
    args = parser.parse_args()
    siege = Siege(args.tables, args.seconds, args.count, args.rest, (args.against or ROOT).resolve(), args.times)
    well = uvloop.run(siege.run(args.kinds, show))
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
