"""What the contract itself answers, before any game does."""

from __future__ import annotations

from overload.game import Overload
from overload.pieces import Boost, Gauged, Options, ShutDown
from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR, Illegal, witnesses


def test_who_witnesses_an_event() -> None:
    for seat in (SPECTATOR, 0, 1):
        assert witnesses(Gauged(total=3), seat)
    secret = Gauged(total=3, seats=(1,))
    assert [witnesses(secret, seat) for seat in (SPECTATOR, 0, 1)] == [False, False, True]


def test_a_game_without_an_opinion_knows_only_the_end() -> None:
    game, chance = Overload(), Seeded(1)
    state = game.new(Options(clock=False), 2, chance)
    assert game.promise(state, 0) == game.promise(state, 1) == 0.5
    assert game.sensible(state, 0, [ShutDown(), Boost()]) == [ShutDown(), Boost()]
    for seat in (0, 1):
        game.apply(state, seat, ShutDown(), chance)
    result = game.result(state)
    assert result is not None
    assert [game.promise(state, seat) for seat in (0, 1)] == [float(seat in result.winners) for seat in (0, 1)]
    assert len(result.winners) == 1


def test_talk_is_allowed_unless_a_game_forbids_it() -> None:
    game = Overload()
    assert not game.view(game.new(Options(), 2, Seeded(1)), 0).muted


def test_refusals_are_equal_if_they_say_the_same() -> None:
    assert Illegal("T-1", "why", n=1) == Illegal("T-1", "why", n=1)
    assert Illegal("T-1", "why", n=1) != Illegal("T-2", "why", n=1)
    assert Illegal("T-1", "why", n=1) != Illegal("T-1", "why", n=2)
    assert Illegal("T-1", "why") != "T-1"
