"""Travel (section 10)."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.games.death_angel.common import ALL_36, LAUNCH, MOVE_CARDS, TEXT, Trigger, said
from tests.games.death_angel.positions import GAME, build
from tests.games.death_angel.scenes import CHOOSE, EVENT, RESOLVE, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.cards import LOCATIONS
from starboard.games.death_angel.moves import (
    PASS,
    Accept,
    Attack,
    ChooseAction,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    Pass,
    PlaceToken,
    Slay,
)


def with_a_door(**more: object) -> Scene:
    """Travel at the end of phase 1, with two tokens on the Door."""
    return Scene(
        "noctis< scipio> deino<",
        terrain={"door": "L2", "corridor": "R1"},
        door=2,
        swarms={"L1": "head tail", "R3": "claws"},
        blips=(0, 3),
        attacked=True,
        **more,  # type: ignore[arg-type]
    )


def _level_before(level: str) -> str:
    return {"2": "core-cogitator", "3": "teleportarium", "4": "generatorium"}.get(level, "void-lock")


def _end_of_phase_3(trigger: Trigger) -> Scene:
    scene = Scene(
        "noctis< claudio< deino< leon> scipio> zael>",
        terrain={"door": "L2", "corridor": "R3"},
        door=2,
        tokens={"noctis": 1},
        swarms={"L1": "head claws", "R3": "tail"},
        ahead="service-shaft",
        travel_trigger=trigger,
    )
    scene.fight(5)
    scene.set_blips(0, 3)
    scene.play(Accept(), rolls=[5])
    return scene


@pytest.mark.parametrize(
    ("trigger", "blips", "travels"),
    [
        ("either", (0, 4), True),
        ("either", (4, 0), True),
        ("either", (0, 0), True),
        ("either", (1, 1), False),
        ("both", (0, 4), False),
        ("both", (4, 0), False),
        ("both", (0, 0), True),
        ("both", (1, 1), False),
    ],
)
@pytest.mark.clause("DA-10.1", "DA-17.1")
def test_when_the_group_travels(trigger: Literal["either", "both"], blips: tuple[int, int], travels: bool) -> None:
    scene = Scene("noctis< scipio>", blips=blips, travel_trigger=trigger)
    scene.choose()
    assert (scene.location == "teleportarium") == travels


@pytest.mark.clause("DA-10.1")
def test_sc_66_no_travel_under_both() -> None:
    scene = _end_of_phase_3("both")
    assert scene.phase == EVENT
    assert scene.location == "void-lock"
    assert scene.blips == (0, 3)


@pytest.mark.clause("DA-10.1", "DA-9.9")
def test_with_both_an_empty_left_pile_only_starves_the_left() -> None:
    scene = build(
        "Leon> Zael>",
        phase="event",
        event="chaos-of-battle",
        blips=(0, 3),
        travel_trigger="both",
        terrain={"ventilation-duct": "L1", "door": "R2"},
    )
    assert scene.swarms() == {"R2": 1}
    assert scene.blips == (0, 2)


@pytest.mark.clause("DA-10.1")
@pytest.mark.parametrize(
    ("blips", "why"),
    [((0, 3), "The left pile is empty"), ((3, 0), "The right pile is empty"), ((0, 0), "Both piles are empty")],
)
def test_the_log_says_why_one_travels(blips: tuple[int, int], why: str) -> None:
    scene = Scene("noctis< scipio>", blips=blips, attacked=True)
    scene.choose(grey=8, green=12)
    line = GAME.say_event(scene.happened(events.Travelled)[0])
    assert line is not None
    assert TEXT(line).startswith(f"{why}. Next location: ")


@pytest.mark.clause("DA-10.2")
def test_at_most_one_travel_for_each_check() -> None:
    """All 36 Genestealers are in the formation, so the piles stay empty: one Location further at each phase's end."""
    scene = Scene("noctis< scipio>", swarms={"L1": ALL_36}, blips=(0, 0), attacked=True)
    scene.choose(grey=8, green=12)
    assert scene.location == "teleportarium"
    assert scene.blips == (0, 0)
    assert scene.phase == RESOLVE
    scene.skip(until=EVENT)
    travelled = [
        LOCATIONS[[card.code for card in LOCATIONS].index(e.location)].id for e in scene.happened(events.Travelled)
    ]
    assert travelled == ["teleportarium", "generatorium", "launch-control-room"]
    phases = [event for event in scene.events if isinstance(event, events.Travelled | events.PhaseBegan)]
    assert [isinstance(event, events.Travelled) for event in phases] == [True, False, True, False, True, False]


