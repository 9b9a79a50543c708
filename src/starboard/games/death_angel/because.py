"""What speaks for a move, in a line: why a bot has chosen it. The chances are those that shields show."""

from __future__ import annotations

from fractions import Fraction

from starboard.core.text import Phrase, say
from starboard.games.death_angel import names
from starboard.games.death_angel.asking import Ask
from starboard.games.death_angel.attack import targets
from starboard.games.death_angel.cards import ACTION, MARINE, MARINE_NAMES, PLACE, TEAM_OF_ACTION
from starboard.games.death_angel.formation import behind
from starboard.games.death_angel.genestealer_attack import DefenceRoll
from starboard.games.death_angel.moves import (
    AnyMove,
    Attack,
    ChooseAction,
    ChooseSwarm,
    MoveSwarm,
    PlaceToken,
    Reroll,
    Slay,
    Turn,
)
from starboard.games.death_angel.odds import SURE, most_endangered, stands, survival, usable
from starboard.games.death_angel.play import living
from starboard.games.death_angel.state import State


def why(question: Ask, state: State, move: AnyMove) -> Phrase | None:
    """Nothing where it speaks for itself."""
    match move:
        case ChooseAction():
            return _card(state, move.card)
        case PlaceToken():
            marine = MARINE[move.marine]
            return _better(marine, stands(state, marine), stands(state, marine, more=1))
        case Turn():
            marine = MARINE[move.marine]
            return _better(marine, stands(state, marine), stands(state, marine, turned=True))
        case Reroll() if isinstance(question, DefenceRoll):
            return _better(question.marine, question.worth(state), question.rerolling(state))
        case Attack() | Slay() | ChooseSwarm() | MoveSwarm():
            return _beside(state, PLACE[move.place], move.group)
    return None


def _better(marine: int, before: Fraction, after: Fraction) -> Phrase | None:
    if after <= before:
        return None
    return say(
        "death-angel-because-survives",
        marine=names.marine(MARINE_NAMES[marine]),
        before=names.odds(before),
        after=names.odds(after),
    )


def _beside(state: State, place: int, group: int) -> Phrase | None:
    odds = survival(state, place, group, usable(state, place))
    if odds == SURE:
        return None
    marine = names.marine(MARINE_NAMES[state.formation[place >> 1]])
    return say("death-angel-because-beside", marine=marine, odds=names.odds(odds))


def _card(state: State, card: int) -> Phrase | None:
    marines = living(state, TEAM_OF_ACTION[card])
    if ACTION[card].type == "attack":
        places = {
            PLACE[shot.place] for marine in marines for shot in targets(state, marine) if isinstance(shot, Attack)
        }
        count = sum(len(swarm.cards) for place in places for swarm in state.swarms[place])
        return say("death-angel-because-reach", count=count) if count else None
    if ACTION[card].type == "support":
        return names.endangered("death-angel-because-help", *most_endangered(state, state.formation))
    backs = [MARINE_NAMES[marine] for marine in marines if state.swarms[behind(state, marine)]]
    return say("death-angel-because-backs", marines=names.marines(backs), count=len(backs)) if backs else None
