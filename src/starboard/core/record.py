"""The game record: a readable file that rebuilds any game exactly.

JSON lines. The first is the header (game, rules version, seats, options, seed, what chance answered at setup), then
one line a move (number, table time, seat, move, what chance answered; a tick of the clock has no seat), and a closing
line with the number of moves and the digest of the state they lead to. Every line carries a check that depends on all
lines before it, so a truncated or edited file is refused with the line that is wrong. docs/record.md has a commented
example.
"""

from __future__ import annotations

import os
import tempfile
import unicodedata
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UnsetType

from starboard.core import course
from starboard.core.chance import Answer
from starboard.core.entries import FORMAT, LONGEST_NAME, BadRecord, Entry, Header, Record
from starboard.core.game import AnyGame, State
from starboard.core.text import say

_MARK = b',"check":"'
"""What stands before the check at the end of a line."""


class _Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry as it stands in the file, its move not yet typed."""

    n: int
    at: float
    seat: int | None
    move: msgspec.Raw
    chance: list[Answer]


class _Closing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line: how many moves there are and where they lead."""

    moves: int
    state: str
    ended: bool


def canonical(thing: Any) -> bytes:
    """The thing as bytes that do not depend on the order in which dictionaries were filled; keys may be numbers."""
    return msgspec.json.encode(msgspec.to_builtins(thing, str_keys=True), order="deterministic")


def digest(state: State) -> str:
    """A short name for exactly this state."""
    return blake2b(canonical(state), digest_size=8).hexdigest()


# --- the file ----------------------------------------------------------------------------------------------


class _Chain:
    """The running check over all lines so far."""

    def __init__(self, sum: bytes = b"") -> None:
        self._sum = sum

    def add(self, line: bytes) -> str:
        self._sum = blake2b(self._sum + line, digest_size=6).digest()
        return self._sum.hex()

    def copy(self) -> _Chain:
        return _Chain(self._sum)


def dumps(game: AnyGame, record: Record, state: State) -> bytes:
    """The record as a file. ``state`` is where its moves lead."""
    chain = _Chain()
    return _lines(chain, record.header, *record.entries) + _lines(chain, _closing(game, record, state))


def _closing(game: AnyGame, record: Record, state: State) -> _Closing:
    return _Closing(moves=len(record.entries), state=digest(state), ended=game.result(state) is not None)


def _lines(chain: _Chain, *items: Header | Entry | _Closing) -> bytes:
    bodies = [msgspec.json.encode(item) for item in items]
    return b"".join(body[:-1] + _MARK + chain.add(body).encode() + b'"}\n' for body in bodies)


def save(path: Path, game: AnyGame, record: Record, state: State) -> None:
    """Write the record so that the file is either the old one or the whole new one, never half."""
    _write_whole(path, dumps(game, record, state))


