"""Games to read, and the rules beside them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from starboard.core.game import Result
from starboard.core.text import Panel, Phrase
from starboard.server.messages.parts import GameChange, GameMove, GameOptions, GameView, Patch
from starboard.server.messages.play import SaidEvent, SaidMove


class ReplayMark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place of a replay worth scrubbing to."""

    n: int
    kind: str
    """``decision`` of a person, ``turn`` that decided it, or what the game calls it; words: ``GAME-mark-KIND``."""
    seat: int | None = None
    """Who decided."""
    count: int = 1
    """How many such things happened in this step."""


class ReplayInfo(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/replays/ID``: a finished table (ID is its code) or an uploaded record."""

    id: str
    game: str
    seats: list[str]
    """Names by seat, empty where a bot sat."""
    options: GameOptions
    entries: int
    """Steps are numbered 0 (the setup) to this."""
    result: Result | None
    marks: list[ReplayMark]
    """The places worth scrubbing to, in their order."""


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of a replay from one seat."""

    n: int
    at: float
    seat: int | None
    move: GameMove | None
    """What was played, now that the game is over."""
    phrase: Phrase | None
    events: list[SaidEvent]
    view: GameView | None = None
    """Where it led; with ``moments`` only in the first step of an answer."""
    patch: Patch | None = None
    """What changed in the view after the last moment of the step: in the other steps of such an answer."""
    question: Phrase
    panels: list[Panel] | None = None
    to_move: list[int]
    result: Result | None


class Filmed(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/tools/GAME/NAME``: an answer that is a film. The first step has the view, the others change it."""

    game: str
    seats: list[str]
    options: GameOptions
    steps: list[ReplayStep]
    result: Result | None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/replays/ID/steps?seat=0&first=0&last=50&moments=true``: steps of a replay, at most 100 at a time."""

    id: str
    seat: int
    steps: list[ReplayStep]
    more: bool = False
    """Not all that was asked for has fitted into one answer: ask on from the last step that is here."""


class WhatIf(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/replays/ID/what-if``: the game once more from a branch of it, changed there. Nothing is kept."""

    seat: Annotated[int, Meta(ge=-1, le=31)] = -1
    """Whose eyes the answer is for."""
    branch: Annotated[int, Meta(ge=0, le=99)] = 0
    """Which of the places where it can be told otherwise, from 0: in a campaign the mission."""
    changes: Annotated[list[GameChange], Meta(max_length=100)] = []


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/replays/ID/choices?seat=0&n=12``: what a seat could have played after ``n`` entries, to try again."""

    moves: list[SaidMove]
    advice: Phrase | None


class Tried(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/replays/ID/verdict``: a move that is tried again after ``n`` entries."""

    seat: Annotated[int, Meta(ge=0, le=31)]
    n: Annotated[int, Meta(ge=0)]
    move: GameMove


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What was played instead of a move that is tried again, and which of them is better."""

    played: SaidMove
    """What the seat really decided of the same thing: with several teams the card of the same team."""
    better: Literal["", "same", "tried", "played", "even"]
    """Nothing where this game does not weigh them."""
    games: int
    tried_wins: int
    """Of so many games that go on so from there, by what the seat could know."""
    played_wins: int
    why: Phrase | None
    """What speaks for the better one."""


class Clause(msgspec.Struct, frozen=True):
    """One clause of the rules (``DA-7.14``) or a heading (``§ 7. Events``)."""

    clause: str
    text: str


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/rules/GAME?language=en``."""

    game: str
    language: str
    clauses: list[Clause]
