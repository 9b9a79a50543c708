"""One time for four devices, however far away each of them is."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.house import House, play_alone
from tests.browser.slow_line import SlowLine

Visit = Callable[..., Page]

# How far the server's time on this page is from the machine's own, which all pages and the server share; how far it may
# be, by what the page has heard (as little as the line and the machine's load allow: less with every good answer, so it
# is read in the same breath); and the latest time that may be, which is never behind.
READ = """(ahead) => {
    const {clock} = starboard, now = Date.now() / 1000 + ahead;
    return [clock.middle() - now, clock.doubt, clock.late() - now];
}"""

READING = 0.003
"""Two clocks are not read at the same moment, and one of them counts in whole milliseconds."""


def test_four_devices_agree_on_the_time(visit: Visit, house: House) -> None:
    ola = visit(name="Ola")
    code = play_alone(ola)
    lines = [SlowLine(house.port, delay, jitter=0.04, seed=n) for n, delay in enumerate((0.005, 0.02, 0.06, 0.12))]
    pages: list[Page] = []
    try:
        for line in lines:
            pages.append(visit(f"/table/{code}?watch", base_url=line.url))
        for page in pages:
            expect(page.get_by_test_id("prompt")).to_be_visible()
            page.wait_for_function("() => starboard.clock.answers >= 5")
        off, doubt, late = zip(*(page.evaluate(READ, house.ahead()) for page in pages), strict=True)
        spread = max(off) - min(off)
        print("off by, in ms:", [round(1000 * one, 1) for one in off], "spread:", round(1000 * spread, 1))
        # No device is further off than it knows: 20 ms on lines this even (net/clock.test.ts), more under load.
        assert all(abs(one) <= known + READING for one, known in zip(off, doubt, strict=True))
        assert all(one > -READING for one in late)
    finally:
        for page in pages:
            page.close()  # what it still loads must not break off
        for line in lines:
            line.close()
