"""Decks and discard piles (section 14)."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.games.death_angel.common import ALL_36, LAUNCH
from tests.games.death_angel.positions import build
from tests.games.death_angel.scenes import EVENT, Scene

from starboard.core.game import SPECTATOR
from starboard.games.death_angel import events
from starboard.games.death_angel.moves import ChooseMarine, ChoosePile, ChoosePlace


@pytest.mark.clause("DA-14.1")
def test_discards_are_public() -> None:
    scene = Scene("noctis< scipio>", blips=("claws head", 6), event=("full-scan", "evasion"), deck=28)
    scene.to_event()
    scene.play(ChoosePile("left"))
    for seat in (SPECTATOR, 0):
        assert scene.view(seat).genestealer_discard == ("claws",)
        assert scene.view(seat).event_discard == ("E05",)
        assert scene.view(seat).event_deck == 29


@pytest.mark.clause("DA-14.2")
def test_an_empty_deck_is_made_anew_when_a_card_is_needed() -> None:
    scene = Scene("noctis< scipio>", blips=(4, 4), deck="head", event="the-swarm")
    assert len(scene.state.discard) == 27
    scene.to_event()
    assert scene.blips == (6, 6)
    assert [event.deck for event in scene.happened(events.Reshuffled)] == ["genestealers"]
    assert len(scene.state.deck) == 24
    assert dict(scene.discard) == {}


@pytest.mark.clause("DA-14.2")
def test_not_when_the_last_card_leaves() -> None:
    scene = Scene("noctis< scipio>", blips=(4, 4), deck="head tail head tail", event="the-swarm")
    scene.to_event()
    assert not scene.happened(events.Reshuffled)
    assert len(scene.state.deck) == 0
    assert len(scene.state.discard) == 24

    scene = Scene("noctis< scipio>", event=["second-wind"], only_these_events=True)
    scene.to_event()
    assert not scene.happened(events.Reshuffled)
    assert scene.view().event_deck == 0


@pytest.mark.clause("DA-14.2")
def test_blip_piles_and_the_location_deck_are_never_rebuilt() -> None:
    scene = Scene("noctis< scipio>", location="launch-control-room", blips=(0, 0), swarms={"L1": "head"}, attacked=True)
    scene.to_event()
    assert scene.phase == EVENT
    assert scene.blips == (0, 0)
    assert scene.view().location_deck == 0


@pytest.mark.parametrize(("odd", "blips"), [("left", (3, 2)), ("right", (2, 3))])
@pytest.mark.clause("DA-14.3")
def test_an_odd_last_card_goes_where_the_current_player_wants(odd: str, blips: tuple[int, int]) -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        players="green | grey | blue",
        swarms={"L1": " ".join(ALL_36.split()[:31])},
        blips=(0, 0),
        attacked=True,
    )
    scene.choose(green=12, grey=8, blue=11)
    assert scene.asked == (1,)
    scene.play(ChoosePile(odd))  # type: ignore[arg-type]
    assert scene.blips == blips


@pytest.mark.clause("DA-14.4")
def test_if_no_genestealer_is_left_the_rest_of_an_effect_is_lost() -> None:
    """The Swarm wants four cards; three are to be had."""
    scene = Scene(
        "noctis< scipio>",
        location="launch-control-room",
        swarms={"L1": " ".join(ALL_36.split()[:33])},
        blips=(0, 0),
        deck=2,
        attacked=True,
        event="the-swarm",
    )
    assert (len(scene.state.deck), len(scene.state.discard)) == (2, 1)
    scene.to_event()
    assert scene.blips == (2, 1), "left, right, left, and no more"
    assert [(event.left, event.right) for event in scene.happened(events.BlipsAdded)] == [(2, 1)]


@pytest.mark.clause("DA-14.2", "DA-9.2")
def test_the_event_deck_is_shuffled_when_the_event_must_be_drawn() -> None:
    scene = Scene("noctis< scipio>", event=["second-wind"], only_these_events=True)
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    assert scene.view().event_deck == 0
    scene.to_event(green=1, grey=6, token_to="noctis")
    assert scene.dice.shuffled == [30], "now, with the card discarded last"


@pytest.mark.clause("DA-14.2")
def test_sc_65_an_empty_event_deck_is_made_anew() -> None:
    scene = Scene("noctis< scipio<", event=(), only_these_events=True)
    assert len(scene.state.events) == 0
    scene.to_event()
    assert [event.deck for event in scene.happened(events.Reshuffled)] == ["events"]
    assert scene.dice.shuffled == [30]
    assert len(scene.state.events) == 29
    assert scene.phase == EVENT


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


@pytest.mark.parametrize(("odd", "blips"), [("left", (4, 3)), ("right", (3, 4))])
@pytest.mark.clause("DA-14.3", "DA-10.11")
def test_sc_69_too_few_genestealers_are_dealt_evenly(odd: Literal["left", "right"], blips: tuple[int, int]) -> None:
    scene = Scene(
        "noctis< scipio<",
        location="teleportarium",
        ahead="wrath-of-baal-chapel",
        swarms={"L1": " ".join(["head"] * 9 + ["tail"] * 9 + ["tongue"] * 9 + ["claws"] * 2)},
        blips=(0, 2),
        deck=3,
    )
    assert len(scene.state.discard) == 2
    scene.choose()
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    assert scene.asked == (scene.current,)
    scene.play(ChoosePile(odd))
    assert scene.blips == blips
    assert scene.question == "wrath-of-baal-chapel", "step 4 follows"
    assert ChoosePlace("R2") in scene.moves
