"""``starboard options``: what a game offers, with defaults."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table as Grid

from starboard.cli.common import add_game, find_game
from starboard.core.options import Option, describe
from starboard.core.text import Text


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_game(parser, text)


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Show the options as a table."""
    game = find_game(args.game)
    console.print(
        text("cli-options-players", game=text(f"{game.id}-name"), least=game.players[0], most=game.players[-1])
    )
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("option", "default", "values", "meaning"):
        # A name is typed, so it stays in one piece.
        grid.add_column(text(f"cli-options-{column}"), overflow="fold", no_wrap=column == "option")
    for option in describe(game):
        grid.add_row(option.name, _shown(option.default, text), _values(option, text), text(option.title))
    console.print(grid)
    for option in describe(game):
        for choice, phrase in zip(option.choices, option.values, strict=True):
            if text.has(phrase.id):
                console.print(f"  {option.name}={choice}", style="cyan", end="  ")
                console.print(text(phrase), markup=False)
    return 0


def _shown(value: object, text: Text) -> str:
    if isinstance(value, bool):
        return text("cli-yes") if value else text("cli-no")
    return str(value)


def _values(option: Option, text: Text) -> str:
    if option.kind == "choice":
        return " | ".join(map(str, option.choices))
    if option.kind == "flag":
        return f"{text('cli-yes')} | {text('cli-no')}"
    if option.least is not None and option.most is not None:
        return f"{option.least} – {option.most}"
    return text("cli-any-number") if option.kind == "number" else text("cli-any-text")
