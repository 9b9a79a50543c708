"""What a visitor's browser remembers before the first page opens."""

from __future__ import annotations

import json
from typing import Any


def remembered(name: str | None = None, language: str = "", pace: str = "fast", new: bool = False) -> str:
    """A script that gives a browser its settings, once.

    Whoever plays has played before, unless a test says otherwise (``new``); whoever wants it ``fast`` reads quickly and
    need not tap on.
    """
    settings: dict[str, Any] = {"pace": pace, "briefed": [] if new else ["death-angel"]}
    if name is not None:
        settings |= {"name": name, "language": language, "sound": 0}
    return (
        "if (!localStorage.getItem('starboard.settings'))"
        f" localStorage.setItem('starboard.settings', JSON.stringify({json.dumps(settings)}))"
    )
