"""Saying what one's cards are, and proposing a plan (SA-3.2): talk that everybody hears, shut while there is none."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.chance import Seeded
from starboard.core.text import Phrase
from starboard.games.space_alert.action_cards import Laid
from starboard.games.space_alert.announcements import Announcement
from starboard.games.space_alert.moves import Place, Propose, TakePacket, Tell
from starboard.games.space_alert.state import Told

NOBODY: tuple[tuple[Laid | None, ...], ...] = ((), (), (), ())


def silent(desk: Desk, down: bool = True) -> None:
    desk.state.silence = down


@pytest.mark.clause("SA-3.2")
def test_whoever_tells_his_cards_tells_them_to_everybody_and_only_his() -> None:
    desk = Desk(4)
    desk.begin()
    desk.play(1, Tell())
    hand = tuple(desk.state.hands[1])
    for seat in (-1, 0, 1, 2, 3):
        view = GAME.view(desk.state, seat)
        assert view.told == [None, Told(hand, (None,) * 12), None, None]
    card = next(card for card in hand if "!" not in card)
    desk.play(1, Place(1, 2, card, "movement"))
    known = GAME.view(desk.state, 3).told[1]
    assert known is not None
    assert known.slots[1] == Laid(card, "movement")
    assert sorted([*known.hand, card]) == sorted(hand)


@pytest.mark.clause("SA-3.2")
def test_it_goes_on_with_the_cards_of_the_next_packet() -> None:
    desk = Desk(4)
    desk.begin()
    desk.play(2, Tell(follows=True))
    desk.play(2, TakePacket())
    known = GAME.view(desk.state, 0).told[2]
    assert known is not None
    assert known.follows
    assert len(known.hand) == 10


@pytest.mark.clause("SA-3.9")
def test_nothing_new_is_told_while_communications_are_down() -> None:
    desk = Desk(4)
    desk.begin()
    desk.play(1, Tell())
    before = GAME.view(desk.state, 0).told
    silent(desk)
    assert desk.clause(0, Tell()) == "SA-3.9"
    assert desk.clause(0, Propose(NOBODY)) == "SA-3.9"
    card = next(card for card in desk.state.hands[1] if "!" not in card)
    desk.play(1, Place(1, 1, card, "action"))
    assert GAME.view(desk.state, 0).told == before
    silent(desk, down=False)
    card = next(card for card in desk.state.hands[1] if "!" not in card)
    desk.play(1, Place(1, 2, card, "action"))
    known = GAME.view(desk.state, 0).told[1]
    assert known is not None
    assert [laid is not None for laid in known.slots[:3]] == [True, True, False]


@pytest.mark.clause("SA-3.2")
def test_a_plan_is_for_this_crew_and_of_real_cards() -> None:
    desk = Desk(4)
    desk.begin()
    row = (Laid("A<", "action"), *[None] * 11)
    assert desk.clause(0, Propose(((),) * 3)) == "SA-3.2"
    assert desk.clause(0, Propose((row[:5], (), (), ()))) == "SA-3.2"
    assert desk.clause(0, Propose(((Laid("Q<", "action"), *[None] * 11), (), (), ()))) == "SA-3.2"
    desk.play(0, Propose((row, (), (), ())))
    proposal = GAME.view(desk.state, 3).proposal
    assert proposal is not None
    assert (proposal.seat, proposal.plan[0]) == (0, row)
    assert desk.state.slots[0] == [None] * 12, "nobody has to follow it"
    phrase = GAME.say_move(GAME.view(desk.state, 0), Propose((row, (), (), ())))
    assert msgspec.json.decode(msgspec.json.encode(phrase), type=Phrase) == phrase


@pytest.mark.clause("SA-3.2")
def test_what_is_told_is_no_secret_to_who_imagines_the_rest() -> None:
    desk = Desk(4)
    desk.begin()
    desk.play(1, Tell())
    desk.play(2, Tell(follows=True))
    card = next(card for card in desk.state.hands[1] if "!" not in card)
    desk.play(1, Place(1, 1, card, "action"))
    view = GAME.view(desk.state, 0)
    for seed in range(5):
        imagined = GAME.imagine(view, desk.state.options, Seeded(seed))
        GAME.check(imagined)
        assert GAME.view(imagined, 0) == view
        assert sorted(imagined.hands[1]) == sorted(desk.state.hands[1])
        assert imagined.slots[1] == desk.state.slots[1]


def test_nobody_tells_twice_and_nothing_is_told_after_the_round() -> None:
    desk = Desk(4)
    desk.begin()
    desk.play(1, Tell())
    assert desk.clause(1, Tell()) == "SA-3.2"
    desk.play(1, Tell(follows=True))
    assert desk.clause(1, Tell(follows=True)) == "SA-3.2"
    last: Any = desk.state.timeline[-1]
    assert isinstance(last, Announcement)
    desk.until(last.at)
    assert GAME.view(desk.state, 0).told == [None] * 4
    assert GAME.view(desk.state, 0).proposal is None
