### Death Angel: every word of the game. Card texts are made from the card data: see effects below.

death-angel-name = Death Angel

## Options

death-angel-option-travel-trigger = The group travels
death-angel-option-travel-trigger-either = as soon as one pile is empty
death-angel-option-travel-trigger-both = only when both piles are empty
death-angel-option-merge-timing = Swarms that met while a Marine fell become one
death-angel-option-merge-timing-event-end = at the end of the event
death-angel-option-merge-timing-attack-end = once all swarms have attacked
death-angel-option-teams = Teams
death-angel-option-teams-random = draw
death-angel-option-teams-choose = pick
death-angel-option-current-player = After an eliminated team, somebody else reads events
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

death-angel-terrain-ventilation-duct = Ventilation Duct
death-angel-terrain-spore-chimney = Spore Chimney
death-angel-terrain-dark-corner = Dark Corner
death-angel-terrain-promethium-tank = Promethium Tank
death-angel-terrain-control-panel = Control Panel
death-angel-terrain-door = Door
death-angel-terrain-corridor = Corridor
death-angel-terrain-artefact = Artefact

death-angel-enemy-head = head
death-angel-enemy-tail = tail
death-angel-enemy-tongue = tongue
death-angel-enemy-claws = claws
death-angel-enemy-brood-lord-1 = Brood Lord (head, tail)
death-angel-enemy-brood-lord-2 = Brood Lord (claws, tongue)

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

death-angel-colour-red = red
death-angel-colour-orange = orange
death-angel-colour-yellow = yellow
death-angel-colour-green = green

death-angel-side-left = left
death-angel-side-right = right

death-angel-type-support = Support
death-angel-type-move-activate = Move + Activate
death-angel-type-attack = Attack

death-angel-phase-0 = Setup
death-angel-phase-1 = Choose Actions
death-angel-phase-2 = Resolve Actions
death-angel-phase-3 = Genestealer Attack
death-angel-phase-4 = Event


## Small phrases

# left of 3
death-angel-place = { $side ->
    [left] left
   *[right] right
 } of { $position }
# left of 3 (Leon)
death-angel-place-of = { $side ->
    [left] left
   *[right] right
 } of { $position } ({ $marine })
# the second of two groups that DA-12.2 keeps apart at one place
death-angel-second-group = { $place }, the second group
death-angel-some = { $count } × { $card }
death-angel-swarm = { $size ->
    [1] { $cards }
   *[other] { $size }: { $cards }
 }

## Effects: what a card does, made from its data

death-angel-effect-skull-saves = { $strikes_back ->
    [yes] Until the end of the round: each time { $marine } rolls a skull when attacked, the attack misses and one of the attackers is slain; the rest attack him again at once.
   *[no] Until the end of the round: each time { $marine } rolls a skull when attacked, the attack misses.
 }
death-angel-effect-reroll-saves = Until the end of the round: each time a Marine of this team spends a token to reroll a defence, the attack misses unless the new roll is { $except_face }.
death-angel-effect-paid-attack = { $when ->
    [event-end] At the end of this round’s Event Phase each Marine of this team may spend one of his tokens to attack once.
   *[after-card] Afterwards each Marine of this team may spend one of his tokens to attack once.
 }
death-angel-effect-displace-swarm = Afterwards you may move one swarm: one position up or down, to the other side, or both.
death-angel-effect-protect-swarm = Afterwards you may choose a swarm: until the end of the round it does not attack and cannot be slain.
death-angel-effect-extra-door-token = Each time a Marine of this team activates the Door you may put { $tokens ->
    [one] 1 extra token
   *[other] { $tokens } extra tokens
 } on it.
death-angel-effect-discard-blips = Afterwards you may discard the top card of a Blip pile. Then you may spend a token of any of your Marines to discard the top card of the other pile.
death-angel-effect-trade-anywhere = The Marines of this team may trade places with any Marine, not only with neighbours.
death-angel-effect-scout-event = Afterwards you may look at the next Event card and put it back on top of the deck or underneath.
death-angel-effect-drive-back = Afterwards you may roll the die: shuffle that many Genestealers engaged with Marines of this team into the smaller Blip pile.
death-angel-effect-token-for-kill = Once this round, right after a kill of this team, you may put a token on any Marine.
death-angel-effect-slay-number = { $marine } slays as many Genestealers of the swarm as the number he rolls; skulls do not count.
death-angel-effect-attack-again = Each time { $marine } rolls a skull he may attack once more.
death-angel-effect-slay-on-face = When a Marine of this team rolls a { $face } he slays up to { $most } Genestealers of the swarm.
death-angel-effect-many-attacks = { $marine } may attack up to { $attacks } times, choosing a swarm each time.
death-angel-effect-charge = Instead of attacking, { $marine } may slay up to { $most } Genestealers at his own and adjacent positions, on either side, without a roll. Then he rolls: on { $fatal } he is slain.

