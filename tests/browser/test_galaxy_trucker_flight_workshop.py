"""The workshop: a ship built freely, inspected as it grows, sent by link and by file, and flown as a film."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


def shop(visit: Visit, **more: str) -> Page:
    page = visit("/games/galaxy-trucker/workshop", name="Ola", **more)
    page.get_by_test_id("verdict").get_by_role("heading").wait_for()
    return page


def lay(page: Page, kind: str, square: int, turns: int = 0) -> None:
    """Lay the first part of a kind on a square."""
    page.get_by_role("group", name="Kinds of parts").get_by_role("button", name=kind, exact=True).click()
    page.get_by_test_id("parts").locator("button").first.click()
    for _ in range(turns):
        page.keyboard.press("r")
    page.locator(f"[data-square='{square}']").click()


def test_a_ship_is_built_inspected_and_sent(visit: Visit, tmp_path: Path, pictures: Picture) -> None:
    ola = shop(visit)
    verdict = ola.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Fit to fly")
    ola.get_by_test_id("class").select_option("I")
    # An engine that blows into the ship: the inspector says so, with clause and place.
    lay(ola, "engine", 607)
    expect(verdict).to_contain_text("fault")
    expect(verdict.locator("a").first).to_contain_text("GT-")
    expect(ola.locator("[data-square='607'].faulty, [data-square='707'].faulty")).not_to_have_count(0)
    pictures(ola, "gt_workshop_faulty")
    ola.locator("[data-square='607']").click()
    ola.get_by_role("button", name="Put away").click()
    expect(verdict).to_contain_text("Fit to fly")

    lay(ola, "cabin", 708)
    with ola.expect_download() as got:
        ola.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "ship.json"
    got.value.save_as(file)
    saved = json.loads(file.read_text())
    assert saved["class"] == "I"
    assert {(one["row"], one["column"]) for one in saved["components"]} == {(7, 7), (7, 8)}

    marek = shop(visit, size="phone")
    marek.locator("input[type=file]").set_input_files(file)
    expect(marek.locator("[data-square='708']")).to_have_attribute("aria-label", "cabin, row 7, column 8")
    tile = next(one["tile"] for one in saved["components"] if one["column"] == 8)
    tove = visit(f"/games/galaxy-trucker/workshop/I~T031_707_0~{tile}_708_0", name="Tove")
    expect(tove.locator("[data-square='708']")).to_have_attribute("aria-label", "cabin, row 7, column 8")


def test_a_ship_is_flown_as_a_film(visit: Visit, picture: Picture) -> None:
    ola = shop(visit)
    flying = ola.get_by_test_id("flying")
    ola.get_by_test_id("add-card").select_option("I-09")
    ola.get_by_test_id("add-card").select_option("I-04")
    expect(flying.locator("li")).to_have_count(2)
    ola.get_by_test_id("fly").click()
    ola.get_by_test_id("flight").wait_for()
    expect(ola.locator("article.card")).to_have_attribute("aria-label", "Meteoric Swarm")
    picture(ola, "gt_workshop_film")
    ola.get_by_role("button", name="Back to the plan").click()
    ola.get_by_test_id("losses").wait_for()


# A ship of the house's bots. With this seed it loses three parts; seven changes would have saved the second one.
LINK = (
    "I~T031_707_0~T008_607_1~T109_706_0~T069_807_0~T076_708_0~T112_705_2~T015_805_1~T128_608_0"
    "~T037_709_3~T138_507_3~T001_806_0~T062_809_3~T061_905_1~T127_909_1~T012_908_1"
)
SEED = "57"


def test_what_would_have_saved_a_part(visit: Visit, pictures: Picture) -> None:
    ola = visit(f"/games/galaxy-trucker/workshop/{LINK}", name="Ola")
    expect(ola.get_by_test_id("verdict")).to_contain_text("Fit to fly")
    for card in ("I-09", "I-11"):
        ola.get_by_test_id("add-card").select_option(card)
    ola.get_by_label("Seed").fill(SEED)
    ola.get_by_test_id("fly").click()
    ola.get_by_test_id("flight").wait_for()
    ola.get_by_role("button", name="Back to the plan").click()
    losses = ola.get_by_test_id("losses")
    losses.get_by_role("button", name="What would have saved this part").nth(1).click()
    changes = losses.locator(".changes button")
    expect(changes).to_have_count(7)
    pictures(ola, "gt_workshop_saved")
    told = losses.locator(".changes small").first.inner_text()
    row, column = re.findall(r"\d+", told)
    changes.first.click()
    laid = changes.first.get_attribute("aria-label")
    expect(ola.locator(f"[data-square='{row}{column.zfill(2)}']")).to_have_attribute(
        "aria-label", f"{laid}, row {row}, column {column}"
    )


def test_what_switchboards_connect_is_drawn(visit: Visit, picture: Picture) -> None:
    """A network is outlined on the ship: the switchboard and all that is joined to it, and nothing else."""
    link = "I~T031_707_0~ABE-SWB-2_708_0~T008_607_1"
    ola = visit(f"/games/galaxy-trucker/workshop/{link}", name="Ola")
    network = ola.locator("[data-network]")
    expect(network).to_have_count(2)
    picture(ola, "gt_workshop_network")
    ola.locator("[data-square='708']").click()
    expect(network).to_have_count(0)
