"""The flight from card to card (GT-6.1, GT-8.24, GT-9): who must give up, who wants to, and the next card."""

from __future__ import annotations

from starboard.core.agenda import Question, Step
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, player, say
from starboard.games.galaxy_trucker.adventures import catalogue
from starboard.games.galaxy_trucker.building import repair
from starboard.games.galaxy_trucker.events.flight import CardTurned, FlightOver, OrderWithdrawn, WillFlyOn
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.declare import NOT_YET
from starboard.games.galaxy_trucker.flight.stasis import rouse
from starboard.games.galaxy_trucker.flight.steps import FlightSeen
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
    """The card is done: forced giving up, then the others are asked (GT-8.24, GT-9.6)."""

    def run(self, play: Play) -> bool:
        force_out(play)
        if play.state.cards.deck:
            play.push(StayOrLeave())
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


class StayOrLeave(Question, frozen=True):
    """Between two cards a player may give up (GT-9.2). All are asked at once, and the next card waits for all of them.

    Whoever has said to fly on may withdraw that (:func:`withdraw`); said as a standing order it holds for every card.
    """

    first: bool = False
    """No card has been turned: nobody may give up yet, everybody says when to begin (GT-9.2)."""
    clause = "GT-9.2"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in track.order(state.players) if not state.players[seat].flies_on)

    def asks(self, state: State, seat: Seat) -> bool:
        return seat in self.seats(state)

    def run(self, play: Play) -> bool:
        if self.seats(play.state):
            return True
        for one in play.players:
            if one.flies_on == "once":
                one.flies_on = ""
        return False

    def phrase(self, view: FlightSeen) -> Phrase:
        waiting = [seat for seat in track.order(view.players) if not view.players[seat].flies_on]
        if view.seat in waiting:
            return say("galaxy-trucker-ask-launch" if self.first else "galaxy-trucker-ask-stay")
        return say("galaxy-trucker-ask-stay-wait", players=[player(seat) for seat in waiting])

    def moves(self, state: State, seat: Seat) -> list[Move]:
        pointing = repair.pointing(state) if state.options.players_check else []
        return [FlyOn(), FlyOn(standing=True), *([] if self.first else [GiveUp()]), *pointing]

    def ask(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        """Anybody may point at a ship now (GT-3.11)."""
        return repair.refuse_pointing(state, move) if isinstance(move, PointOut) else super().ask(state, seat, move)

    def refuse(self, state: State, seat: Seat, move: Move) -> Illegal:
        if isinstance(move, GiveUp):
            return Illegal("GT-9.2", "galaxy-trucker-why-give-up-later")
        if not self.asks(state, seat):
            return Illegal("GT-6.1", "galaxy-trucker-why-not-asked")
        return Illegal(self.clause, "galaxy-trucker-why-not-an-answer")

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        play.push(self)
        if isinstance(move, PointOut):
            repair.point_out(play, seat, move.seat)
        elif isinstance(move, GiveUp):
            track.leave(play, seat, "choice")
        else:
            assert isinstance(move, FlyOn)
            play.players[seat].flies_on = "always" if move.standing else "once"
            play.tell(WillFlyOn(seat=seat, standing=move.standing))


def refuse_withdrawing(state: State, seat: Seat) -> Illegal | None:
    """Why there is no order to fly on that could be withdrawn."""
    if state.players[seat].flying and state.players[seat].flies_on:
        return None
    return Illegal("GT-9.2", "galaxy-trucker-why-no-order")


def withdraw(play: Play, seat: Seat) -> None:
    """A player takes the order to fly on back: before the next card they are asked (GT-9.2)."""
    play.players[seat].flies_on = ""
    play.tell(OrderWithdrawn(seat=seat))


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
        agenda=[NextCard(), StayOrLeave(first=True)],
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
