"""Specialists who work before and while ships are built, and on the built ship (ABE-9)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.galaxy_trucker import frame
from tests.games.galaxy_trucker.building_helpers import GAME
from tests.games.galaxy_trucker.team_helpers import TeamTable, perks

from starboard.core.game import SPECTATOR
from starboard.games.galaxy_trucker.events.building import CardsSeen, LeftAside
from starboard.games.galaxy_trucker.events.team import (
    DrillOver,
    ExtraAdded,
    KeptBack,
    SpecialistPaid,
    TokenPlaced,
    WeldMoved,
)
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.moves.building import (
    EndTurn,
    KeepPiece,
    Lift,
    Look,
    Put,
    Remove,
    Return,
    SetAside,
    StopLooking,
    TakeFaceUp,
)
from starboard.games.galaxy_trucker.moves.team import (
    Cap,
    Decline,
    Drill,
    Fit,
    Pipe,
    Reweld,
    Snatch,
    Spot,
    Unfit,
    Universal,
    Use,
)
from starboard.games.galaxy_trucker.ship import legality, tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, board, square
from starboard.games.galaxy_trucker.ship.drawing import draw
from starboard.games.galaxy_trucker.ship.ship import Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FRONT, LEFT, REAR, RIGHT, tiles
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.team import planner


def ship(*parts: tuple[Any, ...], team: tuple[str, ...] = (), name: str = "II") -> Ship:
    """A ship with a start cabin on 7,7 and (tile, row, column, turn)."""
    built = Ship(board=name, perks=perks(*team))
    built.put(board(name).start, Component("T031"))
    for tile, row, column, *turn in parts:
        built.put(square(row, column), Component(tile, turn[0] if turn else 0))
    return built


# --- Architect -----------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.2", "ABE-7.9")
def test_architect_a_builds_one_component_outside_the_outline() -> None:
    """5,4 is no square of board II, but inside its rows 4-9 and columns 4-10."""
    game = TeamTable({0: ["architect.a"]})
    game.lay(0, ("T050", 7, 6), ("T051", 7, 5))
    assert square(7, 4) not in board("II").neighbours
    game.take(0, "T016")
    assert game.allowed(0, Put(7, 4, 2))
    assert Put(7, 4, 2) in GAME.moves(game.state, 0)
    assert game.refused(0, Put(7, 3, 2)) == "GT-2.4", "outside the grid"
    game.play(0, Put(7, 4, 2))
    assert legality.is_legal(game.ship(0))
    game.lay(0, ("T052", 7, 8), ("T110", 7, 9, 0))
    game.take(0, "T017")
    assert game.refused(0, Put(7, 10, 0)) == "ABE-9.2", "only one"
    game.play(0, Return())
    game.finish_all()
    assert game.ship(0).components[704].tile == "T016"
    assert game.ship(1).board == "II", "nobody else builds there"


@pytest.mark.clause("ABE-9.2")
def test_architect_a_with_two_outside_one_is_an_error() -> None:
    built = ship(
        ("T050", 7, 6), ("T051", 7, 5), ("T016", 7, 4, 2), ("T017", 6, 5, 1), team=("architect.a",), name="II~"
    )
    built.put(square(8, 5), Component("T024"))
    assert legality.trespassers(built) == []
    built.put(square(5, 5), Component("T001"))
    assert legality.trespassers(built) == [505, 704], "which one stays is for the owner to say"
    outside = [error for error in legality.errors(built) if error.square in (505, 704) and error.clause == "ABE-9.2"]
    assert [error.reason.id for error in outside] == ["galaxy-trucker-error-outside"] * 2
    for place in (505, 704):
        mended = copy_ship(built)
        mended.remove([place])
        assert legality.trespassers(mended) == []


@pytest.mark.clause("ABE-9.2")
def test_architect_a_on_a_closed_square_of_iiib() -> None:
    plan = board("IIIB:1-4")
    closed = sorted(plan.closed)[0]
    built = Ship(board="IIIB:1-4~", perks=("architect.a",))
    built.put(closed, Component("T050"))
    assert legality.trespassers(built) == []
    built.put(sorted(plan.closed)[1], Component("T051"))
    assert len(legality.trespassers(built)) == 2


@pytest.mark.clause("ABE-9.2")
def test_architect_a_must_not_join_two_hulls() -> None:
    plan = board("IIA~")
    assert len(plan.hulls) == 2
    left, right = plan.hulls
    bridge = next(
        place
        for place in sorted(plan.outside)
        if not left.isdisjoint(plan.neighbours[place]) and not right.isdisjoint(plan.neighbours[place])
    )
    built = Ship(board="IIA~", perks=("architect.a",))
    for other in plan.neighbours[bridge]:
        if other in left or other in right:
            built.put(other, Component("T031"))
    built.put(bridge, Component("T050"))
    joins = len(built.joined(bridge))
    assert ("ABE-9.2" in [error.clause for error in legality.errors(built)]) is (joins > 1)
    tokens.add(built, Overlay("universal", bridge))
    assert "ABE-9.2" in [error.clause for error in legality.errors(built)]


@pytest.mark.clause("ABE-9.2", "ABE-9.21")
@pytest.mark.parametrize("take", [True, False])
def test_architect_b_takes_the_bonus_after_building_or_waits(take: bool) -> None:
    game = TeamTable({0: ["architect"]})
    game.lay(0, ("T016", 7, 6, 2))
    game.finish_all()
    game.decline_until("payments")
    assert game.asked(0) == "architect"
    game.play(0, Use() if take else Decline())
    assert game.player(0).credits == (4 if take else 0), "the bonus of round 2 is 4"
    assert game.team.bonus_paid is take


@pytest.mark.clause("ABE-9.21")
def test_architect_b_ties_count_and_worse_ships_are_not_asked() -> None:
    even = TeamTable({0: ["architect"]})
    even.finish_all()
    assert even.window == "payments", "both ships have four exposed connectors"
    worse = TeamTable({0: ["architect"]})
    worse.lay(1, ("T016", 7, 6, 2))
    worse.finish_all()
    assert worse.state.phase == "flight"


# --- Assembler -----------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.3", "ABE-9.28")
def test_assembler_a_connects_a_cabin_with_a_far_life_support() -> None:
    """The cabin may then hold the alien: wires are laid before crews are placed."""
    game = TeamTable({0: ["assembler.a"]})
    game.lay(0, ("T039", 7, 8), ("T138", 7, 6, 2))
    assert game.ship(0).supported(708) == []
    game.finish_all()
    assert (game.window, game.asked(0)) == ("fittings", "assembler")
    game.play(0, Spot(7, 8))
    assert game.refused(0, Spot(7, 8)) == "ABE-9.3"
    game.play(0, Spot(7, 6))
    assert game.ship(0).wires == ((706, 708),)
    assert game.ship(0).supported(708) == ["purple"]
    assert game.state.phase == "crew"
    assert moves.House(7, 8, "purple") in GAME.moves(game.state, 0)


@pytest.mark.clause("ABE-9.3")
def test_assembler_a_holds_nothing_together_and_ends_with_a_component() -> None:
    wired = ship(("T050", 7, 8), ("T016", 7, 9))
    wired.wires = ((707, 709),)
    assert 709 in wired.connected(707)
    assert 709 not in wired.joined(707)
    wired.remove([708])
    assert len(wired.pieces()) == 2
    wired.remove([709])
    assert not wired.wires


@pytest.mark.clause("ABE-9.3", "ABE-9.28")
def test_assembler_b_plates_all_exposed_connectors_of_a_component() -> None:
    game = TeamTable({0: ["assembler"]})
    game.lay(0, ("T016", 7, 6, 2))
    game.finish_all()
    game.play(0, Decline())
    assert game.ship(0).exposed() == 3
    game.play(0, Spot(7, 7))
    built = game.ship(0)
    assert built.exposed() == 0
    assert built.face(707).connectors == (0, 0, 0, 3)
    assert built.face(707).armour == (FRONT, RIGHT, REAR)


@pytest.mark.clause("ABE-9.3")
def test_assembler_b_has_three_tokens() -> None:
    game = TeamTable({0: ["assembler"]})
    game.finish_all()
    assert game.state.phase == "flight", "a start cabin alone has four exposed connectors and no partner"


# --- Buyer, Saboteur A ---------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.5")
def test_buyer_a_sets_three_aside_and_loses_none() -> None:
    game = TeamTable({0: ["buyer.a"]})
    for tile in ("T016", "T017", "T018"):
        game.set_aside(0, tile)
    game.take(0, "T019")
    assert game.refused(0, SetAside()) == "GT-2.3"
    game.play(0, Return())
    game.take(0, "T016")
    assert game.refused(0, Return()) == "GT-2.6", "returning them needs B"
    game.play(0, SetAside())
    for tile in ("T020", "T021"):
        game.set_aside(1, tile)
    game.take(1, "T022")
    assert game.refused(1, SetAside()) == "GT-2.3", "others set two aside"
    game.play(1, Return())
    events = game.finish_all()
    assert [event.tiles for event in events if isinstance(event, KeptBack)] == [("T017", "T018", "T016")]
    assert [event.tiles for event in events if isinstance(event, LeftAside)] == [("T020", "T021")]
    assert game.player(0).lost == []
    assert "T016" in game.state.face_up.values()


@pytest.mark.clause("ABE-9.5")
def test_buyer_b_returns_what_was_set_aside() -> None:
    game = TeamTable({0: ["buyer"]})
    game.set_aside(0, "T016")
    game.take(0, "T016")
    game.play(0, Return())
    assert list(game.state.face_up.values()) == ["T016"]


@pytest.mark.clause("ABE-9.12")
def test_saboteur_a_takes_what_others_set_aside() -> None:
    game = TeamTable({0: ["saboteur.a"]})
    game.set_aside(1, "T016")
    assert Snatch(1, "T016") in GAME.moves(game.state, 0)
    assert game.refused(1, Snatch(0, "T017")) == "ABE-9.12"
    game.play(0, Snatch(1, "T016"))
    assert game.player(1).aside == []
    assert game.allowed(0, Return()), "as if it had lain face up"
    game.play(0, Put(7, 8, 0))


@pytest.mark.clause("ABE-9.5", "ABE-9.12")
def test_the_buyers_b_is_safe_from_the_saboteur() -> None:
    game = TeamTable({0: ["saboteur.a"], 1: ["buyer"]})
    game.set_aside(1, "T016")
    assert game.refused(0, Snatch(1, "T016")) == "ABE-9.12"
    half = TeamTable({0: ["saboteur.a"], 1: ["buyer.a"]})
    half.set_aside(1, "T016")
    assert half.allowed(0, Snatch(1, "T016")), "A alone does not protect"


# --- Deliveryman ---------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.6", "ABE-9.28")
def test_deliveryman_a_makes_a_component_something_else() -> None:
    game = TeamTable({0: ["deliveryman.a"]})
    game.lay(0, ("T001", 7, 8, 0))
    game.finish_all()
    assert game.window == "cures"
    assert game.refused(0, Fit("part-engine", 7, 8, 1)) == "ABE-9.6", "an engine points to the rear"
    game.play(0, Fit("part-cabin", 7, 8))
    built = game.ship(0)
    assert (built.face(708).kind, built.face(708).connectors) == ("cabin", (0, 0, 0, 3))
    assert built.humans == {707: 2, 708: 2}, "crews are placed afterwards"
    assert built.batteries == {}, "the battery is gone"


@pytest.mark.clause("ABE-9.6")
def test_deliveryman_a_needs_the_free_square_and_may_turn_the_start_component() -> None:
    game = TeamTable({0: ["deliveryman.a"]})
    game.lay(0, ("T016", 7, 8))
    game.finish_all()
    assert game.refused(0, Fit("part-cannon", 7, 7, RIGHT)) == "ABE-9.6"
    game.play(0, Fit("part-cannon", 7, 7, LEFT))
    assert game.ship(0).face(707).barrel == LEFT
    assert game.ship(0).humans == {}


@pytest.mark.clause("ABE-9.6", "ABE-9.29", "ABE-7.10")
def test_deliveryman_a_cures_an_error_before_the_repair() -> None:
    """The cannon T096 on 7,8 points to the rear at the hold on 8,8: as a cabin it is no error any more."""
    game = TeamTable({0: ["deliveryman.a"]}, building="classic")
    game.lay(0, ("T054", 8, 7), ("T016", 8, 8), ("T096", 7, 8, 2))
    assert [error.clause for error in legality.errors(game.ship(0))] == ["GT-3.6"]
    game.finish_all()
    assert game.window == "cures"
    game.play(0, Fit("part-cabin", 7, 8))
    assert game.state.phase == "flight", "nothing to repair"
    faulty = TeamTable({0: ["deliveryman.a"]}, building="classic")
    faulty.lay(0, ("T054", 8, 7), ("T016", 8, 8), ("T096", 7, 8, 2))
    faulty.finish_all()
    faulty.play(0, Decline())
    assert faulty.state.phase == "repair"
    faulty.play(0, Remove(8, 8))
    assert faulty.player(0).lost == ["T016"]


@pytest.mark.clause("ABE-9.6")
def test_deliveryman_b_lays_two_tokens_and_moves_them() -> None:
    game = TeamTable({0: ["deliveryman"]})
    game.lay(0, ("T016", 7, 8), ("T017", 7, 6, 2))
    game.play(0, Fit("part-cannon", 7, 8, FRONT))
    game.play(0, Fit("part-engine", 7, 6))
    assert game.refused(0, Fit("part-cabin", 7, 8)) == "ABE-9.6", "two at most while building"
    game.play(0, Fit("part-cannon", 7, 6, FRONT))
    assert game.ship(0).face(708).kind == "cargo-hold"
    assert game.ship(0).face(706).kind == "cannon", "the engine made room"
    game.play(0, Unfit("part-cannon"))
    assert game.ship(0).overlays == ()
    assert game.refused(0, Unfit("part-cannon")) == "ABE-9.6"
    game.play(0, Fit("part-cabin", 7, 8))
    game.finish_all()
    assert game.window == "cures", "A is still there"
    assert game.refused(0, Fit("part-cabin", 7, 6)) == "ABE-9.6", "that token lies elsewhere"
    game.play(0, Fit("part-cannon", 7, 8, FRONT))
    assert game.ship(0).face(708).kind == "cannon", "A changes a component changed by B"


# --- Hypergeometer -------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.8")
def test_hypergeometer_a_one_cannon_and_one_engine() -> None:
    """T096 turned twice holds by its left side and points to the rear, at the hold on 8,8."""
    around = (("T054", 8, 7), ("T016", 8, 8))
    game, other = TeamTable({0: ["hypergeometer.a"]}), TeamTable({})
    for table in (game, other):
        table.lay(0, *around)
        table.take(0, "T096")
    assert other.refused(0, Put(7, 8, 2)) == "GT-3.6"
    assert Put(7, 8, 2) in GAME.moves(game.state, 0)
    game.play(0, Put(7, 8, 2))
    assert legality.is_legal(game.ship(0))
    game.put(0, "T064", 7, 6, 0)
    assert game.ship(0).face(706).exhaust == REAR
    game.take(0, "T017")
    assert game.allowed(0, Put(8, 6, 2)), "and one engine: this hold stands behind it"


@pytest.mark.clause("ABE-9.8")
def test_hypergeometer_a_covers_one_of_each_and_no_thruster() -> None:
    """Two cannons that point at each other from both sides of a square."""
    built = ship(("T096", 7, 8, 2), team=("hypergeometer.a",))
    assert built.face(708).barrel == REAR
    built.put(808, Component("T016"))
    assert not [error for error in legality.errors(built) if error.clause == "GT-3.6"]
    built.put(706, Component("T095", 0))
    built.put(606, Component("T017"))
    found = [error.square for error in legality.errors(built) if error.clause == "GT-3.6"]
    assert found == [706, 708], "one too many: which of them stays is for the owner to say"
    for place in found:
        mended = copy_ship(built)
        mended.remove([place])
        assert "GT-3.6" not in [error.clause for error in legality.errors(mended)], "either may go"
    thrusting = ship(("ABE-THR-2", 7, 8), team=("hypergeometer.a",))
    side = thrusting.face(708).nozzles[0]
    thrusting.put(thrusting.plan.neighbours[708][side], Component("T016"))
    assert "ABE-3.2.1" in [error.clause for error in legality.errors(thrusting)]


@pytest.mark.clause("ABE-9.8")
def test_hypergeometer_a_a_cannon_engine_is_one_of_each() -> None:
    """Its barrel takes the cannon's exception, its exhaust the engine's; each only when something is in the way."""
    engine = next(name for name, tile in tiles().items() if tile.kind == "cannon-engine")
    built = ship((engine, 7, 8), team=("hypergeometer.a",))
    face = built.face(708)
    assert (face.barrel, face.exhaust) == (FRONT, REAR)
    built.put(808, Component("T016"))  # behind the exhaust
    built.put(706, Component("T095"))  # a cannon that points to the front ...
    built.put(606, Component("T017"))  # ... at this
    assert not [error for error in legality.errors(built) if error.clause in ("GT-3.5", "GT-3.6")]
    built.put(608, Component("T018"))  # before the barrel: a second cannon
    found = [(error.clause, error.square) for error in legality.errors(built) if error.clause in ("GT-3.5", "GT-3.6")]
    assert found == [("GT-3.6", 706), ("GT-3.6", 708)]


def test_a_cannon_without_a_free_square_is_drawn_as_one() -> None:
    plain, bent = ship(("T096", 7, 8, 2)), ship(("T096", 7, 8, 2), team=("hypergeometer.a",))
    for built in (plain, bent):
        built.put(808, Component("T016"))
    assert draw(bent) == draw(plain)


# --- Inspector -----------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.9")
def test_inspector_a_looks_at_four_piles_even_when_finished() -> None:
    game = TeamTable({0: ["inspector.a"]})
    assert game.refused(0, Look(4)) == "GT-2.7", "before the first component nobody looks"
    game.put(0, "T016", 7, 8)
    game.finish(0, 1)
    for pile in (1, 2, 3, 4):
        events = game.play(0, Look(pile))
        (seen,) = [event for event in events if isinstance(event, CardsSeen)]
        assert seen.seats == (0,)
        assert seen.cards == tuple(game.state.cards.piles[pile - 1])
        game.play(0, StopLooking())
    assert GAME.view(game.state, 0).piles == game.state.cards.piles
    assert len(GAME.view(game.state, 1).piles) == 3
    game.put(1, "T017", 7, 8)
    assert game.refused(1, Look(4)) == "GT-2.7", "the fourth pile is the Inspector's"
    game.play(0, Look(2))
    game.finish(1, 2)
    assert game.player(0).looking is None, "nobody builds any more"


@pytest.mark.clause("ABE-9.9")
def test_inspector_b_looks_for_twenty_seconds_before_building() -> None:
    game = TeamTable({0: ["inspector"]}, begun=False)
    assert (game.window, GAME.to_move(game.state)) == ("before-building", (0,))
    assert GAME.deadline(game.state) == 20.0
    game.play(0, Look(4))
    assert game.player(0).seen == [4]
    assert Look(4) not in GAME.moves(game.state, 0)
    assert "?" in GAME.view(game.state, SPECTATOR).piles[0]
    game.wait(20)
    assert game.state.phase == "ready"
    game.ready()
    assert game.allowed(0, Look(1)), "before the first component"


# --- Plumber -------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.10")
def test_plumber_a_joins_smooth_neighbours_for_good() -> None:
    """T088 and T089 (connector to the rear) side by side touch with smooth sides."""
    game = TeamTable({0: ["plumber.a"]})
    game.lay(0, ("T051", 7, 8), ("T088", 6, 7), ("T089", 6, 8))
    assert 608 not in game.ship(0).joined(607)
    assert Pipe(6, 7, RIGHT) in GAME.moves(game.state, 0)
    assert game.refused(0, Pipe(7, 7, RIGHT)) == "ABE-9.10", "these are joined already"
    game.play(0, Pipe(6, 8, LEFT))
    assert 608 in game.ship(0).joined(607)
    assert game.refused(0, Pipe(6, 7, RIGHT)) == "ABE-9.10", "once"
    exposed = game.ship(0).exposed()
    game.ship(0).remove([608])
    assert game.ship(0).face(607).connectors == (0, 0, 1, 0), "the pipes go with one of the two"
    assert game.ship(0).exposed() == exposed + 1, "the front of 7,8 is open again"


@pytest.mark.clause("ABE-9.10", "ABE-9.29")
def test_plumber_a_after_building_too() -> None:
    game = TeamTable({0: ["plumber.a"]})
    game.lay(0, ("T051", 7, 8), ("T088", 6, 7), ("T089", 6, 8))
    game.finish_all()
    assert game.window == "fittings"
    game.play(0, Pipe(6, 7, RIGHT))
    assert 608 in game.ship(0).joined(607)


@pytest.mark.clause("ABE-9.10")
def test_plumber_a_attaches_what_is_joined_by_nothing_else() -> None:
    """T017 (one connector, to the left) turned with it to the right touches the smooth side of T016."""
    game = TeamTable({0: ["plumber.a"]})
    game.lay(0, ("T016", 7, 8))
    game.take(0, "T017")
    moves = GAME.moves(game.state, 0)
    assert Put(7, 9, 2, LEFT) in moves, "it says that it needs pipes"
    assert Put(7, 9, 2) not in moves
    game.play(0, Put(7, 9, 2))
    assert 709 in game.ship(0).joined(708)
    assert game.player(0).loose == OFF, "the pipes can't be moved, so neither can the component"
    game.take(0, "T001")
    assert game.refused(0, Put(8, 8, 0)) == "GT-2.4", "no second pair of pipes"


@pytest.mark.clause("ABE-9.10")
@pytest.mark.parametrize("side", [REAR, LEFT])
def test_plumber_a_the_owner_says_which_neighbour_is_piped(side: int) -> None:
    """T001 turned once has its connector to the front: smooth to 7,8 and to 6,7 it may be held by either."""
    game = TeamTable({0: ["plumber.a"]})
    game.lay(0, ("T016", 7, 8), ("T017", 6, 7, 3))
    game.take(0, "T001")
    offered = [move for move in GAME.moves(game.state, 0) if isinstance(move, Put) and move.turn == 1]
    assert [move.pipe for move in offered if (move.row, move.column) == (6, 8)] == [REAR, LEFT]
    assert game.refused(0, Put(6, 8, 1, FRONT)) == "ABE-9.10", "nothing there"
    assert game.refused(0, Put(1, 1, 1, FRONT)) == "ABE-9.10", "no square of the board"
    events = game.play(0, Put(6, 8, 1, side))
    assert TokenPlaced(seat=0, token="pipe", row=6, column=8, side=side) in events
    assert game.ship(0).joined(608) == [708 if side == REAR else 607]
    assert game.player(0).loose == OFF, "welded"


@pytest.mark.clause("ABE-9.10", "ABE-9.11")
def test_plumber_and_planner_pipes_or_a_second_part() -> None:
    """What touches the ship with a smooth side may be piped, or be a part of its own for now."""
    for pipe, parts in ((-1, 2), (LEFT, 1)):
        game = TeamTable({0: ["plumber.a", "planner.a"]})
        game.lay(0, ("T016", 7, 8))
        game.take(0, "T017")
        assert Put(7, 9, 1, pipe) in GAME.moves(game.state, 0)
        game.play(0, Put(7, 9, 1, pipe))
        assert len(game.ship(0).pieces()) == parts
        assert len(tokens.find(game.ship(0), "pipe")) == (pipe >= 0)


@pytest.mark.clause("ABE-9.10", "ABE-9.22")
def test_plumber_a_holds_the_swindlers_last_extra() -> None:
    game = TeamTable({0: ["plumber.a", "swindler.a"]})
    game.lay(0, ("T016", 7, 8))
    game.return_(1, "T017")
    game.finish_all()
    game.play(0, TakeFaceUp("T017"))
    events = game.play(0, Put(7, 9, 1, LEFT))
    assert TokenPlaced(seat=0, token="pipe", row=7, column=9, side=LEFT) in events
    assert game.ship(0).joined(709) == [708]


@pytest.mark.clause("ABE-9.10")
def test_plumber_b_gives_universal_connectors() -> None:
    game = TeamTable({0: ["plumber"]})
    game.lay(0, ("T016", 7, 8))
    game.play(0, Universal(7, 8))
    assert game.ship(0).face(708).connectors == (3, 3, 3, 3)
    assert game.refused(0, Universal(7, 7)) == "ABE-9.10", "one component"
    blocked = TeamTable({0: ["plumber"]})
    blocked.lay(0, ("T051", 7, 8), ("T088", 6, 7), ("T089", 6, 8))
    assert blocked.refused(0, Universal(6, 7)) == "ABE-9.10", "its neighbour is smooth"


@pytest.mark.clause("ABE-9.10", "ABE-7.9")
def test_plumber_b_for_a_tile_in_hand() -> None:
    """T088's only connector is single: on the double one of 7,8 it holds with universal connectors, and not without."""
    game = TeamTable({0: ["plumber", "swindler.a"]})
    game.lay(0, ("T045", 7, 8), ("T016", 7, 6, 2))
    game.take(0, "T088")
    assert game.refused(0, Put(6, 8, 0)) == "GT-2.4"
    universal = Put(6, 8, 0, universal=True)
    assert universal in GAME.moves(game.state, 0)
    assert game.refused(0, Put(6, 8, 0, REAR, universal=True)) == "ABE-9.10", "pipes need smooth sides"
    assert game.refused(0, Put(6, 6, 0, universal=True)) == "GT-2.4", "the hold on 7,6 is smooth to the front"
    assert game.refused(0, Put(1, 1, 0, universal=True)) == "GT-2.4", "no square of the board"
    assert game.refused(0, Put(8, 8, 0, universal=True)) == "GT-2.4"
    events = game.play(0, universal)
    assert TokenPlaced(seat=0, token="universal", row=6, column=8) in events
    assert game.ship(0).joined(608) == [708]
    assert game.ship(0).face(608).connectors == (3, 3, 3, 3)
    assert game.player(0).loose == OFF, "the token stays, and the component with it"
    assert legality.is_legal(game.ship(0))
    game.take(0, "T089")
    assert game.refused(0, Put(6, 7, 0, universal=True)) == "ABE-9.10", "there is one token"
    later = TeamTable({0: ["plumber", "swindler.a"]})
    later.lay(0, ("T045", 7, 8))
    later.finish(0, 1)
    later.take(0, "T088")
    assert later.refused(0, universal) == "ABE-9.10", "not after the number tile"


