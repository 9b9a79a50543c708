"""The exploration campaign, clause by clause (SA-18). The flights are given, so that every number can be worked out."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.chance import Seeded
from starboard.core.game import Illegal, unheard
from starboard.games.space_alert import events
from starboard.games.space_alert.action_cards import Laid
from starboard.games.space_alert.campaign import campaign_score, conclude
from starboard.games.space_alert.flight import ACTIVE, DISABLED, LOST, SURVIVED, Flight, begin
from starboard.games.space_alert.flight_log import Entry
from starboard.games.space_alert.missions import full_missions
from starboard.games.space_alert.moves import GoOn, Ready, Repair, RepairSquad, StoreSquad, Vote
from starboard.games.space_alert.ship import GRAVOLIFT, REACTOR_TOKEN, SHIELD_TOKEN, STRUCTURAL, UPPER_CANNON
from starboard.games.space_alert.state import Play

RED, WHITE, BLUE = range(3)


def home(
    seats: int = 4,
    damage: tuple[tuple[int, ...], ...] = ((), (), ()),
    knocked_out: tuple[int, ...] = (),
    squads: tuple[int, ...] = (),
    visual: tuple[int, int, int] = (0, 0, 0),
    **options: Any,
) -> Desk:
    """A campaign table whose first mission has just ended like this.

    ``damage`` are the tokens by zone, ``knocked_out`` and ``squads`` (those who lead a disabled one) crew members.
    """
    desk = Desk(seats, campaign=True, **options)
    finish(desk, damage, knocked_out, squads, visual)
    return desk


def finish(
    desk: Desk,
    damage: tuple[tuple[int, ...], ...] = ((), (), ()),
    knocked_out: tuple[int, ...] = (),
    squads: tuple[int, ...] = (),
    visual: tuple[int, int, int] = (0, 0, 0),
) -> list[object]:
    """End the mission at hand: a flight without threats to which all this has happened."""
    state = desk.state
    carried = state.campaign.damage if state.campaign else [[], [], []]
    flight = begin([[]] * state.crew, state.boards, [], state.stacks, carried=carried)
    for zone, tokens in enumerate(damage):
        for token in tokens:
            flight.stacks[zone].remove(token)
            flight.damage[zone].append(token)
    for crew in knocked_out:
        flight.crew[crew].knocked_out = True
    for crew in squads:
        flight.crew[crew].squad = DISABLED
    flight.visual = list(visual)
    flight.outcome = SURVIVED
    state.flight = flight
    state.stage = "resolution"
    story: list[object] = []
    conclude(Play(state, Seeded(1), story.append, []))
    return story


def vote(desk: Desk, *choices: str) -> list[object]:
    story: list[object] = []
    for seat, choice in enumerate(choices):
        story += desk.play(seat, Vote(choice))
    return story


def on_to_mission_2(desk: Desk) -> None:
    """Go on, repair whatever comes first, stay with white."""
    seats = desk.state.seats
    vote(desk, *["go-on"] * seats)
    while desk.state.stage == "repairs":
        (seat,) = GAME.to_move(desk.state)
        desk.play(seat, GAME.moves(desk.state, seat)[0])
    vote(desk, *["white"] * seats)
    vote(desk, *["white"] * seats)


@pytest.mark.clause("SA-18.1")
def test_up_to_three_missions_with_different_random_scripts() -> None:
    desk = home()
    seen = [desk.state.script.id]
    for _ in range(2):
        assert GAME.moves(desk.state, 0) == [Vote("stop"), Vote("go-on")]
        on_to_mission_2(desk)
        assert desk.state.stage == "briefing"
        seen.append(desk.state.script.id)
        finish(desk)
    assert desk.state.stage == "over"
    assert len(set(seen)) == 3
    assert set(seen) <= set(full_missions())


@pytest.mark.clause("SA-18.1")
def test_a_campaign_has_no_chosen_script() -> None:
    with pytest.raises(Illegal) as caught:
        Desk(4, campaign=True, mission="mission-3")
    assert caught.value.clause == "SA-18.1"


@pytest.mark.clause("SA-18.1")
def test_the_most_cautious_proposal_wins() -> None:
    desk = home()
    vote(desk, "go-on", "go-on", "go-on", "go-on")
    assert GAME.moves(desk.state, 0) == [Vote("white"), Vote("mixed"), Vote("yellow")]  # nothing to repair
    story = vote(desk, "yellow", "mixed", "yellow", "yellow")
    assert [(event.topic, event.choice) for event in story if isinstance(event, events.Decided)] == [
        ("common", "mixed")
    ]
    vote(desk, "yellow", "yellow", "white", "mixed")
    assert (desk.state.common, desk.state.serious) == ("mixed", "white")
    assert desk.state.stage == "briefing"


@pytest.mark.clause("SA-18.1")
def test_one_voice_is_enough_to_stop() -> None:
    desk = home()
    assert desk.clause(0, Vote("white")) == "SA-18.1"
    assert desk.clause(0, Ready()) == "SA-18.1"
    desk.play(0, Vote("go-on"))
    assert desk.clause(0, Vote("stop")) == "SA-18.1"
    for seat, choice in ((1, "stop"), (2, "go-on"), (3, "go-on")):
        desk.play(seat, Vote(choice))
    assert desk.state.stage == "over"
    result = desk.table.result
    assert result is not None
    assert (result.winners, result.clause) == ((0, 1, 2, 3), "SA-18.6")


@pytest.mark.clause("SA-18.2")
def test_losing_a_mission_loses_the_campaign() -> None:
    desk = home(visual=(7, 7, 7))
    on_to_mission_2(desk)
    state = desk.state
    flight = begin([[]] * 4, state.boards, [], state.stacks)
    flight.outcome, flight.lost_to = LOST, "SE2-05"
    state.flight, state.stage = flight, "resolution"
    conclude(Play(state, Seeded(1), unheard, []))
    result = desk.table.result
    assert result is not None
    assert (result.winners, result.scores, result.clause) == ((), None, "SA-18.2")
    assert state.log[-1].total is None


@pytest.mark.clause("SA-18.3")
def test_everybody_repairs_one_thing_the_captain_first() -> None:
    """P1 was knocked out and only recovers; P2 to P4 repair a token each, then the votes come."""
    desk = home(damage=((UPPER_CANNON, SHIELD_TOKEN), (GRAVOLIFT,), (REACTOR_TOKEN,)), knocked_out=(0,))
    story = vote(desk, *["go-on"] * 4)
    assert [event.crew for event in story if isinstance(event, events.Recovered)] == [0]
    assert GAME.to_move(desk.state) == (1,)
    assert desk.clause(0, Repair("red", "shield")) == "SA-18.3"
    assert desk.clause(1, Repair("red", "reactor")) == "SA-18.3"  # not broken
    assert desk.clause(1, Vote("white")) == "SA-18.3"
    desk.play(1, Repair("red", "shield"))
    desk.play(2, Repair("white", "gravolift"))
    assert GAME.to_move(desk.state) == (3,)
    desk.play(3, Repair("red", "upper cannon"))
    assert desk.state.campaign is not None
    assert desk.state.campaign.damage == [[], [], [REACTOR_TOKEN]]
    assert desk.state.stage == "vote"


@pytest.mark.clause("SA-18.3")
def test_two_tokens_of_a_zone_at_most() -> None:
    desk = home(damage=((0, 1, 2, 3), (0,), ()))
    vote(desk, *["go-on"] * 4)
    desk.play(0, Repair("red", "upper cannon"))
    desk.play(1, Repair("red", "lower cannon"))
    # P3 has no choice left but white, and P4 none at all: the table goes on by itself.
    assert desk.state.campaign is not None
    assert desk.state.campaign.damage == [[2, 3], [], []]
    assert desk.state.stage == "vote"


@pytest.mark.clause("SA-18.3")
def test_third_token_of_a_zone_is_refused() -> None:
    desk = home(damage=((0, 1, 2), (0, 1), ()))
    vote(desk, *["go-on"] * 4)
    desk.play(0, Repair("red", "upper cannon"))
    desk.play(1, Repair("red", "lower cannon"))
    assert desk.clause(2, Repair("red", "shield")) == "SA-18.3"
    desk.play(2, Repair("white", "upper cannon"))


@pytest.mark.clause("SA-18.3")
def test_a_disabled_squad_can_be_repaired() -> None:
    desk = home(damage=((0,), (), ()), squads=(2,))
    vote(desk, *["go-on"] * 4)
    desk.play(0, RepairSquad())
    assert desk.state.campaign is not None
    assert desk.state.campaign.broken_squads == 0
    assert desk.state.campaign.damage == [[], [], []]  # P2 had no choice


@pytest.mark.clause("SA-18.3")
def test_androids_take_part_and_a_human_decides() -> None:
    desk = home(seats=2, damage=((0, 1), (0, 1), (0, 1)))
    vote(desk, "go-on", "go-on")
    asked = []
    while desk.state.stage == "repairs":
        (seat,) = GAME.to_move(desk.state)
        asked.append(seat)
        desk.play(seat, GAME.moves(desk.state, seat)[0])
    assert asked == [0, 1, 0, 1]


@pytest.mark.clause("SA-18.3", "SA-18.7")
def test_repaired_tokens_go_back_into_their_stack() -> None:
    desk = home(damage=((UPPER_CANNON, SHIELD_TOKEN, GRAVOLIFT), (), ()))
    on_to_mission_2(desk)
    assert desk.state.campaign is not None
    (left,) = desk.state.campaign.damage[RED]
    assert sorted(desk.state.stacks[RED] + [left]) == list(range(6))
    assert [len(stack) for stack in desk.state.stacks] == [5, 6, 6]


@pytest.mark.clause("SA-18.4", "SA-18.8")
def test_carried_damage_in_force() -> None:
    """Shield and reactor with a token start with one energy less; an old structure token doubles the damage."""
    carried = [[SHIELD_TOKEN, REACTOR_TOKEN, STRUCTURAL, UPPER_CANNON], [REACTOR_TOKEN], [GRAVOLIFT]]
    flight = begin([[]] * 4, [1, 2, 3, 4], [], [[], [], []], carried=carried)
    assert flight.shield == [0, 1, 1]
    assert flight.shield_capacity == [1, 3, 2]
    assert flight.reactor == [1, 2, 2]
    assert flight.reactor_capacity == [2, 4, 3]
    assert flight.weakened == [True, False, False]
    assert flight.strength[0] == 3
    assert flight.lift_broken == [False, False, True]
    assert (flight.fuel, flight.rockets) == (3, 3)


@pytest.mark.clause("SA-18.4")
def test_one_squad_left_and_the_crew_chooses_its_place() -> None:
    """All are knocked out, so nobody repairs."""
    desk = home(knocked_out=(0, 1, 2, 3), squads=(1,))
    on_to_mission_2(desk)
    assert desk.state.stage == "squad"
    assert GAME.to_move(desk.state) == (0,)
    assert desk.clause(1, StoreSquad("blue-upper")) == "SA-18.4"
    assert desk.clause(0, StoreSquad("white-upper")) == "SA-18.4"
    desk.play(0, StoreSquad("red-lower"))
    assert fly_without_threats(desk).squads == [0, 0, 0, ACTIVE, 0, 0]


@pytest.mark.clause("SA-18.4")
def test_no_squad_left() -> None:
    desk = home(knocked_out=(0, 1, 2, 3), squads=(1, 2))
    on_to_mission_2(desk)
    assert desk.state.stage == "briefing"
    assert fly_without_threats(desk).squads == [0] * 6


def fly_without_threats(desk: Desk) -> Flight:
    """Fly the mission at hand with nobody doing anything and nothing coming."""
    desk.begin()
    desk.until(500)
    desk.state.threats.clear()
    desk.until(1000)
    assert desk.state.flight is not None
    return desk.state.flight


@pytest.mark.clause("SA-18.4")
def test_the_flight_begins_with_what_was_carried() -> None:
    desk = home(damage=((SHIELD_TOKEN,), (), ()), knocked_out=(0, 1, 2, 3))
    on_to_mission_2(desk)
    flight = fly_without_threats(desk)
    assert flight.damage == [[SHIELD_TOKEN], [], []]
    assert flight.shield[RED] == 0
    assert len(flight.stacks[RED]) == 5


@pytest.mark.clause("SA-18.5")
def test_no_repair_after_the_last_mission() -> None:
    desk = home(damage=((0, 1), (), ()))
    story = vote(desk, "stop", "stop", "stop", "stop")
    assert desk.state.stage == "over"
    assert not any(isinstance(event, events.TokenRepaired) for event in story)
    assert desk.state.campaign is not None
    assert desk.state.campaign.damage == [[0, 1], [], []]


def entry(survived: int, destroyed: int, penalties: int, visual: int) -> Entry:
    return Entry(
        mission="S2-1",
        common="1",
        serious="1",
        captain=0,
        communications=1,
        security=2,
        crew=4,
        survived=survived,
        destroyed=destroyed,
        penalties=penalties,
        visual=visual,
        total=survived + destroyed + penalties + visual,
    )


@pytest.mark.clause("SA-18.6")
def test_campaign_score() -> None:
    """Threats 4+8+2+12+6 = 32, the last mission's penalties -5, visual (3+2+3)//3 = 2: 29."""
    scored = campaign_score([entry(4, 8, -9, 3), entry(2, 12, -7, 2), entry(0, 6, -5, 3)])
    assert (scored.threats, scored.penalties, scored.visual, scored.total) == (32, -5, 2, 29)
    assert campaign_score([entry(0, 0, 0, 1), entry(0, 0, 0, 1), entry(0, 0, 0, 0)]).visual == 0  # 2/3 gives 0


