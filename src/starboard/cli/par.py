"""``starboard par``: a score for a Space Alert crew to beat."""

from __future__ import annotations

import argparse
from datetime import date, datetime

import msgspec
from rich.console import Console

from starboard.cli.common import add_number
from starboard.cli.failure import Failure
from starboard.cli.show import show_item
from starboard.coach import par
from starboard.core.text import Phrase, Text, commas, say


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "mission", nargs="?", metavar=text("cli-metavar-mission"), help=text("space-alert-par-arg-mission")
    )
    parser.add_argument("--plan", action="store_true", help=text("space-alert-par-arg-plan"))
    add_number(parser, text, "--seconds", about=text("space-alert-par-arg-seconds"))
    parser.add_argument("--json", action="store_true", help=text("space-alert-plan-arg-json"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Show par of a mission, or of all of them and of today's."""
    today = par.of_day(datetime.now().astimezone().date())
    if args.mission is None and args.seconds is None:
        for mission in (*par.missions(), today):
            console.print(text(_line(mission, par.known().get(mission))), markup=False)
        return 0
    mission = _mission(args.mission or "today", today)
    found = par.known().get(mission)
    if found is None or args.seconds is not None:
        if args.seconds is not None and args.seconds < 1:
            raise Failure(say("space-alert-plan-least", name="--seconds"))
        found = par.search(mission, seconds=args.seconds or 10)
    if args.json:
        console.file.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    console.print(text(_line(mission, found)), markup=False)
    if args.plan:
        for number, row in enumerate(found.crew, start=1):
            show_item(f"{number:>2}", row, console)
        for gift in found.gifts:
            gives = say("space-alert-par-gift", phase=gift.phase, giver=gift.giver + 1, to=gift.to + 1, card=gift.card)
            show_item(" ·", text(gives), console)
    console.print(text("space-alert-par-play", seed=found.seed, mission=par.set_up(mission)[0].mission), markup=False)
    return 0


def _mission(asked: str, today: str) -> str:
    """The mission that is meant: its name, ``today``, or a day."""
    if asked == "today":
        return today
    if asked not in par.missions():
        try:
            date.fromisoformat(asked)
        except ValueError:
            raise Failure(say("space-alert-par-unknown", mission=asked, known=commas([*par.missions()]))) from None
    return asked


def _line(mission: str, found: par.Par | None) -> Phrase:
    if found is None:
        return say("space-alert-par-unmade", mission=mission)
    if found.score is None:
        return say("space-alert-par-lost", mission=mission, plans=found.plans)
    return say("space-alert-par", mission=mission, score=found.score, plans=found.plans, seconds=found.seconds)
