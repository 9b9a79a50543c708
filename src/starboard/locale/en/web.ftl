### Words of the browser client. What the games say stands in their own files.

## Everywhere

web-home = Home
web-back = Back
web-close = Close
web-cancel = Cancel
web-menu = Menu
web-loading = One moment …
web-offline = The server can't be reached. Nothing is lost: try again in a moment.
web-trouble = Something went wrong. Nothing was changed.
web-not-connected = No connection just now. Your seat is kept; try again in a moment.
web-no-answer = The server gave no answer. Look whether it was done, and try again.
web-lost = There is no such page.
web-lost-help = The address may be misspelt, or what stood here is gone.
web-try-again = Try again
web-guest = Guest
web-you = you
web-copied = Copied
web-skip = Skip
web-title-your-turn = ● Your move · Starboard
web-times = ×{ $n }

## Home

web-games = Games
web-continue = Continue
web-learn = Learn
web-play-alone = Play alone
web-play-bots = With bots
web-play-friends = With friends
web-players = { $least ->
    [one] { $least } to { $most } players
   *[other] { $least } to { $most } players
 }
web-join-code = Join a table
web-code-example = Code, such as KRZPTV
web-join = Join
web-no-table-help = Codes have six letters. Check it with whoever invited you, or open their link.
web-tables-safe = Every table is saved; nothing is lost.
web-replays = Finished games
web-earlier = from an earlier version
web-earlier-help = The same people can sit down again at a new table. The old one stays as it is, for the version it was played with.
web-no-replays = No finished games yet. Fly one with bots.
web-open-record = Open a record
web-about-death-angel = A column of Space Marines in a dark hulk. You win or lose together. About 30 minutes.
web-about-space-alert = Ten loud minutes of planning in real time, then the film of what you planned. Together.
web-about-galaxy-trucker = Build ships from scrap against the sand timer, then see what is left after the flight.

## New table, lobby

web-new-table = New table: { $game }
web-no-such-game = This house does not have that game.
web-your-name = Your name
web-seats = Seats
web-seat-count = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }
web-other-seats = The other seats
web-seats-open = open for friends
web-seats-bots = played by bots
web-options = Rules and options
web-more-options = { $count ->
    [one] { $count } option more
   *[other] { $count } options more
 }
web-more = More
web-seed = Seed (the same number deals the same cards)
web-seed-none = by chance
web-create-watch = I only watch (a television, a match of bots)
web-create = Open the table
web-table-code = Code of the table
web-table-code-is = Code of the table: { $code }
web-invite = Invite
web-invite-help = Friends open the link, or scan the square with a phone.
web-copy-link = Copy link
web-show-tv = Show on TV
web-qr = Square code with the address { $address }
web-free = free
web-seat-open = open
web-seat-bot = bot
web-seat-away = away
web-seat-ready = ready
web-seat-thinking = not ready yet
web-seat-to-move = to move
web-seat-waiting = waits
web-seat-n = Seat { $seat }
web-host = host
web-sit = Sit here
web-sit-down = Sit down
web-move-here = Move here
web-add-bot = Bot
web-remove-bot = Open the seat
web-pass-host = Make host
web-remove = Remove
web-leave = Stand up
web-more-seats = One seat more
web-fewer-seats = One seat less
web-table-full = All seats are taken. You can watch the game.
web-start = Start
web-ready = I am ready
web-not-ready = Not ready yet
web-waiting-for = Waiting for { $names }
web-watching = You are watching. Waiting for { $names }
web-moments = Moments worth seeing
web-start-fills = { $seats ->
    [one] The open seat gets a bot.
   *[other] The { $seats } open seats get bots.
 }
web-host-starts = The host starts the game.
web-seeded = The cards of this table are dealt from a chosen seed.
web-move-seat = Move my seat
web-move-seat-help = Open this link on your other device. It takes over your seat there, once. Show it to nobody else.
web-copy-seat-link = Copy private link
web-seat-link-title = Your seat is waiting
web-seat-link-help = This private link brings your seat to this device. It works once.
web-seat-take = Sit down here
web-seat-link-again = On the device where you sit, “Move my seat” makes a new link.

## Table

web-log = Log
web-log-search = Search the log
web-log-mine = Mine
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
 }
web-chat-empty = Nobody has said anything yet.
web-chat-muted = No talking while communications are down.
web-quick-phrases = Quick phrases
web-say = Say something
web-send = Send
web-moves = What you can do
web-groups = Kinds of moves
web-tap-lit = Tap what is lit on the board, or use a button.
web-tap-on = Now tap what goes with it, or choose here.
web-as-list = As a list
web-filter-moves = { $count ->
    [one] Filter { $count } move
   *[other] Filter { $count } moves
 }