@pytest.mark.clause("ABE-9.10")
def test_plumber_b_replaces_armour_and_keeps_free_squares() -> None:
    armoured = ship(("ABE-ACH-1", 6, 7), team=("plumber",))
    assert armoured.face(607).armour
    tokens.add(armoured, Overlay("universal", 607))
    assert armoured.face(607).armour == ()
    cannon = ship(("T088", 6, 7), team=("plumber",))
    tokens.add(cannon, Overlay("universal", 607))
    cannon.put(507, Component("T016", 1))
    assert "GT-3.6" in [error.clause for error in legality.errors(cannon)]


# --- Planner -------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.11", "ABE-9.24")
def test_planner_a_builds_in_two_parts_and_loses_one() -> None:
    game = TeamTable({0: ["planner.a"]})
    game.take(0, "T050")
    game.play(0, Put(5, 7, 0))
    assert len(game.ship(0).pieces()) == 2
    game.take(0, "T016")
    assert game.refused(0, Put(8, 5, 0)) == "GT-2.4", "never three parts"
    game.play(0, Put(5, 8, 0))
    game.finish_all()
    assert game.state.phase != "repair", "the other part has no cabin: no choice"
    assert sorted(game.player(0).lost) == ["T016", "T050"]
    assert list(game.ship(0).components) == [707]


