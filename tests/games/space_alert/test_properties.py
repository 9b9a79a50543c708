"""What holds for every table: the properties of every game, no leaks, and thousands of missions by random crews.

``STARBOARD_MISSIONS=10000 pytest tests/games/space_alert/test_properties.py -k random_crews`` flies ten thousand.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any, get_args

import msgspec
import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.chance import Chance, Seeded
from starboard.core.game import SPECTATOR, Event
from starboard.core.table import Table
from starboard.core.text import Text
from starboard.games.space_alert import events, flight_events, moves
from starboard.games.space_alert.action_cards import Laid, is_heroic
from starboard.games.space_alert.flight import DISABLED, FLYING, LOST, SURVIVED, place_token
from starboard.games.space_alert.moves import AnyMove
from starboard.games.space_alert.options import MissionName, Options
from starboard.games.space_alert.setup import DECKS
from starboard.games.space_alert.state import State
from starboard.lab import conformance

MISSIONS = int(os.environ.get("STARBOARD_MISSIONS", "1500"))

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"clock": "off", "mission": "test-run-2"}),
    (2, {"campaign": True, "mission": "generated", "threat_points": 5}),
    (2, {"fifth": True, "mission": "generated"}),
    (3, {"clock": "off", "android_heroics": "first-phase"}),
    (3, {"mission": "advanced-simulation-2", "training_heroics": False}),
    (4, {"common": "yellow", "serious": "mixed"}),
    (4, {"mission": "simulation-1", "resolution": "run", "incoming_data": "next-announcement"}),
    (5, {"campaign": True, "clock": "relaxed"}),
    (5, {"tripping": False, "transfer_seconds": 20}),
]


@pytest.fixture(scope="module", params=range(len(TABLES)), ids=lambda n: f"{TABLES[n][0]}-{n}")
def played(request: pytest.FixtureRequest) -> Table:
    """A table played to its end by random players, every invariant checked after every move."""
    seats, options = TABLES[request.param]
    return conformance.random_table(GAME, seats, options, seed=request.param)


def cuts(table: Table, count: int) -> list[int]:
    """Moments spread over a game, its beginning and its end among them."""
    length = len(table.record.entries)
    return sorted({length * n // (count - 1) for n in range(count)})


def test_replays_and_resumes(played: Table) -> None:
    conformance.assert_replays(played)
    conformance.assert_resumes(played, cuts(played, 4))


def test_everything_travels(played: Table) -> None:
    conformance.assert_travels(played)


def test_everything_has_words(played: Table) -> None:
    conformance.assert_speaks(played, every=20)


def test_imagining_and_copying(played: Table) -> None:
    for cut in cuts(played, 12):
        table = Table.resume(GAME, played.record.prefix(cut))
        conformance.assert_imagines(GAME, table.state, len(table.seats), seed=cut)
        conformance.assert_copies(GAME, table.state, Seeded(cut))


def test_refusals_change_nothing(played: Table) -> None:
    for cut in cuts(played, 7):
        table = Table.resume(GAME, played.record.prefix(cut))
        assert conformance.assert_refuses(GAME, table.state, len(table.seats), WILD) > 0


WILD: list[AnyMove] = [
    moves.Appoint("captain", 9),
    moves.Appoint("security", -1),
    moves.SeatAndroid(-1, 7),
    moves.SeatAndroid(3, 3),
    moves.Ready(),
    moves.Place(0, 1, "A<", "action"),
    moves.Place(99, 1, "A<", "action"),
    moves.Place(0, -5, "", "movement"),
    moves.Place(3, 12, "B!@ub", "movement"),
    moves.Turn(0, 1),
    moves.Turn(-1, 99),
    moves.Swap(0, 1, 1),
    moves.Swap(0, 1, 40),
    moves.TakeBack(2, 6),
    moves.TakePacket(),
    moves.Draw(),
    moves.Give("", 0),
    moves.Give("R!@lw", 1),
    moves.Agree(),
    moves.Withdraw(),
    moves.Tell(),
    moves.Propose(()),
    moves.Propose(((None,) * 40,) * 9),
    moves.GoOn(),
    moves.GoOn(rest=True),
    moves.Trip(0, ""),
    moves.Trip(-3, "A"),
    moves.Vote(""),
    moves.Vote("white"),
    moves.Repair("red", "nonsense"),
    moves.RepairSquad(),
    moves.StoreSquad("bridge"),
]


def test_wild_moves_are_of_every_kind() -> None:
    assert {type(move) for move in WILD} == set(get_args(AnyMove))


def test_between_the_missions_of_a_campaign() -> None:
    """Votes, repairs and the choice for the last squad keep every property too."""
    desk = Desk(3, campaign=True)
    desk.begin()
    # An empty script, which is none of the printed ones, so that the crew comes home; then the ship is made to look as
    # if it had not been quiet.
    desk.state.script = msgspec.structs.replace(desk.state.script, id="generated", lines=())
    desk.until(560)
    hand = desk.state.hands[0]
    desk.play(0, moves.Place(0, 12, next(card for card in hand if not is_heroic(card)), "action"))
    while desk.state.flight is None:
        desk.table.tick(desk.table.deadline or 0)
    flight = desk.state.flight
    for zone, token in ((0, 0), (0, 2), (0, 5), (1, 3), (2, 4)):
        flight.stacks[zone].remove(token)
        place_token(flight, zone, token)
    flight.crew[1].knocked_out = True
    flight.crew[1].squad = flight.crew[2].squad = DISABLED
    for seat in range(3):
        desk.play(seat, moves.GoOn(rest=True))
    seen = []
    chance = Seeded(3)
    while desk.state.stage != "briefing":
        seen.append(desk.state.stage)
        conformance.assert_imagines(GAME, desk.state, 3)
        assert conformance.assert_refuses(GAME, desk.state, 3, WILD) > 0
        for seat in range(3):
            view = GAME.view(desk.state, seat)
            phrases = [GAME.question(view), *(GAME.say_move(view, move) for move in GAME.moves(desk.state, seat))]
            assert not [conformance.problems(Text(), phrase) for phrase in phrases if Text().problems(phrase)]
        (seat, *_) = GAME.to_move(desk.state)
        choices = [move for move in GAME.moves(desk.state, seat) if move != moves.Vote("stop")]
        if desk.state.stage == "repairs":
            # Three hands for tokens, so that one squad stays broken.
            choices = [move for move in choices if isinstance(move, moves.Repair) or len(seen) == 4]
        for event in desk.play(seat, chance.pick(choices)):
            phrase = GAME.say_event(event)
            assert phrase is None or not Text().problems(phrase)
    assert set(seen) == {"vote", "repairs", "squad"}
    GAME.check(desk.state)


# --- no leaks -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-3.4", "SA-3.2")
@pytest.mark.parametrize("at", [5, 60, 200, 300, 500])
def test_what_a_seat_can_not_know_changes_nothing_in_its_view(at: int) -> None:
    """Other hands, face-down cards, packets, every deck, the stacks and the script's future are dealt anew."""
    desk = Desk(4, seed=at)
    desk.begin()
    chance = Seeded(at, 5)
    while desk.state.clock < at:
        conformance.random_step(desk.table, chance)
    for seat in (0, 1, 2, 3, SPECTATOR):
        before = conformance.encoded(GAME.view(desk.state, seat))
        moves = GAME.moves(desk.state, seat)
        other = GAME.copy(desk.state)
        redeal(other, seat, chance)
        assert conformance.encoded(other) != conformance.encoded(desk.state)
        assert conformance.encoded(GAME.view(other, seat)) == before
        assert GAME.moves(other, seat) == moves


