"""A ship drawn in text: for ``inspect`` and the console's board.

Every component is a box with a short sign, the same in every language (a legend says what they mean). Its sides show
the connectors (1 single, 2 double, 3 universal; a plain line is smooth), a cannon's barrel and an engine's exhaust as
arrows, the sides a shield guards as thick lines. Nozzles are arrows as well, armour is dotted.
"""

from __future__ import annotations

from collections.abc import Collection

from starboard.games.galaxy_trucker.ship.boards import Square, board, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import HOLDS, Face

_ARROWS = "▲▶▼◀"
_PLAIN = "─│─│"
_THICK = "━┃━┃"
_ARMOUR = "▒"
_WIDTH = 5

SIGNS = {
    "start-cabin": "S",
    "cabin": "C",
    "life-support": "L",
    "battery": "B",
    "cargo-hold": "H",
    "special-cargo-hold": "R",
    "engine": "E1",
    "double-engine": "E2",
    "cannon": "G1",
    "double-cannon": "G2",
    "shield": "SH",
    "structural": "+",
    "solar-panel": "SUN",
    "thruster": "T",
    "switchboard": "#",
    "shared-life-support": "L",
    "crewbot-station": "K",
    "defense-system": "AD",
    "armory": "A",
    "stasis-chamber": "Z",
    "luxury-cabin": "V",
    "plating": "P",
    "bidirectional-cannon": "GG",
    "cannon-engine": "GE",
    "cargo-and-battery": "HB",
    "special-cargo-and-battery": "RB",
    "mixed-cargo": "RH",
    "reactor-furnace": "?F",
    "cannon-booster": "?G",
    "engine-booster": "?E",
    "shield-booster": "?S",
}
"""Signs of the kinds; message ``galaxy-trucker-legend`` explains them."""

LETTERS = {
    "purple": "p",
    "brown": "b",
    "cyan": "c",
    "red": "r",
    "yellow": "y",
    "green": "g",
    "blue": "b",
}
"""Signs of the colours of aliens and goods, the same in every language."""


def draw(ship: Ship, marked: Collection[Square] = (), crewed: bool = True) -> list[str]:
    """The lines of the drawing, top first. Marked squares (those with an error) show exclamation marks.

    ``crewed`` shows what is aboard; otherwise what there is room for.
    """
    plan = board(ship.board)
    lines = ["   " + "".join(f"{column:^{_WIDTH + 2}}" for column in plan.columns).rstrip()]
    for row in plan.rows:
        cells = [_cell(ship, square(row, column), marked, crewed) for column in plan.columns]
        for number, parts in enumerate(zip(*cells, strict=True)):
            label = f"{row:>2} " if number == 1 else "   "
            lines.append((label + "".join(parts)).rstrip())
    return lines


def empty(ship: Ship, place: Square) -> str:
    """How an empty square looks: with a marker (ABE-9.11), a printed die (ABE-4.3.1), outside the outline (ABE-9.2)."""
    plan = board(ship.board)
    if any(overlay.square == place for overlay in ship.overlays):
        return "◆"
    return str(plan.numbered.get(place, "◦" if place in plan.outside else "·"))


def _cell(ship: Ship, place: Square, marked: Collection[Square], crewed: bool) -> tuple[str, str, str]:
    if place not in ship.components:
        if place not in board(ship.board).neighbours:
            return (" " * 7,) * 3
        return " " * 7, f"{empty(ship, place):^7}", " " * 7
    face = ship.face(place)
    front, right, rear, left = (_side(face, side) for side in range(4))
    sign = _sign(ship, place, face, crewed)
    middle = f"!{sign[:3]:^3}!" if place in marked else f"{sign[:_WIDTH]:^{_WIDTH}}"
    edge = "─━"
    top = f"┌{edge[0 in face.guards] * 2}{front}{edge[0 in face.guards] * 2}┐"
    bottom = f"└{edge[2 in face.guards] * 2}{rear}{edge[2 in face.guards] * 2}┘"
    return top, left + middle + right, bottom


def _side(face: Face, side: int) -> str:
    if side in face.clear or (side in (face.barrel, face.second_barrel, face.exhaust) and not face.turret):
        return _ARROWS[side]
    if face.connectors[side]:
        return str(face.connectors[side])
    if side in face.armour:
        return _ARMOUR
    return (_THICK if side in face.guards else _PLAIN)[side]


def sides(face: Face) -> tuple[str, ...]:
    """The four sides for boards that draw: the connector's number, then ``b`` barrel, ``e`` exhaust, ``n`` nozzle,
    ``g`` guarded, ``a`` armoured."""
    return tuple(f"{connector}{_extras(face, side)}" for side, connector in enumerate(face.connectors))


def _extras(face: Face, side: int) -> str:
    marks = (
        ("b", side in (face.barrel, face.second_barrel)),
        ("e", side == face.exhaust),
        ("n", side in face.nozzles),
        ("g", side in face.guards),
        ("a", side in face.armour),
    )
    return "".join(mark for mark, shown in marks if shown)


def inside(ship: Ship, place: Square, crewed: bool = True) -> str:
    """What is in a component, or how much fits in, without its sign."""
    face = ship.face(place)
    return _sign(ship, place, face, crewed).removeprefix(SIGNS.get(face.kind, "?")).removeprefix(":").replace("_", "·")


def _sign(ship: Ship, place: Square, face: Face, crewed: bool) -> str:
    sign = SIGNS.get(face.kind, "?")
    if face.aliens:
        return sign + "".join(LETTERS[colour] for colour in face.aliens)
    if not (face.capacity or face.cells or face.normal or face.special):
        return sign
    if face.kind == "crewbot-station":
        return f"{sign}{face.capacity}" if place in ship.active or not crewed else sign
    room = face.capacity or face.normal + face.special
    if not crewed:
        return f"{sign}{room}"
    if place in ship.aliens:
        return f"{sign}:{LETTERS[ship.aliens[place]]}"
    if face.kind in HOLDS:
        goods = "".join(LETTERS[good] for good in ship.goods.get(place, ()))
        return f"{sign}:{goods:_<{room}}"
    return f"{sign}:{ship.humans.get(place, 0) or ship.batteries.get(place, 0)}"
