"""The game in words: questions, moves, log lines, panels and card texts, all as phrases made from the data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from starboard.core.game import Result, Seat
from starboard.core.text import Argument, CardText, Panel, Phrase, say
from starboard.games.death_angel import events as ev
from starboard.games.death_angel import moves as mv
from starboard.games.death_angel.cards import (
    ACTION,
    ACTIONS,
    BROOD_LORD,
    DIE_FACES,
    DOOR,
    ENEMY_NAMES,
    EVENT,
    EVENTS,
    GENESTEALERS,
    LOCATION,
    LOCATIONS,
    MARINE,
    MARINES,
    MARINES_OF_TEAM,
    SKULL,
    TEAM,
    TERRAIN,
    TERRAIN_ID,
    TERRAIN_NAMES,
    Action,
    Charge,
    Effect,
    EventCard,
    Location,
    TerrainCard,
    UsePanel,
)
from starboard.games.death_angel.events import AnyEvent
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.state import State
from starboard.games.death_angel.view import Lasting, RowView, SideView, SwarmView, TeamView, View

# --- names -----------------------------------------------------------------------------------------------------


def marine(name: str) -> Phrase:
    """A Marine's name."""
    return say(f"death-angel-marine-{name}")


def team(name: str) -> Phrase:
    """A team's colour."""
    return say(f"death-angel-team-{name}")


def terrain(name: str) -> Phrase:
    """A Terrain card's name."""
    return say(f"death-angel-terrain-{name}")


def enemy(name: str) -> Phrase:
    """A Genestealer card by its symbol, or a Brood Lord."""
    return say(f"death-angel-enemy-{name}")


def side(name: str) -> Phrase:
    """Left or right."""
    return say(f"death-angel-side-{name}")


def action(number: int) -> Phrase:
    """An Action card's name."""
    return say(f"death-angel-action-{ACTION[number].id}")


def event_name(code: str) -> Phrase:
    """An Event's name."""
    return say(f"death-angel-event-{EVENTS[EVENT[code]].id}")


def location_name(code: str) -> Phrase:
    """A Location's name."""
    return say(f"death-angel-location-{LOCATIONS[LOCATION[code]].id}")


def player(seat: Seat) -> Phrase:
    """A player."""
    return say("death-angel-player", number=seat + 1)


def place(name: str) -> Phrase:
    """A position and side: left of 3."""
    return say("death-angel-place", side="left" if name[0] == "L" else "right", position=int(name[1:]))


def enemies(cards: Iterable[str]) -> list[Phrase]:
    """Genestealer cards, like ones counted."""
    return [
        say("death-angel-some", count=count, card=enemy(card)) if count > 1 else enemy(card)
        for card, count in sorted(Counter(cards).items(), key=lambda item: ENEMY_NAMES.index(item[0]))
    ]


def yes(flag: bool) -> str:
    """A flag for a select in a message."""
    return "yes" if flag else "no"


def either(numbers: Sequence[int]) -> Argument:
    """One number, or ``2 or 4``."""
    *first, last = numbers
    return say("death-angel-either", first=", ".join(map(str, first)), last=last) if first else last


# --- card texts ------------------------------------------------------------------------------------------------

_FIELDS: dict[str, Callable[[Any], Argument]] = {
    "marine": marine,
    "terrain": terrain,
    "side": side,
    "strikes_back": yes,
    "fatal": either,
    "faces": either,
}


def effect(of: Effect) -> Phrase:
    """What a card does, in a sentence."""
    tag = of.__struct_config__.tag
    fields = msgspec.structs.asdict(of)
    return Phrase(
        f"death-angel-effect-{tag}",
        {name: _FIELDS[name](value) if name in _FIELDS else value for name, value in fields.items()},
    )


