"""A trucker: the game's own player, by what its seat may know.

- :mod:`.player` asks whoever is responsible: the :mod:`.yard` while ships are built, the :mod:`.cockpit` afterwards;
  :mod:`.skill` is what tells the levels apart, :mod:`.words` why it does what it does.
- :mod:`.worth` says what a ship is good for, in credits: what the cards to come (:mod:`.outlook`) bring in with its
  means (:mod:`.means`, :mod:`.earnings`), what hits break (:mod:`.danger`), and how it can grow (:mod:`.growth`).
- :mod:`.standing` is how well a seat stands in flight, :mod:`.thumb` what anybody would do without much thought.
"""
