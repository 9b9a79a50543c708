### Words of the web server: refusals and troubles that a page shows, the bots’ names, quick phrases.

server-not-found = There is nothing here.
server-no-table = There is no table with the code { $code }.
server-earlier = Table { $code } was begun with an earlier version of the rules. Lay a new table.
server-no-game = There is no game called “{ $game }”.
server-no-replay = There is no such game to review.
server-no-language = There is no catalogue for the language “{ $language }”.
server-bad-request = Not understood: { $reason }
server-method = That can’t be done here.
server-too-big = That is too big.
server-too-fast = Too fast. Wait a moment, then try again.
server-foreign-page = That came from a page other than Starboard’s own.
server-foreign-name = Starboard is not known by that name here. Open it by its address, or start it with --address.
server-broken = Something broke on our side. Report { $trace }.
server-store = The server’s memory does not answer. Try again in a moment.
server-busy = Too busy just now. Try again.

server-name-needed = Say a name first.
server-name-empty = That name has no visible letters.
server-seats = { $game }: { $least } to { $most } seats, not { $seats }.
server-no-seat = Seat { $seat } is not at this table.
server-seat-taken = That seat is taken.
server-table-full = Every seat is taken. You can watch.
server-no-counsel = This table plays without advice from bots.
server-not-asked = Nothing is asked of you now.
server-already-seated = You have a seat at this table.
server-ask-later = The host has said no. Wait a minute before you ask again.
server-asked-by-many = Enough people are asking for a seat. Wait for the host.
server-nobody-asks = Nobody is asking for that seat any more.
server-not-seated = You have no seat at this table.
server-not-host = Only the host can do that.
server-already-started = The game has already started.
server-not-started = The game has not started yet.
server-not-over = The game is not over yet.
server-over = The game is over.
server-not-ready = Getting ready: { $names }
server-no-bot = There is no bot called “{ $bot }”.
server-host-bot = Only a person can be host.
server-yourself = That is you. Stand up instead.
server-sent-away = The host has removed you from your seat. You can watch.
server-no-branch = This game can’t be played differently from there.
server-no-tale = Nobody tells the story of this game.
server-no-coach = Nobody coaches this game.
server-too-long = That took too long. Try again later.
server-nobody-waits = Nobody waits for this any more.
server-bad-link = This link is used up. “Change device” makes a new one.
server-seat-is-bot = A bot plays for you. Say “I’m back” first.

server-bad-message = Not understood: { $reason }
server-bad-move = Not a move of this game: { $reason }
server-hello-first = Say hello first.
server-muted = Communications are down. Chat opens again with them.
server-marks-full = Enough markers: take one away first.
server-chat-empty = There is nothing in it.
server-paused = The clock is stopped. Let it go on first.
server-no-clock = No clock is running.
server-undo-nothing = Nothing of yours to take back.
# $seen: what came after the move, or with it · $player: who has moved since
server-undo-reveal = { $seen ->
    [die] Too late to take back: the die has fallen.
    [shuffle] Too late to take back: something was shuffled.
    [clock] Too late to take back: the clock runs on.
    [move] Too late to take back: { $player } has moved since.
   *[something] Too late to take back: something was shown.
 }
server-undo-waiting = Somebody is already asking to take a move back.
server-undo-none = Nobody is asking to take a move back.
server-undo-never = Nobody takes moves back at this table.

server-gone-slow = The connection was too slow. It comes back by itself.
server-gone-closing = The server is closing. The table is safe.
server-gone-hello = No word came, so the connection was closed.

server-no-lesson = There is no lesson called “{ $lesson }”.
server-lesson-none = No lesson is given here.
server-lesson-elsewhere = The lesson is at another step. Reload the page.
server-lesson-unplayed = This step’s move is still to be made.

server-hand-left = { $name } has left. A bot plays on.
server-hand-sent-away = The host has removed { $name }. A bot plays on.
server-hand-sat = { $name } sits here now, and sees what this seat sees.
server-hand-device = { $name } plays on from another device.
server-hand-bot = A bot plays for { $name } now.
server-hand-back = { $name } plays again.
server-hand-open = The seat is open.
server-hand-nobody = A bot plays this seat.

# How well a bot plays: the only names there are for it
bot-random = Random
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-script = Crew of the lesson
bot-unknown = No bot is called { $name }. There are: { $bots }; or name a FILE.py:CLASS.
bot-no-file = { $file } is not there.
bot-no-class = { $file } has no class { $name }.
bot-no-bot = { $name } in { $file } is not a bot yet: it needs “looks”, True or False, and a method “choose”.

quick-hello = Hello!
quick-good-luck = Good luck, everyone.
quick-well-played = Well played!
quick-thanks = Thank you.
quick-sorry = Sorry!
quick-wait = Wait a moment, please.
quick-go = Go ahead.
quick-help = I need help here.
quick-yes = Yes.
quick-no = No.
quick-careful = Careful!
quick-again = Shall we play again?
quick-new = This is new to me.
quick-begin = Shall we begin?

## starboard serve

serve-host = the address to listen on; 127.0.0.1 keeps it on this machine (default: { $default })
serve-port = the port to listen on (default: { $default }, or the next free one)
serve-bot = a bot of yours that plays at these tables, in a process of its own; may be given several times
serve-bot-twice = Two bots would be called { $name }. Give the class another name.
serve-bot-fails = { $bot } can’t be started: { $reason }
serve-no-browser = do not open a browser
serve-no-flight-log = keep no log of the Space Alert missions flown here
serve-database = postgresql://… or sqlite:///FILE (default: a file in your data folder)
serve-origin = a further origin whose pages may talk to this server, for reverse proxies; may be repeated
serve-address = the address that links and QR codes show, such as https://play.example.org
serve-keep-days = clear finished tables, play-ons, lessons and uploads away after this many days (default: { $default })
serve-keep-megabytes = or earlier, the oldest first, when all together take more (default: { $default })
serve-metrics = show numbers for Prometheus there, at 127.0.0.1 if no host is given (default: nowhere)
serve-bad-metrics = “{ $where }” is not a [HOST:]PORT for --metrics.
serve-no-metrics = For --metrics, install Starboard with its extra “metrics”: pip install ".[metrics]".
serve-open-metrics = Whoever reaches { $where } can read the numbers there.
serve-log-level = how much is logged, as JSON lines on standard error
serve-verbose = log every request and connection
serve-ready = The table is open at { $url }
serve-lan = On your network: { $url }
serve-scan = Scan with a phone:
serve-stop = Ctrl+C closes it; every table is saved.
serve-again = A Starboard server is already running at { $url }; opening that.
serve-port-taken = Port { $port } is taken. Name another one with --port.
serve-cannot-listen = { $host }, port { $port }: { $reason }. Name another address with --host, or another port with --port.
serve-no-port = There is no port { $port }; they are numbered 1 to 65535.
serve-no-client = The browser client is not built. Install with Node or pip, see docs/hosting.md. The API works without it.
serve-bad-database = The database can’t be used: { $reason }
serve-no-database = The database can’t be used: “{ $url }” names none. Write postgresql://USER@HOST/NAME or sqlite:///FILE.
