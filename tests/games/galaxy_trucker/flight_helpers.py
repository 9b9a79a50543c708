"""Known ships and known dice for tests of the flight.

    ship = build("I", "7,8 T050", "7,9 T001")                  # a start cabin stands on 7,7 already
    flown = fly("I-05", [ship, other], positions=[0, -2])      # turns the card, stops at the first question
    flown.answer(0, Enough())

Components are given as ``row,column tile`` with ``@n`` for quarter turns clockwise, or as ``row,column what`` with a
word of :data:`WHAT` (``cannon2<`` is a double cannon pointing left): then a tile is found that makes the ship legal.
Batteries are full and cabins hold two humans unless told otherwise. Dice are written as they fall: ``dice="34 11"`` is
3 and 4, then 1 and 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from tests.games.galaxy_trucker import frame

from starboard.core.agenda import Step
from starboard.core.chance import Scripted
from starboard.core.game import Event, Move
from starboard.games.galaxy_trucker.flight.steps import Decision
from starboard.games.galaxy_trucker.flying import StayOrLeave
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.ship.boards import OFF, board, class_number, square
from starboard.games.galaxy_trucker.ship.legality import errors
from starboard.games.galaxy_trucker.ship.ship import FITS, JOINS, Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import CABINS, CANNONS, ENGINES, FACES, Face, start_cabins, tile_set
from starboard.games.galaxy_trucker.state import Cards, Player, State

E = TypeVar("E", bound=Event)

FILLER = "I-04"
"""A card that lies under the one being flown, so that the flight stops before it."""


ARROWS = {"^": 0, ">": 1, "v": 2, "<": 3}

WHAT = {
    "cabin": ("cabin", 2),
    "purple": ("life-support", "purple"),
    "brown": ("life-support", "brown"),
    "battery2": ("battery", 2),
    "battery3": ("battery", 3),
    "hold2": ("cargo-hold", 2),
    "hold3": ("cargo-hold", 3),
    "special1": ("special-cargo-hold", 1),
    "special2": ("special-cargo-hold", 2),
    "engine": ("engine", None),
    "engine2": ("double-engine", None),
    "cannon": ("cannon", None),
    "cannon2": ("double-cannon", None),
    "shield": ("shield", None),
    "beam": ("structural", None),
}
"""Words for components. An arrow behind a cannon says where it points, behind a shield the first side it guards."""


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
    ship = Ship(board=name, components=dict(_components(name, parts, start)))
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


@cache
def _components(name: str, parts: tuple[str, ...], start: str) -> dict[int, Component]:
    ship = Ship(board=name)
    ship.put(board(name).start, Component(start))
    todo: dict[int, str] = {}
    for part in parts:
        spot, what = part.split()
        if what.startswith("T"):
            tile, _at, turn = what.partition("@")
            ship.put(at(spot), Component(tile, int(turn or 0)))
        else:
            todo[at(spot)] = what
    plan = {*ship.components, *todo}
    found = any(_find(ship, todo, plan, [1500], tight) for tight in (True, False))
    assert found, f"no legal ship found: {parts}"
    return ship.components


def _find(ship: Ship, todo: dict[int, str], plan: set[int], budget: list[int], tight: bool) -> bool:
    """Put tiles for the words, the square with the fewest possibilities first.

    ``tight``: each one is joined to something that lies there already.
    """
    if not todo or not budget[0]:
        return not todo and not errors(ship)
    budget[0] -= 1
    options = {place: _fitting(ship, place, what, plan, tight) for place, what in todo.items() if _touches(ship, place)}
    place = min(options, key=lambda place: len(options[place]))
    rest = {other: what for other, what in todo.items() if other != place}
    for component in options[place]:
        ship.components[place] = component
        if _find(ship, rest, plan, budget, tight):
            return True
        del ship.components[place]
    return False


def _touches(ship: Ship, place: int) -> bool:
    return any(ship.neighbour(place, side) for side in range(4))


def _fitting(ship: Ship, place: int, what: str, plan: set[int], tight: bool) -> list[Component]:
    """Tiles that can lie there: legal beside what lies there already, joined to something, with squares kept free."""
    used = {component.tile for component in ship.components.values()}
    around = board(ship.board).neighbours[place]
    later = not tight and any(other in plan and other not in ship.components for other in around)
    found: dict[Face, Component] = {}
    for component in _candidates(what):
        face = FACES[component.tile][component.turn]
        if component.tile in used or face in found or any(around[side] in plan for side in face.clear):
            continue
        pairs = [
            (face.connectors[side], ship.face(around[side]).connectors[side ^ 2])
            for side in range(4)
            if around[side] in ship.components
        ]
        if all(FITS[a][b] for a, b in pairs) and (later or any(JOINS[a][b] for a, b in pairs)):
            found[face] = component
    return list(found.values())


@cache
def _candidates(what: str) -> list[Component]:
    arrow = ARROWS.get(what[-1])
    kind, more = WHAT[what.rstrip("^>v<")]
    turns = [0] if kind in ENGINES else [arrow or 0] if kind in (*CANNONS, "shield") else [0, 1, 2, 3]
    found = []
    for tile in tile_set("base").values():
        fits = more is None or more == tile.capacity or more in tile.aliens
        if tile.kind == kind and fits:
            found += [Component(tile.id, turn) for turn in turns]
    return found


def _replace(contents: dict[int, int], wanted: Mapping[str, int] | None) -> None:
    for spot, number in (wanted or {}).items():
        contents[at(spot)] = number
        if not number:
            del contents[at(spot)]


class Flown:
    """A flight in a test: answers go in, what happened is kept."""

    def __init__(self, state: State, dice: str) -> None:
        self.state = state
        self.chance = Scripted(*(int(pip) - 1 for pip in dice.replace(" ", "")))
        self.events: list[Event] = list(frame.begin(state, self.chance))

    @property
    def question(self) -> Any:
        """What the table waits for: a decision of one seat, or all are asked whether they fly on."""
        assert self.state.flight is not None, "the flight is over"
        question = self.state.flight.agenda[-1]
        assert isinstance(question, Decision | StayOrLeave)
        return question

    @property
    def done(self) -> bool:
        """The card has been resolved: the ships still flying are asked whether they go on, or nobody is left."""
        return self.state.flight is None or isinstance(self.question, StayOrLeave)

    def moves(self) -> list[Move]:
        """The answers to the question."""
        return frame.moves(self.state, self.question.seats(self.state)[0])

    def answer(self, seat: int, *moves: Move) -> Flown:
        """These answers by this seat, one after the other; each must be allowed."""
        for move in moves:
            refusal = frame.ask(self.state, seat, move)
            assert refusal is None, f"{move} refused: {refusal}; asked is {self.question}"
            self.events += frame.carry_out(self.state, seat, move, self.chance)
        return self

    def begin(self, step: Step) -> Flown:
        """Put a step on the agenda and go on."""
        play = frame.Heard(self.state, self.chance)
        play.push(step)
        play.settle()
        play.work()
        self.events += play.events
        return self

    def refused(self, seat: int, move: Move) -> str:
        """The clause that forbids this move; it changes nothing."""
        before = msgspec.json.encode(self.state)
        refusal = frame.ask(self.state, seat, move)
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
        if board(ship.board).start != OFF:
            ship.components[board(ship.board).start] = Component(start_cabins()[seat])
        position = positions[seat] if positions else -2 * seat
        money = credits[seat] if credits else 0
        players.append(Player(ship=ship, credits=money, number=seat + 1, position=position, flying=True))
    state = State(
        options=Options(rounds=rounds, **options),  # type: ignore[arg-type]
        players=players,
        phase="flight",
        round=0,
        cards=Cards(deck=deck[::-1]),
    )
    state.round = next(n for n, name in enumerate(state.options.classes) if class_number(name) == ships_number(ships))
    return Flown(state, dice)


def ships_number(ships: Sequence[Ship]) -> int:
    """The class number of the ships that fly."""
    return board(ships[0].board).number


def known(name: str = "I", **contents: Any) -> Ship:
    """The known ship: fits every base board.

        row 6 ·       ·       6,7 ^    6,8 ^^   ·            ^ cannon, ^^ double cannon, both forward
        row 7 hold    cabin   start    beam     battery      hold for 2, battery of 2
        row 8 ·       special engine   engine2  shield       special hold for 2, shield guards rear and left

    Crew 4, tokens 2, engine power 1 (3 with a token), cannon power 1 (3 with a token). One exposed connector: the right
    side of the shield.
    """
    return build(
        name,
        "6,7 T088",
        "7,8 T050",
        "6,8 T123",
        "7,9 T003",
        "8,9 T116@2",
        "7,6 T041",
        "7,5 T016@2",
        "8,6 T061@1",
        "8,7 T066",
        "8,8 T081",
        **contents,
    )


def tub(name: str = "I", **contents: Any) -> Ship:
    """A poor ship: start cabin, one cannon forward on 6,7, one engine on 8,7. Crew 2, two exposed connectors (7,7)."""
    return build(name, "6,7 T089", "8,7 T118", **contents)
