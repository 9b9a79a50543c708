"""What hands do at the building table: the lens under a finger, a second finger that turns, the second tap on what is
small, a long press that only asks, a ship that is turned round, and a specialist put to work on a part."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.house import create
from tests.browser.test_drag import Finger, listen, middle
from tests.browser.test_galaxy_trucker_building import building, draw, held, lit, open_tile, parts, place, question
from tests.browser.test_slow_line import POST
from tests.browser.trucker_moments import stand

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

TURNED = re.compile("turned by a quarter$")


def on_a_phone(visit: Visit, ship: str, size: str = "small") -> Page:
    """At a table with a bot, about to take the first tile for a ship of this class."""
    page = visit(size=size, name="Ola", has_touch=True, is_mobile=True)
    options = {"sequence": ship, "expansion": "abe", "support_team": False, "timer_seconds": 600}
    code = create(page, "galaxy-trucker", quick=True, seed=5, seats=2, options=options)
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Ready").tap()
    expect(question(page)).to_have_text("Take a tile.")
    return page


def beside_a_friend(visit: Visit) -> Page:
    """The same beside somebody who takes nothing: what lies open stays there."""
    page = visit(size="phone", name="Ola", has_touch=True, is_mobile=True)
    friend = visit(name="Marek")
    code = create(page, "galaxy-trucker", seed=5, seats=2, options={"rounds": "I", "timer_seconds": 600})
    for path, body in (("sit", {"name": "Marek"}), ("ready", {})):
        friend.evaluate(POST, [f"/api/tables/{code}/{path}", body])
    page.evaluate(POST, [f"/api/tables/{code}/start", {}])
    for one in (friend, page):
        one.goto(f"/table/{code}")
        one.get_by_role("button", name="Ready").click()
    expect(question(page)).to_have_text("Take a tile.")
    return page


def in_hand(page: Page) -> None:
    """Draw by finger until something can be put somewhere."""
    for _ in range(8):
        page.locator("[data-spot='draw']").tap()
        expect(question(page)).to_have_text("Where does it go?")
        if lit(page).count():
            return
        page.get_by_test_id("return").tap()
        expect(question(page)).to_have_text("Take a tile.")
    raise AssertionError("nothing fits")


def test_a_finger_carries_a_tile_under_the_lens(visit: Visit, picture: Picture) -> None:
    """Squares of class IV are smaller than a finger: what is under it is seen above it, and that is where it lies."""
    page = on_a_phone(visit, "IV")
    moves = listen(page)
    page.reload()
    in_hand(page)
    square = lit(page).first
    name = square.get_attribute("data-spot") or ""
    box = square.bounding_box()
    assert box
    assert box["width"] < 44
    finger, start, end = Finger(page), middle(held(page)), middle(square)
    finger.down(start)
    finger.go(start, end)
    expect(page.get_by_test_id("carried")).to_be_visible()
    expect(page.locator(".hand-lens")).to_be_visible()
    picture(page, "galaxy_trucker_lens_small")
    assert square.bounding_box() == box, "nothing moves under a tile in the air"
    finger.up()
    expect(page.locator(".hand-lens")).to_have_count(0)
    expect(held(page)).to_have_count(0)
    expect(parts(page)).to_have_count(2)
    row, column = int(name.split(":")[1]) // 100, int(name.split(":")[1]) % 100
    assert moves[-1] == moves[-1] | {"move": "put", "row": row, "column": column}


def test_a_finger_that_lets_go_of_the_heap_turns_nothing(visit: Visit) -> None:
    """What was drawn lies under the finger by then."""
    page = on_a_phone(visit, "I", "phone")
    finger = Finger(page)
    finger.down(middle(page.locator("[data-spot='draw']")))
    expect(held(page)).to_have_attribute("aria-label", re.compile("not turned$"))
    expect(page.get_by_test_id("return")).to_be_enabled()
    finger.up()
    # The next tap is heard after this one.
    held(page).tap()
    expect(held(page)).to_have_attribute("aria-label", TURNED)


def test_a_second_finger_turns_what_is_carried(visit: Visit) -> None:
    page = on_a_phone(visit, "I", "phone")
    in_hand(page)
    before = page.locator(".own .ship").bounding_box()
    finger, start = Finger(page), middle(held(page))
    up = (start[0], start[1] - 60)
    finger.down(start)
    finger.go(start, up)
    expect(page.get_by_test_id("carried")).to_be_visible()
    finger.line.send(
        "Input.dispatchTouchEvent",
        {"type": "touchStart", "touchPoints": [{"x": up[0], "y": up[1], "id": 0}, {"x": 40, "y": 200, "id": 1}]},
    )
    expect(held(page)).to_have_attribute("aria-label", TURNED)
    assert page.locator(".own .ship").bounding_box() == before
    finger.up()
    expect(held(page)).to_have_attribute("aria-label", TURNED)


def test_r_turns_what_is_held_and_nothing_moves(visit: Visit) -> None:
    page = visit(name="Ola")
    building(page)
    draw(page)
    before = page.locator(".own .ship").bounding_box()
    page.keyboard.press("r")
    expect(held(page)).to_have_attribute("aria-label", TURNED)
    page.keyboard.press("q")
    expect(held(page)).not_to_have_attribute("aria-label", TURNED)
    assert page.locator(".own .ship").bounding_box() == before


def test_what_is_smaller_than_a_finger_is_tapped_twice(visit: Visit, picture: Picture) -> None:
    """The first tap shows where it would lie; another square instead, or the same again puts it there."""
    page = on_a_phone(visit, "IV")
    in_hand(page)
    square = lit(page).first
    square.tap()
    expect(question(page)).to_have_text("Here?")
    expect(parts(page)).to_have_count(1)
    expect(page.locator(".own .ghost")).to_have_count(1)
    picture(page, "galaxy_trucker_here_small")
    page.locator("[data-spot^='square:'][data-look=chosen]").tap()
    expect(parts(page)).to_have_count(2)
    expect(held(page)).to_have_count(0)


def test_on_large_squares_one_tap_is_enough(visit: Visit) -> None:
    page = on_a_phone(visit, "I", "phone")
    in_hand(page)
    lit(page).first.tap()
    expect(parts(page)).to_have_count(2)


def test_a_long_press_on_an_open_tile_only_asks(visit: Visit, picture: Picture) -> None:
    """A finger that rests explains, as everywhere; a tap takes the tile, and so does a pull."""
    page = beside_a_friend(visit)
    for _ in range(2):
        page.locator("[data-spot='draw']").tap()
        expect(question(page)).to_have_text("Where does it go?")
        page.get_by_test_id("return").tap()
        expect(question(page)).to_have_text("Take a tile.")
    finger, tile = Finger(page), open_tile(page).first
    at = middle(tile)
    finger.down(at)
    expect(page.get_by_role("dialog")).to_be_visible()
    picture(page, "galaxy_trucker_explained_phone")
    finger.up()
    expect(held(page)).to_have_count(0)
    expect(question(page)).to_have_text("Take a tile.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # Pulled, it comes along at once.
    finger.down(at)
    finger.go(at, (at[0] + 40, at[1]))
    expect(page.get_by_test_id("carried")).to_be_visible()
    finger.up()
    expect(question(page)).to_have_text("Where does it go?")
    page.get_by_test_id("return").tap()
    expect(question(page)).to_have_text("Take a tile.")
    open_tile(page).first.tap()
    expect(question(page)).to_have_text("Where does it go?")


def test_a_cylinder_is_turned_round(visit: Visit, picture: Picture) -> None:
    """Class IIB has no edge: every column comes to the front, and after a whole turn it is as it was."""
    page = visit(name="Ola")
    options = {"sequence": "IIB", "expansion": "abe", "support_team": False, "timer_seconds": 600}
    code = create(page, "galaxy-trucker", quick=True, seed=5, seats=2, options=options)
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Ready").click()
    for _ in range(4):
        draw(page)
        place(page)
    squares = page.locator(".own .ship > .square[data-place]")
    columns = "them => [...new Set(them.map((one) => Number(one.dataset.place.split(':')[2]) % 100))].length"
    n = int(squares.evaluate_all(columns))
    where = "them => them.map((one) => one.style.getPropertyValue('--x'))"
    before = squares.evaluate_all(where)
    seen = {tuple(before)}
    for turn in range(1, n):
        page.locator(".own").get_by_role("button", name="Turn the ship to the right").click()
        now = squares.evaluate_all(where)
        seen.add(tuple(now))
        if turn == n // 2:
            picture(page, "galaxy_trucker_cylinder_laptop")
            # It is built on from there as from anywhere.
            draw(page)
            place(page)
            squares.evaluate_all(where)
    assert len(seen) == n
    page.locator(".own").get_by_role("button", name="Turn the ship to the right").click()
    assert squares.evaluate_all(where) == before


def test_a_square_that_a_die_has_closed_says_why(visit: Visit, picture: Picture) -> None:
    """Class IIIB: with an empty hand it tells of the die; what shall be put there is refused with the reason."""
    page = visit(name="Ola")
    options = {"sequence": "IIIB", "expansion": "abe", "support_team": False, "timer_seconds": 600}
    code = create(page, "galaxy-trucker", quick=True, seed=5, seats=2, options=options)
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Ready").click()
    expect(question(page)).to_have_text("Take a tile.")
    closed = page.locator(".own").get_by_role("button", name=re.compile("^Stays empty"))
    closed.first.click()
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("This square stays empty")
    expect(told).to_contain_text(re.compile(r"A die fell on \d"))
    picture(page, "galaxy_trucker_closed_laptop")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    draw(page)
    closed.first.click()
    expect(page.get_by_test_id("why")).to_contain_text("the dice have closed it")


def test_the_sand_says_what_it_is_for(visit: Visit) -> None:
    """It can be flipped when it is out; before that a touch explains it."""
    page = visit(name="Ola")
    building(page)
    page.get_by_role("button", name="Sand", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("The last flip is for whoever has finished")


def test_a_specialist_works_on_the_parts(visit: Visit, picture: Picture) -> None:
    """The Plumber: a button says what, the parts are lit, and no tap before that spends anything."""
    page = visit(name="Ola")
    moves = listen(page)
    page.goto(f"/table/{stand(page, 'plumbing')}")
    skill = page.get_by_test_id("skill")
    expect(skill).to_have_text("Lay pipes")
    # The part laid last can be taken up again; no other answers to a tap.
    assert page.locator(".own .square.taken [data-look=lit]").count() <= 1
    assert "pipe" not in {move["move"] for move in moves}
    skill.click()
    expect(question(page)).to_contain_text("tap two neighbours")
    picture(page, "galaxy_trucker_pipes_laptop")
    lit(page).first.click()
    if not page.get_by_test_id("skilled").count():
        lit(page).first.click()
    page.get_by_test_id("skilled").first.click()
    expect(page.locator(".own use[href*='gt-side-pipe']").first).to_be_attached()
    assert moves[-1]["move"] == "pipe"
    expect(question(page)).to_have_text("Take a tile.")


def test_pipes_are_never_laid_unasked(visit: Visit, picture: Picture) -> None:
    """A square that only the Plumber's pipes would hold: a tap says so, and only a second one spends them."""
    page = visit(name="Ola")
    moves = listen(page)
    page.goto(f"/table/{stand(page, 'piping')}")
    expect(question(page)).to_have_text("Where does it go?")
    before = parts(page).count()
    for square in lit(page).all():
        square.click()
        if not page.get_by_test_id("put").count():
            # It lies there without pipes: that was the wrong square. Take it up again.
            expect(held(page)).to_have_count(0)
            page.locator(".own .square.taken [data-look=lit]").click()
            expect(question(page)).to_have_text("Where does it go?")
            continue
        break
    expect(question(page)).to_contain_text("only the Plumber’s pipes hold it")
    expect(parts(page)).to_have_count(before)
    picture(page, "galaxy_trucker_only_pipes_laptop")
    put = page.get_by_test_id("put")
    expect(put).to_have_text("With pipes")
    put.click()
    expect(parts(page)).to_have_count(before + 1)
    expect(page.locator(".own use[href*='gt-side-pipe']").first).to_be_attached()
    assert moves[-1]["move"] == "put"
    assert moves[-1]["pipe"] >= 0


