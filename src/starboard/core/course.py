"""A game taking its course: the one place where time passes, moves are judged, chance speaks and entries are made.

A table, the server's trial of a move, a replay, the laboratory and the bots all play through here::

    at, seat, move --> Course.attempt --> the ticks that were due, each with its events, then the move with its own

Whoever wants may *witness* it: each event reaches the witness at the moment it is told, with the state as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

import msgspec

from starboard.core.chance import Answer, Chance, ChanceError, Recorded, Seeded
from starboard.core.entries import BadRecord, Entry, Header, Record
from starboard.core.game import AnyGame, Event, Illegal, Move, Options, Seat, State, Tell, View, unheard, witnesses
from starboard.core.text import say

Luck: TypeAlias = Callable[[int], Chance]
"""Where chance comes from: what answers in entry n."""


def seeded(seed: int) -> Luck:
    """Chance of entry n is drawn from (seed, n): a resumed game goes on exactly as the uninterrupted one would have."""

    def luck(n: int) -> Chance:
        chance = Seeded(seed, n)
        chance.answers = []
        return chance

    return luck


def due(game: AnyGame, state: State, at: float) -> float | None:
    """The deadline to be met next on the way to this table time."""
    deadline = game.deadline(state)
    return None if deadline is None or deadline > at or game.result(state) is not None else deadline


def carry_out(
    game: AnyGame, state: State, at: float, seat: Seat | None, move: Move | None, chance: Chance, tell: Tell = unheard
) -> None:
    """The engine runs: here and nowhere else. Without a move it is a tick of the clock.

    Nothing is judged and nothing written down: for a :class:`Course`, and for players who try out moves that they took
    from the game's own list.
    """
    if move is None or seat is None:
        game.tick(state, at, chance, tell)
    else:
        state.now = at
        game.carry_out(state, seat, move, chance, tell)


class Happened(msgspec.Struct, frozen=True):
    """An entry with its events, before anybody's view filters them."""

    entry: Entry
    events: list[Event]


class Attempt(NamedTuple):
    """What came of a move: the ticks that were due before it, and the move itself unless it was refused."""

    happened: list[Happened]
    refusal: Illegal | None

    @property
    def events(self) -> list[Event]:
        """All events in order."""
        return [event for step in self.happened for event in step.events]


class Course:
    """A game under way: its state and how many entries have led there. Playing changes both."""

    __slots__ = ("_luck", "game", "n", "state")

    def __init__(self, game: AnyGame, state: State, luck: Luck, n: int = 0) -> None:
        self.game = game
        self.state = state
        self.n = n
        self._luck = luck

    def tick(self, at: float) -> list[Happened]:
        """Let time pass up to this table time: every deadline on the way is met at its own moment."""
        happened = []
        while (deadline := due(self.game, self.state, at)) is not None:
            happened.append(self._step(deadline, None, None))
        return happened

    def attempt(self, seat: Seat, move: Move, at: float | None = None) -> Attempt:
        """Play a move at this table time (default: no time has passed), or say why not.

        Time that is due passes first, so a move that comes too late is judged against the state it meets. A refused
        move changes nothing; the ticks before it have happened all the same.
        """
        at = self.state.now if at is None else max(round(float(at), 3), self.state.now)
        happened = self.tick(at)
        refusal = self.game.ask(self.state, seat, move)
        if refusal is None:
            happened.append(self._step(at, seat, move))
        return Attempt(happened, refusal)

    def _step(self, at: float, seat: Seat | None, move: Move | None) -> Happened:
        chance = self._luck(self.n + 1)
        events: list[Event] = []
        carry_out(self.game, self.state, at, seat, move, chance, events.append)
        self.n += 1
        answers: list[Answer] = chance.answers or []
        return Happened(Entry(n=self.n, at=at, seat=seat, move=move, chance=answers), events)


# --- again, from the record -------------------------------------------------------------------------------------


def setup(game: AnyGame, header: Header) -> State:
    """The state before the first move, dealt as recorded. Raises :class:`BadRecord` for line 1."""
    try:
        options: Options = msgspec.convert(header.options, game.Options)
        if len(header.seats) not in game.players:
            raise BadRecord(1, say("record-seats", seats=len(header.seats)))
        chance = Recorded(header.chance)
        state: State = game.new(options, len(header.seats), chance)
    except (ChanceError, msgspec.ValidationError) as error:
        raise BadRecord(1, say("record-setup", reason=str(error))) from None
    except Illegal as illegal:
        raise BadRecord(1, say("record-illegal", clause=illegal.clause, reason=illegal.reason)) from None
    if not chance.spent:
        raise BadRecord(1, say("record-chance-left"))
    return state


def dealt(game: AnyGame, header: Header) -> list[Event]:
    """What was seen while the table was set up, as it was recorded; the record itself is sound."""
    options: Options = msgspec.convert(header.options, game.Options)
    return game.dealt(options, len(header.seats), Recorded(header.chance))


def replay_entry(game: AnyGame, state: State, entry: Entry, witness: Tell | None = None) -> list[Event]:
    """Play a recorded entry again, changing the state. Raises :class:`BadRecord` for its line.

    The witness is told each event at its moment: the state is then as it stood when the event happened.
    """
    chance = Recorded(entry.chance)
    events: list[Event] = []
    try:
        if entry.move is not None and entry.seat is not None:
            refusal = game.ask(state, entry.seat, entry.move)
            if refusal is not None:
                raise refusal
        elif game.deadline(state) is None:
            raise BadRecord(entry.n + 1, say("record-no-clock"))
        tell = events.append if witness is None else _both(events.append, witness)
        carry_out(game, state, entry.at, entry.seat, entry.move, chance, tell)
    except Illegal as illegal:
        raise BadRecord(entry.n + 1, say("record-illegal", clause=illegal.clause, reason=illegal.reason)) from None
    except ChanceError as error:
        raise BadRecord(entry.n + 1, say("record-chance", reason=str(error))) from None
    if not chance.spent:
        raise BadRecord(entry.n + 1, say("record-chance-left"))
    return events


def _both(first: Tell, second: Tell) -> Tell:
    def tell(event: Event) -> None:
        first(event)
        second(event)

    return tell


def replay(
    game: AnyGame, record: Record, witness: Tell | None = None
) -> Iterator[tuple[Entry | None, list[Event], State]]:
    """Step through a record: first the setup (no entry), then each entry with its events.

    The state is the same object all along; copy it to keep it. The witness is told each event at its moment.
    """
    state = setup(game, record.header)
    yield None, [], state
    for entry in record.entries:
        yield entry, replay_entry(game, state, entry, witness), state


def end(game: AnyGame, record: Record) -> State:
    """The state a record leads to."""
    state = setup(game, record.header)
    for entry in record.entries:
        replay_entry(game, state, entry)
    return state


class Moment(NamedTuple):
    """An event, and what the seat saw of the table when it was told."""

    event: Event
    view: View


def film(game: AnyGame, state: State, entry: Entry, seat: Seat) -> list[Moment]:
    """The film of an entry as this seat witnesses it. ``state`` is that before the entry, and is left as it is."""
    moments: list[Moment] = []
    playing = game.copy(state)

    def witness(event: Event) -> None:
        if witnesses(event, seat):
            moments.append(Moment(event, game.view(playing, seat)))

    replay_entry(game, playing, entry, witness)
    return moments
