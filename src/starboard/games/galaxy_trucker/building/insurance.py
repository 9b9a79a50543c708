"""Insurance of class IV ships (ABE-4.4.4 ff.): bought before the first card, or not; openly, leader first."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.core.text import player as say_player
from starboard.games.galaxy_trucker.events import building as events
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import TableSeen, imagine_player, own
from starboard.games.galaxy_trucker.ship.boards import board
from starboard.games.galaxy_trucker.state import Player, State


def begin(play: Play) -> None:
    """Ask those who can pay; the others fly without (ABE-4.4.8)."""
    play.state.phase = "insurance"
    for player in play.players:
        if player.credits < price(player):
            player.insured = False


def price(player: Player) -> int:
    """What the player's insurance costs; 0 where there is none to buy."""
    return board(player.ship.board).price


def deciding(players: Sequence[Player]) -> tuple[Seat, ...]:
    """The next one to decide, in flight order (ABE-4.4.7): a Bureaucrat may have flown ahead by now (ABE-9.4)."""
    return next(((seat,) for seat in track.order(players) if _asked(players[seat])), ())


def _asked(player: Player) -> bool:
    return price(player) > 0 and player.insured is None


class Insurance(Question, frozen=True):
    """Buy it or not? The price never comes back (ABE-4.4.4)."""

    clause = "ABE-4.4.4"

    def phrase(self, view: TableSeen) -> Phrase:
        (asked,), me = deciding([imagine_player(each) for each in view.players]), own(view)
        if me is None or asked != view.seat:
            return say("galaxy-trucker-ask-insurance-wait", player=say_player(asked))
        plan = board(me.ship.board)
        return say("galaxy-trucker-ask-insurance", price=plan.price, cap=plan.cap or 0)

    def seats(self, state: State) -> tuple[Seat, ...]:
        return deciding(state.players)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [moves.Insure(True), moves.Insure(False)]

    def ask(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        if not isinstance(move, moves.Insure):
            return Illegal("ABE-4.4.4", "galaxy-trucker-why-insurance-phase")
        insured = state.players[seat].insured
        if insured is not None:
            reason = "galaxy-trucker-why-insured-already" if insured else "galaxy-trucker-why-too-dear"
            return Illegal("ABE-4.4.8", reason)
        if seat not in self.seats(state):
            return Illegal("ABE-4.4.7", "galaxy-trucker-why-not-your-turn")
        return None

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        assert isinstance(move, moves.Insure)
        player = play.players[seat]
        player.insured = move.buy
        paid = price(player) if move.buy else 0
        player.credits -= paid
        play.tell(events.Insured(seat=seat, bought=move.buy, paid=paid))
