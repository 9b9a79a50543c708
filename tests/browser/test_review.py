"""The replay viewer: step, scrub, look from another seat, send a moment to a friend, save and open a record."""

from __future__ import annotations

import datetime
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import play_alone, prefer
from tests.browser.moments import SHOWN, drawn, expected, film
from tests.browser.played import uploaded
from tests.browser.player import Player, play_out

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
NOON = datetime.datetime(2030, 1, 1, 12)


def test_review(visit: Visit, pictures: Picture, tmp_path: Path) -> None:
    page = visit(name="Ola")
    code = play_alone(page, seats=2, seed=21, bots={"1": "random"})
    play_out([Player(page, 3)])
    page.get_by_test_id("result").get_by_role("link", name="Review").click()
    step = page.get_by_test_id("step")
    for n in range(3):
        expect(step).to_have_text(re.compile(rf"^{n} /"))
        page.keyboard.press("ArrowRight")
    expect(step).to_have_text(re.compile("^3 /"))
    page.get_by_label("Moment of the game").fill("40")
    expect(step).to_contain_text("40 /")
    page.keyboard.press("Escape")
    pictures(page, "review")
    page.get_by_label("Seen by").first.select_option("1")
    expect(page).to_have_url(f"/replay/{code}?seat=1&n=40")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One step back").click()

    friend = visit(f"/replay/{code}?seat=-1&n=12", size="phone")
    expect(friend.get_by_test_id("step")).to_contain_text("12 /")

    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the game as a file").click()
    file = tmp_path / "game.starboard"
    saved.value.save_as(file)
    friend.goto("/replay/")
    friend.get_by_label("Choose a saved game").set_input_files(file)
    expect(friend.get_by_test_id("step")).to_contain_text("0 /")

    file.write_text(file.read_text().replace('"seed":21', '"seed":22'))
    friend.goto("/replay/")
    friend.get_by_label("Choose a saved game").set_input_files(file)
    expect(friend.get_by_role("alert")).to_contain_text("Line 1")


# --- the board shows what the slider shows ----------------------------------------------------------------------


class Truth:
    """What the server says each seat saw."""

    def __init__(self, page: Page, id: str, entries: int = 200) -> None:
        self.page, self.id, self.entries = page, id, entries
        self.films: dict[int, dict[str, Any]] = {}

    def of(self, seat: int) -> dict[str, Any]:
        """The views of a seat by place."""
        if seat not in self.films:
            self.films[seat] = film(self.page, f"/api/replays/{self.id}/steps?seat={seat}&", self.entries)
        return self.films[seat]


LOOK = f"""() => {{
    {SHOWN}
    const film = document.querySelector('[data-testid=review]');
    return {{place: film.dataset.place, seat: Number(film.dataset.seat), marines, swarms,
            slider: Number(film.querySelector('input').value),
            step: film.querySelector('[data-testid=step]').innerText}};
}}"""


def check(page: Page, truth: Truth) -> str:
    """The board shows exactly the moment that the slider and the numbers name; which one."""
    seen = page.evaluate(LOOK)
    n = int(seen["place"].partition(".")[0])
    assert seen["slider"] == n
    assert seen["step"].startswith(f"{n} /")
    assert drawn(seen) == expected(truth.of(seen["seat"])[seen["place"]]), seen["place"]
    return str(seen["place"])


@pytest.mark.parametrize("seed", [1, 2])
def test_the_board_shows_what_the_slider_shows(visit: Visit, seed: int) -> None:
    """After any keys, drags, speeds and seats, standing or running."""
    page = visit(name="Ola")
    id = uploaded(page, "death-angel-four")
    truth = Truth(page, id)
    page.goto(f"/replay/{id}?seat=0&n=0")
    slider = page.get_by_label("Moment of the game")
    slider.wait_for()
    chance = random.Random(seed)
    keys = ["ArrowRight"] * 4 + ["ArrowLeft"] * 2 + ["j"] * 6 + ["k"] * 4 + [" "] * 3 + [",", ".", ".", "Home", "End"]
    places = set()
    for _ in range(60):
        match chance.randrange(8):
            case 0 | 1:
                slider.fill(str(chance.randrange(97)))
            case 2:
                page.get_by_label("Seen by").first.select_option(str(chance.randrange(-1, 4)))
            case 3:
                page.keyboard.press(chance.choice(["Shift+ArrowRight", "Shift+ArrowLeft"]))
            case 4:
                page.wait_for_timeout(chance.randrange(300))
            case _:
                page.evaluate("document.activeElement.blur()")
                page.keyboard.press(chance.choice(keys))
        places.add(check(page, truth))
    assert len(places) > 20


