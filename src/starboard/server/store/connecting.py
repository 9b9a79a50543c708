"""Which store stands behind a URL."""

from __future__ import annotations

from pathlib import Path

from starboard.folders import data_folder
from starboard.server.store import Store, sqlite
from starboard.server.store.sqlite import Sqlite


def connect(url: str | None) -> Store:
    """The store behind a URL: ``postgresql://…``, ``sqlite:///FILE``, or the user's own file."""
    if url is None:
        return Sqlite(data_folder() / "tables.sqlite3")
    if url.startswith(("postgresql://", "postgres://")):
        # Only who needs the driver loads it.
        from starboard.server.store.postgres import Postgres

        return Postgres(url)
    if not url.startswith("sqlite:///"):
        raise ValueError(url)
    return Sqlite(Path(url.removeprefix("sqlite:///")))


async def counted(url: str | None) -> dict[str, int]:
    """What was counted in the store behind a URL, beside a server that may be using it."""
    store = connect(url)
    if isinstance(store, Sqlite):
        return sqlite.counted(store.path)
    await store.open(lambda _code, _seq, _text: None)
    try:
        return await store.counted()
    finally:
        await store.close()
