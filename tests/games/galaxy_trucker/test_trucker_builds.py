"""The trucker at the heap: small positions whose answer can be told from the rules, and what it never does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME, Builders, ship_of

from starboard.bots.levels import LevelBot
from starboard.core.bot import Choice
from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.moves.building import Flip, Put, TakeFaceUp, TakeNumber
from starboard.games.galaxy_trucker.seen import HIDDEN
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import OFF, board, square
from starboard.games.galaxy_trucker.ship.ship import Component
from starboard.games.galaxy_trucker.ship.tiles import FACES, REAR
from starboard.games.galaxy_trucker.state import Hand, Player, State
from starboard.games.galaxy_trucker.trucker.danger import lines, loose_without
from starboard.games.galaxy_trucker.trucker.growth import growth
from starboard.games.galaxy_trucker.trucker.outlook import outlook
from starboard.games.galaxy_trucker.trucker.player import Trucker
from starboard.lab.drive import play_out


def choose(state: State, seat: int = 0, level: str = "hard", luck: int = 0) -> Choice:
    """What a trucker in this seat would do."""
    moves = GAME.moves(state, seat)
    return Trucker(level).choose(GAME, GAME.view(state, seat), state.options, moves, Seeded(luck))


def holding(tile: str, *parts: tuple[str, int, int, int], source: str = "face-down") -> Builders:
    """A table of class I at which the first player has these components and this tile in hand."""
    table = Builders(rounds="I")
    player = table.player(0)
    player.ship = ship_of("I", *parts)
    for spot, lying in list(table.state.face_down.items()):
        if lying == tile or lying in {part[0] for part in parts}:
            del table.state.face_down[spot]
    player.hand = Hand(tile, source)  # type: ignore[arg-type]
    return table


def test_a_ship_without_an_engine_gets_one_that_shuts_no_square() -> None:
    """An engine blows to the rear and needs the square behind it free (GT-3.5): best where there is none."""
    move = choose(holding("T066", ("T016", 7, 8, 0)).state).move
    assert isinstance(move, Put)
    assert FACES["T066"][move.turn].exhaust == REAR
    assert board("I").neighbours[square(move.row, move.column)][REAR] == OFF


def test_an_engine_that_lies_open_is_taken_before_any_beam() -> None:
    table = Builders(rounds="I")
    beam, engine = "T050", "T066"
    for spot, tile in list(table.state.face_down.items()):
        if tile in (beam, engine):
            table.state.face_up[spot] = table.state.face_down.pop(spot)
    assert choose(table.state).move == TakeFaceUp(engine)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_what_was_taken_from_those_lying_open_is_put(level: str) -> None:
    """Else it would be taken and returned for ever."""
    table = holding("T050", source="face-up")
    table.wait(90)
    for luck in range(8):
        assert isinstance(choose(table.state, level=level, luck=luck).move, Put)


def test_who_has_finished_lets_the_others_hurry() -> None:
    table = Builders(rounds="I")
    table.finish(0, 1)
    table.wait(90)
    assert choose(table.state).move == Flip()


def test_a_ship_that_cannot_grow_is_finished() -> None:
    """A cabin whose four sides are shut by components without a further connector: nothing can be added."""
    shut = [tile for tile, faces in FACES.items() if faces[0].kind == "battery" and faces[0].connectors == (0, 0, 0, 3)]
    parts = [(shut[0], 7, 8, 0), (shut[1], 7, 6, 2)]
    table = Builders(rounds="I")
    ship = table.player(0).ship = ship_of("I", *parts)
    caps = [
        (tile, turn)
        for tile, faces in FACES.items()
        for turn, face in enumerate(faces)
        if face.connectors.count(0) == 3 and face.kind in ("life-support", "cargo-hold")
    ]
    for row, side in ((6, 2), (8, 0)):
        tile, turn = next(cap for cap in caps if FACES[cap[0]][cap[1]].connectors[side])
        caps = [cap for cap in caps if cap[0] != tile]
        ship.put(square(row, 7), Component(tile, turn))
    assert legality.is_legal(ship)
    assert growth(ship, ship.faces(), ("base",)).open == 0
    assert isinstance(choose(table.state).move, TakeNumber)


def test_half_a_ship_is_enough_to_ask_what_is_coming() -> None:
    """Hard looks at one pile and puts it back (GT-2.7); easy looks at none."""
    state, seen = GAME.new(GAME.Options(rounds="I"), 2, Seeded(3)), list[int]()

    def look(state: State) -> None:
        if state.phase == "flight":
            seen[:] = [len(player.seen) for player in state.players]

    # Everybody decides every three seconds, as at the web table: there is time for half a ship.
    play_out(GAME, state, [Trucker("hard"), Trucker("easy")], Seeded(3), pace=1.5, after=look)
    assert seen == [1, 0]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("options", [{}, {"expansion": "abe", "sequence": "IIIB"}], ids=["base", "abe"])
def test_nobody_puts_what_the_rules_forbid(level: str, options: dict[str, Any]) -> None:
    """Where a table lets people build as they like, all ships are sound all the same (GT-3.9)."""
    chance = Seeded(7)
    state = GAME.new(GAME.Options(rounds="I", building="classic", support_team=False, **options), 3, chance)
    faulty = list[Player]()

    def look(state: State) -> None:
        if state.phase == "building":
            faulty.extend(player for player in state.players if not legality.is_legal(player.ship))

    play_out(GAME, state, [Trucker(level)] * 3, chance, after=look)
    assert not faulty


def test_an_easy_trucker_takes_its_time_and_a_hard_one_does_not() -> None:
    state = Builders(rounds="I").state
    waits = [choose(state, level=level, luck=luck).move is None for level in ("easy", "hard") for luck in range(60)]
    assert 15 <= sum(waits[:60]) <= 45
    assert not any(waits[60:])


def test_without_a_clock_nobody_waits() -> None:
    table = Builders(rounds="I")
    table.wait(90)
    for luck in range(20):
        assert choose(table.state, level="easy", luck=luck).move is not None


# --- what it goes by -------------------------------------------------------------------------------------------------


def test_lines_come_as_often_as_dice_name_them() -> None:
    often = {line: share for line, _start, share in lines("I", 0)}
    assert often[7] == pytest.approx(6 / 36)
    assert often[5] == pytest.approx(4 / 36)
    assert sum(often.values()) == pytest.approx(1)


def test_what_hangs_on_one_joint_falls_off_with_it() -> None:
    """A row of three beside the start cabin: without the middle one the last falls, without the first both do."""
    row = [
        (tile, turn)
        for tile, faces in FACES.items()
        for turn in (0, 1)
        if faces[turn].connectors[1]
        and faces[turn].connectors[3]
        and faces[0].kind in ("cabin", "battery", "cargo-hold")
    ]
    ship = ship_of("II")
    for column in (8, 9):
        for tile, turn in row:
            placed = {part.tile for part in ship.components.values()}
            if tile not in placed and (square(7, column), turn) in legality.placements(ship, tile, strict=True):
                ship.put(square(7, column), Component(tile, turn))
                break
    assert len(ship.components) == 3
    assert loose_without(ship, ship.faces()) == {square(7, 8): 1}


def test_cards_that_were_seen_are_sure_and_the_others_share_the_rest() -> None:
    table = Builders(rounds="I")
    table.player(0).seen = [1]
    view = GAME.view(table.state, 0)
    ahead = outlook(view, table.state.options)
    sure = {card.id for card, often in ahead.cards if often == 1.0}
    assert sure == {card for card in view.piles[0] if card != HIDDEN}
    assert sum(often for _card, often in ahead.cards) == pytest.approx(ahead.left)
    assert ahead.left == 8


def test_a_gun_that_fires_across_squares_of_the_board_leaves_less_room() -> None:
    """On 7,8 to the right it shuts one square, on 6,7 forward as well, but the row behind that stays open."""
    cannon = next(tile for tile, faces in FACES.items() if faces[0].kind == "cannon" and faces[0].connectors[2] == 3)
    bare, armed = ship_of("I"), ship_of("I", (cannon, 6, 7, 0))
    assert growth(armed, armed.faces(), ("base",)).room <= growth(bare, bare.faces(), ("base",)).room - 2


def test_a_level_is_the_trucker_of_that_level() -> None:
    state = Builders(rounds="I").state
    for level in ("easy", "normal", "hard"):
        given = GAME, GAME.view(state, 0), state.options, GAME.moves(state, 0)
        assert LevelBot(level).choose(*given, Seeded(1)) == Trucker(level).choose(*given, Seeded(1))