death-angel-effect-turn-all = Every Marine turns around.
death-angel-effect-add-blips = { $each } cards of the Genestealer deck go under each Blip pile.
death-angel-effect-discard-blip = Choose a Blip pile: its top card is discarded.
death-angel-effect-tokens-on-door = Put { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
 } on the Door.
death-angel-effect-spawn-behind = { $who ->
    [top] { $count ->
        [one] One Genestealer spawns
       *[other] { $count } Genestealers spawn
     } behind the Marine at the top.
    [without-token] Choose a Marine without tokens (any Marine, if all have some): { $count ->
        [one] one Genestealer spawns
       *[other] { $count } Genestealers spawn
     } behind him.
   *[chosen] Choose a Marine: { $count ->
        [one] one Genestealer spawns
       *[other] { $count } Genestealers spawn
     } behind him.
 }
death-angel-effect-token-for-genestealer = Choose a Marine, with a token if any has one: he loses a token and one Genestealer engaged with him is discarded.
death-angel-effect-lose-tokens = { $who ->
    [engaged] Every Marine who is engaged loses all his tokens.
   *[chosen] Choose a Marine with tokens: he loses them all.
 }
death-angel-effect-jam-guns = Choose a team that did not play its Attack card this round: it may not choose it next round.
death-angel-effect-gather-swarms = Choose a Marine: every Genestealer moves to his position and stays on its side.
death-angel-effect-cleanse = Choose a Marine and roll the die: on a skull { $most } Genestealers engaged with him are slain.
death-angel-effect-return-swarm = Choose a swarm: it is shuffled into the smaller Blip pile. Brood Lords stay.
death-angel-effect-rescue = Choose a slain Marine whose team mate lives: he returns at the bottom of the formation, facing right.
death-angel-effect-slay-for-tokens = Choose a Marine and discard any number of his tokens: for each of them a Genestealer engaged with him is slain.
death-angel-effect-slay-marine = Choose a Marine and roll the die: on { $faces } he is slain.
death-angel-effect-grant-attack = Choose a Marine: he may attack once.
death-angel-effect-flank-all = Every swarm moves behind its Marine.
death-angel-effect-collect-tokens = Choose a Marine: he gets the tokens of all other Marines.
death-angel-effect-token-before-moving = Next round, the player of each Move + Activate card may first put a token on any Marine.
death-angel-effect-one-attacker = Next round, only one Marine may attack with each Attack card.
death-angel-effect-spawn-in-front = For every Marine who is not engaged one Genestealer spawns in front of him.
death-angel-effect-face-saves = Choose a Marine: next round, each time he rolls a { $face } when attacked, the attack misses.

death-angel-effect-discard-on-skull = Roll the die: on a skull this card is discarded.
death-angel-effect-explode = Discard this card; every Genestealer at the Marine’s position is slain. Then roll the die: on { $fatal } the Marine is slain.
death-angel-effect-use-panel = Use the Control Panel of the Location.
death-angel-effect-take-artefact = Take this card. Once, when one of your Marines is hit, discard it: the attack misses.

death-angel-effect-spawn-on-terrain = { $count } Genestealers spawn at the { $terrain }.
death-angel-effect-replace-panel = The Control Panel is replaced by the { $terrain }.
death-angel-effect-face-all = Every Marine turns to the { $side }.
death-angel-effect-turn-from-terrain = Every Marine who faces a Terrain card turns around.
death-angel-effect-place-tokens = Put a token on each of { $marines } Marines.
death-angel-effect-cap-spawn = Choose a Terrain card: in this round’s Event Phase at most { $most ->
    [one] one Genestealer spawns
   *[other] { $most } Genestealers spawn
 } on it.
death-angel-effect-token-and-turn = Put a token on any Marine; then you may turn him around.
death-angel-effect-spawn-on-swarm = Choose a swarm: { $count } Genestealers join it.
death-angel-effect-teleport = For every Marine, his player discards one of his tokens or rolls the die; on { $fatal } the Marine is slain. Then both Blip piles are discarded.
death-angel-effect-overload = Roll the die: on a skull slay up to { $most } Genestealers anywhere; otherwise the Marine who activated it is slain.
death-angel-effect-blips-per-marine = Each Blip pile gets a card for every Marine.
death-angel-effect-place-terrain = Put the { $terrain } anywhere beside the formation.
death-angel-effect-launch = Put a token on this Location, or roll the die: if the roll is not higher than the number of tokens here, you win.
death-angel-effect-brood-lords = All swarms move to the red Terrain card of their side and a Brood Lord joins each. When both Brood Lords are slain you win.
death-angel-effect-pump-toxin = Roll the die and choose a Blip pile: discard that many of its cards.

death-angel-effect-door = When you travel you may first slay a Genestealer anywhere for each token on the Door.

## Cards

death-angel-kind-action = Action card, { $team } team
death-angel-kind-marine = Marine, { $team } team
death-angel-kind-event = Event card
death-angel-kind-terrain = Terrain card
death-angel-kind-location = Location card, level { $level }
death-angel-kind-setup = Location card, for the setup
death-angel-kind-genestealer = Genestealer card
death-angel-kind-brood-lord = Brood Lord card

