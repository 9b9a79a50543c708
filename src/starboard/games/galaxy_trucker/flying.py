"""The flight from card to card (GT-6.1, GT-8.24, GT-9): who must give up, who wants to, and the next card."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.adventures import catalogue
from starboard.games.galaxy_trucker.building import repair
from starboard.games.galaxy_trucker.events.flight import CardTurned, FlightOver
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.declare import NOT_YET
from starboard.games.galaxy_trucker.flight.stasis import rouse
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.building import PointOut
from starboard.games.galaxy_trucker.moves.flight import FlyOn, GiveUp
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.state import Flight, State


def turn_card(play: Play) -> str:
    """Turn the deck's top card over: from now on everybody knows it."""
    held = play.state.cards
    if play.flight.added:
        play.flight.added.pop()
    held.used.append(held.deck.pop())
    return held.used[-1]


class NextCard(Step, frozen=True):
    """The bottom of the agenda: the leader turns a card, until there is none or nobody is left (GT-6.1, GT-9.7)."""

    def run(self, play: Play) -> bool:
        flight = play.flight
        deck, order = play.state.cards.deck, track.order(play.players)
        if not deck or not order:
            return False
        flight.card = turn_card(play)
        for ship in play.ships:
            if ship.active or ship.drained:  # crewbots sleep again, panels have power again (ABE-3.1.2, ABE-3.5.1)
                ship.active = ship.drained = ()
        number = flight.cards - len(deck)
        play.tell(CardTurned(card=flight.card, number=number, of=flight.cards, leader=order[0]))
        play.push(AfterCard(), self)
        catalogue()[flight.card].begin(play)
        return False


class AfterCard(Step, frozen=True):
    """The card is done: forced giving up, then the others are asked, leader first (GT-8.24, GT-9.6)."""

    def run(self, play: Play) -> bool:
        force_out(play)
        order = track.order(play.players)
        if play.state.cards.deck and order:
            play.push(StayOrLeave(order[0], order[1:]))
        return False


def force_out(play: Play) -> None:
    """No human aboard, or lapped: both looked up on one and the same state (GT-9.1, GT-8.24)."""
    lapped = track.lapped(play.players)
    empty = [seat for seat in track.order(play.players) if not play.ships[seat].human_crew]
    for seat in track.order(play.players):
        if seat in empty:
            track.leave(play, seat, "no-humans")
        elif seat in lapped:
            track.leave(play, seat, "lapped")


class StayOrLeave(Decision, frozen=True):
    """Between two cards a player may give up (GT-9.2)."""

    waiting: tuple[Seat, ...]
    """Who decides after this seat."""
    clause = "GT-9.2"

    def run(self, play: Play) -> bool:
        if play.players[self.seat].flying:
            return True
        self._next(play)  # a late repair has left nobody aboard (GT-3.11)
        return False

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-stay")

    def moves(self, state: State, seat: Seat) -> list[Move]:
        pointing = repair.pointing(state) if state.options.players_check else []
        return [FlyOn(), GiveUp(), *pointing]

    def ask(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        """Anybody may point at a ship now (GT-3.11)."""
        return repair.refuse_pointing(state, move) if isinstance(move, PointOut) else super().ask(state, seat, move)

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        if isinstance(move, PointOut):
            play.push(self)
            repair.point_out(play, seat, move.seat)
            return
        if isinstance(move, GiveUp):
            track.leave(play, self.seat, "choice")
        self._next(play)

    def _next(self, play: Play) -> None:
        if self.waiting:
            play.push(StayOrLeave(self.waiting[0], self.waiting[1:]))


# --- from the launch to the last card ------------------------------------------------------------------------


class Flying(Play):
    """A move that may be one of a flight: whoever loses crew may wake sleepers."""

    __slots__ = ()

    def settle(self) -> None:
        if self.sleepy:
            rouse(self)


def begin(play: Flying) -> None:
    """Rockets are on the track, ships are loaded: fly.

    A ship without any human gives up before the first card (GT-5.7). A human the Saboteur has taken is a loss that
    sleepers may make good (ABE-9.12).
    """
    state = play.state
    state.phase = "flight"
    play.look_for_sleepers()
    planted = {seat: len(tokens.find(play.ships[seat], "man")) for seat in play.sleepy}
    state.flight = Flight(
        cards=len(state.cards.deck),
        declared=[NOT_YET] * len(state.players),
        agenda=[NextCard()],
        crews={seat: play.ships[seat].crew + men for seat, men in planted.items()},
    )
    play.agenda = state.flight.agenda
    for seat in track.order(play.players):
        if not play.ships[seat].human_crew:
            track.leave(play, seat, "no-humans")
    go_on(play)


def go_on(play: Play) -> None:
    """On to the next question, or to the end of the flight; a repair comes first (GT-3.11)."""
    if repair.holds_up(play.state):
        return
    play.settle()
    play.work()
    if not play.agenda:
        play.state.flight = None
        play.tell(FlightOver(finishers=track.order(play.players)))
