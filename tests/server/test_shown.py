"""What pages are sent of a game: patches, whole positions, moments, words, or nothing. Every row of docs/wire.md."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import reduce
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import toy
from tests.server.client import QUICK, told
from tests.server.test_house import WallClock

from starboard import games
from starboard.core import patch
from starboard.core.game import SPECTATOR, AnyGame, Illegal
from starboard.core.text import say
from starboard.server import deeds, lobby, look, shown
from starboard.server.house import House
from starboard.server.limits import Who
from starboard.server.listener import Listener
from starboard.server.live import Live
from starboard.server.messages.from_client import Hello
from starboard.server.messages.parts import PROTOCOL
from starboard.server.messages.tables import CreateTable
from starboard.server.refused import Refused
from starboard.server.store.sqlite import Sqlite

NAMES = ["ada", "ben", "cyd", "dov"]
ROOM = 100_000_000


def plain(thing: Any) -> Any:
    """As it comes out of the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def find(name: str) -> AnyGame | None:
    return toy.find(name) or games.find(name)


@asynccontextmanager
async def opened(path: Path, now: Callable[[], float] | None = None) -> AsyncIterator[House]:
    house = House(Sqlite(path / "x.sqlite3"), QUICK, find, now or WallClock())
    await house.open()
    yield house
    await house.close()


async def seated(house: House, game: str = "lanterns", seats: int = 2, seed: int = 1, **options: Any) -> Live:
    """A table with people on every seat, begun."""
    live = await lobby.create(house, "ada", "Ada", CreateTable(game=game, seats=seats, options=options, seed=seed))
    for guest in NAMES[1:seats]:
        await lobby.sit(live, guest, guest, None)
        await lobby.ready(live, guest, True)
    await lobby.start(live, "ada", fill=False)
    return live


class Page:
    """A page that keeps what it is told, and nothing else."""

    def __init__(self, live: Live, guest: str | None, seq: int | None = None, **wants: Any) -> None:
        self.live = live
        self.listener = Listener(guest, Hello(**wants), ROOM)
        self.got: list[dict[str, Any]] = []
        self.position: Any = None
        self.seq = 0
        self.moments = 0
        live.join(self.listener, seq)
        self.read()

    def read(self) -> list[dict[str, Any]]:
        """All that came since."""
        frames, self.listener._frames, self.listener._waiting = self.listener._frames, [], 0
        news = [msgspec.json.decode(frame) for frame in frames]
        for message in news:
            if message["type"] in ("snapshot", "update"):
                self._note(message)
        self.got += news
        return [message for message in news if message["type"] in ("snapshot", "update")]

    def _note(self, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        changes = [event["patch"] for step in message["steps"] for event in step["events"] if "patch" in event]
        self.moments += len(changes)
        if message.get("position") is not None:
            assert "patch" not in message
            self.position = message["position"]
        elif "patch" in message:
            view = reduce(patch.apply, changes, self.position["view"])
            self.position = patch.apply(self.position | {"view": view}, message["patch"])
        else:
            assert not changes

    def hello(self, seq: int | None = None, **wants: Any) -> None:
        """Say it again, with other wants."""
        self.listener.wants = Hello(**wants)
        self.live.join(self.listener, seq)

    def leave(self) -> None:
        self.live.leave(self.listener)

    def check(self) -> None:
        """It holds what somebody who comes now is shown, but for the number of entries in which it saw nothing."""
        self.read()
        fresh = plain(look.position(self.live.folded, self.listener.audience))
        assert self.position | {"n": fresh["n"]} == fresh


async def play(live: Live, seat: int, move: Any, id: str = "") -> None:
    await deeds.play(live, NAMES[seat], seat, toy.raw(plain(move)), id or f"{live.folded.seq}")


NUDGE, PEEK, ROLL = {"move": "Nudge", "by": 1}, {"move": "Peek"}, {"move": "Roll"}


@told
async def test_a_page_gets_it_whole_once_and_then_what_changed(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house)
        ada, eve = Page(live, "ada"), Page(live, "eve")
        assert [message["type"] for message in ada.got] == ["snapshot"]
        await play(live, 0, NUDGE)
        (update,) = ada.read()
        assert "position" not in update
        assert not {"table", "you"} & update.keys()
        assert update["patch"]["n"] == [1]
        assert update["patch"]["view"]["points"] == [0, 1, [1]]
        assert update["patch"]["moves"] == [[]], "no longer her turn"
        assert "moves" not in eve.read()[0]["patch"]
        ada.check()
        eve.check()


@told
async def test_who_sees_the_same_gets_the_same_bytes_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house)
        pages = [Page(live, "ada"), Page(live, "ada"), Page(live, "eve"), Page(live, None), Page(live, "tom", tv=True)]
        made: list[Any] = []
        position = look.position
        monkeypatch.setattr(look, "position", lambda *given: made.append(given[1]) or position(*given))  # type: ignore[func-returns-value]
        await play(live, 0, NUDGE)
        assert sorted(audience.seat for audience in made) == [SPECTATOR, 0]
        frames = [page.listener._frames[-1] for page in pages]
        assert frames[0] == frames[1]
        assert frames[2] == frames[3] == frames[4]


