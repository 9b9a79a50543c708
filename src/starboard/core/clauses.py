"""The rules of a game as numbered clauses, in the reader's language."""

from __future__ import annotations

import re
from functools import cache

from starboard.core import languages, pseudo
from starboard.core.languages import ENGLISH, PSEUDO

_CLAUSE = re.compile(r"^- (\*{0,2})([A-Z]{2,3}-\d+(?:\.\d+)+)(?=[ *])(?:\*\*)? ?(.*)$")
_HEADING = "§ "


def rules(game: str, language: str = ENGLISH) -> dict[str, str]:
    """The clauses of a game in order: ``{"DA-1.1": "128 cards: …"}``. Headings are keys like ``§ 3. Setup``.

    A clause that the language lacks is told in the next one it falls back to, at last in English.
    """
    if language == PSEUDO:
        return {_worn(name): pseudo.clause(words) for name, words in rules(game).items()}
    chain = [parsed(game, tag) for tag in reversed(languages.fallbacks(language))]
    made = dict(chain[0])
    for translated in chain[1:]:
        made = _laid_over(made, translated)
    return made


def is_heading(name: str) -> bool:
    """Whether this is no clause but what stands above some."""
    return name.startswith(_HEADING)


def parsed(game: str, language: str) -> dict[str, str]:
    """The clauses that this language has itself."""
    return _parse(languages.rulebooks(language).get(game, ""))


def _worn(name: str) -> str:
    return _HEADING + pseudo.bracketed(pseudo.accented(name.removeprefix(_HEADING))) if is_heading(name) else name


def _laid_over(below: dict[str, str], above: dict[str, str]) -> dict[str, str]:
    """The clauses of one language, each with the words of another one where that has any."""
    places = {place: name for name, place in _places(above).items()}
    return {
        name: above.get(name) or words
        for name, words in ((places.get(place, name), below[name]) for name, place in _places(below).items())
    }


def _places(clauses: dict[str, str]) -> dict[str, tuple[str, int]]:
    """What tells headings of different languages apart: the clause they lead to, and how far it is."""
    places: dict[str, tuple[str, int]] = {}
    following, far = "", 0
    for name in reversed(clauses):
        following, far = (following, far + 1) if is_heading(name) else (name, 0)
        places[name] = (following, far)
    return dict(reversed(places.items()))


@cache
def _parse(text: str) -> dict[str, str]:
    clauses: dict[str, str] = {}
    last, gap = "", ""
    for line in text.splitlines():
        clause = _CLAUSE.match(line)
        if line.startswith("#"):
            last = _HEADING + line.lstrip("# ").strip()
            clauses[last] = ""
        elif clause:
            bold, last, words = clause.groups()
            # "**SA-3.9 Title** text" keeps its title in bold, "**DA-1.1** text" has none.
            clauses[last] = f"**{words}" if bold and not line.startswith(f"- **{last}**") else words
        elif last and line.strip():
            # An empty line parts what stands before it: a table ends there.
            clauses[last] = f"{clauses[last]}{gap}\n{line.rstrip()}".strip("\n")
        gap = "" if line.strip() else "\n"
    return clauses
