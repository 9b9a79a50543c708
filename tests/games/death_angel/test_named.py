"""Where one seat decides what concerns all, the log names it; at a table of one nobody is named."""

from __future__ import annotations

import pytest
from tests.games.death_angel.common import TEXT
from tests.games.death_angel.positions import GAME, Position, build

from starboard.games.death_angel import events
from starboard.games.death_angel.moves import PASS, Attack, ChooseMarine, ChooseSwarm, PlaceToken, Slay

AHEAD = ["black-holds", "generatorium", "toxin-pumping-station"]


def told(scene: Position) -> list[str]:
    return [TEXT(line) for event in scene.log if (line := GAME.say_event(event))]


@pytest.mark.parametrize(
    ("players", "lines"),
    [
        (1, ["A head falls.", "A tail falls."]),
        (2, ["Player 2 uses the Door: a head falls.", "Player 2 uses the Door: a tail falls."]),
    ],
)
@pytest.mark.clause("DA-10.4")
def test_who_uses_the_door_is_named(players: int, lines: list[str]) -> None:
    scene = build(
        "Leon< Zael>",
        phase="travel",
        players=players,
        current=players - 1,
        door=2,
        terrain={"door": "L1"},
        blips=(0, 3),
        swarms={"L1": "head tail tail"},
    )
    scene.play(Slay("L1", "head"), Slay("L1", "tail"))
    assert [line for line in told(scene) if "falls" in line] == lines


@pytest.mark.clause("DA-10.8")
def test_who_hands_out_tokens_for_all_is_named() -> None:
    scene = build(
        "Leon< Zael> Gideon>",
        phase="travel",
        players=2,
        current=1,
        location_deck=["munitorium", *AHEAD],
        blips=(0, 3),
    )
    scene.play(PlaceToken("zael"), PlaceToken("leon"))
    assert [line for line in told(scene) if "token" in line] == [
        "Player 2 gives Zael 1 token.",
        "Player 2 gives Leon 1 token.",
    ]


@pytest.mark.parametrize(
    ("players", "line"),
    [(1, "2 come out beside Leon."), (2, "Player 2 decides: 2 come out beside Leon.")],
)
@pytest.mark.clause("DA-10.8")
def test_who_chooses_the_swarm_that_more_join_is_named(players: int, line: str) -> None:
    scene = build(
        "Leon< Zael>",
        phase="travel",
        players=players,
        current=players - 1,
        location="void-lock" if players == 1 else "munitorium",
        location_deck=AHEAD,
        blips=(0, 3),
        swarms={"L1": "head", "R2": "tail"},
    )
    scene.play(ChooseSwarm("L1"))
    assert [one for one in told(scene) if "come out" in one] == [line]


@pytest.mark.clause("DA-7.18")
def test_what_a_token_pays_for_is_named() -> None:
    """In the event phase no card lies open any more: which card lets Leon attack is said."""
    scene = build(
        "Leon>2 Valencio>",
        phase="event",
        cards=["overwatch"],
        event="second-wind",
        swarms={"R1": "head* tail*"},
        blips=(6, 6),
    )
    while scene.kind == "event-target":
        scene.play(ChooseMarine("valencio"))
    assert scene.kind == "attack-for-token"
    scene.roll(0).play(Attack("leon", "R1"))
    assert told(scene)[-2:] == [
        "Leon pays a token for Overwatch.",
        "Leon attacks the two beside him: 0, no skull.",
    ]
    scene = build("Noctis>1 Gideon>", cards=["run-and-gun"], swarms={"R1": "head tail"})
    scene.play(PASS, PASS)
    scene.roll(0).play(Attack("noctis", "R1"))
    assert "Noctis pays a token for Run and Gun." in told(scene)


def test_a_card_that_begins_is_its_own_players() -> None:
    """The first player is done moving, and the other's card is next: it is not the move of the first."""
    scene = build("Leon> Zael>", players=2, owners={"red": 0, "purple": 1}, cards=["overwatch", "strategize"])
    scene.play(PlaceToken("leon"))
    began = [event for event in scene.log if isinstance(event, events.CardBegan)]
    assert [(event.card, event.player) for event in began] == [(4, 0), (5, 1)]
