"""What a card brings in, or costs, for a ship with such means. Guesses in credits, never rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
    """One ship under these circumstances."""

    means: Means
    dangers: Dangers
    around: Circumstances
    offered: dict[str, float]
    """By colour the goods that will be there to be loaded: filled in while cards are gone through."""


def usual_rivals(number: int) -> Rivals:
    """What the weakest of the others will have in a flight of this class."""
    return Rivals(crew=3.0 + 1.5 * number, engines=2.0 * (2.0 + number), cannons=2.0 * (2.0 + 1.5 * number))


def earnings(means: Means, dangers: Dangers, around: Circumstances) -> float:
    """What the whole flight brings in."""
    outlook = around.outlook
    case = Case(means, dangers, around, dict.fromkeys(VALUE, 0.0))
    total = sum(often * _PAYS[type(card)](card, often, case) for card, often in outlook.cards if type(card) in _PAYS)
    share = min(1.0, outlook.left / (4.0 + 4.0 * outlook.number))
    spare = POWER * (1 + outlook.number / 2) * means.power
    return total + _stowed(case) + share * (CREW * means.crew + spare) - outlook.stake * exp(-0.7 * means.crew)


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
    outlook = case.around.outlook
    if not case.means.most_engines:
        return -outlook.stake
    return outlook.day * case.means.halves("engines") / 2


def _stardust(_card: BaseCard, _often: float, case: Case) -> float:
    return -case.around.outlook.day * case.means.exposed


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
    beaten = sum(_suffers(penalty, case) for penalty in card.penalties)
    return _pays(card.reward, card.days, MEETS * wins, often, case) - MEETS * (1 - draws) * beaten


def _suffers(penalty: Penalty, case: Case) -> float:
    """What a penalty costs."""
    if penalty.shots:
        return _struck(penalty.shots, case)
    if penalty.lose == "days":
        return penalty.amount * case.around.outlook.day
    if penalty.lose == "crew":
        after = max(0, case.means.crew - penalty.amount)
        return penalty.amount * CREW + case.around.outlook.stake * (exp(-0.7 * after) - exp(-0.7 * case.means.crew))
    return penalty.amount * GOOD


def _struck(hits: Iterable[Hit], case: Case) -> float:
    return sum(case.dangers.get((part.hit, part.side), 0.0) for hit in hits for part in hit.parts)


def _worst(criterion: str, case: Case) -> float:
    """How likely this ship is the one with the least."""
    means, rivals, around = case.means, case.around.rivals, case.around
    if criterion == "crew":
        behind, haze = rivals.crew - means.crew, around.haze
    else:
        behind, haze = (getattr(rivals, criterion) - means.halves(criterion)) / 2, around.haze
    return _likely(behind, haze) * 2 / max(2, around.outlook.seats)


def _combat_zone(card: CombatZone, _often: float, case: Case) -> float:
    return -sum(_worst(line.criterion, case) * _suffers(line.penalty, case) for line in card.lines)


def _swarm(card: MeteoricSwarm, _often: float, case: Case) -> float:
    return -_struck(card.meteors, case)


def _mostly_open_space(card: MostlyOpenSpace, _often: float, case: Case) -> float:
    fastest = 1 - _worst("engines", case)
    return _open_space(card, _often, case) - fastest * _struck(card.meteors, case)


def _epidemic(_card: BaseCard, _often: float, case: Case) -> float:
    return -CREW * case.means.infected


def _sabotage(_card: BaseCard, _often: float, case: Case) -> float:
    return -_worst("crew", case) * 0.7 * case.dangers.get(("heavy-fire", "front"), 0.0)


def _intruder(card: Intruder, often: float, case: Case) -> float:
    steps = sum(card.legs)
    stopped = 1 - (1 - case.means.defended) ** steps
    harm = (0.25 * steps if card.eats else 0.0) + (2.0 * len(card.legs) if card.bombs else 0.0)
    many = 0.8 * len(card.hands)
    return _pays(card.reward, 0, many * stopped, often, case) - many * (1 - 0.7 * stopped) * harm


def _radiation(card: RadiationLeak, _often: float, case: Case) -> float:
    return -CREW * card.crew * case.means.irradiated


def _hazard(card: HazardousSector, _often: float, _case: Case) -> float:
    return -0.5 * card.add


_PAYS: dict[type[BaseCard], Callable[[Any, float, Case], float]] = {
    OpenSpace: _open_space,
    Stardust: _stardust,
    Planets: _planets,
    AbandonedShip: _abandoned_ship,
    AbandonedStation: _abandoned_station,
    **dict.fromkeys(Enemy.__subclasses__(), _enemy),
    CombatZone: _combat_zone,
    MeteoricSwarm: _swarm,
    MostlyOpenSpace: _mostly_open_space,
    Epidemic: _epidemic,
    Sabotage: _sabotage,
    **dict.fromkeys(Intruder.__subclasses__(), _intruder),
    RadiationLeak: _radiation,
    HazardousSector: _hazard,
}
"""By kind of card."""