@pytest.mark.clause("ABE-9.11")
def test_planner_a_joins_the_parts_and_starts_another() -> None:
    game = TeamTable({0: ["planner.a"]})
    game.put(0, "T050", 5, 7, 1)
    game.put(0, "T051", 6, 7, 1)
    assert len(game.ship(0).pieces()) == 1
    game.take(0, "T016")
    assert game.allowed(0, Put(8, 5, 0))


@pytest.mark.clause("ABE-9.11", "BX-5.3")
def test_planner_a_on_two_hulls_has_one_part_more_not_one_a_hull() -> None:
    """The hulls count as one ship, so with one of them in two parts the other stays whole, by a pipe if need be."""
    game = TeamTable({0: ["planner.a", "plumber.a"]}, board="IIA")
    game.put(0, "T018", 6, 4, 0)
    game.put(0, "T016", 6, 10, 0)
    assert game.ship(0).part_count() == 1
    game.put(0, "T020", 8, 6, 0)
    assert game.ship(0).part_count() == 2
    game.put(0, "T017", 6, 11, 2)
    assert [(pipe.square, pipe.other) for pipe in tokens.find(game.ship(0), "pipe")] == [(611, 610)]
    assert game.ship(0).part_count() == 2
    game.take(0, "T021")
    assert game.refused(0, Put(8, 9, 0)) == "GT-2.4"


