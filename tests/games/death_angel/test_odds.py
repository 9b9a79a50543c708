"""Every odd and every "helps" that is shown, against what the engine does when all faces are played out.

Positions with a roll to come: from games played at random, and as they stand there with other swarms, tokens, Power
Fields and cards thrown in. From each the engine plays on with every face of the die, tokens spent as well as can be.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from itertools import permutations, product
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from tests.games.death_angel.common import TEXT
from tests.games.death_angel.played_out import (
    GAME,
    TANK,
    Faces,
    Known,
    after_dice,
    alone,
    attacked,
    charge,
    engaged,
    games,
    played,
    rolled,
    shaken,
    slain,
    stands,
    survives,
    to_be_held,
    unaided,
    withstands,
)
from tests.games.death_angel.positions import build
from tests.games.death_angel.test_questions import QUESTIONS

from starboard.core.agenda import Question
from starboard.core.chance import ChanceError
from starboard.core.game import unheard
from starboard.core.text import Phrase
from starboard.games.death_angel import (
    action_abilities,
    attack,
    blips,
    choose_actions,
    event,
    events,
    genestealer_attack,
    locations,
    names,
    resolve_actions,
    setup,
    spawn,
    terrain,
    travel,
)
from starboard.games.death_angel.asking import LITTLE, Ask, AskForToken
from starboard.games.death_angel.attack import (
    AttackForToken,
    AttackMore,
    AttackRoll,
    LeadByExample,
    QuickInstincts,
    WhoAttacks,
)
from starboard.games.death_angel.because import next_one, why
from starboard.games.death_angel.cards import (
    ACTION,
    BROOD_LORD,
    CONTROL_PANEL,
    DIE_FACES,
    ENEMY,
    ENEMY_NAMES,
    EVENTS,
    LOCATIONS,
    MARINE,
    PLACE,
    SIDE_NAMES,
    SKULL,
    TEAM_NAMES,
    TEAM_OF_ACTION,
    TEAM_OF_MARINE,
    TERRAIN_ID,
    Charge,
    GrantAttack,
    Overload,
    SlayForTokens,
    SlayMarine,
    action_with,
)
from starboard.games.death_angel.event import EventTarget, EventVictim
from starboard.games.death_angel.formation import behind, in_front
from starboard.games.death_angel.genestealer_attack import DefenceRoll
from starboard.games.death_angel.locations import LaunchControlRoom, Munitorium, Teleportarium
from starboard.games.death_angel.moves import (
    ACCEPT,
    ADD_TOKEN,
    HEROIC_CHARGE,
    REROLL,
    ROLL_DIE,
    Activate,
    AnyMove,
    Attack,
    ChooseAction,
    ChooseMarine,
    ChooseSwarm,
    MoveSwarm,
    PlaceToken,
    Slay,
    SpendToken,
    Turn,
)
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.resolve_actions import EnterFormation, Support, WhoActivates, WhoTurns
from starboard.games.death_angel.state import CHOOSE, GENESTEALERS_ATTACK, State, pile_of

found: Counter[str] = Counter()
"""How often each kind of number that is shown was compared."""


def near(shown: int, truth: Fraction, of: int = 1000) -> bool:
    return abs(shown - truth * of) <= Fraction(1, 2)


def said(state: State, seat: int, move: AnyMove) -> Phrase:
    """A move as its button says it, with what it costs and brings."""
    return GAME.say_move(GAME.view(state, seat), move)


def either(phrase: Any) -> list[int]:
    """The faces that a sentence names: "0 or 1"."""
    return list(phrase.args["items"])


def fallen(state: State, seat: int, move: AnyMove, marine: int) -> list[int]:
    """The faces by which the Marine falls."""
    return [face for face in range(DIE_FACES) if marine not in played(alone(state), seat, move, face).formation]


# --- on the shields ----------------------------------------------------------------------------------------------


def check_shields(state: State) -> None:
    """The number on every shield."""
    for row in GAME.view(state, 0).rows:
        for side in (row.left, row.right):
            for group, swarm in enumerate(side.swarms):
                place = PLACE[f"{'L' if side is row.left else 'R'}{row.position}"]
                if swarm.attacked and state.phase == GENESTEALERS_ATTACK:
                    continue  # it attacks next round, which may come otherwise
                bare = GAME.copy(state)
                bare.tokens[MARINE[row.marine]] = 0
                without, helped = withstands(bare, place, group), withstands(state, place, group)
                assert swarm.survival == int(without * 6), (row, swarm, without)
                assert (swarm.percent is None) == ((without * 6).denominator == 1)
                if swarm.percent is not None:
                    assert near(swarm.percent, without, 100) or swarm.percent in (1, 99)
                assert (swarm.supported is not None) == (helped > without), (row, swarm, without, helped)
                if swarm.supported is not None:
                    assert near(swarm.supported, helped, 100) or swarm.supported in (1, 99)
                    found["shield with tokens"] += 1
                found["shield"] += 1


# --- attacks -----------------------------------------------------------------------------------------------------


def check_attacks(state: State, seat: int) -> None:
    """Faces that hit and the most that fall, of every attack; gold is none that can't; a charge."""
    question, best = GAME.asked(state), GAME.advise(state, seat).best
    moves = GAME.moves(state, seat)
    able = []
    for move in moves:
        if not isinstance(move, Attack):
            continue
        marine = MARINE[move.marine]
        falls = [slain(state, seat, move, face)[0] for face in range(DIE_FACES)]
        effects = {"hits": (0, sum(one > 0 for one in falls)), "slays": (0, max(falls))}
        words = said(state, seat, move)
        if isinstance(question, AttackForToken):
            tokens = played(alone(state), seat, move).tokens[marine]
            effects["tokens"] = (state.tokens[marine], tokens)
            assert words.args["tokens"] == state.tokens[marine]
            found["price of a paid attack"] += 1
        assert GAME.preview(state, seat, move) == effects, (move, falls)
        assert words.id.endswith("-held") == (max(falls) == 0), "a Power Field: nobody falls"
        able += [move] * (max(falls) > 0)
        found[f"attack {type(question).__name__}"] += 1
    # Whether a token is worth an attack is up to the player.
    gold = [] if isinstance(question, AttackForToken) else able
    assert {move for move in best if isinstance(move, Attack)} == set(gold)
    line = GAME.advise(state, seat).line
    if line is not None and line.id == "death-angel-hint-attack":
        beside = {state.formation[PLACE[move.place] >> 1] for move in able}
        check_named(state, line, beside)
    if HEROIC_CHARGE in moves:
        check_charge(state, seat)


