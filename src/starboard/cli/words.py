"""``starboard words``: the languages, and what one of them lacks."""

from __future__ import annotations

import argparse

from rich.console import Console

from starboard.cli.failure import Failure
from starboard.core import languages, translation
from starboard.core.text import Text, commas, say
from starboard.core.translation import Faults


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("--missing", metavar=text("cli-metavar-language"), help=text("cli-words-missing"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Name the languages; or say by file what one lacks, with exit code 1 if it is not whole."""
    offered = languages.languages()
    if args.missing is None:
        for tag in offered:
            done, all_ = translation.counted(tag)
            line = text("cli-words-language", tag=tag, name=languages.own_name(tag), done=done, all=all_)
            console.print(line, markup=False)
        return 0
    if args.missing not in offered:
        raise Failure(say("cli-no-language", language=args.missing, known=commas(offered)))
    found = translation.faults(args.missing)
    for file, faults in found.items():
        console.print(file, style="bold", markup=False)
        _show(faults, console, text)
    if found:
        return 1
    console.print(text("cli-words-whole", name=languages.own_name(args.missing)), style="green", markup=False)
    return 0


def _show(faults: Faults, console: Console, text: Text) -> None:
    lines = [say("cli-words-lacks", name=name) for name in faults.missing]
    lines += [say("cli-words-surplus", name=name) for name in faults.surplus]
    lines += [
        say("cli-words-different", name=one.name, english=commas(one.english), here=commas(one.here))
        for one in faults.different
    ]
    lines += [say("cli-words-broken", line=line) for line in faults.broken]
    for line in lines:
        console.print(f"  {text(line)}", markup=False)