death-angel-card-action = { $type } { $number }: lower numbers go first.
death-angel-card-support = Put a token from the supply on any Marine.
death-angel-card-move-activate = Each Marine of the team may trade places with a neighbour, then turn around, then activate a Terrain card in front of him.
death-angel-card-attack = Each Marine of the team may attack a swarm in front of him and in range: on a skull one Genestealer is slain.
death-angel-card-range = { $range ->
    [0] Range 0: he attacks at his own position, on the side he faces.
    [one] Range 1: he attacks up to one position away, on the side he faces.
   *[other] Range { $range }: he attacks up to { $range } positions away, on the side he faces.
 }
death-angel-card-instinct = Instinct: the current player makes the choice before anybody else sees the card.
death-angel-card-spawn = { $size ->
    [major] Major spawn
   *[minor] Minor spawn
 } on every { $colour } Terrain card.
death-angel-card-movement = { $kind ->
    [flank] Swarms with { $symbol } flank: they move behind their Marine.
   *[adjacent] Swarms with { $symbol } move: on the left side one position down, on the right side one up. A swarm that would leave the formation moves behind its Marine instead.
 }
death-angel-card-no-movement = No swarm moves.
death-angel-card-terrain = { $colour } Terrain, threat { $threat }
death-angel-card-activation = Activation: { $effect }
death-angel-card-no-activation = Cannot be activated.
death-angel-card-blips = Blip piles: left { $left }, right { $right }
death-angel-card-spot = { $terrain }: { $side ->
    [left] left side, { $number } from the top
   *[right] right side, { $number } from the bottom
 }
death-angel-card-entering = Upon entering: { $effect }
death-angel-card-panel = Control Panel: { $effect }
death-angel-card-final = Final Location: you also win when both Blip piles are empty and no Genestealer is left.
death-angel-card-setup-players = { $alone ->
    [yes] For one player
   *[no] For { $players } players
 }: { $teams } teams. The Location deck holds one card of each of the levels { $deck }.
death-angel-card-setup-spawn = All game long a major spawn is { $major } { $major ->
    [one] Genestealer
   *[other] Genestealers
 }, a minor spawn { $minor }.
death-angel-card-genestealer = Genestealer ({ $symbol })
death-angel-card-copies = { $copies ->
    [one] 1 card
   *[other] { $copies } cards
 }
death-angel-card-symbols = Its swarm moves when an Event shows: { $symbols }.
death-angel-card-brood-lord = Defence rolls against his swarm count 1 less. He can be slain only when no normal card is left in his swarm.

## Questions

death-angel-wait = { $players } { $count ->
    [one] decides:
   *[other] decide:
 } { $question }
death-angel-instinct = { $player } reads an Instinct Event and chooses in secret.

death-angel-ask-which-team = Which combat team do you take?
death-angel-ask-choose-actions = Which Action card does each team play this round?
death-angel-ask-support = { $card }: which Marine gets a Support Token?
death-angel-ask-enter-formation = Enter Formation: a token for a Marine before { $card }?
death-angel-ask-who-moves = { $card }, move: who trades places with whom?
death-angel-ask-who-turns = { $card }, turn: who turns around?
death-angel-ask-who-activates = { $card }, activate: who activates what?
death-angel-ask-onward-brothers = Onward Brothers!: put an extra token on the Door?
death-angel-ask-strategize = Strategize: which swarm moves where?
death-angel-ask-power-field = Power Field: which swarm is held this round?
death-angel-ask-stealth = Stealth Tactics: discard the top card of a Blip pile?
death-angel-ask-stealth-other = Stealth Tactics: spend a token to discard the top card of the other pile too?
death-angel-ask-scout = Forward Scouting: look at the next Event?
death-angel-ask-scout-put = Forward Scouting: where does the Event go?
death-angel-ask-intimidate = Intimidation: roll to drive Genestealers back?
death-angel-ask-intimidate-take = Intimidation: which Genestealer goes back to the Blips? ({ $count } to go)
death-angel-ask-smaller-pile = The Blip piles are equal: which one gets the cards?
death-angel-ask-who-attacks = { $card }: who attacks which swarm?
death-angel-ask-attack-more = { $marine } may attack again ({ $count } left): which swarm?
death-angel-ask-attack-for-token = { $card }: who spends a token to attack?
death-angel-ask-quick-instincts = Quick Instincts: whom does { $marine } attack?
death-angel-ask-attack-roll = { $marine } rolled { $face } { $skull ->
    [yes] (skull)
   *[no] (no skull)
 } attacking { $place }: keep it?
death-angel-ask-attack-victim = Which Genestealer does { $marine } slay?
death-angel-ask-lead-by-example = Lead by Example: who gets a token for the kill?
death-angel-ask-charge-victim = Heroic Charge: whom does { $marine } slay? ({ $count } left)
death-angel-ask-defence-roll = { $marine } rolled { $face } { $skull ->
    [yes] (skull)
   *[no] (no skull)
 } against { $size } at { $place }: keep it?
