"""A ship and what is true of it: pure questions about plain data, no moves and no game around it.

- :mod:`.tiles` the components as data; :mod:`.boards` the squares they are built on.
- :mod:`.ship` a ship with all that is aboard; :mod:`.tokens` what specialists lay on it.
- :mod:`.legality` what is wrong with it; :mod:`.power` how strong it is; :mod:`.hits` what a hit does to it.
- :mod:`.inspect` reads ships from files; :mod:`.drawing` draws them as text.
- :mod:`.perks` the specialists' cards, and the leeway that they give a ship; :mod:`.hiding` where goods hide.
"""
