"""Space Alert on the contract of the house: one object that ties the modules of this room together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from starboard.core.agenda import Question, QuestionGame
from starboard.core.bot import Bot
from starboard.core.chance import Chance
from starboard.core.game import Clock, Illegal, Result, Seat, Tell, unheard
from starboard.core.text import Panel, Phrase, say
from starboard.core.tools import AnyTool
from starboard.games.space_alert import (
    bot,
    computer,
    invariants,
    panels,
    resolution_round,
    setup,
    story,
    what_if,
    words,
)
from starboard.games.space_alert.action_round import Planning
from starboard.games.space_alert.box import Box, box
from starboard.games.space_alert.briefing import Briefing
from starboard.games.space_alert.clocks import clocks
from starboard.games.space_alert.events import AnyEvent
from starboard.games.space_alert.imagining import imagine
from starboard.games.space_alert.moves import AnyMove
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.repairing import Repairing
from starboard.games.space_alert.resolution_round import Correcting
from starboard.games.space_alert.squad_storing import SquadStoring
from starboard.games.space_alert.state import Play, Stage, State, copy
from starboard.games.space_alert.threat_text import threat_name
from starboard.games.space_alert.tools import TOOLS
from starboard.games.space_alert.view import View, view
from starboard.games.space_alert.voting import Voting

QUESTIONS: dict[Stage, Question] = {
    "briefing": Briefing(),
    "action": Planning(),
    "resolution": Correcting(),
    "vote": Voting(),
    "repairs": Repairing(),
    "squad": SquadStoring(),
}
"""What is asked in each stage of the table."""


class SpaceAlert(QuestionGame[State, Options, AnyMove, AnyEvent, View]):
    """One mission, or a campaign of up to three."""

    id: ClassVar[str] = "space-alert"
    version: ClassVar[int] = 3
    players: ClassVar[range] = range(1, 6)
    together: ClassVar[bool] = True
    plans: ClassVar[bool] = True
    foresight: ClassVar[int] = 2
    Change: ClassVar[Any] = what_if.Change

    # --- rules --------------------------------------------------------------------------------------------

    def new(self, options: Options, seats: int, chance: Chance) -> State:
        return setup.new(options, seats, chance)

    def copy(self, state: State) -> State:
        return copy(state)

    def asked(self, state: State) -> Question | None:
        return QUESTIONS.get(state.stage)

    def closed(self, state: State, seat: Seat) -> Illegal | None:
        if not 0 <= seat < state.seats:
            return Illegal("SA-2.1", "space-alert-why-no-seat")
        return Illegal("SA-1.5", "space-alert-why-over") if state.stage == "over" else None

    def carry_out(self, state: State, seat: Seat, move: AnyMove, chance: Chance, tell: Tell = unheard) -> None:
        QUESTIONS[state.stage].answer(Play(state, chance, tell, []), seat, move)

    def deadline(self, state: State) -> float | None:
        return computer.next_announcement(state) if state.stage == "action" else state.window_ends

    def tick(self, state: State, now: float, chance: Chance, tell: Tell = unheard) -> None:
        state.now = now
        play = Play(state, chance, tell, [])
        if state.stage == "action":
            computer.announce(play)
        else:
            resolution_round.play_on(play)

    def result(self, state: State) -> Result | None:
        if state.stage != "over":
            return None
        last = state.log[-1]
        if not last.won:
            clause = "SA-1.4" if state.campaign is None else "SA-18.2"
            assert last.lost_to is not None
            return Result((), say("space-alert-result-lost", threat=threat_name(last.lost_to)), clause)
        everybody = tuple(range(state.seats))
        if state.campaign is None:
            assert last.total is not None
            return Result(
                everybody, say("space-alert-result-won", total=last.total), "SA-1.5", (last.total,) * state.seats
            )
        assert last.campaign_total is not None
        reason = say("space-alert-result-campaign", missions=len(state.log), total=last.campaign_total)
        return Result(everybody, reason, "SA-18.6", (last.campaign_total,) * state.seats)

    # --- knowledge ----------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat) -> View:
        return view(state, seat)

    def imagine(self, view: View, options: Options, chance: Chance) -> State:
        return imagine(view, options, chance)

    def clocks(self, view: View) -> list[Clock]:
        return clocks(view)

    def promise(self, state: State, seat: Seat) -> float:
        return bot.promise(state)

    def sensible(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Sequence[AnyMove | None]:
        return bot.sensible(state, moves)

    def bot(self, level: str, view: View, options: Options) -> Bot:
        # The planner brings numba along: only those who think need it, in processes of their own.
        from starboard.games.space_alert import mate

        return mate.CrewMate(level)

    # --- words --------------------------------------------------------------------------------------------

    def question(self, view: View) -> Phrase:
        if not 0 <= view.seat < view.seats:
            return say("space-alert-question-watching")
        asked = QUESTIONS.get(view.stage)
        return say("space-alert-question-over") if asked is None else asked.phrase(view)

    def say_move(self, view: View, move: AnyMove) -> Phrase:
        return words.say_move(view, move)

    def say_event(self, event: AnyEvent) -> Phrase | None:
        return story.say_event(event)

    def panels(self, view: View) -> list[Panel]:
        return panels.panels(view)

    def box(self) -> Box:
        return box()

    def tools(self) -> Mapping[str, AnyTool]:
        return TOOLS

    def rounds(self, state: State) -> int:
        return state.flight.turn if state.flight else 0

    def branches(self, event: AnyEvent) -> bool:
        return what_if.branches(event)

    def branched(self, state: State) -> State:
        return what_if.branched(state)

    def otherwise(self, state: State, flown: Sequence[AnyEvent], changes: Sequence[what_if.Change], tell: Tell) -> None:
        what_if.otherwise(state, flown, changes, tell)

    def check(self, state: State) -> None:
        invariants.check(state)
