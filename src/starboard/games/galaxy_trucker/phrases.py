"""Pieces of sentences: tiles, squares, cards, hits, goods, sides. For questions and for :mod:`.words`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from starboard.core import text
from starboard.core.game import Seat
from starboard.core.text import Argument, Phrase, say
from starboard.games.galaxy_trucker.cards import VALUE, Hit, Penalty, Reward, cards
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import FACES, SIDES, Side


def say_players(seats: Iterable[Seat]) -> list[Phrase]:
    """Players, one after the other."""
    return [text.player(seat) for seat in seats]


def say_values(seats: Iterable[Seat], values: Iterable[Argument]) -> list[Phrase]:
    """Players, each with a number of theirs: ``Player 1 4½ and Player 2 3``."""
    return [
        say("galaxy-trucker-player-value", player=text.player(seat), value=value)
        for seat, value in zip(seats, values, strict=True)
    ]


def say_kind(kind: str) -> Phrase:
    """A component by its kind."""
    return say("galaxy-trucker-component", kind=kind)


def say_tile(tile: str | None) -> Phrase:
    """A tile by its kind, its connectors clockwise from the front, and its name; or that it is not known."""
    if tile not in FACES:
        return say("galaxy-trucker-tile-hidden")
    face = FACES[tile][0]
    front, right, rear, left = face.connectors
    return say(
        "galaxy-trucker-tile",
        tile=tile,
        kind=say_kind(face.kind),
        capacity=face.capacity,
        aliens=face.aliens[0] if face.aliens else "none",
        front=front,
        right=right,
        rear=rear,
        left=left,
    )


def say_kind_of(tile: str | None) -> Phrase:
    """A tile by its kind; or that it is not known."""
    return say_kind(FACES[tile][0].kind) if tile in FACES else say("galaxy-trucker-tile-hidden")


def say_named_tile(tile: str) -> Phrase:
    """A tile by its kind and its name."""
    return say("galaxy-trucker-named-tile", kind=say_kind_of(tile), tile=tile)


def say_card(code: str) -> Phrase:
    """A card by its name, or that it is not known."""
    return cards()[code].name if code in cards() else say("galaxy-trucker-card-hidden")


def say_pile(pile: int) -> Phrase:
    """A pile of cards by its letter."""
    return say("galaxy-trucker-pile", pile=pile)


def say_spot(row: int, column: int) -> Phrase:
    """``row 7, column 8``."""
    return say("galaxy-trucker-spot", row=row, column=column)


def say_squares(squares: Iterable[Square | tuple[int, int]]) -> list[Phrase]:
    """Squares, each as a number or as its row and column."""
    return [say_spot(row_of(at), column_of(at)) if isinstance(at, int) else say_spot(*at) for at in squares]


def say_part(ship: Ship, place: Square) -> Phrase:
    """``the shield on row 7, column 8``."""
    return say("galaxy-trucker-part", part=say_kind(ship.face(place).kind), row=row_of(place), column=column_of(place))


def say_place(ship: Ship, row: int, column: int) -> Phrase:
    """The component that lies there, or just the square when nothing does."""
    place = square(row, column)
    return say_part(ship, place) if place in ship.components else say_spot(row, column)


def say_side(side: Side) -> Phrase | str:
    """A side of a component; ``none`` for the whole of it."""
    return say(f"galaxy-trucker-side-{SIDES[side]}") if 0 <= side < 4 else "none"


def say_good(good: str) -> Phrase:
    """A cube by its colour."""
    return say("galaxy-trucker-good", good=good)


def say_specialist(name: str) -> Phrase:
    """A specialist by name, or that it is not known."""
    return say("galaxy-trucker-specialist", name=name)


def say_token(token: str) -> Phrase:
    """A token by name."""
    return say("galaxy-trucker-token", token=token)


def say_rewards(rewards: Sequence[int]) -> Phrase:
    """What the places pay, first place first: ``8-6-4-2``."""
    first = text.number(rewards[0])
    return reduce(lambda head, n: say("galaxy-trucker-rewards", head=head, n=n), rewards[1:], first)


def say_hit(hit: Hit) -> Phrase:
    """``a large meteor from the front``."""
    return say("galaxy-trucker-hit", hit=hit.hit, side=hit.side)


def say_goods(goods: Iterable[str]) -> list[Phrase]:
    """``2 red and 1 blue``, dearest first."""
    goods = list(goods)
    return [say("galaxy-trucker-goods", n=goods.count(good), good=good) for good in VALUE if good in goods]


def say_penalty(penalty: Penalty) -> Phrase:
    """``lose 3 crew``."""
    if penalty.shots:
        return say("galaxy-trucker-penalty-fire", shots=[say_hit(shot) for shot in penalty.shots])
    return say("galaxy-trucker-penalty", lose=penalty.lose or "", n=penalty.amount)


def say_reward(reward: Reward) -> Phrase:
    """``5 credits``, ``2 red and 1 blue``."""
    parts = say_goods(reward.goods)
    if reward.credits:
        parts.insert(0, say("galaxy-trucker-credits", n=reward.credits))
    return say("galaxy-trucker-reward", parts=parts, goods="yes" if reward.goods else "no")