death-angel-ask-artefact = { $marine } is hit: use the Artefact to save him?
death-angel-ask-counter-attack = Counter Attack: which attacker does { $marine } slay?
death-angel-ask-event-target = { $event }: { $effect }
death-angel-ask-event-victim = { $event }: which Genestealer engaged with { $marine }?
death-angel-ask-cleansing-flames = Cleansing Flames: which Genestealer engaged with { $marine } burns? ({ $count } to go)
death-angel-ask-spawn-order = Too few Blips: on which Terrain card do they spawn first?
death-angel-ask-everywhere = Too few Blips: before which Marine does a Genestealer spawn? ({ $count } to go)
death-angel-ask-door = The Door: which Genestealer is slain before you travel? ({ $count } left)
death-angel-ask-refill = Too few Genestealers: which Blip pile gets the odd card?
death-angel-ask-cryo-control = Discard the top card of which Blip pile?
death-angel-ask-core-cogitator = Core Cogitator: on which Terrain card may at most one Genestealer spawn this round?
death-angel-ask-munitorium = Munitorium: which Marine gets a token? ({ $count } to go)
death-angel-ask-apothecarion = Apothecarion: which Marine gets a token?
death-angel-ask-apothecarion-turn = Apothecarion: turn { $marine } around?
death-angel-ask-black-holds = Black Holds: on which swarm do { $count } Genestealers spawn?
death-angel-ask-dark-catacombs = Dark Catacombs: behind whom does a Genestealer spawn?
death-angel-ask-wrath-of-baal-chapel = Where is the { $terrain } put?
death-angel-ask-genestealer-lair = Which Brood Lord comes on the left side?
death-angel-ask-teleportarium = Teleportarium: does { $marine } pay a token or roll?
death-angel-ask-generatorium = Generatorium: which Genestealer is slain? ({ $count } left)
death-angel-ask-launch-control-room = Launch Control Room: add a token, or roll to launch?
death-angel-ask-toxin-pumping-station = Toxin Pumping Station: { $count } cards are discarded from which Blip pile?

## Hints and moves

# What helps to answer a question; odds are faces of the die ("3 in 6") or percent.
death-angel-odds-faces = { $faces } in 6
death-angel-odds-percent = { $percent } %
# why a bot does what it does
death-angel-because-survives = { $marine } survives { $before }; like this { $after }.
death-angel-because-beside = { $marine } stands beside it and survives { $odds }.
death-angel-because-reach = { $count ->
    [one] One Genestealer is in reach.
   *[other] { $count } Genestealers are in reach.
 }
death-angel-because-help = { $count ->
    [one] { $marines } needs help most: he survives { $odds }.
   *[other] { $marines } need help most: they survive { $odds } each.
 }
death-angel-because-backs = { $count ->
    [one] { $marines } has a swarm at his back.
   *[other] { $marines } have swarms at their backs.
 }
death-angel-hint-danger = { $count ->
    [one] In most danger: { $marines } survives { $odds }.
   *[other] In most danger: { $marines } survive { $odds } each.
 }
death-angel-hint-token = { $count ->
    [one] Most help now: { $marines } survives { $before }, with the token { $after }.
   *[other] Most help now: { $marines } survive { $before } each, with the token { $after }.
 }
# $count: how many
death-angel-hint-token-several = The token is most help to { $marines }.
death-angel-hint-turn = { $count ->
    [one] { $marines } has a swarm at his back and survives { $odds }.
   *[other] { $marines } have swarms at their backs and survive { $odds } each.
 }
death-angel-hint-attack = { $count ->
    [one] In most danger within reach: { $marines } survives { $odds }.
   *[other] In most danger within reach: { $marines } survive { $odds } each.
 }

death-angel-move-take-team = { $team }: { $marines }
death-angel-move-choose-action = { $team } · { $number } { $name } ({ $type }) – { $effect }
death-angel-move-place-token = { $marine } gets a token (has { $tokens })
death-angel-move-trade = { $marine } ({ $from }) trades places with { $other } ({ $to })
death-angel-move-turn = { $marine } turns to the { $side }
death-angel-move-activate = { $marine } activates the { $terrain }: { $effect }
death-angel-move-attack = { $marine } attacks { $place } ({ $swarm })
death-angel-move-attack-paid = { $marine } spends 1 of { $tokens } to attack { $place } ({ $swarm })
death-angel-move-attack-held = { $marine } attacks { $place } ({ $swarm }), which a Power Field protects
death-angel-move-heroic-charge = { $marine } charges: slay up to { $count } around him, then roll
death-angel-move-reroll = { $odds ->
    [0] Spend 1 of { $tokens } and roll again (no face helps)
   *[other] Spend 1 of { $tokens } and roll again ({ $odds } of 6 faces help)
 }
death-angel-move-accept-attack = Keep { $face }: { $good ->
    [yes] a hit
   *[no] a miss
 }
death-angel-move-accept-attack-held = Keep { $face }: the Power Field lets nobody be slain
death-angel-move-accept-defence = Keep { $face }: { $good ->
    [yes] { $marine } survives
   *[no] { $marine } is slain
 }
