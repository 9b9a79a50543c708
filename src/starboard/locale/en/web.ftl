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
web-quick-galaxy-trucker-turns = In turns, no sand
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
web-disk-low = The disk of this house is nearly full. Tell the host: soon no move can be kept.
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
web-paused-away = The clock stands: nobody was here.
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

## Lessons

web-first-time = First time here? Try it in 90 seconds
web-lesson-coach = The coach
web-lesson-other = Allowed. First try what is lit.
web-lesson-back = Back one step
web-lesson-skip = Show and go on
web-lesson-leave = Leave the lesson
web-lesson-next = Next lesson
web-lesson-play = Play
web-lesson-anew = From the start
web-lesson-try-again = Try this again
web-lesson-go-on = Go on
web-lesson-minutes = { $minutes } min
web-lesson-goal-play = Goal: { $move }
web-lesson-goal-look = Goal: read about this. G goes there: { $thing }
web-lesson-goal-tap = Goal: touch this. G goes there: { $thing }
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
