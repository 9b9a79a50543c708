"""Crew mates: they plan together in real time, on what they may know, and finish what they begin."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from functools import cache
from typing import Any

import msgspec
import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.bot import Choice
from starboard.core.chance import Seeded
from starboard.core.text import Phrase
from starboard.games.space_alert import mate, mate_search
from starboard.games.space_alert.action_cards import Laid
from starboard.games.space_alert.campaign import open_vote
from starboard.games.space_alert.fast.target import plain
from starboard.games.space_alert.mate import CrewMate, following, out_of_date, still_laying
from starboard.games.space_alert.mate_plan import Known
from starboard.games.space_alert.moves import (
    Agree,
    AnyMove,
    Draw,
    Give,
    Place,
    Propose,
    Ready,
    Swap,
    TakeBack,
    TakePacket,
    Tell,
    Turn,
    Vote,
)
from starboard.games.space_alert.ship import PHASES
from starboard.games.space_alert.state import State
from starboard.lab.drive import play_out

LEVEL = "easy"
"""The quickest: what is shown here holds for all."""


@pytest.fixture(autouse=True)
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the compiler, nor does what is compiled already change what these tests see."""
    monkeypatch.setattr(mate_search, "kernel_installed", lambda: False)
    monkeypatch.setattr(mate_search, "PLAINLY", mate_search.PLAINLY._replace(anneal=plain("crew_search").anneal_crew))


def chosen(state: State, seat: int, seed: int = 1) -> Choice:
    view = GAME.view(state, seat)
    return CrewMate(LEVEL).choose(GAME, view, state.options, GAME.moves(state, seat), Seeded(seed))


class Watched(CrewMate):
    """A mate whose every move the table must allow."""

    def __init__(self) -> None:
        super().__init__(LEVEL)
        self.made: list[tuple[int, AnyMove | None]] = []
        self.said: list[tuple[int, Phrase]] = []
        """In which phase, and what."""
        self.truth: State | None = None

    def choose(self, game: Any, view: Any, options: Any, moves: Any, chance: Any) -> Choice:
        choice = super().choose(game, view, options, moves, chance)
        if choice.move is not None and self.truth is not None:
            assert game.ask(self.truth, view.seat, choice.move) is None, choice.move
        self.made.append((view.seat, choice.move))
        if choice.says:
            assert not view.muted
            self.said.append((view.phase, choice.says))
        return choice


@cache
def mission(seats: int, seed: int, **options: Any) -> tuple[State, list[list[Any]], Watched]:
    """A mission played out by mates: its end, the cards as they lay at the end of planning, and what was done."""
    chance = Seeded(seed)
    state = GAME.new(GAME.Options(**{"mission": "generated", **options}), seats, chance)
    bot = Watched()
    bot.truth = state
    rows: list[list[Any]] = []

    def look(state: State) -> None:
        if state.stage == "action":
            rows[:] = [row[:] for row in state.slots]

    play_out(GAME, state, [bot] * seats, chance, pace=3.0 / seats, after=look, limit=5_000)
    return state, rows, bot


# --- whole missions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_crew_of_mates_plans_every_phase_and_ends_the_round(seats: int) -> None:
    state, rows, bot = mission(seats, 11)
    assert state.stage == "over"
    for phase in PHASES:
        filled = [row[turn - 1] is not None for row in rows for turn in phase]
        assert sum(filled) >= 0.5 * len(filled), "slots are left empty"
    moves = [move for _, move in bot.made]
    assert any(isinstance(move, Agree) for move in moves), "the round was to be ended when all lay"
    assert any(isinstance(move, Draw) for move in moves) == (seats > 1)


def test_a_plan_changes_only_for_a_clear_gain() -> None:
    changes = []
    for seed in (21, 22):
        _, _, bot = mission(4, seed)
        for seat in range(4):
            changes.append(sum(one == seat and isinstance(move, Turn | Swap | TakeBack) for one, move in bot.made))
    assert statistics.median(changes) <= 6


def test_without_a_clock_they_go_on_by_themselves() -> None:
    for seats in (1, 2, 4):
        state, rows, bot = mission(seats, 5, clock="off")
        assert state.stage == "over"
        assert sum(laid is not None for row in rows for laid in row) >= 0.5 * 12 * len(rows)
        assert len(bot.made) < 400, "they shuffle cards for nothing"


def test_they_say_what_others_rely_on_and_are_no_flood() -> None:
    """Who shoots what and who sees to the computer; a few lines a phase for the whole crew."""
    lines = []
    for seed in (21, 22):
        said = mission(4, seed)[2].said
        assert "space-alert-says-computer" in [phrase.id for _, phrase in said]
        lines += [sum(phase == one for phase, _ in said) for one in (1, 2, 3)]
    kinds = {phrase.id.rpartition("-")[2] for seed in (21, 22) for _, phrase in mission(4, seed)[2].said}
    assert kinds & {"red", "white", "blue", "pulse"}, "nobody says who shoots what"
    assert 1 <= statistics.median(lines) <= 8


