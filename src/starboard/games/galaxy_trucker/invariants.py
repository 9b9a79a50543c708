"""What must hold at any moment of a game: for tests and fuzzing."""

from __future__ import annotations

from collections import Counter

from starboard.core.agenda import Question
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.breaking import ChoosePiece
from starboard.games.galaxy_trucker.setup import decks
from starboard.games.galaxy_trucker.ship import cabins, legality
from starboard.games.galaxy_trucker.ship.perks import pack, supply
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import FACES, heap
from starboard.games.galaxy_trucker.state import State, Team


def check(state: State) -> None:
    """Raise ``AssertionError`` when something can't be."""
    assert Counter(_tiles(state)) == Counter(heap(*state.options.boxes)), "a tile of the heap is missing or there twice"
    held = state.cards
    piles = (*held.box.values(), *held.piles, *held.gone.values(), held.deck, held.used)
    everywhere = [card for pile in piles for card in pile]
    assert Counter(everywhere) == Counter(card for cards in decks(state.options).values() for card in cards), (
        "a card is missing"
    )
    numbers = [player.number for player in state.players if player.number]
    assert len(set(numbers)) == len(numbers), "two players have the same number"
    for player in state.players:
        assert len(player.aside) <= player.room_aside, "too many tiles set aside"
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
        check_flight(state)
    if state.team is not None:
        check_team(state, state.team)


def _tiles(state: State) -> list[str]:
    found = [*state.face_down.values(), *state.face_up.values(), *state.boxed]
    for player in state.players:
        found += [component.tile for component in player.ship.components.values()]
        found += [*player.aside, *player.lost, *player.tray]
        if player.hand is not None:
            found.append(player.hand.tile)
    return [tile for tile in found if FACES[tile][0].kind != "start-cabin"]


def check_flight(state: State) -> None:
    """What must hold after every move of a flight."""
    flight = state.flight
    assert flight is not None, "a flight phase without a flight"
    question = flight.agenda[-1]
    assert isinstance(question, Question), f"the table waits for a step that asks nobody: {question}"
    waits = any(player.repairing for player in state.players)
    assert question.seats(state) or waits, "nobody is asked"
    for seat in question.seats(state):
        assert state.players[seat].flying or waits, "a ship that gave up is asked"
        assert question.moves(state, seat), f"no answer to {question}"
    spaces = [player.position % track.SPACES for player in state.players if player.flying]
    assert len(spaces) == len(set(spaces)), "two rockets on one space"
    for seat, player in enumerate(state.players):
        broken = player.repairing or (isinstance(question, ChoosePiece) and question.seat == seat)
        check_ship(player.ship, broken=broken)
        assert player.credits >= 0 or state.options.debts, "debts"
        assert not set(player.lost) & {component.tile for component in player.ship.components.values()}


def check_ship(ship: Ship, *, broken: bool = False) -> None:
    """One piece, and everything aboard where it may be. ``broken``: the owner is choosing a piece just now."""
    assert broken or len(ship.pieces()) <= 1, "a ship in two pieces"
    for place, number in ship.batteries.items():
        face = ship.face(place)
        assert face.cells, f"a token in a {face.kind}"
        assert 0 < number <= face.cells, "wrong number of tokens"
    for place, number in ship.humans.items():
        face = ship.face(place)
        assert 0 < number <= cabins.seats(ship, place), f"{number} humans in a {face.kind}"
        assert place not in ship.aliens or ship.leeway.beside_aliens, "a human shares with an alien"
    for place, number in ship.asleep.items():
        assert 0 < number <= ship.face(place).capacity, "wrong number of sleepers"
    for place, alien in ship.aliens.items():
        assert broken or alien in ship.supported(place), "an alien without life support"
    assert len(set(ship.aliens.values())) == len(ship.aliens), "two aliens of one colour"
    for place, goods in ship.goods.items():
        assert goods, "an empty hold is remembered"
        assert ship.room(place) >= 0, "a hold is overfull"
        assert all(ship.holds(place, good) for good in goods), f"{goods} in a {ship.face(place).kind}"


def check_team(state: State, team: Team) -> None:
    """What must hold of the support team."""
    hired = [one.card for cards in team.hired for one in cards]
    everywhere = [*team.deck, *team.gone, *team.laid, *hired, *(card for dealt in team.dealt for card in dealt)]
    assert Counter(everywhere) == Counter(pack(state.options.big_expansion)), "a specialist is missing or there twice"
    for seat, chosen in enumerate(team.chosen):
        assert not chosen or chosen in team.dealt[seat], "a card was chosen that was not dealt"
    assert (state.phase == "team") == bool(team.asks), "a window is open and nobody is asked"
    for player in state.players:
        laid = Counter(overlay.token for overlay in player.ship.overlays)
        for token, number in laid.items():
            assert number <= supply(token), f"too many tokens: {token}"
        for overlay in player.ship.overlays:
            marks = overlay.token.startswith("marker-")
            assert marks or overlay.square in player.ship.components, f"a token on nothing: {overlay}"
        assert 2 * len(player.ship.wires) <= supply("wireless"), "too many wireless links"
