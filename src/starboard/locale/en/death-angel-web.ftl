### What the browser client says about Death Angel.

## The board

web-da-range = range { $range }
web-da-formation = Formation
web-da-fallen = Fallen
web-da-falls = { $name } falls
web-da-journey = Location { $step } of { $steps }
web-da-position = Row { $position }
web-da-phases = Phases of the round
web-da-phase-choose = Choose
web-da-phase-act = Act
web-da-phase-attack = Attack
web-da-phase-event = Event
web-da-location-step = location { $step } of { $steps } · round { $round }
# The one line of what to do here. $way: how the last location is won; "on" for all others
web-da-aim = { $way ->
    [on] Empty a pile to travel on.
    [lords] To win: slay both Brood Lords, or empty both piles and slay every Genestealer.
    [launch] To win: make the launch work, or empty both piles and slay every Genestealer.
   *[none] To win: empty both piles and slay every Genestealer.
 }
web-da-last-location = The last location
web-da-location-label = Location: { $name }
web-da-major = Major spawn
web-da-minor = Minor spawn
web-da-supply = Tokens in the supply
# How many tokens lie on the last location, where they decide
web-da-launch = { $tokens } here
web-da-launch-now = { $tokens ->
    [one] { $tokens } token on the location: a roll of { $tokens } or less wins the mission.
   *[other] { $tokens } tokens on the location: a roll of { $tokens } or less wins the mission.
 }
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
web-da-use = Use it
# $tokens: how many he has, where the attack costs one
web-da-attack-odds = { $faces ->
    [0] A Power Field holds them: no roll slays.
   *[other] { $most ->
        [1] { $tokens ->
            [0] { $faces } of 6 faces slay one.
            [1] It costs his last token. { $faces } of 6 faces slay one.
           *[other] It costs 1 of { $tokens } tokens. { $faces } of 6 faces slay one.
         }
       *[other] { $faces } of 6 faces slay, up to { $most }.
     }
 }
web-da-tap-again = Press again, or use the button.
web-da-as-list = All moves as a list
web-da-foes = Genestealers to choose from
web-da-beside = { $side ->
    [left] ← { $name }
   *[right] { $name } →
 }
web-da-odds = { $odds }/6
web-da-roll = { $lords ->
    [0] { $face }
   *[other] { $face } − { $lords } = { $value }
 }
web-da-beats = { $sum } > { $size }
web-da-beaten = { $sum } ≤ { $size }
web-da-hit = hit
web-da-miss = miss
web-da-all = All { $count }
web-da-saved = saved
web-da-capped = at most one comes out here
web-da-cap = ≤1
web-da-event-is = Event: { $name }
web-da-last-event = Last event: { $name }
web-da-event-hidden = { $name } reads an event alone.
web-da-read = Read
# What an event of last round does to this one. $effect: one of the web-da-lasts-…
web-da-in-force = In force this round: { $effect }
web-da-lasts-jam-guns = Guns jammed: the { $target } team plays no Attack card.
web-da-lasts-token-before-moving = With each Move + Activate card a token may first go on any Marine.
web-da-lasts-one-attacker = Only one Marine may attack with each Attack card.
web-da-lasts-face-saves = Each { $face } saves { $target } when he is attacked.
web-da-pile = Pile
web-da-pile-text = Genestealers face down: blips. They come out on terrain of their side. When a pile is empty, the group moves on to the next location.
web-da-swarm = Swarm
web-da-swarm-text = All Genestealers on one side of a Marine are one swarm. It attacks him once a round. He stands if he rolls higher than their number.
web-da-swarm-now = { $size ->
    [one] { $size } Genestealer beside { $name }: he survives on { $odds }. Symbols: { $symbols }.
   *[other] { $size } Genestealers beside { $name }: he survives on { $odds }. Symbols: { $symbols }.
 }
web-da-swarm-front = He faces it: he can attack it and spend tokens against it.
web-da-swarm-supported = The shield counts one roll. With all his tokens he has { $percent }% to survive.
web-da-swarm-behind = It is behind him: he can’t attack it, and no token helps.
web-da-marine-now = { $facing ->
    [left] { $tokens ->
        [0] Row { $position } from the top. Faces left, range { $range }, no tokens.
        [one] Row { $position } from the top. Faces left, range { $range }, { $tokens } token.
       *[other] Row { $position } from the top. Faces left, range { $range }, { $tokens } tokens.
     }
   *[right] { $tokens ->
        [0] Row { $position } from the top. Faces right, range { $range }, no tokens.
        [one] Row { $position } from the top. Faces right, range { $range }, { $tokens } token.
       *[other] Row { $position } from the top. Faces right, range { $range }, { $tokens } tokens.
     }
 }
web-da-marine-player = Played by { $player }.
web-da-door-now = { $tokens ->
    [0] No token lies on it.
    [one] { $tokens } token lies on it: when you travel, it slays one Genestealer.
   *[other] { $tokens } tokens lie on it: when you travel, they slay up to { $tokens } Genestealers.
 }
# ▲ and △ as they stand in the head of the board
web-da-spawns-now = ▲ A major spawn brings { $major }, △ a minor one { $minor }. The event says where.

web-da-marine-label = { $facing ->
    [left] { $name }, row { $position }, { $team } team, played by { $player }. Faces left, range { $range }, tokens { $tokens }. On the left { $left }, on the right { $right }.
   *[right] { $name }, row { $position }, { $team } team, played by { $player }. Faces right, range { $range }, tokens { $tokens }. On the left { $left }, on the right { $right }.
 }
