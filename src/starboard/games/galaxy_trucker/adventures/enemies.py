"""Smugglers, Slavers and Pirates (GT-8.6 ... GT-8.9, GT-8.19, GT-8.20), and the tougher ones of deck IV (ABE-5.3)."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.game import Move, Seat
from starboard.core.text import Phrase, halves, say
from starboard.games.galaxy_trucker.cards import BaseCard, Hit, Penalty, Reward, the_card
from starboard.games.galaxy_trucker.events.flight import Attacked, Claimed, Passed
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.cyan import SPARED, Negotiation
from starboard.games.galaxy_trucker.flight.declare import NOT_YET, Declare, forget, total
from starboard.games.galaxy_trucker.flight.five_players import is_five, weaker
from starboard.games.galaxy_trucker.flight.penalties import suffer
from starboard.games.galaxy_trucker.flight.rewards import Collect
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.moves.flight import Pass, Take
from starboard.games.galaxy_trucker.phrases import say_penalty, say_reward
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.state import State


class Enemy(BaseCard, frozen=True, kw_only=True):
    """GT-8.6: whoever attacks one ship after the other."""

    strength: int
    penalties: tuple[Penalty, ...]
    reward: Reward
    days: int

    @property
    def tougher(self) -> bool:
        """Whether penalties wait until the enemy has finished attacking (ABE-5.3.0)."""
        return self.deck == "IV"

    def begin(self, play: Play) -> None:
        """The leader is attacked first."""
        forget(play)
        play.push(Attack(track.order(play.players)))

    @property
    def hits(self) -> tuple[Hit, ...]:
        return tuple(shot for penalty in self.penalties for shot in penalty.shots)

    def text(self) -> list[Phrase]:
        penalties = [say_penalty(penalty) for penalty in self.penalties]
        if self.tougher:
            steps = [say("galaxy-trucker-text-penalty", number=n, penalty=p) for n, p in enumerate(penalties, start=1)]
            beaten = [say("galaxy-trucker-text-tougher"), *steps]
        else:
            beaten = [say("galaxy-trucker-text-beaten", penalties=penalties)]
        winner = say("galaxy-trucker-text-winner", reward=say_reward(self.reward), days=self.days)
        draw = say("galaxy-trucker-text-draw")
        return [say("galaxy-trucker-text-enemy", strength=self.strength), *beaten, draw, winner]


class Smugglers(Enemy, frozen=True):
    """GT-8.7."""


class Slavers(Enemy, frozen=True):
    """GT-8.8."""


class Pirates(Enemy, frozen=True):
    """GT-8.9."""


class Attack(Step, frozen=True):
    """The enemy goes from ship to ship until one is stronger; of five players until two are (ABE-5.3.1)."""

    waiting: tuple[Seat, ...]
    beaten: tuple[Seat, ...] = ()
    """Who will be shot at when the attack is over (GT-8.9); of a tougher enemy, who suffers then (ABE-5.3.0)."""
    late: tuple[Seat, ...] = ()
    """Who of them was beaten by an enemy that had itself been beaten once, and is harmed less."""
    defeats: int = 0
    asked: bool = False
    """The first one waiting has decided about the diplomat."""

    def run(self, play: Play) -> bool:
        card = the_card(play.flight, Enemy)
        if not self.waiting:
            if self.beaten:
                self._reckon(play, card)
            return False
        seat, rest = self.waiting[0], self.waiting[1:]
        power = play.flight.declared[seat]
        if power == NOT_YET:
            if play.ships[seat].has_specialist("diplomat") and not self.asked:
                play.push(Negotiation(seat), Attack(self.waiting, self.beaten, self.late, self.defeats, asked=True))
            else:
                play.push(Fight(seat, "cannons"), self)
        elif power == SPARED:
            play.push(Attack(rest, self.beaten, self.late, self.defeats))
        elif power > 2 * card.strength:
            self._tell(play, card, power, "wins")
            once_more = is_five(play.players) and not self.defeats
            after = Attack(rest if once_more else (), self.beaten, self.late, self.defeats + 1)
            play.push(Spoils(seat, second=self.defeats > 0), after)
        elif power == 2 * card.strength:
            self._tell(play, card, power, "draws")
            play.push(Attack(rest, self.beaten, self.late, self.defeats))
        else:
            self._tell(play, card, power, "loses")
            late = (*self.late, seat) if self.defeats else self.late
            play.push(after := Attack(rest, (*self.beaten, seat), late, self.defeats))
            for penalty in reversed(card.penalties):
                if not penalty.shots and not card.tougher:
                    after._suffer(play, seat, penalty)
        return False

    def _reckon(self, play: Play, card: Enemy) -> None:
        """What waits for the end of the attack: step by step for all who were beaten, one roll a shot (ABE-5.3.0)."""
        early = tuple(seat for seat in self.beaten if seat not in self.late)
        for penalty in reversed(card.penalties):
            if penalty.shots:
                if self.late:
                    play.push(Volley(penalty.shots[1:], self.beaten))
                if early:
                    play.push(Volley(penalty.shots[:1] if self.late else penalty.shots, early))
            elif card.tougher:
                for seat in reversed(self.beaten):
                    self._suffer(play, seat, penalty)

    def _suffer(self, play: Play, seat: Seat, penalty: Penalty) -> None:
        suffer(play, seat, weaker(penalty) if seat in self.late else penalty)

    def _tell(self, play: Play, card: Enemy, power: int, outcome: str) -> None:
        play.tell(
            Attacked(
                seat=self.waiting[0],
                card=card.id,
                strength=2 * card.strength,
                power=power,
                outcome=outcome,  # type: ignore[arg-type]
            )
        )


class Fight(Declare, frozen=True):
    """Cannons are powered against the enemy."""

    def words(self, view: FlightSeen) -> Phrase:
        card, now = the_card(view.flight, Enemy), total(self.seen(view), self.seat, self.what, self.powered).total
        return say("galaxy-trucker-ask-declare-enemy", card=card.name, strength=card.strength, now=halves(now))


class Spoils(Decision, frozen=True):
    """The winner takes the reward and loses the days, or neither (GT-8.19)."""

    second: bool = False
    """Of five players the second winner, whose reward is smaller (ABE-5.3.1)."""
    clause = "GT-8.6"

    def words(self, view: FlightSeen) -> Phrase:
        card = the_card(view.flight, Enemy)
        return say("galaxy-trucker-ask-spoils", card=card.name, reward=say_reward(card.reward), days=card.days)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [Take(), Pass()]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        card = the_card(play.flight, Enemy)
        if isinstance(move, Take):
            play.tell(Claimed(seat=self.seat, card=card.id))
            play.push(Collect(self.seat, card.reward, card.days, self.second))
        else:
            play.tell(Passed(seat=self.seat, card=card.id))
