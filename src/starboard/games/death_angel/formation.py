"""The column of Marines and the swarms beside it: trading places, joining, slaying, shifting (sections 4, 11, 12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from starboard.core.game import Seat
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import (
    BROOD_LORD,
    ENEMY,
    ENEMY_NAMES,
    MARINE_NAMES,
    PLACE,
    PLACE_NAMES,
    SIDE_NAMES,
    TEAM_NAMES,
    TEAM_OF_MARINE,
    TERRAIN_ID,
    MarineName,
    TerrainName,
)
from starboard.games.death_angel.leaving import calls
from starboard.games.death_angel.moves import SLAY, AnyMove, Slay
from starboard.games.death_angel.play import Play, living, name_current_player, plays_on
from starboard.games.death_angel.state import GENESTEALERS_ATTACK, State, Swarm, pile_of

Groups = tuple[Swarm, ...]


# --- Marines --------------------------------------------------------------------------------------------------


def trade_places(play: Play, marine: int, other: int) -> None:
    """Two Marines trade places; facing and tokens go with them, all else stays (DA-7.12, DA-11.6)."""
    formation = play.state.formation
    here, there = formation.index(marine), formation.index(other)
    formation[here], formation[there] = other, marine
    play.tell(events.Traded(marine=MARINE_NAMES[marine], other=MARINE_NAMES[other]))


def turn_around(play: Play, marine: int) -> None:
    """A Marine faces the other side."""
    faces = play.state.faces
    faces[marine] ^= 1
    play.tell(events.Turned(marine=MARINE_NAMES[marine], side=SIDE_NAMES[faces[marine]]))


def in_front(state: State, marine: int) -> int:
    """The place in front of a Marine (DA-2.2)."""
    return 2 * state.formation.index(marine) + state.faces[marine]


def behind(state: State, marine: int) -> int:
    """The place behind a Marine (DA-2.2)."""
    return in_front(state, marine) ^ 1


def both_sides(state: State, marine: int) -> tuple[int, int]:
    """The two places of a Marine's position: who is there is engaged with him (DA-2.4)."""
    left = 2 * state.formation.index(marine)
    return left, left + 1


def nearby(state: State, place: int) -> tuple[MarineName, events.Where]:
    """How people point at a place: the Marine there, and which side of him if swarms are on both."""
    marine = state.formation[place >> 1]
    if not state.swarms[place ^ 1]:
        return MARINE_NAMES[marine], "beside"
    return MARINE_NAMES[marine], side_of(state, place)


def side_of(state: State, place: int) -> Literal["front", "behind"]:
    """Whether a place is in front of its Marine or behind him (DA-2.2)."""
    return "front" if state.faces[state.formation[place >> 1]] == place & 1 else "behind"


def is_engaged(state: State, marine: int) -> bool:
    """Whether a swarm is on either side of the Marine."""
    left, right = both_sides(state, marine)
    return bool(state.swarms[left] or state.swarms[right])


def put_terrain(play: Play, terrain: TerrainName, place: int, by: Seat | None = None) -> None:
    """A Terrain card lies at a place of the formation."""
    play.state.terrain[TERRAIN_ID[terrain]] = place
    beside = MARINE_NAMES[play.state.formation[place >> 1]]
    play.tell(events.TerrainPlaced(terrain=terrain, place=PLACE_NAMES[place], beside=beside, by=by))


# --- swarms ---------------------------------------------------------------------------------------------------


def as_one(groups: Iterable[Swarm]) -> Swarm:
    """Groups as one swarm; protection covers all of it (DA-12.4)."""
    cards: tuple[int, ...] = ()
    attacked, protected = 0, False
    for group in groups:
        cards += group.cards
        attacked = max(attacked, group.attacked)
        protected = protected or group.protected
    return Swarm(tuple(sorted(cards)), attacked, protected)


def join(state: State, place: int, arriving: Swarm) -> None:
    """Cards come to a place: they join the swarm there at once (DA-12.1), of two groups that which attacked last."""
    groups = state.swarms[place]
    if not groups:
        state.swarms[place] = (arriving,)
    elif len(groups) == 1:
        state.swarms[place] = (as_one((groups[0], arriving)),)
    else:
        _join_group(state, place, _attacked_last(groups), arriving)


