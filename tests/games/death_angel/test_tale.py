"""The story of a game that is over: it counts what the events told, and leads to moments that are there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard import games
from starboard.core import course
from starboard.core.entries import Record
from starboard.core.game import AnyGame, witnesses
from starboard.core.tale import Tale, TaleMoment
from starboard.core.text import Text
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import MARINE_NAMES
from starboard.lab import golden
from starboard.lab.conformance import random_table

GOLDEN = Path(__file__).parents[2] / "lab" / "golden"
NAMES = ("death-angel-solo", "death-angel-two", "death-angel-four", "death-angel-six")


def recorded(name: str) -> tuple[AnyGame, Record]:
    return golden.recorded((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"), games.find)


def told(game: AnyGame, record: Record, seat: int = 0) -> Tale:
    tale = game.tale(lambda witness: course.replay(game, record, witness), seat)
    assert tale is not None
    return tale


def happened(game: AnyGame, record: Record) -> dict[int, list[Any]]:
    return {entry.n: list(told) for entry, told, _ in course.replay(game, record) if entry is not None}


@pytest.mark.parametrize("name", NAMES)
def test_it_counts_what_happened(name: str) -> None:
    game, record = recorded(name)
    tale, steps = told(game, record), happened(game, record)
    all_events = [event for step in steps.values() for event in step]
    kinds = Counter(type(event) for event in all_events)
    end: Any = course.end(game, record)
    assert tale.won == (end.outcome == "won")
    assert tale.story[0].args["slain"] == kinds[events.GenestealerSlain]
    others = tale.story[0].args.get("others", 0)
    assert isinstance(others, int)
    assert sum(one.count for one in tale.pieces) + others == kinds[events.GenestealerSlain], (
        "some fall to doors and events"
    )
    home = {MARINE_NAMES[marine] for marine in end.formation}
    assert {one.piece for one in tale.pieces if not one.fell} == home
    assert {one.piece for one in tale.pieces if one.fell} == {
        event.marine for event in all_events if isinstance(event, events.MarineSlain)
    } - home
    for player in tale.players:
        own = [one for one in tale.pieces if one.seat == player.seat]
        assert player.count == sum(one.count for one in own)
    assert tale.hero in home if tale.won else tale.hero == all_events_last(all_events)
    assert len(tale.story) == 3


def test_what_no_marine_slew_is_told() -> None:
    """The numbers on the page add up."""
    text, game = Text(), starboard.game("death-angel")
    for seed in range(30):
        tale = told(game, random_table(game, 1 + seed % 6, seed=seed).record)
        slain, others = (tale.story[0].args.get(name, 0) for name in ("slain", "others"))
        if others and slain != 1:
            assert re.search(rf"slew {slain} Genestealers, {others} by doors and events\.", text(tale.story[0]))
            return
    pytest.fail("no event slew anybody")


def all_events_last(told: list[events.AnyEvent]) -> str:
    return [event.marine for event in told if isinstance(event, events.MarineSlain)][-1]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [-1, 0])
def test_its_moments_are_in_the_review(name: str, seat: int) -> None:
    """A link leads to the event that it names, as this seat witnessed it."""
    game, record = recorded(name)
    tale, steps = told(game, record, seat), happened(game, record)

    def event(moment: TaleMoment) -> Any:
        return [event for event in steps[moment.n] if witnesses(event, seat)][moment.i]

    for moment in tale.moments:
        match moment.kind:
            case "fall":
                fallen = event(moment)
                assert isinstance(fallen, events.MarineSlain)
                assert fallen.marine == moment.about
            case "stand":
                stood = event(moment)
                assert isinstance(stood, events.DefenceJudged)
                assert (stood.marine, stood.face) == (moment.about, moment.face)
            case "travel":
                assert isinstance(event(moment), events.Travelled)
    assert tale.turn is not None
    assert tale.turn.n in steps or tale.turn.n == 0
    if not tale.won:
        after = steps[tale.last.n][:]
        slain = [n for n, event in enumerate(after) if isinstance(event, events.MarineSlain)]
        assert tale.last.i < slain[-1], "he still stands"


def test_the_round_that_decided_it_is_not_simply_the_last() -> None:
    """A game is lost long before its last Marine falls."""
    rounds = [told(*recorded(name)) for name in NAMES[:3]]
    assert any(tale.turn is not None and tale.turn.where != tale.facts[0] for tale in rounds)


def test_every_ending_has_words() -> None:
    game = starboard.game("death-angel")
    for seed in range(12):
        table = random_table(game, 1 + seed % 6, seed=seed)
        tale = told(game, table.record)
        text = Text()
        lines = [tale.headline, *tale.facts, *tale.story, *(one.fate for one in (*tale.pieces, *tale.players))]
        lines += [line for moment in (*tale.moments, tale.last) for line in (moment.phrase, moment.where)]
        for line in lines:
            said = text(line)
            assert said, line
            assert "death-angel-" not in said, line
            assert "{" not in said, line


def test_a_game_that_goes_on_has_no_story() -> None:
    game, record = recorded("death-angel-two")
    assert game.tale(lambda witness: course.replay(game, record.prefix(10), witness), 0) is None