death-angel-move-accept-defence-artefact = Keep { $face }: { $marine } is hit, the Artefact can still save him
death-angel-move-use-artefact = Discard the Artefact: { $marine } survives
death-angel-move-slay = Slay { $card }, { $place }
death-angel-move-drive-back = Take { $card }, { $place }
death-angel-move-discard-enemy = Discard { $card }, { $place }
death-angel-move-slay-for-token = Discard a token and slay { $card }, { $place }
death-angel-move-move-swarm = Move { $swarm } from { $place } to { $to }
death-angel-move-choose-swarm = The swarm { $place } ({ $swarm })
death-angel-move-choose-marine = { $marine } (position { $position })
death-angel-move-choose-slain = { $marine } ({ $team } team)
death-angel-move-choose-team = The { $team } team
death-angel-move-choose-pile = The { $side } pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
 })
death-angel-move-choose-terrain = { $terrain }, { $place }
death-angel-move-choose-place = { $place }
death-angel-move-choose-brood-lord = { $card }
death-angel-move-spend-token = { $marine } pays a token (has { $tokens })
death-angel-move-roll-die = Roll the die
death-angel-move-roll-launch = Roll to launch: { $odds } of 6 faces win
death-angel-move-add-token = Put a token on the Location (it has { $tokens })
death-angel-move-use-ability = Yes
death-angel-move-put-event = { $where ->
    [top] Back on top of the deck
   *[bottom] Under the deck
 }

death-angel-pass-who-moves = No more moves
death-angel-pass-who-turns = No more turning
death-angel-pass-who-activates = Activate nothing more
death-angel-pass-who-attacks = No more attacks
death-angel-pass-attack-more = { $marine } stops
death-angel-pass-attack-for-token = No more attacks
death-angel-pass-quick-instincts = { $marine } does not attack
death-angel-pass-attack-victim = Slay no more
death-angel-pass-charge-victim = Slay no more and roll
death-angel-pass-door = Slay no more
death-angel-pass-generatorium = Slay no more
death-angel-pass-artefact = Keep the Artefact: { $marine } is slain
death-angel-pass-event-victim = No more tokens
death-angel-pass-no = No
death-angel-pass-apothecarion-turn = Leave { $marine } as he is
death-angel-pass-strategize = Leave the swarms as they are
death-angel-pass-power-field = Hold no swarm
death-angel-pass-token = No token

## Log

death-angel-log-team-taken = { $player } takes the { $team } team.
death-angel-log-formation-dealt = The formation from the top: { $marines }.
death-angel-log-round-began = — Round { $round } —
death-angel-log-phase-began = Phase { $phase }: { $name }
death-angel-log-action-chosen = { $card ->
    [0] { $player } has chosen a card for the { $team } team.
   *[other] { $player } chooses { $card } { $name } for the { $team } team.
 }
death-angel-log-actions-revealed = The cards are turned up: { $cards }.
death-angel-log-current-player = { $player } is current player.
death-angel-log-card = { $number } { $name }
death-angel-log-card-began = { $number } { $name } ({ $team }, { $type })
death-angel-log-tokens-placed = { $tokens ->
    [one] A token goes
   *[other] { $tokens } tokens go
 } on { $on }.
death-angel-log-tokens-door = { $tokens ->
    [one] A token goes
   *[other] { $tokens } tokens go
 } on the Door.
death-angel-log-tokens-location = A token goes on the Location.
death-angel-log-supply-empty = { $tokens ->
    [one] The supply is empty: the token is lost.
   *[other] The supply is empty: { $tokens } tokens are lost.
 }
death-angel-log-tokens-lost = { $marine } gives up { $tokens ->
    [one] a token.
   *[other] { $tokens } tokens.
 }
death-angel-log-tokens-collected = { $marine } gets { $tokens ->
    [0] no tokens: the others have none.
    [one] the only token of the others.
   *[other] the { $tokens } tokens of the others.
 }
death-angel-log-traded = { $marine } trades places with { $other }.
death-angel-log-turned = { $marine } turns to the { $side }.
death-angel-log-activated = { $marine } activates the { $terrain }.
death-angel-log-marine-slain = { $marine } is slain at position { $position }. { $moving ->
    [above] The Marines above close up.
    [below] The Marines below close up.
   *[none] Nobody is left.
 }
death-angel-log-marine-rescued = { $marine } is rescued and joins at position { $position }.
death-angel-log-team-eliminated = The { $team } team is eliminated.
death-angel-log-spawned = { $short ->
    [yes] Spawned { $place }: { $cards }; the Blip pile has no more.
   *[no] Spawned { $place }: { $cards }.
 }
