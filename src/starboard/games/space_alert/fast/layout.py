"""Where every number of a flight lies: three flat arrays and nothing else.

- ``s``, the state: what changes in a flight, bytes. A row of it is a whole flight at one moment.
- ``f``, the fixed part of a mission: crew, trajectories, cards, rulings, trips. The same for all its plans.
- ``t``, the tables: cards, effects, trajectories and systems, the same for all missions.

The constants are module-level ints, because that is what numba turns into constants of the compiled code.
"""

from __future__ import annotations

BITS = 0x7FFF
"""A number from an array is masked with this, or with fewer bits, where it is an index next: then the compiler knows
that it is not negative and leaves out the code for counting from the end."""
MOST_CREW = 5
MOST_THREATS = 16
"""Numbers 1 to 8, one external and one internal threat each."""
SLOTS = 12

# --- s: the ship -----------------------------------------------------------------------------------------------------
TURN = 0
OUTCOME = 1
LOST_TO = 2
"""The place of the threat whose effect destroyed the ship, from 1; 0 if none did."""
APPEARED = 3
"""How many threats have appeared: they do so in the order of their numbers."""
REACTOR = 4
REACTOR_CAPACITY = 7
SHIELD = 10
SHIELD_CAPACITY = 13
FUEL = 16
ROCKETS = 17
ROCKET_LAUNCHED = 18
ROCKET_ARRIVING = 19
STRENGTH = 20
PULSE_RANGE = 26
LIFT_BROKEN = 27
FISSURED = 30
SQUADS = 33
HAZARD = 39
BLOCKED = 45
ATTACK_AURA = 63
SHIELD_AURA = 64
PILOT = 65
"""One more than the crew member in space; 0 if there is none."""
INTERCEPTORS_LOST = 66
MAINTAINED = 67
VISUAL = 70
FIRED = 73
LIFT_USED = 79
INTERCEPTING = 82
LOOKING = 83
DRAWN = 84
"""Damage tokens drawn from the stack of each zone."""
ARMED = 87
"""Whether a laser or the pulse cannon has fired this turn."""
JOINT_WORK = 88
"""Whether anybody has repaired something this turn."""
STACK = 89
"""The damage stacks, a zone after the other, each closed by ``NO_TOKEN``."""
STACK_SIZE = 7
NO_TOKEN = 7

# --- s: the crew ----------------------------------------------------------------------------------------------------
CREW = 112
CREW_SIZE = 16
STATION = 12
"""The orders of the twelve turns come first in a crew member's part."""
SQUAD = 13
KNOCKED_OUT = 14
DELAYED = 15

# --- s: the threats -------------------------------------------------------------------------------------------------
THREAT = CREW + MOST_CREW * CREW_SIZE
THREAT_SIZE = 24
STATUS = 0
ZONE = 1
SQUARE = 2
REACHED = 3
SPEED = 4
ARMOUR = 5
"""The shield of a threat, ``ARMOUR_0`` more than it is (a shield may be negative); ``SHIELD`` is the ship's."""
ARMOUR_0 = 100
HP = 6
DAMAGE = 7
TOKENS = 8
"""Stations as bits."""
FIRST = 9
"""The station of its first token; 0 for Slime and Contamination, whose tokens go one by one."""
HIDDEN = 10
CRYOSHIELD = 11
RETURNS_FIRE = 12
OWN_ATTACK_AURA = 13
OWN_SHIELD_AURA = 14
ROCKETED = 15
JOINT = 16
# What weapons do to it in one step; nothing outside the step reads it.
SIGHT = 17
"""0 no target, 1 a target out of sight, 2 a target that weapons can see."""
SHOTS = 18
"""Whether anything hits it: ``HIT``, ``BY_PULSE`` and ``BY_ROCKET`` as bits."""
SHOT_SUM = 19
LASER_SUM = 20
BY_INTERCEPTORS = 21
"""One more than the strength of the interceptors that hit it."""
DAMAGED = 22
HIT, BY_PULSE, BY_ROCKET = 1, 2, 4

STATE_SIZE = THREAT + MOST_THREATS * THREAT_SIZE

FLYING, SURVIVED, LOST = 0, 1, 2
WAITING, IN_PLAY, DESTROYED, OUTLASTED = 0, 1, 2, 3
NO_SQUAD, ACTIVE, DISABLED = 0, 1, 2
SLIME, CONTAMINATION = 1, 2
SPACE = 6
INTERNAL = 3
UPPER_CANNON, LOWER_CANNON, SHIELD_TOKEN, REACTOR_TOKEN, GRAVOLIFT = 0, 1, 2, 3, 4

# --- f: the mission --------------------------------------------------------------------------------------------------
F_CREW = 0
F_THREATS = 1
F_LAST_TURN = 2
F_SHORT = 3
"""A test run of two phases."""
F_BOARDS = 4
F_WEAKENED = 8
F_CARRIED = 11
"""Damage tokens on each zone at the start."""
F_TRIPPING = 14
R_DOUBLINGS_MULTIPLY = 15
R_PULSE_BEATS_MARAUDER = 16
R_BONUS_WITHOUT_LETTERS = 17
R_SCOUT_BONUS_ENDS_AT_ONCE = 18
R_LAST_RETALIATION = 19
R_COUNT_KNOCKED_OUT = 20
R_HEROIC_MOVE_USES_LIFT = 21
R_RETURN_DELAY_APART = 22
R_FINAL_STEP_AFTER_TEST_RUN = 23
R_SURPLUS_LOST = 24
R_NEMESIS_STOPS = 25
R_REFUELLING_TRIMS = 26
R_AMOUNTS_FIXED = 27
F_CARD = 28
"""Where the card of each threat begins in ``t``."""
F_NUMBER = F_CARD + MOST_THREATS
F_TRIPS = F_NUMBER + MOST_THREATS
"""By turn and crew member: one more than the order that was meant, 0 for no trip."""
FIXED_SIZE = F_TRIPS + SLOTS * MOST_CREW