def test_the_saboteur_takes_what_another_has_set_aside(visit: Visit, picture: Picture) -> None:
    """It lies there with its owner's name; a tap, and it is in the own hand."""
    page = visit(name="Ola")
    moves = listen(page)
    page.goto(f"/table/{stand(page, 'snatching')}")
    page.get_by_test_id("skill").filter(has_text="Take from others").click()
    expect(question(page)).to_contain_text("which of these do you take?")
    picture(page, "galaxy_trucker_snatching_laptop")
    page.get_by_test_id("snatching").locator("[data-look=lit]").first.click()
    expect(held(page)).to_have_count(1)
    expect(page.get_by_test_id("snatching")).to_have_count(0)
    assert moves[-1]["move"] == "snatch"


def test_the_own_specialists_are_there_while_the_ship_is_built(visit: Visit) -> None:
    page = visit(name="Ola")
    page.goto(f"/table/{stand(page, 'plumbing')}")
    page.get_by_test_id("team").click()
    expect(page.get_by_role("dialog")).to_contain_text("Plumber")


WHOLE = (
    "them => them.every((one) => one.scrollHeight <= one.offsetHeight + 1 && one.scrollWidth <= one.offsetWidth + 1)"
)
"""Nothing of what is in them is cut off, or lies over what comes next."""


