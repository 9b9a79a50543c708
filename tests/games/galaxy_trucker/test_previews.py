"""Before and after: what is said of a move is what comes of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME
from tests.games.galaxy_trucker.flight_helpers import build, fly, known, tub
from tests.games.galaxy_trucker.test_abe_ships import insuring
from tests.games.galaxy_trucker.test_flight_properties import busy_table

from starboard.core import course
from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.cards import VALUE, Hit
from starboard.games.galaxy_trucker.events.flight import Moved
from starboard.games.galaxy_trucker.flight.declare import Pay
from starboard.games.galaxy_trucker.flight.five_players import LoadLess
from starboard.games.galaxy_trucker.flight.losses import GiveCrew
from starboard.games.galaxy_trucker.flight.steps import Decision
from starboard.games.galaxy_trucker.flight.volley import Ward
from starboard.games.galaxy_trucker.flying import StayOrLeave
from starboard.games.galaxy_trucker.moves.building import Insure
from starboard.games.galaxy_trucker.moves.flight import Arrange, Brace, Enough, Land, Pass, Power, Take
from starboard.games.galaxy_trucker.previews import CONSEQUENCES
from starboard.games.galaxy_trucker.state import State


@pytest.mark.clause("GT-6.7", "GT-6.6")
def test_a_double_cannon_says_what_it_adds_and_what_the_enemy_has() -> None:
    """II-03: pirates of strength 6 (12 halves). A cannon and a double one ahead: 1 without, 3 with a battery."""
    flown = fly("II-03", [build("II", "6,7 cannon^", "6,6 cannon2^", "7,6 beam", "7,8 battery2"), tub("II")])
    moves = flown.moves()
    power = next(move for move in moves if isinstance(move, Power))
    found = GAME.preview(flown.state, 0, power)
    assert found["cannons"] == (2, 6)
    assert found["batteries"] == (2, 1)
    assert found["enemy"] == (12, 12)
    assert GAME.preview(flown.state, 0, Enough())["cannons"] == (2, 2)


@pytest.mark.clause("GT-8.3", "GT-8.16", "GT-6.11")
def test_a_planet_says_what_it_brings_and_costs() -> None:
    flown = fly("II-14", [build("II", "7,8 special2", "7,6 hold2"), tub("II")])
    before = GAME.copy(flown.state)
    found = GAME.preview(flown.state, 0, Land(1))
    assert flown.state == before, "nothing was done"
    assert found["days"][0] == 0 > found["days"][1]
    days = found["days"][1]
    flown.answer(0, Land(1))
    best = next(move for move in flown.moves() if isinstance(move, Arrange))
    flown.answer(0, best)
    assert found["goods"] == (0, sum(VALUE[good] for good in flown.ship(0).cargo()))
    place = flown.state.players[0].position
    flown.answer(1, Pass())
    assert place - flown.state.players[0].position >= -days
    assert GAME.preview(before, 0, Pass()) == {}


@pytest.mark.clause("GT-8.4", "GT-8.17")
def test_an_abandoned_ship_says_crew_credits_and_days() -> None:
    flown = fly("I-18", [known(), tub()])
    found = GAME.preview(flown.state, 0, Take())
    assert set(found) == {"crew", "credits", "days"}
    assert found["crew"][0] > found["crew"][1]
    assert found["credits"][1] > found["credits"][0]


@pytest.mark.clause("GT-9.2")
def test_nobody_learns_the_next_card() -> None:
    """The last one to pass, with everybody's order to fly on: the card that follows does not show."""
    flown = fly(["I-18", "I-04"], [known(), tub()])
    for player in flown.state.players:
        player.flies_on = "always"
    assert GAME.preview(flown.state, 0, Pass()) == {}
    flown.answer(0, Pass())
    assert GAME.preview(flown.state, 1, Pass()) == {}, "stardust would cost days"
    flown.answer(1, Pass())
    assert flown.told(Moved), "and does"


