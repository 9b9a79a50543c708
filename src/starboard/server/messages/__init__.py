"""Every message between the server and a client, REST and WebSocket, as msgspec structs.

``scripts/make_types.py`` turns these modules into the client's TypeScript types; docs/wire.md shows each message at
work. Words travel as :class:`~starboard.core.text.Phrase` (a message name and its arguments): the reader puts them into
their own language. Times are seconds since the epoch on the server's clock, unless a field says table time.
"""
