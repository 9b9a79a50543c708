"""Overload, a game for the Starboard table."""
