"""The ghost walk: where the own cards lead, flown by the resolver itself from nothing but what a seat may know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR, Event
from starboard.games.space_alert import flight_events
from starboard.games.space_alert.action_cards import HALVES, Laid, action_deck, heroic_deck
from starboard.games.space_alert.flight import Announced
from starboard.games.space_alert.ghost import FRIENDS, Step
from starboard.games.space_alert.orders import NOTHING
from starboard.games.space_alert.resolution_round import take_off
from starboard.games.space_alert.state import State
from starboard.games.space_alert.turns import play_turn

RED_UPPER, WHITE_UPPER, BLUE_UPPER, RED_LOWER, WHITE_LOWER, BLUE_LOWER, SPACE = range(7)


def walk(desk: Desk, seat: int = 0, crew: int | None = None) -> list[tuple[int, int, str, str | None]]:
    """Turn, station, order, and why it does nothing."""
    steps = GAME.view(desk.state, seat).ghost[seat if crew is None else crew]
    for step in steps:
        assert step.does == (step.why is None)
    why = [one.why.id.rpartition("effect-")[2] if one.why else None for one in steps]
    return [(one.turn, one.station, one.order, said) for one, said in zip(steps, why, strict=True)]


def lay(desk: Desk, crew: int, plan: dict[int, tuple[str, str]]) -> None:
    for slot, (card, half) in plan.items():
        desk.state.slots[crew][slot - 1] = Laid(card, half)  # type: ignore[arg-type]


def desk_of(seats: int, **options: Any) -> Desk:
    desk = Desk(seats, mission="mission-1", **options)
    desk.begin()
    return desk


@pytest.mark.clause("SA-6.7", "SA-7.5")
def test_a_walk_names_each_card_and_where_it_leads() -> None:
    """To the red zone, where the heavy laser has two energy: the third shot does nothing, nor does a step further."""
    desk = desk_of(4)
    fire = ("A<", "action")
    lay(desk, 0, {1: ("A<", "movement"), 2: fire, 4: fire, 5: fire, 6: ("B<", "movement"), 7: ("B^", "movement")})
    assert walk(desk) == [
        (1, RED_UPPER, "<", None),
        (2, RED_UPPER, "A", None),
        (4, RED_UPPER, "A", None),
        (5, RED_UPPER, "A", "no-energy"),
        (6, RED_UPPER, "<", "edge"),
        (7, RED_LOWER, "^", None),
    ]


@pytest.mark.clause("SA-13.1")
def test_friends_whose_cards_nobody_sees_look_after_the_computer() -> None:
    desk = desk_of(4)
    lay(desk, 0, {3: ("A<", "movement")})
    lay(desk, 1, {2: ("C<", "action")})
    assert walk(desk) == [(3, RED_UPPER, "<", None)]
    # A solo player sees all there is: nobody else will do it.
    solo = desk_of(1)
    lay(solo, 0, {3: ("A<", "movement")})
    assert walk(solo) == [(4, RED_UPPER, "<", None)]


@pytest.mark.clause("SA-6.15", "SA-16.4")
def test_androids_count_for_everybody_and_are_shown_to_their_keeper() -> None:
    """The android takes the lift first; who follows in the same turn arrives too, but late."""
    desk = desk_of(2)
    assert [desk.state.keeper(crew) for crew in (2, 3)] == [0, 1]
    desk.state.order = [0, 2, 3, 1]
    up = ("A^", "movement")
    lay(desk, 2, {1: up})
    lay(desk, 3, {1: up, 2: ("A<", "movement")})
    lay(desk, 1, {1: up, 2: ("A<", "movement")})
    assert walk(desk, 0, 2) == [(1, WHITE_LOWER, "^", None)]
    assert walk(desk, 0, 3) == []
    assert walk(desk, 1, 3) == [(1, WHITE_LOWER, "^", None), (3, RED_LOWER, "<", None)]
    assert walk(desk, 1) == [(1, WHITE_LOWER, "^", None), (3, RED_LOWER, "<", None)]
    assert GAME.view(desk.state, SPECTATOR).ghost == [[], [], [], []]


@pytest.mark.clause("SA-8.3")
def test_battlebots_wait_for_an_intruder_that_was_announced() -> None:
    desk = desk_of(4)
    lay(desk, 0, {1: ("A>", "movement"), 2: ("C<", "action"), 3: ("R<", "action"), 4: ("R<", "action")})
    assert [why for *_, why in walk(desk)] == [None, None, "no-intruder", "no-intruder"]
    desk.state.threats = [Announced("I1-01", 4)]
    assert [why for *_, why in walk(desk)] == [None, None, "no-intruder", None]


def test_a_table_may_do_without() -> None:
    desk = desk_of(4, ghost=False)
    lay(desk, 0, {1: ("A<", "movement")})
    assert GAME.view(desk.state, 0).ghost == []


# --- the same as the resolver ---------------------------------------------------------------------------------------


def random_plans(state: State, seed: int) -> None:
    chance = Seeded(seed, 11)
    cards = [*action_deck(), *heroic_deck()]
    for row in state.slots:
        for slot in range(state.script.last_turn):
            row[slot] = Laid(chance.pick(cards), chance.pick(HALVES)) if chance.below(5) else None


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_walk_is_what_the_resolver_does(seats: int) -> None:
    """Random plans, flown at the real table with no threat and no card that the seat does not see but the friends'."""
    for seed in range(40):
        desk = Desk(seats, seed, mission="test-run-1" if seed % 5 == 0 else "mission-2", campaign=False)
        desk.begin()
        random_plans(desk.state, seed)
        for seat in range(seats):
            check_walk(desk.state, seat)


def check_walk(state: State, seat: int) -> None:
    shown = GAME.view(state, seat).ghost
    alone = GAME.copy(state)
    alone.threats = []
    hidden = [crew for crew in range(state.humans) if crew != seat]
    for crew in hidden:
        alone.slots[crew] = [None] * 12
    flight = take_off(alone)
    if hidden:
        flight.crew.append(type(flight.crew[0])(slots=[*FRIENDS, *[NOTHING] * 12][: flight.last_turn]))
    own = {place: crew for place, crew in enumerate(state.acting) if state.keeper(crew) == seat}
    assert [crew for crew, steps in enumerate(shown) if steps and crew not in own.values()] == []
    steps: dict[tuple[int, int], Step] = {(crew, one.turn): one for crew in own.values() for one in shown[crew]}
    while flight.turn < flight.last_turn and flight.outcome == "flying":
        told: list[Event] = []
        before = [crew.station for crew in flight.crew]
        play_turn(flight, told.append)
        for place, crew in own.items():
            mine = [event for event in told if getattr(event, "crew", None) == place]
            mine = [event for event in mine if not isinstance(event, flight_events.VisualConfirmed)]
            played = [event for event in mine if isinstance(event, flight_events.CardPlayed)]
            step = steps.pop((crew, flight.turn), None)
            assert (step is not None) == bool(played or before[place] != flight.crew[place].station)
            if step is None:
                continue
            assert step.station == flight.crew[place].station
            assert step.order == (played[0].order if played else "")
            if not step.does:
                # The card was played, and that was all.
                done = [event for event in mine if not isinstance(event, flight_events.Delayed)]
                assert [event.__class__.__name__ for event in done] == ["CardPlayed", "NoEffect"]
    assert steps == {}
