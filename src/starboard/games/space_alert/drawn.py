"""What the panels show, as cells for boards that draw: slots and cards to choose, trajectories, the six stations."""

from __future__ import annotations

from starboard.core.text import Cell, Phrase, crew_member, say
from starboard.games.space_alert import ship
from starboard.games.space_alert.action_cards import HALVES, Card, Half, half
from starboard.games.space_alert.flight import ACTIVE, IN_PLAY
from starboard.games.space_alert.threat_text import threat_name
from starboard.games.space_alert.view import Back, FigureView, FlightView, View
from starboard.games.space_alert.words import card, laid, order, station, token, zone

_SIGNS = {".": "·", "<": "◀", ">": "▶", "^": "▲▼", "R!": "R★", "A!": "A★", "B!": "B★"}
_ICONS = {"R": "battlebots"}
_DECKS = {"u": "▲", "l": "▼"}
_ZONES = {"r": "◀", "w": "●", "b": "▶"}
_BACKS: dict[Half, str] = {"action": "●", "movement": "◇"}
_FAR = 20
"""Trajectories run from the left to the ship on the right: square 1 is drawn in this column."""


def sign(one: str) -> str:
    """An order in as few letters as a card has: ``▲◀`` runs to the upper red station."""
    if one.startswith("@"):
        return _DECKS[one[1]] + _ZONES[one[2]]
    return _SIGNS.get(one, one)


# --- planning ------------------------------------------------------------------------------------------------------


def open_slots(view: View) -> list[Cell]:
    """The slots of the phase being planned, of everybody this seat may plan for: a row each, a column a turn."""
    mine = [crew for crew, one in enumerate(view.crew) if one.android or crew == view.seat]
    if not mine or not 0 <= view.seat < view.seats:
        return []
    first = view.phase if view.solo else min(view.phase, view.crew[view.seat].planning)
    last = view.phase if view.solo else max(view.phase, view.crew[view.seat].planning)
    turns = [slot for phase in range(first, last + 1) for slot in ship.PHASES[phase - 1]]
    cells = [Cell(row=-1, column=slot, sign=str(slot), tone="label") for slot in turns]
    for crew in mine:
        cells.append(_name(view, crew))
        for slot in turns:
            at: dict[str, int | str] = {"crew": crew, "slot": slot}
            cells.append(_slot(view.crew[crew].slots[slot - 1], crew, slot, at))
    return cells


def plans(view: View) -> list[Cell]:
    """Everybody's twelve slots as the whole table sees them."""
    turns = range(1, len(view.crew[0].slots) + 1)
    cells = [Cell(row=-1, column=slot, sign=str(slot), tone="label") for slot in turns]
    for crew, one in enumerate(view.crew):
        cells.append(_name(view, crew))
        cells += [_slot(one.slots[slot - 1], crew, slot, {}) for slot in turns]
    return cells


def _name(view: View, crew: int) -> Cell:
    seats = (crew,) if crew < view.seats and not view.crew[crew].android else ()
    return Cell(row=crew, column=0, words=[crew_member(crew)], tone="label", seats=seats)


def _slot(back: Back | None, crew: int, slot: int, at: dict[str, int | str]) -> Cell:
    name = say("space-alert-slot-of", slot=slot, member=crew_member(crew))
    if back is None:
        return Cell(row=crew, column=slot, words=[name, say("space-alert-do-nothing")], sign="·", tone="void", at=at)
    if back.card is None:
        what = say(f"space-alert-back-{back.half}")
        return Cell(row=crew, column=slot, words=[name, what], sign=_BACKS[back.half], at=at)
    other: Half = "movement" if back.half == "action" else "action"
    return Cell(
        row=crew,
        column=slot,
        words=[name, laid(back.card, back.half)],
        icon=_ICONS.get(half(back.card, back.half), ""),
        sign=sign(half(back.card, back.half)),
        note=sign(half(back.card, other)),
        at=at,
    )


