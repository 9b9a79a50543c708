"""``starboard check-data``: do Galaxy Trucker's data files hang together, and what is still reconstructed?"""

from __future__ import annotations

import argparse

from rich.console import Console

from starboard.core.text import Text, commas
from starboard.games.galaxy_trucker import data_check


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("--list", action="store_true", help=text("cli-check-data-list"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Say what is wrong (exit code 1), or that all is well and what is still our own choice."""
    faults = data_check.faults()
    for fault in faults:
        line = text("cli-check-data-fault", file=fault.file, where=fault.where or "-", reason=fault.reason)
        console.print(line, style="red", markup=False)
    if faults:
        return 1
    console.print(text("cli-check-data-sound"), style="green", markup=False)
    for file, entries in data_check.reconstructed().items():
        console.print(text("cli-check-data-reconstructed", file=file, n=len(entries)), markup=False)
        if args.list:
            for where, fields in entries.items():
                entry = text("cli-check-data-entry", where=where, fields=commas(fields))
                console.print(f"  {entry}", markup=False)
    return 0
