"""What things are called, as phrases: Marines, cards, places, and what a card does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

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
    MARINE,
    MARINE_NAMES,
    SKULL,
    EventCard,
)
from starboard.games.death_angel.odds import SURE, percent, spared
from starboard.games.death_angel.seen import Seen
from starboard.games.death_angel.state import State


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
    """A Terrain card as the board and everybody calls it; its whole name stands where the card is read."""
    return say(f"death-angel-short-{name}")


def enemy(name: str) -> Phrase:
    """A Genestealer card by its symbol, or a Brood Lord."""
    return say(f"death-angel-enemy-{name}")


def enemies(cards: Iterable[str]) -> list[Phrase]:
    """Genestealer cards, like ones counted."""
    return [
        say("death-angel-some", count=count, card=enemy(card)) if count > 1 else enemy(card)
        for card, count in sorted(Counter(cards).items(), key=lambda item: ENEMY_NAMES.index(item[0]))
    ]


def counted(cards: Iterable[str]) -> list[Phrase]:
    """Genestealer cards that come from a pile or go there, as a sentence counts them."""
    return [
        say("death-angel-counted", count=count, card=card)
        for card, count in sorted(Counter(cards).items(), key=lambda item: ENEMY_NAMES.index(item[0]))
    ]


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


def odds(chance: Fraction, beside: Fraction = SURE) -> Phrase:
    """A chance as the shield says it: faces of six, or percent where faces can't say it or the one it stands beside."""
    faces = chance * DIE_FACES
    if faces.denominator == (beside * DIE_FACES).denominator == 1:
        return say("death-angel-odds-faces", faces=int(faces))
    return say("death-angel-odds-percent", percent=percent(chance))


def differ(one: Fraction, other: Fraction) -> bool:
    """Whether two chances are read out as two: who hears the same number twice has heard nothing."""
    return one != other and odds(one, other) != odds(other, one)


Standing: TypeAlias = tuple[int, Fraction, Fraction]
"""A Marine, and how likely he survives without a move and with it."""


def better_and_worse(message: str, better: Standing, worse: Standing) -> Phrase:
    """A line about who is better off and who is worse: by faces, where faces can say all of it."""
    (one, before, after), (other, was, then) = better, worse
    faces = [DIE_FACES * chance for chance in (before, after, was, then)]
    whole = all(count.denominator == 1 for count in faces)
    return say(
        message,
        whole=yes(whole),
        marine=marine(MARINE_NAMES[one]),
        before=odds(before, after),
        after=odds(after, before),
        more=int(faces[1] - faces[0]),
        other=marine(MARINE_NAMES[other]),
        was=odds(was, then),
        then=odds(then, was),
        fewer=int(faces[2] - faces[3]),
    )


def endangered(message: str, state: State, who: list[str], chance: Fraction) -> Phrase | None:
    """A line about those who are in most danger; none where nobody is, or too many are."""
    if not who or len(who) > FEW or 2 * chance > 1:
        return None
    hope = "yes" if chance > 0 else "artefact" if any(spared(state, MARINE[one]) for one in who) else "no"
    return say(message, marines=marines(who), count=len(who), odds=odds(chance), hope=hope)


def yes(flag: bool) -> str:
    """A flag for a select in a message."""
    return "yes" if flag else "no"


def fallen(card: int, marine: str) -> Phrase:
    """What is left of an Action card whose Marine has fallen."""
    return say("death-angel-card-fallen", marine=say(f"death-angel-marine-{marine}"), type=ACTION[card].type)


_FIELDS: Mapping[str, Callable[[Any], Any]] = {
    "marine": marine,
    "terrain": terrain,
    "fatal": either,
    "faces": either,
}


def effect(of: msgspec.Struct) -> Phrase:
    """What a card does, in a sentence."""
    return spoken("death-angel-effect", of, _FIELDS)


def use(of: msgspec.Struct, card: str) -> Phrase:
    """What speaks for activating a Terrain card that does this, in a few words."""
    return spoken("death-angel-because-use", of, _FIELDS, card=terrain(card), skulls=sum(SKULL), faces=DIE_FACES)


# --- as somebody sees them -------------------------------------------------------------------------------------


def near(view: Seen, name: str, group: int = 0) -> dict[str, Argument]:
    """What messages need to point at a swarm as people do: how many, which side of which Marine ("the two beside
    Leon"), and whether it is the other of two groups there."""
    row = view.rows[int(name[1:]) - 1]
    side, across = (row.left, row.right) if name[0] == "L" else (row.right, row.left)
    faces = row.facing == ("left" if name[0] == "L" else "right")
    return {
        "size": len(side.swarms[group].cards),
        "where": "beside" if not across.swarms else "front" if faces else "behind",
        "beside": marine(row.marine),
        "other": yes(group > 0),
    }


def place(view: Seen, name: str) -> dict[str, Argument]:
    """What messages need to point at a place, taken or not: a side of a Marine."""
    return {"side": side_of(name), "beside": marine(view.rows[int(name[1:]) - 1].marine)}


def side_of(place: str) -> str:
    """The side of a place, as messages select it."""
    return "left" if place[0] == "L" else "right"


def rolled(view: Seen) -> dict[str, Argument]:
    """The die on the table, and what it is worth."""
    roll = view.roll
    assert roll is not None
    lords = roll.lords if roll.kind == "defence" else 0
    return {
        "sum": total(roll.face, lords),
        "size": roll.size,
        "face": roll.face,
        "good": yes(roll.good),
        "by": roll.by,
        "odds": roll.odds,
    }


def instead(better: int, worse: int, misses: int) -> dict[str, Argument]:
    """What messages need to say of a roll that would replace a success: how many faces are better, how many worse, and
    whether those bring less or nothing."""
    return {"odds": better, "worse": worse, "fewer": yes(misses < worse)}


def total(face: int, lords: int) -> Phrase:
    """A face, less what Brood Lords subtract from it (DA-12.9)."""
    return say("death-angel-log-sum", face=face, lords=lords, value=face - lords)