death-angel-log-spawned-none = Nothing spawns { $place }: the Blip pile is empty.
death-angel-log-genestealer-slain = Slain: { $card }, { $place }.
death-angel-log-swarm-moved = From { $place } to { $to }: { $cards }.
death-angel-log-swarm-protected = A Power Field holds the swarm { $place }: it neither attacks nor dies this round.
death-angel-log-swarm-untouchable = The Power Field protects the swarm { $place }: nobody is slain.
death-angel-log-swarms-merged = The groups { $place } become one swarm.
death-angel-log-sent-to-blips = Shuffled into the { $side } Blip pile: { $cards }.
death-angel-log-brood-lord-arrived = { $card } appears { $place }.
death-angel-log-attack-rolled = { $marine } attacks { $place } (swarm of { $size }){ $rerolled ->
    [yes] {" "}again
   *[no] {""}
 }: { $face }{ $skull ->
    [yes] {" "}with a skull
   *[no] {""}
 }.
death-angel-log-attack-missed = { $marine } misses.
death-angel-log-defence-rolled = { $rerolled ->
    [yes] { $marine } rerolls: { $face }
   *[no] { $size ->
        [1] A Genestealer { $place } attacks { $marine }, who rolls { $face }
       *[other] A swarm of { $size } { $place } attacks { $marine }, who rolls { $face }
     }
 }{ $skull ->
    [yes] {" "}with a skull
   *[no] {""}
 }.
death-angel-log-defence-number = { $sum } is more than { $size }: { $marine } survives.
death-angel-log-defence-hit = { $sum } is not more than { $size }: { $marine } is hit.
death-angel-log-sum = { $lords ->
    [0] { $face }
   *[other] { $face } − { $lords } = { $value }
 }
death-angel-log-defence-block = Block: the skull saves { $marine }.
death-angel-log-defence-counter-attack = Counter Attack: the skull saves { $marine }, and he strikes back.
death-angel-log-defence-defensive-stance = Defensive Stance: the reroll saves { $marine }.
death-angel-log-defence-second-wind = Second Wind: the { $face } saves { $marine }.
death-angel-log-defence-artefact = The Artefact saves { $marine }.
death-angel-log-die-heroic-charge = { $marine } rolls { $face } after the charge: { $bad ->
    [yes] he falls.
   *[no] he lives.
 }
death-angel-log-die-intimidation = Intimidation: { $face }.
death-angel-log-die-promethium-tank = The tank blows; { $marine } rolls { $face }: { $bad ->
    [yes] it takes him along.
   *[no] he lives.
 }
death-angel-log-die-spore-chimney = Spore Chimney: { $face }, { $bad ->
    [yes] it stands.
   *[no] a skull, it falls.
 }
death-angel-log-die-teleportarium = { $marine } rolls { $face }: { $bad ->
    [yes] he is lost.
   *[no] he arrives.
 }
death-angel-log-die-generatorium = Generatorium: { $face }, { $bad ->
    [yes] no skull, { $marine } burns.
   *[no] a skull, it strikes the Genestealers.
 }
death-angel-log-die-launch = Launch: { $face }, { $bad ->
    [yes] too high.
   *[no] it works!
 }
death-angel-log-die-toxin = Toxin: { $face }.
death-angel-log-die-cleansing-flames = Cleansing Flames around { $marine }: { $face }, { $bad ->
    [yes] no skull.
   *[no] a skull.
 }
death-angel-log-die-psychic-assault = { $marine } rolls { $face } against the Psychic Assault: { $bad ->
    [yes] he falls.
   *[no] he holds.
 }
death-angel-log-event-drawn = { $player } draws the Event: { $event }.
death-angel-log-event-hidden = { $player } draws an Event with Instinct and reads it alone.
death-angel-log-event-read = You draw { $event } (Instinct): only you see it until you have chosen.
death-angel-log-event-revealed = { $event }
death-angel-log-event-revealed-target = { $event }: { $target }
death-angel-log-event-pile = the { $side } Blip pile
death-angel-log-event-team = the { $team } team
death-angel-log-event-swarm = the swarm { $place }
death-angel-log-event-idle = { $event } has no effect.
death-angel-log-event-lasts = { $event } will be on the whole next round.
death-angel-log-spawn-box-opened = { $size ->
    [major] Major
   *[minor] Minor
 } spawn on { $colour } Terrain: { $any ->
    [no] there is none.
   *[yes] { $count } on { $terrain }.
 }
death-angel-log-movement-box-opened = { $kind ->
    [flank] Swarms with { $symbol } flank
   *[adjacent] Swarms with { $symbol } move
 }: { $swarms ->
    [0] there are none.
    [one] one swarm.
   *[other] { $swarms } swarms.
 }
death-angel-log-event-scouted = { $player } looks at the next Event.
death-angel-log-event-scouted-seen = You see the next Event: { $event }.
death-angel-log-event-put = { $where ->
    [top] { $player } puts it back on top.
   *[bottom] { $player } puts it under the deck.
 }
death-angel-log-blips-discarded = Discarded from the { $side } Blip pile: { $cards }.
death-angel-log-blips-added = Blips: { $left } left, { $right } right are added.
death-angel-log-reshuffled = { $deck ->
    [events] The Event discards are shuffled into a new deck.
   *[genestealers] The Genestealer discards are shuffled into a new deck.
 }
