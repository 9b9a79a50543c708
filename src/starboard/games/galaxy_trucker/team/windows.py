"""The windows in which specialists work (ABE-7.9), and the phase in which their owners are asked.

Whoever leads the game calls :func:`open_window` between two phases: if anybody has something to decide the phase is
``team`` until all are done, otherwise the game goes on at once. Everybody gets the chance (ABE-7.11). Where decisions
depend on one another owners are asked one after the other, the leader first (ABE-7.12); elsewhere all at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, get_args

from starboard.core.agenda import Question, Step
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.phrases import say_players
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import perks
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.state import State, Team
from starboard.games.galaxy_trucker.team import inspector, planner, recruiting
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask
from starboard.games.galaxy_trucker.team.inspector import Preview
from starboard.games.galaxy_trucker.team.questions import TeamAsk
from starboard.games.galaxy_trucker.team.state import new_round

ASKS: dict[Perk, type[AbilityAsk]] = {ask.perk: ask for ask in get_args(TeamAsk) if issubclass(ask, AbilityAsk)}
"""The question of an ability."""

LOOKING = inspector.SECONDS
"""How long piles may be looked at before building (ABE-9.9)."""

FIRST: dict[str, Callable[[Play], None]] = {"parts": planner.drop_parts, "payments": planner.pay}
"""What happens when a window opens, before anybody is asked."""


class Open(Protocol):
    """A window and its questions: of the team, or of what is seen of it."""

    @property
    def window(self) -> str: ...
    @property
    def asks(self) -> Sequence[Step]: ...


# --- opening -------------------------------------------------------------------------------------------------


def open_window(play: Play, window: perks.Window) -> None:
    """Ask whoever has an ability for this window (ABE-7.11)."""
    if play.state.team is None:
        return
    if window in FIRST:
        FIRST[window](play)
    asked = perks.windows()[window].asks
    asks = [ASKS[perk](seat) for seat in _order(play.state) for perk in asked if perk in play.ships[seat].perks]
    _begin(play.state, window, asks)


def recruit(play: Play) -> None:
    """Between two rounds, or before the first one: deal or lay out specialists, if it is time to (ABE-7.3)."""
    state = play.state
    team, options = state.team, state.options
    if team is None:
        return
    new_round(team)
    if options.recruiting == "competition":
        if state.round > 0 and len(team.hired[0]) < recruiting.MOST:
            recruiting.lay_out(play)
            _begin(state, "competition", [recruiting.Pick(seat) for seat in team.finishers])
    elif each := recruiting.cards_dealt(state.round, len(options.classes)):
        recruiting.deal(play, each)
        if each > 1:
            _begin(state, "recruiting", [recruiting.KeepSpecialist(seat) for seat in range(len(state.players))])


def _order(state: State) -> list[Seat]:
    """Flight order, leader first; whoever is not on the track comes after them."""
    flying = track.order(state.players)
    return [*flying, *(seat for seat in range(len(state.players)) if seat not in flying)]


def _begin(state: State, window: perks.Window, asks: Sequence[Ask]) -> None:
    team = _team(state)
    state.phase = "team"
    team.window, team.asks = window, list(asks)
    if any(isinstance(ask, Preview) for ask in asks) and state.options.pace == "real-time":
        team.ends = state.now + LOOKING
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
    window = perks.windows().get(team.window)
    if window is not None and window.in_order:
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
        return ask.moves(state, seat) if ask is not None else []

    def ask(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        question = question_of(_team(state), seat)
        if question is None:
            return Illegal("ABE-7.12", "galaxy-trucker-why-not-asked")
        return question.ask(state, seat, move)

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        question = question_of(_team(play.state), seat)
        assert question is not None
        question.answer(play, seat, move)
        _go_on(play.state)

    def phrase(self, view: Any) -> Phrase:
        ask = question_of(view.team, view.seat)
        if ask is not None:
            return ask.phrase(view)
        return say("galaxy-trucker-team-wait", players=say_players(ask.seat for ask in open_asks(view.team)))


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
