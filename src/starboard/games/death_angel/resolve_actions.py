"""Phase 2: the chosen Action cards are resolved in ascending number (section 7)."""

from __future__ import annotations

from starboard.games.death_angel import events as ev
from starboard.games.death_angel import terrain
from starboard.games.death_angel.cards import (
    ACTION,
    EVENTS,
    MARINE,
    TEAM_OF_ACTION,
    TERRAIN_ID,
    TokenBeforeMoving,
    TradeAnywhere,
)
from starboard.games.death_angel.formation import in_front, trade_places, turn_around
from starboard.games.death_angel.moves import (
    ACTIVATE,
    PASS,
    PLACE_TOKEN,
    TRADE,
    TURN,
    Activate,
    AnyMove,
    Pass,
    PlaceToken,
    Trade,
    Turn,
)
from starboard.games.death_angel.play import Play, Question, living, place_token
from starboard.games.death_angel.state import State, Step

TOKEN_BEFORE_MOVING = [isinstance(event.effect, TokenBeforeMoving) for event in EVENTS]


def next_card(play: Play, step: Step) -> None:
    """The lowest card not yet resolved; cards of eliminated teams are gone (DA-7.1, DA-7.4)."""
    state = play.state
    waiting = [card for card in state.chosen if card and card not in state.resolved]
    if not waiting:
        return
    card = min(waiting)
    team = TEAM_OF_ACTION[card]
    seat = state.owners[team]
    state.resolving = card
    play.tell(ev.CardBegan(card=card))
    marines = tuple(living(state, team))
    push = play.push
    push(step)
    push(Step("card-end", card=card))
    match ACTION[card].type:
        case "support":
            push(Step("after-card", seat, card=card))
            push(Step("support", seat, card=card))
        case "move-activate":
            push(Step("after-card", seat, card=card))
            push(Step("activate", seat, card=card, who=marines))
            push(Step("turn", seat, card=card, who=marines))
            push(Step("move", seat, card=card, who=marines))
            if state.lasting >= 0 and TOKEN_BEFORE_MOVING[state.lasting]:
                push(Step("enter-formation", seat, card=card))
        case "attack":
            push(Step("attack", seat, card=card, who=marines))


def end_card(play: Play, step: Step) -> None:
    """The card is done."""
    play.state.resolving = 0
    play.state.resolved.append(step.card)


# --- Support ---------------------------------------------------------------------------------------------------


def _support_moves(state: State, _step: Step) -> list[AnyMove]:
    """One token on any Marine, a must while the supply has one (DA-7.5)."""
    return [PLACE_TOKEN[marine] for marine in state.formation] if state.supply else []


def _place(play: Play, _step: Step, move: PlaceToken | Pass) -> None:
    if type(move) is PlaceToken:
        place_token(play, MARINE[move.marine])


# --- Move + Activate -------------------------------------------------------------------------------------------


def _enter_moves(state: State, _step: Step) -> list[AnyMove]:
    """Enter Formation: a token may be placed before step A."""
    return [*(PLACE_TOKEN[marine] for marine in state.formation), PASS] if state.supply else []


def _move_moves(state: State, step: Step) -> list[AnyMove]:
    """Step A: each Marine of the team may trade places once with a neighbour, with Reorganize anybody (DA-7.12)."""
    formation = state.formation
    anywhere = type(ACTION[step.card].ability) is TradeAnywhere
    moves: list[AnyMove] = []
    for marine in step.who:
        if anywhere:
            moves += [TRADE[marine][other] for other in formation if other != marine]
        else:
            position = formation.index(marine)
            if position:
                moves.append(TRADE[marine][formation[position - 1]])
            if position + 1 < len(formation):
                moves.append(TRADE[marine][formation[position + 1]])
    if moves:
        moves.append(PASS)
    return moves


def _rest(step: Step, marine: int) -> Step:
    """The same step for the Marines of the team who have not taken it."""
    return Step(step.kind, step.seat, card=step.card, who=tuple(other for other in step.who if other != marine))


def _move(play: Play, step: Step, move: Trade | Pass) -> None:
    if type(move) is Trade:
        marine = MARINE[move.marine]
        trade_places(play, marine, MARINE[move.other])
        play.push(_rest(step, marine))


def _turn_moves(_state: State, step: Step) -> list[AnyMove]:
    """Step B: each Marine of the team may turn around once (DA-7.13)."""
    return [*(TURN[marine] for marine in step.who), PASS] if step.who else []


def _turn(play: Play, step: Step, move: Turn | Pass) -> None:
    if type(move) is Turn:
        marine = MARINE[move.marine]
        turn_around(play, marine)
        play.push(_rest(step, marine))


def _activate_moves(state: State, step: Step) -> list[AnyMove]:
    """Step C: each Marine of the team may activate one Terrain card in front of him (DA-7.14)."""
    moves: list[AnyMove] = []
    for marine in step.who:
        if marine in state.formation:
            place = in_front(state, marine)
            if place in state.terrain:
                moves += [
                    ACTIVATE[marine][card]
                    for card in terrain.ACTIVATABLE
                    if state.terrain[card] == place and card not in state.activated
                ]
    if moves:
        moves.append(PASS)
    return moves


def _activate(play: Play, step: Step, move: Activate | Pass) -> None:
    if type(move) is Activate:
        marine = MARINE[move.marine]
        play.push(_rest(step, marine))
        terrain.activate(play, step, marine, TERRAIN_ID[move.terrain])


STEPS = {"resolve": next_card, "card-end": end_card}
QUESTIONS = {
    "support": Question(_support_moves, _place),
    "enter-formation": Question(_enter_moves, _place),
    "move": Question(_move_moves, _move),
    "turn": Question(_turn_moves, _turn),
    "activate": Question(_activate_moves, _activate),
}
