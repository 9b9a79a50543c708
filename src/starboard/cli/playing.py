"""A game in the terminal: the console works for any game by the contract alone."""

from __future__ import annotations

import shlex
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text as Words

from starboard import bots
from starboard.cli import cards, rules
from starboard.cli.failure import Failure
from starboard.cli.show import among, names, show_events, show_item, show_result, show_view
from starboard.core import undo
from starboard.core.chance import Seeded
from starboard.core.clauses import rules as clauses
from starboard.core.game import Event, Move, Seat
from starboard.core.record import RecordFile
from starboard.core.table import Table
from starboard.core.text import Phrase, Text, player, say

MOST_LINES = 20
"""So many moves are listed on the smallest terminal before the rest is left to a search."""


def _number(answer: str) -> int:
    """The number typed, or 0."""
    return int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 9 else 0


class Play:
    """The console: shows the seat's view and its numbered moves, takes a number or a word."""

    def __init__(self, table: Table, path: Path, humans: set[Seat], bot: str, console: Console, text: Text) -> None:
        self.table, self.path, self.humans = table, path, humans
        self.bot_name, self.bot = bot, bots.make(bot)
        self.file = RecordFile(path)
        self.console, self.text = console, among(table, text)
        self.game = table.game
        self.start = time.monotonic() - table.state.now
        # The bots' own dice: with the same seed and the same moves of the people they decide the same.
        self.chance = Seeded(table.record.header.seed, -1 - len(table.record.entries))
        self.last_human: Seat | None = None
        self.last_question = ""
        self.asked: tuple[Seat, Phrase, list[Move]] | None = None
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
        if self.table.result is not None:
            show_result(self.table, self.console, self.text)
            self.say("cli-play-was-over", command=shlex.join(["starboard", "replay", str(self.path)]))
            return 0
        self.save()
        self.say("cli-play-saved-to", file=str(self.path))
        try:
            while self.table.result is None:
                self.pass_time()
                played = self.play_bots()
                human = self.next_human()
                if human is None:
                    if not played:
                        self.wait()
                elif not self.ask_human(human):
                    self.left()
                    return 0
        except KeyboardInterrupt:
            self.console.print()
            self.left()
            return 1
        finally:
            self.save()
        show_result(self.table, self.console, self.text)
        self.say("cli-play-over", file=str(self.path))
        return 0

    def left(self) -> None:
        """Say how to go on, with the same bots."""
        words = ["starboard", "play", self.game.id, "--resume", str(self.path)]
        if len(self.humans) < len(self.table.seats):
            words += ["--humans", str(len(self.humans)), "--bot", self.bot_name]
        self.say("cli-play-left", command=shlex.join(words))

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

    def play_bots(self) -> bool:
        """One decision of every bot that has one; whether any was made (a bot may rather let the clock run)."""
        before = len(self.table.record.entries)
        for seat in self.table.to_move:
            if seat not in self.humans and seat in self.table.to_move:
                view = self.table.view(seat) if self.bot.looks else None
                options, moves = self.table.state.options, self.table.moves(seat)
                move = self.bot.choose(self.game, view, options, moves, self.chance).move
                if move is not None:
                    self.play(seat, move)
        return len(self.table.record.entries) > before

    def wait(self) -> None:
        """Until the next tick, when nobody does anything."""
        due = self.table.deadline
        time.sleep(0.1 if due is None else max(0.0, due - self.now))

    def ask_human(self, seat: Seat) -> bool:
        """Ask this seat once; ``False`` when the player leaves."""
        try:
            if seat != self.last_human:
                self.hand_over(seat)
            moves = self.table.moves(seat)
            self.show_question(seat, moves)
            answer = self.console.input(self.text("cli-play-prompt")).strip()
        except EOFError:
            self.console.print()
            return False
        word, _space, rest = answer.partition(" ")
        if word.lower() in ("quit", "exit", "q"):
            return False
        if word.lower() in self.commands:
            self.obey(seat, word.lower(), rest.strip())
        elif (number := _number(answer)) and number <= len(moves):
            self.play(seat, moves[number - 1])
        elif answer.startswith("{"):
            self.play_typed(seat, answer)
        elif answer:
            self.look_for(seat, moves, answer)
        else:
            self.asked = None
        return True

    def obey(self, seat: Seat, word: str, rest: str) -> None:
        """Do what a word says; what it can't do is no reason to end the game."""
        try:
            self.commands[word](seat, rest)
        except Failure as failure:
            self.console.print(self.text(failure.reason), style="dim", markup=False)

    def hand_over(self, seat: Seat) -> None:
        """Show the board to the next person; with several at one screen, wait until they sit there."""
        if self.last_human is not None and self.console.is_terminal:
            self.console.input(self.text("cli-play-hand-over", name=names(self.table, self.text)[seat]))
            self.console.clear()
        self.last_human = seat
        self.show_view(seat, "")

    def show_question(self, seat: Seat, moves: list[Move]) -> None:
        """The one question and its numbered answers; not again while nothing has changed."""
        view = self.table.view(seat)
        question = self.game.question(view)
        asked = (seat, question, moves)
        if asked == self.asked:
            return
        if self.last_question not in ("", question.id):
            # Another kind of question: things have happened, so the board is worth another look.
            self.show_view(seat, "")
        self.last_question = question.id
        self.console.print()
        name = names(self.table, self.text)[seat]
        asked_words = Words(self.text("cli-play-asked", name=name, question=question))
        asked_words.highlight_words([name], "bold yellow")
        self.console.print(asked_words)
        self.list_moves(list(enumerate(self.say_moves(seat, moves), start=1)))
        self.asked = asked

    def say_moves(self, seat: Seat, moves: list[Move]) -> list[str]:
        """The moves in words."""
        view = self.table.view(seat)
        return [self.priced(self.game.say_move(view, move)) for move in moves]

    def priced(self, move: Phrase) -> str:
        """A move in words, with its price if it has one."""
        price = self.text.price(move)
        return self.text(Phrase("list-dots", {"items": [move, price]})) if price else self.text(move)

    def list_moves(self, lines: list[tuple[int, str]], whole: bool = False) -> None:
        """The numbered moves; on a terminal no more than a screen of them unless ``whole``."""
        most = max(MOST_LINES, self.console.height - 12)
        cut = self.console.is_terminal and not whole and len(lines) > most
        for number, words in lines[:most] if cut else lines:
            show_item(f"  {number:3} ", words, self.console, "cyan")
        if cut:
            self.say("cli-play-more", n=len(lines) - most)

    def look_for(self, seat: Seat, moves: list[Move], answer: str) -> None:
        """Words instead of a number: the moves that contain them all."""
        wanted = answer.lower().split()
        everything = wanted == ["all"]
        lines = list(enumerate(self.say_moves(seat, moves), start=1))
        found = [line for line in lines if everything or all(word in line[1].lower() for word in wanted)]
        if found and not answer.isdigit():
            self.list_moves(found, whole=True)
        else:
            self.say("cli-play-what", answer=answer, most=len(moves))

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
        attempt = self.table.attempt(seat, move, self.now)
        if attempt.happened:
            self.save()
            self.report(attempt.events)
        if attempt.refusal is not None:
            self.say("cli-play-refused", clause=attempt.refusal.clause, reason=attempt.refusal.reason)
            self.say("cli-play-refused-more", clause=attempt.refusal.clause)
        elif seat in self.humans:
            self.asked = None  # the same moves may read differently now

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
        self.asked = None

    def show_rule(self, _seat: Seat, clause: str) -> None:
        """A clause of the rules, a section, or all clauses with a word."""
        if clause:
            rules.show(clauses(self.game.id, self.text.language), clause, self.console)
        else:
            self.say("cli-play-which-rule")

    def show_card(self, _seat: Seat, code: str) -> None:
        """Cards by code or by part of the name."""
        if code:
            cards.show(self.game, code, self.console, self.text)
        else:
            self.say("cli-play-which-card")

    def let_others_go_first(self, seat: Seat, _rest: str) -> None:
        """Where several decide at once, the next person gets the screen."""
        if any(other in self.humans and other != seat for other in self.table.to_move):
            self.let_others.add(seat)
        else:
            self.say("cli-play-no-next")

    def undo(self, _seat: Seat, _rest: str) -> None:
        """Take back the last move, unless it has told somebody something: what is known can't be unknown."""
        entries = self.table.record.entries
        if not entries:
            self.say("cli-play-nothing-to-undo")
            return
        last, mover = len(entries), entries[-1].seat
        if mover is not None and mover not in self.humans:
            self.say("cli-play-no-undo", seen="move", player=player(mover))
            return
        if self.table.last_reveal(after=last - 1) == last:
            self.say("cli-play-no-undo", seen=undo.shown(mover, entries[-1].chance))
            return
        self.table.undo(last - 1)
        self.save()
        self.say("cli-play-undone")
