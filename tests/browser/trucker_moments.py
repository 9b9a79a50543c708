"""Moments of Galaxy Trucker to look at: tables that stand where somebody is asked this or that, from games of bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page

import starboard
from starboard.bots.search import Effort, SearchBot
from starboard.core import record as record_
from starboard.core.chance import Seeded
from starboard.core.table import Table
from starboard.games.galaxy_trucker import rounds
from starboard.games.galaxy_trucker.moves.building import Put, SetAside
from starboard.games.galaxy_trucker.moves.team import Pipe, Recruit, Snatch
from starboard.lab.drive import play_on

GAME = starboard.game("galaxy-trucker")
LONGEST = 2_000
SEEDS = range(12)
OPTIONS: dict[str, Any] = {"sequence": "IV", "expansion": "abe", "timer_seconds": 600}

PLAY_ON = """async ([record, n, seat]) => {
    const {id} = await (await fetch('/api/replays', {method: 'POST', body: new Blob([record])})).json();
    const made = await fetch(`/api/replays/${id}/play-on`, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({n, seat, name: 'Ola'})});
    return (await made.json()).table.code;
}"""


def _asks(state: Any, *names: str) -> bool:
    question = rounds.asked(state) if state.flight is not None else None
    return type(question).__name__ in names


def _built(state: Any, seat: int, least: int) -> bool:
    return state.phase == "building" and len(state.players[seat].ship.components) >= least


MOMENTS: dict[str, Callable[[Any, int], bool]] = {
    "recruiting": lambda state, seat: state.phase == "team" and state.team.window == "recruiting",
    "building": lambda state, seat: _built(state, seat, 12) and state.players[seat].hand is None,
    "holding": lambda state, seat: _built(state, seat, 8) and state.players[seat].hand is not None,
    "specialist": lambda state, seat: state.phase == "team" and state.team.window not in ("recruiting", "competition"),
    "crew": lambda state, seat: state.phase == "crew",
    "insurance": lambda state, seat: state.phase == "insurance",
    "before the cards": lambda state, seat: _asks(state, "StayOrLeave"),
    "power": lambda state, seat: _asks(state, "Declare", "Ward"),
    "planets": lambda state, seat: _asks(state, "Landing"),
    "loading": lambda state, seat: _asks(state, "Load"),
    "losing": lambda state, seat: _asks(state, "GiveCrew", "LoseFrom", "GiveGoods"),
    "settlement": lambda state, seat: state.phase == "settlement" and len(state.players[seat].lost) > 1,
}
ANSWERS = {"settlement": range(1, 2), "loading": range(1, 1_000), "crew": range(2, 3)}
"""How many moves there shall be; several, of all others."""


class Stand(NamedTuple):
    """A record, after how many entries of it, and whose question it is."""

    record: str
    n: int
    seat: int


@cache
def _games() -> dict[str, Stand]:
    """Every moment, from as few games as have all of them."""
    found: dict[str, Stand] = {}
    for seed in SEEDS:
        found |= {name: stand for name, stand in _game(seed).items() if name not in found}
        if len(found) == len(MOMENTS):
            break
    return found


def _game(seed: int) -> dict[str, Stand]:
    table = Table(GAME, 2, {**OPTIONS, "sequence": "I-IV" if seed % 2 else "IV"}, seed)
    bots, chance = [SearchBot(Effort(1))] * 2, Seeded(seed, -1)
    seen: dict[str, tuple[int, int]] = {}
    while len(table.record.entries) < LONGEST:
        entries = len(table.record.entries)
        for seat in table.to_move:
            answers = len(table.moves(seat))
            for name, here in MOMENTS.items():
                enough = answers in ANSWERS.get(name, range(2, 10_000))
                if name not in seen and enough and here(table.state, seat):
                    seen[name] = entries, seat
        if play_on(table, bots, chance) is None:
            break
    text = record_.dumps(GAME, table.record, table.state).decode()
    return {name: Stand(text, n, seat) for name, (n, seat) in seen.items()}


def _pipes(moves: Sequence[Any]) -> bool:
    """Neighbours that pipes could join."""
    return any(isinstance(move, Pipe) for move in moves)


def _held_by_pipes(moves: Sequence[Any]) -> bool:
    """A square on which nothing but pipes would hold what is in the hand."""
    puts = [move for move in moves if isinstance(move, Put)]
    free = {(put.row, put.column) for put in puts if put.pipe < 0}
    return any((put.row, put.column) not in free for put in puts)


def _snatches(moves: Sequence[Any]) -> bool:
    """Somebody else has set something aside."""
    return any(isinstance(move, Snatch) for move in moves)


@cache
def _working(specialist: str, wanted: Callable[[Sequence[Any]], bool]) -> Stand:
    """The first seat has this specialist, and can do this; the other one has set its first tile aside."""
    for seed in range(200):
        table = Table(GAME, 2, {**OPTIONS, "sequence": "II"}, seed)
        state: Any = table.state
        if specialist not in state.team.dealt[0]:
            continue
        table.play(0, Recruit(specialist))
        bots, chance = [SearchBot(Effort(1))] * 2, Seeded(seed, -1)
        while state.phase in ("team", "ready", "building"):
            if 1 in table.to_move and not state.players[1].aside and SetAside() in table.moves(1):
                table.play(1, SetAside())
            entries = len(table.record.entries)
            works = 0 in table.to_move and wanted(table.moves(0))
            if play_on(table, bots, chance) is None:
                break
            if works and _built(state, 0, 4):
                return Stand(record_.dumps(GAME, table.record, state).decode(), entries, 0)
    raise AssertionError(f"no {specialist} finds work")


def stand(page: Page, moment: str) -> str:
    """A table that stands at this moment, with the page's visitor in the seat that is asked; its code."""
    found = found_at(moment)
    return str(page.evaluate(PLAY_ON, [found.record, found.n, found.seat]))


def found_at(moment: str) -> Stand:
    """A game in which this moment comes."""
    return _working(*WORK[moment]) if moment in WORK else _games()[moment]


WORK = {"plumbing": ("plumber", _pipes), "piping": ("plumber", _held_by_pipes), "snatching": ("saboteur", _snatches)}
"""Specialists who can do something while ships are built."""
