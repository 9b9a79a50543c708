"""Galaxy Trucker's building table: two people at 150 ms each way, a race, a drop, fingers, keys, repairs."""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.house import House, create
from tests.browser.player import Player
from tests.browser.slow_line import SlowLine
from tests.browser.test_galaxy_trucker_flight import fly, sums
from tests.browser.test_slow_line import POST, Lay, far, lay, middle, moves
from tests.browser.trucker_moments import stand
from tests.browser.truckers import CARRIED

__all__ = ["lay"]

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

UNHURRIED = {"rounds": "I", "timer_seconds": 600}
"""Sand enough for a machine that is busy with something else."""

# How many bytes each update had, while ships were built.
WEIGHED = "heard.filter((one) => one.type === 'update').map(({when, ...one}) => JSON.stringify(one).length)"


TURNED = re.compile("turned by a half$")


def question(page: Page) -> Locator:
    return page.get_by_test_id("prompt").get_by_role("heading")


def lit(page: Page, kind: str = "square") -> Locator:
    return page.locator(f"[data-spot^='{kind}:'][data-look=lit]")


def held(page: Page) -> Locator:
    return page.locator("[data-held]")


def parts(page: Page) -> Locator:
    """What lies on the own ship."""
    return page.locator(".own .square.taken")


def hidden(page: Page) -> Locator:
    return page.locator("[data-spot^='heap:'][aria-label='a tile face down']")


def open_tile(page: Page) -> Locator:
    return page.locator("[data-spot^='heap:']:not([aria-label='a tile face down'])")


def building(page: Page, seed: int = 5, **more: object) -> str:
    """At a table with a bot, about to take the first tile."""
    options = {**UNHURRIED, **more}
    code = create(page, "galaxy-trucker", quick=True, seed=seed, seats=2, options=options)
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Ready").click()
    expect(question(page)).to_have_text("Take a tile.")
    return code


def draw(page: Page) -> None:
    """Draw a hidden tile and see what it is."""
    page.get_by_test_id("draw").click()
    expect(question(page)).to_have_text("Where does it go?")


def place(page: Page) -> bool:
    """Put what is held somewhere, or return it."""
    expect(question(page)).to_have_text("Where does it go?")
    if lit(page).count():
        lit(page).first.click()
    else:
        page.get_by_test_id("return").click()
    expect(held(page)).to_have_count(0)
    expect(page.locator("[data-sending]")).to_have_count(0)
    return True


def finish(page: Page) -> None:
    """Finish; it is asked once."""
    page.get_by_test_id("finish").click()
    expect(question(page)).to_contain_text("Finish?")
    page.get_by_test_id("number").first.click()


def two(visit: Visit, lay: Lay) -> tuple[Page, Page, SlowLine]:
    """Ola and Marek, each at the other end of a slow line, about to take the first tile; and Marek's line."""
    lines = lay(), lay()
    ola, marek = (far(visit, line, name) for line, name in zip(lines, ("Ola", "Marek"), strict=True))
    code = create(ola, "galaxy-trucker", seats=2, seed=5, options=UNHURRIED)
    for path, body in (("sit", {"name": "Marek"}), ("ready", {})):
        marek.evaluate(POST, [f"/api/tables/{code}/{path}", body])
    ola.evaluate(POST, [f"/api/tables/{code}/start", {}])
    for page in (ola, marek):
        page.goto(f"/table/{code}")
        page.get_by_role("button", name="Ready").click()
    for page in (ola, marek):
        expect(question(page)).to_have_text("Take a tile.")
        expect(page.get_by_role("timer", name="Sand")).to_be_visible()
    return ola, marek, lines[1]


