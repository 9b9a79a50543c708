"""The story of a game that is over: it counts what the events told, and leads to moments that are there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.death_angel.common import LAUNCH, TEXT, TOXIN
from tests.games.death_angel.positions import GAME
from tests.games.death_angel.scenes import PASS, Scene

import starboard
from starboard import games
from starboard.core import course
from starboard.core.chance import Seeded
from starboard.core.entries import Record
from starboard.core.game import AnyGame, witnesses
from starboard.core.tale import Tale, TaleMoment
from starboard.core.text import Text
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import MARINE_NAMES
from starboard.games.death_angel.moves import Activate, ChooseAction
from starboard.games.death_angel.tale import CLEAR, Round, Teller, _facts
from starboard.lab import golden
from starboard.lab.conformance import random_table

GOLDEN = Path(__file__).parents[2] / "lab" / "golden"
NAMES = ("death-angel-solo", "death-angel-two", "death-angel-four", "death-angel-six")


def recorded(name: str) -> tuple[AnyGame, Record]:
    return golden.recorded((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"), games.find)


def told(game: AnyGame, record: Record, seat: int = 0) -> Tale:
    tale = game.tale(lambda witness: course.replay(game, record, witness), seat)
    assert tale is not None
    return tale


def happened(game: AnyGame, record: Record) -> dict[int, list[Any]]:
    return {entry.n: list(told) for entry, told, _ in course.replay(game, record) if entry is not None}


@pytest.mark.parametrize("name", NAMES)
def test_few_events_are_marked_and_the_end_is(name: str) -> None:
    """A mark says something only where most things have none."""
    game, record = recorded(name)
    marks = {n: [kind for event in told if (kind := game.mark(event))] for n, told in happened(game, record).items()}
    assert marks[len(record.entries)][-1] == "end"
    marked = [n for n, kinds in marks.items() if kinds]
    assert len(marked) < len(record.entries) / 5


@pytest.mark.parametrize("name", NAMES)
def test_it_counts_what_happened(name: str) -> None:
    game, record = recorded(name)
    tale, steps = told(game, record), happened(game, record)
    all_events = [event for step in steps.values() for event in step]
    kinds = Counter(type(event) for event in all_events)
    end: Any = course.end(game, record)
    assert tale.won == (end.outcome == "won")
    assert tale.story[0].args["slain"] == kinds[events.GenestealerSlain]
    others = tale.story[0].args.get("others", 0)
    assert isinstance(others, int)
    assert sum(one.count for one in tale.pieces) + others == kinds[events.GenestealerSlain], (
        "some fall to doors and events"
    )
    home = {MARINE_NAMES[marine] for marine in end.formation}
    assert {one.piece for one in tale.pieces if not one.fell} == home
    assert {one.piece for one in tale.pieces if one.fell} == {
        event.marine for event in all_events if isinstance(event, events.MarineSlain)
    } - home
    for player in tale.players:
        own = [one for one in tale.pieces if one.seat == player.seat]
        assert player.count == sum(one.count for one in own)
    assert tale.hero in home if tale.won else tale.hero == all_events_last(all_events)
    assert len(tale.story) == 3


def test_what_the_artefact_turned_aside_is_told_so() -> None:
    """A 0 stands against nothing: it was the Artefact."""
    teller = watched(Scene("leon<", swarms={"L1": "head tail"}))
    teller.witness(events.DefenceJudged(marine="leon", by="artefact", face=0, size=9, lords=0))
    assert teller.narrow is not None
    assert TEXT(teller.narrow.phrase) == "The Artefact saves Leon from 9"


def test_a_round_tells_what_happened_in_it_and_nothing_else() -> None:
    teller = watched(Scene("leon<", swarms={"L1": "head tail"}))
    for event in (
        events.RoundBegan(round=2),
        events.SentToBlips(side="left", cards=("head", "tail"), places=("L1", "L1")),
        events.BlipsDiscarded(side="right", cards=("claws",)),
        events.BlipsDiscarded(side="right", cards=("claws", "claws"), travelling=True),
    ):
        teller.witness(event)
    assert [TEXT(fact) for fact in _facts(teller.rounds[-1])] == [
        "2 sent back into the piles",
        "1 card of the piles discarded",
        "2 around the column as it began, 2 as it ended",
    ]


def test_what_no_marine_slew_is_told() -> None:
    """The numbers on the page add up."""
    text, game = Text(), starboard.game("death-angel")
    for seed in range(30):
        tale = told(game, random_table(game, 1 + seed % 6, seed=seed).record)
        slain, others = (tale.story[0].args.get(name, 0) for name in ("slain", "others"))
        if others and slain != 1:
            some = "one of them by a door or an event" if others == 1 else f"{others} of them by doors and events"
            assert re.search(rf"slew {slain} Genestealers, {some}\.", text(tale.story[0]))
            return
    pytest.fail("no event slew anybody")


@pytest.mark.parametrize("seed", range(40, 48))
def test_what_the_door_slays_is_nobodys_blow(seed: int) -> None:
    """It slays while they travel, after whatever attack came last (DA-10.4)."""
    table = habitual_table(starboard.game("death-angel"), seed)
    door, leaving = 0, False
    for told_ in happened(table.game, table.record).values():
        for event in told_:
            leaving = isinstance(event, events.TravelBegan) or (leaving and not isinstance(event, events.Travelled))
            door += leaving and isinstance(event, events.GenestealerSlain)
    others = told(table.game, table.record).story[0].args.get("others", 0)
    assert isinstance(others, int)
    assert others >= door


def all_events_last(told: list[events.AnyEvent]) -> str:
    return [event.marine for event in told if isinstance(event, events.MarineSlain)][-1]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [-1, 0])
def test_its_moments_are_in_the_review(name: str, seat: int) -> None:
    """A link leads to the event that it names, as this seat witnessed it."""
    game, record = recorded(name)
    tale, steps = told(game, record, seat), happened(game, record)

    def event(moment: TaleMoment) -> Any:
        return [event for event in steps[moment.n] if witnesses(event, seat)][moment.i]

    for moment in tale.moments:
        match moment.kind:
            case "fall" if moment.face is not None:
                felled = event(moment)
                assert isinstance(felled, events.DefenceRolled | events.DieRolled), "the roll that felled him"
                assert (felled.marine, felled.face) == (moment.about, moment.face)
            case "stand":
                stood = event(moment)
                assert isinstance(stood, events.DefenceJudged)
                assert (stood.marine, stood.face) == (moment.about, moment.face)
            case "travel":
                assert isinstance(event(moment), events.Travelled)
    assert tale.turn is not None
    if not tale.turn.about and tale.turn.n:
        began = event(tale.turn)
        assert isinstance(began, events.RoundBegan)
        assert began.round == tale.turn.where.args["round"]


def ending(tale: Tale, record: Record, game: AnyGame) -> Any:
    return [event for event in happened(game, record)[tale.last.n] if witnesses(event, 0)][tale.last.i]


@pytest.mark.parametrize("name", NAMES)
def test_what_ended_it_is_a_moment_worth_seeing(name: str) -> None:
    """Who looks at the last moment sees the die that decided, and who falls by it still stands."""
    game, record = recorded(name)
    tale = told(game, record)
    assert tale.last in tale.moments
    rolled = ending(tale, record, game)
    if tale.won:
        assert isinstance(rolled, events.DieRolled)
        assert (rolled.why, rolled.face, rolled.bad) == ("launch", tale.last.face, False)
    else:
        assert isinstance(rolled, events.DefenceRolled)
        assert (rolled.marine, rolled.face) == (tale.hero, tale.last.face)


def test_a_victory_by_blood_shows_the_last_blow() -> None:
    """Of missions that habit plays, those that are won by slaying."""
    game = starboard.game("death-angel")
    found = set[str]()
    for seed in range(400):
        table = habitual_table(game, seed)
        tale = told(game, table.record)
        if tale.won and tale.last.kind == "kill":
            found.add(tale.last.phrase.id)
            event = ending(tale, table.record, game)
            assert isinstance(event, events.AttackRolled | events.GenestealerSlain)
            if isinstance(event, events.AttackRolled):
                assert (event.marine, event.face) == (tale.last.about, tale.last.face)
            return
    pytest.fail("nobody has won by blood")


@pytest.mark.parametrize("left", [3, 1])
def test_a_victory_by_discards_shows_the_roll_that_led_to_them(left: int) -> None:
    """The toxin pumps on a 3: so many cards of the pile go, and nothing is left: the roll is what one wants to see."""
    scene = Scene("scipio< noctis<", location=TOXIN, terrain={"control-panel": "L1"}, blips=(left, 0), attacked=True)
    teller = watched(scene)
    told_by: list[tuple[int, int, Any]] = []
    witness = teller.witness

    def noting(event: Any) -> None:
        witness(event)
        told_by.append((teller.n, teller.i, event))

    teller.witness = noting  # type: ignore[method-assign]
    step(teller, scene, ChooseAction(8))
    while not any(isinstance(move, Activate) for move in scene.moves):
        step(teller, scene, PASS if PASS in scene.moves else scene.moves[0])
    step(teller, scene, Activate("scipio", "control-panel"), 3)
    while not scene.state.outcome:
        step(teller, scene, scene.moves[0])
    assert scene.state.ending == "elimination"
    last = teller.tale().last
    assert (last.kind, last.face) == ("end", 3)
    (shown,) = [event for n, i, event in told_by if (n, i) == (last.n, last.i)]
    assert isinstance(shown, events.DieRolled)
    assert (shown.why, shown.face) == ("toxin", 3)


def habitual_table(game: AnyGame, seed: int) -> starboard.Table:
    """Played out by what people do without much thought."""
    table = starboard.table("death-angel", seats=1 + seed % 6, seed=seed)
    chance = Seeded(seed)
    while table.result is None:
        seat = table.to_move[0]
        moves = table.moves(seat)
        table.play(seat, game.habit(table.state, seat, moves, chance) if len(moves) > 1 else moves[0])
    return table


@pytest.mark.parametrize("name", NAMES)
def test_the_turn_is_told_once_and_in_numbers_that_can_be_checked(name: str) -> None:
    game, record = recorded(name)
    tale = told(game, record)
    assert tale.turn is not None
    assert tale.turn.phrase not in tale.story
    number = tale.turn.where.args["round"]
    now, begun, slain, falls = [0], dict[int, int](), list[Any](), list[str]()
    state: Any = None

    def there() -> int:
        return sum(len(swarm.cards) for groups in state.swarms for swarm in groups)

    def witness(event: Any) -> None:
        match event:
            case events.RoundBegan(round=one):
                now[0], begun[one] = one, there()
            case events.GenestealerSlain() if now[0] == number:
                slain.append(event)
            case events.MarineSlain(marine=marine) if now[0] == number:
                falls.append(marine)

    for entry, _events, state in course.replay(game, record, witness):
        if entry is None and state.round:
            now[0], begun[state.round] = state.round, there()
    args = {fact.id: fact.args for fact in tale.turn_facts}
    if tale.turn.kind == "drift":
        assert not args, "no round is told by what happened in it"
        return
    assert args.get("death-angel-tale-turn-slain", {"slain": 0})["slain"] == len(slain)
    assert all(count for fact in tale.turn_facts[:-1] for count in fact.args.values()), "only what happened is told"
    assert args.get("death-angel-tale-turn-fell", {"n": 0})["n"] == len(falls)
    assert args["death-angel-tale-turn-there"]["there"] == begun[int(str(number))]


def test_the_round_that_decided_it_is_not_simply_the_last() -> None:
    """A game is lost long before its last Marine falls."""
    rounds = [told(*recorded(name)) for name in NAMES[:3]]
    assert any(tale.turn is not None and tale.turn.where != tale.facts[0] for tale in rounds)


@pytest.mark.parametrize("name", NAMES)
def test_the_named_round_is_the_one_that_is_seen(name: str) -> None:
    """After the step it leads to, the first decision of that round waits; or the first fall is in that round."""
    game, record = recorded(name)
    tale = told(game, record)
    assert tale.turn is not None
    stands: Any = course.end(game, record.prefix(tale.turn_from))
    assert stands.round == tale.turn.where.args["round"]
    assert any(isinstance(move, ChooseAction) for seat in game.to_move(stands) for move in game.moves(stands, seat))
    if tale.turn.about:
        fallen: Any = course.end(game, record.prefix(tale.turn.n))
        assert fallen.round == stands.round or fallen.outcome
    else:
        assert tale.turn.n == tale.turn_from


def sloping(*chances: float, falls: int = 0) -> Tale:
    """The tale of a lost mission that stood so as each round began."""
    teller = watched(scene := Scene("leon<", swarms={"L1": "head tail"}))
    ends = [*chances[1:], 0.0]
    teller.rounds = [
        Round(n, 9 * n, 0, before, after, 3, 4, falls=["leon"] * falls if n == 2 else [])
        for n, (before, after) in enumerate(zip(chances, ends, strict=True), 1)
    ]
    scene.state.formation.clear()
    scene.state.outcome = "lost"
    teller._fall("leon")
    return teller.tale()


def test_where_no_round_stands_out_none_is_blamed() -> None:
    """A drop of 4 of 100 is no turning point: it is told how the chances went, and it can be seen from where less than
    half were won."""
    tale = sloping(0.57, 0.53, 0.48, 0.41, 0.33)
    assert tale.turn is not None
    assert (tale.turn.kind, tale.turn.about, tale.turn_facts) == ("drift", "", [])
    assert Text()(tale.turn.where) == "no single round"
    assert Text()(tale.turn.phrase) == (
        "The chance to win slipped away: 57% at the start, 48% after round 2, 33% after round 4."
    )
    assert (tale.turn.n, tale.turn_from, tale.turn.where.args["round"]) == (18, 18, 2)
    # Never half: the largest step; and it may have been the last before the end.
    step = sloping(0.40, 0.38, 0.30)
    assert step.turn is not None
    assert Text()(step.turn.phrase) == ("The chance to win slipped away: 40% at the start, 30% after round 2.")


def test_a_round_with_something_to_see_is_named_rather() -> None:
    quiet, bloody = sloping(0.60, 0.45, 0.33, 0.30), sloping(0.60, 0.45, 0.33, 0.30, falls=1)
    assert quiet.turn is not None
    assert bloody.turn is not None
    assert (quiet.turn.kind, quiet.turn.where.args["round"]) == ("turn", 1)
    assert (bloody.turn.kind, bloody.turn.where.args["round"], bloody.turn.about) == ("turn", 2, "leon")


def test_what_held_to_the_end_was_lost_at_the_end() -> None:
    tale = sloping(0.40, 0.38, 0.37)
    assert tale.turn is not None
    assert tale.turn.where.args["round"] == 3
    assert Text()(tale.turn.phrase) == "The chance to win was still 37% as this round began."


def test_a_round_that_stands_out_is_told_by_its_chances() -> None:
    text = Text()
    for name in NAMES:
        turn = told(*recorded(name)).turn
        assert turn is not None
        args = turn.phrase.args
        if turn.kind == "turn" and "before" in args:
            assert abs(int(str(args["after"])) - int(str(args["before"]))) >= CLEAR
            before, after = args["before"], args["after"]
            chances = f"from {before}% to {after}%" if args["last"] == "no" else f"{before}% as this round"
            assert chances in text(turn.phrase)


def test_every_ending_has_words() -> None:
    game = starboard.game("death-angel")
    for seed in range(12):
        table = random_table(game, 1 + seed % 6, seed=seed)
        tale = told(game, table.record)
        text = Text()
        lines = [tale.headline, *tale.facts, *tale.story, *tale.turn_facts]
        lines += [one.fate for one in (*tale.pieces, *tale.players)]
        lines += [line for moment in (*tale.moments, tale.last) for line in (moment.phrase, moment.where)]
        for line in lines:
            said = text(line)
            assert said, line
            assert "death-angel-" not in said, line
            assert "{" not in said, line


def test_a_game_that_goes_on_has_no_story() -> None:
    game, record = recorded("death-angel-two")
    assert game.tale(lambda witness: course.replay(game, record.prefix(10), witness), 0) is None


def watched(scene: Scene) -> Teller:
    """Somebody who watches a scene from the beginning of its round."""
    teller = Teller(0)
    teller.begin(scene.state)
    return teller


def step(teller: Teller, scene: Scene, move: Any, *faces: int) -> None:
    """A move of whoever is asked, and what the die shows."""
    scene.dice.write(faces)
    GAME.carry_out(scene.state, scene.asked[0], move, scene.dice, teller.witness)
    teller.step(teller.n, scene.state)


def overrun() -> Tale:
    """The tale of a round in which both who still stood fell: two against each, and a 0 and a 1 are not more than 2."""
    scene = Scene(
        "leon< valencio>",
        location=LAUNCH,
        launch=4,
        terrain={"control-panel": "L1"},
        swarms={"L1": "head tail", "R2": "claws claws"},
    )
    teller = watched(scene)
    teller.rounds[-1].before = 0.38
    step(teller, scene, ChooseAction(17))
    while not scene.state.outcome:
        moves = scene.moves
        step(teller, scene, PASS if PASS in moves else moves[0], *([] if PASS not in moves else [0, 1]))
    return teller.tale()


def test_after_the_round_in_which_the_last_falls_no_mission_is_won() -> None:
    tale = overrun()
    assert tale.turn is not None
    assert Text()(tale.turn.phrase) == "The chance to win was still 38% as this round began."
    assert (tale.turn.where.args["round"], tale.turn.about) == (1, "leon")
    facts = {fact.id: fact.args for fact in tale.turn_facts}
    assert facts["death-angel-tale-turn-fell"]["n"] == 2


def test_a_last_stand_of_one_is_not_where_it_was_lost() -> None:
    """One is left of six: the last round takes all that was left, 30 of 100; but it was lost when four fell at once."""
    scene = Scene("leon<")
    teller = watched(scene)
    first, worst, last = (
        Round(1, 0, 0, 0.5, 0.48, 2, 3, falls=["zael"]),
        Round(2, 9, 0, 0.48, 0.30, 3, 4, falls=["omnio", "goriel", "deino", "noctis"]),
        Round(3, 20, 0, 0.30, 0.0, 4, 4, falls=["leon"]),
    )
    teller.rounds = [first, worst, last]
    assert teller._decided(won=False) is worst
    assert Text()(teller._turn(worst, won=False).phrase) == ("In this round the chance to win fell from 48% to 30%.")
    last.falls += ["gideon", "claudio"]
    assert teller._decided(won=False) is worst, "four fell then, three at the end"
    last.falls.append("lorenzo")
    assert teller._decided(won=False) is last, "it felled as many at once"


@pytest.mark.parametrize(
    ("why", "fate"),
    [
        ("generatorium", "round 1 · fire of the Generatorium, rolled 4"),
        ("heroic-charge", "round 1 · his own charge, rolled 4"),
        ("promethium-tank", "round 1 · the Tank blew up, rolled 4"),
        ("teleportarium", "round 1 · lost in the Teleportarium, rolled 4"),
        ("psychic-assault", "round 1 · a Psychic Assault, rolled 4"),
    ],
)
def test_a_fall_names_its_cause(why: Any, fate: str) -> None:
    """Who burnt in the Generatorium was not slain by a swarm."""
    scene = Scene("leon< valencio>")
    teller = watched(scene)
    teller.witness(events.DefenceJudged(marine="leon", by="hit", face=0, size=2, lords=0))
    teller.witness(events.DefenceJudged(marine="leon", by="artefact", face=0, size=2, lords=0))
    teller.witness(events.DieRolled(why=why, face=4, marine="leon", bad=True))
    teller.witness(events.MarineSlain(marine="leon", position=1, moving="below"))
    deeds = next(one for one in teller._pieces(["valencio"]) if one.piece == "leon")
    assert Text()(deeds.fate) == fate
