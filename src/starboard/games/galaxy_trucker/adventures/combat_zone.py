"""Combat Zone (GT-8.11, GT-8.12, GT-8.21): three lines, each hits the ship that is worst."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starboard.core.agenda import Step
from starboard.core.game import Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.cards import BaseCard, Criterion, Hit, Penalty, the_card
from starboard.games.galaxy_trucker.events.flight import Compared, NoEffect
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.cyan import suffer_or_negotiate
from starboard.games.galaxy_trucker.flight.declare import NOT_YET, Declare, forget
from starboard.games.galaxy_trucker.flight.musters import Muster
from starboard.games.galaxy_trucker.phrases import say_penalty
from starboard.games.galaxy_trucker.play import Play


class Line(msgspec.Struct, frozen=True):
    """A line of a combat zone: the ship worst in the criterion suffers the penalty (GT-8.11)."""

    criterion: Criterion
    penalty: Penalty


class CombatZone(BaseCard, frozen=True, kw_only=True):
    """GT-8.11."""

    about = ("combat-zone",)

    lines: tuple[Line, ...]

    def begin(self, play: Play) -> None:
        """Nothing happens to a ship flying alone; that is tested when the card is turned."""
        if len(track.order(play.players)) == 1:
            play.tell(NoEffect(card=self.id))
        else:
            forget(play)
            play.push(CombatLine(0))

    @property
    def hits(self) -> tuple[Hit, ...]:
        return tuple(shot for line in self.lines for shot in line.penalty.shots)

    def text(self) -> list[Phrase]:
        return [
            say("galaxy-trucker-text-line", number=n, criterion=line.criterion, penalty=say_penalty(line.penalty))
            for n, line in enumerate(self.lines, start=1)
        ]


def declared(play: Play, criterion: Criterion, order: Sequence[Seat], then: Step) -> tuple[int, ...] | None:
    """What the ships have declared in this order; ``None`` while one still has to, which is asked before ``then``."""
    values = tuple(play.flight.declared[seat] for seat in order)
    if NOT_YET not in values:
        return values
    seat = order[values.index(NOT_YET)]
    play.push(Muster(seat) if criterion == "crew" else Declare(seat, criterion), then)
    return None


def compare(play: Play, criterion: Criterion, order: tuple[Seat, ...], values: tuple[int, ...], line: int = 0) -> Seat:
    """The ship with the least; on a tie the one farther ahead."""
    least = min(values)
    worst = order[values.index(least)]
    tie = values.count(least) > 1
    play.tell(Compared(criterion=criterion, order=order, values=values, worst=worst, tie=tie, line=line))
    return worst


class CombatLine(Step, frozen=True):
    """A line of the card and those after it. Order and ties use the positions this line finds."""

    line: int

    def run(self, play: Play) -> bool:
        card = the_card(play.flight, CombatZone)
        if self.line == len(card.lines):
            return False
        line = card.lines[self.line]
        order = track.order(play.players)
        values = declared(play, line.criterion, order, self)
        if values is None:
            return False
        worst = compare(play, line.criterion, order, values, self.line + 1)
        forget(play)
        play.push(CombatLine(self.line + 1))
        suffer_or_negotiate(play, worst, line.penalty)
        return False
