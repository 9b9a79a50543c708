"""Between building and flight (GT-5.8): checking and repair, rockets, batteries, crew, deck."""

from __future__ import annotations

from typing import get_args

from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal, Seat
from starboard.core.text import say
from starboard.games.galaxy_trucker import events, legality, moves
from starboard.games.galaxy_trucker.boards import OFF, Square, column_of, row_of, square
from starboard.games.galaxy_trucker.building import refuse_placement, refuse_turn
from starboard.games.galaxy_trucker.cards import cards
from starboard.games.galaxy_trucker.moves import LaunchMove, Tenant
from starboard.games.galaxy_trucker.ship import Component, Ship
from starboard.games.galaxy_trucker.state import Player, TruckerState, by_number
from starboard.games.galaxy_trucker.tiles import CABINS, FACES

TENANTS: tuple[Tenant, ...] = get_args(Tenant)

LEVELS = {1: "I", 2: "II", 3: "III", 4: "IV"}
"""The deck that goes with the number of a class."""


def begin(state: TruckerState, chance: Chance) -> list[Event]:
    """Building is over: what lies aside is lost, ships are checked, and faulty ones have to be repaired."""
    found: list[Event] = []
    for seat, player in enumerate(state.players):
        if player.aside:
            found.append(events.LeftAside(seat=seat, tiles=tuple(player.aside)))
            player.lost += player.aside
            player.aside = []
        if not legality.is_legal(player.ship):
            player.repairing = True
            found.append(events.FoundFaulty(seat=seat, errors=len(legality.errors(player.ship))))
            if lenient(state):
                found += _move_to_last(state, seat)
    return found + _when_repaired(state, chance)


def lenient(state: TruckerState) -> bool:
    """Whether faulty spots are rebuilt without loss (GT-3.12)."""
    return state.options.repairs == "lenient"


def to_move(state: TruckerState) -> tuple[Seat, ...]:
    """Who has to decide: all who repair, at the same time; then one player after the other about aliens."""
    if state.phase == "repair":
        return tuple(seat for seat, player in enumerate(state.players) if player.repairing)
    return next(((seat,) for seat in by_number(state) if state.players[seat].cabins), ())


def moves_of(state: TruckerState, seat: Seat) -> list[LaunchMove]:
    """What the seat may do."""
    if seat not in to_move(state):
        return []
    player = state.players[seat]
    if state.phase == "crew":
        place = player.cabins[0]
        return [moves.House(row_of(place), column_of(place), who) for who in tenants(player.ship, place)]
    if player.pieces:
        return [moves.KeepPiece(row_of(piece[0]), column_of(piece[0])) for piece in player.pieces]
    legal = legality.is_legal(player.ship)
    found: list[LaunchMove] = []
    if not legal:
        found += [moves.Remove(row_of(place), column_of(place)) for place in sorted(player.ship.components)]
    for tile in player.tray:
        found += [
            moves.BuildIn(tile, row_of(place), column_of(place), turn)
            for place, turn in legality.placements(player.ship, tile, strict=True)
        ]
    return [*found, moves.Repaired()] if legal else found


def ask(state: TruckerState, seat: Seat, move: LaunchMove) -> Illegal | None:
    """Why a move would be refused."""
    player = state.players[seat]
    if state.phase == "crew":
        return _ask_house(state, seat, move)
    if not isinstance(move, moves.Remove | moves.KeepPiece | moves.BuildIn | moves.Repaired):
        return Illegal("GT-3.9", "galaxy-trucker-why-repair-phase")
    if not player.repairing:
        return Illegal("GT-3.9", "galaxy-trucker-why-nothing-to-repair")
    if isinstance(move, moves.KeepPiece):
        return _ask_keep(player, move)
    if player.pieces:
        return Illegal("GT-3.10", "galaxy-trucker-why-choose-piece")
    if isinstance(move, moves.Remove):
        return _ask_remove(player, move)
    if not lenient(state):
        return Illegal("GT-3.12", "galaxy-trucker-why-not-lenient")
    if isinstance(move, moves.Repaired):
        return None if legality.is_legal(player.ship) else Illegal("GT-3.10", "galaxy-trucker-why-still-faulty")
    if move.tile not in player.tray:
        return Illegal("GT-3.12", say("galaxy-trucker-why-not-in-tray", tile=move.tile))
    return refuse_turn(move.turn) or refuse_placement(player, move.tile, move, strictly=True)


