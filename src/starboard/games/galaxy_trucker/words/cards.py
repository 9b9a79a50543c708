"""The adventure cards in words, made from the data the engine runs."""

from __future__ import annotations

from functools import cache, singledispatch

from starboard.core.text import CardText, Phrase, number, say
from starboard.games.galaxy_trucker.cards import (
    AbandonedShip,
    AbandonedStation,
    BaseCard,
    CombatZone,
    Enemy,
    HazardousSector,
    Hit,
    Intruder,
    MeteoricSwarm,
    MostlyOpenSpace,
    Penalty,
    Planets,
    RadiationLeak,
    cards,
)
from starboard.games.galaxy_trucker.phrases import card_name, say_hit, say_penalty, say_planet, say_reward

HITS = ("small-meteor", "large-meteor", "double-meteor", "light-fire", "heavy-fire")
"""In the order in which they are explained."""


@singledispatch
def card_lines(card: BaseCard) -> list[Phrase]:
    """What the card does, line by line."""
    return [say(f"galaxy-trucker-text-{card.kind}")]


@card_lines.register
def _meteors(card: MeteoricSwarm) -> list[Phrase]:
    return [say("galaxy-trucker-text-meteoric-swarm"), *map(say_hit, card.meteors)]


@card_lines.register
def _planets(card: Planets) -> list[Phrase]:
    planets = [
        say("galaxy-trucker-text-planet", number=number, goods=say_planet(card, number))
        for number in range(1, len(card.planets) + 1)
    ]
    lines = [say("galaxy-trucker-text-planets", days=card.days), *planets]
    if card.humans:
        lines.append(say("galaxy-trucker-text-hiring"))
    return lines


@card_lines.register
def _combat_zone(card: CombatZone) -> list[Phrase]:
    return [
        say("galaxy-trucker-text-line", number=n, criterion=line.criterion, penalty=say_penalty(line.penalty))
        for n, line in enumerate(card.lines, start=1)
    ]


@card_lines.register
def _abandoned_ship(card: AbandonedShip) -> list[Phrase]:
    reward = say_reward(card.reward)
    line = say("galaxy-trucker-text-abandoned-ship", crew=card.crew, reward=reward, days=card.days)
    return [line, *_shots(card)]


@card_lines.register
def _abandoned_station(card: AbandonedStation) -> list[Phrase]:
    reward = say_reward(card.reward)
    line = say("galaxy-trucker-text-abandoned-station", crew=card.crew, reward=reward, days=card.days)
    return [line, *_shots(card)]


def _shots(card: AbandonedShip | AbandonedStation) -> list[Phrase]:
    if not card.shots:
        return []
    return [say("galaxy-trucker-text-vengeful"), *map(say_hit, card.shots)]


@card_lines.register
def _enemy(card: Enemy) -> list[Phrase]:
    penalties = [say_penalty(penalty) for penalty in card.penalties]
    if card.tougher:
        steps = [say("galaxy-trucker-text-penalty", number=n, penalty=p) for n, p in enumerate(penalties, start=1)]
        beaten = [say("galaxy-trucker-text-tougher"), *steps]
    else:
        beaten = [say("galaxy-trucker-text-beaten", penalties=penalties)]
    winner = say("galaxy-trucker-text-winner", reward=say_reward(card.reward), days=card.days)
    draw = say("galaxy-trucker-text-draw")
    return [say("galaxy-trucker-text-enemy", strength=card.strength), *beaten, draw, winner]


@card_lines.register
def _hazardous_sector(card: HazardousSector) -> list[Phrase]:
    return [say("galaxy-trucker-text-hazardous-sector", n=card.add, deck=card.source)]


@card_lines.register
def _mostly_open_space(card: MostlyOpenSpace) -> list[Phrase]:
    lines = [say("galaxy-trucker-text-open-space"), say("galaxy-trucker-text-mostly-open-space")]
    return [*lines, *map(say_hit, card.meteors)]


@card_lines.register
def _radiation_leak(card: RadiationLeak) -> list[Phrase]:
    return [
        say("galaxy-trucker-text-radiation-crew", n=card.crew),
        say("galaxy-trucker-text-radiation-chains", threshold=card.threshold),
    ]


@card_lines.register
def _intruder(card: Intruder) -> list[Phrase]:
    both = len(card.hands) > 1
    lines = [say("galaxy-trucker-text-intruder", side=card.side, hand="both" if both else card.hands[0])]
    if card.bombs:
        legs = [number(leg) for leg in card.legs]
        lines.append(say("galaxy-trucker-text-bombs", legs=legs, n=len(card.legs)))
    else:
        lines.append(say("galaxy-trucker-text-steps", n=sum(card.legs)))
    if card.eats:
        lines.append(say("galaxy-trucker-text-eats", each="yes" if both else "no"))
    reward = say_reward(card.reward)
    return [*lines, say("galaxy-trucker-text-killed", reward=reward, each="yes" if both else "no")]


def _explained(card: BaseCard) -> list[Phrase]:
    """What meteors and cannon fire do, and what the star means: for whoever reads the card without the rules."""
    hits = {hit.hit for hit in _hits(card)}
    if "double-meteor" in hits:
        hits |= {"small-meteor", "large-meteor"}
    lines = [say(f"galaxy-trucker-about-{kind}") for kind in HITS if kind in hits]
    if isinstance(card, CombatZone):
        lines.insert(0, say("galaxy-trucker-about-combat-zone"))
    if card.starred:
        lines.append(say("galaxy-trucker-about-star"))
    return lines


def _hits(card: BaseCard) -> list[Hit]:
    penalties: list[Penalty] = []
    if isinstance(card, Enemy):
        penalties = list(card.penalties)
    elif isinstance(card, CombatZone):
        penalties = [line.penalty for line in card.lines]
    hits = [shot for penalty in penalties for shot in penalty.shots]
    return [*hits, *getattr(card, "meteors", ()), *getattr(card, "shots", ())]


@cache
def card_text(code: str) -> CardText:
    """The card as ``starboard cards`` shows it."""
    card = cards()[code]
    kind = say("galaxy-trucker-deck", deck=card.deck, starred="yes" if card.starred else "no")
    lines = [*card_lines(card), *_explained(card)]
    if card.reconstructed:
        lines = [*lines, say("galaxy-trucker-text-reconstructed")]
    return CardText(code, card_name(card), kind, lines)
