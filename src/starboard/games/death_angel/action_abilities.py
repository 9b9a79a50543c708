"""Abilities that come after the action of a card (DA-7.2); those of Attack cards are in ``attack.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starboard.core.game import Seat
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.blips import discard_top, pile_of, refill_events
from starboard.games.death_angel.cards import (
    ACTION,
    BROOD_LORD,
    ENEMY,
    EVENTS,
    MARINE,
    PLACE,
    PLACE_NAMES,
    SIDE,
    TEAM_OF_ACTION,
    DiscardBlips,
    DriveBack,
    MoveSwarm,
    PaidAttack,
    ProtectSwarm,
    ScoutEvent,
    action_with,
)
from starboard.games.death_angel.formation import both_sides, to_blips
from starboard.games.death_angel.movement import move_swarm
from starboard.games.death_angel.moves import (
    CHOOSE_PILE,
    CHOOSE_SWARM,
    PASS,
    PUT_EVENT,
    SLAY,
    SPEND_TOKEN,
    USE_ABILITY,
    AnyMove,
    ChoosePile,
    ChooseSwarm,
    Pass,
    PutEvent,
    Slay,
    SpendToken,
    UseAbility,
)
from starboard.games.death_angel.moves import MoveSwarm as MoveSwarmMove
from starboard.games.death_angel.play import Play, Question, controller, living, lose_tokens, others
from starboard.games.death_angel.state import State, Step, Swarm

OVERWATCH = action_with(PaidAttack, when="event-end")


def after_card(play: Play, step: Step) -> None:
    """The ability that follows the card's action; none if the team is dead (DA-7.20)."""
    card = step.card
    if living(play.state, TEAM_OF_ACTION[card]):
        ability = ACTION[card].ability
        use = _AFTER.get(type(ability))
        if use is not None:
            use(play, ability, step.seat, card)


def _ask(kind: str) -> Callable[[Play, Any, Seat, int], None]:
    def ask(play: Play, _ability: Any, seat: Seat, card: int) -> None:
        play.push(Step(kind, seat, card=card))

    return ask


def _paid_attack(play: Play, ability: PaidAttack, seat: Seat, card: int) -> None:
    if ability.when == "after-card":
        play.push(Step("paid-attack", seat, card=card, who=tuple(living(play.state, TEAM_OF_ACTION[card]))))


_AFTER: dict[type, Callable[[Play, Any, Seat, int], None]] = {
    PaidAttack: _paid_attack,
    MoveSwarm: _ask("strategize"),
    ProtectSwarm: _ask("power-field"),
    DiscardBlips: _ask("stealth"),
    ScoutEvent: _ask("scout"),
    DriveBack: _ask("intimidate"),
}


def overwatch(play: Play, _step: Step) -> None:
    """At the end of the Event Phase red Marines may pay for an attack (R-OVERWATCH)."""
    state = play.state
    if OVERWATCH in state.resolved:
        team = TEAM_OF_ACTION[OVERWATCH]
        marines = tuple(living(state, team))
        play.push(Step("paid-attack", state.owners[team], card=OVERWATCH, who=marines))


# --- Strategize and Power Field --------------------------------------------------------------------------------


def all_swarms(state: State) -> list[tuple[int, int]]:
    """Place and group of every swarm."""
    return [(place, group) for place, groups in enumerate(state.swarms) for group in range(len(groups))]


def _strategize_moves(state: State, _step: Step) -> list[AnyMove]:
    """One position up or down, the other side, or both; not out of the formation."""
    moves: list[AnyMove] = []
    for place, group in all_swarms(state):
        position, side = divmod(place, 2)
        for there in (position - 1, position, position + 1):
            if 0 <= there < len(state.formation):
                for other in (2 * there + side, 2 * there + 1 - side):
                    if other != place:
                        moves.append(MoveSwarmMove(PLACE_NAMES[place], PLACE_NAMES[other], group))
    if moves:
        moves.append(PASS)
    return moves


def _strategize(play: Play, _step: Step, move: MoveSwarmMove | Pass) -> None:
    # The card ends with this, so the merge that waits for its end (DA-12.3) comes right away.
    if type(move) is MoveSwarmMove:
        move_swarm(play, PLACE[move.place], move.group, PLACE[move.to])


def _power_field_moves(state: State, _step: Step) -> list[AnyMove]:
    moves: list[AnyMove] = [CHOOSE_SWARM[place][group] for place, group in all_swarms(state)]
    return [*moves, PASS] if moves else []


def _power_field(play: Play, _step: Step, move: ChooseSwarm | Pass) -> None:
    if type(move) is ChooseSwarm:
        place, group = PLACE[move.place], move.group
        groups = play.state.swarms[place]
        held = Swarm(groups[group].cards, groups[group].attacked, True)
        play.state.swarms[place] = (*groups[:group], held, *groups[group + 1 :])
        play.tell(ev.SwarmProtected(place=move.place, group=group))


# --- Stealth Tactics -------------------------------------------------------------------------------------------


def _stealth_moves(state: State, _step: Step) -> list[AnyMove]:
    """The top card of a pile that has one (R-STEALTH)."""
    moves: list[AnyMove] = [CHOOSE_PILE[side] for side in (0, 1) if pile_of(state, side)]
    return [*moves, PASS] if moves else []