@pytest.mark.clause("DA-10.2")
def test_a_pile_emptied_by_overwatch_time_is_seen_at_the_end_of_the_event_phase() -> None:
    scene = Scene("leon< scipio>", swarms={"L1": "tail tail"}, tokens={"leon": 1}, attacked=True, event="evasion")
    scene.to_event(red=4, token_to="scipio")
    assert scene.question == "attack-for-token"
    scene.set_blips(0, 6)
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.location == "teleportarium"
    assert scene.phase == CHOOSE


@pytest.mark.clause("DA-10.3")
def test_from_the_final_location_there_is_no_travel() -> None:
    scene = Scene("noctis< scipio>", location="launch-control-room", swarms={"L1": "head"}, attacked=True, blips=(0, 0))
    scene.to_event()
    assert scene.location == "launch-control-room"
    assert scene.result is None
    assert scene.phase == EVENT


@pytest.mark.clause("DA-10.4", "DA-10.5", "DA-10.6", "DA-10.7", "DA-10.8", "DA-10.14")
def test_sc_66_travel_at_the_end_of_phase_3() -> None:
    scene = _end_of_phase_3("either")
    assert scene.asked == (scene.current,)
    assert scene.question == "door"
    assert scene.may_pass, "up to two"
    scene.play(Slay("L1", "head"))
    assert scene.question == "door"
    assert scene.location == "void-lock", "the Door comes before step 1"
    scene.play(Slay("R3", "tail"))
    assert scene.location == "service-shaft"
    assert scene.supply == 12 - 1, "two tokens of the Door; one is on Noctis"
    # Service Shaft, 6 Marines: left Dark Corner 2 and Ventilation Duct 6, right Corridor 6 and Door 3 from the bottom.
    assert scene.terrain == {"dark-corner": "L2", "ventilation-duct": "L6", "corridor": "R1", "door": "R4"}
    assert scene.blips == (7, 7)
    discarded = scene.happened(events.BlipsDiscarded)
    assert [(event.side, len(event.cards)) for event in discarded] == [("right", 3)]
    assert set(scene.formation.split()) == {"noctis>", "claudio>", "deino>", "leon>", "scipio>", "zael>"}, "all turned"
    assert scene.phase == EVENT, "the round goes on"


@pytest.mark.clause("DA-10.5")
def test_the_top_of_the_location_deck_is_the_new_location() -> None:
    scene = Scene("noctis< scipio>", blips=(0, 3), terrain={"ventilation-duct": "L1"}, event="evasion")
    assert scene.view().location_deck == 3
    scene.choose()
    assert scene.location == "teleportarium"
    assert scene.view().location_deck == 2
    assert scene.view().visited == ("L01",)
    assert (scene.view().major, scene.view().minor) == (2, 1), "the setup Location's numbers stay"
    # Evasion: yellow minor on the new Control Panel, red minor on the new Ventilation Duct.
    spawned = [(event.place, event.terrain, len(event.cards)) for event in scene.happened(events.Spawned)]
    assert spawned == [("R1", "control-panel", 1), ("L2", "ventilation-duct", 1)]


@pytest.mark.clause("DA-10.6")
def test_old_terrain_goes_and_its_tokens_return() -> None:
    scene = with_a_door()
    scene.choose()
    scene.play(Pass())
    assert scene.supply == 12
    assert scene.state.door_tokens == 0
    # Teleportarium, 3 Marines: Duct 2 and Dark Corner 4 (bottom) left; Control Panel 4 (top) and Corridor 1 right.
    assert scene.terrain == {"ventilation-duct": "L2", "dark-corner": "L3", "control-panel": "R1", "corridor": "R3"}


