"""A mission as sound, for a table with the real box: what the computer says, at the script's seconds.

The clips are joined packet by packet, with silence between them, so no encoder is needed (docs/decisions). Every
announcement begins with its signal; the countdown gives every second its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from starboard.core.text import Text
from starboard.games.space_alert import ogg
from starboard.games.space_alert.announcements import Announcement, Saying, timeline
from starboard.games.space_alert.missions import Script
from starboard.games.space_alert.voice import Clip, Voice, sentences, sound, voice
from starboard.games.space_alert.words import saying

URGENT: tuple[Saying, ...] = ("threat", "internal-threat", "communications-down", "phase-end")
"""These begin with the alarm, the others with a beep."""
ENDS: tuple[Saying, ...] = ("transfer-over", "communications-restored")
"""Nobody may miss what begins at the same second: that something is over can be said after it."""
PAUSE = 120
"""Milliseconds between two sentences, and after a signal."""
BEFORE = 1_000
"""Milliseconds of silence before the opening: players that swallow the first moments swallow nothing."""
AFTER = 2_000
LEAD = 4
"""Packets of silence that are kept before a clip, so that the decoder is in step when it begins."""


class Cue(NamedTuple):
    """A clip and when it is heard, in milliseconds from the opening."""

    at: int
    clip: Clip


def cues(script: Script, window: int, made: Voice, text: Text, solo: bool = False) -> list[Cue]:
    """Everything that is heard. What would begin while something else is said waits until that is over."""
    found: list[Cue] = []
    free = 0
    for said in sorted(timeline(script, window, solo), key=lambda said: (said.at, said.saying in ENDS)):
        row = _row(said, made, text)
        late = max(0, free - said.at * 1000)
        found += [Cue(at + late, clip) for at, clip in row]
        free = found[-1].at + found[-1].clip.long + PAUSE
    return found


def _row(said: Announcement, made: Voice, text: Text) -> list[Cue]:
    start = said.at * 1000
    spoken = [made.sentences[one] for one in sentences(text(saying(said)))]
    if said.saying == "countdown":
        pip = made.signals["pip"]
        return [
            cue
            for second, clip in enumerate(spoken)
            for cue in (Cue(start + second * 1000, pip), Cue(start + second * 1000 + pip.long + PAUSE // 2, clip))
        ]
    row = []
    for clip in (made.signals["alarm" if said.saying in URGENT else "beep"], *spoken):
        row.append(Cue(start, clip))
        start += clip.long + PAUSE
    return row


def soundtrack(script: Script, window: int, language: str = "en", solo: bool = False) -> bytes:
    """The mission as an Ogg Opus file: its first second is silence, then comes the opening."""
    made = voice(language)
    assert made is not None, "a language without a voice was asked to speak"
    source = _source(language)
    return ogg.write(source._replace(packets=_join(cues(script, window, made, Text(language), solo), source.packets)))


@lru_cache(maxsize=4)
def _source(language: str) -> ogg.Stream:
    return ogg.read(sound(language))


def _join(row: Sequence[Cue], source: Sequence[bytes]) -> list[bytes]:
    packets: list[bytes] = []
    for at, clip in row:
        begins, first = round((BEFORE + at) / ogg.FRAME), clip.at // ogg.FRAME
        lead = min(LEAD, begins - len(packets))
        packets += [ogg.SILENCE] * (begins - lead - len(packets))
        packets += source[first - lead : first + clip.long // ogg.FRAME + 2]
    return packets + [ogg.SILENCE] * (AFTER // ogg.FRAME)
