"""What becomes of the moves of building (GT-2): every kind has a function that plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.game import Seat
from starboard.games.galaxy_trucker import heap
from starboard.games.galaxy_trucker.building import timer
from starboard.games.galaxy_trucker.building.terms import (
    LOOK_COST,
    POINTS,
    SAVED_POINTS,
    TAKE_COST,
    aside_cost,
    in_turns,
    is_building,
    numbers_left,
    put_cost,
)
from starboard.games.galaxy_trucker.events import building as events
from starboard.games.galaxy_trucker.events.team import Snatched, TokenPlaced
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.moves.team import Pipe, Snatch, Universal
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import legality, tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import Side
from starboard.games.galaxy_trucker.state import Hand, Player, State
from starboard.games.galaxy_trucker.team import while_building


def _do_ready(play: Play, player: Player, seat: Seat, _move: moves.Ready) -> None:
    player.ready = True
    play.tell(events.SaidReady(seat=seat))


def _pay(state: State, player: Player, cost: int) -> None:
    if in_turns(state):
        player.points -= cost


def _weld(play: Play, player: Player, seat: Seat) -> None:
    """The component placed last can never be moved again (GT-2.5)."""
    if player.loose != OFF:
        place, player.loose = player.loose, OFF
        play.tell(events.Welded(seat=seat, row=row_of(place), column=column_of(place)))


def _do_take_down(play: Play, player: Player, seat: Seat, move: moves.TakeFaceDown) -> None:
    _weld(play, player, seat)
    _pay(play.state, player, TAKE_COST)
    spot = heap.any_hidden(play.state) if move.spot is None else move.spot
    tile = heap.draw(play.state, spot)
    player.hand = Hand(tile, "face-down", spot=spot)
    play.tell(events.Took(seat=seat, source="face-down", spot=spot))
    play.tell(events.TileSeen(tile=tile, seats=(seat,)))


def _do_take_up(play: Play, player: Player, seat: Seat, move: moves.TakeFaceUp) -> None:
    _weld(play, player, seat)
    _pay(play.state, player, TAKE_COST)
    spot = heap.pick_up(play.state, move.tile)
    player.hand = Hand(move.tile, "face-up", spot=spot)
    play.tell(events.Took(seat=seat, source="face-up", tile=move.tile, spot=spot))


def _do_take_aside(play: Play, player: Player, seat: Seat, move: moves.TakeAside) -> None:
    _weld(play, player, seat)
    _pay(play.state, player, TAKE_COST)
    player.aside.remove(move.tile)
    player.hand = Hand(move.tile, "aside", kept=True)
    play.tell(events.Took(seat=seat, source="aside", tile=move.tile))


def _do_snatch(play: Play, player: Player, seat: Seat, move: Snatch) -> None:
    """What another player has set aside is taken as if it lay face up (ABE-9.12)."""
    _weld(play, player, seat)
    _pay(play.state, player, TAKE_COST)
    play.players[move.seat].aside.remove(move.tile)
    player.hand = Hand(move.tile, "face-up")
    play.tell(Snatched(seat=seat, victim=move.seat, tile=move.tile))


def _do_use(play: Play, player: Player, seat: Seat, move: while_building.Ability) -> None:
    """Pipes and universal connectors stay where they are, and what they lie on with them (ABE-9.10)."""
    if isinstance(move, Pipe | Universal):
        _weld(play, player, seat)
    while_building.carry_out(play, seat, move)


def _do_put(play: Play, player: Player, seat: Seat, move: moves.Put) -> None:
    hand = player.hand
    assert hand is not None
    _pay(play.state, player, put_cost(hand))
    place, welds = square(move.row, move.column), tokens.find(player.ship, "join")
    player.ship.put(place, Component(hand.tile, move.turn))
    player.hand, player.loose, player.loose_kept = None, place, hand.kept
    play.tell(events.Placed(seat=seat, tile=hand.tile, row=move.row, column=move.column, turn=move.turn))
    if move.universal:
        play.tell(while_building.lay_universal(player.ship, seat, place))
        _weld(play, player, seat)
    elif player.ship.perks:
        _tell_welds(play, seat, player.ship, welds)
        _help(play, player, seat, move.pipe)


def _tell_welds(play: Play, seat: Seat, ship: Ship, welds: list[tokens.Overlay]) -> None:
    """The welds that were not there before a component was put (ABE-9.18)."""
    for join in tokens.find(ship, "join"):
        if join not in welds:
            row, column = row_of(join.square), column_of(join.square)
            play.tell(TokenPlaced(seat=seat, token="join", row=row, column=column, side=join.side))


def _help(play: Play, player: Player, seat: Seat, pipe: Side) -> None:
    """What specialists make of a component just put: held by pipes alone (ABE-9.10), or one too many (ABE-9.16)."""
    state, place, ship = play.state, player.loose, player.ship
    loose = not ship.joined(place) and (pipe >= 0 or ship.part_count() > legality.parts_allowed(ship))
    if loose and while_building.attach(play, seat, place, pipe):
        _weld(play, player, seat)
    if player.number:
        while_building.added(play, seat)
        if in_turns(state) and not is_building(state, player):
            _weld(play, player, seat)
            _next_turn(play)


def _do_lift(play: Play, player: Player, seat: Seat, _move: moves.Lift) -> None:
    place, player.loose = player.loose, OFF
    (tile,) = player.ship.remove([place])
    player.hand = Hand(tile, "ship", kept=player.loose_kept)
    if player.number and play.state.team is not None:
        play.state.team.extras -= 1
    play.tell(events.Lifted(seat=seat, tile=tile, row=row_of(place), column=column_of(place)))


def _do_return(play: Play, player: Player, seat: Seat, move: moves.Return) -> None:
    hand, player.hand = player.hand, None
    assert hand is not None
    spot = heap.lay(play.state, hand.tile, hand.spot if move.spot is None else move.spot)
    play.tell(events.Returned(seat=seat, tile=hand.tile, spot=spot))


def _do_set_aside(play: Play, player: Player, seat: Seat, _move: moves.SetAside) -> None:
    hand, player.hand = player.hand, None
    assert hand is not None
    _pay(play.state, player, aside_cost(hand))
    player.aside.append(hand.tile)
    play.tell(events.WentAside(seat=seat, tile=hand.tile))


def _do_look(play: Play, player: Player, seat: Seat, move: moves.Look) -> None:
    _pay(play.state, player, LOOK_COST[play.state.number])
    player.looking = move.pile
    if move.pile not in player.seen:
        player.seen = sorted([*player.seen, move.pile])
    cards = tuple(play.state.cards.piles[move.pile - 1])
    play.tell(events.LookedAt(seat=seat, pile=move.pile))
    play.tell(events.CardsSeen(pile=move.pile, cards=cards, seats=(seat,)))


def _stop_looking(play: Play, player: Player, seat: Seat) -> None:
    if player.looking is not None:
        pile, player.looking = player.looking, None
        play.tell(events.PutBack(seat=seat, pile=pile))


def _do_stop(play: Play, player: Player, seat: Seat, _move: Any) -> None:
    _stop_looking(play, player, seat)


def _do_flip(play: Play, _player: Player, seat: Seat, _move: Any) -> None:
    timer.flip(play, seat)


def _do_end_turn(play: Play, player: Player, seat: Seat, _move: Any) -> None:
    player.points = min(player.points, SAVED_POINTS)
    _weld(play, player, seat)
    _next_turn(play)


def _next_turn(play: Play) -> None:
    """The next unfinished player's turn, with what was saved on top."""
    state, seats = play.state, len(play.players)
    state.turn = next(
        seat
        for step in range(1, seats * (2 + while_building.DRILL_TURNS))
        if is_building(state, state.players[seat := (state.turn + step) % seats])
        and not while_building.drill_skips(state, seat)
    )
    player = state.players[state.turn]
    player.points += POINTS
    play.tell(events.TurnCame(seat=state.turn, points=player.points))