def test_nobody_stalls_without_numba() -> None:
    """The whole mission, in a process in which nothing is compiled."""
    code = "; ".join(
        [
            "from starboard.lab.simulate import simulate",
            "from starboard.games.space_alert.game import SpaceAlert",
            "from starboard.core.kernel import COMPILING",
            "assert not COMPILING",
            "print(simulate(SpaceAlert(), 4, 1, bot='easy').games)",
        ]
    )
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1"


# --- what they go by -------------------------------------------------------------------------------------------------


def crew_that_talks(seats: int = 4, **options: Any) -> Desk:
    """All but the last seat are mates who have told their cards."""
    desk = Desk(seats, **{"mission": "generated", **options})
    desk.begin()
    for seat in range(seats - 1):
        desk.play(seat, Tell(follows=True))
    return desk


def test_the_first_thing_is_to_tell_ones_cards() -> None:
    desk = Desk(4)
    assert chosen(desk.state, 0).move == Ready()
    desk.begin()
    assert chosen(desk.state, 2).move == Tell(follows=True)
    desk.state.silence = True
    assert chosen(desk.state, 2).move is None, "nothing is said while communications are down"


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    """Hands that nobody tells, packets, the pile, the decks, the damage and the script are exchanged: same choice."""
    desk = crew_that_talks()
    desk.until(40)
    state = desk.state
    state.may_draw = [0] * 4
    other = GAME.copy(state)
    chance = Seeded(99)
    imagined = GAME.imagine(GAME.view(state, 0), state.options, chance)
    for name in ("packets", "pile", "decks", "stacks", "script"):
        setattr(other, name, getattr(imagined, name))
    other.hands[3] = imagined.hands[3]
    assert (other.hands[3], other.stacks, other.script) != (state.hands[3], state.stacks, state.script)
    for seed in range(3):
        assert chosen(other, 0, seed) == chosen(state, 0, seed)
    assert isinstance(chosen(state, 0).move, Propose), "a choice that was thought over"


def test_a_plan_is_made_of_cards_that_are_there() -> None:
    desk = crew_that_talks()
    desk.until(30)
    desk.state.may_draw = [0] * 4
    move = chosen(desk.state, 0).move
    assert isinstance(move, Propose)
    assert move.plan[3] == (), "of one who tells nothing nothing is known"
    for seat in range(3):
        laid = [one.card for one in move.plan[seat][:3] if one]
        for card in laid:
            assert laid.count(card) <= desk.state.hands[seat].count(card)


def test_a_mate_lays_its_own_part_and_nobody_elses() -> None:
    desk = crew_that_talks()
    desk.until(30)
    desk.play(0, chosen(desk.state, 0).move)
    for _ in range(12):
        choice = chosen(desk.state, 1)
        if choice.move is None:
            break
        assert not isinstance(choice.move, Place) or choice.move.crew == 1
        desk.play(1, choice.move)
    proposal = desk.state.proposal
    assert proposal is not None
    assert tuple(desk.state.slots[1][:3]) == proposal.plan[1][:3]
    assert desk.state.slots[2] == [None] * 12


def test_what_a_person_has_told_lies_as_it_lies() -> None:
    desk = crew_that_talks()
    desk.play(3, Tell())
    card = next(card for card in desk.state.hands[3] if "!" not in card)
    desk.play(3, Place(3, 2, card, "movement"))
    move = chosen(desk.state, 0).move
    assert isinstance(move, Propose)
    assert move.plan[3] == tuple(desk.state.slots[3])
    desk.play(0, move)
    assert not out_of_date(GAME.view(desk.state, 1))
    desk.play(3, Turn(3, 2))
    assert out_of_date(GAME.view(desk.state, 1)), "what he changes is news"


def test_without_a_clock_mates_who_are_done_wait_for_a_person() -> None:
    """They plan what they can and leave it at that: nothing is turned over and back meanwhile."""
    desk = Desk(2, clock="off", mission="mission-1")
    desk.begin()
    for _ in range(200):
        move = chosen(desk.state, 1).move
        if move is None:
            break
        desk.play(1, move)
    assert chosen(desk.state, 1, seed=2).move is None
    assert desk.state.phase == 1, "the person has not begun"
    assert any(desk.state.slots[1])


def until_mates_wait(desk: Desk, mates: range) -> None:
    """Until none of them would do anything, or planning is over."""
    for _ in range(400):
        moved = False
        for seat in mates:
            move = chosen(desk.state, seat).move if desk.state.stage == "action" else None
            if move is not None:
                desk.play(seat, move)
                moved = True
        if not moved:
            return
    raise AssertionError("they never come to rest")


@pytest.mark.parametrize("tells", [None, Tell(), Tell(follows=True)])
def test_without_a_clock_nobody_goes_ahead_of_a_person(tells: Tell | None) -> None:
    desk = Desk(4, clock="off", mission="mission-1")
    desk.begin()
    if tells:
        desk.play(0, tells)
    for phase in (1, 2, 3):
        until_mates_wait(desk, range(1, 4))
        assert desk.state.planning == [phase] * 4, "they keep to the phase that the person is in"
        assert any(desk.state.slots[seat][turn - 1] for seat in (1, 2, 3) for turn in PHASES[phase - 1])
        if phase < 3:
            desk.play(0, TakePacket())
    desk.play(0, Agree())
    until_mates_wait(desk, range(1, 4))
    assert desk.state.stage != "action", "whoever is the last to end it ends it"


