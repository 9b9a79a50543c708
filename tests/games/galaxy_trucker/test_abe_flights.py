"""Whole games with the expansion's cards: random players finish, every invariant and every property of games holds.

The suite plays a few games. For more: ``STARBOARD_GAMES=2000 pytest tests/games/galaxy_trucker/test_abe_flights.py``.
"""

from __future__ import annotations

import itertools
import os
from collections import Counter
from typing import Any, get_args

import pytest
from tests.games.galaxy_trucker.busy import BusyBot
from tests.games.galaxy_trucker.test_flight_properties import GAME, busy_table, flight_states

from starboard.core.chance import Chance, Seeded
from starboard.core.game import SPECTATOR, Event, Move, Tell, unheard
from starboard.core.text import Text
from starboard.games.galaxy_trucker.adventures.intruders import TURNS, Intruder, walk
from starboard.games.galaxy_trucker.cards import cards
from starboard.games.galaxy_trucker.events.flight import (
    BombPlanted,
    CardTurned,
    FlightEvent,
    IntruderKilled,
    IntruderLeft,
    IntruderStepped,
)
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.moves import AnyMove
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.ship.boards import row_of
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.words.events import say_event
from starboard.lab import conformance
from starboard.lab.drive import play_out

GAMES = int(os.environ.get("STARBOARD_GAMES", "60"))
TEXT = Text()


class Watched(GalaxyTrucker):
    """The game, with somebody who reads every event and follows every intruder."""

    def __init__(self) -> None:
        self.turned: Counter[str] = Counter()
        self.steps: dict[tuple[int, str], int] = {}
        self.seen: set[type[Event]] = set()
        self.moved: set[type[Move]] = set()

    def carry_out(self, state: State, seat: int, move: AnyMove, chance: Chance, tell: Tell = unheard) -> None:
        if type(move) not in self.moved:
            self.moved.add(type(move))
            phrase = self.say_move(self.view(state, seat), move)
            assert not conformance.problems(TEXT, phrase), phrase
        super().carry_out(state, seat, move, chance, self._read)

    def tick(self, state: State, now: float, chance: Chance, tell: Tell = unheard) -> None:
        super().tick(state, now, chance, self._read)

    def _read(self, event: Event) -> None:
        if isinstance(event, get_args(FlightEvent)) and type(event) not in self.seen:
            self.seen.add(type(event))
            phrase = say_event(event)
            assert phrase is not None
            assert not conformance.problems(TEXT, phrase)
        if isinstance(event, CardTurned):
            self.turned[event.card] += 1
            self.steps.clear()
        elif isinstance(event, IntruderStepped):
            assert event.step == self.steps.get((event.seat, event.hand), 0) + 1
            self.steps[event.seat, event.hand] = event.step
        elif isinstance(event, BombPlanted | IntruderKilled | IntruderLeft):
            card = cards()[event.card]
            assert isinstance(card, Intruder)
            assert event.step == self.steps[event.seat, event.hand]
            assert event.step <= sum(card.legs)
            assert not isinstance(event, IntruderLeft) or event.step == sum(card.legs)


def options(number: int) -> Options:
    """The modules in turn, in all classes."""
    sequences = ("II-III-IV", "IV", "IIB-IIIB-IV", "I-IV", "III-IV", "IIB", "IIIB-II")
    sequence = sequences[number % len(sequences)]
    return Options(
        expansion="abe",
        sequence=sequence,
        intruders=number % 5 != 4,
        cards="IV" in sequence or number % 3 != 2,
        technologies=number % 11 != 10,
        support_team=number % 4 == 1,
        building="classic" if number % 2 else "strict",
        big_expansion=number % 6 == 5,
    )


