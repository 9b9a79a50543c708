"""Attacks of Marines, from Attack cards, abilities and Events (DA-7.16 to DA-7.22)."""

from __future__ import annotations

from starboard.core.game import Seat
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import (
    ACTION,
    ENEMY,
    EVENTS,
    MARINE,
    MARINE_NAMES,
    PLACE,
    PLACE_NAMES,
    RANGE,
    SKULL,
    AttackAgain,
    Charge,
    Effect,
    ManyAttacks,
    OneAttacker,
    SlayNumber,
    SlayOnFace,
    TokenForKill,
)
from starboard.games.death_angel.formation import slay, slay_marine, victims
from starboard.games.death_angel.moves import (
    ACCEPT,
    ATTACK,
    HEROIC_CHARGE,
    PASS,
    PLACE_TOKEN,
    REROLL,
    Accept,
    AnyMove,
    Attack,
    HeroicCharge,
    Pass,
    PlaceToken,
    Reroll,
    Slay,
)
from starboard.games.death_angel.play import Play, Question, lose_tokens, place_token
from starboard.games.death_angel.state import State, Step

ONE_ATTACKER = [isinstance(event.effect, OneAttacker) for event in EVENTS]


# --- who can attack what ---------------------------------------------------------------------------------------


def targets(state: State, marine: int) -> list[AnyMove]:
    """The attacks a Marine can make: swarms on the side he faces, within range (DA-4.2, DA-4.3)."""
    formation = state.formation
    position = formation.index(marine)
    reach = RANGE[marine]
    first = max(0, position - reach)
    last = min(len(formation) - 1, position + reach)
    swarms = state.swarms
    attack = ATTACK[marine]
    moves: list[AnyMove] = []
    side = state.faces[marine]
    for place in range(2 * first + side, 2 * last + 2, 2):
        groups = swarms[place]
        if groups:
            moves.append(attack[place][0])
            if len(groups) > 1:
                moves.append(attack[place][1])
    return moves


def reach(state: State, marine: int, charge: Charge) -> range:
    """All places a charging Marine reaches: his position and its neighbours, both sides."""
    position = state.formation.index(marine)
    return range(2 * max(0, position - charge.reach), 2 * min(len(state.formation) - 1, position + charge.reach) + 2)


def only_one_attacks(state: State) -> bool:
    """Whether Evasion is on this round."""
    return state.lasting >= 0 and ONE_ATTACKER[state.lasting]


# --- the Attack card -------------------------------------------------------------------------------------------


def _attack_moves(state: State, step: Step) -> list[AnyMove]:
    """Each Marine of the team who has not attacked, and any target (DA-7.16); or stop."""
    moves: list[AnyMove] = []
    formation = state.formation
    for marine in step.who:
        if marine in formation:
            moves += targets(state, marine)
            ability = ACTION[step.card].ability
            if (
                type(ability) is Charge
                and MARINE[ability.marine] == marine
                and victims(state, reach(state, marine, ability))
            ):
                moves.append(HEROIC_CHARGE)
    if moves:
        moves.append(PASS)
    return moves


def _attack(play: Play, step: Step, move: Attack | HeroicCharge | Pass) -> None:
    state, seat, card = play.state, step.seat, step.card
    ability = ACTION[card].ability
    if type(move) is Pass:
        return
    if type(move) is Attack:
        marine = MARINE[move.marine]
    else:
        assert isinstance(ability, Charge)
        marine = MARINE[ability.marine]
    if not only_one_attacks(state):
        mates = tuple(other for other in step.who if other != marine)
        if mates:
            play.push(Step("attack", seat, who=mates, card=card))
    if type(move) is Attack:
        if isinstance(ability, ManyAttacks) and MARINE[ability.marine] == marine:
            play.push(Step("attack-more", seat, marine, n=ability.attacks - 1, card=card))
        declare(play, seat, move, card)
    else:
        assert isinstance(ability, Charge)
        play.push(Step("charge-roll", seat, marine, card=card))
        play.push(Step("charge", seat, marine, n=ability.most, card=card))


