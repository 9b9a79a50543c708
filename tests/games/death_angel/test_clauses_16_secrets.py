"""Section 16: what is public and what is hidden. Leaks are hunted more widely in test_secrets.py."""

from __future__ import annotations

import pytest
from tests.games.death_angel.scenario import GAME, Scene

from starboard.core.game import SPECTATOR
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import ChooseMarine, PutEvent, Slay, UseAbility
from starboard.lab.conformance import encoded

SEATS = (SPECTATOR, 0, 1, 2)


def scene() -> Scene:
    return Scene(
        "noctis< scipio> deino<",
        players="green | grey | blue",
        terrain={"door": "L1", "corridor": "R3"},
        door=2,
        swarms={"L1": "head tail", "R2": "claws"},
        tokens={"deino": 1},
        blips=("head tail claws", "tongue tongue"),
        deck=20,
        rested={"green": 12},
    )


@pytest.mark.clause("DA-16.1")
def test_public() -> None:
    table = scene()
    views = [table.view(seat) for seat in SEATS]
    for view in views:
        assert [(row.marine, row.facing, row.tokens) for row in view.rows] == [
            ("noctis", "left", 0),
            ("scipio", "right", 0),
            ("deino", "left", 1),
        ]
        assert view.rows[0].left.swarms[0].cards == ("head", "tail"), "each card's symbol"
        assert [(terrain.terrain, terrain.tokens) for terrain in view.rows[0].left.terrain] == [("door", 2)]
        assert view.supply == 9
        assert (view.left_blips, view.right_blips) == (3, 2)
        assert (view.genestealer_deck, view.event_deck, view.location_deck) == (20, 30, 4)
        assert len(view.genestealer_discard) == 36 - 3 - 5 - 20
        assert view.location.code == "L04"
        ready = {team.team: [action.card for action in team.actions if action.status == "ready"] for team in view.teams}
        assert ready["green"] == [1, 16]
    public = [encoded([view.rows, view.teams, view.location, view.genestealer_discard]) for view in views]
    assert len(set(public)) == 1


@pytest.mark.clause("DA-16.2", "DA-2.8")
@pytest.mark.parametrize("pile", ["left_blips", "right_blips", "deck", "events", "location_deck"])
def test_order_of_piles_and_decks_is_hidden_from_all(pile: str) -> None:
    table, other = scene(), scene()
    cards = getattr(other.state, pile)
    cards.reverse()
    assert cards != getattr(table.state, pile) or len(set(cards)) == 1
    for seat in SEATS:
        assert encoded(GAME.view(table.state, seat)) == encoded(GAME.view(other.state, seat))


@pytest.mark.clause("DA-16.2", "DA-2.8")
def test_content_of_blip_piles_is_hidden_though_the_deck_could_tell() -> None:
    """A card of a Blip pile changes places with one of the deck."""
    table, other = scene(), scene()
    state = other.state
    swap = next(n for n, card in enumerate(state.deck) if card != state.left_blips[-1])
    state.deck[swap], state.left_blips[-1] = state.left_blips[-1], state.deck[swap]
    for seat in SEATS:
        assert encoded(GAME.view(table.state, seat)) == encoded(GAME.view(state, seat))


@pytest.mark.clause("DA-16.2")
@pytest.mark.parametrize(("where", "above"), [("top", 0), ("bottom", 29)])
def test_only_the_scout_knows_the_scouted_event(where: str, above: int) -> None:
    scenes = []
    for event in ("gun-jam", "surrounded"):
        table = Scene("omnio< scipio> noctis<", players="purple | grey | green", event=event)
        table.choose(purple=10, grey=8, green=12)
        table.skip_to("scout")
        table.play(UseAbility())
        table.play(PutEvent(where))  # type: ignore[arg-type]
        [scouted] = table.view(0).scouted
        assert scouted.above == above
        assert scouted.event == {"gun-jam": "E15", "surrounded": "E18"}[event]
        scenes.append(table)
    for seat in (SPECTATOR, 1, 2):
        one, other = (encoded(GAME.view(table.state, seat)) for table in scenes)
        assert one == other


@pytest.mark.clause("DA-16.2", "DA-9.24")
def test_nobody_sees_the_choices_for_an_instinct_event_before_it_is_revealed() -> None:
    """Rewarded Faith: the Marine, then the victims; the others see neither, nor that there is a second choice."""
    views = []
    for marine, place in (("noctis", "L1"), ("deino", "L3")):
        table = Scene(
            "noctis< scipio> deino<",
            players="green | grey | blue",
            swarms={"L1": "head claws", "L3": "head claws"},
            tokens={"noctis": 2, "deino": 2},
            attacked=True,
            event="rewarded-faith",
        )
        table.to_event(green=12, grey=8, blue=11)
        assert table.asked == (1,)
        before = [encoded(table.view(seat)) for seat in (SPECTATOR, 0, 2)]
        table.play(ChooseMarine(marine))  # type: ignore[arg-type]
        assert not [event for event in table.events if event.seats is None]
        table.play(Slay(place, "head"))
        after = [encoded(table.view(seat)) for seat in (SPECTATOR, 0, 2)]
        assert before == after
        views.append(after)
    assert views[0] == views[1]


@pytest.mark.clause("DA-6.5", "DA-16.2", "DA-10.10")
def test_cards_stay_face_down_while_the_group_travels_at_the_end_of_phase_1() -> None:
    views = []
    for card in (12, 16):
        table = Scene(
            "noctis< scipio> deino<",
            players="green | grey | blue",
            terrain={"door": "L1"},
            door=1,
            swarms={"L1": "head"},
            blips=(0, 4),
            attacked=True,
        )
        table.choose(green=card, grey=8, blue=11)
        assert table.question == "door"
        assert not table.happened(ev.ActionsRevealed)
        views.append([encoded(table.view(seat)) for seat in (SPECTATOR, 1, 2)])
        assert table.view(1).order == ()
    assert views[0] == views[1], "whether green plays 12 or 16 is not known yet"
