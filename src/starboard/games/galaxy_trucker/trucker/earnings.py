"""What a card brings in, or costs, for a ship with such means. Guesses in credits, never rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import exp
from typing import Any, NamedTuple, TypeAlias

from starboard.games.galaxy_trucker.adventures.combat_zone import CombatZone
from starboard.games.galaxy_trucker.adventures.derelicts import AbandonedShip, AbandonedStation
from starboard.games.galaxy_trucker.adventures.enemies import Enemy
from starboard.games.galaxy_trucker.adventures.epidemic import Epidemic
from starboard.games.galaxy_trucker.adventures.hazardous_sector import HazardousSector
from starboard.games.galaxy_trucker.adventures.intruders import Intruder
from starboard.games.galaxy_trucker.adventures.meteoric_swarm import MeteoricSwarm
from starboard.games.galaxy_trucker.adventures.mostly_open_space import MostlyOpenSpace
from starboard.games.galaxy_trucker.adventures.open_space import OpenSpace
from starboard.games.galaxy_trucker.adventures.planets import Planets
from starboard.games.galaxy_trucker.adventures.radiation_leak import RadiationLeak
from starboard.games.galaxy_trucker.adventures.sabotage import Sabotage
from starboard.games.galaxy_trucker.adventures.stardust import Stardust
from starboard.games.galaxy_trucker.cards import RANK, VALUE, BaseCard, Good, Hit, Penalty, Reward
from starboard.games.galaxy_trucker.trucker.means import Means
from starboard.games.galaxy_trucker.trucker.outlook import Outlook

CREW = 0.35
"""What one figure is worth by itself; what a crew is good for comes with the cards."""
GOOD = 1.6
"""What a cube that has to be given up is worth."""
SOLD = 0.9
"""What goods aboard are worth before they are sold."""
BUILT = 1.0
"""With so much haze ships are still built."""
MEETS = 0.75
"""How often an enemy gets as far as this ship."""
POWER = 0.6
"""What it is worth to have power for whatever needs it."""
STRANDED = 0.3
"""How often the last bit of engine power is gone when it is needed."""
TOKEN = 0.3
"""What a battery token is worth by itself."""

Dangers: TypeAlias = dict[tuple[str, str], float]
"""By kind of hit and side what one such hit costs on the average."""


class Rivals(NamedTuple):
    """The least that others declare where the weakest is looked for; power in half points."""

    crew: float
    engines: float
    cannons: float


class Circumstances(NamedTuple):
    """What the flight is like."""

    outlook: Outlook
    rivals: Rivals
    haze: float
    """How unsure strengths are, in points: much while ships are built, little in flight."""


class Case(NamedTuple):
    """One ship under these circumstances, and what is gathered while cards are gone through."""

    means: Means
    around: Circumstances
    offered: dict[str, float]
    """By colour the goods that will be there to be loaded."""
    struck: dict[tuple[str, str], float]
    """By kind and side how many hits will come."""


def usual_rivals(number: int) -> Rivals:
    """What the weakest of the others will have in a flight of this class."""
    return Rivals(crew=3.0 + 1.5 * number, engines=2.0 * (2.0 + number), cannons=2.0 * (2.0 + 1.5 * number))


def earnings(means: Means, dangers: Dangers, around: Circumstances) -> float:
    """What the whole flight brings in."""
    bare = means._replace(exposed=0.0, infected=0, irradiated=0)
    total, struck = _without_places(bare, around)
    dust, illness, leaks = _by_place(around.outlook)
    total -= dust * means.exposed + illness * means.infected + leaks * means.irradiated
    return total - sum(often * dangers.get(hit, 0.0) for hit, often in struck)


@lru_cache(maxsize=8192)
def _without_places(means: Means, around: Circumstances) -> tuple[float, tuple[tuple[tuple[str, str], float], ...]]:
    """What does not depend on where components lie, and the hits to come. Most ships that are compared agree in it."""
    outlook = around.outlook
    case = Case(means, around, dict.fromkeys(VALUE, 0.0), {})
    total = sum(often * _PAYS[type(card)](card, often, case) for card, often in outlook.cards if type(card) in _PAYS)
    share = min(1.0, outlook.left / (4.0 + 4.0 * outlook.number))
    spare = POWER * (1 + outlook.number / 2) * means.power
    total += _stowed(case) + share * (CREW * means.crew + spare - outlook.stake * exp(-0.7 * means.crew))
    return total, tuple(case.struck.items())


@lru_cache(maxsize=64)
def _by_place(outlook: Outlook) -> tuple[float, float, float]:
    """What an exposed connector, an infected cabin and one beside a battery cost."""
    dust = sum(often for card, often in outlook.cards if isinstance(card, Stardust))
    illness = sum(often for card, often in outlook.cards if isinstance(card, Epidemic))
    leaks = sum(often * card.crew for card, often in outlook.cards if isinstance(card, RadiationLeak))
    return dust * outlook.day, CREW * illness, CREW * leaks


def _stowed(case: Case) -> float:
    """What of all the goods on the way finds room in the end, the dearest first (GT-4.7)."""
    normal, special = float(case.means.normal), float(case.means.special)
    worth = 0.0
    for good, value in VALUE.items():
        count = case.offered[good]
        if good != "red":
            taken = min(count, normal)
            normal -= taken
            worth += value * taken
            count -= taken
        taken = min(count, special)
        special -= taken
        worth += value * taken
    return SOLD * worth


# --- cards -----------------------------------------------------------------------------------------------------------


def _likely(ahead: float, haze: float) -> float:
    """How likely somebody is to be stronger who is so many points ahead."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, ahead / haze))))


