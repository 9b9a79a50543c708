"""The house without the web: memory and store, lost races, stores that fail, clocks that slept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import toy
from tests.server.client import PATIENCE, QUICK, told

from starboard.core import patch
from starboard.core import record as record_
from starboard.core.game import SPECTATOR, Event, Illegal
from starboard.core.table import Table
from starboard.server import deeds, fold, lobby, log, plan
from starboard.server.fold import Folded
from starboard.server.house import House
from starboard.server.limits import Who
from starboard.server.listener import Listener
from starboard.server.live import Live
from starboard.server.messages.from_client import Hello
from starboard.server.messages.tables import CreateTable
from starboard.server.refused import Refused
from starboard.server.replays import Archive
from starboard.server.settings import Settings
from starboard.server.store import Brief, Unavailable
from starboard.server.store.postgres import Postgres
from starboard.server.store.sqlite import Sqlite

NUDGE = toy.raw({"move": "Nudge", "by": 1})


class Flaky(Sqlite):
    """A store that fails when told to: before it has written, or after."""

    fails: str = ""

    async def append(self, code: str, expected: int, items: Sequence[bytes], brief: Brief | None) -> None:
        fails, self.fails = self.fails, ""
        if fails == "before":
            raise Unavailable("before")
        await super().append(code, expected, items, brief)
        if fails == "after":
            raise Unavailable("after")


class WallClock:
    """A wall clock that goes only when told to."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


@asynccontextmanager
async def house_on(path: Path, settings: Settings = QUICK, now: WallClock | None = None) -> AsyncIterator[House]:
    house = House(Flaky(path / "x.sqlite3"), settings, toy.find, now or WallClock())
    await house.open()
    yield house
    await house.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def laid(house: House, seats: int = 1, **options: Any) -> Live:
    order = CreateTable(game="lanterns", seats=seats, quick=True, options=options)
    return await lobby.create(house, "ada", "Ada", order)


def looking(live: Live, guest: str = "ada") -> Listener:
    listener = Listener(guest, Hello(), 1_000_000)
    live.join(listener, None)
    return listener


def got(listener: Listener) -> list[dict[str, Any]]:
    return [msgspec.json.decode(frame) for frame in listener._frames]


@told
async def test_what_leaves_memory_comes_back_the_same(tmp_path: Path) -> None:
    async with house_on(tmp_path) as house:
        live = await laid(house, length=100)
        for n in range(30):
            await deeds.play(live, "ada", 0, toy.raw({"move": "Roll"}) if n % 2 else NUDGE, f"p{n}")
        code, before = live.folded.code, live.folded
        house.forget(live)
        assert code not in house.lives
        again, same = await asyncio.gather(house.table(code), house.table(code))
        assert again is same, "two who come at once share one table"
        after = again.folded
        assert (after.seq, after.n, after.phase) == (before.seq, before.n, before.phase)
        assert before.state is not None
        assert after.state is not None
        assert record_.digest(after.state) == record_.digest(before.state)
        assert list(after.steps) == list(before.steps)
        assert await deeds.play(again, "ada", 0, NUDGE, "p29") == before.seq, "also the resent move is known"
        assert again.folded.n == 30


@told
async def test_a_failing_store_shows_nobody_anything(tmp_path: Path) -> None:
    async with house_on(tmp_path) as house:
        assert isinstance(house.store, Flaky)
        live = await laid(house, length=100)
        listener = looking(live)
        seen = len(got(listener))
        house.store.fails = "before"
        with pytest.raises(Unavailable):
            await deeds.play(live, "ada", 0, NUDGE, "a")
        assert len(got(listener)) == seen
        assert live.folded.n == 0
        await deeds.play(live, "ada", 0, NUDGE, "a")
        assert live.folded.n == 1


@told
async def test_a_move_stored_but_not_acknowledged_is_not_played_again(tmp_path: Path) -> None:
    async with house_on(tmp_path) as house:
        assert isinstance(house.store, Flaky)
        live = await laid(house, length=100)
        listener = looking(live)
        house.store.fails = "after"
        with pytest.raises(Unavailable):
            await deeds.play(live, "ada", 0, NUDGE, "a")
        await deeds.play(live, "ada", 0, NUDGE, "a")
        assert live.folded.n == 1
        assert len(await house.log(live.folded.code)) == live.folded.seq
        assert [step["n"] for message in got(listener) for step in message.get("steps", [])] == [1]


