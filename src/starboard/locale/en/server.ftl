### Words of the web server: refusals and troubles that a page shows, the bots' names, quick phrases.

server-not-found = There is nothing here.
server-no-table = There is no table with the code { $code }.
server-earlier = Table { $code } was begun with an earlier version of the rules, and its game can't go on here. Lay a new table.
server-no-game = There is no game called “{ $game }”.
server-no-replay = There is no such replay.
server-no-language = There is no catalogue for the language “{ $language }”.
server-bad-request = The request can't be understood: { $reason }
server-method = This can't be done here.
server-too-big = That is too big.
server-too-fast = Too fast. Wait a moment and try again.
server-foreign-page = The request came from another page than this house's own.
server-foreign-name = This house is not known by that name. Open it by its address, or start it with --address.
server-broken = Something went wrong in the server. It has been noted as { $trace }.
server-store = The store does not answer. Nothing is lost; try again in a moment.
server-busy = The table is too busy. Try again.

server-name-needed = Say a name first.
server-name-empty = That name has no visible letters.
server-seats = { $game } can be played with { $least } to { $most } seats, not { $seats }.
server-no-seat = There is no seat { $seat } at this table.
server-seat-taken = That seat is taken.
server-table-full = Every seat is taken. You can watch.
server-not-seated = You have no seat at this table.
server-not-host = Only the host of the table can do that.
server-already-started = The game has already started.
server-not-started = The game has not started yet.
server-not-over = The game is not over yet.
server-over = The game is over.
server-not-ready = Not everybody is ready: { $names }.
server-no-bot = There is no bot called “{ $bot }”.
server-host-bot = The host's role can only go to a person.
server-yourself = You can't send yourself away. Stand up instead.
server-sent-away = The host sent you away from this table. You can watch.
server-no-branch = This game can't be told otherwise there.
server-no-coach = Nobody coaches this game.
server-too-long = That took too long. Try again later.
server-nobody-waits = Nobody waits for this any more.
server-bad-link = This link has been used already, or never was one.
server-seat-is-bot = A bot plays this seat now. Take it back first.

server-bad-message = The message can't be understood: { $reason }
server-bad-move = This is not a move of the game: { $reason }
server-hello-first = Say hello first.
server-muted = No talking now.
server-marks-full = There are enough markers on the board.
server-chat-empty = There is nothing in it.
server-paused = The clock stands still. Let it go on first.
server-no-clock = No clock is running.
server-undo-nothing = You have no move that could be taken back.
server-undo-reveal = That can't be taken back: something has been revealed since.
server-undo-waiting = Somebody already asks to take a move back.
server-undo-none = Nobody asks to take a move back.

server-gone-slow = The connection was too slow and was cut. It comes back by itself.
server-gone-closing = The server is closing. The table is safe.
server-gone-hello = No word came, so the connection was closed.

server-no-lesson = There is no lesson called “{ $lesson }”.
server-lesson-none = No lesson is given here.
server-lesson-elsewhere = The lesson is at another step. Load the page again.

server-hand-left = { $name } has left. A bot plays on.
server-hand-sent-away = The host has sent { $name } away. A bot plays on.
server-hand-sat = { $name } sits here now, and sees what this seat sees.
server-hand-device = { $name } plays on from another device.
server-hand-bot = A bot plays for { $name } now.
server-hand-back = { $name } plays again.
server-hand-open = The seat is open.
server-hand-nobody = A bot plays this seat.

bot-random = Random bot
bot-careful = Careful bot
bot-script = Crew of the lesson
bot-unknown = No bot is called { $name }. There are: { $bots }; or name a FILE.py:CLASS.
bot-no-file = { $file } is not there.
bot-no-class = { $file } has no class { $name }.
bot-no-bot = { $name } in { $file } is no bot yet: it needs “looks”, True or False, and a method “choose”.

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

## starboard serve

serve-host = the address to listen on; 127.0.0.1 keeps it on this machine (default: { $default })
serve-port = the port to listen on (default: { $default }, or the next free one)
serve-no-browser = do not open a browser
serve-no-flight-log = keep no log of the Space Alert missions flown here
serve-database = postgresql://… or sqlite:///FILE (default: a file in your data folder)
serve-origin = a further origin whose pages may talk to this server, for reverse proxies; may be repeated
serve-address = the address that links and QR codes show, such as https://play.example.org
serve-keep-days = clear finished tables, play-ons, lessons and uploads away after so many days (default: { $default })
serve-keep-megabytes = or earlier, the oldest first, when all together take more (default: { $default })
serve-metrics = show numbers for Prometheus there, at 127.0.0.1 if no host is said (default: nowhere)
serve-bad-metrics = “{ $where }” is no [HOST:]PORT for --metrics.
serve-no-metrics = For --metrics, install Starboard with its extra “metrics”: pip install ".[metrics]".
serve-open-metrics = Whoever reaches { $where } can read the numbers there.
serve-log-level = how much is logged, as JSON lines on standard error
serve-ready = The table is open at { $url }
serve-lan = On your network: { $url }
serve-scan = Scan with a phone:
serve-stop = Ctrl+C closes it; every table is saved.
serve-again = A Starboard server is already running at { $url }; opening that.
serve-port-taken = Port { $port } is taken. Name another one with --port.
serve-cannot-listen = { $host }, port { $port }: { $reason }. Name another address with --host, or another port with --port.
serve-no-port = There is no port { $port }; they are numbered 1 to 65535.
serve-no-client = The browser client is not built. Install with Node or pip (see docs/hosting.md); the API works without it.
serve-bad-database = The database can't be used: { $reason }
serve-no-database = The database can't be used: “{ $url }” names none. Write postgresql://USER@HOST/NAME or sqlite:///FILE.
