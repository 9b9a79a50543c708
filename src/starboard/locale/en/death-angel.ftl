### Death Angel: every word of the game. Card texts are made from the card data: see effects below.

death-angel-name = Death Angel

## Options

death-angel-option-travel-trigger = The group travels
death-angel-option-travel-trigger-either = as soon as one pile is empty
death-angel-option-travel-trigger-both = only when both piles are empty
death-angel-option-merge-timing = Swarms that meet become one
death-angel-option-merge-timing-event-end = at the end of the event
death-angel-option-merge-timing-attack-end = once all swarms have attacked
death-angel-option-teams = Teams
death-angel-option-teams-random = draw
death-angel-option-teams-choose = pick
death-angel-option-current-player = Once a team is gone, somebody else reads events
death-angel-option-current-player-lowest-card = when the card that gave the role is gone
death-angel-option-current-player-last-card = when its player has no card left
death-angel-option-attack-abilities = Abilities of Attack cards help
death-angel-option-attack-abilities-card = attacks of the card itself
death-angel-option-attack-abilities-round = a Quick Instincts attack later in the round too

## Names

death-angel-team-green = Green
death-angel-team-yellow = Yellow
death-angel-team-blue = Blue
death-angel-team-red = Red
death-angel-team-purple = Purple
death-angel-team-grey = Grey

death-angel-marine-gideon = Gideon
death-angel-marine-noctis = Noctis
death-angel-marine-claudio = Claudio
death-angel-marine-goriel = Goriel
death-angel-marine-lorenzo = Lorenzo
death-angel-marine-deino = Deino
death-angel-marine-leon = Leon
death-angel-marine-valencio = Valencio
death-angel-marine-zael = Zael
death-angel-marine-omnio = Omnio
death-angel-marine-calistarius = Calistarius
death-angel-marine-scipio = Scipio

death-angel-rank-gideon = Sergeant Gideon
death-angel-rank-noctis = Brother Noctis
death-angel-rank-claudio = Brother Claudio
death-angel-rank-goriel = Brother Goriel
death-angel-rank-lorenzo = Sergeant Lorenzo
death-angel-rank-deino = Brother Deino
death-angel-rank-leon = Brother Leon
death-angel-rank-valencio = Brother Valencio
death-angel-rank-zael = Brother Zael
death-angel-rank-omnio = Brother Omnio
death-angel-rank-calistarius = Lexicanium Calistarius
death-angel-rank-scipio = Brother Scipio

# As the box has them, where a card is read
death-angel-terrain-ventilation-duct = Ventilation Duct
death-angel-terrain-spore-chimney = Spore Chimney
death-angel-terrain-dark-corner = Dark Corner
death-angel-terrain-promethium-tank = Promethium Tank
death-angel-terrain-control-panel = Control Panel
death-angel-terrain-door = Door
death-angel-terrain-corridor = Corridor
death-angel-terrain-artefact = Artefact

# As they are called on the board and in everything that is said of it
death-angel-short-ventilation-duct = Duct
death-angel-short-spore-chimney = Chimney
death-angel-short-dark-corner = Dark Corner
death-angel-short-promethium-tank = Tank
death-angel-short-control-panel = Panel
death-angel-short-door = Door
death-angel-short-corridor = Corridor
death-angel-short-artefact = Artefact

death-angel-enemy-head = head
death-angel-enemy-tail = tail
death-angel-enemy-tongue = tongue
death-angel-enemy-claws = claws
death-angel-enemy-brood-lord-1 = Brood Lord of head and tail
death-angel-enemy-brood-lord-2 = Brood Lord of claws and tongue

death-angel-action-block = Block
death-angel-action-defensive-stance = Defensive Stance
death-angel-action-counter-attack = Counter Attack
death-angel-action-overwatch = Overwatch
death-angel-action-strategize = Strategize
death-angel-action-power-field = Power Field
death-angel-action-onward-brothers = Onward Brothers!
death-angel-action-stealth-tactics = Stealth Tactics
death-angel-action-reorganize = Reorganize
death-angel-action-forward-scouting = Forward Scouting
death-angel-action-intimidation = Intimidation
death-angel-action-run-and-gun = Run and Gun
death-angel-action-lead-by-example = Lead by Example
death-angel-action-flamer-attack = Flamer Attack
death-angel-action-psionic-attack = Psionic Attack
death-angel-action-dead-aim = Dead Aim
death-angel-action-full-auto = Full Auto
death-angel-action-heroic-charge = Heroic Charge

death-angel-event-chaos-of-battle = Chaos of Battle
death-angel-event-the-swarm = The Swarm
death-angel-event-full-scan = Full Scan
death-angel-event-secret-route = Secret Route
death-angel-event-out-of-thin-air = Out of Thin Air
death-angel-event-for-my-battle-brothers = For My Battle Brothers!
death-angel-event-stalking-from-the-shadows = Stalking from the Shadows
death-angel-event-gun-jam = Gun Jam
death-angel-event-outnumbered = Outnumbered
death-angel-event-surrounded = Surrounded
death-angel-event-cleansing-flames = Cleansing Flames
death-angel-event-temporary-sanctuary = Temporary Sanctuary
death-angel-event-rescue-space-marine = Rescue Space Marine
death-angel-event-rewarded-faith = Rewarded Faith
death-angel-event-psychic-assault = Psychic Assault
death-angel-event-quick-instincts = Quick Instincts
death-angel-event-flanking-manoeuvre = Flanking Manoeuvre
death-angel-event-resupply = Resupply
death-angel-event-enter-formation = Enter Formation
death-angel-event-evasion = Evasion
death-angel-event-theyre-everywhere = They’re Everywhere!
death-angel-event-second-wind = Second Wind

death-angel-location-void-lock = Void Lock
death-angel-location-main-corridor = Main Corridor
death-angel-location-maintenance-tunnels = Maintenance Tunnels
death-angel-location-service-shaft = Service Shaft
death-angel-location-lower-accessway = Lower Accessway
death-angel-location-cryo-control = Cryo Control
death-angel-location-wreckage-labyrinth = Wreckage Labyrinth
death-angel-location-munitorium = Munitorium
death-angel-location-core-cogitator = Core Cogitator
death-angel-location-apothecarion = Apothecarion
death-angel-location-black-holds = Black Holds
death-angel-location-dark-catacombs = Dark Catacombs
death-angel-location-teleportarium = Teleportarium
death-angel-location-generatorium = Generatorium
death-angel-location-hibernation-cluster = Hibernation Cluster
death-angel-location-wrath-of-baal-chapel = Wrath of Baal Chapel
death-angel-location-launch-control-room = Launch Control Room
death-angel-location-genestealer-lair = Genestealer Lair
death-angel-location-toxin-pumping-station = Toxin Pumping Station

death-angel-type-support = Support
death-angel-type-move-activate = Move + Activate
death-angel-type-attack = Attack

death-angel-phase-0 = Setup
death-angel-phase-1 = Choose
death-angel-phase-2 = Act
death-angel-phase-3 = Attack
death-angel-phase-4 = Event


## Small phrases

# A swarm and where it is, as people point at it: "the two beside Leon". These four are helpers of English, which needs no
# cases; other languages write whole sentences by $size, $where and $beside.
# $where: own (beside the one who acts), front, behind, beside · $other: yes for the second of two groups at one place
death-angel-swarm = { $other ->
    [yes] { $size ->
        [1] the other one
        [2] the other two
        [3] the other three
        [4] the other four
        [5] the other five
       *[other] the other { $size }
     }
   *[no] { $size ->
        [1] the one
        [2] the two
        [3] the three
        [4] the four
        [5] the five
       *[other] the { $size }
     }
 }
# The same with its noun, where a move stands by itself: the two beside him might be Marines
death-angel-foes = { $other ->
    [yes] { $size ->
        [1] the other Genestealer
       *[other] the other { $size } Genestealers
     }
   *[no] { $size ->
        [1] the Genestealer
       *[other] the { $size } Genestealers
     }
 }
death-angel-place-of = { $where ->
    [own] beside him
    [front] in front of { $beside }
    [behind] behind { $beside }
   *[beside] beside { $beside }
 }
death-angel-foe = { $card ->
    [head] a head
    [tail] a tail
    [tongue] a tongue
    [claws] a pair of claws
    [brood-lord-1] the Brood Lord of head and tail
   *[brood-lord-2] the Brood Lord of claws and tongue
 }
death-angel-some = { $count } × { $card }
# The same in a sentence of the log
death-angel-counted = { $card ->
    [head] { $count ->
        [1] a head
        [one] { $count } head
       *[other] { $count } heads
     }
    [tail] { $count ->
        [1] a tail
        [one] { $count } tail
       *[other] { $count } tails
     }
    [tongue] { $count ->
        [1] a tongue
        [one] { $count } tongue
       *[other] { $count } tongues
     }
   *[claws] { $count ->
        [1] a pair of claws
        [one] { $count } pair of claws
       *[other] { $count } pairs of claws
     }
 }

## Effects: what a card does, made from its data

death-angel-effect-skull-saves = { $strikes_back ->
    [yes] Until the end of the round: each time { $marine } rolls a skull when attacked, the attack misses and one of the attackers is slain; the rest attack him again at once.
   *[no] Until the end of the round: each time { $marine } rolls a skull when attacked, the attack misses.
 }
death-angel-effect-reroll-saves = Until the end of the round: each time a Marine of this team spends a token to roll again when attacked, the attack misses unless the new roll is { $except_face }.
death-angel-effect-paid-attack = { $when ->
    [event-end] At the end of this round, after the event, each Marine of this team may spend one of his tokens to attack once.
   *[after-card] Afterwards each Marine of this team may spend one of his tokens to attack once.
 }
