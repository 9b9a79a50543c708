### The command line.

cli-description = Three spaceship board games on one table: in the browser, here, and in Python.
cli-usage = Usage: starboard [COMMAND …]. Without a command the table opens in the browser.
cli-epilog =
    The games: { $games }.
    “starboard COMMAND --help” explains a command. Try:
      starboard play death-angel                    a solo game in this terminal
      starboard simulate death-angel -p 4 -g 500    what random players achieve
      starboard rules death-angel DA-7.14           one clause of the rules
      starboard cards space-alert Commandos         what a card does
cli-group-play = Play
cli-group-host = Host
cli-group-study = Study
cli-group-look-up = Look something up
cli-group-box = With the real box on the table
cli-group-general = General
cli-help = show this help
cli-version = show the version
cli-language = the language of all that is said ({ $languages })
cli-no-language = there is no language “{ $language }”; there are: { $known }
cli-metavar-language = CODE
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-number = N
cli-metavar-file = FILE
cli-metavar-option = NAME=VALUE
cli-metavar-clause = CLAUSE
cli-metavar-code = CODE
cli-metavar-mission = MISSION
cli-metavar-bot = BOT
cli-any-number = a whole number
cli-any-text = text
cli-error = starboard: { $reason }
cli-not-a-number = “{ $given }” is not a whole number
cli-unknown = Not understood here: { $words }.
cli-no-command = { $near ->
    [none] There is no command “{ $command }”.
   *[other] There is no command “{ $command }”. Did you mean “{ $near }”?
 }
cli-see-help = “{ $command } --help” shows what is possible.
cli-arg-game = one of: { $games }
cli-arg-option = set an option of the game; can be given several times (see “starboard options GAME”)
cli-arg-record = a record written by play, or downloaded from the web table
cli-no-game = There is no game “{ $game }”. The games are: { $games }.
cli-option-form = “{ $given }” is not an option: write it as NAME=VALUE.
cli-players = { $game } is for { $least } to { $most } players, not { $given }.
cli-bad-record = { $file }, line { $line }: { $reason }
cli-cut-record = { $file }, line { $line }: { $reason } “starboard play GAME --resume FILE --salvage” goes on after its last whole move.
cli-no-file = { $file } can’t be read: { $reason }.
cli-impossible = The table can’t be set up like this ({ $clause }): { $reason }
cli-goes-on = The game is not over.

cli-serve-takes = {""}
cli-serve-help = start the web table and open the browser
cli-serve-about = Start the web table on this machine. Friends join by the link or the code that is shown.

cli-lessons-takes = {""}
cli-lessons-help = list the lessons, or how learners fared
cli-lessons-about = List the lessons that the web table gives. With --numbers: what became of each step, counted without names.
cli-lessons-numbers = what became of each step
cli-lessons-json = with --numbers: as JSON lines
cli-lessons-lesson = lesson
cli-lessons-name = name
cli-lessons-steps = steps
cli-lessons-minutes = minutes
cli-lessons-step = step
cli-lessons-seen = seen
cli-lessons-done = done
cli-lessons-skipped = skipped
cli-lessons-left = left
cli-lessons-refused = refused
cli-lessons-other = other
cli-lessons-hints = hints
cli-lessons-seconds = seconds

cli-play-takes = GAME
cli-play-help = play in this terminal, alone, together or with bots
cli-play-about = Play any game in this terminal. The record is saved after every move, so nothing is ever lost.
cli-play-examples =
    Examples:
      starboard play death-angel                         alone
      starboard play death-angel -p 4 --humans 1         with three bots
      starboard play death-angel -o travel_trigger=both  with a rule option
      starboard play death-angel --resume FILE           go on where you stopped
cli-play-players = number of players (default: the fewest the game allows)
cli-play-humans = how many of them are people; the others are bots (default: all)
cli-play-bot = who plays the bots (default: hard)
cli-play-seed = repeat the same dice and shuffles
cli-play-save = where to save the record (default: a new file in your data folder)
cli-play-resume = go on with a saved record
cli-play-salvage = with --resume: take what a crash has left of the record
cli-play-salvaged = { $moves ->
    [one] { $moves } move could be read. The damaged file is kept as { $file }.
   *[other] { $moves } moves could be read. The damaged file is kept as { $file }.
 }
