"""From the touch to the tile: how long until what is drawn from the heap, or its back, follows the pointer.

A real server at the other end of a line of 100 ms each way, the system's Chromium, a table with a bot under the sand:
by mouse on a laptop's screen, by finger on a phone's. The time runs from the pointer's own event to the end of the
first frame with the tile under it; half a frame of it (8 ms) is waiting for the screen. The answer comes 200 ms later.

    python -m bench galaxy_trucker_pointer
"""

from __future__ import annotations

from pathlib import Path

import psutil
from playwright.sync_api import Browser, Locator, Page, sync_playwright
from tests.browser import chromium
from tests.browser.house import create
from tests.browser.slow_line import SlowLine
from tests.browser.test_drag import Finger, middle
from tests.browser.truckers import CARRIED

from bench.crowd.house import busy, quantile, server
from bench.frames import PATIENCE

ROOT = Path(__file__).parent.parent
SCREENS = {"laptop": (1366, 768), "phone": (390, 844)}
DELAY = 0.1
"""Seconds, each way."""
TOUCHES = 30
AIM = 50.0
"""Milliseconds."""


def main() -> None:
    """Print it for each hand."""
    print(f"touch → tile under the pointer, {1000 * DELAY:.0f} ms of line each way, on {psutil.cpu_count()} cores")
    with server(ROOT) as (_, port), sync_playwright() as player:
        line = SlowLine(port, DELAY)
        browser = player.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        for screen in SCREENS:
            print(f"  {screen:7} {measured(browser, line, screen)}", flush=True)
        browser.close()
        line.close()


def measured(browser: Browser, line: SlowLine, screen: str) -> str:
    """The waits on such a screen, in words."""
    width, height = SCREENS[screen]
    finger = screen == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", base_url=line.url, has_touch=finger
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    options = {"rounds": "II", "timer_seconds": 600}
    page.goto(f"/table/{create(page, 'galaxy-trucker', quick=True, seed=5, seats=2, options=options)}")
    page.get_by_role("button", name="Ready").click()
    page.get_by_test_id("draw").wait_for()
    clock = page.evaluate("performance.now()")
    before = busy()
    waits = [touch(page, n, finger) for n in range(TOUCHES)]
    cores = 1000 * (busy() - before) / (page.evaluate("performance.now()") - clock)
    context.close()
    late = sum(wait > AIM for wait in waits)
    return (
        f"median {quantile(waits, 0.5):.0f} ms, 95 of 100 within {quantile(waits, 0.95):.0f}, most {max(waits):.0f}, "
        f"the first {waits[0]:.0f}; {late} of {TOUCHES} over {AIM:.0f} (aim: none); machine busy with {cores:.2f} cores"
    )


def touch(page: Page, n: int, finger: bool) -> float:
    """Milliseconds from touching a hidden tile to a frame with it; it goes back to the heap."""
    page.evaluate(CARRIED)
    if finger:
        hand = Finger(page)
        hand.down(middle(page.locator("[data-spot='draw']")))
    else:
        page.mouse.move(*middle(hidden(page).nth(n)))
        page.mouse.down()
    touched, painted = page.evaluate("painted")
    back = page.get_by_test_id("return")
    page.wait_for_function("() => !document.querySelector('[data-testid=return]')?.disabled")
    back.wait_for()
    if finger:
        hand.up()
    else:
        page.mouse.up()
    back.click()
    page.get_by_test_id("draw").wait_for()
    page.wait_for_function("() => !document.querySelector('[data-sending]')")
    return float(painted - touched)


def hidden(page: Page) -> Locator:
    return page.locator("[data-spot^='heap:'][aria-label='a tile face down']")


if __name__ == "__main__":
    main()
