"""``starboard coach``: what a Space Alert crew should have done."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console

from starboard.cli.common import add_number
from starboard.cli.failure import Failure
from starboard.cli.plan import read_file
from starboard.cli.show import show_item
from starboard.coach.coach import Advice, Change, Worth, advise, filled
from starboard.coach.problem import Problem
from starboard.core.text import Phrase, Text, say
from starboard.games.space_alert import orders
from starboard.games.space_alert.fast.tables import Unknown
from starboard.games.space_alert.threat_text import threat_name

SHOWN = 5
"""At most this many ways to save the ship are shown."""


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar=text("cli-metavar-file"), help=text("space-alert-coach-arg-file"))
    add_number(parser, text, "--seconds", default=8, about=text("space-alert-coach-arg-seconds"))
    add_number(parser, text, "--seed", default=1, about=text("space-alert-plan-arg-seed"))
    parser.add_argument("--json", action="store_true", help=text("space-alert-plan-arg-json"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Advise."""
    problem = read_file(args.file)
    try:
        advice = advise(problem, seconds=args.seconds, seed=args.seed)
    except Unknown as unknown:
        raise Failure(say("space-alert-plan-unknown", card=unknown.card, what=unknown.what)) from None
    if args.json:
        console.file.write(msgspec.json.encode(advice).decode() + "\n")
    else:
        show(problem, advice, console, text)
    return 0


def show(problem: Problem, advice: Advice, console: Console, text: Text) -> None:
    """In words."""
    if advice.score is not None:
        console.print(text("space-alert-coach-home", score=advice.score), style="bold green", markup=False)
    else:
        assert advice.lost_to is not None
        lost = text("space-alert-coach-lost", turn=advice.turn, threat=threat_name(advice.lost_to))
        console.print(lost, style="bold red", markup=False)
        _show_saving(problem, advice, console, text)
        _show_last_chance(problem, advice, console, text)
    for worth in sorted(advice.worth, key=lambda one: (one.lost_on is None, one.lost_on or 0, one.difference)):
        if advice.score is not None and (worth.lost_on is not None or worth.difference):
            show_item(" ·", text(_worth(problem, worth)), console)


def _show_saving(problem: Problem, advice: Advice, console: Console, text: Text) -> None:
    count = len(advice.saving)
    if not count:
        console.print(text("space-alert-coach-none", tried=advice.singles + advice.pairs), markup=False)
        return
    if advice.pairs:
        head = say("space-alert-coach-two", singles=advice.singles, count=count, tried=advice.pairs)
    else:
        head = say("space-alert-coach-one", count=count, tried=advice.singles)
    console.print(text(head), markup=False)
    for saving in advice.saving[:SHOWN]:
        for change in saving.changes:
            show_item(" ·", text(_change(problem, change)), console)
        show_item("  ", text("space-alert-coach-points", score=saving.score), console)


def _show_last_chance(problem: Problem, advice: Advice, console: Console, text: Text) -> None:
    if advice.rescue is None:
        return
    if advice.last_chance is None:
        console.print(text("space-alert-coach-from-start", tried=advice.rescue.tried), markup=False)
        return
    console.print(text("space-alert-coach-turn", turn=advice.last_chance), markup=False)
    for name, row in zip(problem.request.names, advice.rescue.plans, strict=True):
        console.print(f"  {orders.write(row)}  {name}", markup=False)


def _change(problem: Problem, change: Change) -> Phrase:
    name = problem.request.names[change.crew]
    if change.kind == "change":
        old = filled(problem)[change.crew][change.turn - 1]
        sign = orders.ORDERS
        return say("space-alert-coach-change", name=name, turn=change.turn, new=sign[change.order], old=sign[old])
    return say(f"space-alert-coach-{change.kind}", name=name, turn=change.turn, other=change.other)


def _worth(problem: Problem, worth: Worth) -> Phrase:
    if worth.lost_on is not None:
        outcome = say("space-alert-coach-worth-lost", turn=worth.lost_on)
    elif worth.difference < 0:
        outcome = say("space-alert-coach-worth-points", difference=-worth.difference)
    else:
        outcome = say("space-alert-coach-worth-more", difference=worth.difference)
    name, order = problem.request.names[worth.crew], orders.ORDERS[worth.order]
    return say("space-alert-coach-worth", name=name, turn=worth.turn, order=order, outcome=outcome)
