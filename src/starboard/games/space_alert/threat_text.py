"""Threat cards in words, made from their data: what :mod:`.effects` carries out is what the card says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.text import Argument, CardText, Phrase, say
from starboard.games.space_alert import threats
from starboard.games.space_alert.threats import ALL, AnyEffect, ThreatCard, card_of


def threat_name(code: str) -> Phrase:
    """The name on the card."""
    return say(f"space-alert-threat-{code.lower()}")


def card_text(code: str) -> CardText:
    """A whole card: values, letters, special rules."""
    card = card_of(code)
    lines = [_values(card), _points(card)]
    if card.start:
        lines.append(say("space-alert-card-start", stations=[_station(name) for name in card.start]))
    for letter, effects in (("X", card.x), ("Y", card.y), ("Z", card.z)):
        lines.append(say("space-alert-card-letter", letter=letter, effects=_effects(effects)))
    lines += [say(f"space-alert-rule-{name}", **args) for name, args in special_rules(card)]
    return CardText(code, threat_name(code), _kind(card), lines)


def _kind(card: ThreatCard) -> Phrase:
    return say(
        "space-alert-card-kind",
        severity=card.severity,
        place=card.type or "external",
        difficulty=say(f"space-alert-difficulty-{card.difficulty}"),
    )


def _values(card: ThreatCard) -> Phrase:
    if card.internal:
        if card.hp == "rockets":
            return say("space-alert-card-values-rockets", speed=card.speed)
        return say("space-alert-card-values-internal", speed=card.speed, hp=card.hp)
    return say("space-alert-card-values-external", speed=card.speed, shield=card.shield, hp=card.hp)


def _points(card: ThreatCard) -> Phrase:
    if card.survived is None:
        return say("space-alert-card-points-destroyed", destroyed=card.destroyed)
    return say("space-alert-card-points", survived=card.survived, destroyed=card.destroyed)


def special_rules(card: ThreatCard) -> list[tuple[str, dict[str, Argument]]]:
    """The rules of a card beside its letters: the message and what fills it in."""
    found: list[tuple[str, dict[str, Argument]]] = [
        (name, {"amount": getattr(card, field)})
        for field, name in _FIELD_RULES.items()
        if getattr(card, field) != getattr(_PLAIN, field)
    ]
    if card.rockets != "yes":
        found.append((f"rockets-{card.rockets}", {}))
    if card.system:
        found.append(("system-blocked" if card.joint_crew else "system", {"system": card.system}))
    if card.hp == "rockets":
        found.append(("hp-rockets", {}))
    if card.special:
        found.append((f"special-{card.special}", {}))
    return found


_PLAIN = ThreatCard(code="", severity="common", difficulty="white", speed=0, hp=0, destroyed=0)
_FIELD_RULES = {
    "double_tokens": "double-tokens",
    "hidden_until_x": "hidden-until-x",
    "hidden_at_range_3": "hidden-far",
    "pulse_weakness": "pulse-weakness",
    "cryoshield": "cryoshield",
    "heavy_laser_immune": "heavy-laser-immune",
    "most_per_step": "most-per-step",
    "explosion": "explosion",
    "interceptor_bait": "interceptor-bait",
    "retaliates": "retaliates",
    "last_attack": "last-attack",
    "returns_fire": "returns-fire",
    "joint_bonus": "joint-bonus",
    "joint_crew": "joint-crew",
    "phasing": "phasing",
    "megashield": "megashield",
    "polarized": "polarized",
    "accelerates": "accelerates",
    "at_the_jump": "at-the-jump",
    "costly_repair": "costly-repair",
}

# --- effects --------------------------------------------------------------------------------------------------


def _effects(effects: list[AnyEffect]) -> Argument:
    return [effect_text(effect) for effect in effects] or say("space-alert-effect-none")


def effect_text(effect: AnyEffect) -> Phrase:
    """One effect in words."""
    return _TEXTS[type(effect)](effect)


def _station(name: str) -> Phrase:
    return say(f"space-alert-station-{name}")


def _zones(name: str) -> Phrase:
    return say(f"space-alert-zones-{name.replace('_', '-')}")


def _attack(effect: threats.Attack) -> Phrase:
    strength = effect.strength
    condition, threshold = "none", 0
    if effect.if_damage:
        condition, threshold = "least", effect.if_damage
    elif effect.if_damage_below < ALL:
        condition, threshold = "below", effect.if_damage_below
    return say(
        "space-alert-effect-attack",
        strength=say(f"space-alert-amount-{strength.replace('_', '-')}") if isinstance(strength, str) else strength,
        zones=_zones(effect.zones),
        shields="ignored" if effect.ignore_shields else "count",
        condition=condition,
        threshold=threshold,
    )


def _frontier_attack(effect: threats.FrontierAttack) -> Phrase:
    phrase = _attack(threats.Attack(effect.strength, effect.zones))
    if effect.plasmatic:
        phrase = say("space-alert-effect-plasmatic", effect=phrase)
    if effect.carrier:
        phrase = say("space-alert-effect-carrier", effect=phrase, amount=effect.carrier)
    if effect.unless_rocket:
        phrase = say("space-alert-effect-unless-rocket", effect=phrase)
    return _phased(phrase, effect.phased)


def _damage(effect: threats.Damage) -> Phrase:
    phrase = say("space-alert-effect-damage", amount=effect.amount, zones=_zones(effect.zones))
    return _phased(phrase, effect.phased)


def _phased(phrase: Phrase, amount: int | None) -> Phrase:
    return phrase if amount is None else say("space-alert-effect-phased", effect=phrase, amount=amount)


def _step(effect: threats.Step) -> Phrase:
    phrase = say(f"space-alert-effect-move-{effect.to.replace('_', '-')}")
    return say("space-alert-effect-when-phased-in", effect=phrase) if effect.when_phased_in else phrase


def _drain(name: str) -> Callable[[Any], Phrase]:
    def text(effect: threats.DrainShields | threats.DrainReactors) -> Phrase:
        everything = "yes" if effect.amount == ALL else "no"
        return say(f"space-alert-effect-drain-{name}", zones=_zones(effect.zones), amount=effect.amount, all=everything)

    return text


def _plain(name: str) -> Callable[[Any], Phrase]:
    """An effect whose message takes its fields as they are."""

    def text(effect: AnyEffect) -> Phrase:
        fields = {field: getattr(effect, field) for field in effect.__struct_fields__}
        return say(f"space-alert-effect-{name}", **fields)

    return text


_TEXTS: dict[type, Callable[[Any], Phrase]] = {
    threats.Attack: _attack,
    threats.FrontierAttack: _frontier_attack,
    threats.Damage: _damage,
    threats.CountedDamage: lambda effect: say(f"space-alert-effect-damage-{effect.count.replace('_', '-')}"),
    threats.Heal: lambda effect: say(
        "space-alert-effect-heal-half" if effect.amount == "half" else "space-alert-effect-heal", amount=effect.amount
    ),
    threats.HurtSelf: _plain("hurt-self"),
    threats.Speed: _plain("speed"),
    threats.ShieldBy: _plain("shield"),
    threats.ShieldTo: _plain("set-shield"),
    threats.Reveal: _plain("reveal"),
    threats.AttackAura: _plain("attack-aura"),
    threats.ShieldAura: _plain("shield-aura"),
    threats.Advance: _plain("advance"),
    threats.DrainShields: _drain("shields"),
    threats.DrainReactors: _drain("reactors"),
    threats.TakeEnergy: _plain("take-energy"),
    threats.Overload: _plain("overload"),
    threats.Leak: lambda effect: say(f"space-alert-effect-leak-{effect.source.replace('_', '-')}"),
    threats.LoseFuel: _plain("lose-fuel"),
    threats.LoseRocket: _plain("lose-rocket"),
    threats.DisableStored: lambda effect: say("space-alert-effect-disable-stored", station=_station(effect.station)),
    threats.Step: _step,
    threats.Jump: lambda effect: say(f"space-alert-effect-jump-{effect.to}"),
    threats.Seek: _plain("seek"),
    threats.Spread: lambda effect: say(f"space-alert-effect-spread-{effect.to}"),
    threats.GrowUp: _plain("grow-up"),
    threats.Delay: lambda effect: say("space-alert-effect-delay", crew=_scope(effect.crew)),
    threats.KnockOut: lambda effect: say("space-alert-effect-knock-out", crew=_scope(effect.crew)),
    threats.DoubleDamage: lambda effect: say("space-alert-effect-double-damage", zones=_zones(effect.zones)),
    threats.DestroyShip: _plain("destroy-ship"),
    threats.IfDamaged: lambda effect: say(
        "space-alert-effect-if-damaged", then=effect_text(effect.then), otherwise=effect_text(effect.otherwise)
    ),
}


def _scope(name: str) -> Phrase:
    return say(f"space-alert-crew-{name.replace('_', '-')}")
