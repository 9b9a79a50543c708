"""Setting the table up: roles, decks, trajectories, damage stacks, cards (SA-2)."""

from __future__ import annotations

from starboard.core.chance import Chance, T
from starboard.core.game import Illegal
from starboard.games.space_alert.action_cards import action_deck, crew_size, deal, heroic_deck
from starboard.games.space_alert.generator import generate
from starboard.games.space_alert.missions import Script, full_missions, scripts
from starboard.games.space_alert.options import Difficulty, Options
from starboard.games.space_alert.ship import SHIP, SQUAD_STATIONS, TOKENS
from starboard.games.space_alert.state import Campaign, State, empty_slots, nobody_placed
from starboard.games.space_alert.threats import CARDS

DECKS = ("common-external", "serious-external", "common-internal", "serious-internal")
"""The four threat decks (SA-2.4)."""


def new(options: Options, seats: int, chance: Chance) -> State:
    """A table with everything laid out for its first mission."""
    if options.fifth and seats not in (2, 3, 4):
        raise Illegal("SA-17.1", "space-alert-why-fifth", players=seats)
    if options.campaign and options.mission not in ("random", "generated"):
        raise Illegal("SA-18.1", "space-alert-why-campaign-script")
    crew = crew_size(seats, options.fifth)
    state = State(
        options=options,
        seats=seats,
        crew=crew,
        order=list(range(crew)),
        captain=0,
        communications=1 % seats,
        security=2 % seats,
        ready=[False] * seats,
        agreed=[False] * seats,
        trusting=[False] * seats,
        common=options.common,
        serious=options.serious,
        script=next(iter(scripts().values())),
        boards=[],
        decks={},
        stacks=[],
        campaign=Campaign() if options.campaign else None,
    )
    prepare(state, chance)
    return state


def prepare(state: State, chance: Chance) -> None:
    """Lay everything out for a mission: fresh decks and cards, the ship as it is (SA-18.7)."""
    state.stage = "briefing"
    state.ready = [False] * state.seats
    state.agreed = [False] * state.seats
    state.trusting = [False] * state.seats
    state.script = choose_script(state, chance)
    state.boards = [board + 1 for board in chance.order(len(SHIP.trajectory))[:4]]
    on_ship = state.campaign.damage if state.campaign else [[], [], []]
    state.stacks = [_shuffled([t for t in range(len(TOKENS)) if t not in old], chance) for old in on_ship]
    state.decks = {
        name: _shuffled(deck_cards(name, state.common if name.startswith("common") else state.serious), chance)
        for name in DECKS
    }
    state.heard = 0
    state.phase = 1
    state.threats = []
    state.flight = None
    state.revealed = 0
    state.trips = [None] * state.crew
    state.lost = [[] for _ in range(state.crew)]
    state.slots = [empty_slots() for _ in range(state.crew)]
    state.placed_by = [nobody_placed() for _ in range(state.crew)]
    state.score = None
    state.told = [None] * state.seats
    state.proposal = None
    _deal(state, chance)


def choose_script(state: State, chance: Chance) -> Script:
    """The script asked for, or one at random: in a campaign one that was not flown yet (SA-2.11, SA-18.1)."""
    name = state.options.mission
    if name == "generated":
        return generate(state.options.dials(), chance)
    if name != "random":
        return scripts()[name]
    flown = state.campaign.scripts if state.campaign else []
    return scripts()[chance.pick([mission for mission in full_missions() if mission not in flown])]


def deck_cards(name: str, difficulty: Difficulty) -> list[str]:
    """The codes of a threat deck of this difficulty, in a fixed order (SA-2.2, SA-2.3)."""
    severity, place = name.split("-")
    return [
        code
        for code, card in CARDS.items()
        if card.severity == severity
        and card.internal == (place == "internal")
        and (difficulty == "mixed" or card.difficulty == difficulty)
    ]


def heroics_are_dealt(state: State) -> bool:
    """Whether heroic cards are dealt: always in a mission, by choice in a training flight."""
    return state.options.training_heroics or not state.script.training


def _deal(state: State, chance: Chance) -> None:
    """Packets for the humans, a heroic card for everybody (SA-2.9, SA-16.2, SA-16.3, SA-17.2)."""
    pile = _shuffled(action_deck(), chance)
    heroics = _shuffled(heroic_deck(), chance) if heroics_are_dealt(state) else []
    state.heroics = [None] * state.crew
    state.hands = [[] for _ in range(state.seats)]
    state.planning = [0] * state.seats
    state.may_draw = [0] * state.seats
    state.may_give = [0] * state.seats
    if state.solo:
        # The whole deck lies open; it is "in hand" for the one who plans, and has no packets.
        state.packets = [[]]
        state.hands[0] = sorted(pile)
        pile = []
    else:
        sizes = deal(state.seats, state.options.fifth)[: state.script.phases]
        state.packets = [[] for _ in range(state.seats)]
        for packets in state.packets:
            for phase, size in enumerate(sizes):
                heroic = [heroics.pop()] if phase == 0 and heroics else []
                packets.append(heroic + [pile.pop() for _ in range(size - len(heroic))])
    for crew in range(state.humans, state.crew):
        state.heroics[crew] = heroics.pop() if heroics else None
    state.pile = pile


def _shuffled(things: list[T], chance: Chance) -> list[T]:
    chance.shuffle(things)
    return things


def squad_stations(state: State) -> tuple[int, ...]:
    """The stations that get a squad: both, unless the campaign has left one or both broken (SA-18.4)."""
    campaign = state.campaign
    if campaign is None or campaign.broken_squads == 0:
        return SQUAD_STATIONS
    if campaign.broken_squads == 2 or campaign.squad_station is None:
        return ()
    return (campaign.squad_station,)