@told
async def test_two_houses_on_one_store_take_turns(postgres_url: str) -> None:
    one, two = (House(Postgres(postgres_url), QUICK, toy.find) for _ in range(2))
    await one.open()
    await two.open()
    left = await laid(one, length=100)
    right = await two.table(left.folded.code)
    for n in range(20):
        # No pause: where the news of the other's move has not come yet, the race is lost and the move planned again.
        await deeds.play((left, right)[n % 2], "ada", 0, NUDGE, f"p{n}")
    await left.catch_up()
    assert left.folded.n == right.folded.n == 20
    assert await deeds.play(left, "ada", 0, NUDGE, "p19") == right.folded.seq, "the other house's ids are known too"
    await deeds.play(left, "ada", 0, toy.raw({"move": "Show"}), "show")
    with pytest.raises(Illegal):
        await deeds.play(right, "ada", 0, toy.raw({"move": "Show"}), "again")
    assert right.folded.n == 21, "a refusal is judged by all that is stored"
    await one.close()
    await two.close()


@told
async def test_a_sqlite_file_belongs_to_one_server(tmp_path: Path) -> None:
    async with house_on(tmp_path):
        with pytest.raises(Unavailable, match="in use"):
            await House(Flaky(tmp_path / "x.sqlite3"), QUICK, toy.find).open()
    async with house_on(tmp_path):
        pass


@told
async def test_a_refused_move_writes_nothing(tmp_path: Path) -> None:
    async with house_on(tmp_path) as house:
        live = await laid(house, seats=2, length=100)
        before = live.folded.seq
        with pytest.raises(Illegal):
            await deeds.play(live, "ada", 0, toy.raw({"move": "Tap"}), "a")
        with pytest.raises(Refused):
            await deeds.play(live, "ada", 0, toy.raw({"move": "Fly"}), "b")
        with pytest.raises(Refused):
            await deeds.play(live, "ada", 1, NUDGE, "c")
        assert live.folded.seq == before


@told
async def test_the_clock_is_set_to_the_deadline_and_strikes_at_it(tmp_path: Path) -> None:
    now = WallClock()
    async with house_on(tmp_path, now=now) as house:
        live = await laid(house, length=1, race=True, seconds=600)
        looking(live)
        await deeds.play(live, "ada", 0, NUDGE, "a")
        now.at += 200.5
        loop = asyncio.get_running_loop()
        earliest = loop.time() + 399.5
        live.clock.arm()
        assert live.clock._timer is not None
        assert earliest <= live.clock._timer.when() <= loop.time() + 399.5
        await live.clock.tick()
        assert live.folded.result is None, "a timer that comes early finds nothing to do, and is set again"
        assert live.clock.armed
        now.at += 399.5
        await live.clock.tick()
        assert live.folded.result is not None
        assert live.folded.steps[-1].at == 600.0
        assert not live.clock.armed


@told
async def test_a_clock_that_nobody_saw_strike_goes_on_from_where_it_was_seen(tmp_path: Path) -> None:
    now = WallClock()
    async with house_on(tmp_path, now=now) as house:
        live = await laid(house, length=1, race=True, seconds=600)
        now.at += 10
        await deeds.play(live, "ada", 0, NUDGE, "a")
        code = live.folded.code
    now.at += 600 + house.settings.overslept_seconds
    async with house_on(tmp_path, now=now) as house:
        live = await house.table(code)
        assert live.folded.phase == "playing"
        assert isinstance((await house.log(code))[-1], log.Resumed)
        assert live.folded.deadline == 610.0
        assert live.folded.time(now()) == 10.0, "all of the ten minutes are left again"
        looking(live)
        assert live.clock.armed


