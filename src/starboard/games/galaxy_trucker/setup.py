"""Setting a table and a round up (GT-1.5, ABE-2, ABE-4.1), and what comes after a round."""

from __future__ import annotations

from functools import cache

from starboard.core.chance import Chance
from starboard.core.game import Illegal, Seat
from starboard.games.galaxy_trucker.adventures.hazardous_sector import HazardousSector
from starboard.games.galaxy_trucker.cards import cards, deck, expansion_deck
from starboard.games.galaxy_trucker.events.building import GameOver, RoundBegan
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.boards import OFF, board, halves
from starboard.games.galaxy_trucker.ship.perks import pack
from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import heap, start_cabins
from starboard.games.galaxy_trucker.state import PILES, Player, State, Timer
from starboard.games.galaxy_trucker.team.state import new_team

DECKS = ("I", "II", "III", "IV")
"""The decks there can be; see :func:`decks` for the cards a table plays with."""

PER_ABSENT_PLAYER = 25
"""Tiles that stay in the box for each player fewer, and as many again without a class IV ship (ABE-2.2, ABE-2.4)."""


@cache
def _decks(adventures: bool, intruders: bool) -> dict[str, tuple[str, ...]]:
    """A Hazardous Sector whose deck is not in the game stays out (ABE-5.2.1)."""
    added = {name: expansion_deck(name, adventures=adventures, intruders=intruders) for name in DECKS}
    whole = {name: found for name in DECKS if (found := deck(name) + added[name])}
    return {name: tuple(card for card in found if _leads_somewhere(card, whole)) for name, found in whole.items()}


def _leads_somewhere(code: str, whole: dict[str, tuple[str, ...]]) -> bool:
    card = cards()[code]
    return not isinstance(card, HazardousSector) or card.source in whole


def decks(options: Options) -> dict[str, tuple[str, ...]]:
    """The cards of each deck that this table plays with; decks without any are left out."""
    return _decks(options.plays("cards"), options.plays("intruders"))


def tiles_to_box(options: Options, seats: int) -> int:
    """How many components stay out of the game (ABE-2.2 ... ABE-2.4); none without an expansion's components."""
    if options.boxes == ("base",):
        return 0
    full = 5 if options.big_expansion else 4
    no_class_iv = "abe" in options.boxes and "IV" not in options.classes
    return PER_ABSENT_PLAYER * (full - seats + no_class_iv)


def _impossible(options: Options, seats: int) -> Illegal | None:
    """Why this table can't be set."""
    if options.first_flight and options.classes[0] != "I":
        return Illegal("GT-1.7", "galaxy-trucker-why-first-flight")
    if seats > len(start_cabins()) - (not options.big_expansion):
        return Illegal("ABE-1.6", "galaxy-trucker-why-five-players")
    if "IV" in options.classes and "IV" not in decks(options):
        return Illegal("ABE-1.3", "galaxy-trucker-why-no-deck-iv")
    return None


def new_state(options: Options, seats: int, chance: Chance) -> State:
    """A table with the first round set up."""
    refusal = _impossible(options, seats)
    if refusal is not None:
        raise refusal
    state = State(
        options=options, players=[Player(ship=Ship(board=options.classes[0])) for _ in range(seats)], round=-1
    )
    state.cards.box = {name: list(cards) for name, cards in decks(options).items()}
    state.boxed = _box_up(options, seats, chance)
    if options.plays("support_team"):
        state.team = new_team(pack(options.big_expansion), seats)
    return state


def _box_up(options: Options, seats: int, chance: Chance) -> list[str]:
    """The components set aside at random, once for the whole game (ABE-2.5, ABE-2.6)."""
    number = tiles_to_box(options, seats)
    if not number:
        return []
    mixed = list(heap(*options.boxes))
    chance.shuffle(mixed)
    return sorted(mixed[:number])


def next_round(play: Play) -> None:
    """Set the next round up, or end the game when the last one has been settled (GT-10.7)."""
    state, chance = play.state, play.chance
    if state.round + 1 == len(state.options.classes):
        state.phase = "over"
        play.tell(GameOver(credits=tuple(player.credits for player in state.players)))
        return
    state.round += 1
    mixed = [tile for tile in heap(*state.options.boxes) if tile not in state.boxed]
    chance.shuffle(mixed)
    state.face_down = dict(enumerate(mixed))
    state.face_up = {}
    state.settlement = []
    plans = _boards(state, chance)
    state.players = [_fresh(state, seat, player, plans[seat]) for seat, player in enumerate(state.players)]
    state.timer = Timer()
    state.flight = None
    _deal(state, chance)
    play.seat_players()
    play.tell(RoundBegan(round=state.round + 1, ship_class=state.ship_class))


def _boards(state: State, chance: Chance) -> list[str]:
    """The names of everybody's boards; those of class IV are put together at random (ABE-4.4.1)."""
    seats = len(state.players)
    if state.ship_class != "IV":
        return [state.ship_class] * seats
    front, rear = halves("front"), halves("rear")
    chance.shuffle(front)
    chance.shuffle(rear)
    return [f"IV:{one}+{other}" for one, other in zip(front[:seats], rear, strict=False)]


def _fresh(state: State, seat: Seat, player: Player, plan: str) -> Player:
    """The player with a new board and the start cabin on it; only the money stays (GT-10.6)."""
    ship = Ship(board=plan, cyan=state.options.big_expansion)
    start = board(plan).start
    if start != OFF:
        ship.put(start, Component(start_cabins()[seat]))
    return Player(ship=ship, credits=player.credits)


def _deal(state: State, chance: Chance) -> None:
    """Four piles, dealt at random; cards of earlier rounds stay out (GT-1.5)."""
    held, all_cards = state.cards, decks(state.options)
    for card in held.deck:
        held.gone.setdefault(cards()[card].deck, []).append(card)
    held.deck = []
    held.piles = [[] for _ in range(PILES + 1)]
    for name, each in state.figures.pile.items():
        need = each * len(held.piles)
        if len(held.box[name]) < need:
            _reclaim(state, name)
        source = _starred(state) if is_first_flight(state) else held.box[name]
        chance.shuffle(source)
        for pile in held.piles:
            pile += [source.pop() for _ in range(each)]
        dealt = {card for pile in held.piles for card in pile}
        held.box[name] = [card for card in all_cards[name] if card in held.box[name] and card not in dealt]


def is_first_flight(state: State) -> bool:
    """Whether this round is flown with the starred cards (GT-1.7)."""
    return state.options.first_flight and state.round == 0


def _starred(state: State) -> list[str]:
    return [card for card in state.cards.box["I"] if cards()[card].starred]


def _reclaim(state: State, name: str) -> None:
    """A deck that has run out gets its used cards back (GT-1.9)."""
    held = state.cards
    held.box[name] += [card for card in held.used if cards()[card].deck == name] + held.gone.pop(name, [])
    held.used = [card for card in held.used if cards()[card].deck != name]
