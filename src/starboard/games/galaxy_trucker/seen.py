"""Ships, players and the timer as everybody sees them. What is not named here is nobody's to see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from starboard.core.copying import taker
from starboard.core.game import Seat
from starboard.games.galaxy_trucker.ship.boards import OFF, Square
from starboard.games.galaxy_trucker.ship.check import ShipCheck
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import Face
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.state import Hand, Player

HIDDEN = "?"
"""Stands for a tile or card one does not know."""


class ShipView(msgspec.Struct, frozen=True, kw_only=True):
    """A ship: all of it lies on the table (GT-2.16)."""

    board: str
    components: dict[Square, Component] = {}
    humans: dict[Square, int] = {}
    aliens: dict[Square, str] = {}
    batteries: dict[Square, int] = {}
    goods: dict[Square, tuple[str, ...]] = {}
    changed: dict[Square, Face] = {}
    """Components that are something else than their tile says."""
    wires: tuple[tuple[Square, Square], ...] = ()
    active: tuple[Square, ...] = ()
    """Crewbot stations that are active for the rest of the card."""
    drained: tuple[Square, ...] = ()
    """Solar panels that have given their power on this card."""
    perks: tuple[Perk, ...] = ()
    """Abilities of specialists that work for this ship in this round."""
    overlays: tuple[Overlay, ...] = ()
    """Tokens of specialists."""
    asleep: dict[Square, int] = {}
    specialty: str = ""
    """What the cyan alien is good at."""
    cyan: bool = False
    """Whether there are cyan aliens in this game."""


see_ship: Callable[[Ship], ShipView] = taker(Ship, ShipView)
"""A ship as it is seen."""
rebuild: Callable[[ShipView], Ship] = taker(ShipView, Ship)
"""The ship that is seen, for whoever asks rules about it."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player; the tile somebody else took face-down is hidden, and so is what others saw in piles."""

    ship: ShipView
    credits: int = 0
    lost: list[str] = []
    """The lost pile (GT-6.14)."""
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
    """The cards of this round that one has seen in piles; empty for everybody else (GT-2.16)."""
    seen: list[int] = []
    """The piles the player has looked at this round."""
    number: int = 0
    """The number tile; 0 for none (GT-2.8)."""
    points: int = 0
    """Action points left, when building goes in turns."""
    repairing: bool = False
    pieces: list[list[Square]] = []
    """The pieces to choose from after the ship fell apart in repair."""
    tray: list[str] = []
    """Components taken off in a lenient repair."""
    cabins: list[Square] = []
    """Cabins whose crew is still to be chosen (GT-5.4)."""
    position: int = 0
    """Where the rocket stands, counted without end."""
    flying: bool = False
    flies_on: Literal["", "once", "always"] = ""
    """The order to fly on past the next gap between cards, or past all of them (GT-9.2)."""
    insured: bool | None = None
    """Class IV: whether the insurance was bought; ``None`` before the decision."""
    check: ShipCheck = ShipCheck()
    """What the rules say of the ship."""


_see_player = taker(Player, PlayerView, "ship", "hand", "known", "check")
_imagine_player = taker(PlayerView, Player, "ship")


def see_player(player: Player, own: bool, check: ShipCheck) -> PlayerView:
    """A player as it is seen, by that player or by anybody else."""
    hand = player.hand
    if hand is not None and hand.source == "face-down" and not own:
        hand = Hand(HIDDEN, "face-down", spot=hand.spot)
    return _see_player(player, see_ship(player.ship), hand, player.known.copy() if own else [], check)


def imagine_player(seen: PlayerView) -> Player:
    """The player that is seen; a hidden tile in hand is still hidden."""
    return _imagine_player(seen, rebuild(seen.ship))


class Seen(Protocol):
    """What the words of a question need of a view."""

    @property
    def seat(self) -> Seat: ...
    @property
    def ship_class(self) -> str: ...
    @property
    def players(self) -> list[PlayerView]: ...


class TimerView(msgspec.Struct, frozen=True, kw_only=True):
    """The sand timer (GT-2.10)."""

    space: int = 0
    """Which of the class's timer spaces it stands on, counted from 0."""
    ends: float | None = None
    """Table time at which the sand will have run out; ``None`` when it has, or when there is no timer."""
    seconds: int
    """How long the sand runs."""
    flippers: tuple[Seat, ...] = ()
    """Who may flip it now: nobody while it runs (GT-2.10), and onto START only who has finished (GT-2.11)."""
    idle: bool = False
    """The sand is out while ships are built: nothing goes on by itself until somebody flips or finishes."""


# --- the table as a question needs it -------------------------------------------------------------------------


class ExtrasSeen(Protocol):
    """What is seen of the team while ships are built."""

    @property
    def extras(self) -> int: ...


class TableSeen(Seen, Protocol):
    """A view, as far as the questions of building need it."""

    @property
    def turn(self) -> Seat | None: ...
    @property
    def timer(self) -> TimerView: ...
    @property
    def team(self) -> ExtrasSeen | None: ...


def own(view: TableSeen) -> PlayerView | None:
    """The player whose view it is; ``None`` for whoever watches."""
    return view.players[view.seat] if 0 <= view.seat < len(view.players) else None
