"""``starboard verify``: is this record whole, unchanged and by the rules?"""

from __future__ import annotations

import argparse
import shlex

from rich.console import Console

from starboard.cli.common import add_file, load_table
from starboard.cli.show import among, names
from starboard.core.text import Text, commas, say


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_file(parser, text)


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Replay the whole record and say what it is; a bad one is refused with line and reason."""
    table = load_table(args.file)
    text = among(table, text)
    console.print(
        text(
            "cli-verify-good",
            file=str(args.file),
            game=say(f"{table.game.id}-name"),
            seats=commas(names(table, text)),
            moves=len(table.record.entries),
        ),
        markup=False,
    )
    result = table.result
    command = shlex.join(["starboard", "play", table.game.id, "--resume", str(args.file)])
    console.print(text(result.reason) if result else text("cli-verify-unfinished", command=command), markup=False)
    return 0
