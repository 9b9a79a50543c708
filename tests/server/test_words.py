"""Every message the server speaks is in the catalogue, and the catalogue holds none that nobody speaks."""

from __future__ import annotations

import re
from pathlib import Path

from starboard.core.text import Text

SOURCE = Path(__file__).parent.parent.parent / "src" / "starboard"
SPOKEN = re.compile(r'"((?:server|serve)-[a-z-]+)"')
WRITTEN = re.compile(r"^([a-z-]+) =", re.MULTILINE)


def test_words() -> None:
    files = [*(SOURCE / "server").rglob("*.py"), SOURCE / "cli" / "serve.py"]
    spoken = {name for file in files for name in SPOKEN.findall(file.read_text(encoding="utf-8"))}
    written = set(WRITTEN.findall((SOURCE / "locale" / "en" / "server.ftl").read_text(encoding="utf-8")))
    text = Text()
    assert {name for name in spoken if not text.has(name)} == set()
    assert {name for name in written if name.startswith(("server-", "serve-"))} - spoken == set()


def test_quick_phrases_and_bots_have_words() -> None:
    from starboard import bots
    from starboard.server.look import QUICK_PHRASES

    text = Text()
    assert all(text.has(phrase.id) for phrase in QUICK_PHRASES)
    assert all(text.has(f"bot-{name}") for name in bots.names())