@pytest.mark.clause("ABE-9.11", "ABE-9.24")
@pytest.mark.parametrize(
    "options", [{}, {"building": "classic", "repairs": "lenient"}, {"building": "classic", "checking": "players"}]
)
def test_planner_a_the_owner_chooses_between_parts_with_cabins(options: dict[str, Any]) -> None:
    """What is given up is lost, also where errors cost nothing (GT-3.12): it is none."""
    game = TeamTable({0: ["planner.a"]}, **options)
    game.put(0, "T039", 5, 7)
    game.finish_all()
    assert (game.window, game.asked(0)) == ("parts", "planner")
    assert set(GAME.moves(game.state, 0)) == {KeepPiece(5, 7), KeepPiece(7, 7)}
    game.play(0, KeepPiece(5, 7))
    assert game.player(0).lost == ["T031"]
    assert game.player(0).number == 1, "the number tile stays"
    assert not game.player(0).tray


@pytest.mark.clause("ABE-9.11")
def test_planner_b_places_markers() -> None:
    game = TeamTable({0: ["planner"]}, begun=False)
    assert game.window == "before-building"
    for near in ((6, 7), (7, 6), (7, 7), (8, 7), (7, 8)):
        assert game.refused(0, Spot(*near)) == "ABE-9.11"
    game.play(0, Spot(5, 7))
    assert game.refused(0, Spot(5, 8)) == "ABE-9.11", "beside a marker"
    game.play(0, Decline())
    game.play(0, Spot(8, 8))
    game.play(0, Spot(8, 6))
    game.play(0, Spot(9, 4))
    assert game.state.phase == "ready"
    assert [overlay.token for overlay in game.ship(0).overlays] == [
        "marker-blue-goods",
        "marker-human",
        "marker-alien",
        "marker-battery",
    ]


