"""What a card does to a ship that came off worst."""

from __future__ import annotations

from starboard.core.game import Seat
from starboard.games.galaxy_trucker.cards import Penalty
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.losses import GiveCrew, GiveGoods
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.play import Play


def suffer(play: Play, seat: Seat, penalty: Penalty) -> None:
    """Lose days at once; crew, goods and shots go on the agenda (GT-8.11)."""
    if penalty.shots:
        play.push(Volley(penalty.shots, (seat,)))
    elif penalty.lose == "days":
        track.move(play, seat, -penalty.amount)
    elif penalty.lose == "crew":
        play.push(GiveCrew(seat, penalty.amount))
    else:
        play.push(GiveGoods(seat, penalty.amount))
