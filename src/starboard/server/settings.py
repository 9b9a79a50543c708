"""What can be set about a server. The defaults are for people at home; tests set their own."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be set; docs/hosting.md explains those that a host may want to change."""

    database: str | None = None
    flight_log: str | None = None
    """The file of the house's flight log; none: no mission is written down."""
    address: str | None = None
    """Where other devices reach the house; found from the request if not said."""
    lan: str | None = None
    """This machine on its own network: shown to others when the asker came by ``localhost``."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to us (``https://play.example.org``)."""
    hosts: tuple[str, ...] = ()
    """Further names that the house is called by, besides ``localhost``, addresses, and the names in the three above."""
    secure_cookie: bool = False
    """Always mark the cookie Secure; else only when the request came by https."""

    bot_pace: float = 0.9
    """Seconds a bot takes for a move, so that people can follow."""
    bot_pace_timed: float = 3.0
    """The same while a clock runs: about what a person needs."""

    frame_bytes: int = 16_384
    upload_bytes: int = 1_000_000
    messages_a_second: float = 20.0
    chat_a_second: float = 1.0
    tables_a_minute: float = 10.0
    uploads_a_minute: float = 6.0
    misses_a_minute: float = 20.0
    requests_a_second: float = 50.0
    sockets_an_address: int = 200
    queue_bytes: int = 262_144
    """Bytes that may wait for a slow reader before the connection is cut (it comes back and catches up)."""

    idle_seconds: float = 60.0
    """How long a table stays in memory after the last one left."""
    most_tables: int = 5_000
    """Tables with nobody connected are forgotten earlier when there are more than this in memory."""
    overslept_seconds: float = 5.0
    """A clock found this late was missed by everybody: it goes on from where it was last seen."""
    away_seconds: float = 5.0
    """How long the only player may be gone before the clock stops."""
    workers: int = 0
    """Processes for long work; 0: one for every core but one, and one at least."""
    work_seconds: float = 60.0
    """The longest that such a work may take."""
    undo_seconds: float = 60.0
    hello_seconds: float = 10.0
