"""Whole games with the support team: the properties of every game, and every specialist at work."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.galaxy_trucker.busy import BusyBot
from tests.games.galaxy_trucker.team_helpers import GAME, TeamTable

from starboard.bots import make
from starboard.core.chance import Seeded
from starboard.core.text import Text
from starboard.games.galaxy_trucker.ship.perks import pack, specialists
from starboard.games.galaxy_trucker.words.team import card_texts
from starboard.lab.conformance import assert_conforms, assert_view_speaks, problems
from starboard.lab.drive import play_out

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"sequence": "I-I-I-I-I"}),
    (3, {"sequence": "I-II-III", "building": "classic"}),
    (4, {"sequence": "I-II-III-II", "recruiting": "competition"}),
    (3, {"sequence": "I-II", "pace": "turns"}),
    (5, {"sequence": "II-I-II-I", "big_expansion": True}),
    (3, {}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_conforms(seats: int, options: dict[str, Any]) -> None:
    assert_conforms(GAME, seats, {"expansion": "abe", **options}, seed=10 + seats)


VARIANTS: list[dict[str, Any]] = [
    {"sequence": "II-III-I-II"},
    {"sequence": "IIB-IIIB-IV"},
    {"sequence": "I-I-I-I", "building": "classic", "repairs": "lenient"},
    {"sequence": "I-I-I-I", "building": "classic", "checking": "players", "recruiting": "competition"},
    {"sequence": "I-II-I-II", "pace": "turns"},
    {"sequence": "II-III", "pace": "turns", "building": "classic"},
    {"sequence": "IV", "building": "classic"},
    {"sequence": "IIIB", "building": "classic", "repairs": "lenient"},
    {"sequence": "IIA", "big_expansion": True},
]


def everybody(variant: dict[str, Any], seats: int, seed: int) -> None:
    """A game of busy players with three specialists each from the start, A and B, so that every card works."""
    cards = pack(bool(variant.get("big_expansion")))
    Seeded(seed).shuffle(cards)
    teams = {seat: cards[3 * seat : 3 * seat + 3] for seat in range(seats)}
    chance = Seeded(seed, 1)
    options = {"technologies": True, **variant}
    board = str(options.pop("sequence")).split("-", maxsplit=1)[0]
    table = TeamTable(teams, seats, begun=False, board=board, chance=chance, last=True, **options)
    play_out(GAME, table.state, [BusyBot()] * seats, chance, after=GAME.check, limit=20_000)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_busy_players_with_full_teams_finish(variant: int) -> None:
    everybody(VARIANTS[variant], 2 + variant % 3, variant)


@pytest.mark.slow
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_players_finish_many_games(seats: int, variant: int) -> None:
    for seed in range(15):
        chance = Seeded(100 * seats + seed)
        state = GAME.new(GAME.Options(expansion="abe", **VARIANTS[variant]), seats, chance)
        play_out(GAME, state, [make("random")] * seats, chance, after=GAME.check, limit=50_000)
    for seed in range(3):
        everybody(VARIANTS[variant], seats, 1000 * seats + seed)


@pytest.mark.clause("ABE-1.3")
def test_without_the_module_there_is_no_team() -> None:
    """The team is a module of its own: it works without any of the others, and they work without it."""
    assert GAME.new(GAME.Options(), 2, Seeded(1)).team is None
    assert GAME.new(GAME.Options(expansion="abe", support_team=False, sequence="I"), 2, Seeded(1)).team is None
    alone = GAME.Options(expansion="abe", technologies=False, ships=False, cards=False, intruders=False)
    assert GAME.new(alone, 2, Seeded(1)).team is not None


def test_every_card_has_words() -> None:
    text = Text()
    for card in card_texts():
        for phrase in (card.name, card.kind, *card.lines):
            assert not problems(text, phrase), card.code
    assert len({text(card.name) for card in card_texts()}) == len(specialists()) == 18
    assert {card.code for card in card_texts()} <= {card.code for card in GAME.box().cards}


@pytest.mark.parametrize("name", pack(False))
def test_every_specialist_speaks(name: str) -> None:
    """Whatever a specialist asks, offers and does on the way to the flight can be said."""
    text, chance = Text(), Seeded(7)
    table = TeamTable({0: [name]}, begun=False, chance=chance)
    bot = BusyBot()
    for number in range(120):
        seats = GAME.to_move(table.state)
        if not seats or table.state.phase == "flight":
            break
        seat = chance.pick(seats)
        if number % 4 == 0 or table.state.phase == "team":
            assert_view_speaks(GAME, table.state, seat, text)
        move = bot.choose(GAME, None, table.state.options, GAME.moves(table.state, seat), chance).move
        for event in GAME.apply(table.state, seat, move, chance):
            phrase = GAME.say_event(event)
            assert phrase is None or not problems(text, phrase)