@pytest.mark.clause("ABE-9.11", "ABE-9.24", "ABE-9.29")
def test_planner_b_is_paid_after_the_repair() -> None:
    game = TeamTable({0: ["planner"]}, begun=False)
    for place in ((6, 8), (8, 8), (6, 6), (8, 6), (9, 5)):
        game.play(0, Spot(*place))
    game.ready()
    # an ordinary hold, a cabin where a special hold was hoped for, a cabin, a life support, nothing
    game.lay(0, ("T050", 7, 8), ("T051", 7, 6))
    for found, tile in ((608, "T016"), (808, "T039"), (606, "T040"), (806, "T138")):
        game.ship(0).components[found] = Component(tile)
    play = frame.Heard(game.state)
    planner.pay(play)
    (paid,) = play.events
    assert isinstance(paid, SpecialistPaid)
    assert paid.credits == 6, "hold, cabin and life support"
    assert game.ship(0).overlays == (), "the markers are put away"


# --- Security Guard B ----------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.13")
def test_security_guard_b_locks_the_others_out() -> None:
    game = TeamTable({0: ["security-guard"]}, seats=3)
    game.take(1, "T016")
    game.play(0, Drill())
    assert GAME.to_move(game.state) == (0,)
    assert game.refused(1, Put(7, 8, 0)) == "ABE-9.13"
    assert game.refused(2, moves.TakeNumber(1)) == "ABE-9.13"
    assert game.allowed(0, moves.TakeNumber(1))
    assert GAME.deadline(game.state) == 15.0
    events = game.wait(15)
    assert isinstance(events[0], DrillOver)
    game.play(1, Put(7, 8, 0))
    assert game.refused(0, Drill()) == "ABE-9.13", "once a round"
    assert game.refused(1, Drill()) == "ABE-9.13", "only the Guard"


