"""How far moves can be taken back: to the last reveal.

An entry stays for ever if chance spoke in it, if it is a tick of the clock, or if it told some seat what that seat did
not know. The last is found without knowing the game: from what each seat knew before the entry, the hidden parts are
dealt anew and the same move is played; a seat that then sees the same in every deal has learnt nothing but that the
move was made. A move that such a deal does not even allow (a card that the others could not know of) is a reveal too.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starboard.core import course
from starboard.core.chance import Answer, Seeded
from starboard.core.entries import Entry, Record
from starboard.core.game import AnyGame, Illegal, Seat, State

DEALS = 3
"""How often the hidden parts are dealt anew."""
SOMETHING = "something"


def last_reveal(game: AnyGame, record: Record, after: int = 0) -> int:
    """The number of the last entry that can't be taken back; entries up to ``after`` are not looked at."""
    last = after
    state = course.setup(game, record.header)
    for entry in record.entries:
        before = game.copy(state) if entry.n > after else state
        course.replay_entry(game, state, entry)
        if entry.n > after and reveals(game, before, entry, state, len(record.header.seats)):
            last = entry.n
    return last


def reveals(game: AnyGame, before: State, entry: Entry, after: State, seats: int) -> bool:
    """Whether this entry can't be taken back."""
    if entry.chance or entry.seat is None or game.deadline(before) is not None:
        return True
    return any(_learns(game, before, entry, after, seat) for seat in range(seats))


def shown(seat: Seat | None, chance: Sequence[Answer]) -> str:
    """What an entry that can't be taken back has shown, as messages select it: a ``die``, a ``shuffle``, that the
    ``clock`` went on, or ``something`` that was hidden."""
    if seat is None:
        return "clock"
    if chance:
        return "die" if any(isinstance(answer, int) for answer in chance) else "shuffle"
    return SOMETHING


def _learns(game: AnyGame, before: State, entry: Entry, after: State, seat: Seat) -> bool:
    assert entry.seat is not None
    seen = msgspec.json.encode(game.view(after, seat))
    known = game.view(before, seat)
    for deal in range(DEALS):
        imagined = game.imagine(known, before.options, Seeded(entry.n, deal))
        chance = Seeded(entry.n, DEALS + deal)
        chance.answers = []
        try:
            game.apply(imagined, entry.seat, entry.move, chance, entry.at)
        except Illegal:
            return True
        if chance.answers or msgspec.json.encode(game.view(imagined, seat)) != seen:
            return True
    return False
