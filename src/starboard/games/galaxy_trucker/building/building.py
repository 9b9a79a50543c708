"""Building (GT-2): everyone at once on one heap, or in turns.

Each kind of move has a function that says why it would be refused (``_may_…``) and one that plays it (``_do_…``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.agenda import Question
from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.core.text import player as say_player
from starboard.games.galaxy_trucker import heap
from starboard.games.galaxy_trucker.building import timer
from starboard.games.galaxy_trucker.events import building as events
from starboard.games.galaxy_trucker.events.team import Snatched, TokenPlaced
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.moves.team import Pipe, Snatch, Universal
from starboard.games.galaxy_trucker.phrases import say_kind
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import PlayerView, TableSeen, own
from starboard.games.galaxy_trucker.ship import legality, tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, OPEN, board, class_number, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.perks import leeway
from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import FACES, Side, tiles
from starboard.games.galaxy_trucker.state import Hand, Player, State
from starboard.games.galaxy_trucker.team import while_building

POINTS, FIRST_POINTS, SAVED_POINTS = 10, 7, 3
"""Building in turns: points a turn, for the very first turn, and what can be saved for the next turn (GT-2.14)."""
TAKE_COST, PUT_COST, ASIDE_COST = 1, 2, 1
LOOK_COST = {1: 3, 2: 4, 3: 5, 4: 5}
"""What looking at a pile costs by the number of the class."""

REACTION_SECONDS = 10.0
"""After time-out: how long players have to reach for a number tile before the rest are handed out (GT-2.13)."""

REACH = 6
"""Every so many spots one is named among the moves: hidden tiles are all alike, and any other may be taken as well."""

_TAKE_ANY = moves.TakeFaceDown()
_TAKE_DOWN = [moves.TakeFaceDown(spot) for spot in range(len(tiles()))]
_TAKE_UP = {tile: moves.TakeFaceUp(tile) for tile in tiles()}
_PUT = dict[tuple[int, int], moves.Put]()


def get_ready(play: Play) -> None:
    """The heap lies there: everybody says when they are ready; without a timer nobody has to be."""
    play.state.phase = "ready"


def begin(play: Play) -> None:
    """Go! (GT-2.1)"""
    state = play.state
    state.phase = "building"
    if state.options.pace == "real-time":
        timer.start(state)
    play.tell(events.BuildingBegan())
    if state.ship_class == "IIIB":
        play.tell(_close_squares(state, play.chance))
    for player in state.players:
        if player.ship.leeway.trespassers:
            player.ship.board += OPEN
    if in_turns(state):
        state.turn = state.round % len(state.players)
        state.players[state.turn].points = FIRST_POINTS
        play.tell(events.TurnCame(seat=state.turn, points=FIRST_POINTS))


def _close_squares(state: State, chance: Chance) -> Event:
    """Two dice close squares on every board; doubles take the start cabins away (ABE-4.3.1, ABE-4.3.3)."""
    dice = (chance.die(), chance.die())
    plan = board(f"IIIB:{min(dice)}-{max(dice)}")
    for player in state.players:
        player.ship.board = plan.name
        if plan.start == OFF:
            player.ship.components.clear()
    return events.SquaresClosed(dice=dice, squares=tuple(sorted(plan.closed)), startless=plan.start == OFF)


def in_turns(state: State) -> bool:
    """Whether building goes in turns (GT-2.14)."""
    return state.options.pace == "turns"


def strict(state: State) -> bool:
    """Whether illegal placements are refused (GT-3.13)."""
    return state.options.building == "strict"


def is_over(state: State) -> bool:
    """Whether everybody has a number tile."""
    for player in state.players:  # noqa: SIM110 - asked after every move, a generator would cost more
        if not player.number:
            return False
    return True


def numbers_left(state: State) -> list[int]:
    """The number tiles nobody has taken."""
    taken = {player.number for player in state.players}
    return [number for number in range(1, len(state.players) + 1) if number not in taken]


# --- what a seat may do --------------------------------------------------------------------------------------


def _can_act(state: State, seat: Seat) -> bool:
    """Whether there is anything to do for this seat."""
    player = state.players[seat]
    if player.looking is not None or timer.may_flip(state, finished=bool(player.number)):
        return True
    if not player.number or while_building.may_add(state, player):
        free = not while_building.drill_runs(state, seat)
        return free and bool(not player.number or player.hand or player.aside or state.face_down or state.face_up)
    return player.ship.leeway.looks_last and bool(_looking(state, player))


def _moves(state: State, seat: Seat) -> list[Move]:
    """All that the seat may do while ships are built.

    A lifted tile can go anywhere a held one can, so moving the last component is not listed square by square.
    """
    player = state.players[seat]
    found: list[Move] = []
    if player.looking is not None:
        found.append(moves.StopLooking())
    elif _is_building(state, player) and (state.team is None or not while_building.drill_runs(state, seat)):
        found = _without_hand(state, player, seat) if player.hand is None else _with_hand(state, player, player.hand)
    elif player.number and player.ship.leeway.looks_last:
        found += _looking(state, player)
    if timer.may_flip(state, finished=bool(player.number)):
        found.append(moves.Flip())
    return found


def _with_hand(state: State, player: Player, hand: Hand) -> list[Move]:
    found: list[Move] = []
    if _affordable(state, player, _put_cost(hand)):
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
        if _may_be_universal(player):
            found += while_building.universal_puts(player.ship, hand.tile, strict=strict(state))
    if not hand.kept or player.ship.leeway.returns:
        found.append(moves.Return())
    if len(player.aside) < player.room_aside and _affordable(state, player, _aside_cost(hand)):
        found.append(moves.SetAside())
    return found


def _may_be_universal(player: Player) -> bool:
    """Whether the tile in hand may get universal connectors: while building, as any such ability (ABE-7.9)."""
    return not player.number and bool(player.ship.perks) and while_building.has_universal_left(player.ship)


def _without_hand(state: State, player: Player, seat: Seat) -> list[Move]:
    found: list[Move] = []
    if _affordable(state, player, TAKE_COST):
        if state.face_down:
            found.append(_TAKE_ANY)
            found += [_TAKE_DOWN[spot] for spot in range(0, heap.spots(state), REACH) if spot in state.face_down]
        found += [_TAKE_UP[tile] for _spot, tile in sorted(state.face_up.items())]
        found += [moves.TakeAside(tile) for tile in player.aside]
    if player.loose != OFF:
        found.append(moves.Lift())
    if not player.number:
        if _may_open_piles(player) and _affordable(state, player, LOOK_COST[state.number]):
            found += _looking(state, player)
        found += [moves.TakeNumber(number) for number in numbers_left(state)]
        if player.ship.perks:
            found += while_building.moves(state, seat)
    elif player.ship.leeway.looks_last and not in_turns(state):
        found += _looking(state, player)
    if player.ship.perks and _affordable(state, player, TAKE_COST):
        found += while_building.snatching(state, seat)
    if in_turns(state):
        found.append(moves.EndTurn())
    return found


def _looking(state: State, player: Player) -> list[Move]:
    viewed = {other.looking for other in state.players}
    return [moves.Look(pile) for pile in player.piles if pile not in viewed]


def _may_open_piles(player: Player) -> bool:
    """Whether the player may look at cards: not before anything is built (GT-2.7), save with the Inspector."""
    return has_built(player) or player.ship.leeway.looks_first


def _is_building(state: State, player: Player) -> bool:
    """Whether the player has not finished, or adds to a finished ship all the same (ABE-9.16)."""
    return not player.number or while_building.may_add(state, player)


def has_built(player: Player) -> bool:
    """Whether the player has placed anything besides the start cabin (GT-2.7)."""
    return len(player.ship.components) > (board(player.ship.board).start != OFF)


def _affordable(state: State, player: Player, cost: int) -> bool:
    return state.options.pace != "turns" or player.points >= cost


def _put_cost(hand: Hand) -> int:
    return 0 if hand.source == "ship" else PUT_COST


def _aside_cost(hand: Hand) -> int:
    # Whatever was set aside once has been paid for, so a tile picked up can always go back.
    return 0 if hand.kept else ASIDE_COST


# --- refusals ------------------------------------------------------------------------------------------------


def _may_ready(state: State, player: Player, _seat: Seat, _move: moves.Ready) -> Illegal | None:
    if state.phase != "ready" or player.ready:
        return Illegal("GT-2.1", "galaxy-trucker-why-begun")
    return None


def _building(state: State, player: Player, seat: Seat) -> Illegal | None:
    """The conditions of whatever is done to one's own ship."""
    if state.phase != "building":
        return Illegal("GT-2.12", "galaxy-trucker-why-not-building")
    if not _is_building(state, player):
        return Illegal("GT-2.15", "galaxy-trucker-why-finished")
    if while_building.drill_runs(state, seat):
        return Illegal("ABE-9.13", "galaxy-trucker-why-drill")
    if in_turns(state) and seat != state.turn:
        return Illegal("GT-2.14", "galaxy-trucker-why-not-your-turn")
    return None