# --- t: a card -------------------------------------------------------------------------------------------------------
C_DESTROYED = 0
C_SURVIVED = 1
C_ROCKET_HP = 2
"""Its hit points are the rockets on board."""
C_INTRUDER = 3
C_STATIONS = 4
"""Stations of its tokens as bits."""
C_FIRST = 5
C_SYSTEM = 6
"""The letter a malfunction covers from 0, or -1."""
C_SPECIAL = 7
C_ROCKETS = 8
C_DOUBLE_TOKENS = 9
C_HIDDEN_AT_RANGE_3 = 10
C_PULSE_WEAKNESS = 11
C_HEAVY_LASER_IMMUNE = 12
C_MOST_PER_STEP = 13
C_EXPLOSION = 14
C_BAIT = 15
C_RETALIATES = 16
C_LAST_ATTACK = 17
C_JOINT_BONUS = 18
C_JOINT_CREW = 19
C_PHASING = 20
C_MEGASHIELD = 21
C_POLARIZED = 22
C_ACCELERATES = 23
C_AT_THE_JUMP = 24
C_COSTLY_REPAIR = 25
C_EFFECTS = 26
"""Where the effects of X, Y and Z begin in ``t``."""
C_COUNTS = 29
"""How many effects X, Y and Z have."""
CARD_SIZE = 32

NO_SPECIAL, SLIMY, OVERHEATED, FISSURE, SEEKER, CONTAMINATED = 0, 1, 2, 3, 4, 5
ROCKETS_YES, ROCKETS_NEVER, ROCKETS_WASTED, ROCKETS_ALWAYS = 0, 1, 2, 3
ALL = 99

# --- t: an effect ----------------------------------------------------------------------------------------------------
E_OP = 0
E_ZONES = 1
E_A = 2
E_B = 3
E_C = 4
E_D = 5
E_E = 6
EFFECT_SIZE = 8

(
    DO_ATTACK,
    DO_FRONTIER_ATTACK,
    DO_DAMAGE,
    DO_COUNTED_DAMAGE,
    DO_HEAL,
    DO_HURT_SELF,
    DO_SPEED,
    DO_SHIELD_BY,
    DO_SHIELD_TO,
    DO_REVEAL,
    DO_ATTACK_AURA,
    DO_SHIELD_AURA,
    DO_ADVANCE,
    DO_DRAIN_SHIELDS,
    DO_DRAIN_REACTORS,
    DO_TAKE_ENERGY,
    DO_OVERLOAD,
    DO_LEAK_SHIELD,
    DO_LEAK_REACTORS,
    DO_LOSE_FUEL,
    DO_LOSE_ROCKET,
    DO_DISABLE_STORED,
    DO_STEP,
    DO_JUMP,
    DO_SEEK,
    DO_SPREAD,
    DO_GROW_UP,
    DO_DELAY,
    DO_KNOCK_OUT,
    DO_DOUBLE_DAMAGE,
    DO_DESTROY_SHIP,
    DO_MOVE_OR_DAMAGE,
) = range(32)

OWN_ZONE, OTHER_TWO, TOKEN_ZONES = 8, 9, 10
"""Zones of an effect: bits from 0 to 7, or one of these."""
REMAINING_HP, TWICE_REMAINING_HP = -1, -2
HALF = -1
LEFT, RIGHT, OTHER_DECK = 0, 1, 2
CENTRAL_ENERGY, CREW_IN_STATION, THREE_PER_ROCKET = 0, 1, 2
(
    WHOLE_SHIP,
    OWN_STATION,
    OWN_STATION_WITHOUT_ACTIVE_SQUAD,
    CREW_OF_OWN_ZONE,
    TOKEN_STATIONS,
    START_STATIONS,
    LEADERS,
    OUTSIDE_WHITE_UPPER,
) = range(8)

# --- t: the ship's plan ----------------------------------------------------------------------------------------------
T_START = 0
"""First square of each board, counted from 1."""
T_SQUARES = 8
"""Up to four letter squares of each board and a 0."""
MOST_LETTERS = 5
T_LETTERS = T_SQUARES + 8 * MOST_LETTERS
T_PHASE = T_LETTERS + 8 * MOST_LETTERS
T_CHECK = T_PHASE + 14
T_VISUAL = T_CHECK + 14
T_REACH = T_VISUAL + 6
T_ROCKET_STRENGTH = T_REACH + 4
T_ROCKET_RANGE = T_ROCKET_STRENGTH + 1
T_INTERCEPTOR_RANGE = T_ROCKET_STRENGTH + 2
T_SINGLE = T_ROCKET_STRENGTH + 3
T_SEVERAL = T_ROCKET_STRENGTH + 4
T_HIDING = T_ROCKET_STRENGTH + 5
T_OPS = T_HIDING + 1
"""What an order does in a station: ``T_OPS + 6 * order + station``."""
ORDERS = 17
T_TARGETS = T_OPS + 6 * ORDERS
"""Where a movement leads."""
T_CARDS = T_TARGETS + 6 * ORDERS

(
    OP_NOTHING,
    OP_ARROW,
    OP_LIFT,
    OP_HEROIC_MOVE,
    OP_FIGHT,
    OP_FIRE,
    OP_FIRE_LIGHT,
    OP_CHARGE,
    OP_FILL,
    OP_REFUEL,
    OP_LAUNCH,
    OP_MAINTAIN,
    OP_SQUAD,
    OP_LOOK,
    OP_ROCKET,
) = range(15)
