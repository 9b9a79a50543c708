"""The cards to come, as far as a seat knows: what it has seen in piles, and how likely each of the others is."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from starboard.games.galaxy_trucker.adventures import catalogue
from starboard.games.galaxy_trucker.cards import BaseCard
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.seen import HIDDEN
from starboard.games.galaxy_trucker.setup import decks
from starboard.games.galaxy_trucker.ship.boards import class_number
from starboard.games.galaxy_trucker.view import View


class Outlook(msgspec.Struct, frozen=True, eq=False):
    """What is still to be flown through. Who knows the same has the same one, so what was reckoned can be kept."""

    cards: tuple[tuple[BaseCard, float], ...]
    """Every card that may come, and how often it will: 1 for one that was seen."""
    number: int
    """The number of the class."""
    seats: int
    left: int
    """Cards that will be turned."""

    @property
    def day(self) -> float:
        """What a flight day is worth: places at the end, and the first choice on the way."""
        return 0.1 + 0.1 * self.number

    @property
    def first(self) -> float:
        """How often one is there before all others who want the same."""
        return 0.2 + 0.8 / self.seats

    @property
    def stake(self) -> float:
        """What is lost by not coming home, without the goods."""
        return 3.0 + 4.0 * self.number


def outlook(view: View, options: Options) -> Outlook:
    """What this seat can expect."""
    known = [card for pile in view.piles for card in pile if card != HIDDEN]
    if not view.piles:
        known = [card for card in view.players[view.seat].known if card not in view.used]
    first = options.first_flight and view.round == 0
    left = tuple(sorted(view.deck.items()))
    return _outlook(options, tuple(sorted(known)), tuple(view.used), left, view.ship_class, len(view.players), first)


@lru_cache(maxsize=64)
def _outlook(
    options: Options,
    known: tuple[str, ...],
    used: tuple[str, ...],
    left: tuple[tuple[str, int], ...],
    ship_class: str,
    seats: int,
    starred: bool,
) -> Outlook:
    box, found = catalogue(), [(catalogue()[card], 1.0) for card in known]
    for name, count in left:
        unseen = count - sum(box[card].deck == name for card in known)
        pool = [card for card in decks(options)[name] if card not in used and card not in known]
        if starred:
            pool = [card for card in pool if box[card].starred]
        if unseen > 0 and pool:
            found += [(box[card], min(1.0, unseen / len(pool))) for card in pool]
    return Outlook(tuple(found), class_number(ship_class), seats, sum(count for _name, count in left))
