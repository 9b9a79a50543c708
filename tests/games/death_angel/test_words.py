"""How the game speaks: as people do at the table, in whole sentences, and not at length."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.death_angel.common import TEXT
from tests.games.death_angel.positions import GAME, Position, build

import starboard
from starboard.core.chance import Seeded
from starboard.core.table import Table
from starboard.core.text import Phrase
from starboard.games.death_angel.cards import RECIPE, SETUP_FOR, MarineName
from starboard.games.death_angel.moves import (
    ACCEPT,
    PASS,
    REROLL,
    Accept,
    Attack,
    ChooseMarine,
    HeroicCharge,
    MoveSwarm,
    Pass,
    PlaceToken,
    Reroll,
    Slay,
    UseAbility,
)
from starboard.lab.conformance import random_step

LOCALE = Path(starboard.__file__).parent / "locale" / "en"

PROMPT, BUTTON, LINE, WORDS = 48, 22, 64, 12
"""The most characters of a question, of a button and of a line of the log, and the most words of such a line."""
BUTTONS = (Accept, Pass, Reroll, UseAbility)
"""Moves that are buttons everywhere: for the others something on the board is tapped."""


def lines(table: Position) -> list[str]:
    """What has been told."""
    return [TEXT(said) for event in table.log if (said := GAME.say_event(event)) is not None]


def test_nobody_speaks_of_positions() -> None:
    """Pieces are called by name: no position with a number and no brackets in what is asked, done or told."""
    told = re.compile(r"^(death-angel-(?:ask|move|pass|log|why)-[\w-]+) = (.*(?:\n(?: +.*| }))*)", re.MULTILINE)
    source = (LOCALE / "death-angel.ftl").read_text(encoding="utf-8")
    wrong = re.compile(r"position|\bspawn|Blip|Support Token|Terrain card|\((?!\$)|reroll", re.IGNORECASE)
    assert [
        name for name, words in told.findall(source) if wrong.search(re.sub(r"\{[^{}]*\}|\[[\w-]+\]", "", words))
    ] == []


def test_swarms_are_pointed_at_as_people_do() -> None:
    """Beside a Marine; in front of him or behind him where both sides are taken; the other of two groups."""
    table = build(
        "Leon< Zael> Omnio>",
        cards=["full-auto"],
        swarms={"L1": "head tail", "R1": "tail", "R2": "claws claws claws"},
    )
    view = GAME.view(table.state, 0)
    assert TEXT(GAME.say_move(view, Attack("leon", "L1"))) == "Leon attacks the 2 Genestealers beside him"
    table = build("Leon< Valencio<", cards=["full-auto"], swarms={"L2": "head", "R2": "tail", "L1": "claws claws"})
    view = GAME.view(table.state, 0)
    assert TEXT(GAME.say_move(view, Attack("leon", "L2"))) == "Leon attacks the Genestealer in front of Valencio"
    assert TEXT(GAME.say_move(view, Attack("valencio", "L1"))) == "Valencio attacks the 2 Genestealers beside Leon"


def test_where_a_swarm_went_is_told_by_names() -> None:
    table = build("Leon< Zael> Omnio>", cards=["strategize"], swarms={"L1": "head tail"})
    table.play(PlaceToken("leon"), MoveSwarm("L1", "L2"))
    assert lines(table)[-1] == "The 2 beside Leon move on to Zael."
    table = build("Leon< Zael> Omnio>", cards=["strategize"], swarms={"L1": "head", "R1": "tail"})
    table.play(PlaceToken("leon"), MoveSwarm("L1", "R1"))
    assert lines(table)[-1] == "One slips behind Leon."
    table = build("Leon< Zael> Omnio>", cards=["strategize"], swarms={"R1": "head tail"})
    table.play(PlaceToken("leon"), MoveSwarm("R1", "L1"))
    assert lines(table)[-1] == "The 2 behind Leon cross to his front."
    table = build("Leon< Zael> Omnio>", cards=["strategize"], swarms={"L1": "head"})
    table.play(PlaceToken("leon"), MoveSwarm("L1", "R2"))
    assert lines(table)[-1] == "The one beside Leon crosses over to Zael."


def test_a_roll_says_what_it_means_and_what_another_costs() -> None:
    table = build("Leon<1 Zael>", cards=["full-auto"], swarms={"L1": "head tail"}).roll(4)
    table.play(Attack("leon", "L1"))
    view = GAME.view(table.state, 0)
    assert TEXT(GAME.question(view)) == "Leon misses. Roll again?"
    again, keep = (GAME.say_move(view, move) for move in (REROLL, ACCEPT))
    assert (TEXT(again), TEXT.price(again)) == ("Roll again", "the last token · 3 of 6 help")
    assert (TEXT(keep), TEXT.price(keep)) == ("Let it miss", "")


@pytest.mark.parametrize(
    ("card", "marine", "face", "price"),
    [
        # His flamer slays as many as the die shows: 2 to 5 slay more than a 1, a 0 nobody.
        ("flamer-attack", "zael", 1, "the last token · 4 of 6 slay more, 1 of 6 slays none"),
        # More than 3 are 4 and 5; fewer are 0, 1 and 2.
        ("flamer-attack", "zael", 3, "the last token · 2 of 6 slay more, 3 of 6 slay fewer"),
        # A 4 slays up to three, the other skulls one as the 1 does; 0 and 5 have none.
        ("dead-aim", "noctis", 1, "the last token · 1 of 6 slays more, 2 of 6 slay none"),
    ],
)
@pytest.mark.clause("DA-7.9")
def test_a_hit_that_could_be_better_says_what_may_be_lost(card: str, marine: MarineName, face: int, price: str) -> None:
    """The new roll replaces the old one."""
    table = build(f"{marine.capitalize()}<1 Leon>", cards=[card], swarms={"L1": "head tail tongue claws head tail"})
    table.roll(face).play(Attack(marine, "L1"))
    view = GAME.view(table.state, 0)
    again, keep = (GAME.say_move(view, move) for move in (REROLL, ACCEPT))
    assert (TEXT(again), TEXT.price(again)) == ("Roll again", price)
    assert TEXT(keep) == "Keep the hit"
    reason = GAME.why(table.state, 0, REROLL)
    assert reason
    assert TEXT(reason) == f"A new roll: {price.partition(' · ')[2]}."


def test_after_a_miss_the_robot_says_what_may_hit() -> None:
    table = build("Leon<1 Zael>", cards=["full-auto"], swarms={"L1": "head tail"}).roll(4)
    reason = GAME.why(table.play(Attack("leon", "L1")).state, 0, REROLL)
    assert reason
    # With the token he stands with 3/4, without it with 1/2; a hit leaves one, whom 2 to 5 withstand, but no token:
    # 1/2 x 4/6 + 1/2 x 1/2 is less than 3/4, so a new roll is no defence.
    assert TEXT(reason) == "3 of 6 hit. Without the token: 50%, not 75%."


def test_a_roll_that_can_not_help_is_not_sold() -> None:
    table = build("Leon<1 Zael>", phase="attack", swarms={"L1": "head tail tongue claws claws"}, dice=[1])
    view = GAME.view(table.state, 0)
    assert TEXT(GAME.question(view)) == "1 against 5: Leon falls. No roll saves him."
    assert TEXT.price(GAME.say_move(view, REROLL)) == "no roll helps"


def test_whoever_stands_by_an_ability_is_said_to() -> None:
    """And the shield beside him is that of the attack that is being rolled, not of the next round's."""
    seven = {"L1": "head head tail tail claws claws tongue"}
    cards = {"cards": ["block"], "resolved": ["block"]}
    table = build("Gideon<1 Noctis>", phase="attack", swarms=seven, dice=[2], **cards)  # type: ignore[arg-type]
    view = GAME.view(table.state, 0)
    assert TEXT(GAME.question(view)) == "Block: the skull saves Gideon."
    assert view.rows[0].left.swarms[0].survival == 3
    table = build("Gideon<1 Noctis>", phase="attack", swarms=seven, dice=[5])
    view = GAME.view(table.state, 0)
    assert TEXT(GAME.question(view)) == "5 against 7: Gideon falls. No roll saves him."
    assert view.rows[0].left.swarms[0].survival == 0