def test_two_build_fight_finish_launch_and_fly_to_the_settlement(visit: Visit, lay: Lay, picture: Picture) -> None:
    """Under the clock, 150 ms each way: one tile, two hands; both finish, the ships take off, and the sums add up."""
    ola, marek, line = two(visit, lay)
    draw(ola)
    ola.get_by_test_id("return").click()
    for page in (ola, marek):
        expect(open_tile(page)).to_have_count(1)
        expect(question(page)).to_have_text("Take a tile.")
    # Nothing reaches Marek while Ola takes it, so both saw it lie there.
    line.freeze()
    open_tile(ola).click()
    expect(question(ola)).to_have_text("Where does it go?")
    open_tile(marek).click()
    expect(held(marek)).to_have_count(1)
    picture(marek, "galaxy_trucker_race_laptop")
    assert moves(ola)[-1] == moves(marek)[-1]
    line.thaw()
    why = marek.get_by_test_id("why")
    expect(why.get_by_test_id("quicker")).to_have_attribute("data-seat", "0")
    expect(held(marek)).to_have_count(0)
    picture(marek, "galaxy_trucker_race_lost_laptop")
    marek.keyboard.press("Escape")
    # Marek sees what Ola has in her hand, and then on her ship.
    lit(ola).first.click()
    expect(marek.get_by_test_id("rival").get_by_text("2 parts")).to_be_visible()
    for _ in range(9):
        for page in (ola, marek):
            draw(page)
            place(page)
    updates = [size for page in (ola, marek) for size in page.evaluate(WEIGHED)]
    print(
        f"\n{len(updates)} updates while building: median {statistics.median(updates):.0f} bytes, most {max(updates)}"
    )
    assert statistics.median(updates) <= 2_048
    finish(ola)
    expect(marek.get_by_test_id("rival").get_by_text("number 1")).to_be_visible()
    finish(marek)
    for page in (ola, marek):
        expect(page.get_by_test_id("heap")).to_have_count(0)
    fly([Player(ola, 3), Player(marek, 4)])
    for page in (ola, marek):
        columns = sums(page)
        assert len(columns) == 2
        for column in columns:
            assert sum(column[:-1]) == column[-1]
    picture(ola, "galaxy_trucker_together_settlement_laptop")
    # Each has seen it: then it is over, for both alike.
    for page in (ola, marek):
        page.get_by_test_id("answer").click()
    results = [page.get_by_test_id("result") for page in (ola, marek)]
    for result in results:
        result.wait_for()


def test_the_tile_is_under_the_finger(visit: Visit, lay: Lay) -> None:
    """From the touch to a frame with the tile, or its back, at the pointer; the answer comes long after."""
    page, _, _ = two(visit, lay)
    waits = []
    for n in range(4):
        x, y = middle(hidden(page).nth(20 + n))
        page.evaluate(CARRIED)
        page.mouse.move(x, y)
        page.mouse.down()
        touched, painted = page.evaluate("painted")
        waits.append(painted - touched)
        answered = page.wait_for_function(
            "(after) => heard.find((one) => one.type === 'accepted' && one.when > after)?.when", arg=touched
        ).json_value()
        assert painted < answered
        expect(page.get_by_test_id("return")).to_be_visible()
        page.mouse.up()
        place(page)
    print(f"\npointer down to tile under the finger: {', '.join(f'{wait:.0f}' for wait in waits)} ms (aim: 50 ms)")


def test_a_tile_is_carried_to_its_square(visit: Visit, lay: Lay, picture: Picture) -> None:
    """In one gesture, and let go before the server has said what it is: the wish is kept."""
    page, _, _ = two(visit, lay)
    page.mouse.move(*middle(hidden(page).nth(30)))
    page.mouse.down()
    expect(page.get_by_test_id("carried")).to_be_visible()
    square = page.locator("[data-spot='square:708']")
    page.mouse.move(*middle(square), steps=5)
    picture(page, "galaxy_trucker_carried_laptop")
    expect(square).to_have_attribute("data-look", "lit")
    page.keyboard.press("r")
    page.mouse.up()
    expect(parts(page)).to_have_count(2)
    # The next one, dropped at once.
    page.mouse.move(*middle(hidden(page).nth(31)))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-spot='square:706']")), steps=2)
    page.mouse.up()
    # It lies there, or it is said why it can't.
    page.wait_for_function(
        "() => document.querySelector('[data-testid=why]') || document.querySelectorAll('.own .taken').length > 2"
    )


def test_a_drop_in_mid_building(visit: Visit, lay: Lay, house: House) -> None:
    """The server goes away with a tile on its way: its back stays in the hand until it is known."""
    page = far(visit, lay(), "Ola")
    building(page)
    draw(page)
    place(page)
    before = parts(page).count()
    page.get_by_test_id("draw").click()
    expect(held(page)).to_have_count(1)
    house.kill()
    house.open()
    expect(question(page)).to_have_text("Where does it go?")
    expect(page.get_by_text("Reconnecting")).to_be_hidden()
    place(page)
    assert parts(page).count() >= before


