"""What stands on Death Angel's board can be read: nothing lies over a name, a range or a card; every sign is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DRAWN, SIZES
from tests.browser.player import Player
from tests.browser.scenes import SIX, TWELVE, Window, crowded
from tests.games.death_angel.positions import Position, build

from starboard.games.death_angel.moves import Attack

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
THREE = ("phone", "small", "laptop")
OUT = "valencio zael omnio deino lorenzo"
AROUND = {"door": "L1", "dark-corner": "R1", "promethium-tank": "R1", "ventilation-duct": "L1"}

# Boxes of what is seen: of text the letters, not the room they have.
BOXES = """(css) => [...document.querySelectorAll(css)].filter((node) => node.checkVisibility()).map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const drawn = node.matches('svg, .art, .die span') || node.querySelector('svg');
    const box = (drawn ? node : range).getBoundingClientRect();
    const what = node.closest('[data-spot]')?.dataset.spot ?? node.textContent.trim();
    return {what, left: box.left, top: box.top, right: box.right, bottom: box.bottom};
}).filter(({left, right}) => right > left)"""


def boxes(page: Page, css: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(BOXES, css)
    return found


def covered(over: list[dict[str, Any]], under: list[dict[str, Any]], slack: float = 1.5) -> list[str]:
    """What lies over what."""
    return [
        f"{one['what']} over {other['what']}"
        for one in over
        for other in under
        if min(one["right"], other["right"]) - max(one["left"], other["left"]) > slack
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > slack
    ]


def each_size(page: Page, names: tuple[str, ...] = THREE) -> Any:
    for size in names:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        page.evaluate(DRAWN)
        yield size


RECTS = """(nodes) => nodes.filter((node) => node.checkVisibility()).map((node, n) => {
    const {left, top, right, bottom} = node.getBoundingClientRect();
    return {what: `${n} ${node.textContent.trim()}`, left, top, right, bottom};
})"""

FEW = build("leon<2", cards=["full-auto"], swarms={"L1": "head tail", "R1": "claws"}, terrain=AROUND, slain=OUT)


EIGHT = f"{SIX} calistarius<2 noctis>"


@pytest.mark.parametrize("formation", [EIGHT, SIX, "leon<2 zael>1 valencio>", "leon<2 valencio>", "omnio>2"])
def test_nothing_covers_a_range(visit: Visit, picture: Picture, formation: str) -> None:
    """Neither the figure of the card nor a shield beside it lies over how far its Marine shoots, or over his tokens."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    swarms = {"L1": "head tail tongue", "R1": "claws"}
    many = formation.startswith(SIX)
    scene = crowded("full-auto", formation=formation) if many else build(formation, phase="choose", swarms=swarms)
    Window(page).show(scene)
    for size in each_size(page):
        kit = boxes(page, ".line .info .range") + boxes(page, ".line .info .tokens > i")
        assert len(boxes(page, ".line .info .range")) == formation.count(" ") + 1, size
        picture(page, f"kit_{formation.count(' ') + 1}_{size}")
        assert covered(boxes(page, ".line .card .art svg"), kit) == [], size
        assert covered(boxes(page, ".line .odds"), kit) == [], size


def _attacked(formation: str, players: int, dice: list[int]) -> Position:
    swarms = {"L1": "head tail tongue", "R1": "claws", "R2": "head tail", "L5": "head tail tail claws"}
    return build(formation, players=players, phase="attack", swarms=swarms, dice=dice)


DICE: dict[str, Callable[[], Position]] = {
    "attack": lambda: crowded("full-auto").roll(4).play(Attack("leon", "L1")),
    "attack far away": lambda: crowded("full-auto").roll(4).play(Attack("leon", "L2", 1)),
    "defence": lambda: _attacked(SIX, 1, [1]),
    "twelve": lambda: _attacked(TWELVE, 3, [1]),
}


FIGHTS = {"attack": "L1", "attack far away": "L2", "defence": "L1", "twelve": "L1"}