def redeal(state: State, seat: int, chance: Chance) -> None:
    """Change everything the seat can't know, keeping only what shows: numbers of cards and the halves that are up."""
    decks: list[list[Any]] = [*(state.decks[name] for name in DECKS), *state.stacks, state.pile]
    for deck in decks:
        chance.shuffle(deck)
    places: list[tuple[list[Any], int]] = [(state.pile, n) for n in range(len(state.pile))]
    for other in range(state.seats):
        for packet in state.packets[other]:
            places += [(packet, n) for n in range(len(packet))]
        if other != seat:
            places += [(state.hands[other], n) for n in range(len(state.hands[other]))]
            places += [(state.slots[other], n) for n, laid in enumerate(state.slots[other]) if laid]
    cards = [row[n].card if isinstance(row[n], Laid) else row[n] for row, n in places]
    chance.shuffle(cards)
    for (row, n), card in zip(places, cards, strict=True):
        row[n] = Laid(card, row[n].half) if isinstance(row[n], Laid) else card
    script = state.script
    state.script = msgspec.structs.replace(
        script, id="secret", lines=tuple(line for line in script.lines if line.at <= state.clock)
    )


def test_events_tell_only_those_who_see() -> None:
    """Which card was drawn or given is told to those who hold it; nothing else names a card of a human's plan."""
    for seed in range(4):
        table = Table(GAME, 4, {}, seed)
        chance = Seeded(seed, -1)
        while table.result is None and table.state.stage in ("briefing", "action"):  # type: ignore[attr-defined]
            for event in step(table, chance):
                if isinstance(event, events.CardSeen):
                    assert event.seats is not None
                if isinstance(event, events.CardPlaced):
                    assert event.card is None


