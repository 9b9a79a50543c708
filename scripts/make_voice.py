"""Give the ship's computer its voice: ``python scripts/make_voice.py [LANGUAGE …] [--check]``.

Needs espeak-ng and ffmpeg with libopus (``apt install espeak-ng ffmpeg``); neither is needed to play. Each sentence of
the catalogue is spoken by itself, filtered like a loudspeaker in a corridor, brought to one loudness and laid into one
file, with the signals before it. ``--check`` only says which sentences have no clip, or which clips nobody says.
"""

from __future__ import annotations

import subprocess
import sys
import wave
from array import array
from math import exp, pi, sin
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from starboard.core.text import Text
from starboard.games.space_alert.voice import Clip, Voice, all_sentences, voice

LOCALE = Path(__file__).parent.parent / "src" / "starboard" / "locale"
SPEAKERS = {"en": ("en-us+f4", 165, 42)}
"""For each language a voice of espeak-ng, words a minute, and its pitch."""
PRONOUNCED = {"en": (("T+", "T plus "),)}
RATE = 48_000
FRAME = RATE // 50
"""Clips begin on a frame of Opus, so that they can be taken out of the file without decoding it."""
GAP = 6 * FRAME
"""Silence between two clips: a decoder that begins here is in step when the voice comes."""
BITS = "24k"
FILTER = "highpass=f=160,lowpass=f=7500,aecho=0.85:0.6:11|23:0.22|0.12,acompressor=threshold=0.12:ratio=3:makeup=2"
QUIET = 260
LOUD = 4_200.0
PEAK = 27_000.0


def speak(sentence: str, language: str, folder: Path) -> array[int]:
    """A sentence as sound, without silence around it and as loud as all others."""
    name, speed, pitch = SPEAKERS[language]
    raw, made = folder / "raw.wav", folder / "made.wav"
    for written, said in PRONOUNCED.get(language, ()):
        sentence = sentence.replace(written, said)
    run("espeak-ng", "-v", name, "-s", str(speed), "-p", str(pitch), "-w", str(raw), sentence)
    run("ffmpeg", "-v", "error", "-y", "-i", str(raw), "-af", FILTER, "-ar", str(RATE), "-ac", "1", str(made))
    with wave.open(str(made)) as file:
        samples = array("h", file.readframes(file.getnframes()))
    heard = [place for place, sample in enumerate(samples) if abs(sample) > QUIET]
    samples = samples[heard[0] : heard[-1] + FRAME // 2]
    power = (sum(sample * sample for sample in samples) / len(samples)) ** 0.5
    gain = min(LOUD / power, PEAK / max(map(abs, samples)))
    return array("h", (round(sample * gain) for sample in samples))


def tones(*notes: tuple[float, float, float]) -> array[int]:
    """A signal: from when, how high, how long; each swells at once and fades."""
    made = [0.0] * round(RATE * max(at + last for at, _, last in notes))
    for at, pitch, last in notes:
        for place in range(round(RATE * last)):
            when = place / RATE
            swell = min(1.0, when / 0.004) * exp(-3.5 * when / last)
            wobble = sin(2 * pi * pitch * when) + 0.35 * sin(4 * pi * pitch * when) + 0.2 * sin(6 * pi * pitch * when)
            made[round(RATE * at) + place] += 9_000 * swell * wobble
    return array("h", (round(max(-PEAK, min(PEAK, one))) for one in made))


SIGNALS = {
    "alarm": lambda: tones((0, 660, 0.18), (0.2, 495, 0.2)),
    "beep": lambda: tones((0, 880, 0.25)),
    "pip": lambda: tones((0, 1046, 0.07)),
}
"""As web/src/sound/effects.ts has them: an exported mission has no browser to make them."""


def make(language: str) -> None:
    """Write the clips of a language and the list of them."""
    folder = LOCALE / language / "voice"
    folder.mkdir(exist_ok=True)
    track = array("h", bytes(2 * GAP))

    def lay(samples: array[int]) -> Clip:
        start = len(track)
        track.extend(samples)
        track.extend(array("h", bytes(2 * (-len(samples) % FRAME))))
        track.extend(array("h", bytes(2 * GAP)))
        return Clip(start * 1000 // RATE, round(len(samples) * 1000 / RATE))

    with TemporaryDirectory() as name:
        work = Path(name)
        signals = {kind: lay(signal()) for kind, signal in SIGNALS.items()}
        spoken = {one: lay(speak(one, language, work)) for one in all_sentences(Text(language))}
        with wave.open(str(work / "track.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(track.tobytes())
        opus = ("-c:a", "libopus", "-b:a", BITS, "-vbr", "on", "-frame_duration", "20", "-application", "voip")
        exact = ("-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact")
        sound = folder / "space-alert.ogg"
        run("ffmpeg", "-v", "error", "-y", "-i", str(work / "track.wav"), *exact, *opus, str(sound))
    (folder / "space-alert.json").write_bytes(listed(Voice(spoken, signals)))
    seconds = len(track) / RATE
    print(f"{language}: {len(spoken)} sentences, {seconds:.1f} s, {sound.stat().st_size:,} bytes")


def listed(made: Voice) -> bytes:
    """The list, a clip a line: what has changed is then easily seen."""
    parts = (
        f'  "{part}": {{\n'
        + ",\n".join(
            f"    {msgspec.json.encode(one).decode()}: {msgspec.json.encode(clip).decode()}" for one, clip in clips
        )
        + "\n  }"
        for part, clips in (("signals", made.signals.items()), ("sentences", made.sentences.items()))
    )
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def run(*command: str) -> None:
    """Run a tool; what it complains of is ours."""
    subprocess.run(command, check=True)


def check(language: str) -> list[str]:
    """What a language lacks, and what it has too much."""
    there = voice(language)
    have = set(there.sentences) if there else set()
    return sorted(have ^ set(all_sentences(Text(language))))


def main() -> int:
    """Make them, or look whether they are made."""
    wanted = [word for word in sys.argv[1:] if not word.startswith("-")] or list(SPEAKERS)
    if "--check" in sys.argv:
        old = [f"{language}: {sentence}" for language in wanted for sentence in check(language)]
        print("\n".join(old), end="\n" if old else "")
        return 1 if old else 0
    for language in wanted:
        make(language)
    return 0


if __name__ == "__main__":
    sys.exit(main())
