"""Every card: the data is complete, the engine knows its effect, the text is there."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import Any, get_args

import msgspec
import pytest
from tests.games.death_angel.positions import GAME

from starboard.core.data import read
from starboard.core.text import Text
from starboard.games.death_angel import action_abilities, cards, event, locations, terrain
from starboard.games.death_angel.cards import (
    ACTIONS,
    EVENTS,
    GENESTEALERS,
    LOCATIONS,
    MARINES,
    TEAM_NAMES,
    TERRAIN,
    Effect,
    EventCard,
    Location,
)
from starboard.lab.conformance import problems

TEXT = Text("en")


HANDLED = {
    "action": {
        *action_abilities._AFTER,
        cards.SkullSaves,
        cards.RerollSaves,
        cards.ExtraDoorToken,
        cards.TradeAnywhere,
        cards.TokenForKill,
        cards.SlayNumber,
        cards.AttackAgain,
        cards.SlayOnFace,
        cards.ManyAttacks,
        cards.Charge,
    },
    "event": set(event._EFFECTS),
    "terrain": set(terrain._ACTIVATION),
    "location": set(locations._ABILITY),
}


VOCABULARY: dict[str, Any] = {
    "action": cards.ActionAbility,
    "event": cards.EventEffect,
    "terrain": cards.Activation,
    "location": cards.EntryEffect | cards.PanelEffect,
}


@pytest.mark.clause("DA-1.1")
def test_128_cards() -> None:
    genestealers = sum(card.copies for card in GENESTEALERS if not card.brood_lord)
    lords = sum(card.copies for card in GENESTEALERS if card.brood_lord)
    counts = [len(ACTIONS), len(MARINES), len(EVENTS), genestealers, lords, len(LOCATIONS), len(TERRAIN)]
    assert counts == [18, 12, 30, 36, 2, 22, 8]
    assert sum(counts) == 128
    assert sum(card.setup is not None for card in LOCATIONS) == 4
    assert sum(card.level == "4" for card in LOCATIONS) == 3


@pytest.mark.clause("DA-1.2")
def test_the_die() -> None:
    assert [face for face in range(cards.DIE_FACES) if cards.SKULL[face]] == [1, 2, 3]
    assert cards.DIE_FACES == len(cards.SKULL) == 6


@pytest.mark.clause("DA-1.3")
def test_teams_and_action_cards() -> None:
    assert TEAM_NAMES == ("green", "yellow", "blue", "red", "purple", "grey")
    assert [card.number for card in ACTIONS] == list(range(1, 19))
    for team in TEAM_NAMES:
        assert sum(card.team == team for card in MARINES) == 2
        types = Counter(card.type for card in ACTIONS if card.team == team)
        assert types == {"support": 1, "move-activate": 1, "attack": 1}


@pytest.mark.clause("DA-4.3")
def test_ranges() -> None:
    ranges = {card.id: card.range for card in MARINES}
    assert {name: reach for name, reach in ranges.items() if reach != 2} == {
        "gideon": 0,
        "claudio": 0,
        "zael": 1,
        "leon": 3,
    }


@pytest.mark.clause("DA-9.12")
def test_colours_of_terrain() -> None:
    colours: dict[str, list[str]] = {}
    for card in TERRAIN:
        colours.setdefault(f"{card.colour} {card.threat}", []).append(card.id)
    assert colours == {
        "red 4": ["ventilation-duct", "spore-chimney"],
        "orange 3": ["dark-corner", "promethium-tank"],
        "yellow 2": ["control-panel", "door"],
        "green 1": ["corridor", "artefact"],
    }


@pytest.mark.clause("DA-9.10", "DA-9.15")
def test_boxes_of_events_add_up() -> None:
    """Spawn icons stand in the ratio of the threats; each symbol has five moves and two flanks; two cards have none."""
    assert Counter(box.colour for card in EVENTS for box in card.spawn) == {
        "red": 24,
        "orange": 18,
        "yellow": 12,
        "green": 6,
    }
    moves = Counter((card.movement.kind, card.movement.symbol) for card in EVENTS if card.movement)
    assert moves == {(kind, s): n for s in cards.SYMBOLS for kind, n in (("adjacent", 5), ("flank", 2))}
    assert [card.id for card in EVENTS if card.movement is None] == ["surrounded", "flanking-manoeuvre"]


@pytest.mark.clause("DA-3.4", "DA-1.4")
@pytest.mark.parametrize("card", LOCATIONS, ids=lambda card: card.code)
def test_locations(card: Location) -> None:
    spots = [spot.terrain for spot in (*card.left, *card.right)]
    assert len(set(spots)) == 4, "four different Terrain cards, one copy each"
    if card.setup:
        assert card.entering is None
        assert card.panel is None
    else:
        assert (card.entering is None) != (card.panel is None), "one ability"
    assert ("control-panel" in spots) == (card.panel is not None)


@pytest.mark.clause("DA-3.4")
def test_three_locations_a_level() -> None:
    assert Counter(card.level for card in LOCATIONS if not card.setup) == dict.fromkeys(
        ("1A", "1B", "1C", "2", "3", "4"), 3
    )


def test_the_engine_knows_every_effect() -> None:
    used = {
        "action": {type(card.ability) for card in ACTIONS},
        "event": {type(card.effect) for card in EVENTS},
        "terrain": {type(card.activation) for card in TERRAIN if card.activation},
        "location": {type(effect) for card in LOCATIONS for effect in (card.entering, card.panel) if effect},
    }
    assert used == HANDLED
    for deck, union in VOCABULARY.items():
        assert used[deck] == set(get_args(union)), "no word of the vocabulary is unused"


@pytest.mark.parametrize(
    ("deck", "kind", "card", "field", "effect"),
    [
        ("actions", cards.Action, "A07", "ability", '{ do = "turn-all" }'),
        ("events", cards.EventCard, "E04", "effect", '{ do = "scout-event" }'),
        ("locations", cards.Location, "L09", "entering", '{ do = "turn-all" }'),
        ("locations", cards.Location, "L09", "entering", '{ do = "launch" }'),
        ("locations", cards.Location, "L09", "panel", '{ do = "face-all", side = "left" }'),
        ("terrain", cards.TerrainCard, "T4", "activation", '{ do = "discard-blip" }'),
    ],
)
def test_an_effect_of_another_deck_does_not_load(deck: str, kind: type, card: str, field: str, effect: str) -> None:
    text = (files("starboard.games.death_angel") / "data" / f"{deck}.toml").read_text(encoding="utf-8")
    head, found, rest = text.partition(f'code = "{card}"\n')
    assert found
    mine, next_card, others = rest.partition("\n[[")
    lines = [line for line in mine.split("\n") if not line.startswith(f"{field} =")]
    wrong = "\n".join([head + found + f"{field} = {effect}", *lines]) + next_card + others
    assert read(text.encode(), dict[str, list[kind]], deck)  # type: ignore[valid-type]
    with pytest.raises(msgspec.ValidationError, match=rf"^{deck}, {card}: Invalid value .*\.{field}"):
        read(wrong.encode(), dict[str, list[kind]], deck)  # type: ignore[valid-type]


@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.code)
def test_instinct_events_are_those_with_a_choice(card: EventCard) -> None:
    choosing = (
        *event._TARGETS,
        cards.GatherSwarms,
        cards.Cleanse,
        cards.SlayForTokens,
        cards.SlayMarine,
        cards.GrantAttack,
        cards.CollectTokens,
        cards.FaceSaves,
    )
    chooses = isinstance(card.effect, choosing)
    if isinstance(card.effect, cards.LoseTokens):
        chooses = card.effect.who == "chosen"
    assert card.instinct == chooses


def test_every_card_has_a_text() -> None:
    texts = {card.code: card for card in GAME.box().cards}
    copies = {f"G{n + 1}": 9 for n in range(4)}
    assert sum(copies.get(code, 1) for code in texts) == 128
    for card in texts.values():
        assert card.lines
        for phrase in (card.name, card.kind, *card.lines):
            assert not problems(TEXT, phrase)


def test_texts_say_what_the_data_says() -> None:
    """A few texts whole, worked out from the data sheet."""
    texts = {card.code: card for card in GAME.box().cards}
    assert [TEXT(line) for line in texts["A18"].lines] == [
        "Attack, number 18. Lower numbers go first.",
        "Each Marine of the team may attack a swarm in front of him and in range: on a skull one Genestealer is slain.",
        "Instead of attacking, Claudio may slay up to 3 Genestealers beside him and his neighbours, on either side, "
        "without a roll. Then he rolls: on 0 he is slain.",
    ]
    assert [TEXT(line) for line in texts["E23"].lines][1:] == [
        "Choose a Marine and roll the die: on 0 or 1 he is slain.",
        "Minor spawn on red terrain.",
        "Minor spawn on orange terrain.",
        "Swarms with a tongue slip behind their Marine.",
    ]
    assert TEXT(texts["M07"].name) == "Brother Leon"
    assert [TEXT(line) for line in texts["T4"].lines] == [
        "Orange terrain, danger 3 of 4",
        # Of the 30 events 11 have a minor and 7 a major spawn on orange terrain, none has both.
        "18 of the 30 events bring Genestealers out here.",
        "When used: Discard this card; every Genestealer beside the Marine is slain. Then roll the die: on 0 the "
        "Marine is slain.",
    ]


def test_every_effect_has_words() -> None:
    for effect in {effect for union in VOCABULARY.values() for effect in get_args(union)}:
        assert issubclass(effect, Effect)
        assert TEXT.has(f"death-angel-effect-{effect.__struct_config__.tag}")