def _empty_handed(state: State, player: Player, seat: Seat) -> Illegal | None:
    refusal = _building(state, player, seat)
    if refusal is not None:
        return refusal
    if player.looking is not None:
        return Illegal("GT-2.7", "galaxy-trucker-why-looking")
    if player.hand is not None:
        return Illegal("GT-2.2", "galaxy-trucker-why-holding")
    return None


def _holding(state: State, player: Player, seat: Seat) -> Illegal | None:
    refusal = _building(state, player, seat)
    if refusal is not None:
        return refusal
    if player.hand is None:
        return Illegal("GT-2.3", "galaxy-trucker-why-empty-hand")
    return None


def _paid(state: State, player: Player, cost: int) -> Illegal | None:
    if _affordable(state, player, cost):
        return None
    return Illegal("GT-2.14", say("galaxy-trucker-why-points", cost=cost, points=player.points))


def _may_take_down(state: State, player: Player, seat: Seat, move: moves.TakeFaceDown) -> Illegal | None:
    refusal = _empty_handed(state, player, seat) or _paid(state, player, TAKE_COST)
    if refusal is None and move.spot is None and not state.face_down:
        return Illegal("GT-2.2", "galaxy-trucker-why-no-hidden")
    if refusal is None and move.spot is not None and move.spot not in state.face_down:
        return Illegal("GT-2.2", "galaxy-trucker-why-spot-empty")
    return refusal


