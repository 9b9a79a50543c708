"""Setup (section 3)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.death_angel.common import SPAWNS, StartingWith, set_up
from tests.games.death_angel.positions import GAME
from tests.games.death_angel.scenes import CHOOSE, Scene

from starboard.core.chance import Seeded
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import EVENTS, LOCATIONS, MARINE_NAMES, TERRAIN
from starboard.games.death_angel.moves import TakeTeam
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.state import State

RECIPES = {
    # players: teams, Marines, Location deck, major, minor, Blips
    1: (3, 6, ["2", "3", "4"], 2, 1, 6),
    2: (4, 8, ["1C", "2", "3", "4"], 3, 1, 7),
    3: (6, 12, ["1A", "2", "3", "4"], 5, 3, 9),
    4: (4, 8, ["1C", "2", "3", "4"], 3, 1, 7),
    5: (5, 10, ["1B", "2", "3", "4"], 4, 2, 8),
    6: (6, 12, ["1A", "2", "3", "4"], 5, 3, 9),
}


TERRAIN_AT = {
    # Left side from the top; the right side's numbers from the bottom are worked out here.
    1: {"door": "L1", "dark-corner": "L3", "ventilation-duct": "R4", "corridor": "R5"},
    2: {"door": "L1", "dark-corner": "L3", "ventilation-duct": "R5", "corridor": "R7"},
    4: {"door": "L1", "dark-corner": "L3", "ventilation-duct": "R5", "corridor": "R7"},
    5: {"door": "L2", "dark-corner": "L4", "ventilation-duct": "R6", "corridor": "R8"},
    3: {"door": "L2", "dark-corner": "L5", "ventilation-duct": "R7", "corridor": "R10"},
    6: {"door": "L2", "dark-corner": "L5", "ventilation-duct": "R7", "corridor": "R10"},
}


PLAYERS = range(1, 7)


def on_sides(state: State) -> tuple[int, int]:
    """Genestealer cards on the left and on the right, in the Blip piles and in the formation together."""
    swarms = [sum(len(group.cards) for groups in state.swarms[side::2] for group in groups) for side in (0, 1)]
    return len(state.left_blips) + swarms[0], len(state.right_blips) + swarms[1]


@pytest.mark.clause("DA-3.1")
def test_decks_are_shuffled_and_brood_lords_stay_aside() -> None:
    one, other = GAME.new(Options(), 4, Seeded(1)), GAME.new(Options(), 4, Seeded(2))
    assert one.events != other.events
    assert one.deck != other.deck
    for state in (one, other):
        swarms = [card for groups in state.swarms for group in groups for card in group.cards]
        cards = Counter([*state.deck, *state.discard, *state.left_blips, *state.right_blips, *swarms])
        assert cards == {0: 9, 1: 9, 2: 9, 3: 9}
        assert sorted([*state.events, *state.event_discard]) == list(range(30))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.clause("DA-3.2", "DA-3.7")
def test_recipe_of_the_setup_location(players: int) -> None:
    teams, marines, deck, major, minor, blips = RECIPES[players]
    state = GAME.new(Options(), players, Seeded(players))
    view = GAME.view(state, 0)
    assert LOCATIONS[state.location].id == "void-lock"
    assert len(view.teams) == teams
    assert Counter(team.player for team in view.teams) == dict.fromkeys(range(players), teams // players)
    assert len(view.rows) == marines
    assert [LOCATIONS[card].level for card in reversed(state.location_deck)] == deck
    assert (view.major, view.minor) == (major, minor)
    assert on_sides(state) == (blips, blips)
    assert view.supply == 12


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.clause("DA-3.3", "DA-3.8")
def test_terrain_of_the_setup_location(players: int) -> None:
    assert Scene.of(GAME.new(Options(), players, Seeded(7))).terrain == TERRAIN_AT[players]


@pytest.mark.clause("DA-3.4")
def test_one_location_at_random_for_each_level() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(60):
        for players in (4, 5, 6):
            deck = GAME.new(Options(), players, Seeded(seed)).location_deck
            for card in deck:
                seen.setdefault(LOCATIONS[card].level, set()).add(LOCATIONS[card].id)
            assert len(set(deck)) == 4
    assert {level: len(names) for level, names in seen.items()} == dict.fromkeys(["1A", "1B", "1C", "2", "3", "4"], 3)


@pytest.mark.clause("DA-3.5")
def test_teams_are_chosen_in_turns_from_a_random_first_player() -> None:
    firsts = set()
    for seed in range(20):
        scene = Scene.of(GAME.new(Options(teams="choose"), 3, Seeded(seed)))
        order = []
        while scene.question == "which-team":
            [seat] = scene.asked
            order.append(seat)
            assert len(scene.offered(TakeTeam)) == 6 - len(order) + 1
            scene.dice.write([])
            scene.events = GAME.apply(scene.state, seat, scene.moves[0], Seeded(seed, len(order)))
        if len(order) == 5:  # the last team is nobody's choice
            order.append((order[-1] + 1) % 3)
        assert [(seat - order[0]) % 3 for seat in order] == [0, 1, 2, 0, 1, 2], "clockwise"
        firsts.add(order[0])
        assert Counter(team.player for team in scene.view().teams) == {0: 2, 1: 2, 2: 2}
        assert scene.phase == CHOOSE
    assert firsts == {0, 1, 2}


@pytest.mark.clause("DA-3.5")
def test_teams_nobody_took_are_out_of_the_game() -> None:
    scene = Scene.of(GAME.new(Options(teams="choose"), 1, Seeded(3)))
    for team in ("red", "grey", "blue"):
        GAME.apply(scene.state, 0, TakeTeam(team), Seeded(3))
    assert {team.team for team in scene.view().teams} == {"red", "grey", "blue"}
    marines = {name.rstrip("<>") for name in scene.formation.split()}
    assert marines == {"leon", "valencio", "calistarius", "scipio", "lorenzo", "deino"}
    assert {action.card for team in scene.view(0).teams for action in team.actions} == {3, 4, 6, 7, 8, 11, 13, 15, 17}


@pytest.mark.clause("DA-3.5")
def test_random_teams_differ_from_game_to_game() -> None:
    taken = {tuple(GAME.new(Options(), 1, Seeded(seed)).owners) for seed in range(40)}
    assert len(taken) > 10
    assert all(owners.count(0) == 3 for owners in taken)


@pytest.mark.clause("DA-3.6")
def test_the_column_is_random_and_each_half_faces_its_side() -> None:
    columns = []
    for seed in range(30):
        scene = Scene.of(GAME.new(Options(), 6, Seeded(seed)))
        names = scene.formation.split()
        assert sorted(name[:-1] for name in names) == sorted(MARINE_NAMES)
        assert [name[-1] for name in names] == ["<"] * 6 + [">"] * 6
        columns.append(tuple(names))
    assert len(set(columns)) == 30
    tops = {column[0] for column in columns}
    assert len(tops) > 6


@pytest.mark.clause("DA-3.8")
def test_blips_are_dealt_from_the_deck() -> None:
    state = GAME.new(Options(), 4, StartingWith("gun-jam"))
    # Gun Jam: yellow major (3 on the Door, left), red minor (1 on the Duct, right).
    assert len(state.deck) == 36 - 14
    assert (len(state.left_blips), len(state.right_blips)) == (7 - 3, 7 - 1)


@pytest.mark.parametrize("players", [1, 4, 5, 6])
@pytest.mark.parametrize("event", sorted({event.id for event in EVENTS}))
@pytest.mark.clause("DA-3.9", "DA-3.11", "DA-9.10")
def test_any_starting_event_only_spawns(event: str, players: int) -> None:
    scene = set_up(players, event)
    card = EVENTS[scene.state.event_discard[-1]]
    assert card.id == event
    colour_of: dict[str, str] = {terrain.id: terrain.colour for terrain in TERRAIN}
    sizes: dict[str, int] = {}
    piles = {"L": RECIPES[players][5], "R": RECIPES[players][5]}
    for box in card.spawn:
        for terrain, place in TERRAIN_AT[players].items():
            if colour_of[terrain] == box.colour:
                spawned = min(SPAWNS[box.size][players], piles[place[0]])
                piles[place[0]] -= spawned
                sizes[place] = spawned
    assert scene.sizes == sizes
    assert scene.blips == (piles["L"], piles["R"])
    assert scene.supply == 12
    half = len(scene.formation.split()) // 2
    assert [name[-1] for name in scene.formation.split()] == ["<"] * half + [">"] * half, "nobody turned"
    assert (scene.phase, scene.question) == (CHOOSE, "choose-actions"), "nothing was asked"
    assert scene.state.round == 1
    assert scene.state.upcoming == -1
    assert scene.state.lasting == -1


@pytest.mark.clause("DA-3.10")
def test_setup_is_not_a_phase() -> None:
    scene = set_up(6, "enter-formation")
    assert scene.blips[0] == 0
    assert scene.location == "void-lock"
    scene.choose()
    assert len(scene.happened(events.Travelled)) == 1, "the first check is at the end of the first Choose Actions Phase"
    assert [event.phase for event in scene.happened(events.PhaseBegan)][:1] == [2]


@pytest.mark.clause("DA-3.9")
def test_nobody_is_current_player_before_cards_are_chosen() -> None:
    state = GAME.new(Options(), 6, Seeded(9))
    assert state.current == 0, "formally player 1"


@pytest.mark.clause("DA-3.2", "DA-3.3", "DA-3.6")
def test_sc_01_setup_for_four() -> None:
    state = GAME.new(Options(), 4, Seeded(3))
    view = GAME.view(state, 0)
    assert len(view.rows) == 8
    assert [row.facing for row in view.rows] == ["left"] * 4 + ["right"] * 4
    scene = Scene.of(state)
    assert scene.terrain == {"door": "L1", "dark-corner": "L3", "ventilation-duct": "R5", "corridor": "R7"}
    assert on_sides(state) == (7, 7), "7/7 Blips, some of them spawned by the starting Event"
    assert [LOCATIONS[card].level for card in reversed(state.location_deck)] == ["1C", "2", "3", "4"]
    assert (view.major, view.minor) == (3, 1)
    assert len(view.teams) == 4
    assert sum(len(team.actions) for team in view.teams) == 12
    assert all(action.status == "ready" for team in view.teams for action in team.actions)


@pytest.mark.clause("DA-3.2", "DA-3.3")
def test_sc_02_setup_alone() -> None:
    state = GAME.new(Options(), 1, Seeded(5))
    view = GAME.view(state, 0)
    assert [row.facing for row in view.rows] == ["left"] * 3 + ["right"] * 3
    scene = Scene.of(state)
    assert scene.terrain == {"door": "L1", "dark-corner": "L3", "ventilation-duct": "R4", "corridor": "R5"}
    assert on_sides(state) == (6, 6)
    assert [LOCATIONS[card].level for card in reversed(state.location_deck)] == ["2", "3", "4"]
    assert len(view.teams) == 3
    assert {team.player for team in view.teams} == {0}


@pytest.mark.clause("DA-3.3", "DA-9.11")
def test_sc_05_setup_for_five_spawns_on_the_right_only() -> None:
    scene = set_up(5, "rewarded-faith")
    assert scene.terrain["corridor"] == "R8"
    assert scene.terrain["ventilation-duct"] == "R6"
    assert scene.sizes == {"R8": 4, "R6": 2}
    assert scene.blips == (8, 2)


@pytest.mark.clause("DA-3.6")
def test_faq_09_team_mates_stand_anywhere() -> None:
    apart = 0
    for seed in range(20):
        state = GAME.new(Options(), 6, Seeded(seed))
        apart += any(abs(state.formation.index(n) - state.formation.index(n + 1)) > 1 for n in range(0, 12, 2))
    assert apart == 20


@pytest.mark.clause("DA-3.9")
def test_sc_03_only_the_spawn_boxes_of_the_starting_event_count() -> None:
    scene = set_up(1, "secret-route")
    assert scene.sizes == {"L3": 2, "R5": 2}, "nothing moves, though the spawned cards are claws"
    assert set(scene.swarm("L3").split()) == {"claws"}
    assert scene.blips == (4, 4)
    assert scene.state.door_tokens == 0
    assert scene.supply == 12
    assert scene.event_discard == ["secret-route"]
    assert len(scene.state.events) == 29


@pytest.mark.clause("DA-3.6", "DA-3.9")
def test_what_is_seen_of_the_setup_is_told_for_the_head_of_the_log() -> None:
    """Secret Route spawns on the Dark Corner and the Corridor; then the first round begins."""
    told = GAME.dealt(Options(), 1, StartingWith("secret-route"))
    kinds = [type(event).__name__ for event in told]
    assert kinds[0] == "FormationDealt"
    assert kinds.count("TerrainPlaced") == 4
    assert kinds.index("EventDrawn") < kinds.index("Spawned")
    assert [event.terrain for event in told if isinstance(event, events.Spawned)] == ["dark-corner", "corridor"]
    assert kinds[-2:] == ["RoundBegan", "PhaseBegan"]