def _join_group(state: State, place: int, group: int, arriving: Swarm) -> None:
    groups = list(state.swarms[place])
    groups[group] = as_one((groups[group], arriving))
    state.swarms[place] = tuple(groups)


def join_group(state: State, place: int, group: int, card: int) -> None:
    """A card joins this very group."""
    _join_group(state, place, group, Swarm((card,)))


def _attacked_last(groups: Groups) -> int:
    return max(range(len(groups)), key=lambda index: groups[index].attacked)


def leave(state: State, place: int, group: int) -> Swarm:
    """A swarm goes from its place."""
    groups = state.swarms[place]
    state.swarms[place] = groups[:group] + groups[group + 1 :]
    return groups[group]


def merge_all(play: Play) -> None:
    """Groups kept apart become one swarm each, and nobody has attacked any more (DA-9.22, DA-12.2)."""
    state = play.state
    for place, groups in enumerate(state.swarms):
        if len(groups) > 1:
            merged = as_one(groups)
            state.swarms[place] = (Swarm(merged.cards, 0, merged.protected),)
            beside, where = nearby(state, place)
            play.tell(events.SwarmsMerged(place=PLACE_NAMES[place], beside=beside, where=where))
        elif groups and groups[0].attacked:
            state.swarms[place] = (Swarm(groups[0].cards, 0, groups[0].protected),)


# --- slaying --------------------------------------------------------------------------------------------------


def victims(state: State, places: Iterable[int], taken: Sequence[Slay] = ()) -> list[AnyMove]:
    """The Genestealers at these places that can be slain next, like ones once.

    Protected swarms are left out (DA-12.4), a Brood Lord goes last (DA-12.8). ``taken`` are victims picked already
    but not yet removed.
    """
    moves: list[AnyMove] = []
    for place in places:
        for group, swarm in enumerate(state.swarms[place]):
            if not swarm.protected:
                cards = _without(swarm.cards, place, group, taken) if taken else swarm.cards
                slay = SLAY[place][group]
                shielded = bool(cards) and cards[0] < BROOD_LORD
                last = -1
                for card in cards:
                    if card != last and not (shielded and card >= BROOD_LORD):
                        moves.append(slay[card])
                        last = card
    return moves


def victims_in(state: State, place: int, group: int) -> list[AnyMove]:
    """The same in one swarm."""
    return [move for move in victims(state, (place,)) if isinstance(move, Slay) and move.group == group]


def _without(cards: tuple[int, ...], place: int, group: int, taken: Sequence[Slay]) -> tuple[int, ...]:
    left = list(cards)
    for victim in taken:
        if PLACE[victim.place] == place and victim.group == group:
            left.remove(ENEMY[victim.card])
    return tuple(left)


def everywhere(state: State) -> range:
    """All places of the formation."""
    return range(len(state.swarms))


def slay(play: Play, place: int, group: int, card: int, by: Seat | None = None) -> None:
    """A Genestealer is slain: to the discard pile, or a Brood Lord out of the game (DA-2.5, DA-12.5, DA-12.10)."""
    state = play.state
    _take(state, place, group, card)
    if card < BROOD_LORD:
        state.discard.append(card)
    else:
        state.lords_slain.append(card)
    play.tell(events.GenestealerSlain(place=PLACE_NAMES[place], card=ENEMY_NAMES[card], group=group, by=by))


def _take(state: State, place: int, group: int, card: int) -> None:
    groups = state.swarms[place]
    swarm = groups[group]
    at = swarm.cards.index(card)
    cards = swarm.cards[:at] + swarm.cards[at + 1 :]
    left = (Swarm(cards, swarm.attacked, swarm.protected),) if cards else ()
    state.swarms[place] = groups[:group] + left + groups[group + 1 :]


def slay_chosen(play: Play, victim: Slay, by: Seat | None = None) -> None:
    """Slay the Genestealer that a move names."""
    slay(play, PLACE[victim.place], victim.group, ENEMY[victim.card], by)


