"""``starboard cards``: the generated text of every card."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches

from rich.console import Console
from rich.markup import escape

from starboard.cli.common import add_game, find_game
from starboard.cli.failure import Failure
from starboard.cli.show import show_item
from starboard.core.game import AnyGame
from starboard.core.text import CardText, Text, commas, say


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_game(parser, text)
    parser.add_argument("code", nargs="?", metavar=text("cli-metavar-code"), help=text("cli-cards-code"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """List all cards by name, or show one card whole."""
    game = find_game(args.game)
    cards = game.box().cards
    if args.code is None:
        codes, names = (
            max(map(len, column)) for column in ([card.code for card in cards], [text(card.name) for card in cards])
        )
        for card in cards:
            name, kind = escape(f"{text(card.name):{names}}"), escape(text(card.kind))
            console.print(f"[bold cyan]{escape(f'{card.code:{codes}}')}[/] {name}  [dim]{kind}[/]")
        console.print(text("cli-cards-more", game=game.id), style="dim")
        return 0
    show(game, args.code, console, text)
    return 0


def show(game: AnyGame, asked: str, console: Console, text: Text) -> None:
    """Print the cards asked for, whole; says what is near if there are none."""
    cards = game.box().cards
    found = find(cards, asked, text)
    if not found:
        near = _near(cards, asked, text)
        message = "cli-cards-near" if near else "cli-cards-none"
        raise Failure(say(message, code=asked, near=commas(near), game=game.id))
    for card in found:
        name, kind = escape(text(card.name)), escape(text(card.kind))
        console.print(f"[bold cyan]{card.code}[/] [bold]{name}[/]  [dim]{kind}[/]")
        for line in card.lines:
            show_item(" ", text(line), console)


def find(cards: Sequence[CardText], asked: str, text: Text) -> list[CardText]:
    """By code, else by (part of) the name."""
    for card in cards:
        if card.code.lower() == asked.lower():
            return [card]
    return [card for card in cards if asked.lower() in text(card.name).lower()]


def _near(cards: Sequence[CardText], asked: str, text: Text) -> list[str]:
    """Codes or names that the one who asked may have meant."""
    names = {text(card.name).lower(): text(card.name) for card in cards}
    return get_close_matches(asked.upper(), [card.code for card in cards], n=3) or [
        names[name] for name in get_close_matches(asked.lower(), names, n=3)
    ]
