"""A round from its first stage to its last (GT-1.1), and who is asked meanwhile.

:data:`STAGES` is the whole round in order. A stage does something at once, or it opens a phase in which somebody is
asked; when everybody has answered, the next stage follows. So a new stage is a function and its place in the table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starboard.core.agenda import Question
from starboard.games.galaxy_trucker import flying, settlement, setup
from starboard.games.galaxy_trucker.building import building, insurance, launch, repair, terms
from starboard.games.galaxy_trucker.flight.steps import AgendaSeen
from starboard.games.galaxy_trucker.flying import Flying
from starboard.games.galaxy_trucker.ship.perks import Window
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team import recruiting, windows

# --- the team's stages ---------------------------------------------------------------------------------------


def _window(name: Window) -> Callable[[Flying], None]:
    """A moment at which specialists work (ABE-7.9)."""
    return partial(_open_window, name)


def _open_window(name: Window, play: Flying) -> None:
    windows.open_window(play, name)


def outfit(play: Flying) -> None:
    """Everybody has their specialists of this round."""
    if play.state.team is not None:
        recruiting.outfit(play.state)


# --- the round -----------------------------------------------------------------------------------------------

STAGES: tuple[Callable[[Flying], None], ...] = (
    setup.next_round,
    windows.recruit,
    outfit,
    _window("before-building"),
    building.get_ready,
    building.begin,
    _window("extras"),
    _window("cures"),
    _window("parts"),
    repair.begin,
    _window("fittings"),
    _window("payments"),
    launch.begin,
    launch.shuffle,
    _window("crew-placement"),
    _window("before-flight"),
    insurance.begin,
    flying.begin,
    _window("end-of-flight"),
    settlement.conclude,
)

QUESTIONS: dict[str, Question] = {
    "ready": building.GetReady(),
    "building": building.Build(),
    "numbers": building.ReachForNumbers(),
    "repair": repair.Repair(),
    "crew": launch.Crew(),
    "insurance": insurance.Insurance(),
    "team": windows.Window(),
    "settlement": settlement.Settlement(),
}
"""Who is asked what in a phase; in flight the topmost step of the agenda asks."""


def asked(state: State) -> Question | None:
    """The question that is open; ``None`` when the game is over."""
    if state.flight is None:
        return QUESTIONS.get(state.phase)
    return open_question(state.flight, state.phase, repair.holds_up(state))


def open_question(flight: AgendaSeen | None, phase: str, repairing: bool) -> Question | None:
    """The question that is open, by what is seen of the table; a repair in flight comes first (GT-3.11)."""
    if flight is None:
        return QUESTIONS.get(phase)
    if repairing:
        return QUESTIONS["repair"]
    question = flight.agenda[-1]
    assert isinstance(question, Question)
    return question


def begin(play: Flying) -> None:
    """Set the first round up and go on to its first question."""
    play.state.stage = -1
    lead_on(play)


def lead_on(play: Flying) -> None:
    """A move has been made: go on to the next question, through as many stages as it takes."""
    state = play.state
    if state.flight is not None:
        flying.go_on(play)
    while _is_done(state):
        state.stage = (state.stage + 1) % len(STAGES)
        STAGES[state.stage](play)


def _is_done(state: State) -> bool:
    """Whether nobody has anything left to do in this stage."""
    players = state.players
    match state.phase:
        case "building" | "numbers":
            return building.is_over(state)
        case "flight":
            return state.flight is None
        case "ready":
            return terms.in_turns(state) or all(player.ready for player in players)
        case "repair":
            return all(player.ready and not player.repairing for player in players)
        case "crew":
            return not launch.choosing(players)
        case "insurance":
            return not insurance.deciding(players)
        case "team":
            return state.team is None or not state.team.asks
        case "settled":
            return True
    return False
