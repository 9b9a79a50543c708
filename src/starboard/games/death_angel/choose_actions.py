"""Phase 1: every team with a living Marine chooses one Action card, face down (section 6)."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.core.game import Seat
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import (
    ACTIONS_OF_TEAM,
    ATTACK_OF_TEAM,
    EVENTS,
    TEAM_NAMES,
    TEAM_OF_ACTION,
    JamGuns,
)
from starboard.games.death_angel.moves import CHOOSE_ACTION, AnyMove, ChooseAction
from starboard.games.death_angel.play import Play, Question, living, name_current_player, others
from starboard.games.death_angel.state import State, Step

JAMS_GUNS = [isinstance(event.effect, JamGuns) for event in EVENTS]


def is_jammed(state: State, team: int) -> bool:
    """Whether Gun Jam forbids the team its Attack card this round."""
    return state.lasting >= 0 and state.lasting_target == team and JAMS_GUNS[state.lasting]


def legal_cards(state: State, team: int) -> list[int]:
    """The cards a team may choose: not last round's (DA-6.2), not an Attack card with jammed guns."""
    forbidden = (state.rests[team], ATTACK_OF_TEAM[team] if is_jammed(state, team) else 0)
    return [card for card in ACTIONS_OF_TEAM[team] if card not in forbidden]


def undecided(state: State) -> list[int]:
    """The teams that have to choose: those with a living Marine, a legal card and none put down."""
    return [
        team
        for team, owner in enumerate(state.owners)
        if owner >= 0 and not state.chosen[team] and living(state, team) and legal_cards(state, team)
    ]


def choosers(state: State, step: Step) -> tuple[Seat, ...]:
    """The players who still have to choose: all at the same time."""
    return tuple(sorted({state.owners[team] for team in step.who}))


def moves_of(state: State, step: Step, seat: Seat) -> list[AnyMove]:
    """The cards a player can put down now, for any of his teams that has none yet."""
    return _cards(state, [team for team in step.who if state.owners[team] == seat])


def _moves(state: State, step: Step) -> list[AnyMove]:
    """The cards that anybody can put down."""
    return _cards(state, step.who)


def _cards(state: State, teams: Iterable[int]) -> list[AnyMove]:
    return [CHOOSE_ACTION[card] for team in teams for card in legal_cards(state, team)]


def start(play: Play, _step: Step) -> None:
    """Teams with one legal card play it (Gun Jam); the others are asked."""
    state = play.state
    asked = []
    for team in undecided(state):
        cards = legal_cards(state, team)
        if len(cards) == 1:
            put_down(play, cards[0])
        else:
            asked.append(team)
    _go_on(play, tuple(asked))


def answer(play: Play, step: Step, move: ChooseAction) -> None:
    """A card is put down."""
    put_down(play, move.card)
    chosen = TEAM_OF_ACTION[move.card]
    _go_on(play, tuple(team for team in step.who if team != chosen))


def _go_on(play: Play, asked: tuple[int, ...]) -> None:
    """When all cards lie, the lowest makes its player current player (DA-9.2, DA-10.10)."""
    if asked:
        play.push(Step("choose-actions", who=asked))
    else:
        name_current_player(play)


def put_down(play: Play, card: int) -> None:
    """A team's card lies face down: its player knows it, the others see only that it lies."""
    state = play.state
    team = TEAM_OF_ACTION[card]
    seat = state.owners[team]
    state.chosen[team] = card
    play.tell(ev.ActionChosen(player=seat, team=TEAM_NAMES[team], card=card, seats=(seat,)))
    play.tell(ev.ActionChosen(player=seat, team=TEAM_NAMES[team], seats=others(state, seat)))


STEPS = {"choose": start}
QUESTIONS = {"choose-actions": Question(_moves, answer)}
