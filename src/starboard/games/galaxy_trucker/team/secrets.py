"""What a seat may know of the support team, and a team it could be (ABE-7.13)."""

from __future__ import annotations

from starboard.core.chance import Chance
from starboard.core.game import Seat
from starboard.games.galaxy_trucker.team.state import Team

HIDDEN = "?"


def shown(team: Team, seat: Seat) -> Team:
    """The team as this seat sees it: the pack, what others were dealt and what they chose are hidden."""
    view = team.copy()
    view.deck = [HIDDEN] * len(team.deck)
    for other in range(len(team.dealt)):
        if other != seat:
            view.dealt[other] = [HIDDEN] * len(team.dealt[other])
            view.chosen[other] = HIDDEN if team.chosen[other] else ""
    return view


def imagined(seen: Team, cards: list[str], chance: Chance) -> Team:
    """The hidden cards dealt anew."""
    team = seen.copy()
    known = {*team.gone, *team.laid, *(one.card for hired in team.hired for one in hired)}
    known.update(card for dealt in team.dealt for card in dealt)
    unseen = [card for card in cards if card not in known]
    chance.shuffle(unseen)
    for seat, dealt in enumerate(team.dealt):
        if HIDDEN in dealt:
            team.dealt[seat] = sorted(unseen.pop() for _ in dealt)
        if team.chosen[seat] == HIDDEN:
            team.chosen[seat] = chance.pick(team.dealt[seat])
    team.deck = sorted(unseen)
    return team