def test_a_person_who_skips_a_phase_is_followed_through_it() -> None:
    desk = Desk(3, clock="off", mission="mission-1")
    desk.begin()
    desk.play(0, TakePacket())
    desk.play(0, TakePacket())
    until_mates_wait(desk, range(1, 3))
    assert desk.state.planning == [3, 3, 3]
    for phase in PHASES:
        assert any(desk.state.slots[seat][turn - 1] for seat in (1, 2) for turn in phase)


def talking_person(**options: Any) -> Desk:
    """Three mates with a plan, and a person in seat 3 who tells every card and has laid none."""
    desk = crew_that_talks(**options)
    desk.play(3, Tell())
    until_mates_wait(desk, range(3))
    assert not out_of_date(GAME.view(desk.state, 0))
    return desk


def lay(desk: Desk, slot: int) -> None:
    card = next(card for card in desk.state.hands[3] if "!" not in card)
    desk.play(3, Place(3, slot, card, "action"))


def test_nobody_plans_anew_for_each_card_that_a_person_lays() -> None:
    desk = talking_person()
    lay(desk, 1)
    assert out_of_date(GAME.view(desk.state, 0))
    assert chosen(desk.state, 0).move is None, "he is still laying"
    lay(desk, 2)
    assert chosen(desk.state, 0).move is None
    lay(desk, 3)
    assert isinstance(chosen(desk.state, 0).move, Propose), "all three lie"


def test_a_person_who_takes_long_is_planned_around() -> None:
    desk = talking_person()
    proposal = desk.state.proposal
    assert proposal is not None
    lay(desk, 1)
    desk.state.proposal = msgspec.structs.replace(proposal, clock=proposal.clock - mate.PATIENCE)
    assert isinstance(chosen(desk.state, 0).move, Propose)


def test_at_the_end_of_a_phase_nobody_begins_anew_for_a_person() -> None:
    desk = talking_person()
    for slot in (1, 2, 3):
        lay(desk, slot)
    view = GAME.view(desk.state, 0)
    assert not still_laying(view)
    soon, later = (int(view.clock + mate.LATE) + more for more in (-1, 2))
    assert still_laying(msgspec.structs.replace(view, phase_ends=[soon]))
    assert not still_laying(msgspec.structs.replace(view, phase_ends=[later]))


def test_a_card_is_given_where_the_plan_wants_it() -> None:
    desk = crew_that_talks()
    state = desk.state
    card = next(card for card in state.hands[0] if "!" not in card and card not in state.hands[1])
    plan = tuple((Laid(card, "action"), *[None] * 11) if seat == 1 else () for seat in range(4))
    state.transfer_open, state.may_give = True, [1] * 4
    assert list(following(GAME.view(state, 0), plan)) == [Give(card, 1)]
    state.transfer_open, state.may_give = False, [0] * 4
    assert list(following(GAME.view(state, 0), plan)) == []


def test_a_search_is_never_worse_than_its_start_and_finds_the_same_again() -> None:
    desk = crew_that_talks()
    desk.until(60)
    known = Known(GAME.view(desk.state, 0), desk.state.options)
    job = known.job()
    found = [mate_search.look_for(job, known.start(job), 2_000, 7) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].worth >= found[0].before


def test_an_out_of_date_plan_is_made_anew_and_a_good_one_kept() -> None:
    desk = crew_that_talks(seats=2)
    desk.play(1, Tell(follows=True))
    assert out_of_date(GAME.view(desk.state, 0))
    desk.play(0, chosen(desk.state, 0).move)
    assert not out_of_date(GAME.view(desk.state, 1))
    while desk.state.heard == desk.state.proposal.heard:  # type: ignore[union-attr]
        desk.until(desk.state.timeline[desk.state.heard].at)
    heard = desk.state.timeline[desk.state.heard - 1].saying
    assert out_of_date(GAME.view(desk.state, 1)) == (heard in mate.NEWS)


# --- campaigns -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-18.1")
@pytest.mark.parametrize(
    ("topic", "damage", "choice"),
    [
        ("go-on", [[0], [], []], "go-on"),
        ("go-on", [[0, 1, 2, 3, 4, 5], [], []], "stop"),
        ("common", [[], [], []], "mixed"),
        ("common", [[0, 1], [2, 3], []], "white"),
        ("serious", [[], [], []], "white"),
        ("serious", [[0, 1], [2, 3], []], "white"),
    ],
)
def test_a_vote_is_never_bolder_and_milder_with_a_dented_ship(topic: Any, damage: Any, choice: str) -> None:
    desk = Desk(2, campaign=True, common="mixed")
    open_vote(desk.state, topic)
    assert desk.state.campaign is not None
    desk.state.campaign.damage = damage
    assert chosen(desk.state, 0).move == Vote(choice)
