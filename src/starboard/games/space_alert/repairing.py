"""Repairs between two missions of a campaign (SA-18.3)."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Seat
from starboard.core.text import Phrase, crew_member, say
from starboard.games.space_alert.campaign import REPAIRS_PER_ZONE, campaign_of, repair, repair_on, repairs
from starboard.games.space_alert.moves import AnyMove, Repair, RepairSquad
from starboard.games.space_alert.ship import ZONES
from starboard.games.space_alert.state import Play, State
from starboard.games.space_alert.view import View


class Repairing(Question, frozen=True):
    """One crew member after the other has one thing to do."""

    clause: ClassVar[str] = "SA-18.3"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(state.keeper(crew) for crew in campaign_of(state).to_repair[:1])

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [*repairs(campaign_of(state))]

    def ask(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        campaign = campaign_of(state)
        if not isinstance(move, Repair | RepairSquad):
            return Illegal(self.clause, "space-alert-why-repairs")
        if seat not in self.seats(state):
            return Illegal(self.clause, "space-alert-why-repair-turn")
        if isinstance(move, Repair) and campaign.repaired[ZONES.index(move.zone)] >= REPAIRS_PER_ZONE:
            return Illegal(self.clause, "space-alert-why-repair-two")
        return None if move in repairs(campaign) else Illegal(self.clause, "space-alert-why-repair-nothing")

    def answer(self, play: Play, seat: Seat, move: Repair | RepairSquad) -> None:
        repair(play, move)
        repair_on(play)

    def phrase(self, view: View) -> Phrase:
        assert view.campaign is not None
        for who in view.campaign.to_repair[:1]:
            mine = view.crew[who].keeper == view.seat
            key = "space-alert-question-repairs" if mine else "space-alert-question-repairs-wait"
            return say(key, member=crew_member(who))
        return say("space-alert-question-repairs-done")
