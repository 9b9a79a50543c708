"""The people of the load: tables of players and a television over real sockets, cheap enough to be many.

``pace`` says what is assumed of people, ``line`` is an HTTP request and a WebSocket with nothing to spare, ``table``
four players and their television, ``worker`` a process full of tables, ``house`` a server of some checkout.
"""
