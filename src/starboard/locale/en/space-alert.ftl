### Space Alert: threats, the resolution round, the resolver. Briefing and action round are in space-alert-mission.ftl.

## Threats

space-alert-threat-e1-01 = Pulse Ball
space-alert-threat-e1-02 = Destroyer
space-alert-threat-e1-03 = Stealth Fighter
space-alert-threat-e1-04 = Energy Cloud
space-alert-threat-e1-05 = Gunship
space-alert-threat-e1-06 = Cryoshield Fighter
space-alert-threat-e1-07 = Fighter
space-alert-threat-e1-08 = Armored Grappler
space-alert-threat-e1-09 = Amoeba
space-alert-threat-e1-10 = Meteoroid
space-alert-threat-e2-01 = Kamikaze
space-alert-threat-e2-02 = Scout
space-alert-threat-e2-03 = Phantom Fighter
space-alert-threat-e2-04 = Swarm
space-alert-threat-e2-05 = Jellyfish
space-alert-threat-e2-06 = Marauder
space-alert-threat-e2-07 = Minor Asteroid
space-alert-threat-se1-01 = Frigate
space-alert-threat-se1-02 = Man-Of-War
space-alert-threat-se1-03 = Leviathan Tanker
space-alert-threat-se1-04 = Pulse Satellite
space-alert-threat-se1-05 = Cryoshield Frigate
space-alert-threat-se1-06 = Interstellar Octopus
space-alert-threat-se1-07 = Maelstrom
space-alert-threat-se1-08 = Asteroid
space-alert-threat-se2-01 = Behemoth
space-alert-threat-se2-02 = Juggernaut
space-alert-threat-se2-03 = Psionic Satellite
space-alert-threat-se2-04 = Nebula Crab
space-alert-threat-se2-05 = Nemesis
space-alert-threat-se2-06 = Major Asteroid
space-alert-threat-i1-01 = Skirmishers
space-alert-threat-i1-02 = Skirmishers
space-alert-threat-i1-03 = Saboteur
space-alert-threat-i1-04 = Saboteur
space-alert-threat-i1-05 = Hacked Shields
space-alert-threat-i1-06 = Hacked Shields
space-alert-threat-i1-07 = Unstable Warheads
space-alert-threat-i2-01 = Slime
space-alert-threat-i2-02 = Slime
space-alert-threat-i2-03 = Troopers
space-alert-threat-i2-04 = Troopers
space-alert-threat-i2-05 = Virus
space-alert-threat-i2-06 = Overheated Reactor
space-alert-threat-si1-01 = Commandos
space-alert-threat-si1-02 = Commandos
space-alert-threat-si1-03 = Alien
space-alert-threat-si1-04 = Fissure
space-alert-threat-si1-05 = Crossed Wires
space-alert-threat-si1-06 = Battlebot Uprising
space-alert-threat-si2-01 = Executioner
space-alert-threat-si2-02 = Seeker
space-alert-threat-si2-03 = Power System Overload
space-alert-threat-si2-04 = Contamination
space-alert-threat-si2-05 = Nuclear Device

# The New Frontier
space-alert-threat-e1-101 = Plasmatic Fighter
space-alert-threat-e1-102 = Spinning Saucer
space-alert-threat-se1-101 = Spacecraft Carrier
space-alert-threat-se1-102 = Dimension Spider
space-alert-threat-e2-101 = Mini-Carrier
space-alert-threat-e2-102 = Phasing Fighter
space-alert-threat-e2-103 = Megashield Destroyer
space-alert-threat-se2-101 = Plasmatic Frigate
space-alert-threat-se2-102 = Phasing Frigate
space-alert-threat-se2-103 = Mother Swarm
space-alert-threat-e3-101 = Plasmatic Needleship
space-alert-threat-e3-102 = Phasing Pulser
space-alert-threat-e3-103 = Phasing Destroyer
space-alert-threat-e3-104 = Megashield Fighter
space-alert-threat-e3-105 = Jumper
space-alert-threat-e3-106 = Jumper
space-alert-threat-e3-108 = Polarized Fighter
space-alert-threat-se3-101 = Phasing Man-of-War
space-alert-threat-se3-102 = Megashield Man-of-War
space-alert-threat-se3-106 = Leaper
space-alert-threat-se3-107 = Planetoid
space-alert-threat-se3-109 = Polarized Frigate
space-alert-threat-i1-101 = Central Laser Jam
space-alert-threat-i2-101 = Power Pack Overload
space-alert-threat-i3-106 = Phasing Troopers