def step(table: Table, chance: Chance) -> list[Event]:
    """One random decision or tick, with its events."""
    due = table.deadline
    seats = table.to_move
    if due is not None and (not seats or due <= table.state.now + 4):
        return table.tick(due)
    seat = chance.pick(seats)
    return table.play(seat, chance.pick(table.moves(seat)), None if due is None else table.state.now + 4)


# --- random crews -----------------------------------------------------------------------------------------------------

NAMES = [name for name in get_args(MissionName) if name != "random"]
COLOURS = ("white", "mixed", "yellow")


def options_of(number: int) -> tuple[int, Options]:
    """Crew sizes, difficulties, 16 scripts and generated missions in turn, so that all meet all."""
    seats = 1 + number % 5
    chance = Seeded(number, 77)
    return seats, Options(
        mission=NAMES[number % len(NAMES)],
        common=chance.pick(COLOURS),  # type: ignore[arg-type]
        serious=chance.pick(COLOURS),  # type: ignore[arg-type]
        fifth=seats in (2, 3, 4) and chance.below(2) == 1,
        threat_points=5 + chance.below(6),
        resolution="step" if number % 4 == 0 else "run",
    )


def fly(number: int) -> tuple[State, list[list[str]], list[Event]]:
    """A mission of a random crew: the end, the plans as they were laid, and everything that happened."""
    seats, options = options_of(number)
    chance = Seeded(number)
    state = GAME.new(options, seats, chance)
    story: list[Event] = []
    plans: list[list[str]] = []
    while state.stage != "over":
        due, seats_now = GAME.deadline(state), GAME.to_move(state)
        if state.flight is None:
            plans = [[laid.order if laid else "." for laid in row] for row in state.slots]
        if due is not None and (not seats_now or due <= state.now + 4):
            GAME.tick(state, due, chance, story.append)
        else:
            state.now += 4 if due is not None else 0
            seat = chance.pick(seats_now)
            GAME.carry_out(state, seat, chance.pick(GAME.moves(state, seat)), chance, story.append)
        if state.flight is not None:
            GAME.check(state)
    GAME.check(state)
    return state, plans, story


@pytest.mark.slow
@pytest.mark.clause("SA-6.4", "SA-12.3", "SA-15.1", "SA-15.2", "SA-15.3")
def test_random_crews_fly_missions() -> None:
    outcomes: Counter[str] = Counter()
    for number in range(MISSIONS):
        state, plans, story = fly(number)
        try:
            outcomes[check_flight(state, plans, story)] += 1
        except AssertionError as error:
            raise AssertionError(f"mission {number}: {options_of(number)}") from error
    print(dict(outcomes))
    assert outcomes[SURVIVED] > 0
    assert outcomes[LOST] > 0


def check_flight(state: State, plans: list[list[str]], story: list[Event]) -> str:
    flight = state.flight
    assert flight is not None
    assert flight.outcome != FLYING
    check_energy(state, story)
    check_delays(state, plans, story)
    assert all(len(tokens) <= 6 for tokens in flight.damage)
    tokens = Counter(event.zone for event in story if isinstance(event, flight_events.DamageToken))
    assert [len(zone) for zone in flight.damage] == [tokens[zone] for zone in ("red", "white", "blue")]
    if flight.outcome == SURVIVED:
        check_score(state, story)
    else:
        assert state.log[-1].total is None
        assert state.log[-1].lost_to is not None
    return flight.outcome


