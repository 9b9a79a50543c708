"""Where the only squad that works is stored for the next mission of a campaign (SA-18.4)."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Seat
from starboard.core.text import Phrase, say
from starboard.games.space_alert import events
from starboard.games.space_alert.campaign import campaign_of, next_mission
from starboard.games.space_alert.moves import AnyMove, StoreSquad
from starboard.games.space_alert.ship import SQUAD_STATIONS, STATIONS
from starboard.games.space_alert.state import Play, State
from starboard.games.space_alert.view import View


class SquadStoring(Question, frozen=True):
    """The captain says it for the crew."""

    clause: ClassVar[str] = "SA-18.4"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (state.keeper(state.captain),)

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [StoreSquad(STATIONS[station]) for station in SQUAD_STATIONS]

    def ask(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if move not in self.moves(state, seat):
            return Illegal(self.clause, "space-alert-why-squad-station")
        return None if seat in self.seats(state) else Illegal(self.clause, "space-alert-why-squad-captain")

    def answer(self, play: Play, seat: Seat, move: StoreSquad) -> None:
        campaign_of(play.state).squad_station = STATIONS.index(move.station)
        play.tell(events.SquadStored(station=move.station))
        next_mission(play)

    def phrase(self, view: View) -> Phrase:
        mine = view.crew[view.captain].keeper == view.seat
        return say("space-alert-question-squad" if mine else "space-alert-question-squad-wait")