## A threat card

space-alert-card-kind = { $severity ->
    [serious] Serious
   *[common] Common
} { $place ->
    [intruder] internal threat, intruder
    [malfunction] internal threat, malfunction
   *[external] external threat
}, { $difficulty }
space-alert-difficulty-red = red
space-alert-card-values-external = Speed { $speed }, shield { $shield }, hit points { $hp }.
space-alert-card-values-internal = Speed { $speed }, hit points { $hp }.
space-alert-card-values-rockets = Speed { $speed }, as many hit points as there are rockets stored.
space-alert-card-points = { $survived } points if survived, { $destroyed } if destroyed.
space-alert-card-points-destroyed = { $destroyed } points if destroyed; its Z loses the mission.
space-alert-card-start = Starts in: { $stations }.
space-alert-card-letter = { $letter }: { $effects }.

space-alert-zones-own = its zone
space-alert-zones-all = all zones
space-alert-zones-other-two = the other two zones
space-alert-zones-red = the red zone
space-alert-zones-white = the white zone
space-alert-zones-blue = the blue zone
space-alert-zones-red-and-blue = the red and the blue zone
space-alert-zones-tokens = the zone of each of its tokens

space-alert-crew-ship = everybody on the ship
space-alert-crew-own-station = everybody in its station
space-alert-crew-own-station-without-active-squad = everybody in its station without active battlebots
space-alert-crew-own-zone = everybody in its zone
space-alert-crew-token-stations = everybody in a contaminated station
space-alert-crew-start-stations = everybody in the stations it starts in
space-alert-crew-leaders-of-active-squads = everybody on the ship who leads active battlebots
space-alert-crew-outside-white-upper = everybody on the ship outside upper white

space-alert-amount-remaining-hp = equal to its remaining hit points
space-alert-amount-twice-remaining-hp = equal to twice its remaining hit points

