"""A line that helps to choose a card: the greatest danger, and where there is none, what a card could be good for.

One line at a time, the most urgent first. Nothing that others have chosen face down is asked for.
"""

from __future__ import annotations

from starboard.core.text import Phrase, say
from starboard.games.death_angel import names
from starboard.games.death_angel.cards import (
    ACTION,
    MARINE,
    MARINE_NAMES,
    RECIPE,
    SIDE_NAMES,
    TEAM_NAMES,
    TEAM_OF_MARINE,
)
from starboard.games.death_angel.defence import saving
from starboard.games.death_angel.formation import behind, in_front, is_engaged
from starboard.games.death_angel.hands import legal_cards
from starboard.games.death_angel.leaving import running_out
from starboard.games.death_angel.odds import NEVER, most_endangered, spared, with_card
from starboard.games.death_angel.play import controller, living
from starboard.games.death_angel.state import State, pile_of


def choosing_hint(state: State, seat: int) -> Phrase | None:
    """The line for whoever chooses."""
    found = _danger(state) or _last_of_team(state, seat) or _only_card(state, seat)
    return found or _backs(state, seat) or _pile(state)


def _only_card(state: State, seat: int) -> Phrase | None:
    """Which team's card lies already, since it had no other."""
    for team, card in enumerate(state.chosen):
        if card and state.owners[team] == seat:
            return say("death-angel-hint-only-card", team=names.team(TEAM_NAMES[team]), card=names.action(card))
    return None


def _danger(state: State) -> Phrase | None:
    """Who is most at risk; where no roll saves him, which card would let one."""
    who, odds = most_endangered(state, state.formation)
    if odds == NEVER and len(who) <= names.FEW and not any(spared(state, MARINE[one]) for one in who):
        saved = _saved_by_card(state, who)
        if saved is not None:
            return saved
    if len(who) == 1 and odds > NEVER and 2 * odds <= 1 and len(living(state, TEAM_OF_MARINE[MARINE[who[0]]])) == 1:
        team = names.team(TEAM_NAMES[TEAM_OF_MARINE[MARINE[who[0]]]])
        return say("death-angel-hint-last-of-team", marine=names.marine(who[0]), team=team, odds=names.odds(odds))
    return names.endangered("death-angel-hint-danger", state, who, odds)


def _saved_by_card(state: State, who: list[str]) -> Phrase | None:
    """A card that lets a roll save one of those whom none saves, as if it had been played (DA-8.9)."""
    for token in range(2 if state.supply else 1):
        for team, owner in enumerate(state.owners):
            if owner < 0 or not living(state, team):
                continue
            for card in saving(legal_cards(state, team)):
                for marine, _, after in with_card(state, card, more=token):
                    if after > NEVER and MARINE_NAMES[marine] in who:
                        return say(
                            "death-angel-hint-card-saves",
                            marines=names.marines(who),
                            count=len(who),
                            marine=names.marine(MARINE_NAMES[marine]),
                            team=names.team(TEAM_NAMES[team]),
                            card=names.action(card),
                            token=names.yes(token > 0),
                            odds=names.odds(after),
                        )
    return None


def _last_of_team(state: State, seat: int) -> Phrase | None:
    """Whose fall would take the cards of his team with him (DA-11.7)."""
    alone = [
        marine
        for marine in state.formation
        if controller(state, marine) == seat
        and is_engaged(state, marine)
        and len(living(state, TEAM_OF_MARINE[marine])) == 1
    ]
    if not alone:
        return None
    who, odds = most_endangered(state, alone)
    team = names.team(TEAM_NAMES[TEAM_OF_MARINE[MARINE[who[0]]]])
    return say("death-angel-hint-last-of-team", marine=names.marine(who[0]), team=team, odds=names.odds(odds))


def _backs(state: State, seat: int) -> Phrase | None:
    """Who could turn around to a swarm at his back with a card that is free."""
    backs = [
        MARINE_NAMES[marine]
        for marine in state.formation
        if controller(state, marine) == seat
        and state.swarms[behind(state, marine)]
        and not state.swarms[in_front(state, marine)]
        and any(ACTION[card].type == "move-activate" for card in legal_cards(state, TEAM_OF_MARINE[marine]))
    ]
    if not 0 < len(backs) <= names.FEW:
        return None
    return say("death-angel-hint-backs", marines=names.marines(backs), count=len(backs))


def _pile(state: State) -> Phrase | None:
    """That the group may travel soon: a pile holds no more than a major spawn takes (DA-10.1)."""
    sides = [side for side in running_out(state) if len(pile_of(state, side)) <= RECIPE[state.setup].major]
    if not sides:
        return None
    side = min(sides, key=lambda one: len(pile_of(state, one)))
    return say(
        "death-angel-hint-pile",
        side=SIDE_NAMES[side],
        count=len(pile_of(state, side)),
        swarms=names.yes(any(state.swarms)),
    )
