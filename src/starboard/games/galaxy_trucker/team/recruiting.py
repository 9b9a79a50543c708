"""Recruiting (ABE-7.1 ... ABE-7.8, ABE-7.13, ABE-7.14): who gets which specialist, and from when on.

A specialist works for whoever recruited it to the end of the game: ability A at once, ability B from the next round on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Event, Illegal, Move, Seat
from starboard.core.text import say
from starboard.games.galaxy_trucker.events.team import (
    Recruited,
    SpecialistChosen,
    SpecialistDiscarded,
    SpecialistsDealt,
    SpecialistsLaidOut,
    SpecialistsSeen,
)
from starboard.games.galaxy_trucker.moves.team import Recruit
from starboard.games.galaxy_trucker.state import Employed
from starboard.games.galaxy_trucker.team.asks import Answered, Ask
from starboard.games.galaxy_trucker.team.cards import pack, specialists

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.state import State


MOST = 3
"""Specialists a player has in the end (ABE-7.6, ABE-7.8)."""


def cards_dealt(number: int, rounds: int) -> int:
    """How many cards each player is dealt before this round, counted from 0, of a game of so many rounds (ABE-7.3)."""
    if rounds <= 2:
        return 3 if number == 0 else 0
    return {1: 3, 2: 2, 3: 1}.get(number, 0)


def full_pack(state: State) -> list[str]:
    """The specialists of this table."""
    return pack(state.options.big_expansion)


def outfit(state: State) -> None:
    """Write on every ship which abilities work in this round (ABE-7.2)."""
    assert state.team is not None
    for player, hired in zip(state.players, state.team.hired, strict=True):
        perks = [f"{one.card}.a" for one in hired]
        perks += [f"{one.card}.b" for one in hired if one.since < state.round]
        player.ship.perks = tuple(sorted(perks))


# --- three, two, one -----------------------------------------------------------------------------------------


def deal(state: State, each: int, chance: Chance) -> list[Event]:
    """Shuffle all that nobody has kept and deal them out, face down (ABE-7.4)."""
    team = state.team
    assert team is not None
    team.deck.sort()
    chance.shuffle(team.deck)
    told: list[Event] = []
    for seat in range(len(state.players)):
        team.dealt[seat] = sorted(team.deck.pop() for _ in range(each))
        if each > 1:
            told.append(SpecialistsDealt(seat=seat, n=each))
            told.append(SpecialistsSeen(specialists=tuple(team.dealt[seat]), seats=(seat,)))
    return told if each > 1 else told + _reveal(state, drawn=True)


def _reveal(state: State, *, drawn: bool = False) -> list[Event]:
    """All chosen cards are turned over together; the others go back into the pack."""
    team = state.team
    assert team is not None
    told: list[Event] = []
    for seat, dealt in enumerate(team.dealt):
        kept = dealt[0] if drawn else team.chosen[seat]
        team.deck += [card for card in dealt if card != kept]
        team.dealt[seat], team.chosen[seat] = [], ""
        told.append(hire(state, seat, kept, drawn=drawn))
    team.deck.sort()
    return told


def hire(state: State, seat: Seat, card: str, *, drawn: bool = False) -> Event:
    """The specialist is in the team from this round on."""
    assert state.team is not None
    state.team.hired[seat].append(Employed(card, state.round))
    return Recruited(seat=seat, specialist=card, drawn=drawn)


class KeepSpecialist(Ask, frozen=True):
    """Which of the dealt cards do you keep? Nobody sees it before all have chosen (ABE-7.13)."""

    perk: ClassVar[str] = "recruiting"
    clause: ClassVar[str] = "ABE-7.4"

    def choices(self, state: State) -> list[Move]:
        assert state.team is not None
        return [Recruit(card) for card in state.team.dealt[self.seat]]

    def moves(self, state: State) -> list[Move]:
        return self.choices(state)

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        assert isinstance(move, Recruit)
        assert state.team is not None
        state.team.chosen[self.seat] = move.card
        told: list[Event] = [SpecialistChosen(seat=self.seat)]
        return told + _reveal(state) if all(state.team.chosen) else told, None

    def refuse(self, state: State, move: Move) -> Illegal:
        return _no_such_card(self.clause, move)


# --- the competition -----------------------------------------------------------------------------------------


def lay_out(state: State, chance: Chance) -> list[Event]:
    """One card more than players, open on the table; earlier ones do not come back (ABE-7.8)."""
    team = state.team
    assert team is not None
    team.deck.sort()
    chance.shuffle(team.deck)
    team.laid = sorted(team.deck.pop() for _ in range(len(state.players) + 1))
    team.deck.sort()
    told: list[Event] = [SpecialistsLaidOut(specialists=tuple(team.laid))]
    return told if team.finishers else told + _draw_rest(state, chance)


def _draw_rest(state: State, chance: Chance) -> list[Event]:
    """Whoever did not finish gets one at random; the last card is discarded."""
    team = state.team
    assert team is not None
    told: list[Event] = []
    chance.shuffle(team.laid)
    for seat in range(len(state.players)):
        if seat not in team.finishers:
            told.append(hire(state, seat, team.laid.pop(), drawn=True))
    told += [SpecialistDiscarded(specialist=card) for card in team.laid]
    team.gone += team.laid
    team.laid = []
    return told


class Pick(Ask, frozen=True):
    """Which of the open specialists do you take? In the order of finishing (ABE-7.14)."""

    perk: ClassVar[str] = "recruiting"
    clause: ClassVar[str] = "ABE-7.8"

    def choices(self, state: State) -> list[Move]:
        assert state.team is not None
        return [Recruit(card) for card in state.team.laid]

    def moves(self, state: State) -> list[Move]:
        return self.choices(state)

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        assert isinstance(move, Recruit)
        team = state.team
        assert team is not None
        team.laid.remove(move.card)
        told = [hire(state, self.seat, move.card)]
        return told + _draw_rest(state, chance) if self.seat == team.finishers[-1] else told, None

    def refuse(self, state: State, move: Move) -> Illegal:
        return _no_such_card(self.clause, move)


def _no_such_card(clause: str, move: Move) -> Illegal:
    known = isinstance(move, Recruit) and move.card in specialists()
    return Illegal(clause, say("galaxy-trucker-why-not-on-offer" if known else "galaxy-trucker-why-recruit"))
