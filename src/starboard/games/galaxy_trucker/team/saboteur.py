"""The Saboteur (ABE-9.12): A takes what others have set aside; B stands their own people between their components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.core.game import Event, Move, Seat
from starboard.core.text import Argument, player
from starboard.games.galaxy_trucker.events.team import ManPlanted
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.moves.team import Snatch
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen, imagine_player
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, Square, column_of, row_of
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.state import Player, State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask, place_of, spot


def snatching(state: State, seat: Seat) -> list[Move]:
    """A: what others have set aside, unless the Buyer guards it."""
    if not state.players[seat].ship.leeway.snatches:
        return []
    return [
        Snatch(other, tile)
        for other, player in enumerate(state.players)
        if other != seat and not player.ship.leeway.guarded
        for tile in player.aside
    ]


def cabins(ship: Ship) -> list[Square]:
    """The cabins a human can be taken from: no passenger of a luxury cabin."""
    return sorted(place for place in ship.humans if ship.face(place).kind != "luxury-cabin")


def planted(ship: Ship) -> int:
    """How many of a ship's humans stand between its components."""
    return len(tokens.find(ship, "man"))


def neighbours(ship: Ship, place: Square) -> list[Square]:
    """The components beside this one, joined to it or not (R-28)."""
    return sorted({other for side in range(4) if (other := ship.neighbour(place, side)) != OFF})


class Plant(AbilityAsk, frozen=True):
    """B: opponent by opponent, leader first: which human, between which two neighbours? Or leave this one alone."""

    done: tuple[Seat, ...] = ()
    """Opponents dealt with."""
    cabin: Square = OFF
    first: Square = OFF
    perk: ClassVar[Perk] = "saboteur.b"
    clause: ClassVar[str] = "ABE-9.26"

    def victim(self, players: Sequence[Player]) -> Seat | None:
        """The opponent in question."""
        for seat in track.order(players):
            ship = players[seat].ship
            able = cabins(ship) and any(neighbours(ship, place) for place in ship.components)
            if seat != self.seat and seat not in self.done and able:
                return seat
        return None

    def choices(self, state: State) -> list[Move]:
        victim = self.victim(state.players)
        if victim is None:
            return []
        ship = state.players[victim].ship
        if self.cabin == OFF:
            return [spot(place) for place in cabins(ship)]
        if self.first == OFF:
            return [spot(place) for place in sorted(ship.components) if neighbours(ship, place)]
        return [spot(place) for place in neighbours(ship, self.first)]

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return super().moves(state, seat) if self.cabin == OFF else self.choices(state)

    def decline(self, play: Play) -> Ask | None:
        rest = self._rest(play)
        super().decline(play)
        return rest

    def use(self, play: Play, move: Move) -> Ask | None:
        place = place_of(move)
        if self.cabin == OFF:
            return Plant(self.seat, self.done, place)
        if self.first == OFF:
            return Plant(self.seat, self.done, self.cabin, place)
        victim, rest = self.victim(play.players), self._rest(play)
        assert victim is not None
        planted = self._plant(play.ships[victim], victim, place)
        self.tell_used(play)
        play.tell(planted)
        return rest

    def _rest(self, play: Play) -> Ask:
        """The next opponent."""
        victim = self.victim(play.players)
        assert victim is not None
        return Plant(self.seat, (*self.done, victim))

    @property
    def stage(self) -> str:
        return f"plant-{self._chosen}"

    @property
    def _chosen(self) -> str:
        return "human" if not self.cabin else "second" if self.first else "first"

    def about(self, view: Seen) -> Seat:
        victim = self.victim([imagine_player(player) for player in view.players])
        return view.seat if victim is None else victim

    def said(self, view: Seen) -> dict[str, Argument]:
        return {"player": player(self.about(view)), "stage": self._chosen}

    def _plant(self, ship: Ship, victim: Seat, second: Square) -> Event:
        ship.humans[self.cabin] -= 1
        if not ship.humans[self.cabin]:
            del ship.humans[self.cabin]
        pair = (min(self.first, second), max(self.first, second))
        tokens.add(ship, Overlay("man", pair[0], other=pair[1]))
        return ManPlanted(seat=victim, row=row_of(self.cabin), column=column_of(self.cabin), squares=pair)
