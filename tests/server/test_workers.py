"""Long work in processes: answered, refused, cancelled while it runs, and nothing is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from pathlib import Path

import pytest
from tests.server.client import told

from starboard.core.game import Illegal
from starboard.server import house
from starboard.server.refused import Refused
from starboard.server.settings import Settings
from starboard.server.store.connecting import connect
from starboard.server.workers import WorkerDied, Workers

PATIENCE = 60


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(1)
    yield made
    made.shutdown(cancel_futures=True)


def square(n: int) -> int:
    return n * n


def whoami() -> int:
    return os.getpid()


def refuse() -> None:
    raise Refused(409, "server-no-table", clause="X-1", code="ABC")


def forbid() -> None:
    raise Illegal("SA-6.1", "space-alert-why-no-such-crew")


def unspeakable() -> Callable[[], None]:
    print("what a work prints is no answer")
    return lambda: None


def for_ever(begun: str) -> None:
    Path(begun).touch()
    while True:
        try:
            sum(range(1000))
        except Exception:  # no work may catch its end
            continue


def deaf(begun: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Path(begun).touch()
    time.sleep(PATIENCE)


def die() -> None:
    os._exit(1)


def wait_for(path: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_work_is_done_elsewhere(workers: Workers) -> None:
    assert workers.submit(square, 12).result(PATIENCE) == 144
    first = workers.submit(whoami).result(PATIENCE)
    assert first != os.getpid()
    work = workers.submit(whoami)
    assert work.result(PATIENCE) == first, "the process stays"
    assert work.seconds >= 0


def test_a_process_that_has_nothing_to_do_ends_and_comes_back() -> None:
    made = Workers(1, rest=0.01)
    try:
        first = made.submit(whoami).result(PATIENCE)
        end = time.monotonic() + PATIENCE
        while Path(f"/proc/{first}").exists():
            assert time.monotonic() < end
            time.sleep(0.01)
        assert made.submit(whoami).result(PATIENCE) != first
    finally:
        made.shutdown(cancel_futures=True)


def test_what_goes_wrong_comes_back_as_it_was(workers: Workers) -> None:
    with pytest.raises(Refused) as refused:
        workers.submit(refuse).result(PATIENCE)
    assert (refused.value.status, refused.value.clause, refused.value.reason.args) == (409, "X-1", {"code": "ABC"})
    with pytest.raises(Illegal) as illegal:
        workers.submit(forbid).result(PATIENCE)
    assert illegal.value.clause == "SA-6.1"
    with pytest.raises(RuntimeError, match="can't be sent"):
        workers.submit(unspeakable).result(PATIENCE)
    assert workers.submit(square, 3).result(PATIENCE) == 9


def test_a_running_work_is_interrupted_and_the_process_goes_on(workers: Workers, tmp_path: Path) -> None:
    process = workers.submit(whoami).result(PATIENCE)
    work = workers.submit(for_ever, str(tmp_path / "begun"))
    waiting = workers.submit(square, 2)
    wait_for(tmp_path / "begun")
    work.cancel()
    with pytest.raises(CancelledError):
        work.result(PATIENCE)
    assert waiting.result(PATIENCE) == 4
    assert workers.submit(whoami).result(PATIENCE) == process


def test_a_work_that_does_not_listen_is_killed(workers: Workers, tmp_path: Path) -> None:
    process = workers.submit(whoami).result(PATIENCE)
    work = workers.submit(deaf, str(tmp_path / "begun"))
    wait_for(tmp_path / "begun")
    work.cancel()
    with pytest.raises(CancelledError):
        work.result(PATIENCE)
    assert workers.submit(whoami).result(PATIENCE) != process


def test_a_work_that_waits_is_never_begun(workers: Workers, tmp_path: Path) -> None:
    first = workers.submit(for_ever, str(tmp_path / "first"))
    second = workers.submit(for_ever, str(tmp_path / "second"))
    wait_for(tmp_path / "first")
    assert second.cancel()
    first.cancel()
    assert workers.submit(square, 5).result(PATIENCE) == 25
    assert not (tmp_path / "second").exists()


def test_a_dead_process_is_said_and_replaced(workers: Workers) -> None:
    with pytest.raises(WorkerDied):
        workers.submit(die).result(PATIENCE)
    assert workers.submit(square, 6).result(PATIENCE) == 36


def test_cancelling_the_task_that_waits_ends_the_work(workers: Workers, tmp_path: Path) -> None:
    async def story() -> None:
        work = workers.submit(for_ever, str(tmp_path / "begun"))
        waiting = asyncio.ensure_future(asyncio.wrap_future(work))
        await asyncio.to_thread(wait_for, tmp_path / "begun")
        waiting.cancel()
        ended = threading.Event()
        work.add_done_callback(lambda _: ended.set())
        assert await asyncio.to_thread(ended.wait, PATIENCE)

    asyncio.run(story())


def prepare() -> None:
    Path(os.environ["PREPARED"]).touch()


@told
async def test_a_house_makes_ready_what_takes_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "prepare", prepare)
    monkeypatch.setenv("PREPARED", str(tmp_path / "prepared"))
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite3", prepare_after=0.0)
    opened = house.House(connect(settings.database), settings)
    await opened.open()
    await asyncio.to_thread(wait_for, tmp_path / "prepared")
    await opened.close()


def test_two_works_at_once(tmp_path: Path) -> None:
    workers = Workers(2)
    works = [workers.submit(for_ever, str(tmp_path / name)) for name in ("one", "other")]
    for name in ("one", "other"):
        wait_for(tmp_path / name)
    workers.shutdown(cancel_futures=True)
    assert all(work.done() for work in works)
    with pytest.raises(RuntimeError):
        workers.submit(square, 1)
