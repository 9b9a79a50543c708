"""The game in words: moves, log lines and panels, all as phrases. What is asked the questions say themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from starboard.core.game import Result
from starboard.core.text import Argument, Panel, Phrase, either, listed, number, player, say, spoken
from starboard.games.death_angel import events, moves, names
from starboard.games.death_angel.asking import Ask
from starboard.games.death_angel.card_texts import event_lines, location_ability
from starboard.games.death_angel.cards import (
    ACTION,
    DIE_FACES,
    DOOR,
    LOCATION,
    LOCATIONS,
    MARINE,
    MARINE_NAMES,
    MARINES,
    MARINES_OF_TEAM,
    SKULL,
    TEAM,
    TERRAIN,
    TERRAIN_ID,
    TERRAIN_NAMES,
    Charge,
    LoseTokens,
    UsePanel,
    action_with,
)
from starboard.games.death_angel.events import AnyEvent
from starboard.games.death_angel.locations import Teleportarium, launching
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.seen import Lasting, RowView, SideView, SwarmView, TeamView
from starboard.games.death_angel.state import State
from starboard.games.death_angel.view import View

# --- the end ---------------------------------------------------------------------------------------------------


def result(state: State) -> Result | None:
    """How the game ended: all win or lose together (section 13)."""
    if not state.outcome:
        return None
    won = state.outcome == "won"
    clause = "DA-13.3" if not won else "DA-13.2" if state.ending == "elimination" else "DA-13.1"
    last = None if state.stood_last < 0 else MARINE_NAMES[state.stood_last]
    return Result(tuple(range(state.seats)) if won else (), _end(state.ending, last), clause)


def _end(by: str, last: str | None) -> Phrase:
    if by == "slain" and last is not None:
        return say("death-angel-end-slain", marine=names.marine(last))
    return say(f"death-angel-end-{by}")


# --- the question ----------------------------------------------------------------------------------------------


def question(view: View) -> Phrase:
    """The one thing the table waits for, with who decides if it is somebody else."""
    if view.ending is not None:
        return _end(view.ending.by, view.ending.stood_last)
    return _asked(view).phrase(view)


def _asked(view: View) -> Ask:
    asked = view.pending[-1]
    assert isinstance(asked, Ask)
    return asked


# --- moves -----------------------------------------------------------------------------------------------------


def say_move(view: View, move: AnyMove) -> Phrase:
    """A move as a button or a numbered line, in the words of the question it answers."""
    return _MOVES.get(type(move), _plain)(view, move, _asked(view).wording(view, move))


def _plain(_view: View, _move: AnyMove, message: str) -> Phrase:
    return say(message)


def _row(view: View, name: str) -> RowView | None:
    return next((row for row in view.rows if row.marine == name), None)


def _position(view: View, name: str) -> int:
    row = _row(view, name)
    return row.position if row else 0


def _tokens_of(view: View, name: str) -> int:
    row = _row(view, name)
    return row.tokens if row else 0


def _swarm_at(view: View, name: str, group: int) -> SwarmView:
    row = view.rows[int(name[1:]) - 1]
    return (row.left if name[0] == "L" else row.right).swarms[group]


def _take_team(_view: View, move: moves.TakeTeam, message: str) -> Phrase:
    marines = names.marines(MARINES[n].id for n in MARINES_OF_TEAM[TEAM[move.team]])
    return say(message, team=names.team(move.team), marines=marines)


def _choose_action(view: View, move: moves.ChooseAction, message: str) -> Phrase:
    card = ACTION[move.card]
    shown = (action for team in view.teams for action in team.actions)
    fallen = next((action.fallen for action in shown if action.card == move.card), None)
    return say(
        message,
        team=names.team(card.team),
        number=card.number,
        name=names.action(card.number),
        type=names.action_type(card.type),
        effect=names.fallen(card.number, fallen) if fallen else names.effect(card.ability),
    )


def _of_marine(view: View, move: moves.PlaceToken | moves.ChooseMarine | moves.SpendToken, message: str) -> Phrase:
    position = _position(view, move.marine)
    if not position:
        team = names.team(MARINES[MARINE[move.marine]].team)
        return say("death-angel-move-choose-slain", marine=names.marine(move.marine), team=team)
    tokens = _tokens_of(view, move.marine)
    return say(message, marine=names.marine(move.marine), position=position, tokens=tokens)


def _trade(view: View, move: moves.Trade, message: str) -> Phrase:
    return say(
        message,
        marine=names.marine(move.marine),
        other=names.marine(move.other),
        **{"from": _position(view, move.marine), "to": _position(view, move.other)},
    )


def _turn(view: View, move: moves.Turn, message: str) -> Phrase:
    row = _row(view, move.marine)
    away = "right" if row is None or row.facing == "left" else "left"
    return say(message, marine=names.marine(move.marine), side=away)


def _activate(view: View, move: moves.Activate, message: str) -> Phrase:
    does: msgspec.Struct | None = TERRAIN[TERRAIN_ID[move.terrain]].activation
    if isinstance(does, UsePanel):
        does = LOCATIONS[LOCATION[view.location.code]].panel or does
    assert does is not None
    return say(
        message, marine=names.marine(move.marine), terrain=names.terrain(move.terrain), effect=names.effect(does)
    )


def _attack(view: View, move: moves.Attack, message: str) -> Phrase:
    near = names.near(view, move.place, move.group)
    if view.rows[int(move.place[1:]) - 1].marine == move.marine:
        near["where"] = "own"
    return say(
        "death-angel-move-attack-held" if _swarm_at(view, move.place, move.group).protected else message,
        marine=names.marine(move.marine),
        tokens=_tokens_of(view, move.marine),
        **near,
    )


def _heroic_charge(_view: View, _move: moves.HeroicCharge, message: str) -> Phrase:
    _, ability = action_with(Charge)
    return say(message, marine=names.marine(ability.marine), count=ability.most, fatal=either(ability.fatal))


def _reroll(view: View, _move: moves.Reroll, message: str) -> Phrase:
    roll = view.roll
    assert roll is not None
    tokens = _tokens_of(view, roll.marine)
    if not roll.good or not roll.odds:
        return say(message, tokens=tokens, odds=roll.odds)
    return say(f"{message}-{roll.kind}", tokens=tokens, **names.instead(roll.odds, roll.worse, roll.misses))


def _accept(view: View, _move: moves.Accept, message: str) -> Phrase:
    roll = view.roll
    assert roll is not None
    saved = ""
    if roll.kind == "attack" and _swarm_at(view, roll.place, roll.group).protected:
        saved = "-held"
    elif roll.kind == "defence" and not roll.good and view.artefact == view.seat:
        saved = "-artefact"
    return say(
        f"{message}-{roll.kind}{saved}",
        good=names.yes(roll.good),
        odds=roll.odds,
        marine=names.marine(roll.marine),
    )


def _use_ability(view: View, _move: moves.UseAbility, message: str) -> Phrase:
    assert view.question is not None
    return say(message, ability=view.question.kind)


def _of_one(view: View, _move: moves.UseArtefact | moves.Pass, message: str) -> Phrase:
    """With the Marine whom the question is about, if it is about one."""
    of = view.question.marine if view.question else None
    tokens = _tokens_of(view, of) - len(view.marked) if of else 0
    return say(message, marine=names.marine(of), tokens=tokens) if of else say(message)


def _slay(view: View, move: moves.Slay, message: str) -> Phrase:
    return say(message, card=move.card, **names.near(view, move.place, move.group))


def _move_swarm(view: View, move: moves.MoveSwarm, message: str) -> Phrase:
    to = names.place(view, move.to)
    return say(message, to=to["beside"], side=to["side"], **names.near(view, move.place, move.group))


def _choose_swarm(view: View, move: moves.ChooseSwarm, message: str) -> Phrase:
    return say(message, **names.near(view, move.place, move.group))


def _choose_team(_view: View, move: moves.ChooseTeam, message: str) -> Phrase:
    return say(message, team=names.team(move.team))


def _choose_pile(view: View, move: moves.ChoosePile, message: str) -> Phrase:
    count = view.left_blips if move.side == "left" else view.right_blips
    return say(message, side=move.side, count=count)


def _terrain_places(view: View) -> dict[str, str]:
    return {
        card.terrain: f"{letter}{row.position}"
        for row in view.rows
        for letter, at in (("L", row.left), ("R", row.right))
        for card in at.terrain
    }


def _choose_terrain(view: View, move: moves.ChooseTerrain, message: str) -> Phrase:
    return say(message, terrain=names.terrain(move.terrain), **names.place(view, _terrain_places(view)[move.terrain]))


def _choose_place(view: View, move: moves.ChoosePlace, message: str) -> Phrase:
    return say(message, **names.place(view, move.place))


def _choose_brood_lord(_view: View, move: moves.ChooseBroodLord, message: str) -> Phrase:
    return say(message, card=names.enemy(move.card))


def _at_location(view: View, _move: moves.RollDie | moves.AddToken, message: str) -> Phrase:
    tokens, question = view.location.tokens, view.pending[-1] if view.pending else None
    fatal = sum(map(question.fells, range(DIE_FACES))) if isinstance(question, Teleportarium) else 0
    return say(message, tokens=tokens, odds=launching(tokens), fatal=fatal)


def _put_event(_view: View, move: moves.PutEvent, message: str) -> Phrase:
    return say(message, where=move.where)


_MOVES: dict[type, Callable[[View, Any, str], Phrase]] = {
    moves.TakeTeam: _take_team,
    moves.ChooseAction: _choose_action,
    moves.PlaceToken: _of_marine,
    moves.Trade: _trade,
    moves.Turn: _turn,
    moves.Activate: _activate,
    moves.Attack: _attack,
    moves.HeroicCharge: _heroic_charge,
    moves.Reroll: _reroll,
    moves.Accept: _accept,
    moves.UseArtefact: _of_one,
    moves.UseAbility: _use_ability,
    moves.Slay: _slay,
    moves.MoveSwarm: _move_swarm,
    moves.ChooseSwarm: _choose_swarm,
    moves.ChooseMarine: _of_marine,
    moves.ChooseTeam: _choose_team,
    moves.ChoosePile: _choose_pile,
    moves.ChooseTerrain: _choose_terrain,
    moves.ChoosePlace: _choose_place,
    moves.ChooseBroodLord: _choose_brood_lord,
    moves.SpendToken: _of_marine,
    moves.RollDie: _at_location,
    moves.AddToken: _at_location,
    moves.PutEvent: _put_event,
    moves.Pass: _of_one,
}


# --- the log ---------------------------------------------------------------------------------------------------

_FIELDS: Mapping[str, Callable[[Any], Any]] = {
    "player": player,
    "team": names.team,
    "marine": names.marine,
    "other": names.marine,
    "marines": names.marines,
    "terrain": names.terrain,
    "beside": names.marine,
    "next": names.marine,
    "cards": names.counted,
    "location": names.location,
}


def say_event(event: AnyEvent) -> Phrase | None:
    """An event as a line of the log: mostly the message named like it, with its fields."""
    special = _EVENTS.get(type(event))
    return special(event) if special else spoken("death-angel-log", event, _FIELDS)


def _phase_began(event: events.PhaseBegan) -> Phrase:
    return spoken("death-angel-log", event, _FIELDS, name=say(f"death-angel-phase-{event.phase}"))


def _action_chosen(event: events.ActionChosen) -> Phrase:
    name = names.action(event.card) if event.card else ""
    return spoken("death-angel-log", event, _FIELDS, card=event.card, name=name)


def _actions_revealed(event: events.ActionsRevealed) -> Phrase:
    cards = [say("death-angel-log-card", number=number, name=names.action(number)) for number in event.cards]
    return spoken("death-angel-log", event, _FIELDS, cards=cards)


def _card_began(event: events.CardBegan) -> Phrase:
    return say("death-angel-log-card", number=event.card, name=names.action(event.card))


def _tokens_placed(event: events.TokensPlaced) -> Phrase:
    if event.on in ("door", "location"):
        return say(f"death-angel-log-tokens-{event.on}", tokens=event.tokens)
    on = names.marine(event.on)
    if event.by is not None:
        return say("death-angel-log-tokens-given", player=player(event.by), on=on, tokens=event.tokens)
    return say("death-angel-log-tokens-placed", on=on, tokens=event.tokens)


def _tokens_lost(event: events.TokensLost) -> Phrase:
    marine = names.marine(event.marine)
    if event.card:
        return say("death-angel-log-tokens-paid", marine=marine, card=names.action(event.card))
    return say("death-angel-log-tokens-lost", marine=marine, tokens=event.tokens)


def _genestealer_slain(event: events.GenestealerSlain) -> Phrase:
    if event.by is not None:
        return say("death-angel-log-door-slays", player=player(event.by), card=event.card)
    return say("death-angel-log-genestealer-slain", card=event.card)


def _brood_lord_arrived(event: events.BroodLordArrived) -> Phrase:
    near: dict[str, Argument] = {"where": event.where, "beside": names.marine(event.beside)}
    if event.by is not None:
        return say("death-angel-log-brood-lord-chosen", player=player(event.by), **near)
    return say("death-angel-log-brood-lord-arrived", **near)


def _spawned(event: events.Spawned) -> Phrase:
    size = len(event.cards)
    at: dict[str, Argument] = {"terrain": names.terrain(event.terrain)} if event.terrain else {}
    message = "" if size == event.wanted else "-short" if size else "-none"
    if event.by is not None:
        at["player"] = player(event.by)
    return say(
        f"death-angel-log-spawned{'-chosen' if event.by is not None else '-at' if at else ''}{message}",
        **at,
        size=size,
        wanted=event.wanted,
        where=event.where,
        beside=names.marine(event.beside),
    )


def _swarm_moved(event: events.SwarmMoved) -> Phrase:
    """On to another Marine, or around its own."""
    around = event.place[1:] == event.to[1:]
    crossed = event.place[0] != event.to[0]
    if around:
        message = "swarm-flanked" if event.arrives == "behind" else "swarm-fronted"
    else:
        message = "swarm-crossed" if crossed else "swarm-moved"
    return say(
        f"death-angel-log-{message}",
        size=len(event.cards),
        where=event.where,
        beside=names.marine(event.beside),
        next=names.marine(event.next),
    )


def _attack_rolled(event: events.AttackRolled) -> Phrase:
    shows: dict[str, Argument] = {"face": event.face, "skull": names.yes(SKULL[event.face])}
    if event.slays is not None:
        shows |= {"skull": "number", "count": event.slays}
    if event.rerolled:
        return say("death-angel-log-attack-rolled-again", marine=names.marine(event.marine), **shows)
    return say(
        "death-angel-log-attack-rolled",
        marine=names.marine(event.marine),
        **shows,
        size=event.size,
        where="own" if event.beside == event.marine else event.where,
        beside=names.marine(event.beside),
        other=names.yes(event.group > 0),
    )


def _defence_rolled(event: events.DefenceRolled) -> Phrase:
    message = "rolled-again" if event.rerolled else "defence-rolled"
    return say(f"death-angel-log-{message}", marine=names.marine(event.marine), face=event.face, size=event.size)


def _defence_judged(event: events.DefenceJudged) -> Phrase:
    return say(
        f"death-angel-log-defence-{event.by}",
        marine=names.marine(event.marine),
        face=event.face,
        size=event.size,
        sum=names.total(event.face, event.lords),
    )


def _die_rolled(event: events.DieRolled) -> Phrase:
    args: dict[str, Argument] = {"face": event.face, "bad": names.yes(event.bad)}
    if event.marine:
        args["marine"] = names.marine(event.marine)
    return Phrase(f"death-angel-log-die-{event.why}", args)


def _event_drawn(event: events.EventDrawn) -> Phrase:
    if not event.card:
        return say("death-angel-log-event-hidden", player=player(event.player))
    kind = "read" if event.seats is not None else "drawn"
    return say(
        f"death-angel-log-event-{kind}",
        player=player(event.player),
        event=names.event(event.card),
        alone=names.yes(event.alone),
    )


def _event_revealed(event: events.EventRevealed) -> Phrase:
    target: Phrase | None = None
    if event.marine:
        target = names.marine(event.marine)
    elif event.beside:
        target = say("death-angel-log-event-swarm", where=event.where or "beside", beside=names.marine(event.beside))
    elif event.side:
        target = say("death-angel-log-event-pile", side=event.side)
    elif event.team:
        target = say("death-angel-log-event-team", team=names.team(event.team))
    if target is None:
        return say("death-angel-log-event-revealed", event=names.event(event.card))
    return say(
        "death-angel-log-event-revealed-target",
        event=names.event(event.card),
        player=player(event.player),
        target=target,
        alone=names.yes(event.alone),
    )


def _event_idle(event: events.EventIdle) -> Phrase:
    """With why nothing comes of it."""
    effect = names.event_card(event.card).effect
    why = "engaged" if isinstance(effect, LoseTokens) and effect.who == "engaged" else effect.__struct_config__.tag
    return say("death-angel-log-event-idle", event=names.event(event.card), why=str(why))


def _event_lasts(event: events.EventLasts) -> Phrase:
    return say("death-angel-log-event-lasts", event=names.event(event.card))


def _spawn_box_opened(event: events.SpawnBoxOpened) -> Phrase | None:
    """Who comes out at which terrain is told as it happens."""
    return None if event.terrain else say("death-angel-log-spawn-box-none")


def _movement_box_opened(event: events.MovementBoxOpened) -> Phrase:
    return say(f"death-angel-log-movement-box-{event.kind}", swarms=event.swarms)


def _blips_discarded(event: events.BlipsDiscarded) -> Phrase:
    message = "left-behind" if event.travelling else "discarded"
    return say(f"death-angel-log-blips-{message}", side=event.side, cards=names.counted(event.cards))


def _terrain_placed(event: events.TerrainPlaced) -> Phrase:
    who: dict[str, Argument] = {} if event.by is None else {"player": player(event.by)}
    return say(
        "death-angel-log-terrain-put" if who else "death-angel-log-terrain-placed",
        **who,
        terrain=names.terrain(event.terrain),
        beside=names.marine(event.beside),
        side=names.side_of(event.place),
    )


def _event_scouted(event: events.EventScouted) -> Phrase:
    if event.card:
        event_ = names.event(event.card)
        return say("death-angel-log-event-scouted-seen", event=event_, alone=names.yes(event.alone))
    return say("death-angel-log-event-scouted", player=player(event.player))


_EVENTS: dict[type, Callable[[Any], Phrase | None]] = {
    events.PhaseBegan: _phase_began,
    events.ActionChosen: _action_chosen,
    events.ActionsRevealed: _actions_revealed,
    events.CardBegan: _card_began,
    events.TokensPlaced: _tokens_placed,
    events.TokensLost: _tokens_lost,
    events.GenestealerSlain: _genestealer_slain,
    events.BroodLordArrived: _brood_lord_arrived,
    events.Spawned: _spawned,
    events.SwarmMoved: _swarm_moved,
    events.AttackRolled: _attack_rolled,
    events.DefenceRolled: _defence_rolled,
    events.DefenceJudged: _defence_judged,
    events.DieRolled: _die_rolled,
    events.EventDrawn: _event_drawn,
    events.EventRevealed: _event_revealed,
    events.EventIdle: _event_idle,
    events.EventLasts: _event_lasts,
    events.SpawnBoxOpened: _spawn_box_opened,
    events.MovementBoxOpened: _movement_box_opened,
    events.BlipsDiscarded: _blips_discarded,
    events.TerrainPlaced: _terrain_placed,
    events.EventScouted: _event_scouted,
}


# --- panels ----------------------------------------------------------------------------------------------------


def panels(view: View) -> list[Panel]:
    """The view as text: Location, formation, round, Event, teams, own cards."""
    shown = [_location_panel(view), _formation_panel(view), _round_panel(view)]
    if view.event is not None:
        shown.append(
            Panel(
                say("death-angel-panel-event", name=names.event(view.event)), event_lines(names.event_card(view.event))
            )
        )
    shown.append(Panel(say("death-angel-panel-teams"), [_team_line(team_) for team_ in view.teams]))
    own = [team_ for team_ in view.teams if team_.player == view.seat and team_.actions]
    if own:
        lines = [_hand_line(team_) for team_ in own]
        lines += [
            say("death-angel-panel-scouted", above=known.above, event=names.event(known.event))
            for known in view.scouted
        ]
        shown.append(Panel(say("death-angel-panel-hand"), lines, "hand"))
    return [panel for panel in shown if panel.lines or panel.rows]


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
    return Panel(say("death-angel-panel-location", name=names.location(here.code)), lines)


def _formation_panel(view: View) -> Panel:
    return Panel(say("death-angel-panel-formation"), [], "grid", rows=[_row_cells(row) for row in view.rows])


def _row_cells(row: RowView) -> list[Phrase]:
    marine = f"death-angel-row-{row.facing}{'-tokens' if row.tokens else ''}"
    return [
        _swarms_cell(row.left),
        _terrain_cell(row.left),
        number(row.position),
        say(marine, marine=names.marine(row.marine), tokens=row.tokens),
        _terrain_cell(row.right),
        _swarms_cell(row.right),
    ]


def _swarms_cell(at: SideView) -> Phrase:
    if not at.swarms:
        return say("death-angel-row-empty")
    return listed(
        [
            say(
                "death-angel-row-swarm",
                cards=names.enemies(swarm.cards),
                state=_state_of(swarm),
                survival=swarm.survival if swarm.percent is None else swarm.percent,
            )
            for swarm in at.swarms
        ]
    )


def _state_of(swarm: SwarmView) -> str:
    if swarm.protected:
        return "protected"
    return "attacked" if swarm.attacked else "fresh" if swarm.percent is None else "again"


def _terrain_cell(at: SideView) -> Phrase:
    if not at.terrain:
        return say("death-angel-row-none")
    cells = []
    for card in at.terrain:
        name = names.terrain(card.terrain)
        if card.terrain == TERRAIN_NAMES[DOOR] and card.tokens:
            name = say("death-angel-row-door", terrain=name, tokens=card.tokens)
        cells.append(say("death-angel-row-used", terrain=name) if card.activated else name)
    return listed(cells)


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
    return say(f"death-angel-panel-order-{state}", number=number, name=names.action(number))


def _lasting(lasting: Lasting) -> Phrase:
    name = names.event(lasting.event)
    target = names.marine(lasting.marine) if lasting.marine else names.team(lasting.team) if lasting.team else None
    return name if target is None else say("death-angel-panel-lasting-one", event=name, target=target)


def _team_line(of: TeamView) -> Phrase:
    who: dict[str, Argument] = {"team": names.team(of.team), "player": player(of.player)}
    if not of.actions:
        return Phrase("death-angel-team-out", who)
    if of.chosen:
        chosen = say("death-angel-team-plays", number=of.chosen, name=names.action(of.chosen))
    else:
        chosen = say("death-angel-team-chosen" if of.has_chosen else "death-angel-team-undecided")
    return Phrase(
        "death-angel-team-line",
        {
            **who,
            "marines": names.marines(of.marines),
            "slain": len(of.slain),
            "names": names.marines(of.slain),
            "chosen": chosen,
        },
    )


def _hand_line(of: TeamView) -> Phrase:
    listed: list[Phrase] = [
        say(
            "death-angel-hand-card",
            number=card.card,
            name=names.action(card.card),
            type=names.action_type(card.type),
            status=card.status,
        )
        for card in of.actions
    ]
    return say("death-angel-hand-line", team=names.team(of.team), cards=listed)
