"""Between the engine and the kernel: a state as a row of numbers, and moves there and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from starboard.core.agenda import Step
from starboard.core.chance import Chance
from starboard.games.death_angel import (
    action_abilities,
    attack,
    blips,
    choose_actions,
    event,
    genestealer_attack,
    locations,
    movement,
    resolve_actions,
    rounds,
    spawn,
    terrain,
    travel,
)
from starboard.games.death_angel import moves as play
from starboard.games.death_angel.cards import (
    BROOD_LORD,
    ENEMY,
    MARINE,
    PLACE,
    PLACE_NAMES,
    SIDE,
    TEAM,
    TERRAIN_ID,
)
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import tables as of
from starboard.games.death_angel.state import State


def bits(numbers: Iterable[int]) -> int:
    """A bit for each."""
    return sum(1 << number for number in numbers)


class Twin(Chance):
    """The luck of the kernel for the engine: the same generator."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        super().__init__()
        self.state = state

    def _below(self, n: int) -> int:
        self.state = (self.state * 25214903917 + 11) & 0xFFFFFFFFFFFF
        return ((self.state >> 17) * n) >> 31


# --- steps ---------------------------------------------------------------------------------------------------------

_STEPS: dict[type[Step], Any] = {
    rounds.BeginPhase: lambda q: (at.BEGIN_PHASE, q.phase),
    rounds.EndRound: lambda q: (at.END_ROUND,),
    choose_actions.StartChoosing: lambda q: (at.START_CHOOSING,),
    travel.CheckTravel: lambda q: (at.CHECK_TRAVEL,),
    resolve_actions.NextCard: lambda q: (at.NEXT_CARD,),
    resolve_actions.EndCard: lambda q: (at.END_CARD, q.card),
    action_abilities.AfterCard: lambda q: (at.AFTER_CARD, q.card),
    genestealer_attack.NextSwarm: lambda q: (at.NEXT_SWARM,),
    genestealer_attack.RestAttacks: lambda q: (at.REST_ATTACKS, q.place, q.group),
    event.DrawEvent: lambda q: (at.DRAW_EVENT,),
    event.ResolveEvent: lambda q: (at.RESOLVE_EVENT,),
    spawn.OpenSpawnBox: lambda q: (at.OPEN_SPAWN_BOX, q.box),
    movement.OpenMovementBox: lambda q: (at.OPEN_MOVEMENT_BOX,),
    event.MergeSwarms: lambda q: (at.MERGE_SWARMS,),
    action_abilities.Overwatch: lambda q: (at.OVERWATCH,),
    event.DiscardEvent: lambda q: (at.DISCARD_EVENT,),
    travel.NextLocation: lambda q: (at.NEXT_LOCATION,),
    travel.NextBlips: lambda q: (at.NEXT_BLIPS,),
    travel.EnterLocation: lambda q: (at.ENTER_LOCATION,),
    travel.EndTravel: lambda q: (at.END_TRAVEL,),
    attack.ChargeRoll: lambda q: (at.CHARGE_ROLL, q.card, q.marine),
    locations.TeleportNext: lambda q: (at.TELEPORT_NEXT, bits(q.marines)),
    locations.TeleportEnd: lambda q: (at.TELEPORT_END,),
    choose_actions.ChooseActions: lambda q: (at.CHOOSE_ACTIONS, bits(q.teams)),
    resolve_actions.Support: lambda q: (at.SUPPORT, q.card),
    resolve_actions.EnterFormation: lambda q: (at.ENTER_FORMATION, q.card),
    resolve_actions.WhoMoves: lambda q: (at.WHO_MOVES, q.card, bits(q.marines)),
    resolve_actions.WhoTurns: lambda q: (at.WHO_TURNS, q.card, bits(q.marines)),
    resolve_actions.WhoActivates: lambda q: (at.WHO_ACTIVATES, q.card, bits(q.marines)),
    attack.WhoAttacks: lambda q: (at.WHO_ATTACKS, q.card, bits(q.marines)),
    attack.AttackMore: lambda q: (at.ATTACK_MORE, q.card, q.marine, q.count),
    attack.AttackForToken: lambda q: (at.ATTACK_FOR_TOKEN, q.card, bits(q.marines)),
    attack.QuickInstincts: lambda q: (at.QUICK_INSTINCTS, q.card, q.marine),
    attack.AttackRoll: lambda q: (at.ATTACK_ROLL, q.card, q.marine, q.place, q.group, q.face, q.rerolled),
    attack.AttackVictim: lambda q: (at.ATTACK_VICTIM, q.marine, q.place, q.group, q.count, q.may),
    attack.LeadByExample: lambda q: (at.LEAD_BY_EXAMPLE, q.card, q.marine),
    attack.ChargeVictim: lambda q: (at.CHARGE_VICTIM, q.card, q.marine, q.count, q.may),
    action_abilities.Strategize: lambda q: (at.STRATEGIZE, q.card),
    action_abilities.PowerField: lambda q: (at.POWER_FIELD, q.card),
    action_abilities.Stealth: lambda q: (at.STEALTH, q.card),
    action_abilities.StealthOther: lambda q: (at.STEALTH_OTHER, q.card, q.side),
    action_abilities.Scout: lambda q: (at.SCOUT, q.card),
    action_abilities.ScoutPut: lambda q: (at.SCOUT_PUT, q.card),
    action_abilities.Intimidate: lambda q: (at.INTIMIDATE, q.card),
    action_abilities.IntimidateTake: lambda q: (at.INTIMIDATE_TAKE, q.card, q.count),
    action_abilities.SmallerPile: lambda q: (at.SMALLER_PILE,),
    terrain.OnwardBrothers: lambda q: (at.ONWARD, q.card),
    genestealer_attack.DefenceRoll: lambda q: (at.DEFENCE_ROLL, q.marine, q.place, q.group, q.face, q.rerolled),
    genestealer_attack.Artefact: lambda q: (at.USES_ARTEFACT, q.marine, q.place, q.group, q.face, q.rerolled),
    genestealer_attack.CounterAttack: lambda q: (at.COUNTER_ATTACK, q.marine, q.place, q.group),
    event.EventTarget: lambda q: (at.EVENT_TARGET,),
    event.EventVictim: lambda q: (at.EVENT_VICTIM, q.marine),
    event.CleansingFlames: lambda q: (at.CLEANSING, q.marine, q.count),
    event.Everywhere: lambda q: (at.EVERYWHERE, bits(q.marines), q.count),
    spawn.SpawnOrder: lambda q: (at.SPAWN_ORDER, q.count, bits(q.terrains)),
    travel.Door: lambda q: (at.DOOR_SLAYS, q.count),
    locations.DarkCatacombs: lambda q: (at.CATACOMBS, of._WHO.index(q.effect.who), q.effect.count),
    locations.Munitorium: lambda q: (at.MUNITORIUM, q.count, bits(q.given)),
    locations.BlackHolds: lambda q: (at.BLACK_HOLDS, q.count),
    locations.WrathOfBaalChapel: lambda q: (at.CHAPEL, q.terrain),
    locations.GenestealerLair: lambda q: (at.LAIR,),
    locations.CryoControl: lambda q: (at.CRYO,),
    locations.CoreCogitator: lambda q: (at.COGITATOR,),
    locations.Apothecarion: lambda q: (at.APOTHECARION,),
    locations.ApothecarionTurn: lambda q: (at.APOTHECARION_TURN, q.marine),
    locations.Teleportarium: lambda q: (at.TELEPORT, q.marine),
    locations.Generatorium: lambda q: (at.GENERATORIUM, q.marine, q.count),
    locations.LaunchControlRoom: lambda q: (at.LAUNCH, q.marine),
    locations.ToxinPumpingStation: lambda q: (at.TOXIN, q.marine, q.count),
    blips.Refill: lambda q: (at.REFILL, q.count),
}