def test_a_film_runs_through_its_moments_and_speed_is_real(visit: Visit) -> None:
    page = visit(name="Ola")
    id = uploaded(page, "death-angel-two")
    truth = Truth(page, id)

    def passed(faster: int) -> list[str]:
        """The places on stage in four seconds of the page's own clock, looked at every 50 ms."""
        page.goto(f"/replay/{id}?seat=0&n=7")
        page.get_by_test_id("review").wait_for()
        page.clock.pause_at(NOON + datetime.timedelta(hours=faster))
        for _ in range(faster):
            page.keyboard.press(".")
        page.keyboard.press(" ")
        seen: list[str] = []
        for _ in range(80):
            place = check(page, truth)
            seen += [place] if place not in seen else []
            page.clock.run_for(50)
        page.clock.resume()
        return seen

    page.clock.install(time=NOON - datetime.timedelta(hours=1))
    slow, fast = passed(0), passed(2)
    assert fast[: len(slow)] == slow, "the same film"
    assert len(fast) > 3 * len(slow)
    assert len(slow) > 4


def test_the_address_names_the_moment(visit: Visit) -> None:
    page = visit(name="Ola")
    id = uploaded(page, "death-angel-two")
    truth = Truth(page, id)
    steps = [place.partition(".")[0] for place in truth.of(0)]
    n = max(steps, key=steps.count)  # a step with many moments
    page.goto(f"/replay/{id}?seat=0&n={int(n) - 1}")
    page.get_by_test_id("review").wait_for()
    page.keyboard.press("j")
    page.keyboard.press("j")
    place = check(page, truth)
    assert place.startswith(f"{n}.")
    address = f"/replay/{id}?seat=0&n={n}&i={place.partition('.')[2]}"
    expect(page).to_have_url(address)
    friend = visit(address, size="phone")
    friend.get_by_test_id("review").wait_for()
    assert check(friend, truth) == place
    moments = friend.get_by_test_id("moment")
    expect(moments).to_be_visible()
    before = moments.inner_text()
    friend.get_by_role("button", name="One part on").click()
    expect(moments).not_to_have_text(before)
    friend.get_by_role("button", name="One part back").click()
    assert check(friend, truth) == place


def test_rules_page(visit: Visit, pictures: Picture) -> None:
    page = visit("/rules/death-angel#DA-7.14", name="Ola")
    expect(page.locator("#DA-7\\.14")).to_be_in_viewport()
    pictures(page, "rules")
    page.get_by_placeholder("Search the rules").fill("reroll token")
    expect(page.get_by_text("rules found")).to_be_visible()
    page.get_by_role("button", name="Cards").click()
    page.get_by_placeholder("Search the rules").fill("full auto")
    expect(page.get_by_role("heading", name="Full Auto")).to_be_visible()


def test_settings_stay(visit: Visit) -> None:
    page = visit("/settings", name="Ola")
    prefer(page, "Theme", "light")
    prefer(page, "Text size", "largest")
    prefer(page, "Motion", "less")
    page.reload()
    for name, value in {"theme": "light", "size": "largest", "motion": "less"}.items():
        assert page.evaluate(f"document.documentElement.dataset.{name}") == value