@cache
def cards() -> dict[str, CardText]:
    """All 128 cards; Genestealers of one symbol under one code."""
    texts = [
        *map(_action_text, ACTIONS),
        *(
            CardText(
                card.code,
                say(f"death-angel-rank-{card.id}"),
                say("death-angel-kind-marine", team=team(card.team)),
                [say("death-angel-card-range", range=card.range)],
            )
            for card in MARINES
        ),
        *map(_event_text, EVENTS),
        *map(_genestealer_text, range(len(GENESTEALERS))),
        *map(_location_text, LOCATIONS),
        *map(_terrain_text, TERRAIN),
    ]
    return {text.code: text for text in texts}


def _action_text(card: Action) -> CardText:
    return CardText(
        card.code,
        say(f"death-angel-action-{card.id}"),
        say("death-angel-kind-action", team=team(card.team)),
        [
            say("death-angel-card-action", number=card.number, type=say(f"death-angel-type-{card.type}")),
            say(f"death-angel-card-{card.type}"),
            effect(card.ability),
        ],
    )


def event_lines(card: EventCard) -> list[Phrase]:
    """What an Event says: ability, spawn boxes, movement box."""
    lines = [say("death-angel-card-instinct")] if card.instinct else []
    lines.append(effect(card.effect))
    for box in card.spawn:
        lines.append(say("death-angel-card-spawn", size=box.size, colour=say(f"death-angel-colour-{box.colour}")))
    if card.movement is None:
        lines.append(say("death-angel-card-no-movement"))
    else:
        symbol = enemy(card.movement.symbol)
        lines.append(say("death-angel-card-movement", kind=card.movement.kind, symbol=symbol))
    return lines


def _event_text(card: EventCard) -> CardText:
    return CardText(card.code, say(f"death-angel-event-{card.id}"), say("death-angel-kind-event"), event_lines(card))


def _genestealer_text(number: int) -> CardText:
    card = GENESTEALERS[number]
    lines = [
        say("death-angel-card-copies", copies=card.copies),
        say("death-angel-card-symbols", symbols=[enemy(symbol) for symbol in card.symbols]),
    ]
    if card.brood_lord:
        code, kind = f"BL{number - BROOD_LORD + 1}", "death-angel-kind-brood-lord"
        name = enemy(card.id)
        lines.append(say("death-angel-card-brood-lord"))
    else:
        code, kind = f"G{number + 1}", "death-angel-kind-genestealer"
        name = say("death-angel-card-genestealer", symbol=enemy(card.id))
    return CardText(code, name, say(kind), lines)


def location_ability(card: Location) -> list[Phrase]:
    """What a Location does: on entering or with its Control Panel, and how it is won."""
    lines = []
    if card.entering is not None:
        lines.append(say("death-angel-card-entering", effect=effect(card.entering)))
    if card.panel is not None:
        lines.append(say("death-angel-card-panel", effect=effect(card.panel)))
    if card.level == "4":
        lines.append(say("death-angel-card-final"))
    return lines


def _location_text(card: Location) -> CardText:
    lines = [say("death-angel-card-blips", left=card.blips[0], right=card.blips[1])]
    for which, spots in (("left", card.left), ("right", card.right)):
        for spot in spots:
            lines.append(say("death-angel-card-spot", terrain=terrain(spot.terrain), side=which, number=spot.number))
    lines += location_ability(card)
    kind = say("death-angel-kind-location", level=card.level)
    if card.setup is not None:
        kind = say("death-angel-kind-setup")
        lines += [
            say(
                "death-angel-card-setup-players",
                players=either(card.setup.players),
                alone=yes(card.setup.players == (1,)),
                teams=card.setup.teams,
                deck=", ".join(card.setup.deck),
            ),
            say("death-angel-card-setup-spawn", major=card.setup.major, minor=card.setup.minor),
        ]
    return CardText(card.code, say(f"death-angel-location-{card.id}"), kind, lines)


def _terrain_text(card: TerrainCard) -> CardText:
    lines = [
        say("death-angel-card-terrain", colour=say(f"death-angel-colour-{card.colour}"), threat=card.threat),
        say("death-angel-card-no-activation")
        if card.activation is None
        else say("death-angel-card-activation", effect=effect(card.activation)),
    ]
    if card.id == "door":
        lines.append(say("death-angel-effect-door"))
    return CardText(card.code, terrain(card.id), say("death-angel-kind-terrain"), lines)


