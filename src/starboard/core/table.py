"""A game being played: seats, clock, moves in, events and views out, and the record of it all."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from starboard.core import options as options_
from starboard.core import record as record_
from starboard.core.chance import Chance, Seeded
from starboard.core.game import SPECTATOR, AnyGame, Event, Illegal, Move, Options, Result, Seat, State, View
from starboard.core.record import Entry, Header, Record
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
        chance = Seeded(seed)
        chance.answers = []
        self.game = game
        self.state: State = game.new(options, len(names), chance)
        header = Header(
            game=game.id,
            rules=game.version,
            seats=names,
            options=msgspec.to_builtins(options),
            seed=seed,
            chance=chance.answers,
        )
        self.record = Record(header, [])

    @classmethod
    def resume(cls, game: AnyGame, record: Record) -> Table:
        """A table as it stood after the last entry of the record."""
        state = record_.setup(game, record.header)
        for entry in record.entries:
            record_.play_entry(game, state, entry)
        return cls._of(game, Record(record.header, list(record.entries)), state)

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
        table.game, table.record, table.state = game, record, state
        return table

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        record_.save(Path(path), self.game, self.record, self.state)

    # --- looking ----------------------------------------------------------------------------------------

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

    def play(self, seat: Seat, move: Move, at: float | None = None) -> list[Event]:
        """Play a move at this table time (default: no time has passed).

        Time that is due passes first, so a move that comes too late is judged against the state it meets. Raises
        :class:`~starboard.core.game.Illegal`; then the move has changed nothing.
        """
        at = self._time(at)
        events = self.tick(at)
        chance = self._chance()
        events += self.game.apply(self.state, seat, move, chance, at)
        self._append(at, seat, move, chance)
        return events

    def tick(self, now: float) -> list[Event]:
        """Let time pass up to ``now``: every deadline on the way is met at its own moment."""
        events: list[Event] = []
        while (deadline := self.deadline) is not None and deadline <= now:
            chance = self._chance()
            events += self.game.tick(self.state, deadline, chance)
            self._append(deadline, None, None, chance)
        return events

    def replay(self) -> Iterator[tuple[Entry | None, list[Event], State]]:
        """The game from its start: first the setup (no entry), then each entry with its events and the state after it.

        The state is the same object all along; copy it to keep it.
        """
        return record_.replay(self.game, self.record)

    def undo(self, moves: int) -> None:
        """Go back to the position after this many entries of the record."""
        self.record = self.record.prefix(moves)
        self.state = Table.resume(self.game, self.record).state

    def _time(self, at: float | None) -> float:
        return self.state.now if at is None else max(round(float(at), 3), self.state.now)

    def _chance(self) -> Chance:
        chance = Seeded(self.record.header.seed, len(self.record.entries) + 1)
        chance.answers = []
        return chance

    def _append(self, at: float, seat: Seat | None, move: Move | None, chance: Chance) -> None:
        self.record.entries.append(
            Entry(n=len(self.record.entries) + 1, at=at, seat=seat, move=move, chance=chance.answers or [])
        )
