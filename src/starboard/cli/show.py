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
from starboard.core.text import Panel, Text, bot, player

_FRAME = 4
"""What a box takes of a line."""
_GAP = 2
"""Between two columns."""


def show_view(game: AnyGame, view: Any, console: Console, text: Text) -> None:
    """The view as boxes with titles."""
    for panel in game.panels(view):
        title = text(panel.title)
        if len(title) > console.width - _FRAME - 2:
            # A title too long for its frame would be cut off.
            console.print(title, style="bold", markup=False, soft_wrap=False)
            title = ""
        body = _grid(panel, console.width - _FRAME, text) if panel.rows else _lines(panel, text)
        style = "yellow" if panel.kind == "hand" else "blue"
        box = Box(body, title=Words(title) if title else None, title_align="left", border_style=style, expand=False)
        console.print(box, soft_wrap=False)


def _lines(panel: Panel, text: Text) -> Words:
    return Words("\n".join(text(line) for line in panel.lines))


def _grid(panel: Panel, room: int, text: Text) -> Grid:
    """Cells under each other; on a narrow terminal a long cell goes on below, inside its column."""
    rows = [[text(cell) for cell in row] for row in panel.rows]
    grid = Grid.grid(padding=(0, _GAP, 0, 0))
    for width in column_widths(rows, room, _GAP):
        grid.add_column(width=width, overflow="fold")
    for row in rows:
        grid.add_row(*(Words(cell) for cell in row))
    return grid


def column_widths(rows: list[list[str]], room: int, gap: int) -> list[int]:
    """How wide each column is: its longest cell if all have room, else at least its longest word while there is room.

    What is left goes first to the columns that can show every cell in one line, then to the one that needs most lines.
    """
    columns = [[row[n] for row in rows if n < len(row)] for n in range(max(map(len, rows), default=0))]
    whole = [max(map(len, cells)) for cells in columns]
    widths = [max((len(word) for cell in cells for word in cell.split()), default=1) for cells in columns]
    spare = room - gap * (len(columns) - 1) - sum(widths)
    for n in sorted(range(len(columns)), key=lambda n: whole[n] - widths[n]):
        if (need := whole[n] - widths[n]) <= spare:
            widths[n] += need
            spare -= need
    while spare > 0 and widths != whole:
        tallest = max(range(len(columns)), key=lambda n: whole[n] / widths[n])
        widths[tallest] += 1
        spare -= 1
    while spare < 0 and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
        spare += 1
    return widths


def show_item(mark: str, words: str, console: Console, style: str = "") -> None:
    """A line of a list. On a terminal, long words go on below themselves; in a pipe a line stays a line."""
    if not console.is_terminal:
        console.print(f"{mark} {words}", markup=False)
        return
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(Words(mark, style=style), Words(words))
    console.print(grid, soft_wrap=False)


def show_events(game: AnyGame, events: Iterable[Event], seat: Seat, console: Console, text: Text) -> None:
    """What happened, as this seat may know it."""
    for event in events:
        if witnesses(event, seat):
            phrase = game.say_event(event)
            if phrase is not None:
                show_item("     ·", text(phrase), console)


def among(table: Table, text: Text) -> Text:
    """Speak of the players by their names; whoever is only called a player has none."""
    return text.among(["" if name == text(player(seat)) else name for seat, name in enumerate(names(table, text))])


def names(table: Table, text: Text) -> list[str]:
    """The players by seat; bots have no name of their own."""
    return [name or text(bot(seat)) for seat, name in enumerate(table.seats)]


def show_result(table: Table, console: Console, text: Text) -> None:
    """How it ended, and the scores if there are any."""
    result = table.result
    if result is None:
        console.print(text("cli-goes-on"), style="dim")
        return
    console.print(text(result.reason), style="bold green" if result.winners else "bold red", markup=False)
    if result.scores is not None:
        for name, score in zip(names(table, text), result.scores, strict=False):
            console.print(f"  {text('cli-score', name=name, score=score)}", markup=False)