# --- the end ---------------------------------------------------------------------------------------------------


def result(state: State) -> Result | None:
    """How the game ended: all win or lose together (section 13)."""
    if not state.outcome:
        return None
    won = state.outcome == "won"
    clause = "DA-13.3" if not won else "DA-13.2" if state.ending == "elimination" else "DA-13.1"
    return Result(tuple(range(state.seats)) if won else (), say(f"death-angel-end-{state.ending}"), clause)


# --- the question ----------------------------------------------------------------------------------------------


def question(view: View) -> Phrase:
    """The one thing the table waits for, with who decides if it is somebody else."""
    if view.ending is not None:
        return say(f"death-angel-end-{view.ending.by}")
    assert view.question is not None
    seats = view.question.seats
    if view.question.kind == "instinct":
        return say("death-angel-instinct", player=player(seats[0]))
    asked = _asked(view)
    if view.seat in seats:
        return asked
    players = [player(seat) for seat in seats]
    return say("death-angel-wait", players=players, count=len(seats), question=asked)


def _asked(view: View) -> Phrase:
    asked = view.question
    assert asked is not None
    args: dict[str, Argument] = {"count": asked.count}
    if asked.marine:
        args["marine"] = marine(asked.marine)
    if asked.card:
        args["card"] = action(asked.card)
    if asked.terrain:
        args["terrain"] = terrain(asked.terrain)
    if asked.place:
        args["place"] = _place_in(view, asked.place)
    if view.roll:
        args.update(face=view.roll.face, skull=yes(view.roll.skull), size=view.roll.size)
    if view.event:
        args.update(event=event_name(view.event), effect=effect(EVENTS[EVENT[view.event]].effect))
    return Phrase(f"death-angel-ask-{asked.kind}", args)


# --- moves -----------------------------------------------------------------------------------------------------


def say_move(view: View, move: AnyMove) -> Phrase:
    """A move as a button or a numbered line."""
    return _MOVES[type(move)](view, move)


def _position(view: View, name: str) -> int:
    return next((row.position for row in view.rows if row.marine == name), 0)


def _row(view: View, name: str) -> RowView | None:
    return next((row for row in view.rows if row.marine == name), None)


def _tokens_of(view: View, name: str) -> int:
    row = _row(view, name)
    return row.tokens if row else 0


def _side_of(view: View, name: str) -> SideView | None:
    """What lies at a place, if the formation has it."""
    position = int(name[1:]) if name[1:].isdigit() else 0
    if not 1 <= position <= len(view.rows):
        return None
    row = view.rows[position - 1]
    return row.left if name[0] == "L" else row.right


def _place_in(view: View, name: str, group: int = 0) -> Phrase:
    """A place with the name of the Marine there; the second of two groups is called so."""
    row = view.rows[int(name[1:]) - 1]
    where = say(
        "death-angel-place-of",
        side="left" if name[0] == "L" else "right",
        position=row.position,
        marine=marine(row.marine),
    )
    return say("death-angel-second-group", place=where) if group else where


def _swarm_at(view: View, name: str, group: int) -> SwarmView:
    at = _side_of(view, name)
    assert at is not None
    return at.swarms[group]


def _swarm(swarm: SwarmView) -> Phrase:
    return say("death-angel-swarm", size=len(swarm.cards), cards=enemies(swarm.cards))


def _kind(view: View) -> str:
    return view.question.kind if view.question else ""


def _take_team(_view: View, move: mv.TakeTeam) -> Phrase:
    names = [marine(MARINES[n].id) for n in MARINES_OF_TEAM[TEAM[move.team]]]
    return say("death-angel-move-take-team", team=team(move.team), marines=names)