def _ask_remove(player: Player, move: moves.Remove) -> Illegal | None:
    if _place(move) not in player.ship.components:
        return Illegal("GT-3.10", say("galaxy-trucker-why-no-component", row=move.row, column=move.column))
    if legality.is_legal(player.ship):
        return Illegal("GT-3.10", "galaxy-trucker-why-legal-now")
    return None


def _ask_keep(player: Player, move: moves.KeepPiece) -> Illegal | None:
    if not player.pieces:
        return Illegal("GT-3.10", "galaxy-trucker-why-one-piece")
    if not any(_place(move) in piece for piece in player.pieces):
        return Illegal("GT-3.10", say("galaxy-trucker-why-no-cabin", row=move.row, column=move.column))
    return None


def _ask_house(state: TruckerState, seat: Seat, move: LaunchMove) -> Illegal | None:
    if not isinstance(move, moves.House):
        return Illegal("GT-5.3", "galaxy-trucker-why-crew-phase")
    if seat not in to_move(state):
        return Illegal("GT-5.5", "galaxy-trucker-why-not-your-turn")
    player = state.players[seat]
    place = player.cabins[0]
    if _place(move) != place:
        return Illegal("GT-5.4", say("galaxy-trucker-why-other-cabin", row=row_of(place), column=column_of(place)))
    if move.who not in tenants(player.ship, place):
        return Illegal("GT-5.4", say("galaxy-trucker-why-no-alien", who=say(f"galaxy-trucker-who-{move.who}")))
    return None


def _place(move: moves.Remove | moves.KeepPiece | moves.House | moves.BuildIn) -> Square:
    return square(move.row, move.column) if 0 <= move.column < 100 else OFF


def carry_out(state: TruckerState, seat: Seat, move: LaunchMove, chance: Chance) -> list[Event]:
    """Play a move of repair or crew."""
    player = state.players[seat]
    if isinstance(move, moves.House):
        return _house(player, seat, move) + _when_manned(state, chance)
    if isinstance(move, moves.Remove):
        found = _take_off(state, player, seat, [_place(move)]) + _fall_apart(state, player, seat)
    elif isinstance(move, moves.KeepPiece):
        kept = next(piece for piece in player.pieces if _place(move) in piece)
        player.pieces = []
        found = _keep(state, player, seat, kept)
    elif isinstance(move, moves.BuildIn):
        player.tray.remove(move.tile)
        player.ship.put(_place(move), Component(move.tile, move.turn))
        return [events.Placed(seat=seat, tile=move.tile, row=move.row, column=move.column, turn=move.turn)]
    else:
        state.face_up += player.tray
        player.tray = []
        found = []
    if not player.pieces and not player.tray and legality.is_legal(player.ship):
        player.repairing = False
        found.append(events.RepairDone(seat=seat))
    return found + _when_repaired(state, chance)


# --- repair --------------------------------------------------------------------------------------------------


def _take_off(
    state: TruckerState, player: Player, seat: Seat, places: list[Square], fell_off: bool = False
) -> list[Event]:
    tiles = player.ship.remove(places)
    if lenient(state):
        # A start cabin has its one square and no place in the heap: once off, it is out of this round.
        player.tray += [tile for tile in tiles if FACES[tile][0].kind != "start_cabin"]
    else:
        player.lost += tiles
    return [events.TakenOff(seat=seat, squares=tuple(places), tiles=tuple(tiles), fell_off=fell_off)]


