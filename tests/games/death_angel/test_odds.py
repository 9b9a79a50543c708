"""Every odd and every "helps" that is shown, against what the engine does when all faces are played out.

Positions with a roll to come: from games played at random, and as they stand there with other swarms, tokens, Power
Fields and cards thrown in. From each the engine plays on with every face of the die, tokens spent as well as can be.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from starboard.core.agenda import Question
from starboard.core.chance import Chance, ChanceError, Seeded
from starboard.core.game import unheard
from starboard.games.death_angel import events, names
from starboard.games.death_angel.asking import LITTLE, Ask, AskForToken
from starboard.games.death_angel.attack import AttackRoll, WhoAttacks
from starboard.games.death_angel.cards import (
    ACTION,
    BROOD_LORD,
    DIE_FACES,
    EVENTS,
    MARINE,
    PLACE,
    TEAM_OF_ACTION,
    FaceSaves,
)
from starboard.games.death_angel.defence import BLOCK, COUNTER_ATTACK, DEFENSIVE_STANCE
from starboard.games.death_angel.formation import merge_all
from starboard.games.death_angel.game import DeathAngel
from starboard.games.death_angel.genestealer_attack import DefenceRoll, NextSwarm
from starboard.games.death_angel.locations import LaunchControlRoom
from starboard.games.death_angel.moves import (
    ACCEPT,
    PASS,
    REROLL,
    AnyMove,
    Attack,
    PlaceToken,
    RollDie,
    Turn,
)
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.play import Play, living
from starboard.games.death_angel.resolve_actions import Support, WhoTurns
from starboard.games.death_angel.state import CHOOSE, EVENT, GENESTEALERS_ATTACK, RESOLVE, State, Swarm

GAME = DeathAngel()
SECOND_WIND = next(n for n, event in enumerate(EVENTS) if isinstance(event.effect, FaceSaves))


class Face(Chance):
    """One known face; what else is left to chance stays as it is."""

    def __init__(self, face: int) -> None:
        self.answers = None
        self.face = face

    def _below(self, n: int) -> int:
        return self.face

    def order(self, n: int) -> list[int]:
        return list(range(n))


class Faces(Chance):
    """Known faces, and no more."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.answers = None
        self.faces = list(faces)

    def _below(self, n: int) -> int:
        if not self.faces:
            raise ChanceError("another die")
        return self.faces.pop(0)


# --- positions ---------------------------------------------------------------------------------------------------


def games(rng: random.Random) -> Iterator[State]:
    """Every decision of games that random players play, for ever."""
    for seed in range(10**6):
        seats, chance = rng.randint(1, 6), Seeded(seed)
        state = GAME.new(Options(), seats, chance)
        for _ in range(400):
            if GAME.result(state) is not None:
                break
            yield state
            seat = rng.choice(GAME.to_move(state))
            moves = GAME.moves(state, seat)
            pick = GAME.sensible(state, seat, moves) if rng.random() < 0.8 else moves
            GAME.carry_out(state, seat, rng.choice(list(pick)), chance)


def shaken(state: State, rng: random.Random) -> State:
    """The same formation with other swarms, tokens, cards and Events."""
    state = GAME.copy(state)
    state.phase = rng.choice((RESOLVE, GENESTEALERS_ATTACK, EVENT))
    for place in range(len(state.swarms)):
        cards = tuple(sorted(rng.randrange(BROOD_LORD + 2 * (rng.random() < 0.1)) for _ in range(rng.choice(SIZES))))
        attacked = int(state.phase == GENESTEALERS_ATTACK and rng.random() < 0.2)
        groups = [Swarm(cards, attacked, rng.random() < 0.15)] if cards else []
        if groups and len(cards) <= 3 and rng.random() < 0.06:  # DA-12.2 keeps groups apart
            groups.append(Swarm(tuple(sorted(rng.choices(range(BROOD_LORD), k=rng.randint(1, 2))))))
        state.swarms[place] = tuple(groups)
    for marine in state.formation:
        state.tokens[marine] = rng.choice((0, 0, 1, 1, 2, 3))
    state.supply, state.launch_tokens = 6, rng.randint(0, 6)
    cards_out = [card for card in (BLOCK, COUNTER_ATTACK, DEFENSIVE_STANCE) if rng.random() < 0.5]
    state.resolved, state.chosen = [], [0] * len(state.chosen)
    for card in cards_out:
        if state.owners[TEAM_OF_ACTION[card]] >= 0:
            state.chosen[TEAM_OF_ACTION[card]] = card
            if state.phase != RESOLVE or rng.random() < 0.5:
                state.resolved.append(card)
    state.lasting, state.lasting_target = rng.choice(((-1, -1), (SECOND_WIND, rng.choice(state.formation))))
    state.upcoming, state.upcoming_target = rng.choice(((-1, -1), (SECOND_WIND, rng.choice(state.formation))))
    state.artefact = rng.choice((-1, rng.randrange(state.seats)))
    state.event, state.agenda = -1, [question(state, rng)]
    return state