def loads(goods: Iterable[Good], means: Means) -> float:
    """What of these goods finds room, in credits (GT-4.7)."""
    normal, special, worth = means.normal, means.special, 0
    for good in sorted(goods, key=RANK.__getitem__):
        if good != "red" and normal:
            normal -= 1
        elif special:
            special -= 1
        else:
            continue
        worth += VALUE[good]
    return SOLD * worth


def _open_space(_card: BaseCard, _often: float, case: Case) -> float:
    outlook, power = case.around.outlook, case.means.halves("engines") / 2
    if not case.means.most_engines:
        return -outlook.stake
    return outlook.day * power - STRANDED * outlook.stake * exp(-power)


def _offer(goods: Iterable[Good], often: float, case: Case) -> None:
    for good in goods:
        case.offered[good] += often


def _planets(card: Planets, often: float, case: Case) -> float:
    """The best planet if one is the first to come, else the next best."""
    outlook = case.around.outlook
    cost = card.days * outlook.day
    gains = sorted(((loads(planet, case.means) - cost, planet) for planet in card.planets), reverse=True)
    total, chance = 0.0, outlook.first
    for gain, planet in gains[: outlook.seats]:
        if gain <= 0:
            break
        _offer(planet, often * chance, case)
        total -= chance * cost
        chance *= 1 - outlook.first
    return total


def _pays(reward: Reward, days: int, sure: float, often: float, case: Case) -> float:
    """What a reward brings in at once that one gets so surely; its goods are on offer."""
    cost = days * case.around.outlook.day
    if reward.credits + loads(reward.goods, case.means) <= cost:
        return 0.0
    _offer(reward.goods, often * sure, case)
    return sure * (reward.credits - cost)


def _abandoned_ship(card: AbandonedShip, often: float, case: Case) -> float:
    after, outlook = case.means.crew - card.crew, case.around.outlook
    if after < 1:
        return 0.0
    risk = outlook.stake * (exp(-0.7 * after) - exp(-0.7 * case.means.crew)) + card.crew * CREW
    return max(0.0, _pays(card.reward, card.days, outlook.first, often, case) - outlook.first * risk)


def _abandoned_station(card: AbandonedStation, often: float, case: Case) -> float:
    able = _likely(case.means.crew + 0.5 - card.crew, max(0.05, case.around.haze / 3))
    return _pays(card.reward, card.days, case.around.outlook.first * able, often, case)