# --- moves ---------------------------------------------------------------------------------------------------------


def move_of(code: int) -> play.AnyMove:
    """The engine's move."""
    kind, a, b, c = code & 31, code >> 5 & 31, code >> 10 & 31, code >> 15 & 31
    move: play.AnyMove = _MOVES[kind](a, b, c)
    return move


def code_of(move: play.AnyMove) -> int:
    """The kernel's number for a move."""
    kind, *numbers = _CODES[type(move)](move)
    a, b, c = (*numbers, 0, 0, 0)[:3]
    return int(kind | a << 5 | b << 10 | c << 15)


_CODES: dict[type, Any] = {
    play.Pass: lambda m: (at.M_PASS,),
    play.ChooseAction: lambda m: (at.M_CARD, m.card),
    play.PlaceToken: lambda m: (at.M_TOKEN, MARINE[m.marine]),
    play.Trade: lambda m: (at.M_TRADE, MARINE[m.marine], MARINE[m.other]),
    play.Turn: lambda m: (at.M_TURN, MARINE[m.marine]),
    play.Activate: lambda m: (at.M_ACTIVATE, MARINE[m.marine], TERRAIN_ID[m.terrain]),
    play.Attack: lambda m: (at.M_ATTACK, MARINE[m.marine], PLACE[m.place], m.group),
    play.HeroicCharge: lambda m: (at.M_CHARGE,),
    play.Reroll: lambda m: (at.M_REROLL,),
    play.Accept: lambda m: (at.M_ACCEPT,),
    play.UseArtefact: lambda m: (at.M_ARTEFACT,),
    play.Slay: lambda m: (at.M_SLAY, PLACE[m.place], ENEMY[m.card], m.group),
    play.MoveSwarm: lambda m: (at.M_SWARM_TO, PLACE[m.place], PLACE[m.to], m.group),
    play.ChooseSwarm: lambda m: (at.M_SWARM, PLACE[m.place], m.group),
    play.ChooseMarine: lambda m: (at.M_MARINE, MARINE[m.marine]),
    play.ChooseTeam: lambda m: (at.M_TEAM, TEAM[m.team]),
    play.ChoosePile: lambda m: (at.M_PILE, SIDE[m.side]),
    play.ChooseTerrain: lambda m: (at.M_TERRAIN, TERRAIN_ID[m.terrain]),
    play.ChoosePlace: lambda m: (at.M_PLACE, PLACE[m.place]),
    play.ChooseBroodLord: lambda m: (at.M_LORD, ENEMY[m.card] - BROOD_LORD),
    play.SpendToken: lambda m: (at.M_SPEND, MARINE[m.marine]),
    play.RollDie: lambda m: (at.M_ROLL,),
    play.AddToken: lambda m: (at.M_ADD,),
    play.UseAbility: lambda m: (at.M_USE,),
    play.PutEvent: lambda m: (at.M_PUT, int(m.where == "bottom")),
}