def _do_number(play: Play, player: Player, seat: Seat, move: moves.TakeNumber) -> None:
    state = play.state
    _weld(play, player, seat)
    player.number = move.number
    play.tell(events.Finished(seat=seat, number=move.number))
    if not numbers_left(state):
        put_down(play)
        state.timer.ends = state.reactions_end = None
        if state.phase == "building":
            play.tell(events.BuildingEnded())
    elif state.phase == "building" and in_turns(state):
        player.points = 0
        _next_turn(play)


DO: dict[type, Callable[[Play, Player, Seat, Any], None]] = {
    moves.Ready: _do_ready,
    moves.TakeFaceDown: _do_take_down,
    moves.TakeFaceUp: _do_take_up,
    moves.TakeAside: _do_take_aside,
    moves.Put: _do_put,
    moves.Lift: _do_lift,
    moves.Return: _do_return,
    moves.SetAside: _do_set_aside,
    moves.Look: _do_look,
    moves.StopLooking: _do_stop,
    moves.Flip: _do_flip,
    moves.EndTurn: _do_end_turn,
    moves.TakeNumber: _do_number,
    Snatch: _do_snatch,
    **dict.fromkeys(while_building.ABILITIES, _do_use),
}


def put_down(play: Play) -> None:
    """Everybody stops: piles are put back, the last component stays where it is, a held tile goes back (GT-2.13)."""
    if play.state.team is not None:
        play.state.team.drill_ends = None
    for seat, player in enumerate(play.players):
        _stop_looking(play, player, seat)
        _weld(play, player, seat)
        if player.hand is not None:
            _drop(play, player, seat, player.hand)


def _drop(play: Play, player: Player, seat: Seat, hand: Hand) -> None:
    """A held tile goes back to where it may be, and stays a secret if it was one."""
    state, player.hand = play.state, None
    if hand.kept:
        player.aside.append(hand.tile)
    elif hand.source == "face-down":
        heap.hide(state, hand.tile, hand.spot)
    else:
        heap.lay(state, hand.tile, hand.spot)
    play.tell(events.HandEmptied(seat=seat, to="aside" if hand.kept else "heap"))


def give_number(play: Play, seat: Seat) -> None:
    _do_number(play, play.players[seat], seat, moves.TakeNumber(numbers_left(play.state)[0]))
