"""Positions for tests, written the way the rules sheet writes them.

    scene = Scene("noctis< claudio>", swarms={"L1": "head tail"}, terrain={"door": "L1"}, tokens={"noctis": 1})
    scene.choose(green=16)                                  # phase 1; other teams take their Attack card
    scene.play(Attack("noctis", "L1"), rolls=[4])           # a move of whoever is asked, and what the die will show
    assert scene.swarm("L1") == "head tail"

``<`` and ``>`` are the facing. A scene starts when Action cards are to be chosen, so that all that is looked at comes
about through real moves. The die shows only what a test says: a roll nobody foresaw fails the test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from tests.games.death_angel.positions import GAME

from starboard.core.chance import Scripted, Seeded
from starboard.core.game import SPECTATOR, Event, Move, Result, unheard
from starboard.games.death_angel.cards import (
    ACTION,
    BROOD_LORD,
    ENEMY,
    ENEMY_NAMES,
    EVENTS,
    LOCATIONS,
    MARINE,
    MARINE_NAMES,
    MARINES_OF_TEAM,
    PLACE,
    PLACE_NAMES,
    SETUP_FOR,
    SIDE_NAMES,
    SYMBOLS,
    TEAM,
    TEAM_NAMES,
    TEAM_OF_MARINE,
    TERRAIN_ID,
    TERRAIN_NAMES,
    TOKENS,
)
from starboard.games.death_angel.moves import Accept, Attack, ChooseAction, Pass, PlaceToken
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.rounds import BeginPhase
from starboard.games.death_angel.state import GONE, IN_BOX, State, Swarm
from starboard.games.death_angel.view import View

CHOOSE, RESOLVE, GENESTEALERS, EVENT = 1, 2, 3, 4
"""The four phases."""

ROUTE = {
    "1A": "maintenance-tunnels",
    "1B": "cryo-control",
    "1C": "core-cogitator",
    "2": "teleportarium",
    "3": "generatorium",
    "4": "launch-control-room",
}
"""The Location of each level if a scene does not say: those where nothing happens upon entering."""

M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)

PASS = Pass()


class Dice(Scripted):
    """A die that shows what the test has written down; shuffles leave cards as they are and are counted."""

    def __init__(self) -> None:
        super().__init__(shuffler=self._shuffled)
        self.shuffled: list[int] = []
        """How many cards each shuffle had."""

    def _shuffled(self, cards: int) -> list[int]:
        self.shuffled.append(cards)
        return list(range(cards))

    def write(self, faces: Iterable[int]) -> None:
        """What it will show next."""
        self._numbers += faces


class Scene:
    """A game in a given position, at the start of a Choose Actions Phase."""

    def __init__(
        self,
        formation: str,
        *,
        players: str = "",
        swarms: Mapping[str, str] | None = None,
        attacked: bool = False,
        terrain: Mapping[str, str] | None = None,
        tokens: Mapping[str, int] | None = None,
        door: int = 0,
        launch: int = 0,
        location: str = "void-lock",
        ahead: str = "",
        blips: tuple[int | str, int | str] = (6, 6),
        deck: int | str | None = None,
        event: str | Sequence[str] = "second-wind",
        only_these_events: bool = False,
        rested: Mapping[str, int] | None = None,
        artefact: int = -1,
        lords_slain: str = "",
        **options: Any,
    ) -> None:
        """Set the table.

        ``players``: the teams of each seat, ``"green blue | red grey"``; without it up to three teams are a solo
        game and more are one each. Teams that the number of players asks for besides are in play but dead.
        ``location`` and ``ahead``: where the group is, and a Location still to come; the others are those of ROUTE.
        ``attacked``: the swarms have attacked already this round, so phase 3 goes by without them.
        ``blips``: numbers of cards, or symbols from the top of the pile. ``deck``: how many Genestealers are left
        in the deck (the others are discarded), or its symbols from the top.
        ``event``: the next Events from the top; ``only_these_events``: all others are discarded.
        """
        column = [(MARINE[name[:-1]], "<>".index(name[-1])) for name in formation.split()]
        owners = _owners(players, [marine for marine, _facing in column])
        seats = max(owners) + 1
        state: State = GAME.new(Options(**options), seats, Seeded(1))
        self.start(state)
        state.owners[:] = owners

        state.formation[:] = [marine for marine, _facing in column]
        for marine, facing in column:
            state.faces[marine] = facing
        state.tokens[:] = [(tokens or {}).get(name, 0) for name in MARINE_NAMES]
        state.door_tokens, state.launch_tokens = door, launch
        state.supply = TOKENS - sum(state.tokens) - door - launch
        state.terrain[:] = [IN_BOX] * len(TERRAIN_NAMES)
        for name, place in (terrain or {}).items():
            state.terrain[TERRAIN_ID[name]] = PLACE[place]
        state.artefact = artefact
        if artefact >= 0:
            state.terrain[TERRAIN_ID["artefact"]] = GONE
        state.lords_slain[:] = [ENEMY[name] for name in lords_slain.split()]

        self._set_locations(location, ahead)
        self._set_genestealers(swarms or {}, attacked, blips, deck)
        self._set_events([event] if isinstance(event, str) else event, only_these_events)
        for team in range(len(TEAM)):
            state.rests[team] = (rested or {}).get(TEAM_NAMES[team], 0)
        state.round = 0
        state.agenda[:] = [BeginPhase(CHOOSE)]
        Play(state, self.dice, unheard).work()
        GAME.check(state)

    def start(self, state: State) -> None:
        """Take up a game as it is."""
        self.state = state
        self.dice = Dice()
        self.events: list[Any] = []

    def _set_locations(self, location: str, ahead: str) -> None:
        state = self.state
        recipe = LOCATIONS[state.setup].setup
        assert recipe is not None
        named: dict[str, int] = {LOCATIONS[card].level: card for card in map(_location, [location, ahead]) if card >= 0}
        route = [named.get(level, _location(ROUTE[level])) for level in recipe.deck]
        assert set(named) <= set(recipe.deck), "that Location is not on the way for this number of players"
        route.insert(0, state.setup)
        here = route.index(_location(location)) if location != "void-lock" else 0
        state.location = route[here]
        state.visited[:] = route[:here]
        state.location_deck[:] = route[:here:-1]

    def _set_genestealers(
        self,
        swarms: Mapping[str, str],
        attacked: bool,
        blips: tuple[int | str, int | str],
        deck: int | str | None,
    ) -> None:
        state = self.state
        left = Counter({ENEMY[symbol]: 9 for symbol in SYMBOLS})
        state.swarms[:] = [()] * (2 * len(state.formation))
        for place, names in swarms.items():
            cards = _cards(names)
            left.subtract(card for card in cards if card < BROOD_LORD)
            state.swarms[PLACE[place]] = (Swarm(tuple(sorted(cards)), int(attacked)),)
        assert min(left.values()) >= 0, "there are nine Genestealers of each symbol"
        named = (*blips, deck)
        for pile in named:
            if isinstance(pile, str):
                left.subtract(_cards(pile))
        rest = sorted(left.elements())
        state.left_blips[:], state.right_blips[:] = (
            _cards(pile)[::-1] if isinstance(pile, str) else [rest.pop() for _ in range(pile)] for pile in blips
        )
        if deck is None:
            deck = len(rest)
        state.deck[:] = _cards(deck)[::-1] if isinstance(deck, str) else [rest.pop() for _ in range(deck)]
        state.discard[:] = rest

    def _set_events(self, names: Sequence[str], only_these: bool) -> None:
        state = self.state
        rest = list(range(len(EVENTS)))
        top = []
        for name in names:
            card = next(n for n in rest if name in (EVENTS[n].id, EVENTS[n].code))
            rest.remove(card)
            top.append(card)
        state.events[:] = top[::-1] if only_these else rest + top[::-1]
        state.event_discard[:] = rest if only_these else []
        state.scouted.clear()

    def set_blips(self, left: int, right: int) -> None:
        """Change the Blip piles in the middle of a round; what is over is discarded, what is missing drawn."""
        state = self.state
        for pile, size in ((state.left_blips, left), (state.right_blips, right)):
            while len(pile) > size:
                state.discard.append(pile.pop())
            while len(pile) < size:
                pile.append(state.deck.pop())
        GAME.check(state)

    @classmethod
    def of(cls, state: State) -> Scene:
        """A game as it is."""
        scene = cls.__new__(cls)
        scene.start(state)
        return scene

    # --- what is to be seen --------------------------------------------------------------------------------

    @property
    def formation(self) -> str:
        """``noctis< claudio>``: the Marines from the top down."""
        state = self.state
        return " ".join(MARINE_NAMES[marine] + "<>"[state.faces[marine]] for marine in state.formation)

    def groups(self, place: str) -> list[str]:
        """The swarms at a place: ``["head tail"]``; two only while DA-12.2 keeps them apart."""
        if PLACE[place] >= len(self.state.swarms):
            return []
        return [" ".join(ENEMY_NAMES[card] for card in swarm.cards) for swarm in self.state.swarms[PLACE[place]]]

    def swarm(self, place: str) -> str:
        """The one swarm at a place, ``""`` if there is none."""
        groups = self.groups(place)
        assert len(groups) <= 1, f"two groups at {place}"
        return groups[0] if groups else ""

    @property
    def swarms(self) -> dict[str, str]:
        """Every place with a swarm."""
        places = (PLACE_NAMES[n] for n in range(len(self.state.swarms)))
        return {place: self.swarm(place) for place in places if self.groups(place)}

    @property
    def sizes(self) -> dict[str, int]:
        """How many cards are at each place with a swarm."""
        return {place: len(cards.split()) for place, cards in self.swarms.items()}

    @property
    def terrain(self) -> dict[str, str]:
        """Where the Terrain cards of the formation lie."""
        places = self.state.terrain
        return {name: PLACE_NAMES[places[n]] for n, name in enumerate(TERRAIN_NAMES) if places[n] >= 0}

    def tokens(self, marine: str) -> int:
        """Support Tokens on a Marine."""
        return self.state.tokens[MARINE[marine]]

    @property
    def supply(self) -> int:
        """Tokens in the supply."""
        return self.state.supply

    @property
    def blips(self) -> tuple[int, int]:
        """The sizes of the Blip piles."""
        return len(self.state.left_blips), len(self.state.right_blips)

    def blip_cards(self, side: str) -> str:
        """The cards of a Blip pile from the top."""
        pile = (self.state.left_blips, self.state.right_blips)[SIDE_NAMES.index(side)]
        return " ".join(ENEMY_NAMES[card] for card in reversed(pile))

    @property
    def discard(self) -> Counter[str]:
        """The Genestealer discard pile."""
        return Counter(ENEMY_NAMES[card] for card in self.state.discard)

    @property
    def location(self) -> str:
        """The current Location."""
        return LOCATIONS[self.state.location].id

    @property
    def phase(self) -> int:
        """1 Choose Actions, 2 Resolve Actions, 3 Genestealer Attack, 4 Event."""
        return self.state.phase

    @property
    def event_discard(self) -> list[str]:
        """Discarded Events, the last one last."""
        return [EVENTS[card].id for card in self.state.event_discard]

    @property
    def next_event(self) -> str:
        """The top of the Event deck."""
        return EVENTS[self.state.events[-1]].id

    @property
    def current(self) -> int:
        """The current player."""
        return self.state.current

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return GAME.result(self.state)

    @property
    def won(self) -> bool:
        """The game is over and the players won."""
        return self.result is not None and bool(self.result.winners)

    @property
    def lost(self) -> bool:
        """The game is over and the players lost."""
        return self.result is not None and not self.result.winners

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know."""
        return GAME.view(self.state, seat)

    # --- who is asked what ---------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return GAME.to_move(self.state)

    @property
    def question(self) -> str:
        """The kind of question the table waits for, as the one who is asked sees it."""
        question = self.view(self.asked[0]).question if self.asked else None
        return question.kind if question else ""

    @property
    def moves(self) -> list[Any]:
        """All that the seats which are asked may do."""
        return [move for seat in self.asked for move in GAME.moves(self.state, seat)]

    def offered(self, kind: type[M]) -> set[M]:
        """The moves of a kind that are offered."""
        return {move for move in self.moves if isinstance(move, kind)}

    @property
    def may_pass(self) -> bool:
        """Whether one can say no."""
        return PASS in self.moves

    def cards_of(self, team: str) -> set[int]:
        """The Action cards a team may choose now."""
        return {move.card for move in self.offered(ChooseAction) if ACTION[move.card].team == team}

    # --- playing -------------------------------------------------------------------------------------------

    def play(self, *moves: Any, rolls: Iterable[int] = (), seat: int | None = None) -> list[Any]:
        """Make the moves of whoever is asked. The die shows ``rolls``, all of them and no more; returns the events."""
        self.dice.write(rolls)
        self.events = []
        for move in moves:
            who = (
                seat
                if seat is not None
                else next((one for one in self.asked if move in GAME.moves(self.state, one)), self.asked[0])
            )
            self.events += GAME.apply(self.state, who, move, self.dice)
            GAME.check(self.state)
        assert self.dice.spent, "the die was not rolled as often as foreseen"
        return self.events

    def happened(self, kind: type[E]) -> list[E]:
        """The events of a kind since the last call of ``play``, ``choose`` or ``fight``."""
        return [event for event in self.events if isinstance(event, kind)]

    def choose(self, **cards: int) -> None:
        """Phase 1: the cards of these teams; every other team takes its highest, the Attack card."""
        self._choose(cards)
        assert self.dice.spent, "the die was not rolled as often as foreseen"

    def _choose(self, cards: Mapping[str, int]) -> None:
        self.events = []
        assert self.question == "choose-actions"
        round_ = self.state.round
        while self.question == "choose-actions" and self.state.round == round_:
            seat = self.asked[0]
            legal = [move.card for move in GAME.moves(self.state, seat) if isinstance(move, ChooseAction)]
            team = ACTION[legal[0]].team
            card = cards.get(team) or max(card for card in legal if ACTION[card].team == team)
            self.events += GAME.apply(self.state, seat, ChooseAction(card), self.dice)
            GAME.check(self.state)

    def skip(self, *, until: int = GENESTEALERS, token_to: str = "", rolls: Iterable[int] = ()) -> None:
        """Say no to everything until this phase; Support Tokens go to ``token_to``."""
        self.dice.write(rolls)
        round_ = self.state.round
        while self.result is None and self.state.round == round_ and self.phase < until:
            moves = self.moves
            if PASS in moves:
                move: Any = PASS
            elif moves and isinstance(moves[0], PlaceToken):
                move = PlaceToken(MARINE_NAMES[MARINE[token_to] if token_to else self.state.formation[-1]])
            else:
                break
            self.events += GAME.apply(self.state, self.asked[0], move, self.dice)
            GAME.check(self.state)
        assert self.dice.spent, "the die was not rolled as often as foreseen"

    def on_to(self, question: str) -> None:
        """Say no until this is asked."""
        while self.question != question:
            assert self.may_pass, f"{self.question} is asked on the way to {question}"
            self.play(PASS)

    def skip_to(self, question: str, token_to: str = "") -> None:
        """Say no until this is asked; Support Tokens go to ``token_to``."""
        while self.question != question:
            if self.question == "support":
                self.play(PlaceToken(MARINE_NAMES[MARINE[token_to]]))
            else:
                assert self.may_pass, f"{self.question} is asked on the way to {question}"
                self.play(PASS)

    def fight(self, *faces: int, token_to: str = "", **cards: int) -> None:
        """Phases 1 and 2 without anybody acting, then the Genestealer Attack Phase: the die shows ``faces``."""
        self.dice.write(faces)
        self._choose(cards)
        self.skip(token_to=token_to)

    def skip_defence(self) -> None:
        """Accept every defence roll as it lies."""
        while self.question == "defence-roll":
            self.play(Accept())

    def to_event(self, token_to: str = "", rolls: Iterable[int] = (), **cards: int) -> None:
        """Phases 1 to 3 without anybody acting; with ``attacked`` swarms nobody rolls either."""
        self.fight(*rolls, token_to=token_to, **cards)


