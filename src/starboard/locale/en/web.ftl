### Words of the browser client. What the games say stands in their own files.

## Everywhere

web-home = Home
web-back = Back
web-close = Close
web-cancel = Cancel
web-menu = Menu
web-loading = One moment …
web-offline = The server is out of reach. Your game is safe.
web-trouble = Something broke. Nothing was changed.
web-not-connected = No connection just now. Your seat is kept.
web-no-answer = No answer came. See if it was done, then try again.
web-lost = Empty space: there is no page here.
web-lost-help = Check the address, or start from home.
web-try-again = Try again
web-guest = Guest
web-you = you
web-copied = Copied
web-skip = Skip
web-go-on = Go on
web-brief = The mission
web-title-your-turn = ● Your move · Starboard
web-times = ×{ $n }
web-on = on
web-off = off

## Home

web-games = Games
web-continue = Continue
web-learn = Learn
web-play-alone = Alone
# $skill: how well they play (bot-hard and others)
web-play-bots = { $bots ->
    [1] With a bot · { $skill }
   *[other] With { $bots } bots · { $skill }
 }
web-quick-galaxy-trucker-turns = In turns
web-play-friends = With friends
web-players = { $least } to { $most } players
web-join-code = Join a table
web-code-example = Code, such as KRZPTV
web-join = Join
web-no-table-help = Codes have six letters. Check yours with whoever invited you, or open their link.
web-tables-safe = Every table is saved.
web-replays = Your games
web-earlier = from an earlier version
web-earlier-help = The old table stays as it is. Lay a new one and sit down again.
web-no-replays = No games yet. Play one with bots.
web-no-finished = No finished games yet.
web-open-record = Open a saved game
web-about-death-angel = A column in the dark. You stand or fall together.
web-about-space-alert = Ten loud minutes of planning, then the film of what you planned.
web-about-galaxy-trucker = Build a ship from scrap. Watch what is left of it.
web-slogan = three games, one table
web-continue-title = Your table waits
web-all = All { $count }
web-facts-death-angel = 30 min · together
web-facts-space-alert = 30 min · together, in real time
web-facts-galaxy-trucker = 60 min · against each other
web-first-title = New here?
web-first-help = A first taste takes two minutes, at a real board. We show you every step.
web-first-show = Show me
web-far-lobby = in the lobby
web-far-death-angel = round { $rounds }
web-far-space-alert = { $rounds ->
    [0] planning
   *[other] turn { $rounds }
 }
web-far-galaxy-trucker = flight { $rounds }
web-alone = alone
web-with-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
 }
web-ended = { $won ->
    [yes] won
   *[no] lost
 }
web-ended-death-angel = { $won ->
    [yes] won in round { $rounds }
   *[no] lost in round { $rounds }
 }
web-ended-space-alert = { $won ->
    [yes] home, points: { $score }
   *[no] lost on turn { $rounds }
 }
web-ended-place = { $score ->
    [one] place { $place }, { $score } credit
   *[other] place { $place }, { $score } credits
 }

## New table, lobby

web-no-such-game = This game is not on the shelf here.
web-your-name = Your name
web-seats = Seats
# More Marines, more Genestealers: what comes out is a major and a minor spawn
web-size-death-angel = { $seats ->
    [1] Three teams, all yours. Four locations. A major spawn brings 2 Genestealers, a minor one 1.
    [2] Two teams each. Five locations. A major spawn brings 3 Genestealers, a minor one 1.
    [3] Two teams each. Five locations. A major spawn brings 5 Genestealers, a minor one 3.
    [4] A team each. Five locations. A major spawn brings 3 Genestealers, a minor one 1.
    [5] A team each. Five locations. A major spawn brings 4 Genestealers, a minor one 2.
   *[other] A team each. Five locations. A major spawn brings 5 Genestealers, a minor one 3.
 }
web-other-seats = The other seats
web-seats-open = for friends
web-seats-bots = for bots
web-options = Rules of the table
web-more-options = { $count ->
    [one] { $count } more rule to choose
   *[other] { $count } more rules to choose
 }
web-more = More
web-seed = Seed: the same number deals the same cards
web-seed-none = by chance
web-create-watch = I only watch: on a television, or bots alone
web-create = Open the table
web-table-code = Code of the table
web-table-code-is = Code of the table: { $code }
web-invite = Bring them in
web-copy-link = Copy the link
web-show-tv = Show on the television
web-qr = Square code with the address { $address }
# An address follows, in a line of its own
web-tv-type = Or type this on the television:
web-tv-come-in = Scan, or open { $address } and type the code.
web-free = free
web-seat-open = open
web-seat-bot = { $skill } bot
web-seat-away = away
web-seat-ready = ready
web-seat-thinking = getting ready
web-seat-to-move = to decide
web-seat-waiting = waits
web-seat-n = Seat { $seat }
web-host = host
web-sit-down = Sit down
web-move-here = Move here
web-add-bot = A bot
web-remove-bot = Free the seat
web-pass-host = Make host
web-remove = Remove
web-leave = Stand up
web-more-seats = + a seat
web-fewer-seats = − a seat
web-table-full = All seats are taken. You can watch.
web-start = Start the game
web-ready = I’m ready
web-not-ready = Not ready yet
web-waiting-for = To decide: { $names }
web-watching = Watching. To decide: { $names }
web-moments = Highlights
web-start-fills = { $seats ->
    [1] A bot takes the free seat.
   *[other] Bots take the { $seats } free seats.
 }