death-angel-log-terrain-placed = { $terrain }: { $place }.
death-angel-log-terrain-discarded = The { $terrain } is gone.
death-angel-log-artefact-taken = { $player } takes the Artefact.
death-angel-log-artefact-lost = The Artefact of { $player } is lost with the last of the Marines.
death-angel-log-spawn-capped = At most one Genestealer will spawn on the { $terrain } this round.
death-angel-log-travelled = The Marines travel on: { $location }.
death-angel-log-game-won = The Marines win!
death-angel-log-game-lost = The Marines lose.

## How it ended

death-angel-end-launch = Victory: the launch succeeded.
death-angel-end-brood-lords = Victory: both Brood Lords are slain.
death-angel-end-elimination = Victory: no Genestealer is left, and no Blip.
death-angel-end-slain = Defeat: the last Marine has fallen.

## The story of it, on the result page: the one place that speaks in the past tense

death-angel-tale-headline-lost = { $marine } was the last to stand
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
        [one] The column saw { $locations } locations and slew { $slain } Genestealer.
       *[other] The column saw { $locations } locations and slew { $slain } Genestealers.
     }
 }
# $n: how many
death-angel-tale-turn-lost = Round { $round } cost the most: { $marines } fell.
death-angel-tale-turn-danger = Round { $round } cost the most: the swarms closed in.
death-angel-tale-turn-won = { $slain ->
    [0] Round { $round } turned it.
    [one] Round { $round } turned it, with { $slain } Genestealer slain.
   *[other] Round { $round } turned it, with { $slain } Genestealers slain.
 }
death-angel-tale-no-turn = No round stood out from the others.
death-angel-tale-end = { $marine } fell last: { $how }.
death-angel-tale-won-launch = The launch succeeded, { $fell ->
    [0] and nobody stayed behind.
    [one] and { $fell } Marine stayed behind.
   *[other] and { $fell } Marines stayed behind.
 }
death-angel-tale-won-brood-lords = Both Brood Lords were slain, { $fell ->
    [0] and nobody stayed behind.
    [one] and { $fell } Marine stayed behind.
   *[other] and { $fell } Marines stayed behind.
 }
death-angel-tale-won-elimination = At the end nothing moved in the dark any more, { $fell ->
    [0] and nobody stayed behind.
    [one] and { $fell } Marine stayed behind.
   *[other] and { $fell } Marines stayed behind.
 }
death-angel-tale-by-swarm = { $size ->
    [1] one beside him, rolled { $face }
   *[other] { $size } beside him, rolled { $face }
 }
death-angel-tale-by-die = rolled { $face }
death-angel-tale-by-event = an event took him
death-angel-tale-home = came home
death-angel-tale-fell = round { $round } · { $how }
death-angel-tale-player = { $home } of { $marines } came home
death-angel-tale-falls = { $marine } falls
death-angel-tale-stands = { $size ->
    [1] { $marine } stands against one
   *[other] { $marine } stands against { $size }
 }
death-angel-tale-blow = { $slain ->
    [1] { $marine } slays one
   *[other] { $marine } slays { $slain } at once
 }
death-angel-tale-to = On to { $location }
death-angel-tale-last = The last moment

## Panels

death-angel-panel-location = { $name }
death-angel-panel-formation = Formation (3/6: with so many faces the Marine survives the swarm)
death-angel-panel-round = { $round ->
    [0] Setup
   *[other] Round { $round } · { $phase }
 }
death-angel-panel-event = Event: { $name }
death-angel-panel-teams = Teams
death-angel-panel-hand = Your teams
death-angel-panel-step = Location { $step } of { $steps } ({ $level ->
    [setup] setup
   *[other] level { $level }
 })
death-angel-panel-blips = Blips: { $left } left, { $right } right
death-angel-panel-spawn = Spawn: major { $major }, minor { $minor }
death-angel-panel-location-tokens = Tokens on the Location: { $tokens }
death-angel-panel-supply = Supply: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }
death-angel-panel-decks = Decks: { $genestealers } Genestealers (discarded { $discard }), { $events } Events
death-angel-panel-current = Current player: { $player }
death-angel-panel-order = Cards in order: { $cards }
death-angel-panel-order-done = { $number } ✓
death-angel-panel-order-now = [{ $number } { $name }]
death-angel-panel-order-next = { $number }
death-angel-panel-lasting = In force this round: { $event }
death-angel-panel-upcoming = In force next round: { $event }
death-angel-panel-lasting-one = { $event } ({ $target })
death-angel-panel-artefact = The Artefact is with { $player }.
death-angel-panel-lords = Brood Lords slain: { $count }
death-angel-panel-scouted = You know: { $above ->
    [0] the next Event is { $event }
    [one] after one other Event comes { $event }
   *[other] after { $above } other Events comes { $event }
 }
death-angel-panel-secret = Hidden: an Instinct Event lies before { $player }.

