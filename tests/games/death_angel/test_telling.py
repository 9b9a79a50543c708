"""Events are told when the state has just changed as they say: whoever looks at that moment sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.death_angel.common import LAUNCH
from tests.games.death_angel.positions import GAME, Position, build, last_but_one_location

from starboard.core.chance import Seeded
from starboard.core.course import carry_out, replay_entry, setup
from starboard.core.game import SPECTATOR, witnesses
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import ACTION, SKULL
from starboard.games.death_angel.moves import (
    ADD_TOKEN,
    PASS,
    REROLL,
    USE_ABILITY,
    Activate,
    Attack,
    ChooseMarine,
    ChoosePlace,
    ChooseSwarm,
    ChooseTerrain,
    MoveSwarm,
    PlaceToken,
    PutEvent,
)
from starboard.games.death_angel.seen import RowView, SideView
from starboard.games.death_angel.state import State
from starboard.games.death_angel.view import View
from starboard.lab.conformance import encoded, random_table


def row(view: View, marine: str) -> RowView:
    return next(row for row in view.rows if row.marine == marine)


def side(view: View, place: str) -> SideView:
    if not view.rows:
        return view.beyond["LR".index(place[0])]
    at = view.rows[int(place[1:]) - 1]
    return at.left if place[0] == "L" else at.right


def cards_at(view: View, place: str) -> Counter[str]:
    return Counter(card for swarm in side(view, place).swarms for card in swarm.cards)


def terrain_at(view: View, place: str) -> list[str]:
    return [card.terrain for card in side(view, place).terrain]


def everywhere(view: View) -> list[str]:
    return [card.terrain for at in view.rows for part in (at.left, at.right) for card in part.terrain]


def lasts(view: View, event: events.EventLasts) -> bool:
    upcoming = view.upcoming
    return upcoming is not None and (upcoming.event, upcoming.marine, upcoming.team) == (
        event.card,
        event.marine,
        event.team,
    )


def placed(view: View, event: events.TokensPlaced) -> bool:
    if event.on == "location":
        return view.location.tokens >= event.tokens
    if event.on == "door":
        doors = [card for at in view.rows for part in (at.left, at.right) for card in part.terrain]
        return any(card.terrain == "door" and card.tokens >= event.tokens for card in doors)
    return row(view, event.on).tokens >= event.tokens


def rolled(view: View, event: events.AttackRolled | events.DefenceRolled) -> bool:
    die = view.roll
    kind = "attack" if isinstance(event, events.AttackRolled) else "defence"
    return die is not None and (die.kind, die.marine, die.place, die.group, die.face, die.skull, die.size) == (
        kind,
        event.marine,
        event.place,
        event.group,
        event.face,
        SKULL[event.face],
        event.size,
    )


def drawn(view: View, event: events.EventDrawn) -> bool:
    return view.event == event.card if event.card else view.event_hidden and view.event is None


def team(view: View, name: str) -> Any:
    return next(one for one in view.teams if one.team == name)


SHOWN: dict[type, Callable[[View, Any], bool]] = {
    events.TeamTaken: lambda view, event: team(view, event.team).player == event.player,
    events.FormationDealt: lambda view, event: tuple(at.marine for at in view.rows) == event.marines,
    events.RoundBegan: lambda view, event: view.round == event.round,
    events.PhaseBegan: lambda view, event: view.phase == event.phase,
    events.ActionChosen: lambda view, event: (
        team(view, event.team).has_chosen and team(view, event.team).chosen == event.card
    ),
    events.ActionsRevealed: lambda view, event: view.order == event.cards,
    events.CurrentPlayer: lambda view, event: view.current == event.player,
    events.CardBegan: lambda view, event: view.resolving == event.card,
    events.TokensPlaced: placed,
    events.SupplyEmpty: lambda view, event: view.supply == 0,
    events.TokensLost: lambda view, event: view.supply >= event.tokens,
    events.TokensCollected: lambda view, event: (
        sum(at.tokens for at in view.rows) == row(view, event.marine).tokens >= event.tokens
    ),
    events.Turned: lambda view, event: row(view, event.marine).facing == event.side,
    events.Activated: lambda view, event: event.terrain in view.activated,
    events.MarineSlain: lambda view, event: (
        event.marine not in [at.marine for at in view.rows]
        and len(view.rows) == sum(len(one.marines) for one in view.teams)
        and event.marine in [name for one in view.teams for name in one.slain]
        if view.rows
        else len(view.beyond) == 2
    ),
    events.MarineRescued: lambda view, event: view.rows[event.position - 1].marine == event.marine,
    events.TeamEliminated: lambda view, event: not team(view, event.team).marines,
    events.Spawned: lambda view, event: cards_at(view, event.place) >= Counter(event.cards),
    events.GenestealerSlain: lambda view, event: event.card in (*view.genestealer_discard, *view.lords_slain),
    events.SwarmMoved: lambda view, event: cards_at(view, event.to) >= Counter(event.cards),
    events.SwarmProtected: lambda view, event: side(view, event.place).swarms[event.group].protected,
    events.SwarmsMerged: lambda view, event: len(side(view, event.place).swarms) == 1,
    events.SentToBlips: lambda view, event: (
        (view.left_blips if event.side == "left" else view.right_blips) >= len(event.cards)
    ),
    events.BroodLordArrived: lambda view, event: event.card in cards_at(view, event.place),
    events.AttackRolled: rolled,
    events.DefenceRolled: rolled,
    events.EventDrawn: drawn,
    events.EventRevealed: lambda view, event: view.event == event.card and not view.event_hidden,
    events.EventLasts: lasts,
    events.BlipsDiscarded: lambda view, event: Counter(view.genestealer_discard) >= Counter(event.cards),
    events.BlipsAdded: lambda view, event: view.left_blips >= event.left and view.right_blips >= event.right,
    events.Reshuffled: lambda view, event: (
        not view.genestealer_discard if event.deck == "genestealers" else not view.event_discard
    ),
    events.TerrainPlaced: lambda view, event: event.terrain in terrain_at(view, event.place),
    events.TerrainDiscarded: lambda view, event: event.terrain not in everywhere(view),
    events.ArtefactTaken: lambda view, event: view.artefact == event.player,
    events.ArtefactLost: lambda view, event: view.artefact is None,
    events.SpawnCapped: lambda view, event: any(
        card.capped and card.terrain == event.terrain
        for at in view.rows
        for part in (at.left, at.right)
        for card in part.terrain
    ),
    events.PileEmptied: lambda view, event: not (view.left_blips if event.side == "left" else view.right_blips),
    events.JourneyOff: lambda view, event: bool(view.left_blips if event.side == "left" else view.right_blips),
    events.TravelBegan: lambda view, event: view.location.code == event.location and view.travelling,
    events.Travelled: lambda view, event: view.location.code == event.location and not everywhere(view),
    events.GameWon: lambda view, event: view.ending is not None and view.ending.won and view.ending.by == event.by,
    events.GameLost: lambda view, event: view.ending is not None and not view.ending.won,
}
"""What a view shows right after each of these events; the others change nothing that is to be seen."""


NOTHING_TO_SEE = {
    events.Traded,  # seen below: where they stood before has to be known
    events.SwarmUntouchable,
    events.AttackMissed,
    events.DefenceJudged,
    events.DieRolled,
    events.EventIdle,
    events.SpawnBoxOpened,
    events.MovementBoxOpened,
    events.EventScouted,
    events.EventPut,
}


class Witness:
    """Looks with every seat's eyes after every single event."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: Counter[type] = Counter()
        self.stood = self.places()

    def places(self) -> dict[str, int]:
        return {at.marine: at.position for at in GAME.view(self.state, SPECTATOR).rows}

    def __call__(self, event: Any) -> None:
        self.told[type(event)] += 1
        for seat in (SPECTATOR, *range(self.state.seats)):
            view = GAME.view(self.state, seat)
            assert encoded(view)
            if type(event) in SHOWN and witnesses(event, seat):
                assert SHOWN[type(event)](view, event), (event, seat)
        stand = self.places()
        if isinstance(event, events.Traded):
            assert stand[event.marine] == self.stood[event.other]
            assert stand[event.other] == self.stood[event.marine]
        self.stood = stand


