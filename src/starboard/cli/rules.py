"""``starboard rules``: the numbered clauses of a game."""

from __future__ import annotations

import argparse
from difflib import get_close_matches

from rich.console import Console
from rich.markdown import Markdown

from starboard.cli.common import add_game, find_game
from starboard.cli.failure import Failure
from starboard.core.clauses import rules
from starboard.core.text import Text, commas, say


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_game(parser, text)
    parser.add_argument("clause", nargs="?", metavar=text("cli-metavar-clause"), help=text("cli-rules-clause"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Print all clauses, one clause, a whole section (``DA-7``), or those that contain a word."""
    game = find_game(args.game)
    clauses = rules(game.id, text.language)
    if args.clause is None:
        console.print(Markdown(_page(clauses, list(clauses))), soft_wrap=False)
        return 0
    show(clauses, args.clause, console)
    return 0


def show(clauses: dict[str, str], asked: str, console: Console) -> None:
    """Print what was asked for; says what is near if there is no such clause."""
    wanted = _search(clauses, asked)
    if not wanted:
        near = get_close_matches(asked.upper(), clauses, n=3)
        message = "cli-rules-near" if near else "cli-rules-none"
        raise Failure(say(message, clause=asked, near=commas(near)))
    console.print(Markdown(_page(clauses, wanted)), soft_wrap=False)


def _search(clauses: dict[str, str], asked: str) -> list[str]:
    name = asked.upper()
    if name in clauses:
        return [name]
    section = [key for key in clauses if key.startswith(f"{name}.")]
    if section:
        return section
    return [key for key, body in clauses.items() if asked.lower() in body.lower() and not key.startswith("§")]


def _page(clauses: dict[str, str], wanted: list[str]) -> str:
    parts = []
    for key in wanted:
        body = clauses[key]
        if key.startswith("§"):
            parts.append(f"## {key[2:]}\n\n{body}")
        else:
            parts.append(f"**{key}** {body}")
    return "\n\n".join(parts)
