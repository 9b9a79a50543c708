"""The workshop: a ship looked at, flown alone against chosen or drawn cards, and what would have saved a part of it.

Nothing here is played at a table. The same rules fly the ship; a plain crew answers for it: it wards hits off while it
has power, beats whom it can beat, and takes what is worth more than it costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec

from starboard.core.chance import Answer, Chance, ChanceError, Recorded, Seeded
from starboard.core.game import Move, Seat, Tell, unheard
from starboard.core.text import say
from starboard.games.galaxy_trucker import flying, previews, rounds
from starboard.games.galaxy_trucker.adventures import catalogue
from starboard.games.galaxy_trucker.building import launch
from starboard.games.galaxy_trucker.flying import Flying
from starboard.games.galaxy_trucker.moves.flight import Arrange, Brace, Enough, FlyOn, HoldCourse, Land, Power, Take
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.seen import ShipView, see_ship
from starboard.games.galaxy_trucker.setup import decks
from starboard.games.galaxy_trucker.ship import inspect, legality
from starboard.games.galaxy_trucker.ship.boards import Square, class_of, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.check import ShipCheck, check
from starboard.games.galaxy_trucker.ship.ship import Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FACES, tile_set
from starboard.games.galaxy_trucker.state import Player, State, copy

MOST_CARDS = 24
LONGEST = 400
"""Answers of a flight: more than any has."""
HELPERS = ("shield", "cannon", "battery")
"""What a part could have been saved by, if it had been there."""
MOST_TRIES = 240
"""Changes that are tried out before the answer is given."""

ME: Seat = 0


class Inspected(msgspec.Struct, frozen=True, kw_only=True):
    """A ship as the rules see it."""

    ship: ShipView
    check: ShipCheck
    judgement: inspect.Judgement


class FlightPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ship, the cards it shall meet, and the luck it shall have."""

    ship: inspect.GivenShip
    cards: Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST_CARDS)] = ()
    """By their codes, the first one first; without any so many are drawn."""
    draw: Annotated[int, msgspec.Meta(ge=1, le=MOST_CARDS)] = 8
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**32)] = 0


