"""Every word the client says is in the catalogue, and the catalogue holds no word that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

from starboard.core.text import Text

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted((ROOT / "src" / "starboard" / "locale" / "en").glob("*web.ftl"))
SOURCES = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]

MADE = (
    "web-quick-",
    "web-gt-hint-",
    "web-gt-about-",
    "web-about-",
    "web-facts-",
    "web-far-",
    "web-ended-",
    "web-key-",
    "web-manners-undo-",
    "web-mark-",
    "web-seats-",
    "web-size-",
    "web-page-",
    "web-da-whom-",
    "web-da-where-",
    "web-da-help-",
    "web-da-lasts-",
    "web-da-phase-",
    "web-da-type-",
)
"""Messages whose name ends with what the server says: a game, a phase, a kind of question."""

ELSEWHERE = {"death-angel", "space-alert", "galaxy-trucker"}
"""Names of games, which are no messages."""


def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if not path.name.endswith(".test.ts"))


def said() -> set[str]:
    return set(re.findall(r"['\"`](web-[a-z0-9-]+[a-z0-9])['\"`]", source()))


def known() -> set[str]:
    return {
        name
        for path in CATALOGUES
        for name in re.findall(r"^(web-[a-z0-9-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    }


def test_every_word_is_known() -> None:
    assert said() - known() == set()


def test_every_message_of_others_is_known() -> None:
    """The client says a few messages of the core and of the games as well."""
    text = Text()
    found = set(re.findall(r"\bt\(\s*['\"]([a-z0-9-]+)['\"]", source())) | set(
        re.findall(r"\bid: '([a-z0-9-]+)'", source())
    )
    found |= (
        set(re.findall(r"'((?:list|web|death-angel|space-alert|galaxy-trucker)-[a-z0-9-]+)'", source())) - ELSEWHERE
    )
    assert {name for name in found if not text.has(name)} == set()


def test_every_word_that_is_made_from_a_name_is_known() -> None:
    """Where the end of a message's name comes from a game there is a message for all of them."""
    text = Text()
    ends = set(re.findall(r"\bt\(`\$\{[^}]*\bgame\}-([a-z0-9-]+)`", source()))
    assert "name" in ends
    for game in ELSEWHERE:
        assert [end for end in sorted(ends) if not text.has(f"{game}-{end}")] == [], game
    for prefix in MADE:
        assert prefix in source(), prefix


def test_no_word_is_left_over() -> None:
    assert {word for word in known() - said() if not word.startswith(MADE)} == set()


def test_no_sentence_stands_in_the_client() -> None:
    """Text between tags comes from the catalogue; the game's own name of the house is the exception."""
    bare = re.compile(r">\s*([A-Z][a-z]+(?: [a-z]+)+)\s*<")
    found = {path.name: bare.findall(path.read_text(encoding="utf-8")) for path in SOURCES if path.suffix == ".svelte"}
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_no_message_is_written_twice() -> None:
    """Of two of one name only one is ever said."""
    catalogues = sorted((ROOT / "src" / "starboard" / "locale" / "en").glob("*.ftl"))
    names = [
        name
        for path in catalogues
        for name in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert sorted({name for name in names if names.count(name) > 1}) == []
