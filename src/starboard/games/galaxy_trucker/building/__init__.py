"""From the first tile to the launch: :mod:`.building` (GT-2) against the :mod:`.timer`, :mod:`.repair` (GT-3), crew and
batteries at the :mod:`.launch` (GT-5), :mod:`.insurance` (ABE-4.4)."""
