"""The flight in words: questions, answers, what happened, and its panels. Phrases only, made from the data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from starboard.core.game import Event, Move, Seat
from starboard.core.text import Cell, Panel, Phrase, say
from starboard.games.galaxy_trucker.adventures.between_cards import StayOrLeave
from starboard.games.galaxy_trucker.adventures.derelicts import Boarding
from starboard.games.galaxy_trucker.adventures.enemies import Spoils
from starboard.games.galaxy_trucker.adventures.hiring import Hiring
from starboard.games.galaxy_trucker.adventures.intruders import Entry, WhoFirst
from starboard.games.galaxy_trucker.adventures.planets import Landing
from starboard.games.galaxy_trucker.cards import AbandonedShip, AbandonedStation, Enemy, Hit, Planets, cards
from starboard.games.galaxy_trucker.events.flight import (
    Aimed,
    Compared,
    Counted,
    Declared,
    Fastest,
    FlightOver,
    IntruderRolled,
    LeftBehind,
    Missed,
    Moved,
    Mustered,
    NoWayIn,
    Offered,
    Rolled,
    SabotageRolled,
)
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.breaking import ChoosePiece
from starboard.games.galaxy_trucker.flight.cyan import Negotiation
from starboard.games.galaxy_trucker.flight.declare import Declare, Pay, total
from starboard.games.galaxy_trucker.flight.five_players import LoadLess
from starboard.games.galaxy_trucker.flight.giving_up import GiveFreely
from starboard.games.galaxy_trucker.flight.loading import Load
from starboard.games.galaxy_trucker.flight.losses import GiveCrew, GiveGoods, LoseFrom, dearest
from starboard.games.galaxy_trucker.flight.musters import Muster
from starboard.games.galaxy_trucker.flight.stasis import Wake
from starboard.games.galaxy_trucker.flight.state import Flight
from starboard.games.galaxy_trucker.flight.steering import Steer
from starboard.games.galaxy_trucker.flight.steps import Question
from starboard.games.galaxy_trucker.flight.volley import Impact, Ward
from starboard.games.galaxy_trucker.moves.flight import (
    DoWithout,
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
    WalksFirst,
)
from starboard.games.galaxy_trucker.ship.boards import Square, board, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import FACES, FRONT, REAR, SIDES
from starboard.games.galaxy_trucker.words.cards import card_lines, card_name, say_goods, say_hit, say_planet, say_reward


class Trucker(track.Rocket, Protocol):
    """What the words need to know of a player."""

    @property
    def ship(self) -> Ship: ...
    @property
    def credits(self) -> int: ...


class FlightView(Protocol):
    """What the words need to know of a view."""

    @property
    def seat(self) -> Seat: ...
    @property
    def players(self) -> Sequence[Trucker]: ...
    @property
    def flight(self) -> Flight | None: ...


# --- pieces of sentences -----------------------------------------------------------------------------------


def say_player(seat: Seat) -> Phrase:
    """A player by number."""
    return say("galaxy-trucker-player", seat=seat + 1)


def say_halves(halves: int) -> str:
    """Half points as players write them: ``4½``."""
    whole, half = divmod(halves, 2)
    return f"{whole}½" if half and whole else "½" if half else str(whole)


def say_kind(kind: str) -> Phrase:
    """A component by its kind."""
    return say("galaxy-trucker-component", kind=kind)


def say_part(ship: Ship, place: Square) -> Phrase:
    """``the shield on row 7, column 8``."""
    return say("galaxy-trucker-part", part=say_kind(ship.face(place).kind), row=row_of(place), column=column_of(place))


def say_spots(spots: Sequence[tuple[int, int]]) -> list[Phrase]:
    """A list of squares."""
    return [say("galaxy-trucker-spot", row=row, column=column) for row, column in spots]


def say_card(code: str) -> Phrase:
    """A card by its name."""
    return card_name(cards()[code])


# --- questions ---------------------------------------------------------------------------------------------


def question(view: FlightView) -> Phrase:
    """What the table waits for, as this seat should read it."""
    assert view.flight is not None
    step = view.flight.agenda[-1]
    assert isinstance(step, Question)
    asked = _ASK[type(step)](view, step)
    return asked if step.seat == view.seat else say("galaxy-trucker-ask-other", player=say_player(step.seat), ask=asked)


def _ask_declare(view: FlightView, step: Declare) -> Phrase:
    now = say_halves(total(_ship(view, step.seat), step.seat, step.what, step.powered).total)
    card = cards()[_card(view)]
    if isinstance(card, Enemy):
        return say("galaxy-trucker-ask-declare-enemy", card=card_name(card), strength=card.strength, now=now)
    return say("galaxy-trucker-ask-declare", what=step.what, now=now)


def _ask_pay(view: FlightView, step: Pay) -> Phrase:
    return say("galaxy-trucker-ask-pay", device=say_part(_ship(view, step.seat), step.device))


def _ask_crew(view: FlightView, step: GiveCrew) -> Phrase:
    return say("galaxy-trucker-ask-crew", n=step.amount)


def _ask_lose_from(view: FlightView, step: LoseFrom) -> Phrase:
    return say("galaxy-trucker-ask-lose-from", part=say_part(_ship(view, step.seat), step.cabins[0]))


def _ask_goods(view: FlightView, step: GiveGoods) -> Phrase:
    return say("galaxy-trucker-ask-goods", n=step.amount, good=dearest(_ship(view, step.seat)) or "none")


def _ask_load(view: FlightView, step: Load) -> Phrase:
    return say("galaxy-trucker-ask-load", bay=say_goods(step.bay))


def _ask_piece(view: FlightView, step: ChoosePiece) -> Phrase:
    return say("galaxy-trucker-ask-piece")


def _ask_ward(view: FlightView, step: Ward) -> Phrase:
    return say("galaxy-trucker-ask-ward", hit=say_hit(step.hit), part=say_part(_ship(view, step.seat), step.target))


def _ask_steer(view: FlightView, step: Steer) -> Phrase:
    axis = "column" if step.side in (FRONT, REAR) else "row"
    line = board(_ship(view, step.seat).board).number_at(step.side, step.line)
    return say("galaxy-trucker-ask-steer", what=_coming(view, step), axis=axis, line=line)


def _coming(view: FlightView, step: Steer) -> Phrase:
    """What the thrusters are to be fired against: the hits, or the intruder, next on the agenda."""
    assert view.flight is not None
    waiting = [other for other in reversed(view.flight.agenda) if isinstance(other, Impact)]
    found = [other.hit for other in waiting if other.line == step.line]
    if step.crewed or not found:
        return say("galaxy-trucker-intruder-from", card=say_card(_card(view)), side=SIDES[step.side])
    return say_hit(Hit("double-meteor", found[0].side) if len(found) > 1 else found[0])


def _ask_muster(view: FlightView, step: Muster) -> Phrase:
    return say("galaxy-trucker-ask-muster", now=_ship(view, step.seat).fighting_crew())


def _ask_landing(view: FlightView, step: Landing) -> Phrase:
    card = cards()[_card(view)]
    assert isinstance(card, Planets)
    return say("galaxy-trucker-ask-landing", days=card.days)


def _ask_boarding(view: FlightView, step: Boarding) -> Phrase:
    card = cards()[_card(view)]
    assert isinstance(card, AbandonedShip | AbandonedStation)
    kind = "ship" if isinstance(card, AbandonedShip) else "station"
    if card.shots and not step.shot_at:
        return say("galaxy-trucker-ask-approach", kind=kind, crew=card.crew, shots=[*map(say_hit, card.shots)])
    return say("galaxy-trucker-ask-boarding", kind=kind, crew=card.crew, reward=say_reward(card.reward), days=card.days)


def _ask_spoils(view: FlightView, step: Spoils) -> Phrase:
    card = cards()[_card(view)]
    assert isinstance(card, Enemy)
    return say("galaxy-trucker-ask-spoils", card=card_name(card), reward=say_reward(card.reward), days=card.days)


def _ask_hiring(view: FlightView, step: Hiring) -> Phrase:
    return say("galaxy-trucker-ask-hiring", n=step.humans)


def _ask_load_less(view: FlightView, step: LoadLess) -> Phrase:
    return say("galaxy-trucker-ask-load-less", goods=say_goods(step.goods))


def _ask_entry(view: FlightView, step: Entry) -> Phrase:
    part = say_part(_ship(view, step.seat), step.place)
    return say("galaxy-trucker-ask-entry", card=say_card(_card(view)), part=part)


def _ask_who_first(view: FlightView, step: WhoFirst) -> Phrase:
    return say("galaxy-trucker-ask-who-first", card=say_card(_card(view)))


def _ask_stay(view: FlightView, step: StayOrLeave) -> Phrase:
    return say("galaxy-trucker-ask-stay")


_ASK: dict[type[Question], Callable[[Any, Any], Phrase]] = {
    Declare: _ask_declare,
    Pay: _ask_pay,
    GiveCrew: _ask_crew,
    GiveGoods: _ask_goods,
    LoseFrom: _ask_lose_from,
    GiveFreely: lambda view, step: say("galaxy-trucker-ask-give-freely", n=step.amount),
    Load: _ask_load,
    ChoosePiece: _ask_piece,
    Ward: _ask_ward,
    Steer: _ask_steer,
    Wake: lambda view, step: say("galaxy-trucker-ask-wake", n=sum(_ship(view, step.seat).asleep.values())),
    Negotiation: lambda view, step: say("galaxy-trucker-ask-negotiate"),
    Muster: _ask_muster,
    Landing: _ask_landing,
    Boarding: _ask_boarding,
    Spoils: _ask_spoils,
    StayOrLeave: _ask_stay,
    Hiring: _ask_hiring,
    Entry: _ask_entry,
    WhoFirst: _ask_who_first,
    LoadLess: _ask_load_less,
}
"""How each question is put. A test walks it."""


# --- answers -----------------------------------------------------------------------------------------------


def say_move(view: FlightView, move: Move) -> Phrase:
    """A move as a button or a numbered line."""
    tag = str(move.__struct_config__.tag)
    args = _ANSWER[type(move)](view, move) if type(move) in _ANSWER else {}
    return Phrase(f"galaxy-trucker-move-{tag}", args)


def _say_place(view: FlightView, move: Power | LoseGood | Hire | WakeUp) -> dict[str, Any]:
    return {"part": _part(view, move.row, move.column)}


def _say_wake(view: FlightView, move: WakeUp) -> dict[str, Any]:
    chamber = _part(view, move.from_row, move.from_column) if move.from_row else "none"
    return {**_say_place(view, move), "chamber": chamber}


def _say_figure(view: FlightView, move: LoseCrew) -> dict[str, Any]:
    return {"part": _part(view, move.row, move.column), "who": move.who or "somebody"}


def _say_hand(view: FlightView, move: WalksFirst) -> dict[str, Any]:
    return {"hand": move.hand}


def _say_good(view: FlightView, move: DoWithout) -> dict[str, Any]:
    return {"good": say("galaxy-trucker-good", good=move.good)}


def _say_cube(view: FlightView, move: Stow | Unload) -> dict[str, Any]:
    return {"good": say("galaxy-trucker-good", good=move.good), "part": _part(view, move.row, move.column)}


def _say_spend(view: FlightView, move: Spend) -> dict[str, Any]:
    tokens = _asked_ship(view).batteries.get(square(move.row, move.column), 0)
    return {"part": _part(view, move.row, move.column), "n": tokens}


def _say_land(view: FlightView, move: Land) -> dict[str, Any]:
    card = cards()[_card(view)]
    known = isinstance(card, Planets) and 0 < move.planet <= len(card.planets)
    return {"planet": move.planet, "goods": say_planet(card, move.planet) if known else []}  # type: ignore[arg-type]


def _say_offer(view: FlightView, move: Take | Pass) -> dict[str, Any]:
    assert view.flight is not None
    step = view.flight.agenda[-1]
    return {"kind": "enemy" if isinstance(step, Spoils) else "planet" if isinstance(step, Landing) else "derelict"}


def _say_keep(view: FlightView, move: Keep) -> dict[str, Any]:
    return {"squares": say_spots(_piece(view, move))}


def _say_thrust(view: FlightView, move: Thrust) -> dict[str, Any]:
    assert view.flight is not None
    step, axis = view.flight.agenda[-1], "column" if move.side in ("left", "right") else "row"
    line = step.line if isinstance(step, Steer) else 0
    plan = board(_asked_ship(view).board)
    beside = plan.beside(line, SIDES.index(move.side))
    along = step.side if isinstance(step, Steer) else FRONT
    return {"side": move.side, "axis": axis, "line": plan.number_at(along, beside)}


_ANSWER: dict[type[Move], Callable[[Any, Any], dict[str, Any]]] = {
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
    WalksFirst: _say_hand,
    DoWithout: _say_good,
}
"""What an answer says beyond its name."""


def _piece(view: FlightView, move: Keep) -> list[tuple[int, int]]:
    place = square(move.row, move.column)
    piece = next((piece for piece in _asked_ship(view).pieces() if place in piece), [])
    return [(row_of(other), column_of(other)) for other in piece]


def _part(view: FlightView, row: int, column: int) -> Phrase:
    """A component of the ship that is asked, or just the square when nothing is there."""
    ship, place = _asked_ship(view), square(row, column)
    return say_part(ship, place) if place in ship.components else say("galaxy-trucker-spot", row=row, column=column)


def _asked_ship(view: FlightView) -> Ship:
    assert view.flight is not None
    return _ship(view, getattr(view.flight.agenda[-1], "seat", 0))


def _ship(view: FlightView, seat: Seat) -> Ship:
    return view.players[seat].ship


def _card(view: FlightView) -> str:
    assert view.flight is not None
    return view.flight.card


# --- what happened -----------------------------------------------------------------------------------------


def say_event(event: Event) -> Phrase | None:
    """An event as a line of the log. The message is named after the event, its arguments after the fields."""
    tag = str(event.__struct_config__.tag)
    id = f"galaxy-trucker-event-{tag}"
    fields = [field for field in event.__struct_fields__ if field != "seats"]
    args = {field: _argument(field, getattr(event, field)) for field in fields}
    args.update(_MORE.get(type(event), _nothing)(event))
    return Phrase(id, args)


def _argument(field: str, value: Any) -> Any:
    if field in _FIELDS:
        return _FIELDS[field](value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return [say("galaxy-trucker-number", n=number) for number in value if isinstance(number, int)]
    return "none" if value is None else value


_FIELDS: dict[str, Callable[[Any], Any]] = {
    "seat": say_player,
    "by": say_player,
    "leader": say_player,
    "worst": say_player,
    "fastest": say_player,
    "at": lambda seats: [say_player(seat) for seat in seats],
    "order": lambda seats: [say_player(seat) for seat in seats],
    "finishers": lambda seats: [say_player(seat) for seat in seats],
    "card": say_card,
    "tile": lambda tile: say_kind(FACES[tile][0].kind),
    "tiles": lambda tiles: [say_kind(FACES[tile][0].kind) for tile in tiles],
    "squares": say_spots,
    "panel": lambda spot: say("galaxy-trucker-spot", row=spot[0], column=spot[1]),
    "battery": lambda spot: say("galaxy-trucker-spot", row=spot[0], column=spot[1]),
    "pieces": len,
    "total": say_halves,
    "strength": say_halves,
    "power": say_halves,
}
"""How a field of this name is put into words."""


def _nothing(event: Any) -> dict[str, Any]:
    return {}


def _more_declared(event: Declared) -> dict[str, Any]:
    parts = [say("galaxy-trucker-power-singles", power=say_halves(event.singles))]
    if event.doubles:
        parts.append(say("galaxy-trucker-power-doubles", power=say_halves(event.doubles)))
    if event.pairs:
        parts.append(say("galaxy-trucker-power-pairs", power=say_halves(event.pairs)))
    if event.alien:
        parts.append(say("galaxy-trucker-power-alien", power=say_halves(event.alien)))
    return {"parts": parts}


def _more_moved(event: Moved) -> dict[str, Any]:
    jumped = abs(event.stops[-1] - event.start) - len(event.stops)
    return {"days": len(event.stops), "jumped": jumped, "space": event.stops[-1] % track.SPACES}


def _more_hit(event: Any) -> dict[str, Any]:
    return {"what": say_hit(Hit(event.hit, event.side)), **_more_line(event)}


def _more_line(event: Any) -> dict[str, Any]:
    return {"axis": "column" if event.side in ("front", "rear") else "row"}


def _more_intruder(event: IntruderRolled) -> dict[str, Any]:
    return {**_more_line(event), "dice": _thrown(event)}


def _more_fastest(event: Fastest) -> dict[str, Any]:
    return {"values": _pairs(event.order, [say_halves(value) for value in event.values])}


def _more_rolled(event: Rolled) -> dict[str, Any]:
    return {**_more_hit(event), "dice": _thrown(event)}


def _thrown(event: Rolled | IntruderRolled) -> str:
    """Dice that are not added (ABE-4.2.3) stand side by side."""
    return _sum(event.dice) if sum(event.dice) == event.line else ", ".join(map(str, event.dice))


def _sum(dice: Sequence[int]) -> str:
    """``3 + 4``."""
    return " + ".join(map(str, dice))


def _more_compared(event: Compared) -> dict[str, Any]:
    """``P1 4½, P2 3``."""
    values = [str(value) if event.criterion == "crew" else say_halves(value) for value in event.values]
    return {"values": _pairs(event.order, values)}


def _more_counted(event: Counted) -> dict[str, Any]:
    return {"values": _pairs(event.order, list(map(str, event.exposed)))}


def _more_over(event: FlightOver) -> dict[str, Any]:
    return {"n": len(event.finishers)}


def _more_goods(event: Any) -> dict[str, Any]:
    return {"goods": say_goods(event.goods)}


def _more_sabotage(event: SabotageRolled) -> dict[str, Any]:
    return {"column_dice": _sum(event.column_dice), "row_dice": _sum(event.row_dice)}


def _pairs(seats: Sequence[Seat], values: Sequence[str]) -> list[Phrase]:
    return [
        say("galaxy-trucker-player-value", player=say_player(seat), value=value)
        for seat, value in zip(seats, values, strict=True)
    ]


_MORE: dict[type[Event], Callable[[Any], dict[str, Any]]] = {
    Declared: _more_declared,
    Moved: _more_moved,
    Rolled: _more_rolled,
    Missed: _more_hit,
    Aimed: _more_hit,
    Offered: _more_goods,
    LeftBehind: _more_goods,
    Compared: _more_compared,
    Counted: _more_counted,
    SabotageRolled: _more_sabotage,
    FlightOver: _more_over,
    Mustered: lambda event: {"total": event.total},
    Fastest: _more_fastest,
    IntruderRolled: _more_intruder,
    NoWayIn: _more_line,
}
"""What an event says beyond its fields."""


# --- panels ------------------------------------------------------------------------------------------------


def panels(view: FlightView) -> list[Panel]:
    """The card and the track."""
    assert view.flight is not None
    shown = []
    if view.flight.card:
        card = cards()[view.flight.card]
        shown.append(Panel(say("galaxy-trucker-panel-card", card=card_name(card), code=card.id), card_lines(card)))
    ranks = track.order(view.players)
    lines = [say("galaxy-trucker-panel-standing-head"), *(_rocket(view, seat) for seat in ranks)]
    lines += [
        say("galaxy-trucker-panel-gave-up", player=say_player(seat), credits=player.credits)
        for seat, player in enumerate(view.players)
        if not player.flying
    ]
    standing = Panel(say("galaxy-trucker-panel-standing"), lines, "grid")
    return [*shown, standing, Panel(say("galaxy-trucker-panel-track"), _line_up(view, ranks), "grid", _track(view))]


def _rocket(view: FlightView, seat: Seat) -> Phrase:
    player = view.players[seat]
    return say(
        "galaxy-trucker-panel-rocket",
        player=say_player(seat),
        space=player.position % track.SPACES,
        crew=player.ship.crew,
        tokens=player.ship.tokens,
        goods=say_goods(player.ship.cargo()),
        credits=player.credits,
    )


def _line_up(view: FlightView, ranks: Sequence[Seat]) -> list[Phrase]:
    spaces = [str(view.players[seat].position % track.SPACES) for seat in ranks]
    return [
        say("galaxy-trucker-player-value", player=say_player(s), value=n) for s, n in zip(ranks, spaces, strict=True)
    ]


def _track(view: FlightView) -> list[Cell]:
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
        label = [say_player(seat) for seat in seats]
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