cli-play-salvage-alone = --salvage needs a record: name it with --resume FILE.
cli-play-resume-keeps = A resumed game keeps its players, options and seed: leave out --players, --option and --seed.
cli-play-exists = { $file } exists already. Go on with “--resume { $file }”, or name another file with --save.
cli-play-saved-to = The game is saved to { $file } after every move.
cli-play-left = Saved. Go on with: { $command }
cli-play-was-over = This game is over. Look at it with: { $command }
cli-play-over = The record is in { $file }.
cli-play-other-game = { $file } is a game of { $game }: go on with “starboard play { $game } --resume { $file }”.
cli-play-too-many = Too many people: { $humans }. Seats: { $players }.
cli-play-prompt = Your move (number, word or help):{" "}
cli-play-more = { $n ->
    [one] … and { $n } more move. Type a word to narrow it, or all.
   *[other] … and { $n } more moves. Type a word to narrow it, or all.
 }
cli-play-what = { $most ->
    [1] “{ $answer }” is not on the list. Type 1, a word, or help.
   *[other] “{ $answer }” is not on the list. Type 1 to { $most }, a word, or help.
 }
cli-play-asked = { $name }: { $question }
cli-play-hand-over = { $name }: your turn. Take the keyboard and press Enter.
cli-play-not-a-move = That is not a move: { $reason }.
cli-play-refused = { $reason } Rule { $clause }.
cli-play-refused-more = Type “rules { $clause }” to read that rule.
cli-play-which-rule = Which rule? Type a clause (rules DA-7.14), a section (rules DA-7) or a word (rules token).
cli-play-which-card = Which card? Type its code or a part of its name after “card”.
cli-play-nothing-to-undo = There is nothing to take back.
# $seen: what came after the move, or with it · $player: who has moved since
cli-play-no-undo = { $seen ->
    [die] Too late to take back: the die has fallen.
    [shuffle] Too late to take back: something was shuffled.
    [clock] Too late to take back: the clock runs on.
    [move] Too late to take back: { $player } has moved since.
   *[something] Too late to take back: something was shown.
 }
cli-play-undone = Taken back.
cli-trouble = { $file }: { $reason }.
cli-play-no-next = Nobody else has to decide now.
cli-play-unwritable = The game can’t be saved to { $file }: { $reason }. Name another file with --save.
cli-play-help-commands =
    a number        choose that line
    words           list the moves that contain them
    Enter           show the question again
    view            show the board again
    card NAME       what a card says (its code or part of its name)
    rules CLAUSE    read a rule (or a section, or all rules with a word)
    undo            take the last move back, if nothing was revealed since
    next            let the next person decide first, where several decide at once
    quit            leave; the game is saved
    A move can also be written as JSON, as it stands in the record;
    an impossible one is refused with the rule that forbids it.

cli-simulate-takes = GAME
cli-simulate-help = let bots play many games and report
cli-simulate-about = Let bots play many games at the speed of the engine. The same seed gives the same games.
cli-simulate-examples =
    Examples:
      starboard simulate death-angel --players 4 --games 1000
      starboard simulate death-angel -p 1 -g 200 -o travel_trigger=both --json
cli-simulate-players = number of players (default: the fewest the game allows)
cli-simulate-games = how many games (default: 100)
cli-simulate-bot = who plays (default: random)
cli-simulate-seed = the same seed gives the same games (default: 0)
cli-simulate-check = test every invariant of the game after every move (slower)
cli-simulate-json = print one JSON object instead of words
cli-simulate-stopped = Stopped after { $done } of { $games } games.
cli-simulate-none = Ask for at least one game.
cli-simulate-summary =
    Games: { $games } · players: { $players } · won: { $wins } ({ $percent }%) · rounds on average: { $rounds }
    Decisions: { $decisions } in { $seconds } s · a second: decisions { $decision_speed }, games { $speed }

cli-league-takes = GAME BOT…
cli-league-help = let bots play against each other and compare them
cli-league-about = Let bots play the same deals and compare them. Where players win together, each bot takes all seats; else they share the table, and every bot sits in every seat. A bot is a name, or FILE.py:CLASS.
cli-league-examples =
    Examples:
      starboard league death-angel hard easy
      starboard league galaxy-trucker hard my_bot.py:Mine -p 2 -d 200
cli-league-bots = two or more, or one alone
cli-league-deals = how many deals every bot plays (default: 100)
cli-league-jobs = how many processes (default: one per core)
cli-league-alone = { $game }: bots compare best at a table of two or more. Add --players 2.
cli-league-bot = Bot
cli-league-games = Games
cli-league-won = Won
cli-league-between = 19 of 20
cli-league-score = Score
cli-league-decision = Decision
cli-league-longest = Longest
cli-league-percent = { $percent }%
cli-league-range = { $least }–{ $most }%
cli-league-about-score = { $mean } ± { $error }
cli-league-milliseconds = { $n } ms