def test_marks_by_kind_and_the_next_of_them(visit: Visit) -> None:
    page = visit(name="Ola")
    id = uploaded(page, "death-angel-six")
    page.goto(f"/replay/{id}?seat=0&n=0")
    page.get_by_test_id("review").wait_for()
    kinds = page.locator(".marks i").evaluate_all("all => [...new Set(all.map((one) => one.classList[0]))]")
    assert set(kinds) == {"fall", "travel", "turn", "end"}
    info = page.evaluate(f"fetch('/api/replays/{id}').then((answer) => answer.json())")
    falls = [mark["n"] for mark in info["marks"] if mark["kind"] == "fall"]
    assert len([mark for mark in info["marks"] if mark["kind"] != "decision"]) < info["entries"] / 10, "few say much"
    # Each mark is stood right before: whoever falls still stands, and one step on shows it.
    alive = page.locator("[data-spot^='marine:']")
    seen = set()
    for _ in range(len(info["marks"])):
        page.get_by_role("button", name="Next highlight").click()
        caption = page.locator(".what").inner_text()
        if not caption.startswith("Next: "):
            break
        if " falls." in caption:
            before = alive.count()
            page.get_by_role("button", name="One step on").click()
            expect(alive).not_to_have_count(before)
            page.get_by_role("button", name="Pause").or_(page.get_by_role("button", name="Play", exact=True)).wait_for()
            seen.add(int(page.get_by_test_id("step").inner_text().partition(" /")[0]))
    assert seen <= set(falls)
    assert len(seen) > 2


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_controls_stay_where_they_are_and_say_what_their_marks_mean(visit: Visit, size: str) -> None:
    page = visit(name="Ola", size=size)
    id = uploaded(page, "death-angel-two")
    page.goto(f"/replay/{id}?seat=0&n=3")
    play = page.get_by_test_id("review").get_by_role("button", name="Play", exact=True)
    play.wait_for()
    legend = page.get_by_test_id("review").locator(".legend")
    for kind in ("falls", "travel", "turning point", "the end"):
        expect(legend).to_contain_text(kind)
    before = play.bounding_box()
    page.keyboard.press("End")
    expect(page.locator(".what")).to_have_text(re.compile("^Defeat · .* was the last to stand$"))
    assert play.bounding_box() == before
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_the_end_of_a_step_says_what_came_of_it(visit: Visit) -> None:
    page = visit(name="Ola")
    id = uploaded(page, "death-angel-two")
    steps = page.request.get(f"{page.evaluate('location.origin')}/api/replays/{id}/steps?seat=0&first=0&last=90").json()
    rolled = next(
        step["n"] for step in steps["steps"] if any(one["event"]["event"] == "attack-missed" for one in step["events"])
    )
    page.goto(f"/replay/{id}?seat=0&n={rolled}")
    expect(page.locator(".what")).to_have_text(re.compile(": .* attacks .* · .*misses"))
    # Who only let it go on has decided nothing; and how many moments the step has is said.
    page.goto(f"/replay/{id}?seat=0&n=57")
    expect(page.locator(".what")).to_have_text(re.compile("^[A-Z][a-z]+ rolls [0-9] against [0-9]"))
    expect(page.get_by_test_id("moment")).to_have_text(re.compile("^part ([0-9]+) of \\1$"))


def test_a_decision_is_tried_again_without_seeing_what_came(visit: Visit, pictures: Picture) -> None:
    page = visit(name="Ola")
    id = uploaded(page, "death-angel-two")
    origin = page.evaluate("location.origin")

    def kinds(n: int) -> set[str]:
        answer = page.request.get(f"{origin}/api/replays/{id}/choices?seat=0&n={n}").json()
        return {said["move"]["move"] for said in answer["moves"]}

    marks = page.request.get(f"{origin}/api/replays/{id}").json()["marks"]
    own = [mark["n"] - 1 for mark in marks if mark["kind"] == "decision" and mark["seat"] == 0]
    n = next(n for n in own if kinds(n) == {"choose-action"})
    # What is on the board came of that decision: it is asked, not the next one.
    page.goto(f"/replay/{id}?seat=0&n={n + 1}")
    page.get_by_test_id("review").wait_for()
    page.get_by_role("button", name="Try again").click()
    trying = page.get_by_test_id("trying")
    expect(trying).to_contain_text("What would you play here?")
    expect(page.get_by_label("Moment of the game")).to_have_count(0)
    page.locator(".hand-card[data-look=lit], .hand-card [data-look=lit]").last.click()
    page.locator("[data-choice].primary").click()
    expect(trying.get_by_text("You", exact=True)).to_be_visible()
    same = trying.get_by_text("The same was played at the table.")
    expect(same.or_(trying.get_by_test_id("verdict"))).to_be_visible()
    if not same.is_visible():
        expect(trying.get_by_text("At the table", exact=True)).to_be_visible()
        numbers = "(it|yours) wins [0-9]+ of 100 such games, (yours|the other) [0-9]+"
        expect(trying.get_by_test_id("verdict")).to_contain_text(re.compile(numbers))
        # The card of the same team lay at the table.
        cards = trying.locator("dd").all_inner_texts()
        assert len({card.partition(" · ")[0] for card in cards}) == 1, cards
    assert "!." not in trying.inner_text()
    pictures(page, "try_again")
    trying.get_by_role("button", name="See what happened").click()
    expect(page.get_by_label("Moment of the game")).to_be_visible()
    expect(page.get_by_test_id("step")).to_have_text(re.compile(rf"^{n + 1} /"))


