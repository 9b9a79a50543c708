#!/usr/bin/env python3
"""Make the data of ``starboard par``: the printed missions, and the missions of so many days from a first one.

python scripts/make_par.py --plans 3000000 --first 2026-11-15 --days 30
"""

from __future__ import annotations

import argparse
from datetime import date, timedelta
from pathlib import Path

import msgspec

from starboard.coach import par

FILE = Path(par.__file__).parent / "data" / "par.json"


def main() -> None:
    """Search, and write the file after every mission; what is there already is kept unless more plans are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plans", type=int, default=3_000_000)
    parser.add_argument("--first", type=date.fromisoformat, default=date(2026, 11, 15))
    parser.add_argument("--days", type=int, default=30)
    args = parser.parse_args()
    found = par.known() if FILE.exists() else {}
    days = [par.of_day(args.first + timedelta(days=day)) for day in range(args.days)]
    for mission in [*par.missions(), *days]:
        old = found.get(mission)
        if old is not None and old.plans >= args.plans * 0.99:
            continue
        new = par.search(mission, plans=args.plans)
        print(f"{mission}: {new.score} in {new.seconds:g} s", flush=True)
        found = {**found, mission: new if old is None or (new.score or -99) >= (old.score or -99) else old}
        rows = ",\n".join("  " + msgspec.json.encode(one).decode() for one in found.values())
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(f'{{"par": [\n{rows}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
