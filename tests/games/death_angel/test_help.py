"""The line of help is a promise: it names what a choice costs, and only what there is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.common import TEXT, Trigger, said
from tests.games.death_angel.positions import GAME, Position, build

from starboard.core.game import SPECTATOR
from starboard.games.death_angel import events
from starboard.games.death_angel.asking import AskForToken
from starboard.games.death_angel.moves import (
    ACCEPT,
    PASS,
    REROLL,
    Attack,
    ChooseMarine,
    ChoosePile,
    HeroicCharge,
    PlaceToken,
    Slay,
    SpendToken,
    UseAbility,
)
from starboard.games.death_angel.travel import Door


def help_of(scene: Position) -> str:
    """What the server says to whoever is asked."""
    line = GAME.advise(scene.state, scene.seat).line
    return TEXT(line) if line else ""


def told(scene: Position) -> list[str]:
    return [TEXT(line) for event in scene.log if (line := GAME.say_event(event))]


# --- a pile that runs empty ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blips", "trigger", "line"),
    [
        ((1, 4), "either", "The left pile’s last card: once it is gone you travel when the phase ends."),
        ((4, 1), "either", "The right pile’s last card: once it is gone you travel when the phase ends."),
        ((1, 1), "either", "Each pile has one card left: once either is gone you travel when the phase ends."),
        ((1, 0), "both", "The left pile’s last card: once it is gone you travel when the phase ends."),
        ((1, 4), "both", ""),
        ((1, 0), "either", ""),  # you travel anyhow
        ((2, 2), "either", ""),
    ],
)
@pytest.mark.clause("DA-10.1")
def test_the_last_card_of_a_pile_is_named_before_it_goes(blips: tuple[int, int], trigger: Trigger, line: str) -> None:
    scene = build("Scipio> Zael>", cards=["stealth-tactics"], blips=blips, travel_trigger=trigger)
    scene.play(PASS, PASS) if scene.kind != "stealth" else None
    assert scene.kind == "stealth"
    assert help_of(scene) == line


def test_nobody_travels_from_the_last_location() -> None:
    scene = build("Scipio> Zael>", cards=["stealth-tactics"], blips=(1, 4), location="launch-control-room")
    scene.play(PASS, PASS)
    assert scene.kind == "stealth"
    assert help_of(scene) == ""
    scene.play(ChoosePile("left"))
    assert not scene.said(events.PileEmptied)


@pytest.mark.clause("DA-5.2")
def test_an_empty_pile_is_told_and_the_group_travels_as_the_phase_ends() -> None:
    """Two cards are still to come: it is not the end of this card that counts."""
    scene = build("Scipio>1 Zael>", cards=["stealth-tactics", "flamer-attack"], swarms={"R2": "head"}, blips=(1, 4))
    scene.play(PASS, PASS, ChoosePile("left"))
    assert scene.kind == "stealth-other"
    assert told(scene)[-1] == "The left pile is empty: the group travels when the phase ends."
    assert help_of(scene) == "A Marine’s token discards the top card of the right pile too. Cards there: 4"
    scene.play(SpendToken("scipio"))
    assert scene.kind == "who-attacks", "the next card is played at the old location"
    assert not scene.said(events.Travelled)
    scene.play(PASS)
    assert scene.said(events.Travelled)
    assert len(scene.said(events.PileEmptied)) == 1, "what is discarded on the way is not told"


@pytest.mark.parametrize(
    ("blips", "trigger", "line", "log"),
    [
        ((0, 3), "either", "The left pile is empty. Send any back, and the group stays here.", "left"),
        ((3, 0), "either", "The right pile is empty. Send any back, and the group stays here.", "right"),
        ((0, 0), "both", "Both piles are empty. Send any back, and the group stays here.", "left"),
        ((0, 0), "either", None, None),  # the other pile is empty still
        ((0, 3), "both", None, None),
        ((1, 3), "either", None, None),
    ],
)
@pytest.mark.clause("DA-10.1")
def test_cards_that_go_back_call_a_journey_off(
    blips: tuple[int, int], trigger: Trigger, line: str | None, log: str | None
) -> None:
    """Intimidation puts cards into the smaller pile; in a tie the player chooses (DA-7.2)."""
    swarms = {"R1": "head"}
    scene = build("Lorenzo> Deino>", cards=["intimidation"], swarms=swarms, blips=blips, travel_trigger=trigger)
    while scene.kind != "intimidate":
        scene.play(PASS)
    assert help_of(scene) == (line or "")
    scene.roll(1).play(UseAbility())
    if scene.kind == "intimidate-take":
        scene.play(scene.moves[0])
    if scene.kind == "smaller-pile":
        scene.play(ChoosePile("left"))
    assert [event.side for event in scene.said(events.JourneyOff)] == ([log] if log else [])
    travels = blips == (0, 0) and trigger == "either"
    assert bool(scene.said(events.Travelled)) is travels


def test_a_pile_that_a_spawn_empties_is_told() -> None:
    scene = build("Scipio> Zael>", phase="event", event="full-scan", terrain={"door": "L1"}, blips=(1, 4))
    while scene.kind == "event-target":
        scene.play(next(move for move in scene.moves if move != ChoosePile("left")))
    assert [event.side for event in scene.said(events.PileEmptied)] == ["left"]


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.clause("DA-12.4")
def test_at_the_door_a_power_field_is_named(held: bool) -> None:
    """It lasts to the end of the round, and the group may travel before."""
    scene = build(
        "Calistarius>", phase="travel", swarms={"R1": "claws", "L1": "tail"}, protected=["R1"] if held else []
    )
    scene.run(Door(0, 1))
    line = "The Power Field still holds a swarm: nobody in it can be slain."
    assert help_of(scene) == (line if held else "")
    assert (Slay("R1", "claws") in scene.moves) is not held


@pytest.mark.parametrize(
    ("formation", "best"),
    [
        ("Leon>2 Zael>", ["leon"]),  # he has both
        ("Leon>2 Zael>1", ["leon", "zael"]),
        ("Leon> Zael>", []),  # nobody has a token
        ("Leon> Zael> Omnio>3", []),  # nobody is beside him
    ],
)
@pytest.mark.clause("DA-9.24")
def test_rewarded_faith_says_who_could_pay(formation: str, best: list[str]) -> None:
    swarms = {"L1": "head", "R2": "claws"}
    scene = build(formation, phase="event", event="rewarded-faith", swarms=swarms)
    assert scene.kind == "event-target"
    advised = GAME.advise(scene.state, scene.seat)
    assert [move.marine for move in advised.best if isinstance(move, ChooseMarine)] == best
    nothing = "No Marine with a token has a swarm beside him: nothing will happen."
    assert (help_of(scene) == nothing) is (not best)


@pytest.mark.parametrize(
    ("card", "attack", "face", "line"),
    [
        ("flamer-attack", "zael", 0, "Zael attacks the three beside him: 0 slays none."),
        ("flamer-attack", "zael", 2, "Zael attacks the three beside him: 2 slays 2."),
        ("flamer-attack", "zael", 5, "Zael attacks the three beside him: 5 slays 3."),
        ("flamer-attack", "omnio", 2, "Omnio attacks the three beside him: 2, a skull."),
        ("dead-aim", "noctis", 4, "Noctis attacks the three beside him: 4 slays 3."),
        ("dead-aim", "noctis", 0, "Noctis attacks the three beside him: 0, no skull."),
        ("full-auto", "leon", 4, "Leon attacks the three beside him: 4, no skull."),
    ],
)
@pytest.mark.clause("DA-7.17")
def test_a_roll_is_read_as_its_card_reads_it(card: str, attack: Any, face: int, line: str) -> None:
    scene = build(f"{attack.title()}> Calistarius<", cards=[card], swarms={"R1": "head tail claws"})
    scene.roll(face).play(Attack(attack, "R1"))
    assert line in told(scene)


# --- tokens ----------------------------------------------------------------------------------------------------


def test_help_that_changes_next_to_nothing_is_not_said() -> None:
    """Against five only a 0 to 5 above 5 would do: none. Against four one face; a token makes 1 of 6 to 11 of 36."""
    scene = build("Scipio> Zael>", cards=["strategize"], swarms={"R1": "head head tail tail"})
    assert help_of(scene) == "This round it helps Scipio most: 17% to survive, 31% with it."
    scene = build("Scipio>3 Zael>", cards=["strategize"], swarms={"R1": "head head"})
    # He stands 3 of 6; with three tokens 1 - 1/16 = 94 %, with four 1 - 1/32 = 97 %: three points.
    assert help_of(scene) == ""
    assert not GAME.advise(scene.state, scene.seat).best


def test_roll_again_says_that_attacks_come_free() -> None:
    scene = build("Leon>1 Valencio>", cards=["full-auto"], swarms={"R1": "head tail claws"}, dice=())
    scene.roll(5)
    scene.play(Attack("leon", "R1"))
    assert scene.kind == "attack-roll"
    assert help_of(scene) == "2 more attacks come free."
    scene.roll(5)
    scene.play(ACCEPT)
    scene.play(Attack("leon", "R1"))
    assert help_of(scene) == "One more attack comes free."
    scene.roll(5)
    scene.play(ACCEPT)
    scene.play(Attack("leon", "R1"))
    assert help_of(scene) == "", "it is his last"


def test_keep_the_token_is_said_only_to_whoever_could_spend_it() -> None:
    """Valencio rolls 2 against one: he stands, and no face would be better."""
    for tokens, facing, asked in (("1", ">", True), ("", ">", False), ("1", "<", False)):
        scene = build(f"Valencio{facing}{tokens}", phase="attack", swarms={"R1": "head"}, dice=[2])
        assert (scene.kind == "defence-roll") is asked
        if asked:
            assert help_of(scene) == "Rolling again can’t improve it."
            assert REROLL in scene.moves


# --- attacks that cost, charges --------------------------------------------------------------------------------


def test_overwatch_names_itself_and_its_price() -> None:
    """After the event no card lies on the table any more."""
    scene = build(
        "Leon>2 Valencio>",
        phase="event",
        cards=["overwatch"],
        event="second-wind",
        swarms={"R1": "head*"},
        blips=(6, 6),
    )
    while scene.kind == "event-target":
        scene.play(ChooseMarine("valencio"))
    assert scene.kind == "attack-for-token"
    assert said(scene)[0] == "Overwatch · who pays a token to attack?"
    assert GAME.preview(scene.state, scene.seat, Attack("leon", "R1"))["tokens"] == (2, 1)


def test_run_and_gun_is_not_named_since_its_card_lies_there() -> None:
    scene = build("Noctis>1 Gideon>", cards=["run-and-gun"], swarms={"R1": "head"})
    scene.play(PASS, PASS)
    assert said(scene)[0] == "Who pays a token to attack?"


def test_where_only_a_charge_is_possible_it_is_said() -> None:
    scene = build("Claudio< Goriel<", cards=["heroic-charge"], swarms={"R1": "head tail"})
    assert set(scene.moves) == {HeroicCharge(), PASS}
    assert help_of(scene) == "No swarm is in reach of an attack. Claudio can charge."


def test_a_token_goes_where_it_helps() -> None:
    scene = build("Scipio> Zael>", cards=["strategize"], swarms={"R1": "head head"})
    assert GAME.advise(scene.state, scene.seat).best == (PlaceToken("scipio"),)


@pytest.mark.clause("DA-12.4")
@pytest.mark.parametrize("cards", [["power-field"], ["strategize", "power-field"]], ids=" ".join)
def test_a_token_is_not_advised_against_the_swarm_that_a_power_field_will_hold(cards: list[str]) -> None:
    """Scipio stands 1 of 6 against four: held, they cost nobody anything, with a token or without."""
    scene = build("Scipio> Zael>", cards=cards, swarms={"R1": "head head tail tail"})
    assert isinstance(GAME.asked(scene.state), AskForToken)
    assert help_of(scene) == ""
    assert not GAME.advise(scene.state, scene.seat).best
    assert GAME.preview(scene.state, scene.seat, PlaceToken("scipio")) == {}
    # Only one is held, the worse: Zael stands 4 of 6 against the other, and a second roll makes that 1 - 1/9 = 89 %.
    scene = build("Scipio> Zael>", cards=cards, swarms={"R1": "head head tail tail", "R2": "head"})
    assert help_of(scene) == "This round it helps Zael most: 67% to survive, 89% with it."
    assert GAME.preview(scene.state, scene.seat, PlaceToken("scipio")) == {}
    # Both against three, 2 of 6: whoever has the token, 1 - 4/6 * 4/6 = 20/36, the other one's swarm is held.
    scene = build("Scipio> Zael>", cards=cards, swarms={"R1": "head head tail", "R2": "head tail tail"})
    assert help_of(scene) == "This round it helps Scipio and Zael most: 33% to survive, 56% with it."


# --- one line for one thing ------------------------------------------------------------------------------------


def test_who_comes_out_where_is_one_line() -> None:
    """Secret Route: a major spawn on orange and one on green terrain, two each for one player."""
    scene = build(
        "Scipio> Zael>", phase="event", event="E07", terrain={"corridor": "L1", "dark-corner": "R2"}, blips=(6, 6)
    )
    while scene.kind == "event-target":
        scene.play(scene.moves[0])
    assert [line for line in told(scene) if " out " in line or "Corridor" in line or "Dark Corner" in line] == [
        "Dark Corner: 2 come out beside Zael.",
        "Corridor: 2 come out beside Scipio.",
    ]


def test_a_skull_is_named_with_its_face() -> None:
    """1, 2 and 3 carry skulls (DA-1.2)."""
    scene = build("Leon>1 Valencio>", cards=["full-auto"], swarms={"R1": "head tail claws"})
    scene.roll(2).play(Attack("leon", "R1"))
    assert told(scene)[-1] == "Leon attacks the three beside him: 2, a skull."
    scene.roll(4).play(REROLL)
    assert told(scene)[-2:] == ["Leon rolls again: 4, no skull.", "Leon misses."]


def test_alone_nobody_is_named() -> None:
    alone = build("Scipio> Zael>", phase="event", event="second-wind")
    several = build("Scipio> Zael>", phase="event", event="second-wind", players=2)
    assert "Event: Second Wind" in told(alone)
    assert "Player 1 draws: Second Wind" in told(several) or "Player 1 reads an event alone." in told(several)


def test_what_is_kept_is_counted() -> None:
    scene = build("Valencio>2 Leon>", phase="event", event="rewarded-faith", swarms={"R1": "head* tail* claws*"})
    scene.play(ChooseMarine("valencio"))
    assert TEXT(GAME.say_move(GAME.view(scene.state, 0), PASS)) == "Keep the tokens"
    scene.play(next(move for move in scene.moves if move != PASS))
    assert TEXT(GAME.say_move(GAME.view(scene.state, 0), PASS)) == "Keep the token"


def test_whoever_waits_is_told_who_chooses_a_card() -> None:
    scene = build("Scipio> Zael>", phase="choose", players=2)

    def asked(seat: int) -> str:
        return TEXT(GAME.question(GAME.view(scene.state, seat)))

    assert asked(SPECTATOR) == "Player 1 and Player 2: Which card?"
    while 1 in GAME.to_move(scene.state):
        assert asked(1) in ("Choose your card.", "A card for each team.")
        scene.play(GAME.moves(scene.state, 1)[0], seat=1)
    assert asked(1) == "Player 1: Which card?"


@pytest.mark.clause("DA-7.7")
def test_a_token_that_is_the_same_help_to_two_names_both() -> None:
    """Against one 4 faces of 6 become 8/9, against three 2 of 6 become 5/9: each gains 2/9 exactly."""
    scene = build("Leon> Omnio> Zael>", cards=["strategize"], swarms={"R1": "head", "R3": "head tail tail"})
    assert help_of(scene) == "This round it helps most: Leon and Zael."


def hint_of(scene: Position) -> str:
    line = GAME.advise(scene.state, scene.seat).line
    return TEXT(line) if line else ""


@pytest.mark.clause("DA-8.9")
def test_where_no_roll_saves_a_card_that_would_is_named() -> None:
    """Six beside Gideon: no face is higher, with Block its skulls save him, 3 of 6. Where Block rests nothing does, but
    the hint says no more than that: he may be helped otherwise."""
    swarms = {"R1": "head tail tail tongue claws claws"}
    scene = build("Gideon> Noctis<", phase="choose", swarms=swarms)
    assert hint_of(scene) == "No roll saves Gideon, unless Green plays Block: 3 of 6."
    scene = build("Gideon> Noctis<", phase="choose", swarms=swarms, rests=["block"])
    assert hint_of(scene) == "Most at risk: Gideon. As things stand no roll saves him."


def test_a_card_whose_token_is_needed_is_named_with_it() -> None:
    """Six beside Claudio, without a token: with Defensive Stance, and its token, any second roll but a 0: 5 of 6. No
    first roll saves him."""
    scene = build("Claudio> Goriel<", phase="choose", swarms={"R1": "head tail tail tongue claws claws"})
    assert hint_of(scene) == "No roll saves Claudio, unless Yellow gives Claudio Defensive Stance’s token: 5 of 6."


@pytest.mark.parametrize(
    ("formation", "swarms", "line"),
    [
        ("Gideon> Zael<", {"R1": "head tail"}, "If Gideon falls, Green’s cards go too: 3 of 6 to survive."),
        (
            "Gideon> Noctis< Zael< Omnio<",
            {"L1": "head"},
            "Gideon has a swarm at his back. Move + Activate turns him.",
        ),
        ("Gideon> Noctis<", {}, "Left pile: 2 left. Empty, you travel."),
        (
            "Gideon> Noctis<",
            {"R1": "head"},
            "Left pile: 2 left. Empty, you travel, and swarms travel with you.",
        ),
    ],
)
def test_whoever_chooses_is_told_what_matters_first(formation: str, swarms: dict[str, str], line: str) -> None:
    """A major spawn takes two from a pile where one plays alone. A team is lost with its last Marine (DA-11.7)."""
    assert hint_of(build(formation, phase="choose", swarms=swarms, blips=(2, 6))) == line


def test_a_token_is_no_help_against_what_is_behind() -> None:
    scene = build("Claudio> Goriel<", cards=["defensive-stance"], swarms={"L1": "head tail"})
    assert hint_of(scene) == "A token rolls again only against what its Marine faces."


@pytest.mark.clause("DA-10.4")
def test_the_door_is_explained_where_it_can_be_used() -> None:
    scene = build("Scipio< Calistarius>", cards=["stealth-tactics"], terrain={"door": "L1"}).play(PASS, PASS)
    assert hint_of(scene) == "Each Door token slays one when you travel."


@pytest.mark.parametrize(
    ("swarm", "line"),
    [
        ("head tail tail tongue claws claws", "No number saves him. With Block a skull does."),
        ("head tail tail", "With Block a skull saves him too."),
    ],
)
@pytest.mark.clause("DA-8.9")
def test_a_skull_under_block_is_named(swarm: str, line: str) -> None:
    scene = build("Gideon>1 Noctis<", phase="attack", cards=["block"], swarms={"R1": swarm}, dice=[0])
    assert hint_of(scene) == line


@pytest.mark.clause("DA-6.2")
def test_a_team_with_one_card_is_told_so() -> None:
    """Block rests and the guns are jammed: Green has Run and Gun alone. Yellow is asked."""
    scene = build(
        "Gideon> Claudio<",
        phase="choose",
        rests=["block"],
        lasting=("gun-jam", "green"),
        owners={"green": 0, "yellow": 0},
    )
    told = [TEXT(line) for event in scene.log if (line := GAME.say_event(event)) is not None]
    assert "Green has only this card: 12 Run and Gun" in told
    assert hint_of(scene) == "Green has only this card: Run and Gun."