def check_charge(state: State, seat: int) -> None:
    marine = MARINE[action_with(Charge)[1].marine]
    falls = [charge(state, seat, HEROIC_CHARGE, marine, face) for face in range(DIE_FACES)]
    fatal = [face for face, (_, falls_) in enumerate(falls) if falls_]
    reached = range(max(0, state.formation.index(marine) - 1), state.formation.index(marine) + 2)
    there = sum(
        len([card for card in swarm.cards if card < BROOD_LORD]) or 1
        for place, groups in enumerate(state.swarms)
        if place >> 1 in reached
        for swarm in groups
        if not swarm.protected
    )
    lords = any(card >= BROOD_LORD for groups in state.swarms for swarm in groups for card in swarm.cards)
    assert GAME.preview(state, seat, HEROIC_CHARGE) == {"dies": (0, len(fatal))}
    why_ = why(question_of(state), state, HEROIC_CHARGE)
    assert why_ is not None
    for words in (said(state, seat, HEROIC_CHARGE), why_):
        most = words.args["count"]
        assert isinstance(most, int)
        assert either(words.args["fatal"]) == fatal
        assert all(count <= most for count, _ in falls)
        if not lords:
            assert all(count == min(most, there) for count, _ in falls), (falls, there)
    found["charge"] += 1


def check_price(state: State, seat: int, asked: AttackRoll, reason: Phrase) -> None:
    """What the token would have been good for in his defence, and what a new roll does for him over all its faces."""
    kind = reason.id.rpartition("-")[2]
    poorer = GAME.copy(state)
    poorer.tokens[asked.marine] -= 1
    before, after = stands(state, asked.marine), stands(poorer, asked.marine)
    if kind == "save":
        place = state.swarms[asked.place]
        rest = [
            without(poorer, asked.place, asked.group, *place[asked.group].cards[: slain(state, seat, REROLL, face)[0]])
            for face in range(DIE_FACES)
        ]
        after = sum((stands(one, asked.marine) for one in rest), Fraction(0)) / DIE_FACES
        assert after > before
    if kind == "hit":
        assert names.odds(before) == names.odds(after) or abs(before - after) < Fraction(1, 100)
    else:
        assert {name: reason.args[name] for name in ("before", "after")} == chances(before, after)
        found[f"price: {kind}"] += 1


def check_attack_roll(state: State, seat: int) -> None:
    """What "better" means: more fall, or as many and he attacks again."""
    asked = GAME.asked(state)
    assert isinstance(asked, AttackRoll)
    worth = []
    for face in range(DIE_FACES):
        other = GAME.copy(state)
        other.agenda[-1] = msgspec.structs.replace(asked, face=face)
        worth.append(sum(slain(other, seat, ACCEPT, 0)))
    better = sum(one > worth[asked.face] for one in worth)
    view, best, line = GAME.view(state, seat), GAME.advise(state, seat).best, GAME.advise(state, seat).line
    roll, shown = view.roll, GAME.question(view).args
    assert roll is not None
    assert roll.odds == better, (asked, worth)
    hits = slain(state, seat, ACCEPT, 0)[0] > 0
    assert roll.good == hits
    assert (shown["odds"], shown["good"]) == (better, names.yes(hits))
    # What lies there is lost by a new roll: faces that bring less, and of those the ones that bring nothing.
    worse = sum(one < worth[asked.face] for one in worth)
    nothing = worth.count(0) if worth[asked.face] else 0
    assert (roll.worse, roll.misses) == (worse, nothing), (asked, worth)
    keeps = said(state, seat, ACCEPT)
    assert keeps.id.endswith("-held") == state.swarms[asked.place][asked.group].protected
    assert (keeps.args["odds"], keeps.args["good"]) == (better, names.yes(hits))
    found["attack roll"] += 1
    if state.tokens[asked.marine]:
        assert GAME.preview(state, seat, REROLL) == {"better": (0, better), "worse": (0, worse)}
        again, reason = said(state, seat, REROLL), why(asked, state, REROLL)
        assert again.args["odds"] == better
        assert again.args["tokens"] == state.tokens[asked.marine]
        assert again.id.endswith("-attack") == (hits and better > 0)
        assert (reason is not None) == (better > 0)
        if hits and better and reason:
            for words in (again, reason):
                assert (words.args["odds"], words.args["worse"]) == (better, worse)
                assert words.args["fewer"] == names.yes(nothing < worse)
        elif reason:
            assert reason.id.startswith("death-angel-because-may-")
            assert reason.args["odds"] == better
            check_price(state, seat, asked, reason)
        found["price of a new roll: attack"] += 1
        if line is not None and line.id == "death-angel-hint-settled":
            assert worth[asked.face]
            assert not better
            found["hint settled"] += 1
        if line is not None and line.id == "death-angel-hint-free-attacks":
            assert line.args["count"] == free_attacks(state, seat)
            found["hint free attacks"] += 1
    found_worse[roll.good and better > 0, 0 < nothing < worse] += 1
    assert REROLL not in best, "whether a miss is worth a token is up to the player"
    assert (ACCEPT in best) == (worth[asked.face] > 0 or better == 0)


