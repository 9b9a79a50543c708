"""A question to the owner of a specialist: it knows its clause, its answers, what they do, and its words."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Argument, Phrase, say
from starboard.games.galaxy_trucker.events.team import AbilityDeclined, AbilityUsed
from starboard.games.galaxy_trucker.moves.team import Decline, Spot
from starboard.games.galaxy_trucker.phrases import say_specialist
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.perks import Perk, ability
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State


class Ask(Question, frozen=True):
    """Somebody is asked in a window (:mod:`.windows`)."""

    seat: Seat

    @property
    def subject(self) -> Seat | None:
        """The player whom something is said of, if it is one player."""
        return None

    def choices(self, state: State) -> list[Move]:
        """The answers besides declining; with none of them nobody is asked."""
        raise NotImplementedError

    def use(self, play: Play, move: Move) -> Ask | None:
        """Carry out one of the choices. The question that follows; ``None``: the owner is done."""
        raise NotImplementedError

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return self.choices(state)

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        """The question that follows takes the place of this one."""
        self.follow(play, self.use(play, move))

    def follow(self, play: Play, following: Ask | None) -> None:
        """Another question, or none, is asked instead of this one."""
        assert play.state.team is not None
        asks = play.state.team.asks
        place = asks.index(self)
        asks[place : place + 1] = [] if following is None else [following]

    def phrase(self, view: Seen) -> Phrase:
        return say(f"galaxy-trucker-team-ask-{self.tag}", **self.said(view))

    def said(self, view: Seen) -> dict[str, Argument]:
        """What the words of this question need to know."""
        return {}

    @property
    def tag(self) -> str:
        """The name of the question."""
        return str(self.__struct_config__.tag)

    def ship(self, state: State) -> Ship:
        """The owner's ship."""
        return state.players[self.seat].ship


class AbilityAsk(Ask, frozen=True):
    """The owner of a specialist may use an ability now, or must where the card says so."""

    perk: ClassVar[Perk]
    """The ability."""

    @classmethod
    def specialist(cls) -> str:
        """The card."""
        return cls.perk.partition(".")[0]

    def moves(self, state: State, seat: Seat) -> list[Move]:
        choices = self.choices(state)
        return [*choices, Decline()] if ability(self.perk).optional else choices

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        self.follow(play, self.decline(play) if isinstance(move, Decline) else self.use(play, move))

    def decline(self, play: Play) -> Ask | None:
        """The owner does without, or without the rest."""
        play.tell(AbilityDeclined(seat=self.seat, specialist=self.specialist()))
        return None

    def tell_used(self, play: Play) -> None:
        """The specialist has gone to work."""
        play.tell(AbilityUsed(seat=self.seat, specialist=self.specialist()))

    def refuse(self, state: State, seat: Seat, move: Move) -> Illegal:
        who = say_specialist(self.specialist())
        return Illegal(self.clause, say("galaxy-trucker-why-specialist-cannot", specialist=who))

    def phrase(self, view: Seen) -> Phrase:
        who, letter = say_specialist(self.specialist()), self.perk.partition(".")[2]
        return say(f"galaxy-trucker-team-ask-{self.tag}", specialist=who, ability=letter, **self.said(view))

    @property
    def stage(self) -> str:
        """What is chosen just now."""
        return self.tag

    @property
    def begun(self) -> bool:
        """Whether some of it is done, and the owner is asked about the rest."""
        return False

    def about(self, view: Seen) -> Seat:
        """Whose ship the question is about."""
        return self.seat

    def gain(self, view: Seen) -> int:
        """What using the ability brings in, where it is a number."""
        return 0


def spot(place: Square) -> Spot:
    """A square as a move."""
    return Spot(row_of(place), column_of(place))


def place_of(move: Move) -> Square:
    """The square of a move."""
    assert isinstance(move, Spot)
    return square(move.row, move.column)
