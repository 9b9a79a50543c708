"""Scenes for tests: a position written down in a few words, with dice that are known.

    scene = build("Noctis< Claudio>", swarms={"L1": "head tail"}, terrain={"door": "L1"}, cards=["reorganize"])
    scene.roll(3)                                  # the next faces of the die
    scene.play(Trade("claudio", "noctis"), PASS)   # each by the seat that has to decide
    assert scene.swarm("L1") == ["head", "tail"]

Notation as in the rules: positions from the top, ``L3`` is left of position 3, ``Noctis<`` faces left, ``Noctis>2``
faces right and has two tokens. A phase runs from its start; the scene ends after its travel check (``scene.idle``), so
that nothing of the next phase happens unless ``go_on()`` is called.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeVar

from starboard.core.agenda import Step
from starboard.core.chance import Chance, ChanceError
from starboard.core.game import Illegal
from starboard.games.death_angel.asking import Ask
from starboard.games.death_angel.cards import (
    ACTIONS,
    ARTEFACT,
    BROOD_LORD,
    DOOR,
    ENEMY,
    ENEMY_NAMES,
    EVENTS,
    GENESTEALERS,
    LEVELS,
    LOCATIONS,
    MARINE,
    MARINE_NAMES,
    MARINES,
    PLACE,
    PLACE_NAMES,
    SETUP_FOR,
    TEAM,
    TEAM_NAMES,
    TEAM_OF_ACTION,
    TEAM_OF_MARINE,
    TERRAIN,
    TERRAIN_ID,
    TERRAIN_NAMES,
    TOKENS,
)
from starboard.games.death_angel.game import DeathAngel
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.rounds import PHASE_STEPS, BeginPhase, EndRound
from starboard.games.death_angel.state import (
    CHOOSE,
    EVENT,
    GENESTEALERS_ATTACK,
    GONE,
    IN_BOX,
    RESOLVE,
    State,
    Swarm,
)
from starboard.games.death_angel.travel import CheckTravel

GAME = DeathAngel()
PHASES = {"choose": CHOOSE, "resolve": RESOLVE, "attack": GENESTEALERS_ATTACK, "event": EVENT}
PhaseName = Literal["choose", "resolve", "attack", "event", "travel"]
E = TypeVar("E")


class Dice(Chance):
    """Known faces of the die; shuffles leave things as they are."""

    def __init__(self) -> None:
        self.answers = None
        self.faces: list[int] = []

    def _below(self, n: int) -> int:
        if not self.faces:
            raise ChanceError("no face left: the scene rolled a die that the test did not expect")
        return self.faces.pop(0)

    def order(self, n: int) -> list[int]:
        return list(range(n))


class Position:
    """A position being played."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.dice = Dice()
        self.log: list[Any] = []

    # --- playing -----------------------------------------------------------------------------------------

    def roll(self, *faces: int) -> Position:
        """The next faces of the die, printed numbers."""
        self.dice.faces += faces
        return self

    def work(self) -> Position:
        """Work the agenda off until somebody has to decide."""
        Play(self.state, self.dice, self.log.append).work()
        GAME.check(self.state) if not self.idle else None
        return self

    def play(self, *moves: AnyMove, seat: int | None = None) -> Position:
        """Play moves one after the other, each by the seat that has to decide (or by ``seat``)."""
        for move in moves:
            who = self.seat if seat is None else seat
            self.log += GAME.apply(self.state, who, move, self.dice)
            if not self.idle:
                GAME.check(self.state)
        return self

    def run(self, *steps: Step) -> Position:
        """Put steps on the agenda, the first one on top, and work it off."""
        self.state.agenda += reversed(steps)
        return self.work()

    def go_on(self, phase: PhaseName | None = None) -> Position:
        """Go on with the real game: the next phase, after phase 4 the next round."""
        assert self.idle, f"the scene still asks {self.kind}"
        if phase is None and self.state.phase == EVENT:
            return self.run(EndRound())
        return self.run(BeginPhase(PHASES[phase] if phase else self.state.phase + 1))

    def refused(self, move: AnyMove, seat: int | None = None) -> str | None:
        """The clause that refuses a move, ``None`` if it is allowed."""
        refusal = GAME.ask(self.state, self.seat if seat is None else seat, move)
        assert refusal is None or isinstance(refusal, Illegal)
        return refusal.clause if refusal else None

    # --- looking -----------------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether the scene has run to its end without the game being over."""
        return not self.state.agenda and not self.state.outcome

    @property
    def kind(self) -> str:
        """What is asked."""
        asked = GAME.asked(self.state)
        return asked.kind if isinstance(asked, Ask) else ""

    @property
    def seat(self) -> int:
        """Who has to decide (the first of several)."""
        return GAME.to_move(self.state)[0]

    @property
    def moves(self) -> list[AnyMove]:
        """What can be decided."""
        return GAME.moves(self.state, self.seat)

    def offered(self, kind: type[E]) -> list[E]:
        """The moves of one kind that can be made."""
        return [move for move in self.moves if isinstance(move, kind)]

    @property
    def formation(self) -> str:
        """As it is written: ``claudio< noctis>2``."""
        state = self.state
        return " ".join(
            f"{MARINE_NAMES[marine]}{'<>'[state.faces[marine]]}{state.tokens[marine] or ''}"
            for marine in state.formation
        )

    def swarm(self, place: str) -> list[str]:
        """The cards of the only swarm at a place, Brood Lords last, else in the order head, tail, tongue, claws."""
        groups = self.groups(place)
        assert len(groups) < 2, f"{place} holds {len(groups)} groups"
        return groups[0] if groups else []

    def groups(self, place: str) -> list[list[str]]:
        """The groups at a place."""
        return [[ENEMY_NAMES[card] for card in swarm.cards] for swarm in self.state.swarms[PLACE[place]]]

    def swarms(self) -> dict[str, int]:
        """The number of Genestealers at every place that has some."""
        return {
            PLACE_NAMES[place]: sum(len(swarm.cards) for swarm in groups)
            for place, groups in enumerate(self.state.swarms)
            if groups
        }

    def terrain(self) -> dict[str, str]:
        """Where each Terrain card of the formation lies."""
        return {TERRAIN_NAMES[n]: PLACE_NAMES[place] for n, place in enumerate(self.state.terrain) if place >= 0}

    def tokens(self, marine: str) -> int:
        """Tokens on a Marine."""
        return self.state.tokens[MARINE[marine]]

    @property
    def blips(self) -> tuple[int, int]:
        """The sizes of the piles."""
        return len(self.state.left_blips), len(self.state.right_blips)

    def said(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.log if isinstance(event, kind)]