cli-options-takes = GAME
cli-options-help = what a game offers, with defaults
cli-options-about = Show the options of a game. play and simulate take them as --option NAME=VALUE.
cli-options-players = { $game }, { $least } to { $most } players. Set options with --option NAME=VALUE:
cli-options-values = { $values } (default: { $default })
cli-options-range = { $least } – { $most }
cli-options-empty = none
cli-options-below = one of those below

cli-rules-takes = GAME [CLAUSE]
cli-rules-help = the rules of a game as numbered clauses
cli-rules-about = Read the rules: all of them, one clause (DA-7.14), a section (DA-7), or all clauses with a word.
cli-rules-clause = a clause, a section or a word to look for
cli-rules-none = There is no clause “{ $clause }” and no clause that contains it.
cli-rules-near = There is no clause “{ $clause }” and no clause that contains it. Near: { $near }.

cli-score = { $name }: { $score }

cli-words-takes = {""}
cli-words-help = the languages, and what a translation lacks
cli-words-about = Show the languages there are; with --missing, say file by file what one lacks, what it has that English has not, and where its arguments differ. Exit code 1 if there is anything.
cli-words-examples =
    Examples:
      starboard words                     the languages
      starboard words --missing pt-BR     what Brazilian Portuguese lacks
cli-words-missing = what this language lacks that English has
cli-words-language = { $tag } · { $name } · { $done } of { $all } messages
cli-words-whole = { $name } has every word.
cli-words-lacks = missing: { $name }
cli-words-surplus = not in English: { $name }
cli-words-different = other arguments: { $name }, in English { $english }, here { $here }
cli-words-broken = can’t be read: { $line }

cli-cards-takes = GAME [CODE]
cli-cards-help = what the cards of a game say
cli-cards-about = Show the cards of a game. Their text is made from the same data that the engine plays.
cli-cards-code = the code of a card, or a part of its name
cli-cards-more = “starboard cards { $game } CODE” shows a card whole.
cli-cards-none = { $game } has no card “{ $code }”. “starboard cards { $game }” shows them all.
cli-cards-near = { $game } has no card “{ $code }”. Near: { $near }.

cli-verify-takes = FILE
cli-verify-help = check that a record is whole, unchanged and by the rules
cli-verify-about = Replay a record from its first line to its last. A bad one is refused with the line and the reason, exit code 2; the file is left alone.
cli-verify-good = { $moves ->
    [one] { $file } is a good record: { $game }, { $seats }, { $moves } move.
   *[other] { $file } is a good record: { $game }, { $seats }, { $moves } moves.
 }
cli-verify-unfinished = The game is not over. Go on with: { $command }

cli-replay-takes = FILE
cli-replay-help = watch a recorded game step by step
cli-replay-about = Watch a recorded game step by step. On a terminal, Enter shows the next step and q stops.
cli-replay-seat = look through the eyes of this seat (1, 2, …; default: all moves, and the board as whoever watches sees it)
cli-replay-from = start with this move
cli-replay-to = stop after this move
cli-replay-board = show the board after every move
cli-replay-no-seat = There is no seat { $seat }; the game has { $seats }.
cli-replay-nothing = { $moves ->
    [0] Nothing to show: the game has no moves yet.
   *[other] Nothing to show there: the game has moves 1 to { $moves }.
 }
cli-replay-start = { $game }: { $seats }
cli-replay-tick = { $n } the clock says { $at }
cli-replay-next = Enter: next, q: stop{" "}

cli-mission-takes = MISSION
cli-mission-help = a Space Alert mission to read out, or as a sound file
cli-mission-about = Print what the ship’s computer says in a mission and when, or write it as sound: for a crew with the real box. The web table has it too, beside a new Space Alert table.
cli-mission-examples =
    Examples:
      starboard mission mission-1                     the timetable, for whoever reads it out
      starboard mission S2-1 --export mission-1.ogg   the same mission as sound
      starboard mission generated --seed 7 --export out.ogg --print
