"""What a Marine does by habit: quick answers to every question, for those who play a mission on in their mind.

Each answer is weighed by the chances of the next attack (``odds.falls``) and nothing further; a little luck decides
between answers that are nearly as good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.core.chance import Chance
from starboard.games.death_angel.action_abilities import IntimidateTake, PowerField, Strategize
from starboard.games.death_angel.asking import Ask, AskForToken, AskForVictim
from starboard.games.death_angel.attack import (
    AttackForToken,
    AttackMore,
    AttackRoll,
    QuickInstincts,
    WhoAttacks,
    kills,
)
from starboard.games.death_angel.cards import (
    ACTION,
    LOCATIONS,
    MARINE,
    MARINES_OF_TEAM,
    PLACE,
    TEAM_OF_ACTION,
    TERRAIN,
    TERRAIN_ID,
    Launch,
    Overload,
    ProtectSwarm,
    PumpToxin,
    SkullSaves,
    Teleport,
    UsePanel,
)
from starboard.games.death_angel.choose_actions import ChooseActions
from starboard.games.death_angel.danger import TOKEN, Danger, best_attack, shot, token
from starboard.games.death_angel.formation import in_front
from starboard.games.death_angel.locations import ApothecarionTurn, LaunchControlRoom
from starboard.games.death_angel.mishaps import MISHAPS, Judge
from starboard.games.death_angel.moves import (
    ACCEPT,
    REROLL,
    ROLL_DIE,
    Activate,
    AnyMove,
    Attack,
    ChooseAction,
    ChooseSwarm,
    HeroicCharge,
    MoveSwarm,
    PlaceToken,
    Slay,
    Trade,
    Turn,
)
from starboard.games.death_angel.resolve_actions import WhoActivates, WhoMoves, WhoTurns
from starboard.games.death_angel.state import State
from starboard.games.death_angel.terrain import ACTIVATABLE

ACTIVATED = {"door": 0.16, "control-panel": 0.2, "promethium-tank": 0.0, "artefact": 0.3, "spore-chimney": 0.15}
STEALTH = 0.1
"""What the abilities of cards that move Marines are worth, all in all."""
LAUNCHED, PUMPED = 0.6, 0.4
"""What the last Control Panels are worth: they end the mission."""
SKIPPED = 0.25
"""What a Blip is worth that will not come."""
SEEN = 0.01
"""What it is worth to look where they come from, for each box of the colour."""
LUCK = 0.03
TANK = TERRAIN_ID["promethium-tank"]
SURE_TOKENS = 3
"""With so many tokens on the Launch Control Room the roll is worth it."""


def habit(question: Ask, state: State, moves: Sequence[AnyMove], chance: Chance) -> AnyMove:
    """One of the moves."""
    judge = _judge(type(question))
    if judge is None:
        moves = question.sensible(state, moves) or moves
        return moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]
    danger = Danger(state)
    best, found = -9.0, moves[0]
    luck = chance.below(1 << 30)
    for move in moves:
        luck = (luck * 1103515245 + 12345) & 0x3FFFFFFF
        worth = judge(danger, question, move) + LUCK * luck / 0x3FFFFFFF
        if worth > best:
            best, found = worth, move
    return found


_KNOWN: dict[type, Judge | None] = {}


def _judge(kind: type) -> Judge | None:
    if kind not in _KNOWN:
        _KNOWN[kind] = next((judge for base, judge in _JUDGES.items() if issubclass(kind, base)), None)
    return _KNOWN[kind]


# --- cards -------------------------------------------------------------------------------------------------------


def _card(danger: Danger, _question: ChooseActions, move: ChooseAction) -> float:
    state, action = danger.state, ACTION[move.card]
    marines = [marine for marine in MARINES_OF_TEAM[TEAM_OF_ACTION[move.card]] if marine in state.formation]
    if action.type == "attack":
        return sum(best_attack(danger, marine, move.card) for marine in marines)
    if action.type == "support":
        return _support(danger, move.card)
    return STEALTH + sum(_walk(danger, marine) for marine in marines)


def _support(danger: Danger, card: int) -> float:
    state, ability = danger.state, ACTION[card].ability
    worth = TOKEN + max(token(danger, marine) for marine in state.formation)
    if isinstance(ability, ProtectSwarm):
        worth += 0.8 * max(map(danger.here, range(len(state.swarms))))
    elif isinstance(ability, SkullSaves):
        marine = MARINE[ability.marine]
        if marine in state.formation:
            at = 2 * state.formation.index(marine)
            worth += 0.4 * (danger.here(at) + danger.here(at + 1))
    return worth


def _walk(danger: Danger, marine: int) -> float:
    turned = max(0.0, _facing(danger, marine, 1) - _facing(danger, marine, 0))
    state = danger.state
    left = 2 * state.formation.index(marine)
    near = [_active(danger, card) for card in ACTIVATABLE if state.terrain[card] in (left, left + 1)]
    return 0.7 * turned + max(near, default=0.0)


# --- Marines -----------------------------------------------------------------------------------------------------


def _facing(danger: Danger, marine: int, turned: int) -> float:
    """How good it is to face this way: what can be shot at, and tokens that can be spent."""
    state = danger.state
    state.faces[marine] ^= turned
    side = state.faces[marine]
    worth = 0.6 * best_attack(danger, marine, 0)
    at = 2 * state.formation.index(marine)
    for place in (at, at + 1):
        worth -= danger.here(place)
    if at + side in state.terrain:
        for card, place in enumerate(state.terrain):
            if place == at + side:
                worth += SEEN * TERRAIN[card].threat + 0.08 * (card in ACTIVATABLE)
    state.faces[marine] ^= turned
    return worth


def _turn(danger: Danger, _question: Any, move: AnyMove) -> float:
    if type(move) is not Turn:
        return LUCK
    marine = MARINE[move.marine]
    return _facing(danger, marine, 1) - _facing(danger, marine, 0)


def _trade(danger: Danger, _question: Any, move: AnyMove) -> float:
    if type(move) is not Trade:
        return LUCK
    state = danger.state
    formation = state.formation
    here, there = formation.index(MARINE[move.marine]), formation.index(MARINE[move.other])
    before = _standing(danger, here) + _standing(danger, there)
    formation[here], formation[there] = formation[there], formation[here]
    after = _standing(danger, here) + _standing(danger, there)
    formation[here], formation[there] = formation[there], formation[here]
    return after - before


def _standing(danger: Danger, row: int) -> float:
    return _facing(danger, danger.state.formation[row], 0)


def _active(danger: Danger, card: int) -> float:
    if card == TANK:
        place = danger.state.terrain[card] & ~1
        return danger.less(place, 9) + danger.less(place + 1, 9) - 0.3
    if type(TERRAIN[card].activation) is UsePanel:
        return _panel(danger)
    return ACTIVATED.get(_TERRAIN[card], 0.1)


def _panel(danger: Danger) -> float:
    state = danger.state
    match LOCATIONS[state.location].panel:
        case Launch():
            return LAUNCHED
        case PumpToxin():
            return PUMPED
        case Overload(most):
            slain = sorted((danger.less(place, most) for place in range(len(state.swarms))), reverse=True)
            return 0.5 * sum(slain[:2]) - 0.5
        case Teleport(fatal):
            risk = len(fatal) / 6 * sum(not state.tokens[marine] for marine in state.formation)
            return SKIPPED * min(len(state.left_blips), len(state.right_blips)) - risk
    return ACTIVATED["control-panel"]


_TERRAIN = {number: name for name, number in TERRAIN_ID.items()}


def _activate(danger: Danger, _question: Any, move: AnyMove) -> float:
    return _active(danger, TERRAIN_ID[move.terrain]) if type(move) is Activate else 0.0


# --- attacks and tokens ------------------------------------------------------------------------------------------


def _attack(danger: Danger, question: Any, move: AnyMove) -> float:
    if type(move) is Attack:
        return shot(danger, question.aided_by(), MARINE[move.marine], PLACE[move.place])
    if type(move) is HeroicCharge:
        return best_attack(danger, MARINE["claudio"], question.card) - 0.05
    return -1.0


def _paid(danger: Danger, question: Any, move: AnyMove) -> float:
    if type(move) is not Attack:
        return 0.0
    marine = MARINE[move.marine]
    return shot(danger, 0, marine, PLACE[move.place]) - TOKEN - _spent(danger, marine)


def _spent(danger: Danger, marine: int) -> float:
    """How much more danger a Marine is in without a token of his."""
    place = in_front(danger.state, marine)
    cards = danger.cards(place)
    return danger.at(place, cards, -1) - danger.at(place, cards)


def _roll(danger: Danger, question: AttackRoll, move: AnyMove) -> float:
    ability = ACTION[question.card].ability if question.card else None
    kept = danger.less(question.place, kills(ability, question.marine, question.face)[0])
    if move is ACCEPT:
        return kept
    if move is REROLL and not kept:
        return shot(danger, question.card, question.marine, question.place) - TOKEN - _spent(danger, question.marine)
    return -1.0


def _give(danger: Danger, _question: Any, move: AnyMove) -> float:
    return TOKEN + token(danger, MARINE[move.marine]) if type(move) is PlaceToken else 0.0


def _victim(danger: Danger, _question: Any, move: AnyMove) -> float:
    return danger.less(PLACE[move.place], 1) if type(move) is Slay else -1.0


def _held(danger: Danger, _question: Any, move: AnyMove) -> float:
    return danger.here(PLACE[move.place]) if type(move) is ChooseSwarm else 0.0


def _displaced(danger: Danger, _question: Any, move: AnyMove) -> float:
    if type(move) is not MoveSwarm:
        return LUCK
    here, there = PLACE[move.place], PLACE[move.to]
    moving, waiting = danger.cards(here), danger.cards(there)
    after = danger.at(there, tuple(sorted(moving + waiting)))
    return danger.at(here, moving) + danger.at(there, waiting) - after


def _launch(danger: Danger, _question: Any, move: AnyMove) -> float:
    return float(move is ROLL_DIE and danger.state.launch_tokens >= SURE_TOKENS)


_JUDGES: dict[type, Judge] = {
    **MISHAPS,
    ApothecarionTurn: _turn,
    ChooseActions: _card,
    WhoMoves: _trade,
    WhoTurns: _turn,
    WhoActivates: _activate,
    AttackForToken: _paid,
    WhoAttacks: _attack,
    AttackMore: _attack,
    QuickInstincts: _attack,
    AttackRoll: _roll,
    AskForToken: _give,
    IntimidateTake: _victim,
    AskForVictim: _victim,
    PowerField: _held,
    Strategize: _displaced,
    LaunchControlRoom: _launch,
}
