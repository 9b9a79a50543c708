"""The 60 adventure cards as data."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.games.galaxy_trucker.adventures.combat_zone import CombatZone
from starboard.games.galaxy_trucker.adventures.derelicts import AbandonedStation
from starboard.games.galaxy_trucker.adventures.planets import Planets
from starboard.games.galaxy_trucker.cards import VALUE, Penalty, cards, deck


@pytest.mark.clause("GT-1.9")
def test_the_decks_hold_the_kinds_the_sheet_counts() -> None:
    """20 cards a deck suffice for three rounds (16, 12 and 8 are used)."""
    sheet = {
        "open-space": (4, 3, 3),
        "stardust": (1, 1, 0),
        "epidemic": (0, 1, 1),
        "sabotage": (0, 0, 1),
        "meteoric-swarm": (3, 3, 3),
        "planets": (4, 4, 4),
        "combat-zone": (1, 1, 1),
        "abandoned-ship": (2, 2, 2),
        "abandoned-station": (2, 2, 2),
        "slavers": (1, 1, 1),
        "smugglers": (1, 1, 1),
        "pirates": (1, 1, 1),
    }
    found = Counter((card.kind, card.deck) for card in cards().values())
    for kind, counts in sheet.items():
        assert tuple(found[kind, level] for level in ("I", "II", "III")) == counts
    assert [len(deck(level)) for level in ("I", "II", "III")] == [20, 20, 20]


@pytest.mark.clause("GT-1.7")
def test_eight_cards_of_deck_one_are_starred() -> None:
    starred = [card for card in cards().values() if card.starred]
    assert [card.id for card in starred] == ["I-02", "I-04", "I-05", "I-09", "I-13", "I-16", "I-17", "I-19"]
    assert {card.deck for card in starred} == {"I"}


def test_some_cards_read_from_the_file_are_what_the_cards_show() -> None:
    planets = cards()["II-15"]
    assert isinstance(planets, Planets)
    assert planets.planets[2] == ("blue", "blue", "blue")
    assert planets.days == 3
    zone = cards()["I-16"]
    assert isinstance(zone, CombatZone)
    assert [line.criterion for line in zone.lines] == ["crew", "engines", "cannons"]
    assert zone.lines[0].penalty == Penalty(lose="days", amount=3)
    assert [(shot.hit, shot.side) for shot in zone.lines[2].penalty.shots] == [
        ("light-fire", "rear"),
        ("heavy-fire", "rear"),
    ]
    station = cards()["III-19"]
    assert isinstance(station, AbandonedStation)
    assert station.crew == 9
    assert sum(VALUE[good] for good in station.reward.goods) == 10
