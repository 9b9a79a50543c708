"""What crew mates say aloud: what matters of their plan, once it lies, and what they don't do after all."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.text import Phrase
from starboard.games.space_alert.action_cards import Laid
from starboard.games.space_alert.flight import Announced
from starboard.games.space_alert.mate import following
from starboard.games.space_alert.mate_plan import Plan
from starboard.games.space_alert.mate_talk import says
from starboard.games.space_alert.moves import AnyMove, Give, Place, Swap, TakeBack, Tell, Turn
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.state import Told
from starboard.games.space_alert.view import View

OPTIONS = Options()
GO_RED, SHOOT, COMPUTER = Laid("A<", "movement"), Laid("A^", "action"), Laid("C<", "action")
PULSE_BALL = Announced("E1-01", 1, 0)
"""In zone red from turn 1: shield 1, 5 points; the red laser has strength 4, so two shots are enough."""


def plan(*row: Laid | None, friend: bool = True) -> Plan:
    """The first of four lays these cards; a friend sees to the computer in time, of the others nothing is known."""
    rows = [row, (COMPUTER,) if friend else (), (), ()]
    return tuple((*one, *[None] * (12 - len(one))) if one or seat == 0 else () for seat, one in enumerate(rows))


def seen(*row: Laid | None, threats: tuple[Announced, ...] = (PULSE_BALL,), **more: Any) -> View:
    """The table as the first of four mates sees it whose cards lie like this."""
    desk = Desk(4, mission="generated")
    desk.begin()
    for seat in range(3):
        desk.play(seat, Tell(follows=True))
    state = desk.state
    for slot, laid in enumerate(row):
        state.slots[0][slot] = laid
    state.told[0] = Told(tuple(state.hands[0]), tuple(state.slots[0]), follows=True)
    return msgspec.structs.replace(GAME.view(state, 0), threats=list(threats), **more)


def line(view: View, wanted: Plan, move: AnyMove) -> str | None:
    said: Phrase | None = says(view, OPTIONS, wanted, move)
    return None if said is None else str(said)


def laying(slot: int, laid: Laid) -> Place:
    return Place(0, slot, laid.card, laid.half)


def test_shots_that_belong_together_are_one_line_when_the_last_of_them_lies() -> None:
    wanted = plan(GO_RED, SHOOT, SHOOT)
    assert line(seen(), wanted, laying(1, GO_RED)) is None, "on the way nobody talks"
    assert line(seen(GO_RED), wanted, laying(2, SHOOT)) is None
    assert line(seen(GO_RED, SHOOT), wanted, laying(3, SHOOT)) == "I shoot red on turns 2 and 3."
    assert line(seen(GO_RED), plan(GO_RED, SHOOT), laying(2, SHOOT)) == "I shoot red on turn 2."


def test_a_shot_that_hits_nothing_is_no_promise() -> None:
    assert line(seen(GO_RED, threats=()), plan(GO_RED, SHOOT), laying(2, SHOOT)) is None
    assert line(seen(), plan(SHOOT), laying(1, SHOOT)) is None, "white is empty"


def test_the_computer_and_the_battlebots_are_said_by_what_they_are_for() -> None:
    in_time, late = plan(None, COMPUTER, friend=False), plan(None, None, COMPUTER, friend=False)
    assert line(seen(), in_time, laying(2, COMPUTER)) == "I take the computer in phase 1."
    assert line(seen(), late, laying(3, COMPUTER)) is None, "too late: nobody can count on it"
    assert line(seen(), plan(None, COMPUTER), laying(2, COMPUTER)) is None, "a friend is there before"
    lift = Laid("C^", "movement")
    fetching = plan(GO_RED, lift, COMPUTER)
    assert line(seen(GO_RED, lift), fetching, laying(3, COMPUTER)) == "I fetch battlebots on turn 3."


def test_what_a_mate_does_not_do_after_all_it_says() -> None:
    """A promise is not taken back in silence; what is only done on another turn is said when it lies there."""
    view = seen(None, COMPUTER)
    nothing, earlier = plan(friend=False), plan(Laid("C>", "action"), friend=False)
    assert [line(view, nothing, move) for move in following(view, nothing)] == ["I don’t take the computer after all."]
    assert line(view, earlier, TakeBack(0, 2)) is None
    walks = plan(None, Laid("C<", "movement"), friend=False)
    assert line(view, walks, Turn(0, 2)) == "I don’t take the computer after all."
    moved = plan(COMPUTER, friend=False)
    assert line(view, moved, Swap(0, 1, 2)) == "I take the computer in phase 1."
    shot = seen(GO_RED, SHOOT)
    assert line(shot, plan(GO_RED), TakeBack(0, 2)) == "I don’t shoot red after all."


def test_what_did_not_change_is_not_said_again() -> None:
    """The third card changes; the shots of turn 2 stay as they were said."""
    view = seen(GO_RED, SHOOT, None)
    assert line(view, plan(GO_RED, SHOOT, Laid("B<", "action")), laying(3, Laid("B<", "action"))) is None


def test_nobody_talks_while_communications_are_down() -> None:
    view = seen(GO_RED, silence=True)
    assert view.muted
    assert line(view, plan(GO_RED, SHOOT), laying(2, SHOOT)) is None


def test_a_card_is_given_with_a_word_to_whom() -> None:
    assert line(seen(), plan(), Give("A<", 2)) == "Player 3 gets a card from me."