def _may_take_up(state: State, player: Player, seat: Seat, move: moves.TakeFaceUp) -> Illegal | None:
    refusal = _empty_handed(state, player, seat) or _paid(state, player, TAKE_COST)
    if refusal is None and move.tile not in state.face_up.values():
        return Illegal("GT-2.2", say("galaxy-trucker-why-tile-gone", tile=move.tile))
    return refusal


def _may_take_aside(state: State, player: Player, seat: Seat, move: moves.TakeAside) -> Illegal | None:
    refusal = _empty_handed(state, player, seat) or _paid(state, player, TAKE_COST)
    if refusal is None and move.tile not in player.aside:
        return Illegal("GT-2.6", say("galaxy-trucker-why-not-aside", tile=move.tile))
    return refusal


def _may_snatch(state: State, player: Player, seat: Seat, move: Snatch) -> Illegal | None:
    refusal = _empty_handed(state, player, seat) or _paid(state, player, TAKE_COST)
    if refusal is None and move not in while_building.snatching(state, seat):
        return Illegal("ABE-9.12", "galaxy-trucker-why-no-snatching")
    return refusal


def _may_use(state: State, player: Player, seat: Seat, move: while_building.Ability) -> Illegal | None:
    refusal = _empty_handed(state, player, seat)
    if refusal is None and player.number:
        return Illegal("ABE-7.9", "galaxy-trucker-why-finished")
    return refusal or while_building.ask(state, seat, move)