@told
async def test_words_on_request(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house)
        said = Page(live, "ada").position["moves"]
        assert all("phrase" in move for move in said)
        bare = Page(live, "ada", words=False).position["moves"]
        assert bare == [{"move": move["move"]} for move in said]
        some = Page(live, "ada", words=["Roll", "Peek"]).position["moves"]
        assert some == [move if move["move"]["move"] in ("Roll", "Peek") else {"move": move["move"]} for move in said]
        assert {"phrase" in move for move in some} == {True, False}


@told
async def test_panels_on_request(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house)
        assert Page(live, "ada").position["panels"] is None
        page = Page(live, "ada", panels=True)
        assert page.position["panels"]
        await play(live, 0, NUDGE)
        page.check()


@told
async def test_a_television_looks_on_whoever_it_belongs_to(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house)
        for wants in ({"tv": True}, {"watch": True}):
            page = Page(live, "ada", **wants)
            assert page.got[0]["you"]["seat"] == SPECTATOR
            assert page.position["view"]["card"] is None
            assert page.got[0]["table"]["tv"] is ("tv" in wants)
            page.leave()


@told
async def test_nothing_is_sent_where_nothing_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A glance into the deck that nobody is told of; the number comes with the next change."""
    view = toy.Lanterns.view

    def discreet(self: toy.Lanterns, state: toy.ToyState, seat: int) -> toy.ToyView:
        return msgspec.structs.replace(view(self, state, seat), deck=0, turn=0, peeks=[])

    monkeypatch.setattr(toy.Lanterns, "view", discreet)
    monkeypatch.setattr(toy.Lanterns, "question", lambda self, view: say("toy-question"))
    monkeypatch.setattr(toy.Lanterns, "to_move", lambda self, state: (0, 1))
    monkeypatch.setattr(toy.Lanterns, "moves", lambda self, state, seat: [toy.Peek(), toy.Nudge(1)])
    async with opened(tmp_path) as house:
        live = await seated(house)
        await play(live, 1, NUDGE)
        ada, ben, eve = Page(live, "ada"), Page(live, "ben"), Page(live, "eve")
        await play(live, 0, PEEK)
        assert eve.read() == []
        assert ben.read() == []
        (update,) = ada.read()
        assert update["steps"][0]["events"], "who looked knows it"
        late = Page(live, "tom")
        assert (late.position["n"], eve.position["n"]) == (2, 1)
        await play(live, 1, NUDGE)
        for page in (ada, ben, eve, late):
            assert page.read()[0]["patch"]["n"] == [3]
            page.check()
            assert page.position["n"] == 3


@told
async def test_who_moved_hears_of_it_although_nothing_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house)
        frozen = {seat: look.position(live.folded, look.Audience(seat)) for seat in (SPECTATOR, 0, 1)}
        ada, ben = Page(live, "ada"), Page(live, "ben")
        monkeypatch.setattr(look, "position", lambda folded, audience: frozen[audience.seat])
        monkeypatch.setattr(toy.Lanterns, "carry_out", lambda *given: None)
        await play(live, 0, NUDGE)
        assert [update["patch"] for update in ada.read()] == [{"n": [1]}]
        assert ben.read() == []


@told
async def test_a_change_of_half_the_position_is_sent_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house)
        page = Page(live, "eve")
        view = toy.Lanterns.view
        deep = [list(range(n, n + 400)) for n in (0, 1000)]
        monkeypatch.setattr(
            toy.Lanterns,
            "view",
            lambda *given: msgspec.structs.replace(view(*given), peeks=deep[given[1].turn % 2]),
        )
        await play(live, 0, NUDGE)
        assert "position" in page.read()[0]
        page.check()


@told
async def test_a_page_of_another_version_that_comes_back_learns_of_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house)
        ada = Page(live, "ada")
        for protocol, answer in ((PROTOCOL, "update"), (PROTOCOL - 1, "snapshot")):
            back = Page(live, "ada", seq=ada.seq, protocol=protocol)
            assert back.got[0]["type"] == answer, "only a snapshot names the protocol"


@told
async def test_whole_after_a_reconnect_with_the_steps_that_were_missed(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house, length=100)
        ada, eve = Page(live, "ada", moments=True), Page(live, "eve", moments=True)
        await play(live, 0, NUDGE)
        ada.check()
        ada.leave()
        await play(live, 1, NUDGE)
        await play(live, 0, NUDGE)
        back = Page(live, "ada", seq=ada.seq, moments=True)
        (update,) = back.got
        assert update["type"] == "update"
        assert [step["n"] for step in update["steps"]] == [2, 3]
        assert back.moments == 0, "no moments for what was missed"
        assert update["position"] == plain(look.position(live.folded, back.listener.audience))
        await play(live, 1, NUDGE)
        for page in (back, eve):
            page.check()
        assert "patch" in back.got[-1]
        assert back.moments > 0


@told
async def test_other_wants_are_another_audience(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house, length=100)
        page, other = Page(live, "ada", words=False), Page(live, "ada", words=False)
        page.hello(page.seq, words=True, panels=True)
        (update,) = page.read()
        assert update["position"]["panels"]
        await play(live, 0, NUDGE)
        await play(live, 1, NUDGE)
        page.check()
        other.check()
        assert "phrase" in page.position["moves"][0]
        assert "phrase" not in other.position["moves"][0]


@told
async def test_who_changes_seats_gets_a_new_picture(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house, length=100)
        ben, eve, tv = Page(live, "ben"), Page(live, "eve"), Page(live, "ben", tv=True)
        token = await lobby.link(live, "ben")
        await lobby.claim(live, "eve", 1, token)
        for page, type, seat in ((ben, "snapshot", SPECTATOR), (eve, "snapshot", 1), (tv, "update", None)):
            message = page.read()[-1]
            assert message["type"] == type
            if seat is not None:
                assert message["you"]["seat"] == seat
        await play(live, 0, NUDGE)
        for page in (ben, eve, tv):
            page.check()


@told
async def test_the_start_the_pause_and_the_end(tmp_path: Path) -> None:
    now = WallClock()
    async with opened(tmp_path, now) as house:
        live = await lobby.create(
            house, "ada", "Ada", CreateTable(game="lanterns", options={"length": 1, "race": True, "seconds": 60})
        )
        page = Page(live, "ada")
        assert page.got[0]["position"] is None
        await lobby.start(live, "ada", fill=False)
        (update,) = page.read()
        assert update["position"]["n"] == 0
        now.at += 5
        await play(live, 0, NUDGE)
        page.check()
        (clock,) = page.position["clocks"]
        now.at += 7
        await deeds.pause(live, "ada", 0, "p", True)
        (update,) = page.read()
        assert update["patch"]["stopped"] == [12.0]
        assert "clocks" not in update["patch"], "in table time nothing of it changes"
        assert update["table"]["paused"] == 0
        now.at += 100
        await deeds.pause(live, "ada", 0, "q", False)
        (update,) = page.read()
        assert update["patch"]["stopped"] == [None]
        assert update["patch"]["origin"] == [page.position["origin"]]
        assert now() - page.position["origin"] == 12.0
        assert page.position["clocks"] == [clock]
        now.at += 53
        await live.clock.tick()
        (update,) = page.read()
        assert update["table"]["phase"] == "over"
        assert page.position["result"] is not None
        assert page.position["clocks"] == []
        page.check()


@told
async def test_a_move_taken_back_is_a_new_picture(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house, length=100)
        ada, eve = Page(live, "ada", moments=True), Page(live, "eve")
        await play(live, 0, NUDGE)
        await deeds.ask_undo(live, house, Who("x", "ada"), 0, "u", None)
        for page in (ada, eve):
            assert page.read()[-1]["type"] == "snapshot"
            assert page.position["n"] == 0
        await play(live, 0, NUDGE)
        for page in (ada, eve):
            assert "patch" in page.read()[-1]
            page.check()


@told
async def test_what_another_process_played_comes_as_patches_too(tmp_path: Path) -> None:
    now = WallClock()
    async with opened(tmp_path, now) as house:
        live = await seated(house, "death-angel")
        other = Live(house, await house.fold(live.folded.code))
        pages = [Page(table, guest, moments=True) for table in (live, other) for guest in ("ada", "ben", "eve")]
        dice = random.Random(2)
        for _ in range(20):
            for _ in range(dice.randint(1, 3)):
                await go_on(live, dice, now)
            await other.catch_up()
            for page in pages:
                page.check()
        for mine, theirs in zip(pages[:3], pages[3:], strict=True):
            assert mine.position == theirs.position
            assert theirs.moments > 0
            assert any("patch" in message for message in theirs.got)


# --- moments ----------------------------------------------------------------------------------------------------------


@told
async def test_each_event_comes_with_its_change_and_a_change_travels_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house, "death-angel", seats=1)
        with_, without = Page(live, "ada", moments=True), Page(live, "ada")
        dice = random.Random(4)
        for _ in range(40):
            if live.folded.phase == "over":
                break
            moves = live.folded.game.moves(live.folded.state, 0)
            before = with_.position
            await play(live, 0, dice.choice(moves))
            (filmed,), (plain_,) = with_.read(), without.read()
            assert [event["event"] for step in filmed["steps"] for event in step["events"]] == [
                event["event"] for step in plain_["steps"] for event in step["events"]
            ]
            assert with_.position == without.position
            if "patch" in filmed and with_.moments and "patch" in plain_:
                changed = {field for field in plain_["patch"] if field != "view"}
                assert changed == {field for field in filmed["patch"] if field != "view"}
            assert before is not with_.position
        assert with_.moments > 20
        assert without.moments == 0
        once = [message for message in with_.got if "patch" in message and "view" not in message["patch"]]
        assert len(once) > 10, "where the last event shows all, nothing is left to say"


@told
async def test_no_moments_of_very_long_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "LONGEST_FILM", 0)
    async with opened(tmp_path) as house:
        live = await seated(house)
        page = Page(live, "ada", moments=True)
        other = Page(live, "ada")
        await play(live, 0, NUDGE)
        page.check()
        assert page.moments == 0
        assert [step.get("long", False) for step in page.got[-1]["steps"]] == [True], "they can be asked for"
        other.check()
        assert not any("long" in step for step in other.got[-1]["steps"]), "who wants none is not told of them"


@told
async def test_a_film_that_fails_takes_nothing_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as house:
        live = await seated(house)
        page = Page(live, "ada", moments=True)
        monkeypatch.setattr(shown, "films", lambda *given: 1 / 0)
        await play(live, 0, NUDGE)
        assert page.read()[0]["steps"][0]["events"]
        page.check()
        assert page.moments == 0


# --- whole games ------------------------------------------------------------------------------------------------------

WANTS: list[dict[str, Any]] = [
    {},
    {"words": False, "moments": True},
    {"words": False},
    {"words": ["pass", "accept"], "moments": True},
    {"panels": True},
    {"tv": True, "words": False, "moments": True},
    {"watch": True},
]


async def go_on(live: Live, dice: random.Random, now: WallClock) -> None:
    """Something happens: somebody moves, or time passes."""
    game, state, deadline = live.folded.game, live.folded.state, live.folded.deadline
    ready = [seat for seat in live.folded.to_move if live.folded.chairs[seat].bot is None]
    if deadline is None and not ready:
        await live.bots.turn()
        return
    if deadline is not None and (not ready or dice.random() < 0.1):
        now.at = max(now.at, live.folded.origin + deadline)
        await live.clock.tick()
        return
    now.at += dice.random() / 10
    seat = dice.choice(ready)
    try:
        await play(live, seat, dice.choice(game.moves(state, seat)))
    except Illegal:
        await live.clock.tick()


@pytest.mark.parametrize("name", ["lanterns", *games.ours()])
@told
async def test_whoever_applies_the_patches_of_a_game_holds_what_a_new_page_is_shown(tmp_path: Path, name: str) -> None:
    """From every seat, with every wish, after every update."""
    now, dice, seats = WallClock(), random.Random(7), 3
    async with opened(tmp_path, now) as house:
        live = await seated(house, name, seats)
        pages = [Page(live, guest, **wants) for guest in NAMES[:seats] for wants in WANTS]
        for _ in range(100):
            if live.folded.phase == "over":
                break
            await go_on(live, dice, now)
            for page in pages:
                page.check()
        assert live.folded.n >= 12
        assert all(page.got[0]["type"] == "snapshot" for page in pages)
        sent = [message for page in pages for message in page.got[1:] if message["type"] == "update"]
        assert sum("patch" in message for message in sent) > len(sent) * 0.8
        assert any(page.moments for page in pages)


@pytest.mark.parametrize("name", ["lanterns", *games.ours()])
@pytest.mark.parametrize("seed", range(3))
@told
async def test_coming_going_and_asking_anew_always_ends_with_the_same_position(
    tmp_path: Path, name: str, seed: int
) -> None:
    now, dice, seats = WallClock(), random.Random(seed), 3
    async with opened(tmp_path, now) as house:
        live = await seated(house, name, seats, seed)
        pages = [Page(live, guest, **dice.choice(WANTS)) for guest in [*NAMES[:seats], "eve"]]
        for _ in range(100):
            if live.folded.phase == "over":
                break
            await something(house, live, dice, now, pages)
        await live.catch_up()
        for page in pages:
            page.check()


async def something(house: House, live: Live, dice: random.Random, now: WallClock, pages: list[Page]) -> None:
    """Anything that may happen while pages look on."""
    page = dice.choice(pages)
    guest = page.listener.guest
    seat = live.folded.seat_of(guest)
    match dice.randrange(12):
        case 0:
            page.read()
            page.leave()
            seq = dice.choice([None, page.seq, max(page.seq - 5, 0), 0])
            held, place = page.position, pages.index(page)
            pages[place] = Page(live, guest, seq, **dice.choice(WANTS))
            assert held is not None
        case 1:
            page.hello(dice.choice([None, page.seq]), **dice.choice(WANTS))
        case 2 if seat >= 0:
            try:
                await deeds.pause(live, guest or "", seat, f"p{live.folded.seq}", live.folded.paused is None)
            except Refused:
                return
        case 3 if seat >= 0 and live.folded.paused is None:
            try:
                await deeds.ask_undo(live, house, Who("x", guest or ""), seat, f"u{live.folded.seq}", None)
                await deeds.vote(live, guest or "", seat, f"v{live.folded.seq}", dice.random() < 0.5)
            except Refused:
                return
        case 4:
            await lobby.hand(live, "ada", 1, None if live.folded.chairs[1].bot else "random")
        case _ if live.folded.paused is None:
            await go_on(live, dice, now)
    if dice.random() < 0.3:
        page.check()
