"""How the flight goes on: a stack of pending steps in the state, the topmost first.

A step is plain data that knows how to go on. It either does its part (and takes itself off or puts further steps on
top) or it is a :class:`Question` and waits for its seat. So a flight can stop anywhere, be copied, saved, searched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

import msgspec

from starboard.core.game import Event, Illegal, Move, Seat, kebab
from starboard.games.galaxy_trucker.events.flight import Earned
from starboard.games.galaxy_trucker.team import swindler

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.flight.state import Flight
    from starboard.games.galaxy_trucker.ship.ship import Ship
    from starboard.games.galaxy_trucker.state import Player, State


class Step(msgspec.Struct, frozen=True, tag_field="step", tag=kebab):
    """Something that is still to be done."""

    def run(self, play: Play) -> bool:
        """Go on as far as possible; ``True`` means that a player has to decide first.

        A step that returns ``False`` has changed the agenda: it took itself off, was replaced or put a step on top.
        """
        raise NotImplementedError


class Question(Step, frozen=True):
    """A step that waits for a decision of its seat."""

    seat: Seat

    clause: ClassVar[str] = "GT-11.5"
    """The rule that asks."""

    def moves(self, state: State) -> list[Move]:
        """The answers there are."""
        raise NotImplementedError

    def allows(self, state: State, move: Move) -> bool:
        """Whether this move is an answer. There may be more ways to give an answer than :meth:`moves` lists."""
        return move in self.moves(state)

    def answer(self, play: Play, move: Move) -> None:
        """Carry out one of the answers."""
        raise NotImplementedError

    def refuse(self, state: State, move: Move) -> Illegal:
        """Why a move of this seat that is no answer can't be played."""
        return Illegal(self.clause, "galaxy-trucker-why-not-an-answer")


class Play:
    """A state being played on: what a step gets to work with. Lives for one move."""

    __slots__ = ("agenda", "chance", "events", "flight", "players", "ships", "sleepy", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        assert state.flight is not None
        self.state = state
        self.flight: Flight = state.flight
        self.players: list[Player] = state.players
        self.ships: list[Ship] = [player.ship for player in state.players]
        self.agenda = cast(list[Step], self.flight.agenda)
        self.chance = chance
        self.events: list[Event] = []
        self.sleepy: list[Seat] = [seat for seat, ship in enumerate(self.ships) if ship.asleep]
        """The ships with sleepers."""

    def tell(self, event: Event) -> None:
        """Something has happened."""
        self.events.append(event)

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda, the first of them to be done first."""
        self.agenda.extend(reversed(steps))

    def pop(self) -> None:
        """The topmost step is done."""
        self.agenda.pop()

    def replace(self, step: Step, *first: Step) -> None:
        """The topmost step becomes another one, with these to be done before it."""
        self.agenda[-1] = step
        if first:
            self.push(*first)

    def turn_card(self) -> str:
        """Turn the deck's top card over: from now on everybody knows it."""
        cards = self.state.cards
        if self.flight.added:
            self.flight.added.pop()
        cards.used.append(cards.deck.pop())
        return cards.used[-1]

    def earn(self, seat: Seat, credits: int) -> None:
        """Pay credits to a player."""
        credits += swindler.tip(self.state, seat, credits)
        player = self.players[seat]
        player.credits += credits
        self.tell(Earned(seat=seat, credits=credits, balance=player.credits))


def run(play: Play) -> None:
    """Go on until somebody has to decide or nothing is left to do."""
    from starboard.games.galaxy_trucker.flight.stasis import rouse  # its question is a step itself

    agenda = play.agenda
    while agenda:
        if play.sleepy:
            rouse(play)
        if agenda[-1].run(play):
            return