NOTED = """() => {
    window.noted = [];
    const look = () => {
        const {moment, told = ''} = document.querySelector('.table')?.dataset ?? {};
        const now = moment && `${moment} ${told}`.trim();
        if (now && now !== window.noted.at(-1)) window.noted.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_what_was_found_is_played_before_ones_eyes(visit: Visit) -> None:
    """The new table stands where it was decided; then the own move is told, and all that comes of it."""
    page = visit(name="Ola")
    id = uploaded(page, "death-angel-two")
    origin = page.evaluate("location.origin")

    def attacks(n: int) -> bool:
        answer = page.request.get(f"{origin}/api/replays/{id}/choices?seat=1&n={n}").json()
        return all(said["move"]["move"] in ("attack", "pass") for said in answer["moves"])

    marks = page.request.get(f"{origin}/api/replays/{id}").json()["marks"]
    n = next(
        mark["n"] - 1 for mark in marks if mark["kind"] == "decision" and mark["seat"] == 1 and attacks(mark["n"] - 1)
    )
    page.goto(f"/replay/{id}?seat=1&n={n + 1}")
    page.get_by_test_id("review").wait_for()
    page.get_by_role("button", name="Try again").click()
    trying = page.get_by_test_id("trying")
    trying.wait_for()
    page.get_by_role("button", name="Hold fire").click()
    page.evaluate(NOTED)
    trying.get_by_role("button", name="Play mine").click()
    page.wait_for_url("**/table/*")
    page.wait_for_function("() => window.noted.some((one) => one.includes('.'))")
    before, *_ = noted = page.evaluate("window.noted")
    assert before == str(n)
    first = next(one.split()[1] for one in noted if "." in one)
    assert first.startswith(f"{n + 1}."), noted


def test_the_end_stands_in_the_dark_wherever_one_comes_from(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola")
    id = uploaded(page, "death-angel-two")
    around = page.get_by_test_id("formation").locator(".swarms")
    for n in (90, 20):
        page.goto(f"/replay/{id}?seat=0&n={n}")
        page.get_by_test_id("review").wait_for()
        page.get_by_role("button", name="To the end").click()
        expect(page.get_by_test_id("step")).to_have_text("90 / 90")
        expect(around).to_have_count(2)
        # Six and fourteen stood around the last, and not those of step 20.
        assert sorted(around.locator(".count").all_inner_texts()) == ["14", "6"]
    picture(page, "review_end")


def test_a_line_of_the_log_leads_to_its_moment(visit: Visit) -> None:
    page = visit(name="Ola")
    id = uploaded(page, "death-angel-two")
    truth = Truth(page, id)
    page.goto(f"/replay/{id}?seat=0&n=30")
    page.get_by_test_id("review").wait_for()
    line = page.get_by_test_id("log").locator("li[data-n='20'] button").first
    line.click()
    assert check(page, truth).startswith("20.")
    expect(page).to_have_url(re.compile("n=20&i="))


def test_the_bar_of_what_is_looked_at_stands_beside_the_signs(visit: Visit) -> None:
    page = visit(name="Ola")
    page.goto(f"/replay/{uploaded(page, 'death-angel-two')}?seat=0&n=90")
    page.get_by_test_id("review").wait_for()
    signs = page.get_by_test_id("log").locator("li.current .sign")
    room = signs.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)")
    left = page.get_by_test_id("log").locator("li.current").first.evaluate("(one) => one.getBoundingClientRect().left")
    assert len(room) > 1
    assert min(room) - left > 4, "the bar has 3"


def test_a_review_is_led_and_whoever_looks_around_is_left_alone(visit: Visit) -> None:
    ola, marek = visit(name="Ola"), visit(name="Marek", size="phone")
    code = play_alone(ola, seats=2, seed=21, bots={"1": "random"})
    play_out([Player(ola, 3)])
    ola.goto(f"/replay/{code}?seat=0&n=0")
    # Alone, it is found as well: whoever comes later goes along.
    ola.get_by_role("button", name="Look together").click()
    expect(ola.get_by_role("dialog")).to_contain_text("Whoever opens the link is here with you.")
    ola.get_by_role("dialog").get_by_role("button", name="Take the lead").click()
    expect(ola.get_by_test_id("company")).to_contain_text("You lead")
    ola.get_by_role("button", name="Stop leading").click()
    marek.goto(f"/replay/{code}?seat=0&n=0")
    marek.get_by_test_id("review").wait_for()
    ola.get_by_role("button", name="Take the lead").click()
    expect(marek.get_by_test_id("company")).to_contain_text("Ola leads.")
    ola.get_by_label("Moment of the game").fill("12")
    expect(marek.get_by_test_id("step")).to_have_text(re.compile("^12 /"))
    marek.get_by_role("button", name="One step back").click()
    expect(marek.get_by_test_id("company")).to_contain_text("you look around")
    ola.get_by_label("Moment of the game").fill("20")
    expect(ola.get_by_test_id("step")).to_have_text(re.compile("^20 /"))
    expect(marek.get_by_test_id("step")).to_have_text(re.compile("^11 /"))
    marek.get_by_role("button", name="Follow").click()
    expect(marek.get_by_test_id("step")).to_have_text(re.compile("^20 /"))