def _write_whole(path: Path, data: bytes) -> None:
    path = path.resolve()
    if path.exists() and not path.is_file():
        # A device such as /dev/null is written to, never replaced by a file; a folder refuses.
        path.write_bytes(data)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class RecordFile:
    """A record on disk that grows with its game: a move costs its own line, not the whole file again.

    The new lines and a new closing line go over the old closing line, in one write. A machine that stops in the middle
    of it leaves a record that is cut off: it is refused as such, and :func:`salvage` reads all but the last moves. A
    file that is not as it was left (moves were taken back, somebody else wrote) is written anew, whole or not at all.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._last: Entry | None = None
        self._count = 0
        self._chain = _Chain()
        self._end = 0
        """Where the closing line begins."""
        self._tail = b""
        """The closing line."""

    def save(self, game: AnyGame, record: Record, state: State) -> None:
        """Write what is new since the last time."""
        goes_on = self._goes_on(record) and self._is_as_left()
        if not goes_on:
            self._chain, self._end, self._count = _Chain(), 0, 0
        fresh = record.entries[self._count :]
        body = _lines(self._chain, *fresh) if goes_on else _lines(self._chain, record.header, *fresh)
        tail = _lines(self._chain.copy(), _closing(game, record, state))
        if not goes_on:
            if not self._holds(body + tail):
                _write_whole(self.path, body + tail)
        elif body:
            self._overwrite(body + tail)
        self._end += len(body)
        self._tail = tail
        self._count = len(record.entries)
        self._last = record.entries[-1] if record.entries else None

    def _goes_on(self, record: Record) -> bool:
        """Whether the record begins with all that was written."""
        if not self._tail or len(record.entries) < self._count:
            return False
        return self._last is None or record.entries[self._count - 1] is self._last

    def _holds(self, data: bytes) -> bool:
        """Whether the file is this already: opening a game does not touch it."""
        return self.path.is_file() and self.path.read_bytes() == data

    def _is_as_left(self) -> bool:
        try:
            with self.path.open("rb") as file:
                file.seek(self._end)
                return file.read(len(self._tail) + 1) == self._tail
        except OSError:
            return False

    def _overwrite(self, data: bytes) -> None:
        with self.path.open("r+b") as file:
            file.seek(self._end)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())


def loads(data: bytes, find: Callable[[str], AnyGame | None]) -> tuple[AnyGame, Record, State]:
    """Read a record and replay it whole. ``find`` gives a game by name or ``None``.

    Returns the game, the record and the state it leads to; raises :class:`BadRecord` with the first wrong line.
    """
    lines, cut = _split(data)
    if cut and lines:
        _header(lines[0])  # What never was a record was not cut off either.
        raise BadRecord(len(lines) + 1, say("record-truncated-line"))
    game, record, state, chain = _begin(lines, find)
    for number, line in enumerate(lines[1:-1], start=2):
        _play_line(game, record, state, _checked(line, number, chain), number)
    if len(lines) == 1:
        raise BadRecord(2, say("record-truncated"))
    _close(game, record, state, _checked(lines[-1], len(lines), chain), len(lines))
    return game, record, state


def salvage(data: bytes, find: Callable[[str], AnyGame | None]) -> tuple[AnyGame, Record, State]:
    """What a crash has left of a record: all its moves before the first damaged line.

    Raises :class:`BadRecord` where not even the header is left, and for a line that is whole but against the rules.
    """
    lines, _cut = _split(data)
    game, record, state, chain = _begin(lines, find)
    for number, line in enumerate(lines[1:], start=2):
        try:
            body = _checked(line, number, chain)
        except BadRecord:
            break
        if _is_closing(body):
            break
        _play_line(game, record, state, body, number)
    return game, record, state


def _split(data: bytes) -> tuple[list[bytes], bytes]:
    """The lines, and what stands behind the last line end. Line ends may be those of Windows (git makes them so)."""
    lines = [line.removesuffix(b"\r") for line in data.split(b"\n")]
    return lines[:-1], lines[-1]


def _begin(lines: list[bytes], find: Callable[[str], AnyGame | None]) -> tuple[AnyGame, Record, State, _Chain]:
    """The table set up from the first line."""
    if not lines:
        raise BadRecord(1, say("record-not"))
    header = _header(lines[0])
    chain = _Chain()
    _checked(lines[0], 1, chain)
    game = find(header.game)
    if game is None:
        raise BadRecord(1, say("record-game", game=header.game))
    if header.rules != game.version:
        raise BadRecord(1, say("record-version", theirs=header.rules, ours=game.version))
    return game, Record(header, []), course.setup(game, header), chain


def _play_line(game: AnyGame, record: Record, state: State, body: bytes, number: int) -> None:
    entry = _entry(game, body, number)
    record.entries.append(entry)
    course.replay_entry(game, state, entry)


def load(path: Path, find: Callable[[str], AnyGame | None]) -> tuple[AnyGame, Record, State]:
    """Read a record file; see :func:`loads`. Nothing is ever written."""
    return loads(path.read_bytes(), find)


def _header(line: bytes) -> Header:
    try:
        raw = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadRecord(1, say("record-not")) from None
    if not isinstance(raw, dict) or "starboard" not in raw or "game" not in raw:
        raise BadRecord(1, say("record-not"))
    if raw["starboard"] != FORMAT:
        raise BadRecord(1, say("record-format", theirs=str(raw["starboard"]), ours=FORMAT))
    try:
        header = msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise BadRecord(1, say("record-header", reason=str(error))) from None
    named = [] if isinstance(header.hands, UnsetType) else [hand.name for hand in header.hands]
    if not all(map(_can_be_said, [*header.seats, *named])):
        raise BadRecord(1, say("record-names", most=LONGEST_NAME))
    return header


def _can_be_said(name: str) -> bool:
    """Whether a name is short, and nothing in it leads the terminal or the page astray."""
    return len(name) <= LONGEST_NAME and not any(_leads_astray(letter) for letter in name)


def _leads_astray(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or unicodedata.bidirectional(letter) in _TURNS


_TURNS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def _checked(line: bytes, number: int, chain: _Chain) -> bytes:
    """The line without its check, after the check was found to be right."""
    body, mark, check = line.rpartition(_MARK)
    if not mark or not check.endswith(b'"}'):
        raise BadRecord(number, say("record-unchecked"))
    body += b"}"
    if chain.add(body).encode() != check[:-2]:
        raise BadRecord(number, say("record-edited"))
    return body


def _entry(game: AnyGame, body: bytes, number: int) -> Entry:
    try:
        line = msgspec.json.decode(body, type=_Line)
        move = None if line.seat is None else msgspec.json.decode(line.move, type=game.Move)
    except msgspec.ValidationError as error:
        if _is_closing(body):
            raise BadRecord(number, say("record-after-end")) from None
        raise BadRecord(number, say("record-line", reason=str(error))) from None
    except msgspec.DecodeError as error:
        raise BadRecord(number, say("record-line", reason=str(error))) from None
    if line.n != number - 1:
        raise BadRecord(number, say("record-number", expected=number - 1, found=line.n))
    return Entry(n=line.n, at=line.at, seat=line.seat, move=move, chance=line.chance)


def _is_closing(body: bytes) -> bool:
    try:
        msgspec.json.decode(body, type=_Closing)
    except msgspec.DecodeError:
        return False
    return True


def _close(game: AnyGame, record: Record, state: State, body: bytes, number: int) -> None:
    try:
        closing = msgspec.json.decode(body, type=_Closing)
    except msgspec.DecodeError:
        raise BadRecord(number, say("record-truncated")) from None
    if closing.moves != len(record.entries):
        raise BadRecord(number, say("record-count", said=closing.moves, found=len(record.entries)))
    if closing.state != digest(state):
        raise BadRecord(number, say("record-state"))