def _stealth(play: Play, step: Step, move: ChoosePile | Pass) -> None:
    if type(move) is ChoosePile:
        side = SIDE[move.side]
        discard_top(play, side, 1)
        play.push(Step("stealth-other", step.seat, n=1 - side, card=step.card))


def _stealth_other_moves(state: State, step: Step) -> list[AnyMove]:
    """Then the other pile, for a token of any Marine of the player."""
    if not pile_of(state, step.n):
        return []
    moves: list[AnyMove] = [
        SPEND_TOKEN[marine]
        for marine in state.formation
        if state.tokens[marine] and controller(state, marine) == step.seat
    ]
    return [*moves, PASS] if moves else []


def _stealth_other(play: Play, step: Step, move: SpendToken | Pass) -> None:
    if type(move) is SpendToken:
        lose_tokens(play, MARINE[move.marine], 1)
        discard_top(play, step.n, 1)


# --- Forward Scouting ------------------------------------------------------------------------------------------


def _use_moves(_state: State, _step: Step) -> list[AnyMove]:
    return [USE_ABILITY, PASS]


def _scout(play: Play, step: Step, move: UseAbility | Pass) -> None:
    """The player looks at the next Event; an empty deck is made anew first (R-SCOUT)."""
    if type(move) is UseAbility:
        state = play.state
        refill_events(play)
        top = len(state.events) - 1
        if top not in state.scouted:
            state.scouted.append(top)
        play.tell(ev.EventScouted(player=step.seat, card=EVENTS[state.events[-1]].code, seats=(step.seat,)))
        play.tell(ev.EventScouted(player=step.seat, seats=others(state, step.seat)))
        play.push(Step("scout-put", step.seat, card=step.card))


def _put_moves(_state: State, _step: Step) -> list[AnyMove]:
    return [*PUT_EVENT]


def _put(play: Play, step: Step, move: PutEvent) -> None:
    state = play.state
    if move.where == "bottom":
        state.events.insert(0, state.events.pop())
        state.scouted[:] = sorted({(index + 1) % len(state.events) for index in state.scouted})
    play.tell(ev.EventPut(player=step.seat, where=move.where))


# --- Intimidation ----------------------------------------------------------------------------------------------


def drivable(state: State, marines: Sequence[int], taken: Sequence[int] = ()) -> list[tuple[int, int, int]]:
    """Normal cards engaged with these Marines, not yet taken; Brood Lords never go into a pile (R-BROOD-BLIP)."""
    cards = [
        (place, group, card)
        for marine in marines
        for place in both_sides(state, marine)
        for group, swarm in enumerate(state.swarms[place])
        for card in swarm.cards
        if card < BROOD_LORD
    ]
    for pick in range(0, len(taken), 3):
        cards.remove((taken[pick], taken[pick + 1], taken[pick + 2]))
    return cards


def _blue(state: State, step: Step) -> list[int]:
    return living(state, TEAM_OF_ACTION[step.card])


def _intimidate_moves(state: State, step: Step) -> list[AnyMove]:
    """Rolling is optional; with nobody to drive back the question does not arise."""
    return [USE_ABILITY, PASS] if drivable(state, _blue(state, step)) else []


def _intimidate(play: Play, step: Step, move: UseAbility | Pass) -> None:
    if type(move) is UseAbility:
        face = play.roll()
        play.tell(ev.DieRolled(why="intimidation", face=face, bad=not face))
        if face:
            play.push(Step("intimidate-take", step.seat, n=face, card=step.card))


def _take_moves(state: State, step: Step) -> list[AnyMove]:
    """After the roll the number is a must, as far as there are cards."""
    return [
        SLAY[place][group][card] for place, group, card in dict.fromkeys(drivable(state, _blue(state, step), step.who))
    ]


def _take(play: Play, step: Step, move: Slay) -> None:
    picks = (*step.who, PLACE[move.place], move.group, ENEMY[move.card])
    if step.n > 1 and drivable(play.state, _blue(play.state, step), picks):
        play.push(Step("intimidate-take", step.seat, n=step.n - 1, card=step.card, who=picks))
    else:
        to_smaller_pile(play, step.seat, picks)


def to_smaller_pile(play: Play, seat: Seat, picks: Sequence[int]) -> None:
    """Cards go back into the smaller Blip pile; in a tie the acting player chooses (R-SMALLEST)."""
    state = play.state
    left, right = len(state.left_blips), len(state.right_blips)
    if not picks:
        return
    if left == right:
        play.push(Step("smaller-pile", seat, who=tuple(picks)))
    else:
        to_blips(play, int(right < left), picks)


def _pile_moves(_state: State, _step: Step) -> list[AnyMove]:
    return [*CHOOSE_PILE]


def _pile(play: Play, step: Step, move: ChoosePile) -> None:
    to_blips(play, SIDE[move.side], step.who)


STEPS = {"after-card": after_card, "overwatch": overwatch}
QUESTIONS = {
    "strategize": Question(_strategize_moves, _strategize),
    "power-field": Question(_power_field_moves, _power_field),
    "stealth": Question(_stealth_moves, _stealth),
    "stealth-other": Question(_stealth_other_moves, _stealth_other),
    "scout": Question(_use_moves, _scout),
    "scout-put": Question(_put_moves, _put),
    "intimidate": Question(_intimidate_moves, _intimidate),
    "intimidate-take": Question(_take_moves, _take),
    "smaller-pile": Question(_pile_moves, _pile),
}
