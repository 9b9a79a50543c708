"""A trucker at the heap (GT-2): what to take, where to put it, when to look, to flip and to stop.

It comes to an end: a tile drawn leaves fewer to draw, a tile taken from those lying open or set aside is put, and with
nothing left that makes the ship better it is finished.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from types import UnionType

from starboard.core.bot import Choice
from starboard.core.chance import Chance
from starboard.games.galaxy_trucker.building.terms import PUT_COST, TAKE_COST
from starboard.games.galaxy_trucker.moves import AnyMove, building
from starboard.games.galaxy_trucker.moves.team import Drill, Snatch
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.seen import HIDDEN, rebuild
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import Square, board, class_number, figures, square
from starboard.games.galaxy_trucker.ship.ship import Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import heap
from starboard.games.galaxy_trucker.trucker import words
from starboard.games.galaxy_trucker.trucker.growth import growth
from starboard.games.galaxy_trucker.trucker.ideals import Ideals
from starboard.games.galaxy_trucker.trucker.outlook import outlook
from starboard.games.galaxy_trucker.trucker.skill import Skill
from starboard.games.galaxy_trucker.trucker.worth import Yard, worth
from starboard.games.galaxy_trucker.view import View

SHORTLIST = 5
"""Tiles lying open that are tried on the ship: those of the kinds that would do most for it."""
PLACED = 2.5
"""Decisions that it takes to build a tile in."""
PACE = 4.0
"""Seconds that somebody takes for a decision."""
PROMISING = 0.3
"""A tile that now does less than this part of what it could do is better set aside."""
USUAL = 0.55
"""What a tile does as a part of what it could do, on the average of all that are drawn."""
CHOICE = 2.0
"""With so many squares to choose from a tile that is drawn goes well with one of them."""
HALF_BUILT = 0.5
"""With so much built the sand is flipped, and piles are looked at."""
LATE = 0.75
"""With so much built nothing is kept for later any more."""
LOST = 1.0
"""What a tile costs that lies aside at the end (GT-2.6)."""
NEARLY = 0.8
"""With so much built somebody may finish any moment."""
FIRST = 0.15
"""What it is worth to be the first who has finished, for every number of the class and every tile."""


def build(view: View, options: Options, moves: Sequence[AnyMove], skill: Skill, chance: Chance) -> Choice:
    """The next thing to do at the heap."""
    return _Builder(view, options, moves, skill, chance).choose()


def first(moves: Sequence[AnyMove], kind: type | UnionType) -> AnyMove | None:
    """The first move of this kind."""
    return next((move for move in moves if isinstance(move, kind)), None)


class _Builder:
    """One decision; it remembers nothing."""

    def __init__(self, view: View, options: Options, moves: Sequence[AnyMove], skill: Skill, chance: Chance) -> None:
        self.view, self.options, self.moves = view, options, moves
        self.skill, self.chance = skill, chance
        self.me = view.players[view.seat]
        self.ship = rebuild(self.me.ship)
        self.timed = view.timer.ends is not None
        self.built = len(self.ship.components) / len(board(self.ship.board).squares)
        number = class_number(view.ship_class)
        hurry = self._hurry()
        self.yard = Yard(outlook(view, options), options.boxes, figures(number).best_looking, hurry)
        self.now = self._worth(self.ship)

    def choose(self) -> Choice:
        """What to do next."""
        if self.me.looking is not None:
            return Choice(first(self.moves, building.StopLooking), words.reason("looked"))
        flip = first(self.moves, building.Flip)
        if flip is not None and (self.me.number or self.built >= HALF_BUILT):
            return Choice(flip, words.reason("presses" if self.me.number else "flips"))
        if self.timed and self.chance.below(100) < self.skill.idles:
            return Choice(None, words.reason("thinks"))
        if self.me.hand is not None:
            return self._place(self.me.hand.tile)
        drill = first(self.moves, Drill)
        if drill is not None and self.built >= HALF_BUILT:
            return Choice(drill, words.reason("drills"))
        return self._take()

    # --- time and judgement ---------------------------------------------------------------------------------------

    def _hurry(self) -> float:
        """Whether there is time for more: from 0 to 1. The last sand leaves so many decisions."""
        timer = self.view.timer
        last = len(figures(class_number(self.view.ship_class)).timer) - 1
        if timer.ends is None or timer.space < last:
            return 0.0
        empty = len(board(self.ship.board).squares) - len(self.ship.components)
        left = max(0.0, timer.ends - self.view.now) / PACE / PLACED
        return 1.0 - min(1.0, left / max(1, empty))

    def _worth(self, ship: Ship) -> float:
        return worth(ship, self.yard, wary=self.skill.wary)

    def _slip(self) -> float:
        """How wrong a guess is this time."""
        if not self.skill.error:
            return 0.0
        return self.skill.error * (self.chance.below(2001) - 1000) / 1000

    def _gain(self, tile: str, place: Square, turn: int) -> float:
        """What the tile does for the ship there; that it takes a square is no reason to leave that empty."""
        bigger = copy_ship(self.ship)
        bigger.put(place, Component(tile, turn))
        return self._worth(bigger) - self.now + self.yard.square + self._slip()

    def _best(self, tile: str, places: Sequence[tuple[Square, int]]) -> tuple[float, tuple[Square, int]] | None:
        return max(((self._gain(tile, *place), place) for place in places), default=None)

    @cached_property
    def _ideals(self) -> Ideals:
        return Ideals(self.ship, self.yard)

    # --- a tile in hand -------------------------------------------------------------------------------------------

    def _place(self, tile: str) -> Choice:
        """Where the tile does most for the ship. What was drawn and does little goes back, or aside."""
        hand = self.me.hand
        assert hand is not None
        puts = {
            (square(move.row, move.column), move.turn): move
            for move in reversed(self.moves)
            if isinstance(move, building.Put) and not move.universal
        }
        sound = self._sound(tile, list(puts))
        best = self._best(tile, sound)
        aside, back = first(self.moves, building.SetAside), first(self.moves, building.Return)
        if best is not None:
            gain, place = best
            drawn = hand.source == "face-down"
            if not drawn or gain > self.skill.patience / 2:
                if drawn and aside and self._better_later(tile, gain):
                    return Choice(aside, words.about("keeps", tile))
                return Choice(puts[place], words.about("puts", tile))
        if aside and self._better_later(tile, 0.0):
            return Choice(aside, words.about("keeps", tile))
        if back is not None:
            return Choice(back, words.about("returns", tile))
        return Choice(aside or self.moves[0], words.about("keeps", tile))

    def _sound(self, tile: str, places: Sequence[tuple[Square, int]]) -> list[tuple[Square, int]]:
        """Those of the places that break no rule, where a table lets people build as they like (GT-3.9)."""
        legal = set(self._places(tile))
        return [place for place in places if place in legal]

    def _places(self, tile: str) -> list[tuple[Square, int]]:
        """Where the tile may lie and holds: a part that is joined to nothing is lost in the end (ABE-9.11)."""
        found = legality.placements(self.ship, tile, strict=True)
        if not self.ship.leeway.parts or not self.ship.components:
            return found
        return [(place, turn) for place, turn in found if _holds(self.ship, tile, place, turn)]

    def _better_later(self, tile: str, gain: float) -> bool:
        """Whether the tile is worth keeping for a better place: there is time and room, and it would do a lot."""
        if self.yard.hurry or self.built > LATE:
            return False
        could = self._ideals[tile]
        return could > self.yard.part and gain < PROMISING * could

    # --- empty hands ----------------------------------------------------------------------------------------------

    def _take(self) -> Choice:
        """The next tile, a look at the cards, or the end."""
        finish = first(self.moves, building.TakeNumber)
        if finish is not None and self.built >= self.skill.complete:
            return self._finish(finish)
        look = self._look()
        if look is not None:
            return Choice(look, words.reason("looks"))
        if not self._affords():
            end = first(self.moves, building.EndTurn)
            if end is not None:
                return Choice(end, words.reason("turn"))
        return self._next_tile(finish)

    def _look(self) -> AnyMove | None:
        """A pile that it has not looked at yet: with half a ship one knows what to ask (GT-2.7)."""
        if self.built < HALF_BUILT or self.yard.hurry or len(self.me.seen) >= self.skill.looks:
            return None
        piles = [move for move in self.moves if isinstance(move, building.Look)]
        return next((move for move in piles if move.pile not in self.me.seen), None)

    def _affords(self) -> bool:
        """Building in turns: whether a tile that is taken can be put as well (GT-2.14)."""
        return self.view.turn is None or self.me.points >= TAKE_COST + PUT_COST

    def _next_tile(self, finish: AnyMove | None) -> Choice:
        gain, move = self._lying_open()
        draw = first(self.moves, building.TakeFaceDown) if self._affords() else None
        blind = self._blind() if draw is not None else 0.0
        enough = self.skill.patience * self.built + self._haste()
        if move is not None and gain >= max(enough, blind):
            tile = move.tile  # type: ignore[union-attr]
            return Choice(move, words.about("takes", tile))
        if draw is not None and blind >= enough:
            return Choice(draw, words.reason("draws"))
        left = self._aside()
        if left is not None:
            return left
        if finish is not None:
            return self._finish(finish)
        end = first(self.moves, building.EndTurn)
        if end is not None:
            return Choice(end, words.reason("turn"))
        if self.timed:
            return Choice(None, words.reason("done"))
        return Choice(draw or self.moves[0], words.reason("draws"))

    def _haste(self) -> float:
        """How much more a tile must bring because somebody is about to be faster."""
        squares = len(board(self.ship.board).squares)
        built = [len(player.ship.components) / squares for player in self.view.players if not player.number]
        racing = self.built >= NEARLY and sum(share >= NEARLY for share in built) > 1
        return FIRST * class_number(self.view.ship_class) if racing else 0.0

    def _lying_open(self) -> tuple[float, AnyMove | None]:
        """The tile lying open (or aside, here or elsewhere) that does most for the ship."""
        if not self._affords():
            return 0.0, None
        offers = [move for move in self.moves if isinstance(move, building.TakeFaceUp | building.TakeAside | Snatch)]
        could = sorted(((self._ideals[move.tile], number) for number, move in enumerate(offers)), reverse=True)
        best: tuple[float, AnyMove | None] = (0.0, None)
        tried = 0
        for hope, number in could:
            if tried == SHORTLIST or hope < best[0]:
                break
            move = offers[number]
            found = self._best(move.tile, self._places(move.tile))
            if found is None:
                continue
            tried += 1
            gain = found[0]
            if isinstance(move, building.TakeAside):
                if self._better_later(move.tile, gain):
                    continue
                gain += LOST * self.yard.hurry
            if gain > best[0]:
                best = gain, move
        return best

    def _aside(self) -> Choice | None:
        """What lies aside at the end is lost: better anywhere than nowhere (GT-2.6)."""
        if not self._affords():
            return None
        for move in self.moves:
            if isinstance(move, building.TakeAside):
                found = self._best(move.tile, self._places(move.tile))
                if found is not None and found[0] > -LOST:
                    return Choice(move, words.about("takes", move.tile))
        return None

    def _blind(self) -> float:
        """What a tile does on the average that nobody has seen yet."""
        unseen = self._unseen()
        if not unseen:
            return 0.0
        gains = [max(0.0, self._ideals[tile]) for tile in unseen]
        ways = growth(self.ship, self.ship.faces(), self.options.boxes).ways
        return min(1.0, ways / CHOICE) * USUAL * sum(gains) / len(gains)

    def _unseen(self) -> list[str]:
        """The tiles that may lie face down."""
        seen = {tile for tile in self.view.heap if tile not in ("", HIDDEN)}
        for player in self.view.players:
            seen.update(part.tile for part in player.ship.components.values())
            seen.update(player.aside)
        return [tile for tile in heap(*self.options.boxes) if tile not in seen]

    def _finish(self, finish: AnyMove) -> Choice:
        fastest = all(not player.number for player in self.view.players)
        return Choice(finish, words.reason("finishes-first" if fastest else "finishes"))


def _holds(ship: Ship, tile: str, place: Square, turn: int) -> bool:
    bigger = copy_ship(ship)
    bigger.put(place, Component(tile, turn))
    return bool(bigger.joined(place))
