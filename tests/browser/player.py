"""A tireless player of the board: taps what is lit. It finishes any game of Death Angel.

Nothing here hopes that a pause is long enough: the player looks only when the board stands still (all that was sent is
answered, all that happened is told), and after a tap waits until the tap has changed something. Alone at a table, the
same seed plays the same game on any machine.
"""

from __future__ import annotations

import random
from typing import Any, Literal

from playwright.sync_api import Page

MOST = 3_000
"""More taps than any game needs."""
TABS = 60
"""More than there is to walk through on one screen."""
PATIENCE = 60_000

# What a person sees who waits for the board to stand still; a story is skipped by
# a tap, or left to whoever can skip it. ``key`` differs after every change.
STILL = """async ([before, skip, patience]) => {
    const here = (node) => node.offsetParent && !node.disabled;
    const visible = (what) => [...document.querySelectorAll(what)].filter(here);
    const look = () => {
        if (document.querySelector('[data-testid=result]')) return {state: 'over', n: Infinity, key: 'over'};
        const bar = document.querySelector('[data-testid=prompt]');
        const board = document.querySelector('[data-moment]');
        if (!bar || !board || document.querySelector('[data-sending]')) return null;
        if (bar.classList.contains('speaking')) {
            if (!skip) return {state: 'story', key: 'story'};
            bar.click();
            return null;
        }
        const spots = (what) => visible(`[data-look=${what}]`).map((node) => node.dataset.spot);
        const [lit, chosen] = [spots('lit'), spots('chosen')];
        const choices = visible('[data-choice]').map((node) => node.ariaLabel ?? node.innerText);
        const why = visible('[data-testid=why]').map((node) => node.innerText);
        const n = Number(board.dataset.moment);
        return {state: bar.dataset.mine === 'true' ? 'mine' : 'wait', n, lit, choices,
                armed: chosen.length > 0 && visible('[data-choice].primary').length > 0,
                key: JSON.stringify([n, bar.dataset.mine, lit, chosen, choices, why])};
    };
    for (const end = Date.now() + patience; Date.now() < end;) {
        const seen = look();
        if (seen && seen.key !== before) return seen;
        await new Promise((soon) => setTimeout(soon, 4));
    }
    throw new Error(`the board does not answer: ${before}`);
}"""

# What others have taken away since it was seen is not there to be tapped: the board has changed, and is looked at anew.
TAP = """({css, n}) =>
    [...document.querySelectorAll(css)].filter((node) => node.offsetParent && !node.disabled)[n]?.click()"""


