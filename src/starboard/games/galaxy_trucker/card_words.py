"""The adventure cards in words, made from the data the engine runs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, singledispatch

from starboard.core.text import CardText, Phrase, say
from starboard.games.galaxy_trucker.cards import (
    VALUE,
    AbandonedShip,
    AbandonedStation,
    BaseCard,
    Card,
    CombatZone,
    Enemy,
    Hit,
    MeteoricSwarm,
    Penalty,
    Planets,
    Reward,
    cards,
)


def card_name(card: Card) -> Phrase:
    """``Open Space``."""
    return say(f"galaxy-trucker-card-{card.kind.replace('_', '-')}")


def say_hit(hit: Hit) -> Phrase:
    """``a large meteor from the front``."""
    return say("galaxy-trucker-hit", hit=hit.hit, side=hit.side)


def say_goods(goods: Iterable[str]) -> list[Phrase]:
    """``2 red and 1 blue``, dearest first."""
    goods = list(goods)
    return [say("galaxy-trucker-goods", n=goods.count(good), good=good) for good in VALUE if good in goods]


def say_penalty(penalty: Penalty) -> Phrase:
    """``lose 3 crew``."""
    if penalty.shots:
        return say("galaxy-trucker-penalty-fire", shots=[say_hit(shot) for shot in penalty.shots])
    return say("galaxy-trucker-penalty", lose=penalty.lose or "", n=penalty.amount)


def say_reward(reward: Reward) -> Phrase:
    """``5 credits``, ``2 red and 1 blue``."""
    parts = say_goods(reward.goods)
    if reward.credits:
        parts.insert(0, say("galaxy-trucker-credits", n=reward.credits))
    return say("galaxy-trucker-reward", parts=parts)


@singledispatch
def card_lines(card: BaseCard) -> list[Phrase]:
    """What the card does, line by line."""
    return [say(f"galaxy-trucker-text-{card.kind.replace('_', '-')}")]


@card_lines.register
def _meteors(card: MeteoricSwarm) -> list[Phrase]:
    return [say("galaxy-trucker-text-meteoric-swarm"), *map(say_hit, card.meteors)]


@card_lines.register
def _planets(card: Planets) -> list[Phrase]:
    planets = [
        say("galaxy-trucker-text-planet", number=number, goods=say_goods(goods))
        for number, goods in enumerate(card.planets, start=1)
    ]
    return [say("galaxy-trucker-text-planets", days=card.days), *planets]


@card_lines.register
def _combat_zone(card: CombatZone) -> list[Phrase]:
    return [
        say("galaxy-trucker-text-line", number=n, criterion=line.criterion, penalty=say_penalty(line.penalty))
        for n, line in enumerate(card.lines, start=1)
    ]


@card_lines.register
def _abandoned_ship(card: AbandonedShip) -> list[Phrase]:
    reward = say_reward(card.reward)
    return [say("galaxy-trucker-text-abandoned-ship", crew=card.crew, reward=reward, days=card.days)]


@card_lines.register
def _abandoned_station(card: AbandonedStation) -> list[Phrase]:
    reward = say_reward(card.reward)
    return [say("galaxy-trucker-text-abandoned-station", crew=card.crew, reward=reward, days=card.days)]


@card_lines.register
def _enemy(card: Enemy) -> list[Phrase]:
    return [
        say("galaxy-trucker-text-enemy", strength=card.strength),
        say("galaxy-trucker-text-beaten", penalties=[say_penalty(penalty) for penalty in card.penalties]),
        say("galaxy-trucker-text-winner", reward=say_reward(card.reward), days=card.days),
    ]


@cache
def card_text(code: str) -> CardText:
    """The card as ``starboard cards`` shows it."""
    card = cards()[code]
    kind = say("galaxy-trucker-deck", deck=card.deck, starred="yes" if card.starred else "no")
    return CardText(code, card_name(card), kind, card_lines(card))