def free_attacks(state: State, seat: int) -> int:
    """How many attacks he makes after this roll, if all miss."""
    after, count = GAME.copy(state), 0
    del after.agenda[:-2]
    miss = SKULL.index(False)
    while after.agenda:
        move = ACCEPT if isinstance(GAME.asked(after), AttackRoll) else GAME.moves(after, seat)[0]
        count += isinstance(move, Attack)
        GAME.carry_out(after, seat, move, Faces((miss,) * 9))
    return count


# --- defence -----------------------------------------------------------------------------------------------------


def check_defence_roll(state: State, seat: int) -> None:
    state = alone(state)
    asked = GAME.asked(state)
    assert isinstance(asked, DefenceRoll)
    moves = GAME.moves(state, seat)
    known: Known = {}
    best, roll, shown = (
        GAME.advise(state, seat).best,
        GAME.view(state, seat).roll,
        GAME.question(GAME.view(state, seat)).args,
    )
    line, keeps = GAME.advise(state, seat).line, said(state, seat, ACCEPT)
    again_, reason = [of(state, seat, REROLL) for of in (said, because)] if REROLL in moves else (None, None)
    preview = GAME.preview(state, seat, REROLL)
    spent = rolled(state, seat, ACCEPT, asked.marine, {})
    bearer = state.artefact == seat
    state = unaided(state)
    now = rolled(state, seat, ACCEPT, asked.marine, known)
    assert roll is not None
    # Who is said to fall, by no face to be saved, falls.
    falls = asked.marine not in played(state, seat, ACCEPT, 0).formation
    assert (shown["by"] == "hit") == (not roll.good) == falls
    if shown["by"] == "hit":
        assert (shown["artefact"] == "yes") == (spent > 0), (asked, spent)
    assert keeps.id.endswith("-artefact") == (falls and bearer)
    if keeps.id.endswith("-artefact"):
        assert spent > 0, "the Artefact can still save him"
        found["price of the Artefact"] += 1
    found["defence roll"] += 1
    if REROLL not in moves:
        assert best == (ACCEPT,)
        return
    again = rolled(state, seat, REROLL, asked.marine, known)
    assert preview["survives"] == (round(now * 1000), round(again * 1000))
    assert best == ((REROLL,) if again > now else (ACCEPT,)), (asked, now, again)
    better = worse = lost = 0
    for face in range(DIE_FACES):
        value = rerolled(state, seat, face, asked.marine, known)
        better += value > now
        worse += value < now
        lost += value < now and not value
    assert (roll.odds, roll.worse, roll.misses) == (better, worse, lost), (asked, now)
    assert again_ is not None
    assert (keeps.args["odds"], shown["odds"], again_.args["odds"]) == (better,) * 3
    assert again_.args["tokens"] == state.tokens[asked.marine]
    assert again_.id.endswith("-defence") == (not falls and better > 0)
    if again_.id.endswith("-defence"):
        assert again_.args["worse"] == worse
        found["price of a new roll: defence, which stood"] += 1
    found["price of a new roll: defence"] += 1
    assert (reason is not None) == (again > now)
    if reason is not None:
        assert (reason.args["before"], reason.args["after"]) == (names.odds(now, again), names.odds(again, now))
        found["because-survives: a roll"] += 1
    if line is not None and line.id == "death-angel-hint-settled":
        assert not better
        assert now > 0
        found["hint settled"] += 1


def rerolled(state: State, seat: int, face: int, marine: int, known: Known) -> Fraction:
    """How likely he survives if he rolls again, it shows this face, and he lets it stand."""
    after = GAME.copy(state)

    def act(play: Play) -> None:
        play.answer(seat, REROLL)

    try:
        act(Play(after, Faces((face,)), unheard))
    except ChanceError:  # it stands without being asked, and other dice follow
        return after_dice(state, act, marine, known, face)
    if isinstance(GAME.asked(after), DefenceRoll):
        return rolled(after, seat, ACCEPT, marine, known)
    return survives(after, marine, known)


# --- tokens and turns --------------------------------------------------------------------------------------------


def check_tokens(state: State, seat: int) -> None:
    """Where a token, or a turn, helps and how much; best is where it helps most."""
    gains: dict[AnyMove, Fraction] = {}
    asked, shown = GAME.asked(state), GAME.advise(state, seat)
    for move in GAME.moves(state, seat):
        if not isinstance(move, PlaceToken | Turn):
            continue
        marine = MARINE[move.marine]
        table = to_be_held(state, marine) if isinstance(move, PlaceToken) else state
        before = stands(table, marine)
        after = stands(played(alone(table), seat, move), marine)
        effects = GAME.preview(state, seat, move)
        if round(before * 1000) == round(after * 1000):
            assert effects == {}, (move, before, after)
        else:
            assert effects == {"survives": (round(before * 1000), round(after * 1000))}
        gains[move] = after - before
        found[f"{'token' if isinstance(move, PlaceToken) else 'turn'} {type(asked).__name__}"] += 1
    if isinstance(asked, AskForToken):
        most = max(Fraction(LITTLE, 1000), *gains.values())
        assert set(shown.best) == {move for move, gain in gains.items() if gain == most}
    elif shown.line is not None:
        assert isinstance(asked, WhoTurns)
        backs = {
            marine
            for marine in asked.marines
            if state.swarms[behind(state, marine)] and not state.swarms[in_front(state, marine)]
        }
        check_named(state, shown.line, backs)


