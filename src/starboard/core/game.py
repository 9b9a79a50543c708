"""The contract every game keeps. The core knows no game.

A move goes in, the game turns it into events and a changed state, and each seat gets its own view::

    seat --move--> Game.carry_out(state, seat, move, chance, tell) --> tell(event), tell(event) ...
                        view(state, seat) --> what that seat may know

State, moves, events, views and options are msgspec structs: typed here, JSON on the wire.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, get_args

import msgspec

from starboard.core.bot import Bot
from starboard.core.chance import Chance
from starboard.core.tale import Replaying, Tale
from starboard.core.text import CardText, Panel, Phrase
from starboard.core.tools import AnyLookback, AnyTool

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

SPECTATOR: Seat = -1
"""Whoever watches: knows what is public and nothing else."""


def kebab(name: str) -> str:
    """The tag of a struct on the wire and in records: ``TakeBack`` is ``take-back``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Base of a game's options. Every field has a default; see :mod:`starboard.core.options`."""

    asked: ClassVar[tuple[str, ...]] = ()
    """The fields that people care about, in the order in which they are asked."""
    doubts: ClassVar[Mapping[str, str]] = {}
    """The fields that settle what the rules leave in doubt, each with its clause (or nothing): for lawyers."""


class State(msgspec.Struct, kw_only=True):
    """Base of a game's state: plain data, cheap to copy, no callbacks and no chance inside."""

    now: float = 0.0
    """Table time in seconds. Set by whoever applies moves; an engine never reads a clock."""
    options: Options
    """What was agreed on for this table; a game names its own type."""


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=kebab):
    """Base of a game's moves: what a seat wants to do. Small, hashable, comparable.

    A subclass gets its tag from its name (:func:`kebab`).
    """


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=kebab, omit_defaults=True):
    """Base of a game's events: what happened, fine enough to animate and to explain.

    An event is told (:data:`Tell`) at the moment it happens: the state has just changed as the event says, so the views
    of that moment show it. A subclass gets its tag from its name (:func:`kebab`).
    """

    seats: tuple[Seat, ...] | None = None
    """Who may witness it; ``None`` is everybody. A private event goes to these seats alone."""

    anew: ClassVar[bool] = False
    """Whether everything is laid out anew with it: what people have marked on the board goes."""


class View(msgspec.Struct, frozen=True):
    """Base of what one seat may know of a state, and a client does not know otherwise.

    The options are told once with the table and what never changes is in the :class:`Box`: neither is in a view.
    """

    seat: Seat
    """Whose view it is; :data:`SPECTATOR` for whoever watches."""

    @property
    def muted(self) -> bool:
        """Whether the rules forbid all talk now: clients close chat and pointing, the server refuses both."""
        return False


class Clock(msgspec.Struct, frozen=True):
    """A clock that a seat may see, in table time: nothing of it changes while time passes."""

    name: str
    """What it measures, in kebab-case; its words are the message ``GAME-clock-NAME``."""
    began: float | None
    """When it was set going; ``None`` where that is nobody's business."""
    ends: float | None
    """When it runs out; ``None`` for one that only counts up."""
    pace: float = 1.0
    """Table seconds for one of its own: a mission may be flown on a slower clock."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """What lies in a game's box: what a board draws and nobody plays (cards, tiles, tracks ...).

    A game's own box is a subclass with its data as typed structs. It is the same at every table and for ever, and
    names things as moves, events and views do. No sets in it: its bytes must be the same wherever it is made.
    """

    cards: list[CardText]
    """Every card in words made from the data that the engine runs."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[Seat, ...]
    """The seats that won; empty when all lost together."""
    reason: Phrase
    """Why it ended, in words."""
    clause: str
    """The rule that ended it."""
    scores: tuple[int, ...] | None = None
    """Points or credits by seat, where the game has them."""


class Advice(msgspec.Struct, frozen=True):
    """What a game says to whom it asks, beside the question: facts found by the rules that will decide."""

    line: Phrase | None = None
    """A help for this very position."""
    best: tuple[Move, ...] = ()
    """The legal moves that a sensible player would choose from: buttons for them stand out."""


class Illegal(ValueError):
    """A move that the rules refuse. It names the clause, says why in words, and has changed nothing."""

    def __init__(self, clause: str, reason: Phrase | str, **args: Any) -> None:
        self.clause = clause
        self.reason = reason if isinstance(reason, Phrase) else Phrase(reason, args)
        self.events: list[Event] = []
        """What happened before the move was judged: time that was due has passed all the same."""
        super().__init__(clause, self.reason.id)

    def __str__(self) -> str:
        return f"{self.clause}: {self.reason}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Illegal) and (self.clause, self.reason) == (other.clause, other.reason)

    __hash__ = ValueError.__hash__


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)

Tell: TypeAlias = Callable[[Any], None]
"""Takes an event at the moment it happens. Whoever witnesses it may look at the state right then."""


def unheard(event: Event) -> None:
    """A :data:`Tell` for whoever does not want to know."""