def _choose_action(_view: View, move: mv.ChooseAction) -> Phrase:
    card = ACTION[move.card]
    return say(
        "death-angel-move-choose-action",
        team=team(card.team),
        number=card.number,
        name=action(card.number),
        type=say(f"death-angel-type-{card.type}"),
        effect=effect(card.ability),
    )


def _place_token(view: View, move: mv.PlaceToken) -> Phrase:
    return say("death-angel-move-place-token", marine=marine(move.marine), tokens=_tokens_of(view, move.marine))


def _trade(view: View, move: mv.Trade) -> Phrase:
    return say(
        "death-angel-move-trade",
        marine=marine(move.marine),
        other=marine(move.other),
        **{"from": _position(view, move.marine), "to": _position(view, move.other)},
    )


def _turn(view: View, move: mv.Turn) -> Phrase:
    row = _row(view, move.marine)
    away = "right" if row is None or row.facing == "left" else "left"
    return say("death-angel-move-turn", marine=marine(move.marine), side=side(away))


def _activate(view: View, move: mv.Activate) -> Phrase:
    does = TERRAIN[TERRAIN_ID[move.terrain]].activation
    panel = LOCATIONS[LOCATION[view.location.code]].panel
    if isinstance(does, UsePanel) and panel is not None:
        does = panel
    assert does is not None
    return say(
        "death-angel-move-activate", marine=marine(move.marine), terrain=terrain(move.terrain), effect=effect(does)
    )


def _attack(view: View, move: mv.Attack) -> Phrase:
    swarm = _swarm_at(view, move.place, move.group)
    paid = _kind(view) == "paid-attack"
    kind = "-held" if swarm.protected else "-paid" if paid else ""
    return say(
        f"death-angel-move-attack{kind}",
        marine=marine(move.marine),
        place=_place_in(view, move.place, move.group),
        swarm=_swarm(swarm),
        tokens=_tokens_of(view, move.marine),
    )


def _heroic_charge(_view: View, _move: mv.HeroicCharge) -> Phrase:
    ability = next(card.ability for card in ACTIONS if isinstance(card.ability, Charge))
    return say("death-angel-move-heroic-charge", marine=marine(ability.marine), count=ability.most)


def _reroll(view: View, _move: mv.Reroll) -> Phrase:
    assert view.roll is not None
    return say("death-angel-move-reroll", tokens=_tokens_of(view, view.roll.marine), odds=view.roll.odds)


def _accept(view: View, _move: mv.Accept) -> Phrase:
    roll = view.roll
    assert roll is not None
    name = marine(roll.marine)
    if roll.kind == "attack":
        return say("death-angel-move-accept-attack", face=roll.face, good=yes(roll.good))
    if not roll.good and view.artefact == view.seat:
        return say("death-angel-move-accept-defence-artefact", face=roll.face, marine=name)
    return say("death-angel-move-accept-defence", face=roll.face, good=yes(roll.good), marine=name)


def _use_artefact(view: View, _move: mv.UseArtefact) -> Phrase:
    assert view.question is not None
    return say("death-angel-move-use-artefact", marine=marine(view.question.marine or ""))


def _slay(view: View, move: mv.Slay) -> Phrase:
    verb = "slay"
    if _kind(view) == "intimidate-take":
        verb = "drive-back"
    elif _kind(view) == "event-victim":
        verb = "discard-enemy" if view.event and _is_battle_brothers(view.event) else "slay-for-token"
    return say(f"death-angel-move-{verb}", card=enemy(move.card), place=_place_in(view, move.place, move.group))


def _is_battle_brothers(code: str) -> bool:
    return EVENTS[EVENT[code]].effect.__struct_config__.tag == "token-for-genestealer"


def _move_swarm(view: View, move: mv.MoveSwarm) -> Phrase:
    return say(
        "death-angel-move-move-swarm",
        swarm=_swarm(_swarm_at(view, move.place, move.group)),
        place=_place_in(view, move.place, move.group),
        to=_place_in(view, move.to),
    )


