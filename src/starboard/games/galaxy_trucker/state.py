"""The state of a whole game: plain data, cheap to copy.

A round goes through these phases; :mod:`.game` leads from one to the next::

    ready      everybody says when they are ready; then the timer starts (real time only)
    building   GT-2, in :mod:`.building`; everybody at once, or whose turn it is
    numbers    time is up: unfinished players take the numbers left as they react (GT-2.13)
    built      building is over; what lies aside is lost
    repair     ships are checked, faulty ones repaired, all at the same time (GT-3.9, :mod:`.repair`)
    crew       aliens are chosen cabin by cabin, in order of number tiles (GT-5.5, :mod:`.launch`)
    manned     ships are loaded, the first card is still face down
    insurance  class IV: who buys it, leader first (ABE-4.4.7, :mod:`.insurance`)
    team       a window for specialists is open (ABE-7.9, :mod:`.team.windows`); it names the phase that follows
    fresh, hired, checked, cured, whole, fitted, paid, lodged, staffed, landed
               between two windows: :mod:`.game` leads on at once, nobody is ever asked in them
    flight     GT-6 to GT-10, in :mod:`.flight`: ``state.flight`` is its own
    settled    the flight has been settled; the next round is set up, or the game is over
    over       no more moves

**How the flight plugs in.** :mod:`.game` imports :mod:`.flight`, which has these functions and nothing else to do with
the frame:

- ``begin(state, chance) -> events``: called when ``state.phase`` has become ``"flight"``. Rockets stand on the track
  (``player.position``, ``player.flying``), batteries and crew are aboard, ``state.cards.deck`` is shuffled with its top
  card last (:func:`turn_card` turns it). Puts a ``Flight`` into ``state.flight`` and runs up to the first decision.
- ``to_move(state)``, ``moves(state, seat)``, ``ask(state, seat, move)``, ``carry_out(state, seat, move, chance)`` as
  the game's, called only while ``state.phase`` is ``"flight"``. Pending steps live in ``state.flight``.
- When the last ship has been settled (GT-10), ``carry_out`` (or ``begin``) pays everybody through :func:`earn` and
  :func:`charge`, sets ``state.flight = None`` and ``state.phase = "settled"``. The frame does the rest.
- ``Flight.copy()`` (:mod:`.flight_state`) is public knowledge: it goes into the view as it is.
- ``flight_words``: ``question(view)``, ``say_move(view, move)``, ``say_event(event)``, ``panels(view)`` for flight
  moves and events.
- ``flight_moves.FlightMove`` and ``flight_events.FlightEvent`` are unions; :mod:`.game` joins them with those of
  :mod:`.moves` and :mod:`.events`.
- ``check(state)`` asserts the flight's invariants.
"""

from __future__ import annotations

from copy import copy as shallow
from typing import Literal, TypeAlias

import msgspec

from starboard.core import game
from starboard.core.game import Seat
from starboard.games.galaxy_trucker.flight.state import Flight
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.ship.boards import OFF, Figures, Square, board, class_number, figures
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.team import swindler
from starboard.games.galaxy_trucker.team.state import Team

Phase: TypeAlias = Literal[
    "fresh",
    "hired",
    "ready",
    "building",
    "numbers",
    "built",
    "checked",
    "cured",
    "whole",
    "repair",
    "fitted",
    "paid",
    "crew",
    "manned",
    "lodged",
    "staffed",
    "insurance",
    "flight",
    "landed",
    "settled",
    "over",
    "team",
]

PILES = 3
"""Piles that may be looked at; one more is dealt and stays unseen (GT-1.5)."""


class Hand(msgspec.Struct, frozen=True):
    """The tile a player holds (GT-2.2)."""

    tile: str
    source: Literal["face-down", "face-up", "aside", "ship"]
    """Where it was taken from. One taken face-down is the holder's secret; one from the ship was lifted (GT-2.5)."""
    kept: bool = False
    """It has been set aside before, so it may never go back to the heap (GT-2.6)."""


class Player(msgspec.Struct, kw_only=True):
    """One player: the ship, what lies beside it, the money and the rocket."""

    ship: Ship
    credits: int = 0
    lost: list[str] = []
    """The lost pile: tiles that will have to be paid for (GT-6.14)."""

    ready: bool = False
    hand: Hand | None = None
    aside: list[str] = []
    loose: Square = OFF
    """The component placed last, not yet welded (GT-2.5)."""
    loose_kept: bool = False
    """Whether the loose component had been set aside before."""
    looking: int | None = None
    """The pile the player is looking at (GT-2.7)."""
    known: list[str] = []
    """The cards of this round that the player has seen in piles: private (GT-2.16)."""
    seen: list[int] = []
    """The piles the player has looked at this round."""
    number: int = 0
    """The number tile; 0 for none (GT-2.8)."""
    points: int = 0
    """Action points left, when building goes in turns."""

    repairing: bool = False
    """The ship is illegal and its owner has to take components off (GT-3.10)."""
    pieces: list[list[Square]] = []
    """The pieces to choose from after the ship fell apart in repair."""
    tray: list[str] = []
    """Components taken off in a lenient repair, free to be built in again (GT-3.12)."""
    cabins: list[Square] = []
    """Cabins whose crew is still to be chosen (GT-5.4)."""

    position: int = 0
    """Where the rocket stands, counted without end; the space is this modulo 40 (GT-6.3)."""
    flying: bool = False
    """The rocket is on the track: launched, and not given up (GT-9.3)."""
    insured: bool | None = None
    """Class IV: whether the insurance was bought; ``None`` before the decision (ABE-4.4.4)."""

    def copy(self) -> Player:
        """An independent copy."""
        copy = shallow(self)
        copy.ship = self.ship.copy()
        copy.lost = self.lost.copy()
        copy.aside = self.aside.copy()
        copy.known = self.known.copy()
        copy.seen = self.seen.copy()
        copy.pieces = [piece.copy() for piece in self.pieces]
        copy.tray = self.tray.copy()
        copy.cabins = self.cabins.copy()
        return copy


