"""Another reading of the flight: GT-6 to GT-10 and ABE-3 to ABE-6 written a second time, without the engine's code.

It takes tiles, cards and dice tables as data and asks for choices and dice from outside. A test plays flights with the
engine and then puts the same dice and choices in here: whatever was asked, and all that is left at the end, must be the
same. Not here: specialists, the first Big Expansion, Hazardous Sectors, insurance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, TypeAlias

from starboard.games.galaxy_trucker.cards import cards
from starboard.games.galaxy_trucker.ship.boards import Cylinder, board
from starboard.games.galaxy_trucker.ship.tiles import Tile, tiles

Spot: TypeAlias = tuple[int, int]
"""Row and column."""
Answer: TypeAlias = tuple[Any, ...]
"""A choice: a word and what it is about, such as ``("spend", 7, 8)``."""

NAMES = ("front", "right", "rear", "left")
VALUE = {"red": 4, "yellow": 3, "green": 2, "blue": 1}
REWARDS = {
    "I": (1, 5),
    "II": (2, 8),
    "III": (3, 11),
    "IIIA": (3, None),
    "IIB": (2, None),
    "IIIB": (3, None),
    "IV": (4, None),
}
"""The number of a class and the most that its lost components cost (GT-10.2, GT-10.5)."""
WIDTH = 9
"""Columns of the cylinder (ABE-4.2.1)."""
BOTS = 4


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
    awake: set[Spot] = field(default_factory=set, compare=False)
    """Crewbot stations that are active on this card."""
    drained: set[Spot] = field(default_factory=set, compare=False)
    """Solar panels used on this card."""

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

    @property
    def rearwards(self) -> int:
        """What a row nearer to the rear adds: on IIIA the printed rows fall."""
        return -1 if self.name == "IIIA" else 1

    @property
    def cylinder(self) -> Cylinder | None:
        return board(self.name).cylinder

    def beside(self, spot: Spot, side: int) -> Spot:
        """The neighbouring square."""
        row, column = spot
        row += {0: -self.rearwards, 2: self.rearwards}.get(side, 0)
        column += {1: 1, 3: -1}.get(side, 0)
        return (row, (column - 1) % WIDTH + 1) if self.cylinder else (row, column)

    def joined(self, spot: Spot) -> set[Spot]:
        """GT-3.3."""
        found = set()
        for side in range(4):
            other = self.beside(spot, side)
            if other in self.parts:
                ours, theirs = self.connector(spot, side), self.connector(other, (side + 2) % 4)
                if ours and theirs and (ours == theirs or 3 in (ours, theirs)):
                    found.add(other)
        return found

    def connected(self, spot: Spot) -> set[Spot]:
        """ABE-3.3.7: joined, or members of one network of switchboards."""
        found = self.joined(spot)
        switchboards = set(self.kinds("switchboard"))
        for network in groups(switchboards, lambda one: self.joined(one) & switchboards):
            members = network.union(*map(self.joined, network))
            if spot in members:
                found |= members
        return found - {spot}

    def exposed(self) -> int:
        """GT-3.8."""
        return sum(
            self.connector(spot, side) > 0 and self.beside(spot, side) not in self.parts
            for spot in self.parts
            for side in range(4)
        )

    def crew(self) -> int:
        return sum(self.humans.values()) + len(self.aliens)

    def manned(self, spot: Spot) -> int:
        """Awake crew on a component, crewbots included."""
        return self.humans.get(spot, 0) + (spot in self.aliens) + BOTS * (spot in self.awake)

    def armed(self, spot: Spot) -> bool:
        """ABE-3.7.1."""
        return any(self.tile(other).kind == "armory" for other in self.connected(spot))

    def defended(self, spot: Spot) -> bool:
        """ABE-3.6.1, ABE-3.7.5."""
        return self.tile(spot).kind == "defense-system" or (self.manned(spot) > 0 and self.armed(spot))

    def sources(self, devices: Iterable[Spot]) -> list[Spot]:
        """Batteries, and panels connected to one of the devices (ABE-3.1)."""
        near = set[Spot]().union(*map(self.connected, devices))
        panels = {spot for spot in near if self.tile(spot).kind == "solar-panel"} - self.drained
        return sorted(self.tokens) + sorted(panels)

    def stations(self) -> list[Spot]:
        """Crewbots that could be woken up."""
        return [spot for spot in self.kinds("crewbot-station") if spot not in self.awake and self.sources([spot])]

    def pairs(self) -> int:
        """ABE-3.6.3: a maximum matching, tried out."""

        def most(left: list[Spot]) -> int:
            if len(left) < 2:
                return 0
            first, *rest = left
            partners = [other for other in rest if other in self.connected(first)]
            return max(most(rest), *(1 + most([one for one in rest if one != other]) for other in partners), 0)

        return most(self.kinds("defense-system"))

    def drop(self, spots: Iterable[Spot]) -> None:
        for spot in list(spots):
            del self.parts[spot]
            self.lost += 1
            self.awake.discard(spot)
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


def groups(spots: Iterable[Spot], near: Callable[[Spot], set[Spot]]) -> list[set[Spot]]:
    """The groups in which everything is near something else of the group."""
    found: list[set[Spot]] = []
    for spot in spots:
        if not any(spot in group for group in found):
            group, edge = {spot}, [spot]
            while edge:
                new = near(edge.pop()) - group
                group |= new
                edge += new
            found.append(group)
    return found


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
            for ship in self.ships:
                ship.awake, ship.drained = set(), set()
            card: Any = cards()[code]
            getattr(self, card.kind.replace("-", "_"))(card)
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
            self.ships[seat].flying = self.choose(seat, [("fly-on", False), ("give-up",)]) == ("fly-on", False)

    def settle(self) -> None:
        """GT-10."""
        order = self.order()
        fewest = min((self.ships[seat].exposed() for seat in order), default=0)
        for seat, ship in enumerate(self.ships):
            number, cap = REWARDS[ship.name.partition(":")[0]]
            worth = sum(VALUE[good] for goods in ship.goods.values() for good in goods)
            if ship.flying:
                ship.credits += number * (4 - order.index(seat)) + worth + 2 * number * (ship.exposed() == fewest)
            else:
                ship.credits += (worth + 1) // 2
            ship.credits = max(0, ship.credits - (ship.lost if cap is None else min(cap, ship.lost)))

    # --- choices -----------------------------------------------------------------------------------------

    def pick(self, seat: int, word: str, spots: Iterable[Spot], *, free: bool = True) -> Spot:
        """One of some squares; asked only where it makes a difference."""
        found = sorted(spots)
        if len(found) == 1 or not free:
            return found[0]
        row, column = self.choose(seat, [(word, *spot) for spot in found])[1:]
        return row, column

    def pick_or_not(self, seat: int, word: str, spots: Sequence[Spot], otherwise: str) -> Spot | None:
        """One of some squares, or none; asked where there are any."""
        answer = self.choose(seat, [*((word, *spot) for spot in spots), (otherwise,)]) if spots else (otherwise,)
        return None if answer == (otherwise,) else (answer[1], answer[2])

    def pay(self, seat: int, *devices: Spot) -> None:
        """GT-4.6, ABE-3.1.1."""
        ship = self.ships[seat]
        source = self.pick(seat, "spend", ship.sources(devices))
        if source in ship.tokens:
            take_one(ship.tokens, source)
        else:
            ship.drained.add(source)

    def device(self, seat: int, spots: Iterable[Spot], otherwise: str) -> Spot | None:
        """Power one of some devices, if the owner can and wants to (GT-6.7)."""
        ready = [spot for spot in spots if self.ships[seat].sources([spot])]
        found = self.pick_or_not(seat, "power", ready, otherwise)
        if found is not None:
            self.pay(seat, found)
        return found

    def wake(self, seat: int, stations: Callable[[], list[Spot]], otherwise: str) -> bool:
        """Wake one station of crewbots up, or do not."""
        found = self.device(seat, stations(), otherwise)
        if found is not None:
            self.ships[seat].awake.add(found)
        return found is not None

    # --- what cards do with ships ------------------------------------------------------------------------

    def days(self, seat: int, number: int) -> None:
        """GT-6.3."""
        ship, step = self.ships[seat], 1 if number > 0 else -1
        taken = {other.position % 40 for other in self.ships if other.flying and other is not ship}
        for _ in range(abs(number)):
            ship.position += step
            while ship.position % 40 in taken:
                ship.position += step

    def power(self, seat: int, what: str) -> float:
        """GT-6.5, GT-6.6, ABE-3.6: ``engine`` or ``cannon``."""
        ship = self.ships[seat]
        doubles, used = ship.kinds(f"double-{what}"), list[Spot]()
        while (found := self.device(seat, [spot for spot in doubles if spot not in used], "enough")) is not None:
            used.append(found)
        total = float(ship.pairs()) if what == "cannon" else 0.0
        for spot in (*ship.kinds(what), *used):
            ahead = what == "engine" or ship.faces(spot, ship.tile(spot).barrel) == {0}
            total += (2 if spot in used else 1) * (1.0 if ahead else 0.5)
        friend = "brown" if what == "engine" else "purple"
        return total + 2 if total and friend in ship.aliens.values() else total

    def muster(self, seat: int) -> float:
        """The size of a crew that is compared: bots count, the armed count double (ABE-3.5.2, ABE-3.7.3)."""
        ship = self.ships[seat]
        while self.wake(seat, ship.stations, "enough"):
            pass
        return float(sum(ship.manned(spot) * (2 if ship.armed(spot) else 1) for spot in ship.parts))

    def lose_crew(self, seat: int, number: int) -> None:
        """GT-6.9."""
        ship = self.ships[seat]
        for left in range(min(number, ship.crew()), 0, -1):
            cabins = ship.humans.keys() | ship.aliens.keys()
            ship.dismiss(self.pick(seat, "lose-crew", cabins, free=left < ship.crew()))

    def lose_goods(self, seat: int, number: int) -> None:
        """GT-6.10."""
        ship = self.ships[seat]
        for left in range(number, 0, -1):
            aboard = [good for goods in ship.goods.values() for good in goods]
            if aboard:
                dear = max(aboard, key=VALUE.__getitem__)
                holds = [spot for spot, goods in ship.goods.items() if dear in goods]
                self.unload(ship, self.pick(seat, "lose-good", holds, free=left < aboard.count(dear)), dear)
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
        holds = ship.kinds("cargo-hold", "special-cargo-hold")
        while holds:
            answers: list[Answer] = [("done-loading",)]
            for hold in holds:
                special, aboard = ship.tile(hold).kind == "special-cargo-hold", ship.goods.get(hold, [])
                if len(aboard) < ship.tile(hold).capacity:
                    answers += [("stow", good, *hold) for good in set(bay) if special or good != "red"]
                answers += [("unload", good, *hold) for good in set(aboard)]
            answer = self.choose(seat, answers)
            if answer == ("done-loading",):
                return
            word, good, row, column = answer
            if word == "stow":
                bay.remove(good)
                ship.goods.setdefault((row, column), []).append(good)
            else:
                bay.append(good)
                self.unload(ship, (row, column), good)

    def hire(self, seat: int, humans: int) -> None:
        """ABE-5.6."""
        ship = self.ships[seat]
        for _ in range(humans):
            cabins = [spot for spot in ship.kinds("cabin", "start-cabin") if spot not in ship.aliens]
            berths = [spot for spot in cabins if ship.humans.get(spot, 0) < 2]
            cabin = self.pick_or_not(seat, "hire", berths, "enough")
            if cabin is None:
                return
            ship.humans[cabin] = ship.humans.get(cabin, 0) + 1

    def destroy(self, seat: int, *spots: Spot) -> None:
        """GT-6.18."""
        ship = self.ships[seat]
        ship.drop(spots)
        pieces = groups(ship.parts, ship.joined)
        if len(pieces) > 1:
            cabins = set(ship.kinds("cabin", "start-cabin"))
            kept = [piece for piece in pieces if piece & cabins] or pieces
            keep = self.pick(seat, "keep", [min(piece) for piece in kept])
            ship.drop(ship.parts.keys() - next(piece for piece in kept if keep in piece))
        for cabin, alien in list(ship.aliens.items()):
            served = {one for other in ship.connected(cabin) for one in self.serves(ship.tile(other))}
            if alien not in served:
                del ship.aliens[cabin]

    @staticmethod
    def serves(tile: Tile) -> tuple[str, ...]:
        """ABE-3.4.4: without cyan aliens a shared life support is brown and purple."""
        return ("brown", "purple") if tile.kind == "shared-life-support" else tile.aliens

    # --- what comes from outside --------------------------------------------------------------------------

    def roll(self) -> int:
        return self.die() + self.die()

    def column(self, table: Cylinder) -> int:
        """ABE-4.2.3."""
        pair = sorted((self.die(), self.die()))
        return next(n for n, pairs in enumerate(table.columns, start=1) if pair in [sorted(one) for one in pairs])

    def aim(self, seats: Sequence[int], side: int) -> tuple[int, int]:
        """The line that dice name, and on a cylinder the column a side attack starts in, 0 for none yet."""
        table = self.ships[seats[0]].cylinder
        if table is None:
            return self.roll(), 0
        if side % 2 == 0:
            return self.column(table), 0
        line = self.die()
        return line, table.starts[self.die() - 1] if line in table.rows else 0

    def steer(self, seats: Sequence[int], side: int, *, crewed: bool = False) -> tuple[dict[int, int], int]:
        """Roll, and let ships shift the line for themselves (ABE-3.2, ABE-4.2.11, ABE-4.2.15)."""
        line, start = self.aim(seats, side)
        lines = {seat: self.thrust(seat, side, line, crewed=crewed) for seat in seats}
        table = self.ships[seats[0]].cylinder
        if table is not None and side % 2 and not start and any(one in table.rows for one in lines.values()):
            start = table.starts[self.die() - 1]
        return lines, start

    def thrust(self, seat: int, side: int, line: int, *, crewed: bool) -> int:
        ship, across = self.ships[seat], (side + 1) % 2
        while True:
            nozzles = {spot: ship.faces(spot, ship.tile(spot).nozzles) for spot in ship.kinds("thruster")}
            ready: dict[int, list[Spot]] = {}
            for way in (across, across + 2):
                found = [spot for spot, ways in nozzles.items() if way in ways]
                if crewed:
                    found = [spot for spot in found if any(ship.manned(other) for other in ship.connected(spot))]
                if found and ship.sources(found):
                    ready[way] = found
            useful = [spot for spot, ways in nozzles.items() if {across, across + 2} & ways]
            stations = ship.stations() if crewed else []
            if not ready and not any(set(useful) & ship.connected(station) for station in stations):
                return line
            answers: list[Answer] = [("thrust", NAMES[way]) for way in ready]
            answer = self.choose(seat, [*answers, *(("power", *one) for one in stations), ("hold-course",)])
            if answer[0] == "power":
                self.pay(seat, (answer[1], answer[2]))
                ship.awake.add((answer[1], answer[2]))
                continue
            if answer[0] == "thrust":
                way = NAMES.index(answer[1])
                self.pay(seat, *ready[way])
                step = {0: -ship.rearwards, 1: 1, 2: ship.rearwards, 3: -1}[way]
                line = (line + step - 1) % WIDTH + 1 if ship.cylinder and way % 2 else line + step
            return line

    def first_met(self, ship: Vessel, side: int, line: int, start: int) -> Spot | None:
        """GT-7.1, ABE-4.2.6."""
        if ship.cylinder is None or side % 2 == 0:
            met = [spot for spot in ship.parts if spot[side % 2 == 0] == line]
            along, step = side % 2, ship.beside((5, 5), side)
            return max(met, key=lambda spot: spot[along] * (step[along] - 5), default=None)
        place = (ship.cylinder.rows.get(line, 0), start)
        for _ in range(WIDTH):
            if place in ship.parts:
                return place
            place = ship.beside(place, (side + 2) % 4)
        return None

    def hits(self, hits: Iterable[Any], seats: Sequence[int]) -> None:
        """GT-7.2, ABE-5.4."""
        for hit in hits:
            side = NAMES.index(hit.side)
            lines, start = self.steer(seats, side)
            for kind in ("large-meteor", "small-meteor") if hit.hit == "double-meteor" else (hit.hit,):
                for seat in seats:
                    self.hit(seat, kind, side, lines[seat], start)

    def hit(self, seat: int, kind: str, side: int, line: int, start: int) -> None:
        """GT-7.14."""
        ship = self.ships[seat]
        target = self.first_met(ship, side, line, start)
        if target is None or side in ship.faces(target, ship.tile(target).armour):
            return
        bare = ship.connector(target, side) and ship.beside(target, side) not in ship.parts
        if kind == "small-meteor" and not bare:
            return
        found: list[Spot] = []
        if kind in ("small-meteor", "light-fire"):
            found = [spot for spot in ship.kinds("shield") if side in ship.faces(spot, ship.tile(spot).guards)]
        elif kind == "large-meteor":
            row = ship.cylinder.rows[line] if ship.cylinder and side % 2 else line
            cannons = ship.kinds("cannon", "double-cannon")
            found = [
                spot
                for spot in cannons
                if side in ship.faces(spot, ship.tile(spot).barrel) and abs(spot[side % 2 == 0] - row) <= (side != 0)
            ]
            if any(not ship.tile(spot).cost for spot in found):
                return
        if self.device(seat, found, "brace") is None:
            self.destroy(seat, target)

    # --- the kinds of card -------------------------------------------------------------------------------

    def open_space(self, _card: Any) -> dict[int, float]:
        power: dict[int, float] = {}
        for seat in self.order():
            power[seat] = self.power(seat, "engine")
            self.ships[seat].flying = power[seat] > 0
            self.days(seat, int(power[seat]))
        return power

    def mostly_open_space(self, card: Any) -> None:
        power = self.open_space(card)
        order = self.order()
        if order:
            self.hits(card.meteors, [max(order, key=power.__getitem__)])

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
                if card.planets[answer[1] - 1]:
                    self.load(seat, card.planets[answer[1] - 1])
                self.hire(seat, card.humans[answer[1] - 1] if card.humans else 0)
        for seat in reversed([seat for seat in self.order() if seat in landed]):
            self.days(seat, -card.days)

    def abandoned_ship(self, card: Any) -> None:
        self.visit(card, lambda seat: self.boards(seat, card))

    def abandoned_station(self, card: Any) -> None:
        self.visit(card, lambda seat: self.docks(seat, card))

    def visit(self, card: Any, wants: Callable[[int], bool]) -> None:
        """The first who wants to and, after any shots, still can and wants to (ABE-5.5)."""
        for seat in self.order():
            if not wants(seat):
                continue
            if card.shots:
                self.hits(card.shots, [seat])
                if not wants(seat):
                    continue
            if card.kind == "abandoned-ship":
                self.lose_crew(seat, card.crew)
            self.reward(seat, card)
            return

    def boards(self, seat: int, card: Any) -> bool:
        return self.ships[seat].crew() >= card.crew and self.choose(seat, [("take",), ("pass",)]) == ("take",)

    def docks(self, seat: int, card: Any) -> bool:
        """Active crewbots count where a crew is demanded (ABE-3.5.2)."""
        ship = self.ships[seat]
        while ship.crew() + BOTS * len(ship.awake) < card.crew:
            if ship.crew() + BOTS * (len(ship.awake) + self.wakeable(ship)) < card.crew:
                return False
            if not self.wake(seat, ship.stations, "pass"):
                return False
        return self.choose(seat, [("take",), ("pass",)]) == ("take",)

    @staticmethod
    def wakeable(ship: Vessel) -> int:
        """How many stations could be paid for: with a panel of their own, or with tokens."""

        def with_panels(left: list[Spot], used: frozenset[Spot]) -> int:
            if not left:
                return 0
            panels = set(ship.sources(left[:1])) - ship.tokens.keys() - used
            tried = (1 + with_panels(left[1:], used | {panel}) for panel in panels)
            return max(with_panels(left[1:], used), *tried, 0)

        stations = ship.stations()
        return min(len(stations), sum(ship.tokens.values()) + with_panels(stations, frozenset()))

    def reward(self, seat: int, card: Any) -> None:
        self.ships[seat].credits += card.reward.credits
        if card.reward.goods:
            self.load(seat, card.reward.goods)
        self.days(seat, -getattr(card, "days", 0))

    def enemy(self, card: Any) -> None:
        """Those of deck IV harm when the attack is over, one penalty after the other (ABE-5.3.0)."""
        beaten, tougher = list[int](), card.deck == "IV"
        for seat in self.order():
            power = self.power(seat, "cannon")
            if power > card.strength:
                if self.choose(seat, [("take",), ("pass",)]) == ("take",):
                    self.reward(seat, card)
                break
            if power < card.strength:
                beaten.append(seat)
                for penalty in () if tougher else card.penalties:
                    self.suffer(seat, penalty)
        for penalty in card.penalties if beaten else ():
            self.hits(penalty.shots, beaten)
            for seat in beaten if tougher else ():
                self.suffer(seat, penalty)

    smugglers = slavers = pirates = enemy

    def suffer(self, seat: int, penalty: Any) -> None:
        """What is lost; not the shots."""
        if penalty.lose == "days":
            self.days(seat, -penalty.amount)
        elif penalty.lose == "crew":
            self.lose_crew(seat, penalty.amount)
        elif penalty.lose == "goods":
            self.lose_goods(seat, penalty.amount)

    def combat_zone(self, card: Any) -> None:
        for line in card.lines if len(self.order()) > 1 else ():
            order = self.order()
            if line.criterion == "crew":
                values = [self.muster(seat) for seat in order]
            else:
                values = [self.power(seat, line.criterion.removesuffix("s")) for seat in order]
            worst = order[values.index(min(values))]
            self.suffer(worst, line.penalty)
            self.hits(line.penalty.shots, [worst])

    def epidemic(self, _card: Any) -> None:
        for seat in self.order():
            ship = self.ships[seat]
            cabins = ship.humans.keys() | ship.aliens.keys()
            for cabin in [cabin for cabin in cabins if ship.connected(cabin) & cabins]:
                ship.dismiss(cabin)

    def sabotage(self, _card: Any) -> None:
        order = self.order()
        if len(order) == 1:
            return
        crews = [self.muster(seat) for seat in order]
        victim = order[crews.index(min(crews))]
        table = self.ships[victim].cylinder
        for _ in range(3):
            column = self.roll() if table is None else self.column(table)
            row = self.roll() if table is None else table.rows.get(self.die(), 0)
            if (row, column) in self.ships[victim].parts:
                self.destroy(victim, (row, column))
                return

    def radiation_leak(self, card: Any) -> None:
        """ABE-5.9."""
        doomed: dict[int, set[Spot]] = {}
        for seat in self.order():
            ship = self.ships[seat]
            hot = {*ship.kinds("solar-panel"), *ship.tokens}
            links = {*hot, *ship.kinds("switchboard")}
            chains = groups(links, lambda spot, ship=ship, links=links: ship.connected(spot) & links)  # type: ignore[misc]
            worth = {spot: ship.tokens.get(spot, 0) + (ship.tile(spot).kind == "solar-panel") for spot in links}
            critical = [chain for chain in chains if sum(worth[spot] for spot in chain) >= card.threshold]
            doomed[seat] = set[Spot]().union(*critical)
            for cabin in [spot for spot in ship.parts if ship.manned(spot) and ship.connected(spot) & hot]:
                ship.dismiss(cabin)
        for seat, spots in doomed.items():
            if spots:
                self.destroy(seat, *spots)

    def intruder(self, card: Any) -> None:
        """ABE-6."""
        side = NAMES.index(card.side)
        lines, start = self.steer(self.order(), side, crewed=True)
        for seat, line in lines.items():
            ship = self.ships[seat]
            entry = self.first_met(ship, side, line, start)
            if entry is not None:
                self.visited(seat, card, entry, (side + 2) % 4)

    predator = commando = predator_pair = commando_pair = predator_commando = intruder

    def visited(self, seat: int, card: Any, entry: Spot, heading: int) -> None:
        ship = self.ships[seat]

        def armable() -> list[Spot]:
            return [spot for spot in ship.stations() if ship.armed(spot)]

        while not ship.defended(entry) and self.wake(seat, armable, "enough"):
            pass
        if ship.defended(entry):
            return
        hands = list(card.hands)
        if len(hands) > 1:
            first = self.choose(seat, [("walks-first", hand) for hand in hands])[1]
            hands.sort(key=lambda hand: hand != first)
        bombed, killed = set[Spot](), 0
        for hand in hands:
            bombs, died = self.walk(ship, card, entry, heading, hand)
            bombed |= bombs
            killed += died
        if bombed:
            self.destroy(seat, *bombed)
        for _ in range(killed):
            self.reward(seat, card)

    @staticmethod
    def walk(ship: Vessel, card: Any, spot: Spot, heading: int, hand: str) -> tuple[set[Spot], bool]:
        """The bombs it plants, and whether it dies (ABE-6.3)."""
        bombs = set[Spot]()
        left = -1 if hand == "left" else 1
        for step in range(1, sum(card.legs) + 1):
            if step > 1:
                ways = [(heading + turn) % 4 for turn in (left, 0, -left, 2)]
                open_ways = [way for way in ways if ship.beside(spot, way) in ship.joined(spot)]
                if open_ways:
                    heading = open_ways[0]
                    spot = ship.beside(spot, heading)
            if ship.defended(spot):
                return bombs, True
            if "predator" in card.kind:
                for contents in (ship.humans, ship.aliens, ship.tokens, ship.goods):
                    contents.pop(spot, None)
            if "commando" in card.kind and step in accumulate(card.legs):
                bombs.add(spot)
        return bombs, False