def test_the_artefact_is_not_forgotten() -> None:
    table = build("Leon<1 Zael>", phase="attack", swarms={"L1": "head tail tongue claws claws"}, dice=[1], artefact=0)
    view = GAME.view(table.state, 0)
    assert TEXT(GAME.question(view)) == "Only the Artefact saves Leon now."
    assert TEXT(GAME.say_move(view, ACCEPT)) == "Go on"


def test_the_same_question_again_says_which_it_is() -> None:
    table = build("Leon< Zael> Omnio>", cards=["overwatch", "strategize"], swarms={"L1": "head"})
    asked = [TEXT(GAME.question(GAME.view(table.state, 0)))]
    table.play(PlaceToken("leon"))
    while table.kind != "support":
        table.play(PASS)
    asked.append(TEXT(GAME.question(GAME.view(table.state, 0))))
    assert asked == ["Overwatch · who gets its token?", "Strategize · who gets its token?"]
    table = build("Leon< Zael>", cards=["overwatch", "flamer-attack"])
    assert TEXT(GAME.question(GAME.view(table.state, 0))) == "Who gets the token?"
    table = build("Claudio< Leon>", cards=["heroic-charge"], swarms={"L1": "head tail", "R1": "claws tongue"})
    table.play(HeroicCharge())
    asked = []
    for victim in (Slay("L1", "head"), Slay("L1", "tail"), Slay("R1", "claws")):
        asked.append(TEXT(GAME.question(GAME.view(table.state, 0))))
        table.roll(3).play(victim)
    assert asked == ["Claudio charges, up to 3 fall: who first?", "Who falls second?", "Who falls third?"]


