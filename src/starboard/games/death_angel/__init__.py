"""Space Hulk: Death Angel, the card game: six teams of Space Marines against the Genestealers, all against the box."""
