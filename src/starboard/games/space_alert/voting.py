"""The votes between two missions of a campaign: whether to go on, and how dangerous it may get (SA-18.1)."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Seat
from starboard.core.text import Phrase, say
from starboard.games.space_alert import events
from starboard.games.space_alert.campaign import begin_repairs, campaign_of, end_campaign, next_mission, open_vote
from starboard.games.space_alert.moves import AnyMove, Vote
from starboard.games.space_alert.options import CAUTION
from starboard.games.space_alert.state import Play, State, Topic
from starboard.games.space_alert.view import View

CHOICES: dict[Topic, tuple[str, ...]] = {"go-on": ("stop", "go-on"), "common": CAUTION, "serious": CAUTION}
"""What can be proposed, from the most cautious to the boldest (SA-18.1)."""


class Voting(Question, frozen=True):
    """Everybody proposes; unanimity or the most cautious proposal decides."""

    clause: ClassVar[str] = "SA-18.1"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, vote in enumerate(campaign_of(state).votes) if not vote)

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [Vote(choice) for choice in CHOICES[_topic(state)]]

    def ask(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if not isinstance(move, Vote) or move.choice not in CHOICES[_topic(state)]:
            return Illegal(self.clause, "space-alert-why-vote")
        return Illegal(self.clause, "space-alert-why-voted-already") if campaign_of(state).votes[seat] else None

    def answer(self, play: Play, seat: Seat, move: Vote) -> None:
        campaign = campaign_of(play.state)
        campaign.votes[seat] = move.choice
        play.tell(events.Voted(seat=seat, topic=_topic(play.state), choice=move.choice))
        if all(campaign.votes):
            _decide(play)

    def phrase(self, view: View) -> Phrase:
        assert view.campaign is not None
        voted = view.campaign.votes[view.seat]
        return say(f"space-alert-question-vote-{'wait' if voted else view.campaign.topic}")


def _topic(state: State) -> Topic:
    topic = campaign_of(state).topic
    assert topic is not None
    return topic


def _decide(play: Play) -> None:
    """All have spoken (SA-18.1)."""
    state, topic = play.state, _topic(play.state)
    choice = min((vote for vote in campaign_of(state).votes if vote), key=CHOICES[topic].index)
    if topic != "go-on":
        setattr(state, topic, choice)
    play.tell(events.Decided(topic=topic, choice=choice))
    if topic == "common":
        open_vote(state, "serious")
    elif topic == "serious":
        next_mission(play)
    elif choice == "stop":
        end_campaign(play)
    else:
        begin_repairs(play)