space-alert-effect-none = nothing
space-alert-effect-plasmatic = { $effect }, knocking out everybody in a zone whose shield absorbs nothing
space-alert-effect-carrier = { $effect }, { $amount } less while somebody is in space
space-alert-effect-unless-rocket = { $effect } unless a rocket has hit it
space-alert-effect-phased = { $effect } ({ $amount } when phased out)
space-alert-effect-when-phased-in = { $effect } when phased in
space-alert-effect-jump-left = jumps to the next trajectory towards red
space-alert-effect-jump-right = jumps to the next trajectory towards blue
space-alert-effect-attack = attack { $strength } on { $zones }{ $shields ->
    [ignored] , ignoring shields
   *[count] {""}
}{ $condition ->
    [least] {" "}if it has at least { $threshold } damage
    [below] {" "}if it has less than { $threshold } damage
   *[none] {""}
}
space-alert-effect-damage = { $amount } damage to { $zones }
space-alert-effect-damage-central-energy = 1 damage to the white zone for each energy in the central reactor
space-alert-effect-damage-crew-in-station = 1 damage to its zone for each crew member in its station
space-alert-effect-damage-three-per-rocket = 3 damage to the blue zone for each unrepaired rocket
space-alert-effect-heal = repairs { $amount } damage
space-alert-effect-heal-half = heals half of its damage, rounded down
space-alert-effect-hurt-self = { $amount } damage to itself
space-alert-effect-speed = speed +{ $by }
space-alert-effect-shield = shield +{ $by }
space-alert-effect-set-shield = shield = { $to }
space-alert-effect-reveal = becomes visible
space-alert-effect-attack-aura = attacks of all other external threats +{ $bonus } until it is destroyed
space-alert-effect-shield-aura = shields of all external threats +{ $bonus } until it is destroyed
space-alert-effect-advance = all other external threats advance { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
space-alert-effect-drain-shields = { $all ->
    [yes] all shield energy of { $zones } is lost
   *[no] { $amount } shield energy is lost in { $zones }
}
space-alert-effect-drain-reactors = { $all ->
    [yes] all reactor energy of { $zones } is lost
   *[no] { $amount } reactor energy is lost in { $zones }
}
space-alert-effect-take-energy = { $amount } reactor energy is lost in its zone; if there is none, { $otherwise } damage to its zone
space-alert-effect-overload = central energy fills the white shield; each energy left is lost and does 1 damage to the white zone
space-alert-effect-leak-white-shield = all energy of the white shield is lost; each does 1 damage to the white zone
space-alert-effect-leak-reactors = all reactor energy is lost; each does 1 damage to its zone
space-alert-effect-lose-fuel = { $amount ->
    [one] 1 fuel capsule is lost
   *[other] { $amount } fuel capsules are lost
}
space-alert-effect-lose-rocket = { $amount ->
    [one] 1 stored rocket is lost
   *[other] { $amount } stored rockets are lost
}
space-alert-effect-disable-stored = battlebots stored in { $station } are disabled
space-alert-effect-move-left = moves towards red
space-alert-effect-move-right = moves towards blue
space-alert-effect-move-other-deck = changes decks
space-alert-effect-seek = moves to the neighbouring station with most crew; on a tie it stays
space-alert-effect-spread-left = spreads towards red
space-alert-effect-spread-right = spreads towards blue
space-alert-effect-grow-up = grows up: from now on it returns fire (battlebots that attack it are disabled)
space-alert-effect-delay = { $crew } is delayed
space-alert-effect-knock-out = { $crew } is knocked out
space-alert-effect-double-damage = from now on damage to { $zones } is doubled
space-alert-effect-destroy-ship = destroys the ship
space-alert-effect-if-damaged = if damaged { $then }, otherwise { $otherwise }

space-alert-rule-double-tokens = Each point that passes the shield draws two damage tokens.
space-alert-rule-hidden-until-x = No weapon can target it before X.
space-alert-rule-hidden-far = No weapon can target it at range 3.
space-alert-rule-pulse-weakness = Its shield is 0 in a turn in which the pulse cannon hits it.
space-alert-rule-cryoshield = Cryoshield: the first turn in which weapons hit it does no damage.
space-alert-rule-heavy-laser-immune = Heavy lasers can't target it.
space-alert-rule-most-per-step = Weapons do at most { $amount } damage to it in a turn.
space-alert-rule-explosion = When destroyed: { $amount } damage to every other external threat, shields or not.
space-alert-rule-interceptor-bait = Interceptors that target it alone have strength { $amount }; the pilot is then knocked out and the interceptors are lost.
space-alert-rule-retaliates = Each turn in which weapons or an explosion damage it: attack { $amount } on all zones, even if it is destroyed.
space-alert-rule-last-attack = When destroyed: attack { $amount } on its zone for each X and Y passed.
space-alert-rule-returns-fire = Returns fire: battlebots that attack it are disabled.
space-alert-rule-joint-bonus = Repaired in all its stations in one turn: { $amount } extra damage to it.
space-alert-rule-joint-crew = Repaired only by { $amount } crew members in the same turn.
space-alert-rule-phasing = Phases out every second turn: nothing can hit it then.
space-alert-rule-megashield = Loses 1 shield after each turn in which it was hit.
space-alert-rule-polarized = Lasers have half their strength against it, rounded up.
space-alert-rule-accelerates = Speed +{ $amount } at the end of every turn.
space-alert-rule-at-the-jump = Performs Z at the jump if it is still there.
space-alert-rule-costly-repair = The last repair takes 1 energy from the reactor of the zone.
space-alert-rule-rockets-never = Rockets can't target it.
space-alert-rule-rockets-wasted = A rocket that targets it has no effect.
space-alert-rule-rockets-always = Rockets target it first, at any range; after each rocket its shield grows by 1.
space-alert-rule-system = { $system } does not work there until it is repaired: each { $system } played there does 1 damage to it.
space-alert-rule-system-blocked = { $system } does not work there until it is repaired.
space-alert-rule-hp-rockets = Destroyed at once if no rocket is stored.
space-alert-rule-special-slime = Whoever enters one of its stations is delayed. Each token it has spread has 1 hit point; all must go. After Z they stay.
space-alert-rule-special-overheated = The last repair knocks out everybody in lower red and lower blue.
space-alert-rule-special-fissure = Only interceptors can repair it; until it is repaired they attack nothing else.
space-alert-rule-special-seeker = Whoever destroys it is knocked out.
space-alert-rule-special-contamination = A battlebot action cleans a station; three clean stations destroy it. After Z what is left knocks out whoever enters.

## Action cards and trajectories

space-alert-action-card-kind = Action card, { $n } in the deck
space-alert-heroic-card-kind = Heroic action card
space-alert-means-a = A: fire the weapon of your station. The heavy lasers above and the pulse cannon take 1 energy from the reactor of the zone.
space-alert-means-b = B: move energy. Above: from the reactor of the zone into its shield. Below at the sides: from the central reactor into this one. Below in the middle: burn a fuel capsule to fill the central reactor.
space-alert-means-c = C: upper red: launch the interceptors with your battlebots; upper white: maintain the computer; upper blue and lower red: take or restart battlebots; lower white: look out of the window; lower blue: launch a rocket.
space-alert-means-battlebots = Battlebots: the squad you lead does 1 damage to the intruder in your station; with the interceptors, stay in space and attack.
space-alert-means-to-red = { $order }: go one station towards red.
space-alert-means-to-blue = { $order }: go one station towards blue.
space-alert-means-gravolift = Gravolift: change decks. Whoever comes second in a turn, or uses a damaged lift, is delayed.
space-alert-means-heroic-a = Heroic A: as A, and the weapon has 1 more strength this turn; as a repair it does 2 damage.
space-alert-means-heroic-b = Heroic B: as B, and 1 more energy arrives, even above the capacity; as a repair it does 2 damage.
space-alert-means-heroic-battlebots = Heroic battlebots: as battlebots, but return fire does not disable them; in space 1 more strength.
space-alert-means-heroic-movement = Heroic movement: { $order }, whatever lies between, without the gravolift.
space-alert-trajectory-name = Trajectory { $number }
space-alert-trajectory-kind = Trajectory board
space-alert-trajectory-letter = { $letter ->
        [x] X
        [y] Y
       *[z] Z
    } on { $square }
space-alert-trajectory-squares = { $start } squares, counted from the ship: { $letters }. Threats begin on { $start } and act when they reach or pass a letter.

## The story of a flight

space-alert-weapon-red-upper = red heavy laser
space-alert-weapon-white-upper = central heavy laser
space-alert-weapon-blue-upper = blue heavy laser
space-alert-weapon-red-lower = red light laser
space-alert-weapon-white-lower = pulse cannon
space-alert-weapon-blue-lower = blue light laser
space-alert-weapon-rocket = rocket
space-alert-weapon-interceptors = interceptors
space-alert-store-red-reactor = red reactor
space-alert-store-white-reactor = central reactor
space-alert-store-blue-reactor = blue reactor
space-alert-store-red-shield = red shield
space-alert-store-white-shield = white shield
space-alert-store-blue-shield = blue shield
space-alert-store-fuel = fuel capsules
space-alert-shot = { $weapon } { $strength }

space-alert-cause-lift = gravolift
space-alert-cause-slime = Slime
space-alert-cause-trip = tripped
space-alert-cause-computer = computer
space-alert-cause-space = must come home first

space-alert-no-effect-edge = there is no station further on
space-alert-no-effect-there = already there
space-alert-no-effect-fired = the cannon has already been fired this turn
space-alert-no-effect-no-energy = the reactor is empty
space-alert-no-effect-nothing-to-move = no energy to move, or no room for it
space-alert-no-effect-no-fuel = no fuel capsule is left
space-alert-no-effect-maintained = the computer is maintained already
space-alert-no-effect-no-rocket = no rocket is left
space-alert-no-effect-rocket-launched = a rocket has been launched this turn
space-alert-no-effect-squad-active = the battlebots are active already
space-alert-no-effect-no-squad-stored = no battlebots are stored here
space-alert-no-effect-no-active-squad = no active battlebots
space-alert-no-effect-no-intruder = no intruder here
space-alert-no-effect-interceptors-away = the interceptors are away
space-alert-no-effect-irreparable = the system can't be repaired any more

space-alert-event-turn-begins = { $final ->
    [yes] Turn { $turn }: the jump
   *[no] Turn { $turn }
}
space-alert-event-threat-appeared = { $inside ->
    [yes] New inside: { $threat }, { $stations }.
   *[no] New on { $zone }: { $threat }, square { $square }.
}
space-alert-event-computer-check = { $passed ->
    [yes] Computer check of phase { $phase }: in order.
   *[no] Computer check of phase { $phase }: not maintained.
}
space-alert-event-ship-jumped = The ship jumps. The crew is home.
space-alert-event-ship-lost = The ship is lost to { $threat } in turn { $turn }.
space-alert-event-tripped = { $crew } trips and means: { $order }.
space-alert-event-delayed = { $dropped ->
    [no] { $crew } is delayed in turn { $turn } ({ $cause }).
   *[yes] { $crew } is delayed in turn { $turn } ({ $cause }); the last card is lost: { $lost }.
}
space-alert-event-crew-moved = { $how ->
    [arrow] { $crew } goes to { $end }.
    [lift] { $crew } takes the gravolift to { $end }.
    [heroic] { $crew } runs to { $end }.
    [launch] { $crew } launches the interceptors.
   *[return] { $crew } returns from space to { $end }.
}
space-alert-event-knocked-out = { $crew } is knocked out by { $threat }.
space-alert-event-no-effect = { $crew }: no effect, { $why }.
space-alert-event-weapon-fired = { $light ->
    [yes] { $crew } fires the { $weapon }, strength { $strength }.
   *[no] { $crew } fires the { $weapon }, strength { $strength }; energy left { $energy }.
}
space-alert-event-energy-moved = { $fuel ->
    [yes] { $crew } spends a fuel capsule: { $target } +{ $amount }{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus } more
    }, now { $level }.
   *[no] { $crew } moves { $amount } energy{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus } more
    } from the { $source } to the { $target }: now { $level }.
}
space-alert-event-maintained = { $crew } maintains the computer for phase { $phase }.
space-alert-event-rocket-launched = { $crew } launches a rocket; { $left } left.
space-alert-event-rocket-moved = The rocket flies on.
space-alert-event-looked = { $crew } looks out of the window.
space-alert-event-visual-confirmed = Visual confirmation by { $crew }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; phase { $phase } counts { $best }.
space-alert-event-squad-taken = { $active ->
    [yes] { $crew } takes the battlebots of { $station }.
   *[no] { $crew } takes the disabled battlebots of { $station }.
}
space-alert-event-squad-repaired = { $crew } gets the battlebots going again.
space-alert-event-squad-disabled = { $stored ->
    [yes] { $threat } disables the battlebots stored in { $station }.
   *[no] { $threat } disables the battlebots of { $crew }.
}
space-alert-event-intruder-hit = { $crew } sends battlebots against { $threat } in { $station }: { $damage } of { $hp }.
space-alert-event-repaired = { $together ->
    [yes] All stations of { $threat } repaired together: +{ $amount }, { $damage } of { $hp }.
   *[no] { $crew } repairs { $threat }: +{ $amount }, { $damage } of { $hp }.
}
space-alert-event-joint-repair = { $crew } works on { $threat }: { $count } of { $needed } this turn.
space-alert-event-damage-computed = { $why ->
    [pulse] { $threat }: { $shots } − shield { $shield } (weak to the pulse cannon) = { $dealt }. Now { $damage } of { $hp }.
    [polarized] { $threat }: { $shots }, lasers halved, − shield { $shield } = { $dealt }. Now { $damage } of { $hp }.
    [swarm] { $threat }: { $shots } − shield { $shield }, but at most { $dealt }. Now { $damage } of { $hp }.
    [cryoshield] { $threat }: { $shots }. The cryoshield stops it and is gone.
   *[none] { $threat }: { $shots } − shield { $shield } = { $dealt }. Now { $damage } of { $hp }.
}
space-alert-event-no-target = { $weapon }: no target.
space-alert-event-threat-destroyed = { $threat }: destroyed, +{ $points }.
space-alert-event-threat-damaged = { $itself ->
    [yes] { $threat } damages itself by { $amount }: { $damage } of { $hp }.
   *[no] { $threat } takes { $amount } damage from { $cause }: { $damage } of { $hp }.
}
space-alert-event-threat-moved = { $threat }: square { $start } to { $end }.
space-alert-event-threat-jumped = { $threat } jumps to the { $zone } trajectory, square { $square }.
space-alert-event-threat-action = { $threat }: { $letter } reached.
space-alert-event-threat-survived = { $threat }: survived, +{ $points }.
space-alert-event-special-attack = { $threat } strikes back.
space-alert-event-zone-hit = { $inside ->
    [yes] { $times ->
        [1] { $threat }: { $tokens } on { $zone }.
       *[other] { $threat }: { $strength } × { $times } = { $tokens } on { $zone }.
    }
   *[no] { $times ->
        [1] { $bonus ->
            [0] { $threat }: { $strength } − shield { $absorbed } = { $tokens } on { $zone }.
           *[other] { $threat }: { $strength } (with +{ $bonus }) − shield { $absorbed } = { $tokens } on { $zone }.
        }
       *[other] { $bonus ->
            [0] { $threat }: { $strength } − shield { $absorbed }, × { $times } = { $tokens } on { $zone }.
           *[other] { $threat }: { $strength } (with +{ $bonus }) − shield { $absorbed }, × { $times } = { $tokens } on { $zone }.
        }
    }
}
space-alert-event-damage-token = Damage in { $zone }: { $token }.{ $lost ->
    [0] {""}
   *[other] {" "}Energy lost: { $lost }.
}
space-alert-event-energy-lost = Energy lost, { $source }: −{ $amount }, { $left } left.
space-alert-event-energy-shifted = { $amount } energy flows from the { $source } into the { $target }.
space-alert-event-rocket-lost = A stored rocket is lost; { $left } left.
space-alert-event-threat-changed = { $what ->
    [speed] { $threat } now has speed { $value }.
    [shield] { $threat } now has shield { $value }.
    [revealed] { $threat } becomes visible.
    [grown] { $threat } has grown up: it returns fire.
    [attack-aura] { $threat } guides the others: their attacks +{ $value }.
    [shield-aura] { $threat } covers all: their shields +{ $value }.
    [healed] { $threat } repairs { $value } damage.
    [double-red] { $threat }: damage to the red zone is doubled from now on.
   *[double-all] { $threat }: damage to all zones is doubled from now on.
}
space-alert-event-token-moved = { $threat } moves to { $end }.
space-alert-event-token-placed = { $threat } spreads to { $station }.
space-alert-event-token-removed = { $threat } is gone from { $station }.

