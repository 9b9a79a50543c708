"""The table in words: questions, moves, events and panels of building and launch; the flight's are in
:mod:`.flight`. Phrases only, made from the data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from starboard.core import text
from starboard.core.game import Move, Seat
from starboard.core.text import Argument, Cell, Panel, Phrase, say, spoken
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.moves import team as team_moves
from starboard.games.galaxy_trucker.phrases import (
    say_card,
    say_good,
    say_named_tile,
    say_part,
    say_pile,
    say_place,
    say_players,
    say_side,
    say_specialist,
    say_spot,
    say_squares,
    say_tile,
    say_token,
)
from starboard.games.galaxy_trucker.seen import HIDDEN, PlayerView, rebuild
from starboard.games.galaxy_trucker.ship import drawing, legality
from starboard.games.galaxy_trucker.ship.boards import OFF, OPEN, Square, board, class_of, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.power import cannon_halves, engine_power
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import FACES
from starboard.games.galaxy_trucker.view import View
from starboard.games.galaxy_trucker.words import flight as flight_words
from starboard.games.galaxy_trucker.words import team as team_words


def say_result(winners: Sequence[Seat], credits: Sequence[int]) -> Phrase:
    """Who won with how much."""
    return say("galaxy-trucker-result", n=len(winners), players=say_players(winners), credits=max(credits))


# --- moves ---------------------------------------------------------------------------------------------------


def say_move(view: View, move: Move) -> Phrase:
    """A move as a button or a numbered line: the message is named after the move, its arguments after the fields."""
    more = _MOVES[type(move)](view, move) if type(move) in _MOVES else {}
    return spoken("galaxy-trucker-move", move, _FIELDS, **more)


_FIELDS: dict[str, Callable[[Any], Any]] = {
    "seat": text.player,
    "tile": say_tile,
    "who": lambda who: say(f"galaxy-trucker-who-{who}"),
    "good": say_good,
    "card": say_specialist,
    "pile": say_pile,
    "part": say_token,
    "side": lambda side: say_side(side) if isinstance(side, int) else side,
}
"""How a field of a move is put into words."""


def _own(view: View) -> PlayerView:
    return view.players[max(view.seat, 0)]


def _part(view: View, move: moves.Remove) -> dict[str, Argument]:
    return {"part": say_place(rebuild(_own(view).ship), move.row, move.column)}


def _piece(view: View, move: moves.KeepPiece) -> dict[str, Argument]:
    place = square(move.row, move.column)
    pieces = _own(view).pieces or rebuild(_own(view).ship).pieces()
    return {"squares": say_squares(next((piece for piece in pieces if place in piece), [place]))}


_MOVES: dict[type[Move], Callable[[Any, Any], dict[str, Argument]]] = {
    moves.PointOut: lambda view, move: {"player": text.player(move.seat)},
    moves.Remove: _part,
    moves.KeepPiece: _piece,
    team_moves.Snatch: lambda view, move: {"tile": say_named_tile(move.tile)},
    **flight_words.MOVES,
    **team_words.MOVES,
}
"""What a move says beyond its fields, or says otherwise."""


# --- panels --------------------------------------------------------------------------------------------------


def panels(view: View) -> list[Panel]:
    """The table as text: own ship first, then what the phase is about."""
    own = view.players[view.seat] if 0 <= view.seat < len(view.players) else None
    shown: list[Panel] = []
    if own is not None:
        shown += _own_panels(view, own)
    if view.flight is not None:
        shown += flight_words.panels(view)
    elif view.phase in ("ready", "building", "numbers"):
        shown += [_heap(view), _timer(view)]
    shown += [_ship(view, seat) for seat in range(len(view.players)) if seat != view.seat]
    return [*shown, *_dice(view), *_tokens(view), *team_words.panels(view), _players(view)]


def _dice(view: View) -> list[Panel]:
    """What the dice mean on a cylinder: the printed board says so beside its squares (ABE-4.2.3 ... ABE-4.2.5)."""
    cylinder = board(view.players[0].ship.board).cylinder
    if cylinder is None:
        return []
    columns = [
        say(
            "galaxy-trucker-dice-of",
            number=number,
            dice=text.commas([say("galaxy-trucker-dice-pair", one=one, other=other) for one, other in pairs]),
        )
        for number, pairs in enumerate(cylinder.columns, start=1)
    ]
    rows = [say("galaxy-trucker-dice-of", number=row, dice=die) for die, row in sorted(cylinder.rows.items())]
    starts = [
        say("galaxy-trucker-dice-of", number=column, dice=_faces(cylinder.starts, column))
        for column in sorted(set(cylinder.starts))
    ]
    lines = [
        say("galaxy-trucker-dice-columns", columns=columns),
        say("galaxy-trucker-dice-rows", rows=rows),
        say("galaxy-trucker-dice-starts", columns=starts),
    ]
    return [Panel(say("galaxy-trucker-panel-dice", ship=view.ship_class), lines)]


def _faces(table: Sequence[int], number: int) -> Phrase:
    return text.commas([die for die, found in enumerate(table, start=1) if found == number])


def _tokens(view: View) -> list[Panel]:
    """What specialists have laid on the ships."""
    lying = [(seat, team_words.token_lines(player.ship)) for seat, player in enumerate(view.players)]
    return [
        Panel(say("galaxy-trucker-panel-tokens", player=text.player(seat)), lines) for seat, lines in lying if lines
    ]


def _own_panels(view: View, own: PlayerView) -> list[Panel]:
    shown = [_ship(view, view.seat)]
    if own.repairing:
        faults = [error.reason for error in legality.errors(rebuild(own.ship))]
        shown.append(
            Panel(say("galaxy-trucker-panel-errors"), faults or [say("galaxy-trucker-panel-no-errors")], "hand")
        )
    lines: list[Phrase] = []
    if own.hand is not None:
        lines.append(say("galaxy-trucker-panel-hand", tile=say_tile(own.hand.tile)))
    lines += [say("galaxy-trucker-panel-aside", tile=say_tile(tile)) for tile in own.aside]
    if own.loose != OFF:
        lines.append(say("galaxy-trucker-panel-loose", row=row_of(own.loose), column=column_of(own.loose)))
    lines += [say("galaxy-trucker-panel-tray", tile=say_tile(tile)) for tile in own.tray]
    if lines:
        shown.append(Panel(say("galaxy-trucker-panel-own"), lines, "hand", _beside(own)))
    known = [(number, pile) for number, pile in enumerate(view.piles, start=1) if HIDDEN not in pile]
    if known:
        shown.append(
            Panel(
                say("galaxy-trucker-panel-piles"),
                [
                    say("galaxy-trucker-panel-pile", pile=say_pile(number), cards=[say_card(card) for card in pile])
                    for number, pile in known
                ],
                "hand",
            )
        )
    return shown


def _beside(own: PlayerView) -> list[Cell]:
    """The tile in hand, tiles set aside, tiles taken off."""
    cells = []
    if own.hand is not None:
        label = say("galaxy-trucker-panel-hand", tile=say_tile(own.hand.tile))
        cells.append(_tile_cell(own.hand.tile, label, {"move": "put"}, tone="held"))
    for tile in own.aside:
        label = say("galaxy-trucker-panel-aside", tile=say_tile(tile))
        cells.append(_tile_cell(tile, label, {"move": "take-aside", "tile": tile}))
    for tile in own.tray:
        label = say("galaxy-trucker-panel-tray", tile=say_tile(tile))
        cells.append(_tile_cell(tile, label, {"move": "build-in", "tile": tile}))
    return [msgspec.structs.replace(cell, row=row) for row, cell in enumerate(cells)]


def _tile_cell(tile: str, label: Phrase, at: dict[str, int | str], tone: str = "") -> Cell:
    """A tile that lies on no ship, at turn 0."""
    face = FACES[tile][0]
    note = str(face.capacity) if face.capacity else "".join(drawing.LETTERS[colour] for colour in face.aliens)
    sign = drawing.SIGNS.get(face.kind, "?")
    return Cell(icon=face.kind, sign=sign, note=note, words=[label], tone=tone, sides=drawing.sides(face), at=at)


def _ship(view: View, seat: Seat) -> Panel:
    player = view.players[seat]
    ship = rebuild(player.ship)
    aboard = view.phase in ("crew", "insurance", "flight", "over") or player.flying
    drawn = [say("galaxy-trucker-drawing-line", line=line) for line in drawing.draw(ship, crewed=aboard)]
    figures = say(
        "galaxy-trucker-panel-figures",
        exposed=ship.exposed(),
        engine=engine_power(ship),
        cannon=text.halves(cannon_halves(ship)),
    )
    cells = _squares(view, seat, ship, crewed=aboard)
    return Panel(_ship_title(seat, ship.board), [*drawn, figures], "grid", cells)


def _ship_title(seat: Seat, plan: str) -> Phrase:
    """Whose ship, of which class; with the dice that have closed squares (ABE-4.3.1)."""
    dice = plan.partition(":")[2].rstrip(OPEN) if class_of(plan) == "IIIB" else ""
    return say("galaxy-trucker-panel-ship", player=text.player(seat), ship=class_of(plan), dice=dice or "none")


def _squares(view: View, seat: Seat, ship: Ship, crewed: bool) -> list[Cell]:
    """The ship's board square by square; those of the own ship, or of the one asked about, can be chosen."""
    player = view.players[seat]
    plan = board(ship.board)
    wrong = {error.square for error in legality.errors(ship)} if player.repairing else set()
    cells = [Cell(row=0, column=column, sign=str(column), tone="label") for column in plan.columns]
    cells += [Cell(row=row, column=0, sign=str(row), tone="label") for row in plan.rows]
    return cells + [_square(view, seat, ship, place, crewed, place in wrong) for place in plan.neighbours]


