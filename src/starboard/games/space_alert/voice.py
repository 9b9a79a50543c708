"""The ship's computer as a voice: every sentence it can say, and the clips that were made of them.

The clips of a language lie in one file beside its catalogue, ``locale/LANG/voice/space-alert.ogg``, with a list of
where each sentence stands in it. ``scripts/make_voice.py`` makes both; a language that has none is only read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product

import msgspec

from starboard.core.text import Phrase, Text, say
from starboard.games.space_alert.announcements import WARNINGS, Announcement, Saying
from starboard.games.space_alert.ship import PHASES, ZONES
from starboard.games.space_alert.words import saying

CHECK = say("space-alert-say-check")
"""What is said so that a table hears whether it can hear."""
NUMBERS = range(1, 9)
"""A threat is announced for one of these turns (SA-4.3)."""
_PLAIN: tuple[Saying, ...] = (
    "opening",
    "incoming-data",
    "data-transfer",
    "transfer-over",
    "communications-down",
    "communications-restored",
)
_END = re.compile(r"(?<=[.!?…。！？])\s+")


def sentences(words: str) -> list[str]:
    """What is spoken in one breath."""
    return _END.split(words.strip())


def phrases() -> list[Phrase]:
    """Everything that the computer can say."""
    return [CHECK, *map(saying, _announcements())]


def _announcements() -> Iterator[Announcement]:
    for one in _PLAIN:
        yield Announcement(0, one, 1)
    for turn, serious, unconfirmed in product(NUMBERS, (False, True), (False, True)):
        for zone in ZONES:
            yield Announcement(0, "threat", 1, turn=turn, zone=zone, serious=serious, unconfirmed=unconfirmed)
        yield Announcement(0, "internal-threat", 1, turn=turn, serious=serious, unconfirmed=unconfirmed)
    for warning, phase, last in product(WARNINGS, range(1, len(PHASES) + 1), (False, True)):
        if last or phase < len(PHASES):
            yield Announcement(0, warning, phase, last)


def all_sentences(text: Text) -> list[str]:
    """Every sentence of a language, in the order in which they are met."""
    return list(dict.fromkeys(one for phrase in phrases() for one in sentences(text(phrase))))


# --- the clips ------------------------------------------------------------------------------------------------


class Clip(msgspec.Struct, frozen=True, array_like=True):
    """A piece of the sound file, in milliseconds. It begins on a frame of 20 ms, and silence lies around it."""

    at: int
    long: int


class Voice(msgspec.Struct, frozen=True):
    """A language's clips: of every sentence, and of the signals that go before them."""

    sentences: dict[str, Clip]
    signals: dict[str, Clip]


def _file(language: str, ending: str) -> bytes | None:
    found = files("starboard").joinpath("locale", language, "voice", f"space-alert.{ending}")
    return found.read_bytes() if found.is_file() else None


@cache
def voice(language: str) -> Voice | None:
    """Which clips a language has; ``None`` if nobody has made any."""
    found = _file(language, "json")
    return None if found is None else msgspec.json.decode(found, type=Voice)


def sound(language: str) -> bytes:
    """The file that the clips of :func:`voice` are pieces of: Opus in Ogg."""
    found = _file(language, "ogg")
    assert found is not None
    return found
