"""Space Alert on the contract of the house: one object that ties the modules of this room together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Protocol, Union

from starboard.core import game
from starboard.core.chance import Chance
from starboard.core.game import Illegal, Result, Seat, Tell, unheard
from starboard.core.text import CardText, Panel, Phrase, say
from starboard.games.space_alert import (
    action_round,
    bot,
    briefing,
    campaign,
    panels,
    resolution_round,
    setup,
    story,
    words,
)
from starboard.games.space_alert import events as flight_events
from starboard.games.space_alert import moves as moves_
from starboard.games.space_alert import options as options_
from starboard.games.space_alert import state as state_
from starboard.games.space_alert import view as view_
from starboard.games.space_alert.action_cards import action_deck, heroic_deck, is_heroic
from starboard.games.space_alert.deck_words import deck_texts
from starboard.games.space_alert.flight import FLYING
from starboard.games.space_alert.orders import NOTHING, ORDER
from starboard.games.space_alert.table_events import TableEvent
from starboard.games.space_alert.threat_text import card_text, threat_name
from starboard.games.space_alert.threats import CARDS


def _is_event(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, game.Event) and kind is not game.Event


AnyEvent: Any = Union[TableEvent, *(kind for kind in vars(flight_events).values() if _is_event(kind))]


class Part(Protocol):
    """A module that knows one part of the game: what a seat may do in it, why not, and what comes of it."""

    def moves(self, state: state_.State, seat: Seat) -> Iterator[moves_.Move]: ...

    def ask(self, state: state_.State, seat: Seat, move: moves_.Move) -> Illegal | None: ...

    def carry_out(self, state: state_.State, seat: Seat, move: moves_.Move, chance: Chance) -> list[game.Event]: ...


_PARTS: dict[str, Part] = {
    "briefing": briefing,
    "action": action_round,
    "resolution": resolution_round,
    "vote": campaign,
    "repairs": campaign,
    "squad": campaign,
}
"""Who knows each stage of the table."""


class SpaceAlert(game.Game[state_.State, options_.Options, moves_.Move, game.Event, view_.View]):
    """One mission, or a campaign of up to three."""

    id: ClassVar[str] = "space-alert"
    version: ClassVar[int] = 2
    players: ClassVar[range] = range(1, 6)
    State = state_.State
    Options = options_.Options
    Move = moves_.Move
    Event = AnyEvent
    View = view_.View
    plans: ClassVar[bool] = True
    foresight: ClassVar[int] = 2

    # --- rules --------------------------------------------------------------------------------------------

    def new(self, options: options_.Options, seats: int, chance: Chance) -> state_.State:
        return setup.new(options, seats, chance)

    def copy(self, state: state_.State) -> state_.State:
        return state_.copy(state)

    def to_move(self, state: state_.State) -> tuple[Seat, ...]:
        if state.stage == "over":
            return ()
        moves = _PARTS[state.stage].moves
        return tuple(seat for seat in range(state.seats) if next(moves(state, seat), None) is not None)

    def moves(self, state: state_.State, seat: Seat) -> list[moves_.Move]:
        if state.stage == "over" or not 0 <= seat < state.seats:
            return []
        return list(_PARTS[state.stage].moves(state, seat))

    def ask(self, state: state_.State, seat: Seat, move: moves_.Move) -> Illegal | None:
        if not 0 <= seat < state.seats:
            return Illegal("SA-2.1", "space-alert-why-no-seat")
        if state.stage == "over":
            return Illegal("SA-1.5", "space-alert-why-over")
        return _PARTS[state.stage].ask(state, seat, move)

    def carry_out(
        self, state: state_.State, seat: Seat, move: moves_.Move, chance: Chance, tell: Tell = unheard
    ) -> None:
        for event in self._go_on(state, _PARTS[state.stage].carry_out(state, seat, move, chance), chance):
            tell(event)

    def _go_on(self, state: state_.State, told: list[game.Event], chance: Chance) -> list[game.Event]:
        """The action round leads into the resolution, the resolution to the score."""
        if state.stage == "resolution" and state.flight is None:
            told += resolution_round.begin(state)
        if state.stage == "resolution" and state.flight is not None and state.flight.outcome != FLYING:
            told += campaign.conclude(state, chance)
        return told

    def deadline(self, state: state_.State) -> float | None:
        if state.stage == "action":
            return action_round.next_announcement(state)
        return state.window_ends

    def clock(self, state: state_.State) -> float | None:
        """The end of the phase: when the computer speaks next is a secret."""
        if state.stage == "action":
            return action_round.phase_end(state)
        return state.window_ends

    def tick(self, state: state_.State, now: float, chance: Chance, tell: Tell = unheard) -> None:
        state.now = now
        if state.stage == "action":
            told = action_round.announce(state, now, chance)
        else:
            told = resolution_round.play_due(state)
        for event in self._go_on(state, told, chance):
            tell(event)

    def result(self, state: state_.State) -> Result | None:
        if state.stage != "over":
            return None
        last = state.log[-1]
        if not last.won:
            clause = "SA-1.4" if state.campaign is None else "SA-18.2"
            assert last.lost_to is not None
            return Result((), say("space-alert-result-lost", threat=threat_name(last.lost_to)), clause)
        everybody = tuple(range(state.seats))
        if state.campaign is None:
            assert last.total is not None
            return Result(
                everybody, say("space-alert-result-won", total=last.total), "SA-1.5", (last.total,) * state.seats
            )
        assert last.campaign_total is not None
        reason = say("space-alert-result-campaign", missions=len(state.log), total=last.campaign_total)
        return Result(everybody, reason, "SA-18.6", (last.campaign_total,) * state.seats)

    # --- knowledge ----------------------------------------------------------------------------------------

    def view(self, state: state_.State, seat: Seat) -> view_.View:
        return view_.view(state, seat)

    def imagine(self, view: view_.View, chance: Chance) -> state_.State:
        return view_.imagine(view, chance)

    def promise(self, state: state_.State, seat: Seat) -> float:
        return bot.promise(state)

    def sensible(self, state: state_.State, seat: Seat, moves: Sequence[moves_.Move]) -> Sequence[moves_.Move | None]:
        return bot.sensible(state, moves)

    # --- words --------------------------------------------------------------------------------------------

    def question(self, view: view_.View) -> Phrase:
        return words.question(view)

    def say_move(self, view: view_.View, move: moves_.Move) -> Phrase:
        return words.say_move(view, move)

    def say_event(self, event: game.Event) -> Phrase | None:
        return words.say_event(event) or story.tell(event)

    def panels(self, view: view_.View) -> list[Panel]:
        return panels.panels(view)

    def cards(self) -> dict[str, CardText]:
        return {code: card_text(code) for code in CARDS} | deck_texts()

    def rounds(self, state: state_.State) -> int:
        return state.flight.turn if state.flight else 0

    # --- invariants ---------------------------------------------------------------------------------------

    def check(self, state: state_.State) -> None:
        _check_cards(state)
        _check_threats(state)
        if state.flight is not None:
            _check_flight(state)


def _check_cards(state: state_.State) -> None:
    """Every action card is somewhere, once; a delay loses a card only past the last slot."""
    cards = Counter(state.pile)
    for hand in state.hands:
        cards.update(hand)
    for packets in state.packets:
        for packet in packets:
            cards.update(packet)
    for row, lost in zip(state.slots, state.lost, strict=True):
        cards.update(laid.card for laid in row if laid)
        cards.update(lost)
    ordinary = Counter({card: count for card, count in cards.items() if not is_heroic(card)})
    assert ordinary == Counter(action_deck()), "the action deck is not complete"
    heroic = [card for card in cards.elements() if is_heroic(card)] + [card for card in state.heroics if card]
    assert len(heroic) == (state.crew if setup.with_heroics(state) else 0), f"heroic cards: {heroic}"
    assert set(heroic) <= set(heroic_deck())
    assert len(set(heroic)) == len(heroic), f"a heroic card twice: {heroic}"


def _check_threats(state: state_.State) -> None:
    """What was drawn is what the script announced so far, in its order (SA-4.2)."""
    expected = state.script.threats(state.crew)[: len(state.threats)]
    zones = [None if threat.zone is None else ("red", "white", "blue")[threat.zone] for threat in state.threats]
    assert [threat.turn for threat in state.threats] == [line.turn for line in expected]
    assert zones == [line.zone for line in expected]
    numbers = [threat.turn for threat in state.threats]
    assert len(set(numbers)) == len(numbers)
    if state.flight is not None:
        assert len(state.threats) == len(state.script.threats(state.crew))


def _check_flight(state: state_.State) -> None:
    flight = state.flight
    assert flight is not None
    for zone in range(3):
        tokens = flight.damage[zone]
        assert len(tokens) <= 6, f"{len(tokens)} damage tokens"
        assert sorted(tokens + flight.stacks[zone]) == list(range(6)), "a damage token is lost or doubled"
    # A stage of a campaign in which the next mission is not laid out still shows the last flight's cards.
    for place, crew in enumerate(state.acting):
        row = flight.crew[place].slots
        for slot in range(flight.turn, len(row)):
            laid = state.slots[crew][slot]
            assert row[slot] == (ORDER[laid.order] if laid else NOTHING), "cards and orders do not agree"
