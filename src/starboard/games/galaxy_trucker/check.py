"""What must hold at any moment of a game: for tests and fuzzing."""

from __future__ import annotations

from collections import Counter

from starboard.games.galaxy_trucker.flight import check as flight_check
from starboard.games.galaxy_trucker.flight.check import check_ship
from starboard.games.galaxy_trucker.rounds import decks
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.buyer import room_aside
from starboard.games.galaxy_trucker.ship.tiles import FACES, heap
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team import check as team_check


def check(state: State) -> None:
    """Raise ``AssertionError`` when something can't be."""
    assert Counter(_tiles(state)) == Counter(heap(*state.options.boxes)), "a tile of the heap is missing or there twice"
    held = state.cards
    everywhere = [card for pile in (*held.box.values(), *held.piles, held.deck, held.used, held.gone) for card in pile]
    assert Counter(everywhere) == Counter(card for cards in decks(state.options).values() for card in cards), (
        "a card is missing"
    )
    numbers = [player.number for player in state.players if player.number]
    assert len(set(numbers)) == len(numbers), "two players have the same number"
    for player in state.players:
        assert len(player.aside) <= room_aside(player.ship), "too many tiles set aside"
        assert player.hand is None or player.looking is None, "somebody looks at cards with a tile in hand"
        assert player.credits >= 0 or state.options.debts, "debts"
        if state.phase in ("ready", "building", "numbers"):
            strict = state.options.building == "strict"
            whole = player.ship.part_count() <= legality.parts_allowed(player.ship)
            legal = legality.is_legal(player.ship, building=True) if strict else whole
            assert legal, "an illegal ship"
        elif state.phase in ("crew", "insurance"):
            check_ship(player.ship)
            assert legality.is_legal(player.ship) or state.options.players_check, "an illegal ship is made ready"
    if state.phase == "flight":
        flight_check.check(state)
    if state.team is not None:
        team_check.check(state)


def _tiles(state: State) -> list[str]:
    found = [*state.face_down.values(), *state.face_up, *state.boxed]
    for player in state.players:
        found += [component.tile for component in player.ship.components.values()]
        found += [*player.aside, *player.lost, *player.tray]
        if player.hand is not None:
            found.append(player.hand.tile)
    return [tile for tile in found if FACES[tile][0].kind != "start-cabin"]