def _may_put(state: State, player: Player, seat: Seat, move: moves.Put) -> Illegal | None:
    refusal = _holding(state, player, seat)
    if refusal is not None:
        return refusal
    assert player.hand is not None
    return (
        _paid(state, player, _put_cost(player.hand))
        or refuse_turn(move.turn)
        or refuse_placement(player, player.hand.tile, move, strict(state))
    )


def refuse_turn(turn: int) -> Illegal | None:
    """Tiles turn by quarters."""
    return None if 0 <= turn <= 3 else Illegal("GT-2.3", say("galaxy-trucker-why-turn", turn=turn))


def refuse_placement(player: Player, tile: str, move: moves.Put | moves.BuildIn, strictly: bool) -> Illegal | None:
    """Why the tile can't be put there."""
    place = square(move.row, move.column)
    component = Component(tile, move.turn)
    building = isinstance(move, moves.Put)
    pipe = move.pipe if isinstance(move, moves.Put) else -1
    universal = isinstance(move, moves.Put) and move.universal
    if universal and (pipe != -1 or not _may_be_universal(player)):
        return Illegal("ABE-9.10", "galaxy-trucker-why-not-universal")
    if pipe != -1 and pipe not in while_building.sides_to_pipe(player.ship, place, component):
        return Illegal("ABE-9.10", "galaxy-trucker-why-no-pipe")
    error = legality.refusal(player.ship, place, component, strictly, building=building, universal=universal)
    return None if error is None else Illegal(error.clause, error.reason)


def _may_lift(state: State, player: Player, seat: Seat, _move: moves.Lift) -> Illegal | None:
    refusal = _empty_handed(state, player, seat)
    if refusal is None and player.loose == OFF:
        return Illegal("GT-2.5", "galaxy-trucker-why-welded")
    return refusal


def _may_return(state: State, player: Player, seat: Seat, move: moves.Return) -> Illegal | None:
    refusal = _holding(state, player, seat)
    if refusal is None and move.spot is not None and not heap.is_free(state, move.spot):
        return Illegal("GT-2.3", "galaxy-trucker-why-spot-taken")
    if refusal is None and player.hand is not None and player.hand.kept and not player.ship.leeway.returns:
        return Illegal("GT-2.6", "galaxy-trucker-why-kept")
    return refusal


def _may_set_aside(state: State, player: Player, seat: Seat, _move: moves.SetAside) -> Illegal | None:
    refusal = _holding(state, player, seat)
    if refusal is not None:
        return refusal
    assert player.hand is not None
    if len(player.aside) >= player.room_aside:
        return Illegal("GT-2.3", "galaxy-trucker-why-aside-full")
    return _paid(state, player, _aside_cost(player.hand))


def _may_look(state: State, player: Player, seat: Seat, move: moves.Look) -> Illegal | None:
    refusal = _building(state, player, seat)
    late = state.phase == "building" and bool(player.number) and player.ship.leeway.looks_last
    if refusal is not None and (not late or in_turns(state)):
        return refusal
    if player.hand is not None or player.looking is not None:
        return Illegal("GT-2.7", "galaxy-trucker-why-look-holding")
    if not late and not _may_open_piles(player):
        return Illegal("GT-2.7", "galaxy-trucker-why-look-first")
    if move.pile not in player.piles:
        return Illegal("GT-2.7", "galaxy-trucker-why-look-pile")
    if any(other.looking == move.pile for other in state.players):
        return Illegal("GT-2.7", say("galaxy-trucker-why-look-taken", pile=move.pile))
    return None if late else _paid(state, player, LOOK_COST[state.number])


def _may_stop(state: State, player: Player, seat: Seat, _move: moves.StopLooking) -> Illegal | None:
    if player.looking is not None:
        return None
    return _building(state, player, seat) or Illegal("GT-2.7", "galaxy-trucker-why-not-looking")


def _may_flip(state: State, player: Player, _seat: Seat, _move: moves.Flip) -> Illegal | None:
    return timer.refusal(state, finished=bool(player.number))