def in_order(taken: Iterable[Slay]) -> list[Slay]:
    """Picked victims so that a group which is used up does not renumber one still to come."""
    return sorted(taken, key=lambda victim: -victim.group)


def to_blips(play: Play, side: int, taken: Iterable[Slay]) -> None:
    """Picked cards are shuffled into a Blip pile."""
    state = play.state
    pile = pile_of(state, side)
    chosen = in_order(taken)
    called = calls(state, side)
    for victim in chosen:
        card = ENEMY[victim.card]
        _take(state, PLACE[victim.place], victim.group, card)
        pile.append(card)
    if chosen:
        play.chance.shuffle(pile)
        play.tell(
            events.SentToBlips(
                side=SIDE_NAMES[side],
                cards=tuple(victim.card for victim in chosen),
                places=tuple(victim.place for victim in chosen),
            )
        )
        if called:
            play.tell(events.JourneyOff(side=SIDE_NAMES[side]))


# --- slain Marines --------------------------------------------------------------------------------------------


def slay_marine(play: Play, marine: int) -> None:
    """A Marine dies: his tokens return, the formation closes up, a team may be out (section 11)."""
    state = play.state
    k = state.formation.index(marine)
    above, below = k, len(state.formation) - 1 - k
    state.supply += state.tokens[marine]
    state.tokens[marine] = 0
    del state.formation[k]
    moving: Literal["above", "below", "none"] = "none"
    if not state.formation:
        state.stood_last = marine
    if above or below:
        moving = "above" if above and (above < below or not below) else "below"
        _close_up(state, k, moving == "above")
    play.tell(events.MarineSlain(marine=MARINE_NAMES[marine], position=k + 1, moving=moving))
    if not living(state, TEAM_OF_MARINE[marine]):
        _eliminate(play, TEAM_OF_MARINE[marine])


def _close_up(state: State, k: int, from_above: bool) -> None:
    """Row k loses its Marine: what is there meets the row coming from above or below (DA-11.3, DA-11.12)."""
    neighbour = k - 1 if from_above else k + 1
    swarms = state.swarms
    together = [_collide(state, swarms[2 * k + side], swarms[2 * neighbour + side]) for side in (0, 1)]
    swarms[2 * neighbour : 2 * neighbour + 2] = together
    del swarms[2 * k : 2 * k + 2]
    first = 2 * k if from_above else 2 * k + 2
    state.terrain[:] = [place - 2 if place >= first else place for place in state.terrain]


def _collide(state: State, staying: Groups, arriving: Groups) -> Groups:
    """What lies in the dead Marine's row and what comes to it (DA-11.11, DA-12.1, DA-12.2)."""
    if not staying or not arriving:
        return staying or arriving
    groups = staying + arriving
    if state.phase == GENESTEALERS_ATTACK:
        # Cards that have attacked stay apart from those that have not.
        attacked = [group for group in groups if group.attacked]
        fresh = [group for group in groups if not group.attacked]
        return tuple(as_one(part) for part in (attacked, fresh) if part)
    # Where two groups are kept apart, the others join that of them which attacked last.
    kept, joining = (staying, arriving) if len(staying) > 1 else (arriving, staying)
    last = _attacked_last(kept)
    return tuple(as_one((group, *joining)) if n == last else group for n, group in enumerate(kept))


def _eliminate(play: Play, team: int) -> None:
    """A team's last Marine is dead: its cards leave the game, the current player may change (DA-11.7, DA-11.8)."""
    state = play.state
    seat = state.owners[team]
    state.chosen[team] = state.rests[team] = 0
    out = not plays_on(state, seat)
    play.tell(events.TeamEliminated(team=TEAM_NAMES[team], player=seat, out=out))
    if state.artefact == seat and out:
        state.artefact = -1
        play.tell(events.ArtefactLost(player=seat))
    keeps_role = state.options.current_player == "last-card" and any(
        card and owner == state.current for card, owner in zip(state.chosen, state.owners, strict=True)
    )
    if not keeps_role:
        name_current_player(play)
