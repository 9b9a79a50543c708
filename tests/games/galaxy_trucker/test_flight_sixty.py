"""Each of the 60 cards, flown by known ships with known dice; results worked out by hand from the card and the ships.

Unless told otherwise the known ship (seat 0, on space 20) and the tub (seat 1, on space 10) fly; see flight_helpers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from tests.games.galaxy_trucker.flight_helpers import Flown, build, fly, known, tub

from starboard.core.game import Move
from starboard.games.galaxy_trucker.adventures.enemies import Enemy
from starboard.games.galaxy_trucker.cards import card_set, cards
from starboard.games.galaxy_trucker.moves.flight import (
    Brace,
    DoneLoading,
    Enough,
    Keep,
    Land,
    LoseCrew,
    Pass,
    Power,
    Stow,
    Take,
)
from starboard.games.galaxy_trucker.ship.ship import Ship

POWER_CANNON, POWER_ENGINE, POWER_SHIELD = Power(6, 8), Power(8, 8), Power(8, 9)


class Case(msgspec.Struct, kw_only=True):
    """A card, what the dice show, what the players answer, and what comes of it."""

    dice: str = ""
    ship: str = "known"
    goods: dict[str, list[str]] = {}
    answers: list[tuple[int, Move]] = []
    at: tuple[int | None, int | None] = (20, 10)
    """Where the rockets stand afterwards."""
    crew: tuple[int, int] = (4, 2)
    tokens: int = 2
    """What the first ship has left; so are cargo and lost."""
    cargo: Sequence[str] = ()
    lost: Sequence[str] = ()
    others: Sequence[str] = ()
    """What the second ship lost."""
    credits: tuple[int, int] = (0, 0)


def liner(name: str) -> Ship:
    """Five cabins, so a crew of 10; a hold for 3 on 7,5 and a special one for 2 on 7,9; no power at all."""
    return build(name, "7,6 cabin", "7,8 cabin", "6,7 cabin", "8,7 cabin", "7,5 hold3", "7,9 special2")


def stow(*where: str) -> list[tuple[int, Move]]:
    """``red 8,6`` and so on by the first ship, then done."""
    moves: list[tuple[int, Move]] = []
    for word in where:
        good, spot = word.split()
        row, column = spot.split(",")
        moves.append((0, Stow(good, int(row), int(column))))  # type: ignore[arg-type]
    return [*moves, (0, DoneLoading())]


def crew(*spots: str) -> list[tuple[int, Move]]:
    """Crew lost by the first ship, cabin by cabin."""
    cabins = [tuple(map(int, spot.split(","))) for spot in spots]
    return [(0, LoseCrew(row, column)) for row, column in cabins]


OPEN = Case(answers=[(0, POWER_ENGINE)], at=(23, 11), tokens=1)
DRIFT = Case(answers=[(0, Enough())], at=(21, 11))
DUST = Case(at=(19, 8))
EPIDEMIC = Case(crew=(2, 2))
LINER = Case(ship="liner", crew=(10, 2), tokens=0)


def of_liner(**more: Any) -> Case:
    return msgspec.structs.replace(LINER, **more)


CASES: dict[str, Case] = {
    # Slavers 6: power 1. The known ship gives both of 7,6 and one of 7,7; the tub all it has, and is out.
    "I-01": Case(answers=[(0, Enough()), *crew("7,6", "7,6")], crew=(1, 0), at=(20, None)),
    # Smugglers 4: red and green go; the tub has nothing.
    "I-02": Case(goods={"7,5": ["green", "blue"], "8,6": ["red"]}, answers=[(0, Enough())], cargo=["blue"]),
    # Pirates 5, from the front: columns 5, 7 and 8. The tub has only column 7.
    "I-03": Case(dice="23 34 44", answers=[(0, Enough())], lost=["T016", "T088", "T123"], others=["T089"]),
    "I-04": DUST,
    "I-05": OPEN,
    "I-06": DRIFT,
    "I-07": OPEN,
    "I-08": DRIFT,
    # Large in column 8: shot for a token. Small from the left in row 7: bounces; the tub loses its start cabin and
    # keeps the cannon. Small from the right in row 8: the shield's bare connector.
    "I-09": Case(
        dice="44 34 44",
        answers=[(0, POWER_CANNON), (1, Keep(6, 7))],
        tokens=1,
        lost=["T116"],
        others=["T032", "T118"],
        crew=(4, 0),
        at=(20, None),
    ),
    # Smooth sides in columns 6 and 9 and in row 8 from the left; from the right the shield's connector.
    "I-10": Case(dice="33 45 44 44", lost=["T116"]),
    # Column 7 is shot by the single cannons, a small one bounces off a barrel, column 5 has no cannon.
    "I-11": Case(dice="34 44 23", lost=["T016"]),
    "I-12": Case(
        answers=[(0, Land(1)), *stow("red 8,6", "green 8,6", "blue 7,5", "blue 7,5"), (1, Land(4))],
        cargo=["blue", "blue", "red", "green"],
        at=(17, 7),
    ),
    "I-13": Case(
        answers=[(0, Land(1)), *stow("red 8,6", "red 8,6"), (1, Pass())],
        cargo=["red", "red"],
        at=(18, 10),
    ),
    "I-14": Case(
        answers=[(0, Land(2)), *stow("yellow 7,5", "yellow 7,5"), (1, Pass())],
        cargo=["yellow", "yellow"],
        at=(17, 10),
    ),
    "I-15": Case(
        answers=[(0, Land(3)), *stow("blue 7,5", "blue 7,5", "blue 8,6"), (1, Land(2))],
        cargo=["blue"] * 3,
        at=(18, 8),
    ),
    # Crew 4 to 2: the tub loses 3 days. Engines 1 to 1: the known ship, ahead, loses 2 crew. Cannons 3 to 1: the tub is
    # shot from the rear in column 7 twice: engine, then start cabin.
    "I-16": Case(
        dice="34 34",
        answers=[(0, Enough()), *crew("7,6", "7,6"), (0, POWER_CANNON)],
        crew=(2, 0),
        tokens=1,
        others=["T118", "T032"],
        at=(20, None),
    ),
    "I-17": Case(answers=[(0, Take()), *crew("7,6", "7,6")], crew=(1, 2), credits=(4, 0), at=(19, 10)),
    # The tub gives its last two humans: paid, a day back, and out.
    "I-18": Case(answers=[(0, Pass()), (1, Take())], crew=(4, 0), credits=(0, 3), at=(20, None)),
    "I-19": of_liner(answers=[(0, Take()), *stow("yellow 7,5", "green 7,5")], cargo=["yellow", "green"], at=(19, 10)),
    "I-20": of_liner(answers=[(0, Take()), *stow("red 7,9", "red 7,9")], cargo=["red", "red"], at=(19, 10)),
    # Slavers 7 against 0: four of ten by choice; the tub loses all.
    "II-01": of_liner(answers=crew("6,7", "6,7", "8,7", "7,6"), crew=(6, 0), at=(20, None)),
    # Smugglers 8: red and both yellow.
    "II-02": Case(
        goods={"7,5": ["yellow", "yellow"], "8,6": ["red", "green"]},
        answers=[(0, POWER_CANNON)],
        cargo=["green"],
        tokens=1,
    ),
    # Pirates 6 against 3: column 6 takes the cabin, and both holds fall off with it; column 9 the battery, and the
    # shield falls off; column 2 misses.
    "II-03": Case(
        dice="33 45 11",
        answers=[(0, POWER_CANNON)],
        lost=["T041", "T016", "T061", "T003", "T116"],
        crew=(2, 2),
        tokens=0,
    ),
    "II-04": DUST,
    "II-05": EPIDEMIC,
    "II-06": DRIFT,
    "II-07": OPEN,
    "II-08": DRIFT,
    # Column 8 bounces; column 9 has no cannon: battery, and the shield with it; row 6 bounces; row 7, large from the
    # left, takes the hold and the tub's start cabin; row 2 misses.
    "II-09": Case(
        dice="44 36 33 34 11",
        answers=[(1, Keep(8, 7))],
        lost=["T003", "T116", "T016"],
        others=["T032", "T089"],
        crew=(4, 0),
        tokens=0,
        at=(20, None),
    ),
    # Everything bounces off the known ship; the last one, row 7 from the right, strikes the tub's start cabin.
    "II-10": Case(
        dice="33 23 34 33 44 34",
        answers=[(1, Keep(6, 7))],
        others=["T032", "T118"],
        crew=(4, 0),
        at=(20, None),
    ),
    # A miss; column 7 is shot; row 8 from the right strikes the shield; row 6, large from the right, takes both ships'
    # outer cannon; row 3 misses.
    "II-11": Case(dice="11 34 44 33 12", lost=["T116", "T123"], others=["T089"]),
    "II-12": Case(
        answers=[(0, Land(1)), *stow("red 8,6", "red 8,6", "yellow 7,5"), (1, Pass())],
        cargo=["yellow", "red", "red"],
        at=(16, 10),
    ),
    "II-13": Case(
        answers=[(0, Land(2)), *stow("green 7,5", "green 7,5", "green 8,6", "green 8,6"), (1, Land(1))],
        cargo=["green"] * 4,
        at=(17, 7),
    ),
    "II-14": Case(answers=[(0, Pass()), (1, Land(1))], at=(20, 8)),
    "II-15": Case(
        answers=[(0, Land(2)), *stow("yellow 7,5", "yellow 8,6"), (1, Land(3))],
        cargo=["yellow", "yellow"],
        at=(17, 7),
    ),
    # Cannons 1 to 1: the known ship, ahead, loses 4 days. Engines 3 to 1: the tub loses goods it does not have. Crew:
    # the tub is shot to pieces.
    "II-16": Case(
        dice="34 44 34 34",
        answers=[(0, Enough()), (0, POWER_ENGINE), (1, Keep(8, 7))],
        tokens=1,
        crew=(4, 0),
        others=["T032", "T089", "T118"],
        at=(16, None),
    ),
    "II-17": of_liner(
        answers=[(0, Take()), *crew("6,7", "6,7", "7,6", "7,6", "7,8")], crew=(5, 2), credits=(8, 0), at=(18, 10)
    ),
    # All four of the known ship go: paid, a day back, and out.
    "II-18": Case(answers=[(0, Take())], crew=(0, 2), credits=(6, 0), at=(None, 10)),
    "II-19": of_liner(
        answers=[(0, Take()), *stow("yellow 7,5", "yellow 7,5", "green 7,5")],
        cargo=["yellow", "yellow", "green"],
        at=(18, 10),
    ),
    "II-20": of_liner(answers=[(0, Take()), *stow("red 7,9", "yellow 7,5")], cargo=["yellow", "red"], at=(19, 10)),
    "III-01": of_liner(answers=crew("6,7", "6,7", "8,7", "8,7", "7,6"), crew=(5, 0), at=(20, None)),
    # Smugglers 9: two cubes and, for the missing ones, both tokens.
    "III-02": Case(goods={"7,5": ["yellow"], "8,6": ["red"]}, answers=[(0, Enough())], tokens=0),
    # Pirates 10: row 8 from the left is shielded; columns 5, 8 and 7; row 7 from the right takes the battery, and the
    # shield falls off. The tub: engine, cannon, start cabin.
    "III-03": Case(
        dice="44 23 44 34 34",
        answers=[(0, Enough()), (0, POWER_SHIELD)],
        lost=["T016", "T123", "T088", "T003", "T116"],
        others=["T118", "T089", "T032"],
        crew=(4, 0),
        tokens=0,
        at=(20, None),
    ),
    # Column 7, row 6 of the smaller crew: the tub's cannon.
    "III-04": Case(dice="34 33", others=["T089"]),
    "III-05": EPIDEMIC,
    "III-06": OPEN,
    "III-07": DRIFT,
    "III-08": OPEN,
    # Row 7 from the right: battery (the shield falls off), start cabin. Row 8: the double engine's smooth side. Row 9
    # and column 8: nothing, a barrel. Column 7 from the rear: the exhaust; the tub's last part, a cannon, shows a
    # connector.
    "III-09": Case(
        dice="34 44 45 44 34",
        answers=[(1, Keep(6, 7))],
        lost=["T003", "T116"],
        others=["T032", "T118", "T089"],
        crew=(4, 0),
        tokens=0,
        at=(20, None),
    ),
    # Column 8 is shot for a token; only row 8 from the right hurts the known ship, only row 7 from the left the tub.
    "III-10": Case(
        dice="44 45 34 34 44 34 44",
        answers=[(0, POWER_CANNON), (1, Keep(6, 7))],
        tokens=1,
        lost=["T116"],
        others=["T032", "T118"],
        crew=(4, 0),
        at=(20, None),
    ),
    # Row 6, large from the left: both cannons. Row 8 bounces. Row 7: hold, start cabin. The small ones bounce.
    "III-11": Case(dice="33 44 34 44 34", lost=["T088", "T016"], others=["T089", "T032"], crew=(4, 0), at=(20, None)),
    "III-12": Case(
        answers=[(0, Land(1)), *stow("yellow 7,5", "yellow 7,5", "yellow 8,6", "yellow 8,6"), (1, Pass())],
        cargo=["yellow"] * 4,
        at=(15, 10),
    ),
    "III-13": Case(
        answers=[(0, Land(1)), *stow("green 8,6", "blue 8,6", "blue 7,5", "blue 7,5"), (1, Land(2))],
        cargo=["blue", "blue", "green", "blue"],
        at=(19, 9),
    ),
    "III-14": Case(
        answers=[(0, Land(3)), *stow("red 8,6", "blue 8,6", "blue 7,5", "blue 7,5"), (1, Pass())],
        cargo=["blue", "blue", "red", "blue"],
        at=(18, 10),
    ),
    "III-15": Case(answers=[(0, Land(1)), *stow("red 8,6", "red 8,6"), (1, Land(4))], cargo=["red", "red"], at=(17, 7)),
    # Crew: the tub has no goods. Cannons 3 to 1: it loses its crew. Engines 1 to 1: the known ship, ahead, is shot:
    # row 7 from the right (battery, shield), row 8 from the left (special hold), a miss, column 8, column 6 from the
    # rear (the cabin, and the hold behind it), a miss.
    "III-16": Case(
        dice="34 44 11 44 33 66",
        answers=[(0, POWER_CANNON), (0, Enough())],
        lost=["T003", "T116", "T061", "T123", "T041", "T016"],
        crew=(2, 0),
        tokens=0,
        at=(20, None),
    ),
    "III-17": of_liner(
        answers=[(0, Take()), *crew("6,7", "6,7", "7,6", "7,6", "7,8", "7,8", "8,7")],
        crew=(3, 2),
        credits=(11, 0),
        at=(18, 10),
    ),
    "III-18": of_liner(
        answers=[(0, Take()), *crew("6,7", "6,7", "7,6", "7,6", "7,8", "7,8")],
        crew=(4, 2),
        credits=(10, 0),
        at=(18, 10),
    ),
    "III-19": of_liner(
        answers=[(0, Take()), *stow("red 7,9", "yellow 7,5", "green 7,5", "blue 7,5")],
        cargo=["yellow", "green", "blue", "red"],
        at=(18, 10),
    ),
    "III-20": of_liner(
        answers=[(0, Take()), *stow("yellow 7,5", "yellow 7,5", "green 7,5", "green 7,9")],
        cargo=["yellow", "yellow", "green", "green"],
        at=(18, 10),
    ),
}


def test_every_card_is_here() -> None:
    assert CASES.keys() == card_set("base").keys()


@pytest.mark.clause(
    "GT-8.1", "GT-8.2", "GT-8.3", "GT-8.4", "GT-8.5", "GT-8.6", "GT-8.10", "GT-8.11", "GT-8.13", "GT-8.14"
)
@pytest.mark.parametrize("card", CASES)
def test_card(card: str) -> None:
    case, name = CASES[card], cards()[card].deck
    first = liner(name) if case.ship == "liner" else known(name, goods=case.goods)
    flown = fly(card, [first, tub(name)], positions=[20, 10], dice=case.dice)
    for seat, move in case.answers:
        flown.answer(seat, move)
    _assert(flown, case)


def _assert(flown: Flown, case: Case) -> None:
    assert flown.done, f"{flown.question} is still open"
    assert flown.chance.spent, "dice are left"
    assert tuple(flown.positions()) == case.at
    assert (flown.ship(0).crew, flown.ship(1).crew) == case.crew
    assert flown.ship(0).tokens == case.tokens
    assert flown.ship(0).cargo() == list(case.cargo)
    assert flown.lost(0) == list(case.lost)
    assert flown.lost(1) == list(case.others)
    assert tuple(flown.credits()) == case.credits


def battleship() -> Ship:
    """Three cannons and three double cannons forward, purple alien: 11 with all three tokens. Holds 7,4 and 8,5."""
    return build(
        "III",
        *("7,6 beam", "7,5 beam", "7,8 beam", "7,9 beam"),
        *("6,6 cannon^", "6,7 cannon^", "6,8 cannon^", "6,5 cannon2^", "6,9 cannon2^", "7,10 cannon2^"),
        *("8,7 purple", "8,6 cabin", "8,8 battery3", "7,4 special2", "8,5 hold3"),
        aliens={"8,6": "purple"},
    )


@pytest.mark.clause("GT-8.6", "GT-8.7", "GT-8.8", "GT-8.9")
@pytest.mark.parametrize(
    ("card", "credits", "goods", "days"),
    [
        ("I-01", 5, [], 1),
        ("I-02", 0, ["yellow 7,4", "green 8,5", "blue 8,5"], 1),
        ("I-03", 4, [], 1),
        ("II-01", 8, [], 2),
        ("II-02", 0, ["red 7,4", "yellow 8,5", "yellow 8,5"], 1),
        ("II-03", 7, [], 2),
        ("III-01", 10, [], 2),
        ("III-02", 0, ["red 7,4", "red 7,4", "yellow 8,5", "yellow 8,5", "green 8,5"], 2),
        ("III-03", 12, [], 2),
    ],
)
def test_beating_each_enemy(card: str, credits: int, goods: list[str], days: int) -> None:
    flown = fly(card, [battleship(), tub("III")], positions=[20, 10])
    for device in (Power(6, 5), Power(6, 9), Power(7, 10)):
        flown.answer(0, device)
    flown.answer(0, Take())
    if goods:
        for seat, move in stow(*goods):
            flown.answer(seat, move)
    assert flown.done
    assert flown.credits() == [credits, 0]
    assert flown.positions() == [20 - days, 10]
    assert len(flown.ship(0).cargo()) == len(goods)
    assert flown.ship(1).crew == 2, "the tub was not attacked"
    enemy = cards()[card]
    assert isinstance(enemy, Enemy)
    assert enemy.strength < 11


@pytest.mark.clause("GT-7.6")
def test_the_light_shots_of_a_combat_zone_can_be_shielded() -> None:
    """II-16 at a known ship with the smallest crew: light from the left is stopped, heavy from the rear is not."""
    flown = fly("II-16", [liner("II"), known("II")], positions=[20, 10], dice="11 44 11 33")
    # Cannons 0: the liner loses 4 days; engines 0: nothing to lose but nothing is there; crew 10 to 4: shots at the
    # other.
    flown.answer(1, Enough(), Enough(), POWER_SHIELD)
    assert flown.lost(1) == ["T061"]
    assert flown.refused(1, Brace()) in ("GT-6.1", "GT-9.2")
