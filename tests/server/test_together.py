"""A finished game is looked at together: one leads, who comes late is told where, who leaves leads nobody."""

from __future__ import annotations

from typing import Any

from tests.server.client import Guest, Socket, told
from tests.server.test_replays import finished


async def shown(socket: Socket) -> dict[str, Any]:
    """Who leads, as it is told next."""
    return await socket.until(lambda got: got["type"] == "shown")


@told
async def test_one_leads_and_the_others_see_where(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Eve") as eve, Guest(base, "Ben") as ben:
        code = await finished(ada)
        await eve.call("PUT", "/api/me", {"name": "Eve"})
        first, second = await ada.connect(code, watch=True), await eve.connect(code, watch=True)
        await first.send(type="show", place="3.1")
        assert await shown(second) == {"type": "shown", "name": "Ada", "place": "3.1", "you": False}
        assert (await shown(first))["you"] is True
        late = await ben.connect(code, watch=True)
        assert (await shown(late))["place"] == "3.1", "who comes late is told"
        await second.send(type="show", place="5.")
        assert (await shown(first))["you"] is False, "the lead is taken"
        assert (await shown(late))["place"] == "5."
        await first.send(type="show", place=None)
        await first.send(type="ping", sent=1.0)
        await first.until(lambda got: got["type"] == "pong")
        await second.close()
        assert (await shown(late))["place"] is None, "nobody leads when the leader is gone"


@told
async def test_a_running_game_is_not_led_through(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=2, bots={"1": "random"}, options={"length": 6}, seed=3)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        table = await ada.connect(code)
        await table.send(type="show", place="1.0")
        trouble = await table.until(lambda got: got["type"] in ("trouble", "shown"))
        assert trouble["type"] == "trouble"
        assert trouble["reason"]["id"] == "server-not-over"
