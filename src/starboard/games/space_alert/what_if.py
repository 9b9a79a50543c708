"""What if: the flight once more, with other cards in the slots and the true damage stacks (SA-4.1).

Nothing is left to chance once the action round is over, so the answer is exact. Corrections that were declared in the
real flight (SA-6.3) stay where the card they correct has stayed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from starboard.core.chance import Recorded
from starboard.core.game import Illegal, Tell
from starboard.games.space_alert import events, resolution_round
from starboard.games.space_alert.action_cards import HALVES, Laid, action_deck, half, heroic_deck
from starboard.games.space_alert.events import AnyEvent
from starboard.games.space_alert.orders import Order
from starboard.games.space_alert.ship import LAST_TURN
from starboard.games.space_alert.state import Play, State, copy


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another card in a slot: what it says, ``.`` for none."""

    crew: Annotated[int, Meta(ge=0, le=4)]
    turn: Annotated[int, Meta(ge=1, le=LAST_TURN)]
    order: Order


def branches(event: AnyEvent) -> bool:
    """The cards lie, and nothing has happened yet."""
    return isinstance(event, events.ActionRoundOver)


def branched(state: State) -> State:
    """All cards lie open: it is over."""
    state = copy(state)
    state.revealed = LAST_TURN
    return state


def otherwise(state: State, flown: Sequence[AnyEvent], changes: Sequence[Change], tell: Tell) -> None:
    """Fly it with these changes, to its end."""
    for change in changes:
        if change.crew >= state.crew:
            raise Illegal("SA-6.1", "space-alert-why-no-such-crew")
        slots = state.slots[change.crew]
        slots[change.turn - 1] = laid_as(slots[change.turn - 1], change.order)
    trips = declared(flown)
    # Nobody is waited for.
    state.options = msgspec.structs.replace(state.options, resolution="run")

    def told(event: AnyEvent) -> None:
        if isinstance(event, events.Revealed):
            state.trips = [_still_meant(state, crew, trips.get((event.turn, crew))) for crew in range(state.crew)]
        tell(event)

    resolution_round.begin(Play(state, Recorded([]), told, []))


def declared(flown: Sequence[AnyEvent]) -> dict[tuple[int, int], events.TripDeclared]:
    """The corrections of a flight by turn and crew member."""
    found = {}
    turn = 0
    for event in flown:
        if isinstance(event, events.Revealed):
            turn = event.turn
        elif isinstance(event, events.TripDeclared):
            found[turn, event.crew] = event
    return found


def _still_meant(state: State, crew: int, trip: events.TripDeclared | None) -> str | None:
    card = resolution_round.card_now(state, crew)
    return trip.meant if trip is not None and card is not None and card.order == trip.laid else None


def laid_as(card: Laid | None, order: str) -> Laid | None:
    """The card with this half up: the same one turned over where it has it, or else any that does."""
    if order == ".":
        return None
    if card is not None and order in (card.order, card.turned().order):
        return card if card.order == order else card.turned()
    return next(
        Laid(name, which) for name in (*action_deck(), *heroic_deck()) for which in HALVES if half(name, which) == order
    )
