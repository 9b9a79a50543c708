"""The fast flight: the resolution round as a kernel of plain numbers, for all cores and for a GPU.

The engine is the referee: every number here comes from its structs, and a proof compares both turn by turn
(``scripts/prove_fast.py``, and a part of it in the tests). The modules mirror those of the engine, without a story.
"""
