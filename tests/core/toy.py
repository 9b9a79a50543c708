"""A game of three minutes for testing the core: a hidden card, a die, and a clock.

Everybody is dealt a card. Until ten seconds have passed each player may stand (and is done) or add a die to the card,
as often as he likes. The highest sum wins; more than 20 counts nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from starboard.core.chance import Chance
from starboard.core.game import SPECTATOR, Event, Game, Illegal, Move, Options, Result, Seat, State, Tell, View, unheard
from starboard.core.text import Panel, Phrase, say

HAND_TIME = 10.0


class ToyOptions(Options, frozen=True, kw_only=True):
    deck: Annotated[int, msgspec.Meta(ge=5, le=20)] = 12
    clock: bool = True
    dice: Literal["one", "two"] = "one"


class Stand(Move, frozen=True, tag=True):
    pass


class Roll(Move, frozen=True, tag=True):
    pass


class Rolled(Event, frozen=True, tag=True):
    seat: int
    face: int


class Dealt(Event, frozen=True, tag=True):
    card: int


class TimeUp(Event, frozen=True, tag=True):
    pass


class ToyState(State):
    options: ToyOptions
    cards: list[int]
    sums: list[int]
    standing: list[bool]
    over: bool = False


class ToyView(View, frozen=True):
    card: int | None
    sums: list[int]
    standing: list[bool]
    options: ToyOptions
    now: float
    over: bool


class Toy(Game[ToyState, ToyOptions, Stand | Roll, Rolled | Dealt | TimeUp, ToyView]):
    id = "toy"
    version = 1
    players = range(2, 5)
    State = ToyState
    Options = ToyOptions
    Move = Stand | Roll
    Event = Rolled | Dealt | TimeUp
    View = ToyView

    def new(self, options: ToyOptions, seats: int, chance: Chance) -> ToyState:
        deck = list(range(1, options.deck + 1))
        chance.shuffle(deck)
        return ToyState(options, deck[:seats], [0] * seats, [False] * seats)

    def copy(self, state: ToyState) -> ToyState:
        return ToyState(state.options, state.cards[:], state.sums[:], state.standing[:], state.over, now=state.now)

    def to_move(self, state: ToyState) -> tuple[Seat, ...]:
        return () if state.over else tuple(seat for seat, done in enumerate(state.standing) if not done)

    def moves(self, state: ToyState, seat: Seat) -> list[Stand | Roll]:
        return [Stand(), Roll()] if seat in self.to_move(state) else []

    def ask(self, state: ToyState, seat: Seat, move: Stand | Roll) -> Illegal | None:
        if seat not in self.to_move(state):
            return Illegal("TOY-1.1", "toy-not-now")
        return None

    def carry_out(self, state: ToyState, seat: Seat, move: Any, chance: Chance, tell: Tell = unheard) -> None:
        if isinstance(move, Roll):
            face = chance.die()
            state.sums[seat] += face
            tell(Rolled(seat, face))
        else:
            state.standing[seat] = True
            state.over = all(state.standing)
            tell(Dealt(state.cards[seat], seats=(seat,)))

    def deadline(self, state: ToyState) -> float | None:
        return HAND_TIME if state.options.clock and not state.over else None

    def tick(self, state: ToyState, now: float, chance: Chance, tell: Tell = unheard) -> None:
        state.now = now
        state.over = True
        tell(TimeUp())

    def result(self, state: ToyState) -> Result | None:
        if not state.over:
            return None
        totals = [card + more for card, more in zip(state.cards, state.sums, strict=True)]
        scores = tuple(total if total <= 20 else 0 for total in totals)
        winners = tuple(seat for seat, score in enumerate(scores) if score and score == max(scores))
        return Result(winners, say("toy-over"), "TOY-1.2", scores)

    def view(self, state: ToyState, seat: Seat) -> ToyView:
        card = None if seat == SPECTATOR else state.cards[seat]
        return ToyView(seat, card, state.sums, state.standing, state.options, state.now, state.over)

    def imagine(self, view: ToyView, chance: Chance) -> ToyState:
        deck = [card for card in range(1, view.options.deck + 1) if card != view.card]
        chance.shuffle(deck)
        cards = deck[: len(view.sums)]
        if view.card is not None:
            cards[view.seat] = view.card
        return ToyState(view.options, cards, list(view.sums), list(view.standing), view.over, now=view.now)

    def question(self, view: ToyView) -> Phrase:
        return say("toy-question")

    def say_move(self, view: ToyView, move: Any) -> Phrase:
        return say(f"toy-{type(move).__name__.lower()}")

    def say_event(self, event: Any) -> Phrase | None:
        return say(f"toy-{type(event).__name__.lower()}")

    def panels(self, view: ToyView) -> list[Panel]:
        return [Panel(say("toy-sums"), [say("toy-sum", sum=n) for n in view.sums])]

    def rounds(self, state: ToyState) -> int:
        return 1
