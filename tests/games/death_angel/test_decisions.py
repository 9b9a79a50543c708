"""Who decides what (section 18)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.common import ALL_36
from tests.games.death_angel.positions import GAME
from tests.games.death_angel.scenes import Scene, attack_with

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR
from starboard.games.death_angel.cards import TEAM, TERRAIN_ID
from starboard.games.death_angel.moves import (
    Accept,
    Activate,
    Attack,
    ChooseBroodLord,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    ChooseTerrain,
    PlaceToken,
    Reroll,
    RollDie,
    Slay,
    SpendToken,
    Trade,
    Turn,
    UseAbility,
    UseArtefact,
)
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.state import GONE

COLUMN = "noctis< goriel< deino< leon> omnio> scipio>"


SEATINGS = {
    2: "grey red yellow | green blue purple",
    3: "purple grey | green yellow | blue red",
    4: "blue | red purple | green grey | yellow",
    5: "red | grey | yellow purple | blue | green",
    6: "grey | purple | red | blue | yellow | green",
}


class Asking(Scene):
    """A scene of six teams whose players sit as in ``SEATINGS``."""

    def seat_of(self, team: str) -> int:
        return self.state.owners[TEAM[team]]

    def artefact_for(self, team: str) -> None:
        """Give the Artefact to the player of this team."""
        self.state.artefact = self.seat_of(team)
        self.state.terrain[TERRAIN_ID["artefact"]] = GONE

    def asks(self, team: str) -> None:
        """The player of this team is asked; nobody else has a move."""
        seat = self.seat_of(team)
        assert self.asked == (seat,)
        for other in (SPECTATOR, *range(self.state.seats)):
            assert bool(GAME.moves(self.state, other)) == (other == seat)


@pytest.fixture(params=SEATINGS, ids=lambda players: f"{players} players")
def seating(request: pytest.FixtureRequest) -> str:
    return SEATINGS[request.param]


def six(seating: str, column: str = COLUMN, **position: Any) -> Asking:
    return Asking(column, players=seating, **{"attacked": True, **position})


MOVE_CARDS: dict[str, Any] = {"green": 12, "yellow": 9, "blue": 11, "red": 7, "purple": 10, "grey": 8}
"""Move + Activate for all, so that everybody has something to decide; red is current player."""


@pytest.mark.clause("DA-6.1")
def test_phase_1_one_card_per_team_by_its_player(seating: str) -> None:
    scene = six(seating)
    assert scene.asked == tuple(range(scene.state.seats))
    for seat in scene.asked:
        cards = {move.card for move in GAME.moves(scene.state, seat)}  # type: ignore[union-attr]
        teams = [team for team in TEAM if scene.seat_of(team) == seat]
        assert len(cards) == 3 * len(teams)


@pytest.mark.clause("DA-7.5")
def test_support_the_card_player_places_the_token(seating: str) -> None:
    scene = six(seating)
    scene.choose(green=1, yellow=2, blue=3, red=4, purple=5, grey=6)
    for team in ("green", "yellow", "blue", "red", "purple", "grey"):
        scene.asks(team)
        assert len(scene.offered(PlaceToken)) == 6
        scene.play(PlaceToken("noctis"))


@pytest.mark.clause("DA-7.11", "DA-7.12", "DA-7.13", "DA-7.14")
def test_move_turn_and_activate_the_card_player(seating: str) -> None:
    scene = six(seating, terrain={"door": "R4"})
    scene.choose(**MOVE_CARDS)
    scene.asks("red")
    scene.play(Trade("leon", "omnio"))
    scene.asks("red")
    scene.play(Turn("leon"))
    scene.on_to("who-moves")
    scene.asks("grey")

    scene = six(seating, terrain={"door": "R4"})
    scene.choose(**MOVE_CARDS)
    scene.on_to("who-activates")
    scene.asks("red")
    scene.play(Activate("leon", "door"))
    scene.asks("red")
    scene.play(UseAbility())
    assert scene.state.door_tokens == 2


@pytest.mark.clause("DA-7.16", "DA-7.17", "DA-7.6")
def test_attack_the_card_player(seating: str) -> None:
    scene = six(seating, swarms={"L3": "head tail"}, tokens={"deino": 1})
    scene.choose(yellow=2)
    scene.play(PlaceToken("goriel"))
    attack_with(scene, "deino")
    scene.asks("blue")
    scene.play(Attack("deino", "L3"), rolls=[0])
    scene.asks("blue")
    scene.play(Reroll(), rolls=[1])
    scene.asks("blue")
    scene.play(Slay("L3", "head"))
    scene.asks("blue")
    assert scene.question == "lead-by-example"


@pytest.mark.clause("DA-7.2")
def test_card_abilities_the_card_player(seating: str) -> None:
    scene = six(seating, swarms={"L3": "head tail"}, tokens={"noctis": 2, "scipio": 1})
    scene.choose(purple=5, grey=6)
    scene.skip_to("strategize", token_to="noctis")
    scene.asks("purple")
    scene.skip_to("power-field", token_to="noctis")
    scene.asks("grey")

    scene = six(seating, swarms={"L3": "head tail"}, tokens={"noctis": 2, "scipio": 1})
    scene.choose(**MOVE_CARDS)
    for question, team in (
        ("stealth", "grey"),
        ("scout", "purple"),
        ("intimidate", "blue"),
        ("attack-for-token", "green"),
    ):
        scene.skip_to(question)
        scene.asks(team)


@pytest.mark.clause("DA-7.6", "DA-8.9")
def test_defence_the_controller_of_the_marine(seating: str) -> None:
    scene = six(seating, swarms={"L2": "head head"}, tokens={"goriel": 1}, attacked=False)
    scene.artefact_for("yellow")
    scene.fight(0)
    scene.asks("yellow")
    scene.play(Accept())
    scene.asks("yellow")
    assert UseArtefact() in scene.moves

    scene = six(seating, COLUMN.replace("deino", "lorenzo"), swarms={"L3": "head tail"}, attacked=False)
    scene.fight(1, blue=3, token_to="noctis")
    scene.asks("blue")
    assert scene.offered(Slay) == {Slay("L3", "head"), Slay("L3", "tail")}


@pytest.mark.clause("DA-9.2", "DA-9.6", "DA-9.13")
def test_event_targets_victims_and_spawn_order_the_current_player(seating: str) -> None:
    scene = six(
        seating,
        swarms={"L1": "head tail"},
        tokens={"noctis": 2},
        terrain={"ventilation-duct": "R2", "spore-chimney": "R3"},
        blips=(6, 1),
        event="for-my-battle-brothers",
        travel_trigger="both",
    )
    scene.to_event(**MOVE_CARDS)
    # Noctis is the only Marine with a token; the victim is asked for.
    scene.asks("red")
    scene.play(Slay("L1", "head"))
    scene.asks("red")
    assert scene.offered(ChooseTerrain) == {ChooseTerrain("ventilation-duct"), ChooseTerrain("spore-chimney")}

    scene = six(seating, swarms={"L1": "head tail claws"}, event="cleansing-flames")
    scene.to_event(**MOVE_CARDS)
    scene.asks("red")
    scene.play(ChooseMarine("noctis"), rolls=[1])
    scene.asks("red")


@pytest.mark.clause("DA-9.6")
def test_event_attack_of_a_named_marine_his_controller(seating: str) -> None:
    scene = six(seating, swarms={"L1": "head tail"}, tokens={"noctis": 1}, event="quick-instincts")
    scene.to_event(**MOVE_CARDS)
    scene.play(ChooseMarine("noctis"), seat=scene.seat_of("red"))
    scene.asks("green")
    scene.play(Attack("noctis", "L1"), rolls=[1])
    scene.asks("green")
    scene.play(Accept())
    scene.asks("green")


@pytest.mark.clause("DA-9.22", "DA-7.8")
def test_overwatch_the_red_player(seating: str) -> None:
    scene = six(seating, swarms={"R4": "tail tail"}, tokens={"leon": 2}, event="evasion")
    scene.to_event(green=1, red=4, token_to="noctis")
    assert scene.question == "attack-for-token"
    scene.asks("red")
    scene.play(Attack("leon", "R4"), rolls=[0])
    scene.asks("red")


@pytest.mark.clause("DA-10.10", "DA-10.4")
def test_travel_the_current_player(seating: str) -> None:
    common: Any = {"terrain": {"door": "L1"}, "door": 1, "blips": (0, 3), "location": "teleportarium"}
    scene = six(seating, swarms={"L1": "head"}, ahead="wrath-of-baal-chapel", **common)
    scene.choose(**MOVE_CARDS)
    scene.asks("red")
    scene.play(Slay("L1", "head"))
    assert scene.question == "wrath-of-baal-chapel"
    scene.asks("red")

    cards = ALL_36.split()
    scene = six(seating, swarms={"L1": " ".join(cards[:31])}, location="teleportarium", blips=(0, 0))
    scene.choose(**MOVE_CARDS)
    assert scene.offered(ChoosePile)
    scene.asks("red")


@pytest.mark.clause("DA-9.24")
def test_tied_smallest_pile_the_card_player_or_the_current_player(seating: str) -> None:
    scene = six(seating, swarms={"L3": "head"}, blips=(5, 5))
    scene.choose(**MOVE_CARDS)
    scene.skip_to("intimidate")
    scene.play(UseAbility(), rolls=[2])
    assert scene.offered(ChoosePile)
    scene.asks("blue")

    scene = six(seating, swarms={"L3": "head", "R1": "tail"}, blips=(5, 5), event="temporary-sanctuary")
    scene.to_event(**MOVE_CARDS)
    scene.play(ChooseSwarm("L3"))
    assert scene.offered(ChoosePile)
    scene.asks("red")


@pytest.mark.parametrize(
    ("location", "face", "question"),
    [
        ("generatorium", 1, "generatorium"),
        ("launch-control-room", None, "launch-control-room"),
        ("toxin-pumping-station", 3, "toxin-pumping-station"),
    ],
)
@pytest.mark.clause("DA-7.15", "DA-15.4")
def test_terrain_and_panels_the_player_of_the_activating_marine(
    seating: str, location: str, face: int | None, question: str
) -> None:
    scene = six(seating, location=location, terrain={"control-panel": "R6"}, swarms={"L1": "head tail"})
    scene.choose(**MOVE_CARDS)
    while not scene.offered(Activate):
        scene.play(scene.moves[-1])
    scene.play(Activate("scipio", "control-panel"), rolls=[] if face is None else [face])
    assert scene.question == question
    scene.asks("grey")


@pytest.mark.clause("DA-15.4")
def test_teleportarium_the_controller_of_each_marine_from_the_top(seating: str) -> None:
    tokens = dict.fromkeys(["noctis", "goriel", "deino", "leon", "omnio", "scipio"], 1)
    scene = six(seating, location="teleportarium", terrain={"control-panel": "R6"}, tokens=tokens)
    scene.choose(**MOVE_CARDS)
    scene.skip_to("who-activates")
    scene.play(Activate("scipio", "control-panel"))
    for marine, team in zip(tokens, ("green", "yellow", "blue", "red", "purple", "grey"), strict=True):
        scene.asks(team)
        assert set(scene.moves) == {SpendToken(marine), RollDie()}  # type: ignore[arg-type]
        # Whoever is asked is told what the die may cost: one face of six is a 0.
        said = GAME.say_move(GAME.view(scene.state, scene.seat_of(team)), RollDie())
        assert (said.id, said.args["fatal"]) == ("death-angel-move-roll-teleport", 1)
        scene.play(RollDie(), rolls=[5])


@pytest.mark.clause("DA-10.10")
def test_genestealer_lair_the_current_player(seating: str) -> None:
    scene = six(seating, location="generatorium", ahead="genestealer-lair", blips=(0, 3))
    scene.choose(**MOVE_CARDS)
    assert scene.offered(ChooseBroodLord) == {ChooseBroodLord("brood-lord-1"), ChooseBroodLord("brood-lord-2")}
    scene.asks("red")


@pytest.mark.clause("DA-9.25")
def test_theyre_everywhere_in_a_shortage_the_current_player(seating: str) -> None:
    scene = six(seating, blips=(1, 6), event="theyre-everywhere", travel_trigger="both")
    scene.to_event(**MOVE_CARDS)
    assert {move.marine for move in scene.offered(ChooseMarine)} == {"noctis", "goriel", "deino"}
    scene.asks("red")


@pytest.mark.clause("DA-9.7")
def test_enter_formation_the_player_of_the_card(seating: str) -> None:
    scene = six(seating, event=("enter-formation", "evasion"))
    scene.choose()
    assert scene.state.round == 2
    scene.choose(**MOVE_CARDS)
    for team in ("red", "grey", "yellow"):
        scene.skip_to("enter-formation")
        scene.asks(team)
        scene.play(PlaceToken("noctis"))
        assert scene.question == "who-moves", "before step A"


@pytest.mark.clause("DA-7.16")
def test_evasion_the_card_player_says_who_attacks(seating: str) -> None:
    scene = six(
        seating, COLUMN + " lorenzo<", swarms={"L3": "tail tail", "L7": "tail"}, event=("evasion", "second-wind")
    )
    scene.to_event(**MOVE_CARDS)
    scene.choose(blue=13)
    attack_with(scene, "deino")
    scene.asks("blue")
    assert {move.marine for move in scene.offered(Attack)} >= {"deino", "lorenzo"}


@pytest.mark.clause("DA-3.9")
def test_setup_a_choice_cannot_arise() -> None:
    """Four colours, one Terrain card each: no two compete, so player 1 is never asked."""
    for players in range(1, 7):
        for seed in range(20):
            scene = Scene.of(GAME.new(Options(), players, Seeded(seed)))
            assert (scene.state.round, scene.question) == (1, "choose-actions")
