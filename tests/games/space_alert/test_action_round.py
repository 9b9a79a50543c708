"""Setting up and the action round, clause by clause (SA-1 to SA-3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.game import SPECTATOR, Illegal
from starboard.core.options import describe
from starboard.core.text import Text
from starboard.games.space_alert import events
from starboard.games.space_alert.action_cards import (
    Laid,
    action_deck,
    deal,
    half,
    heroic_deck,
    is_heroic,
)
from starboard.games.space_alert.flight import begin as begin_flight
from starboard.games.space_alert.moves import (
    Agree,
    Appoint,
    Draw,
    Give,
    GoOn,
    Place,
    Ready,
    Swap,
    TakeBack,
    TakePacket,
    Turn,
    Withdraw,
)
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.setup import deck_cards
from starboard.games.space_alert.threats import CARDS


def action_round(seats: int = 4, **options: Any) -> Desk:
    """A table right after the opening announcement of mission 1."""
    desk = Desk(seats, mission="mission-1", **options)
    desk.begin()
    return desk


# --- SA-1, SA-2 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-1.1", "SA-2.1")
def test_one_to_five_humans_and_the_crew_they_make() -> None:
    assert list(GAME.players) == [1, 2, 3, 4, 5]
    assert [Desk(seats).state.crew for seats in GAME.players] == [4, 4, 4, 4, 5]


@pytest.mark.clause("SA-1.1")
def test_all_win_or_lose_together() -> None:
    desk = action_round(4)
    desk.until(3600)
    result = desk.table.result
    assert result is not None
    assert result.winners in ((), (0, 1, 2, 3))


@pytest.mark.clause("SA-1.2")
def test_first_planning_then_resolution() -> None:
    desk = action_round(4)
    assert desk.clause(0, GoOn()) == "SA-1.2"
    desk.until(599.9)
    assert desk.state.stage == "action"
    desk.until(600)
    assert desk.state.flight is not None
    assert desk.clause(0, TakePacket()) in ("SA-1.3", "SA-1.5")


@pytest.mark.clause("SA-1.3", "SA-3.8")
def test_only_cards_in_slots_count() -> None:
    """A card placed in a phase-3 slot at the last moment counts; cards in the hand do not."""
    desk = action_round(4, resolution="run")
    desk.until(599)
    desk.place(0, 12, "C>", "action")
    desk.place(0, 8, "A<", "action")
    desk.play(0, TakeBack(0, 8))
    desk.until(600)
    assert desk.state.flight is not None
    placed = [desk.state.slots[0][slot - 1] for slot in (8, 12)]
    assert placed == [None, Laid("C>", "action")] or desk.state.lost[0] == ["C>"]
    assert "A<" in desk.state.hands[0]


@pytest.mark.clause("SA-2.2", "SA-2.3", "SA-2.4")
def test_decks_by_difficulty() -> None:
    """Common and serious are chosen apart, each for outside and inside alike."""
    desk = Desk(4, common="yellow", serious="mixed")
    decks = desk.state.decks
    assert sorted(decks) == ["common-external", "common-internal", "serious-external", "serious-internal"]
    assert {CARDS[code].difficulty for code in decks["common-external"] + decks["common-internal"]} == {"yellow"}
    assert {CARDS[code].difficulty for code in decks["serious-external"]} == {"white", "yellow"}
    assert {CARDS[code].difficulty for code in decks["serious-internal"]} == {"white", "yellow"}
    for name, deck in decks.items():
        assert all(CARDS[code].severity == name.split("-")[0] for code in deck)
        assert all(CARDS[code].internal == name.endswith("internal") for code in deck)
    both = sum(len(deck_cards(name, colour)) for name in decks for colour in ("white", "yellow"))
    assert both == sum(len(deck_cards(name, "mixed")) for name in decks) == len(CARDS) == 55


@pytest.mark.clause("SA-2.5")
def test_three_roles_and_one_human_may_hold_several() -> None:
    desk = Desk(4)
    assert (desk.state.captain, desk.state.communications, desk.state.security) == (0, 1, 2)
    desk.play(3, Appoint("captain", 2))
    assert (desk.state.captain, desk.state.communications, desk.state.security) == (2, 1, 2)
    assert desk.state.acting == [2, 3, 0, 1]
    assert desk.clause(3, Appoint("captain", 2)) == "SA-2.5"
    assert desk.clause(3, Appoint("captain", 4)) == "SA-16.8"
    two = Desk(2).state
    assert (two.captain, two.communications, two.security) == (0, 1, 0)


@pytest.mark.clause("SA-2.6")
def test_four_different_trajectories_of_seven() -> None:
    seen = set()
    for seed in range(60):
        boards = Desk(4, seed).state.boards
        assert len(set(boards)) == 4
        seen |= set(boards)
    assert seen == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.clause("SA-2.7")
def test_damage_stacks_are_shuffled_apart() -> None:
    orders = set()
    for seed in range(20):
        stacks = Desk(4, seed).state.stacks
        assert all(sorted(stack) == [0, 1, 2, 3, 4, 5] for stack in stacks)
        orders |= {tuple(stack) for stack in stacks}
    assert len(orders) > 30


@pytest.mark.clause("SA-2.8", "SA-4.1")
def test_ship_at_the_start_of_the_resolution() -> None:
    desk = action_round(4)
    desk.until(600)
    flight = begin_flight([[]] * 4, desk.state.boards, [], [[], [], []])
    assert flight.shield == [1, 1, 1]
    assert flight.reactor == [2, 3, 2]
    assert (flight.fuel, flight.rockets) == (3, 3)
    assert [place for place, squad in enumerate(flight.squads) if squad] == [2, 3]  # blue-upper, red-lower
    assert [member.station for member in flight.crew] == [1] * 4  # white-upper
    assert flight.maintained == [False] * 3
    assert flight.visual == [0] * 3


@pytest.mark.clause("SA-2.9")
@pytest.mark.parametrize("seats", [4, 5])
def test_deal(seats: int) -> None:
    """4 + 1 heroic, 5 and 5 cards each; the rest of the ninety is the draw pile."""
    state = Desk(seats).state
    for packets in state.packets:
        assert [len(packet) for packet in packets] == [5, 5, 5]
        assert [sum(map(is_heroic, packet)) for packet in packets] == [1, 0, 0]
    assert len(state.pile) == 90 - seats * 14
    GAME.check(state)


@pytest.mark.clause("SA-2.9")
def test_action_deck_as_printed() -> None:
    """Ninety cards: of each movement 10 A, 8 B, 7 C and 5 battlebots; six heroic cards."""
    deck = Counter(action_deck())
    assert sum(deck.values()) == 90
    assert Counter(half(card, "action") for card in deck.elements()) == {"A": 30, "B": 24, "C": 21, "R": 15}
    assert Counter(half(card, "movement") for card in deck.elements()) == {"<": 30, ">": 30, "^": 30}
    assert sorted(half(card, "movement") for card in heroic_deck()) == ["@lb", "@lr", "@lw", "@ub", "@ur", "@uw"]
    assert Counter(half(card, "action") for card in heroic_deck()) == {"A!": 2, "B!": 2, "R!": 2}


@pytest.mark.clause("SA-2.10", "SA-3.9")
def test_threats_are_drawn_when_announced() -> None:
    """Mission 1: T+2 serious on white at 0:10, T+4 on blue at 1:50; the unconfirmed T+3 is no threat to four."""
    desk = action_round(4)
    top = desk.state.decks["serious-external"][-1], desk.state.decks["common-external"][-1]
    assert desk.until(9.9) == []
    story = desk.until(10)
    assert [type(event) for event in story] == [events.Said, events.ThreatDrawn]
    assert [(threat.card, threat.turn, threat.zone) for threat in desk.state.threats] == [(top[0], 2, 1)]
    desk.until(110)
    assert [(threat.card, threat.turn, threat.zone) for threat in desk.state.threats][1:] == [(top[1], 4, 2)]


@pytest.mark.clause("SA-3.9", "SA-3.14", "SA-4.5")
def test_unconfirmed_report() -> None:
    """With five it is real; with four no card is drawn and the next threat of that deck gets the top card."""
    four, five = action_round(4), action_round(5)
    for desk in (four, five):
        desk.state.decks["common-internal"][:] = ["I1-02", "I1-01"]
        said = [event for event in desk.until(55) if isinstance(event, events.Said)]
        assert said[-1].announcement.unconfirmed
        desk.until(240)
    inside = [[(one.card, one.turn) for one in desk.state.threats if one.zone is None] for desk in (four, five)]
    assert inside == [[("I1-01", 5)], [("I1-01", 3), ("I1-02", 5)]]


# --- SA-3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-3.1")
def test_clock_starts_when_all_are_ready() -> None:
    desk = Desk(4, mission="mission-1")
    assert GAME.deadline(desk.state) is None
    assert desk.clause(0, TakePacket()) == "SA-3.1"
    for seat in (0, 1, 2):
        desk.play(seat, Ready())
    assert desk.clause(0, Ready()) == "SA-3.1"
    assert desk.state.stage == "briefing"
    story = desk.play(3, Ready())
    assert isinstance(story[-1], events.Said)
    assert story[-1].announcement.saying == "opening"
    assert [len(hand) for hand in desk.state.hands] == [5, 5, 5, 5]
    assert GAME.deadline(desk.state) == 10.0


@pytest.mark.clause("SA-3.2", "SA-3.4")
def test_only_the_half_that_is_up_shows() -> None:
    """Others see the back, and a heroic card's back tells no more than any other's."""
    desk = action_round(4)
    heroic = next(card for card in desk.state.hands[0] if is_heroic(card))
    story = desk.place(0, 1, "A<", "movement") + desk.place(0, 2, heroic, "action")
    assert [(event.half, event.card) for event in story if isinstance(event, events.CardPlaced)] == [
        ("movement", None),
        ("action", None),
    ]
    for seat in (1, 2, 3, SPECTATOR):
        view = GAME.view(desk.state, seat)
        assert [(back.half, back.card) for back in view.crew[0].slots[:2] if back] == [
            ("movement", None),
            ("action", None),
        ]
        assert view.hand == (desk.state.hands[seat] if seat >= 0 else [])
    own = GAME.view(desk.state, 0)
    assert [back.card for back in own.crew[0].slots[:2] if back] == ["A<", heroic]


@pytest.mark.clause("SA-3.3")
def test_slots_of_the_open_phase() -> None:
    desk = action_round(4)
    card = next(card for card in desk.state.hands[0] if not is_heroic(card))
    assert desk.clause(0, Place(0, 1, "R!@lw" if card != "R!@lw" else "A!@lb", "action")) == "SA-3.3"
    assert desk.clause(0, Place(1, 1, card, "action")) == "SA-3.3"
    assert desk.clause(0, Place(0, 13, card, "action")) == "SA-3.3"
    assert desk.clause(0, Place(0, 0, card, "action")) == "SA-3.3"
    assert desk.clause(0, Place(-1, 1, card, "action")) == "SA-3.3"
    desk.play(0, Place(0, 1, card, "action"))
    desk.state.hands[0].append(card)
    assert desk.clause(0, Place(0, 1, card, "action")) == "SA-3.3"
    desk.state.hands[0].remove(card)


@pytest.mark.clause("SA-3.5")
def test_turn_swap_and_take_back() -> None:
    desk = action_round(4)
    desk.place(0, 1, "A<", "action")
    desk.play(0, Turn(0, 1))
    assert desk.state.slots[0][0] == Laid("A<", "movement")
    desk.play(0, Swap(0, 1, 3))
    assert desk.state.slots[0][:3] == [None, None, Laid("A<", "movement")]
    desk.play(0, TakeBack(0, 3))
    assert desk.state.slots[0][:3] == [None, None, None]
    assert "A<" in desk.state.hands[0]
    assert desk.clause(0, Turn(0, 1)) == "SA-3.5"
    assert desk.clause(0, TakeBack(0, 1)) == "SA-3.5"
    assert desk.clause(0, Swap(0, 1, 2)) == "SA-3.5"
    assert desk.clause(1, TakeBack(0, 1)) == "SA-3.3"


@pytest.mark.clause("SA-3.6", "SA-3.12")
def test_taking_the_next_packet_locks_the_phase() -> None:
    """One player closes early; the others go on planning phase 1."""
    desk = action_round(4)
    desk.place(0, 1, "A<", "action")
    card = next(card for card in desk.state.hands[0] if not is_heroic(card))
    assert desk.clause(0, Place(0, 4, card, "action")) == "SA-3.12"
    left = len(desk.state.hands[0])
    desk.play(0, TakePacket())
    assert len(desk.state.hands[0]) == left + 5
    for locked in (Turn(0, 1), TakeBack(0, 1), Swap(0, 1, 2), Place(0, 2, card, "action")):
        assert desk.clause(0, locked) == "SA-3.6"
    view = GAME.view(desk.state, 0)
    assert view.crew[0].slots[0] is not None
    assert view.crew[0].slots[0].card == "A<"
    desk.play(0, Place(0, 4, card, "action"))
    assert desk.state.planning == [2, 1, 1, 1]
    desk.place(1, 3, "B<", "movement")


@pytest.mark.clause("SA-3.7")
def test_the_announced_end_closes_the_phase_for_all() -> None:
    desk = action_round(4)
    desk.place(0, 1, "A<", "action")
    desk.play(1, TakePacket())
    story = desk.until(225)
    taken = [event.seat for event in story if isinstance(event, events.PacketTaken)]
    assert taken == [0, 2, 3]
    assert desk.state.planning == [2, 2, 2, 2]
    assert desk.clause(0, Turn(0, 1)) == "SA-3.7"


@pytest.mark.clause("SA-3.8")
def test_there_is_no_fourth_packet() -> None:
    desk = action_round(4)
    desk.play(0, TakePacket())
    desk.play(0, TakePacket())
    assert desk.clause(0, TakePacket()) == "SA-3.8"


@pytest.mark.clause("SA-3.9")
def test_incoming_data_is_one_card_for_everybody() -> None:
    """Mission 1 has incoming data at 2:20 and at 3:50; the right stays open until it is used (D-32)."""
    desk = action_round(4)
    assert desk.clause(0, Draw()) == "SA-3.9"
    desk.until(140)
    top = desk.state.pile[-1]
    story = desk.play(0, Draw())
    assert desk.state.hands[0][-1] == top
    seen = [event for event in story if isinstance(event, events.CardSeen)]
    assert [(event.card, event.seats) for event in seen] == [(top, (0,))]
    assert desk.clause(0, Draw()) == "SA-3.9"
    desk.until(230)
    assert desk.state.may_draw == [1, 2, 2, 2]
    desk.play(0, Draw())
    desk.play(1, Draw())
    desk.play(1, Draw())
    assert desk.clause(1, Draw()) == "SA-3.9"


def test_incoming_data_may_lapse_with_the_next_announcement() -> None:
    """The other reading of D-32."""
    desk = action_round(4, incoming_data="next-announcement")
    desk.until(164)
    assert desk.state.may_draw == [1] * 4
    desk.until(165)  # "phase ends in one minute"
    assert desk.state.may_draw == [0] * 4


@pytest.mark.clause("SA-3.9")
def test_data_transfer_from_announcement_to_beep() -> None:
    """Mission 1 has a transfer at 3:05; its beep comes ten seconds later (D-31)."""
    desk = action_round(4)
    desk.state.hands[0][:2] = ["A<", "B<"]
    assert desk.clause(0, Give("A<", 1)) == "SA-3.9"
    desk.until(185)
    story = desk.play(0, Give("A<", 1))
    assert desk.state.hands[1][-1] == "A<"
    assert [event.seats for event in story if isinstance(event, events.CardSeen)] == [(0, 1)]
    assert desk.clause(0, Give("B<", 2)) == "SA-3.9"  # one card each
    desk.state.hands[2][0] = desk.state.hands[3][0] = "C<"
    desk.play(2, Give("C<", 1))  # a player may receive several
    desk.until(194.9)
    assert desk.clause(3, Give("C<", 1)) is None
    desk.until(195)
    assert desk.clause(3, Give("C<", 1)) == "SA-3.9"


def test_transfer_window_is_an_option() -> None:
    """D-31."""
    desk = action_round(4, transfer_seconds=15)
    desk.until(199.9)
    assert desk.state.transfer_open
    desk.until(200)
    assert not desk.state.transfer_open


@pytest.mark.clause("SA-3.9")
def test_heroic_cards_are_not_given() -> None:
    desk = action_round(4)
    heroic = next(card for card in desk.state.hands[0] if is_heroic(card))
    desk.until(185)
    assert desk.clause(0, Give(heroic, 1)) == "SA-3.9"


@pytest.mark.clause("SA-3.13")
def test_only_cards_in_the_hand_are_given() -> None:
    """A card in an open slot is taken back first; a locked one stays."""
    desk = action_round(4)
    desk.state.hands[0] = ["A<", "B<"]
    desk.place(0, 1, "A<")
    desk.until(185)
    assert desk.clause(0, Give("A<", 1)) == "SA-3.13"
    assert desk.clause(0, Give("B<", 0)) == "SA-3.13"
    assert desk.clause(0, Give("B<", 4)) == "SA-3.13"
    desk.play(0, TakeBack(0, 1))
    desk.play(0, Give("A<", 1))


@pytest.mark.clause("SA-3.9")
def test_communications_down_is_a_flag_and_planning_goes_on() -> None:
    """Mission 1: 7:50 to 8:10 in phase 3."""
    desk = action_round(4)
    desk.until(470)
    assert all(GAME.view(desk.state, seat).silence for seat in range(4))
    assert all(GAME.view(desk.state, seat).muted for seat in (*range(4), SPECTATOR)), "tables close chat and pointing"
    desk.place(0, 8, "A<")
    assert desk.clause(0, Agree()) == "SA-3.9"
    desk.until(490)
    assert not GAME.view(desk.state, 0).silence
    assert not GAME.view(desk.state, 0).muted
    assert desk.clause(0, Agree()) is None


@pytest.mark.clause("SA-3.10")
def test_early_end_by_agreement() -> None:
    desk = action_round(4)
    desk.until(449)
    assert desk.clause(0, Agree()) == "SA-3.10"
    desk.until(450)
    for seat in (0, 1, 2):
        desk.play(seat, Agree())
    assert desk.clause(0, Agree()) == "SA-3.10"
    desk.play(0, Withdraw())
    assert desk.clause(0, Withdraw()) == "SA-3.10"
    desk.play(3, Agree())
    assert desk.state.stage == "action"
    story = desk.play(0, Agree())
    assert any(isinstance(event, events.ActionRoundOver) and event.early for event in story)
    assert desk.state.flight is not None


@pytest.mark.clause("SA-3.11")
def test_empty_draw_pile_and_no_hand_limit() -> None:
    desk = action_round(4)
    desk.until(140)
    desk.state.hands[0] += desk.state.pile
    desk.state.pile.clear()
    assert len(desk.state.hands[0]) > 30
    assert desk.clause(0, Draw()) == "SA-3.11"


@pytest.mark.clause("SA-3.12")
def test_left_over_and_heroic_cards_are_for_any_later_phase() -> None:
    desk = action_round(4)
    heroic = next(card for card in desk.state.hands[0] if is_heroic(card))
    desk.until(450)
    assert heroic in desk.state.hands[0]
    desk.play(0, Place(0, 12, heroic, "movement"))


@pytest.mark.clause("SA-4.2")
def test_the_threats_on_the_table_are_those_of_the_script() -> None:
    desk = action_round(5)
    desk.until(599)
    expected = [(2, 1), (3, None), (4, 2), (5, None), (6, 2), (7, 0)]
    assert [(threat.turn, threat.zone) for threat in desk.state.threats] == expected
    desk.until(600)
    assert desk.state.flight is not None
    assert [threat.number for threat in desk.state.flight.threats] == [2, 3, 4, 5, 6, 7]


@pytest.mark.clause("SA-6.14", "SA-14.5")
def test_a_test_run_has_seven_slots() -> None:
    desk = Desk(4, mission="test-run-1")
    desk.begin()
    assert [len(packets) for packets in desk.state.packets] == [1] * 4
    assert desk.clause(0, Agree()) == "SA-3.10"
    desk.until(250)
    card = next(card for card in desk.state.hands[0] if not is_heroic(card))
    assert desk.clause(0, Place(0, 8, card, "action")) == "SA-6.14"
    desk.play(0, Place(0, 7, card, "action"))
    desk.until(420)
    for seat in range(4):
        desk.play(seat, GoOn(rest=True))
    assert desk.state.flight is not None
    assert desk.state.flight.turn <= 8
    assert desk.state.stage == "over"


@pytest.mark.clause("SA-3.10")
def test_a_test_run_can_end_early_once_its_second_phase_is_open() -> None:
    desk = Desk(2, mission="test-run-1", resolution="run")
    desk.begin()
    first, _last = desk.state.script.phase_ends
    desk.until(first - 0.1)
    assert desk.clause(0, Agree()) == "SA-3.10"
    desk.until(first)
    desk.play(0, Agree())
    assert GAME.view(desk.state, 1).agreed == [True, False]
    desk.play(1, Agree())
    assert desk.state.stage == "over"


def test_training_flights_may_leave_heroic_cards_out() -> None:
    desk = Desk(4, mission="test-run-1", training_heroics=False)
    assert not any(is_heroic(card) for packets in desk.state.packets for packet in packets for card in packet)
    assert [len(packets[0]) for packets in desk.state.packets] == [5] * 4
    GAME.check(desk.state)
    assert any(is_heroic(card) for card in Desk(4, training_heroics=False).state.packets[0][0])


def test_relaxed_clock_stretches_everything() -> None:
    desk = Desk(4, mission="mission-1", clock="slow")
    desk.begin()
    assert GAME.deadline(desk.state) == 20.0
    desk.until(449)
    assert desk.state.phase == 1
    desk.until(450)
    assert desk.state.phase == 2


def test_a_table_at_rest_costs_nothing() -> None:
    """The next tick is due only when something is announced."""
    desk = action_round(4)
    ticks = 0
    while desk.state.stage == "action":
        due = GAME.deadline(desk.state)
        assert due is not None
        desk.table.tick(due)
        ticks += 1
    # 16 lines, the beeps of 4 transfers, 4 times "restored", 12 warnings and ends.
    assert ticks == 16 + 4 + 4 + 12


@pytest.mark.clause("SA-17.3")
def test_practice_without_a_clock() -> None:
    """All threats lie open from the start, no deadline ever, phases end when everybody closes them."""
    desk = Desk(4, mission="mission-1", clock="off")
    desk.begin()
    assert GAME.deadline(desk.state) is None
    assert [threat.turn for threat in desk.state.threats] == [2, 4, 5, 6, 7]
    assert desk.state.may_draw == [1] * 4  # phase 1 has one incoming data
    assert desk.state.may_give == [1] * 4  # and one transfer
    for phase in (1, 2):
        assert desk.clause(0, Agree()) == "SA-3.10"
        for seat in range(4):
            assert desk.state.phase == phase
            desk.play(seat, TakePacket())
    assert desk.state.phase == 3
    assert desk.state.may_draw == [2] * 4  # unused rights stay
    for seat in range(4):
        desk.play(seat, Agree())
    assert desk.state.flight is not None


# --- options ---------------------------------------------------------------------------------------------------------


def test_every_option_has_words() -> None:
    text = Text()
    for option in describe(GAME):
        for phrase in (option.title, *option.values):
            assert text.has(phrase.id), phrase.id


def test_options_carry_every_open_point_of_the_resolution() -> None:
    options = GAME.Options()
    assert options.rulings() == Rulings()
    for name in Rulings.__struct_fields__:
        changed: dict[str, Any] = {name: not getattr(options, name)}
        turned = GAME.Options(**changed)
        assert getattr(turned.rulings(), name) != getattr(Rulings(), name)


@pytest.mark.clause("SA-17.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_a_fifth_crew_member_needs_room(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        Desk(seats, fifth=True)
    assert caught.value.clause == "SA-17.1"


def test_deal_by_head_count() -> None:
    """SA-2.9, SA-16.3, SA-17.1: cards for phases 1, 2, 3."""
    assert [deal(humans, fifth=False) for humans in (2, 3, 4, 5)] == [[9, 6, 6], [6, 6, 6], [5, 5, 5], [5, 5, 5]]
    assert [deal(humans, fifth=True) for humans in (2, 3, 4)] == [[10, 6, 6], [7, 6, 6], [6, 5, 5]]
