"""What holds for everything that is done while ships are built: who builds, in which way, and what it costs."""

from __future__ import annotations

from starboard.core.game import Move
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.ship.boards import OFF, board
from starboard.games.galaxy_trucker.state import Hand, Player, State
from starboard.games.galaxy_trucker.team import while_building

POINTS, FIRST_POINTS, SAVED_POINTS = 10, 7, 3
"""Building in turns: points a turn, for the very first turn, and what can be saved for the next turn (GT-2.14)."""
TAKE_COST, PUT_COST, ASIDE_COST = 1, 2, 1
LOOK_COST = {1: 3, 2: 4, 3: 5, 4: 5}
"""What looking at a pile costs by the number of the class."""


def in_turns(state: State) -> bool:
    """Whether building goes in turns (GT-2.14)."""
    return state.options.pace == "turns"


def strict(state: State) -> bool:
    """Whether illegal placements are refused (GT-3.13)."""
    return state.options.building == "strict"


def numbers_left(state: State) -> list[int]:
    """The number tiles nobody has taken."""
    taken = {player.number for player in state.players}
    return [number for number in range(1, len(state.players) + 1) if number not in taken]


def may_be_universal(player: Player) -> bool:
    """Whether the tile in hand may get universal connectors: while building, as any such ability (ABE-7.9)."""
    return not player.number and bool(player.ship.perks) and while_building.has_universal_left(player.ship)


def looking(state: State, player: Player) -> list[Move]:
    viewed = {other.looking for other in state.players}
    return [moves.Look(pile) for pile in player.piles if pile not in viewed]


def may_open_piles(player: Player) -> bool:
    """Whether the player may look at cards: not before anything is built (GT-2.7), save with the Inspector."""
    return has_built(player) or player.ship.leeway.looks_first


def is_building(state: State, player: Player) -> bool:
    """Whether the player has not finished, or adds to a finished ship all the same (ABE-9.16)."""
    return not player.number or while_building.may_add(state, player)


def has_built(player: Player) -> bool:
    """Whether the player has placed anything besides the start cabin (GT-2.7)."""
    return len(player.ship.components) > (board(player.ship.board).start != OFF)


def affordable(state: State, player: Player, cost: int) -> bool:
    return state.options.pace != "turns" or player.points >= cost


def put_cost(hand: Hand) -> int:
    return 0 if hand.source == "ship" else PUT_COST


def aside_cost(hand: Hand) -> int:
    # Whatever was set aside once has been paid for, so a tile picked up can always go back.
    return 0 if hand.kept else ASIDE_COST
