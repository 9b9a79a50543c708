"""Back closes what lies over a page before it leads anywhere."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.house import play_alone

Visit = Callable[..., Page]


def test_back_closes_a_sheet_and_then_leads_back(visit: Visit) -> None:
    page = visit(name="Ola", size="phone")
    code = play_alone(page)
    formation = page.get_by_test_id("formation")
    expect(formation).to_be_visible()
    for name in ("Menu", "Menu"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(formation).to_be_visible()
        assert code in page.url
    # One that was closed by hand leaves no step behind.
    page.get_by_role("button", name="Menu").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name="Death Angel", exact=True)).to_be_visible()


def test_a_link_in_a_sheet_takes_its_place(visit: Visit) -> None:
    page = visit(name="Ola", size="phone")
    code = play_alone(page)
    expect(page.get_by_test_id("formation")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Death Angel", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("formation")).to_be_visible()
    assert code in page.url
    page.go_back()
    expect(page.get_by_role("heading", name="Death Angel", exact=True)).to_be_visible()