## The resolver

space-alert-resolve-arg-file = the flight as JSON (docs/resolver.md); - is standard input
space-alert-resolve-arg-json = print the result alone, as JSON
space-alert-resolve-arg-batch = read flights from standard input, one JSON line each, and answer each with one JSON line
space-alert-resolve-arg-schema = print the JSON schema of a flight
space-alert-resolve-no-file = Which file? Name one, or use --batch and give flights on standard input.
space-alert-resolve-bad = { $file }: { $reason }
space-alert-resolve-not-json = This is not JSON: line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
space-alert-resolve-not-json-at-all = This is not JSON.
space-alert-resolve-object = { $where }: an object { "{" }…{ "}" } is expected here.
space-alert-resolve-list = { $where }: a list […] is expected here.
space-alert-resolve-text = { $where }: text in quotes is expected here.
space-alert-resolve-whole = { $where }: a whole number is expected here.
space-alert-resolve-switch = { $where }: true or false is expected here.
space-alert-resolve-missing = { $where }: “{ $field }” is missing.
space-alert-resolve-unknown = { $where }: “{ $field }” is not known here. Known: { $known }.
space-alert-resolve-name = { $where }: “{ $name }” is not known. Known: { $known }.
space-alert-resolve-crew-size = { $where }: a crew has 1 to { $most } members, not { $size }.
space-alert-resolve-too-long = { $where }: { $slots } actions, but there are only { $most } turns.
space-alert-resolve-order = { $where }, slot { $slot }: “{ $token }” is no action. Known: { $known }
space-alert-resolve-trajectory = { $where }: there is no trajectory { $board }; they are numbered 1 to { $most }.
space-alert-resolve-card = { $where }: there is no threat card “{ $card }”. Similar or for example: { $near }.
space-alert-resolve-card-expansion = { $where }: { $card } is a card of The New Frontier; add "expansions": ["new-frontier"] to play with it.
space-alert-resolve-card-twice = { $where }: { $card } is already { $earlier }; every card exists once.
space-alert-resolve-turn = { $where }: no threat can appear in turn { $turn }, only in turns 1 to { $most }.
space-alert-resolve-turn-twice = { $where }: turn { $turn } already has { $earlier }; numbers are unique (SA-5.4).
space-alert-resolve-zone-inside = { $where }: { $card } is an internal threat and has no zone.
space-alert-resolve-zone-missing = { $where }: { $card } is an external threat and needs a zone: red, white or blue.
space-alert-resolve-no-damage = $: either “damage” (the order of the tokens) or “seed” is needed.
space-alert-resolve-token-missing = { $where }: missing: { $tokens }. All six tokens of the zone are needed.
space-alert-resolve-token-twice = { $where }: “{ $token }” is there twice; every zone has it once.
space-alert-resolve-token-carried = { $where }: “{ $token }” is already on the ship (carried).
space-alert-resolve-turns = { $where }: a flight has { $short } or { $long } turns, not { $turns }.
space-alert-resolve-trip-crew = { $where }: there is no crew member { $crew }; they are counted from 0 to { $most }.
space-alert-resolve-trip-turn = { $where }: there is no turn { $turn }; turns are 1 to { $most }.
space-alert-resolve-trip-twice = { $where }: crew member { $crew } trips in turn { $turn } already.

