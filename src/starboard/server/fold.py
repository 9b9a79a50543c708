"""A table folded from its log: seats, phase, clock, and the game's position. Pure: no I/O, no clock, no sockets.

It keeps the position and the latest steps, not the whole log: the store has that.
"""

from __future__ import annotations

import hmac
from array import array
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from functools import cache, singledispatchmethod
from hashlib import blake2b
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from starboard.core import course, undo
from starboard.core.course import Course, Happened, seeded
from starboard.core.entries import BadRecord, Entry, Hand, Header, Record
from starboard.core.game import SPECTATOR, AnyGame, Event, Move, Result, Seat, State, View
from starboard.core.text import Phrase
from starboard.server import log
from starboard.server.log import AnyItem

STEPS_KEPT = 30
CHAT_KEPT = 50
IDS_KEPT = 64
"""More than a client may send in one burst (limits of docs/wire.md), so all of a burst can safely be sent again."""
GUESTS_KEPT = 40

Phase: TypeAlias = Literal["lobby", "playing", "over"]
How: TypeAlias = Literal["left", "sent-away", "sat", "device", "bot", "back"]
FindGame: TypeAlias = Callable[[str], AnyGame | None]


class Earlier(Exception):
    """A log that only another version of this program can fold: other rules, an unknown game, moves it can't read."""


class Chair(msgspec.Struct):
    """A seat and who is in it. A guest keeps their chair while a bot stands in."""

    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    ready: bool = False
    link: str | None = None

    @property
    def kind(self) -> Literal["open", "human", "bot"]:
        """Who plays it."""
        if self.bot is not None:
            return "bot"
        return "open" if self.guest is None else "human"


class Recent:
    """A guest's latest messages and the seq each led to. Names are kept as hashes: 16 bytes a message, not 150.

    The hashes are the same in every process: a long log is folded in another one.
    """

    __slots__ = ("_names", "_seqs")

    def __init__(self) -> None:
        self._names, self._seqs = array("q"), array("q")

    def add(self, id: str, seq: int) -> None:
        """Remember one more; the oldest is forgotten."""
        self._names.append(_hashed(id))
        self._seqs.append(seq)
        if len(self._seqs) > IDS_KEPT:
            del self._names[0], self._seqs[0]

    def find(self, id: str) -> int | None:
        """The seq of this message, if it is one of them."""
        name = _hashed(id)
        return self._seqs[self._names.index(name)] if name in self._names else None


