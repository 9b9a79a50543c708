"""How it ended: a dialog that keeps the focus until somebody wants to look at the board."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.house import create

WITHIN = "document.querySelector('[data-testid=result]').contains(document.activeElement)"
START = """(code) => fetch(`/api/tables/${code}/start`, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({fill: true})})"""


def test_the_focus_stays_in_it(visit: Callable[..., Page]) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    code = create(page, seats=2, seed=2, watch=True, bots={"0": "random", "1": "random"})
    page.evaluate(START, code)
    page.goto(f"/table/{code}")
    result = page.get_by_test_id("result")
    expect(result).to_be_focused()
    stops = set()
    for _ in range(12):
        page.keyboard.press("Tab")
        stops.add(page.evaluate("document.activeElement.textContent"))
        assert page.evaluate(f"{WITHIN} || document.activeElement === document.body")
    assert "Review" in stops
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