def _choose_swarm(view: View, move: mv.ChooseSwarm) -> Phrase:
    return say(
        "death-angel-move-choose-swarm",
        swarm=_swarm(_swarm_at(view, move.place, move.group)),
        place=_place_in(view, move.place, move.group),
    )


def _choose_marine(view: View, move: mv.ChooseMarine) -> Phrase:
    position = _position(view, move.marine)
    if position:
        return say("death-angel-move-choose-marine", marine=marine(move.marine), position=position)
    of = MARINES[MARINE[move.marine]].team
    return say("death-angel-move-choose-slain", marine=marine(move.marine), team=team(of))


def _choose_team(_view: View, move: mv.ChooseTeam) -> Phrase:
    return say("death-angel-move-choose-team", team=team(move.team))


def _choose_pile(view: View, move: mv.ChoosePile) -> Phrase:
    count = view.left_blips if move.side == "left" else view.right_blips
    return say("death-angel-move-choose-pile", side=side(move.side), count=count)


def _terrain_places(view: View) -> dict[str, str]:
    return {
        card.terrain: f"{letter}{row.position}"
        for row in view.rows
        for letter, at in (("L", row.left), ("R", row.right))
        for card in at.terrain
    }


def _choose_terrain(view: View, move: mv.ChooseTerrain) -> Phrase:
    where = _place_in(view, _terrain_places(view)[move.terrain])
    return say("death-angel-move-choose-terrain", terrain=terrain(move.terrain), place=where)


def _choose_place(view: View, move: mv.ChoosePlace) -> Phrase:
    return say("death-angel-move-choose-place", place=_place_in(view, move.place))


def _choose_brood_lord(_view: View, move: mv.ChooseBroodLord) -> Phrase:
    return say("death-angel-move-choose-brood-lord", card=enemy(move.card))


def _spend_token(view: View, move: mv.SpendToken) -> Phrase:
    return say("death-angel-move-spend-token", marine=marine(move.marine), tokens=_tokens_of(view, move.marine))


def _roll_die(view: View, _move: mv.RollDie) -> Phrase:
    if _kind(view) == "launch":
        return say("death-angel-move-roll-launch", odds=min(view.location.tokens + 1, DIE_FACES))
    return say("death-angel-move-roll-die")


def _add_token(view: View, _move: mv.AddToken) -> Phrase:
    return say("death-angel-move-add-token", tokens=view.location.tokens)


def _use_ability(_view: View, _move: mv.UseAbility) -> Phrase:
    return say("death-angel-move-use-ability")


def _put_event(_view: View, move: mv.PutEvent) -> Phrase:
    return say("death-angel-move-put-event", where=move.where)


_PASS = {
    "enter-formation": "token",
    "lead-by-example": "token",
    "onward-brothers": "no",
    "stealth": "no",
    "stealth-other": "no",
    "scout": "no",
    "intimidate": "no",
}
"""Questions whose Pass needs no words of its own."""


def _pass(view: View, _move: mv.Pass) -> Phrase:
    kind = _kind(view)
    args: dict[str, Argument] = {}
    if view.question and view.question.marine:
        args["marine"] = marine(view.question.marine)
    return Phrase(f"death-angel-pass-{_PASS.get(kind, kind)}", args)


_MOVES: dict[type, Callable[[View, Any], Phrase]] = {
    mv.TakeTeam: _take_team,
    mv.ChooseAction: _choose_action,
    mv.PlaceToken: _place_token,
    mv.Trade: _trade,
    mv.Turn: _turn,
    mv.Activate: _activate,
    mv.Attack: _attack,
    mv.HeroicCharge: _heroic_charge,
    mv.Reroll: _reroll,
    mv.Accept: _accept,
    mv.UseArtefact: _use_artefact,
    mv.Slay: _slay,
    mv.MoveSwarm: _move_swarm,
    mv.ChooseSwarm: _choose_swarm,
    mv.ChooseMarine: _choose_marine,
    mv.ChooseTeam: _choose_team,
    mv.ChoosePile: _choose_pile,
    mv.ChooseTerrain: _choose_terrain,
    mv.ChoosePlace: _choose_place,
    mv.ChooseBroodLord: _choose_brood_lord,
    mv.SpendToken: _spend_token,
    mv.RollDie: _roll_die,
    mv.AddToken: _add_token,
    mv.UseAbility: _use_ability,
    mv.PutEvent: _put_event,
    mv.Pass: _pass,
}


