"""``starboard options``: what a game offers, with defaults."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markup import escape

from starboard.cli.common import add_game, find_game
from starboard.cli.show import show_item
from starboard.core.options import Option, describe
from starboard.core.text import Argument, Text, say


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_game(parser, text)


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Show every option: its values and default, and what they mean."""
    game = find_game(args.game)
    console.print(
        text("cli-options-players", game=say(f"{game.id}-name"), least=game.players[0], most=game.players[-1])
    )
    for option in describe(game):
        values = escape(text("cli-options-values", values=_values(option), default=_shown(option.default)))
        console.print(f"\n[bold cyan]{option.name}[/] = {values}", highlight=False)
        show_item("   ", text(option.title), console)
        width = max((len(str(choice)) for choice in option.choices), default=0)
        for choice, phrase in zip(option.choices, option.values, strict=True):
            if text.has(phrase.id):
                show_item(f"      {choice!s:{width}} ", text(phrase), console, "cyan")
    return 0


def _shown(value: object) -> Argument:
    """A value as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) or say("cli-options-empty")


def _values(option: Option) -> Argument:
    """What can be typed."""
    if option.kind == "choice":
        return " | ".join(map(str, option.choices)) if len(option.choices) < MANY else say("cli-options-below")
    if option.kind == "flag":
        return "yes | no"
    if option.least is not None and option.most is not None:
        return say("cli-options-range", least=option.least, most=option.most)
    return say("cli-any-number") if option.kind == "number" else say("cli-any-text")


MANY = 8
"""So many values are only listed one below the other."""
