"""The flight in words: questions, answers, what happened, and its panels. Phrases only, made from the data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starboard.core import text
from starboard.core.game import Move, Seat
from starboard.core.text import Argument, Cell, Panel, Phrase, say
from starboard.games.galaxy_trucker.adventures.derelicts import Boarding
from starboard.games.galaxy_trucker.adventures.enemies import Spoils
from starboard.games.galaxy_trucker.adventures.hiring import Hiring
from starboard.games.galaxy_trucker.adventures.intruders import Entry, WhoFirst
from starboard.games.galaxy_trucker.adventures.planets import Landing
from starboard.games.galaxy_trucker.cards import AbandonedShip, AbandonedStation, Enemy, Hit, Planets, cards
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
from starboard.games.galaxy_trucker.flight.steering import Steer
from starboard.games.galaxy_trucker.flight.steps import Decision
from starboard.games.galaxy_trucker.flight.volley import Impact, Ward
from starboard.games.galaxy_trucker.flying import StayOrLeave
from starboard.games.galaxy_trucker.moves.flight import (
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
    card_name,
    say_card,
    say_goods,
    say_hit,
    say_part,
    say_place,
    say_planet,
    say_reward,
    say_squares,
    say_values,
)
from starboard.games.galaxy_trucker.seen import rebuild
from starboard.games.galaxy_trucker.ship.boards import Square, board, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import FRONT, REAR, SIDES
from starboard.games.galaxy_trucker.view import View
from starboard.games.galaxy_trucker.words.cards import card_lines

# --- questions ---------------------------------------------------------------------------------------------


def question(view: View) -> Phrase:
    """What the table waits for, as this seat should read it."""
    assert view.flight is not None
    step = view.flight.agenda[-1]
    assert isinstance(step, Decision)
    asked = _ASK[type(step)](view, step)
    return (
        asked if step.seat == view.seat else say("galaxy-trucker-ask-other", player=text.player(step.seat), ask=asked)
    )


def _ask_declare(view: View, step: Declare) -> Phrase:
    now = text.halves(total(_ship(view, step.seat), step.seat, step.what, step.powered).total)
    card = cards()[_card(view)]
    if isinstance(card, Enemy):
        return say("galaxy-trucker-ask-declare-enemy", card=card_name(card), strength=card.strength, now=now)
    return say("galaxy-trucker-ask-declare", what=step.what, now=now)


def _ask_pay(view: View, step: Pay) -> Phrase:
    return say("galaxy-trucker-ask-pay", device=say_part(_ship(view, step.seat), step.device))


def _ask_crew(view: View, step: GiveCrew) -> Phrase:
    return say("galaxy-trucker-ask-crew", n=step.amount)


def _ask_lose_from(view: View, step: LoseFrom) -> Phrase:
    return say("galaxy-trucker-ask-lose-from", part=say_part(_ship(view, step.seat), step.cabins[0]))


def _ask_goods(view: View, step: GiveGoods) -> Phrase:
    return say("galaxy-trucker-ask-goods", n=step.amount, good=dearest(_ship(view, step.seat)) or "none")


def _ask_load(view: View, step: Load) -> Phrase:
    return say("galaxy-trucker-ask-load", bay=say_goods(step.bay))


def _ask_piece(view: View, step: ChoosePiece) -> Phrase:
    return say("galaxy-trucker-ask-piece")


def _ask_ward(view: View, step: Ward) -> Phrase:
    return say("galaxy-trucker-ask-ward", hit=say_hit(step.hit), part=say_part(_ship(view, step.seat), step.target))


def _ask_steer(view: View, step: Steer) -> Phrase:
    axis = "column" if step.side in (FRONT, REAR) else "row"
    line = board(_ship(view, step.seat).board).number_at(step.side, step.line)
    return say("galaxy-trucker-ask-steer", what=_coming(view, step), axis=axis, line=line)


def _coming(view: View, step: Steer) -> Phrase:
    """What the thrusters are to be fired against: the hits, or the intruder, next on the agenda."""
    assert view.flight is not None
    waiting = [other for other in reversed(view.flight.agenda) if isinstance(other, Impact)]
    found = [other.hit for other in waiting if other.line == step.line]
    if step.crewed or not found:
        return say("galaxy-trucker-intruder-from", card=say_card(_card(view)), side=SIDES[step.side])
    return say_hit(Hit("double-meteor", found[0].side) if len(found) > 1 else found[0])


def _ask_muster(view: View, step: Muster) -> Phrase:
    return say("galaxy-trucker-ask-muster", now=_ship(view, step.seat).fighting_crew())


def _ask_landing(view: View, step: Landing) -> Phrase:
    card = cards()[_card(view)]
    assert isinstance(card, Planets)
    return say("galaxy-trucker-ask-landing", days=card.days)


def _ask_boarding(view: View, step: Boarding) -> Phrase:
    card = cards()[_card(view)]
    assert isinstance(card, AbandonedShip | AbandonedStation)
    kind = "ship" if isinstance(card, AbandonedShip) else "station"
    if card.shots and not step.shot_at:
        return say("galaxy-trucker-ask-approach", kind=kind, crew=card.crew, shots=[*map(say_hit, card.shots)])
    return say("galaxy-trucker-ask-boarding", kind=kind, crew=card.crew, reward=say_reward(card.reward), days=card.days)


def _ask_spoils(view: View, step: Spoils) -> Phrase:
    card = cards()[_card(view)]
    assert isinstance(card, Enemy)
    return say("galaxy-trucker-ask-spoils", card=card_name(card), reward=say_reward(card.reward), days=card.days)


def _ask_hiring(view: View, step: Hiring) -> Phrase:
    return say("galaxy-trucker-ask-hiring", n=step.humans)


def _ask_load_less(view: View, step: LoadLess) -> Phrase:
    return say("galaxy-trucker-ask-load-less", goods=say_goods(step.goods))


def _ask_entry(view: View, step: Entry) -> Phrase:
    part = say_part(_ship(view, step.seat), step.place)
    return say("galaxy-trucker-ask-entry", card=say_card(_card(view)), part=part)


def _ask_who_first(view: View, step: WhoFirst) -> Phrase:
    return say("galaxy-trucker-ask-who-first", card=say_card(_card(view)))


def _ask_stay(view: View, step: StayOrLeave) -> Phrase:
    return say("galaxy-trucker-ask-stay")


_ASK: dict[type[Decision], Callable[[Any, Any], Phrase]] = {
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


def _say_place(view: View, move: Power | LoseGood | Hire | WakeUp) -> dict[str, Argument]:
    return {"part": _part(view, move.row, move.column)}


def _say_wake(view: View, move: WakeUp) -> dict[str, Argument]:
    chamber = _part(view, move.from_row, move.from_column) if move.from_row else "none"
    return {**_say_place(view, move), "chamber": chamber}


def _say_figure(view: View, move: LoseCrew) -> dict[str, Argument]:
    return {"part": _part(view, move.row, move.column), "who": move.who or "somebody"}


def _say_cube(view: View, move: Stow | Unload) -> dict[str, Argument]:
    return {"part": _part(view, move.row, move.column)}


def _say_spend(view: View, move: Spend) -> dict[str, Argument]:
    tokens = _asked_ship(view).batteries.get(square(move.row, move.column), 0)
    return {"part": _part(view, move.row, move.column), "n": tokens}


def _say_land(view: View, move: Land) -> dict[str, Argument]:
    card = cards()[_card(view)]
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
        card = cards()[view.flight.card]
        shown.append(Panel(say("galaxy-trucker-panel-card", card=card_name(card), code=card.id), card_lines(card)))
    ranks = track.order(view.players)
    columns = ("none", "space", "crew", "batteries", "goods", "credits")
    rows = [[say(f"galaxy-trucker-column-{column}") for column in columns], *(_rocket(view, seat) for seat in ranks)]
    rows += [_given_up(seat, player.credits) for seat, player in enumerate(view.players) if not player.flying]
    standing = Panel(say("galaxy-trucker-panel-standing"), [], "grid", rows=rows)
    return [*shown, standing, Panel(say("galaxy-trucker-panel-track"), _line_up(view, ranks), "grid", _track(view))]


def _rocket(view: View, seat: Seat) -> list[Phrase]:
    player, ship = view.players[seat], _ship(view, seat)
    return [
        text.player(seat),
        text.number(player.position % track.SPACES),
        text.number(ship.crew),
        text.number(ship.tokens),
        text.listed(say_goods(ship.cargo())),
        text.number(player.credits),
    ]


def _given_up(seat: Seat, credits: int) -> list[Phrase]:
    nothing = say("galaxy-trucker-column-none")
    gone = say("galaxy-trucker-panel-gave-up")
    return [text.player(seat), gone, nothing, nothing, nothing, text.number(credits)]


def _line_up(view: View, ranks: Sequence[Seat]) -> list[Phrase]:
    return say_values(ranks, [view.players[seat].position % track.SPACES for seat in ranks])


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