death-angel-effect-displace-swarm = Afterwards you may move one swarm: one row up or down, to the other side, or both.
death-angel-effect-protect-swarm = Afterwards you may choose a swarm: until the end of the round it does not attack and cannot be slain.
death-angel-effect-extra-door-token = { $tokens ->
    [one] Each time a Marine of this team uses the Door you may put { $tokens } extra token on it.
   *[other] Each time a Marine of this team uses the Door you may put { $tokens } extra tokens on it.
 }
death-angel-effect-discard-blips = Afterwards you may discard the top card of a pile. Then you may spend a token of any of your Marines to discard the top card of the other pile.
death-angel-effect-trade-anywhere = The Marines of this team may trade places with any Marine, not only with neighbours.
death-angel-effect-scout-event = Afterwards you may look at the next event and put it back on top of the deck or underneath.
death-angel-effect-drive-back = Afterwards you may roll the die: shuffle that many Genestealers beside Marines of this team into the smaller pile.
death-angel-effect-token-for-kill = Once this round, right after a kill by this team, you may put a token on any Marine.
death-angel-effect-slay-number = { $marine } slays as many Genestealers of the swarm as the number he rolls; skulls do not count.
death-angel-effect-attack-again = Each time { $marine } rolls a skull he may attack once more.
death-angel-effect-slay-on-face = When a Marine of this team rolls a { $face } he slays up to { $most } Genestealers of the swarm.
death-angel-effect-many-attacks = { $marine } may attack up to { $attacks } times, choosing a swarm each time.
death-angel-effect-charge = Instead of attacking, { $marine } may slay up to { $most } Genestealers beside him and his neighbours, on either side, without a roll. Then he rolls: on { $fatal } he is slain.

death-angel-effect-turn-all = Every Marine turns around.
death-angel-effect-add-blips = { $each } Genestealer cards go under each pile.
death-angel-effect-discard-blip = Choose a pile: its top card is discarded.
death-angel-effect-tokens-on-door = { $tokens ->
    [one] Put { $tokens } token on the Door.
   *[other] Put { $tokens } tokens on the Door.
 }
death-angel-effect-spawn-behind = { $who ->
    [top] { $count ->
        [one] { $count } Genestealer comes out behind the Marine at the top.
       *[other] { $count } Genestealers come out behind the Marine at the top.
     }
    [without-token] { $count ->
        [one] Choose a Marine without tokens (any Marine, if all have some): { $count } Genestealer comes out behind him.
       *[other] Choose a Marine without tokens (any Marine, if all have some): { $count } Genestealers come out behind him.
     }
   *[chosen] { $count ->
        [one] Choose a Marine: { $count } Genestealer comes out behind him.
       *[other] Choose a Marine: { $count } Genestealers come out behind him.
     }
 }
death-angel-effect-token-for-genestealer = Choose a Marine, with a token if any has one: he loses a token and one Genestealer beside him is discarded.
death-angel-effect-lose-tokens = { $who ->
    [engaged] Every Marine with a swarm beside him loses all his tokens.
   *[chosen] Choose a Marine with tokens: he loses them all.
 }
death-angel-effect-jam-guns = Choose a team that did not play its Attack card this round: it may not choose it next round.
death-angel-effect-gather-swarms = Choose a Marine: every Genestealer moves beside him and stays on its side.
death-angel-effect-cleanse = Choose a Marine and roll the die: on a skull { $most } Genestealers beside him are slain.
death-angel-effect-return-swarm = Choose a swarm: it is shuffled into the smaller pile. Brood Lords stay.
death-angel-effect-rescue = Choose a slain Marine whose teammate lives: he returns at the bottom of the formation, facing right.
death-angel-effect-slay-for-tokens = Choose a Marine and discard any number of his tokens: for each of them a Genestealer beside him is slain.
death-angel-effect-slay-marine = Choose a Marine and roll the die: on { $faces } he is slain.
death-angel-effect-grant-attack = Choose a Marine: he may attack once.
death-angel-effect-flank-all = Every swarm moves behind its Marine.
death-angel-effect-collect-tokens = Choose a Marine: he gets the tokens of all other Marines.
death-angel-effect-token-before-moving = Next round, the player of each Move + Activate card may first put a token on any Marine.
death-angel-effect-one-attacker = Next round, only one Marine may attack with each Attack card.
death-angel-effect-spawn-in-front = One Genestealer comes out in front of every Marine who has no swarm beside him.
death-angel-effect-face-saves = Choose a Marine: next round, each time he rolls a { $face } when attacked, the attack misses.

death-angel-effect-discard-on-skull = Roll the die: on a skull this card is discarded.
death-angel-effect-explode = Discard this card; every Genestealer beside the Marine is slain. Then roll the die: on { $fatal } the Marine is slain.
death-angel-effect-use-panel = Use the Control Panel of the location.
death-angel-effect-take-artefact = Take this card. Once, it turns a hit on one of your Marines into a miss.

death-angel-effect-spawn-on-terrain = { $count } Genestealers come out at the { $terrain }.
death-angel-effect-replace-panel = The Control Panel is replaced by the { $terrain }.
death-angel-effect-face-all = { $side ->
    [left] Every Marine turns left.
   *[right] Every Marine turns right.
 }
death-angel-effect-turn-from-terrain = Every Marine who faces terrain turns around.
death-angel-effect-place-tokens = Put a token on each of { $marines } Marines.
death-angel-effect-cap-spawn = { $most ->
    [one] Choose a terrain card: at most { $most } Genestealer comes out there in this round’s event.
   *[other] Choose a terrain card: at most { $most } Genestealers come out there in this round’s event.
 }
death-angel-effect-token-and-turn = Put a token on any Marine; then you may turn him around.
death-angel-effect-spawn-on-swarm = Choose a swarm: { $count } Genestealers join it.
death-angel-effect-teleport = For every Marine, his player discards one of his tokens or rolls the die; on { $fatal } the Marine is slain. Then both piles are discarded.
death-angel-effect-overload = Roll the die: on a skull slay up to { $most } Genestealers anywhere; otherwise the Marine who used it is slain.
death-angel-effect-blips-per-marine = Each pile gets a card for every Marine.
death-angel-effect-place-terrain = Put the { $terrain } anywhere beside the formation.
death-angel-effect-launch = Put a token on this location, or roll the die: if the roll is not higher than the number of tokens here, you win.
death-angel-effect-brood-lords = All swarms move to the red terrain of their side and a Brood Lord joins each. When both Brood Lords are slain you win.
death-angel-effect-pump-toxin = Roll the die and choose a pile: discard that many of its cards.

death-angel-effect-door = When you travel you may first slay a Genestealer anywhere for each token on the Door.

## Cards

death-angel-kind-action = Action card, { $team } team
death-angel-kind-marine = Marine, { $team } team
death-angel-kind-event = Event
death-angel-kind-terrain = Terrain
death-angel-kind-location = Location, level { $level }
death-angel-kind-setup = Setup location
death-angel-kind-genestealer = Genestealer card
death-angel-kind-brood-lord = Brood Lord card

death-angel-card-action = { $type }, number { $number }. Lower numbers go first.
death-angel-card-support = Put a token from the supply on any Marine.
death-angel-card-move-activate = Each Marine of the team may trade places with a neighbour, then turn around, then use the terrain in front of him.
death-angel-card-attack = Each Marine of the team may attack a swarm in front of him and in range: on a skull one Genestealer is slain.
# The ability of a card is about one Marine
death-angel-card-fallen = { $type ->
    [attack] { $marine } has fallen: only the common attack is left.
   *[support] { $marine } has fallen: only the token is left.
 }
death-angel-card-range = { $range ->
    [0] Range 0: he attacks what is right in front of him.
    [1] Range 1: he attacks up to one row away, on the side he faces.
   *[other] Range { $range }: he attacks up to { $range } rows away, on the side he faces.
 }
death-angel-card-instinct = Instinct: whoever draws it makes the choice before anybody else sees the card.
death-angel-card-spawn = { $size ->
    [major] { $colour ->
        [red] Major spawn on red terrain.
        [orange] Major spawn on orange terrain.
        [yellow] Major spawn on yellow terrain.
       *[green] Major spawn on green terrain.
     }
   *[minor] { $colour ->
        [red] Minor spawn on red terrain.
        [orange] Minor spawn on orange terrain.
        [yellow] Minor spawn on yellow terrain.
       *[green] Minor spawn on green terrain.
     }
 }
death-angel-card-movement = { $kind ->
    [flank] { $symbol ->
        [head] Swarms with a head slip behind their Marine.
        [tail] Swarms with a tail slip behind their Marine.
        [tongue] Swarms with a tongue slip behind their Marine.
       *[claws] Swarms with claws slip behind their Marine.
     }
   *[adjacent] { $symbol ->
        [head] Swarms with a head move: on the left one row down, on the right one up. At the end of the formation they slip behind their Marine.
        [tail] Swarms with a tail move: on the left one row down, on the right one up. At the end of the formation they slip behind their Marine.
        [tongue] Swarms with a tongue move: on the left one row down, on the right one up. At the end of the formation they slip behind their Marine.
       *[claws] Swarms with claws move: on the left one row down, on the right one up. At the end of the formation they slip behind their Marine.
     }
 }
death-angel-card-no-movement = No swarm moves by its symbols.
death-angel-card-terrain = { $colour ->
    [red] Red terrain, danger { $threat } of 4
    [orange] Orange terrain, danger { $threat } of 4
    [yellow] Yellow terrain, danger { $threat } of 4
   *[green] Green terrain, danger { $threat } of 4
 }