def _more_moves(state: State, step: Step) -> list[AnyMove]:
    """The same Marine goes on attacking (Full Auto, Psionic Attack)."""
    moves = targets(state, step.marine) if step.marine in state.formation else []
    return [*moves, PASS] if moves else []


def _more(play: Play, step: Step, move: Attack | Pass) -> None:
    if type(move) is Attack:
        if step.n > 1:
            play.push(Step("attack-more", step.seat, step.marine, n=step.n - 1, card=step.card))
        declare(play, step.seat, move, step.card)


# --- attacks that abilities grant ------------------------------------------------------------------------------


def _paid_moves(state: State, step: Step) -> list[AnyMove]:
    """Run and Gun, Overwatch: a Marine pays with a token of his own; no target, no payment."""
    moves: list[AnyMove] = []
    for marine in step.who:
        if state.tokens[marine] and marine in state.formation:
            moves += targets(state, marine)
    if moves:
        moves.append(PASS)
    return moves


def _paid(play: Play, step: Step, move: Attack | Pass) -> None:
    if type(move) is Attack:
        marine = MARINE[move.marine]
        play.push(Step("paid-attack", step.seat, who=tuple(m for m in step.who if m != marine), card=step.card))
        lose_tokens(play, marine, 1)
        declare(play, step.seat, move, 0)


def _instinct_moves(state: State, step: Step) -> list[AnyMove]:
    """Quick Instincts: one attack, which may be declined."""
    moves = targets(state, step.marine)
    return [*moves, PASS] if moves else []


def _instinct(play: Play, step: Step, move: Attack | Pass) -> None:
    if type(move) is Attack:
        declare(play, step.seat, move, step.card)


# --- the roll --------------------------------------------------------------------------------------------------


def declare(play: Play, seat: Seat, move: Attack, card: int) -> None:
    """Roll for an attack; ``card`` is the Attack card whose ability applies, or 0 (DA-7.22)."""
    _roll(play, Step("attack-roll", seat, MARINE[move.marine], PLACE[move.place], move.group, card=card), False)


def _roll(play: Play, step: Step, rerolled: bool) -> None:
    state, face = play.state, play.roll()
    play.tell(
        ev.AttackRolled(
            marine=MARINE_NAMES[step.marine],
            place=PLACE_NAMES[step.place],
            group=step.group,
            face=face,
            size=len(state.swarms[step.place][step.group].cards),
            rerolled=rerolled,
        )
    )
    rolled = Step("attack-roll", step.seat, step.marine, step.place, step.group, face, step.card, rerolled=rerolled)
    if state.tokens[step.marine]:
        play.push(rolled)
    else:
        _evaluate(play, rolled)


def _roll_moves(state: State, step: Step) -> list[AnyMove]:
    """Reroll with a token of the attacker, as often as he has some, or accept (DA-7.6, DA-7.9)."""
    return [REROLL, ACCEPT] if state.tokens[step.marine] else [ACCEPT]


def _answer_roll(play: Play, step: Step, move: Reroll | Accept) -> None:
    if type(move) is Reroll:
        lose_tokens(play, step.marine, 1)
        _roll(play, step, True)
    else:
        _evaluate(play, step)


def kills(ability: Effect | None, marine: int, face: int) -> tuple[int, bool]:
    """How many the accepted face slays, and whether that is "up to" (DA-7.17 and the Attack cards)."""
    if isinstance(ability, SlayNumber) and MARINE[ability.marine] == marine:
        return face, False
    if isinstance(ability, SlayOnFace) and ability.face == face:
        return ability.most, True
    return (1, False) if SKULL[face] else (0, False)