web-host-starts = The host starts the game.
web-seeded = A chosen seed deals the cards here.
web-move-seat = Change device
web-move-seat-help = Open this link on your other device and go on there. It works once. Show it to nobody else.
web-copy-seat-link = Copy private link
web-seat-link-title = Your seat is waiting
web-seat-link-help = This private link brings your seat to this device. It works once.
web-seat-take = Sit down here
web-seat-link-again = On the device where you sit, “Change device” makes a new link.
web-who-plays = Who plays?
web-who-sits = Who sits where
web-how = How do you want to play?
web-how-host = Only the host can change this.
web-lawyers = { $count ->
    [one] Rule details: { $count } open question
   *[other] Rule details: { $count } open questions
 }
web-lawyers-help = { $others ->
    [0] as in the rulebook and its FAQ
   *[other] unlike the rulebook: { $others }
 }
web-manners-hints = Hints
web-manners-hints-help = odds, and what helps
web-manners-undo = Take back
web-manners-undo-help = who may undo
web-manners-undo-never = nobody
web-manners-undo-vote = by vote
web-manners-undo-own = the player
web-manners-counsel = Ask a bot
web-manners-counsel-help = what it would do in your place
web-counsel = Ask a bot
web-counsel-do = Do it
web-counsel-thinks = Let me think …
web-counsel-wait = Wait
web-bot-skill = How well the bot plays
web-manners-bots = Bots
web-manners-bots-help = on seats nobody takes
web-create-next = { $others ->
    [bots] You start it in the next step.
   *[open] Friends join in the next step.
 }
web-tv-on = The television is on.
web-remove-yes = Remove
web-remove-no = Keep
web-lobby-next = What comes next
web-lobby-sit = A seat is free.
web-lobby-ready = Ready to begin?
web-lobby-all = Start when you like.
web-lobby-waiting = Getting ready: { $names }

## Table

web-log = Log
# The same line so often in a row
web-log-times = { $line } ×{ $times }
web-log-search = Search the log
web-log-mine = Mine
web-log-empty = All quiet. So far.
web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
 }
web-chat-empty = Quiet in here. Say hello.
web-chat-muted = Communications are down, and so is the chat.
web-quick-phrases = Quick phrases
web-say-name = Your name, for the chat
web-say = Say something
web-send = Send
web-moves = What you can do
web-groups = Kinds of moves
# said of a thing on the board by a screen reader
web-spot-lit = Can be chosen.
web-tap-lit = Choose something lit.
web-tap-on = Now choose where it goes.
web-as-list = As a list
web-filter-moves = { $count ->
    [one] Find among { $count } move
   *[other] Find among { $count } moves
 }
web-reconnecting = Reconnecting … Your seat is kept.
web-disk-low = The disk here is nearly full. Tell the host: soon moves can’t be saved.
web-missed = { $count ->
    [1] One thing happened while you were away
   *[other] { $count } things happened while you were away
 }
web-someone-away = { $count ->
    [1] { $names } is away; the seat is kept.
   *[other] { $names } are away; the seats are kept.
 }
web-new-version = A newer Starboard is here. Reload after this game.
web-undo = Undo: { $what }
web-undo-asked = { $name } asks: take back “{ $what }”?
web-undo-agree = Take it back
web-undo-refuse = Leave it
web-pause = Pause
web-paused = paused
web-paused-by = { $name } stops the clock.
web-paused-away = The clock is stopped: nobody was here.
web-resume = Go on
web-mute = Mute
web-unmute = Sound on
web-watchers = { $count ->
    [0] nobody watching
   *[other] { $count } watching
 }
web-bot-hand = Bot takes over
web-bot-for-you = A bot plays for you.
web-bot-take-back = I’m back
web-bot-seats-asked = Who opens the table’s link can ask you for a bot’s seat.
web-watching-now = You are watching.
web-join-in = Take a seat
web-join-help = The host is asked. Then you play on from here, and see what this seat sees.
# $bot: what the bot of that seat is called
web-join-for = Play for { $bot }
web-join-asked = The host is asked whether you play for { $bot }.
web-join-no-more = Never mind
web-join-declined = The host has said no. You are watching.
web-asks-in = { $name } wants to play for { $bot }.
web-let-in = Let in
web-let-in-no = No
web-remove-sure = Remove { $name }?
web-bot-back = Back to the player
web-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
 }
web-point-out = Show it to everybody
web-what-is-this = What is this?
web-explain-now = Now
web-rule = Rule { $clause }
web-clause-link = Rule { $clause }
web-clause-named = { $name }, rule { $clause }
web-no-clause = This rule is not in the book.
web-open-rules = Read it in the rules
web-undo-last = Undo your last move
web-undone = Taken back: { $what }
web-undo-stands = It stays as it was played.
web-undo-asked-last = { $name } asks: take back the last move?

