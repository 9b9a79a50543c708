"""Recruiting (ABE-7.1 ... ABE-7.8, ABE-7.13, ABE-7.14): who gets which specialist, and from when on.

A specialist works for whoever recruited it to the end of the game: ability A at once, ability B from the next round on.
"""

from __future__ import annotations

from typing import ClassVar

from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Argument, say
from starboard.games.galaxy_trucker.events.team import (
    Recruited,
    SpecialistChosen,
    SpecialistDiscarded,
    SpecialistsDealt,
    SpecialistsLaidOut,
    SpecialistsSeen,
)
from starboard.games.galaxy_trucker.moves.team import Recruit
from starboard.games.galaxy_trucker.phrases import say_specialist
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen
from starboard.games.galaxy_trucker.ship.perks import perks_of, specialists
from starboard.games.galaxy_trucker.state import Employed, State, Team
from starboard.games.galaxy_trucker.team.asks import Ask

MOST = 3
"""Specialists a player has in the end (ABE-7.6, ABE-7.8)."""


def cards_dealt(number: int, rounds: int) -> int:
    """How many cards each player is dealt before this round, counted from 0, of a game of so many rounds (ABE-7.3)."""
    if rounds <= 2:
        return 3 if number == 0 else 0
    return {1: 3, 2: 2, 3: 1}.get(number, 0)


def outfit(state: State) -> None:
    """Write on every ship which abilities work in this round (ABE-7.2)."""
    assert state.team is not None
    for player, hired in zip(state.players, state.team.hired, strict=True):
        perks = [perk for one in hired for perk in perks_of(one.card, both=one.since < state.round)]
        player.ship.perks = tuple(sorted(perks))


# --- three, two, one -----------------------------------------------------------------------------------------


def deal(play: Play, each: int) -> None:
    """Shuffle all that nobody has kept and deal them out, face down (ABE-7.4)."""
    team = _shuffled(play)
    for seat in range(len(play.players)):
        team.dealt[seat] = sorted(team.deck.pop() for _ in range(each))
        if each > 1:
            play.tell(SpecialistsDealt(seat=seat, n=each))
            play.tell(SpecialistsSeen(specialists=tuple(team.dealt[seat]), seats=(seat,)))
    if each == 1:
        _reveal(play, drawn=True)


def _shuffled(play: Play) -> Team:
    team = play.state.team
    assert team is not None
    team.deck.sort()
    play.chance.shuffle(team.deck)
    return team


def _reveal(play: Play, *, drawn: bool = False) -> None:
    """All chosen cards are turned over together; the others go back into the pack."""
    team = play.state.team
    assert team is not None
    for seat, dealt in enumerate(team.dealt):
        kept = dealt[0] if drawn else team.chosen[seat]
        team.deck += [card for card in dealt if card != kept]
        team.dealt[seat], team.chosen[seat] = [], ""
        hire(play, seat, kept, drawn=drawn)
    team.deck.sort()


def hire(play: Play, seat: Seat, card: str, *, drawn: bool = False) -> None:
    """The specialist is in the team from this round on."""
    assert play.state.team is not None
    play.state.team.hired[seat].append(Employed(card, play.state.round))
    play.tell(Recruited(seat=seat, specialist=card, drawn=drawn))


class Recruiting(Ask, frozen=True):
    """Which card?"""

    def refuse(self, state: State, seat: Seat, move: Move) -> Illegal:
        known = isinstance(move, Recruit) and move.card in specialists()
        return Illegal(self.clause, say("galaxy-trucker-why-not-on-offer" if known else "galaxy-trucker-why-recruit"))

    def said(self, view: Seen) -> dict[str, Argument]:
        return {"specialist": say_specialist("recruiting")}


class KeepSpecialist(Recruiting, frozen=True):
    """Which of the dealt cards do you keep? Nobody sees it before all have chosen (ABE-7.13)."""

    clause: ClassVar[str] = "ABE-7.4"

    def choices(self, state: State) -> list[Move]:
        assert state.team is not None
        return [Recruit(card) for card in state.team.dealt[self.seat]]

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, Recruit)
        team = play.state.team
        assert team is not None
        team.chosen[self.seat] = move.card
        play.tell(SpecialistChosen(seat=self.seat))
        if all(team.chosen):
            _reveal(play)
        return None


# --- the competition -----------------------------------------------------------------------------------------


def lay_out(play: Play) -> None:
    """One card more than players, open on the table; earlier ones do not come back (ABE-7.8)."""
    team = _shuffled(play)
    team.laid = sorted(team.deck.pop() for _ in range(len(play.players) + 1))
    team.deck.sort()
    play.tell(SpecialistsLaidOut(specialists=tuple(team.laid)))
    if not team.finishers:
        _draw_rest(play)


def _draw_rest(play: Play) -> None:
    """Whoever did not finish gets one at random; the last card is discarded."""
    team = play.state.team
    assert team is not None
    play.chance.shuffle(team.laid)
    for seat in range(len(play.players)):
        if seat not in team.finishers:
            hire(play, seat, team.laid.pop(), drawn=True)
    while team.laid:
        card = team.laid.pop(0)
        team.gone.append(card)
        play.tell(SpecialistDiscarded(specialist=card))


class Pick(Recruiting, frozen=True):
    """Which of the open specialists do you take? In the order of finishing (ABE-7.14)."""

    clause: ClassVar[str] = "ABE-7.8"

    def choices(self, state: State) -> list[Move]:
        assert state.team is not None
        return [Recruit(card) for card in state.team.laid]

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, Recruit)
        team = play.state.team
        assert team is not None
        team.laid.remove(move.card)
        hire(play, self.seat, move.card)
        if self.seat == team.finishers[-1]:
            _draw_rest(play)
        return None
