"""Parts that fall off (GT-6.12, GT-6.13, GT-6.18)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.events.flight import AlienLost, BrokeApart, Destroyed, FellOff
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Keep
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.state import State


def spots(places: Sequence[Square]) -> tuple[tuple[int, int], ...]:
    """Squares as rows and columns."""
    return tuple((row_of(place), column_of(place)) for place in places)


def destroy(play: Play, seat: Seat, places: Sequence[Square]) -> None:
    """Components are destroyed at one time; then what no longer holds falls off (GT-6.18).

    A choice between pieces is put on the agenda: it comes before whatever the caller left there.
    """
    ship = play.ships[seat]
    doomed = list(places)
    for place in doomed:  # grows while it is walked: the Saboteur's people drag neighbours along (ABE-9.12)
        doomed += [other for other in tokens.partners(ship, place) if other not in doomed]
        tile = lose(play, seat, [place])[0]
        play.tell(Destroyed(seat=seat, row=row_of(place), column=column_of(place), tile=tile))
    fall_apart(play, seat)


def fall_apart(play: Play, seat: Seat) -> None:
    """What no longer holds falls off; the owner is asked where there is a choice (GT-6.12)."""
    ship = play.ships[seat]
    while keepable := ship.parts_to_keep():
        play.tell(BrokeApart(seat=seat, pieces=tuple(spots(piece) for piece in ship.pieces())))
        if len(keepable) > 1:
            play.push(ChoosePiece(seat))
            return
        keep(play, seat, keepable[0])
    suffocate(play, seat)


def lose(play: Play, seat: Seat, places: Sequence[Square]) -> list[str]:
    """Components go to the lost pile, what is on them to the bank (GT-6.14)."""
    tiles = play.ships[seat].remove(places)
    play.players[seat].lost.extend(tiles)
    return tiles


def keep(play: Play, seat: Seat, piece: Sequence[Square]) -> None:
    """Go on with this piece; all others are lost (GT-6.12)."""
    gone = sorted(play.ships[seat].components.keys() - set(piece))
    tiles = lose(play, seat, gone)
    play.tell(FellOff(seat=seat, squares=spots(gone), tiles=tuple(tiles)))


def suffocate(play: Play, seat: Seat) -> None:
    """Aliens whose cabin is no longer joined to a life support of their colour are lost at once (GT-6.13)."""
    ship = play.ships[seat]
    if ship.aliens:
        for cabin in ship.stranded():
            alien = ship.aliens.pop(cabin)
            event = AlienLost(seat=seat, row=row_of(cabin), column=column_of(cabin), alien=alien)  # type: ignore[arg-type]
            play.tell(event)


class ChoosePiece(Decision, frozen=True):
    """The ship is in several pieces: which one flies on (GT-6.12)?"""

    clause = "GT-6.12"

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-piece")

    def moves(self, state: State, seat: Seat) -> list[Move]:
        ship = state.players[self.seat].ship
        return [Keep(row_of(piece[0]), column_of(piece[0])) for piece in ship.parts_to_keep()]

    def allows(self, state: State, move: Move) -> bool:
        """Any square of a piece stands for it."""
        ship = state.players[self.seat].ship
        return isinstance(move, Keep) and any((move.row, move.column) in spots(piece) for piece in ship.parts_to_keep())

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        assert isinstance(move, Keep)
        place = square(move.row, move.column)
        piece = next(piece for piece in play.ships[self.seat].pieces() if place in piece)
        keep(play, self.seat, piece)
        fall_apart(play, self.seat)

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, Keep):
            if square(move.row, move.column) not in state.players[self.seat].ship.components:
                return Illegal("GT-6.12", "galaxy-trucker-why-no-component")
            return Illegal("GT-6.18", "galaxy-trucker-why-no-cabin-in-piece")
        return super().why(state, move)
