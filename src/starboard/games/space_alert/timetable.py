"""A script for whoever reads it out or listens to it: which one is wanted, and everything that is said in it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from starboard.core.chance import Seeded
from starboard.core.text import Phrase, commas, say
from starboard.core.tools import Unusable
from starboard.games.space_alert.announcements import Announcement, timeline
from starboard.games.space_alert.generator import Dials, Length, generate
from starboard.games.space_alert.missions import Group, Script, find, scripts
from starboard.games.space_alert.words import saying

GENERATED = "generated"
WINDOW = 10
"""Seconds of a data transfer, unless somebody wants it otherwise (D-31)."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A printed script by name or code, or a generated one: the same seed and dials give the same mission."""

    mission: Annotated[str, Meta(max_length=40)]
    seed: Annotated[int, Meta(ge=0, lt=2**53)] = 0
    length: Length = "normal"
    threat_points: Annotated[int, Meta(ge=5, le=10)] = 8
    transfer_seconds: Annotated[int, Meta(ge=5, le=30)] = WINDOW
    solo: bool = False
    language: Annotated[str, Meta(max_length=35)] = "en"

    def script(self) -> Script:
        """The script itself."""
        if self.mission.strip().lower() == GENERATED:
            return generate(Dials(length=self.length, points=self.threat_points), Seeded(self.seed))
        found = find(self.mission)
        if found is None:
            known = commas([GENERATED, *scripts()])
            raise Unusable(say("space-alert-no-mission", mission=self.mission, known=known))
        return found

    def announcements(self) -> tuple[Announcement, ...]:
        """Everything that is said, in order."""
        return timeline(self.script(), self.transfer_seconds, self.solo)


class Spoken(msgspec.Struct, frozen=True):
    """An announcement with its words."""

    announcement: Announcement
    words: Phrase


class Timetable(msgspec.Struct, frozen=True):
    """A script with everything that is said in it."""

    id: str
    code: str
    group: Group
    phase_ends: tuple[int, ...]
    spoken: list[Spoken]


def timetable(wanted: Wanted) -> Timetable:
    """What a reader reads out, and when."""
    script = wanted.script()
    spoken = [Spoken(said, saying(said)) for said in wanted.announcements()]
    return Timetable(script.id, script.code, script.group, script.phase_ends, spoken)
