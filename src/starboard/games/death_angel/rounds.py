"""The round: four phases, and the travel check at the end of each (section 5)."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.games.death_angel import events
from starboard.games.death_angel.action_abilities import Overwatch
from starboard.games.death_angel.choose_actions import StartChoosing
from starboard.games.death_angel.event import DiscardEvent, DrawEvent, MergeSwarms
from starboard.games.death_angel.genestealer_attack import NextSwarm
from starboard.games.death_angel.movement import OpenMovementBox
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.resolve_actions import NextCard
from starboard.games.death_angel.spawn import OpenSpawnBox
from starboard.games.death_angel.state import CHOOSE, EVENT, GENESTEALERS_ATTACK, RESOLVE, Swarm
from starboard.games.death_angel.travel import CheckTravel

PHASE_STEPS: dict[int, tuple[Step, ...]] = {
    CHOOSE: (StartChoosing(), CheckTravel()),
    RESOLVE: (NextCard(), CheckTravel()),
    GENESTEALERS_ATTACK: (NextSwarm(), CheckTravel()),
    EVENT: (
        DrawEvent(),
        OpenSpawnBox(0),
        OpenSpawnBox(1),
        OpenMovementBox(),
        MergeSwarms(),
        Overwatch(),
        DiscardEvent(),
        CheckTravel(),
    ),
}
"""What is done in each phase, first things first."""


class BeginPhase(Step, frozen=True):
    """Lay the steps of a phase on the agenda, what follows it underneath."""

    phase: int

    def run(self, play: Play) -> bool:
        state, phase = play.state, self.phase
        state.phase = phase
        play.push(*PHASE_STEPS[phase], EndRound() if phase == EVENT else BeginPhase(phase + 1))
        if phase == CHOOSE:
            state.round += 1
            play.tell(events.RoundBegan(round=state.round))
        play.tell(events.PhaseBegan(phase=phase))
        if phase == RESOLVE:
            play.tell(events.ActionsRevealed(cards=tuple(sorted(card for card in state.chosen if card))))
        return False


class EndRound(Step, frozen=True):
    """What was for this round only ends; cards resolved now rest next round (DA-6.2, DA-9.22)."""

    def run(self, play: Play) -> bool:
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
        play.push(BeginPhase(CHOOSE))
        return False