def check_energy(state: State, story: list[Event]) -> None:
    """Every block that came or went is told: refuelling, heroic extras, shots, absorbed hits, losses."""
    flight = state.flight
    assert flight is not None
    energy, fuel = 10, 3  # Shields 1 + 1 + 1, reactors 2 + 3 + 2.
    for event in story:
        match event:
            case flight_events.EnergyMoved(source="fuel"):
                energy += event.amount + event.bonus
                fuel -= 1
            case flight_events.EnergyMoved():
                energy += event.bonus
            case flight_events.WeaponFired() if event.energy >= 0:
                energy -= 1
            case flight_events.ZoneHit():
                energy -= event.absorbed
            case flight_events.DamageToken():
                energy -= event.lost
            case flight_events.EnergyLost(source="fuel"):
                fuel -= event.amount
            case flight_events.EnergyLost():
                energy -= event.amount
    assert (sum(flight.shield) + sum(flight.reactor), flight.fuel) == (energy, fuel)
    assert min(*flight.shield, *flight.reactor, flight.fuel, flight.rockets) >= 0


def check_delays(state: State, plans: list[list[str]], story: list[Event]) -> None:
    """The plans, shifted by every delay that was told, are the cards that lie there; what falls off was at the end."""
    last = state.script.last_turn
    lost: Counter[int] = Counter()
    rows = [plan[:last] for plan in plans]
    for event in story:
        if isinstance(event, flight_events.Delayed):
            row = rows[event.crew]
            carried, row[event.turn - 1] = row[event.turn - 1], "."
            for slot in range(event.turn, last):
                if carried == ".":
                    break
                carried, row[slot] = row[slot], carried
            assert event.lost == (None if carried == "." else carried)
            lost[event.crew] += carried != "."
    for crew, row in enumerate(rows):
        assert row == [laid.order if laid else "." for laid in state.slots[crew][:last]]
        assert len(state.lost[crew]) == lost[crew]


def check_score(state: State, story: list[Event]) -> None:
    """The score is the sum of its parts, and the parts are what happened."""
    (sheet,) = [event.score for event in story if isinstance(event, events.MissionScored)]
    assert sheet.destroyed == sum(event.points for event in story if isinstance(event, flight_events.ThreatDestroyed))
    assert sheet.survived == sum(event.points for event in story if isinstance(event, flight_events.ThreatSurvived))
    tokens = Counter(event.zone for event in story if isinstance(event, flight_events.DamageToken))
    assert sheet.damage == -tokens.total()
    assert sheet.worst_zone == -max(tokens.values(), default=0)
    assert sheet.knocked_out == -2 * sum(isinstance(event, flight_events.KnockedOut) for event in story)
    assert -2 <= sheet.squads <= 0
    best: dict[int, int] = {}
    for event in story:
        if isinstance(event, flight_events.VisualConfirmed):
            best[event.phase] = max(best.get(event.phase, 0), (0, 1, 2, 3, 5, 7)[event.crew])
    assert sheet.visual == sum(best.values())
    parts = (sheet.damage, sheet.worst_zone, sheet.knocked_out, sheet.squads, sheet.visual)
    assert sheet.total == sheet.destroyed + sheet.survived + sum(parts)
    entry = state.log[-1]
    assert entry.total == sheet.total == entry.destroyed + entry.survived + entry.penalties + entry.visual


@pytest.mark.clause("SA-9.6")
def test_heroic_cards_never_change_hands() -> None:
    """Each human plays or keeps the heroic card of his first packet."""
    for number in (1, 2, 3, 4):
        seats, options = options_of(number)
        chance = Seeded(number)
        state = GAME.new(options, seats, chance)
        first = [next(filter(is_heroic, packets[0])) for packets in state.packets]
        while state.stage in ("briefing", "action"):
            due, able = GAME.deadline(state), GAME.to_move(state)
            if due is not None and due <= state.now + 4:
                GAME.tick(state, due, chance)
                continue
            state.now += 4 if due is not None else 0
            seat = chance.pick(able)
            GAME.carry_out(state, seat, chance.pick(GAME.moves(state, seat)), chance)
        for seat, card in enumerate(first):
            placed = [laid.card for laid in state.slots[seat] if laid]
            assert card in state.hands[seat] + placed + state.lost[seat]


@pytest.mark.parametrize("seed", range(3))
def test_imagining_the_rest_of_a_generated_mission(seed: int) -> None:
    """At every moment of the action round, with windows long enough to run into the next transfer."""
    options = {"mission": "generated", "transfer_seconds": (10, 20, 30)[seed], "data_transfers": "5"}
    table = Table(GAME, 2 + seed, options, seed)
    chance = Seeded(seed, -1)
    while isinstance(table.state, State) and table.state.stage in ("briefing", "action"):
        conformance.random_step(table, chance, pace=9.0)
        conformance.assert_imagines(GAME, table.state, 1, seed)
