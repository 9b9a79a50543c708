"""The structure of a game (GT-1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME, Builders

from starboard.core.chance import Scripted, Seeded
from starboard.core.game import Illegal
from starboard.core.text import Text
from starboard.games.galaxy_trucker import setup
from starboard.games.galaxy_trucker.cards import cards, deck
from starboard.games.galaxy_trucker.flying import Flying
from starboard.games.galaxy_trucker.money import charge
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.ship.tiles import heap, start_cabins
from starboard.games.galaxy_trucker.state import insurance_cap


def fly_through(table: Builders, seed: int = 1) -> None:
    """Finish building at once and answer everything with the first move until the round is over."""
    before = table.state.round
    for seat in range(len(table.state.players)):
        table.finish(seat, seat + 1)
    chance = table.chance = Seeded(seed)
    while table.state.round == before and table.state.phase != "over":
        seat = GAME.to_move(table.state)[0]
        GAME.apply(table.state, seat, GAME.moves(table.state, seat)[0], chance)


@pytest.mark.clause("GT-1.1", "GT-10.7")
def test_three_rounds_with_classes_i_ii_iii() -> None:
    table = Builders(2, pace="turns")
    classes = []
    while GAME.result(table.state) is None:
        classes.append(table.state.ship_class)
        finish_in_turns(table)
        fly_on(table)
    assert classes == ["I", "II", "III"]
    assert GAME.rounds(table.state) == 3


def finish_in_turns(table: Builders) -> None:
    for number in (1, 2):
        table.finish(table.state.turn, number)


def fly_on(table: Builders) -> None:
    while table.phase in ("repair", "crew", "flight", "settlement"):
        seat = GAME.to_move(table.state)[0]
        GAME.apply(table.state, seat, GAME.moves(table.state, seat)[0], Seeded(table.state.round, seat))


@pytest.mark.clause("GT-1.2")
def test_everybody_starts_with_nothing_but_a_start_cabin() -> None:
    table = Builders(4)
    for seat, player in enumerate(table.state.players):
        assert player.credits == 0
        assert [part.tile for part in player.ship.components.values()] == [start_cabins()[seat]]
        assert list(player.ship.components) == [707]


@pytest.mark.clause("GT-1.3")
def test_most_credits_win_and_equal_ones_share_the_place() -> None:
    table = Builders(3)
    table.state.phase = "over"
    for player, credits in zip(table.state.players, (7, 9, 9), strict=True):
        player.credits = credits
    result = GAME.result(table.state)
    assert result is not None
    assert (result.winners, result.scores, result.clause) == ((1, 2), (7, 9, 9), "GT-1.3")


@pytest.mark.clause("GT-1.3")
def test_without_a_single_credit_nobody_has_won() -> None:
    table = Builders(2)
    table.state.phase = "over"
    result = GAME.result(table.state)
    assert result is not None
    assert (result.winners, result.scores) == ((), (0, 0))
    assert Text("en")(result.reason) == "Nobody came home with a single credit."


@pytest.mark.clause("GT-1.4")
def test_money_never_drops_below_zero_unless_debts_were_agreed_on() -> None:
    table = Builders(2)
    player = table.player(0)
    player.credits += 3
    assert charge(table.state, player, 2) == 2
    assert charge(table.state, player, 4) == 1
    assert player.credits == 0
    table = Builders(2, debts=True)
    assert charge(table.state, table.player(0), 4) == 4
    assert table.player(0).credits == -4


@pytest.mark.clause("GT-1.5")
@pytest.mark.parametrize(
    ("name", "pile"),
    [("I", {"I": 2}), ("II", {"I": 1, "II": 2}), ("III", {"I": 1, "II": 1, "III": 2})],
)
def test_a_round_is_set_up(name: str, pile: dict[str, int]) -> None:
    table = Builders(3, begun=False, rounds=name, chance=Seeded(5))
    state = table.state
    assert sorted(state.face_down.values()) == sorted(heap())
    assert state.face_up == {}
    assert len(state.cards.piles) == 4
    for dealt in state.cards.piles:
        assert Counter(cards()[card].deck for card in dealt) == pile
    assert {player.ship.board for player in state.players} == {name}
    assert state.timer.space == 0


@pytest.mark.clause("GT-1.5")
def test_the_heap_is_mixed_by_chance() -> None:
    one = Builders(2, begun=False, chance=Seeded(1)).state.face_down
    two = Builders(2, begun=False, chance=Seeded(2)).state.face_down
    assert one != two


@pytest.mark.clause("GT-1.5")
def test_cards_of_an_earlier_round_stay_out_and_tiles_come_back() -> None:
    table = Builders(2, chance=Seeded(3))
    first = {card for pile in table.state.cards.piles for card in pile}
    table.put(0, "T001", 7, 8)
    fly_through(table)
    assert table.state.round == 1
    second = {card for pile in table.state.cards.piles for card in pile}
    assert not first & second
    assert first == {*table.state.cards.used, *(card for deck in table.state.cards.gone.values() for card in deck)}
    assert sorted(table.state.face_down.values()) == sorted(heap())
    assert table.player(0).lost == []


@pytest.mark.clause("GT-1.6")
@pytest.mark.parametrize(
    ("options", "classes"),
    [
        ({}, ("I", "II", "III")),
        ({"rounds": "I-II"}, ("I", "II")),
        ({"rounds": "II-III"}, ("II", "III")),
        ({"third_ship": "IIIA"}, ("I", "II", "IIIA")),
        ({"rounds": "II-III", "third_ship": "IIIA"}, ("II", "IIIA")),
    ],
)
def test_shorter_games_and_iiia(options: dict[str, Any], classes: tuple[str, ...]) -> None:
    table = Builders(2, **options)
    assert table.state.options.classes == classes
    assert table.state.ship_class == classes[0]


@pytest.mark.clause("GT-1.6")
def test_a_short_game_ends_after_its_last_round() -> None:
    table = Builders(2, rounds="II", pace="turns")
    finish_in_turns(table)
    fly_on(table)
    assert GAME.result(table.state) is not None
    assert GAME.to_move(table.state) == ()
    assert GAME.moves(table.state, 0) == []


@pytest.mark.clause("GT-1.7")
def test_the_very_first_flight_uses_exactly_the_starred_cards() -> None:
    table = Builders(2, first_flight=True, chance=Seeded(4))
    dealt = sorted(card for pile in table.state.cards.piles for card in pile)
    assert dealt == [code for code, card in cards().items() if card.starred]
    assert len(dealt) == 8
    assert {len(pile) for pile in table.state.cards.piles} == {2}
    assert len(table.state.cards.box["I"]) == 12
    with pytest.raises(Illegal) as refused:
        GAME.new(Options(first_flight=True, rounds="II-III"), 2, Scripted())
    assert refused.value.clause == "GT-1.7"


@pytest.mark.clause("GT-1.8")
def test_the_fourth_pile_is_dealt_but_seen_by_nobody() -> None:
    table = Builders(2)
    assert len(table.state.cards.piles) == 4
    for seat in (-1, 0, 1):
        assert len(GAME.view(table.state, seat).piles) == 3


@pytest.mark.clause("GT-1.9")
def test_three_rounds_use_16_12_and_8_cards_and_an_empty_deck_gets_its_cards_back() -> None:
    table = Builders(2, chance=Seeded(9))
    for number in range(3):
        dealt = Counter(cards()[card].deck for pile in table.state.cards.piles for card in pile)
        assert dealt == [{"I": 8}, {"I": 4, "II": 8}, {"I": 4, "II": 4, "III": 8}][number]
        if number < 2:
            fly_through(table)
            for seat in (0, 1):
                table.state.players[seat].ready = True
            table.state.phase = "building"
    left = {name: len(box) for name, box in table.state.cards.box.items()}
    assert left == {"I": 4, "II": 8, "III": 12}
    # Once more the last round: deck I has four cards left, enough; after that it must be filled again.
    for expected in (0, 16):
        table.state.round = 1
        table.state.cards.used += [card for pile in table.state.cards.piles for card in pile]
        table.state.cards.piles = []
        setup.next_round(Flying(table.state, Seeded(1)))
        assert len(table.state.cards.box["I"]) == expected
    everything = [*table.state.cards.used, *(card for deck in table.state.cards.gone.values() for card in deck)]
    everything += [card for box in table.state.cards.box.values() for card in box]
    everything += [card for pile in table.state.cards.piles for card in pile]
    assert sorted(everything) == sorted(card for name in ("I", "II", "III") for card in deck(name))


def cap_of(table: Builders) -> int | None:
    return insurance_cap(table.state, table.player(0))


@pytest.mark.clause("GT-10.5")
def test_the_insurance_of_iiia_is_an_option() -> None:
    assert cap_of(Builders(2, rounds="III", third_ship="IIIA")) is None
    assert cap_of(Builders(2, rounds="III", third_ship="IIIA", insured_iiia=True)) == 11
    assert [cap_of(Builders(2, rounds=name)) for name in ("I", "II", "III")] == [5, 8, 11]
