"""Why a move is refused: the clause and the reason."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.common import LAUNCH
from tests.games.death_angel.positions import GAME, Position, build
from tests.games.death_angel.scenes import Scene, attack_with

from starboard.core.chance import Seeded
from starboard.core.game import Illegal, Move
from starboard.core.text import Text
from starboard.games.death_angel.moves import (
    ACCEPT,
    HEROIC_CHARGE,
    PASS,
    REROLL,
    USE_ARTEFACT,
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
    HeroicCharge,
    MoveSwarm,
    Pass,
    PlaceToken,
    Slay,
    SpendToken,
    TakeTeam,
    Trade,
    Turn,
)
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.setup import WhichTeam
from starboard.games.death_angel.spawn import SpawnOrder
from starboard.lab.conformance import encoded


def refused(scene: Scene, move: Any, clause: str, seat: int | None = None) -> None:
    """The move is refused with this clause, in words, and nothing changes."""
    who = scene.asked[0] if seat is None else seat
    before = encoded(scene.state)
    refusal = GAME.ask(scene.state, who, move)
    assert refusal is not None
    assert refusal.clause == clause
    assert Text().problems(refusal.reason) == []
    assert encoded(scene.state) == before


def why_not(scene: Position, move: AnyMove, seat: int | None = None) -> tuple[str, str]:
    """The clause and the name of the reason."""
    refusal = GAME.ask(scene.state, scene.seat if seat is None else seat, move)
    assert refusal is not None
    return refusal.clause, refusal.reason.id.removeprefix("death-angel-why-")


def reason(scene: Position, move: object, seat: int | None = None) -> str:
    """The words of a refusal."""
    refusal = GAME.ask(scene.state, scene.seat if seat is None else seat, move)  # type: ignore[arg-type]
    assert refusal is not None
    return Text("en")(refusal.reason)


@pytest.mark.clause("DA-6.1", "DA-6.2")
def test_choosing() -> None:
    scene = Scene("noctis< scipio>", players="green | grey", rested={"green": 12})
    refused(scene, ChooseAction(12), "DA-6.2", seat=0)
    refused(scene, Pass(), "DA-6.1", seat=0)
    scene.play(ChooseAction(16), seat=0)
    refused(scene, ChooseAction(1), "DA-6.1", seat=0)


@pytest.mark.clause("DA-6.2")
def test_a_jammed_gun() -> None:
    scene = Scene("noctis< gideon> scipio>", event="gun-jam")
    scene.to_event(green=1, grey=8, token_to="noctis")
    scene.play(ChooseTeam("green"))
    refused(scene, ChooseAction(16), "DA-6.2")


@pytest.mark.clause("DA-7.5")
def test_a_support_token_must_be_placed() -> None:
    scene = Scene("noctis< scipio>")
    scene.choose(green=1)
    refused(scene, Pass(), "DA-7.5")
    refused(scene, PlaceToken("deino"), "DA-11.1")


@pytest.mark.clause("DA-7.3", "DA-7.11", "DA-7.12", "DA-7.13", "DA-7.14")
def test_moving_turning_activating() -> None:
    scene = Scene("noctis< scipio> deino< gideon>", terrain={"door": "L1", "corridor": "R4", "spore-chimney": "R2"})
    scene.choose(green=12)
    refused(scene, Trade("noctis", "gideon"), "DA-7.12")
    refused(scene, Trade("scipio", "deino"), "DA-7.3")
    refused(scene, Activate("noctis", "door"), "DA-7.11")
    scene.on_to("who-turns")
    scene.play(Turn("noctis"))
    refused(scene, Turn("noctis"), "DA-7.13")
    scene.play(Turn("gideon"))

    scene = Scene("noctis< scipio> deino< gideon>", terrain={"door": "L1", "corridor": "R4", "spore-chimney": "R2"})
    scene.choose(green=12)
    scene.on_to("who-activates")
    refused(scene, Activate("gideon", "corridor"), "DA-7.14")
    refused(scene, Activate("noctis", "spore-chimney"), "DA-7.14")


@pytest.mark.clause("DA-4.2", "DA-4.3", "DA-7.16", "DA-7.18", "DA-7.3")
def test_attacking() -> None:
    swarms = {"L1": "head", "R1": "tail", "L4": "claws"}
    scene = Scene("calistarius< scipio< deino> omnio>", swarms=swarms, attacked=True)
    scene.choose()
    attack_with(scene, "calistarius")
    refused(scene, Attack("calistarius", "R1"), "DA-4.2")
    refused(scene, Attack("calistarius", "L4"), "DA-4.3")
    refused(scene, Attack("calistarius", "L2"), "DA-2.3")
    refused(scene, Attack("deino", "R1"), "DA-7.3")
    scene.play(Attack("calistarius", "L1"), rolls=[0])
    refused(scene, Attack("calistarius", "L1"), "DA-7.16")


@pytest.mark.clause("DA-7.21")
def test_no_alternating() -> None:
    scene = Scene("leon< valencio<", swarms={"L1": "head head"}, attacked=True)
    scene.choose()
    scene.play(Attack("leon", "L1"), rolls=[0])
    refused(scene, Attack("valencio", "L1"), "DA-7.21")


@pytest.mark.clause("DA-12.8", "DA-12.4")
def test_victims() -> None:
    scene = Scene(
        "claudio< scipio>",
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1", "R1": "tail", "R2": "brood-lord-2"},
        attacked=True,
    )
    scene.choose(grey=6)
    scene.play(PlaceToken("scipio"), ChooseSwarm("R1"))
    scene.play(HeroicCharge())
    refused(scene, Slay("L1", "brood-lord-1"), "DA-12.8")
    refused(scene, Slay("R1", "tail"), "DA-12.4")


@pytest.mark.clause("DA-9.5", "DA-9.25")
def test_event_targets() -> None:
    scene = Scene("noctis< scipio> deino>", event="stalking-from-the-shadows", tokens={"noctis": 1, "scipio": 1})
    scene.to_event()
    refused(scene, ChooseMarine("deino"), "DA-9.5")
    refused(scene, Pass(), "DA-9.5")
    scene = Scene("noctis< scipio< deino>", event="out-of-thin-air", blips=(1, 4))
    scene.to_event()
    refused(scene, ChooseMarine("deino"), "DA-9.5")


@pytest.mark.clause("DA-7.2")
def test_strategize_stays_in_the_formation() -> None:
    scene = Scene("omnio< scipio>", swarms={"L1": "head"}, attacked=True)
    scene.choose(purple=5)
    scene.play(PlaceToken("scipio"))
    for move in (MoveSwarm("L1", "L3"), MoveSwarm("L1", "L1"), MoveSwarm("L2", "L1")):
        assert GAME.ask(scene.state, 0, move) is not None


@pytest.mark.parametrize("move", [Pass(), ChoosePile("left"), PlaceToken("noctis"), Attack("noctis", "L1")])
@pytest.mark.clause("DA-5.1")
def test_somebody_elses_turn(move: Any) -> None:
    scene = Scene("noctis< scipio>", players="green | grey", swarms={"L1": "head"}, attacked=True)
    scene.choose(green=16, grey=8)
    assert scene.asked == (1,)
    before = encoded(scene.state)
    refusal = GAME.ask(scene.state, 0, move)
    assert refusal is not None
    assert refusal.clause.startswith("DA-")
    assert encoded(scene.state) == before


@pytest.mark.clause("DA-13.5")
def test_after_the_end_nothing_can_be_done() -> None:
    scene = Scene("noctis<", swarms={"L1": "head"})
    scene.fight(0)
    refused(scene, Pass(), "DA-13.5", seat=0)


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
    assert why_not(scene, ChooseAction(4), 0) == ("DA-6.2", "rests")
    assert why_not(scene, ChooseAction(15), 0) == ("DA-6.2", "jammed")
    assert why_not(scene, ChooseAction(3), 0) == ("DA-11.7", "eliminated")
    assert why_not(scene, ChooseAction(5), 0) == ("DA-6.1", "not-your-team")
    assert why_not(scene, ChooseAction(1), 0) == ("DA-3.5", "no-team")
    assert why_not(scene, ChooseAction(99), 0) == ("DA-1.3", "unknown-card")
    scene.play(ChooseAction(17), seat=0)
    scene.play(ChooseAction(8), seat=0)
    assert why_not(scene, ChooseAction(7), 0) == ("DA-6.1", "chosen"), "red has put its card down"
    assert why_not(scene, ChooseAction(4), 0) == ("DA-6.2", "rests")
    assert why_not(scene, PASS, 0) == ("DA-6.1", "all-chosen")


def test_why_not_this_token_turn_or_activation() -> None:
    munitorium = build(
        "Leon> Zael> Omnio>",
        players=2,
        phase="travel",
        location_deck=["munitorium", "black-holds", "generatorium", LAUNCH],
        blips=(0, 2),
    )
    munitorium.play(PlaceToken("zael"))
    assert why_not(munitorium, PlaceToken("zael")) == ("DA-10.10", "has-one")
    assert why_not(munitorium, PlaceToken("scipio")) == ("DA-11.1", "not-there")
    support = build("Leon> Zael>", cards=["overwatch"])
    assert why_not(support, PlaceToken("omnio")) == ("DA-11.1", "not-there")

    apothecarion = build(
        "Leon> Zael>", players=2, cards=["onward-brothers"], location="apothecarion", terrain={"control-panel": "R1"}
    )
    apothecarion.play(PASS, PASS, Activate("leon", "control-panel"), ChooseMarine("zael"))
    assert why_not(apothecarion, Turn("leon")) == ("DA-7.15", "only-him")

    activate = build("Leon> Valencio>", cards=["onward-brothers"], terrain={"door": "L1", "spore-chimney": "R2"})
    assert why_not(activate, Turn("leon")) == ("DA-7.11", "steps")
    activate.play(PASS, PASS)
    assert why_not(activate, Activate("leon", "door")) == ("DA-7.14", "not-in-front")
    assert why_not(activate, Activate("leon", "promethium-tank")) == ("DA-7.14", "no-terrain")


def test_why_not_this_pile_or_team() -> None:
    stealth = build("Scipio> Zael>", cards=["stealth-tactics"], blips=(0, 3), travel_trigger="both")
    stealth.play(PASS, PASS)
    assert why_not(stealth, ChoosePile("left")) == ("DA-7.2", "pile-empty")
    jam = build(
        "Zael> Leon> Scipio>", phase="event", cards=["forward-scouting", "full-auto", "power-field"], event="gun-jam"
    )
    assert why_not(jam, ChooseTeam("red")) == ("DA-9.5", "no-fit")
    assert why_not(jam, ChooseMarine("leon")) == ("DA-9.5", "other-question")


def test_why_not_this_team_at_setup() -> None:
    state = GAME.new(Options(teams="choose"), 2, Seeded(2))
    first = GAME.to_move(state)[0]
    GAME.apply(state, first, TakeTeam("green"), Seeded(2))
    refusal = GAME.ask(state, 1 - first, TakeTeam("green"))
    assert refusal is not None
    assert refusal.clause == "DA-3.5"
    assert refusal.reason.id == "death-angel-why-team-taken"


@pytest.mark.clause("DA-13.5")
def test_after_the_end_nothing_is_decided() -> None:
    scene = build("Leon>", phase="attack", swarms={"L1": "head"}, dice=[0])
    assert scene.state.outcome == "lost"
    assert scene.refused(PASS, seat=0) == "DA-13.5"


def test_spectators_decide_nothing() -> None:
    scene = build("Leon<", cards=["overwatch"], phase="choose", round=1)
    assert scene.refused(ChooseAction(4), seat=-1) == "DA-15.1"
    assert scene.refused(ChooseAction(4), seat=5) == "DA-15.1"


@pytest.mark.clause("DA-7.16")
def test_somebody_elses_attack() -> None:
    scene = build("Leon< Zael>", players=2, cards=["full-auto"], swarms={"L1": "head"})
    assert scene.seat == 0
    assert scene.refused(Attack("leon", "L1"), seat=1) == "DA-7.16"
    assert reason(scene, PASS, seat=1) == "Player 1 decides now."


@pytest.mark.clause("DA-9.3")
def test_nobody_interferes_with_instinct() -> None:
    scene = build("Leon< Zael>", players=2, cards=[4, 5], phase="event", event="second-wind")
    assert scene.refused(ChooseMarine("zael"), seat=1) == "DA-9.3"
    assert reason(scene, PASS, seat=1).startswith("Player 1 chooses alone now")


def test_what_is_no_move_of_this_game() -> None:
    scene = build("Leon< Zael>", cards=["full-auto"], swarms={"L1": "head"})
    for strange in (Attack("nobody", "L1"), Slay("L1", "horns"), Move(), ChooseAction("four")):  # type: ignore[arg-type]
        assert scene.refused(strange) == "DA-1.1"  # type: ignore[arg-type]


@pytest.mark.clause("DA-15.1")
@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_players(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.new(Options(), seats, Seeded(1))
    assert refused.value.clause == "DA-15.1"


@pytest.mark.clause("DA-6.1", "DA-6.2", "DA-11.7", "DA-1.3")
def test_action_cards_that_cannot_be_chosen() -> None:
    scene = build(
        "Leon< Omnio> Scipio>",
        slain="Goriel Claudio",
        players=2,
        owners={"red": 0, "purple": 1, "grey": 0, "yellow": 0},
        phase="choose",
        rests=["overwatch", "power-field"],
        lasting=("gun-jam", "purple"),
    )
    assert scene.refused(ChooseAction(4), seat=0) == "DA-6.2"
    assert reason(scene, ChooseAction(4), seat=0) == "Overwatch was played last round: it rests this round."
    assert scene.refused(ChooseAction(14), seat=1) == "DA-6.2"
    assert reason(scene, ChooseAction(14), seat=1).startswith("Guns jammed")
    assert scene.refused(ChooseAction(17), seat=1) == "DA-6.1"
    assert scene.refused(ChooseAction(2), seat=0) == "DA-11.7"
    assert scene.refused(ChooseAction(1), seat=0) == "DA-3.5"
    assert scene.refused(ChooseAction(19), seat=0) == "DA-1.3"
    assert scene.refused(PASS, seat=0) == "DA-6.1"
    scene.play(ChooseAction(17), seat=0)
    assert scene.refused(ChooseAction(7), seat=0) == "DA-6.1"
    assert reason(scene, ChooseAction(7), seat=0) == "The Red team’s card is down already."
    scene.play(ChooseAction(15), seat=0)
    assert reason(scene, PASS, seat=0) == "All your cards are down; now the others choose."


@pytest.mark.clause("DA-7.3", "DA-7.11", "DA-7.12", "DA-7.13", "DA-11.1")
def test_moving_and_turning() -> None:
    scene = build("Leon< Omnio> Scipio> Valencio>", cards=["onward-brothers"])
    assert scene.refused(Trade("omnio", "leon")) == "DA-7.3"
    assert scene.refused(Trade("leon", "scipio")) == "DA-7.12"
    assert scene.refused(Trade("leon", "leon")) == "DA-7.12"
    assert scene.refused(Trade("leon", "zael")) == "DA-11.1"
    assert scene.refused(Turn("leon")) == "DA-7.11"
    scene.play(Trade("leon", "omnio"))
    assert scene.refused(Trade("leon", "scipio")) == "DA-7.12"
    assert reason(scene, Trade("leon", "scipio")) == "Leon has moved already."
    scene.play(PASS, Turn("leon"))
    assert scene.refused(Turn("leon")) == "DA-7.13"
    assert scene.refused(Turn("scipio")) == "DA-7.3"
    assert scene.refused(Trade("valencio", "scipio")) == "DA-7.11"


@pytest.mark.clause("DA-7.14")
def test_activating() -> None:
    scene = build(
        "Leon< Valencio> Zael<",
        cards=["onward-brothers"],
        terrain={"door": "L1", "control-panel": "L2", "spore-chimney": "R2", "corridor": "R3", "artefact": "L3"},
        activated=["spore-chimney"],
    )
    scene.play(PASS, PASS)
    assert scene.kind == "who-activates"
    for terrain in ("control-panel", "spore-chimney", "corridor", "artefact", "promethium-tank"):
        assert scene.refused(Activate("valencio", terrain)) == "DA-7.14"
    assert reason(scene, Activate("valencio", "control-panel")) == "The Panel is not in front of Valencio."
    assert reason(scene, Activate("valencio", "spore-chimney")).endswith("is used up for this round.")
    assert reason(scene, Activate("valencio", "corridor")) == "The Corridor can’t be used."
    assert reason(scene, Activate("valencio", "promethium-tank")) == "The Tank is not on the board."
    assert scene.refused(Activate("zael", "artefact")) == "DA-7.3"
    assert scene.refused(Trade("leon", "valencio")) == "DA-7.11"


@pytest.mark.clause("DA-4.2", "DA-4.3", "DA-7.17", "DA-7.21", "DA-2.1", "DA-2.3")
def test_attacks_that_cannot_be_made() -> None:
    scene = build(
        "Noctis< Leon< Zael> Gideon> Valencio<",
        cards=["full-auto"],
        swarms={"L1": "head", "R1": "tail", "L5": "claws tail", "L2": "tail"},
    )
    assert scene.refused(Attack("leon", "R1")) == "DA-4.2"
    assert reason(scene, Attack("leon", "R1")) == "Leon faces left; that swarm is on his other side."
    assert scene.refused(Attack("valencio", "L2")) == "DA-4.3"
    assert reason(scene, Attack("valencio", "L2")) == "Too far: 3 rows away, Valencio reaches 2."
    assert scene.refused(Attack("leon", "L3")) == "DA-2.3"
    assert scene.refused(Attack("leon", "L1", 1)) == "DA-2.3"
    assert scene.refused(Attack("leon", "L9")) == "DA-2.1"
    assert scene.refused(Attack("noctis", "L1")) == "DA-7.3"
    assert scene.refused(Attack("scipio", "L1")) == "DA-11.1"
    assert scene.refused(HEROIC_CHARGE) == "DA-7.16"
    scene.roll(5).play(Attack("leon", "L1"))
    assert scene.kind == "attack-more"
    assert scene.refused(Attack("valencio", "L5")) == "DA-7.21"
    scene.play(PASS)
    assert scene.refused(Attack("leon", "L1")) == "DA-7.16"


@pytest.mark.clause("DA-7.10")
def test_an_attack_that_costs_a_token() -> None:
    scene = build("Leon<1 Valencio<", cards=["overwatch"], phase="event", event="evasion", swarms={"L1": "tail tail"})
    assert scene.kind == "attack-for-token"
    assert scene.refused(Attack("valencio", "L1")) == "DA-7.10"


@pytest.mark.clause("DA-7.8")
def test_only_attacks_and_defences_are_rerolled() -> None:
    scene = build("Leon<1", cards=["full-auto"], swarms={"L1": "head head"})
    assert scene.refused(REROLL) == "DA-7.8"
    scene.roll(1).play(Attack("leon", "L1"))
    assert scene.kind == "attack-roll"
    assert scene.refused(REROLL) is None
    assert scene.refused(ACCEPT) is None
    assert scene.refused(USE_ARTEFACT) == "DA-8.9"
    assert scene.refused(PASS) == "DA-7.6"


@pytest.mark.clause("DA-12.8", "DA-12.4")
def test_victims_that_cannot_be_chosen() -> None:
    scene = build(
        "Leon< Valencio<",
        cards=["full-auto"],
        location="genestealer-lair",
        swarms={"L1": "head tail brood-lord-1", "L2": "claws brood-lord-2"},
        terrain={"ventilation-duct": "L1", "spore-chimney": "R2"},
    )
    scene.roll(1).play(Attack("leon", "L1"))
    assert scene.kind == "attack-victim"
    assert scene.refused(Slay("L1", "brood-lord-1")) == "DA-12.8"
    assert scene.refused(Slay("L1", "claws")) == "DA-7.17"
    assert scene.refused(Slay("L2", "claws")) == "DA-7.17"
    assert scene.refused(PASS) == "DA-7.17"

    held = build(
        "Leon< Valencio<",
        phase="travel",
        swarms={"L1": "head", "L2": "claws tail"},
        protected=["L1"],
        terrain={"door": "L1"},
        door=2,
        blips=(0, 3),
    )
    assert held.kind == "door"
    assert held.refused(Slay("L1", "head")) == "DA-12.4"
    assert held.refused(Slay("R1", "head")) == "DA-2.3"
    assert held.refused(Slay("L2", "head")) == "DA-10.4"


@pytest.mark.clause("DA-7.19")
def test_heroic_charge_without_victims() -> None:
    scene = build("Claudio< Leon< Goriel<", cards=["heroic-charge"], swarms={"L3": "head"})
    assert scene.refused(HEROIC_CHARGE) == "DA-7.19"
    near = build("Claudio< Leon< Goriel<", cards=["heroic-charge"], swarms={"R2": "head tail", "L3": "claws"})
    near.play(HEROIC_CHARGE)
    assert near.refused(Slay("L3", "claws")) == "DA-7.19"
    assert near.refused(PASS) == "DA-7.19"


@pytest.mark.clause("DA-12.7", "DA-7.3")
def test_intimidation_takes_no_brood_lords() -> None:
    scene = build(
        "Lorenzo< Leon<",
        cards=["intimidation"],
        location="genestealer-lair",
        swarms={"L1": "head tail claws brood-lord-1", "L2": "claws", "R2": "brood-lord-2"},
        terrain={"ventilation-duct": "L1", "spore-chimney": "R2"},
    )
    scene.play(PASS, PASS).roll(2).play(scene.moves[0])
    assert scene.kind == "intimidate-take"
    assert scene.refused(Slay("L1", "brood-lord-1")) == "DA-12.7"
    assert scene.refused(Slay("L2", "claws")) == "DA-7.3"


@pytest.mark.clause("DA-12.3")
def test_strategize_goes_one_step() -> None:
    scene = build("Zael< Omnio< Leon<", cards=["strategize"], swarms={"L1": "head"})
    scene.play(PlaceToken("zael"))
    assert scene.refused(MoveSwarm("L1", "L3")) == "DA-12.3"
    assert scene.refused(MoveSwarm("L1", "L1")) == "DA-12.3"
    assert scene.refused(MoveSwarm("R1", "L1")) == "DA-2.3"
    assert scene.refused(MoveSwarm("L1", "R2")) is None


@pytest.mark.clause("DA-7.5", "DA-11.1")
def test_the_token_of_a_support_card() -> None:
    scene = build("Zael< Omnio< Leon<", cards=["strategize"])
    assert scene.refused(PASS) == "DA-7.5"
    assert scene.refused(PlaceToken("gideon")) == "DA-11.1"
    assert scene.refused(Turn("zael")) == "DA-7.5"


@pytest.mark.clause("DA-15.4", "DA-7.10")
def test_tokens_of_stealth_tactics() -> None:
    scene = build(
        "Scipio<1 Leon<1 Zael>", players=2, owners={"grey": 0, "red": 1, "purple": 0}, cards=["stealth-tactics"]
    )
    scene.play(PASS, PASS, ChoosePile("left"))
    assert scene.kind == "stealth-other"
    assert scene.refused(SpendToken("leon")) == "DA-7.10"
    assert scene.refused(SpendToken("zael")) == "DA-7.10"
    assert scene.refused(SpendToken("gideon")) == "DA-11.1"


@pytest.mark.clause("DA-9.5")
def test_targets_that_do_not_fit() -> None:
    scene = build("Zael<2 Omnio<1 Leon<", phase="event", event="stalking-from-the-shadows")
    assert scene.refused(ChooseMarine("leon")) == "DA-9.5"
    assert scene.refused(PASS) == "DA-9.5"
    assert scene.refused(ChoosePile("left")) == "DA-9.5"
    jam = build("Zael< Omnio< Leon< Scipio<", phase="event", cards=[5, 17, 6], event="gun-jam")
    assert jam.refused(ChooseTeam("red")) == "DA-9.5"


@pytest.mark.clause("DA-9.13", "DA-2.1", "DA-10.10")
def test_choices_of_locations() -> None:
    chapel = build(
        "Zael< Omnio< Leon<",
        phase="travel",
        location="teleportarium",
        location_deck=["wrath-of-baal-chapel", "toxin-pumping-station"],
        blips=(0, 4),
    )
    assert chapel.kind == "wrath-of-baal-chapel"
    assert chapel.refused(ChoosePlace("L4")) == "DA-2.1"
    assert chapel.refused(PASS) == "DA-10.10"
    order = build("Zael< Omnio< Leon<")
    order.state.terrain[6], order.state.terrain[7] = 0, 2
    order.state.left_blips = order.state.left_blips[:1]
    order.state.agenda = [SpawnOrder(0, 2, (6, 7))]
    assert order.refused(ChooseTerrain("door")) == "DA-9.13"


@pytest.mark.clause("DA-3.5")
def test_a_team_that_is_taken() -> None:
    scene = build("Leon<")
    scene.state.agenda = [WhichTeam(0, 2)]
    assert scene.refused(TakeTeam("red")) == "DA-3.5"
    assert scene.refused(ChooseSwarm("L1")) == "DA-3.5"
