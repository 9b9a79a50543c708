"""The adventure cards at work (GT-8): one module for each kind, called what players call it.

``begin(play, card)`` of the kind's module puts the card's steps on the agenda. A new kind of card is

1. a struct in :mod:`..cards` (and in its union ``Card``), its cards in a file of ``data``;
2. a module here with ``begin`` and the card's own steps, listed in ``BEGIN`` of :mod:`..between_cards`;
3. the steps in the union ``FlightStep`` of :mod:`..flight_state`, their questions in ``_ASK`` of :mod:`..flight_words`;
4. its lines in :mod:`..card_words`, its words in ``locale/en/galaxy-trucker-flight.ftl``;
5. a case in ``tests/games/galaxy_trucker/test_flight_sixty.py``, with a known ship and known dice.

Steps to build with: :class:`..declare.Declare` (power), :class:`..declare.Pay` (a battery token),
:class:`..losses.GiveCrew`, :class:`..losses.GiveGoods`, :class:`..loading.Load`, :class:`..rewards.Collect`,
:class:`..volley.Volley` (meteors and shots), :func:`..breaking.destroy`, :func:`..penalties.suffer`, :mod:`..track`.
"""