class Cards(msgspec.Struct, kw_only=True):
    """Where the adventure cards are."""

    box: dict[str, list[str]] = {}
    """Cards of each deck that have not been dealt."""
    piles: list[list[str]] = []
    """The four piles while ships are built; the last one is seen by nobody (GT-2.7)."""
    deck: list[str] = []
    """The flight's cards, the top one last."""
    used: list[str] = []
    """Cards turned so far in this game, in order."""
    gone: list[str] = []
    """Cards dealt for earlier flights that ended before they were turned: out of the game, unseen."""

    def copy(self) -> Cards:
        """An independent copy."""
        return Cards(
            box={deck: cards.copy() for deck, cards in self.box.items()},
            piles=[pile.copy() for pile in self.piles],
            deck=self.deck.copy(),
            used=self.used.copy(),
            gone=self.gone.copy(),
        )


class Timer(msgspec.Struct, kw_only=True):
    """The sand timer (GT-2.10)."""

    space: int = 0
    """Which of the class's timer spaces it stands on, counted from 0."""
    ends: float | None = None
    """Table time at which the sand will have run out; ``None`` when it has, or when there is no timer."""


class State(game.State, kw_only=True):
    """A whole game."""

    options: Options
    players: list[Player]
    phase: Phase = "ready"
    round: int = 0
    """Which of the rounds agreed on is being played, counted from 0."""
    face_down: dict[int, str] = msgspec.field(default_factory=dict)
    """The heap's secret part: which tile lies on which spot (GT-2.2)."""
    face_up: list[str] = msgspec.field(default_factory=list)
    """The heap's public part, in the order in which tiles were returned."""
    boxed: list[str] = msgspec.field(default_factory=list)
    """Tiles set aside unseen for the whole game (ABE-2.5)."""
    cards: Cards = msgspec.field(default_factory=Cards)
    timer: Timer = msgspec.field(default_factory=Timer)
    turn: Seat = 0
    """Whose turn it is when building goes in turns."""
    reactions_end: float | None = None
    """Table time at which number tiles are handed out to those who have not reacted (GT-2.13)."""
    flight: Flight | None = None
    team: Team | None = None
    """The support team, where it is played with (ABE-7)."""

    def copy(self) -> State:
        """An independent copy."""
        copy = shallow(self)
        copy.players = [player.copy() for player in self.players]
        copy.face_down = self.face_down.copy()
        copy.face_up = self.face_up.copy()
        copy.cards = self.cards.copy()
        copy.timer = shallow(self.timer)
        if self.flight is not None:
            copy.flight = self.flight.copy()
        if self.team is not None:
            copy.team = self.team.copy()
        return copy

    @property
    def ship_class(self) -> str:
        """The class of ship flown in this round."""
        return self.options.classes[self.round]

    @property
    def number(self) -> int:
        """The number of the class: 1 to 4. Rules that speak of the round's number mean this one (ABE-4.1.4)."""
        return class_number(self.ship_class)

    @property
    def figures(self) -> Figures:
        """Rewards, piles, timer and spacing of this round."""
        return figures(self.number)


def by_number(state: State) -> list[Seat]:
    """The seats that have a number tile, in order of their numbers."""
    seats = [seat for seat, player in enumerate(state.players) if player.number]
    return sorted(seats, key=lambda seat: state.players[seat].number)


def turn_card(state: State) -> str:
    """Turn the flight deck's top card over: from now on everybody knows it."""
    card = state.cards.deck.pop()
    state.cards.used.append(card)
    return card


def earn(player: Player, amount: int) -> None:
    """Pay a player."""
    player.credits += amount


def charge(state: State, player: Player, amount: int) -> int:
    """Make a player pay; whoever has less pays all there is (GT-1.4). What was paid."""
    amount -= swindler.discount(state, player, amount)
    paid = amount if state.options.debts else min(amount, max(player.credits, 0))
    player.credits -= paid
    return paid


def insurance_cap(state: State, player: Player) -> int | None:
    """The most that this player's lost components cost; ``None`` for no maximum (GT-10.5, ABE-4.4.5)."""
    plan = board(player.ship.board)
    if plan.price and not player.insured:
        return None
    if state.ship_class == "IIIA" and state.options.insured_iiia:
        return board("III").cap
    return plan.cap
