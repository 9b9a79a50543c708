"""Every page in the pseudo-language: all words come from catalogues, whole, and there is room for longer ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.house import create
from tests.browser.player import Player
from tests.browser.trucker_moments import MOMENTS, stand

import starboard
from starboard.core.languages import PSEUDO
from starboard.lab.conformance import random_table

Visit = Callable[..., Page]

SEAMS = (Path(__file__).parent / "seams.js").read_text(encoding="utf-8")
NAMES = ["Ola", "Marek", "Starboard", "English", r"KRZPTV", r"https?://\S+", r"[A-Z]{6}"]
"""What stands as it is in every language: people, the house, codes of tables, addresses."""
MOVE = """async () => {
    document.querySelector('[data-testid=move]:enabled')?.click();
    await new Promise((soon) => setTimeout(soon, 200));
}"""
START = """(code) => fetch(`/api/tables/${code}/start`, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({fill: true})})"""
GAMES = ("death-angel", "space-alert", "galaxy-trucker")


class Tour:
    """A walk through the pages; collects what is wrong with each."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}

    def look(self, where: str) -> None:
        faults: list[str] = self.page.evaluate(SEAMS, NAMES)
        if faults:
            self.found[where] = faults

    def end(self) -> None:
        """Nothing was wrong anywhere."""
        assert not self.found, "\n".join(f"{where}: {what}" for where, all in self.found.items() for what in all)

    def go(self, path: str, wait: str = "main") -> None:
        self.page.goto(path)
        self.page.locator(wait).first.wait_for()
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        self.look(path)


@pytest.fixture(params=["phone", "laptop"])
def tour(visit: Visit, request: pytest.FixtureRequest) -> Tour:
    return Tour(visit(size=request.param, name="Ola", language=PSEUDO, reduced_motion="reduce"))


def test_pages(tour: Tour) -> None:
    for path in ("/", "/settings", "/rules", "/replay/", "/nowhere", "/seat/none", "/table/XXXXXX"):
        tour.go(path)
    for game in GAMES:
        tour.go(f"/new/{game}")
        tour.go(f"/learn/{game}")
        tour.go(f"/rules/{game}")
        tour.page.locator("[aria-pressed=false]").click()
        tour.page.locator("article.card").first.wait_for()
        tour.look(f"cards of {game}")
    tour.end()


def test_lobby(tour: Tour, visit: Visit) -> None:
    code = create(tour.page, "space-alert", seats=3, bots={"2": "random"})
    marek = visit(f"/table/{code}", name="Marek")
    marek.get_by_role("button", name="Sit down").click()
    tour.go(f"/table/{code}", "[data-testid=code]")
    tour.page.get_by_text("Marek").first.wait_for()
    tour.look("lobby with a friend")
    tour.end()


@pytest.mark.parametrize(("game", "board"), [("death-angel", ""), *((game, "?generic=1") for game in GAMES)])
def test_table(tour: Tour, game: str, board: str) -> None:
    page = tour.page
    code = create(page, game, quick=True, seed=5, bots={"1": "random"}, seats=2)
    page.goto(f"/table/{code}{board}")
    page.get_by_test_id("prompt").wait_for()
    for n in range(12):
        tour.look(f"{n} moves")
        if board:
            page.evaluate(MOVE)
        else:
            Player(page, 3).play(1)
    for n, sheet in enumerate(page.locator("button.icon:visible, button.tool:visible").all()):
        if sheet.is_visible() and sheet.is_enabled():
            sheet.click()
            page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
            tour.look(f"sheet {n}")
            page.keyboard.press("Escape")
    tour.end()


@pytest.mark.parametrize("moment", MOMENTS)
def test_galaxy_trucker(tour: Tour, moment: str) -> None:
    tour.go(f"/table/{stand(tour.page, moment)}", "[data-testid=prompt]")
    tour.end()


def test_review(tour: Tour, tmp_path: Path) -> None:
    for game in GAMES:
        file = tmp_path / f"{game}.starboard"
        table = random_table(starboard.game(game), 2, seed=4)
        table.save(file)
        tour.page.goto("/replay/")
        tour.page.locator("input[type=file]").set_input_files(file)
        tour.page.get_by_test_id("step").wait_for()
        last = len(table.record.entries)
        for n in (0, last // 3, 2 * last // 3, last):
            tour.page.locator("input[type=range]").fill(str(n))
            tour.page.locator(f"[data-testid=step]:has-text('{n}')").wait_for()
            tour.page.wait_for_load_state("networkidle")
            tour.look(f"{game} at {n}")
    tour.end()


def test_result(tour: Tour) -> None:
    code = create(tour.page, seats=2, seed=2, watch=True, bots={"0": "random", "1": "random"})
    tour.page.evaluate(START, code)
    tour.page.goto(f"/table/{code}")
    tour.page.get_by_test_id("result").wait_for()
    tour.look("result")
    tour.end()
