### What the browser client says about a flight of Galaxy Trucker, its cards, its support team and its workshop.

## The track

web-gt-gap = { $gap ->
    [0] leads
    [one] { $gap } day behind
   *[other] { $gap } days behind
 }
web-gt-left = gave up
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
web-gt-card-gives = Crew that stays there
web-gt-card-needs = Crew it takes
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
