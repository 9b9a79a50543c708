"""Cards and events in words: everything has some, made from the data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

from starboard.core.game import Event, kebab
from starboard.core.text import Text
from starboard.games.space_alert import events, flight_events
from starboard.games.space_alert.deck_words import deck_texts
from starboard.games.space_alert.events import AnyEvent
from starboard.games.space_alert.flight_file import read
from starboard.games.space_alert.resolver import resolve
from starboard.games.space_alert.story import say_event
from starboard.games.space_alert.threat_text import card_text
from starboard.games.space_alert.threats import CARDS

TEXT = Text()
FLIGHTS = Path(__file__).parent / "data" / "flights.json"


def lines(code: str) -> list[str]:
    return [TEXT(line) for line in card_text(code).lines]


@pytest.mark.parametrize("code", CARDS)
def test_every_card_has_text(code: str) -> None:
    card = card_text(code)
    words = [TEXT(card.name), TEXT(card.kind), *lines(code)]
    assert not [word for word in words if "space-alert-" in word or "{" in word or "$" in word or not word]
    assert [line[:2] for line in lines(code) if line[1:2] == ":"] == ["X:", "Y:", "Z:"]


def test_action_cards_and_trajectories_have_text_too() -> None:
    """Formerly only the threats could be looked up, not the action cards, the heroic ones and the boards."""
    texts = {card.code: card for card in deck_texts()}
    assert len(texts) == 12 + 6 + 7
    for card in texts.values():
        for phrase in (card.name, card.kind, *card.lines):
            assert not TEXT.problems(phrase)
            assert "space-alert-" not in TEXT(phrase)
    assert TEXT(texts["A<"].kind) == "Action card, 10 in the deck"
    assert TEXT(texts["A<"].lines[1]) == "◀ red: go one station towards red."
    assert TEXT(texts["R!@lw"].lines[1]).startswith("Heroic movement: run to lower white")
    squares = "15 squares, counted from the ship: X on 10, Y on 7, Y on 3 and Z on 1."
    assert TEXT(texts["T6"].lines[0]).startswith(squares)


def test_cards_read_like_cards() -> None:
    """A few whole cards, as their sheet says."""
    assert lines("E1-08") == [
        "Speed 2, shield 3, hit points 4.",
        "2 points if survived, 4 if destroyed.",
        "X: attack 1 on its zone.",
        "Y: repairs 1 damage.",
        "Z: attack 4 on its zone.",
    ]
    assert lines("SE2-01")[2:] == [
        "X: attack 2 on its zone if it has less than 2 damage.",
        "Y: attack 3 on its zone if it has less than 3 damage.",
        "Z: attack 6 on its zone if it has less than 6 damage.",
        "Interceptors that target it alone have strength 9; "
        "the pilot is then knocked out and the interceptors are lost.",
    ]
    assert lines("SI1-03") == [
        "Speed 2, hit points 2.",
        "8 points if destroyed; its Z loses the mission.",
        "Starts in: lower white.",
        "X: grows up: from now on it returns fire (battlebots that attack it are disabled).",
        "Y: changes decks and 1 damage to its zone for each crew member in its station.",
        "Z: destroys the ship.",
    ]
    assert TEXT(card_text("SI1-06").kind) == "Serious internal threat, malfunction, white"


@pytest.mark.clause("SA-20.10", "SA-20.19")
def test_one_c_does_nothing_to_the_nuclear_device() -> None:
    assert lines("SI2-05")[-2:] == [
        "Repaired only by 3 crew members in the same turn.",
        "C does not work there until it is repaired.",
    ]


@pytest.mark.clause("SA-19.7", "SA-19.12")
def test_the_explosion_counts_apart() -> None:
    """It adds to what weapons may do to the Swarm, and Nemesis strikes back for it too."""
    assert "Weapons do at most 1 damage to it in a turn." in lines("E2-04")
    assert lines("SE2-05")[-1] == (
        "Each turn in which weapons or an explosion damage it: attack 1 on all zones, even if it is destroyed."
    )


@pytest.mark.parametrize("kind", get_args(AnyEvent))
def test_every_kind_of_event_has_a_line(kind: type[Event]) -> None:
    """All but the card that is turned up: its effect is told instead. Announcements and open cards have their own."""
    message = f"space-alert-event-{kebab(kind.__name__)}"
    assert TEXT.has(message) == (kind not in (flight_events.CardPlayed, events.Said))


@pytest.mark.parametrize("number", range(0, 140, 14))
def test_whole_stories_are_words(number: int) -> None:
    flight = json.loads(FLIGHTS.read_text(encoding="utf-8"))["flights"][number]
    story: list[AnyEvent] = []
    resolve(read(json.dumps(flight["mission"]).encode()), story.append)
    sentences = [TEXT(phrase) for event in story if (phrase := say_event(event))]
    assert len(sentences) > 20
    assert not [sentence for sentence in sentences if "space-alert-" in sentence or "{" in sentence]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (flight_events.SquadRepaired(crew=2), "Crew member 3 gets the battlebots going again."),
        (
            flight_events.ThreatDamaged(threat="E1-07", amount=1, damage=3, hp=4, cause="SE1-03"),
            "Fighter takes 1 damage from Leviathan Tanker: 3 of 4.",
        ),
        (
            flight_events.ThreatDamaged(threat="SE2-05", amount=2, damage=4, hp=9, cause="SE2-05"),
            "Nemesis damages itself by 2: 4 of 9.",
        ),
        (flight_events.Tripped(crew=0, order="<"), "Crew member 1 trips and means: ◀ red."),
        (
            flight_events.EnergyShifted(source="white-reactor", target="white-shield", amount=2),
            "2 energy flows from the central reactor into the white shield.",
        ),
        (flight_events.RocketLost(left=2), "A stored rocket is lost; 2 left."),
        (flight_events.TokenPlaced(threat="I2-01", station="white-lower"), "Slime spreads to lower white."),
        (flight_events.TokenRemoved(threat="I2-01", station="white-lower"), "Slime is gone from lower white."),
        (flight_events.KnockedOut(crew=1, threat="SI2-01"), "Crew member 2 is knocked out by Executioner."),
        (
            flight_events.Delayed(crew=1, turn=12, cause="computer", lost="C"),
            "Crew member 2 is delayed in turn 12 (computer); the last card is lost: C.",
        ),
        (flight_events.Delayed(crew=1, turn=3, cause="I2-05"), "Crew member 2 is delayed in turn 3 (Virus)."),
        (
            flight_events.SquadDisabled(station="red-lower", threat="I2-02"),
            "Slime disables the battlebots stored in lower red.",
        ),
    ],
)
def test_rare_lines(event: AnyEvent, line: str) -> None:
    phrase = say_event(event)
    assert phrase is not None
    assert TEXT(phrase) == line