def _evaluate(play: Play, step: Step) -> None:
    """The accepted face counts: victims are chosen one by one, then what follows from the ability (DA-7.22)."""
    state, marine, face = play.state, step.marine, step.n
    ability = ACTION[step.card].ability if step.card else None
    count, may = kills(ability, marine, face)
    if isinstance(ability, AttackAgain) and MARINE[ability.marine] == marine and SKULL[face]:
        play.push(Step("attack-more", step.seat, marine, n=1, card=step.card))
    if not count:
        play.tell(ev.AttackMissed(marine=MARINE_NAMES[marine]))
        return
    swarm = state.swarms[step.place][step.group]
    if swarm.protected:
        play.tell(ev.SwarmUntouchable(place=PLACE_NAMES[step.place]))
        return
    if isinstance(ability, TokenForKill):
        play.push(Step("lead-by-example", step.seat, marine, card=step.card))
    if count >= len(swarm.cards) and not may:
        for card in swarm.cards:
            slay(play, step.place, step.group, card)
    else:
        play.push(Step("slay", step.seat, marine, step.place, step.group, min(count, len(swarm.cards)), may=may))


def _slay_moves(state: State, step: Step) -> list[AnyMove]:
    """Whom the attack slays, in the swarm attacked."""
    moves = [move for move in victims(state, (step.place,)) if isinstance(move, Slay) and move.group == step.group]
    return [*moves, PASS] if step.may else [*moves]


def _slay(play: Play, step: Step, move: Slay | Pass) -> None:
    if type(move) is Slay:
        size = len(play.state.swarms[step.place][step.group].cards)
        slay(play, step.place, step.group, ENEMY[move.card])
        if step.n > 1 and size > 1:
            play.push(Step("slay", step.seat, step.marine, step.place, step.group, step.n - 1, may=step.may))


def _lead_moves(state: State, step: Step) -> list[AnyMove]:
    """Lead by Example: a token for a kill, once a round (Action card 13)."""
    if state.lead_used or not state.supply:
        return []
    return [*(PLACE_TOKEN[marine] for marine in state.formation), PASS]


def _lead(play: Play, step: Step, move: PlaceToken | Pass) -> None:
    if type(move) is PlaceToken:
        play.state.lead_used = True
        place_token(play, MARINE[move.marine])


# --- Heroic Charge ---------------------------------------------------------------------------------------------


def _charge_moves(state: State, step: Step) -> list[AnyMove]:
    """Victims one after the other, the first is a must (R-CHARGE)."""
    ability = ACTION[step.card].ability
    assert isinstance(ability, Charge)
    moves = victims(state, reach(state, step.marine, ability))
    return [*moves, PASS] if step.may and moves else moves


def _charge(play: Play, step: Step, move: Slay | Pass) -> None:
    if type(move) is Slay:
        slay(play, PLACE[move.place], move.group, ENEMY[move.card])
        if step.n > 1:
            play.push(Step("charge", step.seat, step.marine, n=step.n - 1, card=step.card, may=True))


def _charge_roll(play: Play, step: Step) -> None:
    """The price of the charge; no reroll (DA-7.8)."""
    ability = ACTION[step.card].ability
    assert isinstance(ability, Charge)
    face = play.roll()
    fatal = face in ability.fatal
    play.tell(ev.DieRolled(why="heroic-charge", face=face, marine=MARINE_NAMES[step.marine], bad=fatal))
    if fatal:
        slay_marine(play, step.marine)


STEPS = {"charge-roll": _charge_roll}
QUESTIONS = {
    "attack": Question(_attack_moves, _attack),
    "attack-more": Question(_more_moves, _more),
    "paid-attack": Question(_paid_moves, _paid),
    "quick-instincts": Question(_instinct_moves, _instinct),
    "attack-roll": Question(_roll_moves, _answer_roll),
    "slay": Question(_slay_moves, _slay),
    "lead-by-example": Question(_lead_moves, _lead),
    "charge": Question(_charge_moves, _charge),
}
