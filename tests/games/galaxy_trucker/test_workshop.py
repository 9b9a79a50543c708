"""The workshop: a ship is looked at, flown alone with a seed, and told what would have saved a part."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.galaxy_trucker.flight_helpers import build, known

from starboard.core.chance import Seeded
from starboard.core.game import Event
from starboard.games.galaxy_trucker import workshop
from starboard.games.galaxy_trucker.events.flight import CardTurned, Destroyed
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.ship.boards import class_of, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.inspect import BadShip, GivenComponent, GivenShip
from starboard.games.galaxy_trucker.ship.legality import is_legal
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.workshop import FlightPlan, Loss

GAME = GalaxyTrucker()


def given(ship: Ship) -> GivenShip:
    """The file of a ship."""
    parts = [
        GivenComponent(part.tile, row_of(place), column_of(place), part.turn) for place, part in ship.components.items()
    ]
    return GivenShip(class_of(ship.board), parts)


def flown(plan: FlightPlan) -> tuple[State, list[tuple[int, Event]]]:
    """The flight to its end: every event with the number of its step."""
    state, told, step = workshop.set_up(plan), list[tuple[int, Event]](), 0
    steps = workshop.fly(state, plan.seed)(lambda event: told.append((step + 1, event)))
    for _ in steps:
        step += 1
    return state, told


def test_a_ship_is_looked_at_with_its_faults() -> None:
    seen = workshop.look_at(given(known("II")))
    assert seen.judgement.legal
    assert seen.check.faults == ()
    wrong = given(build("I", "7,8 cannon>"))
    turned = GivenShip("I", [wrong.components[0], GivenComponent(wrong.components[1].tile, 7, 8, 3)])
    seen = workshop.look_at(turned)
    assert {(fault.clause, fault.row, fault.column) for fault in seen.check.faults} >= {("GT-3.6", 7, 8)}
    with pytest.raises(BadShip):
        workshop.look_at(GivenShip("XI", []))


def test_a_flight_is_the_same_with_the_same_seed() -> None:
    plan = FlightPlan(ship=given(known("II")), draw=10, seed=3)
    (one, first), (other, second) = flown(plan), flown(plan)
    assert first == second
    assert one == other
    assert one.phase == "settlement"
    assert len(one.settlement) == 1
    assert GAME.view(one, 0).settlement == one.settlement


def test_it_meets_the_chosen_cards_in_order() -> None:
    plan = FlightPlan(ship=given(known("II")), cards=("II-14", "I-04", "I-05"), seed=1)
    _state, told = flown(plan)
    assert [event.card for _step, event in told if isinstance(event, CardTurned)] == ["II-14", "I-04", "I-05"]
    before = workshop.set_up(plan)
    assert (before.phase, len(before.players)) == ("flight", 1)
    assert GAME.view(before, 0).flight is not None
    with pytest.raises(BadShip):
        workshop.set_up(FlightPlan(ship=given(known("II")), cards=("X-1",)))


def test_an_illegal_ship_stays_in_the_workshop() -> None:
    ship = known("II")
    parts = [part for part in given(ship).components if (part.row, part.column) != (7, 8)]
    with pytest.raises(BadShip):
        workshop.set_up(FlightPlan(ship=GivenShip("II", parts)))


def test_what_would_have_saved_a_part_truly_holds() -> None:
    """Meteors over some seeds: each change is built in and flown again from the start of the step: the part stays."""
    found = 0
    for seed in range(10):
        plan = FlightPlan(ship=given(known("II")), cards=("I-11", "II-10", "III-10"), seed=seed)
        _state, told = flown(plan)
        for step, event in told:
            if not isinstance(event, Destroyed):
                continue
            saved = workshop.what_saves(Loss(plan=plan, step=step, row=event.row, column=event.column))
            for change in saved.changes:
                found += 1
                state = workshop.set_up(plan)
                for number in range(1, step):
                    workshop.carry_out(state, 0, workshop.answer(state, 0), Seeded(seed, number))
                ship = state.players[0].ship
                place = square(change.row, change.column)
                assert (place in ship.components) is not change.added
                ship.put(place, type(next(iter(ship.components.values())))(change.tile, change.turn))
                if cells := ship.face(place).cells:
                    ship.batteries[place] = cells
                assert is_legal(ship)
                chance = Seeded(seed, step)
                workshop.carry_out(state, 0, workshop.answer(state, 0), chance)
                while state.flight is not None and type(state.flight.agenda[-1]).__name__ in ("Ward", "Pay"):
                    workshop.carry_out(state, 0, workshop.answer(state, 0), chance)
                assert square(event.row, event.column) in state.players[0].ship.components
    assert found


def test_the_plan_is_read_as_it_travels() -> None:
    plan = FlightPlan(ship=given(known("II")), draw=3, seed=9)
    assert msgspec.json.decode(msgspec.json.encode(plan), type=FlightPlan) == plan
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"ship": {"class": "I", "components": []}, "draw": 1000}', type=FlightPlan)
