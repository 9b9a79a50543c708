"""Where everything is in the row of numbers that is a mission, and the numbers of steps and moves."""

from __future__ import annotations

from itertools import count

MARINES = 12
TEAMS = 6
TERRAIN = 8
PLACES = 2 * MARINES
GROUPS = 2
KINDS = 6
"""Kinds of Genestealer cards: four symbols, two Brood Lords."""
LORDS = 4
"""The first of the two Brood Lords."""
GROUP = 8
"""Numbers of a group: how many cards of each kind, when it attacked, whether it is protected."""
ATTACKED, PROTECTED = 6, 7
SPOT = GROUPS * GROUP
"""Numbers of a place."""
PILE = 40
"""Room of a pile or deck."""
STEP = 7
"""Numbers of a step on the agenda: what it is and six more."""
MOST_STEPS = 28

# --- the state ---------------------------------------------------------------------------------------------------

_at = 0


def _room(size: int = 1) -> int:
    global _at
    _at += size
    return _at - size


SETUP = _room()
LOCATION = _room()
AHEAD = _room()
"""How many Locations are in the deck."""
DECKED = _room(4)
"""The Location deck, its top last."""
ROUND = _room()
PHASE = _room()
ROWS = _room()
"""Marines alive."""
FORM = _room(MARINES)
FACES = _room(MARINES)
TOKENS = _room(MARINES)
SUPPLY = _room()
DOOR_TOKENS = _room()
LAUNCH_TOKENS = _room()
LIES = _room(TERRAIN)
"""The place of each Terrain card, -1 in the box, -2 gone."""
ACTIVATED = _room()
"""Terrain activated this round, a bit each."""
CAPPED = _room()
ARTEFACT = _room()
"""The seat that holds the Artefact, or -1."""
SWARMS = _room(PLACES * SPOT)
ATTACKS = _room()
LORDS_SLAIN = _room()
PILES = _room(2)
"""How many cards are in the Blip piles."""
PILE_CARDS = _room(2 * PILE)
DECK = _room()
DECK_CARDS = _room(PILE)
DISCARD = _room()
DISCARD_CARDS = _room(PILE)
EVENTS = _room()
EVENT_CARDS = _room(30)
EVENTS_OUT = _room()
EVENTS_OUT_CARDS = _room(30)
SCOUTED = _room()
"""Whether the top Event has been seen."""
EVENT = _room()
AIM = _room()
"""What the Event is aimed at: 0 nothing, or a kind of move; then what."""
AIM_A = _room()
AIM_B = _room()
MARKED = _room()
MARKED_CARDS = _room(PILE)
"""Victims picked but not yet taken: ``place * 16 + group * 8 + card``."""
OWNERS = _room(TEAMS)
CHOSEN = _room(TEAMS)
RESTS = _room(TEAMS)
RESOLVED = _room(20)
"""By Action card whether it was resolved this round."""
RESOLVING = _room()
LEAD_USED = _room()
LASTING = _room()
LASTING_TARGET = _room()
UPCOMING = _room()
UPCOMING_TARGET = _room()
TRAVELLING = _room()
OUTCOME = _room()
"""0 goes on, 1 won, 2 lost."""
AGENDA = _room()
"""How many steps are on the agenda."""
STEPS = _room(MOST_STEPS * STEP)
STATE_SIZE = _at
"""What is copied and compared; behind it is room to work in."""
MOVERS = _room(PLACES * SPOT)
MOVES_TO = _room(PLACES * GROUPS)
ARRIVING = _room(GROUP)
ALL = _at

WON, LOST = 1, 2
MOST_MOVES = 256

# --- steps -------------------------------------------------------------------------------------------------------

_n = count(1)
BEGIN_PHASE = next(_n)
END_ROUND = next(_n)
START_CHOOSING = next(_n)
CHECK_TRAVEL = next(_n)
NEXT_CARD = next(_n)
END_CARD = next(_n)
AFTER_CARD = next(_n)
NEXT_SWARM = next(_n)
REST_ATTACKS = next(_n)
DRAW_EVENT = next(_n)
RESOLVE_EVENT = next(_n)
OPEN_SPAWN_BOX = next(_n)
OPEN_MOVEMENT_BOX = next(_n)
MERGE_SWARMS = next(_n)
OVERWATCH = next(_n)
DISCARD_EVENT = next(_n)
NEXT_LOCATION = next(_n)
NEXT_BLIPS = next(_n)
ENTER_LOCATION = next(_n)
END_TRAVEL = next(_n)
CHARGE_ROLL = next(_n)
TELEPORT_NEXT = next(_n)
TELEPORT_END = next(_n)
QUESTIONS = 30
"""Steps from this number on ask something."""
_n = count(QUESTIONS)
CHOOSE_ACTIONS = next(_n)
SUPPORT = next(_n)
ENTER_FORMATION = next(_n)
WHO_MOVES = next(_n)
WHO_TURNS = next(_n)
WHO_ACTIVATES = next(_n)
WHO_ATTACKS = next(_n)
ATTACK_MORE = next(_n)
ATTACK_FOR_TOKEN = next(_n)
QUICK_INSTINCTS = next(_n)
ATTACK_ROLL = next(_n)
ATTACK_VICTIM = next(_n)
LEAD_BY_EXAMPLE = next(_n)
CHARGE_VICTIM = next(_n)
STRATEGIZE = next(_n)
POWER_FIELD = next(_n)
STEALTH = next(_n)
STEALTH_OTHER = next(_n)
SCOUT = next(_n)
SCOUT_PUT = next(_n)
INTIMIDATE = next(_n)
INTIMIDATE_TAKE = next(_n)
SMALLER_PILE = next(_n)
ONWARD = next(_n)
DEFENCE_ROLL = next(_n)
USES_ARTEFACT = next(_n)
COUNTER_ATTACK = next(_n)
EVENT_TARGET = next(_n)
EVENT_VICTIM = next(_n)
CLEANSING = next(_n)
EVERYWHERE = next(_n)
SPAWN_ORDER = next(_n)
DOOR_SLAYS = next(_n)
CATACOMBS = next(_n)
MUNITORIUM = next(_n)
BLACK_HOLDS = next(_n)
CHAPEL = next(_n)
LAIR = next(_n)
CRYO = next(_n)
COGITATOR = next(_n)
APOTHECARION = next(_n)
APOTHECARION_TURN = next(_n)
TELEPORT = next(_n)
GENERATORIUM = next(_n)
LAUNCH = next(_n)
TOXIN = next(_n)
REFILL = next(_n)

# --- moves: a kind in the lowest five bits, then three numbers of five bits each ---------------------------------

(
    M_PASS,
    M_CARD,
    M_TOKEN,
    M_TRADE,
    M_TURN,
    M_ACTIVATE,
    M_ATTACK,
    M_CHARGE,
    M_REROLL,
    M_ACCEPT,
    M_ARTEFACT,
    M_SLAY,
    M_SWARM_TO,
    M_SWARM,
    M_MARINE,
    M_TEAM,
    M_PILE,
    M_TERRAIN,
    M_PLACE,
    M_LORD,
    M_SPEND,
    M_ROLL,
    M_ADD,
    M_USE,
    M_PUT,
) = range(25)

# --- randomness: r -----------------------------------------------------------------------------------------------

R_STATE, R_FORCED, R_USED = 0, 1, 2
"""The generator, a face (and 1) that the next roll will show, and whether a forced face has been shown."""
RANDOM_SIZE = 3