# --- the log ---------------------------------------------------------------------------------------------------

_ARGUMENTS: dict[str, Callable[[Any], Argument]] = {
    "player": player,
    "team": team,
    "marine": marine,
    "other": marine,
    "terrain": terrain,
    "card": enemy,
    "cards": enemies,
    "place": place,
    "to": place,
    "side": side,
    "symbol": enemy,
    "marines": lambda names: [marine(name) for name in names],
    "location": location_name,
    "rerolled": yes,
    "bad": yes,
}


def _plain(event: AnyEvent, **more: Argument) -> Phrase:
    """The message named like the event, with the event's fields as arguments."""
    args: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(event).items():
        if name != "seats" and name not in more and value is not None:
            args[name] = _ARGUMENTS[name](value) if name in _ARGUMENTS else value
    return Phrase(f"death-angel-log-{event.__struct_config__.tag}", {**args, **more})


def say_event(event: AnyEvent) -> Phrase | None:
    """An event as a line of the log."""
    return _EVENTS.get(type(event), _plain)(event)


def _numbered(number: int) -> Phrase:
    return say("death-angel-log-card", number=number, name=action(number))


def _phase_began(event: ev.PhaseBegan) -> Phrase:
    return _plain(event, name=say(f"death-angel-phase-{event.phase}"))


def _action_chosen(event: ev.ActionChosen) -> Phrase:
    return _plain(event, card=event.card, name=action(event.card) if event.card else "")


def _actions_revealed(event: ev.ActionsRevealed) -> Phrase:
    return _plain(event, cards=[_numbered(number) for number in event.cards])


def _card_began(event: ev.CardBegan) -> Phrase:
    card = ACTION[event.card]
    return say(
        "death-angel-log-card-began",
        number=card.number,
        name=action(card.number),
        team=team(card.team),
        type=say(f"death-angel-type-{card.type}"),
    )


def _tokens_placed(event: ev.TokensPlaced) -> Phrase:
    if event.on in ("door", "location"):
        return say(f"death-angel-log-tokens-{event.on}", tokens=event.tokens)
    return say("death-angel-log-tokens-placed", on=marine(event.on), tokens=event.tokens)


def _spawned(event: ev.Spawned) -> Phrase:
    if not event.cards:
        return say("death-angel-log-spawned-none", place=place(event.place))
    short = yes(len(event.cards) < event.wanted)
    return say("death-angel-log-spawned", cards=enemies(event.cards), place=place(event.place), short=short)


def _rolled(event: ev.AttackRolled | ev.DefenceRolled) -> Phrase:
    return _plain(event, skull=yes(SKULL[event.face]))


def _defence_judged(event: ev.DefenceJudged) -> Phrase:
    value = event.face - event.lords
    shown = say("death-angel-log-sum", face=event.face, lords=event.lords, value=value)
    args: dict[str, Argument] = {"marine": marine(event.marine), "face": event.face, "size": event.size, "sum": shown}
    return Phrase(f"death-angel-log-defence-{event.by}", args)


def _die_rolled(event: ev.DieRolled) -> Phrase:
    args: dict[str, Argument] = {"face": event.face, "bad": yes(event.bad)}
    if event.marine:
        args["marine"] = marine(event.marine)
    return Phrase(f"death-angel-log-die-{event.why}", args)


def _event_drawn(event: ev.EventDrawn) -> Phrase:
    if not event.card:
        return say("death-angel-log-event-hidden", player=player(event.player))
    kind = "read" if event.seats is not None else "drawn"
    return say(f"death-angel-log-event-{kind}", player=player(event.player), event=event_name(event.card))