@pytest.mark.slow
@pytest.mark.clause("ABE-1.2", "ABE-1.3", "ABE-1.4", "ABE-4.4.3")
@pytest.mark.parametrize("part", range(4))
def test_busy_random_players_finish(part: int) -> None:
    turned: Counter[str] = Counter()
    for number in range(part, GAMES, 4):
        game, chance, agreed = Watched(), Seeded(number, 77), options(number)
        players = 5 if agreed.big_expansion else 2 + number % 3
        state = game.new(agreed, players, chance)
        play_out(game, state, [BusyBot()] * players, chance, after=game.check, limit=50_000)
        assert game.result(state) is not None
        kinds = {cards()[code].kind for code in game.turned}
        assert agreed.intruders or not kinds & {"predator", "commando", "predator-pair", "commando-pair"}
        assert agreed.cards or "hazardous-sector" not in kinds
        turned += game.turned
    if GAMES >= 2000:
        assert len(turned) == len(cards()), "every card has been flown"


CASES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 3, {"sequence": "IV"}),
    (3, 4, {"sequence": "IIB-IV", "support_team": False}),
    (4, 6, {"sequence": "IIIB-IV", "support_team": False}),
]


@pytest.mark.parametrize(("seats", "seed", "more"), CASES)
def test_records_replay_and_states_are_imagined(seats: int, seed: int, more: dict[str, Any]) -> None:
    table = busy_table(seats, seed, expansion="abe", **more)
    entries = len(table.record.entries)
    conformance.assert_replays(table)
    conformance.assert_resumes(table, {entries // 2, entries - 20})
    conformance.assert_speaks(table, every=41)
    states = flight_states(table, every=5)
    assert states
    for number, state in enumerate(states):
        conformance.assert_imagines(GAME, state, seats, seed)
        conformance.assert_copies(GAME, state, Seeded(seed, number))


@pytest.mark.clause("ABE-5.2.1")
def test_nobody_knows_the_cards_a_hazardous_sector_has_added_only_their_deck() -> None:
    """In every state of some flights: the decks of the added cards are true, and an imagined state keeps to them."""
    found = 0
    for seed in range(6):
        for state in flight_states(busy_table(3, seed, expansion="abe", sequence="IIIB", support_team=False), every=1):
            assert state.flight is not None
            added = state.flight.added
            if not added:
                continue
            found += 1
            assert [cards()[card].deck for card in state.cards.deck[-len(added) :]] == added
            other = GAME.imagine(GAME.view(state, 0), state.options, Seeded(seed, found))
            assert [cards()[card].deck for card in other.cards.deck[-len(added) :]] == added
            hidden = GAME.copy(state)
            level = added[-1]
            swap = next((card for card in hidden.cards.box.get(level, ())), None)
            if swap is not None:
                top = hidden.cards.deck[-1]
                hidden.cards.deck[-1] = swap
                hidden.cards.box[level][hidden.cards.box[level].index(swap)] = top
                for seat in (0, 1, 2, SPECTATOR):
                    views = [conformance.encoded(GAME.view(one, seat)) for one in (hidden, state)]
                    assert views[0] == views[1]
    assert found


@pytest.mark.clause("ABE-6.3.1", "ABE-6.3.2", "ABE-6.3.8")
def test_every_walk_goes_from_join_to_join() -> None:
    """On ships of random players: each step leads over a join (or stays, without any), and two looks agree."""
    walks = 0
    for seed in range(9):
        for state in flight_states(busy_table(3, seed, expansion="abe", sequence="III", support_team=False), every=25):
            for player in state.players:
                ship = player.ship
                for entry in list(ship.components)[:6]:
                    for hand in TURNS:
                        path = list(walk(ship, entry, 2, hand, 12))
                        assert path == list(walk(ship, entry, 2, hand, 12))
                        assert path[0] == (entry, 2)
                        for (one, _), (other, _) in itertools.pairwise(path):
                            assert other in ship.joined(one) or (one == other and not ship.joined(one))
                        assert all(row_of(place) for place, _heading in path)
                        walks += 1
    assert walks