def _may_end_turn(state: State, player: Player, seat: Seat, _move: moves.EndTurn) -> Illegal | None:
    if not in_turns(state):
        return Illegal("GT-2.1", "galaxy-trucker-why-no-turns")
    return _empty_handed(state, player, seat)


def _may_number(state: State, player: Player, seat: Seat, move: moves.TakeNumber) -> Illegal | None:
    left = numbers_left(state)
    if state.phase == "numbers" and not player.number:
        if move.number != left[0]:
            return Illegal("GT-2.13", say("galaxy-trucker-why-lowest", number=left[0]))
        return None
    refusal = _building(state, player, seat)
    if refusal is not None:
        return refusal
    if player.number:
        return Illegal("GT-2.15", "galaxy-trucker-why-finished")
    if player.hand is not None or player.looking is not None:
        return Illegal("GT-2.8", "galaxy-trucker-why-finish-holding")
    if move.number not in left:
        return Illegal("GT-2.8", say("galaxy-trucker-why-number-gone", number=move.number))
    return None


_MAY: dict[type, Callable[[State, Player, Seat, Any], Illegal | None]] = {
    moves.Ready: _may_ready,
    moves.TakeFaceDown: _may_take_down,
    moves.TakeFaceUp: _may_take_up,
    moves.TakeAside: _may_take_aside,
    moves.Put: _may_put,
    moves.Lift: _may_lift,
    moves.Return: _may_return,
    moves.SetAside: _may_set_aside,
    moves.Look: _may_look,
    moves.StopLooking: _may_stop,
    moves.Flip: _may_flip,
    moves.EndTurn: _may_end_turn,
    moves.TakeNumber: _may_number,
    Snatch: _may_snatch,
    **dict.fromkeys(while_building.ABILITIES, _may_use),
}


# --- playing -------------------------------------------------------------------------------------------------


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
    _pay(play.state, player, _put_cost(hand))
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
        if in_turns(state) and not _is_building(state, player):
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
    _pay(play.state, player, _aside_cost(hand))
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
        if _is_building(state, state.players[seat := (state.turn + step) % seats])
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
        _put_down(play)
        state.timer.ends = state.reactions_end = None
        if state.phase == "building":
            play.tell(events.BuildingEnded())
    elif state.phase == "building" and in_turns(state):
        player.points = 0
        _next_turn(play)


