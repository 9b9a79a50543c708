"""Abilities that come after the action of a card (DA-7.2); those of Attack cards are in ``attack.py``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Seat
from starboard.core.text import Phrase, say
from starboard.games.death_angel import events, names
from starboard.games.death_angel.asking import AskForVictim, AskPlayer, no, no_swarm, not_there
from starboard.games.death_angel.attack import AttackForToken
from starboard.games.death_angel.blips import discard_chosen, discard_top, filled_piles, refill_events
from starboard.games.death_angel.cards import (
    ACTION,
    BROOD_LORD,
    ENEMY,
    EVENTS,
    MARINE,
    PLACE,
    PLACE_NAMES,
    SIDE,
    SIDE_NAMES,
    TEAM_OF_ACTION,
    DiscardBlips,
    DisplaceSwarm,
    DriveBack,
    PaidAttack,
    ProtectSwarm,
    ScoutEvent,
    action_with,
)
from starboard.games.death_angel.formation import both_sides, nearby, to_blips
from starboard.games.death_angel.leaving import called_off, last_cards
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
    MoveSwarm,
    Pass,
    PutEvent,
    Slay,
    SpendToken,
    UseAbility,
)
from starboard.games.death_angel.play import Play, controller, living, lose_tokens, others
from starboard.games.death_angel.seen import QuestionView, Seen
from starboard.games.death_angel.state import State, Swarm, pile_of
from starboard.games.death_angel.use import Use

OVERWATCH, _ = action_with(PaidAttack, when="event-end")


class AfterCard(Step, frozen=True):
    """The ability that follows the card's action; none if the team is dead (DA-7.20)."""

    seat: Seat
    card: int

    def run(self, play: Play) -> bool:
        if living(play.state, TEAM_OF_ACTION[self.card]):
            ability = ACTION[self.card].ability
            use = _AFTER.get(type(ability))
            if use is not None:
                use(play, ability, Use(self.seat, self.card))
        return False


def _paid_attack(play: Play, ability: PaidAttack, use: Use) -> None:
    if ability.when == "after-card":
        play.push(AttackForToken(use.seat, use.card, tuple(living(play.state, TEAM_OF_ACTION[use.card]))))


class Overwatch(Step, frozen=True):
    """At the end of the Event Phase red Marines may pay for an attack (R-OVERWATCH)."""

    def run(self, play: Play) -> bool:
        state = play.state
        if OVERWATCH in state.resolved:
            team = TEAM_OF_ACTION[OVERWATCH]
            play.push(AttackForToken(state.owners[team], OVERWATCH, tuple(living(state, team))))
        return False


# --- Strategize and Power Field --------------------------------------------------------------------------------


def all_swarms(state: State) -> list[tuple[int, int]]:
    """Place and group of every swarm."""
    return [(place, group) for place, groups in enumerate(state.swarms) for group in range(len(groups))]


class Strategize(AskPlayer, frozen=True):
    """A swarm goes one position up or down, to the other side, or both; not out of the formation."""

    clause = "DA-12.3"
    card: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves: list[AnyMove] = []
        for place, group in all_swarms(state):
            position, side = divmod(place, 2)
            for there in (position - 1, position, position + 1):
                if 0 <= there < len(state.formation):
                    for other in (2 * there + side, 2 * there + 1 - side):
                        if other != place:
                            moves.append(MoveSwarm(PLACE_NAMES[place], PLACE_NAMES[other], group))
        if moves:
            moves.append(PASS)
        return moves

    def answer(self, play: Play, seat: Seat, move: MoveSwarm | Pass) -> None:
        # The card ends with this, so the merge that waits for its end (DA-12.3) comes right away.
        if type(move) is MoveSwarm:
            move_swarm(play, PLACE[move.place], move.group, PLACE[move.to])

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if not isinstance(move, MoveSwarm):
            return None
        return no_swarm(state, move.place, move.group) or no("DA-12.3", "too-far")