def _hashed(id: str) -> int:
    digest = blake2b(id.encode(errors="surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


class Told(msgspec.Struct, frozen=True):
    """What is kept of an entry to tell it again: its events, before anybody's view filters them."""

    seq: int
    n: int
    at: float
    seat: Seat | None
    events: list[Event]
    shows: str
    """What chance or the clock did in it (:func:`starboard.core.undo.shown`)."""
    why: Phrase | None = None
    """Why a bot did this; nothing where somebody did not see what it did."""


class Led(NamedTuple):
    """A step of a lesson that has begun, and after how many entries."""

    step: str
    n: int


class Wish(NamedTuple):
    """Who watches would like to play on for a bot."""

    id: int
    """The seq of the asking: what the host answers to."""
    seat: Seat
    name: str


class Handover(NamedTuple):
    """A seat changed hands while the game was on: everybody is told."""

    when: float
    hand: Hand


class Folded:
    """A table as its log says it is."""

    def __init__(self, code: str, opened: log.Opened, game: AnyGame) -> None:
        self.code = code
        self.game = game
        self.seq = 1
        self.options = opened.options
        self.manners = opened.manners
        self.seed = opened.seed
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.host = opened.guest
        self.created = opened.when
        self.last = opened.when
        self.phase: Phase = "lobby"
        self.header: Header | None = None
        self.state: State | None = None
        self.n = 0
        self.result: Result | None = None
        self.origin = 0.0
        self.paused: log.Paused | None = None
        self.marks: dict[str, str] = {}
        """Where people have put markers on the board."""
        self.undo: log.UndoAsked | None = None
        self.votes: frozenset[Seat] = frozenset()
        self.sent_away: frozenset[str] = frozenset()
        self.wishes: dict[str, Wish] = {}
        """Who asks for a bot's seat, by guest; never changed, always replaced."""
        self.declined: dict[str, float] = {}
        """Whom the host has told no, and when."""
        self.rematch: str | None = None
        self.lesson = opened.lesson
        self.held = opened.held
        self.copied = opened.copied
        self.trail: tuple[Led, ...] = ()
        """The steps of the lesson so far, the one at hand last."""
        self.chat: deque[tuple[int, log.Spoke | Handover]] = deque(maxlen=CHAT_KEPT)
        """What was said, and who has taken over a seat while the game was on."""
        self.steps: deque[Told] = deque(maxlen=STEPS_KEPT)
        self.rewound = 0
        """The seq of the last undo: who has seen less needs a new picture."""
        self._recent: dict[str, Recent] = {}

    # --- folding ------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, code: str, rows: Iterable[bytes], find: FindGame) -> Folded:
        """Fold a whole log as the store has it. Raises :class:`Earlier`."""
        try:
            return cls.of(code, [log.decode(row) for row in rows], find)
        except (BadRecord, msgspec.DecodeError) as error:
            raise Earlier(str(error)) from None

    @classmethod
    def of(cls, code: str, items: Iterable[AnyItem], find: FindGame) -> Folded:
        """Fold a whole log. Raises :class:`Earlier`."""
        items = list(items)
        opened = items[0]
        assert isinstance(opened, log.Opened)
        game = find(opened.game)
        if game is None:
            raise Earlier(opened.game)
        folded = cls(code, opened, game)
        gone = taken_back(items)
        for place, item in enumerate(items[1:], start=1):
            folded.add(item, counts=place not in gone)
        return folded

    def add(self, item: AnyItem, *, counts: bool = True) -> Told | None:
        """Fold the next item. One that was taken back later (``counts=False``) only moves the numbers on."""
        self._count(item)
        if not counts:
            return None
        self._fold(item)
        return self.steps[-1] if isinstance(item, log.Played) else None

    def _count(self, item: AnyItem) -> None:
        self.seq += 1
        self.last = item.when
        if item.guest is not None and item.id is not None:
            self._remember(item.guest, item.id)

    def preview(self, items: Iterable[AnyItem]) -> Folded:
        """The table (not the game) as it will be after these items; this one stays as it is."""
        after = copy(self)
        after.chairs = [copy(chair) for chair in self.chairs]
        after.steps, after.chat, after._recent = deque(), deque(), {}
        for item in items:
            after.add(item, counts=not isinstance(item, log.Played))
        return after

    def done(self, guest: str, id: str) -> int | None:
        """The seq of a message that was already carried out."""
        recent = self._recent.get(guest)
        return None if recent is None else recent.find(id)

    def _remember(self, guest: str, id: str) -> None:
        """Each guest's latest messages, and the latest guests: nobody's are pushed out by how busy the others are."""
        recent = self._recent.pop(guest, None) or Recent()
        recent.add(id, self.seq)
        self._recent[guest] = recent
        if len(self._recent) > GUESTS_KEPT:
            del self._recent[next(iter(self._recent))]

    @singledispatchmethod
    def _fold(self, item: AnyItem) -> None:
        raise TypeError(item)

    @_fold.register
    def _(self, item: log.Sat) -> None:
        for chair in self.chairs:
            if chair.guest == item.guest:
                chair.guest, chair.name, chair.ready, chair.link = None, None, False, None
        self.chairs[item.seat] = Chair(guest=item.guest, name=item.name)
        self.wishes = {
            guest: wish for guest, wish in self.wishes.items() if guest != item.guest and wish.seat != item.seat
        }
        self._hand_over(item, item.seat, "sat", item.name)

    @_fold.register
    def _(self, item: log.Left) -> None:
        was = self.chairs[item.seat].guest
        if item.sent_away and was is not None:
            self.sent_away |= {was}
        self._hand_over(item, item.seat, "sent-away" if item.sent_away else "left", self.chairs[item.seat].name)
        self.chairs[item.seat] = Chair(bot=item.bot)
        if was == self.host:
            self.host = next((chair.guest for chair in self.chairs if chair.guest is not None), self.host)

    def _hand_over(self, item: AnyItem, seat: Seat, how: How, name: str | None) -> None:
        if self.phase == "playing" and self.lesson is None:
            self.chat.append((self.seq, Handover(item.when, Hand(n=self.n, seat=seat, how=how, name=name or ""))))

    @_fold.register
    def _(self, item: log.Asked) -> None:
        assert item.guest is not None
        self.wishes = self.wishes | {item.guest: Wish(self.seq, item.seat, item.name)}
        self.declined = {guest: when for guest, when in self.declined.items() if guest != item.guest}

    @_fold.register
    def _(self, item: log.Unasked) -> None:
        self.wishes = {guest: wish for guest, wish in self.wishes.items() if guest != item.asker}
        if item.declined:
            self.declined = self.declined | {item.asker: item.when}

    @_fold.register
    def _(self, item: log.Readied) -> None:
        self.chairs[item.seat].ready = item.ready

    @_fold.register
    def _(self, item: log.Handed) -> None:
        chair = self.chairs[item.seat]
        chair.bot = item.bot
        self._hand_over(item, item.seat, "back" if item.bot is None else "bot", chair.name)

    @_fold.register
    def _(self, item: log.Changed) -> None:
        self.options = item.options
        self.manners = item.manners or self.manners
        self.chairs = (self.chairs + [Chair() for _ in range(item.seats)])[: item.seats]
        for chair in self.chairs:
            chair.ready = False

    @_fold.register
    def _(self, item: log.Hosted) -> None:
        self.host = item.host

    @_fold.register
    def _(self, item: log.Linked) -> None:
        self.chairs[item.seat].link = item.digest

    @_fold.register
    def _(self, item: log.Claimed) -> None:
        chair = self.chairs[item.seat]
        if chair.guest == self.host:
            self.host = item.guest
        chair.guest, chair.link = item.guest, None
        self._hand_over(item, item.seat, "device", chair.name)

    @_fold.register
    def _(self, item: log.Started) -> None:
        if item.header.rules != self.game.version:
            raise Earlier(f"{self.game.id}, rules version {item.header.rules}")
        self.header = item.header
        self.chairs = [chair for chair in self.chairs if chair.kind != "open"]
        if self.lesson is not None:
            for chair, name in zip(self.chairs, item.header.seats, strict=True):
                chair.name = name
        self.state = course.setup(self.game, item.header)
        self.origin = item.when
        self._look()

    @_fold.register
    def _(self, item: log.Played) -> None:
        assert self.state is not None
        self._tell(item, course.replay_entry(self.game, self.state, entry_of(self.game, item)))
        self._look()

    def _tell(self, item: log.Played, events: list[Event]) -> Told:
        self.n = item.n
        why = item.why if all(event.seats is None for event in events) else None
        told = Told(self.seq, item.n, item.at, item.seat, events, undo.shown(item.seat, item.chance), why)
        self.steps.append(told)
        if any(event.anew for event in events):
            self.marks = {}
        if item.seat is not None:
            self.undo = None
        return told

    @_fold.register
    def _(self, item: log.Spoke) -> None:
        self.chat.append((self.seq, item))

    @_fold.register
    def _(self, item: log.Marked) -> None:
        self.marks = {piece: at for piece, at in self.marks.items() if piece != item.piece}
        if item.at is not None:
            self.marks[item.piece] = item.at

    @_fold.register
    def _(self, item: log.UndoAsked) -> None:
        self.undo, self.votes = item, frozenset()

    @_fold.register
    def _(self, item: log.Voted) -> None:
        if item.agree:
            self.votes |= {item.seat}
        else:
            self.undo = None

    @_fold.register
    def _(self, item: log.Undone) -> None:
        self.undo = None
        self.rewound = self.seq

    @_fold.register
    def _(self, item: log.Paused) -> None:
        self.paused = item

    @_fold.register
    def _(self, item: log.Resumed) -> None:
        self.paused = None
        self.origin = item.when - item.at

    @_fold.register
    def _(self, item: log.Stepped) -> None:
        # A step that was there before has been gone back to.
        known = [led.step for led in self.trail]
        before = self.trail[: known.index(item.step)] if item.step in known else self.trail
        self.trail = (*before, Led(item.step, self.n))

    @_fold.register
    def _(self, item: log.Rematched) -> None:
        self.rematch = item.code

    def _look(self) -> None:
        self.result = self.game.result(self.state)
        self.phase = "playing" if self.result is None else "over"

    # --- looking ------------------------------------------------------------------------------------------

    def seat_of(self, guest: str | None) -> Seat:
        """Where a guest sits; :data:`SPECTATOR` if nowhere."""
        if guest is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.guest == guest:
                    return seat
        return SPECTATOR

    def vacant(self, seat: Seat) -> bool:
        """Whether a bot plays this seat for nobody: no person will come back to it."""
        chair = self.chairs[seat]
        return self.phase == "playing" and self.lesson is None and chair.kind == "bot" and chair.guest is None

    def wish_of(self, guest: str | None) -> Wish | None:
        """What a guest has asked for, if it can still be had."""
        wish = None if guest is None else self.wishes.get(guest)
        return wish if wish is not None and self.vacant(wish.seat) else None

    def link_fits(self, seat: Seat, digest: str) -> bool:
        """Whether this is the digest of the seat's private link."""
        link = self.chairs[seat].link if 0 <= seat < len(self.chairs) else None
        return link is not None and hmac.compare_digest(link, digest)

    def time(self, when: float) -> float:
        """Table time at this moment."""
        if self.paused is not None:
            return self.paused.at
        if self.held:
            return 0.0 if self.state is None else self.state.now
        # It never goes back, whatever the wall clock does.
        return max(when - self.origin, 0.0 if self.state is None else self.state.now)

    @property
    def deadline(self) -> float | None:
        """Table time of the next tick, if a clock runs."""
        if self.phase != "playing" or self.paused is not None or self.held:
            return None
        return self.game.deadline(self.state)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that have a move now."""
        return self.game.to_move(self.state) if self.phase == "playing" else ()

    def muted(self, seat: Seat) -> bool:
        """Whether the game forbids this seat to talk, or to point, now."""
        if self.phase != "playing" or self.game.View.muted is View.muted:
            return False
        muted: bool = self.game.view(self.state, seat).muted
        return muted

    @property
    def stopped(self) -> float | None:
        """Table time at which the clock stands still."""
        return self.time(0.0) if self.held or self.paused is not None else None

    @property
    def open_to_undo(self) -> int:
        """The fewest entries an undo can leave, as far as chance, the clock and events say; ``n``: no way back."""
        least = self.n
        if self.trail:
            return self.trail[-1].n
        if self.phase != "playing" or self.manners.undo == "never" or self.game.deadline(self.state) is not None:
            return least
        for step in reversed(self.steps):
            if step.shows != undo.SOMETHING or any(self.game.reveals(self.state, event) for event in step.events):
                break
            least = step.n - 1
        return least

    def shown(self, n: int) -> str:
        """Why this entry can't be taken back, as messages select it."""
        if self.phase == "playing" and self.game.deadline(self.state) is not None:
            return "clock"
        return next((step.shows for step in self.steps if step.n == n), undo.SOMETHING)

    def before_last(self, seat: Seat) -> int | None:
        """How many entries stay when a seat's last move goes."""
        return next((step.n - 1 for step in reversed(self.steps) if step.seat == seat), None)

    # --- playing ------------------------------------------------------------------------------------------

    def course(self) -> Course:
        """The game on a copy of the position: what a plan tries, nobody sees."""
        assert self.header is not None
        return Course(self.game, self.game.copy(self.state), seeded(self.header.seed), self.n)

    def adopt(self, items: Sequence[log.Played], played: Course, happened: Sequence[Happened]) -> list[Told]:
        """Take over what a plan has worked out, when the store has accepted exactly its items: nothing is played twice.

        Only for a plan that was made on this very position.
        """
        assert played.n == self.n + len(items)
        told = []
        for item, step in zip(items, happened, strict=True):
            self._count(item)
            told.append(self._tell(item, step.events))
        self.state = played.state
        self._look()
        return told


@cache
def moves_of(game: AnyGame) -> Callable[[bytes | msgspec.Raw], Move]:
    """What reads the game's moves; made once a game."""
    return msgspec.json.Decoder(game.Move).decode


def entry_of(game: AnyGame, item: log.Played) -> Entry:
    """The record's entry behind an item."""
    move = None if item.seat is None else moves_of(game)(item.move)
    return Entry(n=item.n, at=item.at, seat=item.seat, move=move, chance=item.chance)


def taken_back(items: list[AnyItem]) -> set[int]:
    """The places in the log of the entries that a later undo took back."""
    gone: set[int] = set()
    standing: list[int] = []
    for place, item in enumerate(items):
        if isinstance(item, log.Played):
            standing.append(place)
        elif isinstance(item, log.Undone):
            gone.update(standing[item.to :])
            del standing[item.to :]
    return gone


def standing(items: list[AnyItem]) -> Iterator[tuple[int, log.Played]]:
    """The entries that count, each with its seq."""
    gone = taken_back(items)
    for place, item in enumerate(items):
        if isinstance(item, log.Played) and place not in gone:
            yield place + 1, item


def to_record(game: AnyGame, items: list[AnyItem]) -> Record | None:
    """The game's record in a log; ``None`` before the start."""
    header = next((item.header for item in items if isinstance(item, log.Started)), None)
    if header is None:
        return None
    entries = [entry_of(game, item) for _, item in standing(items)]
    if hands := changed_hands(items):
        header = msgspec.structs.replace(header, hands=hands)
    return Record(header, entries)


def changed_hands(items: list[AnyItem]) -> list[Hand]:
    """The seats that changed hands after the start, and after which entry."""
    seats: dict[Seat, str] = {}
    hands: list[Hand] = []
    started, n = False, 0
    for item in items:
        match item:
            case log.Started():
                started, seats = True, dict(enumerate(item.header.seats))
            case log.Played():
                n = item.n
            case log.Undone():
                n = item.to
        if started and (changed := _changed(item, seats)) is not None:
            how, seat, seats[seat] = changed
            hands.append(Hand(n=n, seat=seat, how=how, name=seats[seat]))
    return hands


def _changed(item: AnyItem, seats: dict[Seat, str]) -> tuple[How, Seat, str] | None:
    match item:
        case log.Sat():
            return "sat", item.seat, item.name
        case log.Left():
            return "sent-away" if item.sent_away else "left", item.seat, ""
        case log.Claimed():
            return "device", item.seat, seats.get(item.seat, "")
        case log.Handed(bot=bot):
            return "back" if bot is None else "bot", item.seat, seats.get(item.seat, "")
    return None