@pytest.mark.clause("SA-18.6")
def test_the_total_stands_in_the_last_line() -> None:
    desk = home(visual=(3, 0, 0))
    on_to_mission_2(desk)
    finish(desk, visual=(0, 2, 0))
    vote(desk, "stop", "stop", "stop", "stop")
    assert [entry.place for entry in desk.state.log] == [1, 2]
    assert [entry.campaign_total for entry in desk.state.log] == [None, 2]  # (3 + 2) // 2
    result = desk.table.result
    assert result is not None
    assert result.scores == (2, 2, 2, 2)


@pytest.mark.clause("SA-18.7", "SA-18.8")
def test_everything_else_is_fresh_for_each_mission() -> None:
    desk = home(common="white")
    first = desk.state.boards, desk.state.decks
    on_to_mission_2(desk)
    state = desk.state
    assert len(state.decks["common-external"]) == len(first[1]["common-external"])
    assert [len(packets[0]) for packets in state.packets] == [5] * 4
    assert state.slots == [[None] * 12] * 4
    assert state.threats == []
    assert state.flight is None
    GAME.check(state)


@pytest.mark.clause("SA-18.7", "SA-3.9")
def test_the_next_script_is_a_secret_in_its_briefing() -> None:
    """What was heard on the first flight says nothing of the second: its first announcement is still to come."""
    desk = Desk(4, campaign=True)
    desk.begin()
    desk.until(300)
    assert len(GAME.view(desk.state, 0).heard) > 1
    finish(desk)
    on_to_mission_2(desk)
    for seat in range(-1, 4):
        view = GAME.view(desk.state, seat)
        assert (view.heard, view.mission, view.phase) == ([], "random", 1)


