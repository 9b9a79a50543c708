"""Phase 1: Choose Actions (section 6)."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.death_angel.positions import GAME
from tests.games.death_angel.scenes import Scene, marines_of

from starboard.core.game import SPECTATOR, Illegal
from starboard.games.death_angel import choose_actions, events, hands
from starboard.games.death_angel.cards import ACTIONS_OF_TEAM, TEAM, TEAM_NAMES
from starboard.games.death_angel.moves import ChooseAction, Pass
from starboard.lab.conformance import encoded


@pytest.mark.clause("DA-6.1")
def test_all_choose_at_the_same_time_and_nobody_passes() -> None:
    scene = Scene("noctis< scipio> deino< leon>", players="green | grey | blue | red")
    assert set(scene.asked) == {0, 1, 2, 3}
    assert Pass() not in scene.moves
    for seat in range(4):
        with pytest.raises(Illegal):
            GAME.apply(scene.state, seat, Pass(), scene.dice)
    scene.play(ChooseAction(3), seat=2)
    assert set(scene.asked) == {0, 1, 3}, "the others in any order"
    with pytest.raises(Illegal):
        scene.play(ChooseAction(11), seat=2)


@pytest.mark.clause("DA-6.1")
def test_one_card_for_each_living_team() -> None:
    scene = Scene("noctis< scipio> deino<", players="green blue yellow | grey")
    offered = {move.card for move in GAME.moves(scene.state, 0)}  # type: ignore[union-attr]
    assert offered == {1, 12, 16, 3, 11, 13}, "yellow has no Marine"
    scene.play(ChooseAction(12), seat=0)
    assert {move.card for move in GAME.moves(scene.state, 0)} == {3, 11, 13}  # type: ignore[union-attr]
    with pytest.raises(Illegal):
        scene.play(ChooseAction(8), seat=0)


@pytest.mark.clause("DA-6.1")
def test_faq_01_every_team_plays_a_card_each_round() -> None:
    scene = Scene("noctis< scipio> deino<")
    assert Pass() not in scene.moves
    scene.choose(green=12, grey=8, blue=11)
    assert len(scene.view().order) == 3


@pytest.mark.clause("DA-6.2")
@pytest.mark.parametrize("team", TEAM_NAMES)
def test_a_card_rests_for_one_round(team: str) -> None:
    cards = ACTIONS_OF_TEAM[TEAM[team]]
    scene = Scene(f"{marines_of(team)[1]}<", event=("chaos-of-battle", "chaos-of-battle", "outnumbered"))
    assert scene.cards_of(team) == set(cards), "all three in the first round"
    scene.choose(**{team: cards[2]})
    assert scene.cards_of(team) == {cards[0], cards[1]}
    scene.choose(**{team: cards[0]})
    scene.skip()
    assert scene.cards_of(team) == {cards[1], cards[2]}


@pytest.mark.clause("DA-6.2")
def test_sc_06_last_rounds_card_rests() -> None:
    assert Scene("leon< valencio>").cards_of("red") == {4, 7, 17}
    assert Scene("leon< valencio>", rested={"red": 4}).cards_of("red") == {7, 17}


@pytest.mark.clause("DA-6.3")
def test_a_card_is_always_left() -> None:
    """One card rests, Gun Jam forbids one more: of three cards one is left, whatever happened."""
    scene = Scene("noctis< goriel< deino< leon< omnio< scipio<")
    state = scene.state
    jam = next(n for n, jams in enumerate(hands.JAMS_GUNS) if jams)
    for team, jammed in product(range(6), (False, True)):
        for rest in (0, *ACTIONS_OF_TEAM[team]):
            state.rests[team] = rest
            state.lasting, state.lasting_target = (jam, team) if jammed else (-1, -1)
            assert hands.legal_cards(state, team)


@pytest.mark.clause("DA-6.3")
def test_a_team_without_a_legal_card_would_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = hands.legal_cards

    def no_card_for_grey(state: object, team: int) -> tuple[int, ...]:
        return () if team == TEAM["grey"] else legal(state, team)  # type: ignore[arg-type]

    monkeypatch.setattr(choose_actions, "legal_cards", no_card_for_grey)
    scene = Scene("noctis< scipio< gideon>", event="second-wind")
    scene.choose(green=12)
    scene.skip()
    assert [event.card for event in scene.happened(events.CardBegan)] == [12]


@pytest.mark.clause("DA-6.4", "DA-16.1")
def test_last_rounds_cards_and_what_is_left_are_public() -> None:
    scene = Scene("noctis< scipio>", players="green | grey", rested={"green": 12, "grey": 6})
    for seat in (SPECTATOR, 0, 1):
        teams = {team.team: team for team in scene.view(seat).teams}
        assert {action.card: action.status for action in teams["green"].actions} == {
            1: "ready",
            12: "resting",
            16: "ready",
        }
        assert {action.card: action.status for action in teams["grey"].actions} == {
            6: "resting",
            8: "ready",
            15: "ready",
        }


@pytest.mark.clause("DA-6.4", "DA-6.5", "DA-16.2")
def test_a_chosen_card_is_hidden_until_all_have_chosen() -> None:
    views = []
    for card in (1, 12, 16):
        scene = Scene("noctis< scipio>", players="green | grey")
        heard = scene.play(ChooseAction(card), seat=0)
        views.append([encoded(scene.view(seat)) for seat in (SPECTATOR, 1)])
        own = next(team for team in scene.view(0).teams if team.team == "green")
        assert (own.has_chosen, own.chosen) == (True, card)
        told = {event.seats: event.card for event in heard if isinstance(event, events.ActionChosen)}
        assert told == {(0,): card, (SPECTATOR, 1): 0}
    assert views[0] == views[1] == views[2], "the others see only that a card lies there"


@pytest.mark.clause("DA-6.5")
def test_all_cards_are_turned_up_at_once() -> None:
    scene = Scene("noctis< scipio> deino<", players="green | grey | blue")
    for seat, card in ((2, 11), (0, 12)):
        assert not [
            event for event in scene.play(ChooseAction(card), seat=seat) if isinstance(event, events.ActionsRevealed)
        ]
        assert scene.view().order == ()
    heard = scene.play(ChooseAction(6), seat=1)
    assert [event.cards for event in heard if isinstance(event, events.ActionsRevealed)] == [(6, 11, 12)]
    for seat in (SPECTATOR, 0, 1, 2):
        assert scene.view(seat).order == (6, 11, 12)
        assert {team.team: team.chosen for team in scene.view(seat).teams} == {"green": 12, "grey": 6, "blue": 11}