@pytest.mark.parametrize("scene", DICE)
def test_a_die_hides_no_marine(visit: Visit, picture: Picture, scene: str) -> None:
    """Where it fell and what it decided lie over nobody's name, range or tokens, and over no swarm's number."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    Window(page).show(DICE[scene]())
    for size in each_size(page):
        thrown, verdict = boxes(page, ".die span svg"), boxes(page, ".die b:not(:empty)")
        die = thrown + verdict
        assert len(die) == 2
        picture(page, f"die_{scene.replace(' ', '_')}_{size}")
        assert covered(verdict, thrown) == [], size
        # On the side of the fight, in its row or close to it.
        fight = page.locator(f"[data-place={FIGHTS[scene]}]").bounding_box()
        assert fight
        assert abs(thrown[0]["left"] - fight["x"]) < fight["width"], size
        assert abs((thrown[0]["top"] + thrown[0]["bottom"]) / 2 - fight["y"]) < 2.6 * fight["height"], size
        read = boxes(page, ".line .card strong") + boxes(page, ".line .range, .line .tokens > i, .line .count")
        assert covered(die, read + boxes(page, ".line .odds")) == [], size


def _at_the_door() -> Position:
    swarms = {"L1": "head tail tongue", "R2": "claws head", "L4": "head tail"}
    return build(SIX, phase="travel", cards=["full-auto"], door=2, terrain={"door": "L1"}, blips=(0, 3), swarms=swarms)


def test_seven_enemies_of_three_swarms_stand_in_one_row(visit: Visit, picture: Picture) -> None:
    """They stand by their Marines, whose names are whole, and the bar lies over no row and no card."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    Window(page).show(_at_the_door())
    for size in each_size(page):
        picture(page, f"door_{size}")
        foes = boxes(page, ".foe")
        assert len(foes) == 7
        assert len({round(foe["top"]) for foe in foes}) == 1, size
        beside = page.locator(".foes .group > small")
        expect(beside).to_have_text(["← Leon", "Zael →", "← Valencio"])
        lines = beside.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
        assert max(lines) < 20, size
        bar = boxes(page, "[data-testid=prompt]:has(svg)")
        assert covered(bar, boxes(page, ".line .card .art svg") + boxes(page, ".order .action")) == [], size


def test_where_no_face_helps_nothing_is_asked(visit: Visit) -> None:
    """One calm button; to roll again all the same is among all moves as a list."""
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    window = Window(page)
    swarms = {"L1": "head tail tongue"}
    window.show(build("leon<2 valencio>", cards=["full-auto"], swarms=swarms).roll(2).play(Attack("leon", "L1")))
    prompt, choices = page.get_by_test_id("prompt"), page.locator("[data-choice]")
    expect(prompt.get_by_role("heading")).to_have_text("Leon hits.")
    expect(choices).to_have_text(["Go on"])
    expect(prompt).to_contain_text("Rolling again can’t improve it")
    page.get_by_role("button", name="All moves as a list").click()
    expect(page.get_by_role("dialog").get_by_test_id("move").filter(has_text="Roll again")).to_be_visible()
    page.keyboard.press("Escape")
    player = Player(page)
    player.press(0)
    player.look()
    expect(prompt.get_by_role("heading")).to_have_text("Which of the three falls?")
    # A miss is a question.
    window.show(build("leon<2 valencio>", cards=["full-auto"], swarms=swarms).roll(4).play(Attack("leon", "L1")))
    expect(choices).to_have_count(2)
    # Nobody is sold a roll that saves nobody.
    five = {"L1": "head tail tongue claws claws"}
    window.show(build("leon<2 valencio>", phase="attack", swarms=five, dice=[2]))
    expect(choices).to_have_text(["Let him fall"])


def test_a_location_says_why_it_asks(visit: Visit) -> None:
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    swarms = {"L1": "head tail tongue", "R2": "claws head"}
    deck = ["black-holds", "generatorium", "launch-control-room"]
    Window(page).show(build(SIX, phase="travel", cards=["full-auto"], blips=(0, 3), swarms=swarms, location_deck=deck))
    prompt = page.get_by_test_id("prompt")
    expect(prompt.get_by_role("heading")).to_have_text("Black Holds · which swarm gets 2 more?")
    expect(prompt).to_contain_text("On entering: Choose a swarm: 2 Genestealers join it.")


