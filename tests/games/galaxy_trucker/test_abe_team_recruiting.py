"""Recruiting specialists (ABE-7)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.galaxy_trucker import frame
from tests.games.galaxy_trucker.building_helpers import GAME
from tests.games.galaxy_trucker.team_helpers import TeamTable

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR, Event
from starboard.games.galaxy_trucker import settlement
from starboard.games.galaxy_trucker.events.team import Recruited, SpecialistDiscarded, SpecialistsDealt, SpecialistsSeen
from starboard.games.galaxy_trucker.moves.team import Decline, Recruit
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.ship.perks import pack, specialists, windows
from starboard.games.galaxy_trucker.state import Employed, State
from starboard.games.galaxy_trucker.team.recruiting import cards_dealt, outfit


def table(seats: int = 4, rounds: int = 3, **options: Any) -> State:
    given = Options(expansion="abe", sequence="-".join(["I"] * rounds), **options)
    return GAME.new(given, seats, Seeded(5))


def go_to_round(state: State, number: int, finishers: list[int] | None = None) -> list[Event]:
    """Skip the flight: the round after it is set up, with these finishers in order."""
    assert state.team is not None
    state.team.finishers = list(range(len(state.players))) if finishers is None else finishers
    state.round = number - 1
    state.cards.deck += [card for pile in state.cards.piles for card in pile]
    return frame.after(state, settlement.conclude, Seeded(number))


def choose_all(state: State) -> list[Event]:
    events: list[Event] = []
    while state.phase == "team" and state.team is not None and state.team.window in ("recruiting", "competition"):
        seat = GAME.to_move(state)[0]
        events += GAME.apply(state, seat, GAME.moves(state, seat)[0], Seeded(1))
    return events


def hired(state: State) -> list[list[str]]:
    assert state.team is not None
    return [[one.card for one in team] for team in state.team.hired]


@pytest.mark.clause("ABE-7.1")
def test_eighteen_cards_and_the_hotel_clerk_needs_the_big_expansion() -> None:
    assert len(specialists()) == 18
    assert set(specialists()) - set(pack(False)) == {"hotel-clerk"}
    assert len(pack(True)) == 18
    state = table()
    assert state.team is not None
    assert len(state.team.deck) == 17
    assert table(big_expansion=True).team.deck == sorted(specialists())  # type: ignore[union-attr]


@pytest.mark.clause("ABE-7.1", "ABE-7.4", "ABE-7.8")
@pytest.mark.parametrize("recruiting", ["standard", "competition"])
def test_specialists_come_by_chance(recruiting: str) -> None:
    """Shuffled anew every time: over forty tables every card comes up, and hardly ever the same ones together."""
    came = []
    for seed in range(40):
        state = table(seats=3, recruiting=recruiting)
        state.round = 0
        state.cards.deck += [card for pile in state.cards.piles for card in pile]
        assert state.team is not None
        state.team.finishers = [0, 1, 2]
        events = frame.after(state, settlement.conclude, Seeded(seed, 9))
        if recruiting == "standard":
            assert [event for event in events if isinstance(event, SpecialistsDealt)] == [
                SpecialistsDealt(seat=seat, n=3) for seat in range(3)
            ]
        came.append(tuple(state.team.laid or state.team.dealt[0]))
    assert len(set(came)) > 30
    assert {card for cards in came for card in cards} == set(pack(False))


@pytest.mark.clause("ABE-7.2")
def test_a_in_the_first_round_a_and_b_from_the_next() -> None:
    state = table()
    assert state.team is not None
    state.team.hired[0] = [Employed("buyer", 1)]
    for number, expected in ((1, ("buyer.a",)), (2, ("buyer.a", "buyer.b"))):
        state.round = number
        outfit(state)
        assert state.players[0].ship.perks == expected


@pytest.mark.clause("ABE-7.3", "ABE-7.4", "ABE-7.5", "ABE-7.6", "ABE-7.7")
@pytest.mark.parametrize(
    ("rounds", "dealt"),
    [(1, [3]), (2, [3, 0]), (3, [0, 3, 2]), (4, [0, 3, 2, 1]), (6, [0, 3, 2, 1, 0, 0])],
)
def test_cards_dealt_before_each_round(rounds: int, dealt: list[int]) -> None:
    assert [cards_dealt(number, rounds) for number in range(rounds)] == dealt


@pytest.mark.clause("ABE-7.4")
def test_three_rounds() -> None:
    """Three cards, then two; each keeps one, and what nobody kept is shuffled together again."""
    state = table()
    assert state.phase == "ready", "nobody in the first round"
    go_to_round(state, 1)
    assert state.team is not None
    assert [len(cards) for cards in state.team.dealt] == [3, 3, 3, 3]
    assert len(state.team.deck) == 17 - 12
    choose_all(state)
    assert [len(cards) for cards in hired(state)] == [1, 1, 1, 1]
    assert len(state.team.deck) == 17 - 4, "the discarded ones are back"
    go_to_round(state, 2)
    assert [len(cards) for cards in state.team.dealt] == [2, 2, 2, 2]
    choose_all(state)
    first, second = state.team.hired[2]
    perks = state.players[2].ship.perks
    assert {f"{first.card}.a", f"{first.card}.b", f"{second.card}.a"} == set(perks)


@pytest.mark.clause("ABE-7.5")
def test_the_fourth_round_brings_a_random_card() -> None:
    state = table(rounds=4)
    assert state.team is not None
    for number in (1, 2):
        go_to_round(state, number)
        choose_all(state)
    events = go_to_round(state, 3)
    drawn = [event for event in events if isinstance(event, Recruited)]
    assert len(drawn) == 4
    assert all(event.drawn for event in drawn)
    assert [len(cards) for cards in hired(state)] == [3, 3, 3, 3]
    perks = state.players[0].ship.perks
    assert len([perk for perk in perks if perk.endswith(".a")]) == 3
    assert len([perk for perk in perks if perk.endswith(".b")]) == 2


@pytest.mark.clause("ABE-7.6")
def test_from_the_fifth_round_on_everything_works() -> None:
    state = table(rounds=5)
    for number in (1, 2, 3, 4):
        go_to_round(state, number)
        choose_all(state)
    assert [len(cards) for cards in hired(state)] == [3, 3, 3, 3]
    assert len(state.players[0].ship.perks) == 6


@pytest.mark.clause("ABE-7.7")
@pytest.mark.parametrize("rounds", [1, 2])
def test_short_games_recruit_before_the_first_round(rounds: int) -> None:
    state = table(rounds=rounds)
    assert state.team is not None
    assert state.team.window == "recruiting"
    assert GAME.to_move(state) == (0, 1, 2, 3), "all at once"
    choose_all(state)
    assert [len(cards) for cards in hired(state)] == [1, 1, 1, 1]


@pytest.mark.clause("ABE-7.4", "ABE-7.13")
def test_kept_cards_are_revealed_together_and_dealt_ones_are_secret() -> None:
    state = table(seats=3)
    events = go_to_round(state, 1)
    seen = [event for event in events if isinstance(event, SpecialistsSeen)]
    assert [event.seats for event in seen] == [(0,), (1,), (2,)]
    assert state.team is not None
    mine = list(state.team.dealt[0])
    told = GAME.apply(state, 0, Recruit(mine[1]), Seeded(1))
    assert [type(event).__name__ for event in told] == ["SpecialistChosen"]
    assert hired(state) == [[], [], []]
    for seat in (1, SPECTATOR):
        shown = GAME.view(state, seat).team
        assert shown is not None
        assert shown.dealt[0] == ["?"] * 3
        assert shown.chosen[0] == "?"
        assert set(shown.deck) == {"?"}
    own = GAME.view(state, 0).team
    assert own is not None
    assert (own.dealt[0], own.chosen[0]) == (mine, mine[1])
    assert GAME.moves(state, 0) == []
    events = choose_all(state)
    assert [event.seat for event in events if isinstance(event, Recruited)] == [0, 1, 2]
    assert hired(state)[0] == [mine[1]]
    public = GAME.view(state, SPECTATOR).team
    assert public is not None
    assert [[one.card for one in team] for team in public.hired] == hired(state)


@pytest.mark.clause("ABE-7.13", "ABE-9.20")
def test_two_states_that_differ_in_secrets_look_alike() -> None:
    state = table(seats=2)
    go_to_round(state, 1)
    other = GAME.copy(state)
    assert state.team is not None
    assert other.team is not None
    other.team.dealt[1][0], other.team.deck[0] = other.team.deck[0], other.team.dealt[1][0]
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert GAME.view(state, SPECTATOR) == GAME.view(other, SPECTATOR)
    assert GAME.view(state, 1) != GAME.view(other, 1)


@pytest.mark.clause("ABE-7.4", "ABE-7.14")
def test_one_must_keep_one_of_the_dealt_cards() -> None:
    state = table(seats=2)
    go_to_round(state, 1)
    assert state.team is not None
    for move in (Decline(), Recruit(state.team.dealt[1][0]), Recruit("nobody")):
        refusal = GAME.ask(state, 0, move)
        assert refusal is not None
        assert refusal.clause == "ABE-7.4"


@pytest.mark.clause("ABE-7.8", "ABE-7.14")
def test_we_25_competition() -> None:
    """Four players: five cards; three finishers choose in order, the fourth gets one of two, the last is discarded."""
    state = table(recruiting="competition")
    assert state.phase == "ready"
    go_to_round(state, 1, finishers=[2, 0, 3])
    assert state.team is not None
    laid = list(state.team.laid)
    assert len(laid) == 5
    for seat in (2, 0, 3):
        assert GAME.to_move(state) == (seat,)
        assert GAME.moves(state, seat) == [Recruit(card) for card in state.team.laid]
        refusal = GAME.ask(state, 1, Recruit(state.team.laid[0]))
        assert refusal is not None
        events = GAME.apply(state, seat, Recruit(state.team.laid[-1]), Seeded(3))
    assert [cards[0] for cards in (hired(state)[2], hired(state)[0], hired(state)[3])] == [laid[4], laid[3], laid[2]]
    drawn = [event for event in events if isinstance(event, Recruited) and event.drawn]
    gone = [event for event in events if isinstance(event, SpecialistDiscarded)]
    assert {drawn[0].specialist, gone[0].specialist} == set(laid[:2])
    assert drawn[0].seat == 1
    assert state.team.gone == [gone[0].specialist]


@pytest.mark.clause("ABE-7.8")
def test_new_cards_every_time_and_three_at_most() -> None:
    state = table(rounds=5, recruiting="competition")
    assert state.team is not None
    for number in (1, 2, 3):
        go_to_round(state, number)
        assert len(state.team.laid) == 5
        assert not set(state.team.laid) & {*state.team.gone, *(card for cards in hired(state) for card in cards)}
        choose_all(state)
    go_to_round(state, 4)
    assert state.team.laid == []
    assert state.team.window != "competition"
    assert [len(cards) for cards in hired(state)] == [3, 3, 3, 3]


@pytest.mark.clause("ABE-7.8")
def test_nobody_finished() -> None:
    state = table(seats=2, recruiting="competition")
    events = go_to_round(state, 1, finishers=[])
    assert [len(cards) for cards in hired(state)] == [1, 1]
    assert all(event.drawn for event in events if isinstance(event, Recruited))
    assert state.phase in ("ready", "team")


@pytest.mark.clause("ABE-7.9", "ABE-7.11")
def test_windows_ask_only_where_there_is_something_to_decide() -> None:
    timings = {perk for window in windows().values() for perk in window.asks}
    for card in specialists().values():
        for key, ability in (("a", card.a), ("b", card.b)):
            if ability.timing in ("before-building", "before-flight"):
                assert f"{card.id}.{key}" in timings
    calm = TeamTable({0: ["buyer"]})
    calm.finish_all()
    assert calm.state.phase == "flight", "the Buyer has nothing to say after building"


@pytest.mark.clause("ABE-7.11", "ABE-7.12", "ABE-9.27")
def test_before_the_flight_the_leader_is_asked_first() -> None:
    """The third player has the Bureaucrat, the second the Security Guard, the first the Trader."""
    game = TeamTable({2: ["bureaucrat.a"], 1: ["security-guard.a"], 0: ["trader.a"]}, seats=3)
    game.lay(0, ("T016", 7, 6, 2))
    game.player(0).credits = 1
    for seat, number in ((2, 1), (1, 2), (0, 3)):
        game.finish(seat, number)
    assert game.window == "before-flight"
    asked = []
    while game.state.phase == "team":
        (seat,) = GAME.to_move(game.state)
        asked.append(game.asked(seat))
        assert game.refused((seat + 1) % 3, Decline()) == "ABE-7.12"
        game.play(seat, Decline())
    assert asked == ["bureaucrat", "security-guard", "trader"]
    assert game.state.phase == "flight"


@pytest.mark.clause("ABE-9.20")
def test_whatever_may_be_used_may_be_declined() -> None:
    teams = {0: ["bureaucrat", "trader", "security-guard"], 1: ["assembler", "welder", "deliveryman"]}
    game = TeamTable(teams)
    game.finish_all()
    before = [player.credits for player in game.state.players]
    while game.state.phase == "team":
        seat = GAME.to_move(game.state)[0]
        game.play(seat, Decline())
    assert [player.credits for player in game.state.players] == before
    assert game.ship(1).overlays == ()
    assert game.ship(1).wires == ()