# Cells of the formation.
death-angel-row-left = ◄ { $marine }{ $tokens }
death-angel-row-right = { "  " }{ $marine } ►{ $tokens }
death-angel-row-tokens = {" "}●{ $count }
death-angel-row-none = {""}
death-angel-row-empty = ·
death-angel-row-swarm = { $cards }{ $state ->
    [protected] {" "}(held)
    [attacked] {" "}(has attacked)
    [again] {" "}{ $survival } %
   *[fresh] {" "}{ $survival }/6
 }
death-angel-row-door = { $terrain } ●{ $tokens }
death-angel-row-used = { $terrain } (used)

death-angel-team-line = { $team } ({ $player }): { $marines }{ $slain ->
    [0] {""}
   *[other] {" "}({ $names } slain)
 } · { $chosen }
death-angel-team-out = { $team } ({ $player }): eliminated
death-angel-team-undecided = has not chosen
death-angel-team-chosen = has chosen
death-angel-team-plays = plays { $number } { $name }
death-angel-hand-card = { $number } { $name } ({ $type }){ $status ->
    [resting] , rests this round
    [jammed] , guns jammed this round
   *[ready] {""}
 }
death-angel-hand-line = { $team }: { $cards }

## Refusals

death-angel-why-over = The game is over.
death-angel-why-unknown = That is not a move of this game.
death-angel-why-players = Death Angel is for 1 to 6 players.
death-angel-why-spectator = You are watching; only players decide.
death-angel-why-not-you = Not yours to decide now. { $question }
death-angel-why-instinct = { $player } chooses alone now: nobody else may see or influence an Instinct Event.
death-angel-why-other-question = That does not answer the question: { $question }
death-angel-why-must = That can’t be left out: { $question }
death-angel-why-unknown-card = There is no Action card { $card }.
death-angel-why-not-your-team = The { $team } team is not yours.
death-angel-why-no-team = Nobody plays the { $team } team.
death-angel-why-eliminated = The { $team } team is eliminated.
death-angel-why-chosen = The { $team } team has chosen already.
death-angel-why-all-chosen = All your teams have chosen; now the others choose.
death-angel-why-rests = { $card } was played last round and rests now.
death-angel-why-jammed = Gun Jam: the { $team } team may not choose its Attack card this round.
death-angel-why-team-taken = The { $team } team is taken.
death-angel-why-not-there = { $marine } is not in the formation.
death-angel-why-other-team = { $marine } is not of the { $team } team: only its Marines act with this card.
death-angel-why-has-one = { $marine } has got a token already: it must be different Marines.
death-angel-why-moved = { $marine } has moved already.
death-angel-why-turned = { $marine } has turned already.
death-angel-why-not-adjacent = { $marine } and { $other } do not stand next to each other.
death-angel-why-himself = { $marine } can’t trade places with himself.
death-angel-why-steps = First all moves, then all turns, then all activations: this is the step “{ $step }”.
death-angel-why-step-move = move
death-angel-why-step-turn = turn
death-angel-why-step-activate = activate
death-angel-why-only-him = It is about { $marine } only.
death-angel-why-activated-one = { $marine } has activated a Terrain card already: one for each Marine and card.
death-angel-why-no-terrain = The { $terrain } is not in the formation.
death-angel-why-no-activation = The { $terrain } has nothing to activate.
death-angel-why-not-in-front = The { $terrain } is not in front of { $marine }.
death-angel-why-activated = The { $terrain } has been activated this round already.
death-angel-why-attacked = { $marine } has attacked already.
death-angel-why-finish = { $marine } finishes all his attacks before anybody else attacks.
death-angel-why-no-token = { $marine } has no token.
death-angel-why-not-yours = { $marine } is not your Marine.
death-angel-why-no-swarm = There is no such swarm { $place }.
death-angel-why-no-place = There is no place { $place } in the formation.
death-angel-why-facing = { $marine } faces { $facing ->
    [left] left
   *[right] right
 }: he can’t attack { $place }.
death-angel-why-range = { $place } is { $distance ->
    [one] 1 position
   *[other] { $distance } positions
 } away; the range of { $marine } is { $range }.
death-angel-why-no-charge = Heroic Charge is not possible: { $marine } must have his attack and somebody to slay around him.
death-angel-why-no-reroll = Only attack and defence rolls can be rerolled, with a token of the Marine who rolls.
death-angel-why-behind = { $marine } can’t reroll: he must face the swarm and have a token.
death-angel-why-no-artefact = You have no Artefact to use now.
death-angel-why-protected = A Power Field protects that swarm: nobody in it can be slain this round.
death-angel-why-brood-lord = Normal Genestealers shield the Brood Lord: he goes last.
death-angel-why-brood-blip = Brood Lords never go into a Blip pile.
death-angel-why-no-such-enemy = No { $card } can be chosen there.
death-angel-why-elsewhere = Only Genestealers of the swarm in question can be chosen.
death-angel-why-out-of-reach = That is out of reach.
death-angel-why-too-far = A swarm goes one position up or down, to the other side, or both, and not out of the formation.
death-angel-why-no-fit = That target does not fit while another does.
death-angel-why-pile-empty = That Blip pile is empty.