SIZES = (0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 7)


def question(state: State, rng: random.Random) -> Question:
    """One that a roll follows."""
    teams = [team for team, owner in enumerate(state.owners) if owner >= 0 and living(state, team)]
    team = rng.choice(teams)
    seat, marines = state.owners[team], tuple(living(state, team))
    card = next(card for card in ACTION if TEAM_OF_ACTION[card] == team and ACTION[card].type == "attack")
    full = [(place, group) for place, groups in enumerate(state.swarms) for group in range(len(groups))]
    if full and (pick := rng.random()) < 0.7:
        place, group = rng.choice(full)
        face, rerolled = rng.randrange(DIE_FACES), rng.random() < 0.3
        if pick < 0.2:
            return AttackRoll(seat, card * (rng.random() < 0.8), rng.choice(marines), place, group, face, rerolled)
        if state.phase == GENESTEALERS_ATTACK and pick < 0.6:
            attacked = state.formation[place >> 1]
            return DefenceRoll(seat, attacked, place, group, face, rerolled)
        return WhoAttacks(seat, card, marines)
    return rng.choice((Support(seat, card), WhoTurns(seat, card, marines), LaunchControlRoom(seat, marines[0])))


# --- played out --------------------------------------------------------------------------------------------------


def survives(state: State, marine: int, known: dict[str, Fraction] | None = None) -> Fraction:
    """How likely the Marine outlives what is on the agenda: every face played, the best decision taken."""
    known = {} if known is None else known
    if marine not in state.formation:
        return Fraction(0)
    if not state.agenda:
        return Fraction(1)
    key = f"{state.agenda}{state.swarms}{state.tokens}{state.resolved}{state.artefact}"
    if key not in known:
        seat = GAME.to_move(state)[0]
        known[key] = max(rolled(state, seat, move, marine, known) for move in GAME.moves(state, seat))
    return known[key]


def rolled(state: State, seat: int, move: AnyMove, marine: int, known: dict[str, Fraction]) -> Fraction:
    """The same after a move: on average over all dice that follow it."""
    return after_dice(state, lambda play: play.answer(seat, move), marine, known)


def after_dice(
    state: State, act: Callable[[Play], None], marine: int, known: dict[str, Fraction], *faces: int
) -> Fraction:
    after = GAME.copy(state)
    try:
        act(Play(after, Faces(faces), unheard))
    except ChanceError:
        if marine not in after.formation:
            return Fraction(0)
        each = [after_dice(state, act, marine, known, *faces, face) for face in range(DIE_FACES)]
        return sum(each, Fraction(0)) / DIE_FACES
    return survives(after, marine, known)


def played(state: State, seat: int, move: AnyMove, face: int) -> State:
    after = GAME.copy(state)
    GAME.carry_out(after, seat, move, Face(face))
    return after


def unaided(state: State) -> State:
    """As if nobody had the Artefact: numbers don't count on it."""
    state = GAME.copy(state)
    state.artefact = -1
    return state


