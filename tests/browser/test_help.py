"""For newcomers and for ears: one hint at a time, who would be attacked, a closer look, and what is spoken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DRAWN
from tests.browser.house import play_alone, prefer
from tests.browser.player import Player
from tests.browser.scenes import SIX, Window, crowded
from tests.games.death_angel.positions import build

from starboard.games.death_angel.moves import Pass

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


def test_the_hint_names_who_is_in_danger_and_can_be_switched_off(visit: Visit) -> None:
    page = visit(name="Ola")
    window = Window(page)
    window.show(build(SIX, phase="choose", swarms={"R1": "head tail tongue", "R4": "claws"}))
    prompt = page.get_by_test_id("prompt")
    # Three Genestealers at his back, where tokens are no help: only a roll above 3 saves him, 4 or 5 of 0 to 5.
    expect(prompt).to_contain_text("Most at risk: Leon. 2 of 6 to survive.")
    page.goto("/settings")
    prefer(page, "A line of help with every question", "off")
    window.show(build(SIX, phase="choose", swarms={"R1": "head tail tongue"}))
    expect(prompt.get_by_role("heading")).to_be_visible()
    expect(prompt).not_to_contain_text("at risk")


def test_who_would_be_attacked(visit: Visit, picture: Picture) -> None:
    """Key O lays over the board how often each Marine survives his swarm, and how often with his tokens."""
    page = visit(name="Ola")
    Window(page).show(crowded("full-auto"))
    threats = page.locator(".threat")
    expect(threats).to_have_count(0)
    page.keyboard.press("o")
    expect(page.locator("[data-place=L1] .threat")).to_have_text("2/6 70%")
    expect(page.locator("[data-place=R1] .threat")).to_have_text("4/6")
    expect(page.locator("[data-place=R6] .threat")).to_have_text("0/6")
    picture(page, "threats_laptop")
    page.keyboard.press("Escape")
    expect(threats).to_have_count(0)
    page.get_by_role("button", name="Who would be attacked").click()
    expect(threats).to_have_count(8)


def test_a_closer_look(visit: Visit, picture: Picture) -> None:
    """A long press or Z holds a thing before the eyes: its cards drawn large and named."""
    page = visit(name="Ola", size="phone")
    Window(page).show(crowded("full-auto"))
    swarm = page.locator("[data-spot='swarm:R2#0']")
    swarm.click(delay=700)
    dialog = page.get_by_role("dialog", name="Swarm")
    expect(dialog.locator("li svg")).to_have_count(3)
    expect(dialog).to_contain_text("head")
    picture(page, "lens_phone")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.locator("[data-spot='swarm:R1#0']").focus()
    page.keyboard.press("z")
    expect(dialog.locator("li svg")).to_have_count(1)


def test_what_happens_is_spoken_on_a_phone(visit: Visit) -> None:
    """The log is out of sight there; dice, deaths and the question still reach a screen reader, in live regions."""
    page = visit(name="Ola", size="phone")
    scene = build("leon< valencio>", cards=["full-auto"], swarms={"L1": "head"}).roll(4, 4)
    Window(page).show(scene)
    spoken = page.locator("[aria-live=polite]:visible")
    player = Player(page)
    player.choose("swarm:L1#0")
    player.press(0)
    player.look()
    expect(spoken.filter(has_text="Leon attacks the one beside him: 4, no skull.")).to_have_count(1)
    expect(spoken.filter(has_text="Leon misses")).to_have_count(1)
    expect(page.get_by_test_id("prompt").locator("[aria-live=polite]")).to_contain_text("Leon: which swarm next?")


@pytest.mark.parametrize("size", ["small", "phone", "laptop"])
@pytest.mark.clause("DA-16.2")
def test_an_event_that_was_looked_at_is_read_before_it_is_put_back(visit: Visit, picture: Picture, size: str) -> None:
    """Forward Scouting: the whole card beside both answers, also after a reload; the others see nothing of it."""
    page = visit(name="Ola", size=size, reduced_motion="reduce")
    scene = build(
        "zael> omnio> leon>",
        players=2,
        owners={"purple": 0, "red": 1},
        cards=["forward-scouting", "full-auto"],
        swarms={"R3": "head"},
        events=["full-scan", "evasion"],
    ).play(Pass(), Pass())
    window = Window(page)
    window.show(scene)
    card = page.get_by_test_id("looked-at")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Look", exact=True).click()
    for again in (False, True):
        if again:
            window.show(scene, 0)
        expect(card).to_contain_text("Full Scan")
        for line in ("Choose a pile: its top card is discarded.", "Swarms with a tongue move"):
            expect(card.get_by_text(line)).to_be_in_viewport(ratio=0.99)
        for answer in ("Back on top", "Under the deck"):
            expect(page.get_by_role("button", name=answer)).to_be_in_viewport(ratio=0.99)
    picture(page, f"looked_at_{size}")

    window.show(scene, 1)
    expect(page.get_by_test_id("prompt").get_by_role("heading")).to_contain_text("Where does the event go?")
    expect(page.get_by_text("Full Scan")).to_have_count(0)

    # What was looked at stays known to who looked.
    window.show(scene, 0)
    page.get_by_role("button", name="Back on top").click()
    expect(card).to_have_count(0)
    expect(page.locator("[data-told]")).to_have_count(0)  # What was done is told first.
    if size == "laptop":
        page.get_by_role("button", name="Next event: Full Scan").click()
    else:
        page.locator("[data-show='location:']").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Full Scan")


@pytest.mark.parametrize("size", ["small", "laptop"])
def test_what_terrain_risks_is_said_before_it_is_used(visit: Visit, picture: Picture, size: str) -> None:
    """One tap says what the Promethium Tank does, and to whom; only the next one uses it."""
    page = visit(name="Ola", size=size)
    swarms = {"L2": "head tail tongue"}
    scene = build("zael> claudio<", terrain={"promethium-tank": "L2"}, swarms=swarms, cards=["reorganize"])
    told = len(scene.play(Pass(), Pass()).log)
    Window(page).show(scene)
    page.locator("[data-spot='terrain:promethium-tank'][data-look=lit]").click()
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_contain_text("on 0 the Marine is slain")
    expect(prompt.get_by_role("heading")).to_have_text("Claudio uses the Tank")
    expect(prompt.get_by_role("button", name="Use it")).to_be_visible()
    picture(page, f"tank_{size}")
    assert len(scene.log) == told


def test_a_card_without_its_marine_says_what_is_left(visit: Visit, picture: Picture) -> None:
    """What is void is struck through, and the explanation says it as well; its rules have names."""
    page = visit(name="Ola", size="laptop")
    scene = build("valencio> deino<", cards=["full-auto"], slain="leon lorenzo", swarms={"R1": "head tail"})
    Window(page).show(scene)
    card = page.locator(".order .action.now")
    expect(card).to_contain_text("Leon has fallen: only the common attack is left.")
    expect(card.locator(".lost")).to_have_text("Leon may attack up to 3 times, choosing a swarm each time.")
    picture(page, "fallen_card")
    page.locator("[data-spot='card:17']").click(button="right")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Leon has fallen: only the common attack is left.")
    sheet.get_by_role("link", name="Phase 2 – Resolve Actions, rule DA-7.1", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Phase 2 – Resolve Actions")


def test_an_explanation_says_what_danger_is(visit: Visit) -> None:
    """How often events bring Genestealers out there; and the whole name of what the board calls Duct."""
    page = visit(name="Ola", size="laptop")
    Window(page).show(
        build("valencio> deino<", cards=["full-auto"], terrain={"ventilation-duct": "R2"}, swarms={"R1": "head"})
    )
    page.locator("[data-spot='terrain:ventilation-duct']").click(button="right")
    sheet = page.get_by_role("dialog", name="Ventilation Duct")
    expect(sheet).to_contain_text("24 of the 30 events bring Genestealers out here.")
    expect(sheet.get_by_role("link", name="Spawning, rule DA-9.10")).to_be_visible()


def test_a_first_mission_is_briefed_once(visit: Visit, pictures: Picture) -> None:
    """The aim and what lies on the board, before the first decision; one tap, and never again but from the menu."""
    page = visit(name="Ola", size="phone", new=True)
    code = play_alone(page)
    sheet = page.get_by_role("dialog", name="Your mission")
    expect(sheet).to_contain_text("Lead the Marines through 4 locations.")
    for word in ("Piles", "Swarms", "The die", "Tokens", "Door", "for each token on the Door"):
        expect(sheet).to_contain_text(word)
    pictures(page, "briefing")
    sheet.get_by_role("button", name="To the board").click()
    expect(sheet).to_have_count(0)
    page.goto(f"/table/{code}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-mine", "true")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="The mission").click()
    expect(sheet).to_be_visible()


def test_who_watches_or_learns_is_not_briefed(visit: Visit) -> None:
    ola = visit(name="Ola")
    code = play_alone(ola)
    for path in (f"/table/{code}?tv=1", f"/table/{code}?watch", "/learn/da-taste"):
        page = visit(path, new=True)
        page.get_by_test_id("formation").wait_for()
        page.evaluate(DRAWN)
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_who_has_the_artefact_is_seen(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", size="phone")
    window = Window(page)
    window.show(build("leon<2 valencio>", phase="choose", players=2, artefact=1))
    expect(page.get_by_test_id("artefact")).to_have_text("The Artefact: Marek")
    picture(page, "artefact_phone")
    window.show(build("leon<2 valencio>", phase="choose", players=2))
    expect(page.get_by_test_id("artefact")).to_have_count(0)


def test_the_artefact_is_explained_where_there_is_one(visit: Visit) -> None:
    page = visit(name="Ola", size="phone")
    for artefact in (1, None):
        Window(page).show(build("leon<2 valencio>", phase="choose", players=2, artefact=artefact))
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="The mission").click()
        sheet = page.get_by_role("dialog", name="Your mission")
        expect(sheet).to_contain_text("Piles")
        expect(sheet.get_by_text("Artefact", exact=True)).to_have_count(1 if artefact else 0)


def test_an_attack_that_hits_nothing_is_not_advertised(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", size="phone")
    Window(page).show(build("leon< valencio> zael>", phase="event", swarms={"L3": "head"}, event="quick-instincts"))
    expect(page.get_by_test_id("prompt")).to_contain_text("Only Leon has a swarm in reach.")
    expect(page.locator(".marine.idle")).to_have_count(2)
    picture(page, "quick_instincts_phone")


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_where_the_piles_are_is_said_and_seen(visit: Visit, picture: Picture, size: str) -> None:
    page = visit(name="Ola", size=size)
    Window(page).show(build("scipio< calistarius> leon>", cards=["stealth-tactics"], swarms={"L1": "head"}))
    player = Player(page)
    while "Which pile" not in page.get_by_test_id("prompt").inner_text():
        player.press(len(player.look()["choices"]) - 1)
        player.look()
    expect(page.get_by_test_id("prompt")).to_contain_text("The piles lie at the top")
    expect(page.locator("[data-look=lit]")).to_have_count(2)
    picture(page, f"piles_{size}")
