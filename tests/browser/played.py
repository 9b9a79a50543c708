"""Games that were played: the golden playthroughs as replays of the house, and a table that bots have lost at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.house import create

from starboard import games
from starboard.core import course
from starboard.core import record as record_
from starboard.core.entries import Record
from starboard.lab import golden

PLAYED = Path(__file__).parents[1] / "lab" / "golden"
START = """(code) => fetch(`/api/tables/${code}/start`, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({fill: true})})"""


OVER = """() => {
    if (document.querySelector('[data-testid=result]')) return true;
    [...document.querySelectorAll('[data-testid=prompt] button')].find((one) => one.textContent === 'Skip')?.click();
    return false;
}"""
"""Bots that play in no time leave a long story to whoever watches: it is skipped."""


def ended(page: Page, board: str = "") -> str:
    """A table of two bots that have lost; its code."""
    code = create(page, seats=2, seed=2, watch=True, bots={"0": "random", "1": "random"})
    page.evaluate(START, code)
    page.goto(f"/table/{code}{board}")
    page.wait_for_function(OVER, polling=200)
    return code


def recorded(name: str) -> Record:
    """The record of a golden game."""
    _game, record = golden.recorded((PLAYED / f"{name}.jsonl").read_text(encoding="utf-8"), games.find)
    return record


def uploaded(page: Page, name: str) -> str:
    """A golden game as a replay of this house; its id."""
    game, record = golden.recorded((PLAYED / f"{name}.jsonl").read_text(encoding="utf-8"), games.find)
    return str(_post(page, "/api/replays", data=record_.dumps(game, record, course.end(game, record)))["id"])


def playing_on(page: Page, id: str, n: int, seat: int) -> str:
    """A table that stands after so many entries of a replay, with the page's guest on a seat; its code."""
    return str(_post(page, f"/api/replays/{id}/play-on", data={"n": n, "seat": seat, "name": "Ola"})["table"]["code"])


def launched(page: Page) -> tuple[str, int, int]:
    """The golden game of six is won here by its last move: the table's code, the seat, the step before."""
    record = recorded("death-angel-six")
    n, seat = len(record.entries) - 1, record.entries[-1].seat
    assert seat is not None
    code = playing_on(page, uploaded(page, "death-angel-six"), n, seat)
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Try to launch").click()
    return code, seat, n


def _post(page: Page, path: str, data: Any) -> dict[str, Any]:
    origin = page.evaluate("location.origin")
    answer = page.request.post(f"{origin}{path}", data=data, headers={"origin": origin})
    assert answer.ok, answer.text()
    said: dict[str, Any] = answer.json()
    return said
