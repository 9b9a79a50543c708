"""The ship's computer has a clip for everything it says, and a mission as sound says it at the script's seconds."""

from __future__ import annotations

import itertools
import shutil
import subprocess
from array import array
from pathlib import Path

import pytest

from starboard.cli import main
from starboard.core import languages
from starboard.core.chance import Seeded
from starboard.core.text import Text
from starboard.games.space_alert import ogg
from starboard.games.space_alert.announcements import timeline
from starboard.games.space_alert.generator import Dials, Length, generate
from starboard.games.space_alert.missions import Script, find, scripts
from starboard.games.space_alert.soundtrack import BEFORE, ENDS, LEAD, cues, soundtrack
from starboard.games.space_alert.voice import CHECK, Voice, all_sentences, sentences, sound, voice
from starboard.games.space_alert.words import saying

ENGLISH = Text("en")
MOST_BYTES = 600_000
SPOKEN = [language for language in languages.languages() if voice(language)]


def clips() -> Voice:
    found = voice("en")
    assert found is not None
    return found


def generated(count: int) -> list[Script]:
    lengths: tuple[Length, ...] = ("short", "normal", "long")
    return [generate(Dials(length=lengths[n % 3], points=5 + n % 6), Seeded(n)) for n in range(count)]


@pytest.mark.parametrize("script", [*scripts().values(), *generated(60)], ids=lambda script: script.id)
def test_every_announcement_has_its_clips(script: Script) -> None:
    for solo in (False, True):
        for said in timeline(script, 10, solo):
            for one in sentences(ENGLISH(saying(said))):
                assert one in clips().sentences


def test_there_is_a_voice() -> None:
    assert "en" in SPOKEN
    assert all(one in clips().sentences for one in sentences(ENGLISH(CHECK)))


@pytest.mark.parametrize("language", SPOKEN)
def test_the_clips_are_those_of_the_words(language: str) -> None:
    made = voice(language)
    assert made is not None
    assert set(made.sentences) == set(all_sentences(Text(language))), "run python scripts/make_voice.py"
    assert len(sound(language)) <= MOST_BYTES
    print(f"{language}: {len(made.sentences)} clips in {len(sound(language)):,} bytes")


def test_clips_lie_apart_in_their_file() -> None:
    """A piece that is cut out on frames has nothing of its neighbours."""
    length = len(ogg.read(sound("en")).packets) * ogg.FRAME
    row = sorted([*clips().signals.values(), *clips().sentences.values()], key=lambda clip: clip.at)
    for clip, following in itertools.pairwise(row):
        assert clip.at % ogg.FRAME == 0
        assert clip.at + clip.long + (LEAD + 1) * ogg.FRAME <= following.at
    assert row[-1].at + row[-1].long < length


def test_a_file_is_read_as_it_was_written() -> None:
    source = ogg.read(sound("en"))
    assert ogg.read(ogg.write(source)) == source
    with pytest.raises(ValueError):
        ogg.read(b"RIFF" + bytes(40))


@pytest.mark.parametrize("script", [*scripts().values(), *generated(30)], ids=lambda script: script.id)
def test_what_begins_is_said_at_its_second(script: Script) -> None:
    heard = {cue.at for cue in cues(script, 10, clips(), ENGLISH)}
    for said in timeline(script, 10):
        if said.saying not in ENDS:
            assert said.at * 1000 in heard
    row = cues(script, 10, clips(), ENGLISH)
    for one, following in itertools.pairwise(row):
        assert one.at + one.clip.long <= following.at, "nobody speaks two sentences at once"


# --- measured from the file -------------------------------------------------------------------------------------


def onsets_of_packets(data: bytes) -> list[float]:
    """When a silence of a second or more ends, by the packets of the file."""
    found, quiet = [], 50
    for place, packet in enumerate(ogg.read(data).packets):
        if packet != ogg.SILENCE and quiet >= 50:
            found.append((place + LEAD) * ogg.FRAME / 1000)
        quiet = quiet + 1 if packet == ogg.SILENCE else 0
    return found


def onsets_of_sound(data: bytes) -> list[float]:
    """The same by ear."""
    command = ["ffmpeg", "-v", "error", "-i", "pipe:0", "-ac", "1", "-ar", "8000", "-f", "s16le", "pipe:1"]
    samples = array("h", subprocess.run(command, input=data, check=True, capture_output=True, timeout=120).stdout)
    found, last = [], -8000
    for place, sample in enumerate(samples):
        if abs(sample) > 600:
            if place - last >= 8000:
                found.append(place / 8000)
            last = place
    return found


def expected(script: Script) -> list[float]:
    """Moments after at least a second of silence, as the script has them."""
    found, free = [], -2000
    for at, clip in cues(script, 10, clips(), ENGLISH):
        if at - free >= 1100:
            found.append((at + BEFORE) / 1000)
        free = at + clip.long
    return found


@pytest.mark.parametrize("name", ["mission-1", "test-run-1"])
def test_the_cues_stand_at_the_seconds_of_the_script(name: str) -> None:
    script = scripts()[name]
    data = soundtrack(script, 10)
    wanted = expected(script)
    assert len(wanted) > 10
    ways = [onsets_of_packets, *([onsets_of_sound] if shutil.which("ffmpeg") else [])]
    for way in ways:
        found = [min(way(data), key=lambda at: abs(at - one)) for one in wanted]
        worst = max(abs(at - one) for at, one in zip(found, wanted, strict=True))
        print(f"{name}, {way.__name__}: {len(wanted)} cues, off by at most {1000 * worst:.0f} ms")
        assert worst <= 0.05


# --- the command ------------------------------------------------------------------------------------------------


def test_a_mission_is_written_as_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "out.ogg"
    assert main(["mission", "S2-1", "--export", str(file)]) == 0
    assert file.read_bytes() == soundtrack(scripts()["mission-1"], 10)
    assert "10:00" in capsys.readouterr().out


def test_a_mission_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mission", "test-run-1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "0:00 · Contacts ahead. Phase 1 begins." in lines
    assert lines.index("Phase 1") < lines.index("Phase 2")
    assert "Phase 3" not in lines


def test_the_same_seed_is_the_same_mission(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mission", "generated", "--seed", "7"]) == 0
    first = capsys.readouterr().out
    assert main(["mission", "Generated", "--seed", "7", "--print"]) == 0
    assert capsys.readouterr().out == first
    assert "Generated mission 7" in first


def test_what_is_no_mission_or_no_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mission", "mission-9"]) == 2
    assert "S2-1" in capsys.readouterr().err
    assert main(["mission", "mission-1", "--export", str(tmp_path / "out.mp3")]) == 2
    assert ".ogg" in capsys.readouterr().err


def test_the_codes_of_the_sheets() -> None:
    assert {found.id for script in scripts().values() if (found := find(script.code.lower()))} == set(scripts())
    assert find("S3-1") is None