class Player:
    """Plays on one page: by quick taps of a script, or by the pointer's or the finger's way to what is meant."""

    def __init__(self, page: Page, seed: int = 1, hand: Literal["script", "mouse", "finger"] = "script") -> None:
        self.page = page
        self.random = random.Random(seed)
        self.hand = hand

    def look(self, before: str = "") -> dict[str, Any]:
        """Wait until the board stands still, and differently from ``before``; what is seen."""
        seen: dict[str, Any] = self.page.evaluate(STILL, [before, True, PATIENCE])
        return seen

    def press(self, n: int) -> None:
        """Press the n-th button of the prompt."""
        self.tap("[data-choice]", n)

    def choose(self, spot: str) -> None:
        """Choose a lit thing."""
        self.tap(f"[data-spot='{spot}']")

    def tap(self, css: str, n: int = 0) -> None:
        """Tap the n-th visible thing."""
        thing = self.page.locator(f"{css}:enabled").locator("visible=true").nth(n)
        match self.hand:
            case "script":
                self.page.evaluate(TAP, {"css": css, "n": n})
            case "mouse":
                thing.click()
            case "finger":
                thing.tap()

    def turn(self) -> dict[str, Any]:
        """Do one thing if something is to be done; what is seen afterwards."""
        return self.act(self.look())

    def act(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Do one thing of what is seen, if something is to be done; what is seen afterwards."""
        if seen["state"] != "mine" or not (seen["lit"] or seen["choices"]):
            return seen
        if seen["armed"]:
            self.press(0)
        elif seen["lit"] and (not seen["choices"] or self.random.random() < 0.75):
            self.choose(self.random.choice(seen["lit"]))
        else:
            self.press(self.random.randrange(len(seen["choices"])))
        return self.look(seen["key"])

    def play(self, turns: int) -> None:
        """Do so many things; at a table of bots they move in between."""
        for _ in range(turns):
            seen = self.turn()
            while seen["state"] == "wait":
                seen = self.look(seen["key"])
            if seen["state"] == "over":
                return


class Typist(Player):
    """Plays without a pointer: Tab walks what is lit, Enter takes it, digits press buttons, Esc skips a story."""

    def look(self, before: str = "") -> dict[str, Any]:
        while True:
            seen: dict[str, Any] = self.page.evaluate(STILL, [before, False, PATIENCE])
            if seen["state"] != "story":
                return seen
            self.page.keyboard.press("Escape")

    def press(self, n: int) -> None:
        self.page.keyboard.press(str(n + 1))

    def choose(self, spot: str) -> None:
        for _ in range(TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement.dataset.spot") == spot:
                return self.page.keyboard.press("Enter")
        raise AssertionError(f"Tab does not reach {spot}")


class Listener(Player):
    """Plays by what a screen reader knows of the page, and by nothing else: the roles, names, descriptions and states
    of its tree. The page is only asked when it stands still."""

    TOOLS = ("Who would be attacked", "All moves as a list", "Undo", "Cancel", "Ask a bot")
    """Buttons beside the question that answer nothing."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.reader = page.context.new_cdp_session(page)
        self.reader.send("DOM.enable")

    def heard(self) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """What can be chosen on the board or in the hand, and the answers that stand beside the question."""
        nodes = self.reader.send("Accessibility.getFullAXTree")["nodes"]
        above = {node["nodeId"]: node.get("parentId") for node in nodes}
        footers = {node["nodeId"] for node in nodes if self._said(node, "role") == "contentinfo"}
        buttons = [node for node in nodes if self._said(node, "role") == "button" and not node.get("ignored")]
        lit = [node for node in buttons if self._said(node, "description") == "Can be chosen."]
        answers = [
            node
            for node in buttons
            if self._within(node["nodeId"], above, footers) and not self._said(node, "name").startswith(self.TOOLS)
        ]
        assert all(self._said(node, "name") for node in buttons), "a button without a name"
        return lit, answers

    def turn(self) -> dict[str, Any]:
        seen = self.look()
        if seen["state"] != "mine":
            return seen
        lit, answers = self.heard()
        if answers and seen["armed"]:
            node = answers[0]
        elif lit and (not answers or self.random.random() < 0.75):
            node = self.random.choice(lit)
        else:
            node = self.random.choice(answers)
        found = self.reader.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
        deed = {"objectId": found["object"]["objectId"], "functionDeclaration": "function () { this.click(); }"}
        self.reader.send("Runtime.callFunctionOn", deed)
        return self.look(seen["key"])

    @staticmethod
    def _said(node: dict[str, Any], what: str) -> str:
        return str(node.get(what, {}).get("value", ""))

    @staticmethod
    def _within(at: str | None, above: dict[str, str | None], places: set[str]) -> bool:
        while at is not None and at not in places:
            at = above.get(at)
        return at is not None


def meet(players: list[Player]) -> list[dict[str, Any]]:
    """Wait until all see the same moment of the game."""
    seen = [player.look() for player in players]
    while len({one["n"] for one in seen}) > 1:
        last = max(one["n"] for one in seen)
        seen = [player.look(one["key"]) if one["n"] < last else one for player, one in zip(players, seen, strict=True)]
    return seen


def play_out(players: list[Player], most: int = MOST) -> None:
    """All play until the game is over, the first who is asked first."""
    for _ in range(most):
        seen = meet(players)
        if seen[0]["state"] == "over":
            return
        asked = next((n for n, one in enumerate(seen) if one["state"] == "mine"), None)
        if asked is None:
            players[0].look(seen[0]["key"])  # bots are at it
        else:
            players[asked].turn()
    raise AssertionError("the game does not end")