_MOVES: dict[int, Any] = {
    at.M_PASS: lambda a, b, c: play.PASS,
    at.M_CARD: lambda a, b, c: play.CHOOSE_ACTION[a],
    at.M_TOKEN: lambda a, b, c: play.PLACE_TOKEN[a],
    at.M_TRADE: lambda a, b, c: play.TRADE[a][b],
    at.M_TURN: lambda a, b, c: play.TURN[a],
    at.M_ACTIVATE: lambda a, b, c: play.ACTIVATE[a][b],
    at.M_ATTACK: lambda a, b, c: play.ATTACK[a][b][c],
    at.M_CHARGE: lambda a, b, c: play.HEROIC_CHARGE,
    at.M_REROLL: lambda a, b, c: play.REROLL,
    at.M_ACCEPT: lambda a, b, c: play.ACCEPT,
    at.M_ARTEFACT: lambda a, b, c: play.USE_ARTEFACT,
    at.M_SLAY: lambda a, b, c: play.SLAY[a][c][b],
    at.M_SWARM_TO: lambda a, b, c: play.MoveSwarm(PLACE_NAMES[a], PLACE_NAMES[b], c),
    at.M_SWARM: lambda a, b, c: play.CHOOSE_SWARM[a][b],
    at.M_MARINE: lambda a, b, c: play.CHOOSE_MARINE[a],
    at.M_TEAM: lambda a, b, c: play.CHOOSE_TEAM[a],
    at.M_PILE: lambda a, b, c: play.CHOOSE_PILE[a],
    at.M_TERRAIN: lambda a, b, c: play.CHOOSE_TERRAIN[a],
    at.M_PLACE: lambda a, b, c: play.CHOOSE_PLACE[a],
    at.M_LORD: lambda a, b, c: play.CHOOSE_BROOD_LORD[a],
    at.M_SPEND: lambda a, b, c: play.SPEND_TOKEN[a],
    at.M_ROLL: lambda a, b, c: play.ROLL_DIE,
    at.M_ADD: lambda a, b, c: play.ADD_TOKEN,
    at.M_USE: lambda a, b, c: play.USE_ABILITY,
    at.M_PUT: lambda a, b, c: play.PUT_EVENT[a],
}


def _aim(aim: play.Aim | None) -> tuple[int, int, int]:
    match aim:
        case play.ChooseMarine(marine):
            return at.M_MARINE, MARINE[marine], 0
        case play.ChooseTeam(team):
            return at.M_TEAM, TEAM[team], 0
        case play.ChoosePile(side):
            return at.M_PILE, SIDE[side], 0
        case play.ChooseSwarm(place, group):
            return at.M_SWARM, PLACE[place], group
    return 0, 0, 0


