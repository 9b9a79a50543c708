"""After a flight at the table: what would have saved a part, flown with the same dice as it was lost with."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from starboard.bots.search import Effort, SearchBot
from starboard.core import course
from starboard.core.chance import ChanceError, Recorded, Seeded
from starboard.core.table import Table
from starboard.games.galaxy_trucker import rounds
from starboard.games.galaxy_trucker.events.flight import Destroyed, FellOff
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.lookback import LostPart, Spared, what_spares
from starboard.games.galaxy_trucker.moves.flight import Brace
from starboard.games.galaxy_trucker.ship.boards import Square, square
from starboard.games.galaxy_trucker.ship.ship import Component
from starboard.games.galaxy_trucker.state import State, copy
from starboard.games.galaxy_trucker.workshop import answer
from starboard.lab.drive import play_on

GAME = GalaxyTrucker()
SEEDS = range(6)


@cache
def flown(seed: int) -> Table:
    """Two bots build and fly, up to the settlement."""
    table = Table(GAME, 2, {"rounds": "II", "pace": "turns"}, seed)
    bots, chance = [SearchBot(Effort(1))] * 2, Seeded(seed, -1)
    while table.state.phase != "settlement" and play_on(table, bots, chance) is not None:  # type: ignore[attr-defined]
        pass
    return table


def ask(table: Table, seat: int, tile: str) -> Spared:
    entries = len(table.record.entries)
    return what_spares(GAME, table.record, LostPart(seat=seat, tile=tile, n=entries))


def blow_of(table: Table, seat: int, tile: str) -> tuple[State, course.Happened, Square]:
    """The table before the entry that destroyed this part, the entry, and where the part lay."""
    state: Any = course.setup(GAME, table.record.header)
    found = None
    for entry in table.record.entries:
        before = copy(state)
        events = course.replay_entry(GAME, state, entry)
        for event in events:
            if isinstance(event, Destroyed) and (event.seat, event.tile) == (seat, tile):
                found = before, course.Happened(entry, events), square(event.row, event.column)
    assert found is not None
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_each_change_truly_saves_the_part(seed: int) -> None:
    """Built in by hand before the blow and played through the game itself, which knows nothing of the workshop."""
    table = flown(seed)
    state: State = table.state  # type: ignore[assignment]
    for seat, player in enumerate(state.players):
        for tile in player.lost:
            found = ask(table, seat, tile)
            if found.how not in ("hit", "fell"):
                assert found.changes == []
                continue
            before, happened, place = blow_of(table, seat, found.struck)
            entry = happened.entry
            assert entry.seat is not None
            for change in found.changes[:3]:
                trial, chance = copy(before), Recorded(entry.chance)
                ship = trial.players[seat].ship
                laid = square(change.row, change.column)
                assert (laid in ship.components) is not change.added
                ship.put(laid, Component(change.tile, change.turn))
                if change.added and (cells := ship.face(laid).cells):
                    ship.batteries[laid] = cells
                assert place in ship.components
                try:
                    GAME.carry_out(trial, entry.seat, entry.move, chance)  # type: ignore[arg-type]
                    while (question := rounds.asked(trial)) is not None and type(question).__name__ in ("Ward", "Pay"):
                        if not question.asks(trial, seat):
                            break
                        GAME.carry_out(trial, seat, answer(trial, seat), chance)  # type: ignore[arg-type]
                except ChanceError:
                    pass  # the step goes on where the real one was over
                assert place in ship.components, (tile, change)


def test_every_way_to_lose_a_part_is_named() -> None:
    """Over some flights: struck parts with and without a cure, what fell off with them, what was let through."""
    ways = Counter[str]()
    for seed in SEEDS:
        table = flown(seed)
        state: State = table.state  # type: ignore[assignment]
        for seat, player in enumerate(state.players):
            for tile in player.lost:
                found = ask(table, seat, tile)
                ways[found.how] += 1
                ways["saved"] += bool(found.changes)
                if found.how == "hit":
                    assert found.struck == tile
                if found.how == "fell":
                    assert found.struck != tile
                if found.how == "braced":
                    _before, happened, _place = blow_of(table, seat, found.struck)
                    assert isinstance(happened.entry.move, Brace)
                    assert happened.entry.seat == seat
    assert ways["hit"]
    assert ways["saved"]


def test_what_never_flew_was_not_hit() -> None:
    table = flown(SEEDS[0])
    assert ask(table, 0, "T001-nowhere") == Spared(how="unbuilt")
    told = [event for _entry, events, _state in course.replay(GAME, table.record) for event in events]
    struck = [(event.seat, event.tile) for event in told if isinstance(event, Destroyed)]
    fallen = [(event.seat, tile) for event in told if isinstance(event, FellOff) for tile in event.tiles]
    for seat, tile in struck + fallen:
        assert ask(table, seat, tile).how != "unbuilt"
        assert what_spares(GAME, table.record, LostPart(seat=seat, tile=tile, n=0)).how == "unbuilt"