def test_every_event_is_looked_at() -> None:
    every = set(GAME.Event.__args__)
    assert set(SHOWN) | NOTHING_TO_SEE == every
    assert not set(SHOWN) & NOTHING_TO_SEE


@pytest.mark.parametrize("players", GAME.players)
def test_recorded_games_show_what_they_tell(players: int) -> None:
    for seed in range(4):
        options = {"teams": ["choose", "random"][seed % 2], "merge_timing": ["event-end", "attack-end"][seed // 2]}
        record = random_table(GAME, players, options, seed).record
        state = setup(GAME, record.header)
        assert isinstance(state, State)
        witness = Witness(state)
        for entry in record.entries:
            replay_entry(GAME, state, entry, witness)
        assert witness.told.keys() >= {events.Spawned, events.DefenceRolled, events.MarineSlain, events.GameLost}


@pytest.mark.parametrize("players", GAME.players)
def test_the_last_locations_show_what_they_tell(players: int) -> None:
    for seed in range(6):
        chance = Seeded(seed, players)
        state = last_but_one_location(GAME.new(GAME.Options(), players, chance))
        witness = Witness(state)
        while seats := GAME.to_move(state):
            seat = chance.pick(seats)
            carry_out(GAME, state, 0.0, seat, chance.pick(GAME.moves(state, seat)), chance, witness)
        assert witness.told[events.Travelled]
        assert all(card in ACTION for card in state.resolved)


@pytest.mark.clause("DA-10.8", "DA-16.1")
def test_what_happens_to_terrain_is_told() -> None:
    chapel = build(
        "Leon> Zael>",
        phase="travel",
        blips=(0, 3),
        location="teleportarium",
        location_deck=["wrath-of-baal-chapel", LAUNCH],
    )
    chapel.play(ChoosePlace("R2"))
    placed = chapel.said(events.TerrainPlaced)[-1]
    assert (placed.terrain, placed.place) == ("artefact", "R2")
    tunnels = build(
        "Leon> Valencio>",
        cards=["onward-brothers"],
        players=3,
        owners={"red": 0},
        location="maintenance-tunnels",
        terrain={"control-panel": "R1"},
    )
    tunnels.play(PASS, PASS, Activate("leon", "control-panel"))
    assert [event.terrain for event in tunnels.said(events.TerrainDiscarded)] == ["control-panel"]
    sanctuary = build("Leon> Zael>", phase="event", event="temporary-sanctuary", swarms={"R2": "head", "L1": "tail"})
    sanctuary.play(ChooseSwarm("R2"))
    assert [event.place for event in sanctuary.said(events.EventRevealed)] == ["R2"]


@pytest.mark.clause("DA-16.1")
def test_numbers_that_are_told() -> None:
    resupply = build("Leon>2 Zael>3 Scipio>1", phase="event", event="resupply")
    resupply.play(ChooseMarine("scipio"))
    assert [event.tokens for event in resupply.said(events.TokensCollected)] == [5]
    route = build("Leon> Zael>", phase="event", event="secret-route", terrain={"door": "L1"})
    assert [event.tokens for event in route.said(events.TokensPlaced)] == [2]
    assert not route.said(events.SupplyEmpty)
    rolls = build("Leon<1 Valencio>", cards=["full-auto"], swarms={"L1": "head"})
    rolls.roll(5, 1).play(Attack("leon", "L1"), REROLL)
    assert [event.rerolled for event in rolls.said(events.AttackRolled)] == [False, True]
    cogitator = build(
        "Leon> Zael>",
        players=2,
        cards=["onward-brothers"],
        location="core-cogitator",
        terrain={"control-panel": "R1", "corridor": "L2"},
    )
    cogitator.play(PASS, PASS, Activate("leon", "control-panel"), ChooseTerrain("corridor"))
    assert [event.terrain for event in cogitator.said(events.SpawnCapped)] == ["corridor"]


@pytest.mark.clause("DA-16.1", "DA-16.2")
def test_what_everybody_sees_is_told_to_everybody() -> None:
    def told(scene: Position, kind: type[Any]) -> list[Any]:
        return [event for event in scene.said(kind) if witnesses(event, SPECTATOR)]

    scout = build("Zael> Omnio> Leon>", players=3, owners={"purple": 0, "red": 1}, cards=["forward-scouting"])
    scout.play(PASS, PASS, USE_ABILITY, PutEvent("bottom"))
    assert [event.card for event in told(scout, events.EventScouted)] == [""]
    assert [event.where for event in told(scout, events.EventPut)] == ["bottom"]

    strategize = build("Zael< Omnio<", cards=["strategize"], swarms={"L1": "head"})
    strategize.play(PlaceToken("zael"), MoveSwarm("L1", "R2"))
    assert [(event.place, event.to, event.cards) for event in told(strategize, events.SwarmMoved)] == [
        ("L1", "R2", ("head",))
    ]

    jam = build("Zael> Leon>", phase="event", cards=["forward-scouting", "full-auto"], event="gun-jam")
    assert [event.team for event in told(jam, events.EventRevealed)] == ["purple"]

    tank = build(
        "Leon> Valencio>",
        cards=["onward-brothers"],
        players=2,
        location="munitorium",
        owners={"red": 0},
        terrain={"promethium-tank": "R1"},
    )
    tank.roll(5).play(PASS, PASS, Activate("leon", "promethium-tank"))
    assert [event.terrain for event in told(tank, events.TerrainDiscarded)] == ["promethium-tank"]

    artefact = build("Leon> Valencio>", cards=["onward-brothers"], terrain={"artefact": "R1"})
    artefact.play(PASS, PASS, Activate("leon", "artefact"))
    assert [event.player for event in told(artefact, events.ArtefactTaken)] == [0]

    last = build("Leon>", slain="valencio", phase="attack", swarms={"L1": "head"}, dice=[0])
    assert len(told(last, events.GameLost)) == 1


@pytest.mark.clause("DA-16.1")
def test_what_comes_and_goes_is_told() -> None:
    launch = build("Leon> Valencio>", cards=["onward-brothers"], location=LAUNCH, terrain={"control-panel": "R1"})
    launch.play(PASS, PASS, Activate("leon", "control-panel"), ADD_TOKEN)
    assert [event.on for event in launch.said(events.TokensPlaced)] == ["location"]
    assert GAME.view(launch.state, 0).location.tokens == 1

    drive = build("Lorenzo> Deino>", cards=["intimidation"], swarms={"L1": "head"}, blips=(2, 5))
    drive.roll(1).play(PASS, PASS, USE_ABILITY)
    [sent] = drive.said(events.SentToBlips)
    assert (sent.side, sent.cards, sent.places) == ("left", ("head",), ("L1",))

    rescue = build("Leon< Zael>", slain="valencio omnio", phase="event", event="rescue-space-marine")
    rescue.play(ChooseMarine("valencio"))
    [back] = rescue.said(events.MarineRescued)
    assert (back.marine, back.position) == ("valencio", 3)

    surrounded = build("Leon> Zael>", phase="event", event="surrounded", swarms={"L1": "head", "L2": "tail"})
    surrounded.play(ChooseMarine("zael"))
    assert [(event.place, event.to) for event in surrounded.said(events.SwarmMoved)] == [("L1", "L2")]
