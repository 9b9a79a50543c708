"""The Security Guard (ABE-9.13): A makes everybody pay for exposed connectors; B calls a drill.

At a table all others run around it twice. Here they may not build for some seconds, or for two turns (R-26).
"""

from __future__ import annotations

from typing import ClassVar

from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Argument
from starboard.games.galaxy_trucker.events.team import ConnectorsCharged, DrillCalled, DrillOver
from starboard.games.galaxy_trucker.moves.team import Use
from starboard.games.galaxy_trucker.phrases import say_values
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen, imagine_player
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.state import Player, State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask

DRILL_SECONDS = 15.0
DRILL_TURNS = 2


class ChargeConnectors(AbilityAsk, frozen=True):
    """A: everybody, the owner too, pays a credit for each exposed connector; nobody more than there is (ABE-9.23)."""

    perk: ClassVar[Perk] = "security-guard.a"
    clause: ClassVar[str] = "ABE-9.13"

    def choices(self, state: State) -> list[Move]:
        return [Use()]

    def use(self, play: Play, move: Move) -> Ask | None:
        self.tell_used(play)
        for seat, player in enumerate(play.players):
            paid = due(player)
            player.credits -= paid
            play.tell(ConnectorsCharged(seat=seat, exposed=player.ship.exposed(), paid=paid))
        return None

    def said(self, view: Seen) -> dict[str, Argument]:
        bills = [due(imagine_player(player)) for player in view.players]
        return {"bills": say_values(range(len(bills)), bills)}


def due(player: Player) -> int:
    """What a player pays for exposed connectors: never more than there is."""
    return min(player.ship.exposed(), max(0, player.credits))


# --- B -------------------------------------------------------------------------------------------------------


def refuse_drill(state: State, seat: Seat) -> Illegal | None:
    """Why no drill may be called."""
    team = state.team
    if team is None or not state.players[seat].ship.leeway.drills:
        return Illegal("ABE-9.13", "galaxy-trucker-why-no-guard")
    if team.drilled:
        return Illegal("ABE-9.13", "galaxy-trucker-why-one-drill")
    if state.options.pace == "real-time" and state.timer.space == len(state.figures.timer) - 1:
        return Illegal("ABE-9.13", "galaxy-trucker-why-drill-on-start")
    return None


def drill(play: Play, seat: Seat) -> None:
    """Everybody else has to stop building."""
    state = play.state
    assert state.team is not None
    state.team.drilled = True
    if state.options.pace == "real-time":
        state.team.drill_ends = state.now + DRILL_SECONDS
    else:
        state.team.skips = [0 if other == seat else DRILL_TURNS for other in range(len(state.players))]
    play.tell(DrillCalled(seat=seat))


def runs(state: State, seat: Seat) -> bool:
    """Whether this player is running around the table."""
    team = state.team
    return team is not None and team.drill_ends is not None and not state.players[seat].ship.leeway.drills


def skips(state: State, seat: Seat) -> bool:
    """Whether this player's turn falls to the drill; it is counted."""
    team = state.team
    if team is None or not team.skips or not team.skips[seat]:
        return False
    team.skips[seat] -= 1
    return True


def end_drill(play: Play) -> None:
    """They are back."""
    assert play.state.team is not None
    play.state.team.drill_ends = None
    play.tell(DrillOver())
