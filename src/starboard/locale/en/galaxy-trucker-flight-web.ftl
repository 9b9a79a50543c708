### What the browser client says about a flight of Galaxy Trucker, its cards, its support team and its workshop.

## The track

web-gt-left = gave up
web-gt-purse = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
 }
web-gt-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
web-gt-ship-at = { $gap ->
    [0] { $name } leads
    [one] { $name } is { $gap } day behind
   *[other] { $name } is { $gap } days behind
 }
web-gt-track = The ring of flight days: { $ships }.
web-gt-round = Round { $round } · class { $ship }
web-gt-card-of = card { $number } of { $cards }
web-gt-before-cards = { $n ->
    [one] { $n } card lies ahead.
   *[other] { $n } cards lie ahead.
 }
web-gt-look-at = { $name }, { $where }, parts lost: { $lost }

## Cards

web-gt-read-card = Card: { $name }
web-gt-line = { $axis ->
    [column] column { $line }
   *[row] row { $line }
 }
web-gt-now = now
web-gt-next = next
web-gt-minus = −{ $n }
web-gt-times = ×{ $n }
web-gt-card-strength = Strength
web-gt-card-winner = Winner
web-gt-card-weaker = Weaker ships
web-gt-card-worst = { $criterion ->
    [crew] fewest crew
    [engines] weakest engines
   *[cannons] weakest cannons
 }
web-gt-answered-on = { $on ->
    [card] Tap a planet on the card.
   *[ship] Tap what is lit on your ship.
 }
web-gt-card-gives = Crew that stays there
web-gt-card-needs = Crew you need
web-gt-card-gets = You get
web-gt-card-shoots = It shoots first
web-gt-card-landing = Landing costs
web-gt-card-planet = Planet { $planet }
web-gt-card-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }
web-gt-card-hand = { $hand ->
    [left] left hand on the wall
   *[right] right hand on the wall
 }
web-gt-card-bombs = a bomb after
web-gt-card-killed = Killed, it pays
web-gt-card-more = { $n ->
    [one] { $n } more card of deck { $deck }
   *[other] { $n } more cards of deck { $deck }
 }

## Ships and sums

web-gt-your-ship = Your ship
web-gt-ship-of = Ship of { $name }
web-gt-lost = { $n ->
    [one] { $n } part lost
   *[other] { $n } parts lost
 }
web-gt-aboard = Aboard
web-gt-credits = Credits
web-gt-crew = Astronauts
web-gt-alien = { $alien ->
    [purple] Purple alien
    [brown] Brown alien
   *[cyan] Cyan alien
 }
web-gt-batteries = Battery tokens
web-gt-change = { $before } → { $after }
web-gt-less = −{ $n }
web-gt-more = +{ $n }
web-gt-sure = { $what }: sure?
web-gt-fight = { $outcome ->
    [wins] beats
    [draws] equals
   *[loses] is weaker than
 }

## The support team

web-gt-team-of = Team of { $name }
web-gt-chooses = { $done ->
    [yes] { $name }: chosen
   *[no] { $name } is choosing
 }
web-gt-spare = { $part ->
    [part-cannon] { $turn ->
        [0] Cannon, to the front
        [1] Cannon, to the right
        [2] Cannon, to the rear
       *[3] Cannon, to the left
    }
    [part-engine] Engine
    [part-cargo-hold-2] Cargo hold
   *[part-cabin] Cabin
 }
web-gt-lost-pile = Lost so far
web-gt-lost-costs = Each costs 1 credit.
web-gt-lost-costs-at-most = Each costs 1 credit, at most { $cap } in this flight.

## The settlement

web-gt-account = { $line ->
    [before] Had
    [team] Specialists
    [finish] Finishing
    [looks] Best-looking ship
    [goods] Goods sold
    [extras] Passengers and fees
   *[paid] Lost parts
 }
web-gt-total = Has now
web-gt-signed = { $sign ->
    [0] –
    [1] +{ $n }
   *[other] −{ $n }
 }
web-gt-place = { $place ->
    [0] did not finish
    [1] first
    [2] second
    [3] third
   *[other] place { $place }
 }
web-gt-has-seen = { $seen ->
    [yes] { $name } has seen it
   *[no] { $name } is still looking
 }
web-gt-whole = Nothing was lost.

## Loading

web-gt-bay = Loading bay: what stays here is thrown away
web-gt-hold = Hold in row { $row }, column { $column }
web-gt-cube = { $good ->
    [red] red cube
    [yellow] yellow cube
    [green] green cube
   *[blue] blue cube
 }
web-gt-best-fit = Best fit
web-gt-load = { $left ->
    [0] Load
    [one] Load, throw { $left } away
   *[other] Load, throw { $left } away
 }
web-gt-up-to = { $alone } to { $all }
web-gt-cannons = Cannon power
web-gt-engines = Engine power
web-gt-withdraw = Ask me before the next card

## The workshop

web-page-galaxy-trucker-workshop = Workshop
web-gt-class = Class
web-gt-class-of = Class { $ship }
web-gt-kind-of-board = Board
web-gt-all-open = all squares open
web-gt-clear = Clear
web-gt-share-ship = Link to this ship
web-gt-export = Save as a file
web-gt-import = Open a file
web-gt-no-ship = That is not a ship’s file.
web-gt-turn-part = Turn
web-gt-put-away = Put away
web-gt-bench-hint = Tap a part, then a square. Tap a part on the ship to take it up again.
web-gt-kinds = Kinds of parts
web-gt-verdict = { $n ->
    [0] Fit to fly
    [one] { $n } fault
   *[other] { $n } faults
 }
web-gt-cargo = Containers
web-gt-special-cargo = Special containers
web-gt-exposed = Open connectors
web-gt-fly-it = Fly it
web-gt-add-card = Cards, in this order
web-gt-choose-card = Add a card
web-gt-card-named = { $name } ({ $code })
web-gt-remove-card = Take this card out
web-gt-deck = Deck { $deck }
web-gt-draw-cards = Or draw so many
web-gt-seed = Seed: the same luck again
web-gt-fly-off = Take off
web-gt-not-legal = It flies when the inspection finds no fault.
web-gt-what-saves = What would have saved this part: { $part }
web-gt-saved-by = { $n ->
    [0] No single part would have saved it.
    [one] This would have saved it. Tap it to build it in.
   *[other] Each of these would have saved it. Tap one to build it in.
 }
web-gt-spared-by = { $n ->
    [0] No single part would have saved it.
    [one] This would have saved it. Tap it to see where.
   *[other] Each of these would have saved it. Tap one to see where.
 }
web-gt-losses-help = Tap one: what would have saved it?
web-gt-lost-how = { $how ->
    [braced] It could have been stopped: the hit was let through.
   *[unbuilt] It never flew. What is left over or taken off before the launch is lost.
 }
web-gt-hung-on = It hung on this part, which was hit: { $part }.
web-gt-saving = { $added ->
    [yes] more, row { $row }, column { $column }
   *[no] turned, row { $row }, column { $column }
 }
