"""Nothing that the computer has not said is in any frame: phase ends, communications' return, a mission's script.

Every printed mission is played twice with the same seed, once with another future from some second on. Up to that
second every byte that any page is sent must be the same: then it can't tell the one from the other.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import told
from tests.server.test_house import WallClock
from tests.server.test_shown import ROOM, opened, seated

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR
from starboard.games.space_alert.action_cards import is_heroic
from starboard.games.space_alert.announcements import WARNINGS, timeline
from starboard.games.space_alert.game import SpaceAlert
from starboard.games.space_alert.missions import Script, full_missions, scripts
from starboard.games.space_alert.moves import AnyMove, GoOn, Place, Ready
from starboard.games.space_alert.state import State
from starboard.server import deeds
from starboard.server.listener import Listener
from starboard.server.live import Live
from starboard.server.messages.from_client import Hello
from starboard.server.messages.parts import PROTOCOL

GAME = SpaceAlert()
SEATS = 4
BEGIN = 1_000_000.0


class Watched:
    """A table of four and everybody who looks on, with all the bytes they were sent."""

    def __init__(self, live: Live, clock: WallClock) -> None:
        self.live, self.clock = live, clock
        guests = ["ada", "ben", "cyd", "dov", None]
        wants = [{"moments": True}, {"panels": True}, {"words": False}, {}, {"tv": True, "moments": True}]
        self.pages = [
            Listener(guest, Hello(seq=None, protocol=PROTOCOL, **more), ROOM)
            for guest, more in zip(guests, wants, strict=True)
        ]
        for page in self.pages:
            live.join(page, None)

    @property
    def state(self) -> State:
        state = self.live.folded.state
        assert isinstance(state, State)
        return state

    def sent(self) -> bytes:
        """All that was sent since the last look; the tables' own codes are no secret of the game."""
        frames: list[bytes] = []
        for page in self.pages:
            frames += page._frames
            page._frames, page._waiting = [], 0
        return b"\n".join(frames).replace(self.live.folded.code.encode(), b"TABLE")

    async def play(self, seat: int, move: AnyMove, id: str) -> None:
        guest = self.pages[seat].guest
        assert guest is not None
        await deeds.play(self.live, guest, seat, msgspec.Raw(msgspec.json.encode(move)), id)

    async def until(self, second: float) -> None:
        """The clock strikes for all that is announced before this second; then it stands just before it."""
        while self.state.stage == "action" and self.state.timeline[self.state.heard].at < second:
            self.clock.at = BEGIN + self.state.started + self.state.timeline[self.state.heard].at
            await self.live.clock.tick()
        self.clock.at = BEGIN + self.state.started + second - 0.5


@asynccontextmanager
async def watched(path: Path, mission: str, script: Script | None = None) -> AsyncIterator[Watched]:
    path.mkdir()
    clock = WallClock()
    async with opened(path, clock) as house:
        table = Watched(await seated(house, "space-alert", SEATS, 3, mission=mission), clock)
        table.live.clock.arm = lambda: None  # type: ignore[method-assign]
        if script is not None:
            table.state.script = script
        for seat in range(SEATS):
            await table.play(seat, Ready(), f"ready {seat}")
        yield table


def other_future(script: Script, second: int) -> Script:
    """The same mission up to this second; after it everything is otherwise."""
    warned = second + WARNINGS["one-minute"]
    ends = tuple(end if end < warned else end + 35 for end in script.phase_ends)
    lines = [line for line in script.lines if line.at < second]
    lines = [msgspec.structs.replace(line, until=line.until + 5) if line.until >= second else line for line in lines]
    return msgspec.structs.replace(script, phase_ends=ends, lines=tuple(lines))


def secrets_of(script: Script) -> list[int]:
    """The seconds at which something comes out that nobody may know before."""
    said = timeline(script, 10)
    return [one.at for one in said if one.saying in ("one-minute", "communications-restored")]


async def lay_a_card(table: Watched, id: str) -> None:
    """Somebody does something, so that everybody is sent how the table stands right then."""
    slot = 1 + (table.state.planning[0] - 1) * 4
    free = next(n for n in range(slot, 13) if GAME.ask(table.state, 0, place(table, n)) is None)
    await table.play(0, place(table, free), id)


def place(table: Watched, slot: int) -> Place:
    card = next(card for card in table.state.hands[0] if not is_heroic(card))
    return Place(0, slot, card, "action")


@told
@pytest.mark.parametrize("mission", full_missions())
async def test_no_frame_knows_what_was_not_said(tmp_path: Path, mission: str) -> None:
    script = scripts()[mission]
    for number, second in enumerate(secrets_of(script)):
        seen: list[list[Any]] = []
        for n, played in enumerate((None, other_future(script, second))):
            async with watched(tmp_path / f"{number}-{n}", mission, played) as table:
                await table.until(second)
                frames = table.sent()
                await lay_a_card(table, "card")
                views = [GAME.view(table.state, seat) for seat in (*range(SEATS), SPECTATOR)]
                thoughts = [GAME.imagine(view, table.state.options, Seeded(5)) for view in views]
                seen.append([frames, table.sent(), msgspec.json.encode(thoughts)])
        assert seen[0] == seen[1], f"{mission} at {second}"


@told
async def test_a_bot_does_not_know_the_mission_by_heart(tmp_path: Path) -> None:
    """What it imagines of the future is not what will come: only what was heard is sure."""
    async with watched(tmp_path / "a", "mission-1") as table:
        await table.until(100)
        view = GAME.view(table.state, 0)
        dreams = [GAME.imagine(view, table.state.options, Seeded(n)).script for n in range(20)]
        assert len({dream.phase_ends for dream in dreams}) > 5
        heard = [line for line in table.state.script.lines if line.at <= view.clock]
        for dream in dreams:
            assert [line for line in dream.lines if line.at <= view.clock] == heard
            assert dream.lines != table.state.script.lines


@told
async def test_the_script_is_open_in_a_rehearsal_and_after_the_flight(tmp_path: Path) -> None:
    async with watched(tmp_path / "a", "mission-1") as table:
        await table.until(601)
        for seat in range(SEATS):
            await table.play(seat, GoOn(rest=True), f"on {seat}")
        assert table.state.stage == "over"
        assert GAME.view(table.state, SPECTATOR).script == list(table.state.timeline)
    clock = WallClock()
    (tmp_path / "b").mkdir()
    async with opened(tmp_path / "b", clock) as house:
        live = await seated(house, "space-alert", SEATS, 3, mission="mission-1", rehearsal=True)
        assert isinstance(live.folded.state, State)
        view = GAME.view(live.folded.state, SPECTATOR)
        assert view.phase_ends == list(scripts()["mission-1"].phase_ends)
        assert len(view.script) > 20
