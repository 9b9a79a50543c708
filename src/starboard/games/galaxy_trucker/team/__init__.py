"""The support team (ABE-7, ABE-9): specialists whom players recruit between the rounds.

What the cards say is data (``data/abe_team.toml``), and runs: when owners are asked, how many tokens there are, and
what an ability lets a ship do. Rules ask the ship for its leeway (:mod:`..ship.perks`) and know no specialist by name.
The game meets the team in these modules and in no specialist's own:

- :mod:`.windows` the moments at which owners are asked (ABE-7.9), one call for each in the table of the round;
- :mod:`.recruiting` who works for whom in a round, kept in :mod:`.state`;
- :mod:`.while_building` all that building and repairing ask of it;
- :mod:`.accounts` what is paid at the settlement;
- :mod:`.secrets` what a seat may know of it.

A new specialist is a module called as the card is (with its question, an :class:`.asks.AbilityAsk`), a line in
:mod:`.questions`, the card in the data with its two perks in :mod:`..ship.perks`, and words in the catalogue.
"""
