"""A flight of a recorded game as a problem for the coach: its plans, its true damage, and every card that was there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from starboard import games
from starboard.coach.problem import Dealt, Held, Problem
from starboard.core import course
from starboard.core.entries import Record
from starboard.core.game import Event
from starboard.games.space_alert.action_cards import Card, is_heroic
from starboard.games.space_alert.events import AnyEvent
from starboard.games.space_alert.fast.search import MOST_CARDS
from starboard.games.space_alert.flight_file import Request
from starboard.games.space_alert.orders import NOTHING, ORDER
from starboard.games.space_alert.setup import squad_stations
from starboard.games.space_alert.ship import LAST_TURN, PHASES
from starboard.games.space_alert.state import State
from starboard.games.space_alert.what_if import branched, branches, declared

GAME = "space-alert"


class Flown(NamedTuple):
    """A flight of a record."""

    problem: Problem
    acting: list[int]
    """Who the rows of its plans belong to: crew members in turn order."""


class _Flight(NamedTuple):
    state: State
    """When the cards lay and nothing had happened yet."""
    cards: _Cards
    happened: list[AnyEvent]


def flown(record: Record, nth: int = -1) -> Flown:
    """The nth flight of a record, from 0, or the last one. Raises ``LookupError`` if there is none."""
    flight = _flights(record)[nth]
    return Flown(_problem(flight), flight.state.acting)


def _flights(record: Record) -> list[_Flight]:
    game = games.find(GAME)
    if game is None or record.header.game != game.id:
        raise LookupError(record.header.game)
    found: list[_Flight] = []
    state: State | None = None
    cards = _Cards()

    def witness(event: Event) -> None:
        nonlocal cards
        happened: AnyEvent = event  # type: ignore[assignment]
        if branches(happened) and state is not None:
            found.append(_Flight(branched(state), cards, []))
            cards = _Cards()
        elif found:
            found[-1].happened.append(happened)

    for _entry, _events, now in course.replay(game, record, witness):
        assert isinstance(now, State)
        state = now
        if state.stage == "action":
            cards.look(state)
    return found


class _Cards:
    """Which cards every seat had, and since when: looked up after every move of the action round."""

    def __init__(self) -> None:
        self.held: dict[int, list[tuple[Card, int, int]]] = {}
        """By seat: cards with the first turn for which the seat could lay them for itself, and for an android."""

    def look(self, state: State) -> None:
        """Some cards may have come, others may have been given away."""
        for seat in range(state.seats):
            held = self.held.setdefault(seat, [])
            now, before = Counter(_cards_of(state, seat)), Counter(card for card, _own, _android in held)
            own, android = PHASES[max(1, state.planning[seat]) - 1][0], PHASES[max(1, state.phase) - 1][0]
            for card in (before - now).elements():
                held.remove(next(one for one in reversed(held) if one[0] == card))
            held += [(card, own, min(own, android)) for card in (now - before).elements()]


def _cards_of(state: State, seat: int) -> list[Card]:
    """What this seat holds and has laid; an android's heroic card is the android's."""
    laid = [
        card.card
        for crew, row in enumerate(state.slots)
        for card, by in zip(row, state.placed_by[crew], strict=True)
        if card is not None and by == seat and not (state.is_android(crew) and is_heroic(card.card))
    ]
    return state.hands[seat] + laid


# --- the problem -----------------------------------------------------------------------------------------------------


def _problem(flight: _Flight) -> Problem:
    state = flight.state
    acting, last = state.acting, state.script.last_turn
    plans = [[ORDER[laid.order] if laid else NOTHING for laid in state.slots[crew]][:last] for crew in acting]
    request = Request(
        names=[str(crew + 1) for crew in acting],
        plans=plans,
        boards=state.boards,
        threats=state.threats,
        stacks=[stack[:] for stack in state.stacks],
        carried=[tokens[:] for tokens in state.campaign.damage] if state.campaign else [[], [], []],
        trips=_trips(flight.happened, acting),
        last_turn=last,
        rulings=state.options.rulings(),
    )
    free = [[False] * last for _ in plans]
    laid = [[card.card if card else "" for card in state.slots[crew]][:last] for crew in acting]
    return Problem(
        request,
        free,
        _left(state, flight.cards),
        stacks_known=True,
        laid=laid,
        dealt=_dealt(state, flight.cards),
        squads=squad_stations(state),
    )


def _trips(happened: Sequence[AnyEvent], acting: list[int]) -> dict[int, dict[int, int]]:
    trips: dict[int, dict[int, int]] = {}
    for (turn, crew), trip in declared(happened).items():
        trips.setdefault(turn, {})[acting.index(crew)] = ORDER[trip.meant]
    return trips


def _dealt(state: State, cards: _Cards) -> list[Dealt]:
    acting = state.acting
    androids = [place for place, crew in enumerate(acting) if state.is_android(crew)]
    found = []
    for seat, held in cards.held.items():
        for card, own, android in held:
            mine = () if state.solo else ((acting.index(seat), own, LAST_TURN),)
            lent = () if is_heroic(card) else tuple((place, android, LAST_TURN) for place in androids)
            found.append(Dealt(card, (*mine, *lent)))
    last = LAST_TURN if state.options.android_heroics == "any-phase" else PHASES[0][-1]
    for place in androids:
        found += [Dealt(card, ((place, 1, last),)) for card in _heroics(state, acting[place])]
    return found


def _heroics(state: State, android: int) -> list[Card]:
    waiting = state.heroics[android]
    laid = [card.card for card in state.slots[android] if card is not None and is_heroic(card.card)]
    return [waiting, *laid] if waiting else laid


def _left(state: State, cards: _Cards) -> list[list[Held]]:
    """What nobody had laid, by row of the plans; what a lone player holds for androids is shared out among them."""
    hands: list[list[Held]] = [[] for _ in state.acting]
    for seat, held in cards.held.items():
        left = Counter(state.hands[seat])
        for number, (card, own, android) in enumerate(held):
            if left[card]:
                left[card] -= 1
                place = number % len(hands) if state.solo else state.acting.index(seat)
                hands[place].append(Held(card, android if state.solo else own))
    for place, crew in enumerate(state.acting):
        waiting = state.heroics[crew]
        if waiting is not None:
            hands[place].append(Held(waiting, 1))
    return [hand[:MOST_CARDS] for hand in hands]
