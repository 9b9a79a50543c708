"""Phase 1: every team with a living Marine chooses one Action card, face down (section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Seat
from starboard.core.text import Argument, Phrase
from starboard.games.death_angel import events, names
from starboard.games.death_angel.asking import Ask, no
from starboard.games.death_angel.cards import ACTION, TEAM_NAMES, TEAM_OF_ACTION
from starboard.games.death_angel.choosing_hints import choosing_hint
from starboard.games.death_angel.hands import is_jammed, legal_cards
from starboard.games.death_angel.moves import CHOOSE_ACTION, AnyMove, ChooseAction
from starboard.games.death_angel.play import Play, living, name_current_player, others
from starboard.games.death_angel.seen import Seen
from starboard.games.death_angel.state import State


def undecided(state: State) -> list[int]:
    """The teams that have to choose: those with a living Marine, a legal card and none put down."""
    return [
        team
        for team, owner in enumerate(state.owners)
        if owner >= 0 and not state.chosen[team] and living(state, team) and legal_cards(state, team)
    ]


class StartChoosing(Step, frozen=True):
    """Teams with one legal card play it (Gun Jam); the others are asked."""

    def run(self, play: Play) -> bool:
        state = play.state
        asked = []
        for team in undecided(state):
            cards = legal_cards(state, team)
            if len(cards) == 1:
                put_down(play, cards[0], only=True)
            else:
                asked.append(team)
        _go_on(play, tuple(asked))
        return False


class ChooseActions(Ask, frozen=True):
    """Which card each team plays: all players choose at the same time (DA-6.1)."""

    clause = "DA-6.1"
    teams: tuple[int, ...]
    """Those that have not put a card down."""

    def seats(self, state: State) -> tuple[Seat, ...]:
        return _players(self.teams, tuple(state.owners))

    def run(self, play: Play) -> bool:
        # Teams with one legal card have put it down, so there is always something to choose.
        return True

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        owners = state.owners
        return [CHOOSE_ACTION[card] for team in self.teams if owners[team] == seat for card in legal_cards(state, team)]

    def answer(self, play: Play, seat: Seat, move: ChooseAction) -> None:
        put_down(play, move.card)
        chosen = TEAM_OF_ACTION[move.card]
        _go_on(play, tuple(team for team in self.teams if team != chosen))

    def words(self, view: Seen) -> dict[str, Argument]:
        """The own teams, for whoever is asked: others are told who chooses."""
        assert view.question is not None
        asked = view.seat in view.question.seats
        return {"teams": sum(asked and team.player == view.seat and bool(team.actions) for team in view.teams)}

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        own = [team for team, owner in enumerate(state.owners) if owner == seat and state.chosen[team]]
        if any(len(legal_cards(state, team)) > 1 for team in own):
            return None  # It was said with the first card.
        return choosing_hint(state, seat)

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if not isinstance(move, ChooseAction):
            return None
        if move.card not in ACTION:
            return no("DA-1.3", "unknown-card", card=move.card)
        team = TEAM_OF_ACTION[move.card]
        name = names.team(TEAM_NAMES[team])
        if state.owners[team] < 0:
            return no("DA-3.5", "no-team", team=name)
        if state.owners[team] != seat:
            return no("DA-6.1", "not-your-team", team=name)
        if not living(state, team):
            return no("DA-11.7", "eliminated", team=name)
        if state.rests[team] == move.card:
            return no("DA-6.2", "rests", card=names.action(move.card))
        if ACTION[move.card].type == "attack" and is_jammed(state, team):
            return no("DA-6.2", "jammed", team=name)
        return no("DA-6.1", "chosen", team=name)

    def not_yours(self, state: State, seat: Seat, move: AnyMove) -> Illegal:
        return self.reason(state, seat, move) or no("DA-6.1", "all-chosen")


@cache
def _players(teams: tuple[int, ...], owners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(sorted({owners[team] for team in teams}))


def _go_on(play: Play, asked: tuple[int, ...]) -> None:
    """When all cards lie, the lowest makes its player current player (DA-9.2, DA-10.10)."""
    if asked:
        play.push(ChooseActions(asked))
    else:
        name_current_player(play)


def put_down(play: Play, card: int, only: bool = False) -> None:
    """A team's card lies face down: its player knows it, the others see only that it lies. ``only``: there was no
    choice."""
    state = play.state
    team = TEAM_OF_ACTION[card]
    seat = state.owners[team]
    state.chosen[team] = card
    alone = state.seats == 1
    play.tell(events.ActionChosen(player=seat, team=TEAM_NAMES[team], card=card, alone=alone, only=only, seats=(seat,)))
    play.tell(events.ActionChosen(player=seat, team=TEAM_NAMES[team], seats=others(state, seat)))