def hand(view: View) -> list[Cell]:
    """Every card as two halves, one of which is chosen; an android's heroic card lies with them (SA-16.4)."""
    heroic = [one.heroic for one in view.crew if one.android and one.heroic]
    cards = sorted({*view.hand, *heroic})
    return [
        _half(view, name, row, column, which) for row, name in enumerate(cards) for column, which in enumerate(HALVES)
    ]


def _half(view: View, name: Card, row: int, column: int, which: Half) -> Cell:
    copies = view.hand.count(name)
    return Cell(
        row=row,
        column=column,
        icon=_ICONS.get(half(name, which), ""),
        sign=sign(half(name, which)),
        note=f"×{copies}" if copies > 1 and which == "action" else "",
        words=[order(half(name, which)), card(name)],
        at={"move": "place", "card": name, "half": which},
    )


# --- threats and the ship ------------------------------------------------------------------------------------------


def tracks(view: View) -> list[Cell]:
    """The four trajectories with their letters and whatever is on them."""
    cells: list[Cell] = []
    for place, board in enumerate(view.boards):
        name = zone(None if place == ship.INTERNAL else ship.ZONES[place])
        cells.append(Cell(row=place, column=0, words=[name], tone="label"))
        letters = {square: ship.LETTERS[letter] for square, letter in ship.LETTER_SQUARES[board]}
        for square in range(ship.START_SQUARE[board], 0, -1):
            cells.append(_square(view, place, square, letters.get(square, "")))
    return cells


def _square(view: View, place: int, square: int, letter: str) -> Cell:
    here = [one for one in view.flight.threats if one.status == IN_PLAY and (one.zone, one.square) == (place, square)]
    colour = "internal" if place == ship.INTERNAL else ship.ZONES[place]
    return Cell(
        row=place,
        column=_FAR - square,
        sign=letter or "·",
        note=" ".join(str(one.number) for one in here),
        words=[threat_name(one.card) for one in here],
        tone="threat" if here else colour if letter else "void",
    )


def systems() -> list[Cell]:
    """The six stations and what A, B and C do there."""
    return [_station(place, [_does(place, letter) for letter in "abc"]) for place in range(len(ship.STATIONS))]


def _does(place: int, letter: str) -> Phrase:
    return say(f"space-alert-does-{ship.STATIONS[place]}-{letter}")


def damaged_ship(view: View, flight: FlightView) -> list[Cell]:
    """The six stations with their energy, their damage, and who is there."""
    return [
        _station(
            place,
            [_energy(flight, place), *_damage(flight, place), *_present(flight, view.acting, place)],
        )
        for place in range(len(ship.STATIONS))
    ]


def _station(place: int, lines: list[Phrase]) -> Cell:
    row, column = divmod(place, 3)
    name = station(ship.STATIONS[place])
    return Cell(row=row, column=column, words=[name, *lines], tone=ship.ZONES[column])


def _energy(flight: FlightView, place: int) -> Phrase:
    in_zone = place % 3
    if place < ship.RED_LOWER:
        return say("space-alert-room-shield", now=flight.shield[in_zone], most=flight.shield_capacity[in_zone])
    return say("space-alert-room-reactor", now=flight.reactor[in_zone], most=flight.reactor_capacity[in_zone])


def _damage(flight: FlightView, place: int) -> list[Phrase]:
    """A zone's damage stands in its upper station."""
    tokens = flight.damage[place] if place < ship.RED_LOWER else []
    return [say("space-alert-room-damage", tokens=[token(ship.TOKENS[one]) for one in tokens])] if tokens else []


def _present(flight: FlightView, acting: list[int], place: int) -> list[Phrase]:
    threats = [one.card for one in flight.threats if one.status == IN_PLAY and place in one.tokens]
    figures = [_figure(crew, one) for one, crew in zip(flight.crew, acting, strict=True) if one.station == place]
    return [*(say("space-alert-room-threat", threat=threat_name(code)) for code in threats), *figures]


def _figure(crew: int, one: FigureView) -> Phrase:
    state = "out" if one.knocked_out else "squad" if one.squad == ACTIVE else "well"
    return say("space-alert-room-figure", member=crew_member(crew), state=state)