def attacked(state: State, marine: int, places: set[int], spend: bool = False) -> Fraction:
    """How likely he survives the next attacks of the swarms at these places, by the engine; or with the Artefact."""
    state = GAME.copy(state) if spend else unaided(state)
    if state.phase == EVENT:
        state.resolved, state.lasting, state.lasting_target = [], state.upcoming, state.upcoming_target
        merge_all(Play(state, Chance(), unheard))
        state.swarms = [tuple(Swarm(swarm.cards) for swarm in groups) for groups in state.swarms]
    elif state.phase == RESOLVE:
        state.resolved = [card for card in state.chosen if card]
    for place in range(len(state.swarms)):
        if place not in places:
            state.swarms[place] = ()
    state.phase = GENESTEALERS_ATTACK
    state.agenda = [NextSwarm()]
    return after_dice(state, Play.work, marine, {})


def engaged(state: State, marine: int) -> set[int]:
    left = 2 * state.formation.index(marine)
    return {left, left + 1}


# --- the comparison ----------------------------------------------------------------------------------------------


def near(shown: int, truth: Fraction, of: int = 1000) -> bool:
    return abs(shown - truth * of) <= Fraction(1, 2)


def check_shields(state: State) -> int:
    """The number on every shield."""
    count = 0
    for row in GAME.view(state, 0).rows:
        for side in (row.left, row.right):
            for group, swarm in enumerate(side.swarms):
                place = PLACE[f"{'L' if side is row.left else 'R'}{row.position}"]
                if swarm.attacked and state.phase == GENESTEALERS_ATTACK:
                    continue  # it attacks next round, which may come otherwise
                marine = MARINE[row.marine]
                only = GAME.copy(state)
                if state.phase != EVENT:  # where the groups are one by then
                    only.swarms[place] = (state.swarms[place][group],)
                bare = GAME.copy(only)
                bare.tokens[marine] = 0
                alone, helped = attacked(bare, marine, {place}), attacked(only, marine, {place})
                assert swarm.survival == int(alone * 6), (row, swarm, alone)
                assert (swarm.percent is None) == ((alone * 6).denominator == 1)
                if swarm.percent is not None:
                    assert near(swarm.percent, alone, 100) or swarm.percent in (1, 99)
                assert (swarm.supported is not None) == (helped > alone), (row, swarm, alone, helped)
                if swarm.supported is not None:
                    assert near(swarm.supported, helped, 100) or swarm.supported in (1, 99)
                count += 1
    return count


def alone(state: State) -> State:
    """Only what is asked now, nothing that comes after it."""
    state = GAME.copy(state)
    del state.agenda[:-1]
    return state


def slain(state: State, seat: int, move: AnyMove, face: int) -> tuple[int, bool]:
    """How many an attack slays with this face (as many as it lets, where it asks), and whether another is granted."""
    after = alone(state)
    told: list[events.AnyEvent] = []
    GAME.carry_out(after, seat, move, Face(face), told.append)
    asked = GAME.asked(after)
    if isinstance(asked, AttackRoll):
        GAME.carry_out(after, seat, ACCEPT, Face(face), told.append)
        asked = GAME.asked(after)
    while type(asked).__name__ == "AttackVictim":
        victim = next(one for one in GAME.moves(after, seat) if one is not PASS)
        GAME.carry_out(after, seat, victim, Face(face), told.append)
        asked = GAME.asked(after)
    count = sum(isinstance(event, events.GenestealerSlain) for event in told)
    return count, type(asked).__name__ == "AttackMore"


def check_attacks(state: State, seat: int) -> int:
    """Faces that hit and the most that fall, of every attack; gold is none that can't."""
    best, count = GAME.advise(state, seat).best, 0
    for move in GAME.moves(state, seat):
        if isinstance(move, Attack):
            falls = [slain(state, seat, move, face)[0] for face in range(DIE_FACES)]
            effects = GAME.preview(state, seat, move)
            assert effects == {"hits": (0, sum(one > 0 for one in falls)), "slays": (0, max(falls))}, (move, falls)
            assert (move in best) == (max(falls) > 0)
            count += 1
    return count


