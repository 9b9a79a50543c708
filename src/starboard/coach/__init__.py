"""After the flight: could they have survived, and what should they have done? Planner, coach and par of Space Alert.

Time and threads are used here, never in the engine; the flights are flown by the engine's kernel where numba is
installed, and by the same code as plain Python where it is not.
"""
