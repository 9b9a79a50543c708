"""Pieces that the tests of several rules use."""

from __future__ import annotations

from typing import Any, Literal

from tests.games.death_angel.positions import GAME, Position
from tests.games.death_angel.scenes import Scene

from starboard.core.chance import Chance
from starboard.core.game import SPECTATOR
from starboard.core.text import Text
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import EVENTS, SYMBOLS
from starboard.games.death_angel.moves import Accept, Activate, Reroll
from starboard.games.death_angel.options import Options
from starboard.lab import conformance

SPAWNS = {"major": {1: 2, 4: 3, 5: 4, 6: 5}, "minor": {1: 1, 4: 1, 5: 2, 6: 3}}


ALL_36 = " ".join(symbol for symbol in SYMBOLS for _ in range(9))


THREE = "noctis< scipio> deino<"


def draw(event: str, formation: str = THREE, **position: Any) -> Scene:
    """The Event of a round in which nobody did anything."""
    scene = Scene(formation, **{"attacked": True, "event": event, **position})
    scene.to_event()
    return scene


MOVE_CARDS = {"green": 12, "yellow": 9, "blue": 11, "red": 7, "purple": 10, "grey": 8}
"""Everybody plays Move + Activate, so that a scene stops in phase 2."""


def activate(card: Any, place: str = "L1", *rolls: int, **position: Any) -> Scene:
    """Scipio, at the top and facing left, activates a Terrain card with Stealth Tactics."""
    scene = Scene(
        **{
            "formation": "scipio< noctis< deino>",
            "terrain": {card: place},
            "attacked": True,
            **position,
        }
    )
    scene.choose(grey=8)
    scene.skip_to("who-activates")
    scene.play(Activate("scipio", card), rolls=rolls)
    return scene


TEXT = Text("en")


def said(scene: Position) -> list[str]:
    """The open question of a scene in words, checked from every seat, and what it can be answered."""
    for seat in (SPECTATOR, *range(scene.state.seats)):
        conformance.assert_view_speaks(GAME, scene.state, seat, TEXT)
    conformance.assert_imagines(GAME, scene.state, scene.state.seats)
    view = GAME.view(scene.state, scene.seat)
    return [TEXT(GAME.question(view)), *(TEXT(GAME.say_move(view, move)) for move in scene.moves)]


def prices(scene: Position) -> list[str]:
    """What stands beside each answer in small letters."""
    view = GAME.view(scene.state, scene.seat)
    return [TEXT.price(GAME.say_move(view, move)) for move in scene.moves]


LAIR = "genestealer-lair"


LAUNCH = "launch-control-room"


Trigger = Literal["either", "both"]


class StartingWith(Chance):
    """Chance for a setup that draws this starting Event; nothing else is mixed."""

    def __init__(self, event: str) -> None:
        super().__init__()
        self.event = next(n for n, card in enumerate(EVENTS) if card.id == event)

    def _below(self, n: int) -> int:
        return 0

    def order(self, n: int) -> list[int]:
        cards = list(range(n))
        if n == len(EVENTS):
            cards.append(cards.pop(self.event))
        return cards


def set_up(players: int, event: str, **options: Any) -> Scene:
    """A table after setup with this starting Event."""
    return Scene.of(GAME.new(Options(**options), players, StartingWith(event)))


REROLL_OR_ACCEPT = {Reroll(), Accept()}


def attacks(scene: Scene) -> list[tuple[str, str, int]]:
    """Which swarm attacked whom, and how many they were."""
    return [(event.place, event.marine, event.size) for event in scene.happened(events.DefenceRolled)]


SIX = "noctis< gideon< claudio< scipio> calistarius> goriel>"


TOXIN = "toxin-pumping-station"


def lost(scene: Position) -> bool:
    result = GAME.result(scene.state)
    return result is not None and not result.winners