cli-mission-arg-mission = a mission by name (mission-1), by the code on its sheet (S2-1), or generated
cli-mission-arg-seed = which generated mission: the same number is the same mission
cli-mission-arg-export = write the mission as sound, Opus in Ogg
cli-mission-arg-print = print the timetable as well
cli-mission-seed = Generated mission { $seed }
cli-mission-phase = Phase { $phase }
cli-mission-exported = { $file }: { $length } minutes, { $size } kB. The opening comes after one second.
cli-mission-format = { $file } can’t be written: missions are .ogg files. ffmpeg can turn them into others.
cli-resolve-takes = FILE
cli-resolve-help = fly a Space Alert mission planned on a real table
cli-resolve-about = Fly a mission that was planned with the real box: a story turn by turn, then the score sheet. docs/resolver.md describes the file.
cli-resolve-examples =
    Examples:
      starboard resolve flight.json             the story and the score sheet
      starboard resolve --json flight.json      the result alone
      starboard resolve --batch < flights.jsonl one flight a line, one result a line
cli-plan-takes = FILE
cli-plan-help = find a plan for a Space Alert mission
cli-plan-about = Find the best plan for a mission: the file is that of starboard resolve, with plans that are empty or fixed in part. docs/planner.md describes it.
cli-plan-examples =
    Examples:
      starboard plan flight.json                ten seconds on all cores
      starboard plan --seconds 60 flight.json   a minute
      starboard plan --plans 1000000 --json flight.json
cli-par-takes = [MISSION]
cli-par-help = a score to beat, for a mission or for today
cli-par-about = The best score found for a mission by a planner that knows every card beforehand: the printed missions with a fixed seed, and a mission for each day.
cli-coach-takes = FILE
cli-coach-help = what should a Space Alert crew have done?
cli-coach-about = Look at a mission that was flown: the nearest change that would have saved the ship, the turn on which it was lost, and what each card was worth. docs/planner.md tells how.
cli-coach-examples =
    Examples:
      starboard coach game.starboard              a recorded game, with the cards they really held
      starboard coach --mission 2 campaign.starboard
      starboard coach flight.json                 a flight from the real box
cli-inspect-takes = FILE
cli-inspect-help = check a Galaxy Trucker ship
cli-inspect-about = Check a ship: every error with its clause, exposed connectors, power, crew and cargo. docs/inspect.md describes the file.
cli-check-data-takes = {""}
cli-check-data-help = check Galaxy Trucker’s data files after editing them
cli-check-data-about = Check the data of Another Big Expansion: counts, shapes, dice tables; then say which numbers are still reconstructed. docs/replace-reconstructed.md tells how to replace them.
cli-check-data-list = name every reconstructed entry and its fields
cli-check-data-fault = { $file }, { $where }: { $reason }
cli-check-data-entry = { $where }: { $fields }
cli-check-data-sound = The data files hang together.
cli-check-data-reconstructed = { $n ->
        [0] { $file }: nothing is reconstructed
        [one] { $file }: { $n } entry with reconstructed fields
       *[other] { $file }: { $n } entries with reconstructed fields
    }
cli-flight-log-takes = {""}
cli-flight-log-help = the log of the Space Alert missions you have flown
cli-flight-log-about = Show the log of the missions flown so far. Finished games saved in your data folder enter it by themselves, others with --add.
cli-flight-log-file = a log other than your own
cli-flight-log-add = records of Space Alert games to take into the log
cli-flight-log-json = one JSON line for each mission
cli-flight-log-empty = No mission has been flown yet.
cli-flight-log-bad = Line { $line } of { $file } is not a line of a flight log: { $reason }.
cli-flight-log-no-flight = { $file } is not a Space Alert game with a finished mission.
cli-flight-log-title = Flight log
cli-flight-log-date = Date
cli-flight-log-mission = Mission
cli-flight-log-total = Total
cli-flight-log-flown = { $mission } (common threats { $common }, serious { $serious })
cli-flight-log-points = survived { $survived }, destroyed { $destroyed }, penalties { $penalties }, visual { $visual }
cli-flight-log-lost = lost
cli-flight-log-lost-to = destroyed by { $threat }
cli-flight-log-campaign = campaign { $total }
cli-flight-log-member = { $name } ({ $roles })
cli-flight-log-solo = { $name } with { $androids } androids
cli-flight-log-androids = { $androids ->
    [1] one android
   *[other] { $androids } androids
}

## Hosting

cli-store-takes = [show|prune|export|import]
cli-store-help = what the web tables take up, and clearing it away
cli-store-about = Show what is kept of the web tables; clear away finished tables, play-ons, lessons and uploads that are too old or too many; write all of it to a file, and take such a file in. Games that are being played are never cleared away. A server does this by itself every hour; while it runs, only “show” is possible with its file.
cli-store-examples =
    starboard store                        what there is
    starboard store prune --days 30        keep a month of finished games
    starboard store export house.jsonl     all of it, a line each