web-reconnecting = Reconnecting, your seat is kept
web-missed = { $count ->
    [one] One thing happened while you were away
   *[other] { $count } things happened while you were away
 }
web-someone-away = { $count ->
    [one] { $names } is away. The seat is kept; the host can hand it to a bot.
   *[other] { $names } are away. The seats are kept; the host can hand them to bots.
 }
web-new-version = The house has been renewed. Load the page again.
web-undo = Undo
web-undo-asked = { $name } asks to take a move back.
web-undo-agree = Agree
web-undo-refuse = No
web-pause = Pause
web-paused = paused
web-paused-by = { $name } stopped the clock.
web-resume = Go on
web-mute = Mute
web-unmute = Sound on
web-watchers = { $count ->
    [0] nobody watches
    [one] { $count } watches
   *[other] { $count } watch
 }
web-bot-hand = To a bot
web-bot-for-you = A bot plays your seat.
web-bot-take-back = Take it back
web-remove-sure = Really remove?
web-bot-back = Back to the player
web-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
 }
web-point-out = Point it out to everybody
web-what-is-this = What is this?
web-explain-now = Now
web-rule = Rule { $clause }
web-clause-link = Rule { $clause }
web-no-clause = This rule is not in the book.
web-open-rules = Open the rules at this place

## Result

web-victory = Victory
web-defeat = Defeat
web-you-win = You win
web-winner = { $names } wins
web-again = Play again
web-join-rematch = They play again: join
web-review = Review
web-look-board = See the board

## Review

web-look-from = Look from
web-spectator = Spectator
web-review-start = The table is set up.
web-review-clock = The clock struck.
web-review-only = This game is over: you are looking at its record.
web-scrub = Moment of the game
web-step-of = Step { $n } of { $all }
web-step-count = { $n } / { $all }
web-review-move = { $name }: { $move }
web-first = To the beginning
web-step-back = One step back
web-step-on = One step on
web-last = To the end
web-moment-back = One moment back
web-moment-on = One moment on
web-play = Play
web-speed = Speed
web-what-if = Play on from here
web-copy-moment = Copy link to this moment
web-download = Download the record
web-upload = Choose a record, or drop it here
web-upload-help = A file that was downloaded from a review. It is checked move by move before it opens.
web-no-replay-help = A game can be reviewed once it is over. A record that was downloaded can be opened here.
web-line = Line { $line }.

## Rules, settings, learning

web-rules = Rules
web-rules-of = Rules: { $game }
web-cards = Cards
web-search-rules = Search the rules, or a number such as 7.14
web-found = { $count ->
    [0] Nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
 }
web-found-none = Nothing found.
web-settings = Settings
web-language = Language
web-as-browser = as the browser says
web-as-system = as the system says
web-sound = { $level ->
    [0] Sound: off
   *[other] Sound: { $level }
 }
web-points = { $name } points at something.
web-levels = Levels
web-level-voice = Voice: { $level }
web-level-alarm = Alarms and clocks: { $level }
web-level-table = What happens at the table: { $level }
web-level-ambience = Background: { $level }
web-source = Where the room’s sound comes from
web-source-auto = the television, if one has joined
web-source-here = this device
web-source-elsewhere = not this device
web-voice = Announcements are read out
web-voice-try = Enemy activity detected.
web-motion = Motion
web-motion-full = full
web-motion-less = less
web-theme = Theme
web-theme-dark = dark
web-theme-light = light
web-size = Text size
web-size-normal = normal
web-size-large = large
web-size-largest = largest
web-hints = A line of help with every question
web-learn-title = { $game } in two minutes
web-learn-start = Start a first game

