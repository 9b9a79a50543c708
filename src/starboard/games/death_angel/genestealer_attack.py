"""Phase 3: every swarm attacks the Marine it is engaged with (section 8)."""

from __future__ import annotations

from typing import Literal

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import (
    ACTION,
    BROOD_LORD,
    ENEMY,
    EVENTS,
    MARINE,
    MARINE_NAMES,
    PLACE_NAMES,
    SKULL,
    TEAM,
    TEAM_OF_MARINE,
    FaceSaves,
    RerollSaves,
    SkullSaves,
    action_with,
)
from starboard.games.death_angel.formation import merge_all, slay, slay_marine, victims
from starboard.games.death_angel.moves import (
    ACCEPT,
    PASS,
    REROLL,
    USE_ARTEFACT,
    Accept,
    AnyMove,
    Pass,
    Reroll,
    Slay,
    UseArtefact,
)
from starboard.games.death_angel.play import Play, Question, controller, lose_tokens
from starboard.games.death_angel.state import State, Step, Swarm

BLOCK = action_with(SkullSaves, strikes_back=False)
COUNTER_ATTACK = action_with(SkullSaves, strikes_back=True)
DEFENSIVE_STANCE = action_with(RerollSaves)
_BLOCK = ACTION[BLOCK].ability
_COUNTER = ACTION[COUNTER_ATTACK].ability
_STANCE = ACTION[DEFENSIVE_STANCE].ability
assert isinstance(_BLOCK, SkullSaves)
assert isinstance(_COUNTER, SkullSaves)
assert isinstance(_STANCE, RerollSaves)
BLOCKER = MARINE[_BLOCK.marine]
COUNTER_ATTACKER = MARINE[_COUNTER.marine]
STANCE_TEAM = TEAM[ACTION[DEFENSIVE_STANCE].team]
STANCE_FAILS = _STANCE.except_face
FACE_SAVES = [event.effect.face if isinstance(event.effect, FaceSaves) else -1 for event in EVENTS]
"""The face with which an Event of last round saves its Marine (Second Wind)."""

Saved = Literal["number", "block", "counter-attack", "defensive-stance", "second-wind", "artefact", "hit"]


def next_swarm(play: Play, step: Step) -> None:
    """The topmost swarm that has not attacked attacks, left before right, found anew each time (DA-8.1, DA-8.7)."""
    state = play.state
    for place, groups in enumerate(state.swarms):
        for group, swarm in enumerate(groups):
            if not swarm.attacked and not swarm.protected:
                play.push(step)
                state.attacks += 1
                marked = Swarm(swarm.cards, state.attacks)
                state.swarms[place] = (*groups[:group], marked, *groups[group + 1 :])
                _roll(play, place, group, False)
                return
    if state.options.merge_timing == "attack_end":
        merge_all(play)


def lords_in(swarm: Swarm) -> int:
    """How many Brood Lords are in a swarm: each subtracts 1 from the defence roll (DA-12.9)."""
    cards = swarm.cards
    if cards[-1] < BROOD_LORD:
        return 0
    return sum(card >= BROOD_LORD for card in cards)


def _roll(play: Play, place: int, group: int, rerolled: bool) -> None:
    """The Marine's defence roll; he can reroll with tokens only if he faces the swarm (DA-7.7, DA-8.2)."""
    state = play.state
    marine = state.formation[place >> 1]
    swarm = state.swarms[place][group]
    face = play.roll()
    play.tell(
        ev.DefenceRolled(
            marine=MARINE_NAMES[marine],
            place=PLACE_NAMES[place],
            group=group,
            face=face,
            size=len(swarm.cards),
            lords=lords_in(swarm),
            rerolled=rerolled,
        )
    )
    step = Step("defence-roll", controller(state, marine), marine, place, group, face, rerolled=rerolled)
    if can_reroll(state, step):
        play.push(step)
    else:
        _judge(play, step)


def can_reroll(state: State, step: Step) -> bool:
    """Whether the defending Marine has a token and faces the swarm (DA-7.7)."""
    return state.tokens[step.marine] > 0 and state.faces[step.marine] == step.place & 1


def _roll_moves(state: State, step: Step) -> list[AnyMove]:
    return [REROLL, ACCEPT] if can_reroll(state, step) else [ACCEPT]


def _answer_roll(play: Play, step: Step, move: Reroll | Accept) -> None:
    if type(move) is Reroll:
        lose_tokens(play, step.marine, 1)
        _roll(play, step.place, step.group, True)
    else:
        _judge(play, step)


def judgement(state: State, marine: int, swarm: Swarm, face: int, rerolled: bool) -> Saved:
    """What an accepted face means, in the order of DA-8.9. Skulls and faces are the printed ones (DA-8.4)."""
    resolved = state.resolved
    if SKULL[face]:
        if marine == BLOCKER and BLOCK in resolved:
            return "block"
        if marine == COUNTER_ATTACKER and COUNTER_ATTACK in resolved:
            return "counter-attack"
    if rerolled and face != STANCE_FAILS and TEAM_OF_MARINE[marine] == STANCE_TEAM and DEFENSIVE_STANCE in resolved:
        return "defensive-stance"
    if state.lasting >= 0 and face == FACE_SAVES[state.lasting] and marine == state.lasting_target:
        return "second-wind"
    return "number" if face - lords_in(swarm) > len(swarm.cards) else "hit"


def _judge(play: Play, step: Step) -> None:
    state, marine, place, group = play.state, step.marine, step.place, step.group
    swarm = state.swarms[place][group]
    by = judgement(state, marine, swarm, step.n, step.rerolled)
    if by == "hit" and state.artefact == step.seat:
        play.push(Step("artefact", step.seat, marine, place, group, step.n, rerolled=step.rerolled))
        return
    _tell(play, step, by)
    if by == "hit":
        slay_marine(play, marine)
    elif by == "counter-attack":
        if len(swarm.cards) > 1:
            play.push(Step("attack-again", -1, marine, place, group))
        play.push(Step("counter-attack", step.seat, marine, place, group))


def _tell(play: Play, step: Step, by: Saved) -> None:
    swarm = play.state.swarms[step.place][step.group]
    play.tell(
        ev.DefenceJudged(
            marine=MARINE_NAMES[step.marine], by=by, face=step.n, size=len(swarm.cards), lords=lords_in(swarm)
        )
    )


def _artefact_moves(_state: State, _step: Step) -> list[AnyMove]:
    """A hit: the holder of the Artefact may discard it (DA-8.9, R-ARTEFACT)."""
    return [USE_ARTEFACT, PASS]


def _artefact(play: Play, step: Step, move: UseArtefact | Pass) -> None:
    if type(move) is UseArtefact:
        play.state.artefact = -1
        _tell(play, step, "artefact")
    else:
        _tell(play, step, "hit")
        slay_marine(play, step.marine)


def _counter_moves(state: State, step: Step) -> list[AnyMove]:
    """Counter Attack: one of the attackers is slain."""
    return [move for move in victims(state, (step.place,)) if isinstance(move, Slay) and move.group == step.group]


def _counter(play: Play, step: Step, move: Slay) -> None:
    slay(play, step.place, step.group, ENEMY[move.card])


def _attack_again(play: Play, step: Step) -> None:
    """After a Counter Attack the rest of the swarm attacks again at once."""
    _roll(play, step.place, step.group, False)


STEPS = {"swarms-attack": next_swarm, "attack-again": _attack_again}
QUESTIONS = {
    "defence-roll": Question(_roll_moves, _answer_roll),
    "artefact": Question(_artefact_moves, _artefact),
    "counter-attack": Question(_counter_moves, _counter),
}