@pytest.mark.clause("ABE-9.13")
def test_security_guard_b_not_on_start() -> None:
    game = TeamTable({0: ["security-guard"]}, board="I")
    game.finish(1, 1)
    game.wait(90)
    game.play(1, moves.Flip())
    assert game.refused(0, Drill()) == "ABE-9.13"


@pytest.mark.clause("ABE-9.13")
def test_security_guard_b_in_turns_costs_two_turns() -> None:
    game = TeamTable({0: ["security-guard"]}, seats=2, pace="turns")
    assert game.state.turn == 0
    game.play(0, Drill())
    turns = []
    for _ in range(4):
        game.play(game.state.turn, EndTurn())
        turns.append(game.state.turn)
    assert turns == [0, 0, 1, 0]


# --- Swindler A ----------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.16", "ABE-9.22")
def test_swindler_a_adds_as_many_as_the_round_has_in_its_number() -> None:
    """WE-21 in round 2: two more components, from the heap or set aside."""
    game = TeamTable({0: ["swindler.a"]}, seats=3)
    game.set_aside(0, "T001")
    game.finish(0, 1)
    game.put(0, "T016", 7, 8)
    assert game.team.extras == 1
    game.play(0, Lift())
    game.play(0, Put(7, 6, 2))
    assert game.team.extras == 1, "moving it is not another one"
    game.put(0, "T001", 7, 8)
    assert game.team.extras == 2
    assert game.refused(0, moves.TakeFaceDown(game.spot("T017"))) == "GT-2.15"
    assert 0 not in GAME.to_move(game.state)
    game.finish(1, 2)
    game.finish(2, 3)
    assert game.state.phase == "flight", "some were added before: none at the end"


