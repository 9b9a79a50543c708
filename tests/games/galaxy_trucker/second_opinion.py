"""Another reading of the flight: GT-6 to GT-10 written a second time, plainly, and without the engine's code.

It takes tiles and cards as data and asks for choices and dice from outside. A test plays flights with the engine and
then puts the same dice and choices in here: whatever was asked, and all that is left at the end, must be the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from starboard.games.galaxy_trucker.cards import cards
from starboard.games.galaxy_trucker.tiles import Tile, tiles

Spot: TypeAlias = tuple[int, int]
"""Row and column."""
Answer: TypeAlias = tuple[Any, ...]
"""A choice: a word and what it is about, such as ``("spend", 7, 8)``."""

NAMES = ("front", "right", "rear", "left")
VALUE = {"red": 4, "yellow": 3, "green": 2, "blue": 1}
REWARDS = {"I": (1, 5), "II": (2, 8), "III": (3, 11), "IIIA": (3, None)}
"""The number of a class and the most that its lost components cost (GT-10.2, GT-10.5)."""


@dataclass
class Vessel:
    """A ship and its owner."""

    name: str
    parts: dict[Spot, tuple[str, int]]
    """Tile and quarter turns."""
    humans: dict[Spot, int] = field(default_factory=dict)
    aliens: dict[Spot, str] = field(default_factory=dict)
    tokens: dict[Spot, int] = field(default_factory=dict)
    goods: dict[Spot, list[str]] = field(default_factory=dict)
    position: int = 0
    credits: int = 0
    lost: int = 0
    flying: bool = True

    def tile(self, spot: Spot) -> Tile:
        return tiles()[self.parts[spot][0]]

    def kinds(self, *kinds: str) -> list[Spot]:
        return [spot for spot in self.parts if self.tile(spot).kind in kinds]

    def faces(self, spot: Spot, names: str | Iterable[str] | None) -> set[int]:
        """Printed sides as directions on the board."""
        given = () if names is None else (names,) if isinstance(names, str) else names
        return {(NAMES.index(name) + self.parts[spot][1]) % 4 for name in given}

    def connector(self, spot: Spot, side: int) -> int:
        return self.tile(spot).connectors[(side - self.parts[spot][1]) % 4]

    def beside(self, spot: Spot, side: int) -> Spot:
        """The neighbouring square. On IIIA the printed rows rise towards the front."""
        down = -1 if self.name == "IIIA" else 1
        row, column = spot
        return [(row - down, column), (row, column + 1), (row + down, column), (row, column - 1)][side]

    def joined(self, spot: Spot) -> set[Spot]:
        found = set()
        for side in range(4):
            other = self.beside(spot, side)
            if other in self.parts:
                ours, theirs = self.connector(spot, side), self.connector(other, (side + 2) % 4)
                if ours and theirs and (ours == theirs or 3 in (ours, theirs)):
                    found.add(other)
        return found

    def pieces(self) -> list[set[Spot]]:
        found: list[set[Spot]] = []
        for spot in self.parts:
            if not any(spot in piece for piece in found):
                piece, edge = {spot}, [spot]
                while edge:
                    new = self.joined(edge.pop()) - piece
                    piece |= new
                    edge += new
                found.append(piece)
        return found

    def exposed(self) -> int:
        return sum(
            self.connector(spot, side) > 0 and self.beside(spot, side) not in self.parts
            for spot in self.parts
            for side in range(4)
        )

    def crew(self) -> int:
        return sum(self.humans.values()) + len(self.aliens)

    def drop(self, spots: Iterable[Spot]) -> None:
        for spot in list(spots):
            del self.parts[spot]
            self.lost += 1
            for contents in (self.humans, self.aliens, self.tokens, self.goods):
                contents.pop(spot, None)

    def dismiss(self, cabin: Spot) -> None:
        """One figure leaves a cabin."""
        if self.aliens.pop(cabin, None) is None:
            take_one(self.humans, cabin)


def take_one(contents: dict[Spot, int], spot: Spot) -> None:
    contents[spot] -= 1
    if not contents[spot]:
        del contents[spot]


@dataclass
class Opinion:
    """A flight of some cards."""

    ships: list[Vessel]
    choose: Callable[[int, list[Answer]], Answer]
    """Who is asked, and the answers there are."""
    die: Callable[[], int]

    def order(self) -> list[int]:
        """Leader first (GT-6.2)."""
        flying = [seat for seat, ship in enumerate(self.ships) if ship.flying]
        return sorted(flying, key=lambda seat: -self.ships[seat].position)

    def fly(self, deck: list[str]) -> None:
        """All cards, what comes between them, and the settlement."""
        for ship in self.ships:
            ship.flying = bool(ship.humans)  # GT-5.7
        for number, code in enumerate(deck, start=1):
            if not self.order():
                break
            card: Any = cards()[code]
            getattr(self, card.kind)(card)
            self.after_card(last=number == len(deck))
        self.settle()

    def after_card(self, *, last: bool) -> None:
        """GT-8.24: who must give up, all looked up at one time, then who wants to."""
        order = self.order()
        ahead = max((self.ships[seat].position for seat in order), default=0)
        for seat in order:
            ship = self.ships[seat]
            ship.flying = bool(ship.humans) and ahead - ship.position <= 40
        for seat in self.order() if not last else ():
            self.ships[seat].flying = self.choose(seat, [("fly_on",), ("give_up",)]) == ("fly_on",)

    def settle(self) -> None:
        """GT-10."""
        order = self.order()
        fewest = min((self.ships[seat].exposed() for seat in order), default=0)
        for seat, ship in enumerate(self.ships):
            number, cap = REWARDS[ship.name]
            worth = sum(VALUE[good] for goods in ship.goods.values() for good in goods)
            if ship.flying:
                ship.credits += number * (4 - order.index(seat)) + worth + 2 * number * (ship.exposed() == fewest)
            else:
                ship.credits += (worth + 1) // 2
            ship.credits = max(0, ship.credits - (ship.lost if cap is None else min(cap, ship.lost)))

    # --- what cards do with ships ------------------------------------------------------------------------

    def days(self, seat: int, number: int) -> None:
        """GT-6.3."""
        ship, step = self.ships[seat], 1 if number > 0 else -1
        taken = {other.position % 40 for other in self.ships if other.flying and other is not ship}
        for _ in range(abs(number)):
            ship.position += step
            while ship.position % 40 in taken:
                ship.position += step

    def pick(self, seat: int, word: str, spots: Iterable[Spot], *, free: bool) -> Spot:
        """One of some squares; asked only where it makes a difference."""
        found = sorted(spots)
        if len(found) == 1 or not free:
            return found[0]
        row, column = self.choose(seat, [(word, *spot) for spot in found])[1:]
        return row, column

    def pay(self, seat: int) -> None:
        """GT-4.6."""
        tokens = self.ships[seat].tokens
        take_one(tokens, self.pick(seat, "spend", tokens, free=True))

    def device(self, seat: int, spots: list[Spot], otherwise: str) -> Spot | None:
        """Power one of some devices, if the owner has a token and wants to (GT-6.7)."""
        if not spots or not self.ships[seat].tokens:
            return None
        answer = self.choose(seat, [*(("power", *spot) for spot in spots), (otherwise,)])
        if answer == (otherwise,):
            return None
        self.pay(seat)
        return answer[1:]

    def power(self, seat: int, what: str) -> float:
        """GT-6.5, GT-6.6: ``engine`` or ``cannon``."""
        ship = self.ships[seat]
        doubles, used = ship.kinds(f"double_{what}"), list[Spot]()
        while (found := self.device(seat, [spot for spot in doubles if spot not in used], "enough")) is not None:
            used.append(found)
        total = 0.0
        for spot in (*ship.kinds(what), *used):
            ahead = what == "engine" or ship.faces(spot, ship.tile(spot).barrel) == {0}
            total += (2 if spot in used else 1) * (1.0 if ahead else 0.5)
        friend = "brown" if what == "engine" else "purple"
        return total + 2 if total and friend in ship.aliens.values() else total

    def lose_crew(self, seat: int, number: int) -> None:
        """GT-6.9."""
        ship = self.ships[seat]
        for left in range(min(number, ship.crew()), 0, -1):
            cabins = ship.humans.keys() | ship.aliens.keys()
            ship.dismiss(self.pick(seat, "lose_crew", cabins, free=left < ship.crew()))

    def lose_goods(self, seat: int, number: int) -> None:
        """GT-6.10."""
        ship = self.ships[seat]
        for left in range(number, 0, -1):
            aboard = [good for goods in ship.goods.values() for good in goods]
            if aboard:
                dear = max(aboard, key=VALUE.__getitem__)
                holds = [spot for spot, goods in ship.goods.items() if dear in goods]
                self.unload(ship, self.pick(seat, "lose_good", holds, free=left < aboard.count(dear)), dear)
            elif ship.tokens:
                free = left < sum(ship.tokens.values())
                take_one(ship.tokens, self.pick(seat, "spend", ship.tokens, free=free))

    @staticmethod
    def unload(ship: Vessel, hold: Spot, good: str) -> None:
        ship.goods[hold].remove(good)
        if not ship.goods[hold]:
            del ship.goods[hold]

    def load(self, seat: int, goods: Iterable[str]) -> None:
        """GT-6.11."""
        ship, bay = self.ships[seat], list(goods)
        holds = ship.kinds("cargo_hold", "special_cargo_hold")
        while holds:
            answers: list[Answer] = [("loaded",)]
            for hold in holds:
                special, aboard = ship.tile(hold).kind == "special_cargo_hold", ship.goods.get(hold, [])
                if len(aboard) < ship.tile(hold).capacity:
                    answers += [("stow", good, *hold) for good in set(bay) if special or good != "red"]
                answers += [("unload", good, *hold) for good in set(aboard)]
            answer = self.choose(seat, answers)
            if answer == ("loaded",):
                return
            word, good, *hold_at = answer
            spot = (hold_at[0], hold_at[1])
            if word == "stow":
                bay.remove(good)
                ship.goods.setdefault(spot, []).append(good)
            else:
                bay.append(good)
                self.unload(ship, spot, good)

    def destroy(self, seat: int, spot: Spot) -> None:
        """GT-6.18."""
        ship = self.ships[seat]
        ship.drop([spot])
        pieces = ship.pieces()
        if len(pieces) > 1:
            cabins = set(ship.kinds("cabin", "start_cabin"))
            kept = [piece for piece in pieces if piece & cabins] or pieces
            keep = self.pick(seat, "keep", [min(piece) for piece in kept], free=True)
            ship.drop(ship.parts.keys() - next(piece for piece in kept if keep in piece))
        for cabin, alien in list(ship.aliens.items()):
            if not any(alien in ship.tile(other).aliens for other in ship.joined(cabin)):
                del ship.aliens[cabin]

    def roll(self) -> int:
        return self.die() + self.die()

    def hits(self, hits: Iterable[Any], seats: list[int]) -> None:
        """GT-7.2."""
        for hit in hits:
            line = self.roll()
            for seat in seats:
                self.hit(seat, hit.hit, NAMES.index(hit.side), line)

    def hit(self, seat: int, kind: str, side: int, line: int) -> None:
        """GT-7.14."""
        ship = self.ships[seat]
        met = [spot for spot in ship.parts if spot[side % 2 == 0] == line]
        if not met:
            return
        while len(met) > 1:  # whatever has another one of the line on that side is not met first
            met = [spot for spot in met if not any(self.shades(ship, other, spot, side) for other in met)]
        (target,) = met
        if kind == "small_meteor" and not ship.connector(target, side):
            return
        found: list[Spot] = []
        if kind in ("small_meteor", "light_fire"):
            found = [spot for spot in ship.kinds("shield") if side in ship.faces(spot, ship.tile(spot).guards)]
        elif kind == "large_meteor":
            reach = 0 if side == 0 else 1
            found = [
                spot
                for spot in ship.kinds("cannon", "double_cannon")
                if side in ship.faces(spot, ship.tile(spot).barrel) and abs(spot[side % 2 == 0] - line) <= reach
            ]
            if any(not ship.tile(spot).cost for spot in found):
                return
        if self.device(seat, found, "brace") is None:
            self.destroy(seat, target)

    @staticmethod
    def shades(ship: Vessel, other: Spot, spot: Spot, side: int) -> bool:
        """Whether another component of the line lies nearer to that side."""
        step = ship.beside((0, 0), side)
        along = 0 if side % 2 == 0 else 1
        return (other[along] - spot[along]) * step[along] > 0

    # --- the twelve kinds of card ------------------------------------------------------------------------

    def open_space(self, _card: Any) -> None:
        for seat in self.order():
            power = self.power(seat, "engine")
            self.ships[seat].flying = power > 0
            self.days(seat, int(power))

    def stardust(self, _card: Any) -> None:
        for seat in reversed(self.order()):
            self.days(seat, -self.ships[seat].exposed())

    def meteoric_swarm(self, card: Any) -> None:
        self.hits(card.meteors, self.order())

    def planets(self, card: Any) -> None:
        free, landed = list(range(1, len(card.planets) + 1)), list[int]()
        for seat in self.order():
            answer = self.choose(seat, [*(("land", planet) for planet in free), ("pass",)]) if free else ("pass",)
            if answer[0] == "land":
                free.remove(answer[1])
                landed.append(seat)
                self.load(seat, card.planets[answer[1] - 1])
        for seat in reversed([seat for seat in self.order() if seat in landed]):
            self.days(seat, -card.days)

    def visit(self, card: Any, *, gives_crew: bool) -> None:
        for seat in self.order():
            if self.ships[seat].crew() >= card.crew and self.choose(seat, [("take",), ("pass",)]) == ("take",):
                if gives_crew:
                    self.lose_crew(seat, card.crew)
                self.reward(seat, card)
                return

    def abandoned_ship(self, card: Any) -> None:
        self.visit(card, gives_crew=True)

    def abandoned_station(self, card: Any) -> None:
        self.visit(card, gives_crew=False)

    def reward(self, seat: int, card: Any) -> None:
        self.ships[seat].credits += card.reward.credits
        if card.reward.goods:
            self.load(seat, card.reward.goods)
        self.days(seat, -card.days)

    def enemy(self, card: Any) -> None:
        beaten = []
        for seat in self.order():
            power = self.power(seat, "cannon")
            if power > card.strength:
                if self.choose(seat, [("take",), ("pass",)]) == ("take",):
                    self.reward(seat, card)
                break
            if power < card.strength:
                beaten.append(seat)
                for penalty in card.penalties:
                    self.suffer(seat, penalty, shots=False)
        for penalty in card.penalties if beaten else ():
            self.hits(penalty.shots, beaten)

    smugglers = slavers = pirates = enemy

    def suffer(self, seat: int, penalty: Any, *, shots: bool = True) -> None:
        if penalty.lose == "days":
            self.days(seat, -penalty.amount)
        elif penalty.lose == "crew":
            self.lose_crew(seat, penalty.amount)
        elif penalty.lose == "goods":
            self.lose_goods(seat, penalty.amount)
        elif shots:
            self.hits(penalty.shots, [seat])

    def combat_zone(self, card: Any) -> None:
        for line in card.lines if len(self.order()) > 1 else ():
            order = self.order()
            if line.criterion == "crew":
                values = [float(self.ships[seat].crew()) for seat in order]
            else:
                values = [self.power(seat, line.criterion.removesuffix("s")) for seat in order]
            self.suffer(order[values.index(min(values))], line.penalty)

    def epidemic(self, _card: Any) -> None:
        for seat in self.order():
            ship = self.ships[seat]
            cabins = ship.humans.keys() | ship.aliens.keys()
            for cabin in [cabin for cabin in cabins if ship.joined(cabin) & cabins]:
                ship.dismiss(cabin)

    def sabotage(self, _card: Any) -> None:
        order = self.order()
        victim = min(order, key=lambda seat: (self.ships[seat].crew(), order.index(seat)))
        for _ in range(3 if len(order) > 1 else 0):
            column, row = self.roll(), self.roll()
            if (row, column) in self.ships[victim].parts:
                self.destroy(victim, (row, column))
                return
