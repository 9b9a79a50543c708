"""Plans laid at a table, and its film seen through, however slow the machine is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from starboard.games.space_alert.action_cards import HALVES, half
from starboard.games.space_alert.ship import PHASES

PLAY = """async (moves) => {
    for (const move of moves) {
        const answer = await starboard.play(move);
        if (!answer.ok) throw new Error(JSON.stringify([move, answer]));
    }
}"""
LAID = "([crew, slot]) => starboard.position.view.crew[crew].slots[slot - 1] !== null"
MOST = 1_200
"""Seconds of film, more than any flight has."""


def play(page: Page, *moves: dict[str, Any]) -> None:
    """By the page's own line, without its board."""
    page.evaluate(PLAY, list(moves))


def heard(page: Page) -> None:
    """All that has happened at the table is shown: an answer comes by the same line, after it."""
    page.evaluate("() => starboard.ask({move: 'ready'})")


def lay(page: Page, plans: Sequence[str], phase: int, crew: Sequence[int]) -> None:
    """Lay what these plans say for a phase, for these crew members, from the hand of this page."""
    hand = sorted(page.evaluate("() => starboard.position.view.hand"))
    moves = []
    for who, plan in zip(crew, plans, strict=True):
        for slot in PHASES[phase - 1]:
            order = plan.split()[slot - 1]
            if order == "." or page.evaluate(LAID, [who, slot]):
                continue
            card, which = next((card, up) for card in hand for up in HALVES if half(card, up) == order)
            hand.remove(card)
            moves.append({"move": "place", "crew": who, "slot": slot, "card": card, "half": which})
    play(page, *moves)


def plan_alone(page: Page, plans: Sequence[str]) -> None:
    """One person with four androids and no clock: all phases, to the end of the action round."""
    for phase in (1, 2, 3):
        if phase > 1:
            play(page, {"move": "take-packet"})
        lay(page, plans, phase, range(4))
    play(page, {"move": "agree"})


def hurry(*pages: Page) -> None:
    """The film is on: from now on the clocks of these pages pass by :func:`pass_by`, and it runs four times as fast."""
    for page in pages:
        page.get_by_test_id("film").wait_for()
        page.clock.install()
        page.keyboard.press(".")
        page.keyboard.press(".")


def pass_by(*pages: Page, ms: int = 2_000) -> None:
    """Time passes on these pages; what they have sent is answered first, for the server's time is the true one."""
    for page in pages:
        expect(page.locator("[data-sending]")).to_have_count(0)
        page.clock.run_for(ms)


def see_through(*pages: Page) -> None:
    """Let the film run on to its end on all of these pages: their clocks pass as fast as they can."""
    hurry(*pages)
    for _ in range(MOST):
        if all(page.get_by_test_id("ending").count() for page in pages):
            break
        pass_by(*pages)
    for page in pages:
        page.clock.resume()
        expect(page.get_by_test_id("ending")).to_be_visible()
