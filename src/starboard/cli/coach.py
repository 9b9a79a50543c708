"""``starboard coach``: what a Space Alert crew should have done."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console

from starboard import games
from starboard.cli.common import add_number, open_input
from starboard.cli.failure import Failure
from starboard.cli.plan import problem_in
from starboard.cli.show import show_item
from starboard.coach import records
from starboard.coach.coach import Advice, Change, Worth, advise, filled
from starboard.coach.problem import Problem
from starboard.core import record as record_
from starboard.core.compiler import kernel_installed
from starboard.core.entries import BadRecord
from starboard.core.text import Phrase, Text, crew_member, say
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
    add_number(parser, text, "--mission", about=text("space-alert-coach-arg-mission"))
    parser.add_argument("--json", action="store_true", help=text("space-alert-plan-arg-json"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Advise."""
    with open_input(args.file) as file:
        data = file.read()
    problem = flown(args, data, text) if is_record(data) else problem_in(args.file, data)
    if not kernel_installed():
        Console(stderr=True, emoji=False).print(text("space-alert-plan-slow"), style="yellow", markup=False)
    try:
        advice = advise(problem, seconds=args.seconds, seed=args.seed)
    except Unknown as unknown:
        raise Failure(say("space-alert-plan-unknown", card=unknown.card, what=unknown.what)) from None
    if args.json:
        console.file.write(msgspec.json.encode(advice).decode() + "\n")
    else:
        show(problem, advice, console, text)
    return 0


def is_record(data: bytes) -> bool:
    """Whether this is the record of a game, and not a flight."""
    try:
        first = msgspec.json.decode(data.split(b"\n", 1)[0])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(first, dict) and "starboard" in first


def flown(args: argparse.Namespace, data: bytes, text: Text) -> Problem:
    """The flight that is asked about, with everybody's name."""
    try:
        _game, record, _state = record_.loads(data, games.find)
        if args.mission is not None and args.mission < 1:
            raise LookupError(args.mission)
        problem, acting = records.flown(record, -1 if args.mission is None else args.mission - 1)
    except BadRecord as bad:
        raise Failure(say("cli-bad-record", file=args.file, line=bad.line, reason=bad.reason)) from None
    except LookupError:
        raise Failure(say("space-alert-coach-no-flight", file=args.file)) from None
    named = text.among(record.header.seats)
    request = msgspec.structs.replace(problem.request, names=[named(crew_member(crew)) for crew in acting])
    return msgspec.structs.replace(problem, request=request)


def show(problem: Problem, advice: Advice, console: Console, text: Text) -> None:
    """In words."""
    if advice.score is not None:
        console.print(text("space-alert-coach-home", score=advice.score), style="bold green", markup=False)
        if advice.saving:
            head = text("space-alert-coach-more", count=advice.ways, tried=advice.singles)
            console.print(head, markup=False)
            _show_ways(problem, advice, console, text)
    else:
        assert advice.lost_to is not None
        lost = text("space-alert-coach-lost", turn=advice.turn, threat=threat_name(advice.lost_to))
        console.print(lost, style="bold red", markup=False)
        _show_saving(problem, advice, console, text)
        _show_last_chance(problem, advice, console, text)
    worth = [one for one in advice.worth if _says(one, advice)]
    if worth:
        console.print(text("space-alert-coach-each"), markup=False)
    for one in sorted(worth, key=lambda one: (one.lost_on is None, one.lost_on or 0, one.difference)):
        show_item(" ·", text(_worth(problem, one, advice.score is None)), console)


def _says(worth: Worth, advice: Advice) -> bool:
    """Whether the card made a difference."""
    if worth.lost_on is not None:
        return advice.score is not None or worth.lost_on != advice.turn
    return advice.score is None or worth.difference != 0


def _show_saving(problem: Problem, advice: Advice, console: Console, text: Text) -> None:
    if not advice.saving:
        console.print(text("space-alert-coach-none", tried=advice.singles + advice.pairs), markup=False)
        return
    if advice.pairs:
        head = say("space-alert-coach-two", singles=advice.singles, tried=advice.pairs)
    else:
        head = say("space-alert-coach-one", count=advice.ways, tried=advice.singles)
    console.print(text(head), markup=False)
    _show_ways(problem, advice, console, text)


def _show_ways(problem: Problem, advice: Advice, console: Console, text: Text) -> None:
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


def _worth(problem: Problem, worth: Worth, lost: bool) -> Phrase:
    if worth.lost_on is not None:
        outcome = say("space-alert-coach-worth-lost", turn=worth.lost_on)
    elif lost:
        outcome = say("space-alert-coach-worth-home")
    elif worth.difference < 0:
        outcome = say("space-alert-coach-worth-points", difference=-worth.difference)
    else:
        outcome = say("space-alert-coach-worth-more", difference=worth.difference)
    name, order = problem.request.names[worth.crew], orders.ORDERS[worth.order]
    return say("space-alert-coach-worth", name=name, turn=worth.turn, order=order, outcome=outcome)
