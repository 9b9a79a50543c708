"""The film of a six-threat mission: how many frames a second it has in the system's Chromium, and what they cost.

A real server, the record of a flown mission, its film played from the first turn: on a laptop's screen and on a
phone's, as fast as this machine is and four times slower (CDP). A frame is a turn of the page's own loop; what the page
worked is told by kind, in milliseconds a second.

    python -m bench film
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import psutil
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import chromium
from tests.games.space_alert.flown import flown
from tests.games.space_alert.tables import GAME

from bench.crowd.house import HOST, busy, quantile, server
from bench.frames import PATIENCE, worked
from starboard.core import record as record_
from starboard.games.space_alert.moves import Agree

ROOT = Path(__file__).parent.parent
SCREENS = {"laptop": (1366, 768), "phone": (390, 844)}
SLOWER = (1, 4)
SECONDS = 20.0
FRAMES = """(ms) => new Promise((done) => {
    const times = [];
    const tick = (now) => {
        times.push(now);
        if (now - times[0] > ms) done(times); else requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
})"""


class Played(msgspec.Struct):
    """Milliseconds from frame to frame, milliseconds that the page worked in a second, cores in use."""

    gaps: list[float]
    work: dict[str, float]
    cores: float

    def __str__(self) -> str:
        late = sum(gap > 25 for gap in self.gaps)
        work = ", ".join(f"{name} {spent:.0f}" for name, spent in self.work.items())
        return (
            f"{1000 * len(self.gaps) / sum(self.gaps):5.1f} frames a second, 95 of 100 within "
            f"{quantile(self.gaps, 0.95):.1f} ms, {late} of {len(self.gaps)} late; in a second {work} ms of work; "
            f"whole machine busy with {self.cores:.2f} cores"
        )


def main() -> None:
    """Print it for each screen."""
    desk = flown()
    data = record_.dumps(GAME, desk.table.record, desk.state)
    begins = next(entry.n for entry in desk.table.record.entries if isinstance(entry.move, Agree))
    print(f"the film of a six-threat mission, {SECONDS:.0f} s of it, on {psutil.cpu_count()} cores")
    with server(ROOT) as (_, port), sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        for screen in SCREENS:
            for slower in SLOWER:
                played = play(browser, port, data, begins, screen, slower)
                print(f"  {screen:7} {slower} × slower: {played}", flush=True)
        browser.close()


def play(browser: Browser, port: int, data: bytes, begins: int, screen: str, slower: int) -> Played:
    """Play it once."""
    width, height = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", base_url=f"http://{HOST}:{port}"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    page.goto(f"/replay/{_uploaded(page, port, data)}?seat=0&n={begins}")
    page.get_by_test_id("film").wait_for()
    slow = context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    slow.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.keyboard.press(" ")
    page.wait_for_timeout(1_000)
    before, used = worked(slow), busy()
    times = page.evaluate(FRAMES, 1000 * SECONDS)
    work = {name: (spent - before[name]) / SECONDS for name, spent in worked(slow).items()}
    cores = (busy() - used) / SECONDS
    context.close()
    return Played([after - earlier for earlier, after in pairwise(times)], work, cores)


def _uploaded(page: Page, port: int, data: bytes) -> str:
    origin = f"http://{HOST}:{port}"
    answer = page.request.post(f"{origin}/api/replays", data=data, headers={"origin": origin})
    if not answer.ok:
        raise RuntimeError(answer.text())
    return str(answer.json()["id"])


if __name__ == "__main__":
    main()
