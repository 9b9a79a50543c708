### Words shared by all games and tools.

player = Player { $seat }
bot = Bot { $seat }
crew-member = Crew member { $seat }
android = { $number ->
    [1] Ada
    [2] Brix
    [3] Cosmo
    [4] Dot
   *[other] Android { $number }
}

list-none = none
list-one = { $item }
list-more = { $head }, { $item }
list-dots = { $head } · { $item }
list-and = { $head } and { $item }
list-or = { $head } or { $item }

number = { $n }
sum = { $head } + { $item }
half = { $whole ->
    [0] ½
   *[other] { $whole }½
 }
clock = { NUMBER($minutes, useGrouping: 0) }:{ NUMBER($seconds, minimumIntegerDigits: 2) }

option-unknown = There is no option “{ $option }”. Known options: { $known }.
option-bad = An option has a wrong value: { $reason }.
option-choice = Option { $option } can’t be “{ $value }”. Choose one of: { $choices }.
option-flag = Option { $option } is a switch: say yes or no, not “{ $value }”.
option-number = Option { $option } takes a whole number, not “{ $value }”.
option-range = Option { $option } must lie between { $least } and { $most }; { $value } does not.

record-bad = Line { NUMBER($line, useGrouping: 0) }: { $reason }
record-not = This is not a Starboard record.
record-format = The record has format { $theirs }; this program reads format { $ours }.
record-game = The record is of a game this program does not have: { $game }.
record-version = The record was made with rules version { $theirs }; this program plays version { $ours }.
record-header = The header is damaged: { $reason }.
record-names = A player’s name has at most { $most } letters, and no signs that can’t be seen.
record-seats = { $seats ->
    [one] The game can’t be played with { $seats } seat.
   *[other] The game can’t be played with { $seats } seats.
 }
record-setup = The table can’t be set up from the header: { $reason }.
record-truncated-line = The record stops in the middle of a line: it was cut off.
record-truncated = The record stops without its closing line: it was cut off.
record-unchecked = The line carries no check: it was changed or is not part of a record.
record-edited = The line or one before it was changed after the game: its check does not fit.
record-line = The line is damaged: { $reason }.
record-number = Move { $expected } should stand here; the line says { $found }.
record-after-end = The record goes on after its closing line.
record-illegal = The recorded move is against the rules ({ $clause }): { $reason }
record-chance = What chance answered does not fit the move: { $reason }.
record-chance-left = More answers of chance are recorded than the game asked for.
record-no-clock = The clock strikes here, but none is running.
record-count = { $said ->
    [one] The closing line counts { $said } move; found: { $found }.
   *[other] The closing line counts { $said } moves; found: { $found }.
 }
record-state = The moves lead to a different position from the one in the closing line.
