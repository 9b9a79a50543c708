"""``starboard resolve``: the resolution round for a crew that planned its flight with the real box."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from starboard.cli.common import answer_lines, open_input
from starboard.cli.failure import Failure
from starboard.core.text import Text, commas, say
from starboard.games.space_alert import flight_events
from starboard.games.space_alert.events import AnyEvent
from starboard.games.space_alert.flight_file import BadFlight, Request, read, schema
from starboard.games.space_alert.resolver import Result, answer, resolve
from starboard.games.space_alert.scoring import Score
from starboard.games.space_alert.story import say_event
from starboard.games.space_alert.threat_text import threat_name

STYLES: dict[type[AnyEvent], str] = {
    flight_events.ThreatAppeared: "yellow",
    flight_events.ThreatDestroyed: "green",
    flight_events.ThreatSurvived: "yellow",
    flight_events.DamageToken: "red",
    flight_events.KnockedOut: "bold red",
    flight_events.ShipLost: "bold red",
    flight_events.ShipJumped: "bold green",
    flight_events.NoEffect: "dim",
    flight_events.ThreatMoved: "dim",
    flight_events.RocketMoved: "dim",
}
"""What stands out in the story."""


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("file", nargs="?", metavar=text("cli-metavar-file"), help=text("space-alert-resolve-arg-file"))
    parser.add_argument("--json", action="store_true", help=text("space-alert-resolve-arg-json"))
    parser.add_argument("--batch", action="store_true", help=text("space-alert-resolve-arg-batch"))
    parser.add_argument("--schema", action="store_true", help=text("space-alert-resolve-arg-schema"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Tell one flight, or answer a batch."""
    if args.schema:
        console.file.write(msgspec.json.format(msgspec.json.encode(schema())).decode() + "\n")
        return 0
    if args.batch:
        return answer_lines(args.file, lambda line: answer(line, text))
    if args.file is None:
        raise Failure(say("space-alert-resolve-no-file"))
    with open_input(args.file) as file:
        data = file.read()
    try:
        request = read(data)
    except BadFlight as bad:
        raise Failure(say("space-alert-resolve-bad", file=args.file, reason=bad.reason)) from None
    if args.json:
        console.file.write(msgspec.json.encode(resolve(request)).decode() + "\n")
        return 0
    story: list[AnyEvent] = []
    result = resolve(request, story.append)
    show_story(request, story, console, text)
    show_result(request, result, console, text)
    return 0


def show_story(request: Request, story: list[AnyEvent], console: Console, text: Text) -> None:
    """The flight turn by turn."""
    quiet = False
    for event in story:
        phrase = say_event(event, request.names.__getitem__)
        if phrase is None:
            continue
        if isinstance(event, flight_events.TurnBegins):
            if quiet:
                console.print(f"  {text('space-alert-resolve-quiet')}", style="dim", markup=False)
            console.print(f"\n[bold cyan]{escape(text(phrase))}[/]")
            quiet = True
        else:
            console.print(f"  {text(phrase)}", style=STYLES.get(type(event)), markup=False)
            quiet = False


def show_result(request: Request, result: Result, console: Console, text: Text) -> None:
    """What became of the threats and the crew, and the score sheet."""
    console.print()
    for kind, cards in (("destroyed", result.destroyed), ("survived", result.survived), ("left", result.left)):
        if cards:
            named = [say("space-alert-resolve-named-card", name=threat_name(card), code=card) for card in cards]
            console.print(text(f"space-alert-resolve-threats-{kind}", cards=named), markup=False)
    if result.knocked_out:
        names = commas([request.names[index] for index in result.knocked_out])
        console.print(text("space-alert-resolve-knocked-out", crew=names), markup=False)
    console.print(text("space-alert-resolve-damage", **result.damage), markup=False)
    if result.score is None:
        console.print(text("space-alert-resolve-no-score"), style="bold red", markup=False)
        return
    console.print(score_sheet(result.score, text))


def score_sheet(score: Score, text: Text) -> Table:
    """The columns of the log, one below the other."""
    sheet = Table(title=text("space-alert-resolve-score"), show_header=False, title_justify="left")
    for column in Score.__struct_fields__:
        total = column == "total"
        if total:
            sheet.add_section()
        label = text(f"space-alert-resolve-score-{column.replace('_', '-')}")
        sheet.add_row(escape(label), f"{getattr(score, column):+d}", style="bold" if total else None)
    return sheet