# How often events bring Genestealers out on terrain of this colour
death-angel-card-danger = { $count } of the { $events } events bring Genestealers out here.
death-angel-card-activation = When used: { $effect }
death-angel-card-no-activation = Nobody can use it.
death-angel-card-blips = Piles: left { $left }, right { $right }
death-angel-card-spot = { $side ->
    [left] { $terrain }: left side, { $number } from the top
   *[right] { $terrain }: right side, { $number } from the bottom
 }
death-angel-card-entering = On entering: { $effect }
death-angel-card-panel = Control Panel: { $effect }
# $way: what else wins there
death-angel-card-final = { $way ->
    [lords] The last location: you win when both Brood Lords are slain, or both piles are empty and no Genestealer is left.
    [launch] The last location: you win when the launch works, or both piles are empty and no Genestealer is left.
   *[none] The last location: you win when both piles are empty and no Genestealer is left.
 }
death-angel-card-setup-players = { $alone ->
    [yes] For one player: { $teams } teams. One location of each level lies on the way: { $deck }.
   *[no] For { $players } players: { $teams } teams. One location of each level lies on the way: { $deck }.
 }
death-angel-card-setup-spawn = Genestealers come out all game long: { $major } in a major spawn, { $minor } in a minor one.
death-angel-card-genestealer = { $symbol ->
    [head] Genestealer with a head
    [tail] Genestealer with a tail
    [tongue] Genestealer with a tongue
   *[claws] Genestealer with claws
 }
death-angel-card-copies = { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
 }
death-angel-card-symbols = Its swarm moves when an event shows: { $symbols }.
death-angel-card-brood-lord = Rolls against his swarm count 1 less. He can be slain only when no other card is left in his swarm.

## Questions

death-angel-wait = { $players }: { $question }
death-angel-instinct = { $player } reads an event alone.

death-angel-ask-which-team = Which team is yours?
death-angel-ask-choose-actions = { $teams ->
    [0] Which card?
    [1] Choose your card.
   *[other] A card for each team.
 }
# $of: how many Support cards one plays this round, a token each; $card: the one in play
death-angel-ask-support = { $of ->
    [0] Who gets the token?
    [1] Who gets the token?
   *[other] { $card } · who gets its token?
 }
death-angel-ask-enter-formation = Enter Formation: a token first. For whom?
death-angel-ask-who-moves = Who trades places?
death-angel-ask-who-turns = Who turns around?
death-angel-ask-who-activates = Who uses the terrain?
death-angel-ask-onward-brothers = One more token on the Door?
death-angel-ask-strategize = Move a swarm?
death-angel-ask-power-field = Which swarm does the Power Field hold?
death-angel-ask-stealth = Which pile loses its top card?
death-angel-ask-stealth-other = Spend a token on the other pile too?
death-angel-ask-scout = Look at the next event?
death-angel-ask-scout-put = Where does the event go?
death-angel-ask-intimidate = Roll to drive them back?
death-angel-ask-intimidate-take = { $count ->
    [1] Who goes back?
   *[other] Send { $count } back: who first?
 }
death-angel-ask-smaller-pile = The piles are equal: which one?
death-angel-ask-who-attacks = Who attacks?
death-angel-ask-attack-more = { $marine }: which swarm next?
# $late: yes after the event, when no card is in play any more
death-angel-ask-attack-for-token = { $late ->
    [yes] { death-angel-action-overwatch } · who pays a token to attack?
   *[no] Who pays a token to attack?
 }
death-angel-ask-quick-instincts = { $marine }: which swarm?
death-angel-ask-attack-roll = { $good ->
    [yes] { $odds ->
        [0] { $marine } hits.
       *[other] { $marine } hits. Try for more?
     }
   *[no] { $odds ->
        [0] { $marine } misses.
       *[other] { $marine } misses. Roll again?
     }
 }
# $count: how many are still to fall
death-angel-ask-attack-victim = { $count ->
    [1] { $size ->
        [1] Slay this one?
        [2] Which of the two falls?
        [3] Which of the three falls?
        [4] Which of the four falls?
        [5] Which of the five falls?
       *[other] Which of the { $size } falls?
     }
   *[other] Who falls? { $count } to go.
 }
death-angel-ask-lead-by-example = Who gets a token for the kill?
# $nth of $most
death-angel-ask-charge-victim = { $nth ->
    [1] { $marine } charges, up to { $most } fall: who first?
    [2] Who falls second?
    [3] Who falls third?
   *[other] Who falls next? { $count } to go.
 }
# $by: what saves him, or hit · $artefact: yes where his player has it
death-angel-ask-defence-roll = { $by ->
    [number] { $sum } against { $size }: { $marine } stands.
    [block] Block: the skull saves { $marine }.
    [counter-attack] Counter Attack: the skull saves { $marine }.
    [defensive-stance] Defensive Stance saves { $marine }.
    [second-wind] Second Wind: the { $face } saves { $marine }.
   *[hit] { $odds ->
        [0] { $artefact ->
            [yes] Only the Artefact saves { $marine } now.
           *[no] { $sum } against { $size }: { $marine } falls. No roll saves him.
         }
       *[other] { $sum } against { $size }: { $marine } would fall. Roll again?
     }
 }
death-angel-ask-artefact = { $marine } falls. Spend the Artefact?
death-angel-ask-counter-attack = { $size ->
    [1] Slay this one?
    [2] Which of the two falls?
    [3] Which of the three falls?
    [4] Which of the four falls?
    [5] Which of the five falls?
   *[other] Which of the { $size } falls?
 }
death-angel-ask-event-target = { $kind ->
    [swarm] { $event } · which swarm?
    [pile] { $event } · which pile?
    [team] { $event } · which team?
   *[marine] { $event } · which Marine?
 }
# $picked: how many are picked already
death-angel-ask-event-victim = { $picked ->
    [0] { $event } · who beside { $marine }?
   *[other] { $event } · one more beside { $marine }?
 }
death-angel-ask-cleansing-flames = { $count ->
    [1] Who beside { $marine } burns?
   *[other] Who beside { $marine } burns? { $count } to go.
 }
death-angel-ask-spawn-order = Where do they come out first?
death-angel-ask-everywhere = { $count ->
    [1] In front of whom does one come out?
   *[other] In front of whom? { $count } to go.
 }
death-angel-ask-door = { $count ->
    [1] On leaving, the Door slays one: which?
   *[other] On leaving, the Door slays { $count }: which first?
 }
death-angel-ask-refill = Which pile gets the odd card?
death-angel-ask-cryo-control = Which pile loses its top card?
death-angel-ask-core-cogitator = Which terrain is held back?
# What a location asks on entering names it: nobody has played a card
death-angel-ask-munitorium = { $count ->
    [1] { death-angel-location-munitorium } · who gets a token?
   *[other] { death-angel-location-munitorium } · who gets a token? { $count } to go.
 }
death-angel-ask-apothecarion = Who gets the token?
death-angel-ask-apothecarion-turn = Turn { $marine } around?
death-angel-ask-black-holds = { $count ->
    [one] { death-angel-location-black-holds } · which swarm gets { $count } more?
   *[other] { death-angel-location-black-holds } · which swarm gets { $count } more?
 }
death-angel-ask-dark-catacombs = { death-angel-location-dark-catacombs } · behind whom does one come out?
death-angel-ask-wrath-of-baal-chapel = { death-angel-location-wrath-of-baal-chapel } · place the { $terrain }
death-angel-ask-genestealer-lair = { death-angel-location-genestealer-lair } · which Brood Lord on the left?
death-angel-ask-teleportarium = { $marine }: a token, or the die?
death-angel-ask-generatorium = { $count ->
    [1] Who falls? One to go.
   *[other] Who falls? { $count } to go.
 }
death-angel-ask-launch-control-room = Add a token, or try to launch?
death-angel-ask-toxin-pumping-station = { $count ->
    [one] Which pile loses { $count } card?
   *[other] Which pile loses { $count } cards?
 }

## Hints and moves

# What helps to answer a question; odds are faces of the die ("3 of 6") or percent.
death-angel-odds-faces = { $faces } of 6
death-angel-odds-percent = { $percent }%
# Why a bot does what it does
# $tokens: how many he has; the chances count them, the number on the shield does not
# It is read in the log as well, when the table has changed: nothing of it says "now".
death-angel-because-survives = { $tokens ->
    [0] { $marine } has { $after } to survive instead of { $before }.
   *[other] With tokens { $marine } has { $after } to survive instead of { $before }.
 }
death-angel-because-fewer = { $tokens ->
    [0] One fewer leaves { $marine } { $after } to survive instead of { $before }.
   *[other] One fewer leaves { $marine } with tokens { $after } instead of { $before }.
 }
# Tokens are the price: the chances are those without them
death-angel-because-paid = { $count ->
    [1] One fewer for a token: { $marine } has { $after }, not { $before }.
   *[other] { $count } fewer for { $count } tokens: { $marine } has { $after }, not { $before }.
 }
death-angel-because-only = Without it that side is safe; with it { $marine } has { $before }.
# A swarm goes on to $other: who is better off, and who is worse
# $whole: yes where faces of the die say it: $more save the one, $fewer no longer save the other
death-angel-because-moved = { $whole ->
    [yes] { $more } more of 6 save { $marine }, { $fewer } fewer save { $other }.
   *[no] { $marine } has { $after }, not { $before }; { $other } { $then }, not { $was }.
 }
# The same, set against the next best move
death-angel-because-apart = { $whole ->
    [yes] Otherwise { $more } fewer of 6 save { $marine }, { $fewer } more save { $other }.
   *[no] { $marine } has { $after }, otherwise { $before }; { $other } { $then }, otherwise { $was }.
 }
