"""Finer points: what a wrong number, a dropped line or a flipped comparison in the engine would change."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.helpers import GAME, Scene, build

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR, witnesses
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import Enemy
from starboard.games.death_angel.moves import (
    ADD_TOKEN,
    PASS,
    REROLL,
    USE_ABILITY,
    Activate,
    AnyMove,
    Attack,
    ChooseAction,
    ChooseMarine,
    ChoosePile,
    ChoosePlace,
    ChooseSwarm,
    ChooseTeam,
    ChooseTerrain,
    MoveSwarm,
    PlaceToken,
    PutEvent,
    Slay,
    TakeTeam,
    Turn,
)
from starboard.games.death_angel.options import Options

LAIR = "genestealer-lair"
LAUNCH = "launch-control-room"


@pytest.mark.clause("DA-14.3")
def test_a_short_refill_never_goes_above_a_printed_number() -> None:
    """Eleven or twelve are wanted, 5/6 or 7/5: once the smaller number is full, the rest goes to the other pile."""

    def refill(cards: int, location: str, ahead: list[str]) -> tuple[int, int]:
        """So many Genestealers are left, all others are engaged."""
        symbols = [symbol for symbol in ("head", "tail", "claws", "tongue") for _ in range(9)][cards:]
        swarms = {f"L{n + 1}": " ".join(symbols[n::3]) for n in range(3)}
        scene = build(
            "Leon> Valencio> Zael>", phase="travel", swarms=swarms, blips=(0, 0), location=location, location_deck=ahead
        )
        assert scene.kind != "refill", "nobody is asked"
        return scene.blips

    assert refill(10, "teleportarium", ["wrath-of-baal-chapel", LAUNCH]) == (5, 5)
    assert refill(11, "void-lock", ["teleportarium", "generatorium", LAUNCH]) == (6, 5)
    assert refill(10, "void-lock", ["teleportarium", "generatorium", LAUNCH]) == (5, 5)
    assert refill(4, "void-lock", ["teleportarium", "generatorium", LAUNCH]) == (2, 2)


@pytest.mark.clause("DA-9.9")
def test_they_are_everywhere_but_not_from_an_empty_pile() -> None:
    """Nobody is asked who should get none."""
    scene = build(
        "Leon< Valencio< Zael>", phase="event", event="theyre-everywhere", blips=(0, "head head"), travel_trigger="both"
    )
    assert scene.swarms() == {"R3": 1}
    assert scene.blips == (0, 1)
    assert scene.idle


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


@pytest.mark.clause("DA-9.24", "DA-12.2")
@pytest.mark.parametrize(("first", "second"), [("claws", "head"), ("head", "claws")])
def test_rewarded_faith_takes_the_last_card_of_one_group_and_one_of_the_other(first: Enemy, second: Enemy) -> None:
    """The groups are numbered as they lie when the victims are named, whichever is used up first."""
    both = build("Leon>2 Valencio>", phase="event", event="rewarded-faith", swarms={"L1": f"{first}* | {second}"})
    both.play(ChooseMarine("leon"), Slay("L1", first, 0), Slay("L1", second, 1))
    assert both.swarms() == {}
    assert both.formation == "leon> valencio>"


@pytest.mark.clause("DA-10.8", "DA-16.1")
def test_what_happens_to_terrain_is_told() -> None:
    chapel = build(
        "Leon> Zael>",
        phase="travel",
        blips=(0, 3),
        location="teleportarium",
        location_deck=["wrath-of-baal-chapel", LAUNCH],
    )
    chapel.play(ChoosePlace("R2"))
    placed = chapel.said(ev.TerrainPlaced)[-1]
    assert (placed.terrain, placed.place) == ("artefact", "R2")
    tunnels = build(
        "Leon> Valencio>",
        cards=["onward-brothers"],
        players=3,
        owners={"red": 0},
        location="maintenance-tunnels",
        terrain={"control-panel": "R1"},
    )
    tunnels.play(PASS, PASS, Activate("leon", "control-panel"))
    assert [event.terrain for event in tunnels.said(ev.TerrainDiscarded)] == ["control-panel"]
    sanctuary = build("Leon> Zael>", phase="event", event="temporary-sanctuary", swarms={"R2": "head", "L1": "tail"})
    sanctuary.play(ChooseSwarm("R2"))
    assert [event.place for event in sanctuary.said(ev.EventRevealed)] == ["R2"]


@pytest.mark.clause("DA-8.9")
def test_the_die_on_the_table_remembers_its_reroll() -> None:
    """Also while the Artefact is thought about."""
    scene = build("Leon<1 Zael>", phase="attack", swarms={"L1": "head"}, artefact=0, dice=[0])
    roll = GAME.view(scene.state, 0).roll
    assert roll is not None
    assert (roll.face, roll.rerolled, roll.can_reroll) == (0, False, True)
    scene.roll(1).play(REROLL)
    roll = GAME.view(scene.state, 0).roll
    assert roll is not None
    assert (scene.kind, roll.face, roll.rerolled, roll.can_reroll) == ("artefact", 1, True, False)


@pytest.mark.clause("DA-7.2")
def test_intimidation_takes_exactly_the_number() -> None:
    scene = build("Lorenzo> Deino>", cards=["intimidation"], swarms={"L1": "head head", "R2": "tail tail claws"})
    scene.play(PASS, PASS)
    scene.roll(4).play(USE_ABILITY, Slay("L1", "head"), Slay("L1", "head"), Slay("R2", "tail"))
    assert set(scene.moves) == {Slay("R2", "tail"), Slay("R2", "claws")}
    scene.play(Slay("R2", "claws"), ChoosePile("right"))
    assert scene.swarms() == {"R2": 1}
    assert scene.blips == (3, 7)


@pytest.mark.clause("DA-13.1", "DA-13.5")
def test_a_game_is_won_once() -> None:
    """The last Lord is the last Genestealer and no Blip is left: two reasons, one end."""
    scene = build(
        "Leon< Valencio<",
        cards=["full-auto"],
        location=LAIR,
        lords_slain=["brood-lord-2"],
        swarms={"L1": "brood-lord-1"},
        blips=(0, 0),
    )
    scene.roll(1).play(Attack("leon", "L1"))
    assert [event.by for event in scene.said(ev.GameWon)] == ["brood-lords"]
    assert scene.state.ending == "brood-lords"


@pytest.mark.clause("DA-16.1")
def test_numbers_that_are_told() -> None:
    resupply = build("Leon>2 Zael>3 Scipio>1", phase="event", event="resupply")
    resupply.play(ChooseMarine("scipio"))
    assert [event.tokens for event in resupply.said(ev.TokensCollected)] == [5]
    route = build("Leon> Zael>", phase="event", event="secret-route", terrain={"door": "L1"})
    assert [event.tokens for event in route.said(ev.TokensPlaced)] == [2]
    assert not route.said(ev.SupplyEmpty)
    rolls = build("Leon<1 Valencio>", cards=["full-auto"], swarms={"L1": "head"})
    rolls.roll(5, 1).play(Attack("leon", "L1"), REROLL)
    assert [event.rerolled for event in rolls.said(ev.AttackRolled)] == [False, True]
    cogitator = build(
        "Leon> Zael>",
        players=2,
        cards=["onward-brothers"],
        location="core-cogitator",
        terrain={"control-panel": "R1", "corridor": "L2"},
    )
    cogitator.play(PASS, PASS, Activate("leon", "control-panel"), ChooseTerrain("corridor"))
    assert [event.terrain for event in cogitator.said(ev.SpawnCapped)] == ["corridor"]


@pytest.mark.clause("DA-12.2", "DA-10.8")
@pytest.mark.parametrize("group", [0, 1])
def test_black_holds_spawns_on_the_very_group_that_was_chosen(group: int) -> None:
    scene = build(
        "Leon> Zael>",
        phase="travel",
        swarms={"L1": "head* | claws*"},
        deck="tail " * 9 + "tongue " * 9,
        blips=(0, 0),
        location_deck=["black-holds", "generatorium", LAUNCH],
    )
    assert set(scene.moves) == {ChooseSwarm("L1", 0), ChooseSwarm("L1", 1)}
    scene.play(ChooseSwarm("L1", group))
    assert [len(cards) for cards in scene.groups("L1")] == ([3, 1] if group == 0 else [1, 3])


@pytest.mark.clause("DA-11.11", "DA-12.2")
@pytest.mark.parametrize("swarms", [{"L2": "head* | claws*", "L3": "tongue"}, {"L2": "tongue", "L3": "head* | claws*"}])
def test_a_death_in_the_event_brings_a_swarm_to_two_groups(swarms: dict[str, str]) -> None:
    """Marine 2 of 3 dies, 3 comes up. The tongue joins the claws, who attacked last, and takes them behind him."""
    scene = build("Leon> Zael> Omnio<", phase="event", event="psychic-assault", swarms=swarms)
    scene.roll(1).play(ChooseMarine("zael"))
    assert scene.formation == "leon> omnio<"
    assert scene.swarm("L2") == ["head"]
    assert scene.swarm("R2") == ["tongue", "claws"]


@pytest.mark.clause("DA-9.13", "DA-9.9")
def test_an_empty_pile_has_nobody_to_serve_first() -> None:
    scene = build(
        "Leon> Valencio> Zael>",
        phase="event",
        event="secret-route",
        location="wrath-of-baal-chapel",
        terrain={"corridor": "L3", "artefact": "L1"},
        blips=(0, 4),
        location_deck=[LAUNCH],
        travel_trigger="both",
    )
    assert scene.idle, "nobody is asked"
    assert scene.swarms() == {}


@pytest.mark.clause("DA-9.2", "DA-9.3")
def test_the_others_see_that_an_event_was_drawn() -> None:
    """The current player reads it alone, everybody else sees a card without a face."""
    scene = build("Leon> Zael>", players=2, phase="event", cards=["overwatch", "strategize"], event="surrounded")
    drawn = scene.said(ev.EventDrawn)
    for seat, card in ((0, "E18"), (1, ""), (SPECTATOR, "")):
        assert [event.card for event in drawn if witnesses(event, seat)] == [card]


@pytest.mark.clause("DA-7.1")
def test_between_cards_none_is_being_resolved() -> None:
    scene = build("Leon> Zael>", cards=["overwatch", "flamer-attack"])
    assert GAME.view(scene.state, 0).resolving == 4
    scene.play(PlaceToken("leon"))
    view = GAME.view(scene.state, 0)
    assert (view.resolving, view.resolved) == (0, (4, 14))


@pytest.mark.clause("DA-11.7", "DA-15.4")
def test_the_artefact_stays_while_its_player_has_another_team() -> None:
    """Player 1 loses red; he plays on with grey beside the Marines of player 2."""
    scene = build(
        "Leon> Zael> Scipio>",
        slain="valencio",
        players=2,
        owners={"red": 0, "purple": 1, "grey": 0},
        phase="attack",
        swarms={"L1": "head"},
        artefact=0,
        dice=[0],
    )
    scene.play(PASS)
    assert scene.formation == "zael> scipio>"
    assert GAME.view(scene.state, 1).artefact == 0
    assert [judged.by for judged in scene.said(ev.DefenceJudged)] == ["hit"]


@pytest.mark.clause("DA-8.7")
def test_attacks_are_counted_anew_each_round() -> None:
    scene = build(
        "Leon> Zael>",
        phase="attack",
        swarms={"R1": "head", "L2": "tail"},
        event="secret-route",
        dice=[5, 5],
    )
    view = GAME.view(scene.state, 0)
    assert view.attacks == 2
    assert [row.right.swarms[0].attacked for row in view.rows[:1]] == [1]
    assert [row.left.swarms[0].attacked for row in view.rows[1:]] == [2]
    scene.go_on()
    assert (scene.state.round, GAME.view(scene.state, 0).attacks) == (3, 0)


@pytest.mark.clause("DA-9.5", "DA-9.8")
def test_they_are_everywhere_one_for_each_marine_picked() -> None:
    scene = build(
        "Leon< Valencio< Zael<", phase="event", event="theyre-everywhere", blips=("head head", 2), travel_trigger="both"
    )
    scene.play(ChooseMarine("zael"), ChooseMarine("leon"))
    assert scene.swarms() == {"L1": 1, "L3": 1}


@pytest.mark.clause("DA-9.24", "DA-12.7")
def test_a_lone_brood_lord_leaves_no_pile_to_choose() -> None:
    """The piles are tied, but nothing goes back: nobody is asked."""
    scene = build(
        "Leon> Zael>",
        phase="event",
        event="temporary-sanctuary",
        location=LAIR,
        swarms={"L1": "brood-lord-1", "R2": "brood-lord-2 claws"},
        blips=(3, 3),
    )
    scene.play(ChooseSwarm("L1"))
    assert scene.idle
    assert scene.blips == (3, 3)


@pytest.mark.clause("DA-16.1", "DA-16.2")
def test_what_everybody_sees_is_told_to_everybody() -> None:
    def told(scene: Scene, kind: type[Any]) -> list[Any]:
        return [event for event in scene.said(kind) if witnesses(event, SPECTATOR)]

    scout = build("Zael> Omnio> Leon>", players=3, owners={"purple": 0, "red": 1}, cards=["forward-scouting"])
    scout.play(PASS, PASS, USE_ABILITY, PutEvent("bottom"))
    assert [event.card for event in told(scout, ev.EventScouted)] == [""]
    assert [event.where for event in told(scout, ev.EventPut)] == ["bottom"]

    strategize = build("Zael< Omnio<", cards=["strategize"], swarms={"L1": "head"})
    strategize.play(PlaceToken("zael"), MoveSwarm("L1", "R2"))
    assert [(event.place, event.to, event.cards) for event in told(strategize, ev.SwarmMoved)] == [
        ("L1", "R2", ("head",))
    ]

    jam = build("Zael> Leon>", phase="event", cards=["forward-scouting", "full-auto"], event="gun-jam")
    assert [event.team for event in told(jam, ev.EventRevealed)] == ["purple"]

    tank = build(
        "Leon> Valencio>",
        cards=["onward-brothers"],
        players=2,
        location="munitorium",
        owners={"red": 0},
        terrain={"promethium-tank": "R1"},
    )
    tank.roll(5).play(PASS, PASS, Activate("leon", "promethium-tank"))
    assert [event.terrain for event in told(tank, ev.TerrainDiscarded)] == ["promethium-tank"]

    artefact = build("Leon> Valencio>", cards=["onward-brothers"], terrain={"artefact": "R1"})
    artefact.play(PASS, PASS, Activate("leon", "artefact"))
    assert [event.player for event in told(artefact, ev.ArtefactTaken)] == [0]

    last = build("Leon>", slain="valencio", phase="attack", swarms={"L1": "head"}, dice=[0])
    assert len(told(last, ev.GameLost)) == 1


@pytest.mark.clause("DA-11.8")
@pytest.mark.parametrize(
    ("option", "owners", "heir"),
    [
        ("lowest-card", {"yellow": 0, "grey": 1, "blue": 0}, 1),
        ("last-card", {"yellow": 0, "grey": 1, "blue": 0}, 0),
        ("last-card", {"yellow": 0, "grey": 1, "blue": 1}, 1),
    ],
)
def test_who_is_current_player_after_an_elimination(option: str, owners: dict[str, int], heir: int) -> None:
    """Cards 2 yellow, 6 grey, 13 blue. Yellow dies out: its player keeps the role by option, with a card left."""
    scene = build(
        "Goriel> Scipio> Lorenzo>",
        slain="claudio",
        players=2,
        owners=owners,
        phase="attack",
        cards=["defensive-stance", "power-field", "lead-by-example"],
        swarms={"L1": "head"},
        current_player=option,
        dice=[0],
    )
    assert scene.formation == "scipio> lorenzo>"
    assert GAME.view(scene.state, 0).current == heir


@pytest.mark.clause("DA-9.7")
@pytest.mark.parametrize("lasting", ["second-wind", "gun-jam", "enter-formation"])
def test_only_evasion_keeps_a_marine_from_attacking(lasting: str) -> None:
    target = {"second-wind": "leon", "gun-jam": "purple"}.get(lasting)
    scene = build("Leon< Valencio<", cards=["full-auto"], swarms={"L1": "head head"}, lasting=(lasting, target))
    scene.roll(5).play(Attack("valencio", "L1"))
    assert scene.offered(Attack) == [Attack("leon", "L1")]


@pytest.mark.clause("DA-9.7")
@pytest.mark.parametrize("lasting", ["second-wind", "gun-jam", "evasion"])
def test_only_enter_formation_gives_tokens_for_moving(lasting: str) -> None:
    target = {"second-wind": "leon", "gun-jam": "purple"}.get(lasting)
    scene = build("Leon< Valencio<", cards=["onward-brothers"], lasting=(lasting, target))
    assert scene.offered(PlaceToken) == []


@pytest.mark.clause("DA-16.1")
def test_what_comes_and_goes_is_told() -> None:
    launch = build("Leon> Valencio>", cards=["onward-brothers"], location=LAUNCH, terrain={"control-panel": "R1"})
    launch.play(PASS, PASS, Activate("leon", "control-panel"), ADD_TOKEN)
    assert [event.on for event in launch.said(ev.TokensPlaced)] == ["location"]
    assert GAME.view(launch.state, 0).location.tokens == 1

    drive = build("Lorenzo> Deino>", cards=["intimidation"], swarms={"L1": "head"}, blips=(2, 5))
    drive.roll(1).play(PASS, PASS, USE_ABILITY)
    [sent] = drive.said(ev.SentToBlips)
    assert (sent.side, sent.cards, sent.places) == ("left", ("head",), ("L1",))

    rescue = build("Leon< Zael>", slain="valencio omnio", phase="event", event="rescue-space-marine")
    rescue.play(ChooseMarine("valencio"))
    [back] = rescue.said(ev.MarineRescued)
    assert (back.marine, back.position) == ("valencio", 3)

    surrounded = build("Leon> Zael>", phase="event", event="surrounded", swarms={"L1": "head", "L2": "tail"})
    surrounded.play(ChooseMarine("zael"))
    assert [(event.place, event.to) for event in surrounded.said(ev.SwarmMoved)] == [("L1", "L2")]


# --- why not? ----------------------------------------------------------------------------------------------------


def why(scene: Scene, move: AnyMove, seat: int | None = None) -> tuple[str, str]:
    """The clause and the name of the reason."""
    refusal = GAME.ask(scene.state, scene.seat if seat is None else seat, move)
    assert refusal is not None
    return refusal.clause, refusal.reason.id.removeprefix("death-angel-why-")


def test_why_not_this_card() -> None:
    scene = build(
        "Leon> Zael> Scipio>",
        slain="lorenzo deino",
        players=2,
        owners={"red": 0, "purple": 1, "grey": 0, "blue": 0},
        phase="choose",
        rests=["overwatch"],
        lasting=("gun-jam", "grey"),
    )
    assert why(scene, ChooseAction(4), 0) == ("DA-6.2", "rests")
    assert why(scene, ChooseAction(15), 0) == ("DA-6.2", "jammed")
    assert why(scene, ChooseAction(3), 0) == ("DA-11.7", "eliminated")
    assert why(scene, ChooseAction(5), 0) == ("DA-6.1", "not-your-team")
    assert why(scene, ChooseAction(1), 0) == ("DA-3.5", "no-team")
    assert why(scene, ChooseAction(99), 0) == ("DA-1.3", "unknown-card")
    scene.play(ChooseAction(17), seat=0)
    scene.play(ChooseAction(8), seat=0)
    assert why(scene, ChooseAction(7), 0) == ("DA-6.1", "chosen"), "red has put its card down"
    assert why(scene, ChooseAction(4), 0) == ("DA-6.2", "rests")
    assert why(scene, PASS, 0) == ("DA-6.1", "all-chosen")


def test_why_not_this_token_turn_or_activation() -> None:
    munitorium = build(
        "Leon> Zael> Omnio>",
        players=2,
        phase="travel",
        location_deck=["munitorium", "black-holds", "generatorium", LAUNCH],
        blips=(0, 2),
    )
    munitorium.play(PlaceToken("zael"))
    assert why(munitorium, PlaceToken("zael")) == ("DA-10.10", "has-one")
    assert why(munitorium, PlaceToken("scipio")) == ("DA-11.1", "not-there")
    support = build("Leon> Zael>", cards=["overwatch"])
    assert why(support, PlaceToken("omnio")) == ("DA-11.1", "not-there")

    apothecarion = build(
        "Leon> Zael>", players=2, cards=["onward-brothers"], location="apothecarion", terrain={"control-panel": "R1"}
    )
    apothecarion.play(PASS, PASS, Activate("leon", "control-panel"), ChooseMarine("zael"))
    assert why(apothecarion, Turn("leon")) == ("DA-7.15", "only-him")

    activate = build("Leon> Valencio>", cards=["onward-brothers"], terrain={"door": "L1", "spore-chimney": "R2"})
    assert why(activate, Turn("leon")) == ("DA-7.11", "steps")
    activate.play(PASS, PASS)
    assert why(activate, Activate("leon", "door")) == ("DA-7.14", "not-in-front")
    assert why(activate, Activate("leon", "promethium-tank")) == ("DA-7.14", "no-terrain")


def test_why_not_this_pile_or_team() -> None:
    stealth = build("Scipio> Zael>", cards=["stealth-tactics"], blips=(0, 3), travel_trigger="both")
    stealth.play(PASS, PASS)
    assert why(stealth, ChoosePile("left")) == ("DA-7.2", "pile-empty")
    jam = build(
        "Zael> Leon> Scipio>", phase="event", cards=["forward-scouting", "full-auto", "power-field"], event="gun-jam"
    )
    assert why(jam, ChooseTeam("red")) == ("DA-9.5", "no-fit")
    assert why(jam, ChooseMarine("leon")) == ("DA-9.5", "other-question")


def test_why_not_this_team_at_setup() -> None:
    state = GAME.new(Options(teams="choose"), 2, Seeded(2))
    first = GAME.to_move(state)[0]
    GAME.apply(state, first, TakeTeam("green"), Seeded(2))
    refusal = GAME.ask(state, 1 - first, TakeTeam("green"))
    assert refusal is not None
    assert refusal.clause == "DA-3.5"
    assert refusal.reason.id == "death-angel-why-team-taken"
