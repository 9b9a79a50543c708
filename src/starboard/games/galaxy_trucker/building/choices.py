"""What a seat may do while ships are built (GT-2), move by move."""

from __future__ import annotations

from starboard.core.game import Move, Seat
from starboard.games.galaxy_trucker import heap
from starboard.games.galaxy_trucker.building import timer
from starboard.games.galaxy_trucker.building.terms import (
    LOOK_COST,
    TAKE_COST,
    affordable,
    aside_cost,
    in_turns,
    is_building,
    looking,
    may_be_universal,
    may_open_piles,
    numbers_left,
    put_cost,
    strict,
)
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.ship import legality, tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, column_of, row_of
from starboard.games.galaxy_trucker.ship.tiles import tiles
from starboard.games.galaxy_trucker.state import Hand, Player, State
from starboard.games.galaxy_trucker.team import while_building

REACH = 6
"""Every so many spots one is named among the moves: hidden tiles are all alike, and any other may be taken as well."""

_TAKE_ANY = moves.TakeFaceDown()
_TAKE_DOWN = [moves.TakeFaceDown(spot) for spot in range(len(tiles()))]
_TAKE_UP = {tile: moves.TakeFaceUp(tile) for tile in tiles()}
_PUT = dict[tuple[int, int], moves.Put]()


def can_act(state: State, seat: Seat) -> bool:
    """Whether there is anything to do for this seat."""
    player = state.players[seat]
    if player.looking is not None or timer.may_flip(state, finished=bool(player.number)):
        return True
    if not player.number or while_building.may_add(state, player):
        free = not while_building.drill_runs(state, seat)
        return free and bool(not player.number or player.hand or player.aside or state.face_down or state.face_up)
    return player.ship.leeway.looks_last and bool(looking(state, player))


def offered(state: State, seat: Seat) -> list[Move]:
    """All that the seat may do while ships are built.

    A lifted tile can go anywhere a held one can, so moving the last component is not listed square by square.
    """
    player = state.players[seat]
    found: list[Move] = []
    if player.looking is not None:
        found.append(moves.StopLooking())
    elif is_building(state, player) and (state.team is None or not while_building.drill_runs(state, seat)):
        found = _without_hand(state, player, seat) if player.hand is None else _with_hand(state, player, player.hand)
    elif player.number and player.ship.leeway.looks_last:
        found += looking(state, player)
    if timer.may_flip(state, finished=bool(player.number)):
        found.append(moves.Flip())
    return found


def _with_hand(state: State, player: Player, hand: Hand) -> list[Move]:
    found: list[Move] = []
    if affordable(state, player, put_cost(hand)):
        placements = legality.placements(player.ship, hand.tile, strict(state))
        if player.ship.perks and tokens.has_pipe_left(player.ship):
            found += while_building.puts(player.ship, hand.tile, placements)
            placements = []
        for placement in placements:
            put = _PUT.get(placement)
            if put is None:
                place, turn = placement
                put = _PUT[placement] = moves.Put(row_of(place), column_of(place), turn)
            found.append(put)
        if may_be_universal(player):
            found += while_building.universal_puts(player.ship, hand.tile, strict=strict(state))
    if not hand.kept or player.ship.leeway.returns:
        found.append(moves.Return())
    if len(player.aside) < player.room_aside and affordable(state, player, aside_cost(hand)):
        found.append(moves.SetAside())
    return found


def _without_hand(state: State, player: Player, seat: Seat) -> list[Move]:
    found: list[Move] = []
    if affordable(state, player, TAKE_COST):
        if state.face_down:
            found.append(_TAKE_ANY)
            found += [_TAKE_DOWN[spot] for spot in range(0, heap.spots(state), REACH) if spot in state.face_down]
        found += [_TAKE_UP[tile] for _spot, tile in sorted(state.face_up.items())]
        found += [moves.TakeAside(tile) for tile in player.aside]
    if player.loose != OFF:
        found.append(moves.Lift())
    if not player.number:
        if may_open_piles(player) and affordable(state, player, LOOK_COST[state.number]):
            found += looking(state, player)
        found += [moves.TakeNumber(number) for number in numbers_left(state)]
        if player.ship.perks:
            found += while_building.moves(state, seat)
    elif player.ship.leeway.looks_last and not in_turns(state):
        found += looking(state, player)
    if player.ship.perks and affordable(state, player, TAKE_COST):
        found += while_building.snatching(state, seat)
    if in_turns(state):
        found.append(moves.EndTurn())
    return found
