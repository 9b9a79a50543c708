"""The Security Guard (ABE-9.13): A makes everybody pay for exposed connectors; B calls a drill.

At a table all others run around it twice. Here they may not build for some seconds, or for two turns (R-26).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Event, Illegal, Move, Seat
from starboard.games.galaxy_trucker.events.team import ConnectorsCharged, DrillCalled, DrillOver
from starboard.games.galaxy_trucker.moves.team import Use
from starboard.games.galaxy_trucker.team.asks import Answered, Ask

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.state import Player, State

DRILL_SECONDS = 15.0
DRILL_TURNS = 2


class ChargeConnectors(Ask, frozen=True):
    """A: everybody, the owner too, pays a credit for each exposed connector; nobody more than there is (ABE-9.23)."""

    perk: ClassVar[str] = "security-guard.a"
    clause: ClassVar[str] = "ABE-9.13"

    def choices(self, state: State) -> list[Move]:
        return [Use()]

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        told: list[Event] = [self.used()]
        for seat, player in enumerate(state.players):
            paid = due(player)
            player.credits -= paid
            told.append(ConnectorsCharged(seat=seat, exposed=player.ship.exposed(), paid=paid))
        return told, None


def due(player: Player) -> int:
    """What a player pays for exposed connectors: never more than there is."""
    return min(player.ship.exposed(), max(0, player.credits))


# --- B -------------------------------------------------------------------------------------------------------


def refuse_drill(state: State, seat: Seat) -> Illegal | None:
    """Why no drill may be called."""
    team = state.team
    if team is None or "security-guard.b" not in state.players[seat].ship.perks:
        return Illegal("ABE-9.13", "galaxy-trucker-why-no-guard")
    if team.drilled:
        return Illegal("ABE-9.13", "galaxy-trucker-why-one-drill")
    if state.options.pace == "real-time" and state.timer.space == len(state.figures.timer) - 1:
        return Illegal("ABE-9.13", "galaxy-trucker-why-drill-on-start")
    return None


def drill(state: State, seat: Seat) -> list[Event]:
    """Everybody else has to stop building."""
    assert state.team is not None
    state.team.drilled = True
    if state.options.pace == "real-time":
        state.team.drill_ends = state.now + DRILL_SECONDS
    else:
        state.team.skips = [0 if other == seat else DRILL_TURNS for other in range(len(state.players))]
    return [DrillCalled(seat=seat)]


def runs(state: State, seat: Seat) -> bool:
    """Whether this player is running around the table."""
    team = state.team
    return team is not None and team.drill_ends is not None and "security-guard.b" not in state.players[seat].ship.perks


def skips(state: State, seat: Seat) -> bool:
    """Whether this player's turn falls to the drill; it is counted."""
    team = state.team
    if team is None or not team.skips or not team.skips[seat]:
        return False
    team.skips[seat] -= 1
    return True


def end_drill(state: State) -> list[Event]:
    """They are back."""
    assert state.team is not None
    state.team.drill_ends = None
    return [DrillOver()]
