"""The engine once more as plain functions over rows of numbers: the same rules at a hundred times the speed.

For who plays thousands of missions: bots that look ahead, and whoever teaches them. Proven equal to the engine by
playing the same missions with the same luck on both (``tests/games/death_angel/fast``).
"""
