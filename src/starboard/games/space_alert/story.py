"""The resolution round in words: every event as a line of the story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from starboard.core.game import Event
from starboard.core.text import Argument, Phrase, say
from starboard.games.space_alert import events as e
from starboard.games.space_alert.threat_text import threat_name
from starboard.games.space_alert.words import member, order, station, token, zone

Who: TypeAlias = Callable[[int], Argument]
"""What a crew member is called."""


def tell(event: Event, who: Who = member) -> Phrase | None:
    """An event as a line of the story; ``None`` for one that is only for animation."""
    line = LINES.get(type(event))
    return line(event, who) if line else None


def weapon(name: str) -> Phrase:
    """A cannon by its station, the rocket, or the interceptors."""
    return say(f"space-alert-weapon-{name.replace('_', '-')}")


def store(name: str) -> Phrase:
    """A shield, a reactor or the fuel: ``red shield``."""
    return say(f"space-alert-store-{name.replace(' ', '-')}")


def _appeared(event: e.ThreatAppeared, who: Who) -> Phrase:
    if event.zone is None:
        stations = [station(name) for name in event.stations]
        return _say("appeared-inside", threat=threat_name(event.threat), stations=stations)
    return _say("appeared", threat=threat_name(event.threat), zone=zone(event.zone), square=event.square)


CAUSES = frozenset({"lift", "slime", "trip", "computer", "space"})
"""What delays besides a threat."""


def _delayed(event: e.Delayed, who: Who) -> Phrase:
    known = event.cause in CAUSES
    cause = say(f"space-alert-cause-{event.cause}") if known else threat_name(event.cause)
    if event.lost:
        return _say("delayed-lost", crew=who(event.crew), turn=event.turn, cause=cause, lost=order(event.lost))
    return _say("delayed", crew=who(event.crew), turn=event.turn, cause=cause)


def _fired(event: e.WeaponFired, who: Who) -> Phrase:
    key = "fired-light" if event.energy < 0 else "fired"
    return _say(key, crew=who(event.crew), weapon=weapon(event.station), strength=event.strength, energy=event.energy)


def _energy(event: e.EnergyMoved, who: Who) -> Phrase:
    key = "refuelled" if event.source == "fuel" else "energy"
    return _say(
        key,
        crew=who(event.crew),
        source=store(event.source),
        target=store(event.target),
        amount=event.amount,
        bonus=event.bonus,
        level=event.level,
    )


def _computed(event: e.DamageComputed, who: Who) -> Phrase:
    return _say(
        f"computed-{event.why}" if event.why else "computed",
        shots=_sum(event.shots),
        shield=event.shield,
        dealt=event.dealt,
        threat=threat_name(event.threat),
        damage=event.damage,
        hp=event.hp,
    )


def _sum(shots: list[e.Shot]) -> Phrase:
    """Weapon 4 + weapon 2: nested, so that each language has its own plus."""
    first, *rest = shots
    phrase = say("space-alert-shot", weapon=weapon(first.weapon), strength=first.strength)
    for shot in rest:
        one = say("space-alert-shot", weapon=weapon(shot.weapon), strength=shot.strength)
        phrase = say("space-alert-sum", head=phrase, last=one)
    return phrase


def _repaired(event: e.Repaired, who: Who) -> Phrase:
    args: dict[str, Argument] = {
        "threat": threat_name(event.threat),
        "amount": event.amount,
        "damage": event.damage,
        "hp": event.hp,
    }
    if event.crew is None:
        return _say("repaired-together", **args)
    return _say("repaired", crew=who(event.crew), **args)


def _hit_zone(event: e.ZoneHit, who: Who) -> Phrase:
    key = "zone-inside" if event.inside else "zone-attack"
    return _say(
        key,
        threat=threat_name(event.threat),
        zone=zone(event.zone),
        strength=event.strength,
        bonus=event.bonus,
        absorbed=event.absorbed,
        times=event.times,
        tokens=event.tokens,
    )


def _squad_disabled(event: e.SquadDisabled, who: Who) -> Phrase:
    if event.crew is not None:
        return _say("squad-disabled", crew=who(event.crew), threat=threat_name(event.threat))
    return _say("stored-squad-disabled", station=station(event.station or ""), threat=threat_name(event.threat))


def _damaged(event: e.ThreatDamaged, who: Who) -> Phrase:
    return _say(
        "damaged-itself" if event.cause == event.threat else "damaged",
        threat=threat_name(event.threat),
        cause=threat_name(event.cause),
        amount=event.amount,
        damage=event.damage,
        hp=event.hp,
    )


def _say(key: str, **args: Argument) -> Phrase:
    return say(f"space-alert-story-{key}", **args)


LINES: dict[type, Callable[[Any, Who], Phrase | None]] = {
    e.TurnBegins: lambda ev, who: _say("final" if ev.final else "turn", turn=ev.turn),
    e.ThreatAppeared: _appeared,
    e.ComputerCheck: lambda ev, who: _say("check-passed" if ev.passed else "check-failed", phase=ev.phase),
    e.Jump: lambda ev, who: _say("jump"),
    e.ShipLost: lambda ev, who: _say("lost", threat=threat_name(ev.threat), turn=ev.turn),
    e.Tripped: lambda ev, who: _say("tripped", crew=who(ev.crew), order=order(ev.order)),
    e.Delayed: _delayed,
    e.CrewMoved: lambda ev, who: _say(
        f"moved-{ev.how}", crew=who(ev.crew), start=station(ev.start), end=station(ev.end)
    ),
    e.KnockedOut: lambda ev, who: _say("knocked-out", crew=who(ev.crew), threat=threat_name(ev.threat)),
    e.NoEffect: lambda ev, who: _say(
        "no-effect", crew=who(ev.crew), why=say(f"space-alert-no-effect-{ev.why.replace(' ', '-')}")
    ),
    e.WeaponFired: _fired,
    e.EnergyMoved: _energy,
    e.Maintained: lambda ev, who: _say("maintained", crew=who(ev.crew), phase=ev.phase),
    e.RocketLaunched: lambda ev, who: _say("rocket-launched", crew=who(ev.crew), left=ev.left),
    e.RocketMoved: lambda ev, who: _say("rocket-moved"),
    e.Looked: lambda ev, who: _say("looked", crew=who(ev.crew)),
    e.VisualConfirmed: lambda ev, who: _say("visual", crew=ev.crew, points=ev.points, best=ev.best, phase=ev.phase),
    e.SquadTaken: lambda ev, who: _say(
        "squad-taken" if ev.active else "squad-taken-disabled", crew=who(ev.crew), station=station(ev.station)
    ),
    e.SquadRepaired: lambda ev, who: _say("squad-repaired", crew=who(ev.crew)),
    e.SquadDisabled: _squad_disabled,
    e.IntruderHit: lambda ev, who: _say(
        "intruder-hit",
        crew=who(ev.crew),
        threat=threat_name(ev.threat),
        station=station(ev.station),
        damage=ev.damage,
        hp=ev.hp,
    ),
    e.Repaired: _repaired,
    e.JointRepair: lambda ev, who: _say(
        "joint-repair", crew=who(ev.crew), threat=threat_name(ev.threat), count=ev.count, needed=ev.needed
    ),
    e.DamageComputed: _computed,
    e.NoTarget: lambda ev, who: _say("no-target", weapon=weapon(ev.weapon)),
    e.ThreatDestroyed: lambda ev, who: _say("destroyed", threat=threat_name(ev.threat), points=ev.points),
    e.ThreatDamaged: _damaged,
    e.ThreatMoved: lambda ev, who: _say("threat-moved", threat=threat_name(ev.threat), start=ev.start, end=ev.end),
    e.ThreatJumped: lambda ev, who: _say(
        "threat-jumped", threat=threat_name(ev.threat), zone=zone(ev.zone), square=ev.square
    ),
    e.ThreatAction: lambda ev, who: _say("action", threat=threat_name(ev.threat), letter=ev.letter),
    e.ThreatSurvived: lambda ev, who: _say("survived", threat=threat_name(ev.threat), points=ev.points),
    e.SpecialAttack: lambda ev, who: _say("special-attack", threat=threat_name(ev.threat)),
    e.ZoneHit: _hit_zone,
    e.DamageToken: lambda ev, who: _say("token", zone=zone(ev.zone), token=token(ev.token), lost=ev.lost),
    e.EnergyLost: lambda ev, who: _say("energy-lost", source=store(ev.source), amount=ev.amount, left=ev.left),
    e.EnergyShifted: lambda ev, who: _say(
        "energy-shifted", source=store(ev.source), target=store(ev.target), amount=ev.amount
    ),
    e.RocketLost: lambda ev, who: _say("rocket-lost", left=ev.left),
    e.ThreatChanged: lambda ev, who: _say(
        f"changed-{ev.what.replace(' ', '-')}", threat=threat_name(ev.threat), value=ev.value
    ),
    e.TokenMoved: lambda ev, who: _say(
        "token-moved", threat=threat_name(ev.threat), start=station(ev.start), end=station(ev.end)
    ),
    e.TokenPlaced: lambda ev, who: _say("token-placed", threat=threat_name(ev.threat), station=station(ev.station)),
    e.TokenRemoved: lambda ev, who: _say("token-removed", threat=threat_name(ev.threat), station=station(ev.station)),
}
"""``CardPlayed`` is silent: what it does is told by the event that follows."""