class Game(ABC, Generic[S, O, M, E, V]):
    """One game's rules. It holds no state of its own: one object serves every table, and is as good as another.

    A subclass names its types once, ``Game[State, Options, AnyMove, AnyEvent, View]``, and implements the abstract
    methods. It is complete when a random player that sees only :meth:`moves` finishes every game through it.
    """

    id: ClassVar[str]
    """Name on the command line and in records: ``death-angel``."""
    version: ClassVar[int]
    """Raised when the same moves would lead to another state, or are called otherwise; records of another version are
    refused."""
    players: ClassVar[range]
    """How many can sit down."""
    State: ClassVar[type[Any]]
    Options: ClassVar[type[Any]]
    Move: ClassVar[Any]
    """The union of the game's moves, as msgspec decodes it."""
    Event: ClassVar[Any]
    """The union of the game's events."""
    View: ClassVar[type[Any]]
    Change: ClassVar[Any] = None
    """What can be thought otherwise in hindsight (:meth:`otherwise`); nothing, in most games."""

    def __init_subclass__(cls, **more: Any) -> None:
        """The types named in brackets are the game's ``State``, ``Options``, ``Move``, ``Event`` and ``View``."""
        super().__init_subclass__(**more)
        for base in cls.__dict__.get("__orig_bases__", ()):
            types = get_args(base)
            if len(types) == 5 and not any(isinstance(one, TypeVar) for one in types):
                for name, one in zip(("State", "Options", "Move", "Event", "View"), types, strict=True):
                    setattr(cls, name, cls.__dict__.get(name, one))

    def __eq__(self, other: object) -> bool:
        """One that came from another process is the same game."""
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    foresight: ClassVar[int] = 14
    """How many decisions a bot plays on before it asks for the :meth:`promise`."""
    horizon: ClassVar[int] = 0
    """With so many further rounds (:meth:`rounds`) begun, it asks for it earlier; 0: that does not matter."""
    thought: ClassVar[int] = 1
    """How many times as many moves as elsewhere a bot tries before it decides, where they are quickly played."""
    weighed: ClassVar[int] = 0
    """On so many imagined tables a move that is tried again is compared with what was played; 0: it is not."""
    together: ClassVar[bool] = False
    """Whether all players win or lose as one."""
    plans: ClassVar[bool] = False
    """Whether players lay plans that can be changed: then a bot improves the plan and needs no luck."""

    # --- rules -------------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, options: O, seats: int, chance: Chance) -> S:
        """A table set up and ready for the first decision. Raises :class:`Illegal` for impossible options."""

    def dealt(self, options: O, seats: int, chance: Chance) -> list[E]:
        """What a table sees while it is set up, for the head of its log: the same as :meth:`new`, told."""
        return []

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy, cheap enough for search."""

    @abstractmethod
    def to_move(self, state: S) -> tuple[Seat, ...]:
        """The seats that have a move now: those the game waits for, or all who may act while a clock runs."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> list[M]:
        """All that this seat may do now (a fair selection where the space is endless); empty if nothing."""

    @abstractmethod
    def ask(self, state: S, seat: Seat, move: M) -> Illegal | None:
        """Why this move would be refused, or ``None``. Judged by what the seat may know; changes nothing."""

    @abstractmethod
    def carry_out(self, state: S, seat: Seat, move: M, chance: Chance, tell: Tell = unheard) -> None:
        """Play a move that :meth:`ask` allows, telling each event when it happens.

        Only for callers that took it from :meth:`moves`; the others let :meth:`apply` or a course judge it.
        """

    def apply(self, state: S, seat: Seat, move: M, chance: Chance, now: float | None = None) -> list[E]:
        """Judge and play a move on this state, or raise :class:`Illegal` and change nothing. The events in order.

        Nothing is recorded and no other time passes: that is what :class:`starboard.core.course.Course` is for.
        """
        refusal = self.ask(state, seat, move)
        if refusal is not None:
            raise refusal
        if now is not None:
            state.now = now
        events: list[E] = []
        self.carry_out(state, seat, move, chance, events.append)
        return events

    def deadline(self, state: S) -> float | None:
        """Table time at which :meth:`tick` is due next; ``None`` while no clock runs."""
        return None

    def tempo(self, state: S) -> float:
        """How long a bot takes for a decision where no clock runs, as a share of its usual time: less where many small
        ones make one deed, and people need not follow each of them."""
        return 1.0

    def tick(self, state: S, now: float, chance: Chance, tell: Tell = unheard) -> None:
        """Let time pass up to ``now``, which is at or after the deadline, telling each event when it happens."""
        raise NotImplementedError

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended, or ``None`` while it goes on."""

    # --- knowledge ---------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """What the seat (or the :data:`SPECTATOR`) may know, and no more."""

    @abstractmethod
    def imagine(self, view: V, options: O, chance: Chance) -> S:
        """A state with these options that would give this very view, its hidden parts dealt anew: what bots think
        on."""

    def clocks(self, view: V) -> list[Clock]:
        """The clocks that run before the eyes of this seat, the one to watch first; made from the view, so that no
        secret of time shows. When one runs out time is due (:meth:`deadline`), but not the other way round."""
        return []

    def preview(self, state: S, seat: Seat, move: M) -> dict[str, tuple[int, int]]:
        """What a legal move of this seat costs and brings: by name how much there is before and after.

        Found by the rules that will decide, from what the seat may know; empty where nothing is counted.
        """
        return {}

    def advise(self, state: S, seat: Seat) -> Advice:
        """What helps this seat to answer what it is asked now; from what the seat may know, as a :meth:`preview`."""
        return Advice()

    # --- good sense --------------------------------------------------------------------------------------

    def promise(self, state: S, seat: Seat) -> float:
        """How well this seat stands, from 0 (lost) to 1 (won): what a bot that looks ahead aims at."""
        result = self.result(state)
        return 0.5 if result is None else float(seat in result.winners)

    def sensible(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[M | None]:
        """Those of the seat's moves that a seasoned player would weigh: what bots try and what they expect of others.

        At least one. ``None`` is to wait, which only a running clock allows. Where players lay plans, what to do when
        no change is for the better stands last. Judged on an imagined state, so it may look anywhere.
        """
        return moves

    def lines(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[Sequence[M | None]]:
        """What a bot compares: moves of this seat that belong together, one after the other. Mostly single moves."""
        return [(move,) for move in self.sensible(state, seat, moves)]

    def habit(self, state: S, seat: Seat, moves: Sequence[M], chance: Chance) -> M:
        """One of several moves that somebody would make without much thought: how a bot that looks ahead lets it go on.

        It is asked thousands of times, so it should be quick. Judged on an imagined state.
        """
        weighed = [move for move in self.sensible(state, seat, moves) if move is not None] or moves
        return weighed[chance.below(len(weighed))] if len(weighed) > 1 else weighed[0]

    def why(self, state: S, seat: Seat, move: M) -> Phrase | None:
        """What speaks for this move, in one line: why a bot has chosen it. Judged on an imagined state."""
        return None

    def bot(self, level: str, view: V, options: O) -> Bot | None:
        """The game's own player of this level (``easy``, ``normal``, ``hard``) for who sees this; ``None``: one who
        searches."""
        return None

    # --- words -------------------------------------------------------------------------------------------

    @abstractmethod
    def question(self, view: V) -> Phrase:
        """The one thing the table waits for, as this seat should read it."""

    @abstractmethod
    def say_move(self, view: V, move: M) -> Phrase:
        """A move as a button or a numbered line."""

    @abstractmethod
    def say_event(self, event: E) -> Phrase | None:
        """An event as a line of the log; ``None`` for one that is only for animation."""

    @abstractmethod
    def panels(self, view: V) -> list[Panel]:
        """The view as labelled panels of text lines: the console's and the generic board's picture."""

    def box(self) -> Box:
        """What the game is made of; the type it names here is the one that clients get."""
        return Box(cards=[])

    def tools(self) -> Mapping[str, AnyTool]:
        """What the game answers beside its tables, by name (:mod:`starboard.core.tools`)."""
        return {}

    def lookbacks(self) -> Mapping[str, AnyLookback]:
        """What the game answers about a table's own game, by name; nothing but what the table has seen."""
        return {}

    @abstractmethod
    def rounds(self, state: S) -> int:
        """How many rounds (turns, cards ...) have been played: for statistics."""

    def reveals(self, state: S, event: E) -> bool:
        """Whether an event shows what was hidden, as far as the event itself says: nothing before it is offered to be
        taken back. What may be taken back in the end :mod:`starboard.core.undo` finds out without knowing the game.
        """
        return False

    # --- in hindsight ------------------------------------------------------------------------------------

    def mark(self, event: E) -> str:
        """What an event is marked as on the slider of a review (words: ``GAME-mark-KIND``); empty: not at all."""
        return ""

    def tale(self, replay: Replaying, seat: Seat) -> Tale | None:
        """A game that is over as a story for this seat; ``None`` where a game has none."""
        return None

    def branches(self, event: E) -> bool:
        """Whether a game that is over can be told otherwise from this event on: "what if?" """
        return False

    def branched(self, state: S) -> S:
        """The state as it stands at a branch, for everybody to look at now that the game is over: a copy."""
        return self.copy(state)

    def otherwise(self, state: S, flown: Sequence[E], changes: Sequence[Any], tell: Tell) -> None:
        """Tell it otherwise: with these changes (:attr:`Change`) of the state as it stood at a branch.

        ``flown`` is what really happened after it. Changes the state; raises :class:`Illegal` for a change that can't
        be thought of. Nothing is left to chance: what lay hidden lies where it lay.
        """
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Raise ``AssertionError`` when an invariant of the game does not hold: for tests and fuzzing."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def witnesses(event: Event, seat: Seat) -> bool:
    """Whether this seat may see the event."""
    return event.seats is None or seat in event.seats
