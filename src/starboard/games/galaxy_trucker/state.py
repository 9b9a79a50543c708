"""The state of a whole game: plain data, cheap to copy.

:mod:`.rounds` leads through a round, stage by stage; ``phase`` says what the table waits for::

    ready      everybody says when they are ready; then the timer starts (real time only)
    building   GT-2; everybody at once, or whose turn it is
    numbers    time is up: unfinished players take the numbers left as they react (GT-2.13)
    repair     ships are checked, faulty ones repaired, all at the same time (GT-3.9)
    crew       aliens are chosen cabin by cabin, in order of number tiles (GT-5.5)
    insurance  class IV: who buys it, leader first (ABE-4.4.7)
    team       a window for specialists is open (ABE-7.9)
    flight     GT-6 to GT-9: the topmost step of ``flight.agenda`` asks, or somebody has to repair first (GT-3.11)
    settlement the flight has been settled (GT-10): the table lies open until everybody has seen it
    settled    everybody has: the next round is set up at once
    over       no more moves
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from starboard.core import game
from starboard.core.agenda import Step
from starboard.core.copying import copier
from starboard.core.game import Seat
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.ship.boards import OFF, Figures, Square, board, class_number, figures
from starboard.games.galaxy_trucker.ship.perks import Window
from starboard.games.galaxy_trucker.ship.ship import Ship

Phase: TypeAlias = Literal[
    "ready", "building", "numbers", "repair", "crew", "insurance", "team", "flight", "settlement", "settled", "over"
]

PILES = 3
"""Piles that may be looked at; one more is dealt and stays unseen (GT-1.5)."""


ASIDE = 2
"""Components that anybody may set aside (GT-2.3)."""


class Hand(msgspec.Struct, frozen=True):
    """The tile a player holds (GT-2.2)."""

    tile: str
    source: Literal["face-down", "face-up", "aside", "ship"]
    """Where it was taken from. One taken face-down is the holder's secret; one from the ship was lifted (GT-2.5)."""
    kept: bool = False
    """It has been set aside before, so it may never go back to the heap (GT-2.6)."""
    spot: int | None = None
    """Where in the heap it lay: it goes back there if nobody says where."""


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
    flies_on: Literal["", "once", "always"] = ""
    """The player's order to fly on, past the next gap between cards or past all of them (GT-9.2)."""
    insured: bool | None = None
    """Class IV: whether the insurance was bought; ``None`` before the decision (ABE-4.4.4)."""

    @property
    def room_aside(self) -> int:
        """How many components the player may set aside (GT-2.3)."""
        return ASIDE + self.ship.leeway.aside

    @property
    def piles(self) -> range:
        """The piles the player may look at, counted from 1 (GT-2.7)."""
        return range(1, PILES + 1 + self.ship.leeway.piles)


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
    gone: dict[str, list[str]] = {}
    """By deck the cards dealt for earlier flights that ended before they were turned: out of the game, unseen."""


class Timer(msgspec.Struct, kw_only=True):
    """The sand timer (GT-2.10)."""

    space: int = 0
    """Which of the class's timer spaces it stands on, counted from 0."""
    ends: float | None = None
    """Table time at which the sand will have run out; ``None`` when it has, or when there is no timer."""


class Flight(msgspec.Struct, kw_only=True):
    """What is there only while ships fly. All of it is public; rockets are with the players, cards in the deck."""

    cards: int
    """How many cards the flight has."""
    card: str = ""
    """The card being resolved."""
    declared: list[int]
    """By seat, in half points (crews: in figures); -1 before a ship has declared in this step."""
    added: list[str] = []
    """The decks of the cards a Hazardous Sector has put on top of the deck, the next card last (ABE-5.2)."""
    agenda: list[Step]
    """Pending steps, the topmost last. They never change, they are replaced."""

    shifted: dict[int, int] = {}
    """The line of the last roll for ships that have shifted it (ABE-3.2.4)."""
    start: int = 0
    """A cylinder: the column in which the last side attack started (ABE-4.2.5)."""

    crews: dict[int, int] = {}
    """The crews of ships with sleepers when last looked at (BX-2.2)."""


class Employed(msgspec.Struct, frozen=True):
    """A specialist in somebody's team."""

    card: str
    since: int
    """The round, counted from 0, for which it was recruited: from the next one on B works too (ABE-7.2)."""


