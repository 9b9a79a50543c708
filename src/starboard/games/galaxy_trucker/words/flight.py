"""The flight in words: questions, answers, what happened, and its panels. Phrases only, made from the data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starboard.core import text
from starboard.core.game import Move, Seat
from starboard.core.text import Argument, Cell, Panel, Phrase, say
from starboard.games.galaxy_trucker.adventures import catalogue
from starboard.games.galaxy_trucker.adventures.enemies import Spoils
from starboard.games.galaxy_trucker.adventures.planets import Landing, Planets, say_planet
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.steering import Steer
from starboard.games.galaxy_trucker.moves.flight import (
    Arrange,
    Hire,
    Keep,
    Land,
    LoseCrew,
    LoseGood,
    Pass,
    Power,
    Spend,
    Stow,
    Take,
    Thrust,
    Unload,
    WakeUp,
)
from starboard.games.galaxy_trucker.phrases import (
    say_goods,
    say_place,
    say_squares,
    say_values,
)
from starboard.games.galaxy_trucker.seen import rebuild
from starboard.games.galaxy_trucker.ship.boards import Square, board, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import FRONT, SIDES
from starboard.games.galaxy_trucker.view import View

# --- answers -----------------------------------------------------------------------------------------------


def _say_place(view: View, move: Power | LoseGood | Hire | WakeUp) -> dict[str, Argument]:
    return {"part": _part(view, move.row, move.column)}


def _say_wake(view: View, move: WakeUp) -> dict[str, Argument]:
    chamber = _part(view, move.from_row, move.from_column) if move.from_row else "none"
    return {**_say_place(view, move), "chamber": chamber}


def _say_figure(view: View, move: LoseCrew) -> dict[str, Argument]:
    return {"part": _part(view, move.row, move.column), "who": move.who or "somebody"}


def _say_arranged(view: View, move: Arrange) -> dict[str, Argument]:
    goods = [good for stack in move.holds for good in stack.goods]
    return {"holds": len(move.holds), "n": len(goods), "goods": say_goods(goods)}


def _say_cube(view: View, move: Stow | Unload) -> dict[str, Argument]:
    return {"part": _part(view, move.row, move.column)}


def _say_spend(view: View, move: Spend) -> dict[str, Argument]:
    tokens = _asked_ship(view).batteries.get(square(move.row, move.column), 0)
    return {"part": _part(view, move.row, move.column), "n": tokens}


def _say_land(view: View, move: Land) -> dict[str, Argument]:
    card = catalogue()[_card(view)]
    known = isinstance(card, Planets) and 0 < move.planet <= len(card.planets)
    return {"planet": move.planet, "goods": say_planet(card, move.planet) if known else []}  # type: ignore[arg-type]


def _say_offer(view: View, move: Take | Pass) -> dict[str, Argument]:
    assert view.flight is not None
    step = view.flight.agenda[-1]
    return {"kind": "enemy" if isinstance(step, Spoils) else "planet" if isinstance(step, Landing) else "derelict"}


def _say_keep(view: View, move: Keep) -> dict[str, Argument]:
    return {"squares": say_squares(_piece(view, move))}


def _say_thrust(view: View, move: Thrust) -> dict[str, Argument]:
    assert view.flight is not None
    step, axis = view.flight.agenda[-1], "column" if move.side in ("left", "right") else "row"
    line = step.line if isinstance(step, Steer) else 0
    plan = board(_asked_ship(view).board)
    beside = plan.beside(line, SIDES.index(move.side))
    along = step.side if isinstance(step, Steer) else FRONT
    return {"side": move.side, "axis": axis, "line": plan.number_at(along, beside)}


MOVES: dict[type[Move], Callable[[Any, Any], dict[str, Argument]]] = {
    Arrange: _say_arranged,
    Power: _say_place,
    Hire: _say_place,
    LoseCrew: _say_figure,
    LoseGood: _say_place,
    WakeUp: _say_wake,
    Stow: _say_cube,
    Unload: _say_cube,
    Spend: _say_spend,
    Land: _say_land,
    Take: _say_offer,
    Pass: _say_offer,
    Keep: _say_keep,
    Thrust: _say_thrust,
}
"""What an answer says beyond its name."""


def _piece(view: View, move: Keep) -> list[Square]:
    place = square(move.row, move.column)
    return next((piece for piece in _asked_ship(view).pieces() if place in piece), [])


def _part(view: View, row: int, column: int) -> Phrase:
    return say_place(_asked_ship(view), row, column)


def _asked_ship(view: View) -> Ship:
    assert view.flight is not None
    return _ship(view, getattr(view.flight.agenda[-1], "seat", 0))


def _ship(view: View, seat: Seat) -> Ship:
    return rebuild(view.players[seat].ship)


def _card(view: View) -> str:
    assert view.flight is not None
    return view.flight.card


# --- panels ------------------------------------------------------------------------------------------------


def panels(view: View) -> list[Panel]:
    """The card and the track."""
    assert view.flight is not None
    shown = []
    if view.flight.card:
        card = catalogue()[view.flight.card]
        shown.append(Panel(say("galaxy-trucker-panel-card", card=card.name, code=card.id), card.text()))
    ranks = track.order(view.players)
    columns = ("none", "gap", "crew", "batteries", "goods", "credits")
    rows = [[say(f"galaxy-trucker-column-{column}") for column in columns], *(_rocket(view, seat) for seat in ranks)]
    rows += [_given_up(seat, player.credits) for seat, player in enumerate(view.players) if not player.flying]
    standing = Panel(say("galaxy-trucker-panel-standing"), [], "grid", rows=rows)
    return [*shown, standing, Panel(say("galaxy-trucker-panel-track"), _line_up(view, ranks), "grid", _track(view))]


def _rocket(view: View, seat: Seat) -> list[Phrase]:
    player, ship = view.players[seat], _ship(view, seat)
    return [
        text.player(seat),
        _gap(view, seat),
        text.number(ship.crew),
        text.number(ship.tokens),
        text.listed(say_goods(ship.cargo())),
        text.number(player.credits),
    ]


def _gap(view: View, seat: Seat) -> Phrase:
    return say("galaxy-trucker-gap", gap=track.gap(view.players, seat))


def _given_up(seat: Seat, credits: int) -> list[Phrase]:
    nothing = say("galaxy-trucker-column-none")
    gone = say("galaxy-trucker-panel-gave-up")
    return [text.player(seat), gone, nothing, nothing, nothing, text.number(credits)]


def _line_up(view: View, ranks: Sequence[Seat]) -> list[Phrase]:
    return say_values(ranks, [_gap(view, seat) for seat in ranks])


def _track(view: View) -> list[Cell]:
    """The loop in two rows: out from left to right, home below."""
    half = track.SPACES // 2
    cells = []
    for space in range(track.SPACES):
        seats = tuple(
            seat
            for seat, player in enumerate(view.players)
            if player.flying and player.position % track.SPACES == space
        )
        row, column = divmod(space, half)
        label = [text.player(seat) for seat in seats]
        cells.append(
            Cell(
                row=row,
                column=half - 1 - column if row else column,
                sign="" if seats else str(space) if space % 5 == 0 else "·",
                words=label,
                seats=seats,
                tone="" if seats else "void",
            )
        )
    return cells