@pytest.mark.clause("ABE-9.16", "ABE-9.22")
def test_swindler_a_one_face_up_when_all_others_are_done() -> None:
    """WE-21: all others finished before any extra was added: one, face up."""
    game = TeamTable({0: ["swindler.a"]})
    game.return_(1, "T016")
    game.finish(1, 1)
    game.finish(0, 2)
    assert (game.window, game.asked(0)) == ("extras", "swindler")
    assert GAME.moves(game.state, 0) == [TakeFaceUp("T016"), Decline()]
    game.play(0, TakeFaceUp("T016"))
    events = game.play(0, Put(7, 8, 0))
    assert [event.n for event in events if isinstance(event, ExtraAdded)] == [1]
    assert game.ship(0).components[708].tile == "T016"
    assert game.state.face_up == {}
    assert game.state.phase == "flight"


@pytest.mark.clause("ABE-9.22", "ABE-7.9")
def test_swindler_a_puts_down_what_he_holds_when_building_ends() -> None:
    game = TeamTable({0: ["swindler.a"]})
    game.finish(0, 1)
    game.take(0, "T016")
    game.finish(1, 2)
    assert game.player(0).hand is None
    assert "T016" in game.state.face_down.values()


# --- Welder --------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.18")
def test_welder_a_joins_single_to_double() -> None:
    """T088 has a single connector to the rear; T045 (2003) shows a double one to the front."""
    game = TeamTable({0: ["welder.a"]})
    game.lay(0, ("T045", 7, 8))
    game.take(0, "T088")
    assert Put(6, 8, 0) in GAME.moves(game.state, 0)
    game.play(0, Put(6, 8, 0))
    assert 708 in game.ship(0).joined(608)
    assert [overlay.token for overlay in game.ship(0).overlays] == ["join"]
    assert legality.is_legal(game.ship(0))
    other = TeamTable({})
    other.lay(0, ("T045", 7, 8))
    other.take(0, "T088")
    assert other.refused(0, Put(6, 8, 0)) == "GT-2.4"


@pytest.mark.clause("ABE-9.18", "ABE-9.29")
def test_we_24_three_contacts_the_owner_keeps_two() -> None:
    game = TeamTable({0: ["welder.a"]}, building="classic")
    # 7,8 and 7,6 show double connectors to the front, 8,7 one to the right; each meets a single one
    game.lay(0, ("T045", 7, 8), ("T046", 7, 6, 2), ("T047", 8, 7, 1))
    singles = [("T088", 6, 8, 0), ("T089", 6, 6, 0), ("T025", 8, 8, 0)]
    for tile, row, column, turn in singles:
        game.lay(0, (tile, row, column, turn))
    found = [error.clause for error in legality.errors(game.ship(0))]
    assert len(tokens.find(game.ship(0), "join")) == 2
    assert found == ["GT-3.2", "GT-3.4"]
    game.finish_all()
    game.play(0, Decline())
    assert game.state.phase == "repair"
    # any of them may go: the tokens move to the other two
    game.play(0, Remove(6, 8))
    assert 608 not in game.ship(0).components
    assert "GT-3.2" not in [error.clause for error in legality.errors(game.ship(0))]
    assert len(tokens.find(game.ship(0), "join")) == 2


def _three_contacts() -> TeamTable:
    """Double connectors on 7,8 and 7,6 (front) and 8,7 (right) meet single ones on 6,8, 6,6 and 8,8."""
    game = TeamTable({0: ["welder.a"]}, building="classic")
    game.lay(0, ("T045", 7, 8), ("T046", 7, 6, 2), ("T047", 8, 7, 1))
    game.lay(0, ("T088", 6, 8), ("T089", 6, 6), ("T025", 8, 8))
    return game


def welded(game: TeamTable) -> set[tuple[int, int]]:
    return {(join.square, join.other) for join in tokens.find(game.ship(0), "join")}