def check_attack_roll(state: State, seat: int) -> int:
    """What "better" means: more fall, or as many and he attacks again."""
    asked = GAME.asked(state)
    assert isinstance(asked, AttackRoll)
    worth = [sum(slain(state, seat, ACCEPT, 0)) if face == asked.face else -1 for face in range(DIE_FACES)]
    for face in range(DIE_FACES):
        if face != asked.face:
            other = GAME.copy(state)
            other.agenda[-1] = AttackRoll(
                asked.seat, asked.card, asked.marine, asked.place, asked.group, face, asked.rerolled
            )
            worth[face] = sum(slain(other, seat, ACCEPT, 0))
    better = sum(one > worth[asked.face] for one in worth)
    roll, best = GAME.view(state, seat).roll, GAME.advise(state, seat).best
    assert roll is not None
    assert roll.odds == better, (asked, worth)
    assert roll.good == (slain(state, seat, ACCEPT, 0)[0] > 0)
    # What lies there is lost by a new roll: faces that bring less, and of those the ones that bring nothing.
    worse = sum(one < worth[asked.face] for one in worth)
    nothing = worth.count(0) if worth[asked.face] else 0
    assert (roll.worse, roll.misses) == (worse, nothing), (asked, worth)
    if state.tokens[asked.marine]:
        assert GAME.preview(state, seat, REROLL) == {"better": (0, better), "worse": (0, worse)}
    found_worse[roll.good and better > 0, 0 < nothing < worse] += 1
    assert REROLL not in best, "whether a miss is worth a token is up to the player"
    assert (ACCEPT in best) == (worth[asked.face] > 0 or better == 0)
    return 1


def check_defence_roll(state: State, seat: int) -> int:
    state = alone(state)
    asked = GAME.asked(state)
    assert isinstance(asked, DefenceRoll)
    moves = GAME.moves(state, seat)
    known: dict[str, Fraction] = {}
    best, roll, said = GAME.advise(state, seat).best, GAME.view(state, seat).roll, GAME.question(GAME.view(state, seat))
    shown, preview = said.args, GAME.preview(state, seat, REROLL)
    spent = rolled(state, seat, ACCEPT, asked.marine, {})
    state = unaided(state)
    now = rolled(state, seat, ACCEPT, asked.marine, known)
    # Who is said to fall, by no face to be saved, falls.
    assert (shown["by"] == "hit") == (not roll or not roll.good)
    if shown["by"] == "hit":
        assert (shown["artefact"] == "yes") == (spent > 0), (asked, spent)
    if REROLL not in moves:
        assert best == (ACCEPT,)
        return 0
    again = rolled(state, seat, REROLL, asked.marine, known)
    assert preview["survives"] == (round(now * 1000), round(again * 1000))
    assert best == ((REROLL,) if again > now else (ACCEPT,)), (asked, now, again)
    better = worse = 0
    for face in range(DIE_FACES):
        after = played(state, seat, REROLL, face)
        if isinstance(GAME.asked(after), DefenceRoll):
            value = rolled(after, seat, ACCEPT, asked.marine, known)
        else:
            value = survives(after, asked.marine, known)
        better += value > now
        worse += value < now
    assert roll is not None
    assert (roll.odds, roll.worse) == (better, worse), (asked, now)
    return 1


def check_tokens(state: State, seat: int) -> int:
    """Where a token, or a turn, helps and how much; best is where it helps most."""
    gains: dict[AnyMove, int] = {}
    for move in GAME.moves(state, seat):
        if not isinstance(move, PlaceToken | Turn):
            continue
        marine = MARINE[move.marine]
        before = attacked(state, marine, engaged(state, marine))
        other = GAME.copy(state)
        if isinstance(move, Turn):
            other.faces[marine] ^= 1
        else:
            other.tokens[marine] += 1
        after = attacked(other, marine, engaged(other, marine))
        effects = GAME.preview(state, seat, move)
        if round(before * 1000) == round(after * 1000):
            assert effects == {}, (move, before, after)
        else:
            assert effects == {"survives": (round(before * 1000), round(after * 1000))}
            gains[move] = round(after * 1000) - round(before * 1000)
    if isinstance(GAME.asked(state), AskForToken):
        most = max(LITTLE, *gains.values(), 0)
        assert set(GAME.advise(state, seat).best) == {move for move, gain in gains.items() if gain == most}
    return 1


def check_launch(state: State, seat: int) -> int:
    move = RollDie()
    wins = sum(played(state, seat, move, face).ending == "launch" for face in range(DIE_FACES))
    assert GAME.preview(state, seat, move) == {"wins": (0, wins)}
    assert (move in GAME.advise(state, seat).best) == (wins == DIE_FACES)
    return 1


