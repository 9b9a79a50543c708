"""What the server says a seat saw, moment by moment, and what Death Angel's board shows of it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from starboard.core import patch

PIECE = 99
MARINE = re.compile(
    r".*, row (\d+), .*\. Faces (\w+), range (\d), tokens (\d+)\. On the left (\d+), on the right (\d+)\."
)
SHOWN = """
    const label = (words) => [...document.querySelectorAll(`:not([inert]) > .line [aria-label*="${words}"]`)]
        .map((one) => one.ariaLabel);
    const [marines, swarms] = [label('played by'), label('swarm of')];
"""


def film(page: Page, path: str, last: int) -> dict[str, Any]:
    """Views by place, such as ``12.3``: the fourth moment of step 12, or where it led if it has no more than three."""
    seen: dict[str, Any] = {}
    view: Any = None
    for first in range(0, last + 1, PIECE):
        ask = f"{path}first={first}&last={first + PIECE}&moments=true"
        answer = page.evaluate("(path) => fetch(path).then((answer) => answer.json())", ask)
        for step in answer["steps"] if isinstance(answer, dict) else answer:
            if "view" in step:
                view = step["view"]
                if step["n"]:
                    continue
            for i, event in enumerate(step["events"]):
                view = patch.apply(view, event.get("patch", {}))
                seen[f"{step['n']}.{i}"] = view
            view = patch.apply(view, step.get("patch", {}))
            seen[f"{step['n']}.{len(step['events'])}"] = view
    return seen


def drawn(shown: dict[str, Any]) -> dict[str, Any]:
    """What the names of the things on the board say: see :data:`SHOWN`."""
    rows = [MARINE.match(label) for label in shown["marines"]]
    assert all(rows), shown["marines"]
    return {
        "rows": [(int(row[1]), row[2], int(row[3]), int(row[4]), int(row[5]), int(row[6])) for row in rows if row],
        "odds": [label.rsplit(" survives on ", 1)[-1] for label in shown["swarms"]],
    }


def expected(view: Any) -> dict[str, Any]:
    """The same of a view."""

    def cards(side: dict[str, Any]) -> int:
        return sum(len(swarm["cards"]) for swarm in side["swarms"])

    def odds(swarm: dict[str, Any], front: bool) -> str:
        alone = f"{swarm['survival']} of 6" if swarm["percent"] is None else f"{swarm['percent']}%"
        tokens = swarm["supported"] if front else None
        return f"{alone}." if tokens is None else f"{alone}, with his tokens {tokens}%."

    return {
        "rows": [
            (row["position"], row["facing"], row["range"], row["tokens"], cards(row["left"]), cards(row["right"]))
            for row in view["rows"]
        ],
        "odds": [
            odds(swarm, row["facing"] == side)
            for row in view["rows"]
            for side in ("left", "right")
            for swarm in row[side]["swarms"]
        ],
    }