@told
async def test_a_clock_that_struck_a_moment_ago_strikes_now(tmp_path: Path) -> None:
    """A restart takes a second or two: that is late, not overslept."""
    now = WallClock()
    async with house_on(tmp_path, now=now) as house:
        live = await laid(house, length=1, race=True, seconds=600)
        await deeds.play(live, "ada", 0, NUDGE, "a")
        code = live.folded.code
    now.at += 602
    async with house_on(tmp_path, now=now) as house:
        live = await house.table(code)
        looking(live)
        await until(lambda: live.folded.result is not None)
        assert live.folded.steps[-1].at == 600.0


@told
async def test_a_closed_lid_does_not_end_the_race(tmp_path: Path) -> None:
    """The machine sleeps with the table open: the wall clock jumps, the timers do not."""
    now = WallClock()
    async with house_on(tmp_path, now=now) as house:
        live = await laid(house, length=1, race=True, seconds=60)
        looking(live)
        await deeds.play(live, "ada", 0, NUDGE, "a")
        now.at += 3_600
        await deeds.play(live, "ada", 0, toy.raw({"move": "Tap"}), "b")
        assert live.folded.phase == "playing"
        deadline = live.folded.deadline
        assert deadline is not None
        assert deadline - live.folded.time(now()) == 60.0


@told
async def test_a_late_move_meets_the_position_after_the_clock(tmp_path: Path) -> None:
    async with house_on(tmp_path) as house:
        live = await laid(house, length=1, race=True, seconds=0)
        await deeds.play(live, "ada", 0, NUDGE, "a")
        with pytest.raises(Illegal):
            await deeds.play(live, "ada", 0, toy.raw({"move": "Tap"}), "b")


@told
async def test_idle_tables_have_no_timers(tmp_path: Path) -> None:
    async with house_on(tmp_path, msgspec.structs.replace(QUICK, idle_seconds=0.05)) as house:
        live = await laid(house, seats=2, length=100)
        listener = looking(live)
        assert not live.clock.armed
        assert not live.bots.armed, "it is Ada's turn, and no clock runs"
        live.leave(listener)
        await until(lambda: house.lives == {})


@told
async def test_bots_wait_while_an_undo_is_voted_on(tmp_path: Path) -> None:
    now = WallClock()
    async with house_on(tmp_path, msgspec.structs.replace(QUICK, bot_pace=PATIENCE, undo_seconds=9), now) as house:
        order = CreateTable(game="lanterns", seats=3, bots={"2": "random"}, options={"length": 100})
        live = await lobby.create(house, "ada", "Ada", order)
        await lobby.sit(live, "ben", "Ben", 1)
        await lobby.start(live, "ada", fill=True, anyway=True)
        looking(live, "ada"), looking(live, "ben")
        await deeds.play(live, "ada", 0, NUDGE, "a")
        await deeds.play(live, "ben", 1, NUDGE, "b")
        await deeds.ask_undo(live, house, Who("x", "ben"), 1, "u", None)
        await live.bots.turn()
        assert live.folded.n == 2, "it was the bot's turn, but for the vote"
        now.at += 9
        await live.bots.turn()
        assert live.folded.n == 3, "the vote ran out"


async def _four(house: House) -> Live:
    """Ada and three bots."""
    bots = {str(seat): "random" for seat in range(1, 4)}
    order = CreateTable(game="lanterns", seats=4, bots=bots, options={"length": 100})
    live = await lobby.create(house, "ada", "Ada", order)
    await lobby.start(live, "ada", fill=True, anyway=True)
    return live


@told
async def test_bots_wait_for_the_eyes_of_who_plays(tmp_path: Path) -> None:
    """They are two moves ahead of what Ada is being shown, and go on as she is shown more."""
    async with house_on(tmp_path, msgspec.structs.replace(QUICK, eyes_seconds=PATIENCE)) as house:
        live = await _four(house)
        ada, watcher = looking(live, "ada"), looking(live, "zoe")
        ada.told = watcher.told = 0
        await deeds.play(live, "ada", 0, NUDGE, "a")
        await until(lambda: live.folded.n == 3)
        await asyncio.sleep(0.1)
        assert (live.folded.n, live.bots.armed) == (3, True), "a bot is to move, and waits"
        watcher.told = 3
        live.bots.seen()
        await asyncio.sleep(0.1)
        assert live.folded.n == 3, "who only watches is not waited for"
        ada.told = 1
        live.bots.seen()
        await until(lambda: live.folded.n == 4)


