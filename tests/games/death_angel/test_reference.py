"""The attack phase and the movement box against a second, independent implementation."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from tests.games.death_angel.scenes import EVENT, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.cards import MARINE_NAMES, SYMBOLS

SIDES = "LR"


@dataclass
class Group:
    cards: list[str]
    attacked: bool = False


@dataclass
class Row:
    """A position: a Marine, his facing, and the groups left and right of him."""

    marine: str
    facing: str
    sides: dict[str, list[Group]] = field(default_factory=lambda: {"L": [], "R": []})
    terrain: list[str] = field(default_factory=list)


def together(some: list[Group], others: list[Group]) -> list[Group]:
    """DA-12.2, at a collision: what has attacked is one group, what has not is another."""
    if not some or not others:
        return some or others
    result = []
    for attacked in (True, False):
        cards = [card for group in some + others if group.attacked == attacked for card in group.cards]
        if cards:
            result.append(Group(cards, attacked))
    return result


def close_up(rows: list[Row], k: int) -> None:
    """DA-11.3, DA-11.4: the smaller part moves, the lower one if equal; the row's contents go to who comes."""
    above, below = k, len(rows) - k - 1
    gap = rows.pop(k)
    if not rows:
        return
    upper_moves = below == 0 or (above > 0 and above < below)
    heir = rows[k - 1] if upper_moves else rows[k]
    for side in SIDES:
        heir.sides[side] = together(gap.sides[side], heir.sides[side])
    heir.terrain += gap.terrain


def attack_phase(rows: list[Row], dice: list[int]) -> list[tuple[str, str, int]]:
    """DA-8.1, DA-8.2, DA-8.7: (place, Marine, size) of each attack."""
    log: list[tuple[str, str, int]] = []
    while True:
        waiting = [
            (position, side, group)
            for position, row in enumerate(rows)
            for side in SIDES
            for group in row.sides[side]
            if not group.attacked
        ]
        if not waiting:
            return log
        position, side, group = waiting[0]
        group.attacked = True
        log.append((f"{side}{position + 1}", rows[position].marine, len(group.cards)))
        if dice.pop(0) <= len(group.cards):
            close_up(rows, position)
            if not rows:
                return log


def position(chance: random.Random) -> list[Row]:
    rows = [Row(marine, chance.choice("<>")) for marine in chance.sample(MARINE_NAMES, chance.randint(2, 10))]
    deck = [symbol for symbol in SYMBOLS for _ in range(9)]
    chance.shuffle(deck)
    for row in rows:
        for side in SIDES:
            if chance.random() < 0.45:
                row.sides[side] = [Group([deck.pop() for _ in range(chance.randint(1, 3))])] if len(deck) > 6 else []
    for terrain in ("door", "corridor", "artefact", "dark-corner", "spore-chimney"):
        chance.choice(rows).terrain.append(terrain)
    return rows


def scene_of(rows: list[Row], attacked: bool, event: str) -> Scene:
    """The same position for the engine; Terrain lies on the right."""
    return Scene(
        " ".join(row.marine + row.facing for row in rows),
        players="green | yellow | blue | red | purple | grey",
        swarms={
            f"{side}{n}": " ".join(group.cards)
            for n, row in enumerate(rows, 1)
            for side in SIDES
            for group in row.sides[side]
        },
        terrain={terrain: f"R{n}" for n, row in enumerate(rows, 1) for terrain in row.terrain},
        blips=(1, 1),
        attacked=attacked,
        event=event,
    )


def groups_of(rows: list[Row]) -> dict[str, list[list[str]]]:
    return {
        f"{side}{n}": sorted(sorted(group.cards) for group in row.sides[side])
        for n, row in enumerate(rows, 1)
        for side in SIDES
        if row.sides[side]
    }


def groups_in(scene: Scene) -> dict[str, list[list[str]]]:
    places = [f"{side}{n}" for n in range(1, 13) for side in SIDES]
    return {place: sorted(sorted(g.split()) for g in scene.groups(place)) for place in places if scene.groups(place)}


MOVING_EVENTS = {
    ("adjacent", "head"): "stalking-from-the-shadows",
    ("adjacent", "tail"): "gun-jam",
    ("adjacent", "claws"): "secret-route",
    ("flank", "claws"): "outnumbered",
    ("flank", "head"): "evasion",
}
"""Events that only move swarms when there is no Terrain and all teams attacked."""


def moved(rows: list[Row], kind: str, symbol: str) -> dict[str, list[str]]:
    """DA-9.15 to DA-9.20: every swarm's destination on the situation before the box, then all at once."""
    there: dict[str, list[str]] = {}
    for n, row in enumerate(rows, 1):
        behind = "R" if row.facing == "<" else "L"
        for side in SIDES:
            for group in row.sides[side]:
                to = f"{side}{n}"
                if symbol in group.cards:
                    next_ = n + 1 if side == "L" else n - 1
                    if kind == "adjacent" and 1 <= next_ <= len(rows):
                        to = f"{side}{next_}"
                    else:
                        to = f"{behind}{n}"
                there.setdefault(to, []).extend(group.cards)
    return {place: sorted(cards) for place, cards in there.items()}


@pytest.mark.parametrize("seed", range(150))
@pytest.mark.clause("DA-8.1", "DA-8.2", "DA-8.7", "DA-11.3", "DA-11.4", "DA-11.12", "DA-12.2")
def test_the_genestealer_attack_phase(seed: int) -> None:
    chance = random.Random(seed)
    rows = position(chance)
    scene = scene_of(rows, attacked=False, event="psychic-assault")
    dice = [chance.choice([0, 2, 3, 4, 5, 5]) for _ in range(40)]
    log = attack_phase(rows, dice[:])
    # The last Marine is named by Psychic Assault without a question: one more roll, which he survives.
    scene.fight(*dice[: len(log)], *([5] if len(rows) == 1 else []))
    assert [(e.place, e.marine, e.size) for e in scene.happened(events.DefenceRolled)] == log
    assert scene.lost == (not rows)
    if len(rows) > 1:
        assert scene.phase == EVENT
        assert scene.formation == " ".join(row.marine + row.facing for row in rows)
        assert groups_in(scene) == groups_of(rows)
        assert scene.terrain == {terrain: f"R{n}" for n, row in enumerate(rows, 1) for terrain in row.terrain}


@pytest.mark.parametrize("seed", range(150))
@pytest.mark.clause("DA-9.15", "DA-9.16", "DA-9.17", "DA-9.18", "DA-9.19", "DA-9.20")
def test_the_movement_box(seed: int) -> None:
    chance = random.Random(1000 + seed)
    rows = position(chance)
    for row in rows:
        row.terrain.clear()
    (kind, symbol), event = chance.choice(list(MOVING_EVENTS.items()))
    scene = scene_of(rows, attacked=True, event=event)
    scene.to_event()
    assert {place: sorted(cards.split()) for place, cards in scene.swarms.items()} == moved(rows, kind, symbol)
