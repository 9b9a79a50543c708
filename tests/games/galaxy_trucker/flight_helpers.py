"""Known ships and known dice for tests of the flight.

    ship = build("I", "7,8 T050", "7,9 T001")                  # a start cabin stands on 7,7 already
    flown = fly("I-05", [ship, other], positions=[0, -2])      # turns the card, stops at the first question
    flown.answer(0, Enough())

Components are given as ``row,column tile`` with ``@n`` for quarter turns clockwise. Batteries are full and cabins hold
two humans unless told otherwise. Dice are written as they fall: ``dice="34 11"`` is 3 and 4, then 1 and 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from starboard.core.chance import Scripted
from starboard.core.game import Event, Move
from starboard.games.galaxy_trucker import flight
from starboard.games.galaxy_trucker.between_cards import StayOrLeave
from starboard.games.galaxy_trucker.boards import board, square
from starboard.games.galaxy_trucker.options import TruckerOptions
from starboard.games.galaxy_trucker.ship import Component, Ship
from starboard.games.galaxy_trucker.state import Cards, Player, TruckerState
from starboard.games.galaxy_trucker.steps import Question
from starboard.games.galaxy_trucker.tiles import CABINS, start_cabins

E = TypeVar("E", bound=Event)

FILLER = "I-04"
"""A card that lies under the one being flown, so that the flight stops before it."""


def at(spot: str) -> int:
    """``7,8`` as a square."""
    row, column = spot.split(",")
    return square(int(row), int(column))


def build(
    name: str,
    *parts: str,
    aliens: Mapping[str, str] | None = None,
    humans: Mapping[str, int] | None = None,
    tokens: Mapping[str, int] | None = None,
    goods: Mapping[str, Sequence[str]] | None = None,
    start: str = "T031",
) -> Ship:
    """A ship, loaded for the flight. What is given for a square replaces what it would hold."""
    ship = Ship(board=name)
    ship.put(board(name).start, Component(start))
    for part in parts:
        spot, tile = part.split()
        tile, _at, turn = tile.partition("@")
        ship.put(at(spot), Component(tile, int(turn or 0)))
    for place in ship.components:
        face = ship.face(place)
        if face.kind in CABINS:
            ship.humans[place] = face.capacity
        elif face.kind == "battery":
            ship.batteries[place] = face.capacity
    for spot, alien in (aliens or {}).items():
        ship.humans.pop(at(spot))
        ship.aliens[at(spot)] = alien
    _replace(ship.humans, humans)
    _replace(ship.batteries, tokens)
    for spot, cubes in (goods or {}).items():
        ship.goods[at(spot)] = tuple(cubes)
    return ship


def _replace(contents: dict[int, int], wanted: Mapping[str, int] | None) -> None:
    for spot, number in (wanted or {}).items():
        contents[at(spot)] = number
        if not number:
            del contents[at(spot)]


class Flown:
    """A flight in a test: answers go in, what happened is kept."""

    def __init__(self, state: TruckerState, dice: str) -> None:
        self.state = state
        self.chance = Scripted(*(int(pip) - 1 for pip in dice.replace(" ", "")))
        self.events: list[Event] = list(flight.begin(state, self.chance))

    @property
    def question(self) -> Question:
        """What the table waits for."""
        assert self.state.flight is not None, "the flight is over"
        question = self.state.flight.agenda[-1]
        assert isinstance(question, Question)
        return question

    @property
    def done(self) -> bool:
        """The card has been resolved: the ships still flying are asked whether they go on, or nobody is left."""
        return self.state.flight is None or isinstance(self.question, StayOrLeave)

    def moves(self) -> list[Move]:
        """The answers to the question."""
        return flight.moves(self.state, self.question.seat)

    def answer(self, seat: int, *moves: Move) -> Flown:
        """These answers by this seat, one after the other; each must be allowed."""
        for move in moves:
            refusal = flight.ask(self.state, seat, move)
            assert refusal is None, f"{move} refused: {refusal}; asked is {self.question}"
            self.events += flight.carry_out(self.state, seat, move, self.chance)
        return self

    def refused(self, seat: int, move: Move) -> str:
        """The clause that forbids this move; it changes nothing."""
        before = msgspec.json.encode(self.state)
        refusal = flight.ask(self.state, seat, move)
        assert refusal is not None, f"{move} is allowed"
        assert msgspec.json.encode(self.state) == before
        return refusal.clause

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def ship(self, seat: int) -> Ship:
        """A player's ship."""
        return self.state.players[seat].ship

    def positions(self) -> list[int | None]:
        """Where the rockets stand, ``None`` for a ship that gave up."""
        return [player.position if player.flying else None for player in self.state.players]

    def credits(self) -> list[int]:
        """What everybody owns."""
        return [player.credits for player in self.state.players]

    def lost(self, seat: int) -> list[str]:
        """The lost pile."""
        return self.state.players[seat].lost


def fly(
    card: str | Sequence[str],
    ships: Sequence[Ship],
    *,
    positions: Sequence[int] | None = None,
    dice: str = "",
    credits: Sequence[int] | None = None,
    rounds: str = "I-II-III",
    last: bool = False,
    **options: Any,
) -> Flown:
    """Turn a card (or several) for these ships. With ``last`` no card lies under it, and the flight ends with it."""
    deck = [card] if isinstance(card, str) else list(card)
    if not last:
        deck.append(FILLER)
    players = []
    for seat, ship in enumerate(ships):
        ship.components[board(ship.board).start] = Component(start_cabins()[seat])
        position = positions[seat] if positions else -2 * seat
        money = credits[seat] if credits else 0
        players.append(Player(ship=ship, credits=money, number=seat + 1, position=position, flying=True))
    state = TruckerState(
        options=TruckerOptions(rounds=rounds, **options),  # type: ignore[arg-type]
        players=players,
        phase="flight",
        round=0,
        cards=Cards(deck=deck[::-1]),
    )
    state.round = next(n for n, name in enumerate(state.options.classes) if board(name).number == ships_number(ships))
    return Flown(state, dice)


def ships_number(ships: Sequence[Ship]) -> int:
    """The class number of the ships that fly."""
    return board(ships[0].board).number
