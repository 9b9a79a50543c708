"""Fingers: everything that can be tapped is large enough in crowded positions; play by taps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DRAWN, SIZES
from tests.browser.house import play_alone
from tests.browser.player import Player
from tests.browser.scenes import TWELVE, Window, crowded
from tests.browser.trucker_moments import MOMENTS, stand
from tests.games.death_angel.positions import Position

from starboard.games.death_angel.moves import Pass

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

# A finger hits what lies on top: how far the thing reaches from the middle of its box, in every direction.
REACH = """() => {
    const reach = (node, x, y, dx, dy) => {
        let n = 0;
        while (n < 300 && node.contains(document.elementFromPoint(x + dx * (n + 1), y + dy * (n + 1)))) n++;
        return n;
    };
    // Lines of the log are text that leads somewhere: as high as a line.
    const all = [...document.querySelectorAll('.frame button, .frame a[href]')]
        .filter((node) => node.offsetParent && !node.closest('[role=log]'));
    return all.map((node) => {
        node.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const box = node.getBoundingClientRect();
        const [x, y] = [Math.floor(box.left + box.width / 2) + 0.5, Math.floor(box.top + box.height / 2) + 0.5];
        const found = document.elementFromPoint(x, y);
        return {
            name: node.dataset.spot ?? node.getAttribute('aria-label') ?? node.innerText,
            row: Math.round(node.closest('.line')?.getBoundingClientRect().height ?? 0),
            lit: node.dataset.look === 'lit',
            beside: node.closest('[data-place]')?.querySelectorAll('[data-spot]').length ?? 1,
            covered: node.contains(found) ? '' : (found?.closest('[data-spot]')?.dataset.look ?? 'something'),
            width: 1 + reach(node, x, y, -1, 0) + reach(node, x, y, 1, 0),
            height: 1 + reach(node, x, y, 0, -1) + reach(node, x, y, 0, 1),
        };
    });
}"""

# What glides to its place is measured there.
ARRIVED = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect.target?.dataset.glide).map((one) => one.finished.catch(() => {})))"""

TOUCH = 44
STRIP = (48, 24)
EDGES = 6
"""What the gaps between rows may take."""


def too_small(page: Page) -> list[str]:
    """What a finger would miss.

    Only the rows of the formation may go below the size of a finger: where a dozen share a phone, a thing is as
    high as its row. Terrain and swarm in the same half of a row share it, side by side or as two broad strips; what can
    be chosen then reaches over what can only be asked about.
    """
    page.evaluate(ARRIVED)
    found = []
    for thing in page.evaluate(REACH):
        name, row, width, height = thing["name"], thing["row"], thing["width"], thing["height"]
        if thing["covered"] == "lit":
            continue  # a place to choose lies over what is there
        highest = row - EDGES if thing["beside"] < 3 or thing["lit"] else row / 2 - EDGES
        enough = width >= TOUCH and height >= (min(TOUCH, highest) if row else TOUCH)
        strip = thing["beside"] > 1 and not thing["lit"] and width >= STRIP[0] and height >= STRIP[1]
        if thing["covered"] or not (enough or strip):
            found.append(f"{name} {width}x{height} (row {row}) {thing['covered']}")
    return found


SCENES: dict[str, Callable[[], Position]] = {
    "choosing": lambda: crowded("strategize", "full-auto", phase="choose", rests=["forward-scouting"]),
    "supporting": lambda: crowded("intimidation", "strategize", "overwatch"),
    "attacking": lambda: crowded("full-auto", "lead-by-example", "flamer-attack", resolved=["lead-by-example"]),
    "activating": lambda: crowded("onward-brothers").play(Pass(), Pass()),
    "piles": lambda: crowded("stealth-tactics", formation="leon<2 zael>1 lorenzo< scipio> deino<3 calistarius>"),
    "twelve": lambda: crowded(
        "strategize", "full-auto", "lead-by-example", "block", "reorganize", "power-field", formation=TWELVE, players=6
    ),
    "twelve, two teams each": lambda: crowded(formation=TWELVE, players=3, phase="choose"),
}


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_everything_to_tap_is_large_enough(visit: Visit, picture: Picture, size: str) -> None:
    page = visit(size=size, name="Ola", has_touch=True)
    window = Window(page)
    wrong = []
    for name, scene in SCENES.items():
        window.show(scene())
        wrong += [f"{name}: {thing}" for thing in too_small(page)]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), name
        picture(page, f"scene_{name}_{size}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("screen", [(360, 640), (375, 667), (390, 664)])
def test_two_teams_of_a_dozen_choose_by_taps(visit: Visit, picture: Picture, screen: tuple[int, int]) -> None:
    """Three players have two teams each: on a low phone the cards of both are in reach beside twelve rows."""
    page = visit(size="small", name="Ola", has_touch=True, reduced_motion="reduce")
    width, height = screen
    page.set_viewport_size({"width": width, "height": height})
    Window(page).show(SCENES["twelve, two teams each"]())
    tabs = page.get_by_role("group", name="Teams").get_by_role("button")
    expect(tabs).to_have_count(2)
    assert too_small(page) == []
    picture(page, f"two_teams_{width}x{height}")
    # A card that was taken up is laid down when one turns to the other team.
    page.locator(".hand-card[data-look=lit]").first.tap()
    expect(page.get_by_role("button", name="Choose this card")).to_be_visible()
    tabs.nth(1).tap()
    expect(page.get_by_role("button", name="Choose this card")).to_have_count(0)
    tabs.nth(0).tap()
    for n in range(2):
        expect(tabs.nth(n)).to_have_attribute("aria-pressed", "true")
        page.locator(".hand-card[data-look=lit]").first.tap()
        page.get_by_role("button", name="Choose this card").tap()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-mine", "false")


@pytest.mark.parametrize("size", ["phone", "small"])
def test_on_a_phone_by_taps(visit: Visit, picture: Picture, size: str) -> None:
    page = visit(size=size, name="Ola", has_touch=True, is_mobile=True)
    play_alone(page, seats=1)
    player = Player(page, 4, hand="finger")
    for _ in range(30):
        player.turn()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert too_small(page) == []
    picture(page, f"touch_{size}")


SMALL = ("square:", "ship:", "heap:", "planet:")
"""Squares of a ship and tiles of the heap: a phone shows a dozen side by side, under a lens and after a second tap."""
LEAST = 24


def hard_to_hit(page: Page) -> list[str]:
    """What a finger would miss at Galaxy Trucker's table."""
    found = []
    for thing in page.evaluate(REACH):
        name, width, height = str(thing["name"]), thing["width"], thing["height"]
        least = LEAST if name.startswith(SMALL) else TOUCH
        if not thing["covered"] and min(width, height) < least:
            found.append(f"{name} {width}x{height}")
    return found


@pytest.mark.parametrize("moment", MOMENTS)
def test_galaxy_trucker(visit: Visit, picture: Picture, moment: str) -> None:
    page = visit(size="small", name="Ola", has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.goto(f"/table/{stand(page, moment)}")
    page.get_by_test_id("prompt").wait_for()
    page.wait_for_load_state("networkidle")
    slug = moment.replace(" ", "_")
    wrong = {}
    for size in ("small", "phone", "landscape"):
        width, height = {**SIZES, "landscape": (740, 360)}[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        # On its side a phone shows the largest ships whole, and small: two fingers bring them closer.
        wrong[size] = [one for one in hard_to_hit(page) if size != "landscape" or not one.startswith(SMALL)]
        if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            wrong[size].append("wider than the screen")
        picture(page, f"gt_moment_{slug}_{size}")
    assert {size: what for size, what in wrong.items() if what} == {}
