"""``starboard inspect``: is this Galaxy Trucker ship legal, and what can it do? docs/inspect.md."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from starboard.cli.common import answer_lines, open_input
from starboard.cli.failure import Failure
from starboard.core.text import Phrase, Text, halves, say
from starboard.games.galaxy_trucker.ship.boards import square
from starboard.games.galaxy_trucker.ship.drawing import draw
from starboard.games.galaxy_trucker.ship.inspect import BadShip, Judgement, judge, read
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import tile_set


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "file", type=Path, nargs="?", metavar=text("cli-metavar-file"), help=text("galaxy-trucker-inspect-file")
    )
    parser.add_argument("--json", action="store_true", help=text("galaxy-trucker-inspect-as-json"))
    parser.add_argument("--batch", action="store_true", help=text("galaxy-trucker-inspect-batch"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Judge one ship, or one on each line of standard input; a bad file is refused with the reason."""
    if args.batch:
        return answer_lines(args.file, lambda line: _answer(line, text))
    if args.file is None:
        raise Failure(say("galaxy-trucker-inspect-no-file"))
    with open_input(args.file) as file:
        data = file.read()
    try:
        ship = read(data)
    except BadShip as bad:
        raise Failure(say("galaxy-trucker-inspect-bad", file=str(args.file), reason=bad.reason)) from None
    judgement = judge(ship)
    if args.json:
        console.file.write(_plain(judgement, text).decode() + "\n")
    else:
        _show(ship, judgement, console, text)
    return 0


def _answer(line: bytes, text: Text) -> bytes:
    """The judgement of one line; a bad line gets an error and the rest go on."""
    try:
        return _plain(judge(read(line)), text)
    except BadShip as bad:
        return msgspec.json.encode({"error": text(bad.reason)})


def _plain(judgement: Judgement, text: Text) -> bytes:
    """The judgement as JSON, its reasons in words."""
    answer = msgspec.to_builtins(judgement)
    for fault, given in zip(judgement.errors, answer["errors"], strict=True):
        given["reason"] = text(fault.reason)
    return msgspec.json.encode(answer)


def _show(ship: Ship, judgement: Judgement, console: Console, text: Text) -> None:
    marked = {square(fault.row, fault.column) for fault in judgement.errors}
    for line in draw(ship, marked, crewed=False):
        console.print(line, markup=False)
    console.print(text("galaxy-trucker-legend"), style="dim", markup=False)
    if any(component.tile not in tile_set("base") for component in ship.components.values()):
        console.print(text("galaxy-trucker-legend-abe"), style="dim", markup=False)
    console.print()
    verdict = "legal" if judgement.legal else "illegal"
    console.print(
        text(f"galaxy-trucker-inspect-{verdict}", errors=len(judgement.errors)),
        style="green" if judgement.legal else "red",
        markup=False,
    )
    for fault in judgement.errors:
        console.print(
            text("galaxy-trucker-inspect-fault", clause=fault.clause, reason=text(fault.reason)), markup=False
        )
    console.print(
        text(
            "galaxy-trucker-inspect-figures",
            exposed=judgement.exposed_connectors,
            engine_plain=halves(round(judgement.engine_power.plain * 2)),
            engine_full=halves(round(judgement.engine_power.full * 2)),
            cannon_plain=halves(round(judgement.cannon_power.plain * 2)),
            cannon_full=halves(round(judgement.cannon_power.full * 2)),
            crew=judgement.crew_seats,
            batteries=judgement.batteries,
            normal=judgement.cargo.normal,
            special=judgement.cargo.special,
        ),
        markup=False,
    )
    for phrase in expansion_lines(judgement):
        console.print(text(phrase), markup=False)


def expansion_lines(judgement: Judgement) -> list[Phrase]:
    """What there is to say of the components and boards of Another Big Expansion."""
    lines = [
        say(f"galaxy-trucker-inspect-{name.replace('_', '-')}", squares=_spots(getattr(judgement, name)))
        for name in ("closed_squares", "defended", "defended_by_crewbots")
        if getattr(judgement, name)
    ]
    lines += [say("galaxy-trucker-inspect-network", squares=_spots(network)) for network in judgement.networks]
    lines += [
        say(
            "galaxy-trucker-inspect-panel",
            panel=say("galaxy-trucker-spot", row=panel.row, column=panel.column),
            squares=_spots(panel.powers),
        )
        for panel in judgement.solar_panels
    ]
    if judgement.thrusters:
        sides = [say(f"galaxy-trucker-side-{side}") for side in judgement.thrusters]
        lines.append(say("galaxy-trucker-inspect-thrusters", sides=sides))
    if judgement.defense_pairs:
        lines.append(say("galaxy-trucker-inspect-pairs", n=judgement.defense_pairs))
    if judgement.crewbots or judgement.armed_seats:
        lines.append(say("galaxy-trucker-inspect-armed", bots=judgement.crewbots, armed=judgement.armed_seats))
    if judgement.insurance is not None:
        price, maximum = judgement.insurance.price, judgement.insurance.maximum
        lines.append(say("galaxy-trucker-inspect-insurance", price=price, maximum=maximum))
    return lines


def _spots(spots: Sequence[tuple[int, int]]) -> list[Phrase]:
    return [say("galaxy-trucker-spot", row=row, column=column) for row, column in spots]