# --- other rolls -------------------------------------------------------------------------------------------------


def check_launch(state: State, seat: int) -> None:
    def wins(state: State) -> int:
        return sum(played(state, seat, ROLL_DIE, face).ending == "launch" for face in range(DIE_FACES))

    now = wins(state)
    asked = question_of(state)
    assert GAME.preview(state, seat, ROLL_DIE) == {"wins": (0, now)}
    assert (ROLL_DIE in GAME.advise(state, seat).best) == (now == DIE_FACES)
    assert said(state, seat, ROLL_DIE).args["odds"] == now
    assert why(asked, state, ROLL_DIE) == Phrase("death-angel-because-launch", {"odds": now})
    found["launch"] += 1
    if state.supply:
        later = played(alone(state), seat, ADD_TOKEN)
        later.agenda = [asked]
        assert why(asked, state, ADD_TOKEN) == Phrase("death-angel-because-later", {"odds": wins(later)})
        assert GAME.preview(state, seat, ADD_TOKEN) == {}
        found["launch later"] += 1


def check_teleport(state: State, seat: int) -> None:
    asked = GAME.asked(state)
    assert isinstance(asked, Teleportarium)
    fatal = fallen(state, seat, ROLL_DIE, asked.marine)
    assert said(state, seat, ROLL_DIE).args["fatal"] == len(fatal)
    found["teleport"] += 1
    for move in GAME.moves(state, seat):
        if isinstance(move, SpendToken):
            assert not fallen(state, seat, move, asked.marine), "a token, and nothing is risked"


def check_use(state: State, seat: int) -> None:
    """Terrain with a die: who falls by which face, and how many."""
    for move in GAME.moves(state, seat):
        if not isinstance(move, Activate):
            continue
        marine = MARINE[move.marine]
        effect, reason = said(state, seat, move).args["effect"], because(state, seat, move)
        assert isinstance(effect, Phrase)
        panel = LOCATIONS[state.location].panel
        if TERRAIN_ID[move.terrain] == TANK:
            assert reason is not None
            told: list[events.AnyEvent] = []
            played(alone(state), seat, move, 5, told.append)
            assert reason.args["count"] == sum(isinstance(event, events.GenestealerSlain) for event in told)
            for words in (effect, reason):
                assert either(words.args["fatal"]) == fallen(state, seat, move, marine)
            found["tank"] += 1
        elif TERRAIN_ID[move.terrain] == CONTROL_PANEL and isinstance(panel, Overload):
            assert "on a skull slay up to 4 Genestealers anywhere; otherwise the Marine" in TEXT(effect)
            assert fallen(state, seat, move, marine) == [face for face in range(DIE_FACES) if not SKULL[face]]
            after = played(alone(state), seat, move, SKULL.index(True))
            asked = GAME.asked(after)
            assert asked is None or asked.count == 4  # type: ignore[attr-defined]
            found["generatorium"] += 1


def with_event(state: State) -> State:
    """Only what is asked now, and the Event that it is for."""
    state = GAME.copy(state)
    del state.agenda[:-2]
    return state


def check_target(state: State, seat: int) -> None:
    """Whom an Event is aimed at: who could attack, who falls by which face, who could pay."""
    effect, moves = EVENTS[state.event].effect, GAME.moves(state, seat)
    line, best = GAME.advise(state, seat).line, GAME.advise(state, seat).best
    assert line is not None
    if isinstance(effect, GrantAttack):
        for move in moves:
            after = played(with_event(state), seat, move)
            granted = isinstance(GAME.asked(after), QuickInstincts)
            attacks = (
                sum(isinstance(one, Attack) for one in GAME.moves(after, GAME.to_move(after)[0])) if granted else 0
            )
            assert GAME.preview(state, seat, move) == {"targets": (0, attacks)}, move
            assert (move in best) == (attacks > 0)
            found["grant-attack"] += 1
        if line.id == "death-angel-hint-grant-attack":
            assert line.args["count"] == len(best)
            assert line.args["marines"] == names.marines(move.marine for move in best if isinstance(move, ChooseMarine))
            found["hint grant-attack"] += 1
    elif isinstance(effect, SlayMarine):
        for move in moves:
            assert isinstance(move, ChooseMarine)
            falls = [
                face
                for face in range(DIE_FACES)
                if MARINE[move.marine] not in played(state, seat, move, face).formation
            ]
            assert either(line.args["faces"]) == falls
            found["psychic assault"] += 1
    elif isinstance(effect, SlayForTokens):
        pays = []
        for move in moves:
            asks = isinstance(GAME.asked(played(with_event(state), seat, move)), EventVictim)
            pays += [move] * asks
            found["rewarded faith"] += 1
        assert set(best) == set(pays)
        assert (line.id == "death-angel-hint-slay-for-tokens-none") == (not pays)


# --- lines -------------------------------------------------------------------------------------------------------


found_worse: Counter[tuple[bool, bool]] = Counter()
"""Attack rolls, by whether they are a hit that could be better, and whether a new roll could slay fewer or none."""


def saved(state: State, marine: int) -> str:
    """Whether the Artefact could save somebody whom no face saves."""
    return "artefact" if attacked(state, marine, engaged(state, marine), spend=True) else "no"


