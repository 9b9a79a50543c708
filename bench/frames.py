"""From a message to a frame: how long a browser four times slower than this machine takes to show what came.

A real server, the system's Chromium with CPU throttling (CDP) as the page of a player, for whom a bot plays on, with
three more bots at the table. The time runs from the WebSocket's message event to the first frame painted after it; half
a frame of it (8 ms) is waiting for the screen.

    python -m bench.frames
    python -m bench.frames --against DIR      beside another checkout, its client built
    python -m bench.frames --messages 200
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests.browser import chromium

from bench.crowd.house import HOST, quantile, server

ROOT = Path(__file__).parent.parent
GAMES = ("death-angel", "space-alert", "galaxy-trucker")
OPTIONS: dict[str, dict[str, Any]] = {"space-alert": {"mission": "mission-1"}}
SLOWER = 4
AIM = 40.0
"""Milliseconds, of the median message."""
PATIENCE = 300_000

# The first listener of every socket notes when an update comes; a message to oneself from within the next frame's
# callback is heard when that frame has been painted.
WATCH = """(() => {
    const Real = WebSocket;
    window.frames_ = [];
    window.WebSocket = class extends Real {
        constructor(...how) {
            super(...how);
            this.addEventListener('message', (event) => {
                if (!event.data.startsWith('{"type":"update"')) return;
                const came = performance.now();
                const painted = new MessageChannel();
                painted.port1.onmessage = () => {
                    window.frames_.push([performance.now() - came, event.data.length]);
                    painted.port1.close();
                };
                requestAnimationFrame(() => painted.port2.postMessage(0));
            });
        }
    };
})()"""


KINDS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "all": "TaskDuration"}
POST = """async ([path, body]) => (await fetch(path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()"""


class Frames(msgspec.Struct):
    """Milliseconds from a message to its frame, the length of the message, and all the work of the page by message."""

    waits: list[float]
    lengths: list[int]
    work: dict[str, float]

    def __str__(self) -> str:
        median, late, length = quantile(self.waits, 0.5), quantile(self.waits, 0.95), quantile(self.lengths, 0.5)
        work = ", ".join(f"{name} {spent:.0f}" for name, spent in self.work.items())
        return (
            f"median {median:6.1f}  p95 {late:6.1f} ms ({len(self.waits)} messages of {length:,.0f} bytes; {work} ms)"
        )


def worked(session: CDPSession) -> dict[str, float]:
    """Milliseconds of CPU that the page has worked so far, by kind."""
    found = {each["name"]: each["value"] * 1000 for each in session.send("Performance.getMetrics")["metrics"]}
    return {name: found[key] for name, key in KINDS.items()}


def look(page: Page, base: str, game: str, messages: int, generic: bool) -> Frames:
    """A table of a game at which a bot plays on for us, looked at until so many messages came."""
    page.goto(base)
    order = {"game": game, "name": "Ola", "seats": 4, "seed": 5, "quick": True, "options": OPTIONS.get(game, {})}
    code = page.evaluate(POST, ["/api/tables", order])["table"]["code"]
    page.evaluate(POST, [f"/api/tables/{code}/bot", {"seat": 0, "bot": "normal"}])
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"{base}/table/{code}{'?generic=1' if generic else ''}")
    page.get_by_test_id("prompt").wait_for(timeout=60_000)
    page.wait_for_timeout(2_000)
    slow.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate("window.frames_.length = 0")
    before = worked(slow)
    # Asked seldom: by itself it would ask in every frame, and be measured.
    page.wait_for_function("(most) => window.frames_.length >= most", arg=messages, polling=1_000, timeout=PATIENCE)
    seen = page.evaluate("window.frames_")
    work = {name: (spent - before[name]) / len(seen) for name, spent in worked(slow).items()}
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return Frames([wait for wait, _ in seen], [int(length) for _, length in seen], work)


def measure(browser: Browser, root: Path, messages: int, generic: bool = False) -> dict[str, Frames]:
    """All games with the client and the server of a checkout."""
    found = {}
    with server(root) as (_, port):
        for game in GAMES:
            context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            page.add_init_script(WATCH)
            found[game] = look(page, f"http://{HOST}:{port}", game, messages, generic)
            context.close()
    return found


def main() -> None:
    """Print it, and what it was before if there is something to compare with."""
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", type=Path, metavar="DIR")
    parser.add_argument("--messages", type=int, default=60)
    args = parser.parse_args(sys.argv[1:] if __name__ == "__main__" else [])
    print(f"message → frame at {SLOWER} × CPU throttle, on a phone's screen")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        before = measure(browser, args.against.resolve(), args.messages) if args.against else {}
        now = measure(browser, ROOT, args.messages)
        browser.close()
    for game, frames in now.items():
        if game in before:
            print(f"  {game:15} before {before[game]}")
        missed = "" if quantile(frames.waits, 0.5) <= AIM else f" (aim: median under {AIM:.0f} ms)"
        print(f"  {game:15} now    {frames}{missed}")


if __name__ == "__main__":
    main()
