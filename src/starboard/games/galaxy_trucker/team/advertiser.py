"""The Advertiser (ABE-9.1): A predicts how everybody finishes; B is paid for armour that shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.core.game import Move, Seat
from starboard.core.text import Argument, player
from starboard.games.galaxy_trucker.events.team import Predicted, SpecialistPaid
from starboard.games.galaxy_trucker.moves.team import Predict
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen
from starboard.games.galaxy_trucker.ship.boards import Square, board, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import FRONT, LEFT, REAR, RIGHT, Side
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask

RIGHT_PLACE, RIGHT_FAILURE = 2, 1
"""What a right prediction pays: of a place, of a ship that does not finish."""


class Prediction(AbilityAsk, frozen=True):
    """A: on which place will the next player finish, if at all? Each place is given once (ABE-9.27)."""

    places: tuple[int, ...] = ()
    """What was said so far, by seat; 0 is not to finish."""
    perk: ClassVar[Perk] = "advertiser.a"
    clause: ClassVar[str] = "ABE-9.27"

    @property
    def subject(self) -> Seat:
        return len(self.places)

    def choices(self, state: State) -> list[Move]:
        places = range(1, len(state.players) + 1)
        return [*(Predict(place) for place in places if place not in self.places), Predict(0)]

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return self.choices(state) if self.places else super().moves(state, seat)

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, Predict)
        team = play.state.team
        assert team is not None
        places = (*self.places, move.place)
        last = len(places) == len(play.players)
        if last:
            team.predictions = places
        play.tell(Predicted(seat=self.seat, about=self.subject, place=move.place))
        return None if last else Prediction(self.seat, places)

    def said(self, view: Seen) -> dict[str, Argument]:
        return {"player": player(self.subject)}


def income(play: Play, seat: Seat, finishers: Sequence[Seat], beauties: Sequence[Seat]) -> None:
    """What predictions, and armour that shows, bring in at the end of the flight."""
    player, team = play.players[seat], play.state.team
    assert team is not None
    earned = earnings(team.predictions, finishers) if "advertiser.a" in player.ship.perks else 0
    if "advertiser.b" in player.ship.perks and seat in finishers:
        earned += armour_on_show(player.ship)
    if earned:
        player.credits += earned
        play.tell(SpecialistPaid(seat=seat, specialist="advertiser", credits=earned, balance=player.credits))


def earnings(predictions: Sequence[int], finishers: Sequence[Seat]) -> int:
    """What the predictions are worth: a place is right only if it is exactly this one (ABE-9.27)."""
    paid = 0
    for seat, place in enumerate(predictions):
        if place and seat in finishers and finishers.index(seat) + 1 == place:
            paid += RIGHT_PLACE
        elif not place and seat not in finishers:
            paid += RIGHT_FAILURE
    return paid


# --- B -------------------------------------------------------------------------------------------------------

_STEPS = {FRONT: (-1, 0), RIGHT: (0, 1), REAR: (1, 0), LEFT: (0, -1)}


def armour_on_show(ship: Ship) -> int:
    """The armoured sides that face open space: not a neighbour, not a hole inside the ship (ABE-9.1)."""
    outside = _open_space(ship)
    return sum(
        1
        for place in ship.components
        for side in ship.face(place).armour
        if _beyond(ship, _indices(ship, place), side) in outside
    )


def _indices(ship: Ship, place: Square) -> tuple[int, int]:
    plan = board(ship.board)
    return plan.rows.index(row_of(place)), plan.columns.index(column_of(place))


def _beyond(ship: Ship, spot: tuple[int, int], side: Side) -> tuple[int, int]:
    plan = board(ship.board)
    row, column = spot[0] + _STEPS[side][0], spot[1] + _STEPS[side][1]
    return (row, column % len(plan.columns)) if plan.cylinder is not None else (row, column)


def _open_space(ship: Ship) -> set[tuple[int, int]]:
    """The empty squares from which space can be reached, with the rim around the board."""
    plan = board(ship.board)
    rows, columns = len(plan.rows), len(plan.columns)
    left, right = (0, columns - 1) if plan.cylinder is not None else (-1, columns)
    found = {(-1, column) for column in range(left, right + 1)} | {(rows, column) for column in range(left, right + 1)}
    todo = list(found)
    while todo:
        spot = todo.pop()
        for side in range(4):
            row, column = beyond = _beyond(ship, spot, side)
            if beyond in found or not (-1 <= row <= rows and left <= column <= right):
                continue
            inside = 0 <= row < rows and 0 <= column < columns
            if inside and square(plan.rows[row], plan.columns[column]) in ship.components:
                continue
            found.add(beyond)
            todo.append(beyond)
    return found