def check_named(state: State, line: Phrase, among: set[int]) -> None:
    """Those who are named are the worst off of these: all of them, with their odds and their hope."""
    marines: Any = line.args["marines"]
    named = [MARINE[phrase.id.rpartition("-")[2]] for phrase in marines]
    truth = {marine: stands(state, marine) for marine in among}
    worst = min(truth.values())
    assert set(named) == {marine for marine, odds in truth.items() if odds == worst}, (line, truth)
    assert line.args["odds"] == names.odds(worst), (line, truth)
    assert line.args["count"] == len(named)
    hopes = {"yes"} if worst else {saved(state, marine) for marine in named}
    assert line.args["hope"] == ("artefact" if "artefact" in hopes else min(hopes)), (line, truth)
    found[f"{line.id.removeprefix('death-angel-')}"] += 1
    found[f"hope {line.args['hope']}"] += 1


def check_token_line(state: State, seat: int) -> None:
    """Whom a token helps most, and the odds that are said of each of them."""
    line = GAME.advise(state, seat).line
    if line is None or not line.id.startswith("death-angel-hint-token"):
        return
    marines: Any = line.args["marines"]
    odds = set()
    for phrase in marines:
        move = PlaceToken(phrase.id.rpartition("-")[2])
        table = to_be_held(state, MARINE[move.marine])
        before = stands(table, MARINE[move.marine])
        odds.add((before, stands(played(alone(table), seat, move), MARINE[move.marine])))
    assert (len(odds) > 1) == line.id.endswith("-several")
    if len(odds) == 1:
        ((before, after),) = odds
        assert (line.args["before"], line.args["after"]) == (names.odds(before, after), names.odds(after, before))
    found[line.id.removeprefix("death-angel-")] += 1


# --- why a bot does it -------------------------------------------------------------------------------------------


def question_of(state: State) -> Ask:
    asked = GAME.asked(state)
    assert isinstance(asked, Ask)
    return asked


def because(state: State, seat: int, move: AnyMove) -> Phrase | None:
    return why(question_of(state), state, move)


def chances(before: Fraction, after: Fraction) -> dict[str, Phrase]:
    return {"before": names.odds(before, after), "after": names.odds(after, before)}


def worse_off(state: State, *marines: int) -> Fraction:
    return min(stands(state, marine) for marine in marines)


def without(state: State, place: int, group: int, *cards: int) -> State:
    """Cards of a swarm are gone."""
    after = GAME.copy(state)
    left = [*state.swarms[place][group].cards]
    for card in cards:
        left.remove(card)
    groups = [*state.swarms[place]]
    groups[group] = msgspec.structs.replace(groups[group], cards=tuple(left))
    after.swarms[place] = tuple(swarm for swarm in groups if swarm.cards)
    return after


def check_reasons(state: State, seat: int, rng: random.Random) -> None:
    """The chances in the reasons for some of the moves."""
    moves = GAME.moves(state, seat)
    for move in rng.sample(moves, min(2, len(moves))):
        reason = because(state, seat, move)
        compare = None if reason is None else REASONS.get(reason.id.removeprefix("death-angel-because-"))
        if reason is not None and compare is not None and compare(state, seat, move, reason.args):
            found[reason.id.removeprefix("death-angel-")] += 1
        if isinstance(move, PlaceToken | Turn):
            check_next(state, seat, move)


def check_next(state: State, seat: int, move: AnyMove) -> None:
    """What comes of what the bot means to do next."""
    after = played(alone(state), seat, move)
    phrase = next_one(state, after, state.formation, said(state, seat, move))
    if phrase is None:
        return
    marine = marine_of(phrase.args)
    then, now = stands(after, marine), stands(state, marine)
    assert then > now
    assert (phrase.args["odds"], phrase.args["safe"]) == (names.odds(then, now), names.yes(then == 1))
    found["because-next"] += 1


Args = Any


def marine_of(args: Args, name: str = "marine") -> int:
    """Whom a sentence names."""
    return MARINE[args[name].id.rpartition("-")[2]]


def _survives(state: State, seat: int, move: Any, args: Args) -> bool:
    if move is REROLL:
        return False  # compared with its roll
    marine = marine_of(args)
    before, after = stands(state, marine), stands(played(alone(state), seat, move), marine)
    assert before < after
    assert {name: args[name] for name in ("before", "after")} == chances(before, after), move
    assert args["tokens"] == state.tokens[marine]
    return True


def _pending(state: State, place: int) -> bool:
    """Whether all that is here attacks this round, or next round all of it does."""
    return state.phase != GENESTEALERS_ATTACK or not any(swarm.attacked for swarm in state.swarms[place])


def _fewer(state: State, seat: int, move: Any, args: Args) -> bool:
    place, group = PLACE[move.place], move.group
    if not _pending(state, place):
        return False
    before = withstands(state, place, group)
    after = withstands(without(state, place, group, state.swarms[place][group].cards[0]), place, group)
    assert {name: args[name] for name in ("before", "after")} == chances(before, after), (move, args)
    return True


def _only(state: State, seat: int, move: Any, args: Args) -> bool:
    place, group = PLACE[move.place], move.group
    if not _pending(state, place):
        return False
    before = withstands(state, place, group)
    assert args["before"] == names.odds(before)
    gone = without(state, place, group, *state.swarms[place][group].cards)
    assert attacked(gone, gone.formation[place >> 1], {place}) == 1, "without it he is safe on that side"
    return True


def _paid(state: State, seat: int, move: Any, args: Args) -> bool:
    marine = marine_of(args)
    after, asked = GAME.copy(state), GAME.asked(state)
    if any(not _pending(state, place) for place in engaged(state, marine)):
        return False
    if isinstance(asked, EventVictim):
        picked = [*state.marked, move]
    else:
        place = PLACE[move.place]
        picked = [Slay(move.place, ENEMY_NAMES[state.swarms[place][move.group].cards[0]], move.group)]
    # Where a group is gone the one after it moves up: the last group first.
    for one in sorted(picked, key=lambda one: -one.group):
        after = without(after, PLACE[one.place], one.group, ENEMY[one.card])
    after.tokens[marine] -= args["count"]
    assert args["count"] == (min(len(picked), state.tokens[marine]) if isinstance(asked, EventVictim) else 1)
    assert {name: args[name] for name in ("before", "after")} == chances(stands(state, marine), stands(after, marine))
    return True