## Result

web-victory = Victory
web-defeat = Defeat
web-you-win = You win
web-winner = { $count ->
    [1] { $names } wins
   *[other] { $names } win
 }
web-again = Play again
web-again-change = Change the options
web-join-rematch = They play again: join
# The own one, where nobody else played
web-own-rematch = Your rematch waits
web-review = Review
web-look-board = The last moment
web-to-result = Result
web-share = Share

## Review

web-look-from = Seen by
web-spectator = Whoever watches
web-review-start = The table is laid.
web-review-clock = The clock strikes.
web-review-only = This game is over: you see how it went.
web-scrub = Moment of the game
web-step-of = Step { $n } of { $all }
web-moment-count = part { $n } of { $all }
web-moment-of = Part { $n } of { $all } of this step
web-step-count = { $n } / { $all }
web-review-move = { $name }: { $move }
web-review-came = { $name }: { $move } · { $came }
web-review-over = { $outcome ->
    [won] Victory · { $reason }
    [lost] Defeat · { $reason }
   *[some] { $reason }
 }
# $what: a move or an event that one stands right before
web-review-next = Next: { $what }
web-first = To the beginning
web-step-back = One step back
web-step-on = One step on
web-last = To the end
web-moment-back = One part back
web-moment-on = One part on
web-play = Play
web-speed = Speed
web-what-if = Play on from here
# The same on a small screen
web-what-if-short = Play on
web-try = Try again
web-try-help = What would you play here?
web-try-stop = Back to the film
web-try-yours = You
web-try-theirs = At the table
web-try-same = The same was played at the table.
web-try-weighing = Both are being weighed …
# $best and $other: of so many such games the better move wins so many, the other so many
web-try-verdict = { $better ->
    [tried] Yours is better: it wins { $best } of { $games } such games, the other { $other }.
    [played] The table’s is better: it wins { $best } of { $games } such games, yours { $other }.
   *[even] No clear difference: yours wins { $best } of { $games } such games, the other { $other }.
 }
web-try-see = See what happened
web-try-play = Play mine
web-try-other = Another try
web-mark-turn = turning point
web-mark-end = the end
web-next-mark = Next highlight
web-together = Look together
web-together-help = Whoever opens the link is here with you. Take the lead, and they see what you see.
web-lead = Take the lead
web-lead-stop = Stop leading
web-you-lead = You lead: the others see what you see.
web-leads = { $name } leads.
web-leads-alone = { $name } leads; you look around.
web-look-around = Look around
web-go-along = Follow
web-company = { $count ->
    [1] Somebody else is looking at this game.
   *[other] { $count } others are looking at this game.
 }
web-back-now = Back to the game
web-back-result = Back to the result
web-copy-moment = Copy the link to this moment
web-download = Save the game as a file
web-upload = Choose a saved game, or drop it here
web-upload-help = Every move is checked before it opens.
web-no-replay-help = A game can be reviewed once it is over. A saved game opens here too.
web-line = Line { $line }.

## Lessons

web-first-time = First time here? Try it in two minutes
web-lesson-coach = The coach
web-lesson-watch = Watch the board …
web-lesson-other = Allowed. First try what is lit.
web-lesson-back = Back one step
web-lesson-skip = Show and go on
web-lesson-leave = Leave the lesson
web-lesson-done = { $lesson }: done
web-lesson-next = Next lesson
web-lesson-play = Play
web-lesson-anew = From the start
web-lesson-try-again = Try this again
web-lesson-go-on = Go on
web-lesson-minutes = { $minutes } min
web-lesson-goal-play = Goal: { $move }
web-lesson-goal-look = Goal: read about this. G goes there: { $thing }
web-lesson-goal-tap = Tap this. G goes there: { $thing }
web-lesson-goal-film = Goal: watch.

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
web-as-browser = like the browser
web-as-system = like the system
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
web-voice-try = This is the ship’s computer. All hands, listen.
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
web-learn-title = Learn { $game }
web-settings-you = You
web-settings-look = Looks and motion
web-settings-sound = Sound
web-hand = Your hand
web-hand-right = right: cards on the right
web-hand-left = left: cards on the left
web-pace = Animation speed
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-keys = Keys
web-key-lit = the next thing that is lit
web-key-walk = across the board
web-key-choose = choose
web-key-main = the main button; in a film, play
web-key-number = the first to the ninth button or card
web-key-back = back, then close
web-key-explain = explain the piece in focus
web-key-lens = a closer look
web-key-keys = with no piece in focus: these keys
web-key-undo = undo
web-key-log = the log
web-key-mute = sound off and on
web-key-full = full screen
web-key-step = review: a step back, a step on
web-key-ends = review: to the beginning, to the end
web-key-speed = review: slower, faster

## Can everybody hear it?

web-film-close = Back to the plan
web-game-pages = Beside the table
web-sound-check = Sound check
web-sound-check-where = { $where ->
    [here] The room’s sound comes from this device.
    [elsewhere] The room’s sound comes from another device; this one only ticks.
    [mute] This device is muted. A tap turns it on.
   *[each] Every device speaks for itself. A television takes it over.
}
