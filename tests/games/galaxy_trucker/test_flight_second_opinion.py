"""Random flights, flown by the engine and by a second reading of the rules: the same questions, the same end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.galaxy_trucker import frame
from tests.games.galaxy_trucker.second_opinion import Answer, Opinion, Spot, Vessel

from starboard.core.chance import Seeded
from starboard.core.game import Move
from starboard.games.galaxy_trucker.adventures.hazardous_sector import HazardousSector
from starboard.games.galaxy_trucker.building.launch import tenants
from starboard.games.galaxy_trucker.cards import card_set, deck
from starboard.games.galaxy_trucker.moves.flight import Arrange, FlyOn, GiveUp, Unload
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import OFF, board, halves
from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import CABINS, Set, heap, start_cabins
from starboard.games.galaxy_trucker.state import Cards, Player, State

BASE, ABE = ("I", "II", "III", "IIIA"), ("IIB", "IIIB", "IV")
CARDS = [code for level in ("I", "II", "III") for code in deck(level)]
ABE_CARDS = [code for code, card in card_set("abe").items() if not isinstance(card, HazardousSector)]
GOODS = ("red", "yellow", "green", "blue")


def random_ship(name: str, seat: int, rng: Random) -> Ship:
    """Built at random, with crew, tokens and cubes as they may be in the middle of a flight."""
    ship = Ship(board=name)
    if board(name).start != OFF:
        ship.put(board(name).start, Component(start_cabins()[seat]))
    boxes: tuple[Set, ...] = ("base",) if name in BASE else ("base", "abe")
    for tile in rng.sample(heap(*boxes), rng.choice((8, 15, 25, 35))):
        found = legality.placements(ship, tile, strict=True)
        if found:
            place, turn = rng.choice(found)
            ship.put(place, Component(tile, turn))
    for place in sorted(ship.components):
        face = ship.face(place)
        if face.kind in CABINS:
            who = rng.choice(tenants(ship, place)[::-1])
            if who != "humans":
                ship.aliens[place] = who
            elif humans := rng.choice((2, 2, 2, 1, 0)):
                ship.humans[place] = humans
        if tokens := rng.randint(0, face.cells):
            ship.batteries[place] = tokens
        for _ in range(rng.randint(0, face.normal + face.special)):
            ship.stow(place, rng.choice(GOODS if face.special else GOODS[1:]))
    return ship


def spots(contents: dict[int, Any]) -> dict[Spot, Any]:
    return {(place // 100, place % 100): value for place, value in contents.items()}


def vessel(player: Player) -> Vessel:
    """The same ship for the second opinion; also a picture of a ship at the end."""
    ship = player.ship
    return Vessel(
        name=ship.board,
        parts={spot: (part.tile, part.turn) for spot, part in spots(ship.components).items()},
        humans=spots(ship.humans),
        aliens=spots(ship.aliens),
        tokens=spots(ship.batteries),
        goods={spot: sorted(goods) for spot, goods in spots(ship.goods).items()},
        position=player.position if player.flying else 0,
        credits=player.credits,
        lost=len(player.lost),
        flying=player.flying,
    )


def word(move: Move) -> Answer:
    """A move as the second opinion writes it."""
    told = msgspec.to_builtins(move)
    told.pop("who", None)
    return tuple(told.values())


def plans(name: str, seats: int, rng: Random) -> list[str]:
    """The boards of a class: closed squares, halves."""
    if name == "IIIB":
        one, other = sorted((rng.randint(1, 6), rng.randint(1, 6)))
        return [f"IIIB:{one}-{other}"] * seats
    if name == "IV":
        fronts, rears = rng.sample(halves("front"), seats), rng.sample(halves("rear"), seats)
        return [f"IV:{front}+{rear}" for front, rear in zip(fronts, rears, strict=True)]
    return [name] * seats


def flight_of(seed: int, names: Sequence[str], codes: Sequence[str]) -> tuple[State, list[str], Random]:
    rng = Random(seed)
    name, seats = rng.choice(names), rng.randint(1, 4)
    if seed % 3:
        positions = rng.sample(range(-8, 8), seats)
    else:  # up to a lap apart
        positions = [space - 40 * rng.randint(0, 1) for space in rng.sample(range(40), seats)]
    players = [
        Player(ship=random_ship(plan, seat, rng), number=seat + 1, position=positions[seat], flying=True)
        for seat, plan in enumerate(plans(name, seats, rng))
    ]
    turned = rng.sample(codes, rng.randint(1, 8))
    expansion: Any = "none" if name in BASE else "abe"
    options = Options(sequence=name, expansion=expansion, support_team=False)
    state = State(options=options, players=players, phase="flight", cards=Cards(deck=turned[::-1]))
    return state, turned, rng


ORDERS = (FlyOn(standing=True),)


def compare(seed: int, names: Sequence[str] = BASE, codes: Sequence[str] = CARDS) -> int:
    """How many questions were asked."""
    state, turned, rng = flight_of(seed, names, codes)
    ships = [vessel(player) for player in state.players]
    chance = Seeded(seed)
    chance.answers = []
    asked: list[tuple[int, list[Answer], Answer]] = []
    frame.begin(state, chance)
    while state.flight is not None:
        seat = frame.to_move(state)[0]
        # Standing orders and whole arrangements say in one move what is said in several here.
        moves = [move for move in frame.moves(state, seat) if move not in ORDERS and not isinstance(move, Arrange)]
        rare = [0.2 if isinstance(move, GiveUp | Unload) else 1 for move in moves]
        (move,) = rng.choices(moves, rare)
        asked.append((seat, sorted(map(word, moves)), word(move)))
        frame.carry_out(state, seat, move, chance)
    questions, dice = iter(asked), iter(chance.answers)

    def ask(seat: int, answers: list[Answer]) -> Answer:
        expected, listed, answer = next(questions)
        assert (seat, sorted(answers)) == (expected, listed)
        return answer

    def die() -> int:
        pip = next(dice)
        assert isinstance(pip, int)
        return pip + 1

    Opinion(ships, ask, die).fly(turned)
    assert next(questions, None) is None, "the engine asked more"
    assert next(dice, None) is None, "the engine rolled more"
    for ours, player in zip(ships, state.players, strict=True):
        ours.goods = {spot: sorted(goods) for spot, goods in ours.goods.items()}
        ours.position = ours.position if ours.flying else 0
        assert ours == vessel(player)
    return len(asked)


@pytest.mark.clause("GT-6.3", "GT-6.4", "GT-6.9", "GT-6.10", "GT-6.11", "GT-6.18", "GT-7.14", "GT-8.24", "GT-10.9")
@pytest.mark.parametrize("batch", range(4))
def test_two_readings_of_the_flight_agree(batch: int) -> None:
    assert sum(compare(seed) for seed in range(1000 * batch, 1000 * batch + 60)) > 300


@pytest.mark.clause("ABE-3.1.7", "ABE-3.2.4", "ABE-3.5.8", "ABE-3.6.3", "ABE-4.2.6", "ABE-4.2.11", "ABE-4.2.15")
@pytest.mark.clause("ABE-5.3.0", "ABE-5.4.2", "ABE-5.5", "ABE-5.6", "ABE-5.7", "ABE-5.9", "ABE-6.3.4", "ABE-6.5.2")
@pytest.mark.parametrize("batch", range(4))
def test_two_readings_of_the_expansion_agree(batch: int) -> None:
    """Its boards and components under its own cards, and under those of the game."""
    codes = CARDS if batch == 0 else ABE_CARDS
    assert sum(compare(seed, ABE, codes) for seed in range(1000 * batch, 1000 * batch + 60)) > 200


@pytest.mark.slow
def test_two_readings_agree_on_many_flights() -> None:
    assert sum(compare(seed) for seed in range(10_000, 11_000)) > 5_000
    assert sum(compare(seed, ABE, CARDS + ABE_CARDS) for seed in range(10_000, 11_000)) > 5_000
