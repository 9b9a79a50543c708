"""Golden flights: known ships through known decks as a text that people can read, so a rules change shows as prose.

``python -m tests.games.galaxy_trucker.flight_playthroughs`` writes them anew, from the root of the project.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.games.galaxy_trucker import frame
from tests.games.galaxy_trucker.busy import BusyBot
from tests.games.galaxy_trucker.flight_helpers import build, fly, known
from tests.games.galaxy_trucker.test_flight_sixty import battleship, liner

from starboard.core.chance import Seeded
from starboard.core.text import Text
from starboard.games.galaxy_trucker.cards import cards
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.moves.flight import FlyOn
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.words import table as words
from starboard.games.galaxy_trucker.words.events import say_event

FOLDER = Path(__file__).parent / "golden"

FIRST = [code for code, card in cards().items() if card.starred]
THIRD = [
    "III-13",
    "III-03",
    "I-10",
    "II-16",
    "III-07",
    "III-05",
    "II-02",
    "III-11",
    "I-19",
    "III-04",
    "II-06",
    "III-16",
]

FLIGHTS = {"first-flight": ("I", FIRST, 4), "third-flight": ("III", THIRD, 85)}
"""Class of the ships, cards in the order in which they are turned, seed of dice and answers."""


def ships(name: str) -> list[Ship]:
    """A freighter, a liner and something that shoots."""
    if name == "III":
        return [known("III"), liner("III"), battleship()]
    hunter = build("I", "6,7 cannon^", "7,6 cannon2^", "7,8 battery2", "8,7 engine", "8,8 shieldv", "8,6 engine2")
    return [known("I"), liner("I"), hunter]


def transcript(name: str) -> str:
    """The whole flight as the players read it."""
    kind, deck, seed = FLIGHTS[name]
    flown = fly("I-04", ships(kind))
    state = flown.state
    for seat, player in enumerate(state.players):
        player.position, player.flying = -2 * seat, True
    state.cards.deck = deck[::-1]
    return "\n".join(_lines(state, Seeded(seed))) + "\n"


def _lines(state: State, chance: Seeded) -> Iterator[str]:
    text, bot, game = Text("en"), BusyBot(), GalaxyTrucker()
    events = frame.begin(state, chance)
    while True:
        for event in events:
            phrase = say_event(event)
            if phrase is not None:
                yield f"    {text(phrase)}"
        if state.flight is None:
            return
        seat = frame.to_move(state)[0]
        view = game.view(state, seat)
        moves = frame.moves(state, seat)
        move = moves[0] if isinstance(moves[0], FlyOn) else bot.choose(game, None, state.options, moves, chance).move
        yield f"P{seat + 1}? {text(game.question(view))}"
        yield f"P{seat + 1}> {text(words.say_move(view, move))}"
        events = frame.carry_out(state, seat, move, chance)


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for name in FLIGHTS:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")


if __name__ == "__main__":
    main()