# --- writing positions down --------------------------------------------------------------------------------------

_MARINE = re.compile(r"^([a-z]+)([<>])(\d*)$")


def build(
    formation: str,
    *,
    phase: PhaseName | None = None,
    cards: Sequence[str | int] = (),
    resolved: Sequence[str | int] | None = None,
    rests: Sequence[str | int] = (),
    swarms: Mapping[str, str] | None = None,
    protected: Sequence[str] = (),
    terrain: Mapping[str, str] | None = None,
    activated: Sequence[str] = (),
    blips: tuple[int | str, int | str] = (3, 3),
    deck: str | None = None,
    discard: int | str = 0,
    supply: int | None = None,
    door: int = 0,
    launch: int = 0,
    slain: str = "",
    players: int = 1,
    owners: Mapping[str, int] | None = None,
    current: int | None = None,
    location: str | None = None,
    location_deck: Sequence[str] | None = None,
    event: str | None = None,
    events: Sequence[str] = (),
    events_left: int | None = None,
    lasting: tuple[str, str | None] | None = None,
    upcoming: tuple[str, str | None] | None = None,
    artefact: int | None = None,
    artefact_gone: bool = False,
    lords_slain: Sequence[str] = (),
    round: int = 2,
    dice: Iterable[int] = (),
    **options: Any,
) -> Position:
    """A position, run to its first decision.

    - ``phase``: where to start. Default: ``resolve`` if ``cards`` are given, else nothing runs (use ``scene.run``).
      ``travel`` is the travel check at the end of phase 2.
    - ``cards``: the Action cards of this round (``"block"`` or 1). In phases attack and event they count as resolved.
    - ``rests``: cards resolved last round. ``resolved``: overrides which of ``cards`` have been resolved.
    - ``swarms``: ``{"L3": "head tail", "R1": "head | claws*"}``; ``|`` parts groups, ``*`` marks one that has attacked.
    - ``protected``: places held by Power Field. ``blips``: sizes, or cards from the top down (``"head claws"``).
    - ``deck``: the Genestealer deck, top first; default: all cards not elsewhere. ``discard``: a number or cards.
    - ``supply``: default what is left of twelve. If given and too small, ``launch`` etc. must make up for it, or the
      rest is put on nobody: then twelve does not add up and the check complains, so put tokens on Marines instead.
    - ``slain``: names of dead Marines of teams in play. ``owners``: ``{"green": 0}``; default: turn by turn.
    - ``location``: id of the current Location (default: the setup card); ``location_deck``: ids, top first.
    - ``event``: id or code of the next Event, ``events``: several, top first. ``events_left``: size of the Event deck,
      the rest is in the discard pile. ``lasting``: an Event of last round and its target; ``upcoming``: for next round.
    - ``dice``: faces for what runs at once. Any option of the game can be given by name.
    """
    state = _state(formation, slain, players, owners, Options(**options), round)
    _locate(state, location, location_deck)
    for place, names in (swarms or {}).items():
        state.swarms[PLACE[place]] = tuple(_swarm(part, n) for n, part in enumerate(names.split("|")))
    for place in protected:
        state.swarms[PLACE[place]] = tuple(Swarm(s.cards, s.attacked, True) for s in state.swarms[PLACE[place]])
    state.attacks = max((s.attacked for groups in state.swarms for s in groups), default=0)
    for name, place in (terrain or {}).items():
        state.terrain[TERRAIN_ID[name]] = PLACE[place]
    state.activated = [TERRAIN_ID[name] for name in activated]
    state.lords_slain = [ENEMY[name] for name in lords_slain]
    if artefact is not None or artefact_gone:
        state.terrain[ARTEFACT] = GONE
        state.artefact = -1 if artefact is None else artefact
    _stack_genestealers(state, blips, deck, discard)
    _stack_events(state, event, events, events_left)
    state.door_tokens, state.launch_tokens = door, launch
    assert not door or state.terrain[DOOR] >= 0, "tokens need a Door"
    state.supply = TOKENS - sum(state.tokens) - door - launch if supply is None else supply
    for number in map(_action, rests):
        state.rests[TEAM_OF_ACTION[number]] = number
    for number in map(_action, cards):
        state.chosen[TEAM_OF_ACTION[number]] = number
    state.lasting, state.lasting_target = _lasting(lasting)
    state.upcoming, state.upcoming_target = _lasting(upcoming)
    lowest = min((card for card in state.chosen if card), default=0)
    state.current = current if current is not None else state.owners[state.chosen.index(lowest)] if lowest else 0
    phase = phase or ("resolve" if cards else None)
    state.phase = PHASES.get(phase or "resolve", RESOLVE)
    if resolved is not None:
        state.resolved = [_action(card) for card in resolved]
    elif phase in ("attack", "event", "travel"):
        state.resolved = sorted(card for card in state.chosen if card)
    scene = Position(state)
    scene.dice.faces += dice
    if phase is None:
        return scene
    return scene.run(*((CheckTravel(),) if phase == "travel" else PHASE_STEPS[PHASES[phase]]))