def _owners(players: str, marines: list[int]) -> list[int]:
    """The seat of each team."""
    owners = [-1] * len(TEAM)
    teams = list(dict.fromkeys(TEAM_OF_MARINE[marine] for marine in marines))
    if players:
        for seat, names in enumerate(players.split("|")):
            for name in names.split():
                owners[TEAM[name]] = seat
        assert all(owners[team] >= 0 for team in teams), "a Marine of the formation belongs to nobody"
        return owners
    seats = 1 if len(teams) <= 3 else len(teams)
    for n, team in enumerate(teams):
        owners[team] = 0 if seats == 1 else n
    setup = LOCATIONS[SETUP_FOR[seats]].setup
    assert setup is not None
    for team in range(len(TEAM)):
        if len([owner for owner in owners if owner >= 0]) < setup.teams and owners[team] < 0:
            owners[team] = 0
    return owners


def _location(name: str) -> int:
    """The number of a Location; -1 for none and for the Void Lock, which depends on the number of players."""
    return next((n for n, card in enumerate(LOCATIONS) if card.id == name and card.level != "setup"), -1)


def _cards(names: str) -> list[int]:
    return [ENEMY[name] for name in names.split()]


def attack_with(scene: Scene, marine: str) -> None:
    """Pass until this Marine may attack with his card."""
    while not any(isinstance(move, Attack) and move.marine == marine for move in scene.moves):
        assert scene.phase == RESOLVE, f"{marine} never attacks"
        scene.play(PASS)


def marines_of(team: str) -> tuple[str, ...]:
    """Both Marines of a team."""
    return tuple(MARINE_NAMES[marine] for marine in MARINES_OF_TEAM[TEAM[team]])
