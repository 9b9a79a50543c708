"""What a crew mate knows as a job for the search, and what the search finds as a plan for the crew.

Known are the own cards, those of androids, and those of whoever tells them (SA-3.2). Planned are those of whoever
has said that he follows proposals, as bots do; what others have told lies as it lies. Of anybody else nothing is
expected: whoever says nothing is not relied upon.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from starboard.games.space_alert.action_cards import HALVES, Card, Half, Laid, action_deck, half, is_heroic
from starboard.games.space_alert.fast.crew_search import ANYTHING, CARDS, CLOSED, MOST_CARDS
from starboard.games.space_alert.flight import ACTIVE, begin
from starboard.games.space_alert.mate_search import NONE, PRICE, Best, Job, Placed, Start
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.orders import NOTHING, ORDER, ORDERS
from starboard.games.space_alert.ship import LAST_TURN, PHASES
from starboard.games.space_alert.state import Told
from starboard.games.space_alert.view import View

Plan: TypeAlias = tuple[tuple[Laid | None, ...], ...]
"""For each crew member a row of slots; an empty row for one of whom nothing is known."""

COPIES = 4
"""Cards of each name that a solo player thinks of: the whole deck lies open before him (SA-17.2)."""
CARELESS, CAREFUL = 0, 100
"""What a damage token costs besides its points, once all is known and before."""


def told(view: View, crew: int) -> Told | None:
    """What the viewer knows of a human's cards: his own, or what somebody tells."""
    if view.solo or crew >= view.seats:
        return None
    if crew != view.seat:
        return view.told[crew]
    laid = [Laid(back.card, back.half) if back and back.card else None for back in view.crew[crew].slots]
    return Told(tuple(view.hand), tuple(laid), follows=True)


def followers(view: View) -> list[int]:
    """The seats whose cards can be planned: the viewer's own, and those of others who follow proposals."""
    return [seat for seat in range(view.seats) if (known := told(view, seat)) and known.follows]


def open_phase(view: View, crew: int) -> int:
    """The phase that is planned for this crew member."""
    return view.phase if view.crew[crew].android else view.crew[crew].planning


def open_slots(view: View, crew: int) -> range:
    """The slots of that phase, counted from 1."""
    turns = PHASES[open_phase(view, crew) - 1]
    return range(turns[0], turns[-1] + 1)


def lies(view: View, crew: int) -> Sequence[Laid | None]:
    """What lies before a crew member, as far as the viewer knows."""
    if view.crew[crew].android:
        return [Laid(back.card, back.half) if back and back.card else None for back in view.crew[crew].slots]
    known = told(view, crew)
    return known.slots if known else [None] * LAST_TURN


