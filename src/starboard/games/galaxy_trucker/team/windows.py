"""The windows in which specialists work (ABE-7.9), and the phase in which their owners are asked.

Whoever leads the game calls :func:`open_window` between two phases: if anybody has something to decide the phase is
``team`` until all are done, otherwise the game goes on at once. Everybody gets the chance (ABE-7.11). Where decisions
depend on one another owners are asked one after the other, the leader first (ABE-7.12); elsewhere all at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from starboard.core.agenda import Question, Step
from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal, Move, Seat
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.state import State, Team
from starboard.games.galaxy_trucker.team import inspector, recruiting
from starboard.games.galaxy_trucker.team.advertiser import Prediction
from starboard.games.galaxy_trucker.team.architect import EarlyBonus
from starboard.games.galaxy_trucker.team.asks import Ask
from starboard.games.galaxy_trucker.team.assembler import Plating, Wireless
from starboard.games.galaxy_trucker.team.bureaucrat import BendRewards, FlyAheadOfTime
from starboard.games.galaxy_trucker.team.deliveryman import SparePart
from starboard.games.galaxy_trucker.team.hotel_clerk import ShareCabin
from starboard.games.galaxy_trucker.team.hypergeometer import Turret
from starboard.games.galaxy_trucker.team.inspector import Preview
from starboard.games.galaxy_trucker.team.planner import KeepPart, Markers
from starboard.games.galaxy_trucker.team.plumber import Pipes
from starboard.games.galaxy_trucker.team.saboteur import Plant
from starboard.games.galaxy_trucker.team.security_guard import ChargeConnectors
from starboard.games.galaxy_trucker.team.state import new_round
from starboard.games.galaxy_trucker.team.swindler import LastExtra
from starboard.games.galaxy_trucker.team.trader import BuyGoods, ChangePrice
from starboard.games.galaxy_trucker.team.welder import Caps, MoveWelds

WINDOWS: dict[str, tuple[type[Ask], ...]] = {
    "before-building": (Preview, Markers),
    "extras": (LastExtra,),
    "cures": (SparePart, MoveWelds),
    "parts": (KeepPart,),
    "fittings": (Wireless, Plating, Pipes, Caps),
    "payments": (EarlyBonus,),
    "crew-placement": (ShareCabin,),
    "before-flight": (FlyAheadOfTime, BuyGoods, ChargeConnectors, Turret, Plant, Prediction),
    "end-of-flight": (BendRewards, ChangePrice),
}
"""Who is asked in which window; one owner's questions come in this order (ABE-9.29)."""

IN_ORDER = frozenset({"competition", "payments", "before-flight", "end-of-flight"})
"""Windows in which decisions depend on one another."""


class Open(Protocol):
    """A window and its questions: of the team, or of what is seen of it."""

    @property
    def window(self) -> str: ...
    @property
    def asks(self) -> Sequence[Step]: ...


# --- opening -------------------------------------------------------------------------------------------------


def open_window(state: State, window: str) -> None:
    """Ask whoever has an ability for this window."""
    if state.team is None:
        return
    asks = [
        ask(seat) for seat in _order(state) for ask in WINDOWS[window] if ask.perk in state.players[seat].ship.perks
    ]
    _begin(state, window, asks)


def recruit(state: State, chance: Chance) -> list[Event]:
    """Between two rounds, or before the first one: deal or lay out specialists, if it is time to (ABE-7.3)."""
    team, options = state.team, state.options
    if team is None:
        return []
    new_round(team)
    if options.recruiting == "competition":
        if state.round == 0 or len(team.hired[0]) == recruiting.MOST:
            return []
        told = recruiting.lay_out(state, chance)
        asks: list[Ask] = [recruiting.Pick(seat) for seat in team.finishers]
        _begin(state, "competition", asks)
        return told
    each = recruiting.cards_dealt(state.round, len(options.classes))
    if not each:
        return []
    told = recruiting.deal(state, each, chance)
    asks = [recruiting.KeepSpecialist(seat) for seat in range(len(state.players))] if each > 1 else []
    _begin(state, "recruiting", asks)
    return told


def _order(state: State) -> list[Seat]:
    """Flight order, leader first; whoever is not on the track comes after them."""
    flying = track.order(state.players)
    return [*flying, *(seat for seat in range(len(state.players)) if seat not in flying)]


def _begin(state: State, window: str, asks: Sequence[Ask]) -> None:
    team = _team(state)
    state.phase = "team"
    team.window, team.asks = window, list(asks)
    if any(isinstance(ask, Preview) for ask in asks) and state.options.pace == "real-time":
        team.ends = state.now + inspector.SECONDS
    _go_on(state)


def _go_on(state: State) -> None:
    """Leave out questions without a choice; when none is left the window closes."""
    team = _team(state)
    while idle := [ask for ask in open_asks(team) if not ask.choices(state)]:
        team.asks = [ask for ask in team.asks if ask not in idle]
    if not team.asks:
        team.window, team.ends = "", None


def _team(state: State) -> Team:
    assert state.team is not None
    return state.team


# --- the phase -----------------------------------------------------------------------------------------------


def open_asks(team: Open) -> list[Ask]:
    """The questions that can be answered now: the first one, or the first one of every seat."""
    if team.window in IN_ORDER:
        return [ask for ask in team.asks[:1] if isinstance(ask, Ask)]
    firsts: dict[Seat, Ask] = {}
    for ask in team.asks:
        assert isinstance(ask, Ask)
        firsts.setdefault(ask.seat, ask)
    return list(firsts.values())


def question_of(team: Open, seat: Seat) -> Ask | None:
    """What this seat is asked now."""
    return next((ask for ask in open_asks(team) if ask.seat == seat), None)


class Window(Question, frozen=True):
    """The owners of specialists, each with a question of their own."""

    clause = "ABE-7.9"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(ask.seat for ask in open_asks(_team(state)))

    def moves(self, state: State, seat: Seat) -> list[Move]:
        ask = question_of(_team(state), seat)
        return ask.moves(state) if ask is not None else []

    def ask(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        question = question_of(_team(state), seat)
        if question is None:
            return Illegal("ABE-7.12", "galaxy-trucker-why-not-asked")
        return None if move in question.moves(state) else question.refuse(state, move)

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        """The question that follows takes the place of the one that was answered."""
        state, team = play.state, _team(play.state)
        question = question_of(team, seat)
        assert question is not None
        told, following = question.answer(state, move, play.chance)
        place = team.asks.index(question)
        team.asks[place : place + 1] = [] if following is None else [following]
        _go_on(state)
        play.tell_all(told)


# --- time ----------------------------------------------------------------------------------------------------


def deadline(state: State) -> float | None:
    """When the time to look at piles is over."""
    return state.team.ends if state.team is not None else None


def tick(state: State) -> None:
    """The piles are put back (ABE-9.9)."""
    team = _team(state)
    team.ends = None
    team.asks = [ask for ask in team.asks if not isinstance(ask, Preview)]
    _go_on(state)
