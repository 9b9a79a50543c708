"""Every event is told at its moment: the views of that moment show what it says, to everybody who may see it."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from tests.games.space_alert.tables import GAME

from starboard.core.chance import Seeded
from starboard.core.course import replay_entry, setup
from starboard.core.game import SPECTATOR
from starboard.core.text import Text
from starboard.games.space_alert import computer, events, flight_events, ship
from starboard.games.space_alert.action_cards import HALVES, Laid, action_deck, heroic_deck
from starboard.games.space_alert.events import AnyEvent
from starboard.games.space_alert.flight import ACTIVE, DESTROYED, DISABLED, IN_PLAY, OUTLASTED, Announced
from starboard.games.space_alert.flight_events import FlightEvent
from starboard.games.space_alert.moves import Agree, Ready, TakePacket, Vote
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.orders import BATTLEBOTS, NOTHING, ORDER, C
from starboard.games.space_alert.state import Play, State
from starboard.games.space_alert.threats import LIBRARY
from starboard.games.space_alert.view import FigureView, FlightView, ThreatView, View
from starboard.lab.conformance import random_table

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"mission": "generated", "threat_points": 10, "common": "mixed", "serious": "mixed"}),
    (3, {"clock": "off", "common": "yellow", "serious": "yellow"}),
    (4, {"mission": "mission-5", "resolution": "run"}),
    (5, {"campaign": True, "clock": "off"}),
    (4, {"mission": "test-run-1"}),
]


class Witness:
    """Looks at every seat's view after every single event."""

    def __init__(self, state: State, cards: bool = True) -> None:
        self.state = state
        self.cards = cards
        """Whether the cards are those of the box."""
        self.kinds: set[type[AnyEvent]] = set()

    def __call__(self, event: AnyEvent) -> None:
        self.kinds.add(type(event))
        for seat in (*range(self.state.seats), SPECTATOR):
            view = GAME.view(self.state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            assert Text().problems(GAME.question(view)) == []
            check(event, view)
        if self.cards:
            GAME.check(self.state)


def check(event: AnyEvent, view: View) -> None:
    """What the event says is in the view, wherever that is easy to say."""
    if view.stage == "resolution":
        check_crew(event, view, view.flight)
        check_threat(event, view.flight)
        check_ship(event, view.flight)
    match event:
        case events.Said(announcement=announcement):
            assert not view.heard or announcement == view.heard[-1]
            if announcement.saying == "communications-down":
                assert view.muted
        case events.ThreatDrawn():
            assert (view.threats[-1].card, view.threats[-1].turn) == (event.threat, event.turn)
        case events.Appointed():
            assert getattr(view, event.role) == event.crew
        case events.CardPlaced():
            back = view.crew[event.crew].slots[event.slot - 1]
            assert back is not None
            assert back.half == event.half
        case events.CardTurned():
            turned = view.crew[event.crew].slots[event.slot - 1]
            assert turned is not None
            assert turned.half == event.half
        case events.CardTakenBack():
            assert view.crew[event.crew].slots[event.slot - 1] is None
        case events.PacketTaken():
            assert view.solo or view.crew[event.seat].planning == event.phase
        case events.Agreed():
            assert view.agreed[event.seat] == event.agrees
        case events.ActionRoundOver():
            assert view.stage == "resolution"
        case events.Revealed():
            for member, order in zip(view.crew, event.orders, strict=True):
                back = member.slots[event.turn - 1]
                assert (back is None) == (order == ".")
                assert back is None or back.card is not None
        case events.TripDeclared():
            assert view.trips[event.crew] == event.meant
        case events.MissionScored():
            assert view.flown[-1].total == event.score.total
        case events.Voted():
            assert view.campaign is not None
            assert view.campaign.votes[event.seat] == event.choice
        case events.CampaignScored():
            assert len(view.flown) == event.missions
            assert sum(one.survived + one.destroyed for one in view.flown) == event.threats
            assert view.stage == "over"


def check_crew(event: AnyEvent, view: View, flight: FlightView) -> None:
    def figure(crew: int) -> FigureView:
        return flight.crew[view.acting.index(crew)]

    match event:
        case flight_events.CrewMoved():
            assert ship.PLACES[figure(event.crew).station] == event.end
            assert (flight.pilot >= 0) == any(one.station == ship.SPACE for one in flight.crew)
        case flight_events.KnockedOut():
            assert figure(event.crew).knocked_out
            assert figure(event.crew).squad != ACTIVE
        case flight_events.SquadTaken():
            assert (figure(event.crew).squad == ACTIVE) == event.active
        case flight_events.SquadRepaired():
            assert figure(event.crew).squad == ACTIVE
        case flight_events.SquadDisabled(crew=int(crew)):
            assert figure(crew).squad == DISABLED
        case flight_events.Delayed():
            assert view.crew[event.crew].slots[event.turn - 1] is None
            assert event.lost is None or view.crew[event.crew].lost
        case flight_events.TurnBegins():
            assert flight.turn == event.turn
            assert not any(view.trips)
            for crew, member in enumerate(view.crew):
                later = member.slots[event.turn :]
                if crew != view.seat and not member.android:
                    assert all(back is None or back.card is None for back in later), "cards of later turns lie open"


def check_threat(event: AnyEvent, flight: FlightView) -> None:
    def threat(code: str) -> ThreatView:
        return next(one for one in flight.threats if one.card == code)

    match event:
        case flight_events.ThreatAppeared():
            assert (threat(event.threat).status, threat(event.threat).square) == (IN_PLAY, event.square)
            assert [ship.STATIONS[station] for station in threat(event.threat).tokens] == event.stations
        case flight_events.ThreatDestroyed():
            assert threat(event.threat).status == DESTROYED
            assert threat(event.threat).tokens == []
        case flight_events.ThreatSurvived():
            assert threat(event.threat).status == OUTLASTED
        case flight_events.ThreatMoved():
            assert threat(event.threat).square == event.end
        case flight_events.DamageComputed() | flight_events.ThreatDamaged() | flight_events.IntruderHit():
            assert (threat(event.threat).damage, threat(event.threat).hp) == (event.damage, event.hp)
        case flight_events.Repaired():
            assert threat(event.threat).damage == event.damage
        case flight_events.ThreatChanged(what="speed" | "shield" as what):
            assert getattr(threat(event.threat), what) == event.value
        case flight_events.TokenMoved():
            assert ship.STATIONS[threat(event.threat).tokens[0]] == event.end
        case flight_events.TokenPlaced():
            assert ship.STATIONS.index(event.station) in threat(event.threat).tokens
        case flight_events.TokenRemoved():
            assert ship.STATIONS.index(event.station) not in threat(event.threat).tokens


def check_ship(event: AnyEvent, flight: FlightView) -> None:
    match event:
        case flight_events.DamageToken():
            assert flight.damage[ship.ZONES.index(event.zone)][-1] == ship.TOKENS.index(event.token)
        case flight_events.WeaponFired():
            station = ship.STATIONS.index(event.station)
            assert flight.fired[station]
            assert event.energy < 0 or flight.reactor[station % 3] == event.energy
        case flight_events.EnergyMoved():
            assert level(flight, event.target) == event.level
        case flight_events.EnergyLost():
            assert level(flight, event.source) == event.left
        case flight_events.RocketLaunched() | flight_events.RocketLost():
            assert flight.rockets == event.left
        case flight_events.RocketMoved():
            assert flight.rocket_arriving
        case flight_events.Maintained():
            assert flight.maintained[event.phase - 1]
        case flight_events.VisualConfirmed():
            assert flight.visual[event.phase - 1] == event.best
        case flight_events.ShipJumped():
            assert flight.outcome == "survived"
        case flight_events.ShipLost():
            assert (flight.outcome, flight.lost_to) == ("destroyed", event.threat)


def level(flight: FlightView, store: str) -> int:
    """What a shield, a reactor or the fuel store holds."""
    if store == "fuel":
        return flight.fuel
    zone, kind = store.split("-")
    return (flight.shield if kind == "shield" else flight.reactor)[ship.ZONES.index(zone)]


def witnessed(seats: int, options: dict[str, Any], seed: int) -> set[type[AnyEvent]]:
    """Play a table and again from its record, looking at all that is told; the kinds of events that were seen."""
    record = random_table(GAME, seats, options, seed, moves=2000).record
    state = setup(GAME, record.header)
    assert isinstance(state, State)
    witness = Witness(state)
    for entry in record.entries:
        replay_entry(GAME, state, entry, witness)
    return witness.kinds


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_views_show_what_is_told(seats: int, options: dict[str, Any]) -> None:
    kinds = witnessed(seats, options, seed=seats)
    assert {events.SeatReady, events.ActionRoundOver, events.Revealed, flight_events.TurnBegins} <= kinds


def test_views_show_a_campaign() -> None:
    """Three missions without threats, but with damage that somebody must have done."""
    chance = Seeded(3)
    state = GAME.new(Options(campaign=True, clock="off", resolution="run"), 3, chance)
    witness = Witness(state)
    for _ in range(100):
        seats = GAME.to_move(state)
        if not seats:
            break
        assert state.campaign is not None
        if state.stage == "briefing":
            state.script = msgspec.structs.replace(state.script, lines=())
        elif state.campaign.topic == "go-on":
            assert state.flight is not None
            state.flight.crew[1].knocked_out = True
            state.campaign.damage = [[1, 2, 3], [], [4]]
            state.campaign.broken_squads = 2
        moves = [(seat, move) for seat in seats for move in GAME.moves(state, seat)]
        quick = [one for one in moves if isinstance(one[1], Ready | TakePacket | Agree)]
        bold = [one for one in moves if isinstance(one[1], Vote)][-1:]
        seat, move = (quick or bold or moves)[0]
        GAME.carry_out(state, seat, move, chance, witness)
    assert len(state.log) == 3
    campaign = {events.Voted, events.Decided, events.Recovered, events.TokenRepaired, events.MissionPrepared}
    assert campaign | {events.MissionScored, events.CampaignScored} <= witness.kinds


@pytest.mark.slow
def test_views_show_all_that_happens_in_a_flight() -> None:
    """Busy crews against all cards there are: sooner or later everything happens that can happen."""
    kinds: set[type[AnyEvent]] = set()
    for seed in range(200):
        kinds |= flown(Seeded(seed))
    seldom = {flight_events.Tripped, flight_events.SquadRepaired}
    assert set(get_args(FlightEvent)) - kinds <= seldom


def flown(chance: Seeded) -> set[type[AnyEvent]]:
    """Five who do anything, but rather fight, and up to six threats of all decks, in front of a witness."""
    state = GAME.new(Options(mission="mission-1", resolution="run"), 5, chance)
    codes = [list(LIBRARY)[place] for place in chance.order(len(LIBRARY))[: 1 + chance.below(6)]]
    turns = sorted(chance.order(8)[: len(codes)])
    state.threats = [
        Announced(code, turn + 1, None if LIBRARY[code].internal else chance.below(3))
        for code, turn in zip(codes, turns, strict=True)
    ]
    for row in state.slots:
        row[:] = [LAID[chance.pick([*LAID, C, C, C, *[BATTLEBOTS] * 6])] for _ in row]
    witness = Witness(state, cards=False)
    computer.close(Play(state, chance, witness, []), early=False)
    return witness.kinds


def _laid() -> dict[int, Laid | None]:
    laid = [Laid(card, half) for card in (*action_deck(), *heroic_deck()) for half in HALVES]
    return {NOTHING: None} | {ORDER[one.order]: one for one in laid}


LAID = _laid()
"""Some card for every order."""
