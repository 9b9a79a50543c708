"""What is public and what is not (section 16)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.death_angel.positions import GAME, build
from tests.games.death_angel.scenes import Scene

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR, witnesses
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import ACTIONS_OF_TEAM, BROOD_LORD, EVENTS, LEVELS, LOCATIONS, MARINE, TEAM
from starboard.games.death_angel.event import EventVictim, SecretChoice
from starboard.games.death_angel.moves import (
    CHOOSE_MARINE,
    SLAY,
    USE_ABILITY,
    ChooseAction,
    ChooseMarine,
    PutEvent,
    Slay,
    UseAbility,
)
from starboard.games.death_angel.state import CHOOSE, State
from starboard.lab.conformance import encoded, random_table

EVERYBODY = (SPECTATOR, 0, 1, 2)


def secret_scene() -> Scene:
    return Scene(
        "noctis< scipio> deino<",
        players="green | grey | blue",
        terrain={"door": "L1", "corridor": "R3"},
        door=2,
        swarms={"L1": "head tail", "R2": "claws"},
        tokens={"deino": 1},
        blips=("head tail claws", "tongue tongue"),
        deck=20,
        rested={"green": 12},
    )


def seen(state: State, seat: int) -> bytes:
    """What travels to this seat."""
    return msgspec.json.encode(GAME.view(state, seat))


def change_hidden(state: State, seat: int, chance: Seeded) -> State:
    """The same state with everything changed that this seat can't know (DA-16.2), found clause by clause."""
    other = GAME.copy(state)
    _change_blips(other, chance)
    _change_locations(other, chance)
    _change_chosen_cards(other, seat, chance)
    _change_events(other, seat, chance)
    return other


def _change_blips(state: State, chance: Seeded) -> None:
    """Order and content of the Blip piles and of the Genestealer deck."""
    cards = [*state.left_blips, *state.right_blips, *state.deck]
    chance.shuffle(cards)
    left, right = len(state.left_blips), len(state.right_blips)
    state.left_blips, state.right_blips = cards[:left], cards[left : left + right]
    state.deck = cards[left + right :]


def _change_locations(state: State, chance: Seeded) -> None:
    """The cards of the Location deck; their levels are public (DA-3.4)."""
    state.location_deck = [chance.pick(LEVELS[LOCATIONS[card].level]) for card in state.location_deck]


def _change_chosen_cards(state: State, seat: int, chance: Seeded) -> None:
    """What the others have chosen, until it is revealed."""
    if state.phase == CHOOSE:
        for team, card in enumerate(state.chosen):
            if card and state.owners[team] != seat:
                state.chosen[team] = chance.pick([c for c in ACTIONS_OF_TEAM[team] if c != state.rests[team]])


def _change_events(state: State, seat: int, chance: Seeded) -> None:
    """The order of the Event deck but for what was scouted, and an Instinct Event the current player reads alone."""
    scout = state.owners[TEAM["purple"]]
    if seat != scout:
        state.scouted = [n for n in range(len(state.events)) if chance.below(2)]
    loose = [n for n in range(len(state.events)) if seat != scout or n not in state.scouted]
    cards = [state.events[n] for n in loose]
    if state.event >= 0 and not state.revealed and seat != state.current:
        instinct = [card for card in [state.event, *cards] if EVENTS[card].instinct]
        cards.append(state.event)
        state.event = chance.pick(instinct)
        cards.remove(state.event)
        state.aim = chance.pick([None, *CHOOSE_MARINE])
        state.marked = [chance.pick(SLAY[chance.below(12)][0]) for _ in range(chance.below(3))]
        asked = state.agenda[-1]
        assert isinstance(asked, SecretChoice)
        state.agenda[-1] = EventVictim(asked.seat, chance.below(12))
    chance.shuffle(cards)
    for n, card in zip(loose, cards, strict=True):
        state.events[n] = card


@pytest.mark.clause("DA-16.1")
def test_public() -> None:
    table = secret_scene()
    views = [table.view(seat) for seat in EVERYBODY]
    for view in views:
        assert [(row.marine, row.facing, row.tokens) for row in view.rows] == [
            ("noctis", "left", 0),
            ("scipio", "right", 0),
            ("deino", "left", 1),
        ]
        assert view.rows[0].left.swarms[0].cards == ("head", "tail"), "each card's symbol"
        assert [(terrain.terrain, terrain.tokens) for terrain in view.rows[0].left.terrain] == [("door", 2)]
        assert view.supply == 9
        assert (view.left_blips, view.right_blips) == (3, 2)
        assert (view.genestealer_deck, view.event_deck, view.location_deck) == (20, 30, 4)
        assert len(view.genestealer_discard) == 36 - 3 - 5 - 20
        assert view.location.code == "L04"
        ready = {team.team: [action.card for action in team.actions if action.status == "ready"] for team in view.teams}
        assert ready["green"] == [1, 16]
    public = [encoded([view.rows, view.teams, view.location, view.genestealer_discard]) for view in views]
    assert len(set(public)) == 1


