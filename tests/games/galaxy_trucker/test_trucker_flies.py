"""The trucker in flight: known ships, known cards, and answers that can be worked out by hand."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.galaxy_trucker.building_helpers import GAME
from tests.games.galaxy_trucker.flight_helpers import Flown, build, fly, known, tub

from starboard.core.chance import Seeded
from starboard.core.game import Move
from starboard.core.text import Text
from starboard.games.galaxy_trucker.cards import Hit
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.flying import StayOrLeave
from starboard.games.galaxy_trucker.moves.flight import Brace, Enough, FlyOn, Land, Pass, Power, Take
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.trucker import words
from starboard.games.galaxy_trucker.trucker.cockpit import best, worth_a_try
from starboard.games.galaxy_trucker.trucker.outlook import outlook
from starboard.games.galaxy_trucker.trucker.player import Trucker
from starboard.games.galaxy_trucker.trucker.thumb import by_thumb
from starboard.lab.conformance import problems
from starboard.lab.drive import play_out


def answers(flown: Flown, seat: int, lucks: int = 8) -> Move:
    """What a trucker answers to the open question."""
    moves = GAME.moves(flown.state, seat)
    ahead = outlook(GAME.view(flown.state, seat), flown.state.options)
    return best(GAME, flown.state, seat, worth_a_try(moves), ahead, lucks, Seeded(5))


def test_lands_where_the_holds_have_room_for_the_dearest() -> None:
    """I-13: two red on the first planet, red and two blue on the second, a yellow on the third.

    The known ship has a special hold for two: both red cubes, 8 credits, against 6 on the second planet.
    """
    assert answers(fly("I-13", [known(), known()]), 0) == Land(1)


def test_does_not_land_without_a_hold() -> None:
    assert answers(fly("I-13", [tub(), tub()]), 0) == Pass()


def test_an_abandoned_ship_is_not_worth_the_last_of_the_crew() -> None:
    """I-18 takes 2 of a crew of 2: without humans the ship is out of the flight (GT-9.1)."""
    assert answers(fly("I-18", [tub(), known()]), 0) == Pass()


def test_an_abandoned_ship_is_worth_two_of_eight() -> None:
    """I-18 pays 3 credits for 2 figures and a day."""
    crowded = build("I", "7,8 cabin", "7,6 cabin", "6,7 cabin", "8,7 engine", "7,9 cannon>")
    assert answers(fly("I-18", [crowded, known()]), 0) == Take()


def test_a_battery_goes_where_it_decides_a_fight() -> None:
    """I-02: smugglers of 4. Three cannons and, with a token, a double one: 5 beats them, 3 does not."""
    flown = fly("I-02", [gunner(), known()])
    assert answers(flown, 0) == Power(6, 8)
    assert by_thumb(flown.state, 0, GAME.moves(flown.state, 0)) == Power(6, 8)


def gunner() -> Ship:
    """Three single cannons and a double one, all forward; holds, a battery and an engine."""
    guns = "6,7 cannon^", "6,6 cannon^", "7,9 cannon^", "6,8 cannon2^"
    return build("I", *guns, "7,6 hold2", "7,8 hold2", "7,5 battery2", "8,7 engine")


def test_no_battery_is_spent_on_a_fight_that_cannot_be_won() -> None:
    """I-01: slavers of 6. The known ship has 1, and 3 with a token: beaten either way."""
    assert answers(fly("I-01", [known(), known()]), 0) == Enough()


def test_by_rule_of_thumb_power_is_for_fights_that_can_be_won() -> None:
    flown = fly("I-01", [known(), known()])
    assert by_thumb(flown.state, 0, GAME.moves(flown.state, 0)) == Enough()


def test_a_shield_saves_a_hold_from_light_fire() -> None:
    """From the left along row 7 the hold is met; a token does nothing better with one card to come (GT-7.6)."""
    flown = fly("I-04", [known(), known()], dice="34")
    flown.begin(Volley((Hit("light-fire", "left"),), (0,)))
    assert {type(move) for move in GAME.moves(flown.state, 0)} == {Power, Brace}
    assert answers(flown, 0) == Power(8, 9)


def test_says_how_it_goes_when_it_flies_on() -> None:
    """It is said after every card: who leads, who follows, who has lost much, and what comes last."""

    def says(flown: Flown, seat: int) -> str:
        return Text()(words.of(flown.state, seat, FlyOn()))

    flown = fly(["I-13", "I-12"], [known(), known()])
    flown.state.cards.deck = ["I-12", "I-18"]
    assert says(flown, 0) == "I’m ahead. Why stop?"
    assert says(flown, 1) == "There is more to earn than to lose."
    flown.state.players[0].lost = ["T001"] * 5
    assert says(flown, 0) == "What is left of it still flies."
    flown.state.cards.deck = ["I-18"]
    assert says(flown, 0) == "One more card, then home."


def test_flies_on_for_one_card_at_a_time() -> None:
    flown = fly("I-04", [known(), known()])
    assert isinstance(flown.question, StayOrLeave)
    assert answers(flown, 0) == FlyOn()


# --- whole games -----------------------------------------------------------------------------------------------------


class Suspicious(Trucker):
    """At every so many decisions it is given another truth that looks the same; and has to say why."""

    every = 5

    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.asked = self.tried = 0

    def choose(self, game: Any, view: Any, options: Any, moves: Any, chance: Any) -> Any:
        self.asked += 1
        luck = chance.below(2**31)
        choice = super().choose(game, view, options, moves, Seeded(luck))
        assert choice.move in moves or choice.move is None, choice
        assert choice.why is not None
        assert problems(Text(), choice.why) == []
        if self.asked % self.every == 0:
            poisoned = game.imagine(view, options, Seeded(luck, 99))
            assert msgspec.json.encode(game.view(poisoned, view.seat)) == msgspec.json.encode(view)
            again = super().choose(game, game.view(poisoned, view.seat), options, moves, Seeded(luck))
            assert again == choice
            self.tried += 1
        return choice


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(
    "options",
    [{"rounds": "I-II"}, {"expansion": "abe", "sequence": "IIB-IV"}, {"rounds": "II", "pace": "turns"}],
    ids=["base", "abe", "turns"],
)
def test_only_what_the_seat_may_know_counts_from_start_to_end(level: str, options: dict[str, Any]) -> None:
    """The truth is poisoned at many moments of a game: what is hidden never matters."""
    chance = Seeded(17)
    state = GAME.new(GAME.Options(**options), 2, chance)
    player = Suspicious(level)
    play_out(GAME, state, [player] * 2, chance, limit=6000)
    assert GAME.result(state) is not None
    assert player.tried > 15


def test_hard_truckers_come_home_richer_than_easy_ones() -> None:
    credits = [0, 0]
    for number in range(3):
        for turn in (0, 1):
            chance = Seeded(29, number)
            state: State = GAME.new(GAME.Options(rounds="I-II"), 2, chance)
            bots = [Trucker("hard"), Trucker("easy")]
            play_out(GAME, state, bots[::-1] if turn else bots, chance)
            for one in (0, 1):
                credits[one] += state.players[one ^ turn].credits
    assert credits[0] > 1.3 * credits[1]