def _moved(state: State, seat: int, move: MoveSwarm, args: Args) -> bool:
    one, other = (marine_of(args, name) for name in ("marine", "other"))
    if not _pending(state, PLACE[move.place]) or not _pending(state, PLACE[move.to]):
        return False
    after = played(alone(state), seat, move)
    now = (one, stands(state, one), stands(after, one)), (other, stands(state, other), stands(after, other))
    assert args == names.better_and_worse("", *now).args, move
    (_, before, then), (_, was, left) = now
    assert then - before >= was - left, "no reason speaks against its own move"
    return True


def _elsewhere(state: State, seat: int, move: ChooseSwarm, args: Args) -> bool:
    marine = marine_of(args)
    others = [one for one in GAME.moves(state, seat) if isinstance(one, ChooseSwarm) and one != move]
    there = [one for one in others if state.formation[PLACE[one.place] >> 1] == marine]
    if any(not _pending(state, PLACE[one.place]) for one in there):
        return False
    assert args["odds"] in {names.odds(stands(played(alone(state), seat, one), marine)) for one in there}
    return True


def _guarded(state: State, seat: int, move: ChooseAction, args: Args) -> bool:
    marine, after = marine_of(args), GAME.copy(state)
    after.resolved = [*state.resolved, move.card]
    assert {name: args[name] for name in ("before", "after")} == chances(stands(state, marine), stands(after, marine))
    return True


def _trade(state: State, seat: int, move: Any, args: Args) -> bool:
    two = MARINE[move.marine], MARINE[move.other]
    before, after = worse_off(state, *two), worse_off(played(alone(state), seat, move), *two)
    assert {name: args[name] for name in ("before", "after")} == chances(before, after)
    return True


def _help(state: State, seat: int, move: Any, args: Args) -> bool:
    named = [MARINE[phrase.id.rpartition("-")[2]] for phrase in args["marines"]]
    assert {names.odds(stands(state, marine)) for marine in named} == {args["odds"]}
    return True


def _faces(state: State, seat: int, move: Any, args: Args) -> bool:
    for marine in state.formation:
        turned = GAME.copy(state)
        turned.faces[marine] ^= 1
        assert stands(turned, marine) <= stands(state, marine), "turning around would make nobody safer"
    return True


def _stays(state: State, seat: int, move: Any, args: Args) -> bool:
    for there, one in enumerate(state.formation):
        for here, other in enumerate(state.formation[:there]):
            traded = GAME.copy(state)
            traded.formation[here], traded.formation[there] = one, other
            assert worse_off(traded, one, other) <= worse_off(state, one, other)
    return True


def _stands(state: State, seat: int, move: Any, args: Args) -> bool:
    marine = marine_of(args)
    assert rolled(unaided(alone(state)), seat, ACCEPT, marine, {}) == 1, "he is safe already"
    return True


REASONS: dict[str, Callable[[State, int, Any, Args], bool]] = {
    "survives": _survives,
    "fewer": _fewer,
    "only": _only,
    "paid": _paid,
    "moved": _moved,
    "elsewhere": _elsewhere,
    "guarded": _guarded,
    "trade": _trade,
    "help": _help,
    "faces": _faces,
    "stays": _stays,
    "stands": _stands,
}


# --- the comparison ----------------------------------------------------------------------------------------------

Check = Callable[[State, int], None]
CHECKS: dict[type[Question], tuple[Check, ...]] = {
    AttackRoll: (check_attack_roll,),
    DefenceRoll: (check_defence_roll,),
    WhoAttacks: (check_attacks,),
    AttackMore: (check_attacks,),
    AttackForToken: (check_attacks,),
    QuickInstincts: (check_attacks,),
    Support: (check_tokens, check_token_line),
    EnterFormation: (check_tokens, check_token_line),
    LeadByExample: (check_tokens, check_token_line),
    Munitorium: (check_tokens, check_token_line),
    WhoTurns: (check_tokens,),
    WhoActivates: (check_use,),
    EventTarget: (check_target,),
    LaunchControlRoom: (check_launch,),
    Teleportarium: (check_teleport,),
}
"""Questions before a roll, or about the rolls to come, and what is compared of them."""

ROLLS_WITHOUT: dict[type[Question], str] = {
    attack.ChargeVictim: "The price of the charge stood on its own button; whoever falls, the roll comes.",
    action_abilities.Intimidate: "The face is how many go back, up to all who are there: no face is good or bad.",
}
"""Questions whose answer may be followed by a roll of which no odd is shown, and why not."""

NO_ROLL: dict[str, tuple[type[Question], ...]] = {
    "What the die has granted, or tokens have bought, is carried out.": (
        action_abilities.IntimidateTake,
        attack.AttackVictim,
        event.CleansingFlames,
        event.EventVictim,
        genestealer_attack.CounterAttack,
        locations.Generatorium,
        locations.ToxinPumpingStation,
    ),
    "The die lies, and no token is left for it.": (genestealer_attack.Artefact,),
    "Cards are chosen, no roll yet; the line of the phase has a test of its own.": (choose_actions.ChooseActions,),
    "Who stands where, what lies where, what is known: odds stand only in the reasons of bots.": (
        action_abilities.PowerField,
        action_abilities.Scout,
        action_abilities.ScoutPut,
        action_abilities.SmallerPile,
        action_abilities.Stealth,
        action_abilities.StealthOther,
        action_abilities.Strategize,
        blips.Refill,
        event.Everywhere,
        event.Instinct,
        locations.Apothecarion,
        locations.ApothecarionTurn,
        locations.BlackHolds,
        locations.CoreCogitator,
        locations.CryoControl,
        locations.DarkCatacombs,
        locations.GenestealerLair,
        locations.WrathOfBaalChapel,
        resolve_actions.WhoMoves,
        setup.WhichTeam,
        spawn.SpawnOrder,
        terrain.OnwardBrothers,
        travel.Door,
    ),
}
"""All others, which no roll follows of its own."""

