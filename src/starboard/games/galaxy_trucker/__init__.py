"""Galaxy Trucker: build a ship from junk in real time, then fly it.

In this order, each using only what stands before it (``tests/test_rooms.py`` looks after that):

1. :mod:`.cards`, :mod:`.ship`: the cards as data; a ship and what is true of it.
2. :mod:`.moves`, :mod:`.events`: what players can do and what happens, by part of a round.
3. :mod:`.options`, :mod:`.state`, :mod:`.money`, :mod:`.play`: the table, and a move being carried out on it;
   :mod:`.seen`, :mod:`.phrases`: ships and players as they are seen, and pieces of sentences.
4. :mod:`.flight`: the steps a flight is made of; :mod:`.adventures`: the cards that put them together.
5. :mod:`.team`: the specialists of Another Big Expansion.
6. :mod:`.building`: from the first tile to the launch.
7. :mod:`.setup`, :mod:`.flying`, :mod:`.settlement`: a round is set up, flown from card to card, and paid.
8. :mod:`.rounds`: the stages of a round in order, and who is asked in them. **Begin reading here.**
9. :mod:`.view`, :mod:`.words`, :mod:`.bot`, :mod:`.invariants`, and :mod:`.game` on the contract.
"""
