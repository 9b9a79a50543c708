"""A ship as plain state, and what the rules ask of it.

``components`` says what lies where; figures, tokens and cubes are kept by square and only where there are any. All
values are immutable, so copying a ship is copying a few small dictionaries.

*Joined* is the physical thing (GT-3.3): it holds the ship together. *Connected* is what effects ask for: joined, or
linked by switchboards and wireless tokens (ABE-3.3.7). Nothing else reaches further than one join.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starboard.core.copying import copier
from starboard.games.galaxy_trucker.cards import RANK
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, Board, Square, board
from starboard.games.galaxy_trucker.ship.perks import NONE, Leeway, Perk, leeway
from starboard.games.galaxy_trucker.ship.tiles import CABINS, FACES, Face, Side
from starboard.games.galaxy_trucker.ship.tokens import Overlay

JOINS = tuple(tuple(a != 0 and b != 0 and (a == b or 3 in (a, b)) for b in range(4)) for a in range(4))
"""``JOINS[a][b]``: whether two touching sides are joined (GT-3.3)."""

FITS = tuple(tuple(JOINS[a][b] or a == b == 0 for b in range(4)) for a in range(4))
"""``FITS[a][b]``: whether two touching sides may touch at all (GT-3.2)."""


class Component(msgspec.Struct, frozen=True):
    """A tile on a ship, turned by quarters clockwise."""

    tile: str
    turn: int = 0


class Ship(msgspec.Struct, kw_only=True):
    """One player's ship."""

    board: str
    components: dict[Square, Component] = {}
    humans: dict[Square, int] = {}
    aliens: dict[Square, str] = {}
    batteries: dict[Square, int] = {}
    goods: dict[Square, tuple[str, ...]] = {}
    changed: dict[Square, Face] = {}
    """Components that are something else than their tile says, on this ship only."""
    wires: tuple[tuple[Square, Square], ...] = ()
    """Pairs of components that count as connected without being joined (ABE-9.3)."""
    active: tuple[Square, ...] = ()
    """Crewbot stations that are active for the rest of the card (ABE-3.5.1)."""
    drained: tuple[Square, ...] = ()
    """Solar panels that have given their power on this card (ABE-3.1.2)."""
    perks: tuple[Perk, ...] = ()
    """Abilities of specialists that work for this ship in this round, such as ``welder.a`` (ABE-7.2)."""
    overlays: tuple[Overlay, ...] = ()
    """Tokens of specialists; what they make of components is in ``changed``."""
    asleep: dict[Square, int] = {}
    """Sleepers in stasis chambers: no crew until they are woken (BX-2.2)."""
    specialty: str = ""
    """What the cyan alien is good at, whether aboard or not any more (BX-2.8)."""
    cyan: bool = False
    """Whether there are cyan aliens in this game: else a shared life support serves brown and purple (ABE-3.4.4)."""

    @property
    def plan(self) -> Board:
        """The board the ship is built on."""
        return board(self.board)

    @property
    def leeway(self) -> Leeway:
        """What the owner's specialists let this ship do beyond the rules."""
        return leeway(self.perks) if self.perks else NONE

    # --- components ---------------------------------------------------------------------------------------

    def face(self, place: Square) -> Face:
        """What lies on this square, as rules see it. Raises ``KeyError`` for an empty square."""
        if place in self.changed:
            return self.changed[place]
        component = self.components[place]
        return FACES[component.tile][component.turn]

    def faces(self) -> dict[Square, Face]:
        """What lies on every square that is not empty: for whoever asks about the whole ship."""
        faces = {place: FACES[component.tile][component.turn] for place, component in self.components.items()}
        faces.update(self.changed)
        return faces

    def places(self, *kinds: str) -> list[Square]:
        """The squares that hold a component of these kinds, sorted."""
        return sorted(place for place in self.components if self.face(place).kind in kinds)

    def neighbour(self, place: Square, side: Side) -> Square:
        """The square of the component that touches this side, or :data:`OFF`."""
        other = board(self.board).neighbours[place][side]
        return other if other in self.components else OFF

    def joined(self, place: Square) -> list[Square]:
        """The components joined to this one (GT-3.3)."""
        components, face = self.components, self.face
        connectors = face(place).connectors
        neighbours = board(self.board).neighbours[place]
        found = []
        for side in range(4):
            other = neighbours[side]
            if other in components and JOINS[connectors[side]][face(other).connectors[side ^ 2]]:
                found.append(other)
        return found

    def connected(self, place: Square) -> list[Square]:
        """The components connected to this one: joined, wired, or members of one network (ABE-3.3.7)."""
        near = self._linked(place)
        face = self.face
        network = [other for other in (place, *near) if face(other).kind == "switchboard"]
        if not network:
            return near
        members = {place, *near}
        for switchboard in network:  # grows while it is walked
            for other in self._linked(switchboard):
                members.add(other)
                if other not in network and face(other).kind == "switchboard":
                    network.append(other)
        members.remove(place)
        return sorted(members)

    def _linked(self, place: Square) -> list[Square]:
        """The components joined to this one or wired to it."""
        near = self.joined(place)
        for one, other in self.wires:
            if place in (one, other):
                far = other if place == one else one
                if far in self.components and far not in near:
                    near.append(far)
        return near

    def pieces(self) -> list[list[Square]]:
        """What an owner can go on with (GT-3.4): the parts that joins hold together, where two hulls count as one."""
        parts = self.parts()
        return parts if len(board(self.board).hulls) == 1 else self._by_hull(parts)

    def part_count(self) -> int:
        """In how many parts the ship is; two hulls, each whole in itself, count as one (BX-5.3)."""
        parts = self.parts()
        return len(parts) - max(0, len({self._hull(part) for part in parts}) - 1)

    def parts(self) -> list[list[Square]]:
        """The parts that joins hold together, each sorted, the one with the lowest square first."""
        faces, neighbours = self.faces(), board(self.board).neighbours
        found: set[Square] = set()
        pieces = []
        for first in sorted(faces):
            if first in found:
                continue
            found.add(first)
            piece = [first]
            for place in piece:  # grows while it is walked
                connectors, around = faces[place].connectors, neighbours[place]
                for side in (0, 1, 2, 3):
                    other = around[side]
                    if (
                        other in faces
                        and other not in found
                        and JOINS[connectors[side]][faces[other].connectors[side ^ 2]]
                    ):
                        found.add(other)
                        piece.append(other)
            pieces.append(sorted(piece))
        return pieces

    def _by_hull(self, pieces: list[list[Square]]) -> list[list[Square]]:
        """Two hulls count as one ship (BX-5.3): what to go on with if a hull is broken, one hull at a time.

        Such a piece of a hull comes with all that the other hull is made of; its own squares stand first.
        """
        by_hull: dict[int, list[list[Square]]] = {}
        for piece in pieces:
            by_hull.setdefault(self._hull(piece), []).append(piece)
        for number, own in sorted(by_hull.items()):
            if len(own) > 1:
                others = (piece for other, found in by_hull.items() if other != number for piece in found)
                rest = sorted(place for piece in others for place in piece)
                return [piece + rest for piece in own]
        return [sorted(place for piece in pieces for place in piece)] if pieces else []

    def _hull(self, piece: list[Square]) -> int:
        """The number of the hull a piece belongs to; the first one for what lies between them (ABE-9.2)."""
        hulls = board(self.board).hulls
        return next((number for number, hull in enumerate(hulls) if not hull.isdisjoint(piece)), 0)

    def keepable(self, pieces: list[list[Square]]) -> list[list[Square]]:
        """The pieces an owner may go on with: none without a cabin while another has one (GT-3.10, GT-6.18)."""
        cabins = [piece for piece in pieces if any(self.face(place).kind in CABINS for place in piece)]
        return cabins or pieces

    def parts_to_keep(self) -> list[list[Square]]:
        """The pieces to choose from where the ship has fallen apart; empty while it holds together."""
        pieces = self.pieces()
        return self.keepable(pieces) if len(pieces) > 1 else []

    def exposed(self) -> int:
        """The number of exposed connectors (GT-3.8)."""
        faces, neighbours = self.faces(), board(self.board).neighbours
        count = 0
        for place, face in faces.items():
            connectors = face.connectors
            for side, other in enumerate(neighbours[place]):
                if connectors[side] and other not in faces:
                    count += 1
        return count

    def put(self, place: Square, component: Component) -> None:
        """Lay a component on an empty square."""
        self.components[place] = component
        if self.perks or self.overlays:
            tokens.refit(self)

    def remove(self, places: Sequence[Square]) -> list[str]:
        """Take components off with all that is on them (GT-6.12). The names of their tiles, in that order.

        What else falls off is for the caller to ask: :meth:`pieces`, then :meth:`stranded`.
        """
        tiles = []
        for place in places:
            tiles.append(self.components.pop(place).tile)
            for contents in (self.humans, self.aliens, self.batteries, self.goods, self.changed, self.asleep):
                contents.pop(place, None)
            if place in self.active:
                self.active = tuple(other for other in self.active if other != place)
        if self.perks or self.overlays:
            tokens.lose(self, places)
        if self.wires:
            self.wires = tuple(pair for pair in self.wires if not set(pair) - self.components.keys())
        return tiles

    # --- crew, tokens, cubes ------------------------------------------------------------------------------

    @property
    def crew(self) -> int:
        """Humans and aliens, each 1 (GT-6.16)."""
        return sum(self.humans.values()) + len(self.aliens)

    @property
    def human_crew(self) -> int:
        """Humans alone: a ship without any cannot fly (GT-9.1)."""
        return sum(self.humans.values())

    def has_alien(self, colour: str) -> bool:
        """Whether an alien of this colour is aboard."""
        return colour in self.aliens.values()

    def has_specialist(self, specialty: str) -> bool:
        """Whether a cyan alien of this specialty is aboard."""
        return self.specialty == specialty and self.has_alien("cyan")

    def supported(self, place: Square) -> list[str]:
        """The colours of aliens that can live in this cabin (GT-5.4), sorted. Never any in a start cabin."""
        if self.face(place).kind != "cabin":
            return []
        return sorted({colour for other in self.connected(place) for colour in self._serves(other)})

    def _serves(self, place: Square) -> tuple[str, ...]:
        """The colours of aliens that a component keeps alive."""
        face = self.face(place)
        shared = face.kind == "shared-life-support" and not self.cyan
        return ("brown", "purple") if shared else face.aliens

    def stranded(self) -> list[Square]:
        """The cabins whose alien has no life support any more (GT-6.13)."""
        return sorted(place for place, colour in self.aliens.items() if colour not in self.supported(place))

    @property
    def tokens(self) -> int:
        """Battery tokens aboard."""
        return sum(self.batteries.values())

    def cargo(self) -> list[str]:
        """All cubes aboard, by square."""
        return [good for place in sorted(self.goods) for good in self.goods[place]]

    def hides(self, place: Square) -> bool:
        """Whether a cube can be hidden in this component, which is no hold (ABE-9.14)."""
        return bool(self.perks) and self.face(place).kind in self.leeway.nooks

    def room(self, place: Square) -> int:
        """Free containers of a hold."""
        face = self.face(place)
        return face.normal + face.special + self.hides(place) - len(self.goods.get(place, ()))

    def holds(self, place: Square, good: str) -> bool:
        """Whether this component can take such a cube at all: red needs a special container (GT-4.7)."""
        face = self.face(place)
        if self.hides(place):
            return good in self.leeway.nook_goods
        return face.special > 0 or (face.normal > 0 and (good != "red" or self.leeway.red_anywhere))

    def takes(self, place: Square, good: str) -> bool:
        """Whether a container for such a cube is free; red cubes leave ordinary containers alone."""
        if not self.room(place) or not self.holds(place, good):
            return False
        if good != "red" or self.leeway.red_anywhere:
            return True
        return self.goods.get(place, ()).count("red") < self.face(place).special

    def stores(self) -> list[Square]:
        """The components that can hold any cubes, sorted."""
        return sorted(place for place in self.components if self.holds(place, "blue"))

    def stow(self, place: Square, good: str) -> None:
        """Put a cube into a hold."""
        goods = (*self.goods.get(place, ()), good)
        self.goods[place] = tuple(sorted(goods, key=RANK.__getitem__))

    def unload(self, place: Square, good: str) -> None:
        """Take a cube out of a hold."""
        left = list(self.goods[place])
        left.remove(good)
        if left:
            self.goods[place] = tuple(left)
        else:
            del self.goods[place]

    # --- power, weapons (ABE-3) ---------------------------------------------------------------------------

    def sources(self, *devices: Square) -> list[Square]:
        """Where the power for one use of these devices can come from: tokens, and panels connected to one of them.

        A panel gives power once on a card (ABE-3.1.2), and only to what it is connected to (ABE-3.1.3).
        """
        return sorted(self.batteries) + self.panels(*devices)

    def panels(self, *devices: Square) -> list[Square]:
        """The solar panels that can still power one of these devices on this card."""
        face, drained = self.face, self.drained
        found = {
            other
            for device in devices
            for other in self.connected(device)
            if face(other).kind == "solar-panel" and other not in drained
        }
        return sorted(found)

    def can_power(self, *devices: Square) -> bool:
        """Whether there is power for one use of these devices."""
        return bool(self.batteries) or bool(self.panels(*devices))

    def stations(self) -> list[Square]:
        """Crewbot stations that are not active and could be (ABE-3.5.1)."""
        return [place for place in self.places("crewbot-station") if place not in self.active and self.can_power(place)]

    def bots(self) -> int:
        """Active crewbots (ABE-3.5.2)."""
        return sum(self.face(place).capacity for place in self.active)

    def crew_on(self, place: Square) -> int:
        """Awake crew on this component: humans, an alien, active crewbots."""
        bots = self.face(place).capacity if place in self.active else 0
        return self.humans.get(place, 0) + (place in self.aliens) + bots

    def armed(self) -> list[Square]:
        """The components whose crew is armed: connected to an armory (ABE-3.7.1), sorted."""
        armories = self.places("armory")
        crewed = self.humans.keys() | self.aliens.keys() | set(self.active)
        return sorted({other for armory in armories for other in self.connected(armory) if other in crewed})

    def fighting_crew(self) -> int:
        """The crew's size when crews are compared: active bots count, the armed count double (ABE-3.7.3)."""
        return self.crew + self.bots() + sum(self.crew_on(place) for place in self.armed())

    def defended(self) -> list[Square]:
        """The components that stop an intruder: defense systems, and armed crew (ABE-3.6.1, ABE-3.7.5), sorted."""
        return sorted({*self.places("defense-system"), *self.armed()})


copy_ship = copier(Ship)
"""An independent copy of a ship."""
