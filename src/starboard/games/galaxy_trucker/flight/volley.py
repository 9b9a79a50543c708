"""Hits one after the other (GT-7.2): roll, then ship by ship target, defence and damage, then the next roll."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.cards import Hit
from starboard.games.galaxy_trucker.events.flight import Aimed, Bounced, Missed, Rolled, Shielded, ShotDown
from starboard.games.galaxy_trucker.flight import steering
from starboard.games.galaxy_trucker.flight.breaking import destroy
from starboard.games.galaxy_trucker.flight.declare import Pay
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import Brace, Power
from starboard.games.galaxy_trucker.phrases import say_kind
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import hits
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.tiles import SMOOTH
from starboard.games.galaxy_trucker.state import State


class Volley(Step, frozen=True):
    """Meteors or shots that fly at these ships, one roll for all of them (GT-7.2)."""

    hits: tuple[Hit, ...]
    seats: tuple[Seat, ...]
    """By flight order; they defend in that order (GT-7.9)."""
    by: Seat = -1
    """Who rolls, if not the first of them."""

    def run(self, play: Play) -> bool:
        if not self.hits:
            return False
        hit = self.hits[0]
        side = hits.SIDE[hit.side]
        roll = steering.roll(play, self.seats, side)
        play.tell(
            Rolled(
                by=self.seats[0] if self.by < 0 else self.by,
                hit=hit.hit,
                side=hit.side,
                dice=roll.dice,
                line=hits.printed(play.ships[self.seats[0]], side, roll.line),
                start=roll.start,
                at=self.seats,
            )
        )
        # A double meteor's large one is done with on every ship before the small one comes (ABE-5.4).
        impacts = [Impact(part, roll.line, self.seats) for part in hit.parts]
        play.push(*impacts, Volley(self.hits[1:], self.seats, self.by))
        steering.steer(play, self.seats, side, roll.line)
        return False


class Impact(steering.Striking, frozen=True):
    """The hit reaches ship after ship."""

    def run(self, play: Play) -> bool:
        if not self.waiting:
            return False
        seat, rest = self.waiting[0], self.waiting[1:]
        if rest:
            play.push(Impact(self.hit, self.line, rest))
        strike(play, seat, self.hit, play.flight.shifted.get(seat, self.line))
        return False


def strike(play: Play, seat: Seat, hit: Hit, line: int) -> None:
    """A hit comes along a line of one ship: miss, bounce, defence or damage (GT-7.14)."""
    ship, side = play.ships[seat], hits.SIDE[hit.side]
    target = hits.first_met(ship, side, line, play.flight.start)
    if target is None:
        play.tell(Missed(seat=seat, hit=hit.hit, side=hit.side, line=hits.printed(ship, side, line)))
        return
    row, column = row_of(target), column_of(target)
    tile = ship.components[target].tile
    play.tell(Aimed(seat=seat, hit=hit.hit, side=hit.side, row=row, column=column, tile=tile))
    if hits.armoured(ship, hit, target):
        play.tell(Bounced(seat=seat, row=row, column=column, off="armour"))
        return
    if hits.harmless(ship, hit, target):
        smooth = ship.face(target).connectors[side] == SMOOTH
        play.tell(Bounced(seat=seat, row=row, column=column, off="smooth" if smooth else "join"))
        return
    defenders = hits.defenders(ship, hit, line)
    if defenders and not ship.face(defenders[0]).cost:
        play.push(WardOff(seat, hit, defenders[0]))
    elif defenders:
        play.push(Ward(seat, hit, line, target))
    else:
        destroy(play, seat, [target])


class WardOff(Step, frozen=True):
    """A shield or a cannon stops the hit."""

    seat: Seat
    hit: Hit
    device: Square
    tokens: int = 0
    """Battery tokens aboard before it was paid for; 0 where it costs nothing."""

    def run(self, play: Play) -> bool:
        told = Shielded if self.hit.hit in hits.SHIELDED else ShotDown
        cost = max(0, self.tokens - play.ships[self.seat].tokens)
        play.tell(told(seat=self.seat, row=row_of(self.device), column=column_of(self.device), cost=cost))
        return False


class Ward(Decision, frozen=True):
    """A hit could be stopped for a battery token: power a shield or a double cannon, or let it strike."""

    hit: Hit
    line: int
    target: Square

    @property
    def rule(self) -> str:
        """The clause of this kind of hit."""
        return {"small-meteor": "GT-7.3", "large-meteor": "GT-7.4"}.get(self.hit.hit, "GT-7.6")

    def words(self, view: FlightSeen) -> Phrase:
        defence = "shield" if self.hit.hit in hits.SHIELDED else "cannon"
        return say("galaxy-trucker-ask-ward", defence=defence, part=say_kind(self.seen(view).face(self.target).kind))

    def moves(self, state: State, seat: Seat) -> list[Move]:
        devices = hits.defenders(state.players[self.seat].ship, self.hit, self.line)
        return [*(Power(row_of(place), column_of(place)) for place in devices), Brace()]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        if isinstance(move, Power):
            device = square(move.row, move.column)
            tokens = play.ships[self.seat].tokens
            play.push(Pay(self.seat, device), WardOff(self.seat, self.hit, device, tokens))
        else:
            destroy(play, self.seat, [self.target])

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, Power):
            return Illegal(self.rule, "galaxy-trucker-why-no-defence", hit=self.hit.hit, side=self.hit.side)
        return Illegal(self.rule, "galaxy-trucker-why-not-an-answer")