# --- states --------------------------------------------------------------------------------------------------------


def pack(state: State) -> list[int]:
    """The state as the kernel has it."""
    s = [0] * at.ALL

    def put(first: int, numbers: Iterable[int]) -> None:
        for n, number in enumerate(numbers):
            s[first + n] = int(number)

    def pile(first: int, cards: list[int]) -> None:
        put(first, (len(cards), *cards))

    s[at.SETUP], s[at.LOCATION], s[at.AHEAD] = state.setup, state.location, len(state.location_deck)
    put(at.DECKED, state.location_deck)
    s[at.ROUND], s[at.PHASE], s[at.ROWS] = state.round, state.phase, len(state.formation)
    put(at.FORM, state.formation)
    put(at.FACES, state.faces)
    put(at.TOKENS, state.tokens)
    s[at.SUPPLY], s[at.DOOR_TOKENS], s[at.LAUNCH_TOKENS] = state.supply, state.door_tokens, state.launch_tokens
    put(at.LIES, state.terrain)
    s[at.ACTIVATED], s[at.CAPPED], s[at.ARTEFACT] = bits(state.activated), state.capped, state.artefact
    for place, groups in enumerate(state.swarms):
        for group, swarm in enumerate(groups):
            first = at.SWARMS + place * at.SPOT + group * at.GROUP
            for card in swarm.cards:
                s[first + card] += 1
            s[first + at.ATTACKED], s[first + at.PROTECTED] = swarm.attacked, int(swarm.protected)
    s[at.ATTACKS], s[at.LORDS_SLAIN] = state.attacks, len(state.lords_slain)
    s[at.PILES], s[at.PILES + 1] = len(state.left_blips), len(state.right_blips)
    put(at.PILE_CARDS, state.left_blips)
    put(at.PILE_CARDS + at.PILE, state.right_blips)
    pile(at.DECK, state.deck)
    pile(at.DISCARD, state.discard)
    pile(at.EVENTS, state.events)
    pile(at.EVENTS_OUT, state.event_discard)
    s[at.SCOUTED] = int(bool(state.events) and len(state.events) - 1 in state.scouted)
    s[at.EVENT] = state.event
    put(at.AIM, _aim(state.aim))
    taken = list(state.marked)
    for step in state.agenda:
        if isinstance(step, action_abilities.IntimidateTake | action_abilities.SmallerPile):
            taken = list(step.taken)
    pile(at.MARKED, [PLACE[one.place] * 16 + one.group * 8 + ENEMY[one.card] for one in taken])
    put(at.OWNERS, state.owners)
    put(at.CHOSEN, state.chosen)
    put(at.RESTS, state.rests)
    for card in state.resolved:
        s[at.RESOLVED + card] = 1
    s[at.RESOLVING], s[at.LEAD_USED] = state.resolving, int(state.lead_used)
    s[at.LASTING], s[at.LASTING_TARGET] = state.lasting, state.lasting_target
    s[at.UPCOMING], s[at.UPCOMING_TARGET] = state.upcoming, state.upcoming_target
    s[at.TRAVELLING] = int(state.travelling)
    s[at.OUTCOME] = ("", "won", "lost").index(state.outcome)
    s[at.AGENDA] = len(state.agenda)
    for n, step in enumerate(state.agenda):
        put(at.STEPS + n * at.STEP, _STEPS[type(step)](step))
    return s


_PILES = (
    (at.DECK, at.DECK_CARDS, at.PILE),
    (at.DISCARD, at.DISCARD_CARDS, at.PILE),
    (at.EVENTS, at.EVENT_CARDS, of.EVENTS),
    (at.EVENTS_OUT, at.EVENTS_OUT_CARDS, of.EVENTS),
    (at.MARKED, at.MARKED_CARDS, at.PILE),
)


def bare(s: Any) -> list[int]:
    """A kernel's state without what is left over from before: what two states are compared by."""
    found = [int(number) for number in s[: at.STATE_SIZE]]
    for count, first, room in _PILES:
        found[first + found[count] : first + room] = [0] * (room - found[count])
    used = at.STEPS + found[at.AGENDA] * at.STEP
    found[used : at.STATE_SIZE] = [0] * (at.STATE_SIZE - used)
    return found
