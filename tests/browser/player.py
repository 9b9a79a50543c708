"""A tireless player of the board: taps what is lit. It finishes any game of Death Angel."""

from __future__ import annotations

import random
from contextlib import suppress

from playwright.sync_api import Error, Page

LOOK = """(skip) => {
    if (document.querySelector('[data-testid=result]')) return {state: 'over'};
    const bar = document.querySelector('[data-testid=prompt]');
    if (!bar) return {state: 'wait'};
    if (bar.classList.contains('speaking')) { if (skip) bar.click(); return {state: 'story'}; }
    if (bar.dataset.mine !== 'true') return {state: 'wait'};
    const all = (what) => [...document.querySelectorAll(what)].filter((node) => node.offsetParent && !node.disabled);
    return {state: 'mine', lit: all('[data-look=lit]').length, choices: all('[data-choice]').length,
            armed: all('[data-choice].primary').length > 0 && document.querySelector('[data-look=chosen]') !== null};
}"""

TAP = """([what, n]) => {
    const all = [...document.querySelectorAll(what)].filter((node) => node.offsetParent && !node.disabled);
    all[n]?.click();
}"""


class Player:
    """Plays on one page, by real taps or by quick ones."""

    def __init__(self, page: Page, seed: int = 1, real: bool = False) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.real = real

    def tap(self, what: str, n: int) -> None:
        """Tap the n-th visible thing."""
        if self.real:
            # The table may change under the finger: then the tap finds nothing and the next look decides.
            with suppress(Error):
                self.page.locator(what).locator("visible=true").nth(n).click(timeout=1_000)
        else:
            self.page.evaluate(TAP, [what, n])

    def turn(self) -> str:
        """Do one thing if something is to be done; what was seen."""
        seen = self.page.evaluate(LOOK, True)
        state: str = seen["state"]
        if state == "mine":
            if seen["armed"]:
                self.tap("[data-choice].primary", 0)
            elif seen["lit"] and (not seen["choices"] or self.random.random() < 0.75):
                self.tap("[data-look=lit]", self.random.randrange(seen["lit"]))
            elif seen["choices"]:
                self.tap("[data-choice]", self.random.randrange(seen["choices"]))
        return state

    def play(self, turns: int) -> None:
        """Do so many things."""
        done = 0
        for _ in range(turns * 40):
            state = self.turn()
            if state == "over" or done >= turns:
                return
            done += state == "mine"
            self.page.wait_for_timeout(5 if state == "mine" else 15)

    def rest(self) -> None:
        """Wait until all that was sent is answered and told, and the table waits."""
        quiet = 0
        for _ in range(400):
            quiet = quiet + 1 if self.page.evaluate(LOOK, True)["state"] != "story" else 0
            if quiet == 8:
                return
            self.page.wait_for_timeout(40)


def play_out(players: list[Player], most: int = 6_000) -> None:
    """All play until the game is over."""
    for _ in range(most):
        states = [player.turn() for player in players]
        if all(state == "over" for state in states):
            return
        players[0].page.wait_for_timeout(4)
    raise AssertionError("the game does not end")
