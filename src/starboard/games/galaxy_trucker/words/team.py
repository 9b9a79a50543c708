"""The support team in words: questions, moves, events, its panel and its cards. Phrases only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core import text
from starboard.core.game import Move, Seat
from starboard.core.text import Argument, CardText, Panel, Phrase, say
from starboard.games.galaxy_trucker.cards import VALUE
from starboard.games.galaxy_trucker.moves import team as moves
from starboard.games.galaxy_trucker.phrases import (
    say_place,
    say_rewards,
    say_side,
    say_specialist,
    say_squares,
    say_token,
)
from starboard.games.galaxy_trucker.seen import ShipView, rebuild
from starboard.games.galaxy_trucker.ship.boards import Board, Square, class_number, figures, square
from starboard.games.galaxy_trucker.ship.perks import specialists
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.team.asks import AbilityAsk
from starboard.games.galaxy_trucker.team.bureaucrat import bent_rewards
from starboard.games.galaxy_trucker.team.windows import question_of
from starboard.games.galaxy_trucker.view import View

# --- questions -----------------------------------------------------------------------------------------------


# --- moves ---------------------------------------------------------------------------------------------------


def _asked(view: View) -> AbilityAsk | None:
    ask = None if view.team is None else question_of(view.team, view.seat)
    return ask if isinstance(ask, AbilityAsk) else None


def ship_asked_about(view: View) -> Seat:
    """Whose ship a square belongs to: one's own, or that of the Saboteur's victim."""
    ask = _asked(view)
    return view.seat if ask is None else ask.about(view)


def _ship(view: View) -> Ship:
    return rebuild(view.players[max(ship_asked_about(view), 0)].ship)


def _part(view: View, move: Any) -> dict[str, Argument]:
    return {"part": say_place(_ship(view), move.row, move.column)}


def _context(view: View, move: Move) -> dict[str, Argument]:
    """What using an ability does, or doing without it."""
    ask = _asked(view)
    if ask is None:
        return {"specialist": say_specialist("unknown"), "ask": "none", "n": 0}
    more = "yes" if ask.begun else "no"
    return {"specialist": say_specialist(ask.specialist()), "ask": ask.tag, "n": ask.gain(view), "more": more}


def _spot(view: View, move: moves.Spot) -> dict[str, Argument]:
    ask = _asked(view)
    return {**_part(view, move), "ask": "none" if ask is None else ask.stage}


def _bent(view: View, move: moves.Bend) -> dict[str, Argument]:
    finish, looks = bent_rewards(figures(class_number(view.ship_class)), move.finish, move.looks)
    return {"finishing": say_rewards(finish[: len(view.players)]), "best_looking": looks}


def _price(view: View, move: moves.Price) -> dict[str, Argument]:
    now = VALUE.get(move.good, 0)
    return {"now": now, "price": now + move.change}


def _about(view: View, move: Move) -> dict[str, Argument]:
    ask = _asked(view)
    return {"player": text.player(0), **({} if ask is None else ask.said(view))}


def _contacts(view: View, move: moves.Reweld) -> dict[str, Argument]:
    plan = _ship(view).plan
    there = square(move.to_row, move.to_column)
    here = square(move.row, move.column)
    return {
        "was": say_squares(_pair(plan, here, move.side)),
        "squares": say_squares(_pair(plan, there, move.to_side)),
    }


def _pair(plan: Board, place: Square, side: int) -> tuple[Square, ...]:
    """A square and the one on that side of it, as far as the board has them."""
    around = plan.neighbours.get(place)
    return (place,) if around is None or not 0 <= side < 4 else (place, around[side])


MOVES: dict[type[Move], Callable[[Any, Any], dict[str, Argument]]] = {
    moves.Spot: _spot,
    moves.Bend: _bent,
    moves.Price: _price,
    moves.Cap: _part,
    moves.Pipe: _part,
    moves.Universal: _part,
    moves.Reweld: _contacts,
    moves.GiveGood: _part,
    moves.Fit: lambda view, move: {
        **_part(view, move),
        "part_token": say_token(move.part),
        "facing": say_side(move.turn) if move.part == "part-cannon" else "none",
    },
    moves.Use: _context,
    moves.Decline: _context,
    moves.Predict: _about,
}
"""What a move says beyond its fields."""


# --- tokens ---------------------------------------------------------------------------------------------------


def token_lines(ship: ShipView) -> list[Phrase]:
    """The tokens on a ship, and its wireless links, in words."""
    lying = [_say_lying(overlay) for overlay in ship.overlays]
    lines = [say("galaxy-trucker-team-tokens", tokens=lying)] if lying else []
    return lines + [say("galaxy-trucker-team-wires", squares=say_squares(pair)) for pair in ship.wires]


def tokens_on(ship: Ship | ShipView, place: Square) -> list[Phrase]:
    """The tokens that lie on a square, or beside it."""
    found = [_say_lying(overlay) for overlay in ship.overlays if place in (overlay.square, overlay.other)]
    wired = [pair for pair in ship.wires if place in pair]
    return found + [say("galaxy-trucker-team-wires", squares=say_squares(pair)) for pair in wired]


def _say_lying(overlay: Overlay) -> Phrase:
    """A token and where it lies: between two components, on a side of one, or on all of it."""
    squares = say_squares((overlay.square, overlay.other) if overlay.other else (overlay.square,))
    side = "none" if overlay.other else say_side(overlay.side)
    between = "yes" if overlay.other else "no"
    token = say_token(overlay.token)
    return say("galaxy-trucker-team-token-at", token=token, squares=squares, side=side, between=between)


# --- panel and cards -----------------------------------------------------------------------------------------


def panels(view: View) -> list[Panel]:
    """Everybody's specialists, what one's own can do in this round, and the cards one may choose from."""
    team = view.team
    if team is None:
        return []
    lines = [
        say(
            "galaxy-trucker-team-line",
            player=text.player(seat),
            specialists=[
                say(
                    "galaxy-trucker-team-member",
                    specialist=say_specialist(one.card),
                    abilities="both" if one.since < view.round else "first",
                )
                for one in hired
            ],
        )
        for seat, hired in enumerate(team.hired)
        if hired
    ]
    own = team.hired[view.seat] if 0 <= view.seat < len(team.hired) else []
    lines += [
        say(
            "galaxy-trucker-team-own-ability",
            specialist=say_specialist(one.card),
            ability=key.upper(),
            text=_ability(one.card, key),
        )
        for one in own
        for key in ("ab" if one.since < view.round else "a")
    ]
    offered = team.laid or (team.dealt[view.seat] if 0 <= view.seat < len(team.dealt) else [])
    for card in offered:
        lines.append(say("galaxy-trucker-team-offer", specialist=say_specialist(card)))
        lines += [say("galaxy-trucker-team-ability", ability=key.upper(), text=_ability(card, key)) for key in "ab"]
    return [Panel(say("galaxy-trucker-team-panel"), lines, "hand" if offered and not team.laid else "list")]


def _ability(card: str, key: str) -> Phrase:
    return say(f"galaxy-trucker-specialist-{card}-{key}")


def card_texts() -> list[CardText]:
    """Every specialist in words."""
    return [_card_text(name) for name in specialists()]


def _card_text(name: str) -> CardText:
    card = specialists()[name]
    lines = [say("galaxy-trucker-team-ability", ability=key.upper(), text=_ability(name, key)) for key in ("a", "b")]
    lines += [
        say(
            "galaxy-trucker-team-timing",
            ability=key.upper(),
            timing=say("galaxy-trucker-timing", timing=ability.timing),
            optional="yes" if ability.optional else "no",
        )
        for key, ability in (("a", card.a), ("b", card.b))
    ]
    return CardText(name, say_specialist(name), say("galaxy-trucker-team-kind"), lines)