# More join a swarm: what they would do beside somebody else
death-angel-because-elsewhere = Elsewhere it would be worse: { $marine } would have { $odds } to survive.
death-angel-because-swarm = It’s the largest swarm in reach: { $size } beside { $marine }.
death-angel-because-launch = { $odds ->
    [1] { $odds } of 6 wins the mission at once.
   *[other] { $odds } of 6 win the mission at once.
 }
death-angel-because-later = With one more token { $odds } of 6 win.
death-angel-because-reaches = { $after ->
    [one] Trading places puts { $after } Genestealer in reach instead of { $before }.
   *[other] Trading places puts { $after } Genestealers in reach instead of { $before }.
 }
death-angel-because-blast = { $count ->
    [0] Nobody is beside him. He falls on { $fatal }.
    [one] { $count } Genestealer falls without a roll. He falls on { $fatal }.
   *[other] { $count } Genestealers fall without a roll. He falls on { $fatal }.
 }
# What speaks for using a terrain card; what it does in full stands on its button
death-angel-because-use-tokens-on-door = Each Door token slays one when you travel.
death-angel-because-use-discard-on-skull = { $skulls } of { $faces } close the { $card }: nobody comes out there any more.
death-angel-because-use-take-artefact = Once, it turns a hit on one of your Marines into a miss.
death-angel-because-use-launch = The launch wins the mission.
death-angel-because-use-teleport = Both piles are discarded: the group travels on.
death-angel-because-use-overload = { $skulls } of { $faces } slay up to { $most } anywhere; otherwise he falls.
death-angel-because-use-cap-spawn = { $most ->
    [one] Only { $most } comes out there in this round’s event.
   *[other] Only { $most } come out there in this round’s event.
 }
death-angel-because-use-token-and-turn = It brings a token, and somebody can turn around.
death-angel-because-use-pump-toxin = A high roll takes many cards from a pile.
death-angel-because-use-discard-blip = One card fewer in a pile: travelling comes nearer.
death-angel-because-use-replace-panel = The { $terrain } takes the Panel’s place.
# A token that changes nothing in the attacks to come
death-angel-because-attacks = So { $marine } can roll again when he attacks.
death-angel-because-keeps = A token changes little yet: { $marine } keeps it for later.
# What the bot means to do next, by its own words on the button, and what comes of it for somebody
death-angel-because-next = { $safe ->
    [yes] Next: “{ $move }” makes { $marine } safe.
   *[no] Next: “{ $move }” gives { $marine } { $odds }.
 }
# What it means to do with a card, or after a move, by the words of the button
death-angel-because-planned = Planned: “{ $move }”.
death-angel-because-planned-token = A token for { $marine }: { $after } to survive instead of { $before }.
# Set against the next best move, or the one that the help speaks for
death-angel-because-tried = Played ahead, it beats “{ $move }”.
death-angel-because-otherwise = { $tokens ->
    [0] { $marine } has { $after } to survive, otherwise { $before }.
   *[other] With tokens { $marine } has { $after } to survive, otherwise { $before }.
 }
# It can't be told from the next best
death-angel-because-close = Close call: the others are about as good.
# Where a bot has tried all and can't say more
death-angel-because-best = Played ahead, nothing did clearly better.
# There is only this
death-angel-because-sole = Nothing else can be done here.
# $tokens: as above
death-angel-because-trade = { $tokens ->
    [0] Whoever is worse off has { $after } instead of { $before }.
   *[other] With tokens the worse off has { $after } instead of { $before }.
 }
death-angel-because-charge = Up to { $count } fall without a roll. He falls on { $fatal }.
death-angel-because-event-top = Better this event than an unknown one.
death-angel-because-event-bottom = Better an unknown event than this one.
death-angel-because-stands = { $marine } is safe already: the token is saved.
death-angel-because-turns = Turned, { $marine } faces the swarm at his back.
# $there: how many he could attack then; $here: and now
death-angel-because-turned = Turned, { $marine } has { $there } in reach instead of { $here }.
death-angel-because-faces = Turning around would make nobody safer.
death-angel-because-stays = No trade helps whoever is worse off.
death-angel-because-reach = { $count ->
    [one] { $count } Genestealer is in reach.
   *[other] { $count } Genestealers are in reach.
 }
death-angel-because-help = { $count ->
    [1] { $marines } needs help most: { $odds } to survive.
   *[other] { $marines } need help most: { $odds } each to survive.
 }
death-angel-because-backs = { $count ->
    [1] { $marines } has a swarm at his back.
   *[other] { $marines } have swarms at their backs.
 }
# A card that saves by the die
death-angel-because-guarded = With it { $marine } has { $after } to survive instead of { $before }.
# As the button says it
death-angel-because-again = A new roll: { death-angel-instead }.
death-angel-because-may-hit = { $odds ->
    [1] { $odds } of 6 hits. { $marine }’s defence doesn’t need the token.
   *[other] { $odds } of 6 hit. { $marine }’s defence doesn’t need the token.
 }
death-angel-because-may-cost = { $odds ->
    [1] { $odds } of 6 hits. Without the token: { $after }, not { $before }.
   *[other] { $odds } of 6 hit. Without the token: { $after }, not { $before }.
 }
# What he attacks stands beside himself: over all faces, and without the token
death-angel-because-may-save = { $odds ->
    [1] { $odds } of 6 hits: all in all { $after }, not { $before }.
   *[other] { $odds } of 6 hit: all in all { $after }, not { $before }.
 }
# A miss is kept
death-angel-because-spared = Kept for defence, the token gives { $marine } { $after }, not { $before }.
death-angel-because-roll = A 0 costs nothing; any other face drives some back.
death-angel-because-look = Looking costs nothing: a bad event can go to the bottom.
death-angel-because-artefact = Without it { $marine } falls now.
death-angel-because-artefact-kept = The Artefact is kept to save somebody else.
death-angel-because-hit = It is a hit: the token is kept for defence.
# $hope: no where no face saves anybody, artefact where a card in hand does
death-angel-hint-danger = { $hope ->
    [no] { $count ->
        [1] Most at risk: { $marines }. As things stand no roll saves him.
       *[other] Most at risk: { $marines }. As things stand no roll saves them.
     }
    [artefact] { $count ->
        [1] Most at risk: { $marines }. Only the Artefact saves him.
       *[other] Most at risk: { $marines }. No face saves them; the Artefact can save one.
     }
   *[yes] { $count ->
        [1] Most at risk: { $marines }. { $odds } to survive.
       *[other] Most at risk: { $marines }. { $odds } each to survive.
     }
 }
# $count: how many
death-angel-hint-token = This round it helps { $marines } most: { $before } to survive, { $after } with it.
# $count: how many
death-angel-hint-token-several = This round it helps most: { $marines }.
death-angel-hint-front = A token rolls again only against what its Marine faces.
death-angel-hint-door = Each Door token slays one when you travel.
# A defence roll: what saves besides the number; $alone: yes where no number saves him
death-angel-hint-block = { $alone ->
    [yes] No number saves him. With Block a skull does.
   *[no] With Block a skull saves him too.
 }
death-angel-hint-counter-attack = { $alone ->
    [yes] No number saves him. With Counter Attack a skull does.
   *[no] With Counter Attack a skull saves him too.
 }
death-angel-hint-defensive-stance = With Defensive Stance any second roll but a 0 saves him.
# Choosing cards. A card that lets a roll save $marine, with its token ($token: yes) or without
death-angel-hint-card-saves = { $token ->
    [yes] No roll saves { $marines }, unless { $team } gives { $marine } { $card }’s token: { $odds }.
   *[no] { $count ->
        [1] No roll saves { $marines }, unless { $team } plays { $card }: { $odds }.
       *[other] No roll saves { $marines }; if { $team } plays { $card }, { $marine } has { $odds }.
     }
 }
# A team had no choice, and its card lies already
death-angel-hint-only-card = { $team } has only this card: { $card }.
death-angel-hint-last-of-team = If { $marine } falls, { $team }’s cards go too: { $odds } to survive.
death-angel-hint-backs = { $count ->
    [1] { $marines } has a swarm at his back. Move + Activate turns him.
   *[other] { $marines } have swarms at their backs. Move + Activate turns them.
 }
# $swarms: yes where somebody would travel with the group
death-angel-hint-pile = { $side ->
    [left] { $swarms ->
        [yes] Left pile: { $count } left. Empty, you travel, and swarms travel with you.
       *[no] Left pile: { $count } left. Empty, you travel.
     }
   *[right] { $swarms ->
        [yes] Right pile: { $count } left. Empty, you travel, and swarms travel with you.
       *[no] Right pile: { $count } left. Empty, you travel.
     }
 }
death-angel-hint-door-held = The Power Field still holds a swarm: nobody in it can be slain.
death-angel-hint-slay-for-tokens-none = No Marine with a token has a swarm beside him: nothing will happen.
# $count: how many
death-angel-hint-grant-attack = { $count ->
    [0] He may attack once. Nobody has a swarm in reach.
    [1] He may attack once. Only { $marines } has a swarm in reach.
   *[other] He may attack once. A swarm is in reach of: { $marines }.
 }
death-angel-hint-charge = No swarm is in reach of an attack. { $marine } can charge.
# $count: attacks that he may make besides
death-angel-hint-free-attacks = { $count ->
    [1] One more attack comes free.
   *[other] { $count } more attacks come free.
 }
death-angel-hint-settled = Rolling again can’t improve it.
# $side: left, right, or both: each pile has one left
death-angel-hint-last-card = { $side ->
    [left] The left pile’s last card: once it is gone you travel when the phase ends.
    [right] The right pile’s last card: once it is gone you travel when the phase ends.
   *[both] Each pile has one card left: once either is gone you travel when the phase ends.
 }