def _event_revealed(event: ev.EventRevealed) -> Phrase:
    target: Phrase | None = None
    if event.marine:
        target = marine(event.marine)
    elif event.place:
        target = say("death-angel-log-event-swarm", place=place(event.place))
    elif event.side:
        target = say("death-angel-log-event-pile", side=side(event.side))
    elif event.team:
        target = say("death-angel-log-event-team", team=team(event.team))
    if target is None:
        return say("death-angel-log-event-revealed", event=event_name(event.card))
    return say("death-angel-log-event-revealed-target", event=event_name(event.card), target=target)


def _named_event(event: ev.EventIdle | ev.EventLasts) -> Phrase:
    return say(f"death-angel-log-{event.__struct_config__.tag}", event=event_name(event.card))


def _spawn_box(event: ev.SpawnBoxOpened) -> Phrase:
    return _plain(
        event,
        colour=say(f"death-angel-colour-{event.colour}"),
        terrain=[terrain(name) for name in event.terrain],
        any=yes(bool(event.terrain)),
    )


def _event_scouted(event: ev.EventScouted) -> Phrase:
    if event.card:
        return say("death-angel-log-event-scouted-seen", event=event_name(event.card))
    return say("death-angel-log-event-scouted", player=player(event.player))


_EVENTS: dict[type, Callable[[Any], Phrase | None]] = {
    ev.PhaseBegan: _phase_began,
    ev.ActionChosen: _action_chosen,
    ev.ActionsRevealed: _actions_revealed,
    ev.CardBegan: _card_began,
    ev.TokensPlaced: _tokens_placed,
    ev.Spawned: _spawned,
    ev.AttackRolled: _rolled,
    ev.DefenceRolled: _rolled,
    ev.DefenceJudged: _defence_judged,
    ev.DieRolled: _die_rolled,
    ev.EventDrawn: _event_drawn,
    ev.EventRevealed: _event_revealed,
    ev.EventIdle: _named_event,
    ev.EventLasts: _named_event,
    ev.SpawnBoxOpened: _spawn_box,
    ev.EventScouted: _event_scouted,
}


# --- panels ----------------------------------------------------------------------------------------------------


def panels(view: View) -> list[Panel]:
    """The view as text: Location, formation, round, Event, teams, own cards."""
    shown = [_location_panel(view), _formation_panel(view), _round_panel(view)]
    if view.event is not None:
        card = EVENTS[EVENT[view.event]]
        shown.append(Panel(say("death-angel-panel-event", name=event_name(view.event)), event_lines(card)))
    shown.append(Panel(say("death-angel-panel-teams"), [_team_line(team_) for team_ in view.teams]))
    own = [team_ for team_ in view.teams if team_.player == view.seat and team_.actions]
    if own:
        lines = [_hand_line(team_) for team_ in own]
        lines += [
            say("death-angel-panel-scouted", above=known.above, event=event_name(known.event)) for known in view.scouted
        ]
        shown.append(Panel(say("death-angel-panel-hand"), lines, "hand"))
    return [panel for panel in shown if panel.lines]


def _location_panel(view: View) -> Panel:
    here = view.location
    lines = [
        say("death-angel-panel-step", step=here.step, steps=here.steps, level=here.level),
        *location_ability(LOCATIONS[LOCATION[here.code]]),
        say("death-angel-panel-blips", left=view.left_blips, right=view.right_blips),
        say("death-angel-panel-spawn", major=view.major, minor=view.minor),
    ]
    if here.tokens:
        lines.append(say("death-angel-panel-location-tokens", tokens=here.tokens))
    if view.lords_slain:
        lines.append(say("death-angel-panel-lords", count=len(view.lords_slain)))
    return Panel(say("death-angel-panel-location", name=location_name(here.code)), lines)


def _formation_panel(view: View) -> Panel:
    return Panel(say("death-angel-panel-formation"), [_row_line(row) for row in view.rows], "grid")


