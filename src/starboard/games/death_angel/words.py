"""The game in words."""

from __future__ import annotations

from starboard.core.game import Result
from starboard.core.text import CardText, Panel, Phrase, say
from starboard.games.death_angel.events import AnyEvent
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.state import State
from starboard.games.death_angel.view import View


def result(state: State) -> Result | None:
    """How the game ended (section 13)."""
    if not state.outcome:
        return None
    won = state.outcome == "won"
    clause = "DA-13.3" if not won else "DA-13.2" if state.ending == "elimination" else "DA-13.1"
    return Result(tuple(range(state.seats)) if won else (), say(f"death-angel-end-{state.ending}"), clause)


def question(view: View) -> Phrase:
    """The one thing the table waits for."""
    return say("death-angel-question")


def say_move(view: View, move: AnyMove) -> Phrase:
    """A move as a button."""
    return say("death-angel-move")


def say_event(event: AnyEvent) -> Phrase | None:
    """An event as a line of the log."""
    return None


def panels(view: View) -> list[Panel]:
    """The view as text."""
    return []


def cards() -> dict[str, CardText]:
    """All cards."""
    return {}
