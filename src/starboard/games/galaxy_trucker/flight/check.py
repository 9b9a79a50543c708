"""What must hold after every move of a flight: for tests and fuzzing."""

from __future__ import annotations

from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.breaking import ChoosePiece
from starboard.games.galaxy_trucker.flight.steps import Decision
from starboard.games.galaxy_trucker.ship import cabins
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State


def check(state: State) -> None:
    """Raise ``AssertionError`` when something can't be."""
    flight = state.flight
    assert flight is not None, "a flight phase without a flight"
    question = flight.agenda[-1]
    assert isinstance(question, Decision), f"the table waits for a step that asks nobody: {question}"
    waits = any(player.repairing for player in state.players)
    assert state.players[question.seat].flying or waits, "a ship that gave up is asked"
    assert question.moves(state, question.seat), f"no answer to {question}"
    spaces = [player.position % track.SPACES for player in state.players if player.flying]
    assert len(spaces) == len(set(spaces)), "two rockets on one space"
    for seat, player in enumerate(state.players):
        broken = player.repairing or (isinstance(question, ChoosePiece) and question.seat == seat)
        check_ship(player.ship, broken=broken)
        assert player.credits >= 0 or state.options.debts, "debts"
        assert not set(player.lost) & {component.tile for component in player.ship.components.values()}


def check_ship(ship: Ship, *, broken: bool = False) -> None:
    """One piece, and everything aboard where it may be. ``broken``: the owner is choosing a piece just now."""
    assert broken or len(ship.pieces()) <= 1, "a ship in two pieces"
    for place, number in ship.batteries.items():
        face = ship.face(place)
        assert face.cells, f"a token in a {face.kind}"
        assert 0 < number <= face.cells, "wrong number of tokens"
    for place, number in ship.humans.items():
        face = ship.face(place)
        assert 0 < number <= cabins.seats(ship, place), f"{number} humans in a {face.kind}"
        assert place not in ship.aliens or "hotel-clerk.a" in ship.perks, "a human shares with an alien"
    for place, number in ship.asleep.items():
        assert 0 < number <= ship.face(place).capacity, "wrong number of sleepers"
    for place, alien in ship.aliens.items():
        assert broken or alien in ship.supported(place), "an alien without life support"
    assert len(set(ship.aliens.values())) == len(ship.aliens), "two aliens of one colour"
    for place, goods in ship.goods.items():
        assert goods, "an empty hold is remembered"
        assert ship.room(place) >= 0, "a hold is overfull"
        assert all(ship.holds(place, good) for good in goods), f"{goods} in a {ship.face(place).kind}"