# $side: left, right, or both: the pile that is empty
death-angel-hint-journey-off = { $side ->
    [left] The left pile is empty. Send any back, and the group stays here.
    [right] The right pile is empty. Send any back, and the group stays here.
   *[both] Both piles are empty. Send any back, and the group stays here.
 }
# $count: its cards
death-angel-hint-other-pile = { $side ->
    [left] A Marine’s token discards the top card of the left pile too. Cards there: { $count }
   *[right] A Marine’s token discards the top card of the right pile too. Cards there: { $count }
 }
death-angel-hint-turn = { $hope ->
    [no] { $count ->
        [1] { $marines } has a swarm at his back. No face saves him.
       *[other] { $marines } have swarms at their backs. No face saves them.
     }
    [artefact] { $count ->
        [1] { $marines } has a swarm at his back. Only the Artefact saves him.
       *[other] { $marines } have swarms at their backs. No face saves them; the Artefact can save one.
     }
   *[yes] { $count ->
        [1] { $marines } has a swarm at his back: { $odds } to survive.
       *[other] { $marines } have swarms at their backs: { $odds } each to survive.
     }
 }
death-angel-hint-attack = { $hope ->
    [no] { $count ->
        [1] Help { $marines } first: no face saves him.
       *[other] Help { $marines } first: no face saves them.
     }
    [artefact] { $count ->
        [1] Help { $marines } first: only the Artefact saves him.
       *[other] Help { $marines } first: no face saves them, the Artefact can save one.
     }
   *[yes] { $count ->
        [1] Help { $marines } first: { $odds } to survive.
       *[other] Help { $marines } first: { $odds } each to survive.
     }
 }

# What a move costs and brings stands beside it, or in small letters below it: its .price
death-angel-move-take-team = { $team }
    .price = { $marines }
death-angel-move-choose-action = { $team } · { $number } { $name }
    .price = { $type } · { $effect }
death-angel-move-place-token = A token for { $marine }
    .price = { $tokens ->
        [0] he has none
       *[other] he has { $tokens }
     }
death-angel-move-trade = { $marine } trades places with { $other }
death-angel-move-turn = { $side ->
    [left] { $marine } turns left
   *[right] { $marine } turns right
 }
death-angel-move-activate = { $marine } uses the { $terrain }
    .price = { $effect }
death-angel-move-attack = { $marine } attacks { death-angel-foes } { death-angel-place-of }
death-angel-move-attack-paid = { $marine } attacks { death-angel-foes } { death-angel-place-of }
    .price = { $tokens ->
        [1] his last token
       *[other] 1 of { $tokens } tokens
     }
death-angel-move-attack-held = { $marine } attacks { death-angel-foes } { death-angel-place-of }
    .price = a Power Field holds them: nobody falls
death-angel-move-heroic-charge = { $marine } charges
    .price = up to { $count } fall; he falls on { $fatal }
death-angel-move-reroll = Roll again
    .price = { $odds ->
        [0] no roll helps
        [1] { $tokens ->
            [1] the last token · { $odds } of 6 helps
           *[other] 1 of { $tokens } tokens · { $odds } of 6 helps
         }
       *[other] { $tokens ->
            [1] the last token · { $odds } of 6 help
           *[other] 1 of { $tokens } tokens · { $odds } of 6 help
         }
     }
# A hit lies there: $odds faces would slay more, $worse fewer or ($fewer: no) none
death-angel-move-reroll-attack = Roll again
    .price = { $tokens ->
        [1] the last token · { death-angel-instead }
       *[other] 1 of { $tokens } tokens · { death-angel-instead }
     }
death-angel-instead = { $worse ->
    [0] { $odds ->
        [1] { $odds } of 6 slays more
       *[other] { $odds } of 6 slay more
     }
   *[other] { $odds ->
        [1] { $odds } of 6 slays more, { death-angel-instead-worse }
       *[other] { $odds } of 6 slay more, { death-angel-instead-worse }
     }
 }
death-angel-instead-worse = { $fewer ->
    [yes] { $worse ->
        [1] { $worse } of 6 slays fewer
       *[other] { $worse } of 6 slay fewer
     }
   *[no] { $worse ->
        [1] { $worse } of 6 slays none
       *[other] { $worse } of 6 slay none
     }
 }
# He stands already: so many faces would be better, so many worse
death-angel-move-reroll-defence = Roll again
    .price = { $tokens ->
        [1] the last token · better { $odds } of 6, worse { $worse } of 6
       *[other] 1 of { $tokens } tokens · better { $odds } of 6, worse { $worse } of 6
     }
# $odds: faces that would be better; where there are none nothing is to be chosen
death-angel-move-accept-attack = { $odds ->
    [0] Go on
   *[other] { $good ->
        [yes] Keep the hit
       *[no] Let it miss
     }
 }
death-angel-move-accept-attack-held = Go on
    .price = the Power Field holds them
# $odds: as above
death-angel-move-accept-defence = { $good ->
    [yes] { $odds ->
        [0] Go on
       *[other] Keep it
     }
   *[no] Let him fall
 }
death-angel-move-accept-defence-artefact = { $odds ->
    [0] Go on
   *[other] Keep it
 }
    .price = the Artefact can still save him
death-angel-move-use-artefact = Spend it
    .price = { $marine } stands
death-angel-move-slay = { $other ->
    [yes] Slay { death-angel-foe } of { death-angel-foes } { death-angel-place-of }
   *[no] Slay { death-angel-foe } { death-angel-place-of }
 }
death-angel-move-drive-back = { $other ->
    [yes] Drive back { death-angel-foe } of { death-angel-foes } { death-angel-place-of }
   *[no] Drive back { death-angel-foe } { death-angel-place-of }
 }
death-angel-move-discard-enemy = { $other ->
    [yes] Discard { death-angel-foe } of { death-angel-foes } { death-angel-place-of }
   *[no] Discard { death-angel-foe } { death-angel-place-of }
 }
death-angel-move-slay-for-token = { $other ->
    [yes] A token for { death-angel-foe } of { death-angel-foes } { death-angel-place-of }
   *[no] A token for { death-angel-foe } { death-angel-place-of }
 }
death-angel-move-move-swarm = { $side ->
    [left] Move { death-angel-foes } { death-angel-place-of } to the left of { $to }
   *[right] Move { death-angel-foes } { death-angel-place-of } to the right of { $to }
 }