def _square(view: View, seat: Seat, ship: Ship, place: Square, crewed: bool, wrong: bool) -> Cell:
    player = view.players[seat]
    row, column = row_of(place), column_of(place)
    at: dict[str, int | str] = {"row": row, "column": column} if seat == team_words.ship_asked_about(view) else {}
    if place not in ship.components:
        label = say_spot(row, column)
        return Cell(
            row=row,
            column=column,
            sign=drawing.empty(ship, place).strip("·"),
            words=[label, *team_words.tokens_on(ship, place)],
            tone="void",
            at=at,
        )
    face = ship.face(place)
    return Cell(
        row=row,
        column=column,
        icon=face.kind,
        sign=drawing.SIGNS.get(face.kind, "?"),
        note=drawing.inside(ship, place, crewed),
        words=[say_part(ship, place), *team_words.tokens_on(ship, place)],
        tone="wrong" if wrong else "loose" if place == player.loose else "",
        sides=drawing.sides(face),
        at=at,
    )


def _heap(view: View) -> Panel:
    down, up = view.heap.count(HIDDEN), [tile for tile in view.heap if tile not in ("", HIDDEN)]
    lines = [say("galaxy-trucker-panel-face-down", n=down), *(say_tile(tile) for tile in up)]
    draw = Cell(
        icon="draw",
        sign="?",
        note=str(down),
        words=[say("galaxy-trucker-panel-draw")],
        at=_DRAW,
        alike=True,
    )
    cells = [draw, *(_tile_cell(tile, say_tile(tile), _take(tile)) for tile in up)]
    cells = [msgspec.structs.replace(cell, row=row) for row, cell in enumerate(cells)]
    return Panel(say("galaxy-trucker-panel-heap"), lines, cells=cells)


