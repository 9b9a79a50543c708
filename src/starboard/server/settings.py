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

    bots: tuple[str, ...] = ()
    """Strangers' bots that play here too: ``path/to/file.py:Name``."""
    bot_pace: float = 0.9
    """Seconds a bot takes for a move, so that people can follow."""
    eyes_seconds: float = 12.0
    """How long it waits at most for people who are still being shown what happened before."""
    bot_pace_timed: float = 3.0
    """The same while a clock runs: about what a person needs."""

    work_a_second: float = 0.05
    """Seconds of the event loop's work that a guest may use a second, and at once what is for ten; a household 5x."""
    study_a_second: float = 0.5
    """The same of the work beside it (replays, films, what-ifs, undo), and at once what is for twenty."""
    bytes_a_second: float = 1_000_000
    """The same of bytes of answers, and at once what is for twenty."""

    frame_bytes: int = 16_384
    upload_bytes: int = 1_000_000
    messages_a_second: float = 20.0
    chat_a_second: float = 1.0
    tables_a_minute: float = 10.0
    uploads_a_minute: float = 6.0
    misses_a_minute: float = 20.0
    requests_a_second: float = 50.0
    sockets_an_address: int = 200
    connections_an_address: int = 200
    """Open HTTP connections that are no sockets; those of a trusted proxy are not counted."""
    request_seconds: float = 10.0
    """A request that is not complete after so long is hung up on (its body may take as long again)."""
    stalled_seconds: float = 15.0
    """An answer of which hardly anything was read in this time is given up."""
    queue_bytes: int = 262_144
    """Bytes that may wait for a slow reader before the connection is cut (it comes back and catches up)."""

    keep_days: float = 90.0
    """Finished tables, play-ons, lessons and uploads are cleared away after so long without a change."""
    keep_bytes: int = 2_000_000_000
    """The oldest of them are cleared away earlier when all tables together take more than this."""
    least_room: int = 100_000_000
    """Bytes free on the disk under which everybody is told that it is nearly full."""

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
    work_seconds: float = 120.0
    """The longest that such a work may take."""
    gather_seconds: float = 0.2
    """Who comes and goes at a table is told so much later, all at once."""
    prepare_after: float | None = None
    """Seconds after the opening of the house at which what takes long at its first use is made ready; none: never."""
    undo_seconds: float = 60.0
    hello_seconds: float = 10.0
