"""Tables where players have the specialists a test wants.

    table = TeamTable({0: ["welder"], 1: ["buyer.a"]})     # the Welder with A and B, the Buyer with A alone

Components lie where a test puts them; building, repair and launch are played through the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from tests.games.galaxy_trucker import frame
from tests.games.galaxy_trucker.building_helpers import GAME, Builders
from tests.games.galaxy_trucker.flight_helpers import Flown, build, fly
from tests.games.galaxy_trucker.frame import conclude

from starboard.core.chance import Chance
from starboard.core.game import Event
from starboard.games.galaxy_trucker.moves.building import Ready, TakeNumber
from starboard.games.galaxy_trucker.moves.team import Decline
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import square
from starboard.games.galaxy_trucker.ship.perks import Perk, pack
from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.state import Employed, State
from starboard.games.galaxy_trucker.team import windows
from starboard.games.galaxy_trucker.team.asks import AbilityAsk
from starboard.games.galaxy_trucker.team.state import new_team
from starboard.games.galaxy_trucker.team.windows import question_of

Teams = Mapping[int, Sequence[str]]


def perks(*names: str) -> tuple[Perk, ...]:
    """``welder`` is A and B, ``welder.a`` is A alone."""
    found = [perk for perk in get_args(Perk) if perk in names or perk.partition(".")[0] in names]
    assert len(found) >= len(names), names
    return tuple(found)


class TeamTable(Builders):
    """A table of one kind of ship where the specialists are known from the first round on."""

    def __init__(
        self,
        teams: Teams,
        seats: int = 2,
        *,
        begun: bool = True,
        board: str = "II",
        chance: Chance | None = None,
        last: bool = False,
        **more: Any,
    ) -> None:
        options = {"expansion": "abe", "technologies": False, "sequence": "-".join([board] * 3), **more}
        super().__init__(seats, begun=False, chance=chance, **options)
        assert self.state.team is not None
        for seat, names in teams.items():
            for name in names:
                card, _dot, ability = name.partition(".")
                self.state.team.deck.remove(card)
                self.state.team.hired[seat].append(Employed(card, 0 if ability == "a" else -1))
        if last:
            self.state.round = len(self.state.options.classes) - 1
        self.events: list[Event] = frame.after(self.state, windows.recruit, self.chance)
        if begun:
            self.ready()

    def ready(self) -> None:
        for seat in self.seats:
            if self.state.phase == "ready":
                self.play(seat, Ready())

    @property
    def seats(self) -> range:
        return range(len(self.state.players))

    @property
    def team(self) -> Any:
        assert self.state.team is not None
        return self.state.team

    @property
    def window(self) -> str:
        return str(self.team.window)

    def asked(self, seat: int) -> str:
        """The specialist a seat is asked about, or nothing."""
        ask = question_of(self.team, seat)
        return ask.specialist() if isinstance(ask, AbilityAsk) else "" if ask is None else "recruiting"

    def lay(self, seat: int, *parts: tuple[str, int, int, int] | tuple[str, int, int]) -> None:
        """Put tiles on a ship without ceremony; they leave the heap."""
        for tile, row, column, *turn in parts:
            if tile in self.state.boxed:
                self.state.boxed.remove(tile)
            else:
                del self.state.face_down[self.spot(tile)]
            self.ship(seat).put(square(row, column), Component(tile, turn[0] if turn else 0))

    def finish_all(self) -> list[Event]:
        """Everybody takes the number tile of their seat."""
        events: list[Event] = []
        for seat in self.seats:
            if not self.player(seat).number:
                events += self.play(seat, TakeNumber(seat + 1))
        self.events += events
        return events

    def decline_until(self, window: str) -> None:
        """Everybody declines until this window is open."""
        while self.state.phase == "team" and self.window != window:
            self.play(GAME.to_move(self.state)[0], Decline())
        assert self.window == window, self.state.phase


def team_flight(card: str | Sequence[str], ships: Sequence[Ship], teams: Teams, **more: Any) -> Flown:
    """A flight of ships whose owners have these specialists."""
    for seat, ship in enumerate(ships):
        ship.perks = perks(*teams.get(seat, ()))
        tokens.refit(ship)
    flown = fly(card, ships, **more)
    flown.state.team = new_team(pack(False), len(ships))
    return flown


def landed(ships: Sequence[Ship], teams: Teams, positions: Sequence[int | None], **more: Any) -> State:
    """Ships after the last card, before the settlement; ``None`` for one that gave up."""
    where = [0 if position is None else position for position in positions]
    state = team_flight("I-13", ships, teams, positions=where, **more).state
    for seat, player in enumerate(state.players):
        player.flying = positions[seat] is not None
    state.flight = None
    return state


def credits(state: State) -> list[int]:
    return [player.credits for player in state.players]


def settled(state: State) -> list[int]:
    """Everybody's credits after the settlement."""
    conclude(state)
    return credits(state)


__all__ = ["GAME", "TeamTable", "build", "credits", "landed", "perks", "settled", "team_flight"]