def _beats(halves: int, strength: int, haze: float) -> float:
    """How likely so much power is more than an enemy's; while ships are built every cannon is a step on the way."""
    if haze < BUILT:
        return _likely(halves / 2 - strength - 0.25, haze)
    return min(1.0, halves / (2 * strength + 1))


def _enemy(card: Enemy, often: float, case: Case) -> float:
    means, haze = case.means, case.around.haze
    alone, powered = _beats(means.cannons, card.strength, haze), _beats(means.most_cannons, card.strength, haze)
    wins = alone + means.power * (powered - alone)
    draws = max(wins, _beats(means.most_cannons, card.strength - 1, haze) if haze < BUILT else wins)
    beaten = sum(_suffers(penalty, MEETS * (1 - draws), often, case) for penalty in card.penalties)
    return _pays(card.reward, card.days, MEETS * wins, often, case) - beaten


def _suffers(penalty: Penalty, sure: float, often: float, case: Case) -> float:
    """What a penalty costs that comes so surely; its shots are counted."""
    if penalty.shots:
        _struck(penalty.shots, sure * often, case)
        return 0.0
    if penalty.lose == "days":
        return sure * penalty.amount * case.around.outlook.day
    if penalty.lose == "crew":
        crew, stake = case.means.crew, case.around.outlook.stake
        after = max(0, crew - penalty.amount)
        return sure * (penalty.amount * CREW + stake * (exp(-0.7 * after) - exp(-0.7 * crew)))
    return sure * penalty.amount * GOOD


def _struck(hits: Iterable[Hit], often: float, case: Case) -> None:
    for hit in hits:
        for part in hit.parts:
            key = part.hit, part.side
            case.struck[key] = case.struck.get(key, 0.0) + often


def _worst(criterion: str, case: Case) -> float:
    """How likely this ship is the one with the least."""
    means, rivals, around = case.means, case.around.rivals, case.around
    if criterion == "crew":
        behind, haze = rivals.crew - means.crew, around.haze
    else:
        behind, haze = (getattr(rivals, criterion) - means.halves(criterion)) / 2, around.haze
    return _likely(behind, haze) * 2 / max(2, around.outlook.seats)


def _combat_zone(card: CombatZone, often: float, case: Case) -> float:
    return -sum(_suffers(line.penalty, _worst(line.criterion, case), often, case) for line in card.lines)


def _swarm(card: MeteoricSwarm, often: float, case: Case) -> float:
    _struck(card.meteors, often, case)
    return 0.0


def _mostly_open_space(card: MostlyOpenSpace, often: float, case: Case) -> float:
    _struck(card.meteors, often * (1 - _worst("engines", case)), case)
    return _open_space(card, often, case)


def _sabotage(_card: BaseCard, often: float, case: Case) -> float:
    _struck([Hit("heavy-fire", "front")], 0.7 * often * _worst("crew", case), case)
    return 0.0


def _intruder(card: Intruder, often: float, case: Case) -> float:
    steps = sum(card.legs)
    stopped = 1 - (1 - case.means.defended) ** steps
    harm = (0.25 * steps if card.eats else 0.0) + (2.0 * len(card.legs) if card.bombs else 0.0)
    many = 0.8 * len(card.hands)
    return _pays(card.reward, 0, many * stopped, often, case) - many * (1 - 0.7 * stopped) * harm


def _hazard(card: HazardousSector, _often: float, _case: Case) -> float:
    return -0.5 * card.add


_PAYS: dict[type[BaseCard], Callable[[Any, float, Case], float]] = {
    OpenSpace: _open_space,
    Planets: _planets,
    AbandonedShip: _abandoned_ship,
    AbandonedStation: _abandoned_station,
    **dict.fromkeys(Enemy.__subclasses__(), _enemy),
    CombatZone: _combat_zone,
    MeteoricSwarm: _swarm,
    MostlyOpenSpace: _mostly_open_space,
    Sabotage: _sabotage,
    **dict.fromkeys(Intruder.__subclasses__(), _intruder),
    HazardousSector: _hazard,
}
"""By kind of card."""