class Team(msgspec.Struct, kw_only=True):
    """The specialists of a table."""

    deck: list[str]
    """The cards nobody has: face down, in no order."""
    gone: list[str] = []
    """Cards that have been discarded for good, in the open."""
    hired: list[list[Employed]]
    """By seat, in the order in which they were recruited."""
    dealt: list[list[str]]
    """By seat: the cards to choose from, a secret of their player (ABE-7.13)."""
    chosen: list[str]
    """By seat: what was chosen but is not revealed yet; empty before."""
    laid: list[str] = []
    """The open cards of the competition."""
    finishers: list[Seat] = []
    """Who finished the flight before, in order."""

    window: Window | Literal[""] = ""
    """The window that is open (:mod:`.team.windows`)."""
    asks: list[Step] = []
    """Who may do what in it, the first one first."""
    ends: float | None = None
    """When the time to look at piles before building is over (ABE-9.9)."""

    drilled: bool = False
    """The Security Guard has called the drill of this round."""
    drill_ends: float | None = None
    skips: list[int] = []
    """By seat: turns that fall to a drill."""
    extras: int = 0
    """Components the Swindler has added after the number tile."""
    bonus_paid: bool = False
    """The Architect's extra bonus of this round is paid."""
    predictions: tuple[int, ...] = ()
    """The Advertiser's, by seat."""
    bent: tuple[int, int] = (0, 0)
    """Which way the Bureaucrat has bent rewards for finishing, and for looks."""
    price: tuple[str, int] | None = None
    """The colour and the change of the Trader's price."""
    tipped: int = -1
    discounted: int = -1
    """How many cards were turned when the Swindler last got a credit more, and paid one less."""


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """One player's result of a flight, line by line (GT-10.9). It adds up::

    before + team + finish + looks + goods + extras - paid = after
    """

    place: int
    """Counted from 1; 0 for a ship that did not finish."""
    before: int
    team: int
    """What specialists brought in at the end of the flight."""
    finish: int
    looks: int
    exposed: int
    worth: int
    """What the goods are worth."""
    goods: int
    """What they brought in: half for a ship that gave up."""
    extras: int
    """What luxury passengers pay, and a manager's fee (BX-2.1, BX-2.8)."""
    lost: int
    """Components in the lost pile."""
    cost: int
    """What they cost, after the maximum."""
    cap: int | None
    """The maximum, if the ship has one."""
    paid: int
    """What was paid: the rest is forgiven (GT-1.4)."""
    after: int


class State(game.State, kw_only=True):
    """A whole game."""

    options: Options
    players: list[Player]
    phase: Phase = "settled"
    stage: int = -1
    """How far the round has come, see :mod:`.rounds`."""
    round: int = 0
    """Which of the rounds agreed on is being played, counted from 0."""
    face_down: dict[int, str] = msgspec.field(default_factory=dict)
    """The heap's secret part: which tile lies on which spot (GT-2.2); see :mod:`.heap`."""
    face_up: dict[int, str] = msgspec.field(default_factory=dict)
    """The heap's public part: which tile lies on which spot, face up."""
    boxed: list[str] = msgspec.field(default_factory=list)
    """Tiles set aside unseen for the whole game (ABE-2.5)."""
    cards: Cards = msgspec.field(default_factory=Cards)
    timer: Timer = msgspec.field(default_factory=Timer)
    turn: Seat = 0
    """Whose turn it is when building goes in turns."""
    reactions_end: float | None = None
    """Table time at which number tiles are handed out to those who have not reacted (GT-2.13)."""
    flight: Flight | None = None
    settlement: list[Account] = msgspec.field(default_factory=list)
    """What the last flight brought, by seat; until the next round begins."""
    team: Team | None = None
    """The support team, where it is played with (ABE-7)."""

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


def insurance_cap(state: State, player: Player) -> int | None:
    """The most that this player's lost components cost; ``None`` for no maximum (GT-10.5, ABE-4.4.5)."""
    plan = board(player.ship.board)
    if plan.price and not player.insured:
        return None
    if state.ship_class == "IIIA" and state.options.insured_iiia:
        return board("III").cap
    return plan.cap


copy = copier(State)
"""An independent copy of a state."""
