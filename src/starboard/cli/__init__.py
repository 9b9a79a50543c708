"""The command line. Each command is a module here with ``add(parser, text)`` and ``run(args, console, text)``.

Exit codes: 0 done, 1 stopped on the way or a "no" that is an answer, 2 bad input (said with what is wrong and where).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from shutil import get_terminal_size
from textwrap import fill
from typing import Any, NoReturn

from rich.console import Console
from rich.markup import escape
from rich_argparse import RawDescriptionRichHelpFormatter

from starboard import __version__, games
from starboard.cli.failure import Failure
from starboard.core import languages
from starboard.core.text import Text, commas

COMMANDS = {
    "group-play": ("serve", "play"),
    "group-host": ("store", "doctor"),
    "group-study": ("replay", "verify", "simulate", "league", "flight-log", "lessons"),
    "group-look-up": ("rules", "cards", "options", "words"),
    "group-box": ("mission", "resolve", "plan", "coach", "par", "inspect", "check-data"),
}
"""The commands by the group they are shown in."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    text = Text(_language(given))
    _speak_any_terminal()
    console = _Screen(highlight=False, emoji=False, soft_wrap=True)
    given = given or ["serve"]
    if given[0] == "help":
        given = [*given[1:], "--help"]
    try:
        return _run(given, console, text)
    except Failure as failure:
        _complain(text, text(failure.reason))
        return failure.code
    except KeyboardInterrupt:
        _errors().print()
        return 1
    except BrokenPipeError:
        # Someone closed the pipe (`| head`): not our error, and nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        # A folder nobody may write to, a full disk: the user's to mend, so no traceback.
        _complain(text, text("cli-trouble", file=str(error.filename or ""), reason=error.strerror or str(error)))
        return 2


def _run(given: Sequence[str], console: Console, text: Text) -> int:
    parser = build_parser(text, given)
    args, unknown = parser.parse_known_args(given)
    if args.command is None:
        show_overview(console, text)
        return 0
    if unknown:
        parser.commands[args.command].error(text("cli-unknown", words=" ".join(unknown)))
    return int(_module(args.command).run(args, console, text))


def _errors() -> Console:
    return Console(stderr=True, highlight=False, emoji=False, soft_wrap=True)


def _complain(text: Text, reason: str) -> None:
    _errors().print(text("cli-error", reason=reason), style="red", markup=False)


class _Screen(Console):
    """Standard output. Without this, rich ends the program with code 1 when someone closes the pipe."""

    def on_broken_pipe(self) -> None:
        """Let :func:`main` deal with it."""
        raise BrokenPipeError


def _speak_any_terminal() -> None:
    """Where the terminal lacks a character, show or read another one rather than stop in the middle of a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def build_parser(text: Text, given: Sequence[str]) -> _Parser:
    """The parser of the command line, in the user's language.

    Only the command that was given is loaded: the web server alone takes a second, and a rule is read without it.
    """
    names = [name for group in COMMANDS.values() for name in group]
    wanted = next((word for word in given if word in names), None)
    width = max(40, get_terminal_size().columns - 2)
    parser = _Parser(prog="starboard", formatter_class=_formatter, add_help=False)
    parser.text = text
    parser.add_argument("-h", "--help", action=_Overview, nargs=0)
    parser.add_argument("--version", action="version", version=f"starboard {__version__}")
    parser.add_argument("--language", type=_offered(text))
    commands = parser.add_subparsers(dest="command", metavar=text("cli-metavar-command"))
    parser.commands = commands.choices
    for name in names:
        command = commands.add_parser(
            name,
            help=text(f"cli-{name}-help"),
            description=fill(text(f"cli-{name}-about"), width),
            epilog=text(f"cli-{name}-examples") if text.has(f"cli-{name}-examples") else None,
            formatter_class=_formatter,
            add_help=False,
        )
        command.text = text
        if name == wanted:
            _module(name).add(command, text)
        command.add_argument("-h", "--help", action="help", help=text("cli-help"))
    return parser


class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaint says where help is."""

    text: Text
    commands: dict[str, _Parser]

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.dest == "command" and value not in self.commands:
            near = get_close_matches(value, self.commands, n=1)
            self.error(self.text("cli-no-command", command=value, near=near[0] if near else "none"))
        super()._check_value(action, value)

    def error(self, message: str) -> NoReturn:
        _complain(self.text, message)
        _errors().print(self.text("cli-see-help", command=self.prog), markup=False)
        raise SystemExit(2)


class _Overview(argparse.Action):
    """``starboard --help``: the commands in the groups a reader looks for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        assert isinstance(parser, _Parser)
        show_overview(_Screen(highlight=False, emoji=False, soft_wrap=True), parser.text)
        parser.exit()


def show_overview(console: Console, text: Text) -> None:
    """All commands, grouped by what one wants to do."""

    def show(words: str, meaning: str) -> None:
        console.print(f"  [cyan]{escape(words):20}[/] {escape(meaning)}")

    console.print(f"[bold]Starboard[/] {__version__}")
    console.print(text("cli-description"), markup=False)
    console.print(text("cli-usage"), markup=False)
    for group, names in COMMANDS.items():
        console.print(f"\n[bold yellow]{text(f'cli-{group}')}[/]")
        for name in names:
            show(f"{name} {text(f'cli-{name}-takes')}", text(f"cli-{name}-help"))
    console.print(f"\n[bold yellow]{text('cli-group-general')}[/]")
    show("-h, --help", text("cli-help"))
    show("--version", text("cli-version"))
    show(f"--language {text('cli-metavar-language')}", text("cli-language", languages=commas(languages.languages())))
    console.print()
    console.print(text("cli-epilog", games=commas(games.names())), markup=False, style="dim")


def _formatter(prog: str) -> argparse.HelpFormatter:
    return RawDescriptionRichHelpFormatter(prog, max_help_position=28)


def _module(command: str) -> Any:
    return import_module(f"starboard.cli.{command.replace('-', '_')}")


def _language(given: Sequence[str]) -> str:
    """The language asked for, else the environment's, else English. Needed before the parser can be built."""
    for place, word in enumerate(given):
        if word == "--language" and place + 1 < len(given):
            return languages.negotiate([given[place + 1]])
        if word.startswith("--language="):
            return languages.negotiate([word.partition("=")[2]])
    wishes = [os.environ.get(variable, "") for variable in ("STARBOARD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    # "C" is what programmers speak to each other.
    return languages.negotiate("en" if wish.partition(".")[0] in ("C", "POSIX") else wish for wish in wishes)


def _offered(text: Text) -> Callable[[str], str]:
    """What ``--language`` takes: any language that can be had, whatever variety of it."""

    def language(given: str) -> str:
        found = languages.matching(given)
        if found is None:
            known = commas(languages.languages())
            raise argparse.ArgumentTypeError(text("cli-no-language", language=given, known=known))
        return found

    return language
