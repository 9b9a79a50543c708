"""Galaxy Trucker: build a ship from junk in real time, then fly it.

Rooms, each using only those before it:

1. :mod:`.ship` what is on a ship: tiles, boards, components, tokens, power, hits, and whether it is legal.
2. :mod:`.options`, :mod:`.cards`; :mod:`.moves` and :mod:`.events`, each by part of a round; :mod:`.state`.
3. :mod:`.flight` the steps a flight is made of; :mod:`.adventures` the cards that put them together.
4. :mod:`.team` the specialists of Another Big Expansion.
5. :mod:`.building` from the first tile to the launch.
6. :mod:`.rounds`, :mod:`.settlement`: how a round begins and how it is paid.
7. :mod:`.view`, :mod:`.words`, :mod:`.bot`, :mod:`.check`, and :mod:`.game`, which ties everything together.
"""
