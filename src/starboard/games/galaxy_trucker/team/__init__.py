"""The support team (ABE-7, ABE-9): specialists whom players recruit between the rounds.

- :mod:`.cards` the 18 cards; :mod:`.recruiting` who gets whom; :mod:`.state` what a table keeps of them.
- Which abilities work is written on the ship: ``"welder.a" in ship.perks``. Rules ask there and nowhere else.
- :mod:`.windows` the moments at which owners are asked (ABE-7.9); a question is an :class:`.asks.Ask`.
- :mod:`.while_building` what can be done at any time while ships are built.
- One module for each specialist, called as the card is.
"""