death-angel-move-choose-swarm = Choose { death-angel-foes } { death-angel-place-of }
death-angel-move-hold-swarm = Hold { death-angel-foes } { death-angel-place-of }
death-angel-move-choose-marine = { $marine }
death-angel-move-choose-slain = { $marine } returns
death-angel-move-choose-team = { $team } team
death-angel-move-choose-pile = { $side ->
    [left] Left pile
   *[right] Right pile
 }
    .price = { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
death-angel-move-choose-terrain = { $side ->
    [left] { $terrain }, left of { $beside }
   *[right] { $terrain }, right of { $beside }
 }
death-angel-move-choose-place = { $side ->
    [left] { $beside }, left side
   *[right] { $beside }, right side
 }
death-angel-move-choose-brood-lord = { $card }
death-angel-move-spend-token = { $marine } pays
    .price = { $tokens ->
        [1] his last token
       *[other] 1 of { $tokens } tokens
     }
death-angel-move-roll-die = Roll the die
death-angel-move-roll-teleport = Roll the die
    .price = { $fatal ->
        [one] { $fatal } of 6 fells him
       *[other] { $fatal } of 6 fell him
     }
death-angel-move-roll-launch = Try to launch
    .price = { $odds ->
        [1] { $odds } of 6 wins
       *[other] { $odds } of 6 win
     }
death-angel-move-add-token = Add a token
    .price = { $tokens ->
        [one] { $tokens } is there
       *[other] { $tokens } are there
     }
death-angel-move-use-ability = { $ability ->
    [scout] Look
    [intimidate] Roll
    [onward-brothers] Add a token
   *[other] Do it
 }
death-angel-move-put-event = { $where ->
    [top] Back on top
   *[bottom] Under the deck
 }

death-angel-pass-who-moves = Done moving
death-angel-pass-who-turns = Done turning
death-angel-pass-who-activates = Done here
death-angel-pass-who-attacks = Hold fire
death-angel-pass-attack-more = { $marine } stops
death-angel-pass-attack-for-token = Hold fire
death-angel-pass-quick-instincts = Hold fire
death-angel-pass-attack-victim = Spare the rest
death-angel-pass-charge-victim = That’s enough
    .price = he rolls
death-angel-pass-door = Spare them
death-angel-pass-generatorium = Spare them
death-angel-pass-artefact = Let him fall
# $tokens: how many he still has
death-angel-pass-event-victim = { $tokens ->
    [1] Keep the token
   *[other] Keep the tokens
 }
death-angel-pass-no = Leave it
death-angel-pass-apothecarion-turn = Leave him be
death-angel-pass-strategize = Don’t move
death-angel-pass-power-field = None
death-angel-pass-token = No token

## Log

death-angel-log-team-taken = { $player } takes the { $team } team.
death-angel-log-formation-dealt = From the top: { $marines }.
death-angel-log-round-began = Round { $round }
death-angel-log-phase-began = Phase { $phase }: { $name }
# What its player took back
death-angel-log-action-chosen-own = { $card } { $name }
# $only: yes where the team has no other card to choose
death-angel-log-action-chosen = { $card ->
    [0] { $player }: card chosen.
   *[other] { $only ->
        [yes] { $team } has only this card: { $card } { $name }
       *[no] { $alone ->
            [yes] Card { $card } { $name }
           *[no] { $player } plays { $card } { $name }
         }
     }
 }
death-angel-log-actions-revealed = The cards are turned over: { $cards }
death-angel-log-current-player = { $player } draws the event this round.
death-angel-log-card = { $number } { $name }
death-angel-log-tokens-placed = { $tokens ->
    [one] { $on } gets { $tokens } token.
   *[other] { $on } gets { $tokens } tokens.
 }
# The same where one player decides for all
death-angel-log-tokens-given = { $tokens ->
    [one] { $player } gives { $on } { $tokens } token.
   *[other] { $player } gives { $on } { $tokens } tokens.
 }
death-angel-log-tokens-door = { $tokens ->
    [one] The Door gets { $tokens } token.
   *[other] The Door gets { $tokens } tokens.
 }
death-angel-log-tokens-location = { $tokens ->
    [one] The location gets { $tokens } token.
   *[other] The location gets { $tokens } tokens.
 }
death-angel-log-supply-empty = { $tokens ->
    [one] The supply is empty: { $tokens } token is lost.
   *[other] The supply is empty: { $tokens } tokens are lost.
 }
death-angel-log-tokens-lost = { $tokens ->
    [one] { $marine } gives up { $tokens } token.
   *[other] { $marine } gives up { $tokens } tokens.
 }
# A card that lets Marines attack for a token of theirs
death-angel-log-tokens-paid = { $marine } pays a token for { $card }.
death-angel-log-tokens-collected = { $tokens ->
    [0] { $marine } gets nothing: the others have no token.
    [one] { $marine } gets { $tokens } token from the others.
   *[other] { $marine } gets { $tokens } tokens from the others.
 }
death-angel-log-traded = { $marine } trades places with { $other }.
death-angel-log-turned = { $side ->
    [left] { $marine } turns left.
   *[right] { $marine } turns right.
 }
death-angel-log-activated = { $marine } uses the { $terrain }.
death-angel-log-marine-slain = { $moving ->
    [above] { $marine } falls. Those above step down.
    [below] { $marine } falls. Those below step up.
   *[none] { $marine } falls. Nobody is left.
 }
death-angel-log-marine-rescued = { $marine } is back, at the bottom.
death-angel-log-team-eliminated = { $out ->
    [yes] The { $team } team is gone: { $player } is out.
   *[no] The { $team } team is gone.
 }
death-angel-log-spawned = { $size ->
    [1] One comes out { death-angel-place-of }.
   *[other] { $size } come out { death-angel-place-of }.
 }
death-angel-log-spawned-short = { $size ->
    [1] { $size } of { $wanted } comes out { death-angel-place-of }: the pile is empty.
   *[other] { $size } of { $wanted } come out { death-angel-place-of }: the pile is empty.
 }
death-angel-log-spawned-none = Nobody comes out { death-angel-place-of }: the pile is empty.
# The same where one player decides for all whom they come out beside
death-angel-log-spawned-chosen = { $size ->
    [1] { $player } decides: one comes out { death-angel-place-of }.
   *[other] { $player } decides: { $size } come out { death-angel-place-of }.
 }
death-angel-log-spawned-chosen-short = { $size ->
    [1] { $player } decides: { $size } of { $wanted } comes out { death-angel-place-of }.
   *[other] { $player } decides: { $size } of { $wanted } come out { death-angel-place-of }.
 }
death-angel-log-spawned-chosen-none = { $player } decides: nobody comes out { death-angel-place-of }.
# The same, by a spawn box of the event, which names the terrain
death-angel-log-spawned-at = { $size ->
    [1] { $terrain }: one comes out { death-angel-place-of }.
   *[other] { $terrain }: { $size } come out { death-angel-place-of }.
 }
death-angel-log-spawned-at-short = { $size ->
    [1] { $terrain }: { $size } of { $wanted } comes out. The pile is empty.
   *[other] { $terrain }: { $size } of { $wanted } come out. The pile is empty.
 }
death-angel-log-spawned-at-none = { $terrain }: nobody comes out. The pile is empty.
death-angel-log-genestealer-slain = { $card ->
    [head] A head falls.
    [tail] A tail falls.
    [tongue] A tongue falls.
    [claws] A pair of claws falls.
   *[lord] A Brood Lord falls.
 }
# A token on the Door slays one as the group leaves: whoever decides it for all
death-angel-log-door-slays = { $card ->
    [head] { $player } uses the Door: a head falls.
    [tail] { $player } uses the Door: a tail falls.
    [tongue] { $player } uses the Door: a tongue falls.
    [claws] { $player } uses the Door: a pair of claws falls.
   *[lord] { $player } uses the Door: a Brood Lord falls.
 }
death-angel-log-swarm-moved = { $size ->
    [1] The one { death-angel-place-of } moves on to { $next }.
   *[other] The { $size } { death-angel-place-of } move on to { $next }.
 }
# From one side of the column to the other, to another Marine
death-angel-log-swarm-crossed = { $size ->
    [1] The one { death-angel-place-of } crosses over to { $next }.
   *[other] The { $size } { death-angel-place-of } cross over to { $next }.
 }
death-angel-log-swarm-flanked = { $size ->
    [1] One slips behind { $next }.
   *[other] { $size } slip behind { $next }.
 }
death-angel-log-swarm-fronted = { $size ->
    [1] The one behind { $next } crosses to his front.
   *[other] The { $size } behind { $next } cross to his front.
 }
death-angel-log-swarm-protected = A Power Field holds the swarm { death-angel-place-of }.
death-angel-log-swarm-untouchable = The Power Field holds the swarm { death-angel-place-of }: nobody falls.
death-angel-log-swarms-merged = The two swarms { death-angel-place-of } become one.
death-angel-log-sent-to-blips = { $side ->
    [left] Back to the left pile: { $cards }.
   *[right] Back to the right pile: { $cards }.
 }
death-angel-log-brood-lord-arrived = A Brood Lord appears { death-angel-place-of }.
death-angel-log-brood-lord-chosen = { $player } decides: a Brood Lord appears { death-angel-place-of }.
death-angel-log-attack-rolled = { $skull ->
    [yes] { $marine } attacks { death-angel-swarm } { death-angel-place-of }: { $face }, a skull.
    [number] { $count ->
        [0] { $marine } attacks { death-angel-swarm } { death-angel-place-of }: { $face } slays none.
        [1] { $marine } attacks { death-angel-swarm } { death-angel-place-of }: { $face } slays one.
       *[other] { $marine } attacks { death-angel-swarm } { death-angel-place-of }: { $face } slays { $count }.
     }
   *[no] { $marine } attacks { death-angel-swarm } { death-angel-place-of }: { $face }, no skull.
 }
death-angel-log-attack-rolled-again = { $skull ->
    [yes] { $marine } rolls again: { $face }, a skull.
    [number] { $count ->
        [0] { $marine } rolls again: { $face } slays none.
        [1] { $marine } rolls again: { $face } slays one.
       *[other] { $marine } rolls again: { $face } slays { $count }.
     }
   *[no] { $marine } rolls again: { $face }, no skull.
 }
death-angel-log-rolled-again = { $marine } rolls again: { $face }.
death-angel-log-attack-missed = { $marine } misses.
death-angel-log-defence-rolled = { $marine } rolls { $face } against { $size }.
death-angel-log-defence-number = { $sum } beats { $size }: { $marine } stands.
death-angel-log-defence-hit = { $sum } does not beat { $size }: { $marine } is hit.
death-angel-log-sum = { $lords ->
    [0] { $face }
   *[other] { $face } − { $lords } = { $value }
 }
death-angel-log-defence-block = Block: the skull saves { $marine }.
death-angel-log-defence-counter-attack = Counter Attack: the skull saves { $marine }, and he strikes back.
death-angel-log-defence-defensive-stance = Defensive Stance: the second roll saves { $marine }.
death-angel-log-defence-second-wind = Second Wind: the { $face } saves { $marine }.
death-angel-log-defence-artefact = The Artefact saves { $marine }.
death-angel-log-die-heroic-charge = { $bad ->
    [yes] { $marine } rolls { $face } after the charge: he falls.
   *[no] { $marine } rolls { $face } after the charge: he stands.
 }
# Beside the team's Marines there may be fewer than that
death-angel-log-die-intimidation = { $face ->
    [0] Intimidation: 0, nobody goes back.
    [1] Intimidation: 1, one goes back.
   *[other] Intimidation: { $face }, up to { $face } go back.
 }
death-angel-log-die-promethium-tank = { $bad ->
    [yes] The Tank blows; { $marine } rolls { $face }: it takes him with it.
   *[no] The Tank blows; { $marine } rolls { $face }: he stands.
 }
death-angel-log-die-spore-chimney = { $bad ->
    [yes] Chimney: { $face }. It stays.
   *[no] Chimney: { $face }, a skull. It comes down.
 }
death-angel-log-die-teleportarium = { $bad ->
    [yes] { $marine } rolls { $face }: he is lost.
   *[no] { $marine } rolls { $face }: he arrives.
 }
death-angel-log-die-generatorium = { $bad ->
    [yes] Generatorium: { $face }, no skull. { $marine } burns.
   *[no] Generatorium: { $face }, a skull. The swarms burn.
 }
death-angel-log-die-launch = { $bad ->
    [yes] Launch: { $face }, too high.
   *[no] Launch: { $face }. It works.
 }
# A pile may hold fewer than that
death-angel-log-die-toxin = { $face ->
    [0] Toxin: 0, no card is discarded.
    [1] Toxin: 1, one card is discarded.
   *[other] Toxin: { $face }, up to { $face } cards are discarded.
 }
death-angel-log-die-cleansing-flames = { $bad ->
    [yes] Flames around { $marine }: { $face }, no skull.
   *[no] Flames around { $marine }: { $face }, a skull.
 }
death-angel-log-die-psychic-assault = { $bad ->
    [yes] { $marine } rolls { $face } against the Psychic Assault: he falls.
   *[no] { $marine } rolls { $face } against the Psychic Assault: he stands.
 }
# $alone: yes at a table of one
death-angel-log-event-drawn = { $alone ->
    [yes] Event: { $event }
   *[no] { $player } draws: { $event }
 }
death-angel-log-event-hidden = { $player } reads an event alone.
# Only whom it concerns reads these two
death-angel-log-event-read = You drew { $event } · only you see it
death-angel-log-event-revealed = { $event }
# $alone: yes at a table of one
death-angel-log-event-revealed-target = { $alone ->
    [yes] { $event } · { $target }
   *[no] { $event } · { $player }: { $target }
 }
death-angel-log-event-pile = { $side ->
    [left] the left pile
   *[right] the right pile
 }
death-angel-log-event-team = the { $team } team
death-angel-log-event-swarm = the swarm { death-angel-place-of }
# $why: what it would have done
death-angel-log-event-idle = { $why ->
    [rescue] { $event }: nothing happens; nobody can return.
    [discard-blip] { $event }: nothing happens; both piles are empty.
    [spawn-behind] { $event }: nobody comes out; the piles are empty.
    [spawn-in-front] { $event }: each Marine has a swarm; nobody comes.
    [lose-tokens] { $event }: nothing happens; no Marine has a token.
    [engaged] { $event }: nobody with a swarm has a token.
    [jam-guns] { $event }: every team has played its Attack card.
    [return-swarm] { $event }: nothing happens; there is no swarm.
    [flank-all] { $event }: no swarm has to move.
    [gather-swarms] { $event }: no swarm has to move.
    [slay-for-tokens] { $event }: no token is spent, nobody is slain.
    [tokens-on-door] { $event }: nothing happens; there is no Door.
   *[other] { $event }: nothing happens.
 }
death-angel-log-event-lasts = { $event } holds all next round.
death-angel-log-spawn-box-none = No terrain of that colour: nobody comes out.
death-angel-log-movement-box-adjacent = { $swarms ->
    [0] No swarm stirs.
    [one] { $swarms } swarm moves.
   *[other] { $swarms } swarms move.
 }
death-angel-log-movement-box-flank = { $swarms ->
    [0] No swarm stirs.
    [one] { $swarms } swarm slips behind its Marine.
   *[other] { $swarms } swarms slip behind their Marines.
 }
death-angel-log-event-scouted = { $player } looks at the next event.
# $alone: yes at a table of one
death-angel-log-event-scouted-seen = { $alone ->
    [yes] Next event: { $event }
   *[no] Next event: { $event } · only you see it
 }
death-angel-log-event-put = { $where ->
    [top] { $player } puts it back on top.
   *[bottom] { $player } puts it under the deck.
 }
death-angel-log-blips-discarded = { $side ->
    [left] Discarded from the left pile: { $cards }.
   *[right] Discarded from the right pile: { $cards }.
 }
# On the way to the next location
death-angel-log-blips-left-behind = Discarded with the old location: { $cards }.
death-angel-log-pile-emptied = { $side ->
    [left] The left pile is empty: the group travels when the phase ends.
   *[right] The right pile is empty: the group travels when the phase ends.
 }
death-angel-log-journey-off = { $side ->
    [left] The left pile has cards again: the group stays.
   *[right] The right pile has cards again: the group stays.
 }
death-angel-log-blips-added = { $left ->
    [0] { $right ->
        [0] The piles get no cards.
       *[other] Cards for the piles: left none, right { $right }.
     }
   *[other] { $right ->
        [0] Cards for the piles: left { $left }, right none.
       *[other] Cards for the piles: left { $left }, right { $right }.
     }
 }
death-angel-log-reshuffled = { $deck ->
    [events] The discarded events become a new deck.
   *[genestealers] The discarded Genestealers become a new deck.
 }
death-angel-log-terrain-placed = { $side ->
    [left] { $terrain }: left of { $beside }.
   *[right] { $terrain }: right of { $beside }.
 }
death-angel-log-terrain-put = { $side ->
    [left] { $player } puts the { $terrain } left of { $beside }.
   *[right] { $player } puts the { $terrain } right of { $beside }.
 }
death-angel-log-terrain-discarded = The { $terrain } is gone.
death-angel-log-artefact-taken = { $player } takes the Artefact.
death-angel-log-artefact-lost = { $player } loses the Artefact with the last Marine.
death-angel-log-spawn-capped = { $terrain }: at most one comes out this round.
death-angel-log-travel-began = { $empty ->
    [left] The left pile is empty: the group leaves { $location }.
    [right] The right pile is empty: the group leaves { $location }.
   *[both] Both piles are empty: the group leaves { $location }.
 }
death-angel-log-travelled = { $empty ->
    [left] The left pile is empty. Next location: { $location }.
    [right] The right pile is empty. Next location: { $location }.
   *[both] Both piles are empty. Next location: { $location }.
 }
death-angel-log-game-won = { $by ->
    [launch] The launch works: the Marines win.
    [brood-lords] Both Brood Lords are slain: the Marines win.
   *[elimination] Nothing moves in the dark any more: the Marines win.
 }
death-angel-log-game-lost = Nobody stands any more: the Marines lose.

## How it ended

death-angel-end-launch = The launch worked
death-angel-end-brood-lords = Both Brood Lords fell
death-angel-end-elimination = Nothing moves in the dark any more
death-angel-end-slain = { $marine } was the last to stand

## The story of it, on the result page: the one place that speaks in the past tense

death-angel-tale-headline-won = { $home ->
    [1] One Marine came home
   *[other] { $home } Marines came home
 }
death-angel-tale-round = round { $round }
death-angel-tale-round-card = round { $round } · { $card }
death-angel-tale-way = location { $step } of { $steps }
death-angel-tale-slew = { $locations ->
    [1] { $slain ->
        [one] The column never left the first location and slew { $slain } Genestealer.
       *[other] The column never left the first location and slew { $slain } Genestealers.
     }
   *[other] { $slain ->
        [one] The column reached { $locations } locations and slew { $slain } Genestealer.
       *[other] The column reached { $locations } locations and slew { $slain } Genestealers.
     }
 }
# $others: those that no Marine struck himself, so that the numbers below add up
death-angel-tale-slew-others = { $locations ->
    [1] { $slain ->
        [one] The column never left the first location and slew { $slain } Genestealer, by a door or an event.
       *[other] { $others ->
            [1] The column never left the first location and slew { $slain } Genestealers, one of them by a door or an event.
           *[other] The column never left the first location and slew { $slain } Genestealers, { $others } of them by doors and events.
         }
     }
   *[other] { $slain ->
        [one] The column reached { $locations } locations and slew { $slain } Genestealer, by a door or an event.
       *[other] { $others ->
            [1] The column reached { $locations } locations and slew { $slain } Genestealers, one of them by a door or an event.
           *[other] The column reached { $locations } locations and slew { $slain } Genestealers, { $others } of them by doors and events.
         }
     }
 }
death-angel-tale-crowd = { $there ->
    [0] Nobody ever came out.
    [one] There was never more than { $there } Genestealer around the column.
   *[other] { $marines ->
        [1] Round { $round } saw the most at once: { $there } Genestealers around one Marine.
       *[other] Round { $round } saw the most at once: { $there } Genestealers around { $marines } Marines.
     }
 }
# What the round did to the chance to win, in percent; once it is over, all or none are won
# $last: yes for the round that ended it
death-angel-tale-turn-won = { $last ->
    [yes] The chance to win was { $before }% as this round began.
   *[no] In this round the chance to win rose from { $before }% to { $after }%.
 }
death-angel-tale-turn-lost = { $last ->
    [yes] The chance to win was still { $before }% as this round began.
   *[no] In this round the chance to win fell from { $before }% to { $after }%.
 }
# No round stands out; $steps: 2 where the middle is the end; $round: where it stood at $middle, which can be seen
death-angel-tale-drift = no single round
death-angel-tale-drift-won = { $steps ->
    [2] The chance to win grew slowly: { $start }% at the start, { $end }% after round { $last }.
   *[3] The chance to win grew slowly: { $start }% at the start, { $middle }% after round { $round }, { $end }% after round { $last }.
 }
death-angel-tale-drift-lost = { $steps ->
    [2] The chance to win slipped away: { $start }% at the start, { $end }% after round { $last }.
   *[3] The chance to win slipped away: { $start }% at the start, { $middle }% after round { $round }, { $end }% after round { $last }.
 }
death-angel-tale-most-won = No other round saw more Genestealers fall.
death-angel-tale-most-lost = No other round saw more Marines fall.
# What happened in it
death-angel-tale-turn-slain = { $slain ->
    [one] { $slain } Genestealer slain
   *[other] { $slain } Genestealers slain
 }
# $n: how many
death-angel-tale-turn-fell = { $marines } fell
death-angel-tale-turn-back = { $count ->
    [one] { $count } sent back into a pile
   *[other] { $count } sent back into the piles
 }
death-angel-tale-turn-discarded = { $count ->
    [one] { $count } card of the piles discarded
   *[other] { $count } cards of the piles discarded
 }
death-angel-tale-turn-there = { $there } around the column as it began, { $left } as it ended
death-angel-tale-end = { $marine } fell last: { $how }.
death-angel-tale-won-launch = { $fell ->
    [0] The launch worked, and nobody fell.
    [one] The launch worked, and { $fell } Marine fell.
   *[other] The launch worked, and { $fell } Marines fell.
 }
death-angel-tale-won-brood-lords = { $fell ->
    [0] Both Brood Lords were slain, and nobody fell.
    [one] Both Brood Lords were slain, and { $fell } Marine fell.
   *[other] Both Brood Lords were slain, and { $fell } Marines fell.
 }
death-angel-tale-won-elimination = { $fell ->
    [0] At the end the dark was empty. Nobody had fallen.
    [one] At the end the dark was empty. { $fell } Marine had fallen.
   *[other] At the end the dark was empty. { $fell } Marines had fallen.
 }
# $lords: Brood Lords take one each from the roll
death-angel-tale-by-swarm = { $lords ->
    [0] { $size ->
        [1] one beside him, rolled { $face }
       *[other] { $size } beside him, rolled { $face }
     }
   *[other] { $size ->
        [1] one beside him, rolled { $face } − { $lords }
       *[other] { $size } beside him, rolled { $face } − { $lords }
     }
 }
# $why: what the die was rolled for
death-angel-tale-by-die = { $why ->
    [heroic-charge] his own charge, rolled { $face }
    [promethium-tank] the Tank blew up, rolled { $face }
    [teleportarium] lost in the Teleportarium, rolled { $face }
    [generatorium] fire of the Generatorium, rolled { $face }
   *[psychic-assault] a Psychic Assault, rolled { $face }
 }
death-angel-tale-by-event = an event took him
death-angel-tale-home = came home
death-angel-tale-fell = round { $round } · { $how }
death-angel-tale-player = { $home } of { $marines } came home
death-angel-tale-falls = { $marine } falls
death-angel-tale-artefact = { $size ->
    [1] The Artefact saves { $marine } from one
   *[other] The Artefact saves { $marine } from { $size }
 }
death-angel-tale-stands = { $size ->
    [1] { $marine } stands against one
   *[other] { $marine } stands against { $size }
 }
death-angel-tale-blow = { $slain ->
    [1] { $marine } slays one
   *[other] { $marine } slays { $slain } at once
 }
death-angel-tale-to = Next location: { $location }
death-angel-tale-launch = The launch works on a { $face }
death-angel-tale-last-blow = { $lord ->
    [yes] { $marine } slays the last Brood Lord
   *[no] { $marine } slays the last one
 }
death-angel-tale-last-falls = { $lord ->
    [yes] The last Brood Lord falls
   *[no] The last one falls
 }
death-angel-tale-last-stands = { $marine } is the last to fall
death-angel-tale-last = Nothing is left in the dark

## Panels

death-angel-panel-location = { $name }
death-angel-panel-formation = Formation (3/6: three of six faces save the Marine)
death-angel-panel-round = { $round ->
    [0] Setup
   *[other] Round { $round } · { $phase }
 }
death-angel-panel-event = Event: { $name }
death-angel-panel-teams = Teams
death-angel-panel-hand = Your teams
death-angel-panel-step = { $level ->
    [setup] Location { $step } of { $steps }, the setup location
    [4] Location { $step } of { $steps }, the last one
   *[other] Location { $step } of { $steps }
 }
death-angel-panel-blips = Piles: { $left } left, { $right } right
death-angel-panel-spawn = Spawn: major { $major }, minor { $minor }
death-angel-panel-location-tokens = Tokens on the location: { $tokens }
death-angel-panel-supply = Tokens in the supply: { $tokens }
death-angel-panel-decks = Decks: Genestealers { $genestealers }, discarded { $discard }; events { $events }
death-angel-panel-current = Draws the event: { $player }
death-angel-panel-order = Cards in order: { $cards }
death-angel-panel-order-done = { $number } ✓
death-angel-panel-order-now = [{ $number } { $name }]
death-angel-panel-order-next = { $number }
death-angel-panel-lasting = This round: { $event }
death-angel-panel-upcoming = Next round: { $event }
death-angel-panel-lasting-one = { $event } · { $target }
death-angel-panel-artefact = The Artefact: { $player }
death-angel-panel-lords = Brood Lords slain: { $count }
death-angel-panel-scouted = { $above ->
    [0] Next event: { $event }
    [one] Seen: { $event } · { $above } event comes first
   *[other] Seen: { $event } · { $above } events come first
 }
death-angel-panel-secret = { $player } reads an event alone.

# Cells of the formation.
death-angel-row-left = ◄ { $marine }
death-angel-row-right = { "  " }{ $marine } ►
death-angel-row-left-tokens = ◄ { $marine } ●{ $tokens }
death-angel-row-right-tokens = { "  " }{ $marine } ► ●{ $tokens }
death-angel-row-none = {""}
death-angel-row-empty = ·
death-angel-row-swarm = { $state ->
    [protected] { $cards } (held)
    [attacked] { $cards } (has attacked)
    [again] { $cards } { $survival }%
   *[fresh] { $cards } { $survival }/6
 }
death-angel-row-door = { $terrain } ●{ $tokens }
death-angel-row-used = { $terrain } (used)

death-angel-team-line = { $slain ->
    [0] { $team } ({ $player }): { $marines } · { $chosen }
   *[other] { $team } ({ $player }): { $marines }, fallen: { $names } · { $chosen }
 }
death-angel-team-out = { $team } ({ $player }): gone
death-angel-team-undecided = is choosing
death-angel-team-chosen = card chosen
death-angel-team-plays = plays { $number } { $name }
death-angel-hand-card = { $status ->
    [resting] { $number } { $name }, { $type }, rests this round
    [jammed] { $number } { $name }, { $type }, jammed this round
   *[ready] { $number } { $name }, { $type }
 }
death-angel-hand-line = { $team }: { $cards }

## Refusals

death-angel-why-over = The game is over.
death-angel-why-unknown = Death Angel has no such move.
death-angel-why-players = Death Angel is for 1 to 6 players.
death-angel-why-spectator = You are watching; the players decide.
death-angel-why-not-you = { $count ->
    [1] { $players } decides now.
   *[other] { $players } decide now.
 }
death-angel-why-instinct = { $player } chooses alone now; nobody else may see the event.
death-angel-why-other-question = First this: { $question }
death-angel-why-must = First this: { $question }
death-angel-why-unknown-card = There is no card { $card }.
death-angel-why-not-your-team = The { $team } team is somebody else’s.
death-angel-why-no-team = Nobody plays the { $team } team.
death-angel-why-eliminated = The { $team } team is gone.
death-angel-why-chosen = The { $team } team’s card is down already.
death-angel-why-all-chosen = All your cards are down; now the others choose.
death-angel-why-rests = { $card } was played last round: it rests this round.
death-angel-why-jammed = Guns jammed: the { $team } team plays no Attack card this round.
death-angel-why-team-taken = The { $team } team is taken.
death-angel-why-not-there = { $marine } is not in the formation.
death-angel-why-other-team = { $marine } belongs to another team; this card is for { $team }.
death-angel-why-has-one = { $marine } has got one; the next goes to somebody else.
death-angel-why-moved = { $marine } has moved already.
death-angel-why-turned = { $marine } has turned already.
death-angel-why-not-adjacent = { $marine } and { $other } are not neighbours.
death-angel-why-himself = { $marine } needs somebody else to trade with.
death-angel-why-steps = { $step ->
    [move] All moves first, then turns, then terrain: now somebody moves.
    [turn] All moves first, then turns, then terrain: now somebody turns.
   *[activate] All moves first, then turns, then terrain: now terrain is used.
 }
death-angel-why-only-him = This is about { $marine } alone.
death-angel-why-activated-one = { $marine } has used one already; one is all a card allows.
death-angel-why-no-terrain = The { $terrain } is not on the board.
death-angel-why-no-activation = The { $terrain } can’t be used.
death-angel-why-not-in-front = The { $terrain } is not in front of { $marine }.
death-angel-why-activated = The { $terrain } is used up for this round.
death-angel-why-attacked = { $marine } has attacked already.
death-angel-why-finish = { $marine } finishes his attacks first.
death-angel-why-no-token = { $marine } has no token.
death-angel-why-not-yours = { $marine } is somebody else’s Marine.
death-angel-why-no-swarm = There is no swarm.
death-angel-why-no-place = There is no such place in the formation.
death-angel-why-facing = { $facing ->
    [left] { $marine } faces left; that swarm is on his other side.
   *[right] { $marine } faces right; that swarm is on his other side.
 }
death-angel-why-range = { $distance ->
    [one] Too far: { $distance } row away, { $marine } reaches { $range }.
   *[other] Too far: { $distance } rows away, { $marine } reaches { $range }.
 }
death-angel-why-no-charge = { $marine } charges only with his attack still to come and somebody in reach.
death-angel-why-no-reroll = Only attack and defence rolls can be rolled again, for a token.
death-angel-why-behind = From behind no token helps: { $marine } must face it.
death-angel-why-no-artefact = You hold no Artefact.
death-angel-why-protected = A Power Field holds that swarm: nobody in it falls this round.
death-angel-why-brood-lord = The others shield the Brood Lord: he goes last.
death-angel-why-brood-blip = A Brood Lord never goes back into a pile.
death-angel-why-no-such-enemy = { $card ->
    [head] No head can be chosen there.
    [tail] No tail can be chosen there.
    [tongue] No tongue can be chosen there.
    [claws] No claws can be chosen there.
   *[lord] No Brood Lord can be chosen there.
 }
death-angel-why-elsewhere = It must be one of the swarm in question.
death-angel-why-out-of-reach = That is out of reach.
death-angel-why-too-far = A swarm goes one row up or down, to the other side, or both.
death-angel-why-no-fit = That one does not fit; what is lit does.
death-angel-why-pile-empty = That pile is empty.
