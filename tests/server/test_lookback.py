"""A game asked about itself: of a record, and of a table that still plays, which is told nothing it has not seen."""

from __future__ import annotations

from tests.games.galaxy_trucker.test_lookback import GAME, flown
from tests.server.client import Guest, told

from starboard.core import record as record_


@told
async def test_a_table_in_play_is_asked(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create("galaxy-trucker", quick=True)
        path = f"/api/replays/{code}/lookback"
        asked = {"seat": 0, "tile": "T001", "n": 99}
        assert (await ada.call("POST", f"{path}/saved", asked))["how"] == "unbuilt"
        await ada.call("POST", f"{path}/cards", asked, expect=404)
        await ada.call("POST", f"{path}/saved", {"seat": 9, "tile": "T001", "n": 99}, expect=400)
        # The record itself stays closed.
        await ada.call("GET", f"/api/replays/{code}", expect=409)


@told
async def test_a_table_that_has_not_begun_has_nothing_to_tell(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        path = f"/api/replays/{await ada.create('galaxy-trucker')}/lookback/saved"
        await ada.call("POST", path, {"seat": 0, "tile": "T001", "n": 0}, expect=409)


@told
async def test_a_record_is_asked(base: str) -> None:
    table = flown(0)
    lost = [(seat, tile) for seat, one in enumerate(table.state.players) for tile in one.lost]  # type: ignore[attr-defined]
    async with Guest(base, "Ada") as ada:
        data = record_.dumps(GAME, table.record, table.state)
        answer = await ada.http.post("/api/replays", content=data)
        id = answer.json()["id"]
        for seat, tile in lost[:2]:
            asked = {"seat": seat, "tile": tile, "n": len(table.record.entries)}
            found = await ada.call("POST", f"/api/replays/{id}/lookback/saved", asked)
            assert found["how"] in ("hit", "fell", "braced", "unbuilt")
