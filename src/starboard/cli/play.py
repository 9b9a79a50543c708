"""``starboard play``: any game of the contract in the terminal, alone, hot-seat or with bots."""

from __future__ import annotations

import argparse
import shutil
import time
from datetime import datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from starboard import bots
from starboard.cli.common import add_game, add_options, check_players, find_game, load_table, read_options
from starboard.cli.failure import Failure
from starboard.cli.show import show_events, show_result, show_view
from starboard.core.chance import Seeded
from starboard.core.game import AnyGame, Event, Illegal, Move, Seat
from starboard.core.record import RecordFile
from starboard.core.table import Table
from starboard.core.text import Text, rules, say
from starboard.folders import data_folder


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_game(parser, text)
    number, file = text("cli-metavar-number"), text("cli-metavar-file")
    parser.add_argument("-p", "--players", type=int, metavar=number, help=text("cli-play-players"))
    parser.add_argument("--humans", type=int, metavar=number, help=text("cli-play-humans"))
    parser.add_argument("-b", "--bot", default="random", choices=bots.names(), help=text("cli-play-bot"))
    parser.add_argument("-s", "--seed", type=int, metavar=number, help=text("cli-play-seed"))
    add_options(parser, text)
    parser.add_argument("--save", type=Path, metavar=file, help=text("cli-play-save"))
    parser.add_argument("--resume", type=Path, metavar=file, help=text("cli-play-resume"))
    parser.add_argument("--salvage", action="store_true", help=text("cli-play-salvage"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Play until the end, or until the player leaves; the record is saved after every move."""
    game = find_game(args.game)
    table, path = _resumed(game, args, console, text) if args.resume is not None else _fresh(game, args)
    humans = len(table.seats) if args.humans is None else args.humans
    if not 0 <= humans <= len(table.seats):
        raise Failure(say("cli-play-too-many", humans=humans, players=len(table.seats)))
    return Play(table, path, set(range(humans)), bots.make(args.bot), console, text).run()


def _fresh(game: AnyGame, args: argparse.Namespace) -> tuple[Table, Path]:
    """A new table and its file, which must not hold anything yet."""
    if args.salvage:
        raise Failure(say("cli-play-salvage-alone"))
    players = game.players[0] if args.players is None else args.players
    check_players(game, players)
    try:
        table = Table(game, players, read_options(game, args.option), args.seed)
    except Illegal as illegal:
        raise Failure(say("cli-impossible", clause=illegal.clause, reason=illegal.reason)) from None
    if args.save is not None:
        _keep(args.save)
    return table, args.save or _new_file(game.id)


def _resumed(game: AnyGame, args: argparse.Namespace, console: Console, text: Text) -> tuple[Table, Path]:
    """The table of a record, and the file in which it goes on."""
    if args.players is not None or args.seed is not None or args.option:
        raise Failure(say("cli-play-resume-keeps"))
    table = load_table(args.resume, args.salvage)
    if table.game.id != game.id:
        raise Failure(say("cli-play-other-game", file=str(args.resume), game=table.game.id))
    if args.save is not None and args.save != args.resume:
        _keep(args.save)
        return table, args.save
    if args.salvage:
        damaged = args.resume.with_name(args.resume.name + ".damaged")
        shutil.copy2(args.resume, damaged)
        moves = len(table.record.entries)
        console.print(text("cli-play-salvaged", moves=moves, file=str(damaged)), style="dim", markup=False)
    return table, args.resume


def _keep(path: Path) -> None:
    """Nobody's file is overwritten by a new game."""
    if path.is_file() and path.stat().st_size:
        raise Failure(say("cli-play-exists", file=str(path)))


def _number(answer: str) -> int:
    """The number typed, or 0."""
    return int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 9 else 0


def _new_file(game: str) -> Path:
    return data_folder() / "records" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"


class Play:
    """The console: shows the seat's view and its numbered moves, takes a number or a word."""

    def __init__(
        self, table: Table, path: Path, humans: set[Seat], bot: bots.Bot, console: Console, text: Text
    ) -> None:
        self.table, self.path, self.humans, self.bot = table, path, humans, bot
        self.file = RecordFile(path)
        self.console, self.text = console, text
        self.game = table.game
        self.start = time.monotonic() - table.state.now
        self.chance = Seeded(time.time_ns())
        self.last_human: Seat | None = None
        self.last_question = ""
        self.let_others: set[Seat] = set()
        self.commands = {
            "help": self.show_help,
            "view": self.show_view,
            "rules": self.show_rule,
            "card": self.show_card,
            "undo": self.undo,
            "next": self.let_others_go_first,
        }

    @property
    def now(self) -> float:
        """Table time."""
        return time.monotonic() - self.start

    def run(self) -> int:
        """The loop: bots first, then one question to one human."""
        self.save()
        self.say("cli-play-saved-to", file=str(self.path))
        try:
            while self.table.result is None:
                self.pass_time()
                self.play_bots()
                human = self.next_human()
                if human is None:
                    self.wait()
                elif not self.ask_human(human):
                    self.say("cli-play-left", file=str(self.path), game=self.game.id)
                    return 0
        finally:
            self.save()
        show_result(self.table, self.console, self.text)
        self.say("cli-play-over", file=str(self.path))
        return 0

    def next_human(self) -> Seat | None:
        """Who sits at the screen: the first person with a decision who has not let the others go first."""
        waiting = [seat for seat in self.table.to_move if seat in self.humans]
        first = next((seat for seat in waiting if seat not in self.let_others), None)
        if first is None:
            self.let_others.clear()
        return first if first is not None or not waiting else waiting[0]

    def pass_time(self) -> None:
        """Meet the deadlines that have passed while somebody was thinking."""
        if self.table.deadline is not None:
            self.report(self.table.tick(self.now))

    def play_bots(self) -> None:
        """One decision of every bot that has one."""
        for seat in self.table.to_move:
            if seat not in self.humans and seat in self.table.to_move:
                view = self.table.view(seat) if self.bot.looks else None
                move = self.bot.choose(self.game, view, self.table.moves(seat), self.chance)
                if move is not None:
                    self.play(seat, move)

    def wait(self) -> None:
        """Until the next tick, when it is nobody's turn."""
        if not self.table.to_move and (due := self.table.deadline) is not None:
            time.sleep(max(0.0, due - self.now))

    def ask_human(self, seat: Seat) -> bool:
        """Ask this seat once; ``False`` when the player leaves."""
        if seat != self.last_human:
            self.hand_over(seat)
        moves = self.table.moves(seat)
        self.show_question(seat, moves)
        try:
            answer = self.console.input(self.text("cli-play-prompt")).strip()
        except EOFError:
            return False
        word, _space, rest = answer.partition(" ")
        if word.lower() in ("quit", "exit", "q"):
            return False
        if word.lower() in self.commands:
            self.commands[word.lower()](seat, rest.strip())
        elif (number := _number(answer)) and number <= len(moves):
            self.play(seat, moves[number - 1])
        elif answer.startswith("{"):
            self.play_typed(seat, answer)
        elif answer:
            self.say("cli-play-what", answer=answer, most=len(moves))
        return True

    def hand_over(self, seat: Seat) -> None:
        """Show the board to the next person; with several at one screen, wait until they sit there."""
        if self.last_human is not None and self.console.is_terminal:
            self.console.input(self.text("cli-play-hand-over", name=self.table.seats[seat]))
            self.console.clear()
        self.last_human = seat
        self.show_view(seat, "")

    def show_question(self, seat: Seat, moves: list[Move]) -> None:
        """The one question and its numbered answers."""
        view = self.table.view(seat)
        question = self.game.question(view)
        if self.last_question not in ("", question.id):
            # Another kind of question: things have happened, so the board is worth another look.
            self.show_view(seat, "")
        self.last_question = question.id
        self.console.print()
        name = self.table.seats[seat]
        self.console.print(f"[bold yellow]{escape(name)}[/]: {escape(self.text(question))}")
        for number, move in enumerate(moves, start=1):
            self.console.print(f"  [cyan]{number:3}[/]  {escape(self.text(self.game.say_move(view, move)))}")

    def play_typed(self, seat: Seat, answer: str) -> None:
        """A move written as JSON: for moves that are not on the list, and to ask why not."""
        try:
            move = msgspec.json.decode(answer, type=self.game.Move)
        except msgspec.DecodeError as error:
            self.say("cli-play-not-a-move", reason=str(error))
            return
        self.play(seat, move)

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move, save, tell; or explain the refusal with its clause."""
        try:
            events = self.table.play(seat, move, self.now)
        except Illegal as illegal:
            self.say("cli-play-refused", clause=illegal.clause, reason=illegal.reason)
            self.say("cli-play-refused-more", clause=illegal.clause)
            return
        self.save()
        self.report(events)

    def report(self, events: list[Event]) -> None:
        """What happened, as the person at the screen may know it."""
        seat = self.last_human if self.last_human is not None else min(self.humans, default=-1)
        show_events(self.game, events, seat, self.console, self.text)

    def save(self) -> None:
        """Write the record; nothing is lost when the terminal closes."""
        try:
            self.file.save(self.game, self.table.record, self.table.state)
        except OSError as error:
            reason = error.strerror or str(error)
            raise Failure(say("cli-play-unwritable", file=str(self.path), reason=reason)) from None

    def say(self, message: str, **args: object) -> None:
        """A line of our own."""
        self.console.print(self.text(message, **args), style="dim", markup=False)

    # --- words that are not moves -------------------------------------------------------------------------

    def show_help(self, _seat: Seat, _rest: str) -> None:
        """What can be typed."""
        self.console.print(self.text("cli-play-help-commands"), markup=False)

    def show_view(self, seat: Seat, _rest: str) -> None:
        """The board as this seat sees it."""
        show_view(self.game, self.table.view(seat), self.console, self.text)

    def show_rule(self, _seat: Seat, clause: str) -> None:
        """One clause of the rules."""
        body = rules(self.game.id, self.text.language).get(clause.upper())
        if body is None:
            self.say("cli-play-no-rule", clause=clause)
        else:
            self.console.print(f"{clause.upper()} {body}", markup=False)

    def show_card(self, _seat: Seat, code: str) -> None:
        """One card by its code or part of its name."""
        from starboard.cli import cards

        found = cards.find(self.game.cards(), code, self.text)
        if not found:
            self.say("cli-play-no-card", code=code)
        for card in found:
            cards.show(card, self.console, self.text)

    def let_others_go_first(self, seat: Seat, _rest: str) -> None:
        """Where several decide at once, the next person gets the screen."""
        if any(other in self.humans and other != seat for other in self.table.to_move):
            self.let_others.add(seat)
        else:
            self.say("cli-play-no-next")

    def undo(self, _seat: Seat, _rest: str) -> None:
        """Take back the last move, unless chance has spoken since: what is known can't be unknown."""
        entries = self.table.record.entries
        if not entries or entries[-1].chance or entries[-1].seat not in self.humans:
            self.say("cli-play-no-undo")
            return
        self.table.undo(len(entries) - 1)
        self.save()
        self.say("cli-play-undone")
