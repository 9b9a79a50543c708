"""Galaxy Trucker: whole random games per second, and what judging a full class III ship costs.

One core, plain CPython.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from starboard import game as find_game
from starboard.bots import make
from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import board
from starboard.games.galaxy_trucker.ship.ship import Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FACES, heap, start_cabins
from starboard.lab.drive import play_out

SECONDS = 4.0


def main() -> None:
    """Print speeds."""
    games, decisions, cards = whole_games(SECONDS)
    print(f"galaxy-trucker, 4 players: {games:7.1f} games/s (wanted: 10)")
    print(f"                           {decisions:9,.0f} decisions/s, {cards:.1f} cards a game")
    ship = full_ship("III")
    last = list(ship.components)[-1]
    component = ship.components[last]
    before = copy_ship(ship)
    before.remove([last])
    squares = len(ship.components)
    half = partial_ship(ship, squares // 2)
    costs = {
        f"{squares} squares, legal or not (wanted: under 100)": micros(lambda: legality.is_legal(ship)),
        f"{squares} squares, every error named": micros(lambda: legality.errors(ship)),
        "one placement judged": micros(lambda: legality.refusal(before, last, component, strict=True)),
        "all placements of a tile": micros(lambda: legality.placements(half, component.tile, strict=True)),
        "exposed connectors": micros(ship.exposed),
        "copy of a state": copy_cost(),
    }
    for name, cost in costs.items():
        print(f"{name:45} {cost:6.1f} µs")


def whole_games(seconds: float) -> tuple[float, float, float]:
    """Games and decisions per second, and cards turned in a game."""
    game = find_game("galaxy-trucker")
    bots = [make("random")] * 4
    games = decisions = cards = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        chance = Seeded(4, games)
        state = game.new(game.Options(), 4, chance)
        decisions += play_out(game, state, bots, chance)
        cards += len(state.cards.used)
        games += 1
    return games / spent, decisions / spent, cards / games


def full_ship(name: str) -> Ship:
    """A legal ship with as many components as chance can fit on the board: the best of some tries."""
    best = Ship(board=name)
    for seed in range(200):
        chance = Seeded(seed)
        ship = Ship(board=name)
        ship.put(board(name).start, Component(start_cabins()[0]))
        left = list(heap())
        chance.shuffle(left)
        left.sort(key=lambda tile: -sum(1 for connector in FACES[tile][0].connectors if connector))
        for tile in left:
            places = legality.placements(ship, tile, strict=True)
            if places:
                place, turn = chance.pick(places)
                ship.put(place, Component(tile, turn))
        if len(ship.components) > len(best.components):
            best = ship
        if len(best.components) == len(board(name).squares):
            break
    return best


def partial_ship(ship: Ship, components: int) -> Ship:
    """The ship as it was after this many components."""
    part = Ship(board=ship.board)
    for place, component in list(ship.components.items())[:components]:
        part.put(place, component)
    return part


def micros(task: Callable[[], object], rounds: int = 20, repeat: int = 200) -> float:
    """The best time of a task in microseconds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(repeat):
            task()
        best = min(best, (time.perf_counter() - start) / repeat)
    return best * 1e6


def copy_cost() -> float:
    """Microseconds for a copy of a four-player state in the third round's flight."""
    game = find_game("galaxy-trucker")
    chance = Seeded(3)
    state = game.new(game.Options(rounds="III"), 4, chance)
    bot = make("random")
    while state.phase != "flight" and game.result(state) is None:
        seats = game.to_move(state)
        seat = seats[chance.below(len(seats))]
        game.carry_out(state, seat, bot.choose(game, None, state.options, game.moves(state, seat), chance).move, chance)
    return micros(lambda: game.copy(state))


if __name__ == "__main__":
    main()
