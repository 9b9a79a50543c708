"""What Space Alert offers to a crew with the real box: scripts to read or to hear, and its flight as a film."""

from __future__ import annotations

from functools import lru_cache

from starboard.core.languages import negotiate
from starboard.core.tools import AnyTool, Staged, Tool
from starboard.games.space_alert.flight_file import FlightFile, read
from starboard.games.space_alert.soundtrack import soundtrack
from starboard.games.space_alert.staging import stage
from starboard.games.space_alert.timetable import Timetable, Wanted, timetable
from starboard.games.space_alert.voice import voice


@lru_cache(maxsize=16)
def _sound(wanted: Wanted) -> bytes:
    """A language without a voice of its own is spoken in English."""
    language = negotiate([wanted.language])
    spoken = language if voice(language) else "en"
    return soundtrack(wanted.script(), wanted.transfer_seconds, spoken, wanted.solo)


TOOLS: dict[str, AnyTool] = {
    "timetable": Tool(Wanted, Timetable, timetable),
    "soundtrack": Tool(Wanted, bytes, _sound, media="audio/ogg"),
    "resolve": Tool(FlightFile, Staged, stage, read=read),
}