@pytest.mark.parametrize("name", sorted({card.id for card in LOCATIONS if card.level != "setup"}))
@pytest.mark.clause("DA-10.6")
def test_terrain_of_every_location_for_every_size(name: str) -> None:
    """Left side: so many from the top, at most the bottom; right side: so many from the bottom, at most the top."""
    card = next(card for card in LOCATIONS if card.id == name)
    teams = {"1A": "purple|green|yellow|blue|red|grey", "1B": "purple|green|yellow|blue|red grey"}
    column = "omnio> noctis< scipio> deino< leon> goriel> gideon< calistarius> lorenzo< valencio> zael< claudio>"
    for rows in (1, 2, 3, 5, 8, 12):
        scene = Scene(
            " ".join(column.split()[:rows]),
            players=teams.get(card.level, "purple green|yellow|blue|red grey"),
            location=_level_before(card.level),
            ahead=name,
            blips=(0, 1),
        )
        scene.choose(purple=10, green=12, yellow=9, blue=11, red=7, grey=8)
        assert scene.location == name
        expected = {spot.terrain: f"L{min(spot.number, rows)}" for spot in card.left}
        expected |= {spot.terrain: f"R{max(rows - spot.number + 1, 1)}" for spot in card.right}
        placed = {event.terrain: event.place for event in scene.happened(events.TerrainPlaced)}
        assert placed == expected


@pytest.mark.clause("DA-10.6", "DA-11.5")
def test_several_terrain_cards_at_one_place() -> None:
    scene = Scene("noctis<", blips=(0, 3), event="gun-jam")
    scene.choose()
    assert scene.terrain == {"ventilation-duct": "L1", "dark-corner": "L1", "control-panel": "R1", "corridor": "R1"}


@pytest.mark.clause("DA-10.6")
def test_travel_takes_the_terrain_of_the_first_row_away_too() -> None:
    """The Teleportarium has no Door and no Chimney: those at L1 and R1 go back to the box."""
    scene = build(
        "Leon> Valencio> Zael> Omnio>",
        phase="travel",
        terrain={"door": "L1", "spore-chimney": "R1"},
        blips=(0, 2),
        location_deck=["teleportarium", "generatorium", LAUNCH],
    )
    assert scene.terrain() == {"ventilation-duct": "L2", "dark-corner": "L4", "control-panel": "R1", "corridor": "R4"}


@pytest.mark.clause("DA-10.6", "DA-10.13")
def test_sc_67_terrain_numbers_beyond_the_formation() -> None:
    scene = Scene("noctis< claudio> deino> leon<", players="green|yellow|blue red", blips=(0, 3), ahead="main-corridor")
    scene.choose()
    assert scene.location == "main-corridor"
    assert scene.terrain == {"ventilation-duct": "L2", "door": "L4", "corridor": "R1", "dark-corner": "R2"}
    assert scene.sizes == {"R1": 2}
    assert scene.blips == (7, 6)


@pytest.mark.clause("DA-10.7")
def test_old_blips_are_discarded_and_new_ones_dealt() -> None:
    scene = Scene("noctis< scipio>", blips=(0, "head claws"), deck=34)
    scene.choose()
    assert scene.blips == (7, 5)
    assert dict(scene.discard) == {"head": 1, "claws": 1}
    assert len(scene.state.deck) == 34 - 12


@pytest.mark.clause("DA-10.9")
def test_swarms_marines_and_tokens_stay() -> None:
    scene = Scene(
        "noctis< scipio>", blips=(0, 3), swarms={"L1": "head", "R2": "tail claws"}, tokens={"scipio": 2}, attacked=True
    )
    scene.choose(grey=8)
    assert scene.location == "teleportarium"
    assert scene.formation == "noctis< scipio>"
    assert scene.swarms == {"L1": "head", "R2": "tail claws"}
    assert scene.tokens("scipio") == 2


@pytest.mark.clause("DA-10.10")
def test_at_the_end_of_phase_1_the_player_of_the_lowest_card_decides() -> None:
    scene = with_a_door(players="green | grey | blue")
    scene.choose(green=16, grey=6, blue=13)
    assert scene.question == "door"
    assert scene.asked == (1,)


@pytest.mark.clause("DA-10.10", "DA-9.5")
def test_choices_upon_entering() -> None:
    munitorium = build(
        "Leon> Zael> Omnio>",
        players=2,
        phase="travel",
        location_deck=["munitorium", "black-holds", "generatorium", "toxin-pumping-station"],
        blips=(0, 2),
    )
    munitorium.play(PlaceToken("zael"))
    assert munitorium.refused(PlaceToken("zael")) == "DA-10.10"
    assert said(munitorium)[0] == "Munitorium · who gets a token?"

    holds = build(
        "Leon> Zael> Omnio>",
        phase="travel",
        location_deck=["black-holds", "generatorium", "toxin-pumping-station"],
        swarms={"L1": "head", "R1": "tail", "R3": "claws"},
        blips=(0, 2),
    )
    assert said(holds)[1:] == [
        "Choose the Genestealer behind Leon",
        "Choose the Genestealer in front of Leon",
        "Choose the Genestealer beside Omnio",
    ]
    holds.state.left_blips = holds.state.left_blips[:1]
    assert holds.refused(ChooseSwarm("L1")) == "DA-9.5"


