"""``starboard plan``: the best plan that can be found for a Space Alert mission."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from starboard.cli.common import add_number, open_input
from starboard.cli.failure import Failure
from starboard.coach.planner import Found, plan
from starboard.coach.problem import Problem, read_problem
from starboard.core.kernel import COMPILING, INSTALLED
from starboard.core.text import Text, say
from starboard.games.space_alert import orders
from starboard.games.space_alert.fast.tables import Unknown
from starboard.games.space_alert.flight_file import BadFlight


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar=text("cli-metavar-file"), help=text("space-alert-plan-arg-file"))
    add_number(parser, text, "--seconds", default=10, about=text("space-alert-plan-arg-seconds"))
    add_number(parser, text, "--plans", about=text("space-alert-plan-arg-plans"))
    add_number(parser, text, "--seed", default=1, about=text("space-alert-plan-arg-seed"))
    add_number(parser, text, "--cores", about=text("space-alert-plan-arg-cores"))
    parser.add_argument("--hands", action="store_true", help=text("space-alert-plan-arg-hands"))
    parser.add_argument("--gpu", action="store_true", help=text("space-alert-plan-arg-gpu"))
    parser.add_argument("--json", action="store_true", help=text("space-alert-plan-arg-json"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Plan, and print the plan."""
    with open_input(args.file) as file:
        problem = problem_in(args.file, file.read())
    if args.hands and problem.hands is None:
        raise Failure(say("space-alert-plan-no-hands", file=args.file))
    for name in ("seconds", "plans", "cores"):
        given = getattr(args, name)
        if given is not None and given < 1:
            raise Failure(say("space-alert-plan-least", name=f"--{name}"))
    if args.gpu and not has_gpu():
        raise Failure(say("space-alert-plan-no-gpu"))
    try:
        found = search(problem, args, text)
    except Unknown as unknown:
        raise Failure(say("space-alert-plan-unknown", card=unknown.card, what=unknown.what)) from None
    if args.json:
        console.file.write(msgspec.json.encode(as_json(problem, found)).decode() + "\n")
    else:
        show(problem, found, console, text)
    return 0


def has_gpu() -> bool:
    """Whether there is one that the kernel can run on."""
    if not COMPILING:
        return False
    from starboard.games.space_alert.fast import gpu

    return gpu.available()


def problem_in(name: str, data: bytes) -> Problem:
    """The problem in a file; says what is wrong and where."""
    try:
        return read_problem(data)
    except BadFlight as bad:
        raise Failure(say("space-alert-resolve-bad", file=name, reason=bad.reason)) from None


def search(problem: Problem, args: argparse.Namespace, text: Text) -> Found:
    """Search, showing on standard error how far it is."""
    errors = Console(stderr=True, highlight=False, emoji=False)
    if not INSTALLED:
        errors.print(text("space-alert-plan-slow"), style="yellow", markup=False)
    wanted = {"seconds": args.seconds, "plans": args.plans, "seed": args.seed, "cores": args.cores, "gpu": args.gpu}
    if not errors.is_terminal:
        return plan(problem, **wanted)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(text("space-alert-plan-begins"))

        def tell(tried: int, seconds: float, worth: int) -> None:
            bar.update(task, description=text("space-alert-plan-progress", tried=tried, speed=round(tried / seconds)))

        return plan(problem, **wanted, progress=tell)


def as_json(problem: Problem, found: Found) -> dict[str, Any]:
    """One object; plans as in the file."""
    names = problem.request.names
    crew: list[dict[str, Any]] = [
        {"name": name, "plan": orders.write(row)} for name, row in zip(names, found.plans, strict=True)
    ]
    for gift in found.gifts:
        gives = {"phase": gift.phase, "card": gift.card, "to": names[gift.to]}
        crew[gift.giver].setdefault("gives", []).append(gives)
    return {
        "outcome": found.outcome,
        "score": found.score,
        "survival": found.survival,
        "plans": found.tried,
        "plans_per_second": round(found.per_second),
        "crew": crew,
    }


def show(problem: Problem, found: Found, console: Console, text: Text) -> None:
    """The plan in the file's own form, and what it is worth."""
    rows = as_json(problem, found)["crew"]
    lines = ",\n".join("    " + msgspec.json.encode(row).decode() for row in rows)
    console.print(f'"crew": [\n{lines}\n]', markup=False)
    if found.score is None:
        console.print(text("space-alert-plan-lost", tried=found.tried), style="bold red", markup=False)
    elif problem.stacks_known:
        console.print(text("space-alert-plan-home", score=found.score), style="bold green", markup=False)
    else:
        percent = round(100 * found.survival, 1)
        console.print(text("space-alert-plan-survival", percent=percent, score=round(found.score, 1)), markup=False)
    speed = round(found.per_second)
    console.print(text("space-alert-plan-tried", tried=found.tried, speed=speed), style="dim", markup=False)