space-alert-resolve-quiet = Nothing happens.
space-alert-resolve-named-card = { $name } ({ $code })
space-alert-resolve-threats-destroyed = Destroyed: { $cards }.
space-alert-resolve-threats-survived = Survived: { $cards }.
space-alert-resolve-threats-left = Left behind: { $cards }.
space-alert-resolve-knocked-out = Knocked out: { $crew }.
space-alert-resolve-damage = Damage: red { $red }, white { $white }, blue { $blue }.
space-alert-resolve-no-score = The ship is lost: no score.
space-alert-resolve-score = Score
space-alert-resolve-score-destroyed = threats destroyed
space-alert-resolve-score-survived = threats survived
space-alert-resolve-score-damage = damage tokens
space-alert-resolve-score-worst-zone = most damaged zone
space-alert-resolve-score-knocked-out = crew knocked out
space-alert-resolve-score-squads = battlebots disabled
space-alert-resolve-score-visual = visual confirmation
space-alert-resolve-score-total = total

## What bots say

space-alert-bot-ready = I have what I need.
space-alert-bot-trusts = My cards lie as I meant them.
space-alert-bot-between = So the ship and all of us are best prepared.
space-alert-bot-tells = You should know my cards.
space-alert-bot-draws = Another card gives us more to choose from.
space-alert-bot-proposes = With what we know now I would do it like this.
space-alert-bot-agrees = Everything lies as we want it.
space-alert-bot-gives = { $to } can do more with this card than I can.
space-alert-bot-changes = With what we know now turn { $turn } is better otherwise.
space-alert-bot-computer = I take the computer in phase { $phase }, on turn { $turn }.
space-alert-bot-window = I look out of the window on turn { $turn }.
space-alert-bot-rocket = Rocket on turn { $turn }!
space-alert-bot-interceptors = I take the interceptors out on turn { $turn }.
space-alert-bot-squad = I fetch battlebots on turn { $turn }.
space-alert-bot-fight = Battlebots fight on turn { $turn }.
space-alert-bot-heroic = I have something special for turn { $turn }: { $order }.
space-alert-bot-cannon = I fire at { $station } on turn { $turn }.
space-alert-bot-energy = I see to the energy at { $station } on turn { $turn }.
space-alert-bot-walk = On turn { $turn } I go on: { $order }.