def _measure(state: State, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "batteries": player.ship.tokens,
        "crew": player.ship.crew,
        "credits": player.credits,
        "goods": sum(VALUE[good] for good in player.ship.cargo()),
        "parts": len(player.ship.components),
    }


@pytest.mark.parametrize("seed", range(4))
def test_what_is_said_comes_true(seed: int) -> None:
    """Whole flights of busy players: every move is played out, with whatever follows of itself, and compared."""
    options: dict[str, Any] = [{"rounds": "II"}, {"expansion": "abe", "rounds": "III"}][seed % 2]
    table = busy_table(3, seed, **options)
    compared = 0
    for entry, _events, found in course.replay(GAME, table.record):
        state: Any = found
        if state.phase != "flight" or entry is None or entry.n % 3:
            continue
        question = state.flight.agenda[-1]
        if isinstance(question, StayOrLeave) or not isinstance(question, Decision):
            continue
        seat = question.seat
        for move in GAME.moves(state, seat):
            said = GAME.preview(state, seat, move)
            now = _play_out(state, seat, move, follow=not isinstance(question, CONSEQUENCES))
            if now is None:
                continue  # dice fell, or the next card was turned
            before, after = _measure(state, seat), _measure(now, seat)
            assert {name: said[name] for name in before if name in said} == {
                name: (before[name], after[name]) for name in before if before[name] != after[name]
            }, (question, move)
            compared += 1
    assert compared


def _play_out(state: State, seat: int, move: Any, *, follow: bool) -> State | None:
    """The state after a move and what follows of itself; ``None`` if chance had a say in it."""
    after, chance = GAME.copy(state), Seeded(1)
    chance.answers = []
    if after.flight is not None and isinstance(after.flight.agenda[-1], Ward):
        del after.flight.agenda[1:-1]
    cards = len(after.cards.deck)
    GAME.apply(after, seat, move, chance)
    while follow and after.flight is not None and isinstance(question := after.flight.agenda[-1], CONSEQUENCES):
        if question.seat != seat:
            break
        moves: list[Any] = GAME.moves(after, seat)
        tokens = after.players[seat].ship.batteries
        if isinstance(question, Pay) and len({one.row * 100 + one.column in tokens for one in moves}) > 1:
            break  # a token or a panel: that is a choice
        best = next((one for one in moves if isinstance(one, Arrange)), None)
        GAME.apply(after, seat, best or moves[-1 if isinstance(question, LoadLess) else 0], chance)
    if chance.answers or len(after.cards.deck) != cards or after.flight is None:
        return None
    return after


def test_insurance_says_its_price() -> None:
    table = insuring((10, 10))
    assert GAME.preview(table.state, 1, Insure(True)) == {"credits": (10, 4)}
    assert GAME.preview(table.state, 1, Insure(False)) == {}


@pytest.mark.clause("GT-7.3", "GT-6.12")
def test_to_brace_says_what_breaks() -> None:
    flown = fly("I-04", [build("I", "7,6 shield<", "7,8 beam", "8,7 battery2"), tub()])
    flown.begin(Ward(0, Hit("light-fire", "left"), 7, 706))
    assert GAME.preview(flown.state, 0, Brace()) == {"parts": (4, 3)}
    power = next(move for move in flown.moves() if isinstance(move, Power))
    assert GAME.preview(flown.state, 0, power) == {"batteries": (2, 1)}


@pytest.mark.clause("ABE-5.3.0")
def test_what_follows_a_hit_is_no_price_of_stopping_it() -> None:
    """A tougher enemy takes crew after its shots, whether they were stopped or not."""
    flown = fly("I-04", [build("I", "7,6 shield<", "7,8 beam", "8,7 battery2"), tub()])
    flown.begin(Ward(0, Hit("light-fire", "left"), 7, 706))
    assert flown.state.flight is not None
    flown.state.flight.agenda.insert(-1, GiveCrew(0, 2))
    assert GAME.preview(flown.state, 0, Brace()) == {"parts": (4, 3)}
    power = next(move for move in flown.moves() if isinstance(move, Power))
    assert GAME.preview(flown.state, 0, power) == {"batteries": (2, 1)}
