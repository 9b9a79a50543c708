"""Views, events and results of any game as text in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.panel import Panel as Box
from rich.table import Table as Grid
from rich.text import Text as Words

from starboard.core.game import AnyGame, Event, Seat, witnesses
from starboard.core.table import Table
from starboard.core.text import Panel, Text


def show_view(game: AnyGame, view: Any, console: Console, text: Text) -> None:
    """The view as boxes with titles."""
    for panel in game.panels(view):
        body = _grid(panel, text) if panel.kind == "grid" else Words("\n".join(text(line) for line in panel.lines))
        style = "yellow" if panel.kind == "hand" else "blue"
        box = Box(body, title=text(panel.title), title_align="left", border_style=style, expand=False)
        console.print(box, soft_wrap=False)


def _grid(panel: Panel, text: Text) -> Grid:
    """Cells under each other; on a narrow terminal a long cell goes on below, inside its column."""
    rows = [text(line).split("\t") for line in panel.lines]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(max(map(len, rows), default=0)):
        grid.add_column(overflow="fold")
    for row in rows:
        grid.add_row(*(Words(cell) for cell in row))
    return grid


def show_events(game: AnyGame, events: Iterable[Event], seat: Seat, console: Console, text: Text) -> None:
    """What happened, as this seat may know it."""
    for event in events:
        if witnesses(event, seat):
            phrase = game.say_event(event)
            if phrase is not None:
                console.print(f"     · {text(phrase)}", markup=False)


def show_result(table: Table, console: Console, text: Text) -> None:
    """How it ended, and the scores if there are any."""
    result = table.result
    if result is None:
        console.print(text("cli-goes-on"), style="dim")
        return
    console.print(text(result.reason), style="bold green" if result.winners else "bold red", markup=False)
    if result.scores is not None:
        for name, score in zip(table.seats, result.scores, strict=False):
            console.print(f"  {name}: {score}", markup=False)
