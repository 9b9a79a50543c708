### What the browser client says about Death Angel.

## The board

web-da-range = range { $range }
web-da-formation = Formation
web-da-position = Position { $position }
web-da-phases = Phases of the round
web-da-phase-choose = Choose
web-da-phase-act = Act
web-da-phase-attack = Attack
web-da-phase-event = Event
web-da-location-step = location { $step } of { $steps } · round { $round }
web-da-location-label = Location: { $name }
web-da-major = Major spawn
web-da-minor = Minor spawn
web-da-supply = Support tokens in the supply
web-da-launch = { $tokens } on the location
web-da-order = Order of cards
web-da-teams = Teams
web-da-has-chosen = has chosen
web-da-thinks = is choosing
web-da-now = now
web-da-resolved = done
web-da-chosen = chosen
web-da-rests = rests this round
web-da-jammed = jammed
web-da-type-support = Support
web-da-type-move-activate = Move + Activate
web-da-type-attack = Attack
web-da-choose-card = Choose this card
web-da-attack = Attack
web-da-attack-odds = { $faces ->
    [0] No face slays anybody: a Power Field holds the swarm.
   *[other] { $most ->
        [one] { $faces } faces of 6 slay one.
       *[other] { $faces } faces of 6 slay, up to { $most } of them.
    }
 }
web-da-tap-again = Tap it once more, or use the button.
web-da-as-list = All moves as a list
web-da-foes = Genestealers to choose from
web-da-beside = { $side ->
    [left] ← { $name }
   *[right] { $name } →
 }
web-da-odds = { $odds }/6
web-da-percent = { $percent }%
web-da-roll = { $lords ->
    [0] { $face }
   *[other] { $face } − { $lords } = { $value }
 }
web-da-beats = { $sum } > { $size }
web-da-beaten = { $sum } ≤ { $size }
web-da-hit = hit
web-da-miss = miss
web-da-saved = saved
web-da-slain = slain
web-da-by-block = saved by Block
web-da-by-counter-attack = saved by Counter Attack
web-da-by-defensive-stance = saved by Defensive Stance
web-da-by-second-wind = saved by Second Wind
web-da-by-artefact = saved by the Artefact
web-da-capped = at most one spawns here
web-da-cap = ≤1
web-da-event-is = Event: { $name }
web-da-event-hidden = { $name } reads an Event that nobody else may see yet.
web-da-read = Read
web-da-on-table = On the table
web-da-pile = Blip pile
web-da-pile-text = Face-down Genestealers. They come out on terrain of their own side. When a pile is empty, the group travels.
web-da-swarm = Swarm
web-da-swarm-text = All Genestealers at one place are one swarm. It attacks the Marine beside it once a round. He survives if he rolls higher than the number of Genestealers.
web-da-swarm-now = { $size ->
    [one] { $size } Genestealer ({ $symbols }) beside { $name }: he survives { $odds }.
   *[other] { $size } Genestealers ({ $symbols }) beside { $name }: he survives { $odds }.
 }
web-da-swarm-front = He faces it: he can attack it and spend tokens against it.
web-da-swarm-supported = With all his tokens he survives { $percent } %.
web-da-swarm-behind = It is behind him: he can't attack it, and tokens buy no second roll against it.
web-da-marine-now = Position { $position }, faces { $facing ->
    [left] left
   *[right] right
 }, range { $range }, { $tokens ->
    [0] no support tokens
    [one] { $tokens } support token
   *[other] { $tokens } support tokens
 }.
web-da-terrain-now = Danger { $pips } of 4. A major spawn here brings { $major }, a minor one { $minor }.

web-da-marine-label = Position { $position }, { $name }, { $team }, played by { $player }, faces { $facing ->
    [left] left
   *[right] right
 }, range { $range }, { $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
 }. Left: { $left } Genestealers, right: { $right }.
web-da-swarm-label = Position { $position }, { $front ->
    [front] in front
   *[behind] behind
 }: swarm of { $size }, { $symbols }. The Marine survives { $odds }.
web-da-place-label = { $side ->
    [left] Left of position { $position }
   *[right] Right of position { $position }
 }
web-da-terrain-label = { $name }, danger { $pips }{ $tokens ->
    [0] {""}
   *[other] , { $tokens } tokens
 }
web-da-pile-label = { $side ->
    [left] Left blip pile
   *[right] Right blip pile
 }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
web-da-card-label = Card { $card }, { $name }, { $type } { $note }
web-da-order-label = Card { $card }, { $name }: { $state ->
    [now] being carried out
    [done] done
   *[later] still to come
 }

web-da-short-ventilation-duct = Duct
web-da-short-spore-chimney = Chimney
web-da-short-dark-corner = Dark Corner
web-da-short-promethium-tank = Tank
web-da-short-control-panel = Panel
web-da-short-door = Door
web-da-short-corridor = Corridor
web-da-short-artefact = Artefact

web-da-rolls-attack = { $marine } attacks …
web-da-rolls-defence = { $marine } is attacked …
web-da-rolls = The die falls …
web-da-foe-count = { $count ->
    [1] one here
   *[other] { $count } here
 }

web-da-threats = Who would be attacked
web-da-threats-help = Solid: attacks him next. Dotted: from behind, no token helps. Violet: where a swarm goes when it moves.
web-da-threat = survives { $odds }
web-da-threat-token = a token rolls again
web-da-threat-none = held off
web-da-threat-done = has attacked

web-da-help-choose-actions = One card for each of your teams. Low numbers act first. A card you play now rests next round.
web-da-help-support = The token can later buy a second roll for that Marine.
web-da-help-who-moves = Tap a Marine of the team, then a neighbour: they trade places.
web-da-help-who-turns = A Marine attacks only on the side he faces.
web-da-help-who-activates = Tap the lit terrain in front of your Marine.
web-da-help-who-attacks = Tap a Marine and a swarm he faces.
web-da-help-attack-more = Another attack, on any swarm in front and within range.
web-da-help-attack-roll = Keep what lies there, or spend a token to roll again.
web-da-help-defence-roll = Roll higher than the swarm is large. A token buys a second roll if he faces it.
web-da-help-attack-victim = Choose which Genestealer falls: swarms move by the symbols they hold.
web-da-help-strategize = Tap a swarm, then where it goes.
web-da-help-power-field = The swarm you choose neither attacks nor can be slain this round.
web-da-help-door = Tokens on the Door slay Genestealers as you leave.
web-da-help-event-target = Only you see this card until you have chosen.
web-da-help-spawn-order = The blip pile is short: which terrain is served first?

## How it ended

web-da-marines = Marine by Marine
web-da-players = Player by player
web-da-slain-count = slain
web-da-turn-lost = The turn it was lost
web-da-turn-won = The turn it was won
web-da-last-moment = See the last moment
web-da-tokens-left = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
 }
web-da-the-die = The die

## Marks on the slider of a review

death-angel-mark-fall = a Marine falls
death-angel-mark-kill = slain
death-angel-mark-travel = the way on
death-angel-mark-rescue = rescued
death-angel-mark-brood-lord = Brood Lord
