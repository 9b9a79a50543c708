"""What a Marine does by habit about what befalls him: Events, Locations that are entered, piles to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from starboard.games.death_angel.action_abilities import ScoutPut, Stealth
from starboard.games.death_angel.cards import (
    EVENTS,
    MARINE,
    MARINES_OF_TEAM,
    PLACE,
    RANGE,
    SIDE,
    TEAM,
    TEAM_OF_MARINE,
    AddBlips,
    Cleanse,
    CollectTokens,
    FaceSaves,
    FlankAll,
    GatherSwarms,
    GrantAttack,
    JamGuns,
    LoseTokens,
    OneAttacker,
    SlayForTokens,
    SlayMarine,
    SpawnBehind,
    SpawnInFront,
    TokenForGenestealer,
    TurnAll,
)
from starboard.games.death_angel.danger import TOKEN, Danger, best_attack, token
from starboard.games.death_angel.event import EventTarget
from starboard.games.death_angel.formation import behind, both_sides, in_front
from starboard.games.death_angel.locations import (
    Apothecarion,
    BlackHolds,
    CryoControl,
    DarkCatacombs,
    Teleportarium,
    ToxinPumpingStation,
    WrathOfBaalChapel,
)
from starboard.games.death_angel.moves import (
    AnyMove,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    ChooseTeam,
    PutEvent,
    SpendToken,
)
from starboard.games.death_angel.state import State, pile_of

Judge: TypeAlias = Callable[[Danger, Any, Any], float]
"""What speaks for a move that answers a question."""

LAST_OF_TEAM = 0.3
"""What a Marine is worth more whose team dies with him."""
COVERED = 0.04
"""What it is worth if a Marine more can shoot at what comes."""
DREADED = (
    AddBlips,
    FlankAll,
    GatherSwarms,
    JamGuns,
    LoseTokens,
    OneAttacker,
    SlayMarine,
    SpawnBehind,
    SpawnInFront,
    TurnAll,
)
"""Events that are put under the deck."""


def _price(state: State, marine: int) -> float:
    mate = marine ^ 1
    assert TEAM_OF_MARINE[mate] == TEAM_OF_MARINE[marine]
    return 1.0 if mate in state.formation else 1.0 + LAST_OF_TEAM


def _covered(state: State, place: int) -> int:
    """How many can shoot at a place."""
    row, side = divmod(place, 2)
    return sum(state.faces[one] == side and abs(at - row) <= RANGE[one] for at, one in enumerate(state.formation))


def _falls(danger: Danger, marine: int) -> float:
    """How likely a Marine falls to what is on both sides of him."""
    left, right = both_sides(danger.state, marine)
    return 1 - (1 - danger.here(left)) * (1 - danger.here(right))


def _more(danger: Danger, place: int, count: int) -> float:
    """What speaks for this place if so many come to it."""
    state = danger.state
    cards = danger.cards(place)
    grows = danger.at(place, (0,) * count + cards) - danger.at(place, cards)
    stands = 1 - danger.here(place ^ 1)
    return COVERED * _covered(state, place) - grows * stands * _price(state, state.formation[place >> 1])


def _slain(danger: Danger, marine: int, count: int) -> float:
    return max(danger.less(place, count) for place in both_sides(danger.state, marine))


def _aim(danger: Danger, _question: EventTarget, move: AnyMove) -> float:
    state = danger.state
    effect: Any = EVENTS[state.event].effect
    if type(move) is ChoosePile:
        return _pile(danger, None, move)
    if type(move) is ChooseSwarm:
        place = PLACE[move.place]
        return danger.less(place, len(danger.cards(place)))
    if type(move) is ChooseTeam:
        marines = [marine for marine in MARINES_OF_TEAM[TEAM[move.team]] if marine in state.formation]
        return -sum(0.1 + best_attack(danger, marine, 0) for marine in marines)
    if type(move) is not ChooseMarine:
        return 0.0
    marine = MARINE[move.marine]
    return _AIMS[type(effect)](danger, effect, marine) if type(effect) in _AIMS else 0.0


def _gathered(danger: Danger, _effect: GatherSwarms, marine: int) -> float:
    state, fear, seen = danger.state, 0.0, 0
    for place in both_sides(state, marine):
        cards = [card for there in range(place & 1, len(state.swarms), 2) for card in danger.cards(there)]
        fear += danger.at(place, tuple(sorted(cards)))
        seen += _covered(state, place)
    return COVERED * seen - fear * _price(state, marine)


def _robbed(danger: Danger, _effect: LoseTokens, marine: int) -> float:
    place, tokens = in_front(danger.state, marine), danger.state.tokens[marine]
    cards = danger.cards(place)
    return danger.at(place, cards) - danger.at(place, cards, -tokens) - TOKEN * tokens


def _collected(danger: Danger, _effect: CollectTokens, marine: int) -> float:
    place, tokens = in_front(danger.state, marine), sum(danger.state.tokens)
    cards = danger.cards(place)
    return danger.at(place, cards) - danger.at(place, cards, tokens) + COVERED * len(cards)


_AIMS: dict[type, Callable[[Danger, Any, int], float]] = {
    SpawnBehind: lambda danger, effect, marine: _more(danger, behind(danger.state, marine), effect.count),
    GatherSwarms: _gathered,
    Cleanse: lambda danger, effect, marine: _slain(danger, marine, effect.most),
    SlayForTokens: lambda danger, _effect, marine: _slain(danger, marine, danger.state.tokens[marine]),
    TokenForGenestealer: lambda danger, _effect, marine: _slain(danger, marine, 1),
    LoseTokens: _robbed,
    SlayMarine: lambda danger, _effect, marine: _falls(danger, marine) - _price(danger.state, marine),
    GrantAttack: lambda danger, _effect, marine: best_attack(danger, marine, 0),
    CollectTokens: _collected,
    FaceSaves: lambda danger, _effect, marine: _falls(danger, marine),
}


def _pile(danger: Danger, _question: Any, move: AnyMove) -> float:
    """The smaller pile: it is what keeps the group here."""
    if type(move) is not ChoosePile:
        return -1.0
    return 1 / (1 + len(pile_of(danger.state, SIDE[move.side])))


def _pumped(danger: Danger, question: ToxinPumpingStation, move: ChoosePile) -> float:
    return float(min(question.count, len(pile_of(danger.state, SIDE[move.side]))))


def _behind(danger: Danger, question: DarkCatacombs, move: ChooseMarine) -> float:
    return _more(danger, behind(danger.state, MARINE[move.marine]), question.effect.count)


def _fed(danger: Danger, question: BlackHolds, move: ChooseSwarm) -> float:
    return _more(danger, PLACE[move.place], question.count)


def _artefact(danger: Danger, _question: WrathOfBaalChapel, move: Any) -> float:
    """In front of somebody who has not moved this round: next round he can."""
    state, place = danger.state, PLACE[move.place]
    marine = state.formation[place >> 1]
    team = TEAM_OF_MARINE[marine]
    return float(state.faces[marine] == place & 1) - 0.3 * (state.chosen[team] in range(7, 13))


def _put(danger: Danger, _question: ScoutPut, move: PutEvent) -> float:
    dreaded = isinstance(EVENTS[danger.state.events[-1]].effect, DREADED)
    return float((move.where == "bottom") == dreaded)


def _paid(_danger: Danger, _question: Teleportarium, move: AnyMove) -> float:
    return float(type(move) is SpendToken)


def _tended(danger: Danger, _question: Apothecarion, move: ChooseMarine) -> float:
    return token(danger, MARINE[move.marine])


MISHAPS: dict[type, Judge] = {
    EventTarget: _aim,
    Stealth: _pile,
    CryoControl: _pile,
    ToxinPumpingStation: _pumped,
    DarkCatacombs: _behind,
    BlackHolds: _fed,
    WrathOfBaalChapel: _artefact,
    ScoutPut: _put,
    Teleportarium: _paid,
    Apothecarion: _tended,
}
"""By question how its answers are weighed."""