class Loss(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part that was lost in a step of a flight, counted from 1."""

    plan: FlightPlan
    step: Annotated[int, msgspec.Meta(ge=1, le=LONGEST)]
    row: int
    column: int


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A part added to a ship, or one turned that it has."""

    tile: str
    row: int
    column: int
    turn: int
    added: bool


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """The changes with which the part would still be there: each was flown with the same dice."""

    changes: list[Change]


# --- looking at it --------------------------------------------------------------------------------------------------


def look_at(given: inspect.GivenShip) -> Inspected:
    """What the rules say of a ship. Raises :class:`.inspect.BadShip`."""
    ship = inspect.build(given)
    return Inspected(ship=see_ship(ship), check=check(ship, building=True), judgement=inspect.judge(ship))


# --- flying it ------------------------------------------------------------------------------------------------------


def set_up(plan: FlightPlan) -> State:
    """A table with this one ship, loaded and about to turn its first card. Raises :class:`.inspect.BadShip`."""
    ship = inspect.build(plan.ship)
    if not legality.is_legal(ship):
        raise inspect.BadShip(say("galaxy-trucker-workshop-illegal", n=len(legality.errors(ship))))
    unknown = [code for code in plan.cards if code not in catalogue()]
    if unknown:
        raise inspect.BadShip(say("galaxy-trucker-workshop-card", card=unknown[0]))
    options = Options(expansion="abe", support_team=False, big_expansion=True, sequence=class_of(ship.board))
    state = State(options=options, players=[Player(ship=ship, number=1)])
    play = Flying(state, Seeded(plan.seed))
    launch.begin(play)
    question = launch.Crew()
    while launch.choosing(state.players):
        question.answer(play, ME, question.moves(state, ME)[0])
    whole = decks(options)
    drawn = [card for name in state.figures.pile for card in whole.get(name, ())]
    play.chance.shuffle(drawn)
    met = plan.cards or tuple(drawn[: plan.draw])
    state.cards.deck = [*reversed(met)]
    state.cards.box = {name: [card for card in cards if card not in met] for name, cards in whole.items()}
    state.stage = rounds.STAGES.index(flying.begin)
    flying.begin(play)
    return state


def fly(state: State, seed: int) -> Callable[[Tell], Iterator[None]]:
    """Plays the flight on from this state, one step each time it is asked for the next one."""

    def play(tell: Tell) -> Iterator[None]:
        for step in range(LONGEST):
            if state.flight is None:
                return
            carry_out(state, ME, answer(state, ME), Seeded(seed, step + 1), tell)
            yield

    return play


def carry_out(state: State, seat: Seat, move: Move, chance: Chance, tell: Tell = unheard) -> None:
    """An answer in flight."""
    question, play = rounds.asked(state), Flying(state, chance, tell)
    assert question is not None
    if play.agenda and play.agenda[-1] is question:
        play.agenda.pop()
    question.answer(play, seat, move)
    rounds.lead_on(play)


def answer(state: State, seat: Seat) -> Move:
    """What a plain crew answers."""
    question = rounds.asked(state)
    assert question is not None
    moves: list[Any] = question.moves(state, seat)
    kinds = {type(move): move for move in reversed(moves)}
    if FlyOn in kinds:
        return FlyOn()
    if Arrange in kinds:
        return kinds[Arrange]  # type: ignore[no-any-return]
    if Brace in kinds and Power in kinds:
        return kinds[Power]  # type: ignore[no-any-return]
    if Enough in kinds and Power in kinds:
        return _declare(state, seat, kinds[Power])
    if HoldCourse in kinds:
        return HoldCourse()
    if Land in kinds or Take in kinds:
        best: Move = max(moves, key=lambda move: _gain(previews.preview(state, seat, move)))
        return best
    return moves[0]  # type: ignore[no-any-return]


def _declare(state: State, seat: Seat, power: Power) -> Move:
    """Batteries go into what can still win, or into engines that would not move the ship otherwise (GT-6.5)."""
    found = previews.preview(state, seat, power)
    enemy = found.get("enemy")
    if enemy is not None:
        reach = check(state.players[seat].ship, building=False).cannons[1]
        return power if found["cannons"][0] <= enemy[0] < reach else Enough()
    return power if found.get("engines", (1, 1))[0] == 0 else Enough()


def _gain(found: previews.Effects) -> int:
    """What a choice brings in, all in all: a day counts as a credit, a figure as two."""
    price = {"credits": 1, "goods": 1, "days": 1, "crew": 2}
    return sum(price[name] * (after - before) for name, (before, after) in found.items() if name in price)


# --- what would have saved this part --------------------------------------------------------------------------------


def what_saves(loss: Loss) -> Saved:
    """The changes of the ship with which that step would have left the part where it was."""
    state, seed = set_up(loss.plan), loss.plan.seed
    for step in range(1, loss.step):
        if state.flight is None:
            return Saved(changes=[])
        carry_out(state, ME, answer(state, ME), Seeded(seed, step))
    place = square(loss.row, loss.column)
    if state.flight is None or place not in state.players[ME].ship.components:
        return Saved(changes=[])
    chance = Seeded(seed, loss.step)
    chance.answers = []
    after, move = copy(state), answer(state, ME)
    carry_out(after, ME, move, chance)
    if place in after.players[ME].ship.components:
        return Saved(changes=[])  # it was not lost
    return Saved(changes=saving(state, Blow(ME, move, chance.answers), ME, place))


class Blow(NamedTuple):
    """The step in which a part was lost: whose move, and what chance answered."""

    seat: Seat
    move: Move
    answers: Sequence[Answer]


def saving(state: State, blow: Blow, owner: Seat, place: Square) -> list[Change]:
    """The changes of the owner's ship that keep a part: the same move meets the same dice, and it is still there.

    Only what truly holds: the changed ship is legal, has the power it needs, and goes through the whole step; what is
    added or turned is still there as well.
    """
    ship = state.players[owner].ship
    tries = [*_turned(ship), *_added(ship)][:MOST_TRIES]
    return [change for change in tries if _holds(state, blow, owner, place, change)]


def _turned(ship: Ship) -> Iterator[Change]:
    for place, component in sorted(ship.components.items()):
        seen = [FACES[component.tile][component.turn]]
        for turn in range(4):
            if FACES[component.tile][turn] not in seen:
                seen.append(FACES[component.tile][turn])
                change = Change(tile=component.tile, row=row_of(place), column=column_of(place), turn=turn, added=False)
                if legality.is_legal(_changed(ship, change)):
                    yield change


def _added(ship: Ship) -> Iterator[Change]:
    """Shields, cannons and batteries on every free square, one of a kind for each way it works."""
    lying = {component.tile for component in ship.components.values()}
    seen: set[tuple[Any, ...]] = set()
    for tile in tile_set("base").values():
        if tile.kind in HELPERS and tile.id not in lying:
            for place, turn in legality.placements(ship, tile.id, strict=True):
                face = FACES[tile.id][turn]
                works = place, face.kind, face.guards, face.barrel, face.cells
                if works not in seen:
                    seen.add(works)
                    yield Change(tile=tile.id, row=row_of(place), column=column_of(place), turn=turn, added=True)


def _changed(ship: Ship, change: Change) -> Ship:
    """A copy of the ship with the change; what is added is loaded."""
    other, place = copy_ship(ship), square(change.row, change.column)
    other.put(place, Component(change.tile, change.turn))
    if change.added and (cells := other.face(place).cells):
        other.batteries[place] = cells
    return other


def _holds(state: State, blow: Blow, owner: Seat, place: Square, change: Change) -> bool:
    trial, chance = copy(state), Recorded(blow.answers)
    ship = trial.players[owner].ship = _changed(trial.players[owner].ship, change)
    seat, move = blow.seat, blow.move
    try:
        for _ in range(LONGEST):
            carry_out(trial, seat, move, chance)
            question = rounds.asked(trial)
            if trial.flight is None or question is None or isinstance(question, flying.StayOrLeave):
                break
            if not question.asks(trial, owner):
                break
            seat, move = owner, answer(trial, owner)
    except ChanceError:
        pass  # the step has gone another way than the dice that are known
    return place in ship.components and square(change.row, change.column) in ship.components
