"""Losing crew and goods (GT-6.9, GT-6.10): the owner chooses, one figure or cube at a time."""

from __future__ import annotations

from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.cards import VALUE
from starboard.games.galaxy_trucker.events.flight import CrewLost, GoodLost, NothingToLose, TokenLost
from starboard.games.galaxy_trucker.flight.declare import take_token
from starboard.games.galaxy_trucker.flight.giving_up import GiveFreely, concerns
from starboard.games.galaxy_trucker.flight.steps import Decision, FlightSeen
from starboard.games.galaxy_trucker.moves.flight import LoseCrew, LoseGood, Spend
from starboard.games.galaxy_trucker.phrases import say_part
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State

# --- crew --------------------------------------------------------------------------------------------------


def occupied(ship: Ship) -> list[Square]:
    """The cabins with somebody in them, by square."""
    return sorted(ship.humans.keys() | ship.aliens.keys())


def shared(ship: Ship, cabin: Square) -> bool:
    """Whether a human shares the cabin of an alien: with a Hotel Clerk (ABE-9.7)."""
    return cabin in ship.aliens and cabin in ship.humans


def lose_figure(play: Play, seat: Seat, cabin: Square, who: str = "") -> None:
    """One figure of this cabin goes: the one named, else its alien, or one of its humans."""
    ship = play.ships[seat]
    who = "human" if who == "human" else ship.aliens.pop(cabin, "human")
    if who == "human":
        ship.humans[cabin] -= 1
        if not ship.humans[cabin]:
            del ship.humans[cabin]
    play.tell(CrewLost(seat=seat, row=row_of(cabin), column=column_of(cabin), who=who))  # type: ignore[arg-type]


class GiveCrew(Decision, frozen=True):
    """So many figures are lost; if fewer are aboard, all of them (GT-6.9)."""

    amount: int
    clause = "GT-6.9"

    def run(self, play: Play) -> bool:
        ship = play.ships[self.seat]
        cabins = occupied(ship)
        if 0 < self.amount < ship.crew and (len(cabins) > 1 or shared(ship, cabins[0])):
            return True
        for _ in range(min(self.amount, ship.crew)):
            lose_figure(play, self.seat, occupied(ship)[0])
        return False

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-crew", n=self.amount)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        ship = state.players[self.seat].ship
        return [move for cabin in occupied(ship) for move in _ways(ship, cabin)]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        assert isinstance(move, LoseCrew)
        lose_figure(play, self.seat, square(move.row, move.column), move.who)
        play.push(GiveCrew(self.seat, self.amount - 1))

    def why(self, state: State, move: Move) -> Illegal:
        if isinstance(move, LoseCrew):
            return Illegal("GT-6.9", "galaxy-trucker-why-nobody-there")
        return super().why(state, move)


def _ways(ship: Ship, cabin: Square) -> list[LoseCrew]:
    """The ways to lose one figure of this cabin."""
    row, column = row_of(cabin), column_of(cabin)
    if shared(ship, cabin):
        return [LoseCrew(row, column, "human"), LoseCrew(row, column, "alien")]
    return [LoseCrew(row, column)]


class LoseFrom(Decision, frozen=True):
    """Each of these cabins loses one figure; the owner is asked only where a human and an alien share one."""

    cabins: tuple[Square, ...]
    clause = "GT-6.9"

    def run(self, play: Play) -> bool:
        ship = play.ships[self.seat]
        for number, cabin in enumerate(self.cabins):
            if shared(ship, cabin):
                if not number:
                    return True
                play.push(LoseFrom(self.seat, self.cabins[number:]))
                return False
            lose_figure(play, self.seat, cabin)
        return False

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-lose-from", part=say_part(self.seen(view), self.cabins[0]))

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [*_ways(state.players[self.seat].ship, self.cabins[0])]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        assert isinstance(move, LoseCrew)
        lose_figure(play, self.seat, self.cabins[0], move.who)
        play.push(LoseFrom(self.seat, self.cabins[1:]))


# --- goods -------------------------------------------------------------------------------------------------


def dearest(ship: Ship) -> str | None:
    """The most valuable colour aboard."""
    aboard = {good for goods in ship.goods.values() for good in goods}
    return next((good for good in VALUE if good in aboard), None)


class GiveGoods(Decision, frozen=True):
    """So many cubes are lost, the dearest first; for each missing one a battery token (GT-6.10)."""

    amount: int
    clause = "GT-6.10"

    def places(self, ship: Ship) -> list[Square]:
        """Where the next cube (or, with none aboard, the next token) can be taken from."""
        good = dearest(ship)
        if good is None:
            return sorted(ship.batteries)
        return sorted(place for place, goods in ship.goods.items() if good in goods)

    def run(self, play: Play) -> bool:
        ship = play.ships[self.seat]
        if ship.perks and concerns(ship):
            play.push(GiveFreely(self.seat, self.amount))
            return False
        left = self.amount
        while left:
            places = self.places(ship)
            if not places:
                play.tell(NothingToLose(seat=self.seat))
                break
            if len(places) > 1 and left < self._at_stake(ship):
                if left == self.amount:
                    return True
                play.push(GiveGoods(self.seat, left))
                return False
            self._lose(play, places[0])
            left -= 1
        return False

    def words(self, view: FlightSeen) -> Phrase:
        return say("galaxy-trucker-ask-goods", n=self.amount, good=dearest(self.seen(view)) or "none")

    def moves(self, state: State, seat: Seat) -> list[Move]:
        ship = state.players[self.seat].ship
        answer = Spend if dearest(ship) is None else LoseGood
        return [answer(row_of(place), column_of(place)) for place in self.places(ship)]

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        assert isinstance(move, LoseGood | Spend)
        self._lose(play, square(move.row, move.column))
        play.push(GiveGoods(self.seat, self.amount - 1))

    def why(self, state: State, move: Move) -> Illegal:
        good = dearest(state.players[self.seat].ship)
        if isinstance(move, LoseGood):
            return Illegal("GT-6.10", "galaxy-trucker-why-dearest-first", good=good or "none")
        if isinstance(move, Spend):
            reason = "galaxy-trucker-why-no-token" if good is None else "galaxy-trucker-why-goods-before-tokens"
            return Illegal("GT-6.10", reason)
        return super().why(state, move)

    @staticmethod
    def _at_stake(ship: Ship) -> int:
        """How many cubes of the dearest colour (or tokens) there are: losing all of them is no choice."""
        good = dearest(ship)
        return ship.tokens if good is None else sum(goods.count(good) for goods in ship.goods.values())

    def _lose(self, play: Play, place: Square) -> None:
        ship = play.ships[self.seat]
        good = dearest(ship)
        row, column = row_of(place), column_of(place)
        if good is None:
            play.tell(TokenLost(seat=self.seat, row=row, column=column, left=take_token(ship, place)))
        else:
            ship.unload(place, good)
            play.tell(GoodLost(seat=self.seat, row=row, column=column, good=good))  # type: ignore[arg-type]