def _fall_apart(state: TruckerState, player: Player, seat: Seat) -> list[Event]:
    """If the rest falls apart the owner keeps one piece (GT-3.10); asked only where there is a choice."""
    pieces = player.ship.pieces()
    if len(pieces) < 2:
        return []
    choice = player.ship.keepable(pieces)
    if len(choice) > 1:
        player.pieces = choice
        return []
    return _keep(state, player, seat, choice[0])


def _keep(state: TruckerState, player: Player, seat: Seat, kept: list[Square]) -> list[Event]:
    dropped = sorted(set(player.ship.components) - set(kept))
    return _take_off(state, player, seat, dropped, fell_off=True)


def _move_to_last(state: TruckerState, seat: Seat) -> list[Event]:
    """The number tile goes back, the others move up, the highest one is taken (GT-3.12)."""
    player = state.players[seat]
    for other in state.players:
        if other.number > player.number:
            other.number -= 1
    player.number = len(state.players)
    return [events.MovedToLast(seat=seat, number=player.number)]


def _when_repaired(state: TruckerState, chance: Chance) -> list[Event]:
    if any(player.repairing for player in state.players):
        state.phase = "repair"
        return []
    state.phase = "crew"
    return _prepare(state) + _when_manned(state, chance)


# --- rockets, batteries, crew, deck --------------------------------------------------------------------------


def _prepare(state: TruckerState) -> list[Event]:
    """Rockets on the track (GT-5.1), batteries full (GT-5.2), humans in every cabin no alien could take (GT-5.3)."""
    found: list[Event] = []
    for seat in by_number(state):
        player = state.players[seat]
        player.position = state.figures.starts[player.number - 1]
        player.flying = True
        found.append(events.RocketPlaced(seat=seat, position=player.position))
        _load(player)
        found.append(events.Loaded(seat=seat, humans=player.ship.human_crew, batteries=player.ship.tokens))
    return found


def _load(player: Player) -> None:
    ship = player.ship
    for place in sorted(ship.components):
        face = ship.face(place)
        if face.kind == "battery":
            ship.batteries[place] = face.capacity
        elif face.kind in CABINS:
            if ship.supported(place):
                player.cabins.append(place)
            else:
                ship.humans[place] = face.capacity


def tenants(ship: Ship, place: Square) -> list[Tenant]:
    """Who can live in a cabin: humans, or an alien it has life support for and that is not aboard yet (GT-5.4)."""
    supported = ship.supported(place)
    return [who for who in TENANTS if who == "humans" or (who in supported and not ship.has_alien(who))]


def _house(player: Player, seat: Seat, move: moves.House) -> list[Event]:
    place = player.cabins.pop(0)
    if move.who == "humans":
        player.ship.humans[place] = player.ship.face(place).capacity
    else:
        player.ship.aliens[place] = move.who
    return [events.Housed(seat=seat, row=row_of(place), column=column_of(place), who=move.who)]


def _when_manned(state: TruckerState, chance: Chance) -> list[Event]:
    """Go on as soon as nobody has an alien to choose; cabins with one choice left get their humans at once."""
    found: list[Event] = []
    for seat in by_number(state):
        player = state.players[seat]
        while player.cabins and len(tenants(player.ship, player.cabins[0])) == 1:
            place = player.cabins[0]
            found += _house(player, seat, moves.House(row_of(place), column_of(place), "humans"))
        if player.cabins:
            return found
    state.phase = "flight"
    return [*found, _shuffle(state, chance)]


def _shuffle(state: TruckerState, chance: Chance) -> Event:
    """The piles become the deck; its top card is one of the class's own level (GT-5.6)."""
    held = state.cards
    for player in state.players:
        player.known = sorted(card for pile in player.seen for card in held.piles[pile - 1])
    held.deck = [card for pile in held.piles for card in pile]
    held.piles = []
    level = LEVELS[state.number]
    while True:
        chance.shuffle(held.deck)
        if cards()[held.deck[-1]].deck == level:
            return events.DeckShuffled(cards=len(held.deck))