class Known:
    """What the viewer knows, in the numbers of the search. Crew members are counted in turn order."""

    def __init__(self, view: View, options: Options) -> None:
        self.view, self.options = view, options
        self.acting, self.followers = view.acting, followers(view)
        self.place = {crew: place for place, crew in enumerate(self.acting)}
        self.last_turn = PHASES[view.phases - 1][-1]
        self.names: list[Card] = []
        self.in_hand: list[bool] = []
        self._cards: list[tuple[int, int, int, int]] = []
        for crew in range(len(view.crew)):
            self._collect(crew)
        if view.solo:
            for name in dict.fromkeys(view.hand):
                for _ in range(min(COPIES, view.hand.count(name))):
                    self._add(name, -1, self._androids(), in_hand=True)

    # --- cards ------------------------------------------------------------------------------------------------

    def _androids(self) -> int:
        return sum(1 << self.place[crew] for crew, one in enumerate(self.view.crew) if one.android)

    def _add(self, name: Card, owner: int, who: int, *, in_hand: bool) -> int:
        if len(self.names) == MOST_CARDS:
            return -1
        self.names.append(name)
        self.in_hand.append(in_hand)
        action, movement = (ORDER[half(name, which)] for which in HALVES)
        self._cards.append((action, movement, owner, who))
        return len(self.names) - 1

    def _collect(self, crew: int) -> None:
        """The cards of somebody that could still be laid, or laid otherwise."""
        view, member = self.view, self.view.crew[crew]
        own = 1 << self.place[crew]
        if member.android:
            anywhere = self.options.android_heroics == "any-phase" or view.phase == 1
            if member.heroic and anywhere:
                self._add(member.heroic, -1, own, in_hand=True)
            if view.solo:
                for slot in open_slots(view, crew):
                    laid = lies(view, crew)[slot - 1]
                    if laid:
                        self._add(laid.card, -1, own if is_heroic(laid.card) else self._androids(), in_hand=False)
            return
        known = told(view, crew)
        if known is None or not known.follows:
            return
        gives = view.transfer_open and view.may_give[crew] > 0
        friends = sum(1 << self.place[seat] for seat in followers(view)) if gives else 0
        for name in known.hand:
            who = own if is_heroic(name) else own | self._androids() | friends
            self._add(name, self.place[crew], who, in_hand=True)
        for slot in open_slots(view, crew):
            laid = known.slots[slot - 1]
            if laid:
                who = own if is_heroic(laid.card) else own | self._androids()
                self._add(laid.card, self.place[crew], who, in_hand=False)

    def _may_lay(self, card: int, crew: int) -> bool:
        _, _, owner, who = self._cards[card]
        place = self.place[crew]
        own = owner in (-1, place) or self.view.crew[crew].android
        return bool(who >> place & 1) and (own or self.in_hand[card])

    # --- slots ------------------------------------------------------------------------------------------------

    def _takes(self, crew: int, slot: int) -> int:
        """What a slot takes."""
        member, phase = self.view.crew[crew], PHASES[open_phase(self.view, crew) - 1]
        if slot < phase[0] or not (member.android or crew in self.followers):
            return CLOSED
        if member.android and not self.view.solo and member.slots[slot - 1] is not None:
            return CLOSED
        return CARDS if slot <= phase[-1] else ANYTHING

    def job(self, price: int = PRICE) -> Job:
        """What is to be planned now, and what it costs to change a card that lies."""
        view = self.view
        carried = view.campaign.damage if view.campaign else ((), (), ())
        flight = begin(
            [[]] * len(self.acting),
            view.boards,
            view.threats,
            ((), (), ()),
            carried=carried,
            squads=[station for station, squad in enumerate(view.flight.squads) if squad == ACTIVE],
            last_turn=self.last_turn,
            rulings=self.options.rulings(),
        )
        free = [[self._takes(crew, slot + 1) for slot in range(self.last_turn)] for crew in self.acting]
        laid = self._laid(free, {crew: lies(view, crew) for crew in self.acting})
        gives = view.transfer_open and not view.solo
        return Job(
            flight=flight,
            free=free,
            orders=self._orders(free, laid, {}),
            cards=self._cards,
            laid=laid,
            gifts=[view.may_give[crew] if gives and crew < view.seats else 0 for crew in self.acting],
            androids=[view.crew[crew].android for crew in self.acting],
            price=price,
            careful=CARELESS if view.phase == view.phases else CAREFUL,
        )

    def _laid(self, free: list[list[int]], wanted: dict[int, Sequence[Laid | None]]) -> list[list[Placed]]:
        """These cards in the slots that take cards, as far as they are there; where not, others with their orders."""
        used: set[int] = set()
        rows: list[list[Placed]] = [[NONE] * self.last_turn for _ in self.acting]
        for exactly in (True, False):
            for place, crew in enumerate(self.acting):
                for slot, laid in enumerate(wanted.get(crew, ())[: self.last_turn]):
                    if laid is None or free[place][slot] != CARDS or rows[place][slot] != NONE:
                        continue
                    found = self._card(crew, laid, used, exactly)
                    if found != NONE:
                        rows[place][slot] = found
                        used.add(found[0])
        return rows

    def _card(self, crew: int, laid: Laid, used: set[int], exactly: bool) -> Placed:
        """An own card first, so that nothing changes hands for nothing."""
        owner = self.place[crew]
        for own in (True, False):
            for card, name in enumerate(self.names):
                if card in used or (self._cards[card][2] == owner) != own or not self._may_lay(card, crew):
                    continue
                if exactly and name == laid.card:
                    return card, HALVES.index(laid.half)
                if not exactly and ORDER[laid.order] in self._cards[card][:2]:
                    return card, self._cards[card].index(ORDER[laid.order])
        return NONE

    def _orders(
        self, free: list[list[int]], laid: list[list[Placed]], dreams: dict[int, Sequence[Laid | None]]
    ) -> list[list[int]]:
        rows = []
        for place, crew in enumerate(self.acting):
            real, dream = lies(self.view, crew), dreams.get(crew, ())
            row = []
            for slot in range(self.last_turn):
                card, up = laid[place][slot]
                if free[place][slot] == CARDS:
                    row.append(self._cards[card][up] if card >= 0 else NOTHING)
                else:
                    there = real[slot] if free[place][slot] == CLOSED else dream[slot] if dream else None
                    row.append(ORDER[there.order] if there else NOTHING)
            rows.append(row)
        return rows

    # --- plans ------------------------------------------------------------------------------------------------

    def start(self, job: Job) -> Start:
        """The last plan that was proposed, as far as it still can be laid; what lies goes before it."""
        proposal = self.view.proposal
        if proposal is None:
            return Start(job.orders, job.laid)
        wanted = {crew: list(row) for crew, row in enumerate(proposal.plan) if row}
        for crew in self.acting:
            if crew not in wanted:
                wanted[crew] = list(lies(self.view, crew))
        laid = self._laid(job.free, wanted)  # type: ignore[arg-type]
        return Start(self._orders(job.free, laid, wanted), laid)  # type: ignore[arg-type]

    def plan(self, job: Job, best: Best) -> Plan:
        """What was found, in cards; what is dreamt of later phases with any card that would do."""
        rows: dict[int, list[Laid | None]] = {}
        for place, crew in enumerate(self.acting):
            if not self.view.crew[crew].android and crew not in self.followers:
                if told(self.view, crew):
                    rows[crew] = list(lies(self.view, crew))
                continue
            row: list[Laid | None] = [None] * LAST_TURN
            for slot, takes in enumerate(job.free[place]):
                card, up = best.laid[place][slot]
                if takes == CARDS and card >= 0:
                    row[slot] = Laid(self.names[card], HALVES[up])
                elif takes == ANYTHING and best.orders[place][slot] != NOTHING:
                    row[slot] = dreamt(best.orders[place][slot])
            rows[crew] = row
        return tuple(tuple(rows.get(crew, ())) for crew in range(len(self.view.crew)))


@cache
def dreamt(order: int) -> Laid:
    """Some card with this order."""
    return next(Laid(card, up) for card, up in _halves() if half(card, up) == ORDERS[order])


def _halves() -> Iterator[tuple[Card, Half]]:
    return ((card, up) for card in dict.fromkeys(action_deck()) for up in HALVES)
