"""The agenda: every kind of step and question in one place, and the loop that works it off."""

from __future__ import annotations

from starboard.core.game import Seat
from starboard.games.death_angel import (
    action_abilities,
    attack,
    blips,
    choose_actions,
    event,
    genestealer_attack,
    locations,
    movement,
    resolve_actions,
    rounds,
    setup,
    spawn,
    terrain,
    travel,
    victory,
)
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.play import Play, Question, Run
from starboard.games.death_angel.state import State

STEPS: dict[str, Run] = {
    **setup.STEPS,
    **rounds.STEPS,
    **choose_actions.STEPS,
    **resolve_actions.STEPS,
    **action_abilities.STEPS,
    **attack.STEPS,
    **genestealer_attack.STEPS,
    **event.STEPS,
    **spawn.STEPS,
    **movement.STEPS,
    **travel.STEPS,
    **locations.STEPS,
}
QUESTIONS: dict[str, Question] = {
    **setup.QUESTIONS,
    **choose_actions.QUESTIONS,
    **resolve_actions.QUESTIONS,
    **action_abilities.QUESTIONS,
    **attack.QUESTIONS,
    **genestealer_attack.QUESTIONS,
    **event.QUESTIONS,
    **spawn.QUESTIONS,
    **blips.QUESTIONS,
    **travel.QUESTIONS,
    **terrain.QUESTIONS,
    **locations.QUESTIONS,
}


def work(play: Play) -> None:
    """Work the agenda off until a player has to decide or the game is over.

    A question with one answer is answered here: where there is no choice and no "may", nobody is asked.
    """
    state = play.state
    agenda = state.agenda
    while agenda:
        step = agenda.pop()
        run = STEPS.get(step.kind)
        if run is not None:
            run(play, step)
        else:
            question = QUESTIONS[step.kind]
            moves = question.moves(state, step)
            if len(moves) > 1:
                agenda.append(step)
                return
            if not moves:
                continue
            question.answer(play, step, moves[0])
        victory.check(play)


def deciders(state: State) -> tuple[Seat, ...]:
    """Who has to decide now."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    return choose_actions.choosers(state, step) if step.kind == "choose-actions" else (step.seat,)


def moves(state: State, seat: Seat) -> list[AnyMove]:
    """What this seat can decide now."""
    if not state.agenda:
        return []
    step = state.agenda[-1]
    if step.kind == "choose-actions":
        return choose_actions.moves_of(state, step, seat)
    return QUESTIONS[step.kind].moves(state, step) if step.seat == seat else []


def answer(play: Play, move: AnyMove) -> None:
    """The move answers the question on top of the agenda; then the agenda goes on."""
    step = play.state.agenda.pop()
    QUESTIONS[step.kind].answer(play, step, move)
    victory.check(play)
    work(play)
