"""Before and after: what a choice costs and brings, found by playing it on a copy up to where chance or others speak.

So it is the rules themselves that answer. What follows of itself is played along (which figures go, how goods are
loaded); no die is rolled and no card is turned, so nothing shows that the player can't know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from starboard.core.agenda import Question
from starboard.core.chance import Chance
from starboard.core.game import Event, Move, Seat
from starboard.games.galaxy_trucker import rounds
from starboard.games.galaxy_trucker.adventures.enemies import Enemy, Fight
from starboard.games.galaxy_trucker.adventures.planets import Landing, Planets
from starboard.games.galaxy_trucker.cards import the_card
from starboard.games.galaxy_trucker.events.building import RocketPlaced
from starboard.games.galaxy_trucker.events.flight import CardTurned, FlightOver, Moved
from starboard.games.galaxy_trucker.flight import arranging
from starboard.games.galaxy_trucker.flight.declare import Declare, Pay, total
from starboard.games.galaxy_trucker.flight.five_players import LoadLess
from starboard.games.galaxy_trucker.flight.loading import Load
from starboard.games.galaxy_trucker.flight.losses import GiveCrew, GiveGoods
from starboard.games.galaxy_trucker.flight.volley import Ward
from starboard.games.galaxy_trucker.flying import Flying, StayOrLeave
from starboard.games.galaxy_trucker.moves.flight import Arrange, Land, Power
from starboard.games.galaxy_trucker.ship.boards import square
from starboard.games.galaxy_trucker.ship.power import cannon_halves, engine_power
from starboard.games.galaxy_trucker.state import State, copy

Effects: TypeAlias = dict[str, tuple[int, int]]
"""By name what there was before and what there will be: ``batteries``, ``crew``, ``crewbots``, ``credits``, ``goods``
(what they sell for), ``parts``, ``days`` (from 0), ``cannons`` and ``engines`` (half points), ``enemy`` (half points,
what they have to beat)."""

PHASES = ("repair", "crew", "insurance", "team", "flight")
"""When moves have a price; while ships are built the ship check tells."""
CONSEQUENCES = (GiveCrew, GiveGoods, Load, LoadLess, Pay)
"""Questions whose answers differ in place, not in price: they are played along."""
LONGEST = 60
"""More answers than follow from any move."""


class Unknowable(Exception):
    """Here chance would speak, or the next card be turned."""


class _Silent(Chance):
    """No die falls."""

    def _below(self, n: int) -> int:
        raise Unknowable


def preview(state: State, seat: Seat, move: Move) -> Effects:
    """What changes for the seat's ship and purse if it plays this legal move."""
    question = rounds.asked(state)
    if state.phase not in PHASES or question is None or isinstance(question, StayOrLeave):
        return {}
    before, trial = _measure(state, seat), copy(state)
    days = _play(trial, question, seat, move)
    after = _measure(trial, seat)
    changed: Effects = {name: (before[name], after[name]) for name in before if before[name] != after[name]}
    if days:
        changed["days"] = (0, days)
    return changed | _promised(state, seat, question, move)


def _measure(state: State, seat: Seat) -> dict[str, int]:
    player = state.players[seat]
    ship = player.ship
    return {
        "batteries": ship.tokens,
        "crew": ship.crew,
        "crewbots": ship.bots(),
        "credits": player.credits,
        "goods": arranging.worth(ship.cargo()),
        "parts": len(ship.components),
        "cannons": cannon_halves(ship),
        "engines": 2 * engine_power(ship),
    }


def _play(state: State, question: Question, seat: Seat, move: Move) -> int:
    """Play the move and what follows of itself. The days that the ship gains."""
    days = 0

    def tell(event: Event) -> None:
        nonlocal days
        if isinstance(event, CardTurned | FlightOver | RocketPlaced):
            raise Unknowable  # what the launch loads is nothing that a specialist brings
        if isinstance(event, Moved) and event.seat == seat:
            days += len(event.stops) if event.forward else -len(event.stops)

    for player in state.players:
        player.flies_on = ""  # nobody's standing order turns the next card here
    if isinstance(question, Ward) and state.flight is not None:
        del state.flight.agenda[1:-1]  # what comes after this hit is no price of stopping it
    follow = not isinstance(question, CONSEQUENCES)
    answer: Move | None = move
    asked: Question | None = question
    try:
        for _ in range(LONGEST):
            if answer is None or asked is None:
                break
            play = Flying(state, _Silent(), tell)
            if play.agenda and play.agenda[-1] is asked:
                play.agenda.pop()
            asked.answer(play, seat, answer)
            rounds.lead_on(play)
            asked = rounds.asked(state)
            answer = _consequence(state, asked, seat) if follow and asked is not None else None
    except Unknowable:
        pass
    return days


def _consequence(state: State, question: Question, seat: Seat) -> Move | None:
    """The answer to a question that only asks how, not whether."""
    if not isinstance(question, CONSEQUENCES) or question.seat != seat:
        return None
    moves = question.moves(state, seat)
    if isinstance(question, Load):
        return next((move for move in moves if isinstance(move, Arrange)), moves[0])
    if isinstance(question, LoadLess):
        return moves[-1]
    if isinstance(question, Pay):
        sources = question.sources(state.players[seat].ship)
        kinds = {source in state.players[seat].ship.batteries for source in sources}
        return moves[0] if len(kinds) == 1 else None  # a token or a panel: that is a choice
    return moves[0]


# --- what is promised, not done at once -----------------------------------------------------------------------


def _promised(state: State, seat: Seat, question: Question, move: Move) -> Effects:
    for kind, say in _PROMISES.items():
        if isinstance(question, kind):
            return say(state, seat, question, move)
    return {}


def _power(state: State, seat: Seat, question: Declare, move: Move) -> Effects:
    """The sum so far, and with one more device; for an enemy also what it has (GT-6.7)."""
    ship = state.players[seat].ship
    now = total(ship, seat, question.what, question.powered).total
    then = now
    if isinstance(move, Power):
        then = total(ship, seat, question.what, (*question.powered, square(move.row, move.column))).total
    found: Effects = {question.what: (now, then)}
    if isinstance(question, Fight) and state.flight is not None:
        strength = 2 * the_card(state.flight, Enemy).strength
        found["enemy"] = (strength, strength)
    return found


def _landing(state: State, seat: Seat, question: Landing, move: Move) -> Effects:
    """The days are lost when all have decided (GT-8.16)."""
    assert state.flight is not None
    return {"days": (0, -the_card(state.flight, Planets).days)} if isinstance(move, Land) else {}


_PROMISES: dict[type[Question], Callable[[State, Seat, object, Move], Effects]] = {
    Declare: _power,  # type: ignore[dict-item]
    Landing: _landing,  # type: ignore[dict-item]
}