DICE: dict[str, tuple[type[Question], ...]] = {
    "heroic-charge": (WhoAttacks, attack.ChargeVictim),
    "intimidation": (action_abilities.Intimidate,),
    "promethium-tank": (WhoActivates,),
    "spore-chimney": (WhoActivates,),
    "teleportarium": (Teleportarium, WhoActivates),
    "generatorium": (WhoActivates,),
    "launch": (LaunchControlRoom, WhoActivates),
    "toxin": (WhoActivates,),
    "cleansing-flames": (EventTarget,),
    "psychic-assault": (EventTarget,),
    "attack": (WhoAttacks, AttackMore, AttackForToken, QuickInstincts, AttackRoll),
    "defence": (DefenceRoll,),
}
"""Every roll of the game, and the questions whose answers it follows (or the question before them, where there is but
one answer to give)."""


def compare(state: State, seat: int) -> bool:
    """Compare all that is shown at a position; whether a roll is to come."""
    asked = GAME.asked(state)
    checks = CHECKS.get(type(asked), ())  # type: ignore[arg-type]
    if not checks or len(GAME.moves(state, seat)) < 2:
        return False  # nothing would be asked
    assert set(GAME.advise(state, seat).best) <= set(GAME.moves(state, seat))
    for check in checks:
        check(state, seat)
    found[type(asked).__name__] += 1
    return True


def by_hand() -> Iterator[State]:
    """Positions that random play comes to too seldom."""
    attackers = ["head", "tail", "tail", "claws", "claws"]
    for face, size in product(range(DIE_FACES), range(1, 6)):
        swarms = {"L1": " ".join(attackers[:size])}
        for tokens in (1, 2, 3):
            # What a skull saves strikes back, and the rest attacks again: a number could be better.
            formation = f"Lorenzo<{tokens} Deino>"
            yield build(formation, phase="attack", cards=["counter-attack"], swarms=swarms, dice=[face]).state
        yield build("Leon<1 Zael>", phase="attack", artefact=0, swarms=swarms, dice=[face]).state
        yield build("Leon<1 Zael>", phase="attack", artefact=0, artefact_gone=True, swarms=swarms, dice=[face]).state
    for sides in product("<>", repeat=4):
        formation = "Leon{} Zael{} Noctis{} Omnio{}".format(*sides)
        swarms = {"L1": "head tail", "L4": "claws"}
        yield build(formation, phase="event", event="quick-instincts", swarms=swarms).state
    for one, other in permutations(("R1", "R2", "R3"), 2):
        # The same help: from four faces to eight ninths, and from two to five ninths.
        swarms = {one: "head", other: "head tail tail"}
        yield build("Leon> Omnio> Zael>", cards=["strategize"], swarms=swarms).state


POSITIONS = 2000
LEAST = {
    "attack WhoAttacks": 200,
    "attack AttackMore": 50,
    "attack AttackForToken": 50,
    "attack QuickInstincts": 50,
    "price of a paid attack": 50,
    "charge": 10,
    "attack roll": 50,
    "price of a new roll: attack": 50,
    "defence roll": 50,
    "price of a new roll: defence": 30,
    "price of a new roll: defence, which stood": 3,
    "price of the Artefact": 5,
    "token Support": 200,
    "token EnterFormation": 50,
    "token LeadByExample": 50,
    "token Munitorium": 50,
    "turn WhoTurns": 100,
    "launch": 50,
    "launch later": 50,
    "teleport": 30,
    "tank": 20,
    "generatorium": 10,
    "grant-attack": 50,
    "psychic assault": 50,
    "rewarded faith": 50,
    "shield": 3000,
    "shield with tokens": 500,
    "hint-attack": 50,
    "hint-turn": 10,
    "hint-token": 50,
    "hint-token-several": 3,
    "hint settled": 10,
    "hint free attacks": 3,
    "hint grant-attack": 10,
    "hope yes": 50,
    "hope no": 10,
    "hope artefact": 3,
    "because-survives": 20,
    "because-survives: a roll": 10,
    "because-fewer": 20,
    "because-only": 10,
    "because-paid": 10,
    "because-moved": 10,
    "because-elsewhere": 5,
    "price: cost": 10,
    "price: save": 1,
    "because-trade": 10,
    "because-faces": 5,
    "because-next": 20,
    "because-stays": 1,
    "because-stands": 1,
}
"""How often each kind of number has to be compared at least, so that none is forgotten."""


@pytest.mark.clause("DA-7.6", "DA-7.7", "DA-7.17", "DA-8.5", "DA-8.9", "DA-12.4")
def test_what_is_shown_is_what_happens() -> None:
    rng, positions = random.Random(13), 0
    found.clear()
    for state in by_hand():
        if GAME.to_move(state):
            compare(state, GAME.to_move(state)[0])
    for n, state in enumerate(games(rng)):
        if positions >= POSITIONS:
            break
        if n % 3 == 2 or not state.formation:
            continue
        looked = shaken(state, rng) if n % 3 else state
        if not GAME.to_move(looked):
            continue
        seat = GAME.to_move(looked)[0]
        positions += compare(looked, seat)
        if n % 3:
            check_reasons(looked, seat, rng)
        check_shields(looked)
    assert {kind: found[kind] for kind, least in LEAST.items() if found[kind] < least} == {}
    assert all(found[kind.__name__] >= 40 for kind in CHECKS), found
    assert found_worse[True, False] >= 3, found_worse


