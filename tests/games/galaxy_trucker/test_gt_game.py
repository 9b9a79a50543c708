"""Galaxy Trucker keeps the properties of every game: replay, resume, refusal, imagining, no leak, an end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from starboard.core.bot import Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.game import SPECTATOR, AnyGame
from starboard.core.table import Table
from starboard.core.text import Text
from starboard.games.galaxy_trucker.cards import cards
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.moves.building import (
    BuildIn,
    EndTurn,
    Flip,
    House,
    Look,
    Put,
    Remove,
    Return,
    SetAside,
    TakeFaceDown,
    TakeFaceUp,
    TakeNumber,
)
from starboard.games.galaxy_trucker.moves.flight import GiveUp
from starboard.games.galaxy_trucker.ship.perks import specialists
from starboard.games.galaxy_trucker.ship.ship import Component
from starboard.games.galaxy_trucker.ship.tiles import tiles
from starboard.games.galaxy_trucker.state import State
from starboard.lab.conformance import assert_conforms, encoded, random_table
from starboard.lab.drive import play_out

GAME = GalaxyTrucker()

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"first_flight": True}),
    (3, {"building": "classic", "third_ship": "IIIA"}),
    (4, {}),
    (4, {"building": "classic", "repairs": "lenient", "rounds": "II-III"}),
    (2, {"building": "classic", "checking": "players", "pace": "turns"}),
    (3, {"pace": "turns", "debts": True, "limited_goods": True, "insured_iiia": True, "third_ship": "IIIA"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_conforms(seats: int, options: dict[str, Any]) -> None:
    assert_conforms(GAME, seats, options, seed=seats)


class Keen:
    """A player who wants a big ship in the air: builds on, finishes late, never gives up of its own will."""

    looks = False

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        """A random move of the kind a keen player prefers."""
        puts = [move for move in moves if isinstance(move, Put)]
        if puts and chance.below(20):
            return Choice(chance.pick(puts))
        takes = [move for move in moves if isinstance(move, TakeFaceDown | TakeFaceUp)]
        if takes and chance.below(20):
            return Choice(chance.pick(takes))
        if takes and isinstance(moves[-1], TakeNumber | EndTurn | Flip):
            return Choice(chance.pick([move for move in moves if isinstance(move, TakeNumber)]))
        if any(isinstance(move, Return | SetAside) for move in moves):
            return Choice(chance.pick([move for move in moves if isinstance(move, Return | SetAside)]))
        wanted = [move for move in moves if not isinstance(move, GiveUp)] or moves
        return Choice(chance.pick(wanted))


def play(seats: int, seed: int, bot: Any, **options: Any) -> State:
    """A whole game, invariants checked after every decision."""
    chance = Seeded(seed)
    state = GAME.new(GAME.Options(**options), seats, chance)
    play_out(GAME, state, [bot] * seats, chance, after=GAME.check, limit=20_000)
    return state


VARIANTS: list[dict[str, Any]] = [
    {},
    {"building": "classic"},
    {"third_ship": "IIIA"},
    {"building": "classic", "third_ship": "IIIA", "checking": "players"},
    {"pace": "turns", "building": "classic", "repairs": "lenient"},
]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_keen_players_finish_whole_games(variant: int) -> None:
    turned = 0
    for seed in range(4):
        state = play(2 + seed % 3, seed, Keen(), **VARIANTS[variant])
        turned += len(state.cards.used)
    assert turned > 4 * 10, "flights are worth flying"


@pytest.mark.slow
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_players_finish_many_games(seats: int, variant: int) -> None:
    from starboard.bots import make

    for seed in range(120):
        play(seats, 1000 * seats + seed, make("random"), **VARIANTS[variant])
    for seed in range(14):
        play(seats, 2000 * seats + seed, Keen(), **VARIANTS[variant])


# --- leaks ---------------------------------------------------------------------------------------------------


def hide_and_shuffle(state: State, seat: int, chance: Chance) -> State:
    """The same table as far as this seat can know, with everything it can't know dealt anew.

    Written from GT-2.16: unknown are face-down tiles, tiles others took face-down, piles not looked at, the deck's
    order, and which cards have left the game unseen.
    """
    other = GAME.copy(state)
    tiles = list(other.face_down.values())
    holders = [
        player
        for number, player in enumerate(other.players)
        if number != seat and player.hand is not None and player.hand.source == "face-down"
    ]
    tiles += [player.hand.tile for player in holders if player.hand is not None]
    chance.shuffle(tiles)
    for player in holders:
        assert player.hand is not None
        player.hand = type(player.hand)(tiles.pop(), "face-down", spot=player.hand.spot)
    other.face_down = dict(zip(other.face_down, tiles, strict=True))
    held = other.cards
    seen = other.players[seat].seen if seat != SPECTATOR else []
    hidden = [number for number in range(len(held.piles)) if number + 1 not in seen]
    for level in ("I", "II", "III"):
        places = [(held.piles[n], i) for n in hidden for i in range(len(held.piles[n]))]
        places = [(pile, i) for pile, i in places if pile[i].split("-")[0] == level]
        cards = [pile[i] for pile, i in places]
        if not other.options.first_flight:
            cards += held.box[level]
        chance.shuffle(cards)
        for pile, i in places:
            pile[i] = cards.pop()
        if not other.options.first_flight:
            held.box[level] = sorted(cards)
    chance.shuffle(held.deck)
    return other


@pytest.mark.clause("GT-2.16")
@pytest.mark.parametrize(("seats", "options"), TABLES[:4])
def test_what_a_seat_cannot_know_does_not_show(seats: int, options: dict[str, Any]) -> None:
    table = Table(GAME, seats, options, seed=seats)
    chance = Seeded(11)
    looked = differed = 0
    bot = Keen()
    for step in range(400):
        movers, due = table.to_move, table.deadline
        if not movers and due is None:
            break
        if due is not None and due <= table.state.now + 4:
            table.tick(due)
            continue
        mover = chance.pick(movers)
        moves: list[Any] = table.moves(mover)
        looks = [move for move in moves if isinstance(move, Look)]
        agreed = table.state.options
        move = chance.pick(looks) if looks and step % 5 == 0 else bot.choose(GAME, None, agreed, moves, chance).move
        looked += isinstance(move, Look)
        table.play(mover, move, table.state.now + 4 if due is not None else None)
        state = table.state
        assert isinstance(state, State)
        for seat in (*range(seats), SPECTATOR):
            other = hide_and_shuffle(state, seat, chance)
            differed += encoded(other) != encoded(state)
            assert encoded(GAME.view(other, seat)) == encoded(GAME.view(state, seat)), f"seat {seat} sees too much"
            assert encoded(GAME.moves(other, seat)) == encoded(GAME.moves(state, seat))
            for move in moves[:20]:
                assert GAME.ask(other, seat, move) == GAME.ask(state, seat, move)
    assert looked
    assert differed > 100


def test_events_show_no_secret() -> None:
    """Whatever is told to everybody holds only tiles and cards that are public at that moment."""
    table = random_table(GAME, 3, {"pace": "turns"}, seed=8, moves=0)
    chance = Seeded(5)
    bot = Keen()
    for _ in range(300):
        if not table.to_move:
            break
        mover, before = table.to_move[0], table.state
        assert isinstance(before, State)
        number = before.round
        events = table.play(mover, bot.choose(GAME, None, table.state.options, table.moves(mover), chance).move)
        state = table.state
        assert isinstance(state, State)
        if state.round != number:
            continue  # all tiles went back to the heap
        secret = set(state.face_down.values())
        secret |= {p.hand.tile for p in state.players if p.hand is not None and p.hand.source == "face-down"}
        secret |= {card for pile in state.cards.piles for card in pile} | set(state.cards.deck)
        for event in events:
            if event.seats is None:
                assert not secret & set(encoded(event).decode().split('"')), event


def test_options_and_moves_have_words() -> None:
    from starboard.core.options import describe
    from starboard.lab.conformance import problems

    text = Text()
    for option in describe(GAME):
        assert not problems(text, option.title)
        for value in option.values:
            assert not problems(text, value)
    view = GAME.view(GAME.new(GAME.Options(), 2, Seeded(1)), 0)
    for move in (BuildIn("T001", 7, 8, 2), EndTurn(), House(7, 8, "brown"), Remove(1, 1), TakeNumber(2), Put(7, 8, 3)):
        assert not problems(text, GAME.say_move(view, move))


def test_cards_and_tiles_have_words() -> None:
    from starboard.lab.conformance import problems

    text = Text()
    shown = GAME.box().cards
    assert len(shown) == len(cards()) + len(tiles()) + len(specialists())
    for card in shown:
        for phrase in (card.name, card.kind, *card.lines):
            assert not problems(text, phrase)


def test_promise_rises_with_the_ship_and_the_money() -> None:
    state = GAME.new(GAME.Options(), 2, Seeded(1))
    assert GAME.promise(state, 0) == GAME.promise(state, 1) == 0.5
    state.players[0].credits = 9
    assert GAME.promise(state, 0) > 0.5 > GAME.promise(state, 1)
    better = GAME.copy(state)
    better.players[0].ship.put(708, Component("T080"))
    assert GAME.promise(better, 0) > GAME.promise(state, 0)
