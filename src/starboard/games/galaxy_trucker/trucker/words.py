"""Why a trucker does what it does, in a line."""

from __future__ import annotations

from starboard.core.game import Seat
from starboard.core.text import Argument, Phrase, say
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.moves import AnyMove, building, flight, team
from starboard.games.galaxy_trucker.phrases import say_kind
from starboard.games.galaxy_trucker.ship.boards import square
from starboard.games.galaxy_trucker.ship.tiles import FACES
from starboard.games.galaxy_trucker.state import State

BATTERED = 5
"""With so many parts lost one speaks of what is left."""
REASONS: dict[type, str] = {
    building.House: "houses",
    building.KeepPiece: "keeps-piece",
    flight.GiveUp: "gives-up",
    flight.Brace: "braces",
    flight.Spend: "spends",
    flight.Thrust: "steers",
    flight.HoldCourse: "holds-course",
    flight.LoseCrew: "gives-crew",
    flight.LoseGood: "gives-goods",
    flight.Land: "lands",
    flight.Take: "takes-offer",
    flight.Pass: "passes",
    flight.Arrange: "loads",
    flight.Stow: "loads",
    flight.DoneLoading: "loads",
    flight.Keep: "keeps-piece",
    flight.Hire: "hires",
    flight.WakeUp: "hires",
    flight.DoWithout: "gives-goods",
    team.GiveGood: "gives-goods",
    team.HideRest: "gives-goods",
    team.Decline: "declines",
}
"""By kind of answer; any other is what left the ship best off."""


def reason(what: str, **more: Argument) -> Phrase:
    """One of the reasons that need no component."""
    return say(f"galaxy-trucker-bot-{what}", **more)


def about(what: str, tile: str) -> Phrase:
    """A reason that has to do with a component."""
    return say(f"galaxy-trucker-bot-{what}", kind=say_kind(FACES[tile][0].kind))


def of(state: State, seat: Seat, move: AnyMove) -> Phrase:
    """Why this answer was the best."""
    if isinstance(move, flight.Power):
        ship = state.players[seat].ship
        return reason("powers", kind=say_kind(ship.face(square(move.row, move.column)).kind))
    if isinstance(move, flight.FlyOn):
        return reason("flies-on", how=_flies(state, seat))
    if isinstance(move, flight.Enough):
        return reason("saves", last="no" if state.cards.deck else "yes")
    return reason(REASONS.get(type(move), "best"))


def _flies(state: State, seat: Seat) -> str:
    """How it goes, for whoever flies on: it is said after every card."""
    if len(state.cards.deck) == 1:
        return "last"
    if len(state.players[seat].lost) >= BATTERED:
        return "battered"
    return "leads" if track.order(state.players)[:1] == (seat,) else "behind"
