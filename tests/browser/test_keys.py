"""What a key does at every question, and what it must not do."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.house import play_alone
from tests.browser.player import Player
from tests.browser.scenes import SIX, Window, crowded
from tests.games.death_angel.positions import build

from starboard.games.death_angel.moves import Attack

Visit = Callable[..., Page]
FOCUSED = "() => document.activeElement?.getAttribute('aria-label') ?? ''"


def test_a_number_takes_up_the_card_that_enter_then_chooses(visit: Visit) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    Window(page).show(crowded(phase="choose"))
    cards = page.locator(".hand-card")
    cards.first.focus()
    page.keyboard.press("3")
    expect(cards.nth(2)).to_have_attribute("data-look", "chosen")
    expect(cards.nth(2)).to_be_focused()
    page.keyboard.press("1")
    expect(cards.nth(0)).to_have_attribute("data-look", "chosen")
    page.keyboard.press("3")
    expect(cards.nth(2)).to_have_attribute("data-look", "chosen")
    expect(page.get_by_role("button", name="Choose this card")).to_be_visible()
    page.keyboard.press("Enter")
    expect(cards.nth(2)).not_to_have_attribute("data-look", "chosen")
    expect(page.get_by_role("button", name="Choose this card")).to_have_count(0)


def test_the_focus_goes_to_the_answers_and_space_presses_none_of_several(visit: Visit) -> None:
    """Space is the main button's: what the page itself has put under the key is chosen by Enter alone."""
    page = visit(name="Ola", reduced_motion="reduce")
    window = Window(page)
    window.show(crowded("lead-by-example", formation="leon<2 zael>1 lorenzo< valencio> deino< omnio>").roll(2))
    page.locator("[data-spot='marine:deino']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-spot='swarm:L5#0']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")  # The main button throws the die.
    expect(page.get_by_role("heading", name="Which of the three falls?")).to_be_visible()
    page.wait_for_function("() => document.activeElement?.matches('[data-testid=prompt] [data-choice]')")
    assert "Slay" in page.evaluate(FOCUSED)
    page.keyboard.press("Space")
    page.wait_for_timeout(500)
    expect(page.get_by_role("heading", name="Which of the three falls?")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Which of the three falls?")).to_have_count(0)


def test_space_gives_up_nothing_that_is_lit(visit: Visit) -> None:
    """A lone “Hold fire” beside swarms in reach is not the key's that went through the story."""
    page = visit(name="Ola", reduced_motion="reduce")
    Window(page).show(crowded("lead-by-example", formation="leon<2 zael>1 lorenzo< valencio> deino< omnio>"))
    stop = page.get_by_role("button", name="Hold fire")
    expect(stop).to_be_visible()
    page.keyboard.press("Space")
    page.wait_for_timeout(500)
    expect(stop).to_be_visible()


def test_enter_goes_on_where_the_story_waits(visit: Visit) -> None:
    """An event waits to be read: Enter goes on like Space."""
    page = visit(name="Ola", pace="normal")
    swarms = {"L1": "head tail"}
    Window(page).show(build("leon<2 valencio>", phase="attack", swarms=swarms, dice=[5], event="second-wind"))
    on = page.get_by_test_id("go-on")
    while not on.count():
        page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(on).to_have_count(0)


def test_where_nothing_helps_the_round_goes_on_by_itself(visit: Visit) -> None:
    """A hit that no token makes better is read, and nobody has to say so; whoever wants things still says so."""
    for pace, motion in (("normal", "no-preference"), ("normal", "reduce")):
        page = visit(name="Ola", pace=pace, reduced_motion=motion)
        Window(page).show(crowded("lead-by-example", formation=SIX).roll(2).play(Attack("deino", "L5")))
        falls = page.get_by_role("heading", name="Which of the three falls?")
        expect(page.get_by_role("heading", name="Deino hits.")).to_be_visible()
        if motion == "reduce":
            page.wait_for_timeout(3000)
            expect(falls).to_have_count(0)
            page.get_by_role("button", name="Go on").click()
        expect(falls).to_be_visible()


CAPS = """(what) => [...document.querySelectorAll(what)].map((one) => {
    const { content, display } = getComputedStyle(one, '::after');
    return content.startsWith('counter') && display !== 'none';
})"""


def test_numbers_stand_on_what_they_press_once_keys_are_used(
    visit: Visit, picture: Callable[[Page, str], None]
) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    window = Window(page)
    window.show(crowded(phase="choose"))
    cards = ".hand-card"
    assert not any(page.evaluate(CAPS, cards))
    page.keyboard.press("Tab")
    lit = page.locator(f"{cards}[data-look=lit]").count()
    assert lit
    assert sum(page.evaluate(CAPS, cards)) == lit
    # A card that is taken up keeps its number on itself: it does not fly to the corner of the page.
    page.keyboard.press("1")
    expect(page.locator(f"{cards}[data-look=chosen]")).to_have_count(1)
    assert set(page.locator(cards).evaluate_all("all => all.map((one) => getComputedStyle(one).position)")) == {
        "relative"
    }
    picture(page, "keys_cards_laptop")
    window.show(crowded("lead-by-example", formation="leon<2 zael>1 lorenzo< valencio> deino< omnio>").roll(2))
    page.keyboard.press("Tab")
    page.locator("[data-spot='marine:deino']").click()
    page.locator("[data-spot='swarm:L5#0']").click()
    page.get_by_role("button", name="Attack", exact=True).wait_for()
    assert all(page.evaluate(CAPS, ".bar [data-choice]"))
    picture(page, "keys_choices_laptop")
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Attack", exact=True)).to_have_count(0)


def test_a_question_mark_opens_the_list_of_keys(visit: Visit) -> None:
    """On a piece it explains that piece."""
    page = visit(name="Ola", reduced_motion="reduce")
    Window(page).show(crowded("full-auto"))
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_text("undo", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.locator("[data-spot='marine:leon']").focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Leon")).to_be_visible()
    expect(keys).to_have_count(0)


def test_the_overlay_leaves_the_odds(visit: Visit) -> None:
    """Its legend stands below the help, and gives way to what an armed move can do."""
    page = visit(name="Ola", reduced_motion="reduce")
    Window(page).show(crowded("lead-by-example", formation=SIX))
    prompt = page.get_by_test_id("prompt")
    said = prompt.locator(".words p")
    before = said.inner_text()
    page.keyboard.press("o")
    expect(page.get_by_test_id("legend")).to_be_visible()
    expect(said).to_have_text(before)
    page.locator("[data-spot='marine:deino']").click()
    page.locator("[data-spot='swarm:L5#0']").click()
    expect(said).to_contain_text("of 6")
    expect(page.get_by_test_id("legend")).to_have_count(0)
    page.keyboard.press("Escape")


def test_keys_of_a_button_press_it_and_are_listed(visit: Visit) -> None:
    """Who would be attacked, and what a good player would do: by the key that the button names, once."""
    page = visit(name="Ola")
    play_alone(page)
    player = Player(page)
    player.look()
    eye = page.get_by_role("button", name="Who would be attacked")
    page.keyboard.press("o")
    expect(eye).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("o")
    expect(eye).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("b")
    expect(page.get_by_test_id("counsel")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    expect(keys).to_contain_text("Ask a bot")
