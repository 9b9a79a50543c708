"""The sand timer (GT-2.10, GT-2.11)."""

from __future__ import annotations

from starboard.core.game import Illegal, Seat
from starboard.games.galaxy_trucker.events.building import TimerFlipped
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.state import State, Timer


def start(state: State) -> None:
    """Turn it for the first time, on the space of the class's number."""
    state.timer = Timer(space=0, ends=state.now + state.options.timer_seconds)


def space(state: State) -> str:
    """The name of the space it stands on."""
    return state.figures.timer[state.timer.space]


def is_last(state: State) -> bool:
    """Whether it stands on START: there building ends with the sand (GT-2.12)."""
    return state.timer.space == len(state.figures.timer) - 1


def is_idle(state: State) -> bool:
    """Whether the sand is out while ships are built: somebody has to flip it, or to finish."""
    return state.timer.ends is None and state.phase == "building" and state.options.pace != "turns"


def may_flip(state: State, finished: bool) -> bool:
    """Whether somebody who has (not) finished may flip it: :func:`refusal` in short, asked at every move."""
    return (
        state.timer.ends is None and is_idle(state) and (finished or state.timer.space != len(state.figures.timer) - 2)
    )


def refusal(state: State, finished: bool) -> Illegal | None:
    """Why somebody who has (not) finished may not flip it."""
    if state.phase != "building":
        return Illegal("GT-2.12", "galaxy-trucker-why-not-building")
    if state.options.pace == "turns":
        return Illegal("GT-2.14", "galaxy-trucker-why-no-timer")
    if state.timer.ends is not None:
        return Illegal("GT-2.10", "galaxy-trucker-why-sand")
    if state.timer.space == len(state.figures.timer) - 2 and not finished:
        return Illegal("GT-2.11", "galaxy-trucker-why-last-flip")
    return None


def flip(play: Play, seat: Seat) -> None:
    """Turn it onto the next space."""
    state = play.state
    state.timer = Timer(space=state.timer.space + 1, ends=state.now + state.options.timer_seconds)
    play.tell(TimerFlipped(seat=seat, space=space(state)))
