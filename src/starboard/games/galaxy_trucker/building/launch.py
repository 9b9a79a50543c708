"""Preparing for launch (GT-5): rockets on the track, batteries, crew and aliens, the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.core.text import player as say_player
from starboard.games.galaxy_trucker.adventures import catalogue
from starboard.games.galaxy_trucker.events import building as events
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.moves.building import Specialty, Tenant
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import TableSeen, imagine_player, own, rebuild
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import CABINS
from starboard.games.galaxy_trucker.state import Player, State, by_number

TENANTS: tuple[Tenant, ...] = get_args(Tenant)

LEVELS = {1: "I", 2: "II", 3: "III", 4: "IV"}
"""The deck that goes with the number of a class."""


def begin(play: Play) -> None:
    """Ships are legal: rockets, batteries and crews, until somebody has to choose about an alien (GT-5.8)."""
    state = play.state
    state.phase = "crew"
    for seat in by_number(state):
        player = state.players[seat]
        player.position = state.figures.starts[player.number - 1]
        player.flying = True
        play.tell(events.RocketPlaced(seat=seat, position=player.position, gap=track.gap(state.players, seat)))
        _load(player)
        play.tell(events.Loaded(seat=seat, humans=player.ship.human_crew, batteries=player.ship.tokens))
    _house_humans(play)


def _load(player: Player) -> None:
    """Batteries full (GT-5.2), humans in every cabin that no alien could take (GT-5.3); the others are asked about."""
    ship = player.ship
    for place in sorted(ship.components):
        face = ship.face(place)
        if face.cells:
            ship.batteries[place] = face.cells
        if face.kind == "stasis-chamber":
            ship.asleep[place] = face.capacity
        if face.kind in CABINS:
            if ship.supported(place):
                player.cabins.append(place)
            else:
                ship.humans[place] = face.capacity


def tenants(ship: Ship, place: Square) -> list[Tenant]:
    """Who can live in a cabin: humans, or an alien it has life support for and that is not aboard yet (GT-5.4)."""
    supported = ship.supported(place)
    return [who for who in TENANTS if who == "humans" or (who in supported and not ship.has_alien(who))]


def choosing(players: Sequence[Player]) -> tuple[Seat, ...]:
    """Who chooses: one player after the other, in order of number tiles (GT-5.5)."""
    order = sorted(range(len(players)), key=lambda seat: players[seat].number)
    return next(((seat,) for seat in order if players[seat].cabins or unspecialised(players[seat].ship)), ())


def unspecialised(ship: Ship) -> bool:
    """Whether the cyan alien's specialty is still to be chosen (BX-2.7)."""
    return ship.cyan and not ship.specialty and ship.has_alien("cyan")


def specialties(state: State) -> list[Specialty]:
    """What nobody's cyan alien is good at yet: two players can't have the same (BX-2.7)."""
    taken = {player.ship.specialty for player in state.players}
    return [name for name in get_args(Specialty) if name not in taken]


class Crew(Question, frozen=True):
    """Who lives in the next cabin that an alien could take? Then, what is the cyan alien good at (BX-2.7)?"""

    clause = "GT-5.4"

    def phrase(self, view: TableSeen) -> Phrase:
        (asked,), me = choosing([imagine_player(each) for each in view.players]) or (0,), own(view)
        if me is None or asked != view.seat:
            return say("galaxy-trucker-ask-crew-wait", player=say_player(asked))
        if not me.cabins or unspecialised(rebuild(me.ship)):
            return say("galaxy-trucker-ask-specialty")
        return say("galaxy-trucker-ask-house", row=row_of(me.cabins[0]), column=column_of(me.cabins[0]))

    def seats(self, state: State) -> tuple[Seat, ...]:
        return choosing(state.players)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        player = state.players[seat]
        if unspecialised(player.ship):
            return [moves.Specialise(name) for name in specialties(state)]
        place = player.cabins[0]
        return [moves.House(row_of(place), column_of(place), who) for who in tenants(player.ship, place)]

    def ask(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        if not isinstance(move, moves.House | moves.Specialise):
            return Illegal("GT-5.3", "galaxy-trucker-why-crew-phase")
        if seat not in self.seats(state):
            return Illegal("GT-5.5", "galaxy-trucker-why-not-your-turn")
        player = state.players[seat]
        if unspecialised(player.ship):
            if isinstance(move, moves.Specialise) and move.specialty in specialties(state):
                return None
            return Illegal("BX-2.7", "galaxy-trucker-why-specialty")
        if isinstance(move, moves.Specialise):
            return Illegal("BX-2.7", "galaxy-trucker-why-no-cyan")
        place = player.cabins[0]
        if square(move.row, move.column) != place:
            return Illegal("GT-5.4", say("galaxy-trucker-why-other-cabin", row=row_of(place), column=column_of(place)))
        if move.who not in tenants(player.ship, place):
            return Illegal("GT-5.4", say("galaxy-trucker-why-no-alien", who=say(f"galaxy-trucker-who-{move.who}")))
        return None

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        if isinstance(move, moves.Specialise):
            play.ships[seat].specialty = move.specialty
            play.tell(events.Specialised(seat=seat, specialty=move.specialty))
        else:
            assert isinstance(move, moves.House)
            _house(play, seat, move.who)
        _house_humans(play)


def _house(play: Play, seat: Seat, who: Tenant) -> None:
    player = play.players[seat]
    place = player.cabins.pop(0)
    if who == "humans":
        player.ship.humans[place] = player.ship.face(place).capacity
    else:
        player.ship.aliens[place] = who
    play.tell(events.Housed(seat=seat, row=row_of(place), column=column_of(place), who=who))


def _house_humans(play: Play) -> None:
    """Cabins with one choice left get their humans at once, up to the first one with a choice."""
    for seat in by_number(play.state):
        player = play.players[seat]
        while player.cabins and len(tenants(player.ship, player.cabins[0])) == 1:
            _house(play, seat, "humans")
        if player.cabins or unspecialised(player.ship):
            return


def shuffle(play: Play) -> None:
    """The piles become the deck; its top card is one of the class's own level (GT-5.6)."""
    state, held = play.state, play.state.cards
    for player in state.players:
        player.known = sorted(card for pile in player.seen for card in held.piles[pile - 1])
    held.deck = [card for pile in held.piles for card in pile]
    held.piles = []
    level = LEVELS[state.number]
    play.chance.shuffle(held.deck)
    while catalogue()[held.deck[-1]].deck != level:
        play.chance.shuffle(held.deck)
    play.tell(events.DeckShuffled(cards=len(held.deck)))