@pytest.mark.clause("DA-16.2", "DA-2.8")
@pytest.mark.parametrize("pile", ["left_blips", "right_blips", "deck", "events", "location_deck"])
def test_order_of_piles_and_decks_is_hidden_from_all(pile: str) -> None:
    table, other = secret_scene(), secret_scene()
    cards = getattr(other.state, pile)
    cards.reverse()
    assert cards != getattr(table.state, pile) or len(set(cards)) == 1
    for seat in EVERYBODY:
        assert encoded(GAME.view(table.state, seat)) == encoded(GAME.view(other.state, seat))


@pytest.mark.clause("DA-16.2", "DA-2.8")
def test_content_of_blip_piles_is_hidden_though_the_deck_could_tell() -> None:
    """A card of a Blip pile changes places with one of the deck."""
    table, other = secret_scene(), secret_scene()
    state = other.state
    swap = next(n for n, card in enumerate(state.deck) if card != state.left_blips[-1])
    state.deck[swap], state.left_blips[-1] = state.left_blips[-1], state.deck[swap]
    for seat in EVERYBODY:
        assert encoded(GAME.view(table.state, seat)) == encoded(GAME.view(state, seat))


@pytest.mark.clause("DA-16.2")
@pytest.mark.parametrize(("where", "above"), [("top", 0), ("bottom", 29)])
def test_only_the_scout_knows_the_scouted_event(where: str, above: int) -> None:
    scenes = []
    for event in ("gun-jam", "surrounded"):
        table = Scene("omnio< scipio> noctis<", players="purple | grey | green", event=event)
        table.choose(purple=10, grey=8, green=12)
        table.skip_to("scout")
        table.play(UseAbility())
        table.play(PutEvent(where))  # type: ignore[arg-type]
        [scouted] = table.view(0).scouted
        assert scouted.above == above
        assert scouted.event == {"gun-jam": "E15", "surrounded": "E18"}[event]
        scenes.append(table)
    for seat in (SPECTATOR, 1, 2):
        one, other = (encoded(GAME.view(table.state, seat)) for table in scenes)
        assert one == other


@pytest.mark.clause("DA-16.2", "DA-9.24")
def test_nobody_sees_the_choices_for_an_instinct_event_before_it_is_revealed() -> None:
    """Rewarded Faith: the Marine, then the victims; the others see neither, nor that there is a second choice."""
    views = []
    for marine, place in (("noctis", "L1"), ("deino", "L3")):
        table = Scene(
            "noctis< scipio> deino<",
            players="green | grey | blue",
            swarms={"L1": "head claws", "L3": "head claws"},
            tokens={"noctis": 2, "deino": 2},
            attacked=True,
            event="rewarded-faith",
        )
        table.to_event(green=12, grey=8, blue=11)
        assert table.asked == (1,)
        before = [encoded(table.view(seat)) for seat in (SPECTATOR, 0, 2)]
        table.play(ChooseMarine(marine))  # type: ignore[arg-type]
        assert not [event for event in table.events if event.seats is None]
        table.play(Slay(place, "head"))
        after = [encoded(table.view(seat)) for seat in (SPECTATOR, 0, 2)]
        assert before == after
        views.append(after)
    assert views[0] == views[1]


@pytest.mark.clause("DA-6.5", "DA-16.2", "DA-10.10")
def test_cards_stay_face_down_while_the_group_travels_at_the_end_of_phase_1() -> None:
    views = []
    for card in (12, 16):
        table = Scene(
            "noctis< scipio> deino<",
            players="green | grey | blue",
            terrain={"door": "L1"},
            door=1,
            swarms={"L1": "head"},
            blips=(0, 4),
            attacked=True,
        )
        table.choose(green=card, grey=8, blue=11)
        assert table.question == "door"
        assert not table.happened(events.ActionsRevealed)
        views.append([encoded(table.view(seat)) for seat in (SPECTATOR, 1, 2)])
        assert table.view(1).order == ()
    assert views[0] == views[1], "whether green plays 12 or 16 is not known yet"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(1, 6), st.integers(0, 2**32), st.integers(0, 150), st.booleans())