@pytest.mark.clause("DA-10.10")
def test_travel_after_choosing_is_led_by_the_lowest_card() -> None:
    scene = build(
        "Leon> Zael> Scipio> Goriel>",
        players=4,
        owners={"red": 0, "purple": 1, "grey": 2, "yellow": 3},
        phase="choose",
        terrain={"door": "L1"},
        door=1,
        swarms={"R1": "head", "R2": "tail"},
        blips=(0, 3),
        round=1,
    )
    for seat, card in ((0, 17), (1, 14), (2, 15), (3, 9)):
        scene.play(ChooseAction(card), seat=seat)
    assert scene.seat == 3
    assert Slay("R1", "head") in scene.moves


@pytest.mark.clause("DA-10.11")
def test_refill_left_first_and_shuffle_in_the_middle() -> None:
    """The deck holds 4, the Teleportarium wants 7 and 5: after four cards the discards are shuffled."""
    scene = Scene("noctis< scipio>", blips=(0, "head"), deck="claws claws tail tail")
    scene.choose()
    assert scene.blips == (7, 5)
    assert [event.deck for event in scene.happened(events.Reshuffled)] == ["genestealers"]
    # The first card dealt lies at the bottom of the left pile.
    assert scene.blip_cards("left").split()[-4:] == ["tail", "tail", "claws", "claws"]
    assert scene.dice.shuffled == [32], "with the Blip just discarded"


@pytest.mark.parametrize(
    ("cards", "blips"), [(13, (7, 5)), (12, (7, 5)), (11, (6, 5)), (10, (5, 5)), (8, (4, 4)), (0, (0, 0))]
)
@pytest.mark.clause("DA-10.11", "DA-14.3")
def test_with_too_few_cards_the_piles_are_as_even_as_possible(cards: int, blips: tuple[int, int]) -> None:
    """Teleportarium 7/5: neither pile goes above its number."""
    formation = ALL_36.split()[: 36 - cards]
    scene = Scene("noctis< scipio>", swarms={"L1": " ".join(formation)}, blips=(0, 0), deck=cards // 2, attacked=True)
    scene.choose(grey=8)
    assert scene.location == "teleportarium"
    assert scene.blips == blips


@pytest.mark.clause("DA-10.11")
def test_a_refill_that_needs_a_reshuffle() -> None:
    """Three in the deck, the rest discarded; the left pile takes the three first and goes on after the shuffle."""
    scene = build(
        "Leon> Valencio>",
        phase="travel",
        deck="head head head",
        blips=(0, "claws claws"),
        location_deck=["teleportarium", "generatorium", LAUNCH],
    )
    assert scene.blips == (7, 5)
    assert scene.state.left_blips.count(0) >= 3
    assert [event.deck for event in scene.said(events.Reshuffled)] == ["genestealers"]
    assert not scene.state.discard


@pytest.mark.clause("DA-10.12", "DA-13.6")
def test_travel_is_one_unit() -> None:
    """The Door slays the last Genestealer on the way to the final Location: no victory, the piles are filled."""
    scene = Scene(
        "noctis< scipio>",
        location="generatorium",
        ahead="launch-control-room",
        terrain={"door": "L1"},
        door=1,
        swarms={"L1": "head"},
        blips=(0, 0),
        attacked=True,
    )
    scene.choose()
    scene.play(Slay("L1", "head"))
    assert scene.result is None
    assert scene.location == "launch-control-room"
    assert scene.blips == (6, 6)


@pytest.mark.clause("DA-10.13", "DA-10.2")
def test_an_entering_spawn_uses_the_new_piles_and_the_next_check_is_a_phase_later() -> None:
    """Dark Catacombs with two cards for both piles: the spawn empties one, the group goes on at the next check."""
    formation = ALL_36.split()[:34]
    scene = Scene(
        "calistarius< scipio<",
        ahead="dark-catacombs",
        swarms={"L1": " ".join(formation)},
        blips=(0, 0),
        attacked=True,
    )
    scene.choose(grey=8)
    assert scene.blips == (1, 1)
    scene.play(ChooseMarine("scipio"))
    assert scene.location == "dark-catacombs"
    assert scene.blips == (1, 0)
    assert scene.phase == RESOLVE
    scene.on_to("stealth")
    scene.play(Pass())
    assert scene.location == "generatorium"


@pytest.mark.clause("DA-10.14")
def test_chosen_cards_stay_chosen() -> None:
    scene = Scene("noctis< scipio>", blips=(0, 3), tokens={"noctis": 1})
    scene.choose(green=12, grey=8)
    assert scene.location == "teleportarium"
    assert scene.phase == RESOLVE
    scene.skip()
    assert [event.card for event in scene.happened(events.CardBegan)] == [8, 12]


@pytest.mark.clause("DA-10.14")
def test_after_travel_in_phase_2_the_genestealers_attack_at_the_new_location() -> None:
    scene = Scene("noctis< scipio>", blips=(1, 3), swarms={"R1": "head"})
    scene.choose(grey=8, green=1)
    scene.play(PlaceToken("noctis"))
    scene.on_to("stealth")
    scene.play(ChoosePile("left"))
    scene.play(Pass(), rolls=[5])
    order = [type(event) for event in scene.events if isinstance(event, events.Travelled | events.DefenceRolled)]
    assert order == [events.Travelled, events.DefenceRolled]
    assert scene.phase == EVENT


# --- Door -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.4")
def test_the_door_slays_up_to_its_tokens() -> None:
    scene = with_a_door()
    scene.choose()
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "tail"), Slay("R3", "claws")}
    scene.play(Slay("R3", "claws"))
    assert scene.location == "void-lock"
    scene.play(Slay("L1", "head"))
    assert scene.location == "teleportarium"
    assert scene.swarms == {"L1": "tail"}


