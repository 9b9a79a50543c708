"""The flight track (GT-6.2 ... GT-6.4): a loop of 40 spaces, ships by absolute position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from starboard.core.game import Seat
from starboard.games.galaxy_trucker.events.flight import LeftFlight, Moved
from starboard.games.galaxy_trucker.play import Play

SPACES = 40


class Rocket(Protocol):
    """What the track knows of a player."""

    @property
    def position(self) -> int: ...
    @property
    def flying(self) -> bool: ...


def order(players: Sequence[Rocket]) -> tuple[Seat, ...]:
    """The ships on the track, the leader first (GT-6.2)."""
    return in_order(players, (seat for seat, player in enumerate(players) if player.flying))


def in_order(players: Sequence[Rocket], seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """These seats by falling position."""
    return tuple(sorted(seats, key=lambda seat: -players[seat].position))


def gap(players: Sequence[Rocket], seat: Seat) -> int:
    """How many days a ship is behind the leader."""
    return max(player.position for player in players if player.flying) - players[seat].position


def stops(players: Sequence[Rocket], seat: Seat, days: int) -> tuple[int, ...]:
    """The spaces on which the rocket stops when it gains (or, below zero, loses) days (GT-6.3).

    Spaces with another ship are jumped and not counted; two ships a lap apart share their spaces.
    """
    taken = {player.position % SPACES for other, player in enumerate(players) if other != seat and player.flying}
    step = 1 if days > 0 else -1
    position, found = players[seat].position, []
    for _ in range(abs(days)):
        position += step
        while position % SPACES in taken:
            position += step
        found.append(position)
    return tuple(found)


def move(play: Play, seat: Seat, days: int) -> None:
    """A ship gains days, or loses them when the number is below zero."""
    if days == 0:
        return
    player = play.players[seat]
    path = stops(play.players, seat, days)
    start, player.position = player.position, path[-1]
    play.tell(Moved(seat=seat, start=start, stops=path, forward=days > 0, gap=gap(play.players, seat)))


def lose_together(play: Play, days: dict[Seat, int]) -> None:
    """Several ships lose days at one time: the rearmost first (GT-6.4)."""
    for seat in reversed(in_order(play.players, days)):
        move(play, seat, -days[seat])


def lapped(players: Sequence[Rocket]) -> list[Seat]:
    """The ships that are more than a full lap behind the leader (GT-9.1)."""
    ranks = order(players)
    return [seat for seat in ranks if players[ranks[0]].position - players[seat].position > SPACES]


def leave(play: Play, seat: Seat, why: str) -> None:
    """A ship gives up: its rocket leaves the track at once (GT-9.3)."""
    play.players[seat].flying = False
    play.tell(LeftFlight(seat=seat, why=why))  # type: ignore[arg-type]
