"""Live play, either way: steps, positions, what was said."""

from __future__ import annotations

import msgspec

from starboard.core.game import Clock, Result
from starboard.core.text import Panel, Phrase
from starboard.server.messages.parts import GameEvent, GameMove, GameView, Patch


class SaidEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as this seat may see it, with its line of the log (``null``: only for animation)."""

    event: GameEvent
    phrase: Phrase | None
    patch: Patch | None = None
    """For those who asked for ``moments``: what the event changed in the view, since the moment before."""
    mark: str = ""
    """What it is marked as on the slider of a review, as in :class:`ReplayMark`; empty: not at all."""


class SaidMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move, with its words for those who asked for them."""

    move: GameMove
    phrase: Phrase | None = None
    effects: dict[str, tuple[int, int]] = {}
    """What it costs and brings: by name how much there is before and after."""
    best: bool = False
    """A sensible player would choose from these: their buttons stand out."""


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the game's record as this seat witnessed it: a move, or a tick of the clock."""

    seq: int
    n: int
    """Number of the entry, from 1. After an undo numbers are used again: drop all steps above ``position.n``."""
    at: float
    """Table time."""
    seat: int | None
    """Who moved; ``null`` is the clock."""
    events: list[SaidEvent]
    view: GameView | None = None
    """Where it led: only in the first step of an answer to ``GET …/steps?moments=true``."""
    patch: Patch | None = None
    """What changed in the view after the last moment of the step: in the other steps of such an answer."""
    long: bool = False
    """It has too many moments to be sent unasked: that answer has them."""
    why: Phrase | None = None
    """Why a bot did this, where everybody saw what it did."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game stands, for this seat."""

    n: int
    """Entries played so far."""
    view: GameView
    to_move: list[int]
    question: Phrase
    moves: list[SaidMove]
    """All that this seat may do now."""
    advice: Phrase | None
    """A help for this very question, where the game has one."""
    panels: list[Panel] | None
    """The view as text panels, for those who asked for them in ``hello``."""
    origin: float
    """Server time at table time 0. Table time now is ``stopped``, or else server time less ``origin``."""
    stopped: float | None
    """Table time at which the table's clock stands still."""
    clocks: list[Clock]
    """The clocks that this seat may see, in table time: nothing of them changes while time passes."""
    muted: bool
    """No talking now (the game says so)."""
    undoable: bool
    """The reader's last move can be taken back: nobody has learnt anything by it or since."""
    result: Result | None


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table's chat."""

    seq: int
    at: float
    """Seconds since the epoch."""
    seat: int
    """-1: somebody who watches."""
    name: str
    text: str | None
    phrase: Phrase | None
    """One of the quick phrases instead of a text; without a name the house says who plays a seat from now on."""
