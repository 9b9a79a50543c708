"""Which languages there are, where their words lie, and which of them a reader gets.

A language is a folder named by its BCP-47 tag: ``en``, ``pt-BR``, ``zh-Hant``. What it lacks is said in the language it
is a kind of, and at last in English, message by message: ``pt-BR``, then ``pt``, then ``en``.

Catalogues are ``locale/LANG/*.ftl``, rules are ``locale/LANG/rules/GAME.md``. Another installed package brings its own,
of a game or of a language, by an entry point of the group ``starboard.words`` that names the package they lie in::

    [project.entry-points."starboard.words"]
    overload = "overload"
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel.core import Locale, UnknownLocaleError

ENGLISH = "en"
PSEUDO = "en-XA"
"""Made from English as the program runs (:mod:`starboard.core.pseudo`); for whoever asks for it by name."""

TAG = re.compile(
    r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*",
)
"""A tag as BCP 47 writes it: language, script, region, variants."""


@cache
def homes() -> tuple[Traversable, ...]:
    """The folders of languages: ours, whose messages count, then those that other packages bring."""
    points = sorted(entry_points(group="starboard.words"), key=lambda point: point.name)
    return tuple(files(package) / "locale" for package in ("starboard", *(point.value for point in points)))


def languages() -> list[str]:
    """The languages that have a catalogue, English first."""
    names = {
        folder.name for home in homes() for folder in home.iterdir() if folder.is_dir() and TAG.fullmatch(folder.name)
    }
    return sorted(names, key=lambda name: (name != ENGLISH, name))


def fallbacks(tag: str) -> list[str]:
    """The languages to look into for somebody who reads this one, best first."""
    return list(dict.fromkeys((*_wider(tag), ENGLISH)))


def matching(wish: str) -> str | None:
    """The language for somebody who wishes this one: itself, one it is a kind of, or another kind of the same."""
    offered = languages()
    tag = _as_tag(wish)
    if tag == PSEUDO:
        return tag
    alike = (name for name in offered if name.split("-")[0] == tag.split("-")[0])
    return next((name for name in _wider(tag) if name in offered), next(alike, None))


def own_name(tag: str) -> str:
    """A language as those who speak it call it."""
    try:
        name: str | None = Locale.parse(tag, sep="-").display_name
    except UnknownLocaleError:
        name = None
    return name or tag


def negotiate(wishes: Iterable[str]) -> str:
    """The first wish that can be met, else English."""
    return next((found for wish in wishes if (found := matching(wish))), ENGLISH)


def catalogues(language: str) -> Iterator[tuple[str, str]]:
    """The catalogues of a language: their files, and what they say."""
    return _texts(homes(), language, ".ftl")


def rulebooks(language: str) -> dict[str, str]:
    """The rules of the games that a language has, by game."""
    return {file.removesuffix(".md"): text for file, text in _texts(homes(), f"{language}/rules", ".md")}


def _texts(places: Iterable[Traversable], path: str, kind: str) -> Iterator[tuple[str, str]]:
    for folder in (place / path for place in places):
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(kind):
                    yield file.name, file.read_text(encoding="utf-8")


def _wider(tag: str) -> list[str]:
    """``zh-Hant-TW``, ``zh-Hant``, ``zh``."""
    parts = tag.split("-")
    return ["-".join(parts[:most]) for most in range(len(parts), 0, -1)]


def _as_tag(wish: str) -> str:
    """As tags are written, from what people and systems write: ``pt_BR.UTF-8``, ``PT-br``."""
    parts = re.split(r"[.@]", wish)[0].replace("_", "-").split("-")
    return "-".join([parts[0].lower(), *map(_subtag, parts[1:])])


def _subtag(part: str) -> str:
    return part.title() if len(part) == 4 and part.isalpha() else part.upper() if len(part) == 2 else part.lower()
