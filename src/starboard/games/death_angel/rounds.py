"""The round: four phases, and the travel check at the end of each (section 5)."""

from __future__ import annotations

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.state import CHOOSE, EVENT, GENESTEALERS_ATTACK, RESOLVE, Step, Swarm


def begin_phase(play: Play, step: Step) -> None:
    """Lay the steps of a phase on the agenda, what follows it underneath."""
    state = play.state
    phase = state.phase = step.n
    if phase == CHOOSE:
        state.round += 1
        play.tell(ev.RoundBegan(round=state.round))
    play.tell(ev.PhaseBegan(phase=phase))
    play.push(Step("round-end") if phase == EVENT else Step("phase", n=phase + 1))
    play.push(_TRAVEL_CHECK)
    for later in PHASE_STEPS[phase]:
        play.push(later)
    if phase == RESOLVE:
        play.tell(ev.ActionsRevealed(cards=tuple(sorted(card for card in state.chosen if card))))


_TRAVEL_CHECK = Step("travel-check")
PHASE_STEPS = {
    CHOOSE: (Step("choose"),),
    RESOLVE: (Step("resolve"),),
    GENESTEALERS_ATTACK: (Step("swarms-attack"),),
    # In reverse: the last one pushed comes first.
    EVENT: (
        Step("event-discard"),
        Step("overwatch"),
        Step("merge"),
        Step("movement-box"),
        Step("spawn-box", n=1),
        Step("spawn-box", n=0),
        Step("event"),
    ),
}


def end_round(play: Play, _step: Step) -> None:
    """What was for this round only ends; cards resolved now rest next round (DA-6.2, DA-9.22)."""
    state = play.state
    state.rests[:] = state.chosen
    state.chosen[:] = [0] * len(state.chosen)
    state.resolved.clear()
    state.activated.clear()
    state.attacks = 0
    state.lead_used = False
    state.lasting, state.lasting_target = state.upcoming, state.upcoming_target
    state.upcoming = state.upcoming_target = -1
    for place, groups in enumerate(state.swarms):
        if any(group.protected for group in groups):
            state.swarms[place] = tuple(Swarm(group.cards, group.attacked) for group in groups)
    play.push(Step("phase", n=CHOOSE))


STEPS = {"phase": begin_phase, "round-end": end_round}
