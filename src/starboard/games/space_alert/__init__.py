"""Space Alert."""
