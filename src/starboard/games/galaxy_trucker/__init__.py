"""Galaxy Trucker: build a ship from junk in real time, then fly it."""