class PowerField(AskPlayer, frozen=True):
    """Which swarm is held this round."""

    clause = "DA-12.4"
    card: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves: list[AnyMove] = [CHOOSE_SWARM[place][group] for place, group in all_swarms(state)]
        return [*moves, PASS] if moves else []

    def answer(self, play: Play, seat: Seat, move: ChooseSwarm | Pass) -> None:
        if type(move) is ChooseSwarm:
            place, group = PLACE[move.place], move.group
            groups = play.state.swarms[place]
            held = Swarm(groups[group].cards, groups[group].attacked, True)
            play.state.swarms[place] = (*groups[:group], held, *groups[group + 1 :])
            beside, where = nearby(play.state, place)
            play.tell(events.SwarmProtected(place=move.place, beside=beside, where=where, group=group))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return no_swarm(state, move.place, move.group) if isinstance(move, ChooseSwarm) else None

    def wording(self, view: Seen, move: AnyMove) -> str:
        return "death-angel-move-hold-swarm" if type(move) is ChooseSwarm else super().wording(view, move)

    def sensible(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """The swarms that are the greatest danger."""
        sizes = {
            move: len(state.swarms[PLACE[move.place]][move.group].cards)
            for move in moves
            if isinstance(move, ChooseSwarm)
        }
        most = max(sizes.values())
        return [move for move, size in sizes.items() if size == most]


# --- Stealth Tactics -------------------------------------------------------------------------------------------


class Stealth(AskPlayer, frozen=True):
    """The top card of a pile that has one (R-STEALTH)."""

    clause = "DA-7.2"
    declined = "no"
    free = True
    card: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves = filled_piles(state)
        return [*moves, PASS] if moves else []

    def answer(self, play: Play, seat: Seat, move: ChoosePile | Pass) -> None:
        if type(move) is ChoosePile:
            discard_chosen(play, move)
            play.push(StealthOther(self.seat, self.card, 1 - SIDE[move.side]))

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        return last_cards(state)


class StealthOther(AskPlayer, frozen=True):
    """Then the other pile, for a token of any Marine of the player."""

    clause = "DA-15.4"
    declined = "no"
    card: int
    side: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        if not pile_of(state, self.side):
            return []
        moves: list[AnyMove] = [
            SPEND_TOKEN[marine]
            for marine in state.formation
            if state.tokens[marine] and controller(state, marine) == self.seat
        ]
        return [*moves, PASS] if moves else []

    def answer(self, play: Play, seat: Seat, move: SpendToken | Pass) -> None:
        if type(move) is SpendToken:
            lose_tokens(play, MARINE[move.marine], 1)
            discard_top(play, self.side, 1)

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        side, count = SIDE_NAMES[self.side], len(pile_of(state, self.side))
        return last_cards(state, (self.side,)) or say("death-angel-hint-other-pile", side=side, count=count)

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return cannot_pay(state, seat, move.marine) if isinstance(move, SpendToken) else None


def cannot_pay(state: State, seat: Seat, name: str) -> Illegal | None:
    """Why a player can't pay with a token of this Marine (DA-7.10)."""
    marine = MARINE[name]
    refused = not_there(state, name)
    if refused is not None:
        return refused
    if controller(state, marine) != seat:
        return no("DA-7.10", "not-yours", marine=names.marine(name))
    if not state.tokens[marine]:
        return no("DA-7.10", "no-token", marine=names.marine(name))
    return None


# --- Forward Scouting ------------------------------------------------------------------------------------------


class Scout(AskPlayer, frozen=True):
    """Whether the player looks at the next Event; an empty deck is made anew first (R-SCOUT)."""

    clause = "DA-16.2"
    declined = "no"
    free = True
    card: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [USE_ABILITY, PASS]

    def answer(self, play: Play, seat: Seat, move: UseAbility | Pass) -> None:
        if type(move) is UseAbility:
            state = play.state
            refill_events(play)
            top = len(state.events) - 1
            if top not in state.scouted:
                state.scouted.append(top)
            play.push(ScoutPut(self.seat, self.card))
            code = EVENTS[state.events[-1]].code
            alone = state.seats == 1
            play.tell(events.EventScouted(player=self.seat, card=code, alone=alone, seats=(self.seat,)))
            play.tell(events.EventScouted(player=self.seat, seats=others(state, self.seat)))


class ScoutPut(AskPlayer, frozen=True):
    """Where the Event goes that was looked at."""

    clause = "DA-16.2"
    card: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [*PUT_EVENT]

    def answer(self, play: Play, seat: Seat, move: PutEvent) -> None:
        state = play.state
        if move.where == "bottom":
            state.events.insert(0, state.events.pop())
            state.scouted[:] = sorted({(index + 1) % len(state.events) for index in state.scouted})
        play.tell(events.EventPut(player=self.seat, where=move.where))


# --- Intimidation ----------------------------------------------------------------------------------------------


def drivable(state: State, card: int, taken: Sequence[Slay] = ()) -> list[Slay]:
    """Normal Genestealers engaged with the card's team, not yet taken, each as often as it is there.

    Brood Lords never go into a pile (R-BROOD-BLIP).
    """
    there = [
        SLAY[place][group][enemy]
        for place in _engaged(state, card)
        for group, swarm in enumerate(state.swarms[place])
        for enemy in swarm.cards
        if enemy < BROOD_LORD
    ]
    for victim in taken:
        there.remove(victim)
    return there


def _engaged(state: State, card: int) -> list[int]:
    """The places beside the Marines of the card's team."""
    return [place for marine in living(state, TEAM_OF_ACTION[card]) for place in both_sides(state, marine)]


class Intimidate(AskPlayer, frozen=True):
    """Rolling is optional; with nobody to drive back the question does not arise."""

    clause = "DA-7.2"
    declined = "no"
    free = True
    card: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [USE_ABILITY, PASS] if drivable(state, self.card) else []

    def answer(self, play: Play, seat: Seat, move: UseAbility | Pass) -> None:
        if type(move) is UseAbility:
            face = play.roll()
            play.tell(events.DieRolled(why="intimidation", face=face, bad=not face))
            if face:
                play.push(IntimidateTake(self.seat, self.card, face, ()))

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        return called_off(state)


class IntimidateTake(AskForVictim, frozen=True):
    """Who goes back: after the roll the number is a must, as far as there are cards."""

    clause = "DA-7.3"
    card: int
    count: int
    taken: tuple[Slay, ...]

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [*dict.fromkeys(drivable(state, self.card, self.taken))]

    def shown(self, state: State) -> QuestionView:
        """No more are asked for than are there."""
        there = len(drivable(state, self.card, self.taken))
        return msgspec.structs.replace(super().shown(state), count=min(self.count, there))

    def answer(self, play: Play, seat: Seat, move: Slay) -> None:
        taken = (*self.taken, move)
        if self.count > 1 and drivable(play.state, self.card, taken):
            play.push(IntimidateTake(self.seat, self.card, self.count - 1, taken))
        else:
            to_smaller_pile(play, self.seat, taken)

    def places(self, state: State) -> Iterable[int]:
        return _engaged(state, self.card)

    def _not_him(self, state: State, move: Slay) -> Illegal:
        if PLACE[move.place] not in self.places(state):
            return no(self.clause, "out-of-reach")
        if ENEMY[move.card] >= BROOD_LORD:
            return no("DA-12.7", "brood-blip")
        return no(self.clause, "no-such-enemy", card=move.card)

    def wording(self, view: Seen, move: AnyMove) -> str:
        return "death-angel-move-drive-back" if type(move) is Slay else super().wording(view, move)


def to_smaller_pile(play: Play, seat: Seat, taken: Sequence[Slay]) -> None:
    """Cards go back into the smaller Blip pile; in a tie the acting player chooses (R-SMALLEST)."""
    state = play.state
    left, right = len(state.left_blips), len(state.right_blips)
    if not taken:
        return
    if left == right:
        play.push(SmallerPile(seat, tuple(taken)))
    else:
        to_blips(play, int(right < left), taken)


class SmallerPile(AskPlayer, frozen=True):
    """The piles are equal: which one gets the cards."""

    clause = "DA-7.2"
    taken: tuple[Slay, ...]

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [*CHOOSE_PILE]

    def answer(self, play: Play, seat: Seat, move: ChoosePile) -> None:
        to_blips(play, SIDE[move.side], self.taken)


def _ask(question: Callable[[Seat, int], Step]) -> Callable[[Play, Any, Use], None]:
    """An ability that is nothing but this question."""

    def ask(play: Play, _ability: Any, use: Use) -> None:
        play.push(question(use.seat, use.card))

    return ask


_AFTER: dict[type, Callable[[Play, Any, Use], None]] = {
    PaidAttack: _paid_attack,
    DisplaceSwarm: _ask(Strategize),
    ProtectSwarm: _ask(PowerField),
    DiscardBlips: _ask(Stealth),
    ScoutEvent: _ask(Scout),
    DriveBack: _ask(Intimidate),
}