def test_where_an_attack_is_granted_those_are_named_who_can_make_it() -> None:
    table = build("Leon< Valencio> Zael>", phase="event", swarms={"L3": "head"}, event="quick-instincts")
    advice = GAME.advise(table.state, 0)
    assert advice.line
    assert TEXT(advice.line) == "He may attack once. Only Leon has a swarm in reach."
    assert advice.best == (ChooseMarine("leon"),)
    reach = {name: GAME.preview(table.state, 0, ChooseMarine(name)) for name in ("leon", "zael")}
    assert reach == {"leon": {"targets": (0, 1)}, "zael": {"targets": (0, 0)}}
    assert ChooseMarine("zael") in GAME.moves(table.state, 0)


def walk() -> Iterator[Table]:
    """Tables of all sizes, decision by decision."""
    for seed in range(12):
        table, chance = Table(GAME, seed % 6 + 1, None, seed), Seeded(seed, -1)
        yield table
        while len(table.record.entries) < 150 and random_step(table, chance):
            yield table


def around_lists(phrase: Phrase) -> Phrase:
    """The sentence with one thing in place of several: a list beside a colon is as long as what happened."""
    return Phrase(phrase.id, {name: of[:1] if isinstance(of, list) else of for name, of in phrase.args.items()})


def test_a_line_of_the_log_fits_its_place() -> None:
    long: set[str] = set()
    told: set[str] = set()
    for seed in range(24):
        table, chance = Table(GAME, seed % 6 + 1, None, seed), Seeded(seed, -1)
        while len(table.record.entries) < 200 and random_step(table, chance):
            pass
        for _entry, happened, _state in table.replay():
            for phrase in filter(None, map(GAME.say_event, happened)):  # type: ignore[arg-type]
                told.add(phrase.id)
                line = TEXT(around_lists(phrase))
                if len(line) > LINE or len(line.split()) > WORDS:
                    long.add(line)
    assert long == set()
    assert len(told) > 60, "whole games, with most of what can happen in them"


def test_what_is_said_fits_its_place() -> None:
    """A question and a button are short, and no two moves of one question sound alike."""
    long: set[str] = set()
    for table in walk():
        for seat in table.to_move:
            view, moves = table.view(seat), table.moves(seat)
            question = TEXT(table.game.question(view))
            if len(question) > PROMPT:
                long.add(question)
            said = [TEXT(table.game.say_move(view, move)) for move in moves]
            assert len(set(said)) == len(said), said
            long |= {
                words for words, move in zip(said, moves, strict=True) if type(move) in BUTTONS and len(words) > BUTTON
            }
    assert long == set()


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_lobby_says_how_hard_it_is(seats: int) -> None:
    """By the printed recipe for so many players (DA-3.2, DA-3.4, DA-15.1)."""
    recipe = RECIPE[SETUP_FOR[seats]]
    words = {1: "A team each", 2: "Two teams each", 3: "Three teams, all yours"}
    locations = {4: "Four", 5: "Five"}[len(recipe.deck) + 1]
    come = f"A major spawn brings {recipe.major} Genestealers, a minor one {recipe.minor}."
    said = TEXT("web-size-death-angel", seats=seats)
    assert said == f"{words[recipe.teams // seats]}. {locations} locations. {come}"
