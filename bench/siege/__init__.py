"""A server under siege: attackers of every kind we know beside honest tables, bounded in count and time.

A real server process with its real limits; honest people at tables of all three games, each from an address of their
own (as behind a proxy); one attacker at a time, in a process of its own, from one address that the server does not
trust. Printed for each kind: what honest people waited before, during and after, the server's memory, what the
attacker heard (5xx are counted), and what went wrong in the server's log.

    python -m bench.siege                                every kind, 10 seconds each, 12 honest tables
    python -m bench.siege --kinds pings slowloris        some of them
    python -m bench.siege --seconds 3 --tables 3         a small one
    python -m bench.siege --kinds junk --count 1000000   a million hostile messages
    python -m bench.siege --kinds fuzz --count 100000    fuzzed requests
    python -m bench.siege --against DIR                  the same attackers at another checkout's server

``bench/siege/attacks.py`` has the kinds. Servers are killed by tests: ``STARBOARD_KILLS=1000 pytest
tests/server/test_crash.py`` (SQLite), ``STARBOARD_KILLS=200 pytest tests/server/test_chaos.py`` (three on PostgreSQL).
"""