def test_the_last_marine_stands_large(visit: Visit, picture: Picture) -> None:
    """The fewer are left, the more room each has: terrain has its name, and the fallen are seen."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    Window(page).show(FEW)
    for size in each_size(page):
        picture(page, f"last_{size}")
        row, board = page.locator(".line").bounding_box(), page.get_by_test_id("formation").bounding_box()
        assert row
        assert board
        assert row["height"] > 0.4 * board["height"], size
        names = page.locator(".line .chip .name")
        expect(names).to_have_text(["Duct", "Door", "Dark Corner", "Tank"])
        cut = names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length")
        assert cut == 0, size
        expect(page.get_by_role("list", name="Fallen").get_by_role("listitem")).to_have_count(5)


def test_the_overlay_has_a_legend(visit: Visit) -> None:
    """Every kind of line and number that is drawn is said, and no other."""
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    window = Window(page)
    window.show(crowded("full-auto"))
    legend = page.get_by_test_id("legend").get_by_role("listitem")
    expect(legend).to_have_count(0)
    page.keyboard.press("o")
    for said in ("attacks him next", "from behind, no token helps", "where it would move", "faces that save him"):
        expect(legend.filter(has_text=said)).to_have_count(1)
    expect(legend.filter(has_text="with tokens")).to_contain_text("70%")
    # Nobody has a token, and nobody is attacked from behind.
    window.show(build("leon< valencio>", cards=["full-auto"], swarms={"L1": "head"}))
    page.keyboard.press("o")
    expect(legend.filter(has_text="attacks him next")).to_have_count(1)
    expect(legend.filter(has_text=re.compile("behind|tokens"))).to_have_count(0)


LONG = "calistarius<2 valencio>1 lorenzo< noctis> deino<3 scipio>"
NAMED = {"dark-corner": "L2", "promethium-tank": "L2", "control-panel": "R4", "spore-chimney": "R5", "door": "L6"}
BESIDE = {"L1": "head tail tongue", "R1": "claws", "L2": "head", "R4": "head head tail", "R5": "tongue"}


def test_long_names_and_two_terrains_are_read_on_the_smallest_phone(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    Window(page).show(build(LONG, cards=["counter-attack"], terrain=NAMED, swarms=BESIDE))
    for size in each_size(page):
        picture(page, f"names_{size}")
        portraits, names = boxes(page, ".line .card .art svg"), boxes(page, ".line .card strong")
        assert len(names) == 6
        assert min(one["right"] - one["left"] for one in portraits) > 20, size
        assert covered(names, portraits, 2) == [], size
        chips = page.locator(".line .chip .name")
        expect(chips).to_have_text(["Dark Corner", "Tank", "Panel", "Chimney", "Door"])
        cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || !one.checkVisibility()).length"
        assert chips.evaluate_all(cut) == 0, size


@pytest.mark.parametrize("overlay", [False, True])
@pytest.mark.parametrize("formation", [SIX, TWELVE])
def test_the_odds_lie_over_nobody(visit: Visit, picture: Picture, formation: str, overlay: bool) -> None:
    """Between a swarm and its Marine: over neither's face, and over no number of theirs."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    Window(page).show(crowded("full-auto", formation=formation, players=1 if formation == SIX else 3))
    if overlay:
        page.keyboard.press("o")
        page.locator(".threat").first.wait_for()
        assert page.locator(".marine").evaluate_all("all => all.every((one) => getComputedStyle(one).opacity === '1')")
    for size in each_size(page):
        picture(page, f"odds_{formation.count(' ') + 1}_{'overlay' if overlay else 'plain'}_{size}")
        odds = boxes(page, ".line .odds:has(svg), .line .odds:not(:has(svg))")
        assert len(odds) == 8
        assert covered(odds, boxes(page, ".line .card .art svg"), 3) == [], size
        assert covered(odds, boxes(page, ".line .stealer svg"), 4) == [], size
        assert covered(odds, boxes(page, ".line .count"), 3) == [], size


@pytest.mark.parametrize("formation", [SIX, "leon<2 zael>1 lorenzo<", "leon<2 zael>1", "leon<2"])
def test_the_kinds_of_a_large_swarm_are_told_apart(visit: Visit, picture: Picture, formation: str) -> None:
    """They stand beside each other, and no number of one lies over another's: ×2 and ×3 are never ×23."""
    marines = len(formation.split())
    swarms = {
        "L1": "head head head tail tongue tongue claws claws claws",
        "R1": "head tail",
        **({"R2": "head head tail tail claws"} if marines > 1 else {}),
        **({"L5": "tongue tail tail claws"} if marines > 4 else {}),
    }
    terrain = {"door": "L1", **({"dark-corner": "R2", "promethium-tank": "R2"} if marines > 1 else {})}
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    Window(page).show(build(formation, cards=["full-auto"], terrain=terrain, swarms=swarms))
    for size in each_size(page):
        kinds = page.locator(".line .cards .kind").evaluate_all(RECTS)
        numbers = page.locator(".line .cards .same").evaluate_all(RECTS)
        assert len(kinds) == {6: 12, 3: 9, 2: 9, 1: 6}[marines]
        for name, of in (("kinds", kinds), ("numbers", numbers)):
            assert not [why for n, one in enumerate(of) for why in covered([one], of[n + 1 :])], f"{size}: {name}"
        picture(page, f"large_swarms_{marines}_{size}")