def _state(
    formation: str, slain: str, players: int, owners: Mapping[str, int] | None, options: Options, round_: int
) -> State:
    marines = []
    faces, tokens = [0] * len(MARINES), [0] * len(MARINES)
    for word in formation.lower().split():
        match = _MARINE.match(word)
        assert match, f"not a Marine: {word}"
        marine = MARINE[match[1]]
        marines.append(marine)
        faces[marine] = "<>".index(match[2])
        tokens[marine] = int(match[3] or 0)
    dead = [MARINE[name] for name in slain.lower().split()]
    teams = sorted({TEAM_OF_MARINE[marine] for marine in [*marines, *dead]})
    owner = {team: n % players for n, team in enumerate(teams)}
    owner.update({TEAM[name]: seat for name, seat in (owners or {}).items()})
    return State(
        options=options,
        seats=max(players, 1 + max(owner.values())),
        owners=[owner.get(team, -1) for team in range(len(TEAM_NAMES))],
        setup=0,
        location=0,
        location_deck=[],
        visited=[],
        round=round_,
        formation=marines,
        faces=faces,
        tokens=tokens,
        supply=0,
        terrain=[IN_BOX] * len(TERRAIN),
        swarms=[() for _ in range(2 * len(marines))],
        deck=[],
        events=[],
        chosen=[0] * len(TEAM_NAMES),
        rests=[0] * len(TEAM_NAMES),
    )


