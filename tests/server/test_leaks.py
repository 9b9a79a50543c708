"""What goes over a seat's wire is what the core's views show that seat, and never another seat's secret."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server import toy
from tests.server.client import Guest, told

from starboard.core.chance import Seeded
from starboard.core.game import witnesses


def plain(thing: object) -> object:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def cards_in(frame: bytes) -> set[int]:
    """Every number that could be one of the toy's cards, after times and words are taken out."""
    message = msgspec.json.decode(frame)

    def numbers(thing: object, name: str = "") -> Iterator[int]:
        if isinstance(thing, dict):
            for key, value in thing.items():
                yield from numbers(value, key)
        elif isinstance(thing, list):
            for value in thing:
                yield from numbers(value, name)
        elif isinstance(thing, int) and name not in ("seq", "n", "turn", "points", "scores"):
            yield thing

    return {number for number in numbers(message) if toy.SECRET <= number < toy.SECRET + 60}


@told
async def test_no_seat_hears_of_anothers_cards(base: str) -> None:
    seats = 3
    for seed in range(6):
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(base, f"G{n}")) for n in range(seats)]
            eve = await stack.enter_async_context(Guest(base, "Eve"))
            code = await guests[0].create(seats=seats, seed=seed, options={"length": 20})
            for guest in guests[1:]:
                await guest.sit(code)
            sockets = [await guest.connect(code, panels=True) for guest in guests]
            sockets.append(await eve.connect(code, panels=True))
            await guests[0].call("POST", f"/api/tables/{code}/start", {})
            # The same game played beside the server tells what each seat may know at every moment.
            game, chance = toy.LANTERNS, Seeded(seed)
            state = game.new(toy.ToyOptions(length=20), seats, chance)
            dice = Seeded(seed, 999)
            for n in range(1, 21):
                seat = game.to_move(state)[0]
                move = dice.pick(game.moves(state, seat))
                answer = await sockets[seat].play(msgspec.to_builtins(move))
                events = game.apply(state, seat, move, Seeded(seed, n))
                for viewer, socket in enumerate(sockets):
                    who = viewer if viewer < seats else -1
                    await socket.reach(answer["seq"])
                    assert socket.position is not None
                    assert socket.position["view"] == plain(game.view(state, who))
                    seen = [event["event"] for event in socket.steps[-1]["events"]]
                    assert seen == [plain(event) for event in events if witnesses(event, who)]
                    hidden = toy.secrets_of(state, who) if who >= 0 else toy.secrets_of(state, 99)
                    assert not cards_in(socket.raw[-1]) & hidden
            for viewer, socket in enumerate(sockets):
                who = viewer if viewer < seats else 99
                never = toy.secrets_of(state, who)
                for frame in socket.raw:
                    assert not cards_in(frame) & never, "not in any frame of the whole game"


def test_the_leak_finder_finds_leaks() -> None:
    assert cards_in(b'{"position":{"view":{"card":117}},"seq":118}') == {117}


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 30), seats=st.integers(1, 4))
def test_the_toy_keeps_its_own_secrets(seed: int, turns: int, seats: int) -> None:
    """The toy keeps the contract: what it can't keep secret, no server could."""
    game, dice = toy.LANTERNS, Seeded(seed, 5)
    state = game.new(toy.ToyOptions(length=40), seats, Seeded(seed))
    for n in range(turns):
        seat = game.to_move(state)[0]
        game.apply(state, seat, dice.pick(game.moves(state, seat)), Seeded(seed, n + 1))
    for seat in range(-1, seats):
        view = game.view(state, seat)
        imagined = game.imagine(view, state.options, Seeded(seed, 77))
        assert game.view(imagined, seat) == view


@pytest.mark.parametrize("path", ["record", "steps"])
@told
async def test_a_running_game_gives_away_no_record(base: str, path: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=2, quick=True, options={"length": 50})
        for address in (f"/api/tables/{code}/record", f"/api/replays/{code}", f"/api/replays/{code}/{path}"):
            problem = await ada.call("GET", address, expect=409)
            assert problem["reason"]["id"] == "server-not-over"