_DO: dict[type, Callable[[Play, Player, Seat, Any], None]] = {
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


# --- time ----------------------------------------------------------------------------------------------------


def deadline(state: State) -> float | None:
    """When time is due: the sand runs out, or number tiles are handed out."""
    if state.phase == "building":
        if state.team is None:
            return state.timer.ends
        drill = state.team.drill_ends
        return min((due for due in (state.timer.ends, drill) if due is not None), default=None)
    return state.reactions_end if state.phase == "numbers" else None


def tick(play: Play) -> None:
    """The sand has run out, or the time to react has."""
    state = play.state
    if state.phase == "numbers":
        _hand_out(play)
        return
    if state.team is not None and state.team.drill_ends is not None and state.team.drill_ends <= state.now:
        while_building.end_drill(play)
    if state.timer.ends is not None and state.timer.ends <= state.now:
        state.timer.ends = None
        play.tell(events.SandRanOut(space=timer.space(state)))
        if timer.is_last(state):
            _time_out(play)


def _time_out(play: Play) -> None:
    """Every unfinished player stops at once (GT-2.13)."""
    state = play.state
    state.phase = "numbers"
    play.tell(events.BuildingEnded(time_out=True))
    _put_down(play)
    unfinished = [seat for seat, player in enumerate(state.players) if not player.number]
    if len(unfinished) == 1:
        _give_number(play, unfinished[0])
    else:
        state.reactions_end = state.now + REACTION_SECONDS


def _put_down(play: Play) -> None:
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


def _hand_out(play: Play) -> None:
    """Nobody reacted any more: the rest get their numbers in random order."""
    waiting = [seat for seat, player in enumerate(play.players) if not player.number]
    play.chance.shuffle(waiting)
    for seat in waiting:
        _give_number(play, seat)


def _give_number(play: Play, seat: Seat) -> None:
    _do_number(play, play.players[seat], seat, moves.TakeNumber(numbers_left(play.state)[0]))


# --- the questions -------------------------------------------------------------------------------------------


class AtTheHeap(Question, frozen=True):
    """Everybody is asked at once, and anything that has to do with building is judged alike."""

    def ask(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        may = _MAY.get(type(move))
        if may is None:
            return Illegal("GT-1.1", "galaxy-trucker-why-not-now")
        return may(state, state.players[seat], seat, move)

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        _DO[type(move)](play, play.players[seat], seat, move)


class GetReady(AtTheHeap, frozen=True):
    """Is everybody ready? Then the timer starts (GT-2.1)."""

    clause = "GT-2.1"

    def phrase(self, view: TableSeen) -> Phrase:
        me = own(view)
        return say("galaxy-trucker-ask-ready-wait" if me is None or me.ready else "galaxy-trucker-ask-ready")

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(state.players) if not player.ready)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [moves.Ready()]


def _ask_finished(view: TableSeen, me: PlayerView) -> Phrase:
    """What a player who has finished may still do while others build: add components, or look at piles."""
    number = class_number(view.ship_class)
    lets = leeway(me.ship.perks)
    if view.team is not None and lets.extras and view.team.extras < number:
        return say("galaxy-trucker-team-ask-extras", n=number - view.team.extras)
    if lets.looks_last:
        return say("galaxy-trucker-team-ask-inspect")
    return say("galaxy-trucker-ask-building-wait")


def _ask_for_a_flip(view: TableSeen, me: PlayerView) -> Phrase:
    """The sand is out: who may flip it, and what is waited for otherwise (GT-2.10, GT-2.11)."""
    if view.seat in view.timer.flippers:
        return say("galaxy-trucker-ask-flip", finished="yes" if me.number else "no")
    return say("galaxy-trucker-ask-no-flip", n=len(view.timer.flippers))


class Build(AtTheHeap, frozen=True):
    """Build: everybody at once, or whose turn it is."""

    clause = "GT-2.2"

    def phrase(self, view: TableSeen) -> Phrase:
        me = own(view)
        if view.turn is not None and view.seat != view.turn:
            return say("galaxy-trucker-ask-turn-of", player=say_player(view.turn))
        if me is None:
            return say("galaxy-trucker-ask-building-wait")
        if me.looking is not None:
            return say("galaxy-trucker-ask-looking", pile=me.looking)
        if me.hand is not None:
            return say("galaxy-trucker-ask-holding", kind=say_kind(FACES[me.hand.tile][0].kind))
        if view.timer.idle:
            return _ask_for_a_flip(view, me)
        if me.number:
            return _ask_finished(view, me)
        if view.turn is not None:
            return say("galaxy-trucker-ask-building-turn", points=me.points)
        return say("galaxy-trucker-ask-building")

    def seats(self, state: State) -> tuple[Seat, ...]:
        if in_turns(state):
            return (state.turn,)
        if state.team is not None:
            return tuple(seat for seat in range(len(state.players)) if _can_act(state, seat))
        if timer.may_flip(state, finished=True):
            return tuple(range(len(state.players)))
        return tuple([seat for seat, player in enumerate(state.players) if not player.number])

    def asks(self, state: State, seat: Seat) -> bool:
        if state.options.pace == "turns":
            return seat == state.turn
        if not 0 <= seat < len(state.players):
            return False
        if state.team is not None:
            return _can_act(state, seat)
        return not state.players[seat].number or timer.may_flip(state, finished=True)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return _moves(state, seat)


class ReachForNumbers(AtTheHeap, frozen=True):
    """Time is up: unfinished players take the numbers left as they react (GT-2.13)."""

    clause = "GT-2.13"

    def phrase(self, view: TableSeen) -> Phrase:
        me = own(view)
        return say("galaxy-trucker-ask-numbers-wait" if me is None or me.number else "galaxy-trucker-ask-numbers")

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(state.players) if not player.number)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [moves.TakeNumber(numbers_left(state)[0])]
