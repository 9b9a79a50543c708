"""Parts of a round by themselves: a flight without what comes before and after, a settlement, a stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.agenda import Question
from starboard.core.chance import Chance, Scripted
from starboard.core.game import Event, Illegal, Move
from starboard.games.galaxy_trucker import flying, invariants, rounds, settlement
from starboard.games.galaxy_trucker.flying import Flying
from starboard.games.galaxy_trucker.ship.perks import Window
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team import windows


class Heard(Flying):
    """A move whose events are kept."""

    def __init__(self, state: State, chance: Chance | None = None) -> None:
        self.events: list[Event] = []
        super().__init__(state, chance or Scripted(), self.events.append)


def question(state: State) -> Question:
    """What the table waits for."""
    found = rounds.asked(state)
    assert found is not None
    return found


def begin(state: State, chance: Chance) -> list[Event]:
    """Fly up to the first question of the first card."""
    state.stage = rounds.STAGES.index(flying.begin)
    play = Heard(state, chance)
    flying.begin(play)
    if play.agenda and isinstance(play.agenda[-1], flying.StayOrLeave):
        play.agenda.pop()  # everybody is ready for the first card
        flying.go_on(play)
    _land(play)
    return play.events


def to_move(state: State) -> tuple[int, ...]:
    """Who has to decide."""
    return question(state).seats(state)


def moves(state: State, seat: int) -> list[Move]:
    """What this seat may answer."""
    return question(state).moves(state, seat) if seat in to_move(state) else []


def ask(state: State, seat: int, move: Move) -> Illegal | None:
    """Why this move would be refused."""
    return question(state).ask(state, seat, move)


def carry_out(state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
    """Play an answer of a flight, on to the next question or through the settlement."""
    play = Heard(state, chance)
    asked = play.agenda.pop()
    asked.answer(play, seat, move)
    flying.go_on(play)
    _land(play)
    return play.events


def _land(play: Flying) -> None:
    if play.state.flight is None:
        open_window(play.state, "end-of-flight")
        if play.state.team is None or not play.state.team.asks:
            settlement.conclude(play)


def open_window(state: State, name: Window) -> None:
    """Ask those who have an ability for this window; afterwards the round goes on from there."""
    names = [getattr(stage, "args", ()) for stage in rounds.STAGES]
    state.stage = names.index((name,))
    windows.open_window(Heard(state), name)


def check(state: State) -> None:
    """The flight's invariants."""
    invariants.check_flight(state)


def conclude(state: State) -> list[Any]:
    """What the end of a round brings."""
    play = Heard(state)
    settlement.conclude(play)
    return play.events


def settle(state: State) -> list[Any]:
    """Everybody's settlement."""
    play = Heard(state)
    settlement.settle(play)
    return play.events


def after(state: State, stage: Callable[[Flying], None], chance: Chance) -> list[Event]:
    """Go on as if this stage were just done."""
    state.stage, state.phase = rounds.STAGES.index(stage), "settled"
    play = Heard(state, chance)
    rounds.lead_on(play)
    return play.events
