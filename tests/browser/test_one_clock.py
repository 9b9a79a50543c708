"""One time for four devices, however far away each of them is."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.house import House, play_alone
from tests.browser.slow_line import SlowLine

Visit = Callable[..., Page]

# How far the server's time on this page is from the machine's own, which all pages and the server share.
OFF = "() => starboard.clock.middle() - (performance.timeOrigin + performance.now()) / 1000"
# How far it may be, by what the page has heard: as little as the line and the machine's load allow.
DOUBT = "() => starboard.clock.doubt"
# The latest time that may be is never behind it.
LATE = "() => starboard.clock.late() - (performance.timeOrigin + performance.now()) / 1000"

READING = 0.002
"""Two clocks are not read at the same moment."""


def test_four_devices_agree_on_the_time(visit: Visit, house: House) -> None:
    ola = visit(name="Ola")
    code = play_alone(ola)
    lines = [SlowLine(house.port, delay, jitter=0.04, seed=n) for n, delay in enumerate((0.005, 0.02, 0.06, 0.12))]
    try:
        pages = [visit(f"/table/{code}?watch", base_url=line.url) for line in lines]
        for page in pages:
            expect(page.get_by_test_id("prompt")).to_be_visible()
            page.wait_for_function("() => starboard.clock.answers >= 5")
        off = [page.evaluate(OFF) for page in pages]
        spread = max(off) - min(off)
        print("off by, in ms:", [round(1000 * one, 1) for one in off], "spread:", round(1000 * spread, 1))
        # No device is further off than it knows: 20 ms on lines this even (net/clock.test.ts), more under load.
        assert all(abs(one) <= page.evaluate(DOUBT) + READING for one, page in zip(off, pages, strict=True))
        assert all(page.evaluate(LATE) > -READING for page in pages)
    finally:
        for line in lines:
            line.close()
