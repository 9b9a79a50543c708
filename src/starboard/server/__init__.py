"""The web table: a home page, tables with seats, live play over WebSocket, and a store that loses nothing.

A request on its way through the room::

    door        uvicorn's HTTP protocol, with an end to everything
    lean        uvicorn's WebSocket protocol, lighter (waiting: the queues it and the listeners use)
    app         puts it all together; every error becomes a Problem in words
    front       the door: safety headers, host, origin, cookie, how often (limits, identity), then one of
    |-- rest    REST: home (the house, rules, boxes), tables, replays; asker says who asks
    |-- sockets live play: one Connection a page, one message after the other
    `-- pages   the built client

    lobby       what people do around the game: seats, bots, host, start, rematch, links
    deeds       what people do in the game: move, ask, talk, pause, take back (undo), look back
                both make a plan: the items to append, from the table as it stands. A move is tried on a course of the
                core (core/course.py), and its plan keeps where that led

    house       all tables of this process, found by code, dropped when nobody looks
    live        one table in memory: plans in, stored, folded, shown; its sockets (listener), clock and bots (clockwork)
    fold        the table as its log says it is: pure, no clock, no I/O. It adopts what a plan has played when exactly
                that was stored, and plays only what it did not plan: at a load, others' news, after an undo
    log         the items of the log; store/ keeps them (SQLite or PostgreSQL) under an expected number
    look        the fold as wire messages (messages) for one seat: what a seat may not know is not in them
    shown       what the pages have before them, by audience: patches (core/patch.py) and moments when the game goes on
    beside      whatever takes long, in a fair line beside the event loop; meter counts what is done on it, limits says
                how much is too much (of times, of work, of bytes), answers cuts and packs what is large
    keeping     what is kept, and for how long
    wall        the time, which never goes back
    metrics     numbers for Prometheus, if the host wants them
    replays     finished tables and uploads, looked at again
    workers     processes for long work (each runs worker): bots' decisions, the coach
    json_lines  how this process writes down what went wrong

The one rule: nothing is shown to anybody before it is in the store.
"""
