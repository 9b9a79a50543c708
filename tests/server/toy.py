"""Lanterns: a tiny game that tries the server with all it must carry: a hidden card, private events, dice, a clock.

Everybody holds a secret card. In turn a seat rolls a die for points, nudges (a move that reveals nothing), peeks at the
deck (a private event), or shows its card (a reveal). After ``length`` turns, with ``race``, everybody taps as often as
they can until the clock strikes, and nobody may talk.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from starboard.core import game as core
from starboard.core.chance import Chance
from starboard.core.game import SPECTATOR, Clock, Game, Illegal, Result, Seat
from starboard.core.text import Panel, Phrase, say


class ToyOptions(core.Options, frozen=True, kw_only=True):
    length: int = 12
    race: bool = False
    seconds: int = 2


class Roll(core.Move, tag=True, frozen=True):
    pass


class Nudge(core.Move, tag=True, frozen=True):
    by: int


class Peek(core.Move, tag=True, frozen=True):
    pass


class Show(core.Move, tag=True, frozen=True):
    pass


class Tap(core.Move, tag=True, frozen=True):
    pass


ToyMove: TypeAlias = Roll | Nudge | Peek | Show | Tap


class Rolled(core.Event, tag=True, frozen=True, kw_only=True):
    seat: int
    die: int


class Nudged(core.Event, tag=True, frozen=True, kw_only=True):
    seat: int
    by: int


class Peeked(core.Event, tag=True, frozen=True, kw_only=True):
    seat: int
    card: int


class Shown(core.Event, tag=True, frozen=True, kw_only=True):
    anew: ClassVar[bool] = True
    seat: int
    card: int


class Tapped(core.Event, tag=True, frozen=True, kw_only=True):
    seat: int


class Struck(core.Event, tag=True, frozen=True, kw_only=True):
    pass


ToyEvent: TypeAlias = Rolled | Nudged | Peeked | Shown | Tapped | Struck


class ToyState(core.State, kw_only=True):
    options: ToyOptions
    cards: list[int]
    deck: list[int]
    shown: list[bool]
    seen: list[list[int]]
    points: list[int]
    turn: int = 0
    strikes: float | None = None
    over: bool = False


class ToyView(core.View, frozen=True):
    seat: int
    card: int | None
    shown: list[int | None]
    seen: list[int]
    deck: int
    points: list[int]
    turn: int
    strikes: float | None
    seconds: float
    over: bool
    peeks: list[int]
    muted: bool


SECRET = 100
"""Cards are numbered from here, so that a leak is easy to find in a byte stream."""


class Lanterns(Game[ToyState, ToyOptions, ToyMove, ToyEvent, ToyView]):
    id = "lanterns"
    version = 1
    players = range(1, 5)
    State = ToyState
    Options = ToyOptions
    Move = ToyMove
    Event = ToyEvent
    View = ToyView

    def new(self, options: ToyOptions, seats: int, chance: Chance) -> ToyState:
        if options.seconds < 0:
            raise Illegal("TOY-1.1", "toy-why-seconds")
        deck = list(range(SECRET, SECRET + 60))
        chance.shuffle(deck)
        return ToyState(
            options=options,
            cards=[deck.pop() for _ in range(seats)],
            deck=deck,
            shown=[False] * seats,
            seen=[[] for _ in range(seats)],
            points=[0] * seats,
        )

    def copy(self, state: ToyState) -> ToyState:
        return ToyState(
            now=state.now,
            options=state.options,
            cards=state.cards[:],
            deck=state.deck[:],
            shown=state.shown[:],
            seen=[seen[:] for seen in state.seen],
            points=state.points[:],
            turn=state.turn,
            strikes=state.strikes,
            over=state.over,
        )

    def to_move(self, state: ToyState) -> tuple[Seat, ...]:
        if state.over:
            return ()
        if state.strikes is not None:
            return tuple(range(len(state.cards)))
        return (state.turn % len(state.cards),)

    def moves(self, state: ToyState, seat: Seat) -> list[ToyMove]:
        if seat not in self.to_move(state):
            return []
        if state.strikes is not None:
            return [Tap()]
        moves: list[ToyMove] = [Roll(), Nudge(1), Nudge(2)]
        if state.deck:
            moves.append(Peek())
        if not state.shown[seat]:
            moves.append(Show())
        return moves

    def ask(self, state: ToyState, seat: Seat, move: ToyMove) -> Illegal | None:
        if seat not in self.to_move(state):
            return Illegal("TOY-2.1", "toy-why-turn")
        if move not in self.moves(state, seat):
            return Illegal("TOY-2.2", "toy-why-move")
        return None

    def carry_out(
        self, state: ToyState, seat: Seat, move: ToyMove, chance: Chance, tell: core.Tell = core.unheard
    ) -> None:
        match move:
            case Roll():
                die = chance.die()
                state.points[seat] += die
                tell(Rolled(seat=seat, die=die))
            case Nudge(by):
                state.points[seat] += by
                tell(Nudged(seat=seat, by=by))
            case Peek():
                card = state.deck.pop()
                state.seen[seat].append(card)
                tell(Peeked(seat=seat, card=card, seats=(seat,)))
            case Show():
                state.shown[seat] = True
                tell(Shown(seat=seat, card=state.cards[seat]))
            case Tap():
                state.points[seat] += 1
                tell(Tapped(seat=seat))
                return
        state.turn += 1
        if state.turn >= state.options.length:
            if state.options.race:
                state.strikes = state.now + state.options.seconds
            else:
                state.over = True

    def deadline(self, state: ToyState) -> float | None:
        return None if state.over else state.strikes

    def tick(self, state: ToyState, now: float, chance: Chance, tell: core.Tell = core.unheard) -> None:
        state.now = now
        state.strikes, state.over = None, True
        tell(Struck())

    def result(self, state: ToyState) -> Result | None:
        if not state.over:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Result(winners, say("toy-over"), "TOY-3.1", tuple(state.points))

    def view(self, state: ToyState, seat: Seat) -> ToyView:
        return ToyView(
            seat=seat,
            card=None if seat == SPECTATOR else state.cards[seat],
            shown=[card if shown else None for card, shown in zip(state.cards, state.shown, strict=True)],
            seen=[] if seat == SPECTATOR else state.seen[seat][:],
            deck=len(state.deck),
            points=state.points[:],
            turn=state.turn,
            strikes=state.strikes,
            seconds=state.options.seconds,
            over=state.over,
            peeks=[len(seen) for seen in state.seen],
            muted=state.strikes is not None,
        )

    def clocks(self, view: ToyView) -> list[Clock]:
        return [] if view.strikes is None else [Clock("race", view.strikes - view.seconds, view.strikes)]

    def imagine(self, view: ToyView, options: ToyOptions, chance: Chance) -> ToyState:
        known = {view.card, *view.shown, *view.seen}
        hidden = [card for card in range(SECRET, SECRET + 60) if card not in known]
        chance.shuffle(hidden)
        cards = [hidden.pop() if card is None else card for card in view.shown]
        if view.seat != SPECTATOR:
            assert view.card is not None
            if view.shown[view.seat] is None:
                hidden.append(cards[view.seat])
            cards[view.seat] = view.card
        seen = [
            list(view.seen) if seat == view.seat else [hidden.pop() for _ in range(count)]
            for seat, count in enumerate(view.peeks)
        ]
        return ToyState(
            options=options,
            cards=cards,
            deck=hidden[: view.deck],
            shown=[card is not None for card in view.shown],
            seen=seen,
            points=list(view.points),
            turn=view.turn,
            strikes=view.strikes,
            over=view.over,
        )

    def question(self, view: ToyView) -> Phrase:
        return say("toy-question", turn=view.turn)

    def say_move(self, view: ToyView, move: ToyMove) -> Phrase:
        return say(f"toy-move-{type(move).__name__.lower()}")

    def say_event(self, event: ToyEvent) -> Phrase | None:
        return None if isinstance(event, Tapped) else say(f"toy-event-{type(event).__name__.lower()}")

    def panels(self, view: ToyView) -> list[Panel]:
        return [Panel(say("toy-points"), [say("toy-line", seat=n, points=p) for n, p in enumerate(view.points)])]

    def reveals(self, state: ToyState, event: ToyEvent) -> bool:
        return isinstance(event, Shown)

    def rounds(self, state: ToyState) -> int:
        return state.turn


LANTERNS = Lanterns()


def find(name: str) -> core.AnyGame | None:
    """The toy, or a real game."""
    from starboard import games

    return LANTERNS if name == LANTERNS.id else games.find(name)


def secrets_of(state: ToyState, seat: Seat) -> set[int]:
    """The cards that this seat may not know."""
    hidden = set(state.deck)
    for other in range(len(state.cards)):
        if other != seat:
            hidden |= set(state.seen[other])
            if not state.shown[other]:
                hidden.add(state.cards[other])
    return hidden


def raw(move: object) -> msgspec.Raw:
    """A move as it comes over the wire."""
    return msgspec.Raw(encoded(move))


def encoded(thing: object) -> bytes:
    """As it goes over the wire."""
    return msgspec.json.encode(thing)
