"""The flight in words: every question, answer, event and card has words, and sums are shown."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from tests.games.galaxy_trucker.busy import BusyBot
from tests.games.galaxy_trucker.flight_helpers import Flown, fly, known, tub

from starboard.core.agenda import Question
from starboard.core.chance import Seeded
from starboard.core.game import Event, Tell, unheard
from starboard.core.text import Phrase, Text
from starboard.games.galaxy_trucker.cards import cards
from starboard.games.galaxy_trucker.events.flight import (
    Attacked,
    Compared,
    Declared,
    FlightEvent,
    LeftFlight,
    Moved,
    Rolled,
    SabotageRolled,
    Settled,
)
from starboard.games.galaxy_trucker.flight.steps import Decision
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.moves.flight import Enough, FlyOn, Land, Power
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.view import FlightStep
from starboard.games.galaxy_trucker.view import view as game_view
from starboard.games.galaxy_trucker.words.cards import card_text
from starboard.games.galaxy_trucker.words.events import say_event
from starboard.games.galaxy_trucker.words.table import say_move
from starboard.lab.conformance import problems
from starboard.lab.drive import play_out

TEXT = Text()

question = GalaxyTrucker().question


def view(flown: Flown, seat: int) -> Any:
    return game_view(flown.state, seat)


def said(phrase: Phrase | None) -> str:
    assert phrase is not None
    assert not problems(TEXT, phrase)
    return TEXT(phrase)


@pytest.mark.parametrize("code", cards())
def test_every_card_has_words(code: str) -> None:
    card = card_text(code)
    for phrase in (card.name, card.kind, *card.lines):
        assert said(phrase)


def test_cards_read_as_they_are() -> None:
    pirates = card_text("II-03")
    assert [said(line) for line in pirates.lines] == [
        "Strength 6: attacks one ship after the other until one has more cannon power.",
        "Less power: heavy cannon fire from the front, light cannon fire from the front "
        "and heavy cannon fire from the front.",
        "Equal power: nothing happens, and the next ship is attacked.",
        "More power: may take 7 credits for 2 flight days.",
        "Light cannon fire destroys the component it strikes, unless a powered shield guards that side.",
        "Heavy cannon fire destroys the component it strikes; nothing stops it.",
    ]
    reward = "gets 1 yellow and 1 green goods and loses 1 flight day."
    assert said(card_text("I-19").lines[0]).endswith(reward)
    doubles = [said(line) for line in card_text("ABE-IV-10").lines]
    assert [line.split()[1] for line in doubles if line.startswith("A ")] == ["small", "large", "double"]
    assert said(card_text("I-04").kind) == "Adventure, deck I ★"
    assert said(card_text("II-14").lines[2]) == "Planet 2: 1 yellow, 1 green and 1 blue"


def test_every_step_that_asks_has_a_question() -> None:
    asking = {step for step in get_args(FlightStep) if issubclass(step, Question)}
    assert len(asking) > 20
    assert {step.__name__ for step in asking if getattr(step, "words", None) is Decision.words} == set()


def test_questions_are_put_to_the_one_asked_and_told_to_the_others() -> None:
    flown = fly("II-03", [known("II"), tub("II")], dice="11 11 11")
    mine, other = question(view(flown, 0)), question(view(flown, 1))
    assert said(mine) == "Pirates 6, you 1. Power up?"
    assert said(other) == f"Player 1 decides: {said(mine)}"
    assert said(say_move(view(flown, 0), Power(6, 8))) == "Power the double cannon (row 6, column 8)"
    flown.answer(0, Enough())
    assert said(question(view(flown, 1))).startswith("The card is done."), "all are asked at once"
    flown.answer(1, FlyOn())
    assert said(question(view(flown, 1))) == "Waiting for Player 1."
    assert said(say_move(view(flown, 0), FlyOn())) == "Fly on"


def test_a_move_that_makes_no_sense_still_has_words() -> None:
    flown = fly("I-13", [known(), tub()])
    assert said(say_move(view(flown, 0), Land(1))) == "Land on planet 1: 2 red"
    assert said(say_move(view(flown, 0), Land(9)))
    assert said(say_move(view(flown, 0), Power(1, 1))) == "Power the row 1, column 1"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            Declared(seat=1, what="cannons", singles=3, doubles=4, alien=4, total=11),
            "Player 2 declares cannon power 5½: 1½ of its own, 2 from batteries and 2 from the alien.",
        ),
        (
            Moved(seat=0, start=5, stops=(3, 2), forward=False, gap=1),
            "Player 1 loses 2 flight days (jumping a ship): 1 day behind the leader.",
        ),
        (
            Moved(seat=0, start=39, stops=(40,), forward=True, gap=3),
            "Player 1 gains 1 flight day: 3 days behind the leader.",
        ),
        (Moved(seat=0, start=39, stops=(40,), forward=True, gap=0), "Player 1 gains 1 flight day and leads."),
        (
            Rolled(by=0, hit="large-meteor", side="left", dice=(3, 4), line=7, at=(0, 1)),
            "Incoming large meteor from the left: Player 1 rolls 3 + 4, row 7.",
        ),
        (
            Attacked(seat=0, card="I-03", strength=10, power=9, outcome="loses"),
            "Pirates 5, Player 1 4½: overrun.",
        ),
        (
            Compared(criterion="engines", order=(1, 0), values=(4, 4), worst=1, tie=True, line=2),
            "Engine power: Player 2 2 and Player 1 2. Player 2 is worst, being farther ahead.",
        ),
        (
            SabotageRolled(seat=0, attempt=1, column_dice=(1, 4), row_dice=(2, 2), column=5, row=4, found=False),
            "Try 1: column 1 + 4 = 5, row 2 + 2 = 4: nothing there.",
        ),
        (LeftFlight(seat=2, why="lapped"), "Player 3 gives up: lapped by the leader."),
        (
            Settled(
                seat=0,
                place=1,
                finish=8,
                looks=0,
                exposed=4,
                worth=8,
                goods=8,
                lost=10,
                cost=8,
                cap=8,
                paid=8,
                before=5,
                after=13,
            ),
            "Player 1 had 5: finished in place 1, +8; looks +0 (4 exposed); goods worth 8, +8; 10 lost, −8. Now 13.",
        ),
    ],
)
def test_events_are_explained_with_their_sums(event: Any, words: str) -> None:
    assert said(say_event(event)) == words


def test_everything_said_in_some_flights_has_words() -> None:
    """Whole games of busy players: each event of the flight occurs and is said."""
    seen: set[type[Any]] = set()

    class Reading(GalaxyTrucker):
        def carry_out(self, state: Any, seat: int, move: Any, chance: Any, tell: Tell = unheard) -> None:
            super().carry_out(state, seat, move, chance, self._read)

        def _read(self, event: Event) -> None:
            if isinstance(event, get_args(FlightEvent)):
                seen.add(type(event))
                assert said(say_event(event))

    game = Reading()
    for seed in range(25):
        chance = Seeded(seed)
        options = Options()
        if seed % 3 == 0:
            options = Options(expansion="abe", sequence="IIB-III-IV", big_expansion=seed % 2 == 0)
        state = game.new(options, 3, chance)
        play_out(game, state, [BusyBot()] * 3, chance)
    missing = set(get_args(FlightEvent)) - seen
    assert len(missing) <= 9, "only rare ones may be missing"