## What bots tell their crew

space-alert-says-gives = { $to } gets a card from me.
space-alert-says-computer = I take the computer in phase { $phase }.
space-alert-says-red = { $n ->
    [1] I shoot red on turn { $turns }.
   *[other] I shoot red on turns { $turns }.
 }
space-alert-says-white = { $n ->
    [1] I shoot white on turn { $turns }.
   *[other] I shoot white on turns { $turns }.
 }
space-alert-says-blue = { $n ->
    [1] I shoot blue on turn { $turns }.
   *[other] I shoot blue on turns { $turns }.
 }
space-alert-says-pulse = { $n ->
    [1] Pulse cannon on turn { $turns }.
   *[other] Pulse cannon on turns { $turns }.
 }
space-alert-says-rocket = { $n ->
    [1] Rocket on turn { $turns }.
   *[other] Rocket on turns { $turns }.
 }
space-alert-says-interceptors = I take the interceptors out on turn { $turns }.
space-alert-says-squad = I fetch battlebots on turn { $turns }.
space-alert-says-intruder = { $n ->
    [1] { $threat }: mine on turn { $turns }.
   *[other] { $threat }: mine on turns { $turns }.
 }
space-alert-says-no-computer = I don’t take the computer after all.
space-alert-says-no-red = I don’t shoot red after all.
space-alert-says-no-white = I don’t shoot white after all.
space-alert-says-no-blue = I don’t shoot blue after all.
space-alert-says-no-pulse = No pulse cannon from me after all.
space-alert-says-no-rocket = No rocket from me after all.
space-alert-says-no-interceptors = I stay aboard after all.
space-alert-says-no-squad = No battlebots from me after all.
space-alert-says-no-intruder = { $threat }: not mine after all.
