"""``starboard options``: what a game offers, with defaults."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markup import escape

from starboard.cli.common import add_game, find_game
from starboard.cli.show import show_item
from starboard.core.options import Option, describe
from starboard.core.text import Text


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_game(parser, text)


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Show every option: its values and default, and what they mean."""
    game = find_game(args.game)
    console.print(
        text("cli-options-players", game=text(f"{game.id}-name"), least=game.players[0], most=game.players[-1])
    )
    for option in describe(game):
        values = escape(f"{_values(option, text)} ({text('cli-options-default', value=_shown(option.default, text))})")
        console.print(f"\n[bold cyan]{option.name}[/] = {values}", highlight=False)
        show_item("   ", text(option.title), console)
        width = max((len(str(choice)) for choice in option.choices), default=0)
        for choice, phrase in zip(option.choices, option.values, strict=True):
            if text.has(phrase.id):
                show_item(f"      {choice!s:{width}} ", text(phrase), console, "cyan")
    return 0


def _shown(value: object, text: Text) -> str:
    if isinstance(value, bool):
        return text("cli-yes") if value else text("cli-no")
    return str(value) or text("cli-options-empty")


def _values(option: Option, text: Text) -> str:
    if option.kind == "choice":
        return " | ".join(map(str, option.choices)) if len(option.choices) < MANY else text("cli-options-below")
    if option.kind == "flag":
        return f"{text('cli-yes')} | {text('cli-no')}"
    if option.least is not None and option.most is not None:
        return f"{option.least} – {option.most}"
    return text("cli-any-number") if option.kind == "number" else text("cli-any-text")


MANY = 8
"""So many values are only listed one below the other."""