@pytest.mark.clause("DA-16.1", "DA-16.2", "DA-2.8")
def test_what_a_seat_cannot_know_does_not_show(seats: int, seed: int, moves: int, both: bool) -> None:
    options: dict[str, Any] = {"travel_trigger": "both" if both else "either"}
    state = random_table(GAME, seats, options, seed, moves=moves).state
    assert isinstance(state, State)
    for seat in (SPECTATOR, *range(seats)):
        for n in range(3):
            other = change_hidden(state, seat, Seeded(seed, n))
            assert seen(other, seat) == seen(state, seat)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(2, 6), st.integers(0, 2**32))
@pytest.mark.clause("DA-9.3", "DA-16.2")
def test_a_hidden_instinct_event_does_not_show(seats: int, seed: int) -> None:
    """Random play until an Instinct Event is read: to the others every such Event looks the same."""
    state = random_table(GAME, seats, {}, seed, moves=0).state
    assert isinstance(state, State)
    chance = Seeded(seed, 1)
    while state.revealed and (deciders := GAME.to_move(state)):
        seat = chance.pick(deciders)
        GAME.carry_out(state, seat, chance.pick(GAME.moves(state, seat)), chance)
    for seat in (SPECTATOR, *range(seats)):
        view = GAME.view(state, seat)
        if state.revealed or seat == state.current:
            continue
        assert view.event is None
        assert view.event_hidden
        assert view.question is not None
        assert view.question.kind == "instinct"
        assert not GAME.moves(state, seat)
        for n in range(3):
            assert seen(change_hidden(state, seat, Seeded(seed, n)), seat) == seen(state, seat)


@pytest.mark.clause("DA-6.1", "DA-6.5", "DA-16.2")
def test_a_chosen_card_is_known_to_its_player_alone_until_all_lie() -> None:
    scene = build("Gideon< Leon< Zael>", phase="choose", players=3, round=1)
    scene.play(ChooseAction(16), seat=0)
    assert [GAME.view(scene.state, seat).teams[0].chosen for seat in (0, 1, 2, SPECTATOR)] == [16, 0, 0, 0]
    assert all(GAME.view(scene.state, seat).teams[0].has_chosen for seat in (0, 1, 2, SPECTATOR))
    for event in scene.said(events.ActionChosen):
        assert event.card == (16 if witnesses(event, 0) else 0)


@pytest.mark.clause("DA-9.3", "DA-9.24")
def test_an_instinct_event_is_public_once_chosen() -> None:
    scene = build(
        "Gideon< Leon<", players=2, phase="event", cards=["block", "overwatch"], event="second-wind", blips=(9, 9)
    )
    assert scene.seat == 0
    assert [GAME.view(scene.state, seat).event for seat in (0, 1, SPECTATOR)] == ["E30", None, None]
    assert [event.card for event in scene.said(events.EventDrawn) if witnesses(event, 1)] == [""]
    scene.play(ChooseMarine("leon"))
    assert [event.marine for event in scene.said(events.EventRevealed)] == ["leon"]
    assert scene.state.upcoming_target == MARINE["leon"]


@pytest.mark.clause("DA-9.3", "DA-15.3")
def test_alone_an_instinct_event_is_revealed_first() -> None:
    scene = build("Gideon< Leon<", phase="event", event="second-wind")
    assert [event.card for event in scene.said(events.EventDrawn) if witnesses(event, SPECTATOR)] == ["E30"]
    assert GAME.view(scene.state, SPECTATOR).event == "E30"


@pytest.mark.clause("DA-16.2")
def test_only_the_scout_is_told_which_event_was_scouted() -> None:
    scene = build("Zael< Leon<", players=2, owners={"purple": 1, "red": 0}, cards=["forward-scouting"], event="evasion")
    while scene.kind != "scout":
        scene.play(scene.moves[-1])
    scene.play(USE_ABILITY)
    assert [[known.event for known in GAME.view(scene.state, seat).scouted] for seat in (0, 1)] == [[], ["E28"]]
    assert [event.card for event in scene.said(events.EventScouted) if witnesses(event, 0)] == [""]
    scene.play(PutEvent("bottom"))
    [known] = GAME.view(scene.state, 1).scouted
    assert (known.above, known.event) == (29, "E28")
    assert GAME.view(scene.state, 0).scouted == ()
    assert EVENTS[scene.state.events[0]].code == "E28"


def test_blip_contents_are_nowhere_in_a_view() -> None:
    """The only Genestealer cards a view names are those in swarms and in the discard pile."""
    state = random_table(GAME, 3, {}, 11, moves=40).state
    assert isinstance(state, State)
    view = GAME.view(state, SPECTATOR)
    visible = [card for row in view.rows for at in (row.left, row.right) for s in at.swarms for card in s.cards]
    named = msgspec.json.encode(view).decode().count('"tail"')
    assert named == [*visible, *view.genestealer_discard].count("tail")
    assert all(card < BROOD_LORD for card in state.left_blips)
