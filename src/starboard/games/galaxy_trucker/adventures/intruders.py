"""Intruders (ABE-6): who enters, walks by the left- or right-hand rule, eats, plants bombs, and dies or leaves.

The walk itself is a pure question about one ship (:func:`walk`): there is no choice in it, and nothing an intruder does
on its way changes it. Every step is told by an event of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Any, ClassVar

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, number, say
from starboard.games.galaxy_trucker.adventures.explosions import Explosion
from starboard.games.galaxy_trucker.cards import BaseCard, LeftOrRight, Reward, SideName, the_card
from starboard.games.galaxy_trucker.events.flight import (
    BombPlanted,
    GoodLost,
    IntruderKilled,
    IntruderLeft,
    IntruderRolled,
    IntruderStepped,
    NoWayIn,
    ScaredOff,
    TokenLost,
)
from starboard.games.galaxy_trucker.flight import steering, track
from starboard.games.galaxy_trucker.flight.declare import take_token
from starboard.games.galaxy_trucker.flight.losses import lose_figure, occupied
from starboard.games.galaxy_trucker.flight.musters import activate
from starboard.games.galaxy_trucker.flight.rewards import Collect
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Enough, Power, WalksFirst
from starboard.games.galaxy_trucker.phrases import say_part, say_reward
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import hiding, hits
from starboard.games.galaxy_trucker.ship.boards import Square, board, column_of, row_of
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import SIDES, Side
from starboard.games.galaxy_trucker.state import State

TURNS: dict[LeftOrRight, tuple[int, int, int, int]] = {"left": (3, 0, 1, 2), "right": (1, 0, 3, 2)}
"""Which way an intruder tries first, in quarter turns clockwise from its heading (ABE-6.3.4, ABE-6.3.5)."""


# --- the walk ------------------------------------------------------------------------------------------------


def onward(ship: Ship, place: Square, heading: Side, hand: LeftOrRight) -> tuple[Square, Side]:
    """The next component and the new heading; without any join it stays where it is (ABE-6.3.6)."""
    around, joined = board(ship.board).neighbours[place], ship.joined(place)
    for turn in TURNS[hand]:
        side = (heading + turn) % 4
        if around[side] in joined:
            return around[side], side
    return place, heading


def walk(ship: Ship, entry: Square, heading: Side, hand: LeftOrRight, steps: int) -> Iterator[tuple[Square, Side]]:
    """The components of the walk and the heading on each, the entry being the first step (ABE-6.3.1).

    It ends after so many steps or with a defended component, which is the last one told.
    """
    place, defended = entry, ship.defended()
    for step in range(steps):
        if step:
            place, heading = onward(ship, place, heading, hand)
        yield place, heading
        if place in defended:
            return


def eat(play: Play, seat: Seat, place: Square) -> None:
    """All people, goods and tokens of a component are gone (ABE-6.4.1); sleepers and crewbots are no food."""
    ship, row, column = play.ships[seat], row_of(place), column_of(place)
    while place in occupied(ship):
        lose_figure(play, seat, place)
    for good in hiding.visible(ship, place):
        ship.unload(place, good)
        play.tell(GoodLost(seat=seat, row=row, column=column, good=good))  # type: ignore[arg-type]
    for _ in range(ship.batteries.get(place, 0)):
        play.tell(TokenLost(seat=seat, row=row, column=column, left=take_token(ship, place)))


# --- the roll ------------------------------------------------------------------------------------------------


class Intruder(BaseCard, frozen=True, kw_only=True):
    """ABE-6: somebody who walks through the ship."""

    intruder = True
    eats: ClassVar[bool] = False
    """Whether it empties every component it reaches (ABE-6.4.1)."""
    bombs: ClassVar[bool] = False
    """Whether it plants a bomb at the end of each leg (ABE-6.5.1)."""

    side: SideName
    hands: tuple[LeftOrRight, ...]
    """One intruder for each of them (ABE-6.6.1)."""
    legs: tuple[int, ...]
    reward: Reward
    """For each intruder killed."""

    def begin(self, play: Play) -> None:
        """The leader rolls once for all ships (ABE-6.1.1); each one gets its own copy of the intruder (ABE-6.1.4).

        First everybody may fire thrusters connected to crew (ABE-3.2.9, ABE-6.1.2).
        """
        order, side = track.order(play.players), hits.SIDE[self.side]
        roll = steering.roll(play, order, side)
        line = hits.printed(play.ships[order[0]], side, roll.line)
        told = IntruderRolled(
            by=order[0], card=self.id, side=self.side, dice=roll.dice, line=line, start=roll.start, at=order
        )
        play.tell(told)
        play.push(*(Visit(seat, roll.line) for seat in order))
        steering.steer(play, order, side, roll.line, crewed=True)

    def text(self) -> list[Phrase]:
        both = len(self.hands) > 1
        lines = [say("galaxy-trucker-text-intruder", side=self.side, hand="both" if both else self.hands[0])]
        if self.bombs:
            legs = [number(leg) for leg in self.legs]
            lines.append(say("galaxy-trucker-text-bombs", legs=legs, n=len(self.legs)))
        else:
            lines.append(say("galaxy-trucker-text-steps", n=sum(self.legs)))
        if self.eats:
            lines.append(say("galaxy-trucker-text-eats", each="yes" if both else "no"))
        reward = say_reward(self.reward)
        return [*lines, say("galaxy-trucker-text-killed", reward=reward, each="yes" if both else "no")]


class Predator(Intruder, frozen=True):
    """ABE-6.4."""

    eats = True


class Commando(Intruder, frozen=True):
    """ABE-6.5."""

    bombs = True


class PredatorPair(Intruder, frozen=True):
    """ABE-6.6."""

    eats = True


class CommandoPair(Intruder, frozen=True):
    """ABE-6.6."""

    bombs = True


class PredatorCommando(Intruder, frozen=True):
    """ABE-6.7."""

    eats = True
    bombs = True


class Visit(Step, frozen=True):
    """An intruder comes along a line of one ship, to the first component in it (ABE-6.1.3)."""

    seat: Seat
    line: int

    def run(self, play: Play) -> bool:
        card, flight = the_card(play.flight, Intruder), play.flight
        ship, side, line = play.ships[self.seat], hits.SIDE[card.side], flight.shifted.get(self.seat, self.line)
        entry = hits.first_met(ship, side, line, flight.start)
        if entry is None:
            play.tell(NoWayIn(seat=self.seat, card=card.id, side=card.side, line=hits.printed(ship, side, line)))
        else:
            play.push(Entry(self.seat, entry))
        return False


# --- entering ------------------------------------------------------------------------------------------------


class Entry(Decision, frozen=True):
    """An intruder stands before a component: scared off there, or it goes in (ABE-6.2.2, ABE-6.2.3).

    Crewbots that shall be armed have to be awake before it enters (ABE-6.2.5); nobody is asked where that is no use.
    """

    place: Square
    clause = "ABE-6.2.5"

    def run(self, play: Play) -> bool:
        ship = play.ships[self.seat]
        if self.place not in ship.defended() and _could_arm(ship):
            return True
        self._enter(play)
        return False

    def words(self, view: FlightSeen) -> Phrase:
        part = say_part(self.seen(view), self.place)
        return say("galaxy-trucker-ask-entry", card=the_card(view.flight, Intruder).name, part=part)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        stations = _could_arm(state.players[self.seat].ship)
        return [*(Power(row_of(place), column_of(place)) for place in stations), Enough()]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        if isinstance(move, Power):
            activate(play, self, move)
        else:
            self._enter(play)

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, Power):
            return Illegal("ABE-6.2.5", "galaxy-trucker-why-no-armed-station")
        return super().why(state, move)

    def _enter(self, play: Play) -> None:
        card, ship = the_card(play.flight, Intruder), play.ships[self.seat]
        if self.place in ship.defended():
            row, column, tile = _where(ship, self.place)
            play.tell(ScaredOff(seat=self.seat, card=card.id, row=row, column=column, tile=tile))
        elif len(card.hands) > 1:
            play.push(WhoFirst(self.seat, self.place))
        else:
            play.push(Walk(self.seat, self.place, card.hands))


def _could_arm(ship: Ship) -> list[Square]:
    """Crewbot stations that are not active, could be, and would then be armed (ABE-3.5.4)."""
    return [
        station
        for station in ship.stations()
        if any(ship.face(other).kind == "armory" for other in ship.connected(station))
    ]


class WhoFirst(Decision, frozen=True):
    """Two intruders: the owner says which one walks first (ABE-6.6.1)."""

    place: Square
    clause = "ABE-6.6.1"

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-who-first", card=the_card(view.flight, Intruder).name)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [*map(WalksFirst, the_card(state.flight, Intruder).hands)]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        assert isinstance(move, WalksFirst)
        hands = sorted(the_card(play.flight, Intruder).hands, key=lambda hand: hand != move.hand)
        play.push(Walk(self.seat, self.place, tuple(hands)))


class Walk(Step, frozen=True):
    """They walk one after the other; then all bombs explode, then the dead are paid for (ABE-6.6.3, ABE-6.6.4)."""

    seat: Seat
    place: Square
    hands: tuple[LeftOrRight, ...]

    def run(self, play: Play) -> bool:
        card, bombs, killed = the_card(play.flight, Intruder), set[Square](), 0
        for hand in self.hands:
            planted, dead = roam(play, self.seat, card, self.place, hand)
            bombs |= planted
            killed += dead
        play.push(*[Collect(self.seat, card.reward, 0)] * killed)
        if bombs:
            play.push(Explosion(self.seat, tuple(sorted(bombs))))
        return False


def roam(play: Play, seat: Seat, card: Intruder, entry: Square, hand: LeftOrRight) -> tuple[set[Square], bool]:
    """One intruder's whole visit, told step by step. The bombs it leaves behind, and whether it died."""
    ship, bombs = play.ships[seat], set[Square]()
    defended, inwards = ship.defended(), hits.SIDE[card.side] ^ 2
    due = set(accumulate(card.legs)) if card.bombs else set()
    here: dict[str, Any] = {}
    for step, (place, heading) in enumerate(walk(ship, entry, inwards, hand, sum(card.legs)), start=1):
        row, column, tile = _where(ship, place)
        here = {"seat": seat, "card": card.id, "hand": hand, "step": step, "row": row, "column": column, "tile": tile}
        play.tell(IntruderStepped(heading=SIDES[heading], **here))  # type: ignore[arg-type]
        if place in defended:
            play.tell(IntruderKilled(**here))
            return bombs, True
        if card.eats:
            eat(play, seat, place)
        if step in due:
            bombs.add(place)
            play.tell(BombPlanted(**here))
    play.tell(IntruderLeft(**here))
    return bombs, False


def _where(ship: Ship, place: Square) -> tuple[int, int, str]:
    return row_of(place), column_of(place), ship.components[place].tile
