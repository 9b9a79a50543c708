"""What things are called, as phrases: Marines, cards, places, and what a card does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from starboard.core.text import Argument, Phrase, either, say, spoken
from starboard.games.death_angel.cards import (
    ACTION,
    DIE_FACES,
    ENEMY_NAMES,
    EVENT,
    EVENTS,
    LOCATION,
    LOCATIONS,
    EventCard,
)
from starboard.games.death_angel.odds import percent
from starboard.games.death_angel.seen import Seen


def marine(name: str) -> Phrase:
    """A Marine's name."""
    return say(f"death-angel-marine-{name}")


def marines(names: Iterable[str]) -> list[Phrase]:
    """The names of several."""
    return [marine(name) for name in names]


def team(name: str) -> Phrase:
    """A team's colour."""
    return say(f"death-angel-team-{name}")


def terrain(name: str) -> Phrase:
    """A Terrain card's name."""
    return say(f"death-angel-terrain-{name}")


def enemy(name: str) -> Phrase:
    """A Genestealer card by its symbol, or a Brood Lord."""
    return say(f"death-angel-enemy-{name}")


def enemies(cards: Iterable[str]) -> list[Phrase]:
    """Genestealer cards, like ones counted."""
    return [
        say("death-angel-some", count=count, card=enemy(card)) if count > 1 else enemy(card)
        for card, count in sorted(Counter(cards).items(), key=lambda item: ENEMY_NAMES.index(item[0]))
    ]


def side(name: str) -> Phrase:
    """Left or right."""
    return say(f"death-angel-side-{name}")


def colour(name: str) -> Phrase:
    """The colour of Terrain."""
    return say(f"death-angel-colour-{name}")


def place(name: str) -> Phrase:
    """A position and side: left of 3."""
    return say("death-angel-place", side="left" if name[0] == "L" else "right", position=int(name[1:]))


def action(number: int) -> Phrase:
    """An Action card's name."""
    return say(f"death-angel-action-{ACTION[number].id}")


def action_type(name: str) -> Phrase:
    """Support, Move + Activate, Attack."""
    return say(f"death-angel-type-{name}")


def event_card(code: str) -> EventCard:
    """The Event with this code."""
    return EVENTS[EVENT[code]]


def event(code: str) -> Phrase:
    """An Event's name."""
    return say(f"death-angel-event-{event_card(code).id}")


def location(code: str) -> Phrase:
    """A Location's name."""
    return say(f"death-angel-location-{LOCATIONS[LOCATION[code]].id}")


FEW = 3
"""More than so many names are no help."""


def odds(chance: Fraction) -> Phrase:
    """A chance as the shield says it: faces of six, or percent where faces can't say it."""
    faces = chance * DIE_FACES
    if faces.denominator == 1:
        return say("death-angel-odds-faces", faces=int(faces))
    return say("death-angel-odds-percent", percent=percent(chance))


def endangered(message: str, who: list[str], chance: Fraction) -> Phrase | None:
    """A line about those who are in most danger; none where nobody is, or too many are."""
    if not who or len(who) > FEW or 2 * chance > 1:
        return None
    return say(message, marines=marines(who), count=len(who), odds=odds(chance))


def yes(flag: bool) -> str:
    """A flag for a select in a message."""
    return "yes" if flag else "no"


_FIELDS: Mapping[str, Callable[[Any], Any]] = {
    "marine": marine,
    "terrain": terrain,
    "side": side,
    "fatal": either,
    "faces": either,
}


def effect(of: msgspec.Struct) -> Phrase:
    """What a card does, in a sentence."""
    return spoken("death-angel-effect", of, _FIELDS)


# --- as somebody sees them -------------------------------------------------------------------------------------


def place_in(view: Seen, name: str, group: int = 0) -> Phrase:
    """A place with the name of the Marine there; the second of two groups is called so."""
    row = view.rows[int(name[1:]) - 1]
    where = say(
        "death-angel-place-of",
        side="left" if name[0] == "L" else "right",
        position=row.position,
        marine=marine(row.marine),
    )
    return say("death-angel-second-group", place=where) if group else where


def rolled(view: Seen) -> dict[str, Argument]:
    """The die on the table, and where it was rolled for."""
    roll = view.roll
    assert roll is not None
    return {"face": roll.face, "skull": yes(roll.skull), "size": roll.size, "place": place_in(view, roll.place)}