@pytest.mark.clause("ABE-9.18", "ABE-9.29", "ABE-7.10")
def test_we_24_the_owner_says_which_contacts_are_welded() -> None:
    """While building, in the window for cures and in the repair: every pair of the three can be had."""
    game = _three_contacts()
    assert welded(game) == {(606, 706), (608, 708)}, "the first two lie where they were needed"
    events = game.play(0, Reweld(6, 6, REAR, 8, 7, RIGHT))
    assert WeldMoved(seat=0, was=(606, 706), squares=(807, 808)) in events
    assert welded(game) == {(807, 808), (608, 708)}
    assert 808 in game.ship(0).joined(807)
    assert 706 not in game.ship(0).joined(606)
    game.finish_all()
    assert (game.window, game.asked(0)) == ("cures", "welder")
    game.play(0, Reweld(6, 8, REAR, 6, 6, REAR))
    assert welded(game) == {(606, 706), (807, 808)}
    game.play(0, Decline())
    assert game.phase == "repair"
    game.play(0, Reweld(8, 7, RIGHT, 6, 8, REAR))
    assert welded(game) == {(606, 706), (608, 708)}
    assert game.refused(0, Reweld(8, 7, RIGHT, 6, 6, REAR)) == "ABE-9.18", "no weld lies there any more"
    assert game.refused(0, Reweld(6, 6, REAR, 6, 8, REAR)) == "ABE-9.18", "that contact is welded"
    game.play(0, Remove(8, 8))
    assert game.phase == "flight"
    assert welded(game) == {(606, 706), (608, 708)}
    assert game.ship(0).components.keys() == {606, 608, 706, 707, 708, 807}


@pytest.mark.clause("ABE-9.18")
def test_welds_stay_where_the_owner_put_them() -> None:
    """They follow no other component, as long as nothing hangs loose without them."""
    game = _three_contacts()
    game.play(0, Reweld(6, 6, REAR, 8, 7, RIGHT))
    chosen = welded(game)
    game.put(0, "T016", 6, 7, 3)
    game.play(0, Lift())
    assert welded(game) == chosen


@pytest.mark.clause("ABE-9.18")
def test_no_weld_leaves_something_loose() -> None:
    """6,8 and 6,6 hold by their welds alone; 8,8 is joined to 8,7 and needs none for its contact with 7,8."""
    game = TeamTable({0: ["welder.a"]}, building="classic")
    game.lay(0, ("T046", 7, 8), ("T044", 7, 6, 2), ("T088", 6, 8), ("T089", 6, 6), ("T050", 8, 7), ("T005", 8, 8))
    assert [(join.square, join.other) for join in tokens.misfits(game.ship(0))] == [(708, 808)]
    assert len(game.ship(0).pieces()) == 1
    assert not [move for move in GAME.moves(game.state, 0) if isinstance(move, Reweld)]
    assert game.refused(0, Reweld(6, 8, REAR, 7, 8, REAR)) == "ABE-9.18"


@pytest.mark.clause("ABE-9.18")
def test_welds_that_are_enough_are_nobodys_question() -> None:
    game = TeamTable({0: ["welder.a"]})
    game.lay(0, ("T045", 7, 8))
    game.take(0, "T088")
    events = game.play(0, Put(6, 8, 0))
    assert TokenPlaced(seat=0, token="join", row=6, column=8, side=REAR) in events
    assert not [move for move in GAME.moves(game.state, 0) if isinstance(move, Reweld)]
    assert game.refused(0, Reweld(6, 8, REAR, 7, 8, RIGHT)) == "ABE-9.18"
    game.finish_all()
    assert game.state.phase == "flight"


@pytest.mark.clause("ABE-9.18", "ABE-9.28")
def test_welder_b_caps_exposed_connectors() -> None:
    game = TeamTable({0: ["welder"]})
    game.finish_all()
    assert game.window == "fittings"
    assert game.ship(0).exposed() == 4
    for side in (FRONT, RIGHT, LEFT):
        game.play(0, Cap(7, 7, side))
    assert game.state.phase == "flight", "three caps, no more"
    assert game.ship(0).exposed() == 1
    assert game.ship(0).face(707).armour == (), "smooth, not armoured"


@pytest.mark.clause("ABE-9.29", "ABE-7.12")
def test_order_inside_the_window_after_building() -> None:
    """Cures, then the repair, then fittings, then payments."""
    game = TeamTable({0: ["deliveryman.a", "assembler", "welder"], 1: ["architect"]}, building="classic")
    game.lay(0, ("T016", 7, 8))
    game.lay(1, ("T017", 7, 8))
    order = []
    game.finish_all()
    while game.state.phase == "team":
        seat = GAME.to_move(game.state)[0]
        order.append((game.window, game.asked(seat)))
        game.play(seat, Decline())
    assert order == [
        ("cures", "deliveryman"),
        ("fittings", "assembler"),
        ("fittings", "assembler"),
        ("fittings", "welder"),
        ("payments", "architect"),
    ]


@pytest.mark.clause("ABE-9.10", "ABE-9.11")
def test_planner_and_plumber_do_not_help_in_a_repair() -> None:
    """Two parts and pipes for what would hold by nothing else are for building, not for errors."""
    built = ship(("T016", 7, 8), team=("planner", "plumber"))
    component = Component("T017", 2)
    assert legality.refusal(built, 709, component, strict=True) is None
    assert legality.refusal(built, 505, component, strict=True) is not None, "no square of the board"
    assert legality.refusal(built, 507, component, strict=True) is None
    for place in (709, 507):
        error = legality.refusal(built, place, component, strict=True, building=False)
        assert error is not None
        assert error.clause == "GT-2.4"
    beside = {place for place, _turn in legality.placements(built, "T017", strict=True, building=False)}
    assert beside == {607, 706, 807}


@pytest.mark.clause("ABE-9.18")
def test_welder_a_no_third_component_that_holds_by_a_weld_alone() -> None:
    """On a classic table too: with both tokens in use such a component would set another one adrift."""
    built = ship(
        ("T045", 7, 8), ("T046", 7, 6, 2), ("T047", 8, 7, 1), ("T088", 6, 8), ("T089", 6, 6), team=("welder.a",)
    )
    assert len(built.pieces()) == 1
    assert len(tokens.find(built, "join")) == 2
    error = legality.refusal(built, 808, Component("T025"), strict=False)
    assert error is not None
    assert error.clause == "GT-2.4"