def _locate(state: State, location: str | None, deck: Sequence[str] | None) -> None:
    """The Location and a Location deck that fits the recipe of the setup card."""
    state.setup = state.location = SETUP_FOR[state.seats]
    recipe = LOCATIONS[state.setup].setup
    assert recipe
    names = {card.id: n for n, card in enumerate(LOCATIONS) if not card.setup}
    levels = list(recipe.deck)
    if location is not None and location != "void-lock":
        state.location = names[location]
        level = LOCATIONS[state.location].level
        assert level in levels, f"{location} (level {level}) is not for {state.seats} players: try 3 or 6, 5, or 2 or 4"
        step = levels.index(level)
        state.visited = [state.setup, *(LEVELS[earlier][0] for earlier in levels[:step])]
        levels = levels[step + 1 :]
    if deck is None:
        state.location_deck = [LEVELS[level][0] for level in reversed(levels)]
    else:
        state.location_deck = [names[name] for name in reversed(deck)]


def _swarm(names: str, index: int) -> Swarm:
    attacked = "*" in names
    cards = tuple(sorted(ENEMY[name] for name in names.replace("*", " ").split()))
    return Swarm(cards, index + 1 if attacked else 0)


def _stack_genestealers(state: State, blips: tuple[int | str, int | str], deck: str | None, discard: int | str) -> None:
    """Named cards first, then as many others as are asked for; what is left is the deck."""
    pool: Counter[int] = Counter({n: GENESTEALERS[n].copies for n in range(BROOD_LORD)})
    for groups in state.swarms:
        for swarm in groups:
            pool.subtract(card for card in swarm.cards if card < BROOD_LORD)
    named: dict[int, list[int]] = {}
    wanted: list[int | str | None] = [*blips, discard, deck]
    for n, pile in enumerate(wanted):
        if isinstance(pile, str):
            named[n] = [ENEMY[name] for name in pile.split()]
            pool.subtract(named[n])
    assert min(pool.values()) >= 0, "more cards of a symbol than there are"
    rest = [card for n in range(GENESTEALERS[0].copies) for card in range(BROOD_LORD) if n < pool[card]]

    def take(n: int) -> list[int]:
        pile = wanted[n]
        if n in named:
            return named[n][::-1]
        assert isinstance(pile, int)
        taken, rest[:pile] = rest[:pile], []
        return taken

    state.left_blips, state.right_blips, state.discard = take(0), take(1), take(2)
    if deck is None:
        state.deck = rest
    else:
        state.deck = named[3][::-1]
        state.discard += rest


def _stack_events(state: State, event: str | None, events: Sequence[str], left: int | None) -> None:
    top: list[int] = []
    for name in [*([event] if event else []), *events]:
        top.append(next(n for n, card in enumerate(EVENTS) if name in (card.id, card.code) and n not in top))
    others = [n for n in range(len(EVENTS)) if n not in top]
    deck = [*top, *others]
    size = len(deck) if left is None else left
    state.events = deck[:size][::-1]
    state.event_discard = deck[size:]


def _action(card: str | int) -> int:
    return card if isinstance(card, int) else next(action.number for action in ACTIONS if action.id == card)


def _lasting(effect: tuple[str, str | None] | None) -> tuple[int, int]:
    if effect is None:
        return -1, -1
    name, target = effect
    event = next(n for n, card in enumerate(EVENTS) if name in (card.id, card.code))
    return event, -1 if target is None else MARINE[target] if target in MARINE else TEAM[target]


def last_but_one_location(state: State) -> State:
    """The group stands before the final Location with tokens in hand and an empty Blip pile: the next check travels."""
    while len(state.location_deck) > 1:
        state.visited.append(state.location)
        state.location = state.location_deck.pop()
    state.discard += state.left_blips
    state.left_blips.clear()
    if state.options.travel_trigger == "both":
        state.discard += state.right_blips
        state.right_blips.clear()
    for marine in state.formation[: state.supply]:
        state.tokens[marine] += 1
        state.supply -= 1
    return state
