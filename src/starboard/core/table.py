"""A game being played: seats, clock, moves in, events and views out, and the record of it all."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from starboard.core import course as course_
from starboard.core import options as options_
from starboard.core import record as record_
from starboard.core import undo as undo_
from starboard.core.course import Attempt, Course, Happened
from starboard.core.entries import Entry, Header, Record
from starboard.core.game import SPECTATOR, AnyGame, Event, Illegal, Move, Options, Result, Seat, State, View
from starboard.core.text import Text, laid_out


class Table:
    """One game at one table.

    Looking: ``to_move``, ``moves``, ``view``, ``picture``, ``ask``, ``result``. Playing: ``play``, ``tick``, ``undo``.
    Keeping: ``save``, ``replay``. ``starboard.table(...)`` makes a table by the name of its game.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int | Sequence[str],
        options: Options | Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        """Set a table up.

        ``seats`` is the number of players or their names, ``options`` the game's struct or a mapping of what differs
        from its defaults, ``seed`` makes chance repeatable. Raises ``ValueError`` for an impossible table.
        """
        names = [f"P{n}" for n in range(1, seats + 1)] if isinstance(seats, int) else list(seats)
        if len(names) not in game.players:
            raise ValueError(f"{game.id} is for {game.players[0]} to {game.players[-1]} players, not {len(names)}")
        if not isinstance(options, Options):
            options = options_.read(game, options or {})
        seed = secrets.randbits(63) if seed is None else seed
        chance = course_.seeded(seed)(0)
        state: State = game.new(options, len(names), chance)
        header = Header(
            game=game.id,
            rules=game.version,
            seats=names,
            options=msgspec.to_builtins(options),
            seed=seed,
            chance=chance.answers or [],
        )
        self._begin(game, Record(header, []), state)

    @classmethod
    def resume(cls, game: AnyGame, record: Record) -> Table:
        """A table as it stood after the last entry of the record."""
        return cls._of(game, Record(record.header, list(record.entries)), course_.end(game, record))

    @classmethod
    def load(cls, path: str | Path, find: Callable[[str], AnyGame | None]) -> Table:
        """A table from a record file. Raises :class:`~starboard.core.record.BadRecord`."""
        return cls._of(*record_.load(Path(path), find))

    @classmethod
    def salvage(cls, path: str | Path, find: Callable[[str], AnyGame | None]) -> Table:
        """A table from what a crash has left of a record file; see :func:`~starboard.core.record.salvage`."""
        return cls._of(*record_.salvage(Path(path).read_bytes(), find))

    @classmethod
    def _of(cls, game: AnyGame, record: Record, state: State) -> Table:
        table = cls.__new__(cls)
        table._begin(game, record, state)
        return table

    def _begin(self, game: AnyGame, record: Record, state: State) -> None:
        self.game, self.record = game, record
        self._course = Course(game, state, course_.seeded(record.header.seed), len(record.entries))

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        record_.save(Path(path), self.game, self.record, self.state)

    # --- looking ----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position."""
        return self._course.state

    @property
    def seats(self) -> list[str]:
        """The names of the players by seat."""
        return self.record.header.seats

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that have a move now."""
        return self.game.to_move(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended, or ``None``."""
        return self.game.result(self.state)

    @property
    def deadline(self) -> float | None:
        """Table time at which :meth:`tick` is due next."""
        return self.game.deadline(self.state)

    def moves(self, seat: Seat) -> list[Move]:
        """What this seat may do now."""
        return self.game.moves(self.state, seat)

    def view(self, seat: Seat) -> View:
        """What this seat may know."""
        view: View = self.game.view(self.state, seat)
        return view

    def picture(self, seat: Seat = SPECTATOR) -> str:
        """The board in words, as this seat (or whoever watches) sees it."""
        text = Text()
        lines: list[str] = []
        for panel in self.game.panels(self.view(seat)):
            lines += [text(panel.title), *(f"  {line}".rstrip() for line in laid_out(panel, text))]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.picture()

    def __repr__(self) -> str:
        end = "going on" if self.result is None else "over"
        return f"<Table {self.game.id}: {', '.join(self.seats)}; {len(self.record.entries)} moves, {end}>"

    def ask(self, seat: Seat, move: Move) -> Illegal | None:
        """Why this move would be refused, or ``None``."""
        return self.game.ask(self.state, seat, move)

    # --- playing ----------------------------------------------------------------------------------------

    def attempt(self, seat: Seat, move: Move, at: float | None = None) -> Attempt:
        """Play a move at this table time (default: no time has passed), or say why not.

        Time that is due passes first, so a move that comes too late is judged against the state it meets. A refused
        move changes nothing; the ticks before it have happened, and their events come with the answer.
        """
        attempt = self._course.attempt(seat, move, at)
        self._keep(attempt.happened)
        return attempt

    def play(self, seat: Seat, move: Move, at: float | None = None) -> list[Event]:
        """Play a move and get its events, those of the time that was due before it included; see :meth:`attempt`.

        Raises :class:`~starboard.core.game.Illegal`: the move has changed nothing, and ``events`` of the exception are
        those of the time that has passed.
        """
        attempt = self.attempt(seat, move, at)
        if attempt.refusal is not None:
            attempt.refusal.events = attempt.events
            raise attempt.refusal
        return attempt.events

    def tick(self, now: float) -> list[Event]:
        """Let time pass up to ``now``: every deadline on the way is met at its own moment."""
        return self._keep(self._course.tick(now))

    def _keep(self, happened: list[Happened]) -> list[Event]:
        """Write it down; the events in order."""
        self.record.entries += [step.entry for step in happened]
        return [event for step in happened for event in step.events]

    def replay(self) -> Iterator[tuple[Entry | None, list[Event], State]]:
        """The game from its start: first the setup (no entry), then each entry with its events and the state after it.

        The state is the same object all along; copy it to keep it.
        """
        return course_.replay(self.game, self.record)

    def undo(self, moves: int) -> None:
        """Go back to the position after this many entries of the record, fair (:attr:`last_reveal`) or not."""
        again = Table.resume(self.game, self.record.prefix(moves))
        self._begin(again.game, again.record, again.state)

    def last_reveal(self, after: int = 0) -> int:
        """The number of the last entry that can't fairly be taken back: it has told somebody something.

        Entries up to ``after`` are not looked at, which takes time.
        """
        return undo_.last_reveal(self.game, self.record, after)