web-learn-death-angel-1 = Your Space Marines stand in one column. Genestealers come from both sides, and each Marine looks to one side only.
web-learn-death-angel-2 = Each round every team plays one of its three cards: Support, Move and Activate, or Attack. A card rests in the round after it was played.
web-learn-death-angel-3 = Cards are carried out from the lowest number up. To attack, roll the die: a skull (1, 2 or 3) slays one Genestealer on the side the Marine faces, within his range.
web-learn-death-angel-4 = Then every swarm attacks the Marine beside it. Roll higher than the number of Genestealers in the swarm, or the Marine falls. The shield beside each swarm says how many faces of six save him.
web-learn-death-angel-5 = Support tokens, the gold plus, buy a second roll, but only against a swarm the Marine faces.
web-learn-death-angel-6 = An event closes the round: new Genestealers come out of the blip piles onto terrain, and swarms move. When a blip pile is empty you travel to the next location.
web-learn-death-angel-7 = Reach the last location and fulfil what it asks. Turquoise corners show what you may tap; tap anything else and the table tells you why not.
web-learn-space-alert-1 = You have ten minutes. The ship's computer announces threats, and everybody plans twelve turns with cards, all at the same time.
web-learn-space-alert-2 = A card is a move or an action (A, B or C) of the room you are in: guns, shields, or something special.
web-learn-space-alert-3 = When time is up, the plan is played out turn by turn. Shoot threats before they reach their marks on the track.
web-learn-space-alert-5 = Tap one half of a card, then a lit slot. Tap a laid card to turn it over or take it back. The clock on top shows how long the phase still lasts.
web-learn-space-alert-4 = Energy comes from the reactors, fuel from the central one. Talk: two people firing one gun waste a turn.
web-learn-galaxy-trucker-1 = Draw parts and fit them to your ship while the sand runs. Connectors must match; engines point back, cannons look out into space.
web-learn-galaxy-trucker-2 = Then fly: cards bring planets, pirates and meteors. Whoever flies ahead decides first.
web-learn-galaxy-trucker-4 = Tap the heap to draw. Tap a lit square to put the part there; if it fits more than one way round, choose the picture. A part stays loose until you take the next one. Finish with a number tile before the sand is gone.
web-learn-galaxy-trucker-3 = Parts that are hit fall off, with everything that only they held. Reach the end with cargo and you are paid.

## Death Angel

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
web-da-attack-again = A skull, 3 faces of 6, slays one. Tap once more, or use the button.
web-da-tap-again = Tap it once more, or use the button.
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
    [one] { $size } Genestealer ({ $symbols }) beside { $name }: { $odds } faces of 6 save him.
   *[other] { $size } Genestealers ({ $symbols }) beside { $name }: { $odds } faces of 6 save him.
 }
web-da-swarm-front = He faces it: he can attack it and spend tokens against it.
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
 }: swarm of { $size }, { $symbols }. { $odds } of 6 faces save the Marine.
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

web-da-threats = Who would be attacked
web-da-threats-help = In phase 3 every swarm attacks the Marine beside it. So often would he fall; + marks a token that buys a second roll.
web-da-threat = falls { $odds } in 6
web-da-threat-token = a token rolls again
web-da-threat-none = held off
web-da-threat-done = has attacked

web-da-coach-danger = { $name } is in most danger: { $odds ->
    [0] no roll saves him
    [one] only { $odds } face of 6 saves him
   *[other] { $odds } faces of 6 save him
 } from the { $size ->
    [one] Genestealer
   *[other] { $size } Genestealers
 } beside him.
web-da-coach-support = { $name } faces a swarm: { $odds ->
    [0] no roll saves him
    [one] { $odds } face of 6 saves him
   *[other] { $odds } faces of 6 save him
 }. A token lets him roll again.
web-da-coach-turn = { $name } has a swarm at his back. Turned, he can attack it.
web-da-coach-attack = The worst in reach is beside { $name }: { $odds ->
    [0] no roll saves him
    [one] { $odds } face of 6 saves him
   *[other] { $odds } faces of 6 save him
 }. A skull slays one.

web-da-help-choose-actions = One card for each of your teams. Low numbers act first. A card you play now rests next round.
web-da-help-support = The token can later buy a second roll for that Marine.
web-da-help-who-moves = Tap a Marine of the team, then a neighbour: they trade places.
web-da-help-who-turns = A Marine attacks only on the side he faces.
web-da-help-who-activates = Tap the lit terrain in front of your Marine.
web-da-help-who-attacks = Tap a Marine and a swarm he faces. A skull, 3 faces of 6, slays one.
web-da-help-attack-more = Another attack, on any swarm in front and within range.
web-da-help-attack-roll = Spend a token to roll again, or keep what lies there.
web-da-help-defence-roll = Roll higher than the swarm is large. A token buys a second roll if he faces it.
web-da-help-attack-victim = Choose which Genestealer falls: swarms move by the symbols they hold.
web-da-help-strategize = Tap a swarm, then where it goes.
web-da-help-power-field = The swarm you choose neither attacks nor can be slain this round.
web-da-help-door = Tokens on the Door slay Genestealers as you leave.
web-da-help-event-target = Only you see this card until you have chosen.
web-da-help-spawn-order = The blip pile is short: which terrain is served first?