def test_specialists_on_offer_are_read_whole_on_a_phone(visit: Visit, picture: Picture) -> None:
    """Both abilities of each, with when they work."""
    page = visit(size="phone", name="Ola", has_touch=True, is_mobile=True)
    page.goto(f"/table/{stand(page, 'recruiting')}")
    offers = page.get_by_test_id("recruit").locator("article")
    expect(offers.first).to_be_visible()
    assert offers.count() > 1
    assert offers.evaluate_all(WHOLE)
    picture(page, "galaxy_trucker_recruit_phone")


def test_cards_are_read_from_their_top_on_a_phone(visit: Visit, picture: Picture) -> None:
    """A class IV pile is more than the screen holds: the first card begins on it, each is whole, a tap says more."""
    page = on_a_phone(visit, "IV", "phone")
    in_hand(page)
    lit(page).first.tap()
    if page.get_by_test_id("put").count():
        page.get_by_test_id("put").tap()
    expect(parts(page)).to_have_count(2)
    page.get_by_role("button", name="Cards").tap()
    page.locator("[data-spot='pile:1']").tap()
    reading = page.get_by_role("dialog", name="Pile A")
    cards = reading.locator("article")
    expect(cards.first).to_be_in_viewport(ratio=0.9)
    assert cards.evaluate_all(WHOLE)
    picture(page, "galaxy_trucker_reading_phone")
    cards.first.tap()
    expect(page.get_by_role("dialog").last).to_contain_text(cards.first.get_attribute("aria-label") or "?")
