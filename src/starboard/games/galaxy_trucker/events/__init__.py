"""What happens, by part of a round: :mod:`.building`, :mod:`.flight`, :mod:`.team`."""
