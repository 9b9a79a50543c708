"""The clocks of a mission, as far as a seat may see them: when the computer speaks next is a secret."""

from __future__ import annotations

from starboard.core.game import Clock
from starboard.games.space_alert.resolution_round import LONGEST
from starboard.games.space_alert.view import View


def clocks(view: View) -> list[Clock]:
    """In the action round the countdown of the phase once the computer has warned, the mission and an open data
    transfer; then how long the next turn waits at most."""
    if view.stage == "action" and view.pace:
        return _action_round(view)
    if view.window_ends is not None:
        return [Clock("turn", view.window_ends - LONGEST, view.window_ends)]
    return []


def _action_round(view: View) -> list[Clock]:
    """Measured in the script's own seconds, as everything that the computer says (SA-17.3)."""
    pace = view.pace

    def at(second: int) -> float:
        return view.started + second * pace

    seen = [Clock("mission", at(0), None, pace)]
    if len(view.phase_ends) >= view.phase:
        begins, ends = (0, *view.phase_ends)[view.phase - 1 : view.phase + 1]
        seen.insert(0, Clock("phase", at(begins), at(ends), pace))
    if view.transfer_open:
        opened = next(said for said in reversed(view.heard) if said.saying == "data-transfer")
        seen.append(Clock("transfer", at(opened.at), at(opened.until), pace))
    return seen