@pytest.mark.parametrize("size", ["phone", "small"])
def test_by_finger(visit: Visit, picture: Picture, size: str) -> None:
    """Tap, tap: nothing on the screen moves, whatever is in the hand and however it is turned."""
    page = visit(size=size, name="Ola", has_touch=True, is_mobile=True)
    building(page)
    ship = page.locator(".own .ship")
    before = ship.bounding_box()
    picture(page, f"galaxy_trucker_heap_{size}")
    for n in range(4):
        page.locator("[data-spot='draw']").tap()
        expect(question(page)).to_have_text("Where does it go?")
        assert ship.bounding_box() == before
        page.get_by_test_id("turn").tap()
        held(page).tap()
        expect(held(page)).to_have_attribute("aria-label", TURNED)
        assert ship.bounding_box() == before
        if n == 2:
            picture(page, f"galaxy_trucker_hand_{size}")
            page.get_by_role("button", name="Set aside", exact=True).tap()
            expect(lit(page, "aside")).to_have_count(1)
        elif lit(page).count():
            lit(page).first.tap()
        else:
            page.get_by_test_id("return").tap()
        expect(held(page)).to_have_count(0)
        expect(page.locator("[data-sending]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    picture(page, f"galaxy_trucker_built_{size}")


def test_by_keys_alone(visit: Visit) -> None:
    """Space draws, R turns, arrows and Enter place, X sets aside, Backspace returns, V reads, G finishes."""
    page = visit(name="Ola")
    building(page)
    keys = page.keyboard
    while parts(page).count() < 2:
        keys.press("d")
        expect(question(page)).to_have_text("Where does it go?")
        keys.press("r")
        if not lit(page).count():
            keys.press("Backspace")
            expect(question(page)).to_have_text("Take a tile.")
            continue
        while page.evaluate("document.activeElement.dataset.look") != "lit":
            keys.press("Tab")
        keys.press("Enter")
        expect(question(page)).to_have_text("Take a tile.")
    keys.press("Space")
    expect(question(page)).to_have_text("Where does it go?")
    keys.press("x")
    expect(lit(page, "aside")).to_have_count(1)
    keys.press("x")
    expect(question(page)).to_have_text("Where does it go?")
    expect(page.get_by_test_id("return")).to_be_disabled()
    keys.press("x")
    expect(question(page)).to_have_text("Take a tile.")
    # Space draws, also where the focus is on what has been set aside.
    lit(page, "aside").focus()
    keys.press("Space")
    expect(question(page)).to_have_text("Where does it go?")
    expect(lit(page, "aside").filter(has=page.locator("svg.tile"))).to_have_count(0)
    expect(page.get_by_test_id("return")).to_be_enabled()
    keys.press("Backspace")
    expect(question(page)).to_have_text("Take a tile.")
    page.locator("[data-spot='pile:2'][data-look='lit']").focus()
    keys.press("Enter")
    reading = page.get_by_role("dialog", name="Pile B")
    expect(reading.get_by_role("listitem")).to_have_count(2)
    expect(question(page)).to_have_text("You are looking at pile B.")
    keys.press("v")
    expect(reading).to_have_count(0)
    keys.press("g")
    expect(question(page)).to_contain_text("Finish?")
    keys.press("Escape")
    expect(question(page)).to_have_text("Take a tile.")
    keys.press("g")
    page.get_by_test_id("number").first.focus()
    keys.press("Enter")
    expect(page.get_by_test_id("finish")).to_have_count(0)


LIES = "(tile) => [...tile.querySelectorAll('use:not([x])')].map((one) => one.outerHTML).join()"
"""How a tile is drawn: its plugs say how it lies."""


def test_where_a_tile_turns_itself_an_arrow_says_so(visit: Visit, picture: Picture) -> None:
    """Squares where it fits as it is held have a dot and leave it so; those with an arrow turn it."""
    page = visit(name="Ola")
    building(page)
    seen = set()
    for _ in range(40):
        draw(page)
        arrows = lit(page).filter(has=page.locator(".turns"))
        dots = lit(page).filter(has_not=page.locator(".turns"))
        turned = bool(arrows.count()) and "turned" not in seen
        squares = arrows if turned else dots
        if not squares.count():
            page.get_by_test_id("return").click()
            expect(question(page)).to_have_text("Take a tile.")
            continue
        help = page.get_by_test_id("prompt").get_by_role("paragraph")
        (expect(help).to_contain_text if arrows.count() else expect(help).not_to_contain_text)("it turns itself")
        if turned:
            picture(page, "galaxy_trucker_turns_itself_laptop")
        lay_on = page.locator(f"[data-spot='{squares.first.get_attribute('data-spot')}']")
        before = held(page).locator("svg.tile").first.evaluate(LIES)
        lay_on.click()
        expect(held(page)).to_have_count(0)
        expect(page.locator("[data-sending]")).to_have_count(0)
        assert (lay_on.locator("svg.tile").first.evaluate(LIES) != before) == turned
        seen.add("turned" if turned else "as held")
        if len(seen) == 2:
            return
    raise AssertionError(f"in forty tiles only {seen}")


def test_repairs_by_tapping_what_goes(visit: Visit, picture: Picture) -> None:
    """Mistakes may be built; before the launch they come off, each after a second tap."""
    page = visit(name="Ola")
    building(page, building="classic")
    for _ in range(7):
        draw(page)
        place(page)
    finish(page)
    expect(question(page)).to_have_text("What comes off?")
    picture(page, "galaxy_trucker_repair_laptop")
    for _ in range(8):
        if question(page).inner_text() != "What comes off?":
            break
        before = parts(page).count()
        page.locator(".own .square:has(.mark) [data-look=lit]").last.click()
        page.get_by_test_id("take-off").click()
        expect(parts(page)).not_to_have_count(before)
        expect(page.locator("[data-sending]")).to_have_count(0)
    expect(question(page)).not_to_have_text("What comes off?")


def test_building_in_turns(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", size="phone")
    code = create(page, "galaxy-trucker", quick=True, seed=5, seats=2, options={"rounds": "I", "pace": "turns"})
    page.goto(f"/table/{code}")
    expect(question(page)).to_contain_text("Your turn")
    picture(page, "galaxy_trucker_turns_phone")
    # While there are points to build with, drawing is what is meant most.
    primary = page.get_by_test_id("prompt").locator(".primary")
    expect(primary).to_have_text(re.compile("^Draw"))
    page.get_by_test_id("draw").click()
    place(page)
    page.get_by_role("button", name="End the turn").click()
    expect(question(page)).to_contain_text("Your turn: 13 points left.")


@pytest.mark.parametrize(("phase", "answer"), [("crew", "house"), ("insurance", "insure")])
def test_crew_and_insurance(visit: Visit, pictures: Picture, phase: str, answer: str) -> None:
    """Before the launch: who moves into a cabin, as life support allows; what is insured, with price and cap."""
    page = visit(name="Ola")
    page.goto(f"/table/{stand(page, phase)}")
    answers = page.get_by_test_id(answer)
    expect(answers).to_have_count(2)
    pictures(page, f"galaxy_trucker_{phase}")
    answers.first.click()
    expect(answers).to_have_count(0)


CLASSES = ["I", "II", "III", "IIIA", "IIB", "IIIB", "IV"]


@pytest.mark.parametrize("ship", CLASSES)
def test_every_board(visit: Visit, picture: Picture, ship: str) -> None:
    """Every class on phone, laptop and television: nothing is cut off, and it fits the screen."""
    page = visit(name="Ola")
    options = {"sequence": ship, "expansion": "abe", "support_team": False, "timer_seconds": 600}
    code = create(page, "galaxy-trucker", quick=True, seed=5, seats=3, options=options)
    screen = visit(f"/table/{code}?tv=1", size="tv")
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Ready").click()
    expect(question(page)).to_have_text("Take a tile.")
    for _ in range(5):
        draw(page)
        place(page)
    picture(page, f"galaxy_trucker_board_{ship}_laptop")
    draw(page)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_test_id("prompt")).to_be_in_viewport()
    picture(page, f"galaxy_trucker_board_{ship}_phone")
    for square in page.locator(".own .square").all():
        expect(square).to_be_in_viewport()
    page.set_viewport_size({"width": 360, "height": 640})
    picture(page, f"galaxy_trucker_board_{ship}_small")
    picture(screen, f"galaxy_trucker_board_{ship}_tv")
    expect(screen.locator("[data-ship]")).to_have_count(3)
    # "Go!" was said before the first tile.
    expect(screen.locator("footer")).not_to_contain_text("Go!")
    # What somebody holds face down is a back for everybody else.
    assert screen.locator("[data-held]").count() == 0