@pytest.mark.clause("SA-18.9")
def test_penalties_are_for_the_ship_as_it_is() -> None:
    """An old token and an old broken squad that nobody could repair still cost in the last mission."""
    desk = home(damage=((SHIELD_TOKEN,), (), ()), knocked_out=(0, 1, 2, 3), squads=(0,))
    assert desk.state.log[-1].penalties == -1 - 1 - 8 - 1
    on_to_mission_2(desk)
    desk.play(0, StoreSquad("red-lower"))
    finish(desk, damage=((GRAVOLIFT,), (UPPER_CANNON,), ()))
    # Three tokens, two of them in red, and the squad that stayed at home.
    assert desk.state.log[-1].penalties == -3 - 2 - 1


def test_penalties_of_the_last_mission_alone() -> None:
    """The other reading of D-54."""
    desk = home(
        damage=((SHIELD_TOKEN,), (), ()), knocked_out=(0, 1, 2, 3), squads=(0,), campaign_penalties="last-mission"
    )
    on_to_mission_2(desk)
    desk.play(0, StoreSquad("red-lower"))
    finish(desk, damage=((GRAVOLIFT,), (UPPER_CANNON,), ()))
    assert desk.state.log[-1].penalties == -2 - 1


def test_a_whole_campaign_at_the_table() -> None:
    """Three missions without threats, everything through moves and the clock."""
    desk = Desk(2, campaign=True)
    for mission in range(3):
        if mission:
            on_to_mission_2(desk)
        desk.begin()
        desk.until(500)
        desk.state.threats.clear()
        desk.state.slots[0][11] = Laid("C^", "movement")
        while desk.state.stage != "resolution":
            due = GAME.deadline(desk.state)
            assert due is not None
            desk.table.tick(due)
        for seat in range(2):
            desk.play(seat, GoOn(rest=True))
    assert desk.state.stage == "over"
    assert [entry.place for entry in desk.state.log] == [1, 2, 3]
    assert desk.state.log[-1].campaign_total == 0
