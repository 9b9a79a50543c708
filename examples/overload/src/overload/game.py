"""Overload: a whole game of the contract, with a secret, a die and a clock.

Every player has a reactor with a hidden charge and may boost it with a die, again and again, until the clock has run
out. The strongest reactor wins; one that holds more than 20 has blown up.
"""

from __future__ import annotations

from overload import pieces
from overload.pieces import AnyEvent, AnyMove, Boost, Boosted, Gauged, ShutDown, TimeIsUp, WentOut
from starboard.core.agenda import Play, Question, QuestionGame
from starboard.core.chance import Chance
from starboard.core.copying import copier
from starboard.core.game import SPECTATOR, Clock, Illegal, Result, Seat, Tell, unheard
from starboard.core.text import Panel, Phrase, player, say, spoken

LIMIT = 20
TIME = 10.0
_copy = copier(pieces.State)


class Running(Question, frozen=True):
    """The one question of the game, to everybody whose reactor runs: all that belongs to it is here."""

    clause = "OV-2.1"

    def seats(self, state: pieces.State) -> tuple[Seat, ...]:
        return tuple(seat for seat, off in enumerate(state.off) if not off)

    def moves(self, state: pieces.State, seat: Seat) -> list[AnyMove]:
        return [Boost(), ShutDown()]

    def answer(self, play: Play, seat: Seat, move: AnyMove) -> None:
        state: pieces.State = play.state
        match move:
            case Boost():
                power = sum(play.chance.die() for _ in range(1 if state.options.dice == "one" else 2))
                state.power[seat] += power
                play.tell(Boosted(seat=seat, power=power))
            case ShutDown():
                state.off[seat] = True
                play.tell(Gauged(total=state.charges[seat] + state.power[seat], seats=(seat,)))
                play.tell(WentOut(seat=seat))

    def refuse(self, state: pieces.State, seat: Seat, move: AnyMove) -> Illegal:
        return Illegal(self.clause, "overload-why-not-running")

    def phrase(self, view: pieces.View) -> Phrase:
        return say("overload-question")


class Overload(QuestionGame[pieces.State, pieces.Options, AnyMove, AnyEvent, pieces.View]):
    """The rules, tied together."""

    id = "overload"
    version = 1
    players = range(2, 5)

    def new(self, options: pieces.Options, seats: int, chance: Chance) -> pieces.State:
        deck = list(range(1, options.deck + 1))
        chance.shuffle(deck)
        return pieces.State(options=options, charges=deck[:seats], power=[0] * seats, off=[False] * seats)

    def copy(self, state: pieces.State) -> pieces.State:
        return _copy(state)

    def asked(self, state: pieces.State) -> Question | None:
        return None if state.over else Running()

    def closed(self, state: pieces.State, seat: Seat) -> Illegal | None:
        return Illegal("OV-3.1", "overload-why-over") if state.over else None

    def carry_out(self, state: pieces.State, seat: Seat, move: AnyMove, chance: Chance, tell: Tell = unheard) -> None:
        Running().answer(Play(state, chance, tell, []), seat, move)

    def deadline(self, state: pieces.State) -> float | None:
        return TIME if state.options.clock and not state.over else None

    def tick(self, state: pieces.State, now: float, chance: Chance, tell: Tell = unheard) -> None:
        state.now = now
        state.off = [True] * len(state.off)
        tell(TimeIsUp())

    def result(self, state: pieces.State) -> Result | None:
        if not state.over:
            return None
        totals = [charge + power for charge, power in zip(state.charges, state.power, strict=True)]
        scores = tuple(total if total <= LIMIT else 0 for total in totals)
        winners = tuple(seat for seat, score in enumerate(scores) if score and score == max(scores))
        return Result(winners, say("overload-over"), "OV-3.1", scores)

    def view(self, state: pieces.State, seat: Seat) -> pieces.View:
        known = range(len(state.charges)) if state.over else (seat,)
        return pieces.View(
            seat,
            now=state.now,
            ends=TIME if state.options.clock else None,
            charges=[charge if owner in known else None for owner, charge in enumerate(state.charges)],
            power=state.power[:],
            off=state.off[:],
        )

    def clocks(self, view: pieces.View) -> list[Clock]:
        return [] if view.ends is None or all(view.off) else [Clock("reactors", 0.0, view.ends)]

    def imagine(self, view: pieces.View, options: pieces.Options, chance: Chance) -> pieces.State:
        hidden = [card for card in range(1, options.deck + 1) if card not in view.charges]
        chance.shuffle(hidden)
        charges = [hidden.pop() if charge is None else charge for charge in view.charges]
        return pieces.State(now=view.now, options=options, charges=charges, power=view.power[:], off=view.off[:])

    def question(self, view: pieces.View) -> Phrase:
        if all(view.off):
            return say("overload-over")
        return say("overload-watching") if view.seat == SPECTATOR or view.off[view.seat] else Running().phrase(view)

    def say_move(self, view: pieces.View, move: AnyMove) -> Phrase:
        return spoken("overload-move", move, {})

    def say_event(self, event: AnyEvent) -> Phrase | None:
        return spoken("overload-event", event, {"seat": player})

    def panels(self, view: pieces.View) -> list[Panel]:
        return [Panel(say("overload-reactors"), [_line(view, seat) for seat in range(len(view.power))])]

    def rounds(self, state: pieces.State) -> int:
        return 1

    def check(self, state: pieces.State) -> None:
        assert len(set(state.charges)) == len(state.charges), "a card is dealt once"


def _line(view: pieces.View, seat: Seat) -> Phrase:
    charge = view.charges[seat]
    return say(
        "overload-reactor",
        player=player(seat),
        power=view.power[seat],
        charge="hidden" if charge is None else charge,
        off="yes" if view.off[seat] else "no",
    )
