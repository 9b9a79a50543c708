"""The flight (GT-6 to GT-9): the steps that adventure cards are made of.

- :mod:`.steps` steps and questions; :mod:`.state` the flight as plain data; :mod:`.flight` begins and ends it.
- :mod:`.track` rockets and flight days; :mod:`.declare` power; :mod:`.losses` crew and goods to be given up;
  :mod:`.loading` goods to be loaded; :mod:`.volley` meteors and shots; :mod:`.breaking` what they break.
- :mod:`.penalties` and :mod:`.rewards`: what cards do to a ship, put together from the above.
- of the expansions: :mod:`.musters`, :mod:`.steering`, :mod:`.stasis`, :mod:`.cyan`, :mod:`.five_players`,
  :mod:`.giving_up`.
"""