web-da-swarm-label = { $front ->
    [front] { $tokens ->
        [none] In front of { $name }, row { $position }: swarm of { $size }, { $symbols }. He survives on { $odds }.
       *[other] In front of { $name }, row { $position }: swarm of { $size }, { $symbols }. He survives on { $odds }, with his tokens { $tokens }%.
     }
   *[behind] Behind { $name }, row { $position }: swarm of { $size }, { $symbols }. He survives on { $odds }.
 }
web-da-place-label = { $side ->
    [left] { $name }, left side
   *[right] { $name }, right side
 }
web-da-terrain-label = { $tokens ->
    [0] { $name }, danger { $pips }
   *[other] { $name }, danger { $pips }, tokens { $tokens }
 }
web-da-pile-label = { $side ->
    [left] { $count ->
        [one] Left pile: { $count } card
       *[other] Left pile: { $count } cards
     }
   *[right] { $count ->
        [one] Right pile: { $count } card
       *[other] Right pile: { $count } cards
     }
 }
web-da-card-label = Card { $card }, { $name }, { $type } { $note }
web-da-order-label = { $state ->
    [now] Card { $card }, { $name }: being carried out
    [done] Card { $card }, { $name }: done
   *[later] Card { $card }, { $name }: still to come
 }


web-da-rolls-attack = { $marine } attacks …
web-da-rolls-defence = { $marine } is attacked …
web-da-rolls-again = { $marine } rolls again …
web-da-rolls = The die falls …

web-da-threats = Who would be attacked
web-da-legend-front = attacks him next
web-da-legend-behind = from behind, no token helps
web-da-legend-goes = where it would move
web-da-legend-odds = faces that save him
web-da-legend-tokens = with tokens
web-da-legend-none = Nobody would be attacked.
web-da-threat-none = held off
web-da-threat-done = has attacked

web-da-whom-who-moves = { $name } trades places with whom?
web-da-whom-who-attacks = { $name } attacks: which swarm?
web-da-whom-attack-for-token = { $name } attacks: which swarm?
web-da-whom-quick-instincts = { $name } attacks: which swarm?
web-da-where-strategize = Where does it go?
web-da-out = Your Marines have all fallen. The others can still win it for you.
web-da-help-choose-actions = Low numbers go first. What you play now rests next round.
web-da-help-support = A token is a second roll, when he needs it.
# $partners: with how many somebody may trade at most
web-da-help-who-moves = { $partners ->
    [1] Choose a Marine: he trades places with his neighbour.
   *[other] Choose a Marine, then whom he trades places with.
 }
web-da-help-who-turns = A Marine attacks only the side he faces.
web-da-help-who-activates = Choose the lit terrain in front of your Marine.
web-da-help-who-attacks = Choose a Marine, then a swarm in front of him.
web-da-help-attack-more = { $count ->
    [one] { $count } attack left.
   *[other] { $count } attacks left.
 }
web-da-help-attack-roll = Keep it, or spend a token and roll again.
web-da-help-defence-roll = He stands if the die beats the swarm’s number.
web-da-help-attack-for-token = Each attack costs its Marine one token.
web-da-help-attack-victim = Swarms move by the symbols they hold.
web-da-help-strategize = Choose a swarm, then where it goes.
web-da-help-power-field = It neither attacks nor falls this round.
web-da-help-stealth = The piles lie at the top, left and right.
web-da-help-cryo-control = The piles lie at the top, left and right.
web-da-help-toxin-pumping-station = The piles lie at the top, left and right.
web-da-help-refill = The piles lie at the top, left and right.
web-da-help-smaller-pile = The piles lie at the top, left and right.
web-da-help-door = Each token on the Door slays one as you leave.
web-da-help-core-cogitator = At most one comes out there this round.
web-da-help-intimidate = Your roll is how many go back to the smaller pile.
web-da-help-scout = Only you see it. It goes on top or under the deck.
web-da-help-scout-put = Only you see it.
web-da-help-launch-control-room = Each token makes the launch likelier.
web-da-help-spawn-order = The pile is too short for all.

## The briefing

web-da-brief = Your mission
web-da-brief-aim = Lead the Marines through { $steps } locations. You win in the last one, when both piles are empty and no Genestealer is left. Its card may name another way.
web-da-brief-ends = You win together, even with one Marine left. When the last Marine falls, the mission is lost.
web-da-brief-piles = Piles
web-da-brief-piles-text = Genestealers that are still to come. When a pile is empty, the group travels to the next location.
web-da-brief-swarms = Swarms
web-da-brief-swarms-text = They attack the Marine beside them once a round. He survives if he rolls higher than their number: the shield shows on how many faces of six.
web-da-brief-die = The die
web-da-brief-die-text = It shows 0 to 5, with a skull on 1, 2 and 3: in an attack a skull slays one.
web-da-brief-tokens = Tokens
web-da-brief-tokens-text = Each buys its Marine one more roll, for the side he faces: the + on the shield.
# $pointer: fine with a mouse
web-da-brief-more = { $pointer ->
    [fine] A right-click on anything explains it.
   *[coarse] A long press on anything explains it.
 }
web-da-brief-begin = To the board

## How it ended

web-da-marines = Marine by Marine
web-da-players = Player by player
web-da-slain-count = slain
web-da-turn-lost = { $drift ->
    [yes] How it was lost
   *[no] Where it was lost
 }
web-da-turn-won = { $drift ->
    [yes] How it was won
   *[no] Where it was won
 }
web-da-see-round = See round { $round }
web-da-see-fall = See how { $marine } fell
web-da-last-moment = See the last moment
web-da-the-die = The die

## Marks on the slider of a review

death-angel-mark-fall = falls
death-angel-mark-travel = travel
death-angel-mark-rescue = rescued
death-angel-mark-brood-lord = Brood Lord