@pytest.mark.parametrize(("seconds", "says"), [(0.02, 0), (PATIENCE, None)])
@told
async def test_bots_wait_for_nobody_for_ever(tmp_path: Path, seconds: float, says: int | None) -> None:
    """Nor for pages that do not say what they show."""
    async with house_on(tmp_path, msgspec.structs.replace(QUICK, eyes_seconds=seconds)) as house:
        live = await _four(house)
        looking(live, "ada").told = says
        await deeds.play(live, "ada", 0, NUDGE, "a")
        await until(lambda: live.folded.n == 4)


@told
async def test_a_game_says_where_nobody_need_follow_each_move_of_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(toy.LANTERNS), "tempo", lambda self, state: 0.0)
    async with house_on(tmp_path, msgspec.structs.replace(QUICK, bot_pace=10 * PATIENCE)) as house:
        live = await laid(house, seats=2, length=100)
        looking(live)
        await deeds.play(live, "ada", 0, NUDGE, "a")
        await until(lambda: live.folded.n > 1)


def test_undone_entries_are_left_out_of_the_fold_but_keep_their_numbers() -> None:
    game = toy.LANTERNS
    header = Table(game, ["Ada"], {"length": 9}, seed=1).record.header
    items: list[log.AnyItem] = [
        log.Opened(when=1.0, guest="ada", game="lanterns", options=header.options, seats=1),
        log.Sat(when=1.0, guest="ada", seat=0, name="Ada"),
        log.Started(when=2.0, header=header),
    ]

    def nudge(n: int, by: int) -> log.Played:
        move = msgspec.Raw(msgspec.json.encode(toy.Nudge(by)))
        return log.Played(when=3.0, guest="ada", id=f"{n}-{by}", n=n, at=1.0, seat=0, move=move)

    items += [nudge(1, 1), nudge(2, 2), log.Undone(when=4.0, to=1), nudge(2, 1)]
    items = [log.decode(log.encode(item)) for item in items]
    folded = Folded.of("BCDFGH", items, toy.find)
    assert isinstance(folded.state, toy.ToyState)
    assert folded.state.points == [2]
    assert (folded.seq, folded.n, folded.rewound) == (7, 2, 6)
    assert [(step.seq, step.n) for step in folded.steps] == [(4, 1), (7, 2)]
    assert folded.done("ada", "2-2") == 5, "an undone move that is sent again stays undone"
    record = fold.to_record(game, items)
    assert record is not None
    assert [entry.n for entry in record.entries] == [1, 2]


@told
async def test_a_view_that_fails_for_one_seat_is_only_that_seats_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_on(tmp_path) as house:
        live = await laid(house, seats=2, length=100)
        ada, eve = looking(live), looking(live, "eve")
        question = toy.Lanterns.question

        def stumbles(self: toy.Lanterns, view: toy.ToyView) -> Any:
            if view.seat == 0:
                raise KeyError("secret")
            return question(self, view)

        monkeypatch.setattr(toy.Lanterns, "question", stumbles)
        await deeds.play(live, "ada", 0, NUDGE, "a")
        assert got(ada)[-1]["reason"]["id"] == "server-broken"
        assert "secret" not in str(got(ada)[-1])
        assert got(eve)[-1]["patch"]["n"] == [1]
        live.join(ada, live.folded.seq)
        assert got(ada)[-1]["reason"]["id"] == "server-broken", "who comes back stays, and is told too"
        assert len(await house.log(live.folded.code)) == live.folded.seq
        monkeypatch.undo()
        await live.bots.turn()
        assert got(ada)[-1]["type"] == "snapshot", "a patch would be to something it never got"
        assert got(eve)[-1]["patch"]["n"] == [2]


