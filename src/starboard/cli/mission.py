"""``starboard mission``: a script to read out, or as a sound file, for a crew with the real box."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from rich.console import Console

from starboard.cli.common import add_number
from starboard.cli.failure import Failure
from starboard.core.text import Text, clock, say
from starboard.core.tools import Unusable
from starboard.games.space_alert.soundtrack import soundtrack
from starboard.games.space_alert.timetable import GENERATED, Wanted
from starboard.games.space_alert.voice import voice
from starboard.games.space_alert.words import announced

ENDINGS = (".ogg", ".opus")


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("mission", metavar=text("cli-metavar-mission"), help=text("cli-mission-arg-mission"))
    add_number(parser, text, "--seed", about=text("cli-mission-arg-seed"))
    parser.add_argument("--export", type=Path, metavar=text("cli-metavar-file"), help=text("cli-mission-arg-export"))
    parser.add_argument("--print", action="store_true", help=text("cli-mission-arg-print"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Print the timetable, or write the sound, or both."""
    generated = args.mission.strip().lower() == GENERATED
    seed = secrets.randbelow(2**32) if args.seed is None else args.seed
    wanted = Wanted(mission=args.mission, seed=seed)
    try:
        wanted.script()
    except Unusable as unusable:
        raise Failure(unusable.reason) from None
    if generated:
        console.print(text("cli-mission-seed", seed=str(seed)), markup=False)
    if args.export is not None:
        _export(wanted, args.export, console, text)
    if args.print or args.export is None:
        _print(wanted, console, text)
    return 0


def _export(wanted: Wanted, path: Path, console: Console, text: Text) -> None:
    if path.suffix.lower() not in ENDINGS:
        raise Failure(say("cli-mission-format", file=str(path)))
    # A language without a voice of its own is spoken in English.
    language = text.language if voice(text.language) else "en"
    data = soundtrack(wanted.script(), wanted.transfer_seconds, language)
    path.write_bytes(data)
    length = clock(wanted.announcements()[-1].at)
    console.print(text("cli-mission-exported", file=str(path), length=length, size=len(data) // 1000), markup=False)


def _print(wanted: Wanted, console: Console, text: Text) -> None:
    phase = 0
    for said in wanted.announcements():
        if said.phase != phase and said.saying != "phase-end":
            phase = said.phase
            console.print()
            console.print(text("cli-mission-phase", phase=phase), style="bold", markup=False)
        console.print(text(announced(said)), markup=False)