@pytest.mark.clause("DA-10.4")
def test_the_door_is_a_may() -> None:
    scene = with_a_door()
    scene.choose()
    scene.play(Pass())
    assert scene.location == "teleportarium"
    assert scene.sizes == {"L1": 2, "R3": 1}


@pytest.mark.clause("DA-10.4", "DA-12.8")
def test_r_door_may_stop_early_and_obeys_the_order() -> None:
    scene = Scene(
        "scipio< noctis< deino>",
        terrain={"door": "L1"},
        door=3,
        swarms={"L2": "head tail", "R3": "claws"},
        blips=(0, 3),
        attacked=True,
    )
    scene.choose(**MOVE_CARDS)
    scene.play(Slay("R3", "claws"))
    assert scene.offered(Slay) == {Slay("L2", "head"), Slay("L2", "tail")}
    scene.play(Pass())
    assert scene.sizes == {"L2": 2}
    assert scene.location == "teleportarium"


@pytest.mark.clause("DA-10.4")
def test_r_door_without_tokens_nothing_is_asked() -> None:
    scene = Scene("scipio< noctis<", terrain={"door": "L1"}, swarms={"L2": "head"}, blips=(0, 3), attacked=True)
    scene.choose(**MOVE_CARDS)
    assert scene.question == "who-moves"


@pytest.mark.clause("DA-10.4")
def test_the_door_slays_as_many_as_it_has_tokens() -> None:
    scene = build(
        "Leon> Valencio>",
        phase="travel",
        swarms={"L1": "head head head head tail"},
        terrain={"door": "L2"},
        door=3,
        blips=(0, 2),
        location_deck=["teleportarium", "generatorium", LAUNCH],
    )
    for left in (3, 2, 1):
        question = GAME.view(scene.state, 0).question
        assert question is not None
        assert (question.kind, question.count) == ("door", left)
        assert PASS in scene.moves
        scene.play(Slay("L1", "head"))
    assert scene.swarm("L1") == ["head", "tail"]
    assert scene.idle


@pytest.mark.clause("DA-10.4")
def test_the_door_is_announced() -> None:
    """Why and whence the group travels is told before the Door asks; where nobody is left for it, it asks nothing."""
    table = build("Leon< Zael>", phase="travel", door=2, terrain={"door": "L1"}, blips=(0, 3), swarms={"L1": "head"})
    began = table.said(events.TravelBegan)
    assert [TEXT(line) for event in began if (line := GAME.say_event(event))] == [
        "The left pile is empty: the group leaves Void Lock."
    ]
    assert TEXT(GAME.question(GAME.view(table.state, 0))) == "On leaving, the Door slays 2: which first?"
    assert not table.said(events.Travelled)
    table = build("Leon< Zael>", phase="travel", door=2, terrain={"door": "L1"}, blips=(0, 3))
    assert not table.said(events.TravelBegan)
    assert table.said(events.Travelled)