@told
async def test_a_fold_that_stumbles_is_made_anew_from_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_on(tmp_path) as house:
        live = await laid(house, length=100)
        ada = looking(live)
        tell = Folded._tell
        stumbled: list[log.AnyItem] = []

        def stumbles(self: Folded, item: log.Played, events: list[Event]) -> Any:
            if not stumbled:
                stumbled.append(item)
                raise RuntimeError
            return tell(self, item, events)

        monkeypatch.setattr(Folded, "_tell", stumbles)
        await deeds.play(live, "ada", 0, NUDGE, "a")
        assert live.folded.n == 1
        assert got(ada)[-1]["type"] == "snapshot"
        await deeds.play(live, "ada", 0, NUDGE, "b")
        assert live.folded.n == 2


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every time the toy's engine runs."""
    runs: list[str] = []

    def counted(name: str) -> None:
        method = getattr(toy.Lanterns, name)

        def runs_(self: toy.Lanterns, *args: Any) -> Any:
            runs.append(name)
            return method(self, *args)

        monkeypatch.setattr(toy.Lanterns, name, runs_)

    for name in ("copy", "ask", "carry_out", "tick"):
        counted(name)
    return runs


@told
async def test_an_accepted_move_runs_the_engine_once(tmp_path: Path, engine: list[str]) -> None:
    async with house_on(tmp_path, now=(clock := WallClock())) as house:
        live = await laid(house, length=2, race=True)
        ada = looking(live)
        await deeds.play(live, "ada", 0, toy.raw({"move": "Roll"}), "a")
        assert engine == ["copy", "ask", "carry_out"]
        assert got(ada)[-1]["steps"][0]["events"][0]["event"]["event"] == "Rolled"
        await deeds.play(live, "ada", 0, NUDGE, "b")
        engine.clear()
        clock.at += 2.5
        await live.clock.tick()
        assert engine == ["copy", "tick"]
        assert live.folded.phase == "over"
        again = await house.fold(live.folded.code)
        assert record_.digest(again.state) == record_.digest(live.folded.state)  # type: ignore[arg-type]
        assert list(again.steps) == list(live.folded.steps)


@told
async def test_a_plan_that_lost_the_race_is_forgotten(tmp_path: Path, engine: list[str]) -> None:
    """Another process was faster: its move is folded, ours is planned anew on the position it left."""
    async with house_on(tmp_path) as house:
        live = await laid(house, length=100)
        theirs = plan.play(live.folded, house.now(), 0, toy.Nudge(2), "ada", "theirs")
        await house.store.append(live.folded.code, live.folded.seq, [log.encode(item) for item in theirs.items], None)
        engine.clear()
        await deeds.play(live, "ada", 0, NUDGE, "ours")
        assert engine == ["copy", "ask", "carry_out", "ask", "carry_out", "copy", "ask", "carry_out"]
        assert isinstance(live.folded.state, toy.ToyState)
        assert (live.folded.n, live.folded.state.points) == (2, [3])


@told
async def test_the_film_of_an_entry_is_what_its_seat_witnessed(tmp_path: Path) -> None:
    async with house_on(tmp_path) as house:
        live = await laid(house, length=2)
        await deeds.play(live, "ada", 0, toy.raw({"move": "Peek"}), "a")
        await deeds.play(live, "ada", 0, toy.raw({"move": "Roll"}), "b")
        archive, code, eve = Archive(house), live.folded.code, Who("x", "eve")

        async def steps(seat: int, first: int, moments: bool) -> list[Any]:
            answer = msgspec.json.decode((await archive.steps(code, seat, first, 1, eve, moments=moments)).body)
            assert not answer["more"]
            return list(answer["steps"])

        before, step = await steps(0, 0, True)
        (moment,) = step["events"]
        assert moment["event"]["event"] == "Peeked"
        seen = patch.apply(before["view"], moment["patch"])
        assert seen["seen"] == [moment["event"]["card"]]
        assert seen["turn"] == 0, "told when the card was seen, before the turn went on"
        after = (await steps(0, 1, False))[0]["view"]
        assert patch.apply(seen, step["patch"]) == after
        unseen = (await steps(SPECTATOR, 0, True))[1]
        assert unseen["events"] == []
        with pytest.raises(Refused):
            await archive.steps(code, 1, 0, 1, eve, moments=True)
