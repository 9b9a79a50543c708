"""The board in numbers: how high the prompt and the rows are, what share the chrome takes, what is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page
from tests.browser.scenes import SIX, TWELVE, Window, crowded
from tests.games.death_angel.positions import Position

from starboard.games.death_angel.moves import Attack

SIZES = ((360, 640), (390, 844), (844, 390), (1366, 768), (1920, 1080))
PHONES = SIZES[:3]
TEXTS = ("normal", "largest")
ALL = ("strategize", "full-auto", "lead-by-example", "block", "reorganize", "power-field")

# Words that reach out of what cuts them off. What scrolls is no fault, but for the prompt: nobody looks for more there.
MEASURE = """() => {
    const all = (what) => [...document.querySelectorAll(what)].filter((node) => node.getClientRects().length);
    const box = (what) => all(what)[0]?.getBoundingClientRect();
    const area = (what) => all(what).reduce((sum, node) => {
        const {width, height} = node.getBoundingClientRect();
        return sum + width * height;
    }, 0);
    const cut = [];
    const walk = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const words = node.data.trim(), parent = node.parentElement;
        if (!words || parent.closest('.sr, svg, [aria-hidden=true] .stage') || !parent.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (!text.width) continue;
        for (let at = parent; at && !at.matches('.frame'); at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.clipPath !== 'none') break;  // only for ears
            if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
            const edge = at.getBoundingClientRect();
            const bar = at.matches('.bar');
            if (!bar && /auto|scroll/.test(style.overflowX + style.overflowY)) break;
            const aside = Math.max(edge.left - text.left, text.right - edge.right);
            const over = Math.max(aside, edge.top - text.top, text.bottom - edge.bottom);
            if (over > 3) { cut.push(words.slice(0, 60)); break; }
        }
    }
    const lines = all('.line').map((node) => node.getBoundingClientRect());
    return {
        prompt: Math.round((box('.room') ?? box('[data-testid=prompt]')).height),
        bar: Math.round(box('[data-testid=prompt]').height),
        row: Math.floor(Math.min(...lines.map(({height}) => height))),
        top: Math.round(lines[0].top),
        chrome: (area('.frame > .head') + area('.frame > .prompt')) / (innerWidth * innerHeight),
        wide: document.documentElement.scrollWidth > innerWidth,
        cut,
    };
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Seen(NamedTuple):
    """One screen."""

    scene: str
    size: tuple[int, int]
    text: str
    numbers: dict[str, Any]


def _read(page: Page) -> None:
    page.locator(".hand-card [data-look=lit], .hand-card[data-look=lit]").first.click()


def _aim(page: Page) -> None:
    page.locator("[data-spot='swarm:L1#0']").click()


SCENES: dict[str, tuple[Callable[[], Position], Callable[[Page], None] | None]] = {
    "choose": (lambda: crowded("strategize", "full-auto", phase="choose", rests=["forward-scouting"]), None),
    "read a card": (lambda: crowded("strategize", "full-auto", phase="choose", rests=["forward-scouting"]), _read),
    "support": (lambda: crowded("intimidation", "strategize", "overwatch"), None),
    "attack": (lambda: crowded("full-auto", "lead-by-example", resolved=["lead-by-example"]), None),
    "aim": (lambda: crowded("full-auto", "lead-by-example", resolved=["lead-by-example"]), _aim),
    "keep it?": (lambda: crowded("full-auto").roll(4).play(Attack("leon", "L1")), None),
    "which falls?": (lambda: crowded("lead-by-example", formation=SIX).roll(2).play(Attack("deino", "L5")), None),
    "twelve choose": (lambda: crowded(*ALL[1:], formation=TWELVE, players=6, phase="choose"), None),
    "twelve choose for two teams": (lambda: crowded(formation=TWELVE, players=3, phase="choose"), None),
    "twelve act": (lambda: crowded(*ALL, formation=TWELVE, players=6), None),
}


def measured(page: Page) -> Iterator[Seen]:
    """Every scene in every size, at normal and largest text."""
    window = Window(page)
    for scene, (made, act) in SCENES.items():
        page.set_viewport_size({"width": 1366, "height": 768})
        window.show(made())
        for size in SIZES:
            width, height = size
            page.set_viewport_size({"width": width, "height": height})
            for text in TEXTS:
                page.evaluate("(size) => (document.documentElement.dataset.size = size)", text)
                page.evaluate(DRAWN)
                if act is not None and not page.locator("[data-choice].primary").count():
                    act(page)
                    page.evaluate(DRAWN)
                yield Seen(scene, size, text, page.evaluate(MEASURE))
