"""A story at the table: told in the server's own pictures, slowly enough to be read, never to nobody."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import SIZES
from tests.browser.house import play_alone
from tests.browser.moments import SHOWN, drawn, expected, film
from tests.browser.player import Player, meet
from tests.browser.scenes import Window
from tests.games.death_angel.common import TEXT
from tests.games.death_angel.positions import GAME, Position, build

from starboard.games.death_angel.events import TokensLost
from starboard.games.death_angel.moves import PASS, REROLL, ROLL_DIE, Activate, AnyMove, Attack

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

# Notes what the board shows at every frame, by the moment it says it tells.
WATCH = f"""() => {{
    window.told = {{}};
    const look = () => {{
        const place = document.querySelector('[data-told]')?.dataset.told;
        if (place && !(place in window.told)) {{
            {SHOWN}
            window.told[place] = {{marines, swarms, at: performance.now()}};
        }}
        requestAnimationFrame(look);
    }};
    look();
}}"""
STANDING = "() => !document.querySelector('[data-told]') && !document.querySelector('[data-sending]')"
HIDE = """(hidden) => {
    Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""


# As fast as a finger is: until nothing is told any more, and once more.
TAP_ON = """async () => {
    const tap = () => document.querySelector("[data-spot^='marine:']").click();
    for (let n = 0; n < 60 && document.querySelector('[data-told]'); n++) {
        tap();
        await new Promise((soon) => requestAnimationFrame(soon));
    }
    tap();
}"""


def take_turn(player: Player) -> None:
    """One thing is done, and whatever follows is not skipped."""
    page = player.page
    seen = player.look()
    if seen["armed"] or not seen["lit"]:
        player.press(0)
    else:
        player.choose(player.random.choice(seen["lit"]))
    page.wait_for_timeout(100)
    page.wait_for_function(STANDING)


def test_a_story_shows_the_servers_moments_and_ends(visit: Visit) -> None:
    page = visit(name="Ola")
    code = play_alone(page, seed=11)
    player = Player(page, 5)
    player.look()
    page.evaluate(WATCH)
    longest = 0.0
    for _ in range(30):
        begun = time.monotonic()
        take_turn(player)
        longest = max(longest, time.monotonic() - begun)
    told: dict[str, Any] = page.evaluate("window.told")
    last = int(page.locator("[data-moment]").get_attribute("data-moment") or 0)
    truth = film(page, f"/api/tables/{code}/steps?", last)
    assert len(told) > 30, "much was told"
    for place, shown in told.items():
        assert drawn(shown) == expected(truth[place]), place
    # How long people wait at most web/src/tell/timeline.test.ts proves by a clock; here the machine may be busy.
    print(f"the longest story took {longest:.1f} s")


def test_a_tap_on_the_board_tells_the_story_on_and_does_nothing_else(visit: Visit) -> None:
    page = visit(name="Ola", pace="normal")
    play_alone(page, seed=11)
    player = Player(page, 5)
    for _ in range(60):
        seen = player.look()
        if seen["armed"] or not seen["lit"]:
            player.press(0)
        else:
            player.choose(player.random.choice(seen["lit"]))
        page.wait_for_timeout(60)
        if page.locator("[data-told]").count():
            break
    n = page.locator("[data-moment]").get_attribute("data-moment")
    # Line by line to the end; the tap that came too late for that hits nothing either.
    page.evaluate(TAP_ON)
    expect(page.locator("[data-told]")).to_have_count(0)
    assert page.locator("[data-moment]").get_attribute("data-moment") == n
    assert page.get_by_test_id("why").count() == 0
    assert page.locator("[data-look=chosen]").count() == 0
    page.wait_for_function("(since) => performance.now() - since > 450", arg=page.evaluate("performance.now()"))
    player.play(3)


# Eight taps of an impatient finger, in the time of the page: a busy machine makes nobody patient.
TAPPING = """async ([x, y]) => {
    for (let n = 0; n < 8; n++) {
        const tap = new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y});
        document.elementFromPoint(x, y)?.dispatchEvent(tap);
        await new Promise((soon) => setTimeout(soon, 120));
    }
}"""


def test_skip_once_too_often_presses_nothing_of_the_result(visit: Visit) -> None:
    """Where Skip was the result's buttons come up: the finger that is still tapping does not mean them."""
    page = visit(name="Ola", size="phone", pace="normal", has_touch=True)
    Window(page).show(build("leon<1", phase="attack", swarms={"L1": "head tail tail claws tongue"}, dice=[0]))
    page.locator("[data-choice]").first.tap()
    skip = page.get_by_role("button", name="Skip").bounding_box()
    assert skip
    page.evaluate(TAPPING, [skip["x"] + skip["width"] / 2, skip["y"] + skip["height"] / 2])
    table = page.url
    expect(page.get_by_test_id("result")).to_be_visible()
    assert page.url == table
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_an_event_waits_for_whoever_plays(visit: Visit, picture: Picture) -> None:
    """The card lies there until it is tapped away, once; afterwards it can be read again."""
    page = visit(name="Ola", size="phone", pace="normal")
    swarms = {"L1": "head tail"}
    Window(page).show(build("leon<2 valencio>", phase="attack", swarms=swarms, dice=[5], event="second-wind"))
    stage, on = page.locator(".event-card.lit strong"), page.get_by_test_id("go-on")
    for size in ("phone", "laptop"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        if size == "phone":
            while not on.count():
                page.keyboard.press("Space")
        expect(stage).to_have_text("Second Wind")
        # Shown once: not beside the board as well.
        expect(page.locator(".event-card strong", has_text="Second Wind")).to_have_count(1)
        picture(page, f"event_waits_{size}")
    assert page.evaluate("async () => (await new Promise((soon) => setTimeout(soon, 3000)), 1)")
    expect(on).to_be_visible()
    on.click()
    expect(stage).to_have_count(0)
    expect(page.locator(".own .event-card strong", has_text="Second Wind")).to_have_count(1)
    # Chosen for, it is not shown again; when it is over it can still be read.
    page.locator("[data-spot='marine:leon']").click()
    expect(page.locator("[data-told]")).not_to_have_count(0)
    expect(page.locator(".event-card strong", has_text="Second Wind")).to_have_count(1)
    Player(page).look()
    page.get_by_role("button", name="Last event: Second Wind").click()
    expect(page.get_by_role("dialog", name="Second Wind")).to_be_visible()


def test_the_log_of_a_phone_is_not_ahead_of_the_board(visit: Visit) -> None:
    """What comes of an event is not read before it is seen."""
    page = visit(name="Ola", size="phone", pace="normal")
    swarms = {"L1": "head tail"}
    Window(page).show(build("leon<2 valencio>", phase="attack", swarms=swarms, dice=[5], event="flanking-manoeuvre"))
    on = page.get_by_test_id("go-on")
    while not on.count():
        page.keyboard.press("Space")
    page.get_by_role("button", name="Log", exact=True).click()
    log = page.get_by_role("dialog").get_by_test_id("log")
    expect(log.get_by_text("Flanking Manoeuvre")).not_to_have_count(0)
    expect(log.get_by_text("slip behind")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    on.click()
    Player(page).look()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(log.get_by_text("slip behind")).not_to_have_count(0)


def test_a_hidden_tab_is_told_nothing_and_has_a_link_to_what_it_missed(visit: Visit, picture: Picture) -> None:
    ola = visit(name="Ola")
    code = play_alone(ola, seed=11)
    friend = visit(f"/table/{code}?watch", size="phone")
    friend.get_by_test_id("formation").wait_for()
    player = Player(ola, 5)
    player.play(4)
    meet([player, Player(friend)])
    friend.evaluate(WATCH)
    friend.evaluate(HIDE, True)
    player.play(12)
    n = ola.locator("[data-moment]").get_attribute("data-moment") or ""
    expect(friend.locator("[data-moment]")).to_have_attribute("data-moment", n)
    friend.evaluate(HIDE, False)
    assert friend.evaluate("window.told") == {}
    marines = "them => them.map(one => one.ariaLabel)"
    assert friend.locator("[data-spot^='marine:']").evaluate_all(marines) == ola.locator(
        "[data-spot^='marine:']"
    ).evaluate_all(marines)
    link = friend.get_by_test_id("missed").get_by_role("button").first
    expect(link).to_contain_text("things happened while you were away")
    lines = int(link.inner_text().split()[0])
    picture(friend, "missed_phone")
    link.click()
    new = friend.get_by_test_id("log").locator("li.new")
    expect(new).to_have_count(lines)
    expect(new.first).to_be_in_viewport()
    expect(friend.get_by_test_id("missed")).to_have_count(0)


# The log scrolls, and its last line is in sight.
AT_END = """() => {
    const log = document.querySelector('[role=dialog] [role=log], dialog [role=log]');
    return log.scrollHeight > log.clientHeight + 100 && log.scrollHeight - log.scrollTop - log.clientHeight < 3;
}"""


def test_a_turned_phone_keeps_the_end_of_the_log_in_sight(visit: Visit) -> None:
    page = visit(name="Ola", size="phone", has_touch=True, reduced_motion="reduce")
    play_alone(page, seed=7)
    Player(page).play(30)
    page.get_by_role("button", name="Log").click()
    for width, height in ((390, 844), (844, 390), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(AT_END)


# At every frame in which a die is in the air: what the bar, the log and the live regions say.
LISTEN = """() => {
    window.air = [];
    const said = () => ['[data-testid=prompt]', '[data-testid=log]', '[aria-live]', '[data-testid=die]']
        .flatMap((css) => [...document.querySelectorAll(css)].map((node) => node.textContent)).join('\\n');
    const look = () => {
        if (document.querySelector('[data-testid=die] svg.rolling')) window.air.push(said());
        else if (window.air.length) window.landed ??= said();
        requestAnimationFrame(look);
    };
    look();
}"""


def _launches() -> Position:
    terrain = {"control-panel": "L1"}
    scene = build("leon< zael>", cards=["onward-brothers"], location="launch-control-room", terrain=terrain, launch=2)
    return scene.play(PASS, PASS, Activate("leon", "control-panel"))


def _attacked() -> Position:
    return build("leon<2 zael>", phase="attack", swarms={"L1": "head tail tongue"}, dice=[0])


def _attacks() -> Position:
    return build("leon<2 zael>", cards=["full-auto"], swarms={"L1": "head tail tongue"})


THROWN: dict[str, tuple[Callable[[], Position], AnyMove, int, str]] = {
    "attack": (_attacks, Attack("leon", "L1"), 4, ""),
    "defence": (_attacked, REROLL, 5, "Roll again"),
    "launch": (_launches, ROLL_DIE, 5, "Try to launch"),
}


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("name", THROWN)
def test_nothing_says_what_a_die_shows_before_it_has_landed(visit: Visit, name: str, size: str) -> None:
    """Neither the bar nor the log, nor what a screen reader is told, knows more than who looks at the table."""
    scene, move, face, button = THROWN[name]
    ahead = scene().roll(face)
    before = len(ahead.log)
    ahead.play(move)
    lines = [GAME.say_event(event) for event in ahead.log[before:] if not isinstance(event, TokensLost)]
    sentences = [TEXT(line) for line in lines if line]
    page = visit(name="Ola", size=size, pace="slow")
    Window(page).show(scene().roll(face))
    page.evaluate(LISTEN)
    if not button:
        page.locator("[data-spot='swarm:L1#0']").click()
        page.locator("[data-choice]").first.click()
    else:
        page.get_by_role("button", name=button).click()
    page.wait_for_function("() => window.landed")
    air: list[str] = page.evaluate("window.air")
    assert sentences
    assert air
    for said in air:
        assert "?" in said, "the die shows no face"
        assert [one for one in sentences if one in said] == []
    expect(page.get_by_test_id("log").or_(page.locator("ol[aria-live]")).first).to_contain_text(sentences[0])
