"""Studies and tools on top of the games: who plays, simulation, playthroughs, and what every game has to keep."""
