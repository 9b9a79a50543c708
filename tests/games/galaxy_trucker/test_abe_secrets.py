"""What a seat can't know, hunted through whole games with everything on the table.

In every state the hidden things are exchanged for others they could be: face-down tiles, boxed ones and those held in
secret; cards in piles nobody of this seat has looked at, in the flight's deck and in the box; specialists in the pack,
dealt to others and chosen by them. Not a byte of the view may change, nor a move, nor a word.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.galaxy_trucker.building_helpers import GAME
from tests.games.galaxy_trucker.busy import BusyBot

from starboard.core.chance import Chance, Seeded
from starboard.core.game import SPECTATOR
from starboard.games.galaxy_trucker.cards import cards
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.state import State


def scrambled(state: State, seat: int, chance: Chance) -> State:
    """A state that differs in everything this seat can't know."""
    other = GAME.copy(state)
    _mix_tiles(other, seat, chance)
    _mix_cards(other, seat, chance)
    _mix_specialists(other, seat, chance)
    return other


def _deal(holders: list[Any], chance: Chance) -> list[Any]:
    """The same sizes, other contents."""
    pool = [thing for held in holders for thing in held]
    chance.shuffle(pool)
    return [[pool.pop() for _ in held] for held in holders]


def _mix_tiles(state: State, seat: int, chance: Chance) -> None:
    holding = [
        player
        for number, player in enumerate(state.players)
        if number != seat and player.hand is not None and player.hand.source == "face-down"
    ]
    hands = [[player.hand.tile] for player in holding if player.hand is not None]
    boxed, heap, *held = _deal([state.boxed, list(state.face_down.values()), *hands], chance)
    state.boxed, state.face_down = sorted(boxed), dict(zip(state.face_down, heap, strict=True))
    for player, (tile,) in zip(holding, held, strict=True):
        assert player.hand is not None
        player.hand = msgspec.structs.replace(player.hand, tile=tile)


def _mix_cards(state: State, seat: int, chance: Chance) -> None:
    """Cards change places within their deck: everybody knows how many of each deck lie where."""
    held = state.cards
    own = state.players[seat] if seat != SPECTATOR else None
    seen = own.seen if own is not None else []
    known = set(own.known) if own is not None else set()
    places: list[list[str]] = [pile for number, pile in enumerate(held.piles, start=1) if number not in seen]
    places += [held.deck, *held.gone.values(), *held.box.values()]
    for name in held.box:
        spots = [
            (place, index)
            for place in places
            for index, card in enumerate(place)
            if cards()[card].deck == name and card not in known
        ]
        mixed = [place[index] for place, index in spots]
        chance.shuffle(mixed)
        for (place, index), card in zip(spots, mixed, strict=True):
            place[index] = card


def _mix_specialists(state: State, seat: int, chance: Chance) -> None:
    team = state.team
    if team is None:
        return
    others = [number for number in range(len(team.dealt)) if number != seat]
    team.deck, *dealt = _deal([team.deck, *(team.dealt[number] for number in others)], chance)
    team.deck.sort()
    for number, given in zip(others, dealt, strict=True):
        team.dealt[number] = sorted(given)
        team.chosen[number] = chance.pick(given) if team.chosen[number] else ""


def _known(state: State, seat: int) -> bytes:
    view = GAME.view(state, seat)
    words = (GAME.question(view), GAME.panels(view))
    return msgspec.json.encode((view, GAME.moves(state, seat), words))


@pytest.mark.clause("ABE-2.5", "ABE-5.2.1", "ABE-7.13", "ABE-9.9")
@pytest.mark.parametrize(
    ("seats", "seed", "given"),
    [
        (3, 1, {"sequence": "IIB-IIIB-IV"}),
        (4, 2, {"sequence": "IV-II"}),
        (3, 3, {"sequence": "I-I-I-I", "recruiting": "competition", "building": "classic"}),
        (5, 4, {"sequence": "II-III", "big_expansion": True}),
    ],
)
def test_nobody_sees_what_is_hidden(seats: int, seed: int, given: dict[str, Any]) -> None:
    chance, bot = Seeded(seed), BusyBot()
    state = GAME.new(Options(expansion="abe", **given), seats, chance)
    phases, looked = set[str](), 0
    while GAME.result(state) is None:
        waiting = GAME.to_move(state)
        if not waiting:
            due = GAME.deadline(state)
            assert due is not None
            GAME.tick(state, due, chance)
            continue
        if state.phase not in phases or chance.below(40) == 0:
            phases.add(state.phase)
            for seat in (*range(seats), SPECTATOR):
                other = scrambled(state, seat, Seeded(seed, looked))
                GAME.check(other)
                assert _known(other, seat) == _known(state, seat), (state.phase, seat)
            looked += 1
        seat = chance.pick(waiting)
        GAME.apply(state, seat, bot.choose(GAME, None, state.options, GAME.moves(state, seat), chance).move, chance)
    assert looked > 20
    assert phases >= {"team", "building", "flight"}
