"""Every card in words, made from the data that the engine runs."""

from __future__ import annotations

from starboard.core.text import CardText, Phrase, commas, either, say
from starboard.games.death_angel import names
from starboard.games.death_angel.cards import (
    ACTIONS,
    BROOD_LORD,
    EVENTS,
    GENESTEALERS,
    LOCATIONS,
    MARINES,
    TERRAIN,
    Action,
    BroodLords,
    EventCard,
    Launch,
    Location,
    TerrainCard,
)


def card_texts() -> list[CardText]:
    """All 128 cards; Genestealers of one symbol under one code."""
    return [
        *map(_action_text, ACTIONS),
        *(
            CardText(
                card.code,
                say(f"death-angel-rank-{card.id}"),
                say("death-angel-kind-marine", team=names.team(card.team)),
                [say("death-angel-card-range", range=card.range)],
            )
            for card in MARINES
        ),
        *map(_event_text, EVENTS),
        *map(_genestealer_text, range(len(GENESTEALERS))),
        *map(_location_text, LOCATIONS),
        *map(_terrain_text, TERRAIN),
    ]


def _action_text(card: Action) -> CardText:
    return CardText(
        card.code,
        say(f"death-angel-action-{card.id}"),
        say("death-angel-kind-action", team=names.team(card.team)),
        [
            say("death-angel-card-action", number=card.number, type=names.action_type(card.type)),
            say(f"death-angel-card-{card.type}"),
            names.effect(card.ability),
        ],
    )


def event_lines(card: EventCard) -> list[Phrase]:
    """What an Event says: ability, spawn boxes, movement box."""
    lines = [say("death-angel-card-instinct")] if card.instinct else []
    lines.append(names.effect(card.effect))
    for box in card.spawn:
        lines.append(say("death-angel-card-spawn", size=box.size, colour=box.colour))
    if card.movement is None:
        lines.append(say("death-angel-card-no-movement"))
    else:
        movement = card.movement
        lines.append(say("death-angel-card-movement", kind=movement.kind, symbol=movement.symbol))
    return lines


def _event_text(card: EventCard) -> CardText:
    return CardText(card.code, say(f"death-angel-event-{card.id}"), say("death-angel-kind-event"), event_lines(card))


def _genestealer_text(number: int) -> CardText:
    card = GENESTEALERS[number]
    lines = [
        say("death-angel-card-copies", copies=card.copies),
        say("death-angel-card-symbols", symbols=[names.enemy(symbol) for symbol in card.symbols]),
    ]
    if card.brood_lord:
        code, kind = f"BL{number - BROOD_LORD + 1}", "death-angel-kind-brood-lord"
        name = names.enemy(card.id)
        lines.append(say("death-angel-card-brood-lord"))
    else:
        code, kind = f"G{number + 1}", "death-angel-kind-genestealer"
        name = say("death-angel-card-genestealer", symbol=card.id)
    return CardText(code, name, say(kind), lines)


def location_ability(card: Location) -> list[Phrase]:
    """What a Location does: on entering or with its Control Panel, and how it is won."""
    lines = []
    if card.entering is not None:
        lines.append(say("death-angel-card-entering", effect=names.effect(card.entering)))
    if card.panel is not None:
        lines.append(say("death-angel-card-panel", effect=names.effect(card.panel)))
    if card.level == "4":
        lines.append(say("death-angel-card-final", way=_way(card)))
    return lines


def _way(card: Location) -> str:
    """By what else than emptiness the mission is won there (DA-13.1)."""
    if isinstance(card.entering, BroodLords):
        return "lords"
    return "launch" if isinstance(card.panel, Launch) else "none"


def _location_text(card: Location) -> CardText:
    lines = [say("death-angel-card-blips", left=card.blips[0], right=card.blips[1])]
    for which, spots in (("left", card.left), ("right", card.right)):
        for spot in spots:
            lines.append(
                say("death-angel-card-spot", terrain=names.terrain(spot.terrain), side=which, number=spot.number)
            )
    lines += location_ability(card)
    kind = say("death-angel-kind-location", level=card.level)
    if card.setup is not None:
        kind = say("death-angel-kind-setup")
        lines += [
            say(
                "death-angel-card-setup-players",
                players=either(card.setup.players),
                alone=names.yes(card.setup.players == (1,)),
                teams=card.setup.teams,
                deck=commas(card.setup.deck),
            ),
            say("death-angel-card-setup-spawn", major=card.setup.major, minor=card.setup.minor),
        ]
    return CardText(card.code, say(f"death-angel-location-{card.id}"), kind, lines)


def _terrain_text(card: TerrainCard) -> CardText:
    events = sum(any(box.colour == card.colour for box in event.spawn) for event in EVENTS)
    lines = [
        say("death-angel-card-terrain", colour=card.colour, threat=card.threat),
        say("death-angel-card-danger", count=events, events=len(EVENTS)),
        say("death-angel-card-no-activation")
        if card.activation is None
        else say("death-angel-card-activation", effect=names.effect(card.activation)),
    ]
    if card.id == "door":
        lines.append(say("death-angel-effect-door"))
    return CardText(card.code, say(f"death-angel-terrain-{card.id}"), say("death-angel-kind-terrain"), lines)