def test_every_question_before_a_roll_is_compared() -> None:
    """A question that is new stands in one of the lists, and a roll that is new is named with its question."""
    listed = [*CHECKS, *ROLLS_WITHOUT, *(one for those in NO_ROLL.values() for one in those)]
    assert sorted(one.__name__ for one in listed) == sorted(one.__name__ for one in QUESTIONS)
    assert set(DICE) == {*get_args(get_type_hints(events.DieRolled)["why"]), "attack", "defence"}
    assert {one for those in DICE.values() for one in those} <= {*CHECKS, *ROLLS_WITHOUT}


ODDS = {"odds", "before", "after", "fatal", "worse", "faces", "fewer"}


def rolls(state: State, seat: int, move: AnyMove) -> set[str]:
    """The dice that an answer leads to before anybody is asked again, with nothing else to be done but its Event."""
    after = with_event(state) if isinstance(GAME.asked(state), EventTarget) else alone(state)
    told: list[Any] = []
    with suppress(ChanceError):  # one die is enough
        GAME.carry_out(after, seat, move, Faces((1,)), told.append)
    kinds: dict[Any, str] = {events.AttackRolled: "attack", events.DefenceRolled: "defence"}
    return {one.why if isinstance(one, events.DieRolled) else kinds.get(type(one), "") for one in told} - {""}


def test_where_no_odd_is_shown_no_die_is_cast() -> None:
    """The lists hold at a table: only the questions named there lead to a roll, and the others show no chance."""
    rng, dice = random.Random(4), Counter[str]()
    for n, state in enumerate(games(rng)):
        if n >= 6000:
            break
        looked = shaken(state, rng) if n % 4 == 1 and state.formation else state
        for seat in GAME.to_move(looked):
            asked, moves = GAME.asked(looked), GAME.moves(looked, seat)
            for move in rng.sample(moves, min(3, len(moves))):
                for roll in rolls(looked, seat, move):
                    assert type(asked) in DICE[roll], (roll, asked)
                    dice[roll] += 1
                if type(asked) not in CHECKS:
                    assert GAME.preview(looked, seat, move) == {}
                    assert not ODDS & set(said(looked, seat, move).args)
            line = GAME.advise(looked, seat).line
            if type(asked) not in CHECKS and type(asked) is not choose_actions.ChooseActions and line is not None:
                assert not ODDS & set(line.args)
    assert set(dice) == set(DICE), dice


def check_choosing(state: State, seat: int, line: Phrase) -> None:
    """What a card, a turn or a travel would do: the other lines of the Choose phase."""
    kind, args = line.id.removeprefix("death-angel-hint-"), line.args
    if kind == "card-saves":
        named: Any = args["marines"]
        assert all(stands(state, MARINE[phrase.id.rpartition("-")[2]]) == 0 for phrase in named)
        card, team = action_id(args["card"]), TEAM_OF_ACTION[action_id(args["card"])]
        assert args["team"] == names.team(TEAM_NAMES[team])
        owner = state.owners[team]
        assert owner not in GAME.to_move(state) or ChooseAction(card) in GAME.moves(state, owner)
        after = GAME.copy(state)
        after.resolved = [*state.resolved, card]
        after.tokens[marine_of(args)] += args["token"] == "yes"
        assert args["odds"] == names.odds(stands(after, marine_of(args)))
        assert stands(after, marine_of(args)) > 0
    elif kind == "last-of-team":
        assert args["odds"] == names.odds(stands(state, marine_of(args)))
        team = TEAM_OF_MARINE[marine_of(args)]
        assert [one for one in state.formation if TEAM_OF_MARINE[one] == team] == [marine_of(args)]
    elif kind == "backs":
        named = args["marines"]
        for marine in (MARINE[phrase.id.rpartition("-")[2]] for phrase in named):
            assert state.swarms[behind(state, marine)]
            assert not state.swarms[in_front(state, marine)]
    elif kind == "pile":
        assert args["count"] == len(pile_of(state, SIDE_NAMES.index(args["side"])))
    else:
        assert kind == "only-card"
    found[kind] += 1


def action_id(name: Phrase) -> int:
    """Which card a name is of."""
    return next(card for card in ACTION if names.action(card) == name)


@pytest.mark.clause("DA-8.5")
def test_the_most_endangered_are_all_named() -> None:
    """The line of the Choose phase, where no roll comes at once, and the reasons for cards."""
    rng = random.Random(5)
    found.clear()
    for state in games(rng):
        if found["hint-danger"] >= 100:
            break
        if state.phase == CHOOSE and state.formation and GAME.result(state) is None:
            other = shaken(state, rng)
            other.phase, other.agenda = CHOOSE, state.agenda[:]
            other.chosen, other.resolved = [0] * len(other.chosen), []
            for seat in GAME.to_move(other):
                line = GAME.advise(other, seat).line
                if line is not None and line.id == "death-angel-hint-danger":
                    check_named(other, line, set(other.formation))
                elif line is not None:
                    check_choosing(other, seat, line)
                check_reasons(other, seat, rng)
    assert found["hint-danger"] >= 100
    assert found["hope artefact"] >= 3, found
    assert found["because-help"] >= 20
    assert found["because-guarded"] >= 10
    assert all(found[kind] >= 3 for kind in ("card-saves", "last-of-team", "backs", "pile")), found