def _row_line(row: RowView) -> Phrase:
    tokens = say("death-angel-row-tokens", count=row.tokens) if row.tokens else say("death-angel-row-none")
    return say(
        "death-angel-row",
        position=row.position,
        marine=say(f"death-angel-row-{row.facing}", marine=marine(row.marine), tokens=tokens),
        swarms_left=_swarms_cell(row.left),
        terrain_left=_terrain_cell(row.left),
        terrain_right=_terrain_cell(row.right),
        swarms_right=_swarms_cell(row.right),
    )


def _swarms_cell(at: SideView) -> Phrase | list[Phrase]:
    if not at.swarms:
        return say("death-angel-row-empty")
    return [
        say(
            "death-angel-row-swarm",
            cards=enemies(swarm.cards),
            state="protected" if swarm.protected else "attacked" if swarm.attacked else "fresh",
            survival=swarm.survival,
        )
        for swarm in at.swarms
    ]


def _terrain_cell(at: SideView) -> Phrase | list[Phrase]:
    if not at.terrain:
        return say("death-angel-row-none")
    cells = []
    for card in at.terrain:
        name = terrain(card.terrain)
        if card.terrain == TERRAIN_NAMES[DOOR] and card.tokens:
            name = say("death-angel-row-door", terrain=name, tokens=card.tokens)
        cells.append(say("death-angel-row-used", terrain=name) if card.activated else name)
    return cells


def _round_panel(view: View) -> Panel:
    lines = []
    if view.order:
        lines.append(say("death-angel-panel-order", cards=[_in_order(view, number) for number in view.order]))
    if view.round:
        lines.append(say("death-angel-panel-current", player=player(view.current)))
    lines.append(say("death-angel-panel-supply", tokens=view.supply))
    lines.append(
        say(
            "death-angel-panel-decks",
            genestealers=view.genestealer_deck,
            discard=len(view.genestealer_discard),
            events=view.event_deck,
        )
    )
    if view.lasting:
        lines.append(say("death-angel-panel-lasting", event=_lasting(view.lasting)))
    if view.upcoming:
        lines.append(say("death-angel-panel-upcoming", event=_lasting(view.upcoming)))
    if view.artefact is not None:
        lines.append(say("death-angel-panel-artefact", player=player(view.artefact)))
    if view.event_hidden:
        lines.append(say("death-angel-panel-secret", player=player(view.current)))
    title = say("death-angel-panel-round", round=view.round, phase=say(f"death-angel-phase-{view.phase}"))
    return Panel(title, lines)


def _in_order(view: View, number: int) -> Phrase:
    state = "now" if number == view.resolving else "done" if number in view.resolved else "next"
    return say(f"death-angel-panel-order-{state}", number=number, name=action(number))


def _lasting(lasting: Lasting) -> Phrase:
    name = event_name(lasting.event)
    target = marine(lasting.marine) if lasting.marine else team(lasting.team) if lasting.team else None
    return name if target is None else say("death-angel-panel-lasting-one", event=name, target=target)


def _team_line(of: TeamView) -> Phrase:
    who: dict[str, Argument] = {"team": team(of.team), "player": player(of.player)}
    if not of.actions:
        return Phrase("death-angel-team-out", who)
    if of.chosen:
        chosen = say("death-angel-team-plays", number=of.chosen, name=action(of.chosen))
    else:
        chosen = say("death-angel-team-chosen" if of.has_chosen else "death-angel-team-undecided")
    return Phrase(
        "death-angel-team-line",
        {
            **who,
            "marines": _names(of.marines),
            "slain": len(of.slain),
            "names": _names(of.slain),
            "chosen": chosen,
        },
    )


def _names(names: Sequence[str]) -> list[Phrase]:
    return [marine(name) for name in names]


def _hand_line(of: TeamView) -> Phrase:
    listed: list[Phrase] = [
        say(
            "death-angel-hand-card",
            number=card.card,
            name=action(card.card),
            type=say(f"death-angel-type-{card.type}"),
            status=card.status,
        )
        for card in of.actions
    ]
    return say("death-angel-hand-line", team=team(of.team), cards=listed)