_DRAW: dict[str, int | str] = {"move": "take-face-down"}


def _take(tile: str) -> dict[str, int | str]:
    return {"move": "take-face-up", "tile": tile}


def _timer(view: View) -> Panel:
    if view.turn is not None:
        lines = [say("galaxy-trucker-panel-turn", player=text.player(view.turn), points=view.players[view.turn].points)]
    elif view.phase == "ready":
        lines = [say("galaxy-trucker-panel-timer-stands", space=view.timer_space)]
    elif view.timer.ends is not None:
        left = max(0, round(view.timer.ends - view.now))
        lines = [
            say("galaxy-trucker-panel-sand", space=view.timer_space),
            say("galaxy-trucker-panel-clock", seconds=left),
        ]
    else:
        lines = [say("galaxy-trucker-panel-no-sand", space=view.timer_space)]
    return Panel(say("galaxy-trucker-panel-timer"), lines)


def _players(view: View) -> Panel:
    """Everybody at a glance, in columns."""
    columns = ("none", "credits", "number", "components", "exposed", "engine", "cannon", "lost", "none")
    head = [say(f"galaxy-trucker-column-{column}") for column in columns]
    rows = [head, *(_player(seat, player) for seat, player in enumerate(view.players))]
    return Panel(say("galaxy-trucker-panel-players"), [], "grid", rows=rows)


def _player(seat: Seat, player: PlayerView) -> list[Phrase]:
    ship = rebuild(player.ship)
    return [
        text.player(seat),
        text.number(player.credits),
        text.number(player.number) if player.number else say("galaxy-trucker-no-number"),
        text.number(len(ship.components)),
        text.number(ship.exposed()),
        text.number(engine_power(ship)),
        text.halves(cannon_halves(ship)),
        text.number(len(player.lost)),
        _doing(player),
    ]


def _doing(player: PlayerView) -> Phrase:
    if player.looking is not None:
        return say("galaxy-trucker-doing-looking", pile=say_pile(player.looking))
    if player.hand is not None:
        return say("galaxy-trucker-doing-holding", tile=say_tile(player.hand.tile))
    return say("galaxy-trucker-doing-nothing")