cli-store-do = show (default), prune, export or import
cli-store-file = the file to write or to read (export: “-” is the terminal)
cli-store-days = prune: keep what was changed in this many days (default: { $default })
cli-store-megabytes = prune: keep this much, the newest first (default: { $default })
cli-store-which-file = Say which file to { $do }.
cli-store-what = What
cli-store-count = How many
cli-store-size = Megabytes
cli-store-oldest = Oldest
cli-store-running = Games being played
cli-store-tables = Finished tables, play-ons, lessons
cli-store-replays = Uploaded records
cli-store-age = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
cli-store-room = Free on that disk: { $megabytes } MB.
cli-store-pruned = { $count ->
    [0] There was nothing to clear away.
    [one] { $count } table or record was cleared away.
   *[other] { $count } tables and records were cleared away.
}
cli-store-exported = { $count ->
    [one] { $count } table or record was written to { $file }.
   *[other] { $count } tables and records were written to { $file }.
}
cli-store-imported = { $there ->
    [0] Taken in: { $count }.
   *[other] Taken in: { $count }. Already there, and left as they are: { $there }.
}
cli-store-bad-line = Line { $line } of { $file } can’t be taken in: { $reason }.

cli-doctor-takes = [URL]
cli-doctor-help = look at a set-up and say what to change
cli-doctor-about = Look at this machine and, if you give the address that people use, at the server as they reach it: database, disk, descriptors, clock, TLS, proxy. What is wrong is said with what to change.
cli-doctor-examples =
    starboard doctor                              this machine
    starboard doctor https://play.example.org     and the server behind its proxy
cli-doctor-address = where people reach the server
cli-doctor-no-address = “{ $address }” is not an address such as https://play.example.org.
cli-doctor-well = ok
cli-doctor-ill = !!
cli-doctor-line = { $mark }  { $what }: { $says }
cli-doctor-database = Database
cli-doctor-database-good = it can be written to.
cli-doctor-database-in-use = a server is using it.
cli-doctor-database-bad = { $reason }. Check --database, the folder (STARBOARD_DATA) and who may write there.
cli-doctor-disk = Disk
cli-doctor-disk-good = { $megabytes } MB are free.
cli-doctor-disk-low = only { $megabytes } MB are free. Make room, or keep less (starboard store prune).
cli-doctor-descriptors = Descriptors
cli-doctor-descriptors-good = enough connections can be open at once.
cli-doctor-descriptors-few = only { $count } can be open. Each player needs one: set LimitNOFILE in the unit file, or --ulimit nofile for a container.
cli-doctor-clock = Clock
cli-doctor-clock-good = it is right.
cli-doctor-clock-off = it differs by { $seconds } seconds. Let NTP set it.
cli-doctor-reached = Server
cli-doctor-reached-good = version { $version } answers.
cli-doctor-reached-not = { $address } does not answer: { $reason }. Is it running, and does the firewall let it through?
cli-doctor-reached-name = it does not know this name. Start it with --address { $address }.
cli-doctor-reached-other = something else answers at { $address }.
cli-doctor-health = Health
cli-doctor-health-good = it is well.
cli-doctor-health-ill = it is not well: look into its log, at the disk and at the database.
cli-doctor-tls = TLS
cli-doctor-tls-good = the certificate is good.
cli-doctor-tls-bad = { $reason }. Let the proxy get a certificate for this name.
cli-doctor-tls-none = what people say and play can be read on the way. On the open internet, put a proxy with TLS in front of it.
cli-doctor-origin = Own pages
cli-doctor-origin-good = they are let in.
cli-doctor-origin-bad = they are refused. Start the server with --address { $address }, and let the proxy pass the Host header on.
cli-doctor-cookie = Cookie
cli-doctor-cookie-good = it travels by TLS only.
cli-doctor-cookie-open = it is not marked Secure. Start the server with --address { $address }, or let the proxy set X-Forwarded-Proto.
cli-doctor-foreign = Foreign pages
cli-doctor-foreign-good = they are kept out.
cli-doctor-foreign-open = they are let in. Something in front of the server changes the Origin header.
cli-doctor-sockets = Live play
cli-doctor-sockets-good = sockets come through.
cli-doctor-sockets-bad = sockets do not come through (status { $status }). Let the proxy pass Upgrade and Connection on: docs/hosting.md.