found_worse: Counter[tuple[bool, bool]] = Counter()
"""Attack rolls, by whether they are a hit that could be better, and whether a new roll could slay fewer or none."""
found_hope: Counter[str] = Counter()


def saved(state: State, marine: int) -> str:
    """Whether the Artefact could save somebody whom no face saves."""
    return "artefact" if attacked(state, marine, engaged(state, marine), spend=True) else "no"


def check_line(state: State, seat: int) -> int:
    """Whom the help line names, and the odds that it says of each of them."""
    line = GAME.advise(state, seat).line
    if line is None or "marines" not in line.args:
        return 0
    named = [MARINE[phrase.id.rpartition("-")[2]] for phrase in line.args["marines"]]
    truth = {marine: attacked(state, marine, engaged(state, marine)) for marine in state.formation}
    for marine in named:
        odds = line.args.get("odds")
        assert odds is None or odds == names.odds(truth[marine]), (line, truth)
        if "after" in line.args:
            other = GAME.copy(state)
            other.tokens[marine] += 1
            after = attacked(other, marine, engaged(other, marine))
            assert line.args["before"] == names.odds(truth[marine], after)
            assert line.args["after"] == names.odds(after, truth[marine])
    if "hope" in line.args:
        hopes = {"yes"} if truth[named[0]] else {saved(state, marine) for marine in named}
        assert line.args["hope"] == ("artefact" if "artefact" in hopes else min(hopes)), (line, truth)
        found_hope[str(line.args["hope"])] += 1
    if line.id == "death-angel-hint-danger":
        assert {truth[marine] for marine in named} == {min(truth.values())}
        assert len(named) == list(truth.values()).count(min(truth.values())), "all equals are named"
    return 1


POSITIONS = 2000
CHECKS = {
    AttackRoll: check_attack_roll,
    DefenceRoll: check_defence_roll,
    WhoAttacks: check_attacks,
    Support: check_tokens,
    WhoTurns: check_tokens,
    LaunchControlRoom: check_launch,
}


def compare(state: State, found: Counter[str]) -> bool:
    """Compare all that is shown at a position; whether a roll is to come."""
    asked = GAME.asked(state)
    assert isinstance(asked, Ask)
    check = CHECKS.get(type(asked))
    if check is None:
        return False
    seat = GAME.to_move(state)[0]
    if len(GAME.moves(state, seat)) < 2:
        return False  # nothing would be asked
    assert set(GAME.advise(state, seat).best) <= set(GAME.moves(state, seat))
    found["lines"] += check_line(state, seat)
    found[type(asked).__name__] += check(state, seat)
    return True


@pytest.mark.clause("DA-7.6", "DA-7.7", "DA-7.17", "DA-8.5", "DA-8.9", "DA-12.4")
def test_what_is_shown_is_what_happens() -> None:
    rng, found, positions = random.Random(13), Counter[str](), 0
    for n, state in enumerate(games(rng)):
        if positions >= POSITIONS:
            break
        if n % 3 == 0:
            positions += compare(state, found)
        if n % 3 == 1 and state.formation:
            other = shaken(state, rng)
            positions += compare(other, found)
            if n % 9 == 1:
                found["shields"] += check_shields(other)
    assert min(found[kind.__name__] for kind in CHECKS) >= 50, found
    assert found_worse[True, False] >= 3, found_worse
    assert found["shields"] >= 500
    assert found["lines"] >= 200


@pytest.mark.clause("DA-8.5")
def test_the_most_endangered_are_all_named() -> None:
    """The line of the Choose phase, where no roll comes at once."""
    rng, count = random.Random(5), 0
    for state in games(rng):
        if count >= 100:
            break
        if state.phase == CHOOSE and state.formation and GAME.result(state) is None:
            other = shaken(state, rng)
            other.phase, other.agenda = CHOOSE, state.agenda[:]
            other.chosen, other.resolved = [0] * len(other.chosen), []
            for seat in GAME.to_move(other):
                count += check_line(other, seat)
    assert count >= 100
    assert found_hope["artefact"] >= 3, found_hope