def test_six_cards_say_that_they_scroll(visit: Visit) -> None:
    page = visit(name="Ola", size="phone", reduced_motion="reduce", has_touch=True)
    cards = ("strategize", "full-auto", "lead-by-example", "block", "reorganize", "power-field")
    Window(page).show(crowded(*cards, formation=TWELVE, players=6))
    order = page.get_by_role("list", name="Order of cards")
    expect(order).to_have_attribute("data-more", "right")
    order.evaluate("node => node.scrollTo({left: 10_000})")
    expect(order).to_have_attribute("data-more", "left")


def test_the_shield_says_that_tokens_come_on_top(visit: Visit) -> None:
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    Window(page).show(crowded("full-auto"))
    expect(page.locator("[data-place=L1] .odds")).to_have_text("2/6+")
    # At his back no token helps.
    expect(page.locator("[data-place=R1] .odds")).to_have_text("4/6")
    swarm = page.locator("[data-spot='swarm:L1#0']")
    assert "He survives on 2 of 6, with his tokens 70%." in (swarm.get_attribute("aria-label") or "")
    swarm.click(delay=700)
    expect(page.get_by_role("dialog", name="Swarm")).to_contain_text(
        "The shield counts one roll. With all his tokens he has 70% to survive."
    )


# Words of the names in the order of cards that stand in two lines, reach out of their card or lie under another sign.
BROKEN = """() => [...document.querySelectorAll('.order .action')].flatMap((card) => {
    const node = card.querySelector('strong').firstChild;
    if (!card.querySelector('strong').checkVisibility()) return [];
    const edge = card.getBoundingClientRect(), sign = card.querySelector('.glyph').getBoundingClientRect();
    return [...node.data.matchAll(/\\S+/g)].filter(({index, 0: word}) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [box, ...more] = range.getClientRects();
        const under = box.right > sign.left + 1 && box.left < sign.right - 1
            && box.bottom > sign.top + 1 && box.top < sign.bottom - 1;
        return more.length || under || box.right > edge.right + 1;
    }).map(([word]) => word);
})"""


def test_no_name_in_the_order_is_broken(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    window = Window(page)
    for cards in (("overwatch", "intimidation", "reorganize"), ("strategize", "counter-attack", "defensive-stance")):
        for players in (3, 6):
            window.show(crowded(*cards, "block", "power-field", formation=TWELVE, players=players))
            for size in each_size(page, ("phone", "small")):
                picture(page, f"order_{cards[0]}_{players}_{size}")
                assert page.evaluate(BROKEN) == [], size


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_quick_phrases_stand_whole_in_the_lobby(visit: Visit, picture: Picture, size: str) -> None:
    page = visit("/new/death-angel", name="Ola", size=size)
    page.get_by_role("button", name=re.compile("Lay|Create|Open")).first.click()
    page.wait_for_url("**/table/*")
    quick = page.get_by_role("group", name="Quick phrases")
    if size != "laptop":
        page.get_by_role("button", name="Chat").first.click()
    expect(quick.get_by_role("button").first).to_be_visible()
    picture(page, f"quick_{size}")
    for phrase in quick.get_by_role("button").all():
        expect(phrase).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", ["small", "phone"])
def test_what_a_new_roll_may_lose_is_read_on_its_button(visit: Visit, picture: Picture, size: str) -> None:
    """Zael's flamer shows a 1: 2 to 5 slay more, a 0 none."""
    page = visit(name="Ola", size=size, reduced_motion="reduce")
    scene = build("Leon> Zael>1 Omnio<", cards=["flamer-attack"], swarms={"R2": "head tail tongue claws head tail"})
    Window(page).show(scene.roll(1).play(Attack("zael", "R2")))
    again = page.get_by_test_id("prompt").get_by_role("button", name=re.compile("Roll again"))
    expect(again).to_contain_text("the last token · 4 of 6 slay more, 1 of 6 slays none")
    picture(page, f"board_reroll_{size}")
    assert (
        again.evaluate("(one) => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight)") <= 1
    )
